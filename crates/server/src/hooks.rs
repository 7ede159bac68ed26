//! "Your turn" to an address that a person has given: a small signed JSON, sent again for a while
//! when nobody takes it, over restarts too, and never to an address inside a network.

mod address;
mod send;

use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, Mac};
use sha2::Sha256;
use tokio::sync::Semaphore;

use crate::App;
use crate::fair::hex;
use crate::ids;
use crate::store::{CallRow, HookRow};

pub(crate) use address::{check_url, is_local_name, is_public};

/// How often a call is tried.
const N_TRIES: u32 = 6;
/// By what factor every wait is longer than the one before.
const LONGER: u32 = 5;
/// How many calls are sent at the same time.
const MAX_AT_ONCE: usize = 16;
/// The header by which the receiver can tell that the message is ours.
pub(crate) const SIGNATURE: &str = "x-tessera-signature";
/// … and when: the second stands here, and is signed with the body, so that nobody else can send
/// an old message again.
pub(crate) const TIME: &str = "x-tessera-time";
pub(crate) const TIMED_SIGNATURE: &str = "x-tessera-signature-2";

/// Holds back what would be too much at once.
pub(crate) struct Hooks(Semaphore);

impl Default for Hooks {
    fn default() -> Hooks {
        Hooks(Semaphore::new(MAX_AT_ONCE))
    }
}

/// Tells a person that it is their turn, if they have given an address. Comes back at once; until
/// it is told it stands in the store.
pub(crate) fn call(app: &Arc<App>, call: CallRow) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Ok(Some(_)) = app.store.hook(&call.person).await {
            if let Err(error) = app.store.save_call(&call).await {
                tracing::error!(%error, table = call.table, "a call is not kept");
            }
            see_through(&app, &call).await;
        }
    });
}

/// Goes on with the calls that a stop of the server has cut off.
pub(crate) async fn go_on(app: &Arc<App>) {
    let calls = match app.store.calls().await {
        Ok(calls) => calls,
        Err(error) => return tracing::error!(%error, "calls are not known"),
    };
    for call in calls {
        let app = Arc::clone(app);
        tokio::spawn(async move { see_through(&app, &call).await });
    }
}

/// Delivers a call, unless the server stops before.
async fn see_through(app: &Arc<App>, call: &CallRow) {
    let mut closing = app.closing.subscribe();
    tokio::select! {
        () = deliver(app, call) => {}
        _ = closing.wait_for(|is_closing| *is_closing) => return,
    }
    if let Err(error) = app.store.drop_call(call).await {
        tracing::error!(%error, table = call.table, "a call is kept too long");
    }
}

async fn deliver(app: &Arc<App>, call: &CallRow) {
    let mut wait = app.config.hook_retry;
    for number in 1..=N_TRIES {
        // A person who has moved in the meantime need not be told.
        match app.tables.get(app, &call.table).await {
            Ok(table) if table.waits_for(&call.person, call.seq) => {}
            _ => return,
        }
        let Ok(Some(hook)) = app.store.hook(&call.person).await else {
            return;
        };
        let sent = {
            let _permit = app.hooks.0.acquire().await;
            send::send(
                &hook.url,
                message(app, call, &hook, crate::unix_seconds()),
                &app.config,
            )
            .await
        };
        let outcome = if sent.is_ok() { "sent" } else { "failed" };
        metrics::counter!("tessera_hooks_total", "outcome" => outcome).increment(1);
        match sent {
            Ok(()) => return,
            Err(error) if error.is_final => {
                return tracing::info!(table = call.table, %error, "a hook is not called");
            }
            Err(error) => tracing::info!(table = call.table, %error, number, "a hook failed"),
        }
        tokio::time::sleep(wait).await;
        wait = wait
            .saturating_mul(LONGER)
            .min(Duration::from_secs(6 * 3600));
    }
}

/// The body and its signature.
fn message(app: &App, call: &CallRow, hook: &HookRow, second: i64) -> send::Message {
    let base = match &app.config.public_url {
        Some(url) => url.clone(),
        None => format!("http://{}", app.config.listen),
    };
    let body = serde_json::json!({
        "table": call.table,
        "game": call.game,
        "url": format!("{base}/t/{}", call.table),
        "your_turn": true,
    });
    let body = body.to_string();
    send::Message {
        signature: sign(&hook.secret, &body),
        second,
        timed_signature: sign(&hook.secret, &format!("{second}.{body}")),
        body,
    }
}

/// `sha256=` and the HMAC of the body in hexadecimal digits.
fn sign(secret: &str, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length will do");
    mac.update(body.as_bytes());
    format!("sha256={}", hex(&mac.finalize().into_bytes()))
}

/// What a new hook signs with.
pub(crate) fn new_secret() -> String {
    ids::token()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second test case of RFC 4231.
    #[test]
    fn signatures_are_hmacs() {
        let expected = "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(sign("Jefe", "what do ya want for nothing?"), expected);
    }
}
