//! Results come with the last entry of a game.

use super::{add, forget, table};
use crate::store::{NewEntries, ResultRow, Status, Store, StoreError};

pub(super) async fn check(store: &dyn Store) {
    let mut row = table("ended");
    add(store, &mut row, &[]).await;
    let mut unknown = table("ended before");
    unknown.status = Status::Over;
    add(store, &mut unknown, &[]).await;
    let result = |seat: u8, person: &str, place| ResultRow {
        seat,
        person: person.to_owned(),
        name: person.to_uppercase(),
        level: person.is_empty().then_some(3),
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
    assert_eq!((&*kept[0].person, &*kept[0].name), ("", "Nemo"));
    assert_eq!(kept[1], results[1]);
}

static LAST: [String; 1] = [String::new()];
