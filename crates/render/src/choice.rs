//! What may be clicked, in which order.

use serde::Serialize;

/// One step of a move: a question and its answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choices {
    /// The question as a sentence: "Take all tiles of one colour."
    pub prompt: String,
    /// The name of the step in two or three words: "Take tiles".
    pub step: String,
    /// The clause of the rules that the question comes from: "AZ-3.2".
    pub clause: &'static str,
    /// The spot of the answer that most people give, if it completes the move: it is aimed at from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usual: Option<String>,
    /// The answers, in the order of the board.
    pub spots: Vec<Choice>,
}

/// One answer: something that is clicked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// What is clicked; unique in its step.
    pub spot: String,
    /// Object, place and effect: "Line 4: completes the line, +5 points".
    pub label: String,
    /// The words on its button in the dock: "Line 4".
    pub short: String,
    /// The symbol on its button in the dock, an id of the sprite, with the class that colours it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icon: Option<(&'static str, &'static str)>,
    /// Points or another short word on a flag: "+5".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flag: Option<Flag>,
    /// A sentence that explains the effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Pieces that appear as ghosts while this answer is aimed at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ghosts: Vec<Ghost>,
    /// What follows.
    #[serde(flatten)]
    pub then: Then,
}

/// A short word on a flag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Flag {
    /// "+5", with the real minus sign.
    pub text: String,
    /// Whether it is a loss.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub minus: bool,
}

/// A piece that is not there yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ghost {
    /// Where it would lie.
    pub at: String,
    /// The symbol of the piece, an id of the sprite.
    pub symbol: &'static str,
    /// The class that colours it, or nothing.
    pub class: &'static str,
}

/// What follows an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Then {
    /// The next question.
    Ask(Choices),
    /// The move is complete.
    Act {
        /// The action as text.
        action: String,
        /// The words on the button that confirms it, named after the move: "Place 3 blue".
        confirm: String,
    },
}

impl Choices {
    /// The answer that is clicked at this spot.
    #[must_use]
    pub fn get(&self, spot: &str) -> Option<&Choice> {
        self.spots.iter().find(|choice| choice.spot == spot)
    }

    /// Whether the spot is an answer of this step or of a later one.
    #[must_use]
    pub fn mentions(&self, spot: &str) -> bool {
        self.spots.iter().any(|choice| {
            choice.spot == spot || matches!(&choice.then, Then::Ask(next) if next.mentions(spot))
        })
    }

    /// Every action with its path of clicks.
    pub fn each_path<'a>(&'a self, visit: &mut impl FnMut(&[&'a Choice], &'a str)) {
        self.walk(&mut Vec::new(), visit);
    }

    /// The same questions with only the answers that lead to an action, by its first path.
    #[must_use]
    pub fn only(&self, action: &str) -> Option<Choices> {
        let choice = self.spots.iter().find_map(|choice| {
            let then = match &choice.then {
                Then::Ask(next) => Then::Ask(next.only(action)?),
                Then::Act { action: other, .. } if other == action => choice.then.clone(),
                Then::Act { .. } => return None,
            };
            Some(Choice {
                then,
                ..choice.clone()
            })
        });
        Some(Choices {
            spots: vec![choice?],
            ..self.clone()
        })
    }

    /// The first path of clicks that leads to an action.
    #[must_use]
    pub fn path_to(&self, action: &str) -> Option<Vec<&Choice>> {
        let mut found = None;
        self.each_path(&mut |path, reached| {
            if reached == action && found.is_none() {
                found = Some(path.to_vec());
            }
        });
        found
    }

    fn walk<'a>(
        &'a self,
        path: &mut Vec<&'a Choice>,
        visit: &mut impl FnMut(&[&'a Choice], &'a str),
    ) {
        for choice in &self.spots {
            path.push(choice);
            match &choice.then {
                Then::Ask(next) => next.walk(path, visit),
                Then::Act { action, .. } => visit(path, action),
            }
            path.pop();
        }
    }
}

impl Flag {
    /// Points with their sign: "+5", "−4", "0".
    #[must_use]
    pub fn points(points: i16) -> Flag {
        Flag {
            text: signed(points),
            minus: points < 0,
        }
    }
}

/// A number with its sign, the real minus sign.
#[must_use]
pub(crate) fn signed(number: i16) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("\u{2212}{}", number.unsigned_abs()),
    }
}
