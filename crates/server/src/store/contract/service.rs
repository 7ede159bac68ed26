//! The server finds its own rows again.

use super::{add, load, table};
use crate::store::{NewEntries, Store};

pub(super) async fn check(store: &dyn Store) {
    keys_stay(store).await;
    time_never_goes_back(store).await;
    epochs_are_kept(store).await;
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
