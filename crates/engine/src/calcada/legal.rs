//! What may happen.

use super::action::Action;
use super::board::Board;
use super::layout::Squares;
use super::material::{Colour, DISPLAY_SIZE, Motif, N_COLOURS, N_SPACES, N_SQUARES, SIDE, Stones};
use super::{Calcada, Phase};
use crate::Seat;

/// A refresh, and three different tiles on any square. The heaps of stones for a space are fewer.
const LONGEST_LIST: usize = 1 + DISPLAY_SIZE * N_SQUARES;

pub(super) fn legal_actions(game: &Calcada, out: &mut Vec<Action>) {
    out.clear();
    out.reserve(LONGEST_LIST);
    match game.phase {
        Phase::Start => out.extend(Seat::all(game.n_seats).map(Action::Start)),
        Phase::Ring { space } => {
            let mut heap = |stones| out.push(Action::Ring { space, stones });
            each_heap(
                Stones::EMPTY,
                game.loose_stones(),
                space + 1,
                N_COLOURS,
                &mut heap,
            );
        }
        Phase::TurnUp { colour, .. } => {
            let unseen = game.supplies[colour.index()].unseen;
            out.extend(unseen.kinds().map(|motif| Action::TurnUp { colour, motif }));
        }
        Phase::Declare { seat } => game.list_stones(seat, out),
        Phase::Place {
            seat,
            colour,
            number,
        } => game.list_places(seat, colour, number, out),
        Phase::Over => {}
    }
}

impl Calcada {
    /// Declarations, or else empty steps (CA-3.7), then the moves for a bonus tile.
    fn list_stones(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.boards[seat.index()];
        let takeable = self.takeable_squares(board);
        for space in 0..N_SPACES {
            let stones = self.ring[space as usize];
            let squares = self.layout.squares_for(stones.total());
            for colour in stones.kinds() {
                if takeable[colour.index()] & squares != 0 {
                    out.push(Action::Declare { space, colour });
                }
            }
        }
        if out.is_empty() {
            self.each_stone(|space, colour| out.push(Action::Empty { space, colour }));
        }
        if board.n_bonus_tiles > 0 {
            self.each_stone(|space, colour| out.push(Action::Move { space, colour }));
        }
    }

    fn list_places(&self, seat: Seat, colour: Colour, number: u8, out: &mut Vec<Action>) {
        if self.refresh_changes(colour) && self.boards[seat.index()].n_bonus_tiles > 0 {
            out.push(Action::Refresh);
        }
        let open = self.boards[seat.index()].open(colour) & self.layout.squares_for(number);
        let motifs = self.supplies[colour.index()].display.motif_bits();
        for motif in Motif::ALL
            .into_iter()
            .filter(|motif| motifs >> motif.index() & 1 == 1)
        {
            let mut squares = open;
            while squares != 0 {
                let square = squares.trailing_zeros() as u8;
                squares &= squares - 1;
                let (row, column) = (square / SIDE, square % SIDE);
                out.push(Action::Place { motif, row, column });
            }
        }
    }

    fn each_stone(&self, mut stone: impl FnMut(u8, Colour)) {
        for space in 0..N_SPACES {
            for colour in self.ring[space as usize].kinds() {
                stone(space, colour);
            }
        }
    }

    /// For each colour the squares of a board where its tiles may lie: none when no tile of the
    /// colour can be taken (CA-3.5, CA-3.6).
    #[inline]
    fn takeable_squares(&self, board: &Board) -> [Squares; N_COLOURS] {
        Colour::ALL.map(|colour| match self.can_take(colour) {
            true => board.open(colour),
            false => 0,
        })
    }

    /// Whether this declaration allows a placement (CA-3.4).
    pub(super) fn can_place_after(&self, seat: Seat, space: u8, colour: Colour) -> bool {
        let number = self.ring[space as usize].total();
        let open = self.boards[seat.index()].open(colour);
        self.can_take(colour) && open & self.layout.squares_for(number) != 0
    }

    /// Whether any declaration is possible as the ring lies now (CA-3.7).
    pub(super) fn can_declare(&self, seat: Seat) -> bool {
        (0..N_SPACES).any(|space| {
            let mut colours = self.ring[space as usize].kinds();
            colours.any(|colour| self.can_place_after(seat, space, colour))
        })
    }

    /// A closed colour has no open tiles either (CA-5.4).
    #[inline]
    fn can_take(&self, colour: Colour) -> bool {
        !self.supplies[colour.index()].display.is_empty()
    }

    /// With an empty stack the same tiles would come back (CA-6.4).
    pub(super) fn refresh_changes(&self, colour: Colour) -> bool {
        !self.supplies[colour.index()].is_stack_empty()
    }

    /// The stones that wait for a space of the ring (CA-2.3).
    pub(super) fn loose_stones(&self) -> Stones {
        self.ring
            .iter()
            .fold(Stones::ALL, |loose, &stones| loose - stones)
    }
}

/// Calls `heap` for `base` with every choice of `n` stones of the first `n_colours` colours of
/// `from`, in the order of [`Stones`]: the last colour counts most.
fn each_heap(base: Stones, from: Stones, n: u8, n_colours: usize, heap: &mut impl FnMut(Stones)) {
    let Some((&colour, others)) = Colour::ALL[..n_colours].split_last() else {
        if n == 0 {
            heap(base);
        }
        return;
    };
    for taken in 0..=n.min(from.count(colour)) {
        let base = base + Stones::of(colour, taken);
        each_heap(base, from, n - taken, others.len(), heap);
    }
}
