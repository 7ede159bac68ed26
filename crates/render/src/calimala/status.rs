//! How far the game is, and how its end comes.

use tessera_engine::calimala::material::{N_TILES, n_coloured, n_white};
use tessera_engine::calimala::{PhaseView, View};

use crate::Words;
use crate::words::say;

/// How far the game is.
pub(super) fn status(view: &View, words: &Words) -> String {
    let Some(turn) = TurnOf::new(view) else {
        return words.say(match view.phase {
            PhaseView::Over { .. } => "calimala-status-over",
            _ => "calimala-status-setup",
        });
    };
    if turn.end(view).is_some() {
        return say!(words, "calimala-status-last", n = turn.n_after);
    }
    let n_seats = view.setup.seats;
    let n_all = (n_coloured(n_seats) + n_white(n_seats)) * n_seats;
    say!(
        words,
        "calimala-status",
        turn = n_all - turn.in_reserve + turn.to_put,
        n_turns = n_all,
        left = N_TILES - view.n_scored as usize
    )
}

/// That the last round has begun, and why.
pub(super) fn last_round(view: &View, words: &Words) -> Option<String> {
    let id = TurnOf::new(view)?.end(view)?;
    Some(words.say(id))
}

/// The turn that is under way.
struct TurnOf {
    /// How many discs it still puts: one or none.
    to_put: u8,
    /// How many turns come after it in its round.
    n_after: u8,
    /// How many discs all players have left.
    in_reserve: u8,
}

impl TurnOf {
    fn new(view: &View) -> Option<TurnOf> {
        let (seat, to_put) = match &view.phase {
            PhaseView::Place { seat } => (*seat, 1),
            PhaseView::Act(acting) | PhaseView::Card(acting) => (acting.active, 0),
            PhaseView::Promote { seat, .. } => (*seat, 0),
            _ => return None,
        };
        let n_seats = view.setup.seats;
        let in_reserve = view.boards.iter().map(|board| board.coloured + board.white);
        Some(TurnOf {
            to_put,
            n_after: (view.starter.number() + n_seats - seat.number() - 1) % n_seats,
            in_reserve: in_reserve.sum(),
        })
    }

    /// What ends the game with this round: all tiles have been scored, or all discs will be put (KA-7.1,
    /// KA-7.2).
    fn end(&self, view: &View) -> Option<&'static str> {
        if view.n_scored as usize == N_TILES {
            return Some("calimala-last-round-tiles");
        }
        let is_last = self.in_reserve <= self.n_after + self.to_put;
        is_last.then_some("calimala-last-round-discs")
    }
}
