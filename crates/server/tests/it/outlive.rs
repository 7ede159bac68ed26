//! Games outlive versions: files of older schemas go on, and tables that cannot be opened here break
//! nothing.

use rusqlite::Connection;
use tessera_server::store::sqlite::{SCHEMA, SqliteStore};
use tessera_server::store::{PeopleStore, ServiceStore};
use tessera_server::{Server, StartError};

use crate::stage::{Folder, Person, World, config};

/// A file as a server left it before schemas had numbers.
const UNNUMBERED: &str = include_str!("../data/store/unnumbered.sql");
/// Who played there, and where.
const TOKEN: &str = "/me/return/hw4kkzmnqxur7wwnus4dd5jhx4mfbbnv";
const FINISHED: &str = "/t/czsv6ennmh";
const RUNNING: &str = "/t/dmt6bkv69s";
const WAITING: &str = "/t/ef4zufwhbb";
const BROUGHT: &str = "/t/pknxudz82x/replay";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_without_a_number_goes_on() {
    let folder = Folder::new();
    let file = folder.file("data.sqlite");
    let old = Connection::open(&file).expect("a file");
    old.execute_batch(UNNUMBERED).expect("the old schema");
    drop(old);
    let server = Server::start(config(&file)).await.expect("a server");
    let mut ana = Person::new(tessera_server::client::Client::new(server.address()));
    ana.come_back(TOKEN).await;
    // The result is worked out once, in the background.
    let me = loop {
        let me = ana.get("/me").await;
        assert_eq!(me.status, 200);
        if me.text.contains(FINISHED) {
            break me.text;
        }
        tokio::task::yield_now().await;
    };
    assert!(me.contains(RUNNING) && me.contains("Won with "), "{me}");
    ana.table = RUNNING.to_owned();
    ana.watch(RUNNING).await;
    assert!(ana.frame.to_string().contains("still here"));
    let seq = ana.seq();
    ana.act(&mut crate::stage::rng(1)).await;
    assert!(ana.seq() > seq);
    assert!(ana.get("/").await.text.contains(WAITING));
    assert_eq!(ana.get(BROUGHT).await.status, 200);
    let check = ana.get(&format!("{FINISHED}/fair?check=1")).await.text;
    assert!(check.contains("follow from the seed"), "{check}");
    server.stop().await;
    let new = Connection::open(&file).expect("a file");
    let number = new.pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0));
    assert_eq!(number, Ok(SCHEMA));
    // The clock on the wall of the old file says nothing about when it was looked at.
    let n_looks = new.query_row("SELECT count(*) FROM looks", [], |row| row.get::<_, u32>(0));
    assert_eq!(n_looks, Ok(2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newer_file_is_refused_in_words() {
    let folder = Folder::new();
    let file = folder.file("data.sqlite");
    let new = Connection::open(&file).expect("a file");
    let number = SCHEMA + 1;
    new.pragma_update(None, "user_version", number)
        .expect("set");
    drop(new);
    let refused = Server::start(config(&file)).await;
    let Err(StartError::Store(error)) = refused else {
        panic!("it starts");
    };
    let told = error.to_string();
    assert!(
        told.contains("newer") && told.contains(&number.to_string()),
        "{told}"
    );
}

/// Two servers on one file would overwrite each other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_has_a_file() {
    let world = World::new().await;
    let file = world.folder.file("data.sqlite");
    let Err(StartError::Store(error)) = Server::start(config(&file)).await else {
        panic!("a second server starts");
    };
    assert!(error.to_string().contains("another server"), "{error}");
    world.server.stop().await;
    let store = SqliteStore::open(&file).await.expect("it is free again");
    store.close().await;
}

/// What can be wrong with a table, as SQL, and a word of what is said about it.
const DAMAGE: [(&str, &str); 6] = [
    ("UPDATE tables SET rules_version = 9 WHERE id = ?", "newer"),
    ("UPDATE tables SET game = 'chess' WHERE id = ?", "newer"),
    (
        "UPDATE tables SET terms = '{\"scheme\":99}' WHERE id = ?",
        "newer",
    ),
    (
        "UPDATE tables SET seats = 'nonsense' WHERE id = ?",
        "be read",
    ),
    (
        "UPDATE entries SET text = 'x' WHERE table_id = ? AND seq = 3",
        "be read",
    ),
    (
        "DELETE FROM entries WHERE table_id = ? AND seq = 3",
        "be read",
    ),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_opened_breaks_nothing() {
    for (sql, told) in DAMAGE {
        let mut world = World::new().await;
        let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=here&start=0";
        let (mut ana, broken) = world.open(form).await;
        let good = ana.create(form).await;
        let private = crate::races::return_path(&mut ana).await;
        world.server.stop().await;
        let file = world.folder.file("data.sqlite");
        let id = broken.trim_start_matches("/t/");
        let data = Connection::open(&file).expect("a file");
        assert!(data.execute(sql, [id]).expect("changed") > 0);
        drop(data);
        world.server = Server::start(config(&file)).await.expect("a server");
        let mut ana = Person::new(world.client());
        ana.come_back(&private).await;
        for page in ["/", "/me"] {
            let answer = ana.get(page).await;
            assert_eq!(answer.status, 200, "{sql} {page}");
            assert!(answer.text.contains(&good), "{sql} {page}");
            assert!(answer.text.contains(told), "{sql} {page}");
        }
        let page = ana.get(&broken).await;
        assert_eq!(page.status, 501, "{sql}");
        assert!(page.text.contains(told), "{sql}: {}", page.text);
        assert_eq!(ana.get(&good).await.status, 200, "{sql}");
        let deleted = ana.client.post("/me/delete", "sure=1").await;
        assert_eq!(deleted.expect("an answer").status, 303, "{sql}");
        world.server.stop().await;
        let store = SqliteStore::open(&file).await.expect("a store");
        let me = private.rsplit('/').next().expect("a token");
        let found = store.person_by_token(me).await.expect("an answer");
        assert!(found.is_none(), "{sql}");
        store.close().await;
    }
}

/// A finished game shows its stored result, whatever became of its log.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_outlives_its_game() {
    let mut world = World::new().await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=here&start=0";
    let (mut ana, table) = world.open(form).await;
    ana.watch(&table).await;
    let mut rng = crate::stage::rng(3);
    while !ana.is_over() {
        ana.act(&mut rng).await;
    }
    let me = ana.get("/me").await.text;
    assert!(me.contains("Won with ") && me.contains(&table), "{me}");
    let private = crate::races::return_path(&mut ana).await;
    world.server.stop().await;
    let file = world.folder.file("data.sqlite");
    let data = Connection::open(&file).expect("a file");
    let sql = "UPDATE tables SET rules_version = 9";
    assert_eq!(data.execute(sql, []).expect("changed"), 1);
    drop(data);
    world.server = Server::start(config(&file)).await.expect("a server");
    let mut ana = Person::new(world.client());
    ana.come_back(&private).await;
    let me = ana.get("/me").await.text;
    assert!(me.contains("Won with ") && me.contains("newer"), "{me}");
    let page = ana.get(&table).await.text;
    assert!(page.contains("Final score: Ana "), "{page}");
}
