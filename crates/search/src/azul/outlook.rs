//! What a seat may still fill: its board with the full lines tiled, and the chances of the rest.

use tessera_engine::azul::material::{Colour, FLOOR_PENALTY, FLOOR_SPACES, N_COLOURS, N_ROWS};
use tessera_engine::azul::{Azul, WallSide};
use tessera_engine::{Game, Seat};

use super::offer::{Horizon, Offer};

/// Rows and colours.
pub(super) type Grid = [[f32; N_COLOURS]; N_ROWS as usize];

/// A board with the lines that are full by now already tiled.
#[derive(Clone, Copy)]
pub(super) struct Tiled {
    side: WallSide,
    /// The spaces by colour.
    spaces: [u32; N_COLOURS],
    /// All spaces with a tile.
    pub(super) filled: u32,
    /// Lines that were full: they take no tile any more this round. Bits by row.
    pub(super) closed: u32,
    /// Tiles on each line.
    pub(super) n_tiles: [u8; N_ROWS as usize],
    /// Their colour, [`NONE`] on an empty line.
    pub(super) colours: [usize; N_ROWS as usize],
    /// Points for the full lines (AZ-5.3 to AZ-5.6).
    pub(super) points: u16,
    /// Items on the floor line.
    pub(super) n_on_floor: u8,
}

/// No colour.
pub(super) const NONE: usize = N_COLOURS;

impl Tiled {
    #[inline]
    pub(super) fn of(azul: &Azul, seat: Seat) -> Tiled {
        let spaces = Colour::ALL.map(|colour| azul.spaces(seat, colour));
        let mut tiled = Tiled {
            side: azul.wall_side(),
            spaces,
            filled: spaces.iter().fold(0, |all, spaces| all | spaces),
            closed: 0,
            n_tiles: [0; N_ROWS as usize],
            colours: [NONE; N_ROWS as usize],
            points: 0,
            n_on_floor: azul.n_on_floor(seat),
        };
        for row in 0..N_ROWS {
            let (n_tiles, colour) = azul.line(seat, row);
            let Some(colour) = colour else { continue };
            if n_tiles == row + 1 {
                tiled.tile(row, colour.index());
            } else {
                tiled.n_tiles[row as usize] = n_tiles;
                tiled.colours[row as usize] = colour.index();
            }
        }
        tiled
    }

    /// A full line goes to the wall, on the grey one to the space with the most points, or falls
    /// if there is none (AZ-8.4).
    #[inline]
    fn tile(&mut self, row: u8, colour: usize) {
        self.closed |= 1 << row;
        match self.best_space(row, colour) {
            Some((column, points)) => {
                let space = 1 << (5 * row + column);
                self.spaces[colour] |= space;
                self.filled |= space;
                self.points += u16::from(points);
            }
            None => self.n_on_floor = (self.n_on_floor + row + 1).min(FLOOR_SPACES),
        }
    }

    /// The column for a colour in a row and what a tile there would score by now.
    #[inline]
    pub(super) fn best_space(&self, row: u8, colour: usize) -> Option<(u8, u8)> {
        let points = |column: u8| {
            let filled = self.filled | 1_u32 << (5 * row + column);
            Azul::points_for_space(filled, row, column)
        };
        if self.side == WallSide::Coloured {
            let column = Colour::ALL[colour].column(row);
            let is_free = self.filled >> (5 * row + column) & 1 == 0;
            return is_free.then(|| (column, points(column)));
        }
        self.best_grey_space(row, colour)
    }

    fn best_grey_space(&self, row: u8, colour: usize) -> Option<(u8, u8)> {
        let points = |column: u8| {
            let filled = self.filled | 1_u32 << (5 * row + column);
            Azul::points_for_space(filled, row, column)
        };
        if self.has_colour(row, colour) {
            return None;
        }
        let mut free = self.free_columns(row, colour);
        let mut best = None;
        while free != 0 {
            let column = free.trailing_zeros() as u8;
            free &= free - 1;
            let points = points(column);
            if best.is_none_or(|(_, most)| points > most) {
                best = Some((column, points));
            }
        }
        best
    }

    /// What a tile of each colour would score in each row by now; 0 where none can go.
    #[inline]
    pub(super) fn points_by_space(&self) -> Grid {
        let mut grid = Grid::default();
        match self.side {
            WallSide::Coloured => {
                let spaces = Azul::points_by_space(self.filled);
                for (row, points) in grid.iter_mut().enumerate() {
                    for (colour, points) in points.iter_mut().enumerate() {
                        *points = f32::from(spaces[row][(colour + row) % N_COLOURS]);
                    }
                }
            }
            WallSide::Grey => {
                for (row, points) in grid.iter_mut().enumerate() {
                    for (colour, points) in points.iter_mut().enumerate() {
                        let best = self.best_grey_space(row as u8, colour);
                        *points = best.map_or(0.0, |(_, points)| f32::from(points));
                    }
                }
            }
        }
        grid
    }

    /// Grey wall: the columns of a row where a colour may go (AZ-8.2), as bits.
    #[inline]
    pub(super) fn free_columns(&self, row: u8, colour: usize) -> u32 {
        let spaces = self.spaces[colour];
        let with_colour = spaces | spaces >> 5 | spaces >> 10 | spaces >> 15 | spaces >> 20;
        !(with_colour | self.filled >> (5 * row)) & 0b11111
    }

    /// Whether a row of the wall has a colour.
    #[inline]
    pub(super) fn has_colour(&self, row: u8, colour: usize) -> bool {
        self.spaces[colour] >> (5 * row) & 0b11111 != 0
    }

    /// What the floor line costs a score (AZ-5.7, AZ-5.8).
    #[inline]
    pub(super) fn loss(&self, score: u16) -> u16 {
        u16::from(FLOOR_PENALTY[self.n_on_floor as usize]).min(score + self.points)
    }

    /// How many tiles of a colour lie on the wall.
    #[inline]
    pub(super) fn n_of_colour(&self, colour: usize) -> u32 {
        self.spaces[colour].count_ones()
    }

    /// How many tiles a line still needs.
    #[inline]
    pub(super) fn n_missing(&self, row: u8) -> u8 {
        row + 1 - self.n_tiles[row as usize]
    }
}

/// The chances of a seat to fill the spaces of its wall, by row and colour.
pub(super) struct Outlook {
    /// What a tile would score by now.
    pub(super) points: Grid,
    /// That it comes at the end of this round.
    pub(super) now: Grid,
    /// That it comes at all. 1 for spaces that are filled.
    pub(super) ever: Grid,
}

impl Outlook {
    #[inline]
    pub(super) fn of(
        azul: &Azul,
        tiled: &Tiled,
        offer: &Offer,
        horizon: &Horizon,
        to_take: bool,
    ) -> Outlook {
        let mut outlook = Outlook {
            points: tiled.points_by_space(),
            now: Grid::default(),
            ever: Grid::default(),
        };
        if offer.n_tiles > 0 {
            outlook.set_now(azul, tiled, offer, to_take);
        }
        outlook.set_ever(tiled, horizon);
        outlook
    }

    #[inline]
    fn set_now(&mut self, azul: &Azul, tiled: &Tiled, offer: &Offer, to_take: bool) {
        let chances_by_colour = offer.chances(to_take);
        let mut n_fills = 0.0;
        for row in 0..N_ROWS {
            if tiled.closed >> row & 1 == 1 {
                continue;
            }
            let chances = &mut self.now[row as usize];
            let points = &self.points[row as usize];
            let n_missing = tiled.n_missing(row) as usize;
            let held = tiled.colours[row as usize];
            if held != NONE {
                if points[held] > 0.0 {
                    chances[held] = chances_by_colour[n_missing][held];
                    n_fills += chances[held];
                }
                continue;
            }
            let mut sum = 0.0;
            for colour in 0..N_COLOURS {
                let is_open = f32::from(u8::from(points[colour] > 0.0));
                chances[colour] = is_open * chances_by_colour[n_missing][colour];
                sum += chances[colour];
            }
            let scale = 1.0 / f32::max(sum, 1.0);
            for chance in chances {
                *chance *= scale;
            }
            n_fills += sum.min(1.0);
        }
        // A take fills one line at most.
        let mut n_takes = offer.n_takes / f32::from(azul.n_seats());
        if to_take {
            n_takes += 0.5;
        }
        if n_fills > n_takes {
            let scale = n_takes / n_fills;
            for chance in self.now.as_flattened_mut() {
                *chance *= scale;
            }
        }
    }

    #[inline]
    fn set_ever(&mut self, tiled: &Tiled, horizon: &Horizon) {
        let later = horizon.later();
        for row in 0..N_ROWS as usize {
            let held = tiled.colours[row];
            let n_missing = tiled.n_missing(row as u8) as usize;
            let (from_start, after_another) = (later[0][row + 1], later[1][row + 1]);
            let held_now = if held == NONE {
                1.0
            } else {
                self.now[row][held]
            };
            let other = held_now * from_start + (1.0 - held_now) * after_another;
            let mut later_by_colour = [other; N_COLOURS];
            if held != NONE {
                later_by_colour[held] = later[0][n_missing];
            }
            for (colour, later) in later_by_colour.into_iter().enumerate() {
                let now = self.now[row][colour];
                let ever = now + (1.0 - now) * horizon.with_supply(later, colour);
                let is_open = self.points[row][colour] > 0.0;
                let is_filled = f32::from(u8::from(tiled.has_colour(row as u8, colour)));
                self.ever[row][colour] = if is_open { ever } else { is_filled };
            }
        }
    }
}
