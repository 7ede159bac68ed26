//! A slow, plain model of Piazza, written from the rules text alone and sharing nothing with the
//! engine, so that a difference between the two points at a mistake in one of them.

use std::collections::{BTreeMap, BTreeSet};

const SYMBOLS: [char; 6] = ['1', '2', '3', '4', '5', '6'];
const COPIES: usize = 2;
const HAND_SIZE: usize = 3;
const FIELD_SIZE: i32 = 8;
const NEUTRAL_COLOUR: char = 'y';
const NEUTRALS_FOR_EACH: usize = 4;

/// Column, growing to the right, and row, growing downwards.
type Cell = (i32, i32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Card {
    colour: char,
    symbol: char,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    ChooseStarter,
    /// The start card with this number comes next.
    Open(usize),
    /// This seat fills its first hand.
    Deal(usize),
    FirstCard,
    SecondCard,
    Refill,
    Over,
}

#[derive(Clone, Debug, Default)]
struct Player {
    score: i32,
    hand: Vec<Card>,
    /// The cards of the own colours that are not drawn yet.
    pile: Vec<Card>,
    /// With three players: how many unknown cards of the neutral colour are in the pile besides.
    neutrals_in_pile: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    stage: Stage,
    on_turn: usize,
    /// The cells on which the player has laid a card this turn.
    new_cells: Vec<Cell>,
    passes_in_a_row: usize,
    table: BTreeMap<Cell, Card>,
    /// With three players: the cards of the neutral colour that nobody has drawn yet.
    neutral_cards: Vec<Card>,
    players: Vec<Player>,
    /// The seats that have laid all their cards, in the order in which they did.
    finished: Vec<usize>,
}

fn all_cards_of(colours: &str) -> Vec<Card> {
    let cards = |colour| SYMBOLS.map(|symbol| Card { colour, symbol }).repeat(COPIES);
    colours.chars().flat_map(cards).collect()
}

fn parse_card(text: &str) -> Card {
    let letters: Vec<char> = text.chars().collect();
    Card {
        colour: letters[0],
        symbol: letters[1],
    }
}

fn parse_cell(column: &str, row: &str) -> Cell {
    let number = |text: &str| text.parse().expect("a coordinate");
    (number(column), number(row))
}

fn card_text(card: Card) -> String {
    format!("{}{}", card.colour, card.symbol)
}

/// The colours of each seat, the neutral one apart.
fn colours_of_seats(seats: usize) -> Vec<&'static str> {
    match seats {
        2 => vec!["rg", "by"],
        3 => vec!["r", "g", "b"],
        _ => vec!["r", "g", "b", "y"],
    }
}

/// Who lays which colour where before the game, in this order.
fn start_cards(seats: usize) -> Vec<(usize, char, Cell)> {
    let (corner, right, diagonal, below) = ((0, 0), (1, 0), (1, 1), (0, 1));
    match seats {
        2 => vec![
            (0, 'r', corner),
            (1, 'b', right),
            (0, 'g', diagonal),
            (1, 'y', below),
        ],
        3 => vec![(0, 'r', corner), (1, 'g', right), (2, 'b', below)],
        _ => vec![
            (0, 'r', corner),
            (1, 'g', right),
            (2, 'b', diagonal),
            (3, 'y', below),
        ],
    }
}

fn remove_one(cards: &mut Vec<Card>, card: Card) {
    let position = cards.iter().position(|&other| other == card);
    cards.remove(position.expect("the card is there"));
}

/// How many columns or rows it takes to hold all these coordinates.
fn extent(coordinates: impl Iterator<Item = i32> + Clone) -> i32 {
    let least = coordinates.clone().min().expect("a coordinate");
    coordinates.max().expect("a coordinate") - least + 1
}

/// Whether a cell lies on the straight line from one end to the other, without the ends.
fn is_between(cell: Cell, one_end: Cell, other_end: Cell) -> bool {
    let strictly_inside = |x: i32, a: i32, b: i32| a.min(b) < x && x < a.max(b);
    let in_row = one_end.1 == other_end.1
        && cell.1 == one_end.1
        && strictly_inside(cell.0, one_end.0, other_end.0);
    let in_column = one_end.0 == other_end.0
        && cell.0 == one_end.0
        && strictly_inside(cell.1, one_end.1, other_end.1);
    in_row || in_column
}

impl Player {
    fn cards_in_pile(&self) -> usize {
        self.pile.len() + self.neutrals_in_pile
    }

    fn cards_left(&self) -> usize {
        self.hand.len() + self.cards_in_pile()
    }

    fn must_draw(&self) -> bool {
        self.hand.len() < HAND_SIZE && self.cards_in_pile() > 0
    }
}

impl Oracle {
    pub(crate) fn new(setup: &str) -> Oracle {
        let seats: usize = match setup.trim().strip_prefix("seats=") {
            Some(number) => number.parse().expect("a number of seats"),
            None => 2,
        };
        let three = seats == 3;
        let player = |colours: &str| Player {
            pile: all_cards_of(colours),
            neutrals_in_pile: if three { NEUTRALS_FOR_EACH } else { 0 },
            ..Player::default()
        };
        let neutral_colours = if three {
            NEUTRAL_COLOUR.into()
        } else {
            String::new()
        };
        Oracle {
            stage: Stage::ChooseStarter,
            on_turn: 0,
            new_cells: Vec::new(),
            passes_in_a_row: 0,
            table: BTreeMap::new(),
            neutral_cards: all_cards_of(&neutral_colours),
            players: colours_of_seats(seats).into_iter().map(player).collect(),
            finished: Vec::new(),
        }
    }

    pub(crate) fn actor(&self) -> Option<String> {
        match self.stage {
            Stage::ChooseStarter | Stage::Open(_) | Stage::Deal(_) | Stage::Refill => {
                Some("*".into())
            }
            Stage::FirstCard | Stage::SecondCard => Some(self.on_turn.to_string()),
            Stage::Over => None,
        }
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = match self.stage {
            Stage::ChooseStarter => self.possible_starters(),
            Stage::Open(number) => self.possible_start_cards(number),
            Stage::Deal(seat) => self.possible_draws(seat),
            Stage::Refill => self.possible_draws(self.on_turn),
            Stage::FirstCard => self.legal_first_cards(),
            Stage::SecondCard => self.legal_second_cards(),
            Stage::Over => Vec::new(),
        };
        actions.sort();
        actions.dedup();
        actions
    }

    fn possible_starters(&self) -> Vec<String> {
        let seats = 0..self.players.len();
        seats.map(|seat| format!("start{seat}")).collect()
    }

    /// The start cards show different symbols.
    fn possible_start_cards(&self, number: usize) -> Vec<String> {
        let (seat, colour, _) = start_cards(self.players.len())[number];
        let mut cards = self.players[seat].pile.clone();
        cards.retain(|card| card.colour == colour);
        cards.retain(|card| self.table.values().all(|lying| lying.symbol != card.symbol));
        let write = |card| format!("open:{}", card_text(card));
        cards.into_iter().map(write).collect()
    }

    fn possible_draws(&self, seat: usize) -> Vec<String> {
        let player = &self.players[seat];
        let mut cards = player.pile.clone();
        if player.neutrals_in_pile > 0 {
            cards.extend(&self.neutral_cards);
        }
        let write = |card| format!("draw{seat}:{}", card_text(card));
        cards.into_iter().map(write).collect()
    }

    fn legal_first_cards(&self) -> Vec<String> {
        let lays = self.legal_lays().into_iter();
        let mut actions: Vec<String> = lays.map(|(_, _, text)| text).collect();
        if actions.is_empty() {
            actions.push("pass".into());
        }
        actions
    }

    fn legal_second_cards(&self) -> Vec<String> {
        let mut actions = vec!["end".into()];
        for (card, cell, text) in self.legal_lays() {
            let mut both_lie = self.clone();
            both_lie.table.insert(cell, card);
            if both_lie.is_bracket(self.new_cells[0], cell) {
                actions.push(text);
            }
        }
        actions
    }

    /// Every card of the hand with every cell where it alone may be laid now.
    fn legal_lays(&self) -> Vec<(Card, Cell, String)> {
        let kinds: BTreeSet<Card> = self.players[self.on_turn].hand.iter().copied().collect();
        let far = FIELD_SIZE + 2;
        let mut lays = Vec::new();
        for card in kinds {
            for cell in (-far..=far).flat_map(|x| (-far..=far).map(move |y| (x, y))) {
                if self.may_lie(card, cell) {
                    lays.push((
                        card,
                        cell,
                        format!("{}:{}:{}", card_text(card), cell.0, cell.1),
                    ));
                }
            }
        }
        lays
    }

    /// On an empty cell of the field, next to other cards that all differ in colour and symbol.
    fn may_lie(&self, card: Card, (x, y): Cell) -> bool {
        let around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)];
        let neighbours: Vec<&Card> = around.iter().filter_map(|c| self.table.get(c)).collect();
        let differs = |other: &&Card| other.colour != card.colour && other.symbol != card.symbol;
        !self.table.contains_key(&(x, y))
            && !neighbours.is_empty()
            && neighbours.iter().all(differs)
            && self.fits_in_the_field((x, y))
    }

    fn fits_in_the_field(&self, (x, y): Cell) -> bool {
        let columns = self.table.keys().map(|cell| cell.0).chain([x]);
        let rows = self.table.keys().map(|cell| cell.1).chain([y]);
        extent(columns) <= FIELD_SIZE && extent(rows) <= FIELD_SIZE
    }

    /// Two cards of a colour in a row or a column without a card of that colour between them.
    fn is_bracket(&self, one_end: Cell, other_end: Cell) -> bool {
        let colour = self.table[&one_end].colour;
        let in_line = one_end.0 == other_end.0 || one_end.1 == other_end.1;
        let interrupts = |(&cell, card): (&Cell, &Card)| {
            card.colour == colour && is_between(cell, one_end, other_end)
        };
        one_end != other_end
            && in_line
            && self.table[&other_end].colour == colour
            && !self.table.iter().any(interrupts)
    }

    /// The points for all brackets on the table that end at a new card, each counted once.
    fn points_of_the_turn(&self) -> i32 {
        let mut points = 0;
        for &one_end in self.table.keys() {
            for &other_end in self.table.keys().filter(|&&cell| cell > one_end) {
                let is_new = |cell| self.new_cells.contains(cell);
                if (is_new(&one_end) || is_new(&other_end)) && self.is_bracket(one_end, other_end) {
                    let cells = self.table.keys();
                    let inside = cells.filter(|&&cell| is_between(cell, one_end, other_end));
                    points += 2 + inside.count() as i32;
                }
            }
        }
        points
    }

    pub(crate) fn play(&mut self, action: &str) {
        assert!(self.legal().contains(&action.into()), "illegal {action}");
        let parts: Vec<&str> = action.split(':').collect();
        match (self.stage, parts.as_slice()) {
            (Stage::ChooseStarter, [start]) => {
                self.on_turn = start["start".len()..].parse().expect("a seat");
                self.stage = Stage::Open(0);
            }
            (Stage::Open(number), [_, card]) => self.open(number, parse_card(card)),
            (Stage::Deal(seat), [_, card]) => self.deal(seat, parse_card(card)),
            (Stage::Refill, [_, card]) => {
                self.draw(self.on_turn, parse_card(card));
                self.refill();
            }
            (_, ["pass"]) => self.pass(),
            (_, ["end"]) => self.finish_laying(),
            (_, [card, x, y]) => self.lay(parse_card(card), parse_cell(x, y)),
            _ => unreachable!("no other action is legal"),
        }
    }

    fn open(&mut self, number: usize, card: Card) {
        let starts = start_cards(self.players.len());
        let (seat, _, cell) = starts[number];
        remove_one(&mut self.players[seat].pile, card);
        self.table.insert(cell, card);
        self.stage = match number + 1 == starts.len() {
            true => Stage::Deal(0),
            false => Stage::Open(number + 1),
        };
    }

    fn deal(&mut self, seat: usize, card: Card) {
        self.draw(seat, card);
        let still_waiting = |&seat: &usize| self.players[seat].must_draw();
        self.stage = match (0..self.players.len()).find(still_waiting) {
            Some(next) => Stage::Deal(next),
            None => Stage::FirstCard,
        };
    }

    fn draw(&mut self, seat: usize, card: Card) {
        let player = &mut self.players[seat];
        player.hand.push(card);
        if self.neutral_cards.contains(&card) {
            remove_one(&mut self.neutral_cards, card);
            player.neutrals_in_pile -= 1;
        } else {
            remove_one(&mut player.pile, card);
        }
    }

    /// A second card is asked for as long as the player has any card in hand.
    fn lay(&mut self, card: Card, cell: Cell) {
        let hand = &mut self.players[self.on_turn].hand;
        remove_one(hand, card);
        let hand_is_empty = hand.is_empty();
        self.table.insert(cell, card);
        self.new_cells.push(cell);
        self.stage = Stage::SecondCard;
        if hand_is_empty || self.new_cells.len() == 2 {
            self.finish_laying();
        }
    }

    fn finish_laying(&mut self) {
        self.players[self.on_turn].score += self.points_of_the_turn();
        self.new_cells.clear();
        self.passes_in_a_row = 0;
        if self.players[self.on_turn].cards_left() == 0 {
            self.finished.push(self.on_turn);
        }
        self.refill();
    }

    fn refill(&mut self) {
        self.stage = Stage::Refill;
        if !self.players[self.on_turn].must_draw() {
            self.pass_the_turn_on();
        }
    }

    fn pass(&mut self) {
        self.passes_in_a_row += 1;
        self.pass_the_turn_on();
    }

    /// The game is over when nobody has cards, or when all who have some passed in a row.
    fn pass_the_turn_on(&mut self) {
        let players = self.players.iter();
        let still_playing = players.filter(|player| player.cards_left() > 0).count();
        if self.passes_in_a_row >= still_playing {
            self.stage = Stage::Over;
            return;
        }
        self.stage = Stage::FirstCard;
        self.on_turn = (self.on_turn + 1) % self.players.len();
        while self.players[self.on_turn].cards_left() == 0 {
            self.on_turn = (self.on_turn + 1) % self.players.len();
        }
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.players.iter().map(|player| player.score).collect()
    }

    /// More points, then earlier finished, then fewer cards left.
    pub(crate) fn ranks(&self) -> Vec<usize> {
        assert_eq!(self.stage, Stage::Over, "ranks exist only after the end");
        let result = |(seat, player): (usize, &Player)| {
            let place = self.finished.iter().position(|&other| other == seat);
            let never = self.players.len();
            (-player.score, place.unwrap_or(never), player.cards_left())
        };
        let results: Vec<_> = self.players.iter().enumerate().map(result).collect();
        let rank = |own| 1 + results.iter().filter(|&other| other < own).count();
        results.iter().map(rank).collect()
    }
}
