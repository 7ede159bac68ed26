//! Piazza once more, slowly: a map of cards, walks along rows and columns, and every cell tried.
//! Written from `docs/rules/piazza.md` and not from the engine.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tessera_engine::piazza::Piazza;
use tessera_engine::{Game, Turn, Viewer};

#[test]
fn the_engine_and_the_model_of_piazza_agree() {
    let mut n_passes = 0;
    for setup in Piazza::setups() {
        for seed in 0..40 {
            n_passes += compare(Piazza::new(&setup), Oracle::new(setup.seats.into()), seed);
        }
        // Games in which somebody passes are rare; these are some.
        for seed in passing_seeds(&setup) {
            n_passes += compare(Piazza::new(&setup), Oracle::new(setup.seats.into()), seed);
        }
    }
    assert!(n_passes >= 10, "{n_passes} passes");
}

/// The first random games with a pass.
fn passing_seeds(setup: &<Piazza as Game>::Setup) -> Vec<u64> {
    let has_pass = |seed: &u64| {
        let mut rng = Pcg64Mcg::seed_from_u64(*seed);
        let mut piazza = Piazza::new(setup);
        let mut actions = Vec::new();
        loop {
            let action = match piazza.turn() {
                Turn::Over(_) => return false,
                Turn::Chance => piazza.sample_chance(&mut rng),
                Turn::Decision(_) => {
                    piazza.legal_actions(&mut actions);
                    actions[rng.random_range(0..actions.len())]
                }
            };
            if action.to_string() == "pass" {
                return true;
            }
            piazza.apply(action, &mut ());
        }
    };
    (1000..).filter(has_pass).take(4).collect()
}

/// Returns how often somebody passed.
fn compare(mut piazza: Piazza, mut oracle: Oracle, seed: u64) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut actions = Vec::new();
    let mut n_passes = 0;
    loop {
        let turn = piazza.turn();
        assert_eq!(turn.actor().map(|actor| actor.to_string()), oracle.actor());
        piazza.legal_actions(&mut actions);
        let mut legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
        legal.sort();
        assert_eq!(legal, oracle.legal(), "seed {seed}");
        let view = serde_json::to_value(piazza.view(Viewer::Referee)).expect("plain data");
        assert_eq!(summary(&view), oracle.summary(), "seed {seed}");
        let action = match turn {
            Turn::Over(outcome) => {
                let ranks: Vec<usize> = outcome.ranks().iter().map(|&rank| rank.into()).collect();
                assert_eq!(ranks, oracle.ranks(), "seed {seed}");
                return n_passes;
            }
            Turn::Chance => piazza.sample_chance(&mut rng),
            Turn::Decision(_) => actions[rng.random_range(0..actions.len())],
        };
        piazza.apply(action, &mut ());
        oracle.play(&action.to_string());
        n_passes += usize::from(action.to_string() == "pass");
    }
}

/// The position in the words of the model.
fn summary(view: &serde_json::Value) -> String {
    let text = |value: &serde_json::Value| value.as_str().expect("text").to_string();
    let mut cards: Vec<String> = (view["cards"].as_array().expect("cards").iter())
        .map(text)
        .collect();
    cards.sort();
    let players = view["players"].as_array().expect("players").iter();
    let players = players.map(|player| {
        let hand = text(&player["hand"]);
        format!("{} [{hand}] {}", player["score"], player["n_pile"])
    });
    let players: Vec<String> = players.collect();
    format!("{} | {}", cards.join(" "), players.join(" | "))
}

type Card = (char, u8);

struct Oracle {
    table: BTreeMap<(i32, i32), Card>,
    hands: Vec<Vec<Card>>,
    /// What nobody has drawn.
    left: Vec<Card>,
    /// Neutral cards that each may still draw.
    n_neutral: Vec<usize>,
    scores: Vec<usize>,
    /// Seats in the order in which they finished.
    finished: Vec<usize>,
    n_passes: usize,
    starter: usize,
    turn: usize,
    step: Step,
}

#[derive(Clone, PartialEq)]
enum Step {
    Start,
    Open(usize),
    Deal,
    First,
    /// After these cells were covered.
    Second((i32, i32)),
    Refill,
    Over,
}

impl Oracle {
    fn new(n_seats: usize) -> Oracle {
        let symbols = (1..=6).flat_map(|symbol| [symbol, symbol]);
        let left = "rgby"
            .chars()
            .flat_map(|colour| symbols.clone().map(move |symbol| (colour, symbol)));
        Oracle {
            table: BTreeMap::new(),
            hands: vec![Vec::new(); n_seats],
            left: left.collect(),
            n_neutral: vec![if n_seats == 3 { 4 } else { 0 }; n_seats],
            scores: vec![0; n_seats],
            finished: Vec::new(),
            n_passes: 0,
            starter: 0,
            turn: 0,
            step: Step::Start,
        }
    }

    fn n_seats(&self) -> usize {
        self.hands.len()
    }

    fn colours(&self, seat: usize) -> &'static str {
        match self.n_seats() {
            2 => ["rg", "by"][seat],
            _ => ["r", "g", "b", "y"][seat],
        }
    }

    fn start_cards(&self) -> Vec<(char, (i32, i32))> {
        let square = [(0, 0), (1, 0), (1, 1), (0, 1)];
        match self.n_seats() {
            2 => "rbgy".chars().zip(square).collect(),
            3 => "rgb".chars().zip([(0, 0), (1, 0), (0, 1)]).collect(),
            _ => "rgby".chars().zip(square).collect(),
        }
    }

    fn n_pile(&self, seat: usize) -> usize {
        let own = |card: &&Card| self.colours(seat).contains(card.0);
        self.left.iter().filter(own).count() + self.n_neutral[seat]
    }

    fn actor(&self) -> Option<String> {
        match self.step {
            Step::Over => None,
            Step::First | Step::Second(_) => Some(self.turn.to_string()),
            _ => Some("*".into()),
        }
    }

    fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = match self.step {
            Step::Over => vec![],
            Step::Start => (0..self.n_seats())
                .map(|seat| format!("start{seat}"))
                .collect(),
            Step::Open(place) => {
                let colour = self.start_cards()[place].0;
                let shown: Vec<u8> = self.table.values().map(|card| card.1).collect();
                let symbols = (1..=6).filter(|symbol| !shown.contains(symbol));
                symbols
                    .map(|symbol| format!("open:{colour}{symbol}"))
                    .collect()
            }
            Step::Deal | Step::Refill => {
                let may = |card: &&Card| {
                    let neutral = self.n_neutral[self.turn] > 0 && card.0 == 'y';
                    self.colours(self.turn).contains(card.0) || neutral
                };
                let cards = self.left.iter().filter(may);
                cards
                    .map(|card| format!("draw{}:{}", self.turn, name(*card)))
                    .collect()
            }
            Step::First => match self.lays(None) {
                lays if lays.is_empty() => vec!["pass".into()],
                lays => lays,
            },
            Step::Second(first) => {
                let mut lays = self.lays(Some(first));
                lays.push("end".into());
                lays
            }
        };
        legal.sort();
        legal.dedup();
        legal
    }

    fn lays(&self, first: Option<(i32, i32)>) -> Vec<String> {
        let mut lays = Vec::new();
        for &card in &self.hands[self.turn] {
            for (x, y) in (-20..20).flat_map(|x| (-20..20).map(move |y| (x, y))) {
                if self.table.contains_key(&(x, y)) || !self.fits((x, y), card) {
                    continue;
                }
                let mut after = self.table.clone();
                after.insert((x, y), card);
                let too_wide = extent(after.keys().map(|cell| cell.0)) > 8;
                let too_high = extent(after.keys().map(|cell| cell.1)) > 8;
                let is_pair = match first {
                    None => true,
                    Some(first) => brackets(&after, first).iter().any(|end| end.0 == (x, y)),
                };
                if !too_wide && !too_high && is_pair {
                    lays.push(format!("{}:{x}:{y}", name(card)));
                }
            }
        }
        lays
    }

    fn fits(&self, (x, y): (i32, i32), card: Card) -> bool {
        let beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
        let beside: Vec<&Card> = (beside.iter())
            .filter_map(|cell| self.table.get(cell))
            .collect();
        let differs = |other: &&Card| other.0 != card.0 && other.1 != card.1;
        !beside.is_empty() && beside.iter().all(differs)
    }

    fn play(&mut self, action: &str) {
        let parts: Vec<&str> = action.split(':').collect();
        match self.step.clone() {
            Step::Start => {
                self.starter = action.trim_start_matches("start").parse().expect("a seat");
                self.step = Step::Open(0);
            }
            Step::Open(place) => {
                let start = self.start_cards();
                let card = self.take_left(parts[1]);
                self.table.insert(start[place].1, card);
                self.step = Step::Open(place + 1);
                if place + 1 == start.len() {
                    (self.step, self.turn) = (Step::Deal, 0);
                }
            }
            Step::Deal | Step::Refill => {
                let card = self.take_left(parts[1]);
                if !self.colours(self.turn).contains(card.0) {
                    self.n_neutral[self.turn] -= 1;
                }
                self.hands[self.turn].push(card);
                self.hands[self.turn].sort_by_key(|card| ("rgby".find(card.0), card.1));
                if self.hands[self.turn].len() < 3 && self.n_pile(self.turn) > 0 {
                    return;
                }
                if self.step == Step::Refill {
                    self.next();
                } else if self.turn + 1 < self.n_seats() {
                    self.turn += 1;
                } else {
                    (self.turn, self.step) = (self.starter, Step::First);
                }
            }
            Step::First if action == "pass" => {
                self.n_passes += 1;
                let n_players = self.hands.iter().filter(|hand| !hand.is_empty()).count();
                match self.n_passes == n_players {
                    true => self.step = Step::Over,
                    false => self.next(),
                }
            }
            Step::First => {
                self.n_passes = 0;
                let cell = self.lay(&parts);
                self.step = Step::Second(cell);
                if self.hands[self.turn].is_empty() {
                    self.finish_turn(&[cell]);
                }
            }
            Step::Second(first) if action == "end" => self.finish_turn(&[first]),
            Step::Second(first) => {
                let second = self.lay(&parts);
                self.finish_turn(&[first, second]);
            }
            Step::Over => panic!("the game is over"),
        }
    }

    fn take_left(&mut self, text: &str) -> Card {
        let at = self.left.iter().position(|&card| name(card) == text);
        self.left.remove(at.expect("a card that is left"))
    }

    fn lay(&mut self, parts: &[&str]) -> (i32, i32) {
        let hand = &mut self.hands[self.turn];
        let at = hand.iter().position(|&card| name(card) == parts[0]);
        let card = hand.remove(at.expect("a card of the hand"));
        let cell = (parts[1].parse().expect("x"), parts[2].parse().expect("y"));
        self.table.insert(cell, card);
        cell
    }

    fn finish_turn(&mut self, new: &[(i32, i32)]) {
        let mut found = BTreeMap::new();
        for &cell in new {
            for (end, points) in brackets(&self.table, cell) {
                found.insert((cell.min(end), cell.max(end)), points);
            }
        }
        self.scores[self.turn] += found.values().sum::<usize>();
        if self.n_pile(self.turn) > 0 {
            self.step = Step::Refill;
            return;
        }
        if self.hands[self.turn].is_empty() {
            self.finished.push(self.turn);
        }
        self.next();
    }

    fn next(&mut self) {
        let others = (1..=self.n_seats()).map(|step| (self.turn + step) % self.n_seats());
        let mut others = others.filter(|&seat| !self.hands[seat].is_empty());
        match others.next() {
            Some(seat) => (self.turn, self.step) = (seat, Step::First),
            None => self.step = Step::Over,
        }
    }

    fn ranks(&self) -> Vec<usize> {
        let key = |seat: usize| {
            let finished = self.finished.iter().position(|&other| other == seat);
            let n_cards = self.hands[seat].len() + self.n_pile(seat);
            // Lower is better.
            (
                usize::MAX - self.scores[seat],
                finished.unwrap_or(9),
                n_cards,
            )
        };
        let better = |seat| (0..self.n_seats()).filter(move |&other| key(other) < key(seat));
        (0..self.n_seats())
            .map(|seat| better(seat).count() + 1)
            .collect()
    }

    fn summary(&self) -> String {
        let mut cards: Vec<String> = (self.table.iter())
            .map(|((x, y), &card)| format!("{}:{x}:{y}", name(card)))
            .collect();
        cards.sort();
        let players = (0..self.n_seats()).map(|seat| {
            let hand: Vec<String> = self.hands[seat].iter().map(|&card| name(card)).collect();
            let (score, n_pile) = (self.scores[seat], self.n_pile(seat));
            format!("{score} [{}] {n_pile}", hand.join(" "))
        });
        format!(
            "{} | {}",
            cards.join(" "),
            players.collect::<Vec<_>>().join(" | ")
        )
    }
}

fn name((colour, symbol): Card) -> String {
    format!("{colour}{symbol}")
}

fn extent(places: impl Iterator<Item = i32> + Clone) -> i32 {
    let (first, last) = (places.clone().min(), places.max());
    last.expect("a card") - first.expect("a card") + 1
}

/// The other ends of the brackets that end on this cell, with their points.
fn brackets(table: &BTreeMap<(i32, i32), Card>, (x, y): (i32, i32)) -> Vec<((i32, i32), usize)> {
    let colour = table[&(x, y)].0;
    let mut found = Vec::new();
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let mut n_cards = 1;
        for step in 1..20 {
            let cell = (x + dx * step, y + dy * step);
            let Some(card) = table.get(&cell) else {
                continue;
            };
            n_cards += 1;
            if card.0 == colour {
                found.push((cell, n_cards));
                break;
            }
        }
    }
    found
}
