//! Tables and logs are kept, as a whole or not at all.

use tessera_engine::Seat;

use super::{add, load, table, texts, try_add};
use crate::store::{
    Clock, Listed, NewEntries, Pace, Running, SeatRow, Seed, Status, Store, StoreError, TableRow,
};

pub(super) async fn check(store: &dyn Store) {
    tables_are_kept(store).await;
    a_new_table_is_all_or_nothing(store).await;
    logs_are_all_or_nothing(store).await;
    one_wins_a_race(store).await;
    a_load_is_one_moment(store).await;
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
    // A writer that has read an older row overwrites nothing.
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

/// A load sees the row of a table and its log of the same moment.
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
