//! What a frame is made from: the viewer's key, and a snapshot of the table.

use std::sync::Arc;

use tessera_engine::{Seat, Viewer};
use tessera_render::{ChatLine, ClockFace, End, Hints, Language, Sitter, Undo, Wait, Words};

use super::TableState;
use crate::board::{Board, FrameKey, People};
use crate::store::SeatRow;

/// What drawing needs of a table: taken while the state is locked, drawn when it is not.
pub(super) struct Snapshot {
    pub(super) board: Arc<dyn Board>,
    pub(super) sitters: Vec<Sitter>,
    chat: Arc<Vec<ChatLine>>,
    next: Option<String>,
    clocks: Vec<Option<ClockFace>>,
    id: String,
    level: Option<u8>,
    n_defeats: usize,
    resigned: Vec<Seat>,
}

impl Snapshot {
    pub(super) fn people(&self) -> People<'_> {
        People {
            sitters: &self.sitters,
            chat: &self.chat,
            next: self.next.as_deref(),
            clocks: &self.clocks,
            end: End {
                id: &self.id,
                level: self.level,
                n_defeats: self.n_defeats,
                resigned: &self.resigned,
                course: &[],
            },
        }
    }
}

impl TableState {
    /// Taken for a frame in this language.
    pub(super) fn snapshot(&self, language: Language) -> Snapshot {
        Snapshot {
            board: Arc::clone(&self.board),
            sitters: self.sitters(Words::of(language)),
            chat: Arc::clone(&self.chat),
            next: self.row.next.clone(),
            clocks: self.clock_faces(),
            id: self.row.id.clone(),
            level: self.row.level_against_one(),
            n_defeats: self.row.settings.n_defeats,
            resigned: self.row.resigned(),
        }
    }

    /// What decides the frame of a person in a language.
    pub(super) fn frame_key(&self, person: Option<&str>, language: Language) -> FrameKey {
        let own = person.map_or_else(Vec::new, |person| self.seats_of(person));
        let decision = person.and_then(|person| self.own_decision(person));
        let shown = person.and_then(|person| self.shown.get(person).copied());
        let seat = match own[..] {
            [] => None,
            [seat] => Some(seat),
            _ if !self.board.has_secrets() => decision.or(shown).or(Some(own[0])),
            // Several people look at this screen: a hand is shown only to the one who asked.
            _ if decision.is_some() && decision != shown => None,
            _ => shown,
        };
        let wait = match self.deciding() {
            None => Wait::Over,
            Some(turn) if self.row.seats[turn.index()].level().is_some() => Wait::Ai(turn),
            Some(turn) if decision == Some(turn) && seat == Some(turn) => Wait::Mine,
            Some(turn) if decision == Some(turn) => Wait::Curtain(turn),
            Some(turn) => Wait::Person(turn),
        };
        let undo = match (person, seat) {
            (Some(person), Some(seat)) => self.undo_for(person, seat),
            _ => Undo::Nothing,
        };
        let hints = person.map_or(Hints::ByAgreement, |person| self.hints(person));
        FrameKey {
            hints,
            viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
            hero: seat.or(own.first().copied()).unwrap_or(Seat::new(0)),
            wait,
            undo,
            ask: self.question(person),
            language,
        }
    }

    /// Who sits where, as every viewer who reads this language sees it.
    fn sitters(&self, words: &Words) -> Vec<Sitter> {
        let hints = self.row.settings.hints.as_ref();
        let n_hints = |seat: Seat| hints.and_then(|hints| hints.get(seat.index()).copied());
        let sitter = |(seat, row): (Seat, &SeatRow)| match row {
            SeatRow::Open => Sitter::unknown(words, seat),
            SeatRow::Ai { level } => Sitter::ai(words, seat, *level),
            SeatRow::Person {
                person,
                name,
                stand_in,
                left_at,
            } => Sitter {
                name: name.clone(),
                level: *stand_in,
                is_here: self.presence.is_here(person),
                has_left: left_at.is_some(),
                n_hints: n_hints(seat),
            },
        };
        self.all_seats().zip(&self.row.seats).map(sitter).collect()
    }

    /// The name of the sitter of a seat.
    pub(super) fn name(&self, words: &Words, seat: Seat) -> String {
        self.sitters(words).swap_remove(seat.index()).name
    }
}
