//! What the search asks about a position.

use tessera_engine::{Game, MAX_SEATS};

/// One number for each seat; those of seats that do not exist are 0.
pub type Values = [f32; MAX_SEATS];

/// What a caller wants to know about a position: values, priors or both. An evaluation computes
/// what is wanted and nothing else.
///
/// Answers go to where the caller says, so an evaluation needs no memory of its own for them, and
/// many positions can be asked about at once.
#[derive(Debug)]
pub struct Wanted<'a, A> {
    /// Where the value of every seat goes.
    pub values: Option<&'a mut Values>,
    /// The legal actions of a decision, and where the prior of each goes, in their order.
    pub priors: Option<(&'a [A], &'a mut [f32])>,
}

/// Judges positions and actions without searching. Allocates nothing.
///
/// The *value* of a position for a seat is the chance of the seat to come first: of any position
/// that is not over, also of one that waits for chance. The *prior* of a legal action is the
/// chance that a good player chooses it. Values add up to 1, and so do priors.
///
/// The search knows a game only through this trait, so whatever takes the place of the hand-made
/// evaluations needs no change there.
///
/// ```
/// use tessera_engine::Game;
/// use tessera_engine::azul::Azul;
/// use tessera_search::{Evaluation, Learned, Values, Wanted, bench};
///
/// /// Knows nothing: all seats and all actions are equal.
/// struct Even;
///
/// impl<G: Game> Evaluation<G> for Even {
///     fn evaluate(&self, position: &G, wanted: Wanted<'_, G::Action>) {
///         if let Some(values) = wanted.values {
///             let n_seats = usize::from(position.n_seats());
///             *values = Values::default();
///             values[..n_seats].fill(1.0 / n_seats as f32);
///         }
///         if let Some((actions, priors)) = wanted.priors {
///             priors.fill(1.0 / actions.len() as f32);
///         }
///     }
///
///     fn is_quiet(&self, _position: &G) -> bool {
///         true
///     }
///
///     fn rollout_score(&self, _position: &G, _action: G::Action) -> i8 {
///         0
///     }
/// }
///
/// let (position, _) = bench::position::<Azul>(&Azul::setups()[0], 3);
/// assert_eq!(Even.values(&position)[..2], [0.5, 0.5]);
/// assert_ne!(Learned::tuned(2).values(&position)[..2], [0.5, 0.5]);
/// ```
pub trait Evaluation<G: Game>: Send + Sync {
    /// Answers all that is wanted about a position in one call, so that what values and priors
    /// have in common, such as the first layers of a net, is computed once.
    fn evaluate(&self, position: &G, wanted: Wanted<'_, G::Action>);

    /// Whether this is a good moment to judge: in a game of rounds, the end of one.
    fn is_quiet(&self, position: &G) -> bool;

    /// The rollout policy: how much rather a rollout takes this action than others of the same
    /// decision, by what a glance tells.
    fn rollout_score(&self, position: &G, action: G::Action) -> i8;

    /// The values alone.
    #[inline]
    fn values(&self, position: &G) -> Values {
        let mut values = Values::default();
        let wanted = Wanted {
            values: Some(&mut values),
            priors: None,
        };
        self.evaluate(position, wanted);
        values
    }

    /// The priors alone. Replaces `out`.
    #[inline]
    fn priors(&self, position: &G, actions: &[G::Action], out: &mut Vec<f32>) {
        out.clear();
        out.resize(actions.len(), 0.0);
        let wanted = Wanted {
            values: None,
            priors: Some((actions, out)),
        };
        self.evaluate(position, wanted);
    }
}
