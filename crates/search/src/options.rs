//! How a search chooses and judges.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tessera_engine::ParseError;

use crate::Aim;

/// How a search goes about it. The defaults are what matches found best; see
/// `docs/decisions/0010-one-search-for-all-games.md`.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// How the next action is chosen in the tree.
    pub selection: Selection,
    /// How much it explores.
    pub exploration: f32,
    /// By how much an action that was never tried counts less than its node.
    pub first_play: f32,
    /// With how many visits, worth as much as its node, every action begins: where a leaf is a game
    /// played out, one unlucky game must not bury an action. Not for [`Selection::Uct`].
    pub n_lent_visits: f32,
    /// What an end is worth.
    pub aim: Aim,
    /// How a leaf is judged.
    pub leaf: Leaf,
    /// What the game played out weighs in a leaf that is [`Leaf::Mixed`]; the rest is the
    /// evaluation.
    pub playout_share: f32,
    /// Of so many random actions a game played out goes on with the one that a hurried player
    /// would rather do.
    pub n_tries: usize,
    /// Whether it looks behind a draw at a quiet moment, such as the deal of a new round.
    pub crosses_rounds: bool,
    /// Whether actions start with the priors of the evaluation; otherwise all are equal.
    pub uses_priors: bool,
    /// How many trees are grown apart and counted together. Part of the strength, unlike the
    /// threads that grow them.
    pub n_trees: usize,
    /// The most memory for all trees together; when it is used up the trees stop growing, and
    /// the search goes on in them.
    pub n_bytes_most: usize,
}

/// How the next action is chosen in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// By the upper bound of its mean: every action is tried before any is tried again.
    Uct,
    /// By its mean and its prior.
    Puct,
}

/// How a leaf is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By the evaluation at once.
    Here,
    /// By the evaluation at the next quiet moment, after actions drawn by their priors.
    Quiet,
    /// By the end of the game, after random actions.
    End,
    /// By both: the evaluation at once, and the end of the game as hurried players come to it.
    Mixed,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            selection: Selection::Puct,
            exploration: 1.0,
            first_play: 0.0,
            n_lent_visits: 0.0,
            aim: Aim::Places,
            leaf: Leaf::Here,
            playout_share: 0.5,
            n_tries: 4,
            crosses_rounds: false,
            uses_priors: true,
            n_trees: 1,
            n_bytes_most: 256 << 20,
        }
    }
}

impl Options {
    /// Plain UCT with random games to the end: the yardstick that knows no game.
    #[must_use]
    pub fn plain() -> Options {
        Options {
            selection: Selection::Uct,
            exploration: 0.7,
            leaf: Leaf::End,
            crosses_rounds: true,
            uses_priors: false,
            ..Options::default()
        }
    }

    /// Sets one option by its text, such as `c=1.5`.
    ///
    /// # Errors
    /// When there is no such option or it has no such value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ParseError> {
        match name {
            "select" => self.selection = value.parse()?,
            "c" => self.exploration = number(value, 0.0, 100.0)?,
            "fpu" => self.first_play = number(value, 0.0, 1.0)?,
            "lent" => self.n_lent_visits = number(value, 0.0, 1000.0)?,
            "aim" => self.aim = value.parse()?,
            "leaf" => self.leaf = value.parse()?,
            "tries" => self.n_tries = number(value, 1.0, 64.0)? as usize,
            "share" => self.playout_share = number(value, 0.0, 1.0)?,
            "cross" => self.crosses_rounds = yes_or_no(value)?,
            "priors" => self.uses_priors = yes_or_no(value)?,
            "trees" => self.n_trees = number(value, 1.0, 64.0)? as usize,
            "memory" => self.n_bytes_most = (number(value, 1.0, 65536.0)? as usize) << 20,
            _ => {
                let message = "the options of a search are iterations, time, threads, select, c, \
                               fpu, lent, aim, leaf, share, tries, cross, priors, trees, memory, \
                               weights and net";
                return Err(ParseError::new(message, name));
            }
        }
        Ok(())
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        write!(
            f,
            "select={},c={},fpu={},lent={},aim={},leaf={},share={},tries={},cross={},priors={},\
             trees={},memory={}",
            match self.selection {
                Selection::Uct => "uct",
                Selection::Puct => "puct",
            },
            self.exploration,
            self.first_play,
            self.n_lent_visits,
            self.aim,
            match self.leaf {
                Leaf::Here => "here",
                Leaf::Quiet => "quiet",
                Leaf::End => "end",
                Leaf::Mixed => "mixed",
            },
            self.playout_share,
            self.n_tries,
            yes(self.crosses_rounds),
            yes(self.uses_priors),
            self.n_trees,
            self.n_bytes_most >> 20,
        )
    }
}

impl FromStr for Selection {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Selection, ParseError> {
        match text {
            "uct" => Ok(Selection::Uct),
            "puct" => Ok(Selection::Puct),
            _ => Err(ParseError::new("select is uct or puct", text)),
        }
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aim::Places => f.write_str("places"),
            Aim::Points(scale) => write!(f, "{scale}"),
        }
    }
}

impl FromStr for Aim {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Aim, ParseError> {
        match text {
            "places" => Ok(Aim::Places),
            _ => number(text, 0.1, 1000.0).map(Aim::Points).map_err(|_| {
                let message = "aim is places or a number of points from 0.1 to 1000";
                ParseError::new(message, text)
            }),
        }
    }
}

impl FromStr for Leaf {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Leaf, ParseError> {
        match text {
            "here" => Ok(Leaf::Here),
            "quiet" => Ok(Leaf::Quiet),
            "end" => Ok(Leaf::End),
            "mixed" => Ok(Leaf::Mixed),
            _ => Err(ParseError::new("leaf is here, quiet, end or mixed", text)),
        }
    }
}

/// When a search is done: at the first of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// So many iterations over all trees, those kept from the last decision included.
    pub n_iterations: Option<u64>,
    /// So much time.
    pub time: Option<Duration>,
    /// Whether it may end earlier, as soon as the iterations left cannot change the choice.
    pub stops_when_settled: bool,
}

impl Budget {
    /// Iterations only.
    #[must_use]
    pub fn iterations(n: u64) -> Budget {
        Budget {
            n_iterations: Some(n),
            ..Budget::default()
        }
    }
}

fn yes_or_no(text: &str) -> Result<bool, ParseError> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(ParseError::new("this option is yes or no", text)),
    }
}

fn number(text: &str, least: f32, most: f32) -> Result<f32, ParseError> {
    let number = text.parse().ok();
    number
        .filter(|number: &f32| (least..=most).contains(number))
        .ok_or_else(|| ParseError::new(format!("a number from {least} to {most}"), text))
}
