//! A game in the terminal, line by line: the board, the choices, a question.

mod rules;
mod save;
mod show;
#[cfg(test)]
mod tests;
mod think;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use rand::SeedableRng;
use rand_pcg::Pcg64;
use tessera_engine::{Actor, Entry, Game, Seat, Table, Turn, Viewer};
use tessera_search::Player;

use crate::draw::{ACCENT, DIM, TROUBLE, Terminal, count, paint};
use crate::input::{Line, read_line};
use crate::players::Seated;

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
    /// Where the record is saved after every decision.
    pub(crate) record: Option<PathBuf>,
    /// Whether people are shown the chances before each decision.
    pub(crate) shows_chances: bool,
    /// Whether a line may be written over, to show how the thinking goes on.
    pub(crate) is_live: bool,
}

/// Plays until the game is over, somebody quits or the input ends.
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
        humans,
        players: options.players,
        ai,
        shows_chances: options.shows_chances,
        is_live: options.is_live,
        record: options.record,
        n_saved: None,
        events: Vec::new(),
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
    /// Whom the words call you: nobody when several people share the screen.
    you: Option<Seat>,
    record: Option<PathBuf>,
    /// How long the log was when it was last saved.
    n_saved: Option<usize>,
    /// What has happened and was not told yet.
    events: Vec<G::Event>,
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
                self.tell_events()?;
                self.save_when_changed()?;
            }
            match turn {
                Turn::Chance => {
                    let mut rng = self.rng();
                    self.table.chance(&mut rng, &mut self.events);
                }
                Turn::Decision(seat) if self.humans.contains(&seat) => {
                    if let Answer::Quit = self.decide(seat, input)? {
                        return self.say_goodbye();
                    }
                }
                Turn::Decision(seat) => {
                    let action = self.let_program_decide(seat)?;
                    let played = self.table.play(Actor::Seat(seat), action, &mut self.events);
                    played.expect("the AI chooses from the legal actions");
                }
                Turn::Over(outcome) => return self.finish(&outcome),
            }
        }
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
        loop {
            let actions = self.legal_actions();
            let question = match self.you {
                Some(_) => "Your turn".to_owned(),
                None => format!("Seat {seat}"),
            };
            let hint = format!("(1 to {}, or as {}; ? for help)", actions.len(), actions[0]);
            let (question, hint) = (paint(ACCENT, question), paint(DIM, hint));
            write!(self.output, "{question} {hint} {} ", paint(ACCENT, "›"))?;
            self.output.flush()?;
            let answer = match read_line(input, MAX_LINE_BYTES)? {
                Line::End => {
                    writeln!(self.output)?;
                    Answer::Quit
                }
                Line::TooLong => {
                    self.complain(format!("A line has at most {MAX_LINE_BYTES} bytes."))?
                }
                Line::NotText => self.complain("That is not UTF-8 text.")?,
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
        let action = if text.bytes().all(|byte| byte.is_ascii_digit()) {
            let actions = self.legal_actions();
            let number: usize = text.parse().unwrap_or(usize::MAX);
            match number.checked_sub(1).and_then(|place| actions.get(place)) {
                Some(action) => *action,
                None => return self.complain(format!("The choices are 1 to {}.", actions.len())),
            }
        } else {
            match text.parse() {
                Ok(action) => action,
                Err(error) => return self.complain(error),
            }
        };
        match self.table.play(Actor::Seat(seat), action, &mut self.events) {
            Ok(()) => Ok(Answer::Changed),
            Err(refusal) => self.complain(refusal),
        }
    }

    /// Takes back the last decision of a person and what the AI replied, if nothing was
    /// revealed since.
    fn undo(&mut self, seat: Seat) -> io::Result<Answer> {
        let Some(decision) = self.last_decision() else {
            return self.complain("There is no decision of yours to take back.");
        };
        let undone = &self.table.log()[decision..];
        let is_chance = |entry: &Entry<_>| match entry {
            Entry::Act { actor, .. } | Entry::Undo { actor } => *actor == Actor::Chance,
        };
        if undone.iter().any(is_chance) {
            return self.complain(format!("{} since; what was revealed stays.", G::REVEALED));
        }
        // What another person chose or the AI replied may be a secret choice.
        let seen = self.table.record_for(Viewer::Seat(seat));
        let (first, n_replies) = (seen.lines().nth(1 + decision), undone.len() as u16 - 1);
        let first = first.unwrap_or_default().to_owned();
        while self.table.seq() > decision {
            self.table.rewind();
        }
        let replies = match n_replies {
            0 => String::new(),
            n => format!(" and {} of the others", count(n, "action")),
        };
        writeln!(self.output, "Taken back: {first}{replies}.")?;
        Ok(Answer::Changed)
    }

    /// The place in the log of the last action of a person that still stands.
    fn last_decision(&self) -> Option<usize> {
        let is_human = |actor| matches!(actor, Actor::Seat(seat) if self.humans.contains(&seat));
        let mut n_undone = 0;
        for (place, entry) in self.table.log().iter().enumerate().rev() {
            match *entry {
                Entry::Undo { .. } => n_undone += 1,
                Entry::Act { .. } if n_undone > 0 => n_undone -= 1,
                Entry::Act { actor, .. } if is_human(actor) => return Some(place),
                Entry::Act { .. } => {}
            }
        }
        None
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
