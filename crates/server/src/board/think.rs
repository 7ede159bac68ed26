//! Deciding for a seat of the AI: the work as a parcel that any thread can do.

use std::any::Any;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use tessera_engine::{Seat, Table};
use tessera_search::{Analysis, Histories, Knowledge, Player, PlayerSpec};

/// Work for a thread of the AI. It ends early when the flag is set.
pub(crate) type Thinking = Box<dyn FnOnce(&AtomicBool) -> Thought + Send>;

/// What came of it.
pub(crate) struct Thought {
    /// The action as text.
    pub(crate) action: String,
    /// Who decided, to be asked again.
    pub(crate) player: Box<dyn Any + Send>,
}

/// Levels below this one keep no tree worth its memory; those above too large a one to keep for
/// every table.
const KEPT_LEVELS: std::ops::RangeInclusive<u8> = 3..=5;

/// The AI players at one table.
pub(super) struct AiPlayers<G: Knowledge> {
    by_seat: Vec<(Seat, u8, Player<G>)>,
}

impl<G: Knowledge> Default for AiPlayers<G> {
    fn default() -> AiPlayers<G> {
        AiPlayers {
            by_seat: Vec::new(),
        }
    }
}

impl<G: Knowledge> AiPlayers<G> {
    /// The player for a seat: who decided there before, or a new one.
    pub(super) fn take(&mut self, table: &Table<G>, seat: Seat, level: u8) -> Player<G> {
        let is_it = |kept: &(Seat, u8, Player<G>)| (kept.0, kept.1) == (seat, level);
        if let Some(place) = self.by_seat.iter().position(is_it) {
            return self.by_seat.swap_remove(place).2;
        }
        new_player(table, level)
    }

    /// Keeps a player for the next decision.
    pub(super) fn keep(&mut self, seat: Seat, level: u8, player: Box<dyn Any + Send>) {
        self.by_seat.retain(|kept| kept.0 != seat);
        if KEPT_LEVELS.contains(&level)
            && let Ok(player) = player.downcast()
        {
            self.by_seat.push((seat, level, *player));
        }
    }
}

/// An AI player that knows nothing yet.
pub(super) fn new_player<G: Knowledge>(table: &Table<G>, level: u8) -> Player<G> {
    let n_seats = table.position().n_seats();
    let player = Player::new(&PlayerSpec::Level(level), n_seats, rand::random());
    player.expect("levels need no files")
}

/// The parcel for one decision.
pub(super) fn thinking<G: Knowledge>(
    table: &Table<G>,
    seat: Seat,
    mut player: Player<G>,
) -> Thinking {
    let position = table.position().clone();
    let table = table.clone();
    Box::new(move |stop| {
        let histories = Histories::of_table(&table);
        let go_on = |_: &Analysis<G::Action>| ControlFlow::Continue(());
        let choice = player.choose_watched(&position, seat, histories.of(seat), stop, go_on);
        Thought {
            action: choice.action.to_string(),
            player: Box::new(player),
        }
    })
}
