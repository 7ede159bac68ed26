//! A board of one's own while it is drawn: squares may lack numbers, borders may lead nowhere, and
//! what is wrong is a list.

use std::fmt;
use std::str::FromStr;

use super::layout::{Layout, Squares, district_letter};
use super::material::{DISTRICT_SIZES, MAX_NUMBER, N_SQUARES, SIDE, scoreboard};
use super::setup::{BoardSide, MAX_SEATS, MIN_SEATS, Rows, Setup, parse_rows};
use crate::ParseError;

/// Lines between squares beside each other, row by row, and as many between squares below each other.
pub const N_BORDERS: usize = SIDE as usize * (SIDE as usize - 1);
/// A scoreboard for each number of seats.
const N_SCOREBOARDS: usize = (MAX_SEATS - MIN_SEATS + 1) as usize;
/// What the options of the text are called, in order.
const NAMES: [&str; 6] = ["numbers", "across", "down", "rows2", "rows3", "rows4"];

/// A board that is drawn, written `numbers=10… across=01… down=00… rows2=3-2-1 rows3=… rows4=…`:
/// 25 digits, where 0 is no number yet, and for each of 20 lines whether a border is drawn on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The numbers row by row; 0 where there is none yet.
    pub numbers: [u8; N_SQUARES],
    /// Borders between a square and the one on its right: line `4 * row + column`.
    pub across: [bool; N_BORDERS],
    /// Borders between a square and the one below it: line `5 * row + column`.
    pub down: [bool; N_BORDERS],
    /// The scoreboards for two, three and four seats.
    pub rows: [Rows; N_SCOREBOARDS],
}

/// A line between two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Border {
    /// Whether the squares lie beside each other.
    pub is_across: bool,
    /// Its place in [`Draft::across`] or [`Draft::down`].
    pub place: usize,
}

/// Something that keeps a board from being played on (CA-1.2, CA-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// A square has no number.
    NoNumber {
        /// The square.
        square: usize,
    },
    /// A district has fewer than two or more than five squares.
    Size {
        /// Counted in the order in which districts appear.
        district: usize,
        /// How many squares it has.
        size: u32,
    },
    /// A border has the same district on both sides.
    OpenLine {
        /// The border.
        border: Border,
    },
}

impl Border {
    /// All lines between two squares.
    pub fn all() -> impl Iterator<Item = Border> {
        let of = |is_across| (0..N_BORDERS).map(move |place| Border { is_across, place });
        of(true).chain(of(false))
    }

    /// The squares on both sides.
    #[must_use]
    pub const fn squares(self) -> [usize; 2] {
        let side = SIDE as usize;
        if self.is_across {
            let square = self.place / (side - 1) * side + self.place % (side - 1);
            [square, square + 1]
        } else {
            [self.place, self.place + side]
        }
    }
}

impl Draft {
    /// A board without numbers and borders, with the usual scoreboards.
    #[must_use]
    pub fn blank() -> Draft {
        let usual = |place: usize| {
            scoreboard(MIN_SEATS + place as u8)
                .iter()
                .copied()
                .collect()
        };
        Draft {
            numbers: [0; N_SQUARES],
            across: [false; N_BORDERS],
            down: [false; N_BORDERS],
            rows: std::array::from_fn(usual),
        }
    }

    /// A printed board, to be changed.
    #[must_use]
    pub fn of_side(side: &BoardSide) -> Draft {
        let layout = side.layout();
        let mut draft = Draft::blank();
        draft.numbers = std::array::from_fn(|square| layout.number(square));
        for border in Border::all() {
            let [one, other] = border.squares();
            *draft.line(border) = layout.district(one) != layout.district(other);
        }
        draft
    }

    /// The board of one's own that the text of a setup carries, if it does.
    #[must_use]
    pub fn of_setup(text: &str) -> Option<Draft> {
        let setup: Setup = text.parse().ok()?;
        matches!(setup.board, BoardSide::Own(_)).then(|| Draft::of_side(&setup.board))
    }

    /// Whether a border is drawn here.
    #[must_use]
    pub const fn is_drawn(&self, border: Border) -> bool {
        if border.is_across {
            self.across[border.place]
        } else {
            self.down[border.place]
        }
    }

    /// The line where a border is drawn or not.
    pub const fn line(&mut self, border: Border) -> &mut bool {
        if border.is_across {
            &mut self.across[border.place]
        } else {
            &mut self.down[border.place]
        }
    }

    /// The squares of each district as bits, in the order in which districts appear.
    #[must_use]
    pub fn districts(&self) -> Vec<u32> {
        let mut districts: Vec<Squares> = (0..N_SQUARES).map(|square| 1 << square).collect();
        for border in Border::all().filter(|&border| !self.is_drawn(border)) {
            let of = |square: usize, districts: &[Squares]| {
                let has = |district: &Squares| district >> square & 1 == 1;
                districts
                    .iter()
                    .position(has)
                    .expect("every square is in a district")
            };
            let [one, other] = border.squares().map(|square| of(square, &districts));
            if one != other {
                let (first, second) = (one.min(other), one.max(other));
                let joined = districts.remove(second);
                districts[first] |= joined;
            }
        }
        districts.sort_unstable_by_key(|district| district.trailing_zeros());
        districts
    }

    /// Everything that keeps it from being played on; nothing, and [`Draft::setup`] succeeds.
    #[must_use]
    pub fn flaws(&self) -> Vec<Flaw> {
        let districts = self.districts();
        let sizes = districts
            .iter()
            .map(|district| district.count_ones())
            .enumerate();
        let sizes = sizes.filter(|(_, size)| !DISTRICT_SIZES.contains(size));
        let sizes = sizes.map(|(district, size)| Flaw::Size { district, size });
        let is_inside = |border: &Border| {
            let [one, other] = border.squares();
            let both = 1 << one | 1 << other;
            self.is_drawn(*border) && districts.iter().any(|district| district & both == both)
        };
        let lines = Border::all().filter(is_inside);
        let lines = lines.map(|border| Flaw::OpenLine { border });
        let empty = (0..N_SQUARES).filter(|&square| self.numbers[square] == 0);
        let empty = empty.map(|square| Flaw::NoNumber { square });
        sizes.chain(lines).chain(empty).collect()
    }

    /// The setup of a game on this board.
    ///
    /// # Errors
    /// What [`Layout::parse`] says about a board that cannot be played on.
    pub fn setup(&self, seats: u8) -> Result<Setup, ParseError> {
        let numbers: String = self.numbers.iter().map(u8::to_string).collect();
        let districts = self.districts();
        let letter = |square: usize| {
            let has = |district: &Squares| district >> square & 1 == 1;
            district_letter(districts.iter().position(has).unwrap_or_default() as u8)
        };
        let letters: String = (0..N_SQUARES).map(letter).collect();
        let rows = self.rows[usize::from(seats.clamp(MIN_SEATS, MAX_SEATS) - MIN_SEATS)];
        Ok(Setup {
            seats,
            board: BoardSide::Own(Layout::parse(&numbers, &letters)?),
            rows: (&rows[..] != scoreboard(seats)).then_some(rows),
        })
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: String = self.numbers.iter().map(u8::to_string).collect();
        let bits = |lines: &[bool]| -> String {
            lines
                .iter()
                .map(|&line| if line { '1' } else { '0' })
                .collect()
        };
        let (across, down) = (bits(&self.across), bits(&self.down));
        write!(f, "numbers={numbers} across={across} down={down}")?;
        for (name, rows) in NAMES[3..].iter().zip(&self.rows) {
            let rows: Vec<String> = rows.iter().map(u8::to_string).collect();
            write!(f, " {name}={}", rows.join("-"))?;
        }
        Ok(())
    }
}

impl FromStr for Draft {
    type Err = ParseError;

    /// Every option stands exactly once, in any order.
    fn from_str(text: &str) -> Result<Draft, ParseError> {
        let mut values = [None; NAMES.len()];
        for option in text.split_whitespace() {
            let place = option.split_once('=').and_then(|(name, value)| {
                let place = NAMES.iter().position(|&known| known == name)?;
                Some((place, value))
            });
            let twice = || ParseError::new("an option of a drawn board stands once", option);
            let (place, value) = place.ok_or_else(twice)?;
            if values[place].replace(value).is_some() {
                return Err(twice());
            }
        }
        let missing = || ParseError::new("a drawn board has numbers, across, down and rows", text);
        let value = |place: usize| values[place].ok_or_else(missing);
        let rows = |place| value(place).and_then(parse_rows);
        Ok(Draft {
            numbers: digits(value(0)?, MAX_NUMBER)?,
            across: digits(value(1)?, 1)?.map(|digit| digit == 1),
            down: digits(value(2)?, 1)?.map(|digit| digit == 1),
            rows: [rows(3)?, rows(4)?, rows(5)?],
        })
    }
}

fn digits<const N: usize>(text: &str, max: u8) -> Result<[u8; N], ParseError> {
    let error = || ParseError::new(format!("{N} digits from 0 to {max}"), text);
    let digits: &[u8; N] = text.as_bytes().try_into().map_err(|_| error())?;
    let is_digit = |digit: &u8| (b'0'..=b'0' + max).contains(digit);
    match digits.iter().all(is_digit) {
        true => Ok(digits.map(|digit| digit - b'0')),
        false => Err(error()),
    }
}
