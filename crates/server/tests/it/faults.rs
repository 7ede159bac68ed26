//! Whatever call of the store fails, and however: what was acknowledged is there afterwards, and
//! the game goes on when the fault is over.

use std::sync::Arc;
use std::time::Duration;

use tessera_server::client::{Answer, Client};
use tessera_server::store::sqlite::SqliteStore;
use tessera_server::store::{ServiceStore, Store, StoreError, TableStore};
use tessera_server::{Config, Server};

use crate::faulty::{Faulty, Kind};
use crate::stage::{Folder, Person, config, encode, rng};

const FORM: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0&clock=live\
    &clock-minutes=9&clock-increment=5";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_call_of_the_store_may_fail() {
    for kind in [Kind::Before, Kind::After, Kind::Cut] {
        // Until a whole short game is over before it is time to fail.
        let mut n_failed = 0;
        for nth in 0.. {
            match play(kind, nth).await {
                true => n_failed += 1,
                false => break,
            }
        }
        assert!(n_failed > 15, "{kind:?}: {n_failed}");
    }
}

/// While the disk is full the AI keeps its move and tries now and then; when there is room
/// again the table goes on by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_waits_for_room() {
    let folder = Folder::new();
    let file = folder.file("data.sqlite");
    let inner = SqliteStore::open(&file).await.expect("a store");
    let faulty = Arc::new(Faulty::new(Arc::new(inner), Kind::Before, i64::MAX));
    let store: Arc<dyn Store> = Arc::clone(&faulty) as Arc<dyn Store>;
    let config = Config {
        // So that it is full before the AI answers.
        ai_pause: Duration::from_millis(300),
        ..config(&file)
    };
    let open = async |_| Ok::<_, StoreError>(store);
    let server = Server::start_on(config, open).await.expect("a server");
    let mut ana = Person::new(Client::new(server.address()));
    let table = ana.create(FORM).await;
    ana.watch(&table).await;
    ana.act(&mut rng(7)).await;
    faulty.fill(true);
    let asked = tokio::time::timeout(Duration::from_secs(60), async {
        while faulty.n_refused() < 2 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    asked.await.expect("it is tried again");
    // A search that began anew each time would have asked hundreds of times in that second.
    assert!(faulty.n_refused() < 4, "{} times", faulty.n_refused());
    assert!(!ana.is_my_turn());
    faulty.fill(false);
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
    server.stop().await;
}

/// Plays a few moves with a store whose `nth` call fails. Returns whether it came to that.
async fn play(kind: Kind, nth: i64) -> bool {
    let folder = Folder::new();
    let file = folder.file("data.sqlite");
    let inner = SqliteStore::open(&file).await.expect("a store");
    let faulty = Arc::new(Faulty::new(Arc::new(inner), kind, nth));
    let server = loop {
        let store: Arc<dyn Store> = Arc::clone(&faulty) as Arc<dyn Store>;
        let open = async |_| Ok::<_, StoreError>(store);
        match Server::start_on(config(&file), open).await {
            Ok(server) => break server,
            // It does not start on a store that fails, and starts when it does not.
            Err(error) => assert!(faulty.has_failed(), "{error}"),
        }
    };
    let mut ana = Person::new(Client::new(server.address()));
    let opened = insist(&mut ana, "/tables", FORM).await;
    ana.table = opened.location.expect("a table");
    let mut acknowledged = Vec::new();
    let mut rng = rng(7);
    while acknowledged.len() < 4 {
        wait_for_turn(&mut ana).await;
        let (seq, action) = (ana.seq(), ana.any_action(&mut rng));
        let form = format!("seq={seq}&action={}", encode(&action));
        let path = format!("{}/actions", ana.table);
        let answer = insist(&mut ana, &path, &form).await;
        assert_eq!(answer.status, 200, "{kind:?} {nth}: {}", answer.text);
        acknowledged.push((seq, format!("0 {action}")));
    }
    wait_for_turn(&mut ana).await;
    let id = ana.table.trim_start_matches("/t/").to_owned();
    server.stop().await;
    let store = SqliteStore::open(&file).await.expect("a store");
    let stored = store.load(&id, 0).await.expect("an answer");
    let entries = stored.expect("a table").entries;
    for (seq, entry) in &acknowledged {
        assert_eq!(&entries[*seq].text, entry, "{kind:?} {nth}");
    }
    store.close().await;
    faulty.has_failed()
}

/// The same request until it is answered, as the page sends it.
async fn insist(person: &mut Person, path: &str, form: &str) -> Answer {
    for _ in 0..5 {
        let answer = person.client.post(path, form).await.expect("an answer");
        if answer.status != 503 {
            return answer;
        }
        assert_eq!(answer.json()["error"], "unstored");
    }
    panic!("the fault does not pass");
}

async fn wait_for_turn(ana: &mut Person) {
    let table = ana.table.clone();
    let waited = tokio::time::timeout(Duration::from_secs(60), async {
        ana.live = None;
        while ana.live.is_none() {
            ana.live = ana.client.live(&table, 0).await.ok();
        }
        ana.frame = serde_json::Value::Null;
        ana.update_until(|frame| frame["is_my_turn"] == true).await;
    });
    waited.await.expect("the table goes on");
}
