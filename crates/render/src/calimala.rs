//! Calimala as a person sees it.

mod act;
mod art;
mod attempt;
mod choices;
mod mine;
mod other;
mod picture;
mod pieces;
mod scenes;
mod shared;
mod standing;
mod status;
mod tell;
#[cfg(test)]
mod tests;
mod travels;
mod words;

use maud::Markup;
use tessera_engine::calimala::material::Tile;
use tessera_engine::calimala::{Action, Calimala, Event, View};
use tessera_engine::{Actor, Seat};

use crate::files::game_files;
use crate::site::RulesPicture;
use crate::words::say;
use crate::{Choices, GameFiles, PointSource, Pov, Scene, SetupOption, Show, Sitter, Words};

impl Show for Calimala {
    const FILES: GameFiles = game_files!("calimala", style: "pieces" "city" "towers" "council" "works" "mine" "other" "layout" "tiles" "phone");
    const PICTURES: &'static [RulesPicture] = &[
        RulesPicture::shared("KA-1.3", 32),
        RulesPicture::shared("KA-3.5", 44),
        RulesPicture::mine("KA-4.7", 49),
    ];
    const MINUTES: u8 = 75;
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption {
            key: "layout",
            values: &["random", "first"],
        },
        SetupOption {
            key: "centre",
            values: &[
                "build",
                "wood",
                "brick",
                "marble",
                "artwork",
                "weave",
                "ship",
                "transport",
                "contribute",
            ],
        },
    ];
    const SOURCES: &'static [PointSource] = &[
        PointSource {
            key: "cities",
            clause: "KA-6.2",
        },
        PointSource {
            key: "churches",
            clause: "KA-6.2",
        },
        PointSource {
            key: "works",
            clause: "KA-6.2",
        },
        PointSource {
            key: "final",
            clause: "KA-7.4",
        },
    ];
    const FRIEZE: &'static [(&'static str, &'static str)] = &[
        ("ct-barcelona", ""),
        ("b-fiore", ""),
        ("ct-lisboa", ""),
        ("a-ship", ""),
        ("ct-london", ""),
        ("b-croce", ""),
        ("ct-bruges", ""),
        ("a-weave", ""),
        ("ct-hamburg", ""),
        ("b-miniato", ""),
    ];

    fn card_art() -> Markup {
        art::card_art()
    }

    fn emblem() -> Markup {
        art::emblem()
    }

    fn choices(pov: &Pov<'_, Self>, actions: &[Action]) -> Choices {
        choices::choices(pov, actions)
    }

    fn attempt(view: &View, path: &[&str]) -> Option<Action> {
        attempt::attempt(view, path)
    }

    fn status(view: &View, words: &Words) -> String {
        status::status(view, words)
    }

    fn shared(pov: &Pov<'_, Self>) -> Markup {
        shared::shared(pov)
    }

    fn mine(pov: &Pov<'_, Self>) -> Markup {
        mine::mine(pov)
    }

    fn other(pov: &Pov<'_, Self>, seat: Seat) -> Markup {
        other::other(pov, seat)
    }

    fn hand(_sight: &Pov<'_, Self>) -> Option<Markup> {
        None
    }

    fn is_mine_first(view: &View) -> bool {
        pieces::first_area(view) != "city"
    }

    fn picture(view: &View, canvas: &mut crate::picture::Canvas) {
        picture::picture(view, canvas);
    }

    fn score(view: &View, seat: Seat) -> i16 {
        i16::from(view.boards[seat.index()].score)
    }

    fn note(view: &View, seat: Seat, words: &Words) -> Option<String> {
        let n_seats = view.boards[seat.index()].seats;
        let id = match view.starter == seat {
            true => "calimala-note-first",
            false => "calimala-note",
        };
        Some(say!(words, id, n = n_seats))
    }

    fn last_round(view: &View, words: &Words, _: &[Sitter]) -> Option<String> {
        status::last_round(view, words)
    }

    fn scenes(
        before: &Pov<'_, Self>,
        actor: Actor,
        action: Option<Action>,
        events: &[Event],
    ) -> Vec<Scene> {
        scenes::scenes(before, actor, action, events)
    }

    fn points(event: &Event, out: &mut Vec<(Seat, &'static str, i16)>) {
        let (key, points) = match event {
            Event::Scored { tile, points, .. } => (source(*tile), points),
            Event::CardScored { points, .. } => ("final", points),
            _ => return,
        };
        let by_seat = points.by_seat();
        for (seat, &n_points) in Seat::all(by_seat.len() as u8).zip(by_seat) {
            if n_points > 0 {
                out.push((seat, key, i16::from(n_points)));
            }
        }
    }
}

/// Which kind of scoring tile it is, for the final sheet.
fn source(tile: Tile) -> &'static str {
    match tile {
        Tile::SantaMaria | Tile::SantaCroce | Tile::SanMiniato => "churches",
        Tile::Artwork | Tile::Wood | Tile::Brick | Tile::Marble => "works",
        _ => "cities",
    }
}
