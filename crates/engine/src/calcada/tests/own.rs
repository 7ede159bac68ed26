//! Boards and scoreboards of one's own: CA-1.7.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::super::{Calcada, Setup};
use crate::{Game, Turn, Viewer};

/// CA-1.7: a board and rows of one's own are part of the setup's text.
#[test]
fn a_board_of_ones_own_is_written_in_the_setup() {
    let own = "seats=3 board=own numbers=1111122222333334444455555 \
        districts=AAAAABBBBBCCCCCDDDDDEEEEE rows=9-1";
    let setup: Setup = own.parse().unwrap();
    assert_eq!(setup.to_string(), own);
    assert_eq!(&*setup.scoreboard(), [9, 1]);
    assert_eq!(setup.board.layout().n_districts(), 5);
    // Letters only tell districts apart.
    let other = own.replace('A', "Z").replace('E', "A");
    assert_eq!(other.parse(), Ok(setup));
    // The printed sides can have other rows too.
    let rows = "seats=2 board=B rows=5-4-3-2-1-1";
    assert_eq!(rows.parse::<Setup>().unwrap().to_string(), rows);
}

/// CA-1.7: what is wrong with it is said.
#[test]
fn a_board_of_ones_own_is_checked() {
    let numbers = "numbers=1111122222333334444455555";
    let districts = "districts=AAAAABBBBBCCCCCDDDDDEEEEE";
    for (text, error) in [
        ("board=own", "board=own needs numbers and districts"),
        (
            &format!("board=own {numbers}"),
            "board=own needs numbers and districts",
        ),
        (
            &format!("board=B {numbers}"),
            "numbers and districts belong to board=own",
        ),
        (numbers, "numbers and districts belong to board=own"),
        ("board=C", "board is A, B or own"),
        ("seats=5", "seats is 2, 3 or 4"),
        ("wall=grey", "the options of calcada are"),
        ("rows=3-2-1 rows=3-2-1", "an option stands only once"),
        (
            &format!("board=own numbers=111 {districts}"),
            "numbers are 25 digits from 1 to 5",
        ),
        (
            &format!("board=own {} {districts}", numbers.replace('5', "6")),
            "numbers are 25 digits from 1 to 5",
        ),
        (
            &format!("board=own {} {districts}", numbers.replace('5', "0")),
            "numbers are 25 digits from 1 to 5",
        ),
        (
            &format!("board=own {numbers} districts=AAA"),
            "districts are 25 letters",
        ),
        (
            &format!("board=own {numbers} {}", districts.replace('E', "e")),
            "districts are 25 letters",
        ),
        (
            &format!(
                "board=own {numbers} {}",
                districts.replace("EEEEE", "DDDDD")
            ),
            "a district has 2 to 5 squares, D has 10",
        ),
        (
            &format!(
                "board=own {numbers} {}",
                districts.replace("EEEEE", "EEEEF")
            ),
            "a district has 2 to 5 squares, F has 1",
        ),
        (
            &format!("board=own {numbers} districts=AABBBAAXXXCCCCCDDDDDEXXEE"),
            "a district hangs together by the sides of squares, X does not",
        ),
    ] {
        let found = text.parse::<Setup>().unwrap_err().to_string();
        assert!(found.starts_with(error), "{text}: {found}");
    }
    for rows in ["", "0", "10", "3-", "3-2-1-1-1-1-1", "a", "3--1"] {
        let error = format!("rows={rows}")
            .parse::<Setup>()
            .unwrap_err()
            .to_string();
        assert!(
            error.starts_with("rows are one to six multipliers"),
            "{error}"
        );
    }
    // The end of a row is no neighbour of the beginning of the next.
    let wrapped = format!("board=own {numbers} districts=AAAABBCCCCDDDDDEEEEEFFFFF");
    assert!(wrapped.parse::<Setup>().is_err());
}

/// CA-1.7: whole games on boards with the most and the fewest districts, and odd scoreboards.
#[test]
fn a_board_of_ones_own_is_played_to_the_end() {
    for setup in [
        "board=own numbers=1111111111111111111111111 districts=AAAAABBBBBCCCCCDDDDDEEEEE rows=1",
        "seats=4 board=own numbers=5432154321543215432154321 \
            districts=AABBCDEEFCDGGFHIJJKHILLKK rows=9-9-9-9-9-9",
    ] {
        for seed in 0..20 {
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            let mut game = Calcada::new(&setup.parse().unwrap(), Calcada::RULES_VERSION);
            let (mut actions, mut n_actions) = (Vec::new(), 0);
            while !matches!(game.turn(), Turn::Over(_)) {
                game.legal_actions(&mut actions);
                let action = match game.turn() {
                    Turn::Chance => game.sample_chance(&mut rng),
                    _ => actions[(seed as usize + n_actions) % actions.len()],
                };
                game.apply(action, &mut ());
                game.check_invariants();
                n_actions += 1;
            }
            assert!(n_actions <= Calcada::MAX_ACTIONS);
            assert_eq!(game.view(Viewer::Spectator).setup.board, "own");
        }
    }
}
