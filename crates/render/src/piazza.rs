//! Saluti dalla Piazza on the page: the piazza, the hand in the dock, and the sums of brackets.
//!
//! Spots: `hand-r3` is a card of the hand, `g7` a cell, `end` and `pass` what they say. Places:
//! the cells again, `hand-0-r3-0` and `back-0-2` cards of a hand as its player and the others see
//! it, `pile-0`, and `sum-left` with its like, where the cards of a bracket are counted.

mod art;
mod choices;
mod field;
mod ghosts;
mod left;
mod mine;
mod other;
mod picture;
mod scenes;
mod shared;
mod tell;
#[cfg(test)]
mod tests;
mod travels;
mod words;

use maud::Markup;
use tessera_engine::piazza::material::{Colour, N_CARDS, colours_of};
use tessera_engine::piazza::{Action, Event, PhaseView, Piazza, PlayerView, View};
use tessera_engine::{Actor, Seat};

use crate::files::game_files;
use crate::site::RulesPicture;
use crate::words::say;
use crate::{Choices, GameFiles, PointSource, Pov, Scene, SetupOption, Show, Sitter, Words};

impl Show for Piazza {
    const FILES: GameFiles =
        game_files!("piazza", style: "shared" "left" "field" "mine" "other" "layout");
    const PICTURES: &'static [RulesPicture] = &[
        RulesPicture::mine("PI-2.3", 11),
        RulesPicture::mine("PI-4.3", 13),
        RulesPicture::mine("PI-4.5", 19),
    ];
    const MINUTES: u8 = 20;
    const OPTIONS: &'static [SetupOption] = &[];
    const SOURCES: &'static [PointSource] = &[
        PointSource {
            key: "rows",
            clause: "PI-4.3",
        },
        PointSource {
            key: "columns",
            clause: "PI-4.3",
        },
    ];
    const FRIEZE: &'static [(&'static str, &'static str)] = &[
        ("kc-r3", "k-r"),
        ("kc-y6", "k-y"),
        ("kc-b4", "k-b"),
        ("kc-g5", "k-g"),
        ("kc-r2", "k-r"),
        ("kc-y1", "k-y"),
    ];

    fn card_art() -> Markup {
        art::card_art()
    }

    fn emblem() -> Markup {
        art::emblem()
    }

    fn choices(pov: &Pov<'_, Piazza>, actions: &[Action]) -> Choices {
        choices::choices(pov.view, pov.words, actions)
    }

    fn attempt(view: &View, path: &[&str]) -> Option<Action> {
        choices::attempt(view, path)
    }

    fn status(view: &View, words: &Words) -> String {
        let id = match view.phase {
            PhaseView::Start | PhaseView::Open { .. } | PhaseView::Deal { .. } => {
                "piazza-status-setup"
            }
            PhaseView::Turn { .. } | PhaseView::Second { .. } | PhaseView::Refill { .. } => {
                "piazza-status"
            }
            PhaseView::Over { .. } => "piazza-status-over",
        };
        say!(words, id, n = view.cards.len(), all = N_CARDS)
    }

    fn shared(pov: &Pov<'_, Piazza>) -> Markup {
        shared::shared(pov)
    }

    fn mine(pov: &Pov<'_, Piazza>) -> Markup {
        mine::mine(pov)
    }

    fn other(pov: &Pov<'_, Piazza>, seat: Seat) -> Markup {
        other::other(pov, seat)
    }

    fn hand(pov: &Pov<'_, Piazza>) -> Option<Markup> {
        mine::hand(pov)
    }

    fn is_mine_first(_: &View) -> bool {
        true
    }

    fn picture(view: &View, canvas: &mut crate::picture::Canvas) {
        picture::picture(view, canvas);
    }

    /// The colour of the cards, the first of two.
    fn seat_colour(n_seats: u8, seat: Seat) -> Seat {
        let wearer = match colours_of(n_seats, seat)[0] {
            Colour::Blue => 0,
            Colour::Red => 1,
            Colour::Yellow => 2,
            Colour::Green => 3,
        };
        Seat::new(wearer)
    }

    fn score(view: &View, seat: Seat) -> i16 {
        view.players[seat.index()].score as i16
    }

    fn note(view: &View, seat: Seat, words: &Words) -> Option<String> {
        let colours = colours_of(view.setup.seats, seat);
        let finished = view.players[seat.index()].finished.unwrap_or(0);
        Some(match colours {
            [first, second] => say!(
                words,
                "piazza-note-two",
                first = first.name(),
                second = second.name(),
                finished = finished
            ),
            _ => say!(
                words,
                "piazza-note-one",
                colour = colours[0].name(),
                finished = finished
            ),
        })
    }

    fn last_round(view: &View, words: &Words, _: &[Sitter]) -> Option<String> {
        let is_playing = matches!(
            view.phase,
            PhaseView::Turn { .. } | PhaseView::Second { .. } | PhaseView::Refill { .. }
        );
        let few = |player: &PlayerView| player.n_pile == 0 && player.n_hand <= 1;
        let is_last = is_playing && view.players.iter().all(few);
        is_last.then(|| words.say("piazza-last-round"))
    }

    fn scenes(
        before: &Pov<'_, Piazza>,
        actor: Actor,
        action: Option<Action>,
        events: &[Event],
    ) -> Vec<Scene> {
        scenes::scenes(before, actor, action, events)
    }

    fn points(event: &Event, out: &mut Vec<(Seat, &'static str, i16)>) {
        if let Event::Bracket {
            seat,
            from,
            to,
            points,
        } = *event
        {
            let key = match from.y() == to.y() {
                true => "rows",
                false => "columns",
            };
            out.push((seat, key, i16::from(points)));
        }
    }
}
