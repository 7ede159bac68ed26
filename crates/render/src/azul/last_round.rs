//! Whether the last round has begun.

use tessera_engine::Seat;
use tessera_engine::azul::{PhaseView, View, WallSide};

use crate::words::say;
use crate::{Sitter, Words};

/// A row that is complete, or that its full line completes for certain, ends the game with this
/// round (AZ-7.1). On the grey wall a full line may find no place, so only the wall itself counts.
pub(super) fn last_round(view: &View, words: &Words, sitters: &[Sitter]) -> Option<String> {
    if matches!(view.phase, PhaseView::Over { .. }) {
        return None;
    }
    let is_sure = view.setup.wall == WallSide::Coloured;
    let completes = |seat: &Seat| {
        let board = &view.boards[seat.index()];
        board.wall.iter().zip(&board.lines).any(|(row, line)| {
            let n_free = row.iter().filter(|tile| tile.is_none()).count();
            n_free == 0 || (is_sure && n_free == 1 && line.n_tiles == line.n_spaces)
        })
    };
    let seat = Seat::all(sitters.len() as u8).find(completes)?;
    let name = sitters[seat.index()].name.as_str();
    Some(say!(words, "azul-last-round", name = name))
}
