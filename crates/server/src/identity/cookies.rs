//! The cookies: who a person is, signed, and the settings of a browser that is nobody's yet.

use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};

use crate::App;
use crate::store::PersonRow;

/// The cookie that says who a person is …
const PLAYER: &str = "tessera";
/// … and over HTTPS, where browsers take this name only from ourselves, and from no neighbour in
/// the same domain.
const PLAYER_HERE: &str = "__Host-tessera";
/// The cookie with the settings of a browser that is nobody's yet.
pub(super) const SETTINGS: &str = "settings";

/// The cookie with what was chosen last for playing the AI; see [`crate::routes::start`].
pub(super) const STARTS: &str = "starts";

/// The person that a browser claims to be: what stands in the cookie.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Badge {
    pub(super) id: String,
    /// The generation of sessions that the cookie was given out in; those before the person's own
    /// have been ended.
    pub(super) generation: u32,
    /// Whether the cookie has the name that it does not get over HTTPS.
    pub(super) has_old_name: bool,
}

impl Badge {
    pub(super) fn read(jar: &SignedCookieJar) -> Option<Badge> {
        let here = jar.get(PLAYER_HERE).map(|cookie| (cookie, false));
        let (cookie, has_old_name) = here.or_else(|| Some((jar.get(PLAYER)?, true)))?;
        let (id, generation) = parse(cookie.value())?;
        Some(Badge {
            id: id.to_owned(),
            generation,
            has_old_name,
        })
    }
}

/// The id and the generation. Cookies had no generation once: those are of the first.
fn parse(value: &str) -> Option<(&str, u32)> {
    match value.split_once('.') {
        Some((id, generation)) => Some((id, generation.parse().ok()?)),
        None => Some((value, 0)),
    }
}

impl App {
    /// Whether people reach us over HTTPS.
    pub(crate) fn is_secure(&self) -> bool {
        let url = self.config.public_url.as_deref();
        url.is_some_and(|url| url.starts_with("https:"))
    }

    /// The cookies that make a browser that of a person.
    pub(crate) fn sign_in(&self, person: &PersonRow) -> SignedCookieJar {
        let name = if self.is_secure() {
            PLAYER_HERE
        } else {
            PLAYER
        };
        let value = format!("{}.{}", person.id, person.generation);
        let jar = self.jar().add(self.cookie(name, value));
        match self.is_secure() {
            true => jar.add(self.removal(PLAYER)),
            false => jar,
        }
    }

    /// The cookies that make a browser nobody's.
    pub(crate) fn sign_out(&self) -> SignedCookieJar {
        let jar = self.jar().add(self.removal(PLAYER));
        match self.is_secure() {
            true => jar.add(self.removal(PLAYER_HERE)),
            false => jar,
        }
    }

    pub(crate) fn settings_cookie(&self, settings: String) -> SignedCookieJar {
        self.jar().add(self.cookie(SETTINGS, settings))
    }

    pub(crate) fn starts_cookie(&self, starts: String) -> SignedCookieJar {
        self.jar().add(self.cookie(STARTS, starts))
    }

    fn jar(&self) -> SignedCookieJar {
        SignedCookieJar::new(self.key.clone())
    }

    fn cookie(&self, name: &'static str, value: String) -> Cookie<'static> {
        Cookie::build((name, value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.is_secure())
            .permanent()
            .build()
    }

    fn removal(&self, name: &'static str) -> Cookie<'static> {
        let mut cookie = self.cookie(name, String::new());
        cookie.make_removal();
        cookie
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_read() {
        for (value, expected) in [
            ("abc", Some(("abc", 0))),
            ("abc.0", Some(("abc", 0))),
            ("abc.17", Some(("abc", 17))),
            ("abc.", None),
            ("abc.x", None),
            ("abc.1.2", None),
            ("abc.-1", None),
        ] {
            assert_eq!(parse(value), expected, "{value}");
        }
    }
}
