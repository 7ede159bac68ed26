//! What a search has found out.

use serde::Serialize;

/// What a seat may expect of a position, and of each thing it can do.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// How many iterations the analysis rests on, those kept from earlier decisions not counted.
    pub n_iterations: u64,
    /// Decisions in the trees.
    pub n_nodes: u64,
    /// The chance of every seat to come first.
    pub chances: Vec<f32>,
    /// The actions, best first.
    pub candidates: Vec<Candidate<A>>,
}

/// One action of an analysis.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// The visits: how often the search tried the action.
    pub n_visits: u64,
    /// The part of all visits.
    pub share: f32,
    /// The mean over the visits of what the seat got, from 0 to 1: nearly the chance to come first,
    /// or a milder figure in a game whose search has an objective of points.
    pub value: f32,
    /// How likely the evaluation thought the action before the search.
    pub prior: f32,
    /// The action and what is expected to follow, up to the next draw.
    pub line: Vec<A>,
}

impl<A: Copy> Analysis<A> {
    /// The action to choose.
    ///
    /// # Panics
    /// When there is none: an analysis has at least one candidate.
    #[must_use]
    pub fn best(&self) -> A {
        self.candidates[0].action
    }
}
