//! What follows from a view: where tiles go, and what they bring.

use tessera_engine::Seat;
use tessera_engine::calcada::material::{
    BONUS_SYMBOL_GAIN, BONUS_TILES_PER_POINT, CLOSING_POINTS, Colour, FREE_NUMBER, MAX_DISTRICTS,
    MOTIF_POINTS, Motif, N_MOTIFS, SIDE,
};
use tessera_engine::calcada::{BoardView, Calcada, Layout, View};

/// Squares as bits: row by row from the lowest.
type Squares = u32;

/// A player's board, ready to be asked.
pub(super) struct Outlook<'a> {
    pub(super) view: &'a View,
    pub(super) board: &'a BoardView,
    pub(super) layout: Layout,
    filled: Squares,
    by_motif: [Squares; N_MOTIFS],
    colours: [Option<Colour>; MAX_DISTRICTS],
}

/// What a tile on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effect {
    /// Points at once.
    pub(super) points: i16,
    /// How many squares the district has.
    pub(super) size: u8,
    /// How many of them are still empty then.
    pub(super) n_missing: u8,
    /// What each tile counts now.
    pub(super) multiplier: u8,
    /// Whether the colour is closed by it.
    pub(super) is_closing: bool,
    /// How many equal motifs hang together then; none for the bonus symbol.
    pub(super) group: u8,
    /// What its groups of motifs would bring at the end without the tile, and with it.
    pub(super) motif_points: (u8, u8),
    /// Bonus tiles that it brings.
    pub(super) n_bonus_tiles: u8,
}

/// What a board would bring if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Forecast {
    pub(super) motifs: u8,
    pub(super) incomplete: u8,
    pub(super) bonus: u8,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Outlook<'a> {
        let setup = &view.setup;
        let layout = Layout::parse(&setup.numbers.concat(), &setup.districts.concat())
            .expect("a view has a sound layout");
        let board = &view.boards[seat.index()];
        let mut outlook = Outlook {
            view,
            board,
            layout,
            filled: 0,
            by_motif: [0; N_MOTIFS],
            colours: [None; MAX_DISTRICTS],
        };
        for (square, tile) in board.squares.iter().flatten().enumerate() {
            if let Some(tile) = tile {
                outlook.filled |= 1 << square;
                outlook.by_motif[tile.motif.index()] |= 1 << square;
                outlook.colours[layout.district(square) as usize] = Some(tile.colour);
            }
        }
        outlook
    }

    /// The squares that take a tile of this colour when `number` stones were declared (CA-4).
    pub(super) fn squares_for(&self, colour: Colour, number: u8) -> Squares {
        if self.view.supplies[colour.index()].open.is_empty() {
            return 0;
        }
        let districts = (0..self.layout.n_districts())
            .filter(|&district| self.colours[district as usize].is_none_or(|held| held == colour));
        let open = districts.fold(0, |open, district| {
            open | self.layout.district_squares(district)
        });
        open & !self.filled & self.layout.squares_for(number)
    }

    /// Whether any stone of the ring can be declared (CA-3.7).
    pub(super) fn can_declare(&self) -> bool {
        self.view.ring.iter().any(|stones| {
            let mut colours = stones.kinds();
            colours.any(|colour| self.squares_for(colour, stones.total()) != 0)
        })
    }

    /// The colour of a district, once it has a tile.
    pub(super) fn colour_of(&self, district: u8) -> Option<Colour> {
        self.colours[district as usize]
    }

    /// Whether the district of a square is complete.
    pub(super) fn is_complete(&self, square: usize) -> bool {
        let district = self.layout.district_squares(self.layout.district(square));
        self.filled & district == district
    }

    /// What a tile on an empty square does (CA-4.5, CA-5, CA-7.3).
    pub(super) fn effect(&self, colour: Colour, motif: Motif, square: usize) -> Effect {
        let district = self.layout.district_squares(self.layout.district(square));
        let size = district.count_ones() as u8;
        let n_missing = (district & !self.filled).count_ones() as u8 - 1;
        let supply = &self.view.supplies[colour.index()];
        let multiplier = supply.multiplier.unwrap_or_default();
        let is_last_row = supply.row.map(usize::from) == Some(self.view.setup.rows.len() - 1);
        let is_closing = n_missing == 0 && is_last_row;
        let mut points = 0;
        if n_missing == 0 {
            points += i16::from(size * multiplier);
        }
        if is_closing {
            points += i16::from(CLOSING_POINTS);
        }
        let (group, motif_points) = self.group(motif, square);
        Effect {
            points,
            size,
            n_missing,
            multiplier,
            is_closing,
            group,
            motif_points,
            n_bonus_tiles: if motif == Motif::Bonus {
                BONUS_SYMBOL_GAIN
            } else {
                0
            },
        }
    }

    /// The best points at once of a declaration, and how many squares it allows.
    pub(super) fn best(&self, colour: Colour, number: u8) -> (i16, u8) {
        let squares = self.squares_for(colour, number);
        let best = each(squares).map(|square| self.effect(colour, Motif::Bonus, square).points);
        (best.max().unwrap_or_default(), squares.count_ones() as u8)
    }

    /// The points of the end as they would be now (CA-7.3 to CA-7.5).
    pub(super) fn forecast(&self) -> Forecast {
        let incomplete = each(self.filled)
            .filter(|&square| !self.is_complete(square))
            .count() as u8;
        Forecast {
            motifs: Motif::ALL
                .map(|motif| self.motif_points(motif, self.by_motif[motif.index()]))
                .iter()
                .sum(),
            incomplete,
            bonus: self.board.bonus_tiles / BONUS_TILES_PER_POINT,
        }
    }

    fn group(&self, motif: Motif, square: usize) -> (u8, (u8, u8)) {
        if motif == Motif::Bonus {
            return (0, (0, 0));
        }
        let before = self.by_motif[motif.index()];
        let group = Calcada::group_of(1 << square, before | 1 << square);
        let size = group.count_ones();
        let without = self.motif_points(motif, group & !(1 << square));
        (size as u8, (without, self.motif_points(motif, group)))
    }

    /// Every group by itself; the bonus symbol is no motif (CA-7.3).
    fn motif_points(&self, motif: Motif, mut squares: Squares) -> u8 {
        if motif == Motif::Bonus {
            return 0;
        }
        let mut points = 0;
        while squares != 0 {
            let group = Calcada::group_of(squares & squares.wrapping_neg(), squares);
            let size = group.count_ones() as usize;
            points += MOTIF_POINTS[size.min(MOTIF_POINTS.len() - 1)];
            squares &= !group;
        }
        points
    }
}

impl Forecast {
    pub(super) fn sum(self) -> u8 {
        self.motifs + self.incomplete + self.bonus
    }
}

/// The squares of a set, in their order.
pub(super) fn each(squares: Squares) -> impl Iterator<Item = usize> {
    (0..u32::BITS as usize).filter(move |square| squares >> square & 1 == 1)
}

/// Row and column of a square.
pub(super) fn row_and_column(square: usize) -> (u8, u8) {
    (square as u8 / SIDE, square as u8 % SIDE)
}

/// Whether any square will do (CA-4.3).
pub(super) fn is_free(number: u8) -> bool {
    number >= FREE_NUMBER
}
