//! What is kept, as it is kept.

use serde::{Deserialize, Serialize};
use tessera_engine::Seat;

use super::TableSettings;

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerRow {
    /// Stands in the signed cookie.
    pub id: String,
    /// What others call them; empty while they have not said.
    pub name: String,
    /// Whoever has it is this person.
    pub token: String,
    /// Their settings as text.
    pub settings: String,
    /// Only cookies of this generation are theirs.
    pub generation: u32,
    /// Counts the changes of this row; 0 for somebody new.
    pub version: u32,
}

/// A table, without its log and without its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Stands in its address.
    pub id: String,
    /// `azul`.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules_version: u16,
    /// `seats=3 wall=grey`.
    pub setup: String,
    /// Who has which seat.
    pub seats: Vec<SeatRow>,
    /// Whether the lobby lists it.
    pub is_public: bool,
    /// The person who opened it.
    pub host: String,
    /// The seat that starts; drawn by chance when there is none.
    pub start: Option<u8>,
    /// How far it is.
    pub status: Status,
    /// The table where the same people play again.
    pub next: Option<String>,
    /// When it was opened, in seconds since 1970.
    pub opened: i64,
    /// What was agreed beside the setup.
    pub settings: TableSettings,
    /// Counts the changes of this row; 0 for a new one.
    pub version: u32,
}

/// A table in a list: its row may be damaged, and the list must not suffer for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listed {
    /// The row as it was written.
    Table(Box<TableRow>),
    /// A row that cannot be read.
    Damaged {
        /// Stands in its address.
        id: String,
        /// What cannot be read.
        reason: String,
    },
}

/// All that a new table begins with.
pub struct NewTable<'a> {
    /// The table itself.
    pub row: &'a mut TableRow,
    /// What its chance is drawn from.
    pub seed: &'a Seed,
    /// The log that it begins with; it may be empty.
    pub entries: &'a [String],
    /// The epoch of the draws among them.
    pub epoch: Option<u32>,
    /// The time of the service: from now on it counts as seen.
    pub now: u64,
    /// The table that leads to it, with `next` set.
    pub before: Option<&'a mut TableRow>,
}

/// New entries of a log.
#[derive(Clone, Copy, Debug)]
pub struct NewEntries<'a> {
    /// The number of the first one.
    pub from: usize,
    /// Their texts.
    pub texts: &'a [String],
    /// The epoch that their draws belong to.
    pub epoch: Option<u32>,
    /// How the game ended, if it did with these.
    pub results: &'a [ResultRow],
}

/// An entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// `0 2b3`.
    pub text: String,
    /// The epoch in which it was stored; older entries have none.
    pub epoch: Option<u32>,
}

/// All about a table as of one moment. It has secrets, so it has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The table itself.
    pub row: TableRow,
    /// What its chance is drawn from.
    pub seed: Seed,
    /// Its log.
    pub entries: Vec<StoredEntry>,
    /// The epochs that its log names.
    pub epochs: Vec<EpochRow>,
    /// The last lines of its chat, oldest first.
    pub chat: Vec<ChatRow>,
}

/// One start of a server. As secret as a seed: it has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct EpochRow {
    /// Later ones have higher numbers.
    pub id: u32,
    /// What the epochs of all tables are made from; it is never shown.
    pub secret: [u8; 32],
}

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// The seat.
    pub seat: u8,
    /// The person who had it; empty for the AI, and for somebody who has been deleted.
    pub player: String,
    /// The name at the table; empty for the AI.
    pub name: String,
    /// The level of the AI, if it played at the end.
    pub level: Option<u8>,
    /// Points.
    pub points: i16,
    /// 1 for a winner.
    pub place: u8,
}

/// A table of a person that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedRow {
    /// Stands in its address.
    pub id: String,
    /// `azul`.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules_version: u16,
    /// When it ended, in seconds since 1970.
    pub ended: i64,
    /// How it ended; empty while that is not known.
    pub results: Vec<ResultRow>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatRow {
    /// Nobody yet.
    Open,
    /// A person, or somebody else at the same screen.
    Person {
        /// Who acts for it; empty when they have been deleted after the game.
        player: String,
        /// The name at this table.
        name: String,
        /// The level of the AI that plays for the person for a while.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<u8>,
        /// The entry that the table waited for when the person left on purpose or was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left_at: Option<usize>,
    },
    /// The AI.
    Ai {
        /// From 1 to 6.
        level: u8,
    },
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are still open.
    Waiting,
    /// The game has begun.
    Playing,
    /// The game has ended.
    Over,
    /// Not played here: a record that somebody brought, to be looked at.
    Record,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// The seat of who said it, if they sat at the table.
    pub seat: Option<u8>,
    /// The name they had.
    pub name: String,
    /// What they said.
    pub text: String,
}

/// Where a person is told that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HookRow {
    /// The address, `https://…` or `http://…`.
    pub url: String,
    /// Signs what is sent.
    pub secret: String,
}

/// Somebody's turn that they have not been told of yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallRow {
    /// Whose.
    pub player: String,
    /// The id of the table.
    pub table: String,
    /// `azul`.
    pub game: String,
    /// The entry that the table waited for when their turn began.
    pub seq: usize,
}

/// What chance is drawn from at one table. It is not shown before the end: it has no `Debug`, and
/// nothing that is sent or logged until then holds it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A new one.
    #[must_use]
    pub fn draw() -> Seed {
        Seed(rand::random())
    }
}

impl TableRow {
    /// A text that is added to the seed by whoever has this seat; an empty one is none.
    pub fn contribute(&mut self, seat: Seat, text: String) {
        let texts = &mut self.settings.contributions;
        if texts.len() <= seat.index() {
            texts.resize(seat.index() + 1, String::new());
        }
        texts[seat.index()] = text;
    }
}

impl SeatRow {
    /// A person who sits down.
    #[must_use]
    pub fn person(player: &str, name: &str) -> SeatRow {
        SeatRow::Person {
            player: player.to_owned(),
            name: name.to_owned(),
            stand_in: None,
            left_at: None,
        }
    }

    /// The person whose seat it is, even while the AI plays for them.
    #[must_use]
    pub fn player(&self) -> Option<&str> {
        match self {
            SeatRow::Person { player, .. } => Some(player.as_str()).filter(|id| !id.is_empty()),
            SeatRow::Open | SeatRow::Ai { .. } => None,
        }
    }

    /// Since which entry the person is not at the table any more, because they wanted it so.
    #[must_use]
    pub fn left_at(&self) -> Option<usize> {
        match self {
            SeatRow::Person { left_at, .. } => *left_at,
            SeatRow::Open | SeatRow::Ai { .. } => None,
        }
    }

    /// The AI plays for the person from now on, or no longer.
    pub fn set_stand_in(&mut self, level: Option<u8>) {
        if let SeatRow::Person { stand_in, .. } = self {
            *stand_in = level;
        }
    }

    /// The person has left on purpose, or is back.
    pub fn set_left(&mut self, at: Option<usize>) {
        if let SeatRow::Person { left_at, .. } = self {
            *left_at = at;
        }
    }

    /// The level of the AI, if it decides here.
    #[must_use]
    pub fn level(&self) -> Option<u8> {
        match self {
            SeatRow::Open => None,
            SeatRow::Person { stand_in, .. } => *stand_in,
            SeatRow::Ai { level } => Some(*level),
        }
    }
}

impl Status {
    /// The word in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Record => "record",
        }
    }

    /// Reads the word in the database.
    #[must_use]
    pub fn read(word: &str) -> Option<Status> {
        let all = [
            Status::Waiting,
            Status::Playing,
            Status::Over,
            Status::Record,
        ];
        all.into_iter().find(|status| status.as_str() == word)
    }
}
