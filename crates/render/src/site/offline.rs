//! What an installed browser shows when it does not reach us.

use maud::html;

use super::SitePage;
use crate::Words;
use crate::html::piece;

/// `GET /offline`: kept by the service worker, and shown in the place of any page. The link leads
/// home, since the page does not know which one it stands for.
#[must_use]
pub fn offline(words: &Words) -> SitePage {
    let main = html! {
        main #main .site.narrow.trouble {
            (piece("az-noite", "trouble-t"))
            h1 { (words.say("site-offline")) }
            p { (words.say("site-offline-text")) }
            a.btn.primary href="/" { (words.say("site-offline-again")) }
        }
    };
    SitePage {
        title: words.say("site-title-offline"),
        class: "sitep",
        main,
    }
}
