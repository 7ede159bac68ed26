//! A player's board: pattern lines, wall and floor line, and what may lie on them.

use super::material::{Colour, FLOOR_SPACES, N_COLOURS, N_COLUMNS, N_ROWS, Tiles};
use super::score::points_for_space;
use super::setup::WallSide;

/// What lies in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    pub(super) score: u16,
    lines: [Line; N_ROWS as usize],
    pub(super) floor: Floor,
    pub(super) wall: Wall,
    /// Follows from `lines` and `wall`; kept because every list of legal actions asks for it.
    open: OpenLines,
}

impl Board {
    pub(super) fn new() -> Board {
        Board {
            score: 0,
            lines: [Line::EMPTY; N_ROWS as usize],
            floor: Floor::EMPTY,
            wall: Wall::EMPTY,
            open: OpenLines::ALL,
        }
    }

    #[inline]
    pub(super) fn line(&self, row: u8) -> Line {
        self.lines[row as usize]
    }

    /// The lines that may take tiles of this colour (AZ-4.2, AZ-4.3, AZ-4.4), as bits by row.
    #[inline]
    pub(super) fn open_lines(&self, colour: Colour) -> u32 {
        self.open.of(colour)
    }

    /// Puts `n` tiles on a line that may take them; returns how many had no room (AZ-4.5).
    #[inline]
    pub(super) fn fill_line(&mut self, row: u8, colour: Colour, n: u8) -> u8 {
        let held = self.line(row).n_tiles();
        let placed = n.min(row + 1 - held);
        self.lines[row as usize] = Line::of(colour, held + placed);
        self.update_open(row);
        n - placed
    }

    /// Takes all tiles off a line.
    pub(super) fn empty_line(&mut self, row: u8) {
        self.lines[row as usize] = Line::EMPTY;
        self.update_open(row);
    }

    /// Moves one tile of a full line to the wall and empties the line (AZ-5.2); returns the
    /// points for it (AZ-5.3 to AZ-5.5). The other tiles of the line are the caller's.
    #[inline]
    pub(super) fn tile(&mut self, row: u8, column: u8, colour: Colour) -> u8 {
        self.wall.put(row, column, colour);
        self.empty_line(row);
        points_for_space(self.wall.filled(), row, column)
    }

    /// All tiles on this board.
    pub(super) fn tiles(&self) -> Tiles {
        let mut tiles = self.floor.tiles();
        for row in 0..N_ROWS {
            tiles += self.line(row).tiles();
        }
        for colour in Colour::ALL {
            tiles += Tiles::of(colour, self.wall.spaces(colour).count_ones() as u8);
        }
        tiles
    }

    #[inline]
    fn update_open(&mut self, row: u8) {
        self.open.set_row(row, self.accepted(row));
    }

    /// The colours that a line may take, as bits.
    #[inline]
    fn accepted(&self, row: u8) -> u32 {
        let line = self.line(row);
        match line.colour() {
            None => !self.wall.colours_in_row(row),
            Some(_) if line.n_tiles() == row + 1 => 0,
            Some(colour) => 1 << colour as u32,
        }
    }

    /// Panics when the board breaks a rule.
    pub(super) fn check_invariants(&self, side: WallSide) {
        for row in 0..N_ROWS {
            let line = self.line(row);
            assert!(line.n_tiles() <= row + 1, "line {row} holds too many tiles");
            if let Some(colour) = line.colour() {
                let on_wall = self.wall.colours_in_row(row) >> colour as u32 & 1;
                assert_eq!(on_wall, 0, "line {row} holds a colour of its wall row");
            }
            let mut expected = self.open;
            expected.set_row(row, self.accepted(row));
            assert_eq!(self.open, expected, "open lines of row {row} are stale");
        }
        self.wall.check_invariants(side);
    }
}

/// A pattern line: a number of tiles of one colour. Three bits of colour below the number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Line(u8);

impl Line {
    const EMPTY: Line = Line(0);

    #[inline]
    fn of(colour: Colour, n_tiles: u8) -> Line {
        Line(n_tiles << 3 | colour as u8)
    }

    #[inline]
    pub(super) fn n_tiles(self) -> u8 {
        self.0 >> 3
    }

    #[inline]
    pub(super) fn colour(self) -> Option<Colour> {
        (self != Line::EMPTY).then(|| Colour::ALL[(self.0 & 7) as usize])
    }

    pub(super) fn tiles(self) -> Tiles {
        self.colour()
            .map_or(Tiles::EMPTY, |colour| Tiles::of(colour, self.n_tiles()))
    }
}

/// Which line may take which colour: five bits by row for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct OpenLines(u32);

impl OpenLines {
    const ALL: OpenLines = OpenLines((1 << (N_COLOURS as u32 * N_ROWS as u32)) - 1);
    /// The bit of row 0 of every colour.
    const ROW: u32 = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20;

    #[inline]
    fn of(self, colour: Colour) -> u32 {
        self.0 >> (colour as u32 * N_ROWS as u32) & 0b11111
    }

    /// Lets a line take exactly the colours whose bits are set.
    #[inline]
    fn set_row(&mut self, row: u8, colours: u32) {
        let row_bits = Self::SPREAD[(colours & 0b11111) as usize];
        self.0 = self.0 & !(Self::ROW << row) | row_bits << row;
    }

    /// Five bits by colour, moved to the bits of row 0.
    const SPREAD: [u32; 32] = {
        let mut table = [0; 32];
        let mut colours = 0;
        while colours < 32 {
            let mut colour = 0;
            while colour < N_COLOURS {
                table[colours] |= (colours as u32 >> colour & 1) << (colour * N_ROWS as usize);
                colour += 1;
            }
            colours += 1;
        }
        table
    };
}

/// The wall: for each colour, the spaces on which it lies. Bit `5 row + column`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Wall {
    spaces: [u32; N_COLOURS],
}

impl Wall {
    const EMPTY: Wall = Wall {
        spaces: [0; N_COLOURS],
    };

    #[inline]
    pub(super) fn spaces(&self, colour: Colour) -> u32 {
        self.spaces[colour.index()]
    }

    /// All spaces with a tile.
    #[inline]
    pub(super) fn filled(&self) -> u32 {
        self.spaces.iter().fold(0, |all, spaces| all | spaces)
    }

    #[inline]
    pub(super) fn put(&mut self, row: u8, column: u8, colour: Colour) {
        self.spaces[colour.index()] |= 1 << (row * N_COLUMNS + column);
    }

    pub(super) fn at(&self, row: u8, column: u8) -> Option<Colour> {
        let space = row * N_COLUMNS + column;
        Colour::ALL
            .into_iter()
            .find(|&colour| self.spaces(colour) >> space & 1 == 1)
    }

    /// The colours that lie in a row, as bits.
    #[inline]
    pub(super) fn colours_in_row(&self, row: u8) -> u32 {
        let mut colours = 0;
        for colour in Colour::ALL {
            let in_row = self.spaces(colour) >> (row * N_COLUMNS) & 0b11111;
            colours |= u32::from(in_row != 0) << colour as u32;
        }
        colours
    }

    /// The columns of a row where this colour may go on the grey wall (AZ-8.1, AZ-8.2), as bits.
    pub(super) fn free_columns(&self, row: u8, colour: Colour) -> u32 {
        let spaces = self.spaces(colour);
        let columns_with_colour = spaces | spaces >> 5 | spaces >> 10 | spaces >> 15 | spaces >> 20;
        let filled_in_row = self.filled() >> (row * N_COLUMNS);
        !(columns_with_colour | filled_in_row) & 0b11111
    }

    fn check_invariants(&self, side: WallSide) {
        for row in 0..N_ROWS {
            for column in 0..N_COLUMNS {
                let here = self.at(row, column);
                if let (Some(colour), WallSide::Coloured) = (here, side) {
                    assert_eq!(colour.column(row), column, "{colour:?} on the wrong space");
                }
            }
        }
        for colour in Colour::ALL {
            let spaces = self.spaces(colour);
            let rows = (0..N_ROWS).map(|row| spaces >> (row * N_COLUMNS) & 0b11111);
            let columns = rows.clone().fold(0, |all, row| all | row);
            assert!(
                rows.clone().all(|row| row.count_ones() <= 1),
                "twice in a row"
            );
            assert_eq!(
                columns.count_ones(),
                spaces.count_ones(),
                "twice in a column"
            );
        }
        let filled: u32 = self.spaces.iter().map(|spaces| spaces.count_ones()).sum();
        assert_eq!(filled, self.filled().count_ones(), "two tiles on one space");
    }
}

/// The floor line, left to right: three bits an item, 0 for a free space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Floor(u32);

/// What may lie on a floor line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloorItem {
    /// A tile that fell.
    Tile(Colour),
    /// The marker of the start player.
    Marker,
}

impl Floor {
    pub(super) const EMPTY: Floor = Floor(0);
    const ITEM_BITS: u32 = 3;
    const MARKER: u32 = 7;

    #[inline]
    pub(super) fn n_items(self) -> u8 {
        (u32::BITS - self.0.leading_zeros()).div_ceil(Self::ITEM_BITS) as u8
    }

    /// Puts the marker on the leftmost free space, if there is one (AZ-3.5).
    #[inline]
    pub(super) fn drop_marker(&mut self) {
        let n_items = self.n_items();
        if n_items < FLOOR_SPACES {
            self.0 |= Self::MARKER << (u32::from(n_items) * Self::ITEM_BITS);
        }
    }

    /// Puts `n` tiles on the leftmost free spaces; returns how many had no room (AZ-4.7).
    #[inline]
    pub(super) fn drop_tiles(&mut self, colour: Colour, n: u8) -> u8 {
        let n_items = self.n_items();
        let placed = n.min(FLOOR_SPACES - n_items);
        // One item in every space, cut to as many as are placed.
        const EVERY_SPACE: u32 = 0o1111111;
        let items = EVERY_SPACE & ((1 << (u32::from(placed) * Self::ITEM_BITS)) - 1);
        self.0 |= (items * (colour as u32 + 1)) << (u32::from(n_items) * Self::ITEM_BITS);
        n - placed
    }

    pub(super) fn items(self) -> impl Iterator<Item = FloorItem> {
        (0..u32::from(self.n_items())).map(move |space| {
            match self.0 >> (space * Self::ITEM_BITS) & 7 {
                Self::MARKER => FloorItem::Marker,
                code => FloorItem::Tile(Colour::ALL[code as usize - 1]),
            }
        })
    }

    #[inline]
    pub(super) fn tiles(self) -> Tiles {
        let mut tiles = Tiles::EMPTY;
        for item in self.items() {
            if let FloorItem::Tile(colour) = item {
                tiles += Tiles::of(colour, 1);
            }
        }
        tiles
    }

    pub(super) fn has_marker(self) -> bool {
        self.items().any(|item| item == FloorItem::Marker)
    }
}
