//! For whom the AI thinks at a table.

use std::sync::Arc;

use super::{LiveTable, TableState};
use crate::App;
use crate::thinking::{Order, Urgency};

impl LiveTable {
    /// A turn of the AI.
    pub(super) fn turn_order(self: &Arc<Self>, app: &App, state: &TableState) -> Order {
        self.order(app, Urgency::Turn, state.owner())
    }

    /// Advice for a person who plays here.
    pub(super) fn advice_order(self: &Arc<Self>, app: &App, person: &str) -> Order {
        self.order(app, Urgency::Asked, person)
    }

    fn order(self: &Arc<Self>, app: &App, urgency: Urgency, person: &str) -> Order {
        // A table that nobody needs any more is not kept for its place in a queue.
        let table = Arc::downgrade(self);
        Order {
            urgency,
            person: person.to_owned(),
            network: app.recent.network(person),
            is_watched: Box::new(move || {
                let table = table.upgrade();
                table.is_some_and(|table| table.changes.receiver_count() > 0)
            }),
        }
    }
}

impl TableState {
    /// The person for whom the AI plays: the host while they sit here, otherwise the first who does.
    fn owner(&self) -> &str {
        let mut people = self.row.seats.iter().filter_map(|seat| seat.person());
        let host = self.row.host.as_str();
        match people.clone().any(|person| person == host) {
            true => host,
            false => people.next().unwrap_or(host),
        }
    }
}
