//! Nets as text.

use std::fmt::Write;

use super::{FIRST, N_STAGES, Net, SECOND};
use crate::WeightsError;

/// The name of the last input.
const PROGRESS: &str = "progress";

impl Net {
    /// Reads what [`Net::text`] wrote for these terms.
    ///
    /// # Errors
    /// With the first line that is wrong, or the first that is missing.
    pub fn parse(text: &str, terms: &[&str]) -> Result<Net, WeightsError> {
        let mut net = Net::zero(terms.len());
        let mut lines = text.lines().enumerate();
        for (name, range) in net.rows(terms) {
            let (number, line) = lines.next().unwrap_or((text.lines().count(), ""));
            let error = |message: String| WeightsError::new(number + 1, message);
            let numbers = line
                .strip_prefix(name.as_str())
                .and_then(|rest| rest.strip_prefix(':'))
                .ok_or_else(|| error(format!("{name}: should stand here")))?;
            let n_numbers = range.len();
            let read = numbers.split_whitespace().map(|number| {
                number
                    .parse()
                    .ok()
                    .filter(|number: &f32| number.is_finite())
            });
            let row = match read.collect::<Option<Vec<f32>>>() {
                Some(row) if row.len() == n_numbers => row,
                _ => return Err(error(format!("{n_numbers} numbers follow {name}:"))),
            };
            net.numbers_mut(range).copy_from_slice(&row);
        }
        match lines.next() {
            Some((number, _)) => {
                let message = "nothing should follow".to_owned();
                Err(WeightsError::new(number + 1, message))
            }
            None => Ok(net),
        }
    }

    /// The text that [`Net::parse`] reads: a line of numbers for everything that has a name.
    #[must_use]
    pub fn text(&self, terms: &[&str]) -> String {
        let mut text = String::new();
        for (name, range) in self.rows(terms) {
            write!(text, "{name}:").expect("memory");
            for number in self.numbers(range) {
                write!(text, " {number:.4}").expect("memory");
            }
            text.push('\n');
        }
        text
    }

    /// The lines: names and places of numbers; the inverse temperatures stand behind the weights.
    fn rows(&self, terms: &[&str]) -> Vec<(String, std::ops::Range<usize>)> {
        let inputs: Vec<&str> = terms.iter().copied().chain([PROGRESS]).collect();
        let mut at = 0;
        let mut take = |n: usize| {
            at += n;
            at - n..at
        };
        let mut rows = Vec::new();
        for kind in ["own", "others"] {
            let lines = inputs.iter().map(|input| format!("{kind} {input}"));
            rows.extend(lines.map(|name| (name, take(FIRST))));
        }
        rows.push(("straight".to_owned(), take(inputs.len())));
        rows.push(("first".to_owned(), take(FIRST)));
        rows.extend((0..FIRST).map(|unit| (format!("unit {unit}"), take(SECOND))));
        rows.push(("second".to_owned(), take(SECOND)));
        rows.push(("last".to_owned(), take(SECOND)));
        rows.push(("inverse temperature".to_owned(), take(N_STAGES)));
        rows
    }

    fn numbers(&self, range: std::ops::Range<usize>) -> &[f32] {
        match range.start.checked_sub(self.weights.len()) {
            Some(_) => &self.inverse_temperatures,
            None => &self.weights[range],
        }
    }

    fn numbers_mut(&mut self, range: std::ops::Range<usize>) -> &mut [f32] {
        match range.start.checked_sub(self.weights.len()) {
            Some(_) => &mut self.inverse_temperatures,
            None => &mut self.weights[range],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::any;
    use super::*;

    const TERMS: &[&str] = &["rows within reach", "floor"];

    #[test]
    fn text_comes_back() {
        let net = any();
        let text = net.text(TERMS);
        let again = Net::parse(&text, TERMS).expect("a net");
        assert_eq!(again.text(TERMS), text);
        let missed = again.weights.iter().zip(&net.weights);
        assert!(
            missed
                .map(|(one, other)| (one - other).abs())
                .all(|miss| miss < 1e-4)
        );
        assert_eq!(again.inverse_temperatures, net.inverse_temperatures);
    }

    #[test]
    fn wrong_lines_are_named() {
        let text = any().text(TERMS);
        let check = |text: &str, expected: &str| {
            let error = Net::parse(text, TERMS).expect_err(expected);
            assert_eq!(error.to_string(), expected);
        };
        check("", "line 1: own rows within reach: should stand here");
        check(
            &text.replace("own floor", "own flour"),
            "line 2: own floor: should stand here",
        );
        check(
            &text.replace("last:", "last: 1"),
            "line 42: 16 numbers follow last:",
        );
        check(
            &text.replace("last: ", "last: NaN"),
            "line 42: 16 numbers follow last:",
        );
        check(&(text.clone() + "more"), "line 44: nothing should follow");
    }
}
