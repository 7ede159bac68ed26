//! A slow, plain model of Calimala, written from the rules text alone and sharing nothing with the
//! engine, so that a difference between the two points at a mistake in one of them.

mod scene;

use std::mem::take;

use scene::{
    ACTS, Board, CUBES, PORTS, RESOURCES, ROWS, Scene, TRADES, distinct, named, remove_one,
    row_number, words,
};

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
const TILE_POINTS: [i32; 3] = [3, 2, 1];
const CARD_POINTS: [i32; 3] = [5, 3, 1];

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

fn without(names: &[&'static str], name: &str) -> Vec<&'static str> {
    let mut rest = names.to_vec();
    remove_one(&mut rest, name);
    rest
}

/// Whether a cube in this row counts for a scoring tile or a final scoring card.
fn row_counts(category: &str, place: &str, kind: &str) -> bool {
    match category {
        "ports" => PORTS.iter().any(|port| port.0 == place),
        "trades" => TRADES.iter().any(|trade| trade.0 == place),
        "artwork" | "wood" | "brick" | "marble" => kind == category,
        _ => place == category,
    }
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

    pub(crate) fn legal(&self) -> Vec<String> {
        let all = |prefix: String, names: &[&'static str]| -> Vec<String> {
            let texts = distinct(names).into_iter();
            texts.map(|name| format!("{prefix}:{name}")).collect()
        };
        let mut actions = match self.stage {
            Stage::ChooseStarter => {
                let seats = 0..self.players.len();
                seats.map(|seat| format!("start{seat}")).collect()
            }
            Stage::LayCell(cell) => {
                let mut acts = words(ACTS);
                acts.retain(|act| !self.cells.contains(act));
                all(format!("cell{cell}"), &acts)
            }
            Stage::LayTile(space) => {
                let mut tiles = words(TILES);
                tiles.retain(|tile| !self.tiles.contains(tile));
                all(format!("tile{space}"), &tiles)
            }
            Stage::Deal(dealt) => {
                let seat = self.seat_in_order(dealt / self.cards_each());
                all(format!("deal{seat}"), &self.final_cards)
            }
            Stage::OpenCard => all("open".into(), &self.final_cards),
            Stage::Keep(kept) => {
                let seat = self.seat_in_order(kept);
                all("keep".into(), &self.players[seat].dealt)
            }
            Stage::Take(_) => all("take".into(), &self.start_cards),
            Stage::DrawCard => all("card".into(), &self.deck),
            Stage::Place => self.legal_places(),
            Stage::Resolve => self.legal_resolutions(),
            Stage::Promote => self.legal_promotions(),
            Stage::Over => Vec::new(),
        };
        actions.sort();
        actions
    }

    fn scene(&self, seat: usize) -> Scene {
        Scene {
            board: self.boards[seat].clone(),
            rows: self.rows.clone(),
        }
    }

    fn set_scene(&mut self, scene: Scene) {
        self.rows = scene.rows;
        let seat = scene.board.seat;
        self.boards[seat] = scene.board;
    }

    fn street_acts(&self, street: usize) -> Vec<&'static str> {
        let cells = STREET_CELLS[street].iter();
        cells.map(|&cell| self.cells[cell]).collect()
    }

    /// The streets where the active player can carry out an action, maybe with the help of cards.
    fn workable_streets(&self) -> Vec<usize> {
        let scene = self.scene(self.active);
        let mut streets: Vec<usize> = (0..STREET_CELLS.len()).collect();
        streets.retain(|&street| scene.can_enable(&self.street_acts(street)));
        streets
    }

    fn legal_places(&self) -> Vec<String> {
        let mut streets = self.workable_streets();
        if streets.is_empty() {
            streets = (0..STREET_CELLS.len()).collect();
        }
        let player = &self.players[self.active];
        let discs = [
            ("place", player.coloured_discs),
            ("white", player.white_discs),
        ];
        let mut actions = Vec::new();
        for (disc, _) in discs.into_iter().filter(|&(_, number)| number > 0) {
            let letters = streets.iter().map(|&street| &STREETS[street..=street]);
            actions.extend(letters.map(|letter| format!("{disc}:{letter}")));
        }
        actions
    }

    fn legal_resolutions(&self) -> Vec<String> {
        let scene = self.scene(self.owner);
        let may_leave = |scene: &Scene, pending: &[&'static str]| -> bool {
            !self.must_act || scene.can_enable(pending)
        };
        let mut actions = Vec::new();
        for act in distinct(&self.pending) {
            let deeds = scene.deeds(act);
            if may_leave(&scene, &without(&self.pending, act)) {
                actions.push(format!("skip:{act}"));
                if deeds.is_empty() {
                    actions.push(format!("draw:{act}"));
                }
            }
            actions.extend(deeds);
        }
        for (deed, after) in scene.after_cards() {
            if may_leave(&after, &self.pending) {
                actions.push(format!("play:{deed}"));
            }
        }
        if self.pending.is_empty() {
            actions.push("done".into());
        }
        actions
    }

    /// Streets where the active player has coloured discs: other ones before the present one.
    fn promotion_streets(&self) -> Vec<usize> {
        let mut streets: Vec<usize> = (0..STREET_CELLS.len()).collect();
        streets.retain(|&street| self.streets[street].contains(&Some(self.active)));
        if streets.iter().any(|&street| street != self.street) {
            streets.retain(|&street| street != self.street);
        }
        streets
    }

    fn legal_promotions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        for street in self.promotion_streets() {
            for (height, disc) in self.streets[street].iter().enumerate() {
                if *disc == Some(self.active) {
                    actions.push(format!("promote:{}{height}", &STREETS[street..=street]));
                }
            }
        }
        actions
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

    fn place(&mut self, is_white: bool, letter: &str) {
        self.street = STREETS.find(letter).expect("a street");
        // When no street at all is workable, the duty to act lapses.
        self.must_act = self.workable_streets().contains(&self.street);
        let acts = self.street_acts(self.street);
        let below = self.streets[self.street].iter().rev();
        self.waiting = below.take(2).copied().collect();
        let player = &mut self.players[self.active];
        if is_white {
            player.white_discs -= 1;
            self.streets[self.street].push(None);
            self.pending = acts.repeat(2);
        } else {
            player.coloured_discs -= 1;
            self.streets[self.street].push(Some(self.active));
            self.pending = acts;
        }
        self.owner = self.active;
        self.stage = Stage::Resolve;
    }

    fn resolve(&mut self, action: &str, word: &str, rest: &str) {
        match word {
            "done" => return self.activate_next(),
            "skip" => {
                remove_one(&mut self.pending, rest);
            }
            "draw" => {
                remove_one(&mut self.pending, rest);
                self.turn_discard_if_deck_is_empty();
                if !self.deck.is_empty() {
                    self.stage = Stage::DrawCard;
                    return;
                }
            }
            "play" => {
                let card = rest.split(':').next().expect("an action");
                let card = remove_one(&mut self.boards[self.owner].hand, card);
                self.perform(rest);
                self.discard.push(card);
            }
            _ => {
                remove_one(&mut self.pending, word);
                self.must_act = false;
                self.perform(action);
            }
        }
        self.end_disc_without_choice();
    }

    fn perform(&mut self, deed: &str) {
        let mut scene = self.scene(self.owner);
        scene.perform(deed);
        self.set_scene(scene);
    }

    fn turn_discard_if_deck_is_empty(&mut self) {
        if self.deck.is_empty() {
            self.deck = take(&mut self.discard);
        }
    }

    fn draw_card(&mut self, card: &str) {
        let card = remove_one(&mut self.deck, card);
        let hand = &mut self.boards[self.owner].hand;
        hand.push(card);
        hand.sort_unstable();
        self.turn_discard_if_deck_is_empty();
        self.stage = Stage::Resolve;
        self.end_disc_without_choice();
    }

    fn end_disc_without_choice(&mut self) {
        if self.pending.is_empty() && self.boards[self.owner].hand.is_empty() {
            self.activate_next();
        }
    }

    fn activate_next(&mut self) {
        while !self.waiting.is_empty() {
            if let Some(owner) = self.waiting.remove(0) {
                self.owner = owner;
                self.pending = self.street_acts(self.street);
                return;
            }
        }
        self.end_activation();
    }

    fn end_activation(&mut self) {
        if self.streets[self.street].len() <= 3 {
            return self.end_turn();
        }
        let bottom_disc = self.streets[self.street].remove(0);
        if self.council.len() == N_TILES {
            return self.end_turn();
        }
        let active_player = &mut self.players[self.active];
        if bottom_disc.is_some() {
            self.score_next_tile(bottom_disc);
        } else if active_player.coloured_discs > 0 {
            active_player.coloured_discs -= 1;
            active_player.white_discs += 1;
            self.score_next_tile(Some(self.active));
        } else if self.promotion_streets().is_empty() {
            self.score_next_tile(None);
        } else {
            self.stage = Stage::Promote;
        }
    }

    /// A disc of the active player goes to the council, and a white one on top of its stack.
    fn promote(&mut self, disc: &str) {
        let (letter, height) = disc.split_at(1);
        let street = STREETS.find(letter).expect("a street");
        let disc = self.streets[street].remove(height.parse().expect("a height"));
        self.streets[street].push(None);
        self.score_next_tile(disc);
    }

    fn score_next_tile(&mut self, seated: Option<usize>) {
        let tile = self.tiles[self.council.len()];
        self.council.push(seated);
        self.score(tile, TILE_POINTS);
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.stage = Stage::Place;
        self.active = (self.active + 1) % self.players.len();
        let has_disc = |player: &Player| player.coloured_discs + player.white_discs > 0;
        let all_placed = !self.players.iter().any(has_disc);
        let round_ends = self.active == self.start_player;
        if round_ends && (all_placed || self.council.len() == N_TILES) {
            self.finish();
        }
    }

    fn finish(&mut self) {
        for tile in self.tiles.split_off(self.council.len()) {
            self.score(tile, TILE_POINTS);
        }
        let kept_cards = self.players.iter().filter_map(|player| player.kept);
        for card in kept_cards.chain(self.open_card).collect::<Vec<_>>() {
            self.score(card, CARD_POINTS);
        }
        self.stage = Stage::Over;
    }

    fn seats_of(&self, player: usize) -> usize {
        let seats = self.council.iter();
        seats.filter(|&&seated| seated == Some(player)).count()
    }

    fn palazzo_artworks(&self) -> &[usize] {
        &self.rows[row_number("palazzo", "artwork")]
    }

    fn count(&self, category: &str, player: usize) -> usize {
        let mut count = 0;
        for ((place, kind, _), owners) in ROWS.iter().zip(&self.rows) {
            if row_counts(category, place, kind) {
                count += owners.iter().filter(|&&owner| owner == player).count();
            }
        }
        if category == "palazzo" {
            count += self.seats_of(player);
        }
        count
    }

    /// How a player fares in ties: the lower, the better; equal only when nothing tells apart.
    fn tie_key(&self, player: usize) -> (i32, i32, usize) {
        let artworks = self.palazzo_artworks();
        let n_artworks = artworks.iter().filter(|&&owner| owner == player).count() as i32;
        let n_seats = self.seats_of(player) as i32;
        let last_seat = self.council.iter().rposition(|&seat| seat == Some(player));
        let first_artwork = artworks.iter().position(|&owner| owner == player);
        let time = last_seat.or(first_artwork).unwrap_or(0);
        (-(n_seats + n_artworks), -n_seats, time)
    }

    fn score(&mut self, category: &str, points: [i32; 3]) {
        let key = |player| {
            let count = self.count(category, player) as i32;
            (-count, self.tie_key(player))
        };
        let keys: Vec<_> = (0..self.players.len()).map(key).collect();
        for (player, own) in self.players.iter_mut().zip(&keys) {
            if own.0 < 0 {
                let ahead = keys.iter().filter(|&key| key < own).count();
                let level = keys.iter().filter(|&key| key == own).count();
                let places = points.iter().skip(ahead).take(level);
                player.score += places.sum::<i32>() / level as i32;
            }
        }
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.players.iter().map(|player| player.score).collect()
    }

    pub(crate) fn ranks(&self) -> Vec<usize> {
        assert_eq!(self.stage, Stage::Over, "ranks exist only after the end");
        let result = |player: usize| (-self.players[player].score, self.tie_key(player));
        let results: Vec<_> = (0..self.players.len()).map(result).collect();
        let rank = |own| 1 + results.iter().filter(|&other| other < own).count();
        results.iter().map(rank).collect()
    }
}
