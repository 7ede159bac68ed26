//! Games and seats as the pages outside of a table know them.

use std::ops::RangeInclusive;

use tessera_engine::{GameName, Seat, with_game};

use crate::{SetupOption, Show, Words};

/// How many levels the AI has.
pub const N_LEVELS: u8 = 6;
/// The level that is offered first.
pub const USUAL_LEVEL: u8 = 3;

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteGame {
    /// Its name in the list of games.
    pub name: GameName,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    /// About how long a game takes.
    pub minutes: u8,
    /// What may be chosen beside that.
    pub options: &'static [SetupOption],
}

impl SiteGame {
    /// What the pages need to know about a game.
    #[must_use]
    pub fn of(name: GameName) -> SiteGame {
        with_game!(name, G => SiteGame::of_type::<G>(name))
    }

    fn of_type<G: Show>(name: GameName) -> SiteGame {
        let seats = G::setups()
            .into_iter()
            .map(|setup| G::new(&setup, G::RULES_VERSION).n_seats());
        let (min, max) = seats.fold((u8::MAX, 0), |(min, max), n| (min.min(n), max.max(n)));
        SiteGame {
            name,
            seats: min..=max,
            minutes: G::MINUTES,
            options: G::OPTIONS,
        }
    }
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatTaken {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The name, as its owner wrote it.
        name: String,
    },
    /// The AI.
    Ai {
        /// From 1 to [`N_LEVELS`].
        level: u8,
    },
}

impl SeatTaken {
    /// The name of whoever has this seat; none for a free one.
    pub(super) fn name(&self, words: &Words, seat: Seat) -> Option<String> {
        match self {
            SeatTaken::Open => None,
            SeatTaken::Person { name } => Some(name.clone()),
            SeatTaken::Ai { .. } => Some(words.ai_name(seat)),
        }
    }
}
