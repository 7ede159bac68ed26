//! What is agreed before the game: seats, the print of the boards, the scoreboard.

use std::fmt;
use std::str::FromStr;

use super::layout::Layout;
use super::material::{MAX_ROWS, SIDE_A, SIDE_B, scoreboard};
use crate::{ParseError, Stack};

/// Seats, boards and scoreboard, written `seats=2 board=A`, or with a board and rows of one's own
/// `seats=2 board=own numbers=1315… districts=AABC… rows=3-2-1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// 2, 3 or 4 (CA-2.1).
    pub seats: u8,
    /// What is printed on the boards of all players (CA-2.1).
    pub board: BoardSide,
    /// The scoreboard, when it is not the usual one for these seats (CA-1.7).
    pub rows: Option<Rows>,
}

/// What is printed on the player boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardSide {
    /// Eight districts (CA-1.3).
    A,
    /// Nine districts (CA-1.4).
    B,
    /// A board of one's own (CA-1.7).
    Own(Layout),
}

/// The multipliers of a scoreboard from the top.
pub type Rows = Stack<u8, MAX_ROWS>;

/// The fewest players.
pub const MIN_SEATS: u8 = 2;
/// The most players.
pub const MAX_SEATS: u8 = 4;

impl Setup {
    /// The multipliers of the scoreboard from the top.
    #[must_use]
    pub fn scoreboard(&self) -> Rows {
        let usual = || scoreboard(self.seats).iter().copied().collect();
        self.rows.unwrap_or_else(usual)
    }
}

impl BoardSide {
    /// The numbers and districts.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        match self {
            BoardSide::A => SIDE_A,
            BoardSide::B => SIDE_B,
            BoardSide::Own(layout) => *layout,
        }
    }

    /// `A`, `B` or `own`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            BoardSide::A => "A",
            BoardSide::B => "B",
            BoardSide::Own(_) => "own",
        }
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            seats: MIN_SEATS,
            board: BoardSide::A,
            rows: None,
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={} board={}", self.seats, self.board.name())?;
        if let BoardSide::Own(layout) = &self.board {
            let (numbers, districts) = (layout.numbers_text(), layout.districts_text());
            write!(f, " numbers={numbers} districts={districts}")?;
        }
        if let Some(rows) = &self.rows {
            let rows: Vec<String> = rows.iter().map(u8::to_string).collect();
            write!(f, " rows={}", rows.join("-"))?;
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    /// Every option may be left out, and stands once at most.
    fn from_str(text: &str) -> Result<Setup, ParseError> {
        const NAMES: [&str; 5] = ["seats", "board", "numbers", "districts", "rows"];
        let mut values = [None; NAMES.len()];
        for option in text.split_whitespace() {
            let place = option.split_once('=').and_then(|(name, value)| {
                let place = NAMES.iter().position(|&known| known == name)?;
                Some((place, value))
            });
            let Some((place, value)) = place else {
                let expected = "the options of calcada are seats=2..4, board=A|B|own, rows=3-2-1, \
                    and for board=own numbers and districts";
                return Err(ParseError::new(expected, option));
            };
            if values[place].replace(value).is_some() {
                return Err(ParseError::new("an option stands only once", option));
            }
        }
        let [seats, board, numbers, districts, rows] = values;
        Ok(Setup {
            seats: seats.map_or(Ok(MIN_SEATS), parse_seats)?,
            board: parse_board(board.unwrap_or("A"), numbers, districts)?,
            rows: rows.map(parse_rows).transpose()?,
        })
    }
}

fn parse_seats(text: &str) -> Result<u8, ParseError> {
    match text {
        "2" => Ok(2),
        "3" => Ok(3),
        "4" => Ok(4),
        _ => Err(ParseError::new("seats is 2, 3 or 4", text)),
    }
}

fn parse_board(
    name: &str,
    numbers: Option<&str>,
    districts: Option<&str>,
) -> Result<BoardSide, ParseError> {
    match (name, numbers, districts) {
        ("A", None, None) => Ok(BoardSide::A),
        ("B", None, None) => Ok(BoardSide::B),
        ("own", Some(numbers), Some(districts)) => {
            Layout::parse(numbers, districts).map(BoardSide::Own)
        }
        ("own", _, _) => {
            let expected = "board=own needs numbers and districts";
            Err(ParseError::new(expected, name))
        }
        ("A" | "B", _, _) => {
            let expected = "numbers and districts belong to board=own";
            Err(ParseError::new(expected, name))
        }
        _ => Err(ParseError::new("board is A, B or own", name)),
    }
}

/// One to six multipliers from 1 to 9 (CA-1.7).
pub(super) fn parse_rows(text: &str) -> Result<Rows, ParseError> {
    let error = || ParseError::new("rows are one to six multipliers from 1 to 9: 3-2-1", text);
    let mut rows = Rows::new();
    for row in text.split('-') {
        match row.as_bytes() {
            [digit @ b'1'..=b'9'] if rows.len() < MAX_ROWS => rows.push(digit - b'0'),
            _ => return Err(error()),
        }
    }
    Ok(rows)
}
