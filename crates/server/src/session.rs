//! Who asks, and in which language the answer is.

mod cookies;
mod people;
mod settings;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use tessera_render::site::{Settings, Trouble, trouble};
use tessera_render::{Language, Preview, Shell, Words, site_page};

use crate::App;
use crate::fault::Fault;
use crate::safety::is_own_host;
use crate::store::PersonRow;

use cookies::{Badge, SETTINGS};
use settings::read_settings;
pub(crate) use settings::set;

/// Who asked for too much may come back after so many seconds.
const RETRY_AFTER: &str = "5";
/// What could not be stored may be tried again after so many seconds.
const STORED_AFTER: &str = "2";

/// One request: who asks, and what they have set.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    pub(crate) player: Option<PersonRow>,
    /// Whether they were known by a cookie that has a better name by now.
    has_old_cookie: bool,
    pub(crate) settings: Settings,
    /// Whether a script asks, and not a form.
    pub(crate) wants_json: bool,
    /// The path of the page.
    pub(crate) path: String,
    /// The same with its question, where a switch of language comes back to.
    pub(crate) back: String,
    /// The beginning of links, such as `http://192.168.1.5:8080`.
    pub(crate) base: String,
    pub(crate) client: IpAddr,
}

impl Visit {
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.settings.language)
    }

    pub(crate) fn player_id(&self) -> Option<&str> {
        self.player.as_ref().map(|player| player.id.as_str())
    }

    /// The name, if they have said one.
    pub(crate) fn name(&self) -> Option<&str> {
        let name = self.player.as_ref().map(|player| player.name.as_str());
        name.filter(|name| !name.is_empty())
    }

    pub(crate) fn table_url(&self, id: &str) -> String {
        format!("{}/t/{id}", self.base)
    }

    /// A page of the site.
    pub(crate) fn page(&self, page: &tessera_render::site::SitePage) -> Html<String> {
        let mut shell = self.shell(&page.title, page.class, &["site.css"], &["site.js"]);
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
            base: &self.base,
            preview: None,
        }
    }
}

/// Finds out who asks, and says what went wrong in their language.
pub(crate) async fn visit(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let visit = match read(&app, address, request.headers(), request.uri()).await {
        Ok(visit) => visit,
        Err(fault) => return fault.status().into_response(),
    };
    if let Err(fault) = app.limiter.check(&visit, request.method()) {
        return answer_fault(&visit, &fault);
    }
    if !is_own_host(&app.config, visit.client, request.headers()) {
        let status = StatusCode::MISDIRECTED_REQUEST;
        return answer_fault(&visit, &Fault::Said(status, "site-error-host"));
    }
    if let Some(player) = visit.player_id() {
        app.players.seen_at(player, visit.client);
    }
    request.extensions_mut().insert(visit.clone());
    let response = next.run(request).await;
    let response = in_words(&visit, response);
    match &visit.player {
        Some(player)
            if visit.has_old_cookie && !response.headers().contains_key(header::SET_COOKIE) =>
        {
            (app.sign_in(player), response).into_response()
        }
        _ => response,
    }
}

/// What went wrong is said in the language of who asked.
fn in_words(visit: &Visit, mut response: Response) -> Response {
    match response.extensions_mut().remove::<Fault>() {
        Some(fault) => answer_fault(visit, &fault),
        None if response.extensions().get::<Spoken>().is_some() => response,
        None => match own_words(response.status()) {
            Some(fault) if !response.headers().contains_key(header::UPGRADE) => {
                answer_fault(visit, &fault)
            }
            _ => response,
        },
    }
}

/// On an answer that says itself what is wrong: a form with its error.
#[derive(Clone, Copy)]
pub(crate) struct Spoken;

/// What the framework refuses by itself is said in our words.
fn own_words(status: StatusCode) -> Option<Fault> {
    let id = match status {
        StatusCode::NOT_FOUND => "site-trouble-404-text",
        StatusCode::METHOD_NOT_ALLOWED => "site-error-method",
        StatusCode::PAYLOAD_TOO_LARGE => "site-error-too-large",
        StatusCode::BAD_REQUEST
        | StatusCode::UNSUPPORTED_MEDIA_TYPE
        | StatusCode::UNPROCESSABLE_ENTITY => "site-error-form",
        StatusCode::INTERNAL_SERVER_ERROR => "site-error-server",
        _ => return None,
    };
    Some(Fault::Said(status, id))
}

fn answer_fault(visit: &Visit, fault: &Fault) -> Response {
    let mut response = fault_response(visit, fault);
    let seconds = match fault.status() {
        StatusCode::TOO_MANY_REQUESTS => RETRY_AFTER,
        StatusCode::SERVICE_UNAVAILABLE => STORED_AFTER,
        _ => return response,
    };
    let headers = response.headers_mut();
    headers.insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
    response
}

fn fault_response(visit: &Visit, fault: &Fault) -> Response {
    let words = visit.words();
    let status = fault.status();
    if visit.wants_json {
        return (status, Json(fault.json(words))).into_response();
    }
    let text = fault.text(words);
    let table = visit
        .path
        .strip_prefix("/t/")
        .and_then(|rest| rest.split('/').next());
    let back = table
        // There is no table to go back to.
        .filter(|_| !matches!(fault, Fault::Lost(_)) && status != StatusCode::NOT_FOUND)
        .map(|id| format!("/t/{id}"));
    let page = trouble(
        words,
        &Trouble {
            status: status.as_u16(),
            text: Some(&text),
            back: back.as_deref(),
        },
    );
    (status, visit.page(&page)).into_response()
}

async fn read(
    app: &App,
    address: SocketAddr,
    headers: &HeaderMap,
    uri: &Uri,
) -> Result<Visit, Fault> {
    let jar = SignedCookieJar::from_headers(headers, app.key.clone());
    let badge = Badge::read(&jar);
    let player = match &badge {
        Some(badge) => app.player_with(badge).await?,
        None => None,
    };
    let usual = Settings {
        language: text(headers, header::ACCEPT_LANGUAGE)
            .and_then(Language::accepted)
            .unwrap_or_default(),
        ..Settings::default()
    };
    let kept = jar.get(SETTINGS);
    let settings = match (&player, &kept) {
        (Some(player), _) => read_settings(&player.settings, usual),
        (None, Some(cookie)) => read_settings(cookie.value(), usual),
        (None, None) => usual,
    };
    let host = text(headers, header::HOST).unwrap_or("localhost");
    Ok(Visit {
        has_old_cookie: app.is_secure() && badge.is_some_and(|badge| badge.has_old_name),
        player,
        settings,
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

/// The address of who asks. Only a proxy that we know is believed about it: the last one it names
/// is the one that it has seen itself.
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
