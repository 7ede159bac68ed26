//! Calçada for 2 to 4 players, on either side of the boards or on one of one's own.
//!
//! The rules stand in `docs/rules/calcada.md`; `CA-4.2` in this folder cites a clause of it.
//! [`Calcada`] is a position, [`Action`] what changes it, [`View`] what a player sees of it.

mod action;
mod apply;
mod board;
mod draft;
mod event;
mod heap;
mod layout;
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

pub use action::Action;
pub use draft::{Border, Draft, Flaw, N_BORDERS};
pub use event::Event;
pub use layout::{Layout, district_letter};
pub use setup::{BoardSide, MAX_SEATS, MIN_SEATS, Rows, Setup};
pub use view::{BoardView, PhaseView, SetupView, SupplyView, TileView, View};

use crate::{Actor, Game, Observer, Outcome, Refusal, Seat, Turn, Viewer};
use board::{Board, Supply};
use material::{
    BONUS_SYMBOL_GAIN, BONUS_SYMBOLS_PER_COLOUR, CLOSED_COLOURS_TO_END, Colour, DISPLAY_SIZE,
    N_COLOURS, N_DEALT_SPACES, N_SPACES, N_SQUARES, START_BONUS_TILES, Stones, TILES_PER_COLOUR,
    Tiles,
};

/// A position of Calçada. Nothing in it is hidden: what is face down and unseen is a heap of known
/// tiles, and which of them comes next is not decided before it is turned up (CA-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Calcada {
    phase: Phase,
    n_seats: u8,
    /// Counted from 1.
    round: u8,
    starter: Seat,
    /// Whether a player has placed a tile in this round (CA-7.2).
    placed_in_round: bool,
    /// The stones on the spaces, clockwise.
    ring: [Stones; N_SPACES as usize],
    /// Where the stone of each colour stands on the scoreboard; past the last row when the colour
    /// is closed.
    rows: [u8; N_COLOURS],
    supplies: [Supply; N_COLOURS],
    boards: [Board; MAX_SEATS as usize],
    /// The multipliers from the top.
    scoreboard: Rows,
    side: SideName,
    layout: Layout,
}

const _: () = assert!(size_of::<Calcada>() <= 1024);

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// The draw of the start player (CA-2.2).
    Start,
    /// The stones for this space of the ring (CA-2.3).
    Ring { space: u8 },
    /// A tile of this colour that nobody has seen (CA-2.5, CA-4.6, CA-6.3).
    TurnUp { colour: Colour, after: After },
    /// Moves for bonus tiles, then step A (CA-3).
    Declare { seat: Seat },
    /// Refreshes for bonus tiles, then step B (CA-4).
    Place {
        seat: Seat,
        colour: Colour,
        number: u8,
    },
    /// Nothing: the game is over (CA-7).
    Over,
}

/// What follows when enough tiles are open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum After {
    /// The next colour, then the first round.
    Setup,
    /// Step B of the same turn.
    Refresh { seat: Seat, number: u8 },
    /// The end of this seat's turn.
    Turn { seat: Seat },
}

/// Which print the boards have; the print itself is [`Layout`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum SideName {
    A,
    B,
    Own,
}

/// Every player's bonus tiles, and those for every bonus symbol.
const MAX_BONUS_TILES: usize = MAX_SEATS as usize * START_BONUS_TILES as usize
    + N_COLOURS * BONUS_SYMBOLS_PER_COLOUR as usize * BONUS_SYMBOL_GAIN as usize;
/// Every square of every board.
const MAX_PLACEMENTS: usize = MAX_SEATS as usize * N_SQUARES;

impl Game for Calcada {
    const NAME: &'static str = "calcada";
    const RULES_VERSION: u16 = 1;
    // The setup; then at least one placement in every round but the last, with a step A in every
    // turn; every bonus tile is paid once, and three tiles are turned up for it at most; every
    // other tile is turned up once at most. The scoreboard only ends a game earlier.
    const MAX_ACTIONS: usize = 1
        + N_DEALT_SPACES as usize
        + N_COLOURS * TILES_PER_COLOUR as usize
        + (MAX_PLACEMENTS + 1) * MAX_SEATS as usize
        + MAX_PLACEMENTS
        + MAX_BONUS_TILES * (1 + DISPLAY_SIZE);
    const HAS_SECRETS: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setups() -> Vec<Setup> {
        let seats = MIN_SEATS..=MAX_SEATS;
        let setup = |board| {
            seats.clone().map(move |seats| Setup {
                seats,
                board,
                rows: None,
            })
        };
        setup(BoardSide::A).chain(setup(BoardSide::B)).collect()
    }

    fn new(setup: &Setup, _: u16) -> Calcada {
        Calcada {
            phase: Phase::Start,
            n_seats: setup.seats,
            round: 1,
            starter: Seat::new(0),
            placed_in_round: false,
            ring: [Stones::EMPTY; N_SPACES as usize],
            rows: [0; N_COLOURS],
            supplies: [Supply::new(); N_COLOURS],
            boards: [Board::new(); MAX_SEATS as usize],
            scoreboard: setup.scoreboard(),
            side: match setup.board {
                BoardSide::A => SideName::A,
                BoardSide::B => SideName::B,
                BoardSide::Own(_) => SideName::Own,
            },
            layout: setup.board.layout(),
        }
    }

    fn start_action(seat: Seat) -> Option<Action> {
        Some(Action::Start(seat))
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start | Phase::Ring { .. } | Phase::TurnUp { .. } => Turn::Chance,
            Phase::Declare { seat } | Phase::Place { seat, .. } => Turn::Decision(seat),
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

    /// Everything happens in the open (CA-8.1).
    #[inline]
    fn sees(&self, _: Viewer, _: Action) -> bool {
        true
    }

    /// Every seat knows the whole position (CA-8.1).
    fn determinize(&self, _: Seat, _: &mut impl Rng) -> Calcada {
        *self
    }

    fn check_invariants(&self) {
        let boards = &self.boards[..self.n_seats as usize];
        boards
            .iter()
            .for_each(|board| board.check_invariants(&self.layout));
        for colour in Colour::ALL {
            let supply = &self.supplies[colour.index()];
            let placed = boards.iter().map(|board| board.tiles(colour));
            let tiles = placed.fold(supply.tiles(), |sum, tiles| sum + tiles);
            assert_eq!(tiles, Tiles::ALL, "{} tiles are lost", colour.name());
            assert!(supply.display.len() <= DISPLAY_SIZE);
            assert!(!self.is_closed(colour) || supply.display.is_empty());
            assert!(self.is_closed(colour) || supply.removed.is_empty());
            assert!(self.rows[colour.index()] as usize <= self.scoreboard.len());
        }
        let on_ring = self
            .ring
            .iter()
            .fold(Stones::EMPTY, |sum, &stones| sum + stones);
        match self.phase {
            Phase::Start => assert_eq!(on_ring, Stones::EMPTY),
            Phase::Ring { space } => assert_eq!(on_ring.total(), space * (space + 1) / 2),
            _ => assert_eq!(on_ring, Stones::ALL, "stones are lost (CA-3.8)"),
        }
        let waits = |colour: Colour| self.supplies[colour.index()].waits_for_chance();
        if let Phase::TurnUp { colour, .. } = self.phase {
            assert!(waits(colour));
        }
    }
}

impl Calcada {
    /// Most points; equals share the place (CA-7.6).
    fn outcome(&self) -> Outcome {
        let score = |seat: Seat| self.boards[seat.index()].score as i16;
        Outcome::new(self.n_seats, score, |_| 0)
    }

    /// Whether the stone of the colour has left the scoreboard (CA-5.3).
    #[inline]
    fn is_closed(&self, colour: Colour) -> bool {
        self.rows[colour.index()] as usize == self.scoreboard.len()
    }

    /// Whether two colours are closed (CA-7.1).
    #[inline]
    fn ends_after_this_round(&self) -> bool {
        self.n_closed() >= CLOSED_COLOURS_TO_END
    }

    #[inline]
    fn n_closed(&self) -> usize {
        Colour::ALL
            .into_iter()
            .filter(|&colour| self.is_closed(colour))
            .count()
    }
}
