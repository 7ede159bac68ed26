//! How Calçada is shown: the ring of stones, prices and tiles, and a pavement for every player.

mod art;
mod board;
mod choices;
mod mine;
mod other;
mod outlook;
mod picture;
mod pieces;
mod prices;
mod scenes;
mod shared;
mod tell;
#[cfg(test)]
mod tests;
mod travels;

use maud::Markup;
use tessera_engine::calcada::{Action, Calcada, Event, PhaseView, View};
use tessera_engine::{Actor, Seat};

use crate::files::game_files;
use crate::site::RulesPicture;
use crate::words::say;
use crate::{Choices, GameFiles, PointSource, Pov, Scene, SetupOption, Show, Sitter, Words};

impl Show for Calcada {
    const FILES: GameFiles =
        game_files!("calcada", style: "pieces" "shared" "prices" "mine" "other" "layout");
    const PICTURES: &'static [RulesPicture] = &[
        RulesPicture::shared("CA-3.2", 21),
        RulesPicture::mine("CA-5.1", 27),
        RulesPicture::mine("CA-7.3", 40),
    ];
    const MINUTES: u8 = 45;
    /// A board of one's own needs 25 numbers and districts, which no menu can hold (CA-1.7).
    const OPTIONS: &'static [SetupOption] = &[SetupOption {
        key: "board",
        values: &["A", "B"],
    }];
    const SOURCES: &'static [PointSource] = &[
        PointSource {
            key: "districts",
            clause: "CA-5.1",
        },
        PointSource {
            key: "closing",
            clause: "CA-5.3",
        },
        PointSource {
            key: "motifs",
            clause: "CA-7.3",
        },
        PointSource {
            key: "incomplete",
            clause: "CA-7.4",
        },
        PointSource {
            key: "bonus",
            clause: "CA-7.5",
        },
    ];
    const FRIEZE: &'static [(&'static str, &'static str)] = &[
        ("ct-blue-tram", "c-azul"),
        ("ct-yellow-sardine", "c-ocre"),
        ("ct-red-rooster", "c-rosa"),
        ("ct-green-caravel", "c-verde"),
        ("ct-black-guitar", "c-preto"),
    ];

    fn card_art() -> Markup {
        art::card_art()
    }

    fn emblem() -> Markup {
        art::emblem()
    }

    fn choices(pov: &Pov<'_, Calcada>, actions: &[Action]) -> Choices {
        choices::choices(pov, actions)
    }

    fn attempt(view: &View, path: &[&str]) -> Option<Action> {
        choices::attempt(view, path)
    }

    fn status(view: &View, words: &Words) -> String {
        let is_last = if view.last_round { "yes" } else { "no" };
        let id = match view.phase {
            PhaseView::Start | PhaseView::Ring { .. } => "calcada-status-setup",
            PhaseView::TurnUp { .. } if is_setup(view) => "calcada-status-setup",
            PhaseView::TurnUp { .. } => "calcada-status-turn-up",
            PhaseView::Declare { .. } => "calcada-status-declare",
            PhaseView::Place { .. } => "calcada-status-place",
            PhaseView::Over { .. } => "calcada-status-over",
        };
        say!(words, id, round = view.round, last = is_last)
    }

    fn shared(pov: &Pov<'_, Calcada>) -> Markup {
        shared::shared(pov)
    }

    fn mine(pov: &Pov<'_, Calcada>) -> Markup {
        mine::mine(pov)
    }

    fn other(pov: &Pov<'_, Calcada>, seat: Seat) -> Markup {
        other::other(pov, seat)
    }

    fn hand(_: &Pov<'_, Calcada>) -> Option<Markup> {
        None
    }

    fn is_mine_first(view: &View) -> bool {
        matches!(view.phase, PhaseView::Place { .. })
    }

    fn picture(view: &View, canvas: &mut crate::picture::Canvas) {
        picture::picture(view, canvas);
    }

    fn score(view: &View, seat: Seat) -> i16 {
        view.boards[seat.index()].score as i16
    }

    fn note(view: &View, seat: Seat, words: &Words) -> Option<String> {
        let n_tiles = view.boards[seat.index()].bonus_tiles;
        Some(say!(words, "calcada-note", n = n_tiles))
    }

    fn last_round(view: &View, words: &Words, _: &[Sitter]) -> Option<String> {
        let is_over = matches!(view.phase, PhaseView::Over { .. });
        (view.last_round && !is_over).then(|| words.say("calcada-last-round"))
    }

    fn scenes(
        before: &Pov<'_, Calcada>,
        actor: Actor,
        _: Option<Action>,
        events: &[Event],
    ) -> Vec<Scene> {
        scenes::scenes(before, actor, events)
    }

    fn points(event: &Event, out: &mut Vec<(Seat, &'static str, i16)>) {
        match *event {
            Event::Completed { seat, points, .. } => {
                out.push((seat, "districts", i16::from(points)));
            }
            Event::Closed { seat, points, .. } => out.push((seat, "closing", i16::from(points))),
            Event::FinalScore {
                seat,
                motifs,
                incomplete,
                bonus,
                ..
            } => {
                out.push((seat, "motifs", i16::from(motifs)));
                out.push((seat, "incomplete", i16::from(incomplete)));
                out.push((seat, "bonus", i16::from(bonus)));
            }
            _ => {}
        }
    }
}

/// Whether the tile that is turned up next belongs to the setup (CA-2.5): then no tile of its
/// colour has been taken or returned.
fn is_setup(view: &View) -> bool {
    use tessera_engine::calcada::material::TILES_PER_COLOUR;
    match view.phase {
        PhaseView::TurnUp { colour } => {
            let supply = &view.supplies[colour.index()];
            let n_tiles = supply.open.len() as u8 + supply.unseen.total();
            n_tiles == TILES_PER_COLOUR && supply.returned.is_empty()
        }
        PhaseView::Start | PhaseView::Ring { .. } => true,
        PhaseView::Declare { .. } | PhaseView::Place { .. } | PhaseView::Over { .. } => false,
    }
}
