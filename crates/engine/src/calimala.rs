//! Calimala for 3 to 5 players.
//!
//! The rules stand in `docs/rules/calimala.md`; `KA-4.2` in this folder cites a clause of it.
//! [`Calimala`] is a position, [`Action`] what changes it, [`View`] what a player sees of it.

mod action;
mod apply;
mod board;
mod deed;
mod deeds;
mod determinize;
mod event;
mod finish;
mod legal;
pub mod material;
mod reach;
mod read;
mod refuse;
mod score;
mod setup;
#[cfg(test)]
mod tests;
mod tower;
mod view;

use rand::Rng;

pub use action::{Action, Street};
pub use deed::{Deed, Kind, building_site};
pub use event::{Event, Points};
pub use read::{Acting, N_LANES, PALAZZO_LANE, Stock, site_lane};
pub use setup::{Layout, MAX_SEATS, MIN_SEATS, Setup};
pub use tower::Disc;
pub use view::{ActivationView, BoardView, CouncilSpace, PhaseView, View};

use crate::{Actor, Game, Observer, Outcome, Refusal, Seat, Turn, Viewer};
use board::{Board, Placed};
use deeds::Deeds;
use material::{
    Act, CENTRE, Cards, FIRST_GAME, N_CELLS, N_STREETS, N_TILES, START_CARDS, Site, Tile,
    n_coloured, n_white,
};
use tower::Tower;

/// A position of Calimala. The deck is a heap: which card comes next is not decided before it is
/// drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Calimala {
    phase: Phase,
    setup: Setup,
    starter: Seat,
    /// The actions of the city by cell; nothing before the tile is laid.
    grid: [Option<Act>; N_CELLS],
    towers: [Tower; N_STREETS],
    /// The scoring tiles by space of the council; nothing before the tile is laid.
    tiles: [Option<Tile>; N_TILES],
    /// Which seat sits where in the council.
    council: [Option<Seat>; N_TILES],
    /// How many tiles have been scored, in order.
    n_scored: u8,
    /// What each of them gave to each seat; everybody saw it.
    given: [[u8; MAX_SEATS as usize]; N_TILES],
    /// The final scoring card that lies open.
    open: Option<Site>,
    /// The start cards not taken yet.
    display: Cards,
    deck: Cards,
    discard: Cards,
    /// What the discard pile held when it last became the deck, and so all that the deck can hold
    /// since; everybody saw it (KA-8.5).
    deck_was: Cards,
    /// Coloured discs by seat, then white discs, that left the game.
    gone: [u8; MAX_SEATS as usize + 1],
    /// The cubes of all players on the main board.
    placed: Placed,
    /// The deeds for which the main board has room; follows from `placed`.
    room: Deeds,
    boards: [Board; MAX_SEATS as usize],
}

const _: () = assert!(size_of::<Calimala>() <= 1024);

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// The draw of the start player (KA-2.2).
    Start,
    /// The action tile for this cell (KA-2.3).
    Cell { cell: u8 },
    /// The scoring tile for this space (KA-2.3).
    Tile { space: u8 },
    /// A final scoring card, after `n_dealt` have been dealt (KA-2.6).
    Deal { n_dealt: u8 },
    /// The open final scoring card (KA-2.6).
    Open,
    /// The choice of a final scoring card (KA-2.6).
    Keep { seat: Seat },
    /// The choice of a start card (KA-2.7).
    Take { seat: Seat },
    /// A disc (KA-3.1).
    Place { seat: Seat },
    /// The owner of an activated disc (KA-3.5).
    Act(Activation),
    /// A card for the owner of an activated disc (KA-5.1).
    Card(Activation),
    /// The choice of a disc for the council, in place of a white one from the bottom of this
    /// street (KA-5.8).
    Promote { seat: Seat, street: Street },
    /// Nothing: the game is over (KA-7.3).
    Over,
}

/// A disc that acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Activation {
    /// Whose turn it is.
    active: Seat,
    /// Whose disc it is.
    owner: Seat,
    street: Street,
    /// How many discs lie above it.
    depth: u8,
    /// How often the actions at the two ends of the street may still be carried out.
    pending: [u8; 2],
    /// Whether this is the new disc and none of its actions has been carried out. Everybody knows.
    fresh: bool,
    /// Whether at least one action must still be carried out (KA-3.7): false for a fresh disc only
    /// when the duty has lapsed (KA-3.4), which depends on the hand, so only the owner knows.
    must: bool,
}

/// Discs of a seat, over all seat counts.
const MAX_TURNS: usize = 50;
/// In a turn: the disc, up to four and twice two actions with a card drawn for each, three ends,
/// and a disc for the council.
const MAX_ACTIONS_PER_TURN: usize = 1 + 2 * (4 + 2 + 2) + 3 + 1;

impl Game for Calimala {
    const NAME: &'static str = "calimala";
    const RULES_VERSION: u16 = 1;
    // A card is played at most once each time it was drawn or taken.
    const MAX_ACTIONS: usize = 1
        + N_CELLS
        + N_TILES
        + Site::ALL.len()
        + 3 * MAX_SEATS as usize
        + MAX_TURNS * (MAX_ACTIONS_PER_TURN + 4 + 2 + 2);
    const HAS_SECRETS: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setups() -> Vec<Setup> {
        let layouts = [Layout::Random, Layout::First];
        let with_seats = |layout| {
            (MIN_SEATS..=MAX_SEATS).map(move |seats| Setup {
                seats,
                layout,
                ..Setup::default()
            })
        };
        layouts.into_iter().flat_map(with_seats).collect()
    }

    fn new(setup: &Setup, _: u16) -> Calimala {
        let display: Cards = START_CARDS.into_iter().collect();
        let mut deck = Cards::ALL;
        deck -= display;
        let board = Board::new(n_coloured(setup.seats), n_white(setup.seats));
        Calimala {
            phase: Phase::Start,
            setup: *setup,
            starter: Seat::new(0),
            grid: first_grid(setup),
            towers: [Tower::default(); N_STREETS],
            tiles: [None; N_TILES],
            council: [None; N_TILES],
            n_scored: 0,
            given: [[0; MAX_SEATS as usize]; N_TILES],
            open: None,
            display,
            deck,
            discard: Cards::NONE,
            deck_was: Cards::ALL,
            gone: [0; MAX_SEATS as usize + 1],
            placed: Placed::default(),
            room: Placed::default().room(),
            boards: [board; MAX_SEATS as usize],
        }
    }

    fn start_action(seat: Seat) -> Option<Action> {
        Some(Action::Start(seat))
    }

    fn n_seats(&self) -> u8 {
        self.setup.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Act(activation) => Turn::Decision(activation.owner),
            Phase::Place { seat }
            | Phase::Keep { seat }
            | Phase::Take { seat }
            | Phase::Promote { seat, .. } => Turn::Decision(seat),
            Phase::Over => Turn::Over(self.outcome()),
            Phase::Start
            | Phase::Cell { .. }
            | Phase::Tile { .. }
            | Phase::Deal { .. }
            | Phase::Open
            | Phase::Card(_) => Turn::Chance,
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

    #[inline]
    fn sees(&self, viewer: Viewer, action: Action) -> bool {
        view::sees(self, viewer, action)
    }

    fn determinize(&self, seat: Seat, rng: &mut impl Rng) -> Calimala {
        determinize::determinize(self, seat, rng)
    }

    fn check_invariants(&self) {
        self.check_cards();
        self.check_discs();
        let mut placed = Placed::default();
        for board in self.boards() {
            board.check_invariants();
            placed.add(&board.placed);
        }
        assert_eq!(placed, self.placed, "cubes on the main board");
        assert_eq!(placed.room(), self.room);
        for seat in Seat::all(self.setup.seats) {
            let mut seats =
                (0..N_TILES as u8).filter(|&at| self.council[at as usize] == Some(seat));
            let council = self.boards[seat.index()].council;
            assert_eq!(council.n_seats as usize, seats.clone().count());
            assert!(council.n_seats == 0 || seats.next_back() == Some(council.last_seat));
        }
        for (seat, board) in Seat::all(self.setup.seats).zip(self.boards()) {
            let given: u8 = self.given.iter().map(|points| points[seat.index()]).sum();
            assert!(given <= board.score, "points of tiles");
        }
        let after_last = self.council[self.n_scored as usize..].iter();
        assert!(self.phase == Phase::Over || after_last.flatten().next().is_none());
    }
}

/// Before the tiles are laid: the printed centre, and for a first game all the rest (KA-2.4).
fn first_grid(setup: &Setup) -> [Option<Act>; N_CELLS] {
    let mut grid = [None; N_CELLS];
    if setup.layout == Layout::First {
        grid = FIRST_GAME.map(Some);
        let cell = FIRST_GAME.iter().position(|&act| act == setup.centre);
        grid[cell.unwrap_or(CENTRE)] = grid[CENTRE];
    }
    grid[CENTRE] = Some(setup.centre);
    grid
}

impl Calimala {
    fn boards(&self) -> &[Board] {
        &self.boards[..self.setup.seats as usize]
    }

    /// The two actions that a street joins (KA-1.3).
    #[inline]
    fn acts(&self, street: Street) -> [Act; 2] {
        let [first, second] = material::STREETS[street.index()];
        let act = |cell: u8| self.grid[cell as usize].unwrap_or(self.setup.centre);
        [act(first), act(second)]
    }

    /// What the owner of a disc could carry out now, by the board alone.
    #[inline]
    fn deeds(&self, seat: Seat) -> Deeds {
        self.boards[seat.index()].store.deeds(self.room)
    }

    fn check_cards(&self) {
        let mut cards = self.deck;
        cards += self.discard;
        cards += self.display;
        let mut dealt: u16 = 0;
        for board in self.boards() {
            cards += board.hand;
            assert_eq!(dealt & board.dealt, 0, "a card dealt twice");
            dealt |= board.dealt;
        }
        assert_eq!(cards, Cards::ALL, "cards are lost");
        for act in Act::ALL {
            let drawn = self.boards().iter().map(|board| board.drawn.count(act));
            let since = self.deck.count(act) + drawn.sum::<u8>();
            assert!(
                since <= self.deck_was.count(act),
                "{act} came into the deck"
            );
        }
        assert_eq!(cards.total(), material::N_CARDS);
        assert!(self.open.is_none_or(|card| dealt >> card as u16 & 1 == 0));
    }

    fn check_discs(&self) {
        let n_seats = self.setup.seats;
        let on_towers = |disc: Disc| {
            let discs = self.towers.iter().flat_map(|tower| tower.discs());
            discs.filter(|&other| other == disc).count() as u8
        };
        for seat in Seat::all(n_seats) {
            let board = &self.boards[seat.index()];
            let in_play = board.coloured + on_towers(Disc::Of(seat)) + board.council.n_seats;
            let all = in_play + self.gone[seat.index()];
            assert_eq!(all, n_coloured(n_seats), "discs of {seat} are lost");
        }
        let white: u8 = self.boards().iter().map(|board| board.white).sum();
        // A white disc for which a coloured one is being chosen lies nowhere.
        let moving = u8::from(matches!(self.phase, Phase::Promote { .. }));
        let all = white + on_towers(Disc::White) + self.gone[MAX_SEATS as usize] + moving;
        assert_eq!(all, n_white(n_seats) * n_seats, "white discs are lost");
    }

    /// Most points, then the order of ties (KA-7.5).
    fn outcome(&self) -> Outcome {
        Outcome::new(
            self.setup.seats,
            |seat| i16::from(self.boards[seat.index()].score),
            |seat| self.boards[seat.index()].tie_break(),
        )
    }
}
