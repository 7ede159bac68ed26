//! The chat is kept in its order.

use super::load;
use crate::store::{ChatRow, Store};

pub(super) async fn check(store: &dyn Store) {
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
