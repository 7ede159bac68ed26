//! How a search selects actions and evaluates leaves.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tessera_engine::ParseError;

use crate::Objective;

/// How a search selects actions and evaluates leaves. The defaults are what matches found best; see
/// `docs/decisions/0010-one-search-for-all-games.md`.
///
/// ```
/// use tessera_engine::azul::Azul;
/// use tessera_search::{Knowledge, Leaf, Objective, Options};
///
/// let mut options = Azul::options();
/// options.set("c", "1.5")?;
/// assert_eq!(options.exploration, 1.5);
///
/// // An evaluation foretells places, so points need rollouts.
/// options.objective = Objective::Points(5.0);
/// assert!(options.check().is_err());
/// options.leaf = Leaf::End;
/// assert!(options.check().is_ok());
/// # Ok::<(), tessera_engine::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// How the next action is chosen in the tree.
    pub selection: Selection,
    /// How much the search explores: the constant c of UCT and PUCT.
    pub exploration: f32,
    /// First-play urgency (FPU): by how much an action that was never tried counts less than the
    /// mean of its node.
    pub fpu_reduction: f32,
    /// With how many virtual visits, worth as much as its node, every action begins: where a leaf
    /// is a rollout, one unlucky rollout must not bury an action. Not for [`Selection::Uct`].
    pub n_virtual_visits: f32,
    /// What the end of a game is worth.
    pub objective: Objective,
    /// How a leaf is evaluated.
    pub leaf: Leaf,
    /// The weight of the rollout in a leaf that is [`Leaf::Mixed`]; the rest is the evaluation.
    pub rollout_share: f32,
    /// Out of how many random actions a rollout takes the one with the best
    /// [rollout score](crate::Evaluation::rollout_score).
    pub n_rollout_tries: usize,
    /// Whether the tree goes on behind a draw at a quiet moment, such as the deal of a new round;
    /// otherwise the position before that draw is a leaf.
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

/// How a leaf is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By the evaluation at once.
    Here,
    /// By the evaluation at the next quiet moment, after actions drawn by their priors.
    Quiet,
    /// By a rollout of random actions to the end of the game.
    End,
    /// By both: the evaluation at once, and a rollout by the rollout policy to the end of the game.
    Mixed,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            selection: Selection::Puct,
            exploration: 1.0,
            fpu_reduction: 0.0,
            n_virtual_visits: 0.0,
            objective: Objective::Places,
            leaf: Leaf::Here,
            rollout_share: 0.5,
            n_rollout_tries: 4,
            crosses_rounds: false,
            uses_priors: true,
            n_trees: 1,
            n_bytes_most: 256 << 20,
        }
    }
}

impl Options {
    /// Plain UCT with random rollouts to the end: the yardstick that knows no game.
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

    /// Refuses options that contradict each other: evaluations foretell places, so leaves that they
    /// judge do not go together with an objective of points. That would put two scales into one
    /// tree.
    ///
    /// # Errors
    /// When they do.
    pub fn check(&self) -> Result<(), ParseError> {
        let ends_only = match self.leaf {
            Leaf::End => true,
            Leaf::Mixed => self.rollout_share == 1.0,
            Leaf::Here | Leaf::Quiet => false,
        };
        match self.objective {
            Objective::Points(_) if !ends_only || !self.crosses_rounds => {
                let message = "an objective of points needs leaves that are rollouts alone: \
                               leaf=end or leaf=mixed,share=1, and cross=yes";
                let (leaf, share) = (self.leaf, self.rollout_share);
                let cross = yes(self.crosses_rounds);
                let found = format!("leaf={leaf},share={share},cross={cross}");
                Err(ParseError::new(message, &found))
            }
            _ => Ok(()),
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
            "fpu" => self.fpu_reduction = number(value, 0.0, 1.0)?,
            "virtual" => self.n_virtual_visits = number(value, 0.0, 1000.0)?,
            "objective" => self.objective = value.parse()?,
            "leaf" => self.leaf = value.parse()?,
            "tries" => self.n_rollout_tries = number(value, 1.0, 64.0)? as usize,
            "share" => self.rollout_share = number(value, 0.0, 1.0)?,
            "cross" => self.crosses_rounds = yes_or_no(value)?,
            "priors" => self.uses_priors = yes_or_no(value)?,
            "trees" => self.n_trees = number(value, 1.0, 64.0)? as usize,
            "memory" => self.n_bytes_most = (number(value, 1.0, 65536.0)? as usize) << 20,
            _ => {
                let message = "the options of a search are iterations, time, threads, select, c, \
                               fpu, virtual, objective, leaf, share, tries, cross, priors, \
                               trees, memory, weights and net";
                return Err(ParseError::new(message, name));
            }
        }
        Ok(())
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "select={},c={},fpu={},virtual={},objective={},leaf={},share={},tries={},cross={},\
             priors={},trees={},memory={}",
            self.selection,
            self.exploration,
            self.fpu_reduction,
            self.n_virtual_visits,
            self.objective,
            self.leaf,
            self.rollout_share,
            self.n_rollout_tries,
            yes(self.crosses_rounds),
            yes(self.uses_priors),
            self.n_trees,
            self.n_bytes_most >> 20,
        )
    }
}

impl fmt::Display for Selection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Selection::Uct => "uct",
            Selection::Puct => "puct",
        })
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

impl fmt::Display for Leaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Leaf::Here => "here",
            Leaf::Quiet => "quiet",
            Leaf::End => "end",
            Leaf::Mixed => "mixed",
        })
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

/// The limits of a search: it is done at the first of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// The iterations of all trees, those kept from the last decision included.
    pub n_iterations: Option<u64>,
    /// The time by the clock of the caller.
    pub time: Option<Duration>,
    /// Whether the search may end earlier, as soon as the iterations left cannot change the choice.
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

fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

fn yes_or_no(text: &str) -> Result<bool, ParseError> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(ParseError::new("this option is yes or no", text)),
    }
}

pub(crate) fn number(text: &str, least: f32, most: f32) -> Result<f32, ParseError> {
    let number = text.parse().ok();
    number
        .filter(|number: &f32| (least..=most).contains(number))
        .ok_or_else(|| ParseError::new(format!("a number from {least} to {most}"), text))
}
