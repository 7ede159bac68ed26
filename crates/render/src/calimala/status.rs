//! How far the game is, and how its end comes.

use tessera_engine::calimala::material::{N_TILES, n_coloured, n_white};
use tessera_engine::calimala::{PhaseView, View};

use crate::Words;
use crate::words::say;

/// The game goes on until all tiles have been scored or all discs are put, and to the end of that
/// round (KA-7.1, KA-7.2).
pub(super) fn status(view: &View, words: &Words) -> String {
    let (seat, to_put) = match &view.phase {
        PhaseView::Place { seat } => (*seat, 1),
        PhaseView::Act(acting) | PhaseView::Card(acting) => (acting.active, 0),
        PhaseView::Promote { seat, .. } => (*seat, 0),
        PhaseView::Over { .. } => return words.say("calimala-status-over"),
        _ => return words.say("calimala-status-setup"),
    };
    let n_seats = view.setup.seats;
    let n_all = (n_coloured(n_seats) + n_white(n_seats)) * n_seats;
    let in_reserve = view.boards.iter().map(|board| board.coloured + board.white);
    let in_reserve: u8 = in_reserve.sum();
    let n_after = (view.starter.number() + n_seats - seat.number() - 1) % n_seats;
    let is_all_scored = view.n_scored as usize == N_TILES;
    if is_all_scored || in_reserve <= n_after + to_put {
        return say!(words, "calimala-status-last", n = n_after);
    }
    say!(
        words,
        "calimala-status",
        turn = n_all - in_reserve + to_put,
        n_turns = n_all,
        left = N_TILES - view.n_scored as usize
    )
}
