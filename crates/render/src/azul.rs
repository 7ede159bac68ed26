//! Azul on the page: factories, walls, and what a take would bring.
//!
//! Spots: `f2-blue` and `centre-blue` are heaps, `line-3` and `floor` where they go, `wall-1-3` a
//! space of the grey wall. Places: the heaps again, `centre-marker`, and on the board of seat 0
//! `b0-line-3-1`, `b0-floor-2`, `b0-wall-1-3`.

mod art;
mod choices;
mod effect;
mod end;
mod last_round;
mod mine;
mod other;
mod picture;
mod scenes;
mod shared;
mod tell;
#[cfg(test)]
mod tests;
mod travels;

use maud::Markup;
use tessera_engine::azul::material::{COLOUR_BONUS, COLUMN_BONUS, Colour, ROW_BONUS};
use tessera_engine::azul::{Action, Azul, Event, PhaseView, View};
use tessera_engine::{Actor, Seat};

use crate::files::game_files;
use crate::site::RulesPicture;
use crate::words::say;
use crate::{Choices, GameFiles, PointSource, Pov, Scene, SetupOption, Show, Sitter, Words};

impl Show for Azul {
    const FILES: GameFiles =
        game_files!("azul", style: "shared" "mine" "other" "factories" "tray" "layout");
    const PICTURES: &'static [RulesPicture] = &[
        RulesPicture::shared("AZ-3.2", 6),
        RulesPicture::mine("AZ-5.2", 15),
        RulesPicture::mine("AZ-5.5", 31),
    ];
    const MINUTES: u8 = 30;
    const OPTIONS: &'static [SetupOption] = &[SetupOption {
        key: "wall",
        values: &["coloured", "grey"],
    }];
    const SOURCES: &'static [PointSource] = &[
        source("tiles", "AZ-5.3"),
        source("floor", "AZ-5.7"),
        source("rows", "AZ-7.3"),
        source("columns", "AZ-7.4"),
        source("colours", "AZ-7.5"),
    ];
    const FRIEZE: &'static [(&'static str, &'static str)] = &[
        ("az-mar", ""),
        ("az-sol", ""),
        ("az-barro", ""),
        ("az-noite", ""),
        ("az-sal", ""),
    ];

    fn card_art() -> Markup {
        art::card_art()
    }

    fn emblem() -> Markup {
        art::emblem()
    }

    fn choices(pov: &Pov<'_, Azul>, actions: &[Action]) -> Choices {
        choices::choices(pov, actions)
    }

    fn attempt(view: &View, path: &[&str]) -> Option<Action> {
        choices::attempt(view, path)
    }

    fn status(view: &View, words: &Words) -> String {
        let id = match view.phase {
            PhaseView::Start => "azul-status-start",
            PhaseView::Deal { .. } => "azul-status-deal",
            PhaseView::Offer { .. } => "azul-status-offer",
            PhaseView::Tiling { .. } => "azul-status-tiling",
            PhaseView::Over { .. } => "azul-status-over",
        };
        say!(words, id, round = view.round)
    }

    fn shared(pov: &Pov<'_, Azul>) -> Markup {
        shared::shared(pov)
    }

    fn mine(pov: &Pov<'_, Azul>) -> Markup {
        mine::mine(pov)
    }

    fn other(pov: &Pov<'_, Azul>, seat: Seat) -> Markup {
        other::other(pov, seat)
    }

    fn end_board(pov: &Pov<'_, Azul>) -> Option<Markup> {
        Some(end::end_board(pov))
    }

    fn end_other(pov: &Pov<'_, Azul>, seat: Seat) -> Option<Markup> {
        Some(end::end_other(pov, seat))
    }

    fn hand(_: &Pov<'_, Azul>) -> Option<Markup> {
        None
    }

    fn is_mine_first(view: &View) -> bool {
        matches!(
            view.phase,
            PhaseView::Tiling { .. } | PhaseView::Over { .. }
        )
    }

    fn picture(view: &View, canvas: &mut crate::picture::Canvas) {
        picture::picture(view, canvas);
    }

    fn score(view: &View, seat: Seat) -> i16 {
        view.boards[seat.index()].score as i16
    }

    fn note(view: &View, seat: Seat, words: &Words) -> Option<String> {
        let is_playing = !matches!(view.phase, PhaseView::Over { .. });
        let is_next = is_playing && !view.marker_in_centre && view.starter == seat;
        is_next.then(|| words.say("azul-note-starts"))
    }

    fn last_round(view: &View, words: &Words, sitters: &[Sitter]) -> Option<String> {
        last_round::last_round(view, words, sitters)
    }

    fn scenes(
        before: &Pov<'_, Azul>,
        actor: Actor,
        _: Option<Action>,
        events: &[Event],
    ) -> Vec<Scene> {
        scenes::scenes(before, actor, events)
    }

    fn points(event: &Event, out: &mut Vec<(Seat, &'static str, i16)>) {
        match *event {
            Event::Tiled { seat, points, .. } => out.push((seat, "tiles", points.into())),
            Event::PaidFloor { seat, lost, .. } => out.push((seat, "floor", -i16::from(lost))),
            Event::Bonus {
                seat,
                rows,
                columns,
                colours,
                ..
            } => {
                out.push((seat, "rows", (rows * ROW_BONUS).into()));
                out.push((seat, "columns", (columns * COLUMN_BONUS).into()));
                out.push((seat, "colours", (colours * COLOUR_BONUS).into()));
            }
            Event::RoundBegan { .. }
            | Event::LidIntoBag { .. }
            | Event::Dealt { .. }
            | Event::Took { .. }
            | Event::TookMarker { .. }
            | Event::Lined { .. }
            | Event::Fell { .. }
            | Event::Blocked { .. } => {}
        }
    }
}

const fn source(key: &'static str, clause: &'static str) -> PointSource {
    PointSource { key, clause }
}

/// The glaze of a colour in the sprite.
fn symbol(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "az-mar",
        Colour::Yellow => "az-sol",
        Colour::Red => "az-barro",
        Colour::Black => "az-noite",
        Colour::White => "az-sal",
    }
}

/// The colour as a word of its own.
fn colour_word(words: &Words, colour: Colour) -> String {
    say!(words, "azul-colour", colour = colour.name())
}
