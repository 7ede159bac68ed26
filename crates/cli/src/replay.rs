//! A record seen again: printed move by move in words, or stepped through.

use std::io::{self, BufRead, Write};

use serde_json::json;
use tessera_engine::{Actor, Entry, Game, Table, Turn, Viewer};

use crate::draw::{ACCENT, BOLD, DIM, TROUBLE, Terminal, paint, results};
use crate::input::{Line, read_line};
use crate::play::MAX_LINE_BYTES;

/// How a record is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Every entry in words, and the result.
    Print,
    /// The position after this many entries.
    At(usize),
    /// One entry after the other, as the reader asks for them.
    Step,
}

/// Shows the game of a table. Only [`Mode::Step`] reads `input`.
///
/// # Errors
/// When the terminal cannot be read or written, or the record has fewer entries than asked for.
pub(crate) fn run<G: Terminal>(
    table: &Table<G>,
    mode: Mode,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    match mode {
        Mode::Print => print(table, output),
        Mode::At(place) if place <= table.seq() => Moment::at(table, place).show(output),
        Mode::At(_) => {
            let message = format!("the record has {} entries", table.seq());
            Err(io::Error::new(io::ErrorKind::InvalidInput, message))
        }
        Mode::Step => step(table, input, output),
    }
}

/// One JSON object for each entry, for programs.
pub(crate) fn print_json<G: Game>(table: &Table<G>, output: &mut impl Write) -> io::Result<()> {
    let mut replayed: Table<G> = table.anew();
    for &entry in table.log() {
        let mut events = Vec::new();
        let entered = replayed.enter(entry, &mut events);
        entered.expect("the log of a table is legal from its beginning");
        let (actor, action) = match entry {
            Entry::Act { actor, action } => (actor, action.to_string()),
            Entry::Undo { actor } => (actor, "undo".to_owned()),
        };
        let turn = replayed.position().turn();
        let line = json!({
            "seq": replayed.seq(),
            "actor": actor.to_string(),
            "action": action,
            "events": events,
            "turn": turn.actor().map(|actor| actor.to_string()),
        });
        writeln!(output, "{line}")?;
    }
    Ok(())
}

fn print<G: Terminal>(table: &Table<G>, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "{} {}", paint(BOLD, G::TITLE), table.setup())?;
    let place_width = table.seq().to_string().len();
    let entries = table.log().iter().map(ToString::to_string);
    let entry_width = entries.map(|entry| entry.len()).max().unwrap_or(0);
    let mut moment = Moment::at(table, 0);
    for entry in table.log() {
        moment.enter(*entry);
        let (place, entry) = (moment.table.seq(), entry.to_string());
        let margin = format!("{place:>place_width$}  {entry:<entry_width$}");
        let mut margin = paint(DIM, margin);
        for line in &moment.story {
            writeln!(output, "{margin}  {line}")?;
            margin = " ".repeat(place_width + 2 + entry_width);
        }
    }
    moment.show_result(output)
}

fn step<G: Terminal>(
    table: &Table<G>,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let last = table.seq();
    let mut place = 0;
    let mut is_shown = false;
    loop {
        if !is_shown {
            Moment::at(table, place).show(output)?;
        }
        let position = paint(ACCENT, format!("{place} of {last}"));
        let hint = paint(DIM, "(Enter next, p previous, a number, end, q)");
        write!(output, "{position} {hint} {} ", paint(ACCENT, "›"))?;
        output.flush()?;
        let wish = match read_line(input, MAX_LINE_BYTES)? {
            Line::End => return writeln!(output),
            Line::Text(line) => wish(line.trim(), place, last),
            Line::TooLong => Err(format!("A line has at most {MAX_LINE_BYTES} bytes.")),
            Line::NotText => Err("That is not UTF-8 text.".to_owned()),
        };
        is_shown = wish.is_err();
        match wish {
            Ok(Wish::Go(goal)) => {
                place = goal;
                writeln!(output)?;
            }
            Ok(Wish::Quit) => return Ok(()),
            Err(trouble) => writeln!(output, "{}", paint(TROUBLE, trouble))?,
        }
    }
}

/// What a reader asks for.
enum Wish {
    /// The position after this many entries.
    Go(usize),
    Quit,
}

fn wish(line: &str, place: usize, last: usize) -> Result<Wish, String> {
    match line {
        "" | "n" | "next" if place == last => Err("This is the end; q quits.".to_owned()),
        "" | "n" | "next" => Ok(Wish::Go(place + 1)),
        "p" | "previous" if place == 0 => Err("This is the beginning.".to_owned()),
        "p" | "previous" => Ok(Wish::Go(place - 1)),
        "end" => Ok(Wish::Go(last)),
        "q" | "quit" | "exit" => Ok(Wish::Quit),
        _ => match line.parse() {
            Ok(goal) if goal <= last => Ok(Wish::Go(goal)),
            Ok(_) => Err(format!("The record has {last} entries.")),
            Err(_) => Err("Type Enter, p, a number, end or q.".to_owned()),
        },
    }
}

/// A game after some of its entries.
struct Moment<G: Terminal> {
    table: Table<G>,
    /// The actions that were not taken back, to say which one is.
    standing: Vec<G::Action>,
    /// What the last entry did.
    story: Vec<String>,
}

impl<G: Terminal> Moment<G> {
    fn at(table: &Table<G>, place: usize) -> Moment<G> {
        let mut moment = Moment {
            table: table.anew(),
            standing: Vec::new(),
            story: Vec::new(),
        };
        for entry in &table.log()[..place] {
            moment.enter(*entry);
        }
        moment
    }

    fn enter(&mut self, entry: Entry<G::Action>) {
        let mut events = Vec::new();
        let entered = self.table.enter(entry, &mut events);
        entered.expect("the log of a table is legal from its beginning");
        self.story = match entry {
            Entry::Act { action, .. } => {
                self.standing.push(action);
                G::tell(&events, None)
            }
            Entry::Undo { actor } => {
                let action = self.standing.pop().map(|action| action.to_string());
                let who = match actor {
                    Actor::Chance => "Chance".to_owned(),
                    Actor::Seat(seat) => format!("Seat {seat}"),
                };
                vec![format!("{who} takes back {}", action.unwrap_or_default())]
            }
        };
    }

    fn show(&self, output: &mut impl Write) -> io::Result<()> {
        for line in &self.story {
            writeln!(output, "{line}")?;
        }
        // Whoever has the record knows all of it.
        let view = self.table.position().view(Viewer::Referee);
        writeln!(output, "{}", G::draw(&view, None))?;
        match self.table.position().turn() {
            Turn::Over(_) => self.show_result(output),
            Turn::Decision(_) | Turn::Chance => Ok(()),
        }
    }

    fn show_result(&self, output: &mut impl Write) -> io::Result<()> {
        let Turn::Over(outcome) = self.table.position().turn() else {
            return writeln!(output, "The game is not over.");
        };
        for line in results::<G>(&outcome, None) {
            writeln!(output, "{line}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use tessera_engine::azul::Azul;

    use super::*;

    /// The second take is taken back and made otherwise.
    const RECORD: &str = "azul/1 seats=2 wall=coloured\n* start0\n* deal0:byrr\n* deal1:bbyy\n\
                          * deal2:kkkk\n* deal3:wwww\n* deal4:rrrr\n0 0r1\n1 1b1\n1 undo\n1 1y1\n";

    #[test]
    fn prints_every_entry() {
        let text = shown(Mode::Print, "");
        for line in [
            " 2  * deal0:byrr  Factory 0 gets [b][y][r][r]",
            " 7  0 0r1         Seat 0 takes 2 red from factory 0 → line 1",
            " 9  1 undo        Seat 1 takes back 1b1",
            "10  1 1y1         Seat 1 takes 2 yellow from factory 1 → line 1",
            "The game is not over.",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }

    #[test]
    fn shows_one_position() {
        let text = shown(Mode::At(7), "");
        assert!(text.contains("Seat 1 takes tiles"), "{text}");
        assert_eq!(
            shown(Mode::At(9), "").split_once('\n').unwrap().1,
            text.split_once('\n').unwrap().1
        );
        let table = Table::<Azul>::load(RECORD).unwrap();
        assert!(run(&table, Mode::At(11), &mut &b""[..], &mut Vec::new()).is_err());
    }

    #[test]
    fn steps_forth_and_back() {
        let text = shown(Mode::Step, "p\n\nn\np\n7\nend\n\n99\n-1\nhuh\nq\n8\n");
        let places: Vec<&str> = text
            .lines()
            .filter_map(|line| line.split_once(" of 10 (").map(|(place, _)| place))
            .collect();
        assert_eq!(
            places,
            ["0", "0", "1", "2", "1", "7", "10", "10", "10", "10", "10"]
        );
    }

    fn shown(mode: Mode, input: &str) -> String {
        let table = Table::<Azul>::load(RECORD).unwrap();
        let mut output = Vec::new();
        run(&table, mode, &mut input.as_bytes(), &mut output).unwrap();
        strip_str(&String::from_utf8(output).unwrap()).to_string()
    }
}
