//! What a private link leads to: the question whether to play on as that person.

use maud::html;

use super::SitePage;
use crate::Words;
use crate::html::piece;

/// What the page of a private link shows.
#[derive(Clone, Debug)]
pub struct ComeBack<'a> {
    /// The private token: the end of the link.
    pub token: &'a str,
    /// Whose link it is, if they have a name.
    pub name: Option<&'a str>,
    /// Whose device it is now.
    pub here: Here<'a>,
}

/// Whose device it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Here<'a> {
    /// Nobody's yet.
    Nobody,
    /// That of the person whose link it is.
    Same,
    /// Another person's, with their name if they have one.
    Other(Option<&'a str>),
}

/// `GET /me/return/{token}`.
///
/// `POST /me/return/{token}`: no fields; the device is that person's from now on.
#[must_use]
pub fn come_back(words: &Words, page: &ComeBack<'_>) -> SitePage {
    let named = |id: &str, name: &str| words.tell(id, &[("name", name.into())]);
    let whose = match page.name {
        Some(name) => named("site-return-whose", name),
        None => words.say("site-return-whose-guest"),
    };
    let go_on = match page.name {
        Some(name) => named("site-return-go", name),
        None => words.say("site-return-go-guest"),
    };
    let other = match page.here {
        Here::Other(Some(name)) => Some(named("site-return-other", name)),
        Here::Other(None) => Some(words.say("site-return-other-guest")),
        Here::Nobody | Here::Same => None,
    };
    let main = html! {
        main #main .site.narrow.trouble {
            (piece("az-mar", "trouble-t"))
            h1 { (words.say("site-return")) }
            p { (whose) }
            @if page.here == Here::Same {
                p { (words.say("site-return-same")) }
                a.btn.primary href="/" { (words.say("site-trouble-home")) }
            } @else {
                @if let Some(other) = other {
                    p.notice role="status" { span { (other) } }
                    p { a href="/me#return" { (words.say("site-return-keep")) } }
                }
                form method="post" action={ "/me/return/" (page.token) } {
                    button.btn.primary { (go_on) }
                }
                p { a href="/" { (words.say("site-return-not")) } }
            }
        }
    };
    SitePage {
        title: words.say("site-title-return"),
        class: "sitep",
        main,
    }
}
