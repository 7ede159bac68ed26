//! A server with one table, for tests.

use std::sync::Arc;

use super::LiveTable;
use crate::client::Client;
use crate::{Config, Server};

/// Opens a table where Ana begins and the AI has the second move.
pub(super) async fn open(config: Config) -> (Server, Arc<LiveTable>) {
    let server = Server::start(config).await.expect("a server");
    let mut client = Client::new(server.address());
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0";
    let answer = client.post("/tables", form).await.expect("an answer");
    let path = answer.location.expect("a table");
    let id = path.trim_start_matches("/t/");
    let table = server.app.tables.get(&server.app, id).await;
    let table = table.expect("the table");
    (server, table)
}
