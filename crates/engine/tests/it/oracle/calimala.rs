//! A slow, plain model of Calimala, written from the rules text alone and sharing nothing with the
//! engine, so that a difference between the two points at a mistake in one of them.

mod legal;
mod scene;
mod score;
mod turn;

use scene::{ACTS, Board, CUBES, RESOURCES, ROWS, named, remove_one, words};

const CARDS_PER_ACT: usize = 5;
const START_CARDS: &str = "wood brick marble weave build";

/// The actions in the nine cells of the city in a first game, row by row.
const FIRST_GAME: &str = "artwork ship marble brick build contribute transport weave wood";
const CENTRE_CELL: usize = 4;
/// The letters of the streets, and the two cells that each of them joins.
const STREETS: &str = "abcdefghijkl";
const STREET_CELLS: [[usize; 2]; 12] = [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
    [6, 7],
    [7, 8],
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 6],
    [4, 7],
    [5, 8],
];

const TILES: &str = "barcelona lisbon london troyes bruges hamburg maria croce miniato artwork \
    ports trades wood brick marble";
const N_TILES: usize = 15;
const FINAL_CARDS: &str =
    "barcelona lisbon london troyes bruges hamburg maria croce miniato palazzo";

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    ChooseStarter,
    LayCell(usize),
    LayTile(usize),
    /// The number of final scoring cards dealt so far.
    Deal(usize),
    OpenCard,
    /// The number of players who have chosen so far.
    Keep(usize),
    Take(usize),
    Place,
    Resolve,
    DrawCard,
    Promote,
    Over,
}

/// `None` is a white disc.
type Disc = Option<usize>;

#[derive(Clone, Debug, Default)]
struct Player {
    score: i32,
    coloured_discs: usize,
    white_discs: usize,
    dealt: Vec<&'static str>,
    kept: Option<&'static str>,
}

#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    stage: Stage,
    start_player: usize,
    cells: Vec<&'static str>,
    tiles: Vec<&'static str>,
    final_cards: Vec<&'static str>,
    open_card: Option<&'static str>,
    /// What is left of the cards to start with.
    start_cards: Vec<&'static str>,
    deck: Vec<&'static str>,
    discard: Vec<&'static str>,
    players: Vec<Player>,
    boards: Vec<Board>,
    rows: Vec<Vec<usize>>,
    /// The discs on each street, from the bottom.
    streets: Vec<Vec<Disc>>,
    /// One entry for each scored tile: who has a seat there, if anybody.
    council: Vec<Option<usize>>,
    active: usize,
    street: usize,
    /// Discs still to be activated this turn, in order.
    waiting: Vec<Disc>,
    /// Whose disc is being activated.
    owner: usize,
    pending: Vec<&'static str>,
    /// Whether one of the pending actions must still be carried out.
    must_act: bool,
}

impl Oracle {
    pub(crate) fn new(setup: &str) -> Oracle {
        let option = |name: &str| {
            let mut options = setup.split_whitespace().filter_map(|o| o.split_once('='));
            options.find(|option| option.0 == name).map(|o| o.1)
        };
        let seats: usize = option("seats").map_or(3, |text| text.parse().expect("seats"));
        let centre = named(ACTS, option("centre").unwrap_or("build"));
        let mut cells = Vec::new();
        if option("layout") == Some("first") {
            cells.extend(words(FIRST_GAME));
            // Another action in the centre changes places with the one that is there.
            let position = cells.iter().position(|&act| act == centre);
            cells.swap(position.expect("its place"), CENTRE_CELL);
        }
        let player = Player {
            coloured_discs: [12, 10, 8][seats - 3],
            white_discs: [3, 2, 2][seats - 3],
            ..Player::default()
        };
        let board = |seat: usize| Board {
            seat,
            reserve: CUBES,
            warehouses: vec![0; RESOURCES.len()],
            workshops: vec![0],
            ships: 0,
            house_cities: Vec::new(),
            hand: Vec::new(),
        };
        let mut oracle = Oracle {
            stage: Stage::ChooseStarter,
            start_player: 0,
            cells,
            tiles: Vec::new(),
            final_cards: words(FINAL_CARDS),
            open_card: None,
            start_cards: words(START_CARDS),
            deck: words(ACTS).repeat(CARDS_PER_ACT),
            discard: Vec::new(),
            players: vec![player; seats],
            boards: (0..seats).map(board).collect(),
            rows: vec![Vec::new(); ROWS.len()],
            streets: vec![Vec::new(); STREET_CELLS.len()],
            council: Vec::new(),
            active: 0,
            street: 0,
            waiting: Vec::new(),
            owner: 0,
            pending: Vec::new(),
            must_act: false,
        };
        if oracle.cells.is_empty() {
            oracle.cells = vec![""; words(ACTS).len()];
            oracle.cells[CENTRE_CELL] = centre;
        }
        for card in words(START_CARDS) {
            remove_one(&mut oracle.deck, card);
        }
        oracle
    }

    /// The seat that comes after the start player by so many places.
    fn seat_in_order(&self, place: usize) -> usize {
        (self.start_player + place) % self.players.len()
    }

    fn cards_each(&self) -> usize {
        if self.players.len() == 3 { 3 } else { 2 }
    }

    /// Who takes a start card after so many others: against the turn order.
    fn start_card_taker(&self, taken: usize) -> usize {
        self.seat_in_order(self.players.len() - 1 - taken)
    }

    pub(crate) fn actor(&self) -> Option<String> {
        let seat = match self.stage {
            Stage::Over => return None,
            Stage::Keep(kept) => self.seat_in_order(kept),
            Stage::Take(taken) => self.start_card_taker(taken),
            Stage::Place | Stage::Promote => self.active,
            Stage::Resolve => self.owner,
            _ => return Some("*".into()),
        };
        Some(seat.to_string())
    }

    pub(crate) fn play(&mut self, action: &str) {
        assert!(self.legal().contains(&action.into()), "illegal {action}");
        let (word, rest) = action.split_once(':').unwrap_or((action, ""));
        match self.stage {
            Stage::ChooseStarter => {
                self.start_player = action["start".len()..].parse().expect("a seat");
                self.active = self.start_player;
                self.lay_next_cell();
            }
            Stage::LayCell(cell) => {
                self.cells[cell] = named(ACTS, rest);
                self.lay_next_cell();
            }
            Stage::LayTile(space) => {
                self.tiles.push(named(TILES, rest));
                let is_last = self.tiles.len() == N_TILES;
                self.stage = if is_last {
                    Stage::Deal(0)
                } else {
                    Stage::LayTile(space + 1)
                };
            }
            Stage::Deal(dealt) => self.deal(dealt, rest),
            Stage::OpenCard => {
                self.open_card = Some(remove_one(&mut self.final_cards, rest));
                self.stage = Stage::Keep(0);
            }
            Stage::Keep(kept) => {
                let seat = self.seat_in_order(kept);
                self.players[seat].kept = Some(named(FINAL_CARDS, rest));
                let is_last = kept + 1 == self.players.len();
                self.stage = if is_last {
                    Stage::Take(0)
                } else {
                    Stage::Keep(kept + 1)
                };
            }
            Stage::Take(taken) => self.take_start_card(taken, rest),
            Stage::Place => self.place(word == "white", rest),
            Stage::Resolve => self.resolve(action, word, rest),
            Stage::DrawCard => self.draw_card(rest),
            Stage::Promote => self.promote(rest),
            Stage::Over => unreachable!("nothing is legal after the end"),
        }
    }

    fn lay_next_cell(&mut self) {
        let empty_cell = self.cells.iter().position(|act| act.is_empty());
        self.stage = empty_cell.map_or(Stage::LayTile(0), Stage::LayCell);
    }

    fn deal(&mut self, dealt: usize, card: &str) {
        let seat = self.seat_in_order(dealt / self.cards_each());
        let card = remove_one(&mut self.final_cards, card);
        self.players[seat].dealt.push(card);
        self.stage = if dealt + 1 < self.players.len() * self.cards_each() {
            Stage::Deal(dealt + 1)
        } else if self.players.len() < 5 {
            Stage::OpenCard
        } else {
            Stage::Keep(0)
        };
    }

    fn take_start_card(&mut self, taken: usize, card: &str) {
        let seat = self.start_card_taker(taken);
        let card = remove_one(&mut self.start_cards, card);
        self.boards[seat].hand.push(card);
        self.stage = Stage::Take(taken + 1);
        if taken + 1 == self.players.len() {
            self.deck.append(&mut self.start_cards);
            self.stage = Stage::Place;
        }
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.players.iter().map(|player| player.score).collect()
    }
}
