//! Deciding for a seat of the AI: the work as a parcel that any thread can do.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use tessera_engine::{Seat, Table};
use tessera_search::{Analysis, Histories, Knowledge, Player, SystemClock};

use super::lock;

/// Work for a thread of the AI. It ends early when the flag is set.
pub(crate) type Thinking = Box<dyn FnOnce(&AtomicBool) -> Thought + Send>;

/// What came of it.
pub(crate) struct Thought {
    /// The action as text.
    pub(crate) action: String,
}

/// Levels below this one keep no tree worth its memory; those above too large a one to keep for
/// every table.
const KEPT_LEVELS: std::ops::RangeInclusive<u8> = 3..=5;

/// The AI players at one table who wait for their next decision.
pub(super) struct AiPlayers<G: Knowledge>(Mutex<Vec<(Seat, u8, Player<G>)>>);

impl<G: Knowledge> Default for AiPlayers<G> {
    fn default() -> AiPlayers<G> {
        AiPlayers(Mutex::default())
    }
}

impl<G: Knowledge> AiPlayers<G> {
    /// The player that decided for this seat before, if there is one.
    fn take(&self, seat: Seat, level: u8) -> Option<Player<G>> {
        let mut players = lock(&self.0);
        let is_it = |kept: &(Seat, u8, Player<G>)| (kept.0, kept.1) == (seat, level);
        let place = players.iter().position(is_it)?;
        Some(players.swap_remove(place).2)
    }

    /// Keeps a player for the next decision.
    fn keep(&self, seat: Seat, level: u8, player: Player<G>) {
        let mut players = lock(&self.0);
        players.retain(|kept| kept.0 != seat);
        if KEPT_LEVELS.contains(&level) {
            players.push((seat, level, player));
        }
    }
}

/// The parcel for one decision, with the player from `players` if it waits there.
pub(super) fn thinking<G: Knowledge>(
    table: &Table<G>,
    seat: Seat,
    level: u8,
    players: Arc<AiPlayers<G>>,
) -> Thinking {
    let table = table.clone();
    Box::new(move |stop| {
        let position = table.position();
        let mut player = players.take(seat, level).unwrap_or_else(|| {
            let n_seats = position.n_seats();
            Player::level(level, n_seats, rand::random())
        });
        let histories = Histories::of_table(&table);
        let go_on = |_: &Analysis<G::Action>| ControlFlow::Continue(());
        let history = histories.of(seat);
        let clock = SystemClock::start();
        let choice = player.choose_watched(position, seat, history, &clock, stop, go_on);
        // Whoever was told to stop has thought of a position that is no longer there.
        if !stop.load(Ordering::Relaxed) {
            players.keep(seat, level, player);
        }
        Thought {
            action: choice.action.to_string(),
        }
    })
}
