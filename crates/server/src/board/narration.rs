//! What happened, as one kind of viewer has seen it, in one language.

use std::collections::VecDeque;

use tessera_engine::{Actor, Entered, Entry, Seat, Turn, Viewer};
use tessera_render::{
    Language, Line, Pov, Recap, Scene, Show, ShownScene, Sitter, Words, joined, scenes,
};

/// How many entries a page may be behind and still see what happened.
const MAX_RECENT: usize = 60;

/// The log in words.
#[derive(Clone)]
pub(super) struct Narration {
    pub(super) viewer: Viewer,
    pub(super) language: Language,
    /// How many entries of the log have been told.
    pub(super) n_told: usize,
    /// How many decisions have been told, with those that were taken back: what a replay counts.
    pub(super) n_steps: usize,
    pub(super) lines: Vec<Line>,
    /// For every entry that stands, how many lines there were before it.
    n_lines_before: Vec<usize>,
    /// The last entries that stand.
    recent: VecDeque<Recent>,
    /// The first entry after the last that took something back.
    whole_since: usize,
}

/// What happened with one of the last entries.
#[derive(Clone)]
struct Recent {
    seq: usize,
    actor: Actor,
    scenes: Vec<Scene>,
}

impl Narration {
    pub(super) fn new(viewer: Viewer, language: Language) -> Narration {
        Narration {
            viewer,
            language,
            n_told: 0,
            n_steps: 0,
            lines: Vec::new(),
            n_lines_before: Vec::new(),
            recent: VecDeque::new(),
            whole_since: 0,
        }
    }

    /// Tells the next entry of the log, or takes back what it took back.
    pub(super) fn tell<G: Show>(&mut self, entered: &Entered<G>, sitters: &[Sitter]) {
        if matches!(entered.before.turn(), Turn::Decision(_)) {
            self.n_steps += 1;
        }
        match entered.entry {
            Entry::Act { actor, action } => self.tell_act(entered, actor, action, sitters),
            Entry::Undo { .. } => self.take_back(entered.seq),
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
        let [view, after] = [&entered.before, &entered.after].map(|one| one.view(self.viewer));
        let seen = entered.before.sees(self.viewer, action).then_some(action);
        let before = Pov::<G> {
            view: &view,
            words: Words::of(self.language),
            sitters,
            hero: self.own().unwrap_or(Seat::new(0)),
            is_own: self.own().is_some(),
            choices: None,
            last: &[],
        };
        let mut scenes = scenes(&before, &after, actor, seen, &entered.events);
        for line in scenes.iter_mut().filter_map(|scene| scene.line.as_mut()) {
            line.step = self.n_steps;
        }
        self.n_lines_before.push(self.lines.len());
        let lines = scenes.iter().filter_map(|scene| scene.line.clone());
        self.lines.extend(lines);
        if self.recent.len() == MAX_RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(Recent {
            seq: entered.seq,
            actor,
            scenes,
        });
    }

    /// Takes back the last entry that stands.
    fn take_back(&mut self, seq: usize) {
        let n_lines = self.n_lines_before.pop();
        self.lines
            .truncate(n_lines.expect("what is taken back was told"));
        self.recent.pop_back();
        // Pieces do not travel backwards: the page shows them where they are again.
        self.whole_since = seq + 1;
    }

    /// The seat of the viewer.
    fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }

    /// What happened since entry `since`, in order.
    pub(super) fn scenes_since(&self, since: usize, sitters: &[Sitter]) -> Vec<ShownScene> {
        let words = Words::of(self.language);
        let scenes = self.since(since).flat_map(|recent| recent.scenes.clone());
        let scenes = joined(scenes).into_iter();
        scenes.map(|scene| scene.shown(words, sitters)).collect()
    }

    /// The same in words, without what `own` did; what `own` got is said.
    pub(super) fn news(&self, since: usize, own: Option<Seat>, sitters: &[Sitter]) -> Vec<String> {
        let words = Words::of(self.language);
        let scenes = self.since(since).flat_map(|recent| &recent.scenes);
        let lines = scenes.filter_map(|scene| scene.line.as_ref());
        let is_news = |line: &&Line| own.is_none() || line.seat != own || line.points.is_some();
        let news = lines.filter(is_news);
        news.map(|line| line.spoken(words, sitters)).collect()
    }

    /// The places where pieces arrived: for a seat with all that others did since its last decision,
    /// else with the last decision.
    pub(super) fn last(&self) -> Vec<String> {
        let is_decision = |recent: &&Recent| recent.actor != Actor::Chance;
        let own = self.own().map(Actor::Seat);
        let mut latest = self.recent.iter().rev().filter(is_decision);
        let Some(newest) = latest.next() else {
            return Vec::new();
        };
        let is_other = |recent: &&Recent| own.is_some() && Some(recent.actor) != own;
        let mut moves = vec![newest];
        if is_other(&newest) {
            moves.extend(latest.take_while(is_other));
        }
        let mut last: Vec<String> = Vec::new();
        for scene in moves.iter().rev().flat_map(|recent| &recent.scenes) {
            // What has left a place since is not there any more.
            last.retain(|place| !scene.travels().any(|travel| travel.from == *place));
            last.extend(scene.places());
        }
        last
    }

    /// What others did since the last decision of this viewer, move by move.
    pub(super) fn recap(&self) -> Vec<Recap> {
        let Some(own) = self.own().map(Actor::Seat) else {
            return Vec::new();
        };
        let since = self.recent.iter().rposition(|recent| recent.actor == own);
        let after = self.recent.iter().skip(since.map_or(0, |place| place + 1));
        let mut moves: Vec<Recap> = Vec::new();
        for recent in after {
            let lines = recent.scenes.iter().filter_map(|scene| scene.line.clone());
            let lines: Vec<Line> = lines.collect();
            let places = recent.scenes.iter().flat_map(Scene::places);
            match moves.last_mut() {
                // What chance brought, or what needs no words, belongs to the move before it.
                Some(last) if recent.actor == Actor::Chance || lines.is_empty() => {
                    last.lines.extend(lines);
                    last.places.extend(places);
                }
                None if recent.actor == Actor::Chance => {}
                _ => moves.push(Recap {
                    lines,
                    places: places.collect(),
                }),
            }
        }
        moves
    }

    fn since(&self, since: usize) -> impl Iterator<Item = &Recent> {
        // A page that is too far behind, or that shows what was taken back, shows everything in
        // place at once.
        let is_far = self.recent.front().is_none_or(|first| first.seq > since);
        let is_far = is_far && self.n_lines_before.len() > self.recent.len();
        let is_whole = !is_far && since >= self.whole_since;
        let recent = self.recent.iter();
        recent.filter(move |recent| is_whole && recent.seq >= since)
    }
}
