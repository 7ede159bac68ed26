//! A slow, plain model of Calçada, written from the rules text alone and sharing nothing with the
//! engine, so that a difference between the two points at a mistake in one of them.

use std::collections::BTreeSet;

const COLOURS: &str = "byrgk";
const SIDE_A: [(&str, &str); 5] = [
    ("13151", "AABCC"),
    ("51232", "DDBCC"),
    ("13443", "EEBCF"),
    ("24554", "EGGHF"),
    ("23245", "GGHHF"),
];
const SIDE_B: [(&str, &str); 5] = [
    ("12345", "AABCC"),
    ("34512", "AABDD"),
    ("51234", "EEFFG"),
    ("23451", "HHFFG"),
    ("45123", "HIIIG"),
];

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    ChooseStarter,
    LayStones(usize),
    TurnUp(char, Then),
    StepA(usize),
    StepB(usize, char, usize),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Then {
    NextColour,
    StepB(usize, usize),
    EndTurn(usize),
}

#[derive(Clone, Debug)]
struct Pile {
    colour: char,
    unseen: Vec<char>,
    returned: Vec<char>,
    open: Vec<char>,
    /// Multipliers still to come; the first is the one where the stone stands.
    rows: Vec<i32>,
}

#[derive(Clone, Debug)]
struct Player {
    score: i32,
    bonus: usize,
    /// Colour and motif by row and column.
    squares: [[Option<(char, char)>; 5]; 5],
}

#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    print: [(&'static str, &'static str); 5],
    stage: Stage,
    starter: usize,
    round: usize,
    placed: bool,
    loose: Vec<char>,
    ring: Vec<Vec<char>>,
    piles: Vec<Pile>,
    players: Vec<Player>,
}

impl Oracle {
    pub(crate) fn new(setup: &str) -> Oracle {
        let seats: usize = setup[6..7].parse().expect("like seats=2 board=A");
        let rows = match seats {
            2 => vec![3, 2, 1],
            3 => vec![3, 3, 2, 1],
            _ => vec![3, 3, 2, 2, 1],
        };
        let pile = |colour| Pile {
            colour,
            unseen: "TTTTSSSSCCCCGGGGRRRRBBBBB".chars().collect(),
            returned: Vec::new(),
            open: Vec::new(),
            rows: rows.clone(),
        };
        let player = Player {
            score: 0,
            bonus: 2,
            squares: [[None; 5]; 5],
        };
        Oracle {
            print: if setup.ends_with('A') { SIDE_A } else { SIDE_B },
            stage: Stage::ChooseStarter,
            starter: 0,
            round: 1,
            placed: false,
            loose: COLOURS.repeat(3).chars().collect(),
            ring: vec![Vec::new(); 6],
            piles: COLOURS.chars().map(pile).collect(),
            players: vec![player; seats],
        }
    }

    pub(crate) fn actor(&self) -> Option<String> {
        match self.stage {
            Stage::ChooseStarter | Stage::LayStones(_) | Stage::TurnUp(..) => Some("*".into()),
            Stage::StepA(seat) | Stage::StepB(seat, ..) => Some(seat.to_string()),
            Stage::Over => None,
        }
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = BTreeSet::new();
        match self.stage {
            Stage::ChooseStarter => {
                actions.extend((0..self.players.len()).map(|seat| format!("start{seat}")));
            }
            Stage::LayStones(space) => {
                let mut heaps = BTreeSet::from([String::new()]);
                for _ in 0..=space {
                    heaps = heaps
                        .iter()
                        .flat_map(|heap| self.one_stone_more(heap))
                        .collect();
                }
                actions.extend(heaps.iter().map(|heap| format!("ring{space}:{heap}")));
            }
            Stage::TurnUp(colour, _) => {
                let unseen = &self.pile(colour).unseen;
                actions.extend(unseen.iter().map(|motif| format!("up:{colour}{motif}")));
            }
            Stage::StepA(seat) => self.list_step_a(seat, &mut actions),
            Stage::StepB(seat, colour, number) => {
                let pile = self.pile(colour);
                for (row, column) in self.squares_for(seat, colour, number) {
                    actions.extend(
                        pile.open
                            .iter()
                            .map(|motif| format!("{motif}{row}{column}")),
                    );
                }
                let has_stack = !pile.unseen.is_empty() || !pile.returned.is_empty();
                if has_stack && self.players[seat].bonus > 0 {
                    actions.insert("refresh".into());
                }
            }
            Stage::Over => {}
        }
        actions.into_iter().collect()
    }

    fn one_stone_more(&self, heap: &str) -> Vec<String> {
        let count = |letters: &str, wanted: char| letters.matches(wanted).count();
        let loose: String = self.loose.iter().collect();
        let possible = COLOURS
            .chars()
            .filter(|&next| count(heap, next) < count(&loose, next));
        possible
            .map(|next| {
                let mut letters: Vec<char> = heap.chars().chain([next]).collect();
                letters.sort_by_key(|&letter| COLOURS.find(letter));
                letters.into_iter().collect()
            })
            .collect()
    }

    fn list_step_a(&self, seat: usize, actions: &mut BTreeSet<String>) {
        let stones = || {
            let spaces = self.ring.iter().enumerate();
            spaces.flat_map(|(space, stones)| stones.iter().map(move |&colour| (space, colour)))
        };
        for (space, colour) in stones() {
            let fits = !self
                .squares_for(seat, colour, self.ring[space].len())
                .is_empty();
            let pile = self.pile(colour);
            if fits && !pile.open.is_empty() && !pile.rows.is_empty() {
                actions.insert(format!("d{space}{colour}"));
            }
        }
        if actions.is_empty() {
            actions.extend(stones().map(|(space, colour)| format!("e{space}{colour}")));
        }
        if self.players[seat].bonus > 0 {
            actions.extend(stones().map(|(space, colour)| format!("m{space}{colour}")));
        }
    }

    /// Empty squares with the number, in districts that are empty or of the colour.
    fn squares_for(&self, seat: usize, colour: char, number: usize) -> Vec<(usize, usize)> {
        let squares = &self.players[seat].squares;
        let mut found = Vec::new();
        for row in 0..5 {
            for column in 0..5 {
                let printed = self.print[row].0[column..=column].parse::<usize>().unwrap();
                let district = self.district(row, column);
                let mut others = self.tiles_in(seat, district).into_iter();
                let is_free = squares[row][column].is_none();
                let number_fits = number >= 6 || printed == number;
                if is_free && number_fits && others.all(|(held, _)| held == colour) {
                    found.push((row, column));
                }
            }
        }
        found
    }

    fn district(&self, row: usize, column: usize) -> char {
        self.print[row].1.as_bytes()[column].into()
    }

    fn district_size(&self, district: char) -> usize {
        self.print
            .iter()
            .map(|(_, letters)| letters.matches(district).count())
            .sum()
    }

    fn tiles_in(&self, seat: usize, district: char) -> Vec<(char, char)> {
        let mut tiles = Vec::new();
        for row in 0..5 {
            for column in 0..5 {
                if self.district(row, column) == district {
                    tiles.extend(self.players[seat].squares[row][column]);
                }
            }
        }
        tiles
    }

    fn pile(&self, colour: char) -> &Pile {
        self.piles
            .iter()
            .find(|pile| pile.colour == colour)
            .expect("a colour")
    }

    fn pile_mut(&mut self, colour: char) -> &mut Pile {
        self.piles
            .iter_mut()
            .find(|pile| pile.colour == colour)
            .expect("a colour")
    }

    pub(crate) fn play(&mut self, action: &str) {
        let letters: Vec<char> = action.chars().collect();
        let digit = |at: usize| letters[at].to_digit(10).expect("a digit") as usize;
        match self.stage {
            Stage::ChooseStarter => {
                self.starter = digit(5);
                self.stage = Stage::LayStones(0);
            }
            Stage::LayStones(space) => {
                for stone in action[6..].chars() {
                    let at = self.loose.iter().position(|&loose| loose == stone).unwrap();
                    self.loose.remove(at);
                    self.ring[space].push(stone);
                }
                self.stage = match space {
                    4 => Stage::TurnUp('b', Then::NextColour),
                    _ => Stage::LayStones(space + 1),
                };
            }
            Stage::TurnUp(colour, _) => {
                let pile = self.pile_mut(colour);
                let at = pile
                    .unseen
                    .iter()
                    .position(|&motif| motif == letters[4])
                    .unwrap();
                let motif = pile.unseen.remove(at);
                pile.open.push(motif);
            }
            Stage::StepA(seat) => {
                let (space, colour) = (digit(1), letters[2]);
                let number = self.ring[space].len();
                let at = self.ring[space]
                    .iter()
                    .position(|&stone| stone == colour)
                    .unwrap();
                self.ring[space].remove(at);
                self.ring[if space == 5 { 0 } else { space + 1 }].push(colour);
                match letters[0] {
                    'd' => self.stage = Stage::StepB(seat, colour, number),
                    'm' => self.players[seat].bonus -= 1,
                    _ => self.end_turn(seat),
                }
            }
            Stage::StepB(seat, colour, number) if action == "refresh" => {
                self.players[seat].bonus -= 1;
                let pile = self.pile_mut(colour);
                let open = std::mem::take(&mut pile.open);
                pile.returned.extend(open);
                self.stage = Stage::TurnUp(colour, Then::StepB(seat, number));
            }
            Stage::StepB(seat, colour, _) => {
                self.place(seat, colour, letters[0], digit(1), digit(2))
            }
            Stage::Over => panic!("the game is over"),
        }
        self.turn_up_what_is_known();
    }

    fn place(&mut self, seat: usize, colour: char, motif: char, row: usize, column: usize) {
        self.placed = true;
        self.players[seat].squares[row][column] = Some((colour, motif));
        let pile = self.pile_mut(colour);
        let at = pile.open.iter().position(|&open| open == motif).unwrap();
        pile.open.remove(at);
        if motif == 'B' {
            self.players[seat].bonus += 2;
        }
        let district = self.district(row, column);
        let size = self.district_size(district);
        if self.tiles_in(seat, district).len() == size {
            let pile = self.pile_mut(colour);
            let multiplier = pile.rows.remove(0);
            let closed = pile.rows.is_empty();
            if closed {
                pile.open.clear();
            }
            self.players[seat].score += size as i32 * multiplier + if closed { 2 } else { 0 };
        }
        let pile = self.pile(colour);
        if pile.open.is_empty() && !pile.rows.is_empty() {
            self.stage = Stage::TurnUp(colour, Then::EndTurn(seat));
        } else {
            self.end_turn(seat);
        }
    }

    /// Goes on until chance must turn up a tile that nobody has seen, or nothing is to be turned up.
    fn turn_up_what_is_known(&mut self) {
        while let Stage::TurnUp(colour, then) = self.stage {
            let pile = self.pile_mut(colour);
            if pile.open.len() < 3 && !pile.unseen.is_empty() {
                return;
            }
            if pile.open.len() < 3 && !pile.returned.is_empty() {
                let next = pile.returned.remove(0);
                pile.open.push(next);
                continue;
            }
            match then {
                Then::NextColour if colour == 'k' => self.stage = Stage::StepA(self.starter),
                Then::NextColour => {
                    let next = COLOURS.find(colour).unwrap() + 1;
                    let next = COLOURS.chars().nth(next).unwrap();
                    self.stage = Stage::TurnUp(next, Then::NextColour);
                }
                Then::StepB(seat, number) => self.stage = Stage::StepB(seat, colour, number),
                Then::EndTurn(seat) => self.end_turn(seat),
            }
        }
    }

    fn end_turn(&mut self, seat: usize) {
        let next = (seat + 1) % self.players.len();
        self.stage = Stage::StepA(next);
        if next == self.starter {
            let n_closed = self
                .piles
                .iter()
                .filter(|pile| pile.rows.is_empty())
                .count();
            if n_closed >= 2 || !self.placed {
                self.stage = Stage::Over;
                for seat in 0..self.players.len() {
                    self.players[seat].score += self.final_points(seat);
                }
            } else {
                self.round += 1;
                self.placed = false;
            }
        }
    }

    fn final_points(&self, seat: usize) -> i32 {
        let districts: BTreeSet<char> = self.print.iter().flat_map(|row| row.1.chars()).collect();
        let incomplete = districts.iter().filter_map(|&district| {
            let n_tiles = self.tiles_in(seat, district).len();
            (n_tiles < self.district_size(district)).then_some(n_tiles as i32)
        });
        self.motif_points(seat) + incomplete.sum::<i32>() + self.players[seat].bonus as i32 / 2
    }

    fn motif_points(&self, seat: usize) -> i32 {
        let squares = &self.players[seat].squares;
        let motif = |row: usize, column: usize| {
            let tile = squares.get(row)?.get(column)?.as_ref()?;
            Some(tile.1).filter(|&motif| motif != 'B')
        };
        let mut seen = [[false; 5]; 5];
        let mut points = 0;
        for start in (0..25).map(|square| (square / 5, square % 5)) {
            let Some(wanted) = motif(start.0, start.1) else {
                continue;
            };
            let mut size = 0;
            let mut waiting = vec![start];
            while let Some((row, column)) = waiting.pop() {
                if motif(row, column) != Some(wanted) || seen[row][column] {
                    continue;
                }
                seen[row][column] = true;
                size += 1;
                // One less than 0 is far outside.
                waiting.push((row + 1, column));
                waiting.push((row.wrapping_sub(1), column));
                waiting.push((row, column + 1));
                waiting.push((row, column.wrapping_sub(1)));
            }
            points += match size {
                0 | 1 => 0,
                2 => 1,
                3 => 3,
                4 => 5,
                5 => 8,
                6 => 11,
                7 => 14,
                _ => 18,
            };
        }
        points
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.players.iter().map(|player| player.score).collect()
    }

    pub(crate) fn ranks(&self) -> Vec<usize> {
        let scores = self.scores();
        let better = |own: &i32| scores.iter().filter(|&other| other > own).count();
        scores.iter().map(|own| better(own) + 1).collect()
    }

    /// Everything on the table, in words.
    pub(crate) fn summary(&self) -> String {
        let text = |letters: &[char]| letters.iter().collect::<String>();
        let mut lines = vec![format!("round {} starter {}", self.round, self.starter)];
        for space in &self.ring {
            let mut stones = space.clone();
            stones.sort_by_key(|&stone| COLOURS.find(stone));
            lines.push(format!("space {}", text(&stones)));
        }
        for pile in &self.piles {
            let multiplier = pile.rows.first().map_or("closed".into(), i32::to_string);
            let (open, returned) = (text(&pile.open), text(&pile.returned));
            let n_unseen = pile.unseen.len();
            lines.push(format!(
                "{multiplier} open {open} returned {returned} unseen {n_unseen}"
            ));
        }
        for player in &self.players {
            let square = |square: &Option<(char, char)>| match square {
                Some((colour, motif)) => format!("{colour}{motif}"),
                None => "..".into(),
            };
            let squares: Vec<String> = player.squares.iter().flatten().map(square).collect();
            let (score, bonus) = (player.score, player.bonus);
            lines.push(format!("score {score} bonus {bonus} {}", squares.join(" ")));
        }
        lines.join("\n")
    }
}
