//! A person's name and settings.

use maud::html;

use super::SitePage;
use crate::{Language, Words};

/// What a person may set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Whether moves can be heard.
    pub sound: bool,
    /// When the button must confirm a move.
    pub confirm: Confirm,
    /// Whether pieces travel.
    pub motion: Motion,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system is set.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// When the button must confirm a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    /// With touch, and where a move cannot be taken back.
    #[default]
    Smart,
    /// Always.
    Always,
    /// Never: the last click is the move.
    Never,
}

/// Whether pieces travel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// As the system is set.
    #[default]
    System,
    /// Pieces appear in place.
    Reduced,
}

/// What the page of a person shows.
#[derive(Clone, Debug)]
pub struct Me<'a> {
    /// The name, if they have one.
    pub name: Option<&'a str>,
    /// What is set.
    pub settings: Settings,
    /// The whole private address `…/me/return/{token}`; none while the person is not stored yet.
    pub return_url: Option<&'a str>,
    /// Whether the form has just been kept.
    pub is_saved: bool,
    /// A sentence about what was wrong with the form, if it comes back.
    pub error: Option<&'a str>,
}

/// `GET /me`.
///
/// `POST /me`: `name`, `language` (a tag), `theme`, `confirm`, `motion` (the words of their types),
/// `sound` (`1` or missing).
#[must_use]
pub fn me(words: &Words, me: &Me<'_>) -> SitePage {
    let _ = me;
    SitePage {
        title: words.say("site-title-me"),
        class: "sitep",
        styles: &["site.css"],
        main: html! {},
    }
}

/// The words of a setting in forms, cookies and attributes.
macro_rules! words_of {
    ($Type:ident { $($Variant:ident = $word:literal),+ }) => {
        impl $Type {
            /// All of them.
            pub const ALL: &'static [$Type] = &[$($Type::$Variant),+];

            /// The word in forms, cookies and attributes.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self {
                    $($Type::$Variant => $word),+
                }
            }

            /// The setting that a word means.
            #[must_use]
            pub fn from_word(word: &str) -> Option<$Type> {
                match word {
                    $($word => Some($Type::$Variant),)+
                    _ => None,
                }
            }
        }
    };
}

words_of!(Theme { System = "system", Light = "light", Dark = "dark" });
words_of!(Confirm { Smart = "smart", Always = "always", Never = "never" });
words_of!(Motion { System = "system", Reduced = "reduced" });
