//! A person's name and settings.

use maud::{Markup, html};

use super::finished::finished;
use super::home::{mine, turn_title};
use super::hook::{Hook, hook};
use super::lost::lost;
use super::parts::{cut_off_notice, error_notice, name_field, segments};
use super::qr::qr;
use super::{FinishedTable, LostTable, MyTable, SitePage};
use crate::html::icon;
use crate::{Language, Theme, Words};

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
    /// Whether every piece carries the letter of its colour.
    pub letters: bool,
    /// Whether the board in words is in sight.
    pub spoken: bool,
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
    /// The tables that are not over; those where it is the person's turn come first.
    pub running: &'a [MyTable],
    /// The tables that are, the newest first.
    pub finished: &'a [FinishedTable],
    /// The tables that cannot be opened here.
    pub lost: &'a [LostTable],
    /// Whether the form has just been kept.
    pub is_saved: bool,
    /// A sentence about what was wrong with the form, if it comes back.
    pub error: Option<&'a str>,
    /// Where they are told that it is their turn.
    pub hook: Option<Hook<'a>>,
}

/// `GET /me`.
///
/// `POST /me`: `name`, `language` (a tag), `theme`, `confirm`, `motion` (names of their types),
/// `sound`, `letters`, `spoken` (`1` or missing).
///
/// `POST /me/link`: no fields; a new private link takes the place of the old, and all other
/// devices are signed out.
///
/// `POST /me/sign-out-others` and `POST /me/sign-out`: no fields.
///
/// `POST /me/delete`: `sure` (`1`).
#[must_use]
pub fn me(words: &Words, me: &Me<'_>) -> SitePage {
    let settings = me.settings;
    let main = html! {
        main #main .site.narrow {
            h1 { (words.say("site-me")) }
            (error_notice(me.error))
            @if me.is_saved { p.notice.good role="status" { span { (words.say("site-me-saved")) } } }
            (cut_off_notice(words))
            div #lobby { @if !me.running.is_empty() { (mine(words, me.running)) } }
            form.sheet.plate.panel.settings method="post" action="/me" {
                (name_field(words, me.name))
                (languages(words, settings.language))
                (segments("theme", &words.say("site-me-theme"), &texts(words, "theme", Theme::ALL.map(Theme::as_str)), settings.theme.as_str()))
                (segments("confirm", &words.say("site-me-confirm"), &texts(words, "confirm", Confirm::ALL.map(Confirm::as_str)), settings.confirm.as_str()))
                (segments("motion", &words.say("site-me-motion"), &texts(words, "motion", Motion::ALL.map(Motion::as_str)), settings.motion.as_str()))
                (tick("sound", &words.say("site-me-sound"), settings.sound))
                (tick("letters", &words.say("site-me-letters"), settings.letters))
                (tick("spoken", &words.say("site-me-spoken"), settings.spoken))
                button.btn.primary { (words.say("site-me-save")) }
            }
            p { a.btn href="/boards" { (words.say("own-boards")) } }
            @if !me.finished.is_empty() { (finished(words, me.finished)) }
            (lost(words, me.lost))
            @if let Some(url) = me.return_url {
                (return_link(words, url))
                (sessions(words))
                (hook(words, me.hook))
                (delete(words))
            }
        }
    };
    SitePage {
        title: turn_title(words, me.running).unwrap_or_else(|| words.say("site-title-me")),
        class: "sitep",
        main,
    }
}

fn languages(words: &Words, chosen: Language) -> Markup {
    let options = Language::ALL.map(|language| {
        let name = language.own_name().to_owned();
        (language.tag().to_owned(), name)
    });
    segments(
        "language",
        &words.say("site-language"),
        &options,
        chosen.tag(),
    )
}

/// Name and text of every setting of a kind: `site-me-theme-dark`.
fn texts<const N: usize>(
    words: &Words,
    kind: &str,
    names: [&'static str; N],
) -> [(String, String); N] {
    names.map(|name| {
        (
            name.to_owned(),
            words.say(&format!("site-me-{kind}-{name}")),
        )
    })
}

/// Whoever has this link is this person: it is shown only when asked for.
fn return_link(words: &Words, url: &str) -> Markup {
    html! {
        details #return .sheet.plate.panel.return {
            summary { h2 { (words.say("site-me-return")) } }
            p { (words.say("site-me-return-how")) }
            div.copy {
                input #return-link readonly value=(url) aria-label=(words.say("site-me-return-link"));
                button.btn type="button" data-copy="return-link" data-done=(words.say("site-copied")) hidden {
                    (icon("i-link")) span { (words.say("site-copy")) }
                }
            }
            @if let Some(code) = qr(url, &words.say("site-me-return-qr")) { (code) }
            form method="post" action="/me/link" {
                p.hint { (words.say("site-me-return-new-how")) }
                button.btn { (words.say("site-me-return-new")) }
            }
        }
    }
}

/// Which devices are this person's.
fn sessions(words: &Words) -> Markup {
    html! {
        details #sessions .sheet.plate.panel.return {
            summary { h2 { (words.say("site-me-sessions")) } }
            form method="post" action="/me/sign-out-others" {
                p { (words.say("site-me-sign-out-others-how")) }
                button.btn { (words.say("site-me-sign-out-others")) }
            }
            form method="post" action="/me/sign-out" {
                p { (words.say("site-me-sign-out-how")) }
                button.btn { (words.say("site-me-sign-out")) }
            }
        }
    }
}

/// Asked for twice, since it cannot be taken back.
fn delete(words: &Words) -> Markup {
    html! {
        details #delete .sheet.plate.panel.return {
            summary { h2 { (words.say("site-me-delete")) } }
            p { (words.say("site-me-delete-how")) }
            form method="post" action="/me/delete" {
                label.tick {
                    input type="checkbox" name="sure" value="1" required;
                    span { (words.say("site-me-delete-sure")) }
                }
                button.btn.danger { (words.say("site-me-delete-now")) }
            }
        }
    }
}

fn tick(name: &str, text: &str, is_on: bool) -> Markup {
    html! {
        label.tick {
            input type="checkbox" name=(name) value="1" checked[is_on];
            span { (text) }
        }
    }
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The theme of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.as_str() == name)
    }
}

impl Confirm {
    /// All of them.
    pub const ALL: [Confirm; 3] = [Confirm::Smart, Confirm::Always, Confirm::Never];

    /// The name in cookies and forms.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Confirm::Smart => "smart",
            Confirm::Always => "always",
            Confirm::Never => "never",
        }
    }

    /// The setting of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Confirm> {
        Confirm::ALL
            .into_iter()
            .find(|confirm| confirm.as_str() == name)
    }
}

impl Motion {
    /// All of them.
    pub const ALL: [Motion; 2] = [Motion::System, Motion::Reduced];

    /// The name in cookies and forms.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Motion::System => "system",
            Motion::Reduced => "reduced",
        }
    }

    /// The setting of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Motion> {
        Motion::ALL
            .into_iter()
            .find(|motion| motion.as_str() == name)
    }
}
