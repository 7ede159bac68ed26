//! How far the game is, what tiles gave, and which answer is aimed at from the start.

use tessera_engine::calimala::Calimala;
use tessera_engine::{Game, Table, Viewer};

use super::{GAME, look_at};
use crate::{Show, Then};

/// Every position of the game in which a seat decides.
fn each_position(mut look: impl FnMut(&Calimala)) {
    let table = Table::<Calimala>::load(GAME).expect("a record");
    for entered in table.walk() {
        look(&entered.before);
    }
    look(table.position());
}

/// The points of the tiles and of the final cards are all there are.
#[test]
fn the_table_of_tiles_adds_up() {
    let table = Table::<Calimala>::load(GAME).expect("a record");
    let view = table.position().view(Viewer::Spectator);
    assert!(view.council.iter().all(|space| space.points.is_some()));
    let mut finals = vec![0; view.boards.len()];
    for entered in table.walk() {
        let mut points = Vec::new();
        for event in &entered.events {
            Calimala::points(event, &mut points);
        }
        for (seat, key, n_points) in points {
            if key == "final" {
                finals[seat.index()] += n_points;
            }
        }
    }
    for (seat, board) in view.boards.iter().enumerate() {
        let given = view.council.iter().flat_map(|space| &space.points);
        let given: i16 = given.map(|points| i16::from(points[seat])).sum();
        assert_eq!(given + finals[seat], i16::from(board.score));
    }
}

/// KA-7.1, KA-7.2: the last round is called so, and only the last one; it ends with no turn to go.
#[test]
fn the_status_tells_how_the_end_comes() {
    let mut said: Vec<String> = Vec::new();
    each_position(|position| {
        look_at(position, Viewer::Spectator, |pov| {
            let status = Calimala::status(pov.view, pov.words);
            if said.last() != Some(&status) {
                said.push(status);
            }
        });
    });
    let is_last = |status: &&String| status.starts_with("Last round");
    let first = said.iter().position(|status| is_last(&status));
    let end = &said[first.expect("a last round")..];
    assert_eq!(said.iter().filter(is_last).count(), end.len() - 1);
    assert_eq!(end[end.len() - 2], "Last round, last turn");
    assert_eq!(end[end.len() - 1], "The game is over");
}

/// What is aimed at from the start is one of the answers and completes the move; a street asks for
/// the coloured disc first.
#[test]
fn the_usual_answer_completes_the_move() {
    let mut n_usual = 0;
    each_position(|position| {
        let tessera_engine::Turn::Decision(seat) = position.turn() else {
            return;
        };
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        look_at(position, Viewer::Seat(seat), |pov| {
            let choices = Calimala::choices(pov, &actions);
            if let Some(usual) = &choices.usual {
                let choice = choices.get(usual).expect("an answer");
                assert!(choice.spot.starts_with("act-") || choice.spot.starts_with("draw-"));
                n_usual += 1;
            }
            for choice in &choices.spots {
                if let Then::Ask(next) = &choice.then
                    && next.get("disc-own").is_some()
                {
                    assert_eq!(next.usual.as_deref(), Some("disc-own"));
                }
            }
        });
    });
    assert!(n_usual > 20, "{n_usual}");
}
