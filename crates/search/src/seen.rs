//! What a seat has seen of a game.

use tessera_engine::{Actor, Entry, Game, Seat, Table, Viewer};

/// One entry of what a seat has seen: who acted and what, unless it was hidden from the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen<A> {
    /// Who acted.
    pub actor: Actor,
    /// What was done; nothing when the seat saw only that something was done.
    pub action: Option<A>,
}

impl<A> Seen<A> {
    /// What `seat` sees of an action that is about to happen.
    ///
    /// # Panics
    /// When the game is over.
    pub fn of<G: Game<Action = A>>(position: &G, seat: Seat, action: A) -> Seen<A>
    where
        A: Copy,
    {
        let actor = position.turn().actor().expect("somebody acts");
        let sees = position.sees(Viewer::Seat(seat), action);
        Seen {
            actor,
            action: sees.then_some(action),
        }
    }
}

/// What every seat has seen of a game, written down as it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Histories<A> {
    by_seat: Vec<Vec<Seen<A>>>,
}

impl<A: Copy> Histories<A> {
    /// Before the first action.
    #[must_use]
    pub fn new(n_seats: u8) -> Histories<A> {
        Histories {
            by_seat: Seat::all(n_seats).map(|_| Vec::new()).collect(),
        }
    }

    /// What everybody has seen at a table of what was not taken back.
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
            history.push(Seen::of(position, seat, action));
        }
    }

    /// All that a seat has seen.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &[Seen<A>] {
        &self.by_seat[seat.index()]
    }
}
