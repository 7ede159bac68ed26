//! People are kept.

use super::{forget, person};
use crate::store::{Store, StoreError};

pub(super) async fn check(store: &dyn Store) {
    let mut ana = person("ana");
    assert!(store.person("ana").await.expect("an answer").is_none());
    store.save_person(&mut ana).await.expect("saved");
    let mut stale = ana.clone();
    ana.name = "Ana \u{1f3b2} <b>'\"".to_owned();
    ana.settings = "theme=dark".to_owned();
    ana.generation = 3;
    store.save_person(&mut ana).await.expect("saved");
    let found = store.person("ana").await.expect("an answer");
    assert_eq!(found, Some(ana.clone()));
    let by_token = store.person_by_token("token of ana").await;
    assert_eq!(by_token.expect("an answer"), Some(ana.clone()));
    // A writer that has read an older row changes nothing, and a new person takes nobody's place.
    stale.name = "late".to_owned();
    let late = store.save_person(&mut stale).await;
    assert_eq!(late, Err(StoreError::Conflict));
    let twice = store.save_person(&mut person("ana")).await;
    assert_eq!(twice, Err(StoreError::Conflict));
    let found = store.person("ana").await.expect("an answer");
    assert_eq!(found, Some(ana));
    let mut renewed = person("renewed");
    store.save_person(&mut renewed).await.expect("saved");
    renewed.token = "new token".to_owned();
    store.save_person(&mut renewed).await.expect("saved");
    let old = store.person_by_token("token of renewed").await;
    assert!(old.expect("an answer").is_none(), "the old link has ended");
    let new = store.person_by_token("new token").await;
    assert_eq!(new.expect("an answer"), Some(renewed));
    forget(store, "renewed").await;
    assert!(store.person("renewed").await.expect("an answer").is_none());
    let nobody = store.person_by_token("ana").await.expect("an answer");
    assert!(nobody.is_none());
}
