//! What everybody at the table sees happen.

use serde::Serialize;

use super::cell::Cell;
use super::material::Card;
use crate::Seat;

/// A public fact. Which card a player drew is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The start player is drawn (PI-2.5).
    Started {
        /// The seat that takes the first turn.
        seat: Seat,
    },
    /// A start card was laid (PI-2.4).
    Opened {
        /// Which card.
        card: Card,
        /// Where.
        cell: Cell,
    },
    /// A player drew a card (PI-2.6, PI-5.1).
    Drew {
        /// The player's seat.
        seat: Seat,
    },
    /// A player laid a card (PI-3.2).
    Laid {
        /// The player's seat.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where.
        cell: Cell,
    },
    /// A turn made a bracket (PI-4.2).
    Bracket {
        /// The seat that scores it.
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
    /// A player laid the last own card (PI-5.3).
    Finished {
        /// The player's seat.
        seat: Seat,
        /// 1 for the first to finish.
        place: u8,
    },
    /// A player could lay nothing (PI-5.4).
    Passed {
        /// The player's seat.
        seat: Seat,
    },
    /// All players who still have cards passed, so the game ends (PI-5.5).
    Stuck,
}
