//! While the store takes its time, nobody who looks waits for it, and nobody sees what is not stored.

use std::sync::Arc;
use std::time::Duration;

use tessera_server::Server;
use tessera_server::client::{Answer, Client};
use tessera_server::store::sqlite::SqliteStore;
use tessera_server::store::{Store, StoreError};
use tokio::task::JoinHandle;

use crate::faulty::{Faulty, Kind};
use crate::stage::{Folder, Person, config, encode, rng};

const FORM: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";
/// A page that waits for the store would wait for ever.
const AT_ONCE: Duration = Duration::from_secs(10);

/// A table with two people on a store that can hang.
struct Hanging {
    server: Server,
    store: Arc<Faulty>,
    ana: Option<Person>,
    bela: Person,
    _folder: Folder,
}

impl Hanging {
    async fn new() -> Hanging {
        let folder = Folder::new();
        let file = folder.file("data.sqlite");
        let inner = SqliteStore::open(&file).await.expect("a store");
        let store = Arc::new(Faulty::new(Arc::new(inner), Kind::Before, i64::MAX));
        let shared: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
        let open = async |_| Ok::<_, StoreError>(shared);
        let server = Server::start_on(config(&file), open).await;
        let server = server.expect("a server");
        let mut ana = Person::new(Client::new(server.address()));
        let table = ana.create(FORM).await;
        let mut bela = Person::new(Client::new(server.address()));
        bela.sit(&table, "name=Bela&seat=1").await;
        ana.watch(&table).await;
        bela.watch(&table).await;
        Hanging {
            server,
            store,
            ana: Some(ana),
            bela,
            _folder: folder,
        }
    }

    /// Ana acts, and the store hangs. Returns the number of her entry, and her request.
    async fn act(&mut self, seed: u64) -> (usize, JoinHandle<Answer>) {
        let mut ana = self.ana.take().expect("Ana acts once");
        let (seq, action) = (ana.seq(), ana.any_action(&mut rng(seed)));
        let form = format!("seq={seq}&action={}", encode(&action));
        self.store.hang(true);
        let acting = tokio::spawn(async move { ana.post("actions", &form).await });
        self.store.until_hung(1).await;
        (seq, acting)
    }

    /// What Bela and a spectator get to see is the position before this entry, and they get it now.
    async fn check_unseen(&mut self, seq: usize) {
        let table = self.bela.table.clone();
        let mut spectator = Person::new(Client::new(self.server.address()));
        let look = async {
            for path in ["", "/record", "/replay", "/fair", "/now.svg"] {
                let answer = self.bela.get(&format!("{table}{path}")).await;
                assert_eq!(answer.status, 200, "{path}: {}", answer.text);
            }
            assert_eq!(self.bela.record().await.lines().count(), seq + 1);
            self.bela.get("/").await;
            spectator.watch(&table).await;
            assert_eq!(spectator.seq(), seq);
            self.bela.watch(&table).await;
            assert_eq!(self.bela.seq(), seq);
        };
        let looked = tokio::time::timeout(AT_ONCE, look).await;
        looked.expect("nobody who looks waits for the store");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_seen_before_it_is_stored() {
    let mut hanging = Hanging::new().await;
    let (seq, acting) = hanging.act(1).await;
    hanging.check_unseen(seq).await;
    assert!(
        !acting.is_finished(),
        "not acknowledged before it is stored"
    );
    hanging.store.hang(false);
    let answer = acting.await.expect("no panic");
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!(answer.json()["frame"]["seq"], seq + 1);
    hanging.bela.update_to(seq + 1).await;
    hanging.server.stop().await;
}

/// What was stored is shown, even if the person who asked for it did not wait.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stored_move_is_shown_though_nobody_waits_for_the_answer() {
    let mut hanging = Hanging::new().await;
    let (seq, acting) = hanging.act(2).await;
    acting.abort();
    assert!(acting.await.is_err(), "the connection is closed");
    hanging.check_unseen(seq).await;
    hanging.store.hang(false);
    hanging.bela.update_to(seq + 1).await;
    // The next writer follows, with nothing to find out from the store.
    hanging.bela.act(&mut rng(3)).await;
    assert_eq!(hanging.bela.record().await.lines().count(), seq + 3);
    hanging.server.stop().await;
}
