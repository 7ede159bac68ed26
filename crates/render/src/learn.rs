//! A first game: ten guided moves on a real board with the real rules.
//!
//! A lesson is a short record. The last [`N_STEPS`] decisions of seat 0 are asked of the learner,
//! one by one, or all of them if there are fewer; everything else in it happens by itself. No
//! table is stored: the number of the step is all that a page needs. These records hold no
//! secrets, so they are the one place beside the pictures of the rules where this crate plays a
//! position.

mod page;
#[cfg(test)]
mod tests;

use tessera_engine::{Actor, GameName, Refusal, Seat, Table, Turn, Viewer, with_game};

use crate::{Choices, Frame, Line, Pov, Scene, Show, Sitter, Words, joined, scenes};

pub use page::LearnPage;

/// The most moves that a lesson asks for.
pub const N_STEPS: usize = 10;

/// Who learns sits here.
pub(crate) const LEARNER: Seat = Seat::new(0);

/// A name, so that the log reads as at a table; the seat says that it is you.
const LEARNER_NAME: &str = "Ana";

/// What came of a move in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// It was the one that was asked for.
    Right,
    /// It is allowed, but the lesson asks for another.
    Other,
    /// The rules forbid it.
    Refused(Refusal),
    /// It is no move at all.
    NoAction,
}

/// The page of a lesson after `step` moves, or none when there is no such step.
#[must_use]
pub fn learn_page(page: &LearnPage<'_>, game: GameName, step: usize) -> Option<String> {
    with_game!(game, G => Moment::<G>::new(game, step, page.shell.words)
        .map(|moment| moment.page(page).into_string()))
}

/// What changes on that page with the move before it.
#[must_use]
pub fn learn_frame(words: &Words, game: GameName, step: usize) -> Option<Frame> {
    with_game!(game, G => Moment::<G>::new(game, step, words).map(|moment| moment.frame()))
}

/// The spots that are to be clicked, and the words of the move. None when nothing is asked.
#[must_use]
pub fn learn_path(words: &Words, game: GameName, step: usize) -> Option<Vec<String>> {
    with_game!(game, G => {
        let moment = Moment::<G>::new(game, step, words)?;
        let path = moment.choices.as_ref()?.path_to(&moment.asked?)?;
        Some(path.into_iter().map(|choice| choice.spot.clone()).collect())
    })
}

/// Tries a move at this step, with the engine. None when nothing is asked there.
#[must_use]
pub fn try_move(game: GameName, step: usize, action: &str) -> Option<Tried> {
    with_game!(game, G => {
        let (table, asked) = stage::<G>(step)?;
        let asked = asked?;
        let Ok(action) = action.parse::<<G as tessera_engine::Game>::Action>() else {
            return Some(Tried::NoAction);
        };
        let refusal = tessera_engine::Game::refusal(table.position(), Actor::Seat(LEARNER), action);
        Some(match refusal {
            Some(refusal) => Tried::Refused(refusal),
            None if action == asked => Tried::Right,
            None => Tried::Other,
        })
    })
}

/// The record of a lesson.
fn record<G: Show>() -> Table<G> {
    Table::load(G::FILES.lesson).expect("a record of ours")
}

/// The table after `step` moves and what followed them, and the move that is asked for; after the
/// last step none is. None when there is no such step.
fn stage<G: Show>(step: usize) -> Option<(Table<G>, Option<G::Action>)> {
    let whole = record::<G>();
    let end = places(&whole).get(step).copied()?;
    let asked = whole.standing().get(end).map(|&(_, action)| action);
    Some((table_after(&whole, end), asked))
}

/// The table of a lesson after `n_entries` of its record.
pub(crate) fn after<G: Show>(n_entries: usize) -> Table<G> {
    table_after(&record(), n_entries)
}

/// Where in the record each step begins, and its end.
fn places<G: Show>(whole: &Table<G>) -> Vec<usize> {
    let entries = whole.standing().iter().enumerate();
    let own = entries.filter(|(_, (actor, _))| *actor == Actor::Seat(LEARNER));
    let mut places: Vec<usize> = own.map(|(place, _)| place).collect();
    places.drain(..places.len().saturating_sub(N_STEPS));
    places.push(whole.standing().len());
    places
}

fn table_after<G: Show>(whole: &Table<G>, n_entries: usize) -> Table<G> {
    let mut table = whole.anew();
    for &(actor, action) in &whole.standing()[..n_entries] {
        let played = table.play(actor, action, &mut ());
        played.expect("the record was played before");
    }
    table
}

/// One moment of a lesson, ready to be drawn.
struct Moment<'a, G: Show> {
    words: &'a Words,
    game: GameName,
    step: usize,
    /// How many moves are asked for.
    n_steps: usize,
    view: G::View,
    sitters: Vec<Sitter>,
    /// Only the move that is asked for.
    choices: Option<Choices>,
    /// That move as text.
    asked: Option<String>,
    /// What happened with the move before and after it.
    lines: Vec<Line>,
    scenes: Vec<Scene>,
}

impl<'a, G: Show> Moment<'a, G> {
    fn new(game: GameName, step: usize, words: &'a Words) -> Option<Moment<'a, G>> {
        let whole = record::<G>();
        let places = places(&whole);
        let end = *places.get(step)?;
        let start = step.checked_sub(1).map_or(end, |before| places[before]);
        let table = table_after(&whole, end);
        let position = table.position();
        let view = position.view(Viewer::Seat(LEARNER));
        let sitters = sitters(words, position.n_seats());
        let mut moment = Moment {
            words,
            game,
            step,
            n_steps: places.len() - 1,
            view,
            sitters,
            choices: None,
            asked: None,
            lines: Vec::new(),
            scenes: Vec::new(),
        };
        moment.tell(&whole, start, end);
        if step < moment.n_steps && position.turn() == Turn::Decision(LEARNER) {
            let asked = whole.standing()[end].1.to_string();
            let mut actions = Vec::new();
            position.legal_actions(&mut actions);
            let all = G::choices(&moment.pov(), &actions);
            moment.choices = all.only(&asked);
            moment.asked = Some(asked);
        }
        Some(moment)
    }

    /// Tells the entries from `start` to `end`.
    fn tell(&mut self, whole: &Table<G>, start: usize, end: usize) {
        let viewer = Viewer::Seat(LEARNER);
        let mut told = Vec::new();
        for entered in whole.walk().skip(start).take(end - start) {
            let (actor, action) = whole.standing()[entered.seq];
            let (view, after) = (entered.before.view(viewer), entered.after.view(viewer));
            let seen = entered.before.sees(viewer, action).then_some(action);
            let before = Pov {
                view: &view,
                ..self.pov()
            };
            told.extend(scenes(&before, &after, actor, seen, &entered.events));
        }
        self.lines = told.iter().filter_map(|scene| scene.line.clone()).collect();
        self.scenes = joined(told);
    }

    fn pov(&self) -> Pov<'_, G> {
        Pov {
            view: &self.view,
            words: self.words,
            sitters: &self.sitters,
            hero: LEARNER,
            is_own: true,
            choices: self.choices.as_ref(),
            last: &[],
        }
    }
}

/// The learner and AI players.
pub(crate) fn sitters(words: &Words, n_seats: u8) -> Vec<Sitter> {
    let sitter = |seat| match seat {
        LEARNER => Sitter {
            name: LEARNER_NAME.to_owned(),
            level: None,
            is_here: true,
            ..Sitter::default()
        },
        _ => Sitter::ai(words, seat, 1),
    };
    Seat::all(n_seats).map(sitter).collect()
}
