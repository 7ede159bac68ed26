//! The rules of a game, with an anchor at every clause.

use std::sync::LazyLock;

use maud::{PreEscaped, html};
use tessera_engine::{GameName, with_game};

use self::page::{OURS, OURS_ID, RulesText};
use super::SitePage;
use super::art::emblem;
use crate::words::say;
use crate::{Language, Show, Words, assets};

mod page;
mod pictures;

pub use pictures::RulesPicture;

/// The pages of `docs/rules/<language>`, ready to be sent.
static RULES: LazyLock<Vec<(Language, GameName, RulesText)>> = LazyLock::new(|| {
    let read = |language: Language, game: GameName| {
        let text = with_game!(game, G => {
            let words = Words::of(language);
            let ours = words.say("site-rules-ours");
            let mut text = RulesText::read(G::FILES.rules[language as usize], &ours);
            pictures::illustrate::<G>(words, &mut text.html);
            text
        });
        (language, game, text)
    };
    let languages = Language::ALL.into_iter();
    languages
        .flat_map(|language| GameName::ALL.map(|game| read(language, game)))
        .collect()
});

/// `GET /rules/{game}`. Every clause has its id as an anchor:
/// `/rules/azul#AZ-4.2`. No forms.
#[must_use]
pub fn rules(words: &Words, game: GameName) -> SitePage {
    let language = words.language();
    let mut pages = RULES.iter();
    let page = pages.find(|(tag, name, _)| (*tag, *name) == (language, game));
    let (_, _, text) = page.expect("every game in every language");
    let name = words.game(game);
    let style = with_game!(game, G => G::FILES.style_name);
    let main = html! {
        main #main .site.rules {
            // For the pictures.
            link rel="stylesheet" href=(assets::url(style));
            nav.toc aria-label=(words.say("site-rules-contents")) {
                (emblem(game))
                ol {
                    @for (id, title) in &text.sections {
                        li { a href={ "#" (id) } { (title) } }
                    }
                }
                a.btn href={ "/learn/" (game) } { (words.say("learn-link")) }
                a.btn href={ "/new?game=" (game) } { (words.say("site-rules-play")) }
            }
            article.sheet.plate {
                h1 { (say!(words, "site-rules", game = name.as_str())) }
                p.lead { (text.lead) }
                p { (words.say("site-rules-intro")) }
                (PreEscaped(&text.html))
                p #(OURS_ID) .ours-foot { (OURS) " " (words.say("site-rules-ours-foot")) }
            }
        }
    };
    SitePage {
        title: say!(words, "site-title-rules", game = name),
        class: "sitep",
        main,
    }
}
