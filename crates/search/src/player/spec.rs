//! Players as text.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tessera_engine::ParseError;

use crate::{Budget, N_LEVELS, Options};

/// Who decides: `random`, `greedy`, `level1` … `level6`, or a search such as
/// `mcts:iterations=2000`, `mcts:time=1s,c=1.5` or `uct:time=1s`.
///
/// ```
/// use tessera_search::PlayerSpec;
///
/// assert_eq!("level3".parse(), Ok(PlayerSpec::Level(3)));
/// let spec: PlayerSpec = "mcts:iterations=2000,c=1.5,weights=mine.txt".parse()?;
/// assert_eq!(spec.to_string(), "mcts:iterations=2000,c=1.5,weights=mine.txt");
/// assert!("mcts:c=1.5".parse::<PlayerSpec>().is_err(), "a search needs a limit");
/// # Ok::<(), tessera_engine::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum PlayerSpec {
    /// Any legal action, all equally likely.
    Random,
    /// The action after which the position is judged best, without a search.
    Greedy,
    /// From 1 to [`N_LEVELS`].
    Level(u8),
    /// A search of its own making.
    Search(SearchSpec),
}

/// A search as text.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchSpec {
    /// Whether it begins with plain UCT instead of what is best for the game.
    pub is_plain: bool,
    /// What differs from that: names and values of [`Options::set`].
    pub settings: Vec<(String, String)>,
    /// How long it thinks.
    pub budget: Budget,
    /// How many trees it grows at a time.
    pub n_threads: usize,
    /// The name of a file of weights to use.
    pub weights: Option<String>,
    /// Another net than that of the game.
    pub net: Option<NetSpec>,
}

/// What judges positions in a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetSpec {
    /// The weights: `net=no`.
    No,
    /// The net of the file with this name.
    File(String),
}

impl SearchSpec {
    /// The options for a game whose best ones are `tuned`.
    pub(super) fn options(&self, tuned: Options) -> Result<Options, ParseError> {
        let mut options = if self.is_plain {
            Options::plain()
        } else {
            tuned
        };
        for (name, value) in &self.settings {
            options.set(name, value)?;
        }
        // A tree for each thread, unless told otherwise.
        if !self.settings.iter().any(|(name, _)| name == "trees") {
            options.n_trees = options.n_trees.max(self.n_threads);
        }
        options.check()?;
        Ok(options)
    }
}

impl FromStr for PlayerSpec {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<PlayerSpec, ParseError> {
        let (kind, settings) = text.split_once(':').unwrap_or((text, ""));
        match kind {
            "random" if settings.is_empty() => Ok(PlayerSpec::Random),
            "greedy" if settings.is_empty() => Ok(PlayerSpec::Greedy),
            "mcts" => search(false, settings).map(PlayerSpec::Search),
            "uct" => search(true, settings).map(PlayerSpec::Search),
            _ => level(text).map(PlayerSpec::Level).ok_or_else(|| {
                let message = format!(
                    "a player is random, greedy, level1 to level{N_LEVELS}, mcts:iterations=N, \
                     mcts:time=1s or uct:time=1s"
                );
                ParseError::new(message, text)
            }),
        }
    }
}

fn level(text: &str) -> Option<u8> {
    let number: u8 = text.strip_prefix("level")?.parse().ok()?;
    (1..=N_LEVELS as u8).contains(&number).then_some(number)
}

fn search(is_plain: bool, text: &str) -> Result<SearchSpec, ParseError> {
    let mut spec = SearchSpec {
        is_plain,
        settings: Vec::new(),
        budget: Budget {
            stops_when_settled: true,
            ..Budget::default()
        },
        n_threads: 1,
        weights: None,
        net: None,
    };
    for setting in text.split(',').filter(|setting| !setting.is_empty()) {
        let Some((name, value)) = setting.split_once('=') else {
            return Err(ParseError::new("an option is written name=value", setting));
        };
        match name {
            "iterations" => spec.budget.n_iterations = Some(positive(value)?),
            "time" => spec.budget.time = Some(time(value)?),
            "threads" => spec.n_threads = positive(value)?.min(64) as usize,
            "weights" => spec.weights = Some(value.to_owned()),
            "net" if value == "no" => spec.net = Some(NetSpec::No),
            "net" => spec.net = Some(NetSpec::File(value.to_owned())),
            _ => {
                Options::default().set(name, value)?;
                spec.settings.push((name.to_owned(), value.to_owned()));
            }
        }
    }
    if spec.budget.n_iterations.is_none() && spec.budget.time.is_none() {
        let message = "a search needs iterations=N or time=1s";
        return Err(ParseError::new(message, text));
    }
    Ok(spec)
}

fn positive(text: &str) -> Result<u64, ParseError> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| ParseError::new("a number above 0", text))
}

/// Such as `1s`, `0.5s` or `200ms`; at most a day.
fn time(text: &str) -> Result<Duration, ParseError> {
    let seconds = match text.strip_suffix("ms") {
        Some(number) => number.parse().map(|number: f64| number / 1000.0),
        None => text.strip_suffix('s').unwrap_or("").parse(),
    };
    let seconds = seconds
        .ok()
        .filter(|seconds| *seconds > 0.0 && *seconds <= 86_400.0);
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| ParseError::new("a time is written 1s, 0.5s or 200ms", text))
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Greedy => f.write_str("greedy"),
            PlayerSpec::Level(number) => write!(f, "level{number}"),
            PlayerSpec::Search(spec) => spec.fmt(f),
        }
    }
}

impl fmt::Display for SearchSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut settings = Vec::new();
        if let Some(n) = self.budget.n_iterations {
            settings.push(format!("iterations={n}"));
        }
        if let Some(time) = self.budget.time {
            settings.push(format!("time={}s", time.as_secs_f64()));
        }
        if self.n_threads > 1 {
            settings.push(format!("threads={}", self.n_threads));
        }
        for (name, value) in &self.settings {
            settings.push(format!("{name}={value}"));
        }
        if let Some(path) = &self.weights {
            settings.push(format!("weights={path}"));
        }
        match &self.net {
            Some(NetSpec::No) => settings.push("net=no".to_owned()),
            Some(NetSpec::File(path)) => settings.push(format!("net={path}")),
            None => {}
        }
        let kind = if self.is_plain { "uct" } else { "mcts" };
        write!(f, "{kind}:{}", settings.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_comes_back() {
        for text in [
            "random",
            "greedy",
            "level1",
            "level6",
            "mcts:iterations=2000",
            "mcts:iterations=5,time=0.25s,threads=2,c=1.5,leaf=quiet,weights=w.txt",
            "mcts:iterations=5,net=no",
            "mcts:iterations=5,weights=w.txt,net=n.txt",
            "mcts:iterations=5,leaf=mixed,share=0.25",
            "mcts:iterations=5,objective=places,virtual=0",
            "mcts:iterations=5,objective=2.5,virtual=10",
            "uct:time=1s",
        ] {
            let spec: PlayerSpec = text.parse().expect(text);
            assert_eq!(spec.to_string(), text);
        }
        let short: PlayerSpec = "mcts:time=250ms".parse().expect("a time");
        assert_eq!(short.to_string(), "mcts:time=0.25s");
    }

    #[test]
    fn wrong_text_is_refused() {
        for text in [
            "",
            "level",
            "level0",
            "level7",
            "level01x",
            "random:x",
            "mcts",
            "mcts:",
            "mcts:c=1",
            "mcts:iterations=0",
            "mcts:time=1",
            "mcts:time=-1s",
            "mcts:time=86401s",
            "mcts:iterations=9,threads=0",
            "mcts:iterations=9,leaf=x",
            "mcts:iterations=9,foo=1",
            "mcts:iterations=9,c",
            "mcts:iterations=9,share=1.5",
            "mcts:iterations=9,c=NaN",
            "mcts:iterations=9,objective=points",
            "mcts:iterations=9,objective=0",
            "mcts:iterations=9,objective=1001",
            "mcts:iterations=9,virtual=-1",
        ] {
            assert!(text.parse::<PlayerSpec>().is_err(), "{text}");
        }
    }
}
