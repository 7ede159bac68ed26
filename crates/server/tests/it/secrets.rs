//! What a viewer cannot know is in no byte that is sent to it.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tessera_engine::calimala::Calimala;
use tessera_engine::piazza::Piazza;
use tessera_engine::{Actor, Entry, Game, Seat, Table, Turn, Viewer};
use tessera_server::store::sqlite::SqliteStore;
use tessera_server::store::{
    NewTable, PeopleStore, PersonRow, SeatRow, Seed, ServiceStore, Status, TableRow, TableSettings,
    TableStore,
};
use tessera_server::{Config, Server};

use crate::stage::{Folder, Person, config};

type Log<G> = Vec<Entry<<G as Game>::Action>>;

/// Two games that `viewer` cannot tell apart: in the second, something that was drawn unseen is
/// something else, and everything that followed could follow all the same.
fn twins<G: Game>(setup: &G::Setup, viewer: Viewer, rng: &mut StdRng) -> Option<[Log<G>; 2]> {
    let mut table = Table::<G>::new(setup.clone());
    let n_decisions = rng.random_range(3..30);
    for _ in 0..n_decisions {
        while table.chance(rng, &mut ()).is_some() {}
        let Turn::Decision(seat) = table.position().turn() else {
            return None;
        };
        let mut actions = Vec::new();
        table.position().legal_actions(&mut actions);
        let action = actions[rng.random_range(0..actions.len())];
        table
            .play(Actor::Seat(seat), action, &mut ())
            .expect("legal");
    }
    while table.chance(rng, &mut ()).is_some() {}
    let log = table.log().to_vec();
    for place in (0..log.len()).rev() {
        let mut before = Table::<G>::new(setup.clone());
        for entry in &log[..place] {
            before.enter(*entry, &mut ()).expect("as before");
        }
        let Entry::Act {
            actor: Actor::Chance,
            action,
        } = log[place]
        else {
            continue;
        };
        if before.position().sees(viewer, action) {
            continue;
        }
        let mut others = Vec::new();
        before.position().legal_actions(&mut others);
        others.retain(|other| *other != action && !before.position().sees(viewer, *other));
        for other in others {
            let mut twin = before.clone();
            let _ = twin.play(Actor::Chance, other, &mut ());
            let follows = log[place + 1..]
                .iter()
                .all(|entry| twin.enter(*entry, &mut ()).is_ok());
            if follows
                && twin.position() != table.position()
                && twin.position().view(viewer) == table.position().view(viewer)
                && twin.record_for(viewer) == table.record_for(viewer)
            {
                return Some([log, twin.log().to_vec()]);
            }
        }
    }
    None
}

/// All bytes that a server sends about a game to the person at `seat`, or to a spectator.
async fn all_bytes<G: Game>(setup: &G::Setup, log: &Log<G>, seat: Option<Seat>) -> Vec<String> {
    let folder = Folder::new();
    let file = folder.file("data.sqlite");
    let store = SqliteStore::open(&file).await.expect("a store");
    store.key(&[3; 64]).await.expect("a key");
    let n_seats = G::new(setup, G::RULES_VERSION).n_seats();
    let person = |number: u8| PersonRow {
        id: format!("player{number}"),
        name: format!("Name{number}"),
        token: format!("token{number}"),
        ..PersonRow::default()
    };
    let mut seats = Vec::new();
    for number in 0..n_seats {
        let mut row = person(number);
        store.save_person(&mut row).await.expect("saved");
        seats.push(SeatRow::taken_by(&row.id, &row.name));
    }
    let mut table = TableRow {
        id: "twin".to_owned(),
        game: G::NAME.to_owned(),
        rules_version: G::RULES_VERSION,
        setup: setup.to_string(),
        seats,
        is_public: true,
        host: "player0".to_owned(),
        start: None,
        status: Status::Playing,
        next: None,
        opened: 1,
        settings: TableSettings::default(),
        version: 0,
    };
    let entries: Vec<String> = log.iter().map(ToString::to_string).collect();
    let new = NewTable {
        row: &mut table,
        seed: &Seed([9; 32]),
        entries: &entries,
        epoch: None,
        now: 0,
        before: None,
    };
    store.add_table(new).await.expect("added");
    store.close().await;

    // Whole addresses stand in pages: the port must not be in them.
    let config = Config {
        public_url: Some("http://example.org".to_owned()),
        ..config(&file)
    };
    let server = Server::start(config).await.expect("a server");
    let mut person = Person::new(tessera_server::client::Client::new(server.address()));
    if let Some(seat) = seat {
        person.come_back(&format!("/me/return/token{seat}")).await;
    }
    let mut bytes = Vec::new();
    let mut paths: Vec<String> = ["/t/twin", "/t/twin/record", "/", "/t/twin/replay"]
        .map(str::to_owned)
        .to_vec();
    for step in 0..4 {
        paths.push(format!("/t/twin/replay/{step}"));
        paths.push(format!("/t/twin/replay/{step}.json?seat=1"));
        paths.push(format!("/t/twin/{step}.svg"));
    }
    for path in paths {
        let mut answer = person.get(&path).await;
        answer.headers.remove("date");
        bytes.push(format!("{:?}{}", answer.headers, answer.text));
    }
    // Connections stay open, so that who is away does not hang on when their end is noticed.
    let mut open = Vec::new();
    for seq in [0, log.len() - 1, log.len()] {
        let mut live = person
            .client
            .live("/t/twin", seq)
            .await
            .expect("a connection");
        bytes.push(live.next_text().await.expect("a frame"));
        open.push(live);
    }
    person.table = "/t/twin".to_owned();
    for (what, form) in [
        ("actions", "seq=0&action=end".to_owned()),
        ("actions", format!("seq={}&action=end", log.len())),
        ("actions", format!("seq={}&action=draw0:r1", log.len())),
        ("why", "path=a,b".to_owned()),
        ("undo", format!("seq={}", log.len())),
    ] {
        let answer = person.post(what, &form).await;
        bytes.push(format!("{}{}", answer.status, answer.text));
    }
    drop(open);
    server.stop().await;
    bytes
}

async fn check<G: Game>(setup: &str) {
    let setup: G::Setup = setup.parse().expect("a setup");
    let mut rng = StdRng::seed_from_u64(11);
    let n_seats = G::new(&setup, G::RULES_VERSION).n_seats();
    let viewers = Seat::all(n_seats).map(Some).chain([None]);
    for seat in viewers {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        for _ in 0..2 {
            let found = (0..200).find_map(|_| twins::<G>(&setup, viewer, &mut rng));
            let [one, other] = found.expect("games that cannot be told apart");
            let first = all_bytes::<G>(&setup, &one, seat).await;
            let second = all_bytes::<G>(&setup, &other, seat).await;
            for (first, second) in first.iter().zip(&second) {
                assert_eq!(first, second, "{viewer}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn piazza() {
    check::<Piazza>("seats=3").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calimala() {
    check::<Calimala>("seats=3").await;
}

/// The check can fail: who sees the difference gets other bytes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_may_know_sees_the_difference() {
    let setup = "seats=2".parse().expect("a setup");
    let mut rng = StdRng::seed_from_u64(12);
    let viewer = Viewer::Seat(Seat::new(0));
    let found = (0..200).find_map(|_| twins::<Piazza>(&setup, viewer, &mut rng));
    let [one, other] = found.expect("games that cannot be told apart");
    let seat = Some(Seat::new(1));
    let first = all_bytes::<Piazza>(&setup, &one, seat).await;
    let second = all_bytes::<Piazza>(&setup, &other, seat).await;
    assert_ne!(first, second);
}
