//! The smallest game with a secret, and the ways to get it wrong: each law must find the fault
//! that breaks it.
//!
//! Two seats are dealt one hidden card each of four, then each bets in the open. The game has had
//! two versions of its rules:
//!
//! 1. One bets 1 or 2. The higher card wins its bet.
//! 2. One bets 2 or 3. The higher card wins both bets.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};
use serde::Serialize;
use tessera_engine::{
    Actor, Game, Observer, Outcome, ParseError, Refusal, Seat, Turn, Viewer, laws,
};

/// What a careless author may do.
const SOUND: u8 = 0;
const DETERMINIZE_PEEKS: u8 = 1;
const VIEW_LEAKS: u8 = 2;
const EVENT_LEAKS: u8 = 3;
const LIST_LEAKS: u8 = 4;
const LIST_UNSORTED: u8 = 5;
const LIST_FORGETS: u8 = 6;
const TEXT_DIFFERS: u8 = 7;
const NEVER_ENDS: u8 = 8;
const DRAW_NOT_LISTED: u8 = 9;
const DETERMINIZE_CHANGES_VIEW: u8 = 10;
const SPECTATOR_SEES: u8 = 11;
const REFUSAL_LEAKS: u8 = 12;
const SEES_LEAKS: u8 = 13;
const SEES_BY_SECRET: u8 = 14;
const SEES_TOO_LITTLE: u8 = 15;
const SPECTATOR_SEES_DEALS: u8 = 16;
const OWN_BET_UNSEEN: u8 = 17;
const REFEREE_SEES_NOT: u8 = 18;
const SECRETS_DENIED: u8 = 19;
const DETERMINIZE_FORGETS_RULES: u8 = 20;
const START_NEVER_DRAWN: u8 = 21;

const CARDS: [u8; 4] = [1, 2, 3, 4];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Toy<const FAULT: u8> {
    rules: u16,
    cards: [u8; 2],
    bets: [u8; 2],
}

/// The game as it should be.
pub(crate) type SoundToy = Toy<SOUND>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Setup;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action<const FAULT: u8> {
    Deal(u8),
    Bet(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Event {
    Dealt { card_if_leaked: u8 },
    Bet(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    cards: [u8; 2],
    bets: [u8; 2],
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u16 = 2;
    const MAX_ACTIONS: usize = 4;
    const HAS_SECRETS: bool = FAULT != SECRETS_DENIED;
    type Setup = Setup;
    type Action = Action<FAULT>;
    type Event = Event;
    type View = View;

    fn setups() -> Vec<Setup> {
        vec![Setup]
    }

    fn new(_: &Setup, rules: u16) -> Self {
        Toy {
            rules,
            cards: [0; 2],
            bets: [0; 2],
        }
    }

    fn start_action(seat: Seat) -> Option<Action<FAULT>> {
        (FAULT == START_NEVER_DRAWN).then(|| Action::Bet(seat.number()))
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match (self.cards, self.bets) {
            ([0, _] | [_, 0], _) => Turn::Chance,
            (_, [0, _]) => Turn::Decision(Seat::new(0)),
            (_, [_, 0]) => Turn::Decision(Seat::new(1)),
            _ => {
                let [first, second] = self.cards;
                let wins = [first > second, second > first];
                let score = |seat: Seat| match (wins[seat.index()], self.rules) {
                    (false, _) => 0,
                    (true, 1) => i16::from(self.bets[seat.index()]),
                    (true, _) => i16::from(self.bets[0] + self.bets[1]),
                };
                Turn::Over(Outcome::new(2, score, |_| 0))
            }
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action<FAULT>>) {
        out.clear();
        match self.turn() {
            Turn::Chance => out.extend(self.left().map(Action::Deal)),
            Turn::Decision(seat) => {
                let bets = self.allowed_bets().map(Action::Bet).into_iter();
                out.extend(bets.filter(|&bet| !self.is_leak(seat, bet)));
            }
            Turn::Over(_) => {}
        }
        match FAULT {
            LIST_UNSORTED => out.reverse(),
            LIST_FORGETS => out.truncate(1),
            _ => {}
        }
    }

    fn refusal(&self, actor: Actor, action: Action<FAULT>) -> Option<Refusal> {
        let legal = Some(actor) == self.turn().actor()
            && match (self.turn(), action) {
                (Turn::Chance, Action::Deal(card)) => self.left().any(|left| left == card),
                (Turn::Decision(seat), Action::Bet(bet)) => {
                    self.allowed_bets().contains(&bet) && !self.is_leak(seat, action)
                }
                _ => false,
            };
        (!legal).then(|| {
            let refusal = Refusal::new("TO-1.1", "not-now", "Not now.");
            match FAULT {
                REFUSAL_LEAKS => refusal.with("card", self.cards[0]),
                _ => refusal,
            }
        })
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Action<FAULT> {
        let left: Vec<u8> = self.left().collect();
        match FAULT {
            DRAW_NOT_LISTED => Action::Deal(9),
            _ => Action::Deal(left[rng.random_range(0..left.len())]),
        }
    }

    fn apply(&mut self, action: Action<FAULT>, observer: &mut impl Observer<Event>) {
        match action {
            Action::Deal(card) => {
                let seat = usize::from(self.cards[0] != 0);
                self.cards[seat] = card;
                let leaked = if FAULT == EVENT_LEAKS { card } else { 0 };
                observer.observe(Event::Dealt {
                    card_if_leaked: leaked,
                });
            }
            Action::Bet(_) if FAULT == NEVER_ENDS => {}
            Action::Bet(bet) => {
                let seat = usize::from(self.bets[0] != 0);
                self.bets[seat] = bet;
                observer.observe(Event::Bet(bet));
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = matches!(self.turn(), Turn::Over(_));
        let mut cards = self.cards;
        for seat in Seat::all(2) {
            let hidden = viewer != Viewer::Seat(seat) && viewer != Viewer::Referee && !over;
            let shown = FAULT == SPECTATOR_SEES && viewer == Viewer::Spectator;
            if hidden && !shown && FAULT != VIEW_LEAKS {
                cards[seat.index()] = 0;
            }
        }
        View {
            cards,
            bets: self.bets,
        }
    }

    fn sees(&self, viewer: Viewer, action: Action<FAULT>) -> bool {
        let own = match self.turn() {
            Turn::Decision(seat) => Viewer::Seat(seat),
            _ => Viewer::Seat(Seat::new(u8::from(self.cards[0] != 0))),
        };
        match (FAULT, action) {
            (SEES_LEAKS, _) => true,
            (SEES_BY_SECRET, Action::Deal(4)) => true,
            (SEES_TOO_LITTLE, Action::Bet(_)) => viewer == own || viewer == Viewer::Referee,
            (SPECTATOR_SEES_DEALS, Action::Deal(_)) if viewer == Viewer::Spectator => true,
            (OWN_BET_UNSEEN, Action::Bet(_)) => viewer == Viewer::Referee,
            (REFEREE_SEES_NOT, Action::Deal(_)) => viewer == own,
            (_, Action::Deal(_)) => viewer == own || viewer == Viewer::Referee,
            (_, Action::Bet(_)) => true,
        }
    }

    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut imagined = *self;
        let other = 1 - seat.index();
        let hidden = self.cards[other] != 0 && !matches!(self.turn(), Turn::Over(_));
        if hidden && FAULT != DETERMINIZE_PEEKS {
            let own = self.cards[seat.index()];
            let left: Vec<u8> = CARDS.into_iter().filter(|&card| card != own).collect();
            imagined.cards[other] = left[rng.random_range(0..left.len())];
        }
        if FAULT == DETERMINIZE_CHANGES_VIEW && hidden {
            imagined.cards.swap(0, 1);
        }
        if FAULT == DETERMINIZE_FORGETS_RULES {
            imagined.rules = Self::RULES_VERSION;
        }
        imagined
    }

    fn check_invariants(&self) {
        assert!(self.cards[0] == 0 || self.cards[0] != self.cards[1]);
    }
}

impl<const FAULT: u8> Toy<FAULT> {
    fn allowed_bets(&self) -> [u8; 2] {
        match self.rules {
            1 => [1, 2],
            _ => [2, 3],
        }
    }

    fn left(&self) -> impl Iterator<Item = u8> {
        let dealt = self.cards;
        CARDS.into_iter().filter(move |card| !dealt.contains(card))
    }

    /// A rule that no sound game has: against the highest card one may not bet high.
    fn is_leak(&self, seat: Seat, action: Action<FAULT>) -> bool {
        let other = self.cards[1 - seat.index()];
        FAULT == LIST_LEAKS && other == 4 && action == Action::Bet(2)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("seats=2")
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(_: &str) -> Result<Setup, ParseError> {
        Ok(Setup)
    }
}

impl<const FAULT: u8> fmt::Display for Action<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deal(card) => write!(f, "d{card}"),
            Action::Bet(_) if FAULT == TEXT_DIFFERS => f.write_str("b1"),
            Action::Bet(bet) => write!(f, "b{bet}"),
        }
    }
}

impl<const FAULT: u8> FromStr for Action<FAULT> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            [b'd', card @ b'0'..=b'9'] => Ok(Action::Deal(card - b'0')),
            [b'b', bet @ b'0'..=b'9'] => Ok(Action::Bet(bet - b'0')),
            _ => Err(ParseError::new("d1 or b1", text)),
        }
    }
}

/// By both versions of the rules.
fn check_all<const FAULT: u8>() {
    laws::check_game::<Toy<FAULT>>(50);
    let different = (0..50).map(|seed| laws::check_non_interference::<Toy<FAULT>>(&Setup, seed));
    assert!(different.sum::<usize>() > 100, "the twins never differ");
}

#[test]
fn a_sound_game_keeps_all_laws() {
    check_all::<SOUND>();
}

macro_rules! must_fail {
    ($($test:ident: $fault:ident, $message:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $message)]
        fn $test() {
            check_all::<$fault>();
        }
    )*};
}

must_fail! {
    a_determinize_that_peeks_is_found: DETERMINIZE_PEEKS, "determinize of seat";
    a_determinize_that_forgets_the_rules_is_found: DETERMINIZE_FORGETS_RULES, "imagines another";
    a_determinize_that_changes_the_view_is_found: DETERMINIZE_CHANGES_VIEW, "determinize, toy";
    a_view_that_leaks_is_found: VIEW_LEAKS, "learns from an unseen";
    a_spectator_who_sees_a_hand_is_found: SPECTATOR_SEES, "a spectator sees more";
    a_refusal_that_leaks_is_found: REFUSAL_LEAKS, "tries";
    an_action_seen_by_the_wrong_seat_is_found: SEES_LEAKS, "sees another action";
    an_action_seen_by_a_secret_is_found: SEES_BY_SECRET, "by what is seen of it";
    a_public_action_that_is_unseen_is_found: SEES_TOO_LITTLE, "learns from an unseen";
    a_spectator_who_sees_a_deal_is_found: SPECTATOR_SEES_DEALS, "but a spectator does";
    a_decision_unseen_by_its_seat_is_found: OWN_BET_UNSEEN, "does not see its own";
    a_referee_who_does_not_see_all_is_found: REFEREE_SEES_NOT, "the referee does not see";
    a_game_that_denies_its_secrets_is_found: SECRETS_DENIED, "has no secrets but hides";
    an_event_that_leaks_is_found: EVENT_LEAKS, "learns from an unseen";
    a_list_that_leaks_is_found: LIST_LEAKS, "sees the secret in its list";
    an_unsorted_list_is_found: LIST_UNSORTED, "not ascending";
    a_list_that_forgets_an_action_is_found: LIST_FORGETS, "is drawn but not listed";
    an_ambiguous_text_is_found: TEXT_DIFFERS, "text round trip";
    a_game_that_never_ends_is_found: NEVER_ENDS, "does not end";
    a_start_that_is_never_drawn_is_found: START_NEVER_DRAWN, "no draw of the start player";
    a_draw_that_is_not_listed_is_found: DRAW_NOT_LISTED, "is drawn but not listed";
}
