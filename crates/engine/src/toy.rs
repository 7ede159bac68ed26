//! The smallest game with a secret: what the contract asks for, on a few pages.
//!
//! Two seats are dealt one hidden card each of four, then each bets in the open, and the higher
//! card wins. Tests break it to prove that [`crate::laws`] finds every fault. In a test build, with
//! the feature `toy`, it is in the list of games and can be played like the others.
//!
//! The game has had two versions of its rules (`docs/rules/toy.md`): by the first one a bet is 1
//! or 2 and the winner gets the own bet, by the second one it is 2 or 3 and the winner gets both.

mod action;
mod refuse;
#[cfg(test)]
mod tests;
mod view;

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};
use serde::Serialize;

use crate::{Actor, Game, Observer, Outcome, ParseError, Refusal, Seat, Turn, Viewer};

pub use action::Action;
pub use view::View;

/// The cards that are dealt from.
const CARDS: [u8; 4] = [1, 2, 3, 4];

/// A position: cards and bets by seat, 0 for none yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    rules: u16,
    cards: [u8; 2],
    bets: [u8; 2],
}

/// Two seats and nothing to choose, written `seats=2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup;

/// A public fact. Which card a player was dealt is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A card was dealt (TO-1.1).
    Dealt {
        /// To whom.
        seat: Seat,
    },
    /// A bet was made (TO-1.2).
    Bet {
        /// By whom.
        seat: Seat,
        /// How much.
        bet: u8,
    },
    /// A card was turned up (TO-1.3).
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: u8,
    },
    /// The higher card has won (TO-1.3).
    Won {
        /// The seat that had it.
        seat: Seat,
        /// The points for it.
        points: u8,
    },
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u16 = 2;
    const MAX_ACTIONS: usize = 4;
    const HAS_SECRETS: bool = true;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setups() -> Vec<Setup> {
        vec![Setup]
    }

    fn new(_: &Setup, rules: u16) -> Toy {
        Toy {
            rules,
            cards: [0; 2],
            bets: [0; 2],
        }
    }

    /// Seat 0 always starts.
    fn start_action(_: Seat) -> Option<Action> {
        None
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match (self.cards, self.bets) {
            ([0, _] | [_, 0], _) => Turn::Chance,
            (_, [0, _]) => Turn::Decision(Seat::new(0)),
            (_, [_, 0]) => Turn::Decision(Seat::new(1)),
            _ => Turn::Over(Outcome::new(2, |seat| self.score(seat), |_| 0)),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.turn() {
            Turn::Chance => out.extend(self.undealt().map(Action::Deal)),
            Turn::Decision(_) => out.extend(self.allowed_bets().map(Action::Bet)),
            Turn::Over(_) => {}
        }
    }

    fn refusal(&self, actor: Actor, action: Action) -> Option<Refusal> {
        refuse::refusal(self, actor, action)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Action {
        let place = rng.random_range(0..self.undealt().count());
        Action::Deal(self.undealt().nth(place).expect("a card"))
    }

    fn apply(&mut self, action: Action, observer: &mut impl Observer<Event>) {
        match action {
            Action::Deal(card) => {
                let seat = first_without(self.cards);
                self.cards[seat.index()] = card;
                observer.observe(Event::Dealt { seat });
            }
            Action::Bet(bet) => {
                let seat = first_without(self.bets);
                self.bets[seat.index()] = bet;
                observer.observe(Event::Bet { seat, bet });
                self.tell_the_end(observer);
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sees(&self, viewer: Viewer, action: Action) -> bool {
        match action {
            Action::Deal(_) => {
                let own = Viewer::Seat(first_without(self.cards));
                viewer == own || viewer == Viewer::Referee
            }
            Action::Bet(_) => true,
        }
    }

    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> Toy {
        let mut imagined = *self;
        let other = 1 - seat.index();
        if self.cards[other] != 0 && !self.is_over() {
            let own = self.cards[seat.index()];
            let mut unseen = CARDS.into_iter().filter(|&card| card != own);
            let n_unseen = unseen.clone().count();
            let card = unseen.nth(rng.random_range(0..n_unseen));
            imagined.cards[other] = card.expect("a card");
        }
        imagined
    }

    fn check_invariants(&self) {
        assert!(self.cards[0] == 0 || self.cards[0] != self.cards[1]);
    }
}

impl Toy {
    /// The card of a seat, once it is dealt. For the search, on positions that a seat imagines.
    #[must_use]
    pub fn card(&self, seat: Seat) -> Option<u8> {
        Some(self.cards[seat.index()]).filter(|&card| card != 0)
    }

    /// The bet of a seat, once it is made.
    #[must_use]
    pub fn bet(&self, seat: Seat) -> Option<u8> {
        Some(self.bets[seat.index()]).filter(|&bet| bet != 0)
    }

    fn is_over(&self) -> bool {
        !self.bets.contains(&0)
    }

    fn allowed_bets(&self) -> [u8; 2] {
        match self.rules {
            1 => [1, 2],
            _ => [2, 3],
        }
    }

    fn undealt(&self) -> impl Iterator<Item = u8> {
        let dealt = self.cards;
        CARDS.into_iter().filter(move |card| !dealt.contains(card))
    }

    /// The points of a seat: none before the end.
    fn score(&self, seat: Seat) -> i16 {
        let own = seat.index();
        let wins = self.is_over() && self.cards[own] > self.cards[1 - own];
        match (wins, self.rules) {
            (false, _) => 0,
            (true, 1) => self.bets[own].into(),
            (true, _) => (self.bets[0] + self.bets[1]).into(),
        }
    }

    fn tell_the_end(&self, observer: &mut impl Observer<Event>) {
        if !self.is_over() {
            return;
        }
        for seat in Seat::all(2) {
            let card = self.cards[seat.index()];
            observer.observe(Event::Revealed { seat, card });
        }
        let winner = Seat::new(u8::from(self.cards[1] > self.cards[0]));
        let points = self.score(winner) as u8;
        observer.observe(Event::Won {
            seat: winner,
            points,
        });
    }
}

/// Whose turn it is to get a card or to bet.
fn first_without(given: [u8; 2]) -> Seat {
    Seat::new(u8::from(given[0] != 0))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("seats=2")
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Setup, ParseError> {
        match text.trim() {
            "" | "seats=2" => Ok(Setup),
            _ => Err(ParseError::new("the option of toy is seats=2", text)),
        }
    }
}
