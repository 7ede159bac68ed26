//! What a viewer knows of the toy.

use serde::Serialize;

use super::Toy;
use crate::{Seat, Viewer};

/// All that one viewer knows, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The cards that the viewer sees: the own one, at the end all.
    pub cards: [Option<u8>; 2],
    /// The bets so far.
    pub bets: [Option<u8>; 2],
    /// The points: none before the end.
    pub scores: [i16; 2],
}

impl View {
    pub(super) fn of(toy: &Toy, viewer: Viewer) -> View {
        let is_seen = |seat: Seat| match viewer {
            Viewer::Seat(own) => own == seat || toy.is_over(),
            Viewer::Spectator => toy.is_over(),
            Viewer::Referee => true,
        };
        let seats = [Seat::new(0), Seat::new(1)];
        View {
            cards: seats.map(|seat| toy.card(seat).filter(|_| is_seen(seat))),
            bets: seats.map(|seat| toy.bet(seat)),
            scores: seats.map(|seat| toy.score(seat)),
        }
    }
}
