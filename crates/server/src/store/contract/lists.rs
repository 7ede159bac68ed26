//! Lists have what belongs to them.

use super::{add, load, table};
use crate::store::{Listed, SeatRow, Status, Store};

pub(super) async fn check(store: &dyn Store) {
    lists_are_right(store).await;
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
            person: "lister".to_owned(),
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
    // A person who gets up has the table no longer.
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
