//! What nobody needs any more is deleted, and nothing else.

use super::{add, person, table};
use crate::store::{HookRow, OwnBoardRow, SeatRow, Status, Store};

pub(super) async fn check(store: &dyn Store) {
    unopened_tables_are_dropped(store).await;
    unused_guests_are_dropped(store).await;
}

/// Records and waiting tables go when nobody has opened them, whatever any clock on a wall says.
async fn unopened_tables_are_dropped(store: &dyn Store) {
    for (id, status, opened) in [
        ("brought", Status::Record, 100),
        ("brought later", Status::Record, 200),
        ("waiting", Status::Waiting, 100),
        ("opened again", Status::Record, 100),
        ("played", Status::Playing, 100),
    ] {
        let mut row = table(id);
        (row.status, row.opened) = (status, i64::MAX / 2);
        row.seats[0] = SeatRow::Open;
        add(store, &mut row, &["* start0"]).await;
        store.mark_opened(id, opened).await.expect("marked");
    }
    // The latest time counts, not the one that is told last.
    for (id, at) in [
        ("opened again", 300),
        ("opened again", 120),
        ("played", 100),
    ] {
        store.mark_opened(id, at).await.expect("marked");
    }
    // What the other checks have left behind was never opened.
    store.drop_unopened(1).await.expect("dropped");
    for (since, n_dropped) in [(100, 0), (200, 2), (200, 0), (300, 1)] {
        let dropped = store.drop_unopened(since).await.expect("dropped");
        assert_eq!(dropped, n_dropped, "since {since}");
    }
    for (id, is_kept) in [
        ("brought", false),
        ("brought later", false),
        ("waiting", false),
        ("opened again", true),
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
    for id in ["idle", "here", "seated", "hooked", "drawing"] {
        store.save_person(&mut person(id)).await.expect("saved");
    }
    store.mark_visited("here", time + 10).await.expect("marked");
    let mut row = table("with a guest");
    row.seats[0] = SeatRow::taken_by("seated", "S");
    add(store, &mut row, &[]).await;
    let hook = HookRow {
        url: "http://a.example".to_owned(),
        secret: "secret".to_owned(),
    };
    let saved = store.save_hook("hooked", Some(&hook)).await;
    saved.expect("saved");
    let mut board = OwnBoardRow {
        id: "drawn".to_owned(),
        person: "drawing".to_owned(),
        ..OwnBoardRow::default()
    };
    let added = store.add_own_board(&mut board, 1).await;
    assert!(added.expect("an answer"));
    assert_eq!(store.drop_guests(time).await.expect("dropped"), 0);
    store.drop_guests(time + 5).await.expect("dropped");
    for (id, is_kept) in [
        ("idle", false),
        ("here", true),
        ("seated", true),
        ("hooked", true),
        ("drawing", true),
    ] {
        let found = store.person(id).await.expect("an answer");
        assert_eq!(found.is_some(), is_kept, "{id}");
    }
}
