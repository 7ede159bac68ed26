//! The files of a game: what a translator, a designer or an author of rules works on. They lie in
//! the same places for every game, and a game that lacks one does not compile.

use crate::Language;

/// A text in every language, in the order of [`Language::ALL`].
pub type Texts = [&'static str; Language::ALL.len()];

/// The files of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameFiles {
    /// The name of the style sheet behind `/assets/`.
    pub style_name: &'static str,
    /// `assets/style/azul/shared.css` …: how the boards look, in parts of which later rules win.
    pub style: &'static [&'static str],
    /// `locales/en/azul.ftl` …: all that is said about the game.
    pub words: Texts,
    /// `docs/rules/en/azul.md` …: the rules for players.
    pub rules: Texts,
    /// `src/learn/azul.record`: the first game.
    pub lesson: &'static str,
    /// `locales/en/learn/azul.ftl` …: what is said in it, and below the pictures of the rules.
    pub lesson_words: Texts,
}

/// The [`GameFiles`] of the game of this name, with the parts of its style sheet.
macro_rules! game_files {
    ($game:literal, style: $($part:literal)+) => {
        $crate::files::GameFiles {
            style_name: concat!($game, ".css"),
            style: &[$($crate::files::file!("/assets/style/", $game, "/", $part, ".css")),+],
            words: $crate::files::texts!("/locales/", "/", $game, ".ftl"),
            rules: $crate::files::texts!("/../../docs/rules/", "/", $game, ".md"),
            lesson: $crate::files::file!("/src/learn/", $game, ".record"),
            lesson_words: $crate::files::texts!("/locales/", "/learn/", $game, ".ftl"),
        }
    };
}

/// A file below the folder of this crate.
macro_rules! file {
    ($($part:literal),+) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $($part),+))
    };
}

/// The same file of every language; the tag stands behind the first part.
macro_rules! texts {
    ($folder:literal, $($part:literal),+) => {
        [
            $crate::files::file!($folder, "en", $($part),+),
            $crate::files::file!($folder, "de", $($part),+),
            $crate::files::file!($folder, "fr", $($part),+),
            $crate::files::file!($folder, "hu", $($part),+),
        ]
    };
}

pub(crate) use {file, game_files, texts};
