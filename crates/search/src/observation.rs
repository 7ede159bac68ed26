//! What a seat has observed of a game: what tells its information sets apart.

use tessera_engine::{Actor, Entry, Game, Seat, Table, Viewer};

/// One observation of a seat: who acted and what was done, unless the action was hidden from the
/// seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observation<A> {
    /// Who acted.
    pub actor: Actor,
    /// What was done; none when the seat saw only that `actor` acted.
    pub action: Option<A>,
}

impl<A> Observation<A> {
    /// What `seat` observes of an action that is about to happen.
    ///
    /// # Panics
    /// When the game is over.
    pub fn of<G: Game<Action = A>>(position: &G, seat: Seat, action: A) -> Observation<A>
    where
        A: Copy,
    {
        let actor = position.turn().actor().expect("the game goes on");
        let sees = position.sees(Viewer::Seat(seat), action);
        Observation {
            actor,
            action: sees.then_some(action),
        }
    }
}

/// What every seat has observed of a game, written down as the game is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Histories<A> {
    by_seat: Vec<Vec<Observation<A>>>,
}

impl<A: Copy> Histories<A> {
    /// Before the first action.
    #[must_use]
    pub fn new(n_seats: u8) -> Histories<A> {
        Histories {
            by_seat: Seat::all(n_seats).map(|_| Vec::new()).collect(),
        }
    }

    /// What every seat has observed at a table, without what was taken back.
    #[must_use]
    pub fn of_table<G: Game<Action = A>>(table: &Table<G>) -> Histories<A> {
        let mut histories = Histories::new(table.position().n_seats());
        for entered in table.walk() {
            match entered.entry {
                Entry::Act { action, .. } => histories.push(&entered.before, action),
                Entry::Undo { .. } => {
                    for history in &mut histories.by_seat {
                        history.pop();
                    }
                }
            }
        }
        histories
    }

    /// Writes down an action that is about to happen.
    pub fn push<G: Game<Action = A>>(&mut self, position: &G, action: A) {
        for (seat, history) in Seat::all(position.n_seats()).zip(&mut self.by_seat) {
            history.push(Observation::of(position, seat, action));
        }
    }

    /// All observations of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &[Observation<A>] {
        &self.by_seat[seat.index()]
    }
}
