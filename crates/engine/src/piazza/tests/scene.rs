//! Positions as text, one fact a line: `turn 1`, `board r1 .. g2 / b3`, `1.hand b4 b5`.
//!
//! A board is rows of cards from column 0, row 0, or from the cell of the fact `at`; `..` is an
//! empty cell. Cards that are named nowhere are in the piles, unless the fact `undrawn` names all
//! that are.

use std::collections::BTreeMap;

use super::super::material::{Card, Cards, NEUTRAL, neutral_cards};
use super::super::{Cell, Event, Phase, Piazza, Setup};
use crate::scene::{facts, legal, play, refused};
use crate::{Game, Seat, Turn};

/// A position that is being set up, played on and looked at.
pub(super) struct Scene {
    piazza: Piazza,
    pub(super) events: Vec<Event>,
    /// Cases about the end of a game lose cards on purpose: nobody wants to lay 40 of them.
    conserves_cards: bool,
}

/// Sets up `given`, plays `actions` and expects the facts of `then`.
#[track_caller]
pub(super) fn check(given: &str, actions: &str, then: &str) -> Scene {
    let mut scene = Scene::given(given);
    scene.play(actions);
    scene.expect(then);
    scene
}

/// Expects that after `before` the action is refused by this clause, and with this code.
#[track_caller]
pub(super) fn check_refused(given: &str, before: &str, actor_and_action: &str, why: &str) {
    let mut scene = Scene::given(given);
    scene.play(before);
    let (clause, code) = refused(&scene.piazza, actor_and_action);
    assert_eq!(format!("{clause} {code}"), why);
}

const KNOWN: [&str; 8] = [
    "seats", "turn", "start", "board", "at", "undrawn", "finished", "passes",
];

impl Scene {
    #[track_caller]
    pub(super) fn given(text: &str) -> Scene {
        let facts: BTreeMap<&str, &str> = facts(text).collect();
        let fact = |key: &str| facts.get(key).copied().unwrap_or("");
        for key in facts.keys() {
            let known = KNOWN.contains(key) || key.contains('.');
            assert!(known, "unknown fact {key}");
        }
        let seats = facts.get("seats").unwrap_or(&"2");
        let setup: Setup = format!("seats={seats}").parse().unwrap();
        let mut piazza = Piazza::new(&setup, Piazza::RULES_VERSION);
        if let Some(seat) = facts.get("turn") {
            let seat = seat.parse().unwrap();
            piazza.phase = Phase::Turn { seat };
        }
        piazza.starter = fact("start").parse().unwrap_or_default();
        piazza.n_finished = fact("finished").parse().unwrap_or(0);
        piazza.n_passes = fact("passes").parse().unwrap_or(0);
        put_cards(&mut piazza, fact("board"), fact("at"));
        for seat in Seat::all(setup.seats) {
            let fact = |key: &str| fact_of(&facts, seat, key);
            let player = piazza.player_mut(seat);
            player.score = fact("score").parse().unwrap_or(0);
            player.hand = cards(fact("hand"));
            player.finished = fact("finished").parse().ok();
            let in_hand = player.hand.of_colour(NEUTRAL).total();
            let left = neutral_cards(setup.seats).saturating_sub(in_hand);
            player.neutral_in_pile = fact("neutral").parse().unwrap_or(left);
        }
        let conserves_cards = !facts.contains_key("undrawn");
        piazza.undrawn = match facts.get("undrawn") {
            Some(text) => cards(text),
            None => not_named(&piazza),
        };
        Scene {
            piazza,
            events: Vec::new(),
            conserves_cards,
        }
    }

    #[track_caller]
    pub(super) fn play(&mut self, actions: &str) {
        play(
            &mut self.piazza,
            actions,
            &mut self.events,
            self.conserves_cards,
        );
    }

    #[track_caller]
    pub(super) fn expect(&self, then: &str) {
        for (key, expected) in facts(then) {
            assert_eq!(self.fact(key), expected, "{key}");
        }
    }

    pub(super) fn legal(&self) -> Vec<String> {
        legal(&self.piazza)
    }

    pub(super) fn piazza(&self) -> &Piazza {
        &self.piazza
    }

    /// The points of every bracket scored so far, in order.
    pub(super) fn brackets(&self) -> Vec<u8> {
        let points = self.events.iter().filter_map(|event| match *event {
            Event::Bracket { points, .. } => Some(points),
            _ => None,
        });
        points.collect()
    }

    fn fact(&self, key: &str) -> String {
        let piazza = &self.piazza;
        if let Some((seat, key)) = key.split_once('.') {
            return self.player_fact(seat.parse().unwrap(), key);
        }
        match key {
            "turn" => (piazza.turn().actor()).map_or("over".into(), |actor| actor.to_string()),
            "phase" => match piazza.phase {
                Phase::Start => "start".into(),
                Phase::Open { .. } => "open".into(),
                Phase::Deal { seat } => format!("deal {seat}"),
                Phase::Turn { seat } => format!("turn {seat}"),
                Phase::Second { seat, .. } => format!("second {seat}"),
                Phase::Refill { seat } => format!("refill {seat}"),
                Phase::Over => "over".into(),
            },
            "laid" => {
                let cards = piazza.board.cards();
                let cards = cards.map(|(cell, card)| format!("{card}:{cell}"));
                cards.collect::<Vec<_>>().join(" ")
            }
            "legal" => self.legal().join(" "),
            "ranks" => match piazza.turn() {
                Turn::Over(outcome) => format!("{:?}", outcome.ranks()),
                _ => String::new(),
            },
            _ => panic!("unknown fact {key}"),
        }
    }

    fn player_fact(&self, seat: Seat, key: &str) -> String {
        let player = self.piazza.player(seat);
        match key {
            "score" => player.score.to_string(),
            "hand" => player.hand.to_string(),
            "n_hand" => player.hand.total().to_string(),
            "n_pile" => self.piazza.pile(seat).total().to_string(),
            "cannot" => player.cannot_hold.to_string(),
            "finished" => player.finished.map_or(String::new(), |at| at.to_string()),
            _ => panic!("unknown fact {key}"),
        }
    }
}

fn put_cards(piazza: &mut Piazza, board: &str, at: &str) {
    let (left, top): (i8, i8) = match at.split_once(':') {
        Some((x, y)) => (x.parse().unwrap(), y.parse().unwrap()),
        None => (0, 0),
    };
    for (y, row) in (top..).zip(board.split('/')) {
        for (x, card) in (left..).zip(row.split_whitespace()) {
            if card != ".." {
                let card = card.parse().unwrap_or_else(|error| panic!("{error}"));
                piazza.board.put(Cell::new(x, y), card);
            }
        }
    }
}

/// All cards that are neither on the table nor in a hand.
fn not_named(piazza: &Piazza) -> Cards {
    let laid: Cards = piazza.board.cards().map(|(_, card)| card).collect();
    let hands = piazza.players.iter().map(|player| player.hand);
    hands.fold(Cards::ALL - laid, |left, hand| left - hand)
}

fn cards(text: &str) -> Cards {
    let cards = text.split_whitespace();
    cards.map(|card| card.parse::<Card>().unwrap()).collect()
}

fn fact_of<'a>(facts: &BTreeMap<&str, &'a str>, seat: Seat, key: &str) -> &'a str {
    let key = format!("{seat}.{key}");
    facts.get(key.as_str()).copied().unwrap_or("")
}
