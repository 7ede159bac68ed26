//! Games step by step, records that are brought, and tables from a position.

use serde_json::Value;
use tessera_server::Server;
use tessera_server::client::Answer;
use tessera_server::store::sqlite::SqliteStore;
use tessera_server::store::{ServiceStore, UpkeepStore};

use crate::stage::{Person, World, config, encode, play_on, rng};

/// The regions that a replay shares with the table.
const BOARD: [&str; 4] = ["status", "shared", "mine", "others"];

/// Frames of the table, taken as they came, against the steps of the replay.
async fn check(game: &str, n_people: usize, n_moves: usize) {
    let world = World::new().await;
    let (host, path) = world
        .open(&format!("game={game}&seats={n_people}&seat-0=me&name=Ana"))
        .await;
    let mut people = vec![host];
    for name in ["Bea", "Carl", "Dora"].into_iter().take(n_people - 1) {
        let mut person = Person::new(world.client());
        let answer = person.sit(&path, &format!("name={name}")).await;
        assert!(answer.status.as_u16() < 400, "{}", answer.text);
        people.push(person);
    }
    let mut spectator = Person::new(world.client());
    for person in people.iter_mut().chain([&mut spectator]) {
        person.watch(&path).await;
    }
    let mut rng = rng(5);
    let mut seen: Vec<Vec<Value>> = Vec::new();
    for _ in 0..n_moves {
        let seq = people.iter().map(Person::seq).max().expect("a person");
        spectator.update_to(seq).await;
        for person in &mut people {
            person.update_to(seq).await;
        }
        let watching = people.iter().chain([&spectator]);
        seen.push(watching.map(|person| person.frame.clone()).collect());
        let turn = people.iter_mut().find(|person| person.is_my_turn());
        turn.expect("a person's turn").act(&mut rng).await;
    }
    for (step, frames) in seen.iter().enumerate() {
        let watching = people.iter_mut().chain([&mut spectator]);
        for (person, frame) in watching.zip(frames) {
            let answer = person.get(&format!("{path}/replay/{step}.json")).await;
            let replayed = answer.json();
            for id in BOARD {
                let live = plain(region(frame, id));
                let now = plain(region(&replayed, id));
                assert_eq!(now, live, "{game}, step {step}, {id}");
            }
        }
    }
    // To the end: there is a step for every decision, and hidden hands are shown.
    play_on(&mut people, &mut rng, |_| false).await;
    let record = people[0].record().await;
    let is_decision = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
    let last = record.lines().filter(is_decision).count();
    let page = people[0].get(&format!("{path}/replay/{last}")).await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(page.text.contains("score-sheet sheet"), "{game}");
    for wrong in [
        format!("{}", last + 1),
        format!("{}.json", last + 1),
        "x".to_owned(),
    ] {
        let answer = people[0].get(&format!("{path}/replay/{wrong}")).await;
        assert_eq!(answer.status, 404, "{game} {wrong}");
    }
    let step = seen.len() - 1;
    let before = plain(region(&seen[step][n_people], "others"));
    let answer = spectator.get(&format!("{path}/replay/{step}.json")).await;
    let after = plain(region(&answer.json(), "others"));
    let has_secrets = matches!(game, "piazza" | "calimala");
    assert_eq!(before != after, has_secrets, "{game}");
    let answer = spectator.get(&format!("{path}/{step}.png")).await;
    assert_eq!(answer.headers["content-type"], "image/png");
    assert_eq!(answer.bytes[..8], *b"\x89PNG\r\n\x1a\n");
    let size = [1200_u32, 630].map(u32::to_be_bytes).concat();
    assert_eq!(answer.bytes[16..24], size);
    let answer = spectator.get(&format!("{path}/{step}.svg")).await;
    assert!(answer.text.starts_with("<svg "), "{}", answer.text);
    assert!(!answer.text.contains("var("), "{game}");
    world.server.stop().await;
}

fn region<'a>(frame: &'a Value, id: &str) -> &'a str {
    let regions = frame["regions"].as_array().expect("regions");
    let found = regions.iter().find(|region| region["id"] == id);
    found.expect("a region")["html"].as_str().expect("text")
}

/// A board without what only the one who may click has: lights and names of choices.
fn plain(html: &str) -> String {
    let mut out = String::new();
    for tag in html.split_inclusive('>') {
        if tag.contains("data-spot=") {
            let spot = tag.split("data-spot=\"").nth(1).unwrap_or_default();
            out.push_str(spot.split('"').next().unwrap_or_default());
        } else {
            out.push_str(tag);
        }
    }
    out
}

macro_rules! games {
    ($($game:ident, $n_people:literal;)+) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $game() {
            check(stringify!($game), $n_people, 12).await;
        }
    )+};
}

games! {
    azul, 2;
    calcada, 3;
    piazza, 2;
    calimala, 3;
}

/// A record of Azul up to the first decision of seat 0.
const RECORD: &str = "azul/1 seats=2 wall=coloured\n* start0\n* deal0:byrr\n* deal1:bbyy\n\
                      * deal2:kkkk\n* deal3:wwww\n* deal4:rrrr\n0 0r1\n1 1b1\n1 undo\n1 1y1\n";

/// Brings a record, as a pasted text or as a file.
async fn bring(person: &mut Person, field: &str, record: &str) -> Answer {
    let kind = "multipart/form-data; boundary=edge".to_owned();
    person.client.extra = vec![("content-type", kind)];
    let file = if field == "file" {
        "; filename=\"a.record\""
    } else {
        ""
    };
    let form = format!(
        "--edge\r\ncontent-disposition: form-data; name=\"{field}\"{file}\r\n\r\n{record}\r\n--edge--\r\n"
    );
    let answer = person
        .client
        .post("/replay", &form)
        .await
        .expect("an answer");
    person.client.extra.clear();
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_are_brought() {
    let world = World::new().await;
    let mut person = Person::new(world.client());
    for field in ["record", "file"] {
        let answer = bring(&mut person, field, RECORD).await;
        assert_eq!(answer.status, 303, "{}", answer.text);
        let path = answer.location.expect("a way");
        let page = person.get(&path).await;
        assert!(page.text.contains("data-last=\"4\""), "{}", page.text);
        let table = path.trim_end_matches("/replay");
        let answer = person.get(table).await;
        assert_eq!(answer.location.as_deref(), Some(&*path));
        let kept = person.get(&format!("{table}/record")).await;
        assert_eq!(kept.text, RECORD);
    }
    world.server.stop().await;
}

/// Whoever opens a record keeps it for another month.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_that_nobody_opens_are_deleted() {
    let mut world = World::new().await;
    let mut person = Person::new(world.client());
    let mut paths = Vec::new();
    for _ in 0..2 {
        let answer = bring(&mut person, "record", RECORD).await;
        paths.push(answer.location.expect("a way"));
    }
    let file = world.folder.file("data.sqlite");
    const DAY: u64 = 86_400_000;
    for (is_opened, day) in [(true, 31), (false, 62)] {
        world.server.stop().await;
        let store = SqliteStore::open(&file).await.expect("a store");
        store.save_uptime(day * DAY).await.expect("kept");
        if is_opened {
            // A month has not passed since a person opened the first one.
            let id = paths[0].split('/').nth(2).expect("an id");
            store.mark_opened(id, 2 * DAY).await.expect("seen");
        }
        store.close().await;
        world.server = Server::start(config(&file)).await.expect("a server");
        let mut person = Person::new(world.client());
        let expected = if is_opened { [200, 404] } else { [404, 404] };
        for (path, status) in paths.iter().zip(expected) {
            assert_eq!(person.get(path).await.status, status, "{is_opened}");
        }
    }
    world.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_record_is_told_by_its_line() {
    let world = World::new().await;
    let mut person = Person::new(world.client());
    for (record, expected) in [
        ("", "Paste a game"),
        ("chess/1 seats=2", "Line 1 should name the game"),
        ("# a remark\nazul/1 seats=9", "Line 2 should name the game"),
        (
            "# a remark\nazul/2 seats=2",
            "Line 2: this game was played by newer rules",
        ),
        (
            "azul/1 seats=2\n* start0\n0 <b>",
            "Line 3 can’t be read: “0 &lt;b&gt;”",
        ),
        ("azul/1 seats=2\n* start7", "Line 2"),
        (&RECORD.replace("0 0r1", "0 0k1"), "Line 8: "),
        (&RECORD.replace("1 undo", "0 undo"), "Line 10 can’t be read"),
        (&"x".repeat((1 << 20) + 1), "up to"),
    ] {
        let answer = bring(&mut person, "record", record).await;
        assert_eq!(answer.status, 422, "{expected}: {}", answer.text);
        assert!(
            answer.text.contains(expected),
            "{expected}: {}",
            answer.text
        );
    }
    let answer = bring(&mut person, "record", &"x".repeat(3 << 20)).await;
    assert_eq!(answer.status, 413);
    world.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_is_played_on() {
    let world = World::new().await;
    let mut person = Person::new(world.client());
    let path = bring(&mut person, "record", RECORD).await.location;
    person.table = path.expect("a way").trim_end_matches("/replay").to_owned();
    let taken_back = person.post("fork", "step=2&seat=0&others=open").await;
    let table = taken_back.location.expect("a table");
    let room = person.get(&table).await;
    assert!(room.text.contains("data-waiting="), "{}", room.text);
    let mut friend = Person::new(world.client());
    friend.sit(&table, &format!("name={}", encode("Bea"))).await;
    friend.watch(&table).await;
    assert!(friend.frame["regions"].is_array(), "{}", friend.frame);
    let record = friend.record().await;
    let begun = RECORD.split("1 undo").next().unwrap_or_default();
    assert_eq!(record, begun, "the log begins with the position");

    let answer = person.post("fork", "step=4&seat=1&others=ai").await;
    let table = answer.location.expect("a table");
    person.watch(&table).await;
    person
        .update_until(|frame| frame["is_my_turn"] == true)
        .await;
    assert!(
        person
            .record()
            .await
            .starts_with(&RECORD.replace("1 1b1\n1 undo\n", ""))
    );
    for (form, status) in [
        ("step=9&seat=0", 404),
        ("step=1&seat=5", 422),
        ("step=x", 422),
    ] {
        person.table = table.clone();
        let answer = person.post("fork", form).await;
        assert_eq!(answer.status, status, "{form}: {}", answer.text);
    }
    world.server.stop().await;
}

/// While a game with secrets goes on, nobody may lay it open by playing it elsewhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn secrets_are_not_played_on() {
    let world = World::new().await;
    let (mut person, _) = world
        .open("game=piazza&seats=2&seat-0=me&seat-1=ai-1&name=Ana")
        .await;
    let answer = person.post("fork", "step=0&seat=0&others=ai").await;
    assert_eq!(answer.status, 403, "{}", answer.text);
    world.server.stop().await;
}
