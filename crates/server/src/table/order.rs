//! For whom the AI thinks at a table.

use std::sync::Arc;

use super::{State, Table};
use crate::App;
use crate::thinking::{Order, Urgency};

impl Table {
    /// A turn of the AI.
    pub(super) fn turn_order(self: &Arc<Self>, app: &App, state: &State) -> Order {
        self.order(app, Urgency::Turn, state.owner())
    }

    /// Advice for somebody who plays here.
    pub(super) fn advice_order(self: &Arc<Self>, app: &App, player: &str) -> Order {
        self.order(app, Urgency::Asked, player)
    }

    fn order(self: &Arc<Self>, app: &App, urgency: Urgency, person: &str) -> Order {
        // A table that nobody needs any more is not kept for its place in a queue.
        let table = Arc::downgrade(self);
        Order {
            urgency,
            person: person.to_owned(),
            network: app.players.network(person),
            is_watched: Box::new(move || {
                let table = table.upgrade();
                table.is_some_and(|table| table.changes.receiver_count() > 0)
            }),
        }
    }
}

impl State {
    /// For whom the AI plays: the host while they sit here, otherwise the first who does.
    fn owner(&self) -> &str {
        let mut people = self.row.seats.iter().filter_map(|seat| seat.player());
        let host = self.row.host.as_str();
        match people.clone().any(|player| player == host) {
            true => host,
            false => people.next().unwrap_or(host),
        }
    }
}
