//! What everybody at the table sees happen.

use serde::Serialize;

use super::action::Source;
use super::material::{Colour, Tiles};
use crate::Seat;

/// A public fact. Azul hides nothing but the order of the bag, so every fact is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins with this start player (AZ-2.4, AZ-6.1).
    RoundBegan {
        /// Counted from 1.
        round: u8,
        /// The seat that takes the first turn.
        starter: Seat,
    },
    /// The bag was empty, so the tiles of the lid went into it (AZ-6.3).
    LidIntoBag {
        /// How many.
        n_tiles: u8,
    },
    /// Tiles came onto a factory (AZ-2.3, AZ-6.2).
    Dealt {
        /// Which factory.
        factory: u8,
        /// Which tiles.
        tiles: Tiles,
    },
    /// A player took tiles (AZ-3.2, AZ-3.3).
    Took {
        /// The player's seat.
        seat: Seat,
        /// From where.
        source: Source,
        /// Of which colour.
        colour: Colour,
        /// How many.
        n_tiles: u8,
    },
    /// A player was the first to take from the centre (AZ-3.4).
    TookMarker {
        /// The player's seat.
        seat: Seat,
    },
    /// Tiles came onto a pattern line (AZ-4.1).
    Lined {
        /// Whose.
        seat: Seat,
        /// Which line.
        row: u8,
        /// How many.
        n_tiles: u8,
    },
    /// Tiles fell (AZ-4.5, AZ-4.6, AZ-4.7).
    Fell {
        /// Whose.
        seat: Seat,
        /// How many came onto the floor line.
        n_floor: u8,
        /// How many had no room there and went into the lid.
        n_lid: u8,
    },
    /// A tile was laid on a wall (AZ-5.2).
    Tiled {
        /// Whose.
        seat: Seat,
        /// Which row.
        row: u8,
        /// Which column.
        column: u8,
        /// Its colour.
        colour: Colour,
        /// The points for it.
        points: u8,
    },
    /// Grey wall: a full line had no place on the wall and fell (AZ-8.4).
    Blocked {
        /// Whose.
        seat: Seat,
        /// Which line.
        row: u8,
        /// Its colour.
        colour: Colour,
    },
    /// The floor line was paid for (AZ-5.7, AZ-5.8).
    PaidFloor {
        /// The player's seat.
        seat: Seat,
        /// What the items cost.
        penalty: u8,
        /// What the score really lost, since it never falls below 0.
        lost: u8,
    },
    /// Points at the end (AZ-7.3 to AZ-7.5).
    Bonus {
        /// Whose.
        seat: Seat,
        /// Complete rows.
        rows: u8,
        /// Complete columns.
        columns: u8,
        /// Complete colours.
        colours: u8,
        /// The points for all of them.
        points: u8,
    },
}
