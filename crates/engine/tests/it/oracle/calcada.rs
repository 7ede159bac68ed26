//! A slow, plain model of Calçada, written from the rules text alone and sharing nothing with the
//! engine, so that a difference between the two points at a mistake in one of them.

use std::collections::{BTreeMap, BTreeSet};

const COLOURS: [char; 5] = ['b', 'y', 'r', 'g', 'k'];
const MOTIFS: [char; 5] = ['T', 'S', 'C', 'G', 'R'];
const BONUS_SYMBOL: char = 'B';
const SIDE: usize = 5;
const SPACES: usize = 6;
const DISPLAY_SIZE: usize = 3;
const ANY_SQUARE_FROM: usize = 6;
const CLOSED_COLOURS_AT_THE_END: usize = 2;
const GROUP_POINTS: [i32; 9] = [0, 0, 1, 3, 5, 8, 11, 14, 18];
const SIDE_A: [&str; 2] = ["1315151232134432455423245", "AABCCDDBCCEEBCFEGGHFGGHHF"];
const SIDE_B: [&str; 2] = ["1234534512512342345145123", "AABCCAABDDEEFFGHHFFGHIIIG"];

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    ChooseStarter,
    FillRing(usize),
    StepA,
    /// The declared colour and number.
    StepB(char, usize),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Tile {
    colour: char,
    motif: char,
}

/// What is printed on the board of every player.
#[derive(Clone, Debug)]
struct Print {
    numbers: Vec<usize>,
    districts: Vec<char>,
}

#[derive(Clone, Debug)]
struct Player {
    points: i32,
    bonus_tiles: i32,
    squares: Vec<Option<Tile>>,
}

/// The tiles of one colour that nobody has taken.
#[derive(Clone, Debug, Default)]
struct Supply {
    /// Open tiles, the oldest first.
    display: Vec<char>,
    /// The shuffled upper part of the stack; its order is unknown.
    unseen: Vec<char>,
    /// The lower part of the stack, put there by refreshing, the uppermost tile first.
    returned: Vec<char>,
    /// Rows that the stone on the scoreboard has gone down.
    row: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    print: Print,
    multipliers: Vec<i32>,
    stage: Stage,
    start_player: usize,
    seat: usize,
    placed_this_round: bool,
    stones_in_box: Vec<char>,
    ring: Vec<Vec<char>>,
    /// The colours of the unseen tiles that have to be turned up before anything else.
    turn_up: Vec<char>,
    supplies: BTreeMap<char, Supply>,
    players: Vec<Player>,
}

fn remove_one(items: &mut Vec<char>, wanted: char) {
    let position = items.iter().position(|&item| item == wanted);
    items.remove(position.expect("the wanted item is there"));
}

/// Every way to take so many stones, in the order of the given ones.
fn possible_draws(stones: &[char], size: usize) -> BTreeSet<String> {
    if size == 0 {
        return BTreeSet::from([String::new()]);
    }
    let mut draws = BTreeSet::new();
    for (position, first) in stones.iter().enumerate() {
        let others = possible_draws(&stones[position + 1..], size - 1);
        draws.extend(others.iter().map(|others| format!("{first}{others}")));
    }
    draws
}

/// The squares that have a side in common with this one.
fn neighbours(square: usize) -> Vec<usize> {
    let distance = |other: usize| {
        let rows = (square / SIDE).abs_diff(other / SIDE);
        rows + (square % SIDE).abs_diff(other % SIDE)
    };
    let squares = 0..SIDE * SIDE;
    squares.filter(|&other| distance(other) == 1).collect()
}

impl Print {
    fn new(numbers: &str, districts: &str) -> Print {
        let number = |letter: char| letter.to_digit(10).expect("a number") as usize;
        Print {
            numbers: numbers.chars().map(number).collect(),
            districts: districts.chars().collect(),
        }
    }

    /// All squares of the district to which this square belongs.
    fn district_of(&self, square: usize) -> Vec<usize> {
        let is_same = |other: &usize| self.districts[*other] == self.districts[square];
        (0..SIDE * SIDE).filter(is_same).collect()
    }
}

impl Supply {
    fn shuffled() -> Supply {
        let mut supply = Supply::default();
        supply.unseen.extend(MOTIFS.repeat(4));
        supply.unseen.extend([BONUS_SYMBOL; 5]);
        supply
    }

    fn stack_size(&self) -> usize {
        self.unseen.len() + self.returned.len()
    }
}

impl Player {
    /// The squares on which a tile of the declared colour and number may be put.
    fn places(&self, print: &Print, colour: char, number: usize) -> Vec<usize> {
        let is_allowed = |square: &usize| {
            let number_fits = number >= ANY_SQUARE_FROM || print.numbers[*square] == number;
            let district = print.district_of(*square).into_iter();
            let mut tiles = district.filter_map(|other| self.squares[other]);
            let colour_fits = tiles.all(|tile| tile.colour == colour);
            self.squares[*square].is_none() && number_fits && colour_fits
        };
        (0..SIDE * SIDE).filter(is_allowed).collect()
    }

    fn is_complete(&self, district: &[usize]) -> bool {
        let mut tiles = district.iter().map(|&square| self.squares[square]);
        tiles.all(|tile| tile.is_some())
    }

    /// The motif on a square, unless the square is empty or shows the bonus symbol.
    fn motif(&self, square: usize) -> Option<char> {
        let motif = self.squares[square].map(|tile| tile.motif);
        motif.filter(|&motif| motif != BONUS_SYMBOL)
    }

    fn motif_points(&self) -> i32 {
        let mut counted = BTreeSet::new();
        let mut points = 0;
        for square in 0..SIDE * SIDE {
            if self.motif(square).is_some() && !counted.contains(&square) {
                let group = self.group_around(square);
                points += GROUP_POINTS[group.len().min(8)];
                counted.extend(group);
            }
        }
        points
    }

    /// The connected squares with the same motif as this one.
    fn group_around(&self, square: usize) -> BTreeSet<usize> {
        let mut group = BTreeSet::from([square]);
        loop {
            let mut border: Vec<usize> = group.iter().flat_map(|&own| neighbours(own)).collect();
            border.retain(|&other| self.motif(other) == self.motif(square));
            let size = group.len();
            group.extend(border);
            if group.len() == size {
                return group;
            }
        }
    }

    fn final_points(&self, print: &Print) -> i32 {
        let is_filled = |square: &usize| self.squares[*square].is_some();
        let is_unfinished = |square: &usize| !self.is_complete(&print.district_of(*square));
        let filled = (0..SIDE * SIDE).filter(is_filled);
        let in_unfinished_districts = filled.filter(is_unfinished).count() as i32;
        self.motif_points() + in_unfinished_districts + self.bonus_tiles / 2
    }
}

impl Oracle {
    pub(crate) fn new(setup: &str) -> Oracle {
        let words = setup.split_whitespace();
        let pairs = words.map(|word| word.split_once('=').expect("name=value"));
        let options: BTreeMap<&str, &str> = pairs.collect();
        let seats: usize = options["seats"].parse().expect("a number of seats");
        let [numbers, districts] = match options["board"] {
            "A" => SIDE_A,
            "B" => SIDE_B,
            _ => [options["numbers"], options["districts"]],
        };
        let usual_rows = ["3-2-1", "3-3-2-1", "3-3-2-2-1"][seats - 2];
        let rows = options.get("rows").unwrap_or(&usual_rows).split('-');
        let player = Player {
            points: 0,
            bonus_tiles: 2,
            squares: vec![None; SIDE * SIDE],
        };
        Oracle {
            print: Print::new(numbers, districts),
            multipliers: rows.map(|row| row.parse().expect("a multiplier")).collect(),
            stage: Stage::ChooseStarter,
            start_player: 0,
            seat: 0,
            placed_this_round: false,
            stones_in_box: COLOURS.map(|colour| [colour; 3]).concat(),
            ring: vec![Vec::new(); SPACES],
            turn_up: Vec::new(),
            supplies: COLOURS.map(|colour| (colour, Supply::shuffled())).into(),
            players: vec![player; seats],
        }
    }

    pub(crate) fn actor(&self) -> Option<String> {
        match self.stage {
            _ if !self.turn_up.is_empty() => Some("*".into()),
            Stage::ChooseStarter | Stage::FillRing(_) => Some("*".into()),
            Stage::StepA | Stage::StepB(..) => Some(self.seat.to_string()),
            Stage::Over => None,
        }
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = match self.stage {
            _ if !self.turn_up.is_empty() => self.possible_turn_ups(),
            Stage::ChooseStarter => {
                let seats = 0..self.players.len();
                seats.map(|seat| format!("start{seat}")).collect()
            }
            Stage::FillRing(space) => {
                let draws = possible_draws(&self.stones_in_box, space + 1);
                let texts = draws.iter().map(|stones| format!("ring{space}:{stones}"));
                texts.collect()
            }
            Stage::StepA => self.legal_in_step_a(),
            Stage::StepB(colour, number) => self.legal_in_step_b(colour, number),
            Stage::Over => Vec::new(),
        };
        actions.sort();
        actions
    }

    fn possible_turn_ups(&self) -> Vec<String> {
        let colour = self.turn_up[0];
        let motifs: BTreeSet<&char> = self.supplies[&colour].unseen.iter().collect();
        let texts = motifs.iter().map(|motif| format!("up:{colour}{motif}"));
        texts.collect()
    }

    /// Every space with a colour that lies on it.
    fn movable_stones(&self) -> Vec<(usize, char)> {
        let spaces = self.ring.iter().enumerate();
        let stones = spaces.flat_map(|(space, all)| all.iter().map(move |&stone| (space, stone)));
        stones.collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn may_be_declared(&self, space: usize, colour: char) -> bool {
        let number = self.ring[space].len();
        let places = self.players[self.seat].places(&self.print, colour, number);
        let tiles = &self.supplies[&colour].display;
        !self.is_closed(colour) && !tiles.is_empty() && !places.is_empty()
    }

    fn legal_in_step_a(&self) -> Vec<String> {
        let stones = self.movable_stones();
        let mut declarations = stones.clone();
        declarations.retain(|&(space, colour)| self.may_be_declared(space, colour));
        let (kind, in_step_a) = match declarations.is_empty() {
            true => ('e', &stones),
            false => ('d', &declarations),
        };
        let text = |kind: char, (space, colour): &(usize, char)| format!("{kind}{space}{colour}");
        let mut actions: Vec<String> = in_step_a.iter().map(|stone| text(kind, stone)).collect();
        if self.players[self.seat].bonus_tiles > 0 {
            actions.extend(stones.iter().map(|stone| text('m', stone)));
        }
        actions
    }

    fn legal_in_step_b(&self, colour: char, number: usize) -> Vec<String> {
        let (player, supply) = (&self.players[self.seat], &self.supplies[&colour]);
        let mut actions = Vec::new();
        if player.bonus_tiles > 0 && supply.stack_size() > 0 {
            actions.push("refresh".into());
        }
        let motifs: BTreeSet<char> = supply.display.iter().copied().collect();
        for square in player.places(&self.print, colour, number) {
            let (row, column) = (square / SIDE, square % SIDE);
            actions.extend(motifs.iter().map(|motif| format!("{motif}{row}{column}")));
        }
        actions
    }

    pub(crate) fn play(&mut self, action: &str) {
        assert!(self.legal().contains(&action.into()), "illegal {action}");
        let letters: Vec<char> = action.chars().collect();
        let digit = |position: usize| letters[position].to_digit(10).expect("a digit") as usize;
        match self.stage {
            _ if !self.turn_up.is_empty() => self.turn_up_unseen(letters[4]),
            Stage::ChooseStarter => {
                self.start_player = digit(5);
                self.seat = self.start_player;
                self.stage = Stage::FillRing(0);
            }
            Stage::FillRing(space) => self.fill_ring(space, &action["ring0:".len()..]),
            Stage::StepA => self.step_a(letters[0], digit(1), letters[2]),
            Stage::StepB(colour, _) if action == "refresh" => self.refresh(colour),
            Stage::StepB(colour, _) => {
                let motif = letters[0];
                self.place(Tile { colour, motif }, digit(1) * SIDE + digit(2));
            }
            Stage::Over => unreachable!("nothing is legal after the end"),
        }
    }

    fn supply(&mut self, colour: char) -> &mut Supply {
        self.supplies.get_mut(&colour).expect("a colour")
    }

    fn is_closed(&self, colour: char) -> bool {
        self.supplies[&colour].row == self.multipliers.len()
    }

    /// Turns up new tiles, as many as the stack can give.
    fn fill_display(&mut self, colour: char) {
        let size = self.supplies[&colour].stack_size().min(DISPLAY_SIZE);
        self.turn_up.extend(vec![colour; size]);
        self.turn_up_known();
    }

    fn turn_up_unseen(&mut self, motif: char) {
        let colour = self.turn_up.remove(0);
        let supply = self.supply(colour);
        remove_one(&mut supply.unseen, motif);
        supply.display.push(motif);
        self.turn_up_known();
    }

    /// Tiles that everybody has seen before are no chance: they are turned up without an action.
    fn turn_up_known(&mut self) {
        while let Some(&colour) = self.turn_up.first() {
            let supply = self.supply(colour);
            if !supply.unseen.is_empty() {
                return;
            }
            supply.display.push(supply.returned.remove(0));
            self.turn_up.remove(0);
        }
    }

    fn fill_ring(&mut self, space: usize, stones: &str) {
        for stone in stones.chars() {
            remove_one(&mut self.stones_in_box, stone);
            self.ring[space].push(stone);
        }
        self.stage = Stage::FillRing(space + 1);
        if self.stones_in_box.is_empty() {
            for colour in COLOURS {
                self.fill_display(colour);
            }
            self.stage = Stage::StepA;
        }
    }

    fn step_a(&mut self, kind: char, space: usize, colour: char) {
        let number = self.ring[space].len();
        remove_one(&mut self.ring[space], colour);
        self.ring[(space + 1) % SPACES].push(colour);
        match kind {
            'm' => self.players[self.seat].bonus_tiles -= 1,
            'e' => self.end_turn(),
            _ => self.stage = Stage::StepB(colour, number),
        }
    }

    fn refresh(&mut self, colour: char) {
        self.players[self.seat].bonus_tiles -= 1;
        let supply = self.supply(colour);
        supply.returned.append(&mut supply.display);
        self.fill_display(colour);
    }

    fn place(&mut self, tile: Tile, square: usize) {
        remove_one(&mut self.supply(tile.colour).display, tile.motif);
        let player = &mut self.players[self.seat];
        player.squares[square] = Some(tile);
        if tile.motif == BONUS_SYMBOL {
            player.bonus_tiles += 2;
        }
        self.placed_this_round = true;
        let district = self.print.district_of(square);
        if self.players[self.seat].is_complete(&district) {
            self.score_district(district.len() as i32, tile.colour);
        }
        if self.supplies[&tile.colour].display.is_empty() && !self.is_closed(tile.colour) {
            self.fill_display(tile.colour);
        }
        self.end_turn();
    }

    fn score_district(&mut self, size: i32, colour: char) {
        let row = self.supplies[&colour].row;
        self.players[self.seat].points += size * self.multipliers[row];
        self.supply(colour).row += 1;
        if self.is_closed(colour) {
            self.players[self.seat].points += 2;
            self.supply(colour).display.clear();
        }
    }

    fn end_turn(&mut self) {
        self.seat = (self.seat + 1) % self.players.len();
        self.stage = Stage::StepA;
        if self.seat == self.start_player {
            let closed = COLOURS.into_iter().filter(|&colour| self.is_closed(colour));
            if closed.count() >= CLOSED_COLOURS_AT_THE_END || !self.placed_this_round {
                self.stage = Stage::Over;
            }
            self.placed_this_round = false;
        }
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        let is_over = self.actor().is_none();
        let score = |player: &Player| match is_over {
            true => player.points + player.final_points(&self.print),
            false => player.points,
        };
        self.players.iter().map(score).collect()
    }

    pub(crate) fn ranks(&self) -> Vec<usize> {
        assert_eq!(self.actor(), None, "ranks exist only after the end");
        let scores = self.scores();
        let rank = |own| 1 + scores.iter().filter(|&other| other > own).count();
        scores.iter().map(rank).collect()
    }
}
