//! What everybody at the table sees happen.

use serde::Serialize;

use super::material::{Colour, Motif, Stones};
use crate::Seat;

/// A public fact. Only the order of unseen tiles is hidden, and it is not decided before they are
/// turned up, so every fact is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The start player was drawn (CA-2.2).
    Started {
        /// The player's seat.
        seat: Seat,
    },
    /// Stones came onto a space of the ring (CA-2.3).
    Laid {
        /// Which space.
        space: u8,
        /// Which stones.
        stones: Stones,
    },
    /// A tile was turned up (CA-2.5, CA-4.6, CA-6.3).
    TurnedUp {
        /// From which stack.
        colour: Colour,
        /// What is on it.
        motif: Motif,
    },
    /// A round begins (CA-3.1).
    RoundBegan {
        /// Counted from 1.
        round: u8,
        /// The seat that takes the first turn.
        starter: Seat,
    },
    /// A player paid a bonus tile and moved a stone to the next space (CA-6.1).
    Moved {
        /// The player's seat.
        seat: Seat,
        /// From which space.
        space: u8,
        /// A stone of which colour.
        colour: Colour,
    },
    /// A player declared a colour and a number and moved the stone (CA-3.2).
    Declared {
        /// The player's seat.
        seat: Seat,
        /// From which space.
        space: u8,
        /// Which colour.
        colour: Colour,
        /// How many stones were on the space.
        number: u8,
    },
    /// A player could declare nothing, and moved a stone only (CA-3.7).
    MovedOnly {
        /// The player's seat.
        seat: Seat,
        /// From which space.
        space: u8,
        /// A stone of which colour.
        colour: Colour,
    },
    /// A player paid a bonus tile, and open tiles went under their stack (CA-6.2, CA-6.3).
    Refreshed {
        /// The player's seat.
        seat: Seat,
        /// Which stack.
        colour: Colour,
        /// How many tiles were returned.
        n_tiles: u8,
    },
    /// A player put a tile on a square (CA-4.1).
    Placed {
        /// The player's seat.
        seat: Seat,
        /// The colour of the tile.
        colour: Colour,
        /// What is on it.
        motif: Motif,
        /// The row of the square.
        row: u8,
        /// The column of the square.
        column: u8,
    },
    /// A bonus symbol gave bonus tiles (CA-4.5).
    GainedBonusTiles {
        /// The player's seat.
        seat: Seat,
        /// How many.
        n_tiles: u8,
    },
    /// A district was completed (CA-5.1, CA-5.2).
    Completed {
        /// Whose.
        seat: Seat,
        /// Its letter.
        district: char,
        /// Its colour.
        colour: Colour,
        /// Its size.
        n_tiles: u8,
        /// What each tile counted.
        multiplier: u8,
        /// The points for it.
        points: u8,
    },
    /// The stone of a colour left the scoreboard: nobody takes this colour any more (CA-5.3,
    /// CA-5.4).
    Closed {
        /// The seat that moved it.
        seat: Seat,
        /// Which colour.
        colour: Colour,
        /// The extra points.
        points: u8,
        /// How many open tiles left the game.
        n_removed: u8,
    },
    /// Points at the end (CA-7.3 to CA-7.5).
    FinalScore {
        /// Whose.
        seat: Seat,
        /// For groups of motifs.
        motifs: u8,
        /// For tiles in districts that are not complete.
        incomplete: u8,
        /// For bonus tiles.
        bonus: u8,
        /// All points of the game.
        score: u16,
    },
}
