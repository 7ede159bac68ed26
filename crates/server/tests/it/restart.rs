//! A server that goes and comes back.

use tessera_server::Server;
use tessera_server::client::Client;

use crate::stage::{Person, World, config, rng};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_after_a_restart() {
    let mut world = World::new().await;
    let mut rng = rng(5);
    let form = "game=piazza&seats=2&name=Ana&seat-0=me&seat-1=ai-1";
    let (mut ana, table) = world.open(form).await;
    let private = crate::races::return_path(&mut ana).await;
    for _ in 0..4 {
        ana.watch(&table).await;
        ana.update_until(|frame| frame["is_my_turn"] == true).await;
        ana.act(&mut rng).await;
        let seq = ana.seq();
        let record = ana.record().await;
        let chat = ana.post("chat", "text=still+here").await;
        assert_eq!(chat.status, 200);
        world.server.stop().await;

        let config = config(&world.folder.file("data.sqlite"));
        world.server = Server::start(config).await.expect("a server");
        // The cookie is good for the new server too.
        let address = world.server.address();
        let browser = Client::new(address);
        ana = Person::new(browser);
        ana.come_back(&private).await;
        ana.table.clone_from(&table);
        assert!(ana.record().await.starts_with(&record), "nothing is lost");
        ana.watch(&table).await;
        assert!(ana.seq() >= seq);
        assert!(ana.frame.to_string().contains("still here"));
    }
    // The AI has its turn without anybody looking.
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
}

/// The AI's turn comes after a restart, though nobody asks for the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_goes_on_after_a_restart() {
    let mut world = World::new().await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0";
    let (mut ana, table) = world.open(form).await;
    ana.watch(&table).await;
    let path = world.folder.file("data.sqlite");
    let seq = ana.seq();
    world.server.stop().await;
    // A move whose answer of the AI was cut off.
    {
        use tessera_server::store::sqlite::SqliteStore;
        use tessera_server::store::{NewEntries, ServiceStore, TableStore};
        let id = table.trim_start_matches("/t/");
        let store = SqliteStore::open(&path).await.expect("a store");
        let stored = store
            .load(id, 0)
            .await
            .expect("an answer")
            .expect("a table");
        let log: Vec<String> = stored.entries.into_iter().map(|entry| entry.text).collect();
        let record = format!("azul/1 seats=2 wall=coloured\n{}\n", log.join("\n"));
        let game = tessera_engine::load_table(&record).expect("a record");
        let action = game.legal_actions().swap_remove(0);
        let new = NewEntries {
            from: seq,
            texts: &[format!("0 {action}")],
            epoch: None,
            results: &[],
        };
        store.append(id, new, None).await.expect("stored");
        store.close().await;
    }
    world.server = Server::start(config(&path)).await.expect("a server");
    let mut guest = Person::new(world.client());
    tokio::time::timeout(std::time::Duration::from_secs(60), async {
        loop {
            // Looking into the file does not load the table.
            let metrics = guest.get("/metrics").await.text;
            let mut entries = metrics
                .lines()
                .filter(|line| line.starts_with("tessera_tables_live"));
            if entries.any(|line| !line.ends_with(" 0")) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("the table is loaded by itself");
    guest.watch(&table).await;
    guest.update_to(seq + 2).await;
}
