//! What a session says of itself: greeting, board, choices, help, the end.

use std::io::{self, Write};

use tessera_engine::{Outcome, Seat, Viewer};
use tessera_render::say;
use tessera_search::PlayerSpec;

use super::Session;
use crate::draw::{
    ACCENT, BOLD, DIM, MAX_COLUMNS, Terminal, pad_right, paint, results, visible_width, wrapped,
};
use crate::players::Seated;

impl<G: Terminal, W: Write> Session<'_, G, W> {
    /// The game, its setup, and who sits where.
    pub(super) fn greet(&mut self) -> io::Result<()> {
        let words = self.scene.words;
        let seats = Seat::all(self.table.position().n_seats());
        let who = |(seat, seated): (Seat, &Seated)| {
            let name = self.scene.name(seat);
            match seated {
                Seated::Human => name,
                Seated::Ai(PlayerSpec::Level(level)) => {
                    format!(
                        "{name} ({})",
                        say!(words, "table-program", level = words.level(*level))
                    )
                }
                Seated::Ai(spec) => format!("{name} ({spec})"),
            }
        };
        let players: Vec<String> = seats.zip(&self.players).map(who).collect();
        let title = paint(BOLD, words.say(&format!("{}-name", G::NAME)));
        let (setup, players) = (self.table.setup(), players.join(", "));
        self.write_wrapped("", &format!("{title} {setup}: {players}."))
    }

    pub(super) fn tell_news(&mut self) -> io::Result<()> {
        for news in std::mem::take(&mut self.news) {
            self.write_wrapped("", &news)?;
        }
        Ok(())
    }

    pub(super) fn show_board(&mut self, seat: Seat) -> io::Result<()> {
        let viewer = Viewer::Seat(seat);
        let view = self.table.position().view(viewer);
        let drawing = G::draw(&self.scene.pov(&view, viewer, None));
        writeln!(self.output, "\n{drawing}")
    }

    pub(super) fn show_legal(&mut self, seat: Seat) -> io::Result<()> {
        let (viewer, actions) = (Viewer::Seat(seat), self.legal_actions());
        let view = self.table.position().view(viewer);
        let choices = G::choices(&self.scene.pov(&view, viewer, None), &actions);
        let menu = G::menu(&self.scene.pov(&view, viewer, Some(&choices)), &actions);
        for line in menu.lines() {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// The question of the page, and how it is answered here.
    pub(super) fn ask(&mut self, seat: Seat) -> io::Result<()> {
        let (viewer, actions) = (Viewer::Seat(seat), self.legal_actions());
        let view = self.table.position().view(viewer);
        let pov = self.scene.pov::<G>(&view, viewer, None);
        let mut question = G::choices(&pov, &actions).prompt;
        if self.you.is_none() {
            question = format!("{} · {question}", self.scene.name(seat));
        }
        let (n, action) = (actions.len(), actions[0].to_string());
        let keys = say!(self.scene.words, "terminal-keys", n = n, action = action);
        let (question, keys) = (paint(ACCENT, question), paint(DIM, keys));
        write!(self.output, "{question} {keys} {} ", paint(ACCENT, "›"))?;
        self.output.flush()
    }

    /// `record`: what this seat has seen of the game. The file of a saved game holds all of it.
    pub(super) fn show_record(&mut self, seat: Seat) -> io::Result<()> {
        let record = self.table.record_for(Viewer::Seat(seat));
        write!(self.output, "{record}")?;
        if G::HAS_SECRETS {
            let hint = self.scene.words.say("terminal-record-hidden");
            writeln!(self.output, "{}", paint(DIM, hint))?;
        }
        Ok(())
    }

    pub(super) fn show_help(&mut self) -> io::Result<()> {
        let words = self.scene.words;
        let placeholder = |id| words.say(id);
        let commands = [
            (placeholder("terminal-number"), "terminal-help-choice"),
            ("undo".to_owned(), "terminal-help-undo"),
            ("hint".to_owned(), "terminal-help-hint"),
            ("chances".to_owned(), "terminal-help-chances"),
            ("board, legal".to_owned(), "terminal-help-board"),
            ("record".to_owned(), "terminal-help-record"),
            (
                format!("save [{}]", placeholder("terminal-file")),
                "terminal-help-save",
            ),
            (
                format!("rules [{}]", placeholder("terminal-clause")),
                "terminal-help-rules",
            ),
            ("quit".to_owned(), "terminal-help-quit"),
        ];
        let notation = G::NOTATION.iter();
        let examples: Vec<(String, &str)> = notation
            .map(|&(example, id)| (example.to_owned(), id))
            .collect();
        let heading = |id| paint(BOLD, words.say(id));
        writeln!(self.output, "{}", heading("terminal-help-notation"))?;
        self.explain(&examples)?;
        self.write_wrapped("  ", &words.say("terminal-help-counting"))?;
        writeln!(self.output, "{}", heading("terminal-help-commands"))?;
        self.explain(&commands)
    }

    /// What may be typed, each with its message; a message alone goes over the whole width.
    fn explain(&mut self, entries: &[(String, &str)]) -> io::Result<()> {
        let widths = entries.iter().map(|(typed, _)| visible_width(typed));
        let width = widths.max().unwrap_or(0) + 4;
        for (typed, id) in entries {
            let meaning = self.scene.words.say(id);
            let margin = match typed.as_str() {
                "" => "  ".to_owned(),
                typed => pad_right(&format!("  {typed}"), width),
            };
            self.write_wrapped(&margin, &meaning)?;
        }
        Ok(())
    }

    /// A text behind a margin, in as many lines as it takes.
    pub(super) fn write_wrapped(&mut self, margin: &str, text: &str) -> io::Result<()> {
        let width = visible_width(margin);
        let mut margin = margin.to_owned();
        for line in wrapped(text, MAX_COLUMNS - width.max(2)) {
            writeln!(self.output, "{margin}{line}")?;
            margin = " ".repeat(width.max(2));
        }
        Ok(())
    }

    pub(super) fn finish(&mut self, outcome: &Outcome) -> io::Result<()> {
        // A game that is over has no secrets left.
        let view = self.table.position().view(Viewer::Referee);
        let drawing = G::draw(&self.scene.pov(&view, Viewer::Referee, None));
        writeln!(self.output, "\n{drawing}\n")?;
        for line in results::<G>(outcome, &self.scene) {
            writeln!(self.output, "{line}")?;
        }
        self.hint_at_record("terminal-kept", "terminal-keep-how")
    }

    pub(super) fn say_goodbye(&mut self) -> io::Result<()> {
        self.save_when_changed()?;
        self.hint_at_record("terminal-bye-saved", "terminal-bye-unsaved")
    }

    /// Says where the record is, or how to have one.
    fn hint_at_record(&mut self, saved: &str, unsaved: &str) -> io::Result<()> {
        let is_saved = self.n_saved == Some(self.table.seq());
        let words = self.scene.words;
        let hint = match self.record.as_ref().filter(|_| is_saved) {
            Some(path) => say!(words, saved, file = path.display().to_string()),
            None => say!(words, unsaved, game = G::NAME),
        };
        writeln!(self.output, "{}", paint(DIM, hint))
    }
}
