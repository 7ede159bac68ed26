//! Saluti dalla Piazza for 2 to 4 players.
//!
//! The rules stand in `docs/rules/piazza.md`; `PI-3.4` in this folder cites a clause of it.
//! [`Piazza`] is a position, [`Action`] what changes it, [`View`] what a player sees of it.

mod action;
mod apply;
mod board;
mod cards;
mod cell;
mod determinize;
mod event;
mod legal;
pub mod material;
mod read;
mod refuse;
mod score;
mod setup;
#[cfg(test)]
mod tests;
mod view;

use rand::Rng;

pub use action::Action;
pub use cell::{Cell, Cells, MAX_COORDINATE, MIN_COORDINATE};
pub use event::Event;
pub use setup::{MAX_SEATS, MIN_SEATS, Setup};
pub use view::{FieldView, PhaseView, PlayerView, View};

use crate::{Actor, Game, Observer, Outcome, Refusal, Seat, Turn, Viewer};
use board::Board;
use material::{Card, Cards, HAND_CARDS, N_CARDS, NEUTRAL, neutral_cards};

/// A position of Piazza. Hidden are the hands (PI-7.1). What nobody has drawn is one heap without
/// an order, of which each seat draws the cards of its colours; with three players also some of
/// the neutral ones, and which ones is decided only when they are drawn (PI-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piazza {
    phase: Phase,
    n_seats: u8,
    starter: Seat,
    /// How many turns in a row were passes (PI-5.5).
    n_passes: u8,
    /// How many have laid all their cards (PI-5.3).
    n_finished: u8,
    undrawn: Cards,
    players: [Player; MAX_SEATS as usize],
    board: Board,
}

const _: () = assert!(size_of::<Piazza>() <= 1024);

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// The draw of the start player (PI-2.5).
    Start,
    /// The start card at this place of the layout (PI-2.4).
    Open { place: u8 },
    /// A card for the first hand of this seat (PI-2.6).
    Deal { seat: Seat },
    /// The first card of this seat's turn (PI-3.1).
    Turn { seat: Seat },
    /// A second card after this first one, or the end of the turn (PI-3.1, PI-3.7).
    Second { seat: Seat, first: Card, cell: Cell },
    /// A card for this seat's hand after its turn (PI-5.1).
    Refill { seat: Seat },
    /// Nothing: the game is over (PI-6).
    Over,
}

/// What belongs to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Player {
    score: u16,
    hand: Cards,
    /// How many of the undrawn neutral cards are in this pile (PI-2.2).
    neutral_in_pile: u8,
    /// Kinds that the hand cannot hold, as everybody saw from a pass (PI-7.4).
    cannot_hold: Cards,
    /// 1 for the first player who laid all cards (PI-5.3).
    finished: Option<u8>,
}

impl Game for Piazza {
    const NAME: &'static str = "piazza";
    const RULES_VERSION: u16 = 1;
    // Every card is opened or drawn once, laid once, and ends a turn at most once. Between two
    // cards fewer seats pass than play, and after the last one each at most once.
    const MAX_ACTIONS: usize = 1 + N_CARDS as usize * (2 + MAX_SEATS as usize) + MAX_SEATS as usize;
    const HAS_SECRETS: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setups() -> Vec<Setup> {
        (MIN_SEATS..=MAX_SEATS)
            .map(|seats| Setup { seats })
            .collect()
    }

    fn new(setup: &Setup, _: u16) -> Piazza {
        let player = Player {
            score: 0,
            hand: Cards::EMPTY,
            neutral_in_pile: neutral_cards(setup.seats),
            cannot_hold: Cards::EMPTY,
            finished: None,
        };
        Piazza {
            phase: Phase::Start,
            n_seats: setup.seats,
            starter: Seat::new(0),
            n_passes: 0,
            n_finished: 0,
            undrawn: Cards::ALL,
            players: [player; MAX_SEATS as usize],
            board: Board::new(),
        }
    }

    fn start_action(seat: Seat) -> Option<Action> {
        Some(Action::Start(seat))
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Turn { seat } | Phase::Second { seat, .. } => Turn::Decision(seat),
            Phase::Start | Phase::Open { .. } | Phase::Deal { .. } | Phase::Refill { .. } => {
                Turn::Chance
            }
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        legal::legal_actions(self, out);
    }

    fn refusal(&self, actor: Actor, action: Action) -> Option<Refusal> {
        refuse::refusal(self, actor, action)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Action {
        apply::sample_chance(self, rng)
    }

    #[inline]
    fn apply(&mut self, action: Action, observer: &mut impl Observer<Event>) {
        apply::apply(self, action, observer);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    #[inline]
    fn sees(&self, viewer: Viewer, action: Action) -> bool {
        view::sees(viewer, action)
    }

    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> Piazza {
        determinize::determinize(self, seat, rng)
    }

    fn check_invariants(&self) {
        self.board.check_invariants();
        let mut found = self.undrawn.total();
        let mut counts = [0; material::N_KINDS];
        let mut n_neutral = 0;
        for card in Card::all() {
            counts[card.index()] = self.undrawn.count(card);
        }
        for (_, card) in self.board.cards() {
            counts[card.index()] += 1;
            found += 1;
        }
        for seat in Seat::all(self.n_seats) {
            let player = self.player(seat);
            for card in player.hand.kinds() {
                counts[card.index()] += player.hand.count(card);
            }
            found += player.hand.total();
            n_neutral += player.neutral_in_pile;
            assert!(player.hand.total() <= HAND_CARDS, "a hand is too large");
            let fits = player.hand.without_kinds(player.cannot_hold);
            assert_eq!(fits, player.hand, "a passed hand holds what could be laid");
            let has_none = player.hand.is_empty() && self.pile(seat).total() == 0;
            assert_eq!(has_none, player.finished.is_some(), "who has finished");
        }
        assert_eq!(found, N_CARDS, "cards are lost");
        assert!(counts.iter().all(|&count| count == material::N_COPIES));
        if self.n_seats == 3 {
            let undrawn = self.undrawn.of_colour(NEUTRAL);
            assert_eq!(n_neutral, undrawn.total(), "the neutral cards of the piles");
        }
    }
}

impl Piazza {
    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Most points, then the player who finished first, then the one with fewer cards left; what is
    /// equal then is shared (PI-6.2, PI-6.3).
    fn outcome(&self) -> Outcome {
        Outcome::new(
            self.n_seats,
            |seat| self.player(seat).score as i16,
            |seat| match self.player(seat).finished {
                Some(place) => i16::from(MAX_SEATS) + 1 - i16::from(place),
                None => {
                    let n_left = self.player(seat).hand.total() + self.pile(seat).total();
                    -i16::from(n_left)
                }
            },
        )
    }
}
