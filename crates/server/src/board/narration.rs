//! What happened, as one kind of viewer has seen it, in one language.

use std::collections::VecDeque;

use tessera_engine::{Actor, Entered, Entry, Seat, Viewer};
use tessera_render::{Language, Line, Pov, Show, Sitter, Travel, Words};

/// How many entries a page may be behind and still see pieces travel.
const MAX_RECENT: usize = 40;

/// The log in words.
#[derive(Clone)]
pub(super) struct Narration {
    pub(super) viewer: Viewer,
    pub(super) language: Language,
    /// How many entries of the log have been told.
    pub(super) n_told: usize,
    pub(super) lines: Vec<Line>,
    /// The places where pieces arrived with the last decision.
    pub(super) last: Vec<String>,
    /// For every entry that stands, how many lines there were before it.
    n_lines_before: Vec<usize>,
    recent: VecDeque<Recent>,
}

/// What happened with one of the last entries.
#[derive(Clone)]
struct Recent {
    seq: usize,
    lines: Vec<Line>,
    travels: Vec<Travel>,
}

impl Narration {
    pub(super) fn new(viewer: Viewer, language: Language) -> Narration {
        Narration {
            viewer,
            language,
            n_told: 0,
            lines: Vec::new(),
            last: Vec::new(),
            n_lines_before: Vec::new(),
            recent: VecDeque::new(),
        }
    }

    /// Tells the next entry of the log, or takes back what it took back.
    pub(super) fn tell<G: Show>(&mut self, entered: &Entered<G>, sitters: &[Sitter]) {
        match entered.entry {
            Entry::Act { actor, action } => self.tell_act(entered, actor, action, sitters),
            Entry::Undo { .. } => self.take_back(),
        }
        self.n_told = entered.seq + 1;
    }

    fn tell_act<G: Show>(
        &mut self,
        entered: &Entered<G>,
        actor: Actor,
        action: G::Action,
        sitters: &[Sitter],
    ) {
        let view = entered.before.view(self.viewer);
        let seen = entered.before.sees(self.viewer, action).then_some(action);
        let (hero, is_own) = match self.viewer {
            Viewer::Seat(seat) => (seat, true),
            Viewer::Spectator | Viewer::Referee => (Seat::new(0), false),
        };
        let before = Pov::<G> {
            view: &view,
            words: Words::of(self.language),
            sitters,
            hero,
            is_own,
            choices: None,
            last: &[],
        };
        let lines = G::tell(&before, actor, seen, &entered.events);
        let travels = G::travels(&view, actor, seen, &entered.events);
        self.n_lines_before.push(self.lines.len());
        self.lines.extend_from_slice(&lines);
        if actor != Actor::Chance {
            self.last = travels.iter().map(|travel| travel.to.clone()).collect();
        }
        self.remember(Recent {
            seq: entered.seq,
            lines,
            travels,
        });
    }

    /// Takes back the last entry that stands.
    fn take_back(&mut self) {
        let n_lines = self.n_lines_before.pop();
        self.lines
            .truncate(n_lines.expect("what is taken back was told"));
        self.last.clear();
        // Pieces do not travel backwards: the page shows them where they are again.
        self.recent.clear();
    }

    /// The pieces that moved since entry `since`.
    pub(super) fn travels_since(&self, since: usize) -> Vec<Travel> {
        let travels = self.since(since).flat_map(|recent| &recent.travels);
        travels.cloned().collect()
    }

    /// What others than `own` did since entry `since`.
    pub(super) fn news(&self, since: usize, own: Option<Seat>, sitters: &[Sitter]) -> Vec<String> {
        let words = Words::of(self.language);
        let lines = self.since(since).flat_map(|recent| &recent.lines);
        lines
            .filter(|line| own.is_none() || line.seat != own)
            .map(|line| line.spoken(words, sitters))
            .collect()
    }

    fn since(&self, since: usize) -> impl Iterator<Item = &Recent> {
        // A page that is too far behind shows everything in place at once.
        let is_far = self.recent.front().is_none_or(|first| first.seq > since);
        let recent = self.recent.iter();
        recent.filter(move |recent| !is_far && recent.seq >= since)
    }

    fn remember(&mut self, recent: Recent) {
        if self.recent.len() == MAX_RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(recent);
    }
}
