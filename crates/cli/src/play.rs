//! A game in the terminal, line by line: the board, the choices, a question.

mod rules;
mod save;
mod show;
#[cfg(test)]
mod tests;
mod think;
mod undo;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use rand::SeedableRng;
use rand_pcg::Pcg64;
use tessera_engine::{Actor, Game, Refusal, Seat, Table, Turn, Viewer};
use tessera_render::{Language, say};
use tessera_search::Player;

use crate::draw::{DIM, TROUBLE, Terminal, paint};
use crate::input::{Line, read_line};
use crate::players::Seated;
use crate::scene::Scene;

/// No command is longer; file names have room.
pub(crate) const MAX_LINE_BYTES: usize = 4096;

/// What is played, by whom, and where it is written down.
pub(crate) struct Options<G: Game> {
    /// A new table, or one to go on with.
    pub(crate) table: Table<G>,
    /// Chance and the AI players follow from it.
    pub(crate) seed: u64,
    /// Who decides, by seat.
    pub(crate) players: Vec<Seated>,
    /// The language of everything that is said.
    pub(crate) language: Language,
    /// Where the record is saved after every decision.
    pub(crate) record: Option<PathBuf>,
    /// Whether people are shown the chances before each decision.
    pub(crate) shows_chances: bool,
    /// Whether a line may be written over, to show how the thinking goes on.
    pub(crate) is_live: bool,
}

/// Plays until the game is over, a person quits or the input ends.
///
/// # Errors
/// When the terminal cannot be read or written, a player needs a file that is not there, or the
/// file of the record holds something else. Trouble with saving later on is told and does not end
/// the game.
pub(crate) fn run<G: Terminal>(
    options: Options<G>,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let ai = think::make_players(&options.players)?;
    let seats = Seat::all(options.table.position().n_seats());
    let humans: Vec<Seat> = seats
        .zip(&options.players)
        .filter(|(_, player)| **player == Seated::Human)
        .map(|(seat, _)| seat)
        .collect();
    if let Some(path) = &options.record {
        save::check_free(&options.table, path)?;
    }
    let mut session = Session {
        you: match humans[..] {
            [only] => Some(only),
            _ => None,
        },
        table: options.table,
        seed: options.seed,
        scene: Scene::of_players(options.language, &options.players),
        humans,
        players: options.players,
        ai,
        shows_chances: options.shows_chances,
        is_live: options.is_live,
        record: options.record,
        n_saved: None,
        news: Vec::new(),
        output,
    };
    session.play(input)
}

struct Session<'a, G: Terminal, W: Write> {
    table: Table<G>,
    seed: u64,
    humans: Vec<Seat>,
    players: Vec<Seated>,
    /// The AI players as they begin, by seat.
    ai: Vec<Option<Box<Player<G>>>>,
    shows_chances: bool,
    is_live: bool,
    scene: Scene,
    /// The only person; none when several people share the screen.
    you: Option<Seat>,
    record: Option<PathBuf>,
    /// How long the log was when it was last saved.
    n_saved: Option<usize>,
    /// What has happened and was not told yet, line by line.
    news: Vec<String>,
    output: &'a mut W,
}

/// What a line of a player led to.
enum Answer {
    /// The position is another one.
    Changed,
    /// Ask once more.
    Again,
    Quit,
}

impl<G: Terminal, W: Write> Session<'_, G, W> {
    fn play(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        self.greet()?;
        loop {
            let turn = self.table.position().turn();
            if turn != Turn::Chance {
                self.tell_news()?;
                self.save_when_changed()?;
            }
            match turn {
                Turn::Chance => {
                    let action = self.table.position().sample_chance(&mut self.rng());
                    let drawn = self.commit(Actor::Chance, action);
                    drawn.expect("chance draws from the legal actions");
                }
                Turn::Decision(seat) if self.humans.contains(&seat) => {
                    if let Answer::Quit = self.decide(seat, input)? {
                        return self.say_goodbye();
                    }
                }
                Turn::Decision(seat) => {
                    let action = self.let_ai_decide(seat)?;
                    let played = self.commit(Actor::Seat(seat), action);
                    played.expect("the AI chooses from the legal actions");
                }
                Turn::Over(outcome) => return self.finish(&outcome),
            }
        }
    }

    /// Carries out an action and notes what is to be told of it.
    fn commit(&mut self, actor: Actor, action: G::Action) -> Result<(), Refusal> {
        let before = self.table.position().clone();
        let mut events = Vec::new();
        self.table.play(actor, action, &mut events)?;
        let viewer = self.viewer();
        let mut lines = self.scene.tell(&before, viewer, actor, action, &events);
        // The boards have the labels of the notation, so it stands behind the sentence.
        if let Some(first) = lines.first_mut()
            && actor != Actor::Chance
            && before.sees(viewer, action)
        {
            *first += &paint(DIM, format!(" ({action})"));
        }
        self.news.extend(lines);
        Ok(())
    }

    /// For whom the events are told: the only person, or everybody who sees the screen.
    fn viewer(&self) -> Viewer {
        self.you.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Every entry of the log has its own random numbers, so that a game that is resumed or taken
    /// back goes on as it would have gone on.
    fn rng(&self) -> Pcg64 {
        Pcg64::seed_from_u64(self.seed_here())
    }

    fn seed_here(&self) -> u64 {
        const GOLDEN_RATIO: u64 = 0x9e37_79b9_7f4a_7c15;
        let place = GOLDEN_RATIO.wrapping_mul(self.table.seq() as u64);
        self.seed.wrapping_add(place)
    }

    /// One decision of a person, asked for until there is one.
    fn decide(&mut self, seat: Seat, input: &mut impl BufRead) -> io::Result<Answer> {
        self.show_board(seat)?;
        if self.shows_chances {
            self.show_chances(seat)?;
        }
        self.show_legal(seat)?;
        let words = self.scene.words;
        loop {
            self.ask(seat)?;
            let answer = match read_line(input, MAX_LINE_BYTES)? {
                Line::End => {
                    writeln!(self.output)?;
                    Answer::Quit
                }
                Line::TooLong => {
                    self.complain(say!(words, "terminal-line-long", max = MAX_LINE_BYTES))?
                }
                Line::NotText => self.complain(words.say("terminal-line-unread"))?,
                Line::Text(line) => self.answer(seat, line.trim())?,
            };
            match answer {
                Answer::Again => {}
                Answer::Changed | Answer::Quit => return Ok(answer),
            }
        }
    }

    fn answer(&mut self, seat: Seat, line: &str) -> io::Result<Answer> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => return Ok(Answer::Again),
            ("quit" | "q" | "exit", "") => return Ok(Answer::Quit),
            ("undo" | "u", "") => return self.undo(seat),
            ("save", "") => self.save_here()?,
            ("save", file) => self.save_to(Path::new(file))?,
            ("record", "") => self.show_record(seat)?,
            ("board", "") => self.show_board(seat)?,
            ("hint", "") => self.show_hint(seat)?,
            ("chances", "") => self.toggle_chances(seat)?,
            ("legal", "") => self.show_legal(seat)?,
            ("rules", clause) => self.show_rules(clause)?,
            ("help" | "?", "") => self.show_help()?,
            _ => return self.act(seat, line),
        }
        Ok(Answer::Again)
    }

    /// A choice by its number in the menu, or an action in its notation.
    fn act(&mut self, seat: Seat, text: &str) -> io::Result<Answer> {
        let words = self.scene.words;
        let action = if text.bytes().all(|byte| byte.is_ascii_digit()) {
            let actions = self.legal_actions();
            let number: usize = text.parse().unwrap_or(usize::MAX);
            match number.checked_sub(1).and_then(|place| actions.get(place)) {
                Some(action) => *action,
                None => return self.complain(say!(words, "terminal-choices", n = actions.len())),
            }
        } else {
            match text.parse() {
                Ok(action) => action,
                Err(_) => {
                    let text: String = text.chars().filter(|c| !c.is_control()).collect();
                    return self.complain(say!(words, "terminal-unknown", text = text));
                }
            }
        };
        match self.commit(Actor::Seat(seat), action) {
            Ok(()) => Ok(Answer::Changed),
            Err(refusal) => self.complain(self.scene.refusal::<G>(&refusal)),
        }
    }

    fn legal_actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.table.position().legal_actions(&mut actions);
        actions
    }

    fn complain(&mut self, trouble: impl std::fmt::Display) -> io::Result<Answer> {
        writeln!(self.output, "{}", paint(TROUBLE, trouble))?;
        Ok(Answer::Again)
    }
}
