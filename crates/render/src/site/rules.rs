//! The rules of a game, with an anchor at every clause.

use std::sync::LazyLock;

use maud::{PreEscaped, html};

use self::page::RulesText;
use super::SitePage;
use super::art::emblem;
use crate::Words;
use crate::words::say;

mod page;

/// The pages of `docs/rules`, ready to be sent.
static RULES: LazyLock<[(&str, RulesText); 4]> = LazyLock::new(|| {
    [
        ("azul", include_str!("../../../../docs/rules/azul.md")),
        ("calcada", include_str!("../../../../docs/rules/calcada.md")),
        ("piazza", include_str!("../../../../docs/rules/piazza.md")),
        (
            "calimala",
            include_str!("../../../../docs/rules/calimala.md"),
        ),
    ]
    .map(|(game, markdown)| (game, RulesText::read(markdown)))
});

/// `GET /rules/{game}`; none when there is no such game. Every clause has its id as an anchor:
/// `/rules/azul#AZ-4.2`. No forms.
#[must_use]
pub fn rules(words: &Words, game: &str) -> Option<SitePage> {
    let (_, text) = RULES.iter().find(|(name, _)| *name == game)?;
    let main = html! {
        main #main .site.rules {
            nav.toc aria-label=(words.say("site-rules-contents")) {
                (emblem(game))
                ol {
                    @for (id, title) in &text.sections {
                        li { a href={ "#" (id) } { (title) } }
                    }
                }
                a.btn href={ "/new?game=" (game) } { (words.say("site-rules-play")) }
            }
            article.sheet.plate {
                h1 { (say!(words, "site-rules", game = game)) }
                p { (words.say("site-rules-intro")) }
                // Written in English only, so far.
                div lang="en" { (PreEscaped(&text.html)) }
            }
        }
    };
    Some(SitePage {
        title: say!(words, "site-title-rules", game = game),
        class: "sitep",
        main,
    })
}
