//! What every store must keep, as one suite: a new store calls [`check`] with empty ones.

use tessera_engine::Seat;

use super::{
    CallRow, ChatRow, Clock, HookRow, Listed, NewEntries, NewTable, Pace, PlayerRow, ResultRow,
    Running, SeatRow, Seed, Status, Store, StoreError, StoredTable, TableRow, TableSettings,
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
    epochs_are_kept(store).await;
    tables_are_kept(store).await;
    a_new_table_is_all_or_nothing(store).await;
    logs_are_all_or_nothing(store).await;
    results_come_with_the_last_entry(store).await;
    one_wins_a_race(store).await;
    a_load_is_one_moment(store).await;
    chat_is_in_order(store).await;
    lists_are_right(store).await;
    unseen_tables_are_dropped(store).await;
    unused_guests_are_dropped(store).await;
    store.check().await.expect("it can write");
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
    forget(store, "ana").await;
    let calls = store.calls().await.expect("a list");
    assert_eq!(calls, std::slice::from_ref(&bela));
    store.drop_call(&bela).await.expect("dropped");
}

async fn players_are_kept(store: &dyn Store) {
    let mut ana = player("ana");
    assert!(store.player("ana").await.expect("an answer").is_none());
    store.save_player(&mut ana).await.expect("saved");
    let mut stale = ana.clone();
    ana.name = "Ana \u{1f3b2} <b>'\"".to_owned();
    ana.settings = "theme=dark".to_owned();
    ana.generation = 3;
    store.save_player(&mut ana).await.expect("saved");
    let found = store.player("ana").await.expect("an answer");
    assert_eq!(found, Some(ana.clone()));
    let by_token = store.player_by_token("token of ana").await;
    assert_eq!(by_token.expect("an answer"), Some(ana.clone()));
    // Who has read an older row changes nothing, and a new person takes nobody's place.
    stale.name = "late".to_owned();
    let late = store.save_player(&mut stale).await;
    assert_eq!(late, Err(StoreError::Conflict));
    let twice = store.save_player(&mut player("ana")).await;
    assert_eq!(twice, Err(StoreError::Conflict));
    let found = store.player("ana").await.expect("an answer");
    assert_eq!(found, Some(ana));
    let mut renewed = player("renewed");
    store.save_player(&mut renewed).await.expect("saved");
    renewed.token = "new token".to_owned();
    store.save_player(&mut renewed).await.expect("saved");
    let old = store.player_by_token("token of renewed").await;
    assert!(old.expect("an answer").is_none(), "the old link has ended");
    let new = store.player_by_token("new token").await;
    assert_eq!(new.expect("an answer"), Some(renewed));
    forget(store, "renewed").await;
    assert!(store.player("renewed").await.expect("an answer").is_none());
    let nobody = store.player_by_token("ana").await.expect("an answer");
    assert!(nobody.is_none());
}

async fn epochs_are_kept(store: &dyn Store) {
    let first = store.begin_epoch(&[1; 32]).await.expect("an epoch");
    let second = store.begin_epoch(&[2; 32]).await.expect("an epoch");
    assert!(second.id > first.id && second.secret == [2; 32]);
    add(store, &mut table("epochs"), &[]).await;
    for (from, epoch) in [(0, Some(second.id)), (1, None), (2, Some(first.id))] {
        let new = NewEntries {
            from,
            texts: &["0 x".to_owned()],
            epoch,
            results: &[],
        };
        let stored = store.append("epochs", new, None).await;
        stored.expect("stored");
    }
    let stored = load(store, "epochs").await;
    let epochs: Vec<_> = stored.entries.iter().map(|entry| entry.epoch).collect();
    assert_eq!(epochs, [Some(second.id), None, Some(first.id)]);
    assert!(stored.epochs == [first, second], "those that its log names");
}

async fn tables_are_kept(store: &dyn Store) {
    let mut table = table("t1");
    assert!(store.table("t1").await.expect("an answer").is_none());
    assert!(store.load("t1", 1).await.expect("an answer").is_none());
    add(store, &mut table, &["* start0"]).await;
    let stored = load(store, "t1").await;
    assert_eq!(stored.row, table);
    assert!(stored.seed == Seed([7; 32]), "the seed stays");
    assert_eq!(texts(&stored), ["* start0"]);
    let twice = try_add(store, &mut table.clone(), &[], None).await;
    assert_eq!(twice, Err(StoreError::Conflict), "an id is given once");
    let mut stale = table.clone();
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
    table.settings.clock = Some(Clock {
        left: vec![5, 1 << 40],
        running: Some(running),
        ..Clock::new(Pace::Days { days: 3 }, 2)
    });
    table.settings.hints = Some(vec![0, 2]);
    table.seats[0].set_left(Some(9));
    table.seats[1] = SeatRow::Ai { level: 6 };
    store.save_table(&mut table).await.expect("saved");
    let found = store.table("t1").await.expect("an answer");
    assert_eq!(found, Some(Listed::Table(Box::new(table.clone()))));
    // Who has read an older row overwrites nothing.
    stale.seats[1] = SeatRow::Ai { level: 1 };
    let late = store.save_table(&mut stale).await;
    assert_eq!(late, Err(StoreError::Conflict));
    let stored = load(store, "t1").await;
    assert_eq!(stored.row, table);
    assert!(
        stored.seed == Seed([7; 32]),
        "a changed table has its old seed"
    );
}

/// A table that leads to another one, and that one, are stored together or not at all.
async fn a_new_table_is_all_or_nothing(store: &dyn Store) {
    let mut before = table("before");
    add(store, &mut before, &[]).await;
    let mut stale = before.clone();
    before.next = Some("after".to_owned());
    let added = try_add(store, &mut table("after"), &["* start1"], Some(&mut before)).await;
    added.expect("added");
    assert_eq!(load(store, "before").await.row, before);
    stale.next = Some("other".to_owned());
    let late = try_add(store, &mut table("other"), &[], Some(&mut stale)).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert!(store.load("other", 1).await.expect("an answer").is_none());
    assert_eq!(load(store, "before").await.row, before);
}

async fn logs_are_all_or_nothing(store: &dyn Store) {
    let mut table = table("log");
    add(store, &mut table, &[]).await;
    assert!(load(store, "log").await.entries.is_empty());
    append(store, 0, &["* start0", "* deal0:bbyr"], None)
        .await
        .expect("stored");
    append(store, 2, &["0 0b0"], None).await.expect("stored");
    append(store, 3, &[], None).await.expect("nothing to store");
    // The second of these is new, the first is not: neither is stored, nor the table.
    let mut over = table.clone();
    over.status = Status::Over;
    let late = append(store, 2, &["0 0b1", "1 0b1"], Some(&mut over)).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!(load(store, "log").await.row, table);
    // The entry is new but the row is not what was read: neither is stored.
    let mut stale = table.clone();
    stale.version += 1;
    let late = append(store, 3, &["1 0b1"], Some(&mut stale)).await;
    assert_eq!(late, Err(StoreError::Conflict));
    let stored = load(store, "log").await;
    assert_eq!(texts(&stored), ["* start0", "* deal0:bbyr", "0 0b0"]);
    assert_eq!(stored.row, table);
    append(store, 3, &["1 0b1"], Some(&mut over))
        .await
        .expect("stored");
    assert_eq!(load(store, "log").await.row.status, Status::Over);
}

async fn append(
    store: &dyn Store,
    from: usize,
    texts: &[&str],
    table: Option<&mut TableRow>,
) -> Result<(), StoreError> {
    let texts: Vec<String> = texts.iter().map(ToString::to_string).collect();
    let new = NewEntries {
        from,
        texts: &texts,
        epoch: None,
        results: &[],
    };
    store.append("log", new, table).await
}

async fn results_come_with_the_last_entry(store: &dyn Store) {
    let mut row = table("ended");
    add(store, &mut row, &[]).await;
    let mut unknown = table("ended before");
    unknown.status = Status::Over;
    add(store, &mut unknown, &[]).await;
    let result = |seat: u8, player: &str, place| ResultRow {
        seat,
        player: player.to_owned(),
        name: player.to_uppercase(),
        level: player.is_empty().then_some(3),
        points: -5 + 7 * i16::from(seat),
        place,
    };
    let results = [result(0, "ana", 2), result(1, "", 1)];
    row.status = Status::Over;
    let new = |from| NewEntries {
        from,
        texts: &LAST,
        epoch: None,
        results: &results,
    };
    let late = store
        .append("ended", new(0), Some(&mut table("ended")))
        .await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert!(store.results("ended").await.expect("a list").is_empty());
    let ended = store.append("ended", new(0), Some(&mut row)).await;
    ended.expect("stored");
    assert_eq!(store.results("ended").await.expect("a list"), results);
    let unknown = store.without_results().await.expect("a list");
    assert!(unknown.contains(&"ended before".to_owned()) && !unknown.contains(&"ended".to_owned()));
    let saved = store.save_results("ended before", &results).await;
    saved.expect("saved");
    let saved = store.save_results("ended before", &results[1..]).await;
    saved.expect("said again");
    let kept = store.results("ended before").await.expect("a list");
    assert_eq!(kept, results);
    forget(store, "ana").await;
    let kept = store.results("ended").await.expect("a list");
    assert_eq!((&*kept[0].player, &*kept[0].name), ("", "Nemo"));
    assert_eq!(kept[1], results[1]);
}

static LAST: [String; 1] = [String::new()];

async fn one_wins_a_race(store: &dyn Store) {
    let mut row = table("race");
    row.status = Status::Over;
    add(store, &mut row, &[]).await;
    for round in 0..20 {
        let one = [format!("0 one{round}")];
        let other = [format!("0 other{round}")];
        let new = |texts| NewEntries {
            from: round,
            texts,
            epoch: None,
            results: &[],
        };
        let (first, second) = tokio::join!(
            store.append("race", new(&one), None),
            store.append("race", new(&other), None),
        );
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    }
    assert_eq!(load(store, "race").await.entries.len(), 20);
}

/// Whoever loads a table sees its row and its log of the same moment.
async fn a_load_is_one_moment(store: &dyn Store) {
    let mut row = table("moment");
    add(store, &mut row, &[]).await;
    let write = async {
        for number in 0..100 {
            row.start = Some(number);
            let texts = [format!("0 entry{number}")];
            let new = NewEntries {
                from: usize::from(number),
                texts: &texts,
                epoch: None,
                results: &[],
            };
            let stored = store.append("moment", new, Some(&mut row)).await;
            stored.expect("stored");
        }
    };
    let read = async {
        loop {
            let stored = load(store, "moment").await;
            let n_said = stored.row.start.map_or(0, |number| usize::from(number) + 1);
            assert_eq!(stored.entries.len(), n_said);
            if n_said == 100 {
                return;
            }
        }
    };
    tokio::join!(write, read);
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
    assert_eq!(load(store, "t1").await.chat, [line(1), line(2), line(3)]);
    store.rename_chat("t1", 2, "Nemo").await.expect("renamed");
    let chat = load(store, "t1").await.chat;
    let names: Vec<&str> = chat.iter().map(|line| line.name.as_str()).collect();
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
        add(store, &mut row, &[]).await;
    }
    let open = store.open_tables(10).await.expect("a list");
    let open: Vec<&str> = open.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(open, ["open new", "open old"]);
    assert_eq!(store.open_tables(1).await.expect("a list").len(), 1);
    let mine = ids(store.tables_of("lister", 10).await.expect("a list"));
    assert_eq!(mine, ["playing", "private", "open new", "open old"]);
    let done = store.finished_of("lister", 10).await.expect("a list");
    let [done] = &done[..] else {
        panic!("{done:?}");
    };
    assert_eq!(
        (&*done.id, &*done.game, done.rules_version),
        ("over", "azul", 1)
    );
    assert!(done.ended > 50, "it ended after it was opened");
    assert!(done.results.is_empty());
    let mut all = store.all_of("lister").await.expect("a list");
    all.sort();
    assert_eq!(all, ["open new", "open old", "over", "playing", "private"]);
    assert_eq!(store.playing().await.expect("a list"), ["playing"]);
    // Who gets up has the table no longer.
    let mut row = load(store, "playing").await.row;
    row.seats = table("playing").seats;
    store.save_table(&mut row).await.expect("saved");
    let mine = ids(store.tables_of("lister", 10).await.expect("a list"));
    assert_eq!(mine, ["private", "open new", "open old"]);
    let dropped = store.drop_sitter("lister", "private").await;
    dropped.expect("dropped");
    let mine = ids(store.tables_of("lister", 10).await.expect("a list"));
    assert_eq!(mine, ["open new", "open old"]);
}

fn ids(listed: Vec<Listed>) -> Vec<String> {
    let id = |one: Listed| match one {
        Listed::Table(row) => row.id,
        Listed::Damaged { id, .. } => id,
    };
    listed.into_iter().map(id).collect()
}

/// Records and waiting tables go when nobody has opened them, whatever any clock on a wall says.
async fn unseen_tables_are_dropped(store: &dyn Store) {
    for (id, status, seen) in [
        ("brought", Status::Record, 100),
        ("brought later", Status::Record, 200),
        ("waiting", Status::Waiting, 100),
        ("looked at", Status::Record, 100),
        ("played", Status::Playing, 100),
    ] {
        let mut row = table(id);
        (row.status, row.opened) = (status, i64::MAX / 2);
        row.seats[0] = SeatRow::Open;
        add(store, &mut row, &["* start0"]).await;
        store.look_at(id, seen).await.expect("seen");
    }
    // It was seen at 300 and at nothing earlier that is told later.
    for (id, at) in [("looked at", 300), ("looked at", 120), ("played", 100)] {
        store.look_at(id, at).await.expect("seen");
    }
    // What the other checks have left behind was never looked at.
    store.drop_unseen(1).await.expect("dropped");
    for (since, n_dropped) in [(100, 0), (200, 2), (200, 0), (300, 1)] {
        let dropped = store.drop_unseen(since).await.expect("dropped");
        assert_eq!(dropped, n_dropped, "since {since}");
    }
    for (id, is_kept) in [
        ("brought", false),
        ("brought later", false),
        ("waiting", false),
        ("looked at", true),
        ("played", true),
    ] {
        let found = store.load(id, 1).await.expect("an answer");
        assert_eq!(found.is_some(), is_kept, "{id}");
    }
    // The id is free again, so nothing of it is left.
    add(store, &mut table("brought"), &["* start0"]).await;
}

async fn unused_guests_are_dropped(store: &dyn Store) {
    let time = store.uptime().await.expect("an answer");
    for id in ["idle", "here", "seated", "hooked"] {
        store.save_player(&mut player(id)).await.expect("saved");
    }
    store.see_player("here", time + 10).await.expect("seen");
    let mut row = table("with a guest");
    row.seats[0] = SeatRow::person("seated", "S");
    add(store, &mut row, &[]).await;
    let hook = HookRow {
        url: "http://a.example".to_owned(),
        secret: "secret".to_owned(),
    };
    let saved = store.save_hook("hooked", Some(&hook)).await;
    saved.expect("saved");
    assert_eq!(store.drop_guests(time).await.expect("dropped"), 0);
    store.drop_guests(time + 5).await.expect("dropped");
    for (id, is_kept) in [
        ("idle", false),
        ("here", true),
        ("seated", true),
        ("hooked", true),
    ] {
        let found = store.player(id).await.expect("an answer");
        assert_eq!(found.is_some(), is_kept, "{id}");
    }
}

async fn add(store: &dyn Store, row: &mut TableRow, entries: &[&str]) {
    let added = try_add(store, row, entries, None).await;
    added.expect("added");
}

async fn try_add(
    store: &dyn Store,
    row: &mut TableRow,
    entries: &[&str],
    before: Option<&mut TableRow>,
) -> Result<(), StoreError> {
    let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
    let new = NewTable {
        row,
        seed: &Seed([7; 32]),
        entries: &entries,
        epoch: None,
        now: 0,
        before,
    };
    store.add_table(new).await
}

async fn load(store: &dyn Store, id: &str) -> StoredTable {
    let stored = store.load(id, 3).await.expect("an answer");
    stored.expect("a table")
}

fn texts(stored: &StoredTable) -> Vec<&str> {
    let entries = stored.entries.iter();
    entries.map(|entry| entry.text.as_str()).collect()
}

async fn forget(store: &dyn Store, player: &str) {
    let forgotten = store.forget_player(player, "Nemo").await;
    forgotten.expect("forgotten");
}

fn player(id: &str) -> PlayerRow {
    PlayerRow {
        id: id.to_owned(),
        name: id.to_owned(),
        token: format!("token of {id}"),
        ..PlayerRow::default()
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
        settings: TableSettings::default(),
        version: 0,
    }
}
