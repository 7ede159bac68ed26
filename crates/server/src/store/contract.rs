//! What every store must keep, as one suite: the test of a new store calls [`check`] with an empty
//! one. Each concern has a file, as in the store itself.

mod chat;
mod hooks;
mod lists;
mod own_boards;
mod people;
mod results;
mod service;
mod tables;
mod upkeep;

use super::{
    NewTable, PersonRow, SeatRow, Seed, Status, Store, StoreError, StoredTable, TableRow,
    TableSettings,
};

/// Checks an empty store.
///
/// # Panics
/// With the first promise that the store does not keep.
pub async fn check(store: &dyn Store) {
    hooks::check(store).await;
    people::check(store).await;
    own_boards::check(store).await;
    service::check(store).await;
    tables::check(store).await;
    results::check(store).await;
    chat::check(store).await;
    lists::check(store).await;
    upkeep::check(store).await;
    store.check().await.expect("it can write");
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

async fn forget(store: &dyn Store, person: &str) {
    let forgotten = store.forget_person(person, "Nemo").await;
    forgotten.expect("forgotten");
}

fn person(id: &str) -> PersonRow {
    PersonRow {
        id: id.to_owned(),
        name: id.to_owned(),
        token: format!("token of {id}"),
        ..PersonRow::default()
    }
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "azul".to_owned(),
        rules_version: 1,
        setup: "seats=2 wall=coloured".to_owned(),
        seats: vec![SeatRow::taken_by("ana", "Ana"), SeatRow::Open],
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
