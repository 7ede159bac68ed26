//! Whatever becomes of the AI's move, the table goes on.

use tessera_engine::Turn;

use super::*;
use crate::board::Step;
use crate::client::Client;
use crate::{Config, Server};

/// A table where the AI has the second move. Its own thought waits for longer than any test.
async fn table(folder: &tempfile::TempDir) -> (Server, Arc<LiveTable>) {
    let config = Config {
        data: folder.path().join("data.sqlite"),
        ai_pause: Duration::from_secs(3_600),
        ..Config::default()
    };
    let server = Server::start(config).await.expect("a server");
    let mut client = Client::new(server.address());
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0";
    let answer = client.post("/tables", form).await.expect("an answer");
    let path = answer.location.expect("a table");
    let id = path.trim_start_matches("/t/");
    let table = server.app.tables.get(&server.app, id).await;
    let table = table.expect("the table");
    let step = {
        let state = table.state();
        let (seq, any) = (state.board.seq(), state.board.any_action());
        state.board.act(seq, Seat::new(0), &any, &state.key())
    };
    commit(&server, &table, step.expect("a step")).await;
    (server, table)
}

async fn commit(server: &Server, table: &Arc<LiveTable>, step: Step) {
    let committed = table.write(
        &server.app,
        |writer| async move { writer.commit(step).await },
    );
    committed.await.expect("stored");
}

/// What the AI has thought of comes in.
async fn bring(server: &Server, table: &Arc<LiveTable>, action: Option<&str>, fails: bool) {
    let stop = {
        let mut state = table.state();
        state.moved_at = None;
        let this = state.in_thought.as_mut().expect("the AI's turn");
        this.fails = fails;
        // What the AI really thinks of comes too late.
        this.stop = Arc::new(AtomicBool::new(false));
        Arc::clone(&this.stop)
    };
    let thought = action.map(|action| Thought {
        action: action.to_owned(),
    });
    let decided = table.write(&server.app, |writer| async move {
        writer.decide(&stop, thought).await;
        Ok(())
    });
    decided.await.expect("no panic");
}

/// What the AI may do with the first line, or may not.
fn actions(table: &LiveTable, is_legal: bool) -> Vec<String> {
    let state = table.state();
    let (seq, seat) = (state.board.seq(), Seat::new(1));
    let mut found = Vec::new();
    for factory in 0..5 {
        for colour in ["b", "y", "r", "k", "w"] {
            let action = format!("{factory}{colour}1");
            if state.board.act(seq, seat, &action, &state.key()).is_ok() == is_legal {
                found.push(action);
            }
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_move_is_followed_by_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, table) = table(&folder).await;
    let illegal = actions(&table, false);
    for action in [Some("nonsense"), Some(illegal[0].as_str()), None] {
        bring(&server, &table, action, false).await;
        let board = table.state().board.clone();
        assert_eq!(board.turn(), Turn::Decision(Seat::new(0)));
        // Again.
        let step = board.undo_agreed(board.seq(), Seat::new(1));
        commit(&server, &table, step.expect("a step")).await;
        assert!(table.state().in_thought.is_some(), "the AI thinks anew");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_was_not_stored_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, table) = table(&folder).await;
    let seq = table.state().board.seq();
    let any = table.state().board.any_action();
    let legal = actions(&table, true);
    let chosen = legal.iter().rfind(|action| **action != any);
    let chosen = chosen.expect("another one").clone();
    let mut changes = table.watch();
    bring(&server, &table, Some(&chosen), true).await;
    // The store is well again, and the table goes on by itself.
    loop {
        changes.changed().await.expect("the table is there");
        if table.state().board.seq() > seq {
            break;
        }
    }
    let board = table.state().board.clone();
    assert!(board.has_acted(seq, Seat::new(1), &chosen));
    server.stop().await;
}
