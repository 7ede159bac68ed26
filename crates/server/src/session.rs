//! Who asks, and in which language the answer is.

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
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use tessera_render::site::{Settings, Trouble, trouble};
use tessera_render::{Language, Preview, Shell, Words, site_page};

use crate::App;
use crate::error::Fault;
use crate::ids;
use crate::store::{PlayerRow, StoreError};
use crate::table::NOBODY;

pub(crate) use settings::set;
use settings::{read_settings, write_settings};

/// The cookie that says who somebody is.
const PLAYER: &str = "tessera";
/// The cookie with the settings of somebody who is nobody yet.
const SETTINGS: &str = "settings";

/// Who asked for too much may come back after so many seconds.
const RETRY_AFTER: &str = "5";
/// What could not be stored may be tried again after so many seconds.
const STORED_AFTER: &str = "2";

/// One request: who asks, and what they have set.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    pub(crate) player: Option<PlayerRow>,
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
    if let Some(player) = visit.player_id() {
        app.players.seen_at(player, visit.client);
    }
    request.extensions_mut().insert(visit.clone());
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<Fault>() {
        Some(fault) => answer_fault(&visit, &fault),
        None if response.extensions().get::<Spoken>().is_some() => response,
        None => match own_words(response.status()) {
            Some(fault) if !response.headers().contains_key(header::UPGRADE) => {
                answer_fault(&visit, &fault)
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
        .filter(|_| status != StatusCode::NOT_FOUND)
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
    let player = match jar.get(PLAYER) {
        Some(cookie) => app.player(cookie.value()).await?,
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

/// A person who is known, and what must be sent so that they stay known.
pub(crate) struct Known {
    pub(crate) player: PlayerRow,
    pub(crate) cookies: SignedCookieJar,
}

impl App {
    /// A person by their id; who has just been asked for is not read again.
    async fn player(&self, id: &str) -> Result<Option<PlayerRow>, Fault> {
        if let Some(player) = self.players.get(id) {
            return Ok(Some(player));
        }
        let player = self.store.player(id).await?;
        if let Some(player) = &player {
            self.players.put(player);
            // Once in a while is enough to know who is still there.
            if self.players.is_to_be_seen(id, self.time.now()) {
                self.store.see_player(id, self.time.now()).await?;
            }
        }
        Ok(player)
    }

    /// Changes a person as they are stored, however many change them at the same time.
    async fn change_player(
        &self,
        player: &PlayerRow,
        change: impl Fn(&mut PlayerRow),
    ) -> Result<PlayerRow, Fault> {
        let mut row = player.clone();
        loop {
            change(&mut row);
            match self.store.save_player(&mut row).await {
                Ok(()) => {
                    self.players.put(&row);
                    return Ok(row);
                }
                Err(StoreError::Conflict) => {
                    let unknown = || Fault::forbidden("site-error-unknown");
                    row = self.store.player(&row.id).await?.ok_or_else(unknown)?;
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The person who asks; somebody new becomes a person, and has this name from now on.
    pub(crate) async fn known(&self, visit: &Visit, name: Option<&str>) -> Result<Known, Fault> {
        let player = match &visit.player {
            Some(player) => player.clone(),
            None => {
                self.limiter.check_new(visit.client)?;
                PlayerRow {
                    id: ids::player_id(),
                    token: ids::token(),
                    settings: write_settings(visit.settings),
                    ..PlayerRow::default()
                }
            }
        };
        let name = name.unwrap_or(&player.name).to_owned();
        let player = match player.version > 0 && player.name == name {
            true => player,
            false => {
                let change = |player: &mut PlayerRow| player.name.clone_from(&name);
                self.change_player(&player, change).await?
            }
        };
        self.players.seen_at(&player.id, visit.client);
        let cookies = self.cookie(PLAYER, &player.id);
        Ok(Known { player, cookies })
    }

    /// The cookie for a person who came by their private link.
    pub(crate) fn sign_in(&self, player: &PlayerRow) -> SignedCookieJar {
        self.cookie(PLAYER, &player.id)
    }

    /// Keeps settings: with the person, or in a cookie while they are nobody yet.
    pub(crate) async fn keep_settings(
        &self,
        visit: &Visit,
        settings: Settings,
    ) -> Result<Option<SignedCookieJar>, Fault> {
        let settings = write_settings(settings);
        match &visit.player {
            Some(player) => {
                let change = |player: &mut PlayerRow| player.settings.clone_from(&settings);
                self.change_player(player, change).await?;
                Ok(None)
            }
            None => Ok(Some(self.cookie(SETTINGS, &settings))),
        }
    }

    /// The person who asks gets a new private link, and the old one leads nowhere.
    pub(crate) async fn renew_link(&self, player: &PlayerRow) -> Result<(), Fault> {
        let token = ids::token();
        let change = |player: &mut PlayerRow| player.token.clone_from(&token);
        self.change_player(player, change).await?;
        Ok(())
    }

    /// Forgets a person, who is nobody afterwards.
    pub(crate) async fn forget_player(&self, id: &str) -> Result<SignedCookieJar, Fault> {
        self.store.forget_player(id, NOBODY).await?;
        self.players.forget(id);
        let mut cookie = Cookie::build((PLAYER, "")).path("/").build();
        cookie.make_removal();
        Ok(SignedCookieJar::new(self.key.clone()).add(cookie))
    }

    fn cookie(&self, name: &'static str, value: &str) -> SignedCookieJar {
        let is_secure = |url: &String| url.starts_with("https:");
        let cookie = Cookie::build((name, value.to_owned()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.config.public_url.as_ref().is_some_and(is_secure))
            .permanent()
            .build();
        SignedCookieJar::new(self.key.clone()).add(cookie)
    }
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visit, StatusCode> {
        let visit = parts.extensions.get::<Visit>().cloned();
        visit.ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}
