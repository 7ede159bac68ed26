//! The one connection of an open page. Every message is a whole frame, so nothing can drift.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::Query;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use serde::Deserialize;
use tessera_engine::Seat;
use tessera_render::Language;
use tokio::sync::watch;

use crate::App;
use crate::error::Fault;
use crate::routes::At;
use crate::table::Table;

/// An open page sends next to nothing: small buffers keep thousands of them cheap.
const MAX_MESSAGE_BYTES: usize = 1024;
const READ_BUFFER_BYTES: usize = 1024;
/// A page that says nothing is asked whether it is still there.
const PING: Duration = Duration::from_secs(30);
/// Who takes no message for so long is gone.
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
            player: at.visit.player.map(|player| player.id),
            language: at.visit.settings.language,
            since: since.seq.unwrap_or(usize::MAX),
            app: at.app,
            table: at.table,
            url,
        };
        metrics::gauge!("tessera_pages_open").increment(1);
        page.table
            .open_page(&page.app, page.player.as_deref())
            .await;
        let (app, table, player) = (
            Arc::clone(&page.app),
            Arc::clone(&page.table),
            page.player.clone(),
        );
        page.run(socket).await;
        table.close_page(&app, player.as_deref()).await;
        metrics::gauge!("tessera_pages_open").decrement(1);
        drop(permit);
    }))
}

/// An open page.
struct Page {
    app: Arc<App>,
    table: Arc<Table>,
    player: Option<String>,
    language: Language,
    /// The entry that it knows.
    since: usize,
    url: String,
}

impl Page {
    async fn run(mut self, mut socket: WebSocket) {
        let mut changes = self.table.watch();
        let mut closing = self.app.closing.subscribe();
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
                message = socket.recv() => {
                    is_answered = true;
                    match message {
                        Some(Ok(Message::Text(text))) => self.hear(&mut socket, &text).await,
                        Some(Ok(Message::Close(_))) | Some(Err(_)) | None => None,
                        Some(Ok(_)) => Some(()),
                    }
                }
                _ = ping.tick() => match std::mem::take(&mut is_answered) {
                    true => send(&mut socket, Message::Ping(Default::default())).await,
                    false => None,
                },
                () = closed(&mut closing) => {
                    let frame = CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::default() };
                    send(&mut socket, Message::Close(Some(frame))).await;
                    None
                }
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
        let player = self.player.as_deref();
        let shown = self
            .table
            .shown(&self.app, player, self.language, self.since, &self.url)
            .await;
        self.since = shown.seq;
        send(socket, Message::Text(shown.text)).await
    }

    async fn hear(&self, socket: &mut WebSocket, text: &str) -> Option<()> {
        let said: Option<Said> = serde_json::from_str(text).ok();
        if said.as_ref().is_some_and(|said| said.ping.is_some()) {
            return send(socket, Message::Text(Utf8Bytes::from_static(PONG))).await;
        }
        let seat = said.and_then(|said| said.show).filter(|seat| *seat < 5);
        if let (Some(seat), Some(player)) = (seat, &self.player) {
            // A seat that is not theirs is not shown, and nothing else happens.
            let seat = Seat::new(seat);
            let _ = self.table.show_seat(&self.app, player, seat).await;
        }
        Some(())
    }
}

async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|is_closing| *is_closing).await;
}

/// Sends, unless the other side takes nothing any more.
async fn send(socket: &mut WebSocket, message: Message) -> Option<()> {
    let sent = tokio::time::timeout(PATIENCE, socket.send(message)).await;
    sent.ok()?.ok()
}
