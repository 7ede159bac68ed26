//! What has happened: lines of the log, pieces on their way, points by source.

use serde::Serialize;
use tessera_engine::Seat;

use crate::choice::signed;
use crate::words::say;
use crate::{Sitter, Words};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who did it; none for what happens to the whole table.
    pub seat: Option<Seat>,
    /// What, in words.
    pub text: String,
    /// The points it gave or cost.
    pub points: Option<i16>,
    /// The move of the game that it belongs to, as a replay counts them; 0 before the first.
    pub step: usize,
}

impl Line {
    /// A line without points.
    #[must_use]
    pub fn new(seat: Option<Seat>, text: String) -> Line {
        Line {
            seat,
            text,
            points: None,
            step: 0,
        }
    }

    /// The line as a sentence for a listener who does not see whose it is.
    #[must_use]
    pub fn spoken(&self, words: &Words, sitters: &[Sitter]) -> String {
        let Some(seat) = self.seat else {
            return self.text.clone();
        };
        let (name, text) = (sitters[seat.index()].name.as_str(), self.text.as_str());
        match self.points {
            Some(points) => {
                let points = signed(points);
                say!(
                    words,
                    "table-announce-points",
                    name = name,
                    text = text,
                    points = points
                )
            }
            None => say!(words, "table-announce", name = name, text = text),
        }
    }

    /// The line as the log shows it, with the name instead of the mark: "Ada · Places 2 tiles on
    /// the wall (+3)".
    #[must_use]
    pub fn written(&self, sitters: &[Sitter]) -> String {
        let mut text = match self.seat {
            Some(seat) => format!("{} · {}", sitters[seat.index()].name, self.text),
            None => self.text.clone(),
        };
        if let Some(points) = self.points {
            text += &format!(" ({})", signed(points));
        }
        text
    }

    /// The same line with points.
    #[must_use]
    pub fn with_points(mut self, points: i16) -> Line {
        self.points = Some(points);
        self
    }
}

/// A piece that went from one place to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Travel {
    /// Where it lay before.
    pub from: String,
    /// Where it lies now.
    pub to: String,
}

impl Travel {
    /// From one place to another.
    #[must_use]
    pub fn new(from: impl Into<String>, to: impl Into<String>) -> Travel {
        Travel {
            from: from.into(),
            to: to.into(),
        }
    }
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointSource {
    /// Names the words: `azul-source-rows` for the key `rows` of Azul.
    pub key: &'static str,
    /// The clause that gives them.
    pub clause: &'static str,
}

/// Something that may be chosen about a table: `key=value` of the setup's text. The words are
/// `azul-option-wall` and `azul-option-wall-grey`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupOption {
    /// The key in the setup's text.
    pub key: &'static str,
    /// The values, the usual one first.
    pub values: &'static [&'static str],
}
