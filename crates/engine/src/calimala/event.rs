//! What everybody at the table sees happen.

use serde::{Serialize, Serializer};

use super::action::Street;
use super::deed::Deed;
use super::material::{Act, Site, Tile};
use super::setup::MAX_SEATS;
use crate::Seat;

/// A public fact. Which cards are dealt, drawn and kept is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The start player was drawn (KA-2.2).
    Started {
        /// The player's seat.
        starter: Seat,
    },
    /// An action tile was laid (KA-2.3).
    CellLaid {
        /// On which cell.
        cell: u8,
        /// Which action.
        act: Act,
    },
    /// A scoring tile was laid (KA-2.3).
    TileLaid {
        /// On which space of the council.
        space: u8,
        /// Which tile.
        tile: Tile,
    },
    /// A player was dealt a final scoring card (KA-2.6).
    Dealt {
        /// The player's seat.
        seat: Seat,
    },
    /// A final scoring card lies open (KA-2.6).
    Opened {
        /// Which.
        card: Site,
    },
    /// A player has chosen a final scoring card (KA-2.6).
    Kept {
        /// The player's seat.
        seat: Seat,
    },
    /// A player took a start card (KA-2.7).
    Took {
        /// The player's seat.
        seat: Seat,
        /// Which.
        act: Act,
    },
    /// A player put a disc on a street (KA-3.1).
    Placed {
        /// The player's seat.
        seat: Seat,
        /// Where.
        street: Street,
        /// Whether the disc is white.
        white: bool,
    },
    /// A disc below the new one is activated (KA-3.5).
    Activated {
        /// Whose.
        seat: Seat,
        /// At which height, counted from the bottom.
        height: u8,
    },
    /// A player carried out an action of the street (KA-3.6).
    Did {
        /// The player's seat.
        seat: Seat,
        /// What.
        deed: Deed,
    },
    /// A player played an action card (KA-5.3).
    Played {
        /// The player's seat.
        seat: Seat,
        /// What.
        deed: Deed,
    },
    /// A player draws a card instead of an action (KA-5.1).
    DrawsInstead {
        /// The player's seat.
        seat: Seat,
        /// Instead of what.
        act: Act,
    },
    /// There was no card to draw (KA-5.6).
    NoCard {
        /// For whom.
        seat: Seat,
    },
    /// A card came into a hand (KA-5.1).
    Drew {
        /// Whose.
        seat: Seat,
    },
    /// The discard pile became the deck (KA-5.5).
    Reshuffled {
        /// How many cards.
        n_cards: u8,
    },
    /// A player left out an action (KA-3.8).
    Skipped {
        /// The player's seat.
        seat: Seat,
        /// Which.
        act: Act,
    },
    /// A disc became a seat in the council (KA-5.7, KA-5.8).
    Seated {
        /// Whose.
        seat: Seat,
        /// On which space.
        space: u8,
    },
    /// A white disc went into a reserve (KA-5.8).
    WhiteKept {
        /// Whose.
        seat: Seat,
    },
    /// A white disc went onto a tower in exchange for a coloured one (KA-5.8).
    WhiteMoved {
        /// On which street.
        street: Street,
        /// At which height the coloured disc had been.
        height: u8,
    },
    /// A disc left the game (KA-5.9, KA-7.2).
    DiscGone {
        /// Whose, if it was not white.
        seat: Option<Seat>,
    },
    /// A scoring tile was scored (KA-6.1).
    Scored {
        /// On which space.
        space: u8,
        /// Which.
        tile: Tile,
        /// The points by seat.
        points: Points,
    },
    /// A final scoring card was scored (KA-7.4).
    CardScored {
        /// Which.
        card: Site,
        /// The seat that had kept it; none when it lay open.
        keeper: Option<Seat>,
        /// The points by seat.
        points: Points,
    },
}

/// Points by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    n_seats: u8,
    points: [u8; MAX_SEATS as usize],
}

impl Points {
    pub(super) fn new(n_seats: u8) -> Points {
        Points {
            n_seats,
            points: [0; MAX_SEATS as usize],
        }
    }

    pub(super) fn give(&mut self, seat: Seat, points: u8) {
        self.points[seat.index()] = points;
    }

    /// The points of each seat.
    #[must_use]
    pub fn by_seat(&self) -> &[u8] {
        &self.points[..self.n_seats as usize]
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.by_seat())
    }
}
