//! The clauses of the toy by example.

use super::{Event, Setup, Toy};
use crate::scene::{legal, play, refused};
use crate::{Game, Seat, Turn, Viewer};

fn dealt(rules: u16) -> Toy {
    let mut toy = Toy::new(&Setup, rules);
    play(&mut toy, "d2 d3", &mut Vec::new(), true);
    toy
}

#[test]
fn each_seat_is_dealt_another_card() {
    let mut toy = Toy::new(&Setup, 2);
    assert_eq!(legal(&toy), ["d1", "d2", "d3", "d4"]);
    play(&mut toy, "d2", &mut Vec::new(), true);
    assert_eq!(legal(&toy), ["d1", "d3", "d4"]);
    assert_eq!(refused(&toy, "* d2"), ("TO-1.1", "no-card"));
    assert_eq!(refused(&toy, "0 b2"), ("TO-1.1", "not-now"));
}

#[test]
fn bets_are_those_of_the_rules() {
    assert_eq!(legal(&dealt(1)), ["b1", "b2"]);
    assert_eq!(legal(&dealt(2)), ["b2", "b3"]);
    assert_eq!(refused(&dealt(1), "0 b3"), ("TO-1.2", "no-bet"));
    assert_eq!(refused(&dealt(2), "0 b1"), ("TO-1.2", "no-bet"));
}

/// TO-1.3, by both versions of the rules.
#[test]
fn the_higher_card_wins() {
    for (rules, bets, expected) in [(1, "b2 b1", 1), (2, "b3 b2", 5)] {
        let mut toy = dealt(rules);
        let mut events = Vec::new();
        play(&mut toy, bets, &mut events, true);
        let Turn::Over(outcome) = toy.turn() else {
            panic!("the game is over");
        };
        assert_eq!(outcome.scores(), [0, expected]);
        let won = Event::Won {
            seat: Seat::new(1),
            points: expected as u8,
        };
        assert_eq!(events.last(), Some(&won));
    }
}

#[test]
fn a_card_is_secret_until_the_end() {
    let mut toy = dealt(2);
    let seen = |toy: &Toy, viewer| toy.view(viewer).cards;
    let first = Viewer::Seat(Seat::new(0));
    assert_eq!(seen(&toy, first), [Some(2), None]);
    assert_eq!(seen(&toy, Viewer::Spectator), [None, None]);
    play(&mut toy, "b2 b2", &mut Vec::new(), true);
    assert_eq!(seen(&toy, first), [Some(2), Some(3)]);
    assert_eq!(seen(&toy, Viewer::Spectator), [Some(2), Some(3)]);
}
