//! How many ways there are to play on: a checksum over lists and rules. The rows say after how
//! many actions of which random game is counted, so that some begin at the first decision and
//! some reach over the end of a round into the next deal.

use std::fmt::Write;

use tessera_engine::{Entry, Game, Table, for_each_game, perft};

use crate::golden;
use crate::players::{Player, whole_game};

for_each_game!(test_each, check);

const SEED: u64 = 3;

/// Piazza has few actions, so more of them are followed.
fn depth<G: Game>() -> u32 {
    if G::NAME == "piazza" { 5 } else { 3 }
}

fn check<G: Game>() {
    let mut text = String::new();
    for setup in G::setups() {
        let game = whole_game::<G>(&setup, Player::Random, SEED);
        for n_actions in starts(&game) {
            let mut table: Table<G> = Table::new(setup.clone());
            for &entry in &game.log()[..n_actions] {
                table.enter(entry, &mut ()).expect("played before");
            }
            let _ = write!(text, "{setup} | seed {SEED} | after {n_actions} |");
            for depth in 1..=depth::<G>() {
                let _ = write!(text, " {}", perft(table.position(), depth));
            }
            text.push('\n');
        }
    }
    golden::check(&format!("{}/perft.txt", G::NAME), &text);
}

/// The first decision, a place just before chance acts again, the middle, and one near the end.
fn starts<G: Game>(game: &Table<G>) -> Vec<usize> {
    let is_chance = |entry: &Entry<G::Action>| entry.to_string().starts_with('*');
    let first = game.log().iter().position(|entry| !is_chance(entry));
    let first = first.expect("a decision");
    let round = game.log()[first..]
        .iter()
        .position(is_chance)
        .expect("a second round");
    let mut starts = vec![first, first + round - 2, game.seq() / 2, game.seq() - 4];
    starts.sort_unstable();
    starts.dedup();
    starts
}
