//! What a session says of itself: greeting, board, choices, help, the end.

use std::io::{self, Write};

use tessera_engine::{Outcome, Seat, Viewer};

use super::Session;
use crate::draw::{BOLD, DIM, Terminal, paint, results};
use crate::players::Seated;

impl<G: Terminal, W: Write> Session<'_, G, W> {
    pub(super) fn greet(&mut self) -> io::Result<()> {
        let n_seats = self.table.position().n_seats();
        let is_human = |seat: &Seat| self.humans.contains(seat);
        let (people, built_in): (Vec<Seat>, Vec<Seat>) = Seat::all(n_seats).partition(is_human);
        let mut players = Vec::new();
        match people[..] {
            [] => {}
            [seat] => players.push(format!("you are seat {seat}")),
            _ => players.push(format!("people play {}", list(&people))),
        }
        let mut programs: Vec<(String, Vec<Seat>)> = Vec::new();
        for seat in built_in {
            if let Seated::Program(spec) = &self.players[seat.index()] {
                let name = spec.to_string();
                match programs.iter_mut().find(|(other, _)| *other == name) {
                    Some((_, seats)) => seats.push(seat),
                    None => programs.push((name, vec![seat])),
                }
            }
        }
        let programs = programs.iter();
        players.extend(programs.map(|(name, seats)| format!("{name} plays {}", list(seats))));
        let title = paint(BOLD, G::TITLE);
        let (setup, players) = (self.table.setup(), players.join(", "));
        writeln!(self.output, "{title} {setup}: {players}.")
    }

    pub(super) fn tell_events(&mut self) -> io::Result<()> {
        for line in G::tell(&self.events, self.you) {
            writeln!(self.output, "{line}")?;
        }
        self.events.clear();
        Ok(())
    }

    pub(super) fn show_board(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.table.position().view(Viewer::Seat(seat));
        writeln!(self.output, "\n{}", G::draw(&view, Some(seat)))
    }

    pub(super) fn show_legal(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.table.position().view(Viewer::Seat(seat));
        for line in G::menu(&view, &self.legal_actions()).lines() {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// `record`: what this seat has seen of the game. The file of a saved game holds all of it.
    pub(super) fn show_record(&mut self, seat: Seat) -> io::Result<()> {
        let record = self.table.record_for(Viewer::Seat(seat));
        write!(self.output, "{record}")?;
        if G::HAS_SECRETS {
            let hint = "? is what you have not seen. A saved file holds it: do not look inside.";
            writeln!(self.output, "{}", paint(DIM, hint))?;
        }
        Ok(())
    }

    pub(super) fn show_help(&mut self) -> io::Result<()> {
        let commands = [
            ("NUMBER", "the choice with this number"),
            (
                "undo",
                "take back your last decision, as long as nothing was revealed since",
            ),
            (
                "hint",
                "what a strong player would do here, and what it expects",
            ),
            (
                "chances",
                "show everybody's chance to win before your decisions, or no more",
            ),
            ("board, legal", "show the table, or the choices, once more"),
            (
                "record",
                "print the game so far, as far as you have seen it",
            ),
            ("save [FILE]", "write the whole game to a file"),
            (
                "rules [CLAUSE]",
                "the rules, or one clause as a refusal names it",
            ),
            ("quit", "leave; so does the end of the input"),
        ];
        writeln!(self.output, "{}", paint(BOLD, "An action in its notation:"))?;
        for line in G::NOTATION.lines() {
            writeln!(self.output, "  {line}")?;
        }
        writeln!(self.output, "{}", paint(BOLD, "Or a command:"))?;
        for (command, meaning) in commands {
            writeln!(self.output, "  {command:<16}{meaning}")?;
        }
        Ok(())
    }

    pub(super) fn finish(&mut self, outcome: &Outcome) -> io::Result<()> {
        // A game that is over has no secrets left.
        let view = self.table.position().view(Viewer::Referee);
        writeln!(self.output, "\n{}\n", G::draw(&view, self.you))?;
        for line in results::<G>(outcome, self.you) {
            writeln!(self.output, "{line}")?;
        }
        let hint = match self.saved_record() {
            Some(file) => format!("The record is in {file}. See it again: tessera replay {file}"),
            None => format!("To keep a record: tessera play {} --record FILE", G::NAME),
        };
        writeln!(self.output, "{}", paint(DIM, hint))
    }

    pub(super) fn say_goodbye(&mut self) -> io::Result<()> {
        self.save_when_changed()?;
        let hint = match self.saved_record() {
            Some(file) => format!("Saved in {file}. Go on: tessera play --resume {file}"),
            None => format!(
                "This game is not saved. To save: tessera play {} --record FILE; \
                 to go on with it: tessera play --resume FILE",
                G::NAME
            ),
        };
        writeln!(self.output, "{}", paint(DIM, hint))
    }

    fn saved_record(&self) -> Option<String> {
        let is_saved = self.n_saved == Some(self.table.seq());
        let path = self.record.as_ref().filter(|_| is_saved)?;
        Some(path.display().to_string())
    }
}

/// "seat 1" or "seats 1, 2 and 3".
fn list(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(ToString::to_string).collect();
    match &numbers[..] {
        [only] => format!("seat {only}"),
        [first @ .., last] => format!("seats {} and {last}", first.join(", ")),
        [] => String::new(),
    }
}
