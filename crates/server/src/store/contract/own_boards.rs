//! Boards that people have drawn are kept.

use super::{forget, person};
use crate::store::{OwnBoardRow, Store, StoreError};

pub(super) async fn check(store: &dyn Store) {
    for id in ["olga", "otto"] {
        store.save_person(&mut person(id)).await.expect("saved");
    }
    boards_are_kept(store).await;
    a_person_has_so_many(store).await;
    boards_go_with_the_person(store).await;
}

fn board(id: &str, person: &str) -> OwnBoardRow {
    OwnBoardRow {
        id: id.to_owned(),
        person: person.to_owned(),
        name: format!("board {id}"),
        draft: "numbers=…".to_owned(),
        version: 0,
    }
}

async fn add(store: &dyn Store, id: &str, person: &str, max: usize) -> (OwnBoardRow, bool) {
    let mut board = board(id, person);
    let added = store.add_own_board(&mut board, max).await;
    (board, added.expect("an answer"))
}

async fn find(store: &dyn Store, id: &str) -> Option<OwnBoardRow> {
    store.own_board(id).await.expect("an answer")
}

async fn ids_of(store: &dyn Store, person: &str) -> Vec<String> {
    let boards = store.own_boards_of(person).await.expect("a list");
    boards.into_iter().map(|board| board.id).collect()
}

async fn boards_are_kept(store: &dyn Store) {
    assert_eq!(find(store, "b1").await, None);
    let (mut first, is_added) = add(store, "b1", "olga", 9).await;
    assert!(is_added && first.version == 1);
    assert_eq!(find(store, "b1").await, Some(first.clone()));
    let mut stale = first.clone();
    first.name = "a \u{1f3b2} <b>'\"".to_owned();
    first.draft = "other".to_owned();
    store.save_own_board(&mut first).await.expect("saved");
    assert_eq!(find(store, "b1").await, Some(first.clone()));
    // A writer that has read an older row changes nothing, nor does another person.
    let late = store.save_own_board(&mut stale).await;
    assert_eq!(late, Err(StoreError::Conflict));
    let mut taken = first.clone();
    taken.person = "otto".to_owned();
    let by_other = store.save_own_board(&mut taken).await;
    assert_eq!(by_other, Err(StoreError::Conflict));
    store.drop_own_board("b1", "otto").await.expect("an answer");
    let twice = store.add_own_board(&mut board("b1", "otto"), 9).await;
    assert_eq!(twice, Err(StoreError::Conflict));
    assert_eq!(find(store, "b1").await, Some(first));
}

async fn a_person_has_so_many(store: &dyn Store) {
    assert!(add(store, "b0", "olga", 2).await.1);
    let (refused, is_added) = add(store, "b2", "olga", 2).await;
    assert!(!is_added && refused.version == 0);
    assert!(find(store, "b2").await.is_none());
    assert!(
        add(store, "b3", "otto", 2).await.1,
        "others are not counted"
    );
    // By name: "a …" stands before "board …".
    assert_eq!(ids_of(store, "olga").await, ["b1", "b0"]);
    store.drop_own_board("b0", "olga").await.expect("dropped");
    assert_eq!(ids_of(store, "olga").await, ["b1"]);
}

async fn boards_go_with_the_person(store: &dyn Store) {
    forget(store, "olga").await;
    assert!(find(store, "b1").await.is_none());
    assert!(find(store, "b3").await.is_some());
    let (_, is_added) = add(store, "b4", "olga", 9).await;
    assert!(!is_added, "nobody draws for a person who is gone");
    forget(store, "otto").await;
    assert!(find(store, "b3").await.is_none());
}
