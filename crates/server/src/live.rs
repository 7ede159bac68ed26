//! The one connection of an open page. Every message is a whole frame, so nothing can drift.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::Query;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use serde::Deserialize;
use tessera_engine::Seat;
use tessera_render::Language;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};

use crate::App;
use crate::fault::Fault;
use crate::routes::At;
use crate::safety::Bucket;
use crate::table::LiveTable;

/// An open page sends next to nothing: small buffers keep thousands of them cheap.
const MAX_MESSAGE_BYTES: usize = 1024;
const READ_BUFFER_BYTES: usize = 1024;
/// A page that says nothing is asked whether it is still there.
const PING: Duration = Duration::from_secs(30);
/// After how long a page that takes no message is gone.
const PATIENCE: Duration = Duration::from_secs(15);

/// The answer to a page that asks whether we are still there: browsers hide our own pings from it.
const PONG: &str = r#"{"type":"pong"}"#;

#[derive(Deserialize)]
pub(crate) struct Since {
    seq: Option<usize>,
}

/// What a page may say. Anything else is not heard.
#[derive(Deserialize)]
struct Said {
    show: Option<u8>,
    /// A page asks whether we are still there.
    ping: Option<u8>,
}

/// Opens the connection.
pub(crate) async fn live(
    at: At,
    Query(since): Query<Since>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    let permit = at.app.limiter.open_socket(at.visit.client)?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES);
    Ok(upgrade.on_upgrade(async move |socket| {
        let url = at.visit.table_url(&at.table.id);
        let page = Page {
            person: at.visit.person.map(|person| person.id),
            language: at.visit.settings.language,
            since: since.seq.unwrap_or(usize::MAX),
            messages: Bucket::new(at.app.config.limits.messages),
            n_shows: 0,
            app: at.app,
            table: at.table,
            url,
        };
        metrics::gauge!("tessera_pages_open").increment(1);
        page.table
            .open_page(&page.app, page.person.as_deref())
            .await;
        let (app, table, person) = (
            Arc::clone(&page.app),
            Arc::clone(&page.table),
            page.person.clone(),
        );
        page.run(socket).await;
        table.close_page(&app, person.as_deref());
        metrics::gauge!("tessera_pages_open").decrement(1);
        drop(permit);
    }))
}

/// An open page.
struct Page {
    app: Arc<App>,
    table: Arc<LiveTable>,
    person: Option<String>,
    language: Language,
    /// The entry that it knows.
    since: usize,
    url: String,
    /// How much it may still say.
    messages: Bucket,
    /// How often another of its seats was shown, when we looked last.
    n_shows: u64,
}

impl Page {
    async fn run(mut self, mut socket: WebSocket) {
        let mut changes = self.table.watch();
        let mut shows = self.table.watch_shows();
        self.n_shows = self.count_shows(&shows);
        let mut closing = self.app.closing.subscribe();
        let mut ends = self.app.recent.ends();
        let mut ping = tokio::time::interval(PING);
        ping.reset();
        if self.send(&mut socket, &mut changes).await.is_none() {
            return;
        }
        let mut is_answered = true;
        loop {
            let go_on = tokio::select! {
                changed = changes.changed() => match changed {
                    Ok(()) => self.send(&mut socket, &mut changes).await,
                    Err(_) => None,
                },
                shown = shows.changed() => match shown {
                    Ok(()) if self.has_new_show(&mut shows) => {
                        self.send(&mut socket, &mut changes).await
                    }
                    Ok(()) => Some(()),
                    Err(_) => None,
                },
                message = socket.recv() => {
                    is_answered = true;
                    match message {
                        Some(Ok(Message::Close(_))) | Some(Err(_)) | None => None,
                        Some(Ok(_)) if !self.messages.take() => {
                            close(&mut socket, close_code::POLICY).await
                        }
                        Some(Ok(Message::Text(text))) => self.hear(&mut socket, &text).await,
                        Some(Ok(_)) => Some(()),
                    }
                }
                _ = ping.tick() => match std::mem::take(&mut is_answered) {
                    true => self.ping(&mut socket, &mut changes).await,
                    false => None,
                },
                () = ended(&mut ends, self.person.as_deref()) => {
                    close(&mut socket, close_code::POLICY).await
                }
                () = closed(&mut closing) => close(&mut socket, close_code::RESTART).await,
            };
            if go_on.is_none() {
                return;
            }
        }
    }

    async fn send(
        &mut self,
        socket: &mut WebSocket,
        changes: &mut watch::Receiver<u64>,
    ) -> Option<()> {
        // First: what changes while we look wakes us again.
        changes.mark_unchanged();
        let person = self.person.as_deref();
        let update =
            self.table
                .page_update(&self.app, person, self.language, self.since, &self.url);
        self.since = update.seq;
        send(socket, Message::Text(update.text)).await
    }

    /// Asks whether the page is there. Where people are away, it learns for how long.
    async fn ping(
        &mut self,
        socket: &mut WebSocket,
        changes: &mut watch::Receiver<u64>,
    ) -> Option<()> {
        if self.table.has_absent() {
            self.send(socket, changes).await?;
        }
        send(socket, Message::Ping(Default::default())).await
    }

    async fn hear(&self, socket: &mut WebSocket, text: &str) -> Option<()> {
        let said: Option<Said> = serde_json::from_str(text).ok();
        if said.as_ref().is_some_and(|said| said.ping.is_some()) {
            return send(socket, Message::Text(Utf8Bytes::from_static(PONG))).await;
        }
        let seat = said.and_then(|said| said.show).filter(|seat| *seat < 5);
        if let (Some(seat), Some(person)) = (seat, &self.person) {
            // A seat that is not theirs is not shown, and nothing else happens.
            let seat = Seat::new(seat);
            let _ = self.table.show_seat(person, seat);
        }
        Some(())
    }

    /// Whether another of this person's own seats was shown since we looked last.
    fn has_new_show(&mut self, shows: &mut watch::Receiver<HashMap<String, u64>>) -> bool {
        shows.mark_unchanged();
        let n_shows = self.count_shows(shows);
        std::mem::replace(&mut self.n_shows, n_shows) != n_shows
    }

    fn count_shows(&self, shows: &watch::Receiver<HashMap<String, u64>>) -> u64 {
        let shows = shows.borrow();
        let n_shows = self.person.as_ref().and_then(|person| shows.get(person));
        n_shows.copied().unwrap_or_default()
    }
}

async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|is_closing| *is_closing).await;
}

/// Waits until the sessions of a person end. A page that has missed something closes, too,
/// and comes back at once if it is still theirs.
async fn ended(ends: &mut broadcast::Receiver<String>, person: Option<&str>) {
    loop {
        match ends.recv().await {
            Ok(other) if Some(other.as_str()) != person => {}
            Err(RecvError::Closed) => std::future::pending().await,
            Ok(_) | Err(RecvError::Lagged(_)) => return,
        }
    }
}

/// Says why, and goes.
async fn close(socket: &mut WebSocket, code: u16) -> Option<()> {
    let reason = Utf8Bytes::default();
    send(socket, Message::Close(Some(CloseFrame { code, reason }))).await;
    None
}

/// Sends, unless the other side takes nothing any more.
async fn send(socket: &mut WebSocket, message: Message) -> Option<()> {
    let sent = tokio::time::timeout(PATIENCE, socket.send(message)).await;
    sent.ok()?.ok()
}
