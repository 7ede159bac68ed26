//! Azul for 2 to 4 players, on the coloured or the grey wall.
//!
//! The rules stand in `docs/rules/azul.md`; `AZ-4.2` in this folder cites a clause of it.
//! [`Azul`] is a position, [`Action`] what changes it, [`View`] what a player sees of it.

mod action;
mod apply;
mod board;
mod event;
mod legal;
pub mod material;
mod read;
mod refuse;
mod score;
mod setup;
#[cfg(test)]
mod tests;
mod view;

use rand::Rng;

pub use action::{Action, Destination, Kind, Source};
pub use board::FloorItem;
pub use event::Event;
pub use setup::{MAX_SEATS, MIN_SEATS, Setup, WallSide};
pub use view::{BoardView, LineView, PhaseView, View};

use crate::{Actor, Game, Observer, Outcome, Refusal, Seat, Turn, Viewer};
use board::Board;
use material::{LAST_ROUND, MAX_FACTORIES, N_COLOURS, N_ROWS, N_TILES, Tiles, n_factories};
use score::n_complete_rows;

/// A position of Azul. Nothing in it is hidden: the bag is a heap of known tiles, and which of
/// them come next is not decided before they are drawn (AZ-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Azul {
    phase: Phase,
    wall: WallSide,
    n_seats: u8,
    /// Counted from 1.
    round: u8,
    /// The seat that held the marker last: the start player of this round until a player takes the
    /// marker from the centre, then that of the next (AZ-6.1).
    starter: Seat,
    marker_in_centre: bool,
    /// The tiles on the factories, then those in the centre; see [`Source`].
    sources: [Tiles; MAX_FACTORIES + 1],
    bag: Tiles,
    lid: Tiles,
    boards: [Board; MAX_SEATS as usize],
}

const _: () = assert!(size_of::<Azul>() <= 256);

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// The draw of the start player (AZ-2.4).
    Start,
    /// The tiles for this factory (AZ-2.3, AZ-6.2).
    Deal { factory: u8 },
    /// A take by this seat (AZ-3).
    Offer { seat: Seat },
    /// Grey wall: the column for this full line (AZ-8.1).
    Tiling { seat: Seat, row: u8 },
    /// Nothing: the game is over (AZ-7).
    Over,
}

impl Game for Azul {
    const NAME: &'static str = "azul";
    const RULES_VERSION: u16 = 1;
    // In a round every factory is dealt once, every take removes at least one of the tiles dealt,
    // and every board tiles each row at most once.
    const MAX_ACTIONS: usize = 1 + LAST_ROUND as usize
        * (MAX_FACTORIES * (1 + material::TILES_PER_FACTORY as usize)
            + MAX_SEATS as usize * N_ROWS as usize);
    const HAS_SECRETS: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setups() -> Vec<Setup> {
        let sides = [WallSide::Coloured, WallSide::Grey];
        sides
            .into_iter()
            .flat_map(|wall| (MIN_SEATS..=MAX_SEATS).map(move |seats| Setup { seats, wall }))
            .collect()
    }

    fn new(setup: &Setup, _: u16) -> Azul {
        Azul {
            phase: Phase::Start,
            wall: setup.wall,
            n_seats: setup.seats,
            round: 1,
            starter: Seat::new(0),
            marker_in_centre: true,
            sources: [Tiles::EMPTY; MAX_FACTORIES + 1],
            bag: Tiles::ALL,
            lid: Tiles::EMPTY,
            boards: [Board::new(); MAX_SEATS as usize],
        }
    }

    fn start_action(seat: Seat) -> Option<Action> {
        Some(Action::new(Kind::Start(seat)))
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start | Phase::Deal { .. } => Turn::Chance,
            Phase::Offer { seat } | Phase::Tiling { seat, .. } => Turn::Decision(seat),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        legal::legal_actions(self, out);
    }

    fn refusal(&self, actor: Actor, action: Action) -> Option<Refusal> {
        refuse::refusal(self, actor, action)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Action {
        apply::sample_chance(self, rng)
    }

    #[inline]
    fn apply(&mut self, action: Action, observer: &mut impl Observer<Event>) {
        apply::apply(self, action, observer);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// Everything happens in the open (AZ-9.1).
    #[inline]
    fn sees(&self, _: Viewer, _: Action) -> bool {
        true
    }

    /// Every seat knows the whole position (AZ-9.1).
    fn determinize(&self, _: Seat, _: &mut impl Rng) -> Azul {
        *self
    }

    fn check_invariants(&self) {
        let boards = &self.boards[..self.n_seats as usize];
        let mut tiles = self.bag + self.lid;
        for &source in &self.sources {
            tiles += source;
        }
        for board in boards {
            board.check_invariants(self.wall);
            tiles += board.tiles();
        }
        assert_eq!(tiles, Tiles::ALL, "tiles are lost");
        assert_eq!(tiles.total(), N_TILES);
        assert_eq!(N_COLOURS, N_ROWS as usize);
        let n_markers = boards.iter().filter(|board| board.floor.has_marker());
        assert!(n_markers.count() + usize::from(self.marker_in_centre) <= 1);
        let unused = n_factories(self.n_seats) as usize..MAX_FACTORIES;
        assert!(self.sources[unused].iter().all(|tiles| tiles.is_empty()));
        assert!(self.round <= LAST_ROUND);
    }
}

impl Azul {
    /// Most points, then most complete rows; what is equal then is shared (AZ-7.6, AZ-7.7).
    fn outcome(&self) -> Outcome {
        let board = |seat: Seat| &self.boards[seat.index()];
        Outcome::new(
            self.n_seats,
            |seat| board(seat).score as i16,
            |seat| n_complete_rows(board(seat).wall.filled()),
        )
    }
}
