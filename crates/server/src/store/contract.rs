//! What every store must keep, as one suite: a new store calls [`check`] with empty ones.

use tessera_engine::Seat;

use super::{
    CallRow, ChatRow, Clock, HookRow, Pace, PlayerRow, Running, SeatRow, Seed, Status, Store,
    StoreError, TableRow, Terms,
};

/// Checks an empty store.
///
/// # Panics
/// With the first promise that it does not keep.
pub async fn check(store: &dyn Store) {
    keys_stay(store).await;
    time_never_goes_back(store).await;
    hooks_are_kept(store).await;
    calls_are_kept(store).await;
    players_are_kept(store).await;
    tables_are_kept(store).await;
    logs_are_all_or_nothing(store).await;
    one_wins_a_race(store).await;
    chat_is_in_order(store).await;
    lists_are_right(store).await;
    unseen_records_are_dropped(store).await;
}

async fn keys_stay(store: &dyn Store) {
    let first = store.key(&[1; 64]).await.expect("a key");
    assert_eq!(first, [1; 64]);
    assert_eq!(store.key(&[2; 64]).await.expect("a key"), first);
}

async fn time_never_goes_back(store: &dyn Store) {
    for (said, kept) in [(0, 0), (7, 7), (1 << 40, 1 << 40), (9, 1 << 40)] {
        store.save_uptime(said).await.expect("saved");
        assert_eq!(store.uptime().await.expect("an answer"), kept);
    }
}

async fn hooks_are_kept(store: &dyn Store) {
    let hook = |url: &str| HookRow {
        url: url.to_owned(),
        secret: "secret".to_owned(),
    };
    for hook in [None, Some(hook("http://a.example")), Some(hook("x")), None] {
        let saved = store.save_hook("ana", hook.as_ref()).await;
        saved.expect("saved");
        assert_eq!(store.hook("ana").await.expect("an answer"), hook);
        assert!(store.hook("bela").await.expect("an answer").is_none());
    }
}

async fn calls_are_kept(store: &dyn Store) {
    let call = |player: &str, table: &str, seq| CallRow {
        player: player.to_owned(),
        table: table.to_owned(),
        game: "azul".to_owned(),
        seq,
    };
    let (old, new) = (call("ana", "t1", 3), call("ana", "t1", 9));
    let (other, bela) = (call("ana", "t2", 3), call("bela", "t1", 3));
    for call in [&old, &other, &bela, &new] {
        store.save_call(call).await.expect("saved");
    }
    // An answer to the old one says nothing about the new one.
    for (dropped, kept) in [
        (&old, vec![&new, &other, &bela]),
        (&new, vec![&other, &bela]),
    ] {
        store.drop_call(dropped).await.expect("dropped");
        let calls = store.calls().await.expect("a list");
        assert!(calls.len() == kept.len() && kept.iter().all(|call| calls.contains(call)));
    }
    store.forget_player("ana").await.expect("forgotten");
    let calls = store.calls().await.expect("a list");
    assert_eq!(calls, std::slice::from_ref(&bela));
    store.drop_call(&bela).await.expect("dropped");
}

async fn players_are_kept(store: &dyn Store) {
    let mut ana = player("ana");
    assert!(store.player("ana").await.expect("an answer").is_none());
    store.save_player(&ana).await.expect("saved");
    ana.name = "Ana \u{1f3b2} <b>'\"".to_owned();
    ana.settings = "theme=dark".to_owned();
    store.save_player(&ana).await.expect("saved");
    assert_eq!(
        store.player("ana").await.expect("an answer"),
        Some(ana.clone())
    );
    let by_token = store.player_by_token("token of ana").await;
    assert_eq!(by_token.expect("an answer"), Some(ana));
    let mut renewed = player("renewed");
    store.save_player(&renewed).await.expect("saved");
    renewed.token = "new token".to_owned();
    store.save_player(&renewed).await.expect("saved");
    let old = store.player_by_token("token of renewed").await;
    assert!(old.expect("an answer").is_none(), "the old link has ended");
    let new = store.player_by_token("new token").await;
    assert_eq!(new.expect("an answer"), Some(renewed));
    store.forget_player("renewed").await.expect("forgotten");
    assert!(store.player("renewed").await.expect("an answer").is_none());
    let nobody = store.player_by_token("ana").await.expect("an answer");
    assert!(nobody.is_none());
}

async fn tables_are_kept(store: &dyn Store) {
    let mut table = table("t1");
    assert!(store.table("t1").await.expect("an answer").is_none());
    assert!(store.seed("t1").await.expect("an answer").is_none());
    store
        .add_table(&table, &Seed([7; 32]))
        .await
        .expect("added");
    assert_eq!(
        store.table("t1").await.expect("an answer"),
        Some(table.clone())
    );
    let seed = store.seed("t1").await.expect("an answer");
    assert!(seed == Some(Seed([7; 32])), "the seed stays");
    let twice = store.add_table(&table, &Seed([8; 32])).await;
    assert!(
        matches!(twice, Err(StoreError::Conflict)),
        "an id is given once"
    );
    table.status = Status::Over;
    table.next = Some("t2".to_owned());
    table.start = Some(1);
    table.is_public = true;
    table.contribute(Seat::new(1), "any 'text'".to_owned());
    let running = Running {
        seat: 1,
        since: 7,
        at: 9,
        lag: 500,
    };
    table.terms.clock = Some(Clock {
        left: vec![5, 1 << 40],
        running: Some(running),
        ..Clock::new(Pace::Days { days: 3 }, 2)
    });
    table.terms.hints = Some(vec![0, 2]);
    table.seats[0].set_left(Some(9));
    table.seats[1] = SeatRow::Ai { level: 6 };
    store.save_table(&table).await.expect("saved");
    assert_eq!(store.table("t1").await.expect("an answer"), Some(table));
    let seed = store.seed("t1").await.expect("an answer");
    assert!(
        seed == Some(Seed([7; 32])),
        "a changed table has its old seed"
    );
}

async fn logs_are_all_or_nothing(store: &dyn Store) {
    let mut table = table("log");
    store
        .add_table(&table, &Seed([0; 32]))
        .await
        .expect("added");
    assert!(store.entries("log").await.expect("a log").is_empty());
    append(store, 0, &["* start0", "* deal0:bbyr"])
        .await
        .expect("stored");
    append(store, 2, &["0 0b0"]).await.expect("stored");
    append(store, 3, &[]).await.expect("nothing to store");
    // The second of these is new, the first is not: neither is stored, nor the table.
    table.status = Status::Over;
    let entries = ["0 0b1".to_owned(), "1 0b1".to_owned()];
    let late = store.append("log", 2, &entries, Some(&table)).await;
    assert!(matches!(late, Err(StoreError::Conflict)));
    let kept = store
        .table("log")
        .await
        .expect("an answer")
        .expect("a table");
    assert_eq!(kept.status, Status::Waiting);
    let log = store.entries("log").await.expect("a log");
    assert_eq!(log, ["* start0", "* deal0:bbyr", "0 0b0"]);
    store
        .append("log", 3, &entries[1..], Some(&table))
        .await
        .expect("stored");
    let kept = store
        .table("log")
        .await
        .expect("an answer")
        .expect("a table");
    assert_eq!(kept.status, Status::Over);
}

async fn append(store: &dyn Store, from: usize, entries: &[&str]) -> Result<(), StoreError> {
    let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
    store.append("log", from, &entries, None).await
}

async fn one_wins_a_race(store: &dyn Store) {
    store
        .add_table(&table("race"), &Seed([0; 32]))
        .await
        .expect("added");
    for round in 0..20 {
        let (one, other) = ([format!("0 one{round}")], [format!("0 other{round}")]);
        let (first, second) = tokio::join!(
            store.append("race", round, &one, None),
            store.append("race", round, &other, None),
        );
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    }
    assert_eq!(store.entries("race").await.expect("a log").len(), 20);
}

async fn chat_is_in_order(store: &dyn Store) {
    let line = |n: u8| ChatRow {
        seat: (n > 0).then_some(n),
        name: "Ana".to_owned(),
        text: format!("line {n}"),
    };
    for n in 0..4 {
        store.add_chat("t1", &line(n)).await.expect("said");
    }
    store.add_chat("another", &line(9)).await.expect("said");
    let last = store.chat("t1", 3).await.expect("a chat");
    assert_eq!(last, [line(1), line(2), line(3)]);
    store.rename_chat("t1", 2, "Nemo").await.expect("renamed");
    let names: Vec<String> = (store.chat("t1", 3).await.expect("a chat"))
        .into_iter()
        .map(|line| line.name)
        .collect();
    assert_eq!(names, ["Ana", "Nemo", "Ana"]);
}

async fn lists_are_right(store: &dyn Store) {
    for (id, status, is_public, opened) in [
        ("open old", Status::Waiting, true, 10),
        ("open new", Status::Waiting, true, 20),
        ("private", Status::Waiting, false, 30),
        ("playing", Status::Playing, true, 40),
        ("over", Status::Over, true, 50),
    ] {
        let mut row = table(id);
        (row.status, row.is_public, row.opened) = (status, is_public, opened);
        row.seats[0] = SeatRow::Person {
            player: "lister".to_owned(),
            name: "Lister".to_owned(),
            stand_in: Some(2),
            left_at: None,
        };
        // Two chairs of one person are one table of theirs.
        row.seats[1] = row.seats[0].clone();
        store.add_table(&row, &Seed([0; 32])).await.expect("added");
    }
    let ids = |rows: Vec<TableRow>| -> Vec<String> { rows.into_iter().map(|row| row.id).collect() };
    let open = ids(store.open_tables(10).await.expect("a list"));
    assert_eq!(open, ["open new", "open old"]);
    assert_eq!(store.open_tables(1).await.expect("a list").len(), 1);
    let mine = ids(store.tables_of("lister", 10).await.expect("a list"));
    assert_eq!(mine, ["playing", "private", "open new", "open old"]);
    let (done, ended): (Vec<TableRow>, Vec<i64>) = (store.finished_of("lister", 10).await)
        .expect("a list")
        .into_iter()
        .unzip();
    assert_eq!(ids(done), ["over"]);
    assert!(ended[0] > 50, "it ended after it was opened");
    let mut all = store.all_of("lister").await.expect("a list");
    all.sort();
    assert_eq!(all, ["open new", "open old", "over", "playing", "private"]);
    assert_eq!(store.playing().await.expect("a list"), ["playing"]);
    // Who gets up has the table no longer.
    let mut row = table("playing");
    row.status = Status::Playing;
    store.save_table(&row).await.expect("saved");
    let mine = ids(store.tables_of("lister", 10).await.expect("a list"));
    assert_eq!(mine, ["private", "open new", "open old"]);
}

async fn unseen_records_are_dropped(store: &dyn Store) {
    for (id, status, opened) in [
        ("brought", Status::Record, 100),
        ("brought later", Status::Record, 200),
        ("looked at", Status::Record, 100),
        ("played", Status::Over, 100),
    ] {
        let mut row = table(id);
        (row.status, row.opened) = (status, opened);
        store.add_table(&row, &Seed([0; 32])).await.expect("added");
        let entries = ["* start0".to_owned()];
        let stored = store.append(id, 0, &entries, None).await;
        stored.expect("stored");
    }
    for (id, second) in [("looked at", 120), ("looked at", 300), ("played", 100)] {
        store.look_at(id, second).await.expect("seen");
    }
    for (since, n_dropped) in [(100, 0), (200, 1), (200, 0), (300, 1)] {
        let dropped = store.drop_records(since).await.expect("dropped");
        assert_eq!(dropped, n_dropped, "since {since}");
    }
    for (id, is_kept) in [
        ("brought", false),
        ("brought later", false),
        ("looked at", true),
        ("played", true),
    ] {
        let found = store.table(id).await.expect("an answer");
        assert_eq!(found.is_some(), is_kept, "{id}");
        let seed = store.seed(id).await.expect("an answer");
        assert_eq!(seed.is_some(), is_kept, "{id}");
        let n_entries = store.entries(id).await.expect("a log").len();
        assert_eq!(n_entries, usize::from(is_kept), "{id}");
    }
}

fn player(id: &str) -> PlayerRow {
    PlayerRow {
        id: id.to_owned(),
        name: id.to_owned(),
        token: format!("token of {id}"),
        settings: String::new(),
    }
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "azul".to_owned(),
        rules_version: 1,
        setup: "seats=2 wall=coloured".to_owned(),
        seats: vec![SeatRow::person("ana", "Ana"), SeatRow::Open],
        is_public: false,
        host: "ana".to_owned(),
        start: None,
        status: Status::Waiting,
        next: None,
        opened: 1,
        terms: Terms::default(),
    }
}
