//! The rules of a game, with an anchor at every clause.

use std::sync::LazyLock;

use maud::{PreEscaped, html};

use self::page::RulesText;
use super::SitePage;
use super::art::emblem;
use crate::words::say;
use crate::{Language, Words, assets};

mod page;
mod pictures;

/// The pages of a language: the same names in each.
macro_rules! files {
    ($tag:literal) => {
        [
            ("azul", page!($tag, "azul")),
            ("calcada", page!($tag, "calcada")),
            ("piazza", page!($tag, "piazza")),
            ("calimala", page!($tag, "calimala")),
        ]
    };
}

macro_rules! page {
    ($tag:literal, $game:literal) => {
        include_str!(concat!("../../../../docs/rules/", $tag, "/", $game, ".md"))
    };
}

/// The pages of `docs/rules/<language>`, ready to be sent.
static RULES: LazyLock<Vec<(Language, &str, RulesText)>> = LazyLock::new(|| {
    let read = |language: Language| {
        files(language).map(|(game, markdown)| {
            let mut text = RulesText::read(markdown);
            pictures::illustrate(Words::of(language), game, &mut text.html);
            (language, game, text)
        })
    };
    Language::ALL.into_iter().flat_map(read).collect()
});

/// The names of the games and their rules in Markdown.
fn files(language: Language) -> [(&'static str, &'static str); 4] {
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
        Language::French => files!("fr"),
        Language::Hungarian => files!("hu"),
    }
}

/// The rules of a game as they stand in `docs/rules/<language>`: a table of clauses for every
/// section, in Markdown. None when there is no such game.
#[must_use]
pub fn rules_text(language: Language, game: &str) -> Option<&'static str> {
    let found = files(language).into_iter().find(|(name, _)| *name == game);
    found.map(|(_, markdown)| markdown)
}

/// `GET /rules/{game}`; none when there is no such game. Every clause has its id as an anchor:
/// `/rules/azul#AZ-4.2`. No forms.
#[must_use]
pub fn rules(words: &Words, game: &str) -> Option<SitePage> {
    let language = words.language();
    let mut pages = RULES.iter();
    let (_, _, text) = pages.find(|(tag, name, _)| (*tag, *name) == (language, game))?;
    let main = html! {
        main #main .site.rules {
            // For the pictures.
            link rel="stylesheet" href=(assets::url(&format!("{game}.css")));
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
                h1 { (say!(words, "site-rules", game = game)) }
                p.lead { (text.lead) }
                p { (words.say("site-rules-intro")) }
                (PreEscaped(&text.html))
            }
        }
    };
    Some(SitePage {
        title: say!(words, "site-title-rules", game = game),
        class: "sitep",
        main,
    })
}
