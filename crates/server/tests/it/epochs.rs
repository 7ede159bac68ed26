//! A game that comes back after its end does not draw again what everybody knows by now.

use std::path::Path;

use tessera_server::Server;
use tessera_server::client::Client;
use tessera_server::fair::verify;

use crate::races::return_path;
use crate::stage::{Folder, Person, World, config, play_on, rng};

/// Ana plays both seats, so that the same choices lead to the same position.
const FORM: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=here&start=0";

/// The files of the database, as they are.
fn copy(from: &Path, to: &Path) {
    for ending in ["", "-wal"] {
        let path = |base: &Path| format!("{}{ending}", base.display());
        let _ = std::fs::remove_file(path(to));
        if Path::new(&path(from)).exists() {
            std::fs::copy(path(from), path(to)).expect("copied");
        }
    }
}

/// Starts the server anew, and lets Ana come back.
async fn start(folder: &Folder, private: &str, table: &str) -> (Server, Person) {
    let config = config(&folder.file("data.sqlite"));
    let server = Server::start(config).await.expect("a server");
    let mut ana = Person::new(Client::new(server.address()));
    ana.come_back(private).await;
    ana.watch(table).await;
    (server, ana)
}

/// The factories of the second round.
fn second_round(record: &str) -> Vec<&str> {
    let deals = record.lines().filter(|line| line.starts_with("* deal"));
    deals.skip(5).take(5).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restored_backup_draws_anew() {
    let world = World::new().await;
    let (mut ana, table) = world.open(FORM).await;
    let private = return_path(&mut ana).await;
    let (data, backup) = (
        world.folder.file("data.sqlite"),
        world.folder.file("backup.sqlite"),
    );
    ana.watch(&table).await;
    let begun = ana.record().await;
    let World { server, folder } = world;
    server.stop().await;
    copy(&data, &backup);

    // The game is played to its end, and its secrets are told.
    let (server, ana) = start(&folder, &private, &table).await;
    let mut people = [ana];
    play_on(&mut people, &mut rng(8), |_| false).await;
    let told = people[0].record().await;
    assert!(told.contains("\n# seed "), "{told}");
    verify(&told).unwrap_or_else(|flaw| panic!("{flaw}\n{told}"));
    server.stop().await;

    // The backup knows nothing of that. The same choices are made again.
    copy(&backup, &data);
    let (_server, ana) = start(&folder, &private, &table).await;
    let mut people = [ana];
    assert_eq!(people[0].record().await, begun);
    play_on(&mut people, &mut rng(8), |_| false).await;
    let again = people[0].record().await;
    assert_eq!(second_round(&told).len(), 5);
    assert_ne!(
        second_round(&told),
        second_round(&again),
        "all of it was known"
    );
    let verified = verify(&again).unwrap_or_else(|flaw| panic!("{flaw}\n{again}"));
    assert_eq!(verified.epochs.len(), 2, "one restart, as far as it knows");
}

/// What was drawn in another game is named, and what follows is proved.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn draws_that_are_taken_over_are_named() {
    let world = World::new().await;
    let (mut ana, table) = world.open(FORM).await;
    ana.watch(&table).await;
    let mut people = [ana];
    play_on(&mut people, &mut rng(9), |seq| seq >= 12).await;
    let fork = people[0].post("fork", "step=3&seat=0&others=ai").await;
    let fork = fork.location.expect("a table");
    people[0].watch(&fork).await;
    play_on(&mut people, &mut rng(9), |_| false).await;
    let [mut ana] = people;
    let record = ana.record().await;
    let verified = verify(&record).unwrap_or_else(|flaw| panic!("{flaw}\n{record}"));
    assert_eq!(verified.n_given, 6, "who starts, and five factories");
    assert!(verified.n_draws >= 5);
    let page = ana.get(&format!("{fork}/fair?check=1")).await.text;
    assert!(page.contains("6 draws were taken over"), "{page}");
}
