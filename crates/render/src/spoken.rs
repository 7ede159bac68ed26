//! A board in words: all that a person needs who plays without seeing it.

use crate::Words;

/// An area of a board in words. Who reads aloud stops after each line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpokenArea {
    /// What the area is called: "Factories".
    pub title: String,
    /// What lies there, each line by itself.
    pub lines: Vec<String>,
}

impl SpokenArea {
    /// An area with its lines.
    pub fn new(title: String, lines: impl IntoIterator<Item = String>) -> SpokenArea {
        SpokenArea {
            title,
            lines: lines.into_iter().collect(),
        }
    }
}

/// Phrases one after another: "2 blue, 1 red and 1 white".
pub(crate) fn listed(words: &Words, phrases: impl IntoIterator<Item = String>) -> String {
    let phrases: Vec<String> = phrases.into_iter().collect();
    let phrases: Vec<&str> = phrases.iter().map(String::as_str).collect();
    words.list(&phrases)
}
