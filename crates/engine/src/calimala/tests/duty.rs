//! Who puts a disc must be able to act: KA-3.3, KA-3.4, KA-3.7.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::super::board::{Board, Placed};
use super::super::deeds::Deeds;
use super::super::material::{Act, Cards};
use super::super::reach::can_reach;
use super::super::{Calimala, Phase};
use super::scene::{check, check_refused};
use crate::{Game, Turn};

/// KA-3.3 (K-T23), the rulebook's ban on a disc just for two cards
#[test]
fn a_disc_needs_an_action_that_can_be_done() {
    check_refused("", "", "0 place:a", "KA-3.3");
    check_refused("0.hand wood", "", "0 place:a", "KA-3.3");
    check(
        "0.hand marble",
        "place:a",
        "legal play:marble draw:ship skip:ship",
    );
    check(
        "0.hand marble",
        "place:a play:marble artwork:croce draw:ship card:wood",
        "",
    );
    check("0.goods 0 0 1", "place:a artwork:croce", "");
    // Two wood and a build make a ship, if there is cloth.
    check_refused("0.hand wood wood build", "", "0 place:a", "KA-3.3");
    check(
        "0.cloth 1; 0.hand wood wood build",
        "place:a",
        "legal play:wood draw:artwork skip:artwork",
    );
    check(
        "0.hand weave; 0.ships 1",
        "place:a",
        "legal play:weave draw:artwork skip:artwork",
    );
}

/// KA-3.7
#[test]
fn the_new_disc_must_do_one_action() {
    let drawn = "place:l draw:contribute card:ship";
    check_refused("", drawn, "0 skip:wood", "KA-3.7");
    check_refused("", drawn, "0 done", "KA-3.9");
    check("", &format!("{drawn} wood"), "legal done");
    check_refused("0.goods 4 0 0", "place:l", "0 skip:contribute", "KA-3.7");
    // The last marble must not go by a card when the artwork is all that can be done.
    let last = "0.goods 0 0 1; 0.hand artwork";
    check_refused(last, "place:a", "0 play:artwork:croce", "KA-3.7");
    check(
        "0.goods 0 0 2; 0.hand artwork",
        "place:a play:artwork:croce artwork:croce",
        "",
    );
    // Done once, the rest is free.
    check(
        last,
        "place:a artwork:croce draw:ship card:ship done",
        "turn 1",
    );
}

/// No cube in reserve or in store, and no cards: nothing at all can be done.
const NOTHING: &str = "0.placed barcelona 12 lisbon 12 london 12 maria-art 4";

/// KA-3.4
#[test]
fn the_duty_lapses_when_nothing_can_be_done_anywhere() {
    let scene = check(NOTHING, "", "0.reserve 0");
    assert_eq!(scene.legal().len(), 24);
    let both = "place:a draw:artwork card:ship draw:ship card:ship";
    check(NOTHING, both, "0.n_hand 2; legal done");
    check(NOTHING, "place:a skip:artwork skip:ship", "turn 1");
}

/// KA-3.3: the short search finds what a search over every play finds, in positions of random
/// games and in random positions with few cubes.
#[test]
fn the_short_search_finds_what_the_full_search_finds() {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    let (mut n_yes, mut n_no) = (0, 0);
    for seed in 0..300 {
        let mut game = Calimala::new(&Calimala::setups()[seed % 3], Calimala::RULES_VERSION);
        let mut actions = Vec::new();
        while let Some(_actor) = game.turn().actor() {
            let action = match game.turn() {
                Turn::Chance => game.sample_chance(&mut rng),
                _ => {
                    game.legal_actions(&mut actions);
                    actions[rng.random_range(0..actions.len())]
                }
            };
            if let Phase::Place { seat } = game.phase {
                let mut board = game.boards[seat.index()];
                for poor in [false, true] {
                    if poor {
                        board = impoverished(board, &mut rng);
                    }
                    let (yes, no) = compare(&board, game.placed);
                    n_yes += yes;
                    n_no += no;
                }
            }
            game.apply(action, &mut ());
        }
    }
    assert!(n_yes > 10_000 && n_no > 10_000, "{n_yes} {n_no}");
}

/// The same player with a reserve of few cubes, other goods and a small hand.
fn impoverished(mut board: Board, rng: &mut Pcg64Mcg) -> Board {
    board.store.reserve = rng.random_range(0..4);
    board.store.goods = [(); 3].map(|()| rng.random_range(0..5));
    board.store.ships = rng.random_range(0..4);
    board.store.houses = rng.random_range(0..8);
    if rng.random_range(0..2) == 0 {
        let full = if rng.random_range(0..2) == 0 { 4 } else { 0 };
        board.cloth = [0; 3];
        board.cloth[..board.store.workshops as usize].fill(full);
        board.store.cloth = full * board.store.workshops;
    }
    let n_cards = rng.random_range(0..7);
    let money = [Act::Wood, Act::Brick, Act::Build];
    let mut hand = Cards::NONE;
    for _ in 0..n_cards {
        let any = Act::ALL[rng.random_range(0..9)];
        let act = [any, money[rng.random_range(0..3)]][rng.random_range(0..2)];
        if hand.count(act) < 5 {
            hand += Cards::one(act);
        }
    }
    board.hand = hand;
    board
}

/// How many actions can be reached only by cards, and how many not at all.
fn compare(board: &Board, placed: Placed) -> (usize, usize) {
    let (mut n_yes, mut n_no) = (0, 0);
    if board.hand.total() > 6 {
        return (0, 0);
    }
    let mut seen = std::collections::HashSet::new();
    let mut reached = 0;
    try_everything(*board, placed, &mut seen, &mut reached);
    for act in Act::ALL {
        let short = can_reach(act, &board.store, placed.room(), board.hand);
        let full = reached >> act as u16 & 1 == 1;
        assert_eq!(short, full, "{act} with {board:?}");
        if !board.store.deeds(placed.room()).allows(act) {
            n_yes += usize::from(full);
            n_no += usize::from(!full);
        }
    }
    (n_yes, n_no)
}

fn try_everything(
    board: Board,
    placed: Placed,
    seen: &mut std::collections::HashSet<(Board, Placed)>,
    reached: &mut u16,
) {
    if !seen.insert((board, placed)) {
        return;
    }
    let deeds = board.store.deeds(placed.room());
    for act in Act::ALL {
        *reached |= u16::from(deeds.allows(act)) << act as u16;
    }
    if *reached == (1 << 9) - 1 {
        return;
    }
    for act in board.hand.each_act() {
        for deed in (deeds & Deeds::of(act)).each() {
            let (mut next, mut all) = (board, placed);
            next.carry_out(deed, &mut all);
            next.hand -= Cards::one(act);
            try_everything(next, all, seen, reached);
        }
    }
}
