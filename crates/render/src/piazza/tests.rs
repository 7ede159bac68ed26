//! Known positions of Piazza in words, and points that are foretold against points that are given.

mod paths;
mod story;

use tessera_engine::piazza::material::colours_of;
use tessera_engine::piazza::{Piazza, View};
use tessera_engine::{Game, Seat, Table, Turn, Viewer};

use crate::{Choice, Choices, Language, Pov, Show, Sitter, Then, Words};

/// Two players; red 1, blue 2, green 3 and yellow 4 lie in the square g7, h7, h8, g8.
const START: &str = "piazza/1 seats=2\n* start0\n* open:r1\n* open:b2\n* open:g3\n* open:y4\n\
    * draw0:r5\n* draw0:r6\n* draw0:g6\n* draw1:b1\n* draw1:b3\n* draw1:y5\n";

fn see<T>(record: &str, look: impl FnOnce(&Table<Piazza>, &Pov<'_, Piazza>) -> T) -> T {
    let table = Table::<Piazza>::load(record).expect("a record");
    let Turn::Decision(seat) = table.position().turn() else {
        panic!("nobody decides")
    };
    let view = table.position().view(Viewer::Seat(seat));
    look(&table, &pov(&view, &sitters(2), Viewer::Seat(seat), &[]))
}

fn pov<'a>(
    view: &'a View,
    sitters: &'a [Sitter],
    viewer: Viewer,
    last: &'a [String],
) -> Pov<'a, Piazza> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    };
    Pov {
        view,
        words: Words::of(Language::English),
        sitters,
        hero: seat.unwrap_or(Seat::new(0)),
        is_own: seat.is_some(),
        choices: None,
        last,
    }
}

fn sitters(n_seats: usize) -> Vec<Sitter> {
    let sitter = |name: &&str| Sitter {
        name: (*name).to_owned(),
        level: None,
        is_here: true,
        ..Sitter::default()
    };
    let names = ["Ana", "Béla", "Chloé", "Dieter"];
    names[..n_seats].iter().map(sitter).collect()
}

fn choices(record: &str) -> Choices {
    see(record, |table, pov| {
        let mut actions = Vec::new();
        table.position().legal_actions(&mut actions);
        Piazza::choices(pov, &actions)
    })
}

fn at_end_of(choices: &Choices, path: &[&str]) -> Choice {
    let (spot, rest) = path.split_first().expect("a spot");
    let choice = choices.get(spot).unwrap_or_else(|| panic!("{spot}"));
    match &choice.then {
        Then::Ask(next) if !rest.is_empty() => at_end_of(next, rest),
        _ => choice.clone(),
    }
}

/// PI-2.2: whoever lays red wears red, and nobody else does.
#[test]
fn seats_wear_the_colours_of_their_cards() {
    const HUES: [&str; 5] = ["blue", "red", "yellow", "green", "plum"];
    for n_seats in 2..=4 {
        for seat in Seat::all(n_seats) {
            let worn = Piazza::seat_colour(n_seats, seat);
            let colour = colours_of(n_seats, seat)[0];
            assert_eq!(HUES[worn.index()], colour.name(), "{seat} of {n_seats}");
        }
    }
}
