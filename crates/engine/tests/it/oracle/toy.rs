//! A slow, plain model of the toy, written from the rules text alone.

pub(super) struct Oracle {
    cards: Vec<i32>,
    bets: Vec<i32>,
}

impl Oracle {
    pub(super) fn new(setup: &str) -> Oracle {
        assert_eq!(setup, "seats=2");
        Oracle {
            cards: Vec::new(),
            bets: Vec::new(),
        }
    }

    pub(super) fn actor(&self) -> Option<String> {
        match (self.cards.len(), self.bets.len()) {
            (0 | 1, _) => Some("*".to_owned()),
            (_, 2) => None,
            (_, seat) => Some(seat.to_string()),
        }
    }

    /// TO-1.1 and TO-1.2.
    pub(super) fn legal(&self) -> Vec<String> {
        let left = (1..=4).filter(|card| !self.cards.contains(card));
        match self.actor().as_deref() {
            Some("*") => left.map(|card| format!("d{card}")).collect(),
            Some(_) => vec!["b2".to_owned(), "b3".to_owned()],
            None => Vec::new(),
        }
    }

    pub(super) fn play(&mut self, action: &str) {
        let number = action[1..].parse().expect("a number");
        match &action[..1] {
            "d" => self.cards.push(number),
            _ => self.bets.push(number),
        }
    }

    /// TO-1.3.
    pub(super) fn scores(&self) -> Vec<i32> {
        let highest = self.cards.iter().max();
        let both = self.bets.iter().sum();
        let score = |card| if Some(card) == highest { both } else { 0 };
        self.cards.iter().map(score).collect()
    }

    pub(super) fn ranks(&self) -> Vec<usize> {
        let rank = |score| if score > 0 { 1 } else { 2 };
        self.scores().into_iter().map(rank).collect()
    }
}
