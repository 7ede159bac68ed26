//! What is printed on the player boards: a number on every square, and the districts.

use std::fmt;

use super::material::{DISTRICT_SIZES, FREE_NUMBER, MAX_DISTRICTS, MAX_NUMBER, N_SQUARES, SIDE};
use crate::ParseError;

/// Squares as bits: square (row, column) is bit `5 * row + column`.
pub(super) type Squares = u32;

/// Every square.
pub(super) const ALL_SQUARES: Squares = (1 << N_SQUARES) - 1;

/// The print of the player boards, which all players share (CA-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Layout {
    numbers: [u8; N_SQUARES],
    districts: [u8; N_SQUARES],
    n_districts: u8,
    /// The squares for each declared number; more than enough stones stand last (CA-4.3).
    squares_by_number: [Squares; FREE_NUMBER as usize + 1],
    squares_by_district: [Squares; MAX_DISTRICTS],
}

impl Layout {
    /// A layout of digits and capital letters, row by row. Districts are numbered in the order in
    /// which they appear, so that two layouts that mean the same are equal.
    pub(super) const fn new(numbers: &[u8; N_SQUARES], letters: &[u8; N_SQUARES]) -> Layout {
        let mut layout = Layout {
            numbers: [0; N_SQUARES],
            districts: [0; N_SQUARES],
            n_districts: 0,
            squares_by_number: [0; FREE_NUMBER as usize + 1],
            squares_by_district: [0; MAX_DISTRICTS],
        };
        layout.squares_by_number[FREE_NUMBER as usize] = ALL_SQUARES;
        let mut seen = [u8::MAX; 26];
        let mut square = 0;
        while square < N_SQUARES {
            let number = numbers[square] - b'0';
            let letter = (letters[square] - b'A') as usize;
            if seen[letter] == u8::MAX {
                seen[letter] = layout.n_districts;
                layout.n_districts += 1;
            }
            layout.numbers[square] = number;
            layout.districts[square] = seen[letter];
            layout.squares_by_number[number as usize] |= 1 << square;
            layout.squares_by_district[seen[letter] as usize] |= 1 << square;
            square += 1;
        }
        layout
    }

    /// A layout of one's own (CA-1.7).
    ///
    /// # Errors
    /// When it is not 25 numbers from 1 to 5 and 25 letters of connected districts of two to five
    /// squares.
    pub fn parse(numbers: &str, letters: &str) -> Result<Layout, ParseError> {
        let not_numbers = || ParseError::new("numbers are 25 digits from 1 to 5", numbers);
        let not_letters = || ParseError::new("districts are 25 letters from A to Z", letters);
        let digits: &[u8; N_SQUARES] = numbers.as_bytes().try_into().map_err(|_| not_numbers())?;
        let names: &[u8; N_SQUARES] = letters.as_bytes().try_into().map_err(|_| not_letters())?;
        let is_number = |digit: &u8| (b'1'..=b'0' + MAX_NUMBER).contains(digit);
        if !digits.iter().all(is_number) {
            return Err(not_numbers());
        }
        if !names.iter().all(u8::is_ascii_uppercase) {
            return Err(not_letters());
        }
        for &name in names {
            let has_name = |&square: &usize| names[square] == name;
            let district = (0..N_SQUARES)
                .filter(has_name)
                .fold(0, |district, square| district | 1 << square);
            check_district(name, district, letters)?;
        }
        Ok(Layout::new(digits, names))
    }

    /// The number on a square.
    #[must_use]
    pub const fn number(&self, square: usize) -> u8 {
        self.numbers[square]
    }

    /// The district of a square, counted from 0 for A.
    #[inline]
    #[must_use]
    pub const fn district(&self, square: usize) -> u8 {
        self.districts[square]
    }

    /// How many districts there are.
    #[must_use]
    pub const fn n_districts(&self) -> u8 {
        self.n_districts
    }

    /// The squares of a district, as bits.
    #[inline]
    #[must_use]
    pub const fn district_squares(&self, district: u8) -> u32 {
        self.squares_by_district[district as usize]
    }

    /// The squares for a tile when this number of stones was declared (CA-4.2, CA-4.3), as bits.
    #[inline]
    #[must_use]
    pub const fn squares_for(&self, number: u8) -> u32 {
        let number = if number < FREE_NUMBER {
            number
        } else {
            FREE_NUMBER
        };
        self.squares_by_number[number as usize]
    }

    /// The numbers as 25 digits.
    #[must_use]
    pub fn numbers_text(&self) -> String {
        self.numbers
            .iter()
            .map(|&number| (b'0' + number) as char)
            .collect()
    }

    /// The districts as 25 letters.
    #[must_use]
    pub fn districts_text(&self) -> String {
        self.districts
            .iter()
            .map(|&district| district_letter(district))
            .collect()
    }
}

/// The letter of a district.
#[must_use]
pub const fn district_letter(district: u8) -> char {
    (b'A' + district) as char
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Layout({} {})",
            self.numbers_text(),
            self.districts_text()
        )
    }
}

fn check_district(name: u8, district: Squares, letters: &str) -> Result<(), ParseError> {
    let name = name as char;
    if !DISTRICT_SIZES.contains(&district.count_ones()) {
        let expected = format!(
            "a district has 2 to 5 squares, {name} has {}",
            district.count_ones()
        );
        return Err(ParseError::new(expected, letters));
    }
    let first = district & district.wrapping_neg();
    if connected(first, district) != district {
        let expected =
            format!("a district hangs together by the sides of squares, {name} does not");
        return Err(ParseError::new(expected, letters));
    }
    Ok(())
}

/// All squares of `among` that hang together with `start` by their sides.
#[inline]
pub(super) fn connected(start: Squares, among: Squares) -> Squares {
    let mut group = start;
    loop {
        let grown = (group | neighbours(group)) & among;
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The squares that share a side with one of these.
#[inline]
pub(super) const fn neighbours(squares: Squares) -> Squares {
    const FIRST_COLUMN: Squares = 0x0010_8421;
    const LAST_COLUMN: Squares = FIRST_COLUMN << (SIDE - 1);
    let right = (squares & !LAST_COLUMN) << 1;
    let left = (squares & !FIRST_COLUMN) >> 1;
    (right | left | squares << SIDE | squares >> SIDE) & ALL_SQUARES
}
