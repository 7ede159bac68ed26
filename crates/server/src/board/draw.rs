//! A game as one person sees it.

use std::sync::Arc;

use tessera_engine::{Entered, Entry, Seat, Turn, Viewer};
use tessera_render::{End, Language, Pov, ScoreSheet, Sitter, TablePov, Wait, Words};

use super::narration::Narration;
use super::typed::{TypedBoard, scores};
use super::{FrameKey, People, Playable, lock};

impl<G: Playable> TypedBoard<G> {
    /// Calls `show` with the table_pov that this person sees, and with the narration told to them.
    pub(super) fn table_pov<R>(
        &self,
        key: &FrameKey,
        people: &People<'_>,
        show: impl FnOnce(&TablePov<'_, G>, &Narration) -> R,
    ) -> R {
        let narration = &self.narration(key.viewer, key.language, people.sitters);
        let (last, recap) = (narration.last(), narration.recap());
        let position = self.table.position();
        let view = position.view(key.viewer);
        let words = Words::of(key.language);
        let mut pov = Pov::<G> {
            view: &view,
            words,
            sitters: people.sitters,
            hero: key.hero,
            is_own: matches!(key.viewer, Viewer::Seat(_)),
            choices: None,
            last: &last,
        };
        let choices = (key.wait == Wait::Mine).then(|| {
            let mut actions = Vec::new();
            position.legal_actions(&mut actions);
            G::choices(&pov, &actions)
        });
        pov.choices = choices.as_ref();
        let is_over = key.wait == Wait::Over;
        let sheet = is_over.then(|| self.sheet(people.end.resigned));
        let course = if is_over { self.course() } else { Vec::new() };
        let end = End {
            course: &course,
            ..people.end.clone()
        };
        let table_pov = TablePov {
            pov,
            seq: self.table.seq(),
            wait: key.wait,
            undo: key.undo,
            hints: key.hints,
            lines: &narration.lines,
            recap: &recap,
            chat: people.chat,
            sheet: sheet.as_ref(),
            end: Some(&end),
            ask: key.ask.as_ref(),
            next: people.next,
            clocks: people.clocks,
        };
        show(&table_pov, narration)
    }

    /// The narration for this viewer, told up to the last entry. A move is told from what it did
    /// when it was made; only a viewer who has not looked for longer lets the log be walked over.
    fn narration(&self, viewer: Viewer, language: Language, sitters: &[Sitter]) -> Arc<Narration> {
        let mut narrations = lock(&self.narrations);
        let is_it = |one: &Arc<Narration>| one.viewer == viewer && one.language == language;
        let mut narration = match narrations.iter().position(is_it) {
            Some(place) => narrations.swap_remove(place),
            None => Arc::new(Narration::new(viewer, language)),
        };
        if narration.n_told < self.table.seq() {
            let n_told = narration.n_told;
            let behind = Arc::make_mut(&mut narration);
            let mut tell = |entered: &Entered<G>| behind.tell(entered, sitters);
            match self.newest.first() {
                Some(first) if first.seq == n_told => self.newest.iter().for_each(tell),
                _ => (self.table.walk().skip(n_told)).for_each(|entered| tell(&entered)),
            }
        }
        narrations.push(Arc::clone(&narration));
        narration
    }

    /// The final scores, once the game is over.
    fn sheet(&self, resigned: &[Seat]) -> ScoreSheet {
        let (_, events) = self.table.position_at(self.table.seq());
        if let Turn::Over(outcome) = self.table.position().turn() {
            let ranks = ranks_without(outcome.ranks(), resigned);
            return ScoreSheet::new::<G>(&events, outcome.scores(), &ranks);
        }
        // It was given up. Where points are told apart only at the end, there are no sources.
        let scores = scores(self.table.position());
        let ranks = ranks_without(&vec![1; scores.len()], resigned);
        let mut sheet = ScoreSheet::new::<G>(&events, &scores, &ranks);
        let rows = &sheet.rows;
        let sum = |seat: usize| rows.iter().map(|(_, points)| points[seat]).sum::<i16>();
        if (0..scores.len()).any(|seat| sum(seat) != scores[seat]) {
            sheet.rows.clear();
        }
        sheet
    }

    /// The points of each seat after each action that stands.
    fn course(&self) -> Vec<Vec<i16>> {
        let mut course = Vec::new();
        for entered in self.table.walk() {
            match entered.entry {
                Entry::Act { .. } => course.push(scores(&entered.after)),
                Entry::Undo { .. } => {
                    course.pop();
                }
            }
        }
        course
    }
}

/// Places where those who gave up come last.
pub(crate) fn ranks_without(ranks: &[u8], resigned: &[Seat]) -> Vec<u8> {
    let has_resigned = |seat: usize| resigned.iter().any(|resigned| resigned.index() == seat);
    let playing = (0..ranks.len()).filter(|&seat| !has_resigned(seat));
    let place = |seat: usize| {
        let is_ahead = |other: &usize| has_resigned(seat) || ranks[*other] < ranks[seat];
        1 + playing.clone().filter(is_ahead).count() as u8
    };
    (0..ranks.len()).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_gave_up_come_last() {
        for (ranks, resigned, expected) in [
            (&[1, 2][..], &[][..], &[1, 2][..]),
            (&[1, 1], &[0], &[2, 1]),
            (&[1, 2, 3], &[0], &[3, 1, 2]),
            (&[1, 2, 2, 4], &[1], &[1, 4, 2, 3]),
            (&[2, 1, 3], &[0, 1], &[2, 2, 1]),
        ] {
            let resigned: Vec<Seat> = resigned.iter().map(|&seat| Seat::new(seat)).collect();
            assert_eq!(ranks_without(ranks, &resigned), expected, "{ranks:?}");
        }
    }
}
