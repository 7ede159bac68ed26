//! Every store keeps what it promises.

use tessera_server::store::contract;
use tessera_server::store::sqlite::SqliteStore;
use tessera_server::store::{Seed, ServiceStore, TableStore};

use crate::stage::Folder;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.file("a.sqlite"))
        .await
        .expect("a store");
    contract::check(&store).await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let file = std::fs::metadata(folder.file("a.sqlite")).expect("a file");
        assert_eq!(file.permissions().mode() & 0o077, 0, "for its owner alone");
    }
    store.close().await;
    // Nothing is left behind but the file, and it has everything.
    let mut names: Vec<_> = std::fs::read_dir(folder.file(""))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["a.sqlite"]);
    let again = SqliteStore::open(&folder.file("a.sqlite"))
        .await
        .expect("a store");
    let race = again.load("race", 1).await.expect("an answer");
    assert_eq!(race.expect("a table").entries.len(), 20);
    let table = again.load("t1", 1).await.expect("an answer");
    assert!(table.expect("a table").seed == Seed([7; 32]));
    again.close().await;
}

#[tokio::test]
async fn a_folder_is_no_database() {
    let folder = Folder::new();
    assert!(SqliteStore::open(&folder.file("")).await.is_err());
}
