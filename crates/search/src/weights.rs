//! What matches taught about the terms and action terms of a game, as text.

use std::fmt;
use std::sync::Arc;

use crate::Knowledge;
use crate::shared::Shared;

/// A weight for every term and every action term.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    pub(crate) terms: Scales,
    pub(crate) action_terms: Scales,
}

/// Weights that change from the start of a game to its end.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Scales {
    pub(crate) start: Vec<f32>,
    /// What is added until the end.
    pub(crate) growth: Vec<f32>,
}

impl Scales {
    pub(crate) fn zero(n: usize) -> Scales {
        Scales {
            start: vec![0.0; n],
            growth: vec![0.0; n],
        }
    }

    pub(crate) fn at(&self, place: usize, progress: f32) -> f32 {
        self.start[place] + progress * self.growth[place]
    }

    #[inline]
    pub(crate) fn sum(&self, numbers: &[f32], progress: f32) -> f32 {
        let (mut at_start, mut growth) = (0.0, 0.0);
        let weights = self.start.iter().zip(&self.growth);
        for (number, (start, grown)) in numbers.iter().zip(weights) {
            at_start += number * start;
            growth += number * grown;
        }
        at_start + progress * growth
    }
}

/// Why a text is not the weights of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightsError {
    line: usize,
    message: String,
}

impl WeightsError {
    pub(crate) fn new(line: usize, message: String) -> WeightsError {
        WeightsError { line, message }
    }
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    /// Weights that make all positions and all actions equal.
    #[must_use]
    pub fn zero(n_terms: usize, n_action_terms: usize) -> Weights {
        Weights {
            terms: Scales::zero(n_terms),
            action_terms: Scales::zero(n_action_terms),
        }
    }

    /// The weights that the matches of this number of seats taught, if the game has them.
    #[must_use]
    pub fn tuned<G: Knowledge>(n_seats: u8) -> Option<Arc<Weights>> {
        static WEIGHTS: Shared<Weights> = Shared::new();
        let parse = |text: &str| Weights::parse(text, G::TERMS, G::ACTION_TERMS);
        WEIGHTS.get::<G>(n_seats, G::WEIGHTS, parse)
    }

    /// Reads lines such as `term rows within reach: 0.41 0.22` (at the start and at the end) and
    /// `action-term points now: 0.3 0.3`. Empty lines and those that begin with `#` do not count. A
    /// name without a line weighs nothing, so that a new term may be tried before it is tuned.
    ///
    /// # Errors
    /// With the first line that is wrong.
    pub fn parse(
        text: &str,
        terms: &[&str],
        action_terms: &[&str],
    ) -> Result<Weights, WeightsError> {
        let mut weights = Weights::zero(terms.len(), action_terms.len());
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let error = |message: &str| WeightsError {
                line: number + 1,
                message: format!("{message}: {line}"),
            };
            let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
            let (names, scales) = match kind {
                "term" => (terms, &mut weights.terms),
                "action-term" => (action_terms, &mut weights.action_terms),
                _ => return Err(error("a line begins with term or action-term")),
            };
            let (name, numbers) = rest
                .split_once(':')
                .ok_or_else(|| error("a : is missing"))?;
            let place = names.iter().position(|other| *other == name);
            let place = place.ok_or_else(|| error("there is no such name"))?;
            let numbers: Vec<f32> = numbers
                .split_whitespace()
                .filter_map(|number| number.parse().ok())
                .filter(|number: &f32| number.is_finite())
                .collect();
            let [start, end] = numbers[..] else {
                return Err(error("two numbers follow the :"));
            };
            scales.start[place] = start;
            scales.growth[place] = end - start;
        }
        Ok(weights)
    }

    /// The text that [`Weights::parse`] reads.
    #[must_use]
    pub fn text(&self, terms: &[&str], action_terms: &[&str]) -> String {
        let lines = |kind: &str, names: &[&str], scales: &Scales| -> String {
            let line = |(place, name): (usize, &&str)| {
                let (start, end) = (scales.at(place, 0.0), scales.at(place, 1.0));
                format!("{kind} {name}: {start:.4} {end:.4}\n")
            };
            names.iter().enumerate().map(line).collect()
        };
        lines("term", terms, &self.terms) + &lines("action-term", action_terms, &self.action_terms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: &[&str] = &["rows within reach", "floor"];
    const ACTION_TERMS: &[&str] = &["points now"];

    #[test]
    fn text_comes_back() {
        let text = "term rows within reach: 0.5000 -1.2500\nterm floor: 0.0000 2.0000\n\
                    action-term points now: 1.0000 1.0000\n";
        let weights = Weights::parse(text, TERMS, ACTION_TERMS).expect("weights");
        assert_eq!(weights.text(TERMS, ACTION_TERMS), text);
        assert_eq!(weights.terms.sum(&[2.0, 1.0], 0.5), -0.75 + 1.0);
    }

    #[test]
    fn wrong_lines_are_named() {
        let check = |text: &str, expected: &str| {
            let error = Weights::parse(text, TERMS, ACTION_TERMS).expect_err(text);
            assert_eq!(error.to_string(), expected);
        };
        check(
            "# nothing\nfloor: 1 2",
            "line 2: a line begins with term or action-term: floor: 1 2",
        );
        check("term floor 1 2", "line 1: a : is missing: term floor 1 2");
        check(
            "term flour: 1 2",
            "line 1: there is no such name: term flour: 1 2",
        );
        check(
            "term floor: 1",
            "line 1: two numbers follow the :: term floor: 1",
        );
        check(
            "term floor: 1 NaN",
            "line 1: two numbers follow the :: term floor: 1 NaN",
        );
    }
}
