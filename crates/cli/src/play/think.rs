//! The AI players, hints and chances at the table.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use tessera_engine::Seat;
use tessera_render::{Words, say};
use tessera_search::{
    Analysis, Candidate, Choice, Histories, Knowledge, Player, PlayerSpec, SystemClock,
};

use super::Session;
use crate::draw::{BOLD, DIM, Terminal, pad_right, paint};
use crate::input::read_weights;
use crate::players::Seated;

/// The level that gives hints.
const ADVISER: u8 = if cfg!(test) { 3 } else { 6 };
/// The level that judges the chances, before every decision of a person.
const JUDGE: u8 = if cfg!(test) { 3 } else { 5 };
/// How many actions are shown with a hint.
const N_SHOWN: usize = 3;
/// How often the line of the thinking is written anew.
const REFRESH: Duration = Duration::from_millis(200);

/// The AI players by seat. Files are read once, and what is wrong with a player is told before the
/// game begins.
pub(super) fn make_players<G: Knowledge>(
    seated: &[Seated],
) -> io::Result<Vec<Option<Box<Player<G>>>>> {
    let n_seats = seated.len() as u8;
    let make = |seated: &Seated| match seated {
        Seated::Human => Ok(None),
        Seated::Ai(spec) => {
            let player = Player::new(spec, n_seats, 0, |file| read_weights(file.as_ref()));
            let player = player.map_err(io::Error::other)?;
            Ok(Some(Box::new(match spec {
                PlayerSpec::Search(_) => player,
                _ => with_all_cores(player),
            })))
        }
    };
    seated.iter().map(make).collect()
}

/// It is the only one who thinks.
fn with_all_cores<G: Knowledge>(player: Player<G>) -> Player<G> {
    let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
    player.with_threads(n_cores)
}

impl<G: Terminal, W: Write> Session<'_, G, W> {
    /// A decision of the AI. Every decision has a player of its own, so that a game that is
    /// resumed or taken back goes on as it would have gone on.
    pub(super) fn let_ai_decide(&mut self, seat: Seat) -> io::Result<G::Action> {
        let who = self.scene.name(seat);
        // What a player with secrets expects would tell what it holds.
        let player = self.ai[seat.index()].as_ref().expect("the AI is seated");
        let player = player.for_game(self.seed_here());
        let choice = self.think(player, seat, &who, !G::HAS_SECRETS)?;
        Ok(choice.action)
    }

    /// `hint`: what a strong player would do in this seat, knowing what this seat knows.
    pub(super) fn show_hint(&mut self, seat: Seat) -> io::Result<()> {
        let words = self.scene.words;
        let adviser = words.say("terminal-adviser");
        let choice = self.think(self.helper(ADVISER), seat, &adviser, true)?;
        let Some(analysis) = choice.analysis else {
            let action = choice.action.to_string();
            let only = say!(words, "terminal-hint-only", action = action);
            return writeln!(self.output, "{}", paint(BOLD, only));
        };
        for (place, candidate) in analysis.candidates.iter().take(N_SHOWN).enumerate() {
            let style = if place == 0 { BOLD } else { DIM };
            let action = pad_right(&candidate.action.to_string(), 8);
            let margin = format!("  {} ", paint(style, action));
            self.write_wrapped(&margin, &self.describe(candidate))?;
        }
        self.show_analysis_chances(seat, &analysis)
    }

    /// `chances`: whether they are shown from now on; if so, once right now.
    pub(super) fn toggle_chances(&mut self, seat: Seat) -> io::Result<()> {
        self.shows_chances = !self.shows_chances;
        if self.shows_chances {
            self.show_chances(seat)
        } else {
            let told = self.scene.words.say("terminal-chances-off");
            writeln!(self.output, "{told}")
        }
    }

    pub(super) fn show_chances(&mut self, seat: Seat) -> io::Result<()> {
        let judge = self.scene.words.say("terminal-judge");
        let choice = self.think(self.helper(JUDGE), seat, &judge, true)?;
        match choice.analysis {
            Some(analysis) => self.show_analysis_chances(seat, &analysis),
            None => Ok(()),
        }
    }

    /// A player of a level, for one decision.
    fn helper(&self, level: u8) -> Player<G> {
        let n_seats = self.table.position().n_seats();
        with_all_cores(Player::level(level, n_seats, self.seed_here()))
    }

    /// Lets a player think for a seat, and shows how it goes on where a line can be written over.
    fn think(
        &mut self,
        mut player: Player<G>,
        seat: Seat,
        who: &str,
        may_tell: bool,
    ) -> io::Result<Choice<G::Action>> {
        let table = &self.table;
        let position = table.position();
        let histories = Histories::of_table(table);
        let start = Instant::now();
        let mut shown = None;
        let mut trouble = Ok(());
        let (is_live, words, output) = (self.is_live, self.scene.words, &mut *self.output);
        let watch = |analysis: &Analysis<G::Action>| {
            let due = shown.map_or(start.elapsed() >= REFRESH, |at: Instant| {
                at.elapsed() >= REFRESH
            });
            if is_live && due && trouble.is_ok() {
                shown = Some(Instant::now());
                let text = thought(words, who, analysis, may_tell);
                trouble =
                    write!(output, "\r\x1b[K{}", paint(DIM, text)).and_then(|()| output.flush());
            }
            ControlFlow::Continue(())
        };
        let never = AtomicBool::new(false);
        let history = histories.of(seat);
        let clock = SystemClock::start();
        let choice = player.choose_watched(position, seat, history, &clock, &never, watch);
        trouble?;
        if shown.is_some() {
            write!(self.output, "\r\x1b[K")?;
        }
        Ok(choice)
    }

    /// A candidate of a hint in words: its choice in the menu, what it brings, what may follow.
    fn describe(&self, candidate: &Candidate<G::Action>) -> String {
        let words = self.scene.words;
        let actions = self.legal_actions();
        let place = actions
            .iter()
            .position(|action| *action == candidate.action);
        let about = say!(
            words,
            "terminal-hint",
            number = place.map_or(0, |place| place + 1),
            value = percent(candidate.value),
            share = percent(candidate.share),
        );
        let then: Vec<String> = candidate
            .line
            .iter()
            .skip(1)
            .take(4)
            .map(ToString::to_string)
            .collect();
        if then.is_empty() {
            return about;
        }
        let then = say!(words, "terminal-hint-then", actions = then.join(", "));
        format!("{about}; {then}")
    }

    fn show_analysis_chances(
        &mut self,
        seat: Seat,
        analysis: &Analysis<G::Action>,
    ) -> io::Result<()> {
        let chances: Vec<String> = Seat::all(self.table.position().n_seats())
            .zip(&analysis.chances)
            .map(|(other, chance)| format!("{} {} %", self.scene.name(other), percent(*chance)))
            .collect();
        let text = say!(
            self.scene.words,
            "terminal-chances",
            name = self.scene.name(seat),
            chances = chances.join(", "),
        );
        writeln!(self.output, "{}", paint(DIM, text))
    }
}

/// One line about a search that is going on.
fn thought<A: Copy + std::fmt::Display>(
    words: &Words,
    who: &str,
    analysis: &Analysis<A>,
    may_tell: bool,
) -> String {
    let n = analysis.n_iterations;
    match analysis.candidates.first() {
        Some(best) if may_tell => say!(
            words,
            "terminal-thinking-of",
            name = who,
            action = best.action.to_string(),
            value = percent(best.value),
            n = n,
        ),
        _ => say!(words, "terminal-thinking", name = who, n = n),
    }
}

fn percent(share: impl Into<f64>) -> i64 {
    (100.0 * share.into()).round() as i64
}
