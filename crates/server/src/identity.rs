//! Who asks: the person by their cookie, their language and settings, the address they come from.
//! Every handler of a page gets it as a [`Visit`].

mod cookies;
mod people;
mod recent;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use tessera_render::site::{Settings, SitePage};
use tessera_render::{Language, Preview, Shell, Words, site_page};

use crate::fault::Fault;
use crate::settings::read_settings;
use crate::store::PersonRow;
use crate::{App, safety};

use cookies::{Badge, SETTINGS, STARTS};
pub(crate) use recent::RecentPeople;

/// One request: who asks, and what that person has set.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    /// The person, if the cookie names one.
    pub(crate) person: Option<PersonRow>,
    /// Whether the person was known by a cookie that has a better name by now.
    has_old_cookie: bool,
    pub(crate) settings: Settings,
    /// What was chosen last for playing the AI; see [`crate::routes::start`].
    pub(crate) starts: String,
    /// Whether a script asks, and not a form.
    pub(crate) wants_json: bool,
    /// The path of the page.
    pub(crate) path: String,
    /// The path with its query, where a switch of language comes back to.
    pub(crate) back: String,
    /// The beginning of links, such as `http://192.168.1.5:8080`.
    pub(crate) base: String,
    /// The address that the request comes from.
    pub(crate) client: IpAddr,
}

impl Visit {
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.settings.language)
    }

    pub(crate) fn person_id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }

    /// The name of the person, if they have said one.
    pub(crate) fn name(&self) -> Option<&str> {
        let name = self.person.as_ref().map(|person| person.name.as_str());
        name.filter(|name| !name.is_empty())
    }

    pub(crate) fn table_url(&self, id: &str) -> String {
        format!("{}/t/{id}", self.base)
    }

    /// A page of the site.
    pub(crate) fn page(&self, page: &SitePage) -> Html<String> {
        self.page_with(page, &["site.css"], &["site.js"])
    }

    /// A page of the site that needs more than most.
    pub(crate) fn page_with(
        &self,
        page: &SitePage,
        styles: &[&'static str],
        scripts: &[&'static str],
    ) -> Html<String> {
        let mut shell = self.shell(&page.title, page.class, styles, scripts);
        shell.preview = Some(Preview {
            description: self.words().say("site-hero-how"),
            image: "/preview.png".to_owned(),
        });
        Html(site_page(&shell, &page.main).into_string())
    }

    pub(crate) fn shell<'a>(
        &'a self,
        title: &'a str,
        class: &'a str,
        styles: &'a [&'static str],
        scripts: &'a [&'static str],
    ) -> Shell<'a> {
        Shell {
            words: self.words(),
            theme: self.settings.theme,
            title,
            class,
            styles,
            scripts,
            path: &self.path,
            back: &self.back,
            has_letters: self.settings.letters,
            has_spoken: self.settings.spoken,
            base: &self.base,
            preview: None,
        }
    }
}

/// Finds out who asks, lets in whom we answer, and passes the request on with its [`Visit`].
pub(crate) async fn identify(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let visit = match read(&app, address, request.headers(), request.uri()).await {
        Ok(visit) => visit,
        Err(fault) => return fault.status().into_response(),
    };
    if let Err(fault) = safety::admit(&app, &visit, &request) {
        return fault.answer(&visit);
    }
    if let Some(person) = visit.person_id() {
        app.recent.came_from(person, visit.client);
    }
    request.extensions_mut().insert(visit.clone());
    let response = next.run(request).await;
    match &visit.person {
        Some(person)
            if visit.has_old_cookie && !response.headers().contains_key(header::SET_COOKIE) =>
        {
            (app.sign_in(person), response).into_response()
        }
        _ => response,
    }
}

async fn read(
    app: &App,
    address: SocketAddr,
    headers: &HeaderMap,
    uri: &Uri,
) -> Result<Visit, Fault> {
    let jar = SignedCookieJar::from_headers(headers, app.key.clone());
    let badge = Badge::read(&jar);
    let person = match &badge {
        Some(badge) => app.person_with(badge).await?,
        None => None,
    };
    let usual = Settings {
        language: text(headers, header::ACCEPT_LANGUAGE)
            .and_then(Language::accepted)
            .unwrap_or_default(),
        ..Settings::default()
    };
    let kept = jar.get(SETTINGS);
    let settings = match (&person, &kept) {
        (Some(person), _) => read_settings(&person.settings, usual),
        (None, Some(cookie)) => read_settings(cookie.value(), usual),
        (None, None) => usual,
    };
    let starts = jar.get(STARTS).map(|cookie| cookie.value().to_owned());
    let host = text(headers, header::HOST).unwrap_or("localhost");
    Ok(Visit {
        has_old_cookie: app.is_secure() && badge.is_some_and(|badge| badge.has_old_name),
        person,
        settings,
        starts: starts.unwrap_or_default(),
        wants_json: text(headers, header::ACCEPT).is_some_and(|accept| accept.contains("json")),
        path: uri.path().to_owned(),
        back: uri
            .path_and_query()
            .map_or("/", PathAndQuery::as_str)
            .to_owned(),
        base: (app.config.public_url.clone()).unwrap_or_else(|| format!("http://{host}")),
        client: client(app, headers, address),
    })
}

/// The address that a request comes from. Only a proxy that we know is believed about it: the last
/// address that it names is the one that it has seen itself.
fn client(app: &App, headers: &HeaderMap, address: SocketAddr) -> IpAddr {
    let forwarded = app.config.trusts_proxy.then(|| {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    });
    forwarded.flatten().unwrap_or_else(|| address.ip())
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visit, StatusCode> {
        let visit = parts.extensions.get::<Visit>().cloned();
        visit.ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}
