//! The style sheets, each put together from parts that a person reads.
//!
//! Two things are written once and served twice or by another name: what holds in the dark, and
//! the questions about the screen (`@media (--narrow)`).

use tessera_engine::{GameName, with_game};

use super::{Asset, CSS, fonts, letters, without_comments};
use crate::Show;
use crate::constants::MEDIA;

macro_rules! parts {
    ($($name:literal)+) => {
        &[$(include_str!(concat!("../../assets/style/", $name, ".css"))),+]
    };
}

/// Name and parts of the sheets that belong to no game, in the order in which later rules win.
const SHEETS: &[(&str, &[&str])] = &[
    (
        "tessera.css",
        parts! {
            "fonts" "tokens" "base" "bar"
            "table/rail" "table/dock" "table/spots" "table/layout" "table/help"
            "table/play" "table/dock_wide" "table/phone" "table/upright" "table/lying" "table/together"
            "table/sheet" "table/spoken" "table/learn" "table/end" "table/end_narrow"
        },
    ),
    (
        "site.css",
        parts! {
            "home/hero" "home/games" "home/tables" "home/start"
            "site/fields" "site/create" "site/waiting" "site/me" "site/rules" "site/trouble"
            "site/narrow" "site/fair" "site/boards" "site/bring" "site/print"
        },
    ),
    ("replay.css", parts! { "replay" }),
    (
        "editor.css",
        parts! { "editor/page" "editor/board" "editor/list" },
    ),
];

/// Name and parts of every sheet, those of the games included.
fn all() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    let of_game = |game| with_game!(game, G => (G::FILES.style_name, G::FILES.style));
    let games = GameName::ALL.into_iter().map(of_game);
    SHEETS.iter().copied().chain(games)
}

/// The style sheets as they are served.
pub(super) fn sheets() -> Vec<Asset> {
    let sheets = all().map(|(name, parts)| {
        let mut text = parts.concat();
        if name == "tessera.css" {
            text.push_str(&letters::style());
        }
        for (name, question) in MEDIA {
            text = text.replace(name, question);
        }
        Asset::new(name, CSS, packed(&with_system(&fonts::link(&text))))
    });
    sheets.collect()
}

/// What every rule for the dark begins with, as it is written …
const DARK: &str = ":root[data-theme=\"dark\"]";
/// … and where the person leaves the colours to the system.
const SYSTEM: &str = ":root:not([data-theme=\"light\"])";

/// The rules for the dark also hold where the system is dark, unless the person wants light. Rules
/// that follow each other stay together.
fn with_system(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 4096);
    let mut dark = String::new();
    let mut is_inside = false;
    for line in text.lines() {
        is_inside |= line.starts_with(DARK);
        if is_inside {
            dark.push_str(line);
            dark.push('\n');
        } else {
            write_dark(&mut dark, &mut out);
            out.push_str(line);
            out.push('\n');
        }
        is_inside &= line != "}";
    }
    write_dark(&mut dark, &mut out);
    out
}

fn write_dark(dark: &mut String, out: &mut String) {
    if !dark.is_empty() {
        out.push_str("@media (prefers-color-scheme: dark) {\n");
        out.push_str(&dark.replace(DARK, SYSTEM));
        out.push_str("}\n");
        out.push_str(dark);
        dark.clear();
    }
}

/// The same style sheet without comments, indents and ends of lines.
fn packed(text: &str) -> String {
    let text = without_comments(text);
    let mut packed = String::with_capacity(text.len());
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let is_apart = packed.ends_with(['{', '}', ';', ',', '(']) || line.starts_with([')', '}']);
        if !is_apart && !packed.is_empty() {
            packed.push(' ');
        }
        packed.push_str(line);
    }
    packed.push('\n');
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dark_is_written_once() {
        let text = ".a {\n  b: c;\n}\n:root[data-theme=\"dark\"] .a,\n:root[data-theme=\"dark\"] .d {\n  b: e;\n}\n.f {\n  b: g;\n}\n";
        assert_eq!(
            packed(&with_system(text)),
            ".a {b: c;}\
             @media (prefers-color-scheme: dark) {\
             :root:not([data-theme=\"light\"]) .a,:root:not([data-theme=\"light\"]) .d {b: e;}}\
             :root[data-theme=\"dark\"] .a,:root[data-theme=\"dark\"] .d {b: e;}.f {b: g;}\n"
        );
        for (name, parts) in all() {
            let text = parts.concat();
            assert!(
                !text.contains("prefers-color-scheme"),
                "{name} says it twice"
            );
            let n_dark = text.matches("[data-theme=\"dark\"]").count();
            let n_found = text.lines().filter(|line| line.starts_with(DARK)).count();
            assert_eq!(n_dark, n_found, "{name}: such a rule begins with {DARK}");
        }
    }

    #[test]
    fn questions_about_the_screen_have_names() {
        for sheet in sheets() {
            for question in sheet.text().split("@media").skip(1) {
                let question = question.split('{').next().expect("a question");
                assert!(!question.contains("--"), "{}: {question}", sheet.name);
            }
        }
        let text: String = all().flat_map(|(_, parts)| parts).copied().collect();
        for (name, question) in MEDIA {
            assert!(text.contains(name), "nobody asks {name}");
            assert!(!text.contains(question), "{question} is called {name}");
        }
    }

    #[test]
    fn packing_keeps_what_counts() {
        let text = "/* one */\n.a {\n  b:\n    c,\n    d e;\n  grid: x / minmax(\n      0,\n      1fr\n    );\n}\n";
        assert_eq!(packed(text), ".a {b: c,d e;grid: x / minmax(0,1fr);}\n");
    }
}
