//! The smallest game with a secret, and the ways to get it wrong: each law must find the fault
//! that breaks it.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use tessera_engine::toy::{self, Setup, Toy, View};
use tessera_engine::{Actor, Game, Observer, ParseError, Refusal, Seat, Turn, Viewer, laws};

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

/// The toy with a fault.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Faulty<const FAULT: u8>(Toy);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Action<const FAULT: u8>(toy::Action);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
enum Event {
    Sound(toy::Event),
    Leaked(u8),
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    const NAME: &'static str = Toy::NAME;
    const RULES_VERSION: u16 = Toy::RULES_VERSION;
    const MAX_ACTIONS: usize = Toy::MAX_ACTIONS;
    const HAS_SECRETS: bool = FAULT != SECRETS_DENIED;
    type Setup = Setup;
    type Action = Action<FAULT>;
    type Event = Event;
    type View = View;

    fn setups() -> Vec<Setup> {
        Toy::setups()
    }

    fn new(setup: &Setup, rules: u16) -> Self {
        Faulty(Toy::new(setup, rules))
    }

    fn start_action(seat: Seat) -> Option<Action<FAULT>> {
        (FAULT == START_NEVER_DRAWN).then(|| Action(toy::Action::Bet(seat.number())))
    }

    fn n_seats(&self) -> u8 {
        self.0.n_seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_actions(&self, out: &mut Vec<Action<FAULT>>) {
        let mut actions = Vec::new();
        self.0.legal_actions(&mut actions);
        out.clear();
        out.extend(actions.into_iter().map(Action));
        out.retain(|&action| !self.is_leak(action));
        match FAULT {
            LIST_UNSORTED => out.reverse(),
            LIST_FORGETS => out.truncate(1),
            _ => {}
        }
    }

    fn refusal(&self, actor: Actor, action: Action<FAULT>) -> Option<Refusal> {
        let leak = || Refusal::new("TO-1.2", "no-bet", "Not against that card.");
        let refusal = match self.is_leak(action) {
            true => Some(leak()),
            false => self.0.refusal(actor, action.0),
        };
        let card = self.0.card(Seat::new(0)).unwrap_or(0);
        match FAULT {
            REFUSAL_LEAKS => refusal.map(|refusal| refusal.with("card", card)),
            _ => refusal,
        }
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Action<FAULT> {
        match FAULT {
            DRAW_NOT_LISTED => Action(toy::Action::Deal(9)),
            _ => Action(self.0.sample_chance(rng)),
        }
    }

    fn apply(&mut self, action: Action<FAULT>, observer: &mut impl Observer<Event>) {
        match (FAULT, action.0) {
            (NEVER_ENDS, toy::Action::Bet(_)) => return,
            (EVENT_LEAKS, toy::Action::Deal(card)) => observer.observe(Event::Leaked(card)),
            _ => {}
        }
        let mut events = Vec::new();
        self.0.apply(action.0, &mut events);
        for event in events {
            observer.observe(Event::Sound(event));
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let shown = FAULT == SPECTATOR_SEES && viewer == Viewer::Spectator;
        match shown || FAULT == VIEW_LEAKS {
            true => self.0.view(Viewer::Referee),
            false => self.0.view(viewer),
        }
    }

    fn sees(&self, viewer: Viewer, action: Action<FAULT>) -> bool {
        use toy::Action::{Bet, Deal};
        let sees = self.0.sees(viewer, action.0);
        let is_own = match self.turn() {
            Turn::Decision(seat) => viewer == Viewer::Seat(seat),
            _ => matches!(viewer, Viewer::Seat(_)) && sees,
        };
        match (FAULT, action.0) {
            (SEES_LEAKS, _) | (SEES_BY_SECRET, Deal(4)) => true,
            (SEES_TOO_LITTLE, Bet(_)) => is_own || viewer == Viewer::Referee,
            (SPECTATOR_SEES_DEALS, Deal(_)) if viewer == Viewer::Spectator => true,
            (OWN_BET_UNSEEN, Bet(_)) => viewer == Viewer::Referee,
            (REFEREE_SEES_NOT, Deal(_)) => is_own,
            _ => sees,
        }
    }

    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        match FAULT {
            DETERMINIZE_PEEKS => *self,
            DETERMINIZE_CHANGES_VIEW => Faulty(self.0.determinize(other(seat), rng)),
            DETERMINIZE_FORGETS_RULES => self.by_the_newest_rules(seat, rng),
            _ => Faulty(self.0.determinize(seat, rng)),
        }
    }

    fn check_invariants(&self) {
        self.0.check_invariants();
    }
}

impl<const FAULT: u8> Faulty<FAULT> {
    /// A rule that no sound game has: against the highest card one may not bet 2.
    fn is_leak(&self, action: Action<FAULT>) -> bool {
        let Turn::Decision(seat) = self.turn() else {
            return false;
        };
        let is_high = self.0.card(other(seat)) == Some(4);
        FAULT == LIST_LEAKS && is_high && action.0 == toy::Action::Bet(2)
    }

    /// What the seat imagines, as if the game had begun with the newest rules.
    fn by_the_newest_rules(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let imagined = self.0.determinize(seat, rng);
        let mut newest = Toy::new(&Setup, Toy::RULES_VERSION);
        let all = || Seat::all(2);
        let cards = all().filter_map(|seat| imagined.card(seat));
        for card in cards {
            newest.apply(toy::Action::Deal(card), &mut ());
        }
        for bet in all().filter_map(|seat| imagined.bet(seat)) {
            newest.apply(toy::Action::Bet(bet), &mut ());
        }
        Faulty(newest)
    }
}

fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.number())
}

impl<const FAULT: u8> fmt::Display for Action<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            toy::Action::Bet(_) if FAULT == TEXT_DIFFERS => f.write_str("b1"),
            action => action.fmt(f),
        }
    }
}

impl<const FAULT: u8> FromStr for Action<FAULT> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse().map(Action)
    }
}

/// By both versions of the rules.
fn check<G: Game>() {
    laws::check_game::<G>(50);
    let setups = G::setups();
    let different = (0..50).map(|seed| laws::check_non_interference::<G>(&setups[0], seed));
    assert!(different.sum::<usize>() > 100, "the twins never differ");
}

#[test]
fn a_sound_game_keeps_all_laws() {
    check::<Toy>();
    check::<Faulty<SOUND>>();
}

macro_rules! must_fail {
    ($($test:ident: $fault:ident, $message:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $message)]
        fn $test() {
            check::<Faulty<$fault>>();
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
