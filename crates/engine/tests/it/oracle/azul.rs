//! A slow, plain model of Azul, written from the rules text alone and sharing nothing with the
//! engine, so that a difference between the two points at a mistake in one of them.

use std::{collections::BTreeMap, mem::take};

const COLOURS: [char; 5] = ['b', 'y', 'r', 'k', 'w'];
const SIZE: usize = 5;
const COLOURED_WALL: [&str; SIZE] = ["byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb"];
const FLOOR_PENALTIES: [i32; 7] = [1, 1, 2, 2, 2, 3, 3];
const LAST_ROUND: usize = 30;
const MARKER: char = 'm';
const EMPTY: char = '.';

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    ChooseStarter,
    Deal(usize),
    Offer(usize),
    Tiling(usize, usize),
    Over,
}

#[derive(Clone, Debug, Default)]
struct Board {
    score: i32,
    lines: Vec<Vec<char>>,
    wall: Vec<Vec<char>>,
    floor: Vec<char>,
}

#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    grey: bool,
    stage: Stage,
    round: usize,
    start_player: usize,
    /// `None` while the marker lies in the centre.
    marker_owner: Option<usize>,
    factories: Vec<Vec<char>>,
    centre: Vec<char>,
    bag: Vec<char>,
    lid: Vec<char>,
    boards: Vec<Board>,
}

fn sorted_text(tiles: &[char]) -> String {
    let mut sorted = tiles.to_vec();
    sorted.sort_by_key(|&tile| "byrkw".find(tile));
    sorted.into_iter().collect()
}

/// Every multiset that drawing for one factory can give, each with the bag and lid it leaves.
fn possible_draws(bag: &[char], lid: &[char]) -> BTreeMap<String, (Vec<char>, Vec<char>)> {
    let mut draws = BTreeMap::from([(String::new(), (bag.to_vec(), lid.to_vec()))]);
    for _ in 0..4.min(bag.len() + lid.len()) {
        let mut longer_draws = BTreeMap::new();
        for (drawn, (mut bag, mut lid)) in draws {
            if bag.is_empty() {
                bag.append(&mut lid);
            }
            for colour in COLOURS {
                if let Some(position) = bag.iter().position(|&tile| tile == colour) {
                    let mut rest = bag.clone();
                    let tiles: Vec<char> = drawn.chars().chain([rest.remove(position)]).collect();
                    longer_draws.insert(sorted_text(&tiles), (rest, lid.clone()));
                }
            }
        }
        draws = longer_draws;
    }
    draws
}

/// Length of the unbroken run of tiles through a filled position.
fn run_through(spaces: &[char], position: usize) -> i32 {
    let is_tile = |space: &&char| **space != EMPTY;
    let before = spaces[..position].iter().rev().take_while(is_tile);
    let from_here = spaces[position..].iter().take_while(is_tile);
    before.count() as i32 + from_here.count() as i32
}

impl Board {
    fn line_is_full(&self, row: usize) -> bool {
        self.lines[row].len() == row + 1
    }

    fn line_accepts(&self, row: usize, colour: char) -> bool {
        !self.line_is_full(row)
            && self.lines[row].iter().all(|&tile| tile == colour)
            && !self.wall[row].contains(&colour)
    }

    fn drop_on_floor(&mut self, mut tiles: Vec<char>, lid: &mut Vec<char>) {
        let room = FLOOR_PENALTIES.len() - self.floor.len();
        lid.extend(tiles.drain(room.min(tiles.len())..));
        self.floor.extend(tiles);
    }

    fn column(&self, column: usize) -> Vec<char> {
        self.wall.iter().map(|row| row[column]).collect()
    }

    /// The columns into which the full line of this row may go.
    fn legal_columns(&self, row: usize, grey: bool) -> Vec<usize> {
        let colour = self.lines[row][0];
        let mut columns: Vec<usize> = (0..SIZE).collect();
        columns.retain(|&c| grey || COLOURED_WALL[row].find(colour) == Some(c));
        columns.retain(|&c| self.wall[row][c] == EMPTY && !self.column(c).contains(&colour));
        columns
    }

    /// Moves one tile of a full line to the wall and scores it.
    fn tile_line(&mut self, row: usize, column: usize, lid: &mut Vec<char>) {
        let mut tiles = take(&mut self.lines[row]);
        self.wall[row][column] = tiles.pop().expect("a full line");
        lid.extend(tiles);
        let horizontal = run_through(&self.wall[row], column);
        let vertical = run_through(&self.column(column), row);
        let runs = [horizontal, vertical].into_iter().filter(|&run| run > 1);
        self.score += runs.sum::<i32>().max(1);
    }

    fn apply_floor_penalty(&mut self, lid: &mut Vec<char>) {
        let penalty: i32 = FLOOR_PENALTIES[..self.floor.len()].iter().sum();
        self.score = (self.score - penalty).max(0);
        lid.extend(self.floor.drain(..).filter(|&item| item != MARKER));
    }

    fn complete_rows(&self) -> usize {
        self.wall.iter().filter(|row| !row.contains(&EMPTY)).count()
    }

    fn end_bonus(&self) -> i32 {
        let column_is_complete = |column: &usize| !self.column(*column).contains(&EMPTY);
        let columns = (0..SIZE).filter(column_is_complete).count();
        let colour_is_complete = |c: &&char| self.wall.iter().all(|row| row.contains(c));
        let colours = COLOURS.iter().filter(colour_is_complete).count();
        (2 * self.complete_rows() + 7 * columns + 10 * colours) as i32
    }

    fn summary(&self) -> String {
        let show_line = |row: usize| format!("{:.>1$}", sorted_text(&self.lines[row]), row + 1);
        let lines: Vec<String> = (0..SIZE).map(show_line).collect();
        let wall: Vec<String> = self.wall.iter().map(|row| row.iter().collect()).collect();
        let floor: String = self.floor.iter().collect();
        let (score, lines, wall) = (self.score, lines.join(" "), wall.join("/"));
        format!("score {score} lines {lines} wall {wall} floor {floor:->1}")
    }
}

impl Oracle {
    pub(crate) fn new(setup: &str) -> Oracle {
        let seats = (2..=4).find(|n| setup.contains(&format!("seats={n}")));
        let seats = seats.expect("a number of seats");
        let empty_board = Board {
            lines: vec![Vec::new(); SIZE],
            wall: vec![vec![EMPTY; SIZE]; SIZE],
            ..Board::default()
        };
        Oracle {
            grey: setup.contains("wall=grey"),
            stage: Stage::ChooseStarter,
            round: 1,
            start_player: 0,
            marker_owner: None,
            factories: vec![Vec::new(); [5, 7, 9][seats - 2]],
            centre: Vec::new(),
            bag: COLOURS.repeat(20),
            lid: Vec::new(),
            boards: vec![empty_board; seats],
        }
    }

    pub(crate) fn actor(&self) -> Option<String> {
        match self.stage {
            Stage::ChooseStarter | Stage::Deal(_) => Some("*".into()),
            Stage::Offer(seat) | Stage::Tiling(seat, _) => Some(seat.to_string()),
            Stage::Over => None,
        }
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        let seats = 0..self.boards.len();
        match self.stage {
            Stage::ChooseStarter => actions.extend(seats.map(|seat| format!("start{seat}"))),
            Stage::Deal(factory) => {
                let draws = possible_draws(&self.bag, &self.lid);
                actions.extend(draws.keys().map(|tiles| format!("deal{factory}:{tiles}")));
            }
            Stage::Offer(seat) => actions = self.legal_takes(&self.boards[seat]),
            Stage::Tiling(seat, row) => {
                let columns = self.boards[seat].legal_columns(row, self.grey);
                actions.extend(columns.iter().map(|column| format!("w{row}{column}")));
            }
            Stage::Over => {}
        }
        actions.sort();
        actions
    }

    fn legal_takes(&self, board: &Board) -> Vec<String> {
        let mut actions = Vec::new();
        let piles = [&self.centre].into_iter().chain(&self.factories);
        for (source, tiles) in "c012345678".chars().zip(piles) {
            for colour in COLOURS.into_iter().filter(|c| tiles.contains(c)) {
                actions.push(format!("{source}{colour}f"));
                let rows = (0..SIZE).filter(|&row| board.line_accepts(row, colour));
                actions.extend(rows.map(|row| format!("{source}{colour}{row}")));
            }
        }
        actions
    }

    pub(crate) fn play(&mut self, action: &str) {
        assert!(self.legal().contains(&action.into()), "illegal {action}");
        let letters: Vec<char> = action.chars().collect();
        let digit = |position: usize| letters[position].to_digit(10).map(|digit| digit as usize);
        match self.stage {
            Stage::ChooseStarter => {
                self.start_player = digit(5).expect("a seat");
                self.stage = Stage::Deal(0);
            }
            Stage::Deal(factory) => self.deal(factory, &action["deal0:".len()..]),
            Stage::Offer(seat) => self.take_tiles(seat, digit(0), letters[1], digit(2)),
            Stage::Tiling(seat, row) => {
                let column = digit(2).expect("a column");
                self.boards[seat].tile_line(row, column, &mut self.lid);
                self.continue_tiling(seat, row + 1);
            }
            Stage::Over => unreachable!("nothing is legal after the end"),
        }
    }

    fn deal(&mut self, factory: usize, tiles: &str) {
        let mut draws = possible_draws(&self.bag, &self.lid);
        (self.bag, self.lid) = draws.remove(tiles).expect("a possible draw");
        self.factories[factory] = tiles.chars().collect();
        self.stage = Stage::Deal(factory + 1);
        if factory + 1 == self.factories.len() || self.bag.len() + self.lid.len() == 0 {
            self.stage = Stage::Offer(self.start_player);
        }
    }

    /// From no factory means from the centre, to no line means to the floor.
    fn take_tiles(&mut self, seat: usize, from: Option<usize>, colour: char, to: Option<usize>) {
        let board = &mut self.boards[seat];
        if from.is_none() && self.marker_owner.is_none() {
            self.marker_owner = Some(seat);
            // A marker that finds the floor full costs nothing, and is no tile for the lid.
            board.floor.push(MARKER);
            board.floor.truncate(FLOOR_PENALTIES.len());
        }
        let tiles = take(from.map_or(&mut self.centre, |number| &mut self.factories[number]));
        let (mut taken, others): (Vec<_>, Vec<_>) = tiles.iter().partition(|&&t| t == colour);
        self.centre.extend(others);
        if let Some(row) = to {
            let room = row + 1 - board.lines[row].len();
            board.lines[row].extend(taken.drain(..room.min(taken.len())));
        }
        board.drop_on_floor(taken, &mut self.lid);
        self.stage = Stage::Offer((seat + 1) % self.boards.len());
        if self.centre.is_empty() && self.factories.iter().all(Vec::is_empty) {
            self.continue_tiling(0, 0);
        }
    }

    /// Tiles from the given seat and row on, up to the next choice of a column or the round's end.
    fn continue_tiling(&mut self, first_seat: usize, mut first_row: usize) {
        for seat in first_seat..self.boards.len() {
            let board = &mut self.boards[seat];
            let full_lines = (first_row..SIZE).filter(|&row| board.line_is_full(row));
            for row in full_lines.collect::<Vec<usize>>() {
                let columns = board.legal_columns(row, self.grey);
                if columns.is_empty() {
                    let line = take(&mut board.lines[row]);
                    board.drop_on_floor(line, &mut self.lid);
                } else if self.grey {
                    self.stage = Stage::Tiling(seat, row);
                    return;
                } else {
                    board.tile_line(row, columns[0], &mut self.lid);
                }
            }
            board.apply_floor_penalty(&mut self.lid);
            first_row = 0;
        }
        self.finish_round();
    }

    fn finish_round(&mut self) {
        let row_completed = self.boards.iter().any(|board| board.complete_rows() > 0);
        if row_completed || self.round == LAST_ROUND || self.bag.len() + self.lid.len() == 0 {
            let boards = self.boards.iter_mut();
            boards.for_each(|board| board.score += board.end_bonus());
            self.stage = Stage::Over;
            return;
        }
        self.start_player = self.marker_owner.take().unwrap_or(self.start_player);
        self.round += 1;
        self.stage = Stage::Deal(0);
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.boards.iter().map(|board| board.score).collect()
    }

    pub(crate) fn ranks(&self) -> Vec<usize> {
        assert_eq!(self.stage, Stage::Over, "ranks exist only after the end");
        let result = |board: &Board| (board.score, board.complete_rows());
        let results: Vec<_> = self.boards.iter().map(result).collect();
        let rank = |own| 1 + results.iter().filter(|&other| other > own).count();
        results.iter().map(rank).collect()
    }

    pub(crate) fn summary(&self) -> String {
        let pile = |tiles: &Vec<char>| format!("{:->1}", sorted_text(tiles));
        let (round, owner) = (self.round, self.marker_owner);
        let marker = owner.map_or("centre".into(), |seat| seat.to_string());
        let factories: Vec<String> = self.factories.iter().map(pile).collect();
        let [centre, bag, lid] = [&self.centre, &self.bag, &self.lid].map(pile);
        let table = format!("centre {centre}\nbag {bag}\nlid {lid}");
        let mut text = format!(
            "round {round} marker {marker}\nfactories {}\n{table}",
            factories.join(" ")
        );
        for (seat, board) in self.boards.iter().enumerate() {
            text += &format!("\nseat {seat} {}", board.summary());
        }
        text
    }
}
