//! A game as one person sees it.

use std::sync::Arc;

use tessera_engine::{Entered, Turn, Viewer};
use tessera_render::{Language, Pov, ScoreSheet, Sitter, TablePov, Wait, Words};

use super::narration::Narration;
use super::typed::TypedBoard;
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
        let sheet = self.sheet();
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
    fn sheet(&self) -> Option<ScoreSheet> {
        let Turn::Over(outcome) = self.table.position().turn() else {
            return None;
        };
        let (_, events) = self.table.position_at(self.table.seq());
        let (scores, ranks) = (outcome.scores(), outcome.ranks());
        Some(ScoreSheet::new::<G>(&events, scores, ranks))
    }
}
