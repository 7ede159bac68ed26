//! Whole documents.

mod replay;
mod table;

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, html};
use serde::Serialize;

use crate::assets::tokens;
use crate::html::piece;
use crate::{Language, Words, assets};

pub use replay::{ReplayPage, replay_page};
pub use table::{OwnSeat, TablePage, table_page};
pub(crate) use table::{choices_json, script_words};

/// Which colours a person wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// The name in cookies and forms.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// What every document needs.
#[derive(Clone, Debug)]
pub struct Shell<'a> {
    /// The language.
    pub words: &'a Words,
    /// The colours.
    pub theme: Theme,
    /// The title of the document.
    pub title: &'a str,
    /// Classes of the body.
    pub class: &'a str,
    /// Style sheets beside the common one, names of [`crate::assets::Asset`].
    pub styles: &'a [&'static str],
    /// Scripts, names of assets.
    pub scripts: &'a [&'static str],
    /// The path of this page.
    pub path: &'a str,
    /// The same with its question, for the switch of language to come back to.
    pub back: &'a str,
    /// Whether every piece carries the letter of its colour.
    pub has_letters: bool,
    /// The beginning of whole addresses, such as `https://example.org`.
    pub base: &'a str,
    /// What others show of a link to this page, if anything.
    pub preview: Option<Preview>,
}

/// What others show of a link to a page, beside its title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// A sentence.
    pub description: String,
    /// The path of a picture, a PNG of the size of [`crate::picture`].
    pub image: String,
}

/// The colour of a phone's bars beside the page: that of the paper.
fn bars() -> [(&'static str, &'static str, &'static str); 2] {
    [
        (
            "light",
            "(prefers-color-scheme: light)",
            tokens::light("paper"),
        ),
        (
            "dark",
            "(prefers-color-scheme: dark)",
            tokens::dark("paper"),
        ),
    ]
}

/// A document around its body.
#[must_use]
pub fn document(shell: &Shell<'_>, body: &Markup) -> Markup {
    let theme = match shell.theme {
        Theme::System => None,
        Theme::Light | Theme::Dark => Some(shell.theme.as_str()),
    };
    html! {
        (DOCTYPE)
        html lang=(shell.words.language().tag()) data-theme=[theme]
            data-letters=[shell.has_letters.then(|| shell.words.language().tag())] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                @for (name, media, colour) in bars() {
                    @match theme {
                        None => { meta name="theme-color" media=(media) content=(colour); },
                        Some(theme) if theme == name => { meta name="theme-color" content=(colour); },
                        Some(_) => {},
                    }
                }
                title { (shell.title) }
                link rel="manifest" href="/manifest.webmanifest";
                link rel="apple-touch-icon" href="/icon-192.png";
                @if let Some(preview) = &shell.preview { (preview_tags(shell, preview)) }
                link rel="icon" #favicon type="image/svg+xml" href=(assets::url("favicon.svg"));
                @for font in assets::FIRST_FONTS {
                    link rel="preload" href=(assets::url(font)) as="font" type="font/woff2" crossorigin;
                }
                link rel="stylesheet" href=(assets::url("tessera.css"));
                @for style in shell.styles { link rel="stylesheet" href=(assets::url(style)); }
                @for script in shell.scripts {
                    // All at once, and not one after the other has named it.
                    @for url in assets::imports_of(script) { link rel="modulepreload" href=(url); }
                    script type="module" src=(assets::url(script)) {}
                }
            }
            (body)
        }
    }
}

fn preview_tags(shell: &Shell<'_>, preview: &Preview) -> Markup {
    let Preview { description, image } = preview;
    html! {
        meta name="description" content=(description);
        meta property="og:site_name" content="Tessera";
        meta property="og:type" content="website";
        meta property="og:title" content=(shell.title);
        meta property="og:description" content=(description);
        meta property="og:url" content={ (shell.base) (shell.path) };
        meta property="og:image" content={ (shell.base) (image) };
        meta property="og:image:width" content=(crate::picture::WIDTH);
        meta property="og:image:height" content=(crate::picture::HEIGHT);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// A page of the site that is not a table: bar, main part, footer.
#[must_use]
pub fn site_page(shell: &Shell<'_>, main: &Markup) -> Markup {
    let words = shell.words;
    let body = html! {
        body class=(shell.class) {
            a.skip href="#main" { (words.say("site-skip")) }
            @if shell.path == "/" { a.skip href="#games" { (words.say("start-skip")) } }
            header.bar.home-bar {
                (brand(words))
                nav.hn aria-label=(words.say("site-nav")) {
                    a href="/#games" { (words.say("site-nav-games")) }
                    a href="/#tables" { (words.say("site-nav-tables")) }
                    a href="/me" { (words.say("site-nav-me")) }
                }
                (languages(shell))
                (theme_switch(shell))
            }
            (main)
            footer.foot {
                p { (words.say("site-independent")) }
                p {
                    a href="/replay" { (words.say("replay-bring")) } " · "
                    a href="/fair" { (words.say("fair-title")) }
                }
            }
        }
    };
    document(shell, &body)
}

/// The way home.
pub(crate) fn brand(words: &Words) -> Markup {
    html! {
        a.brand href="/" aria-label=(words.say("site-home")) {
            (piece("logo", "brand-m")) span { "Tessera" }
        }
    }
}

pub(crate) fn languages(shell: &Shell<'_>) -> Markup {
    html! {
        form.lang method="post" action="/language" aria-label=(shell.words.say("site-language")) {
            input type="hidden" name="back" value=(shell.back);
            @for language in Language::ALL {
                button name="language" value=(language.tag()) lang=(language.tag())
                    aria-label=(language.own_name())
                    aria-current=[(language == shell.words.language()).then_some("true")] {
                    (language.tag().to_uppercase())
                }
            }
        }
    }
}

/// To the other colours. Where the system decides, the style sheet shows the switch to those that it
/// has not chosen.
pub(crate) fn theme_switch(shell: &Shell<'_>) -> Markup {
    let switch = |to: Theme, class: &str| {
        html! {
            button class={ "ib " (class) } name="theme" value=(to.as_str())
                aria-label=(shell.words.say(&format!("site-theme-{}", to.as_str()))) {
                (crate::html::icon("i-moon"))
            }
        }
    };
    html! {
        form.theme method="post" action="/theme" {
            input type="hidden" name="back" value=(shell.back);
            @match shell.theme {
                Theme::System => { (switch(Theme::Dark, "if-light")) (switch(Theme::Light, "if-dark")) }
                Theme::Dark => (switch(Theme::Light, "")),
                Theme::Light => (switch(Theme::Dark, "")),
            }
        }
    }
}

/// JSON that cannot end the element it stands in.
fn embedded_json(data: &impl Serialize) -> String {
    let json = serde_json::to_string(data).expect("plain data");
    json.replace('<', "\\u003c")
}

/// The messages that a script says by itself, as JSON.
fn words_json(words: &Words, ids: &[&str]) -> String {
    let messages: BTreeMap<&str, String> = ids.iter().map(|id| (*id, words.say(id))).collect();
    embedded_json(&messages)
}
