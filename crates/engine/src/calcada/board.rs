//! What lies in front of a player, and what may lie there; the tiles of a colour.

use super::layout::{ALL_SQUARES, Layout, Squares};
use super::material::{
    Colour, DISPLAY_SIZE, Motif, N_COLOURS, N_MOTIFS, N_SQUARES, START_BONUS_TILES, Tiles,
};

/// What a player owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    /// The squares with a tile of each colour.
    by_colour: [Squares; N_COLOURS],
    /// The squares with a tile of each motif.
    by_motif: [Squares; N_MOTIFS],
    /// For each colour the empty squares in districts that take it (CA-4.4): what the rules ask
    /// most often, kept true by [`Board::place`].
    open: [Squares; N_COLOURS],
    pub(super) score: u16,
    pub(super) n_bonus_tiles: u8,
}

impl Board {
    pub(super) const fn new() -> Board {
        Board {
            by_colour: [0; N_COLOURS],
            by_motif: [0; N_MOTIFS],
            open: [ALL_SQUARES; N_COLOURS],
            score: 0,
            n_bonus_tiles: START_BONUS_TILES,
        }
    }

    /// The squares where a tile of this colour may lie, whatever their number.
    #[inline]
    pub(super) fn open(&self, colour: Colour) -> Squares {
        self.open[colour.index()]
    }

    /// All squares with a tile.
    #[inline]
    pub(super) fn filled(&self) -> Squares {
        self.by_colour
            .iter()
            .fold(0, |filled, squares| filled | squares)
    }

    #[inline]
    pub(super) fn with_colour(&self, colour: Colour) -> Squares {
        self.by_colour[colour.index()]
    }

    #[inline]
    pub(super) fn with_motif(&self, motif: Motif) -> Squares {
        self.by_motif[motif.index()]
    }

    pub(super) fn at(&self, square: usize) -> Option<(Colour, Motif)> {
        let is_here = |squares: Squares| squares >> square & 1 == 1;
        let colour = Colour::ALL
            .into_iter()
            .find(|colour| is_here(self.by_colour[colour.index()]));
        let motif = Motif::ALL
            .into_iter()
            .find(|motif| is_here(self.by_motif[motif.index()]));
        colour.zip(motif)
    }

    /// The colour of a district that has tiles.
    pub(super) fn district_colour(&self, layout: &Layout, district: u8) -> Option<Colour> {
        let squares = layout.district_squares(district);
        let has_it = |colour: &Colour| self.by_colour[colour.index()] & squares != 0;
        Colour::ALL.into_iter().find(has_it)
    }

    /// Puts a tile on an empty square. Returns whether its district is now complete.
    #[inline]
    pub(super) fn place(
        &mut self,
        layout: &Layout,
        square: usize,
        colour: Colour,
        motif: Motif,
    ) -> bool {
        let district = layout.district_squares(layout.district(square));
        self.by_colour[colour.index()] |= 1 << square;
        self.by_motif[motif.index()] |= 1 << square;
        let still_open = self.open[colour.index()] & !(1 << square);
        for open in &mut self.open {
            *open &= !district;
        }
        self.open[colour.index()] = still_open;
        self.by_colour[colour.index()] & district == district
    }

    /// The tiles of a colour on this board.
    pub(super) fn tiles(&self, colour: Colour) -> Tiles {
        let squares = self.by_colour[colour.index()];
        Motif::ALL.into_iter().fold(Tiles::EMPTY, |tiles, motif| {
            let n = (squares & self.by_motif[motif.index()]).count_ones();
            tiles + Tiles::of(motif, n as u8)
        })
    }

    pub(super) fn check_invariants(&self, layout: &Layout) {
        let filled = self.filled();
        let sum = |squares: &[Squares]| squares.iter().map(|squares| squares.count_ones()).sum();
        let n_tiles: u32 = sum(&self.by_colour);
        let n_motifs: u32 = sum(&self.by_motif);
        assert_eq!((n_tiles, n_motifs), (filled.count_ones(), n_tiles));
        let motifs = self.by_motif.iter().fold(0, |all, squares| all | squares);
        assert_eq!(filled, motifs, "a tile is on two squares");
        for colour in Colour::ALL {
            let mut open = 0;
            for district in 0..layout.n_districts() {
                let squares = layout.district_squares(district);
                let held = Colour::ALL.map(|held| self.by_colour[held.index()] & squares != 0);
                assert!(
                    held.iter().filter(|&&held| held).count() <= 1,
                    "two colours"
                );
                if self
                    .district_colour(layout, district)
                    .is_none_or(|held| held == colour)
                {
                    open |= squares & !filled;
                }
            }
            assert_eq!(self.open(colour), open, "open squares of {}", colour.name());
        }
        assert_eq!(layout.squares_for(u8::MAX).count_ones() as usize, N_SQUARES);
    }
}

/// The tiles of one colour that nobody has taken: a face-down stack and an open display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Supply {
    /// The upper part of the stack, which nobody has seen: it has no order yet (CA-6.5).
    pub(super) unseen: Tiles,
    /// The lower part: tiles that were returned, in the order in which they will come (CA-6.5).
    pub(super) returned: Line,
    /// The open tiles, in the order in which they were turned up.
    pub(super) display: Line,
    /// Open tiles that left the game when the colour was closed (CA-5.4).
    pub(super) removed: Tiles,
}

impl Supply {
    pub(super) const fn new() -> Supply {
        Supply {
            unseen: Tiles::ALL,
            returned: Line::EMPTY,
            display: Line::EMPTY,
            removed: Tiles::EMPTY,
        }
    }

    /// Whether the stack is used up.
    #[inline]
    pub(super) fn is_stack_empty(&self) -> bool {
        self.unseen.is_empty() && self.returned.is_empty()
    }

    /// Whether a tile is to be turned up that nobody has seen.
    #[inline]
    pub(super) fn waits_for_chance(&self) -> bool {
        self.display.len() < DISPLAY_SIZE && !self.unseen.is_empty()
    }

    pub(super) fn tiles(&self) -> Tiles {
        let lines = self.returned.tiles() + self.display.tiles();
        self.unseen + self.removed + lines
    }
}

/// Up to 25 tiles of one colour in order. A tile is four bits, its motif plus one, so that the
/// end of the line is where the zeros begin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Line(u128);

const TILE_BITS: u32 = 4;
const TILE: u128 = (1 << TILE_BITS) - 1;

impl Line {
    pub(super) const EMPTY: Line = Line(0);

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn len(self) -> usize {
        (u128::BITS - self.0.leading_zeros()).div_ceil(TILE_BITS) as usize
    }

    #[inline]
    pub(super) fn push(&mut self, motif: Motif) {
        let end = self.len() as u32 * TILE_BITS;
        self.0 |= (motif as u128 + 1) << end;
    }

    #[inline]
    pub(super) fn pop_first(&mut self) -> Option<Motif> {
        let first = self.iter().next()?;
        self.0 >>= TILE_BITS;
        Some(first)
    }

    /// Takes the first tile with this motif out of the line, which closes up.
    #[inline]
    pub(super) fn remove(&mut self, motif: Motif) {
        let Some(place) = self.iter().position(|other| other == motif) else {
            panic!("there is no {} in the line", motif.name());
        };
        let before = (1 << (place as u32 * TILE_BITS)) - 1;
        self.0 = self.0 & before | self.0 >> TILE_BITS & !before;
    }

    #[inline]
    pub(super) fn contains(self, motif: Motif) -> bool {
        self.motif_bits() >> motif.index() & 1 == 1
    }

    /// Which motifs there are, as bits in their order.
    #[inline]
    pub(super) fn motif_bits(self) -> u8 {
        self.iter().fold(0, |bits, motif| bits | 1 << motif.index())
    }

    pub(super) fn tiles(self) -> Tiles {
        self.iter()
            .fold(Tiles::EMPTY, |tiles, motif| tiles + Tiles::of(motif, 1))
    }

    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = Motif> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = (rest & TILE) as usize;
            rest >>= TILE_BITS;
            (tile > 0).then(|| Motif::ALL[tile - 1])
        })
    }
}
