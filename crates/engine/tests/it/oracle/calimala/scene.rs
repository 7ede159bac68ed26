//! What the actions of Calimala look at and change: a player's board, and the cubes on the main
//! board.

use std::collections::BTreeSet;

pub(super) const ACTS: &str = "wood brick marble build artwork weave ship transport contribute";
pub(super) const RESOURCES: [&str; 3] = ["wood", "brick", "marble"];
pub(super) const PORTS: [(&str, char); 3] = [("barcelona", 'b'), ("lisbon", 'l'), ("london", 'o')];
pub(super) const TRADES: [(&str, char); 3] = [("troyes", 't'), ("bruges", 'g'), ("hamburg", 'h')];
const CHURCHES: [&str; 3] = ["maria", "croce", "miniato"];
const BUILDINGS: [&str; 4] = ["maria", "croce", "miniato", "palazzo"];
/// Every row of spaces for cubes on the main board: place, what lies there, number of spaces.
pub(super) const ROWS: [(&str, &str, usize); 19] = [
    ("barcelona", "cloth", 12),
    ("lisbon", "cloth", 12),
    ("london", "cloth", 12),
    ("troyes", "cloth", 12),
    ("bruges", "cloth", 12),
    ("hamburg", "cloth", 12),
    ("maria", "wood", 5),
    ("maria", "brick", 5),
    ("maria", "marble", 5),
    ("maria", "artwork", 5),
    ("croce", "wood", 4),
    ("croce", "brick", 4),
    ("croce", "marble", 4),
    ("croce", "artwork", 4),
    ("miniato", "wood", 3),
    ("miniato", "brick", 3),
    ("miniato", "marble", 3),
    ("miniato", "artwork", 3),
    ("palazzo", "artwork", 4),
];

pub(super) const CUBES: usize = 40;
const SHIPS: usize = 3;
const HOUSES: usize = 3;
const WORKSHOPS: usize = 3;
/// Spaces of one warehouse and of one workshop.
const STORE: usize = 4;

/// What lies before one player and in the hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Board {
    pub(super) seat: usize,
    /// Cubes not in use.
    pub(super) reserve: usize,
    /// Wood, brick, marble.
    pub(super) warehouses: Vec<usize>,
    /// The cloth in each workshop, from the left.
    pub(super) workshops: Vec<usize>,
    pub(super) ships: usize,
    pub(super) house_cities: Vec<&'static str>,
    /// Sorted.
    pub(super) hand: Vec<&'static str>,
}

/// A player's board and all the cubes on the main board: what actions look at and change.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) board: Board,
    /// For each of `ROWS` the owners of the cubes there, in the order in which they came.
    pub(super) rows: Vec<Vec<usize>>,
}

pub(super) fn words(text: &'static str) -> Vec<&'static str> {
    text.split_whitespace().collect()
}

pub(super) fn named(text: &'static str, name: &str) -> &'static str {
    let found = text.split_whitespace().find(|&known| known == name);
    found.unwrap_or_else(|| panic!("no such name: {name}"))
}

pub(super) fn distinct(names: &[&'static str]) -> BTreeSet<&'static str> {
    names.iter().copied().collect()
}

pub(super) fn remove_one(names: &mut Vec<&'static str>, name: &str) -> &'static str {
    let position = names.iter().position(|&one| one == name);
    names.remove(position.expect("the one to remove"))
}

fn resource_number(resource: &str) -> usize {
    let position = RESOURCES.iter().position(|&name| name == resource);
    position.expect("a resource")
}

pub(super) fn row_number(place: &str, kind: &str) -> usize {
    let position = ROWS.iter().position(|row| (row.0, row.1) == (place, kind));
    position.expect("a row of the board")
}

impl Board {
    fn has(&self, resource: &str, number: usize) -> bool {
        self.warehouses[resource_number(resource)] >= number
    }

    fn spend(&mut self, resource: &str, number: usize) {
        self.warehouses[resource_number(resource)] -= number;
        self.reserve += number;
    }

    fn cloth(&self) -> usize {
        self.workshops.iter().sum()
    }

    /// One cloth leaves the fullest workshop, the leftmost of several.
    fn remove_cloth(&mut self) {
        let most = *self.workshops.iter().max().expect("a workshop");
        let fullest = self.workshops.iter_mut().find(|cloth| **cloth == most);
        *fullest.expect("a fullest workshop") -= 1;
    }

    /// One cloth for each workshop with room, those with the fewest first if cubes are short.
    fn weave(&mut self) {
        let mut order: Vec<usize> = (0..self.workshops.len()).collect();
        order.retain(|&number| self.workshops[number] < STORE);
        order.sort_by_key(|&number| self.workshops[number]);
        for number in order.into_iter().take(self.reserve) {
            self.workshops[number] += 1;
            self.reserve -= 1;
        }
    }

    fn legal_builds(&self) -> Vec<String> {
        let mut deeds = Vec::new();
        if self.has("wood", 2) && self.ships < SHIPS {
            deeds.push("build:ship".to_string());
        }
        if self.has("brick", 2) && self.house_cities.len() < HOUSES {
            let cities = TRADES.iter().map(|trade| trade.0);
            let free = cities.filter(|city| !self.house_cities.contains(city));
            deeds.extend(free.map(|city| format!("build:house-{city}")));
        }
        if self.has("wood", 1) && self.has("brick", 1) && self.workshops.len() < WORKSHOPS {
            deeds.push("build:workshop".to_string());
        }
        deeds
    }

    fn build(&mut self, what: &str) {
        match what {
            "ship" => {
                self.spend("wood", 2);
                self.ships += 1;
            }
            "workshop" => {
                self.spend("wood", 1);
                self.spend("brick", 1);
                self.workshops.push(0);
            }
            _ => {
                self.spend("brick", 2);
                let city = what.strip_prefix("house-").expect("a house");
                self.house_cities.push(named("troyes bruges hamburg", city));
                self.house_cities.sort_unstable();
            }
        }
    }
}

impl Scene {
    fn room(&self, place: &str, kind: &str) -> usize {
        let row = row_number(place, kind);
        ROWS[row].2 - self.rows[row].len()
    }

    fn put_cube(&mut self, place: &str, kind: &str) {
        self.rows[row_number(place, kind)].push(self.board.seat);
    }

    /// All ways to carry out an action; none if it is impossible.
    pub(super) fn deeds(&self, act: &str) -> Vec<String> {
        let board = &self.board;
        match act {
            "wood" | "brick" | "marble" => {
                let possible = !board.has(act, STORE) && board.reserve > 0;
                Vec::from_iter(possible.then(|| act.to_string()))
            }
            "weave" => {
                let has_room = board.workshops.iter().any(|&cloth| cloth < STORE);
                Vec::from_iter((has_room && board.reserve > 0).then(|| act.to_string()))
            }
            "build" => board.legal_builds(),
            "artwork" => self.legal_artworks(),
            "ship" => self.legal_shipments(),
            "transport" => self.legal_transports(),
            "contribute" => self.legal_contributions(),
            _ => unreachable!("no action {act}"),
        }
    }

    fn legal_artworks(&self) -> Vec<String> {
        let mut buildings = BUILDINGS.to_vec();
        let has_marble = self.board.has("marble", 1);
        buildings.retain(|building| has_marble && self.room(building, "artwork") > 0);
        let deeds = buildings.iter().map(|name| format!("artwork:{name}"));
        deeds.collect()
    }

    fn legal_shipments(&self) -> Vec<String> {
        let at_most = self.board.ships.min(self.board.cloth());
        let rooms = PORTS.map(|port| self.room(port.0, "cloth").min(at_most));
        let mut deeds = Vec::new();
        for first in 0..=rooms[0] {
            for second in 0..=rooms[1] {
                for third in 0..=rooms[2] {
                    let numbers = [first, second, third];
                    if (1..=at_most).contains(&numbers.iter().sum()) {
                        let letters = PORTS.iter().zip(numbers);
                        let cubes = letters.map(|(port, number)| port.1.to_string().repeat(number));
                        deeds.push(format!("ship:{}", cubes.collect::<String>()));
                    }
                }
            }
        }
        deeds
    }

    fn legal_transports(&self) -> Vec<String> {
        let mut choices = vec![String::new()];
        for (city, letter) in TRADES {
            if self.board.house_cities.contains(&city) && self.room(city, "cloth") > 0 {
                let longer = choices.iter().map(|choice| format!("{choice}{letter}"));
                choices.extend(longer.collect::<Vec<String>>());
            }
        }
        choices.retain(|choice| !choice.is_empty() && choice.len() <= self.board.cloth());
        let deeds = choices.iter().map(|choice| format!("transport:{choice}"));
        deeds.collect()
    }

    fn legal_contributions(&self) -> Vec<String> {
        let mut deeds = Vec::new();
        for resource in RESOURCES {
            for church in CHURCHES {
                if self.board.has(resource, 1) && self.room(church, resource) > 0 {
                    deeds.push(format!("contribute:{resource}-{church}"));
                }
            }
        }
        deeds
    }

    pub(super) fn perform(&mut self, deed: &str) {
        let (act, details) = deed.split_once(':').unwrap_or((deed, ""));
        match act {
            "wood" | "brick" | "marble" => {
                self.board.warehouses[resource_number(act)] += 1;
                self.board.reserve -= 1;
            }
            "weave" => self.board.weave(),
            "build" => self.board.build(details),
            "artwork" => {
                self.board.warehouses[resource_number("marble")] -= 1;
                self.put_cube(details, "artwork");
            }
            "ship" | "transport" => {
                for letter in details.chars() {
                    let mut cities = PORTS.iter().chain(&TRADES);
                    let city = cities.find(|city| city.1 == letter).expect("a city");
                    self.board.remove_cloth();
                    self.put_cube(city.0, "cloth");
                }
            }
            _ => {
                let (resource, church) = details.split_once('-').expect("a contribution");
                self.board.warehouses[resource_number(resource)] -= 1;
                self.put_cube(church, resource);
            }
        }
    }

    /// The scene after playing a card, in each possible way.
    pub(super) fn after_cards(&self) -> Vec<(String, Scene)> {
        let mut results = Vec::new();
        for card in distinct(&self.board.hand) {
            for deed in self.deeds(card) {
                let mut after = self.clone();
                remove_one(&mut after.board.hand, card);
                after.perform(&deed);
                results.push((deed, after));
            }
        }
        results
    }

    /// Whether some sequence of cards from the hand, maybe none, makes one of the acts possible.
    pub(super) fn can_enable(&self, acts: &[&str]) -> bool {
        let mut seen = BTreeSet::new();
        let mut open = vec![self.clone()];
        while let Some(scene) = open.pop() {
            if acts.iter().any(|act| !scene.deeds(act).is_empty()) {
                return true;
            }
            let filled: Vec<usize> = scene.rows.iter().map(Vec::len).collect();
            if seen.insert((scene.board.clone(), filled)) {
                open.extend(scene.after_cards().into_iter().map(|(_, after)| after));
            }
        }
        false
    }
}
