//! In which language the terminal speaks, and of whom.

use tessera_engine::{Actor, Game, Seat, Viewer};
use tessera_render::{Choices, Language, Line, Pov, Show, Sitter, Words};
use tessera_search::PlayerSpec;

use crate::players::Seated;

/// What stays the same during a game in the terminal: the language and who sits where.
pub(crate) struct Scene {
    pub(crate) words: &'static Words,
    pub(crate) sitters: Vec<Sitter>,
}

impl Scene {
    /// People and AI players at a table. A person who plays alone is called a guest, as on the
    /// site; several people go by the names of their seats, as in a replay.
    pub(crate) fn of_players(language: Language, players: &[Seated]) -> Scene {
        let words = Words::of(language);
        let n_people = players.iter().filter(|seated| **seated == Seated::Human);
        let is_alone = n_people.count() == 1;
        let seats = Seat::all(players.len() as u8);
        let sitter = |(seat, seated): (Seat, &Seated)| match seated {
            Seated::Human if is_alone => Sitter {
                name: words.say("site-guest"),
                ..Sitter::unknown(words, seat)
            },
            Seated::Ai(PlayerSpec::Level(level)) => Sitter::ai(words, seat, *level),
            Seated::Human | Seated::Ai(_) => Sitter::unknown(words, seat),
        };
        Scene {
            words,
            sitters: seats.zip(players).map(sitter).collect(),
        }
    }

    /// The seats of a record, which has no names.
    pub(crate) fn of_record(language: Language, n_seats: u8) -> Scene {
        let words = Words::of(language);
        let sitter = |seat| Sitter::unknown(words, seat);
        Scene {
            words,
            sitters: Seat::all(n_seats).map(sitter).collect(),
        }
    }

    /// `1 Clyde`: the seat as the notation has it, and its name.
    pub(crate) fn name(&self, seat: Seat) -> String {
        format!("{seat} {}", self.sitters[seat.index()].name)
    }

    /// What a viewer knows, ready to be drawn or told.
    pub(crate) fn pov<'a, G: Show>(
        &'a self,
        view: &'a G::View,
        viewer: Viewer,
        choices: Option<&'a Choices>,
    ) -> Pov<'a, G> {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        };
        Pov {
            view,
            words: self.words,
            sitters: &self.sitters,
            hero: own.unwrap_or(Seat::new(0)),
            is_own: own.is_some(),
            choices,
            last: &[],
        }
    }

    /// What a viewer is told of an action: only what this viewer has seen of it.
    pub(crate) fn tell<G: Show>(
        &self,
        before: &G,
        viewer: Viewer,
        actor: Actor,
        action: G::Action,
        events: &[G::Event],
    ) -> Vec<String> {
        let view = before.view(viewer);
        let seen = before.sees(viewer, action).then_some(action);
        let lines = G::tell(&self.pov(&view, viewer, None), actor, seen, events);
        self.written(&lines)
    }

    /// The lines of the log, with a name each.
    pub(crate) fn written(&self, lines: &[Line]) -> Vec<String> {
        lines
            .iter()
            .map(|line| line.written(&self.sitters))
            .collect()
    }

    /// A refusal in words, with the clause that it comes from.
    pub(crate) fn refusal<G: Game>(&self, refusal: &tessera_engine::Refusal) -> String {
        let reason = self.words.refusal(G::NAME, refusal);
        format!("{reason} ({})", refusal.clause())
    }
}
