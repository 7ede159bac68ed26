//! Hooks and calls are kept.

use super::forget;
use crate::store::{CallRow, HookRow, Store};

pub(super) async fn check(store: &dyn Store) {
    hooks_are_kept(store).await;
    calls_are_kept(store).await;
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
    let call = |person: &str, table: &str, seq| CallRow {
        person: person.to_owned(),
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
