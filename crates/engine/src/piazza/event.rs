//! What everybody at the table sees happen.

use serde::Serialize;

use super::cell::Cell;
use super::material::Card;
use crate::Seat;

/// A public fact. Which card somebody drew is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The start player is drawn (PI-2.5).
    Started {
        /// Who takes the first turn.
        seat: Seat,
    },
    /// A start card was laid (PI-2.4).
    Opened {
        /// Which card.
        card: Card,
        /// Where.
        cell: Cell,
    },
    /// Somebody drew a card (PI-2.6, PI-5.1).
    Drew {
        /// Who.
        seat: Seat,
    },
    /// Somebody laid a card (PI-3.2).
    Laid {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where.
        cell: Cell,
    },
    /// A turn made a bracket (PI-4.2).
    Bracket {
        /// Who scores it.
        seat: Seat,
        /// The end that is a new card.
        from: Cell,
        /// The other end.
        to: Cell,
        /// The points for it.
        points: u8,
    },
    /// All brackets of a turn were counted (PI-4.6).
    Scored {
        /// Whose turn.
        seat: Seat,
        /// The points for it, perhaps none.
        points: u8,
    },
    /// Somebody laid the last own card (PI-5.3).
    Finished {
        /// Who.
        seat: Seat,
        /// 1 for the first to finish.
        place: u8,
    },
    /// Somebody could lay nothing (PI-5.4).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// All who still have cards passed, so the game ends (PI-5.5).
    Stuck,
}
