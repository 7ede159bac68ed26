//! Sealed texts at a table: told by their hashes first, revealed together, in the proof afterwards.

use std::process::Command;

use tessera_engine::Seat;
use tessera_server::Server;
use tessera_server::fair::{seal, verify};

use crate::races::return_path;
use crate::stage::{Person, World, config, encode, play_on, rng};

/// What the page's script adds to "my words".
const ANA: &str = "my words 1f1e1d1c1b1a19181716151413121110";
const BELA: &str = "hers 202122232425262728292a2b2c2d2e2f";

const OPEN: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=1";

fn sealing(text: &str) -> String {
    format!("seal={}", seal(text))
}

fn revealing(text: &str) -> String {
    format!("text={}", encode(text))
}

/// The hashes that stand in a page.
fn hashes(page: &str) -> Vec<&str> {
    let parts = page.split("<code class=\"hash\">").skip(1);
    let hashes = parts.map(|part| part.split_once('<').expect("a hash").0);
    hashes.collect()
}

/// Everything that a person gets to see of a table before its end.
async fn all_bytes(person: &mut Person, table: &str) -> String {
    let mut bytes = String::new();
    for path in ["", "/record", "/fair", "/fair?check=1", "/replay"] {
        bytes += &person.get(&format!("{table}{path}")).await.text;
    }
    person.watch(table).await;
    bytes + &person.frame.to_string()
}

async fn expect(person: &mut Person, what: &str, form: &str, status: u16) {
    let answer = person.post(what, form).await;
    assert_eq!(answer.status, status, "{what} {form}: {}", answer.text);
}

/// Ana has sealed a text and waits, Bela has sat down with another: the texts are being revealed.
async fn two_seals(world: &World) -> ([Person; 2], String) {
    let (mut ana, table) = world.open(OPEN).await;
    expect(&mut ana, "contribute", &sealing(ANA), 303).await;
    let mut bela = Person::new(world.client());
    let form = format!("name=Bela&{}", sealing(BELA));
    let answer = bela.sit(&table, &form).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    ([ana, bela], table)
}

async fn is_waiting(person: &mut Person, table: &str) -> bool {
    let page = person.get(table).await.text;
    page.contains("data-waiting")
}

/// Seed, secrets and texts are in nothing that is sent before their time, and in the proof afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_proves_its_draws() {
    let world = World::new().await;
    let (mut ana, table) = world.open(OPEN).await;
    let room = ana.get(&table).await.text;
    let shown: Vec<String> = hashes(&room).into_iter().map(str::to_owned).collect();
    assert_eq!(shown.len(), 2, "the seed's and the epoch's: {room}");
    assert!(shown.iter().all(|hash| hash.len() == 64));
    for bad in [
        "seal=x",
        "contribution=my+words",
        "seal=00",
        &sealing(ANA).to_uppercase(),
    ] {
        expect(&mut ana, "contribute", bad, 422).await;
    }
    expect(&mut ana, "contribute", &sealing("another"), 303).await;
    expect(&mut ana, "contribute", "seal=", 303).await;
    expect(&mut ana, "contribute", &sealing(ANA), 303).await;
    expect(&mut ana, "reveal", &revealing(ANA), 409).await;
    let mut guest = Person::new(world.client());
    let room = guest.get(&table).await.text;
    assert!(
        room.contains(&seal(ANA)),
        "everybody sees that she has sealed a text"
    );
    let mut bela = Person::new(world.client());
    bela.table.clone_from(&table);
    expect(&mut bela, "contribute", &sealing(BELA), 403).await;
    bela.sit(&table, &format!("name=Bela&{}", sealing(BELA)))
        .await;

    // No seat and no seal changes any more.
    let mut bytes = all_bytes(&mut guest, &table).await;
    assert!(bytes.contains("data-revealing"), "{bytes}");
    for (what, form) in [
        ("contribute", "seal="),
        ("leave", ""),
        ("start", ""),
        ("seat", "seat=1&to=ai-1"),
        ("seat", "seat=1&to=open"),
    ] {
        expect(&mut ana, what, form, 409).await;
    }
    guest.table.clone_from(&table);
    expect(&mut guest, "sit", "name=Cili", 409).await;
    expect(&mut guest, "reveal", &revealing(ANA), 403).await;
    expect(&mut ana, "reveal", &revealing("my words"), 422).await;
    expect(&mut ana, "reveal", &revealing(BELA), 422).await;
    expect(&mut ana, "reveal", &revealing("a\nb"), 422).await;
    expect(&mut ana, "reveal", &revealing(&"x".repeat(200)), 422).await;
    for _ in 0..2 {
        expect(&mut ana, "reveal", &revealing(ANA), 200).await;
        assert!(is_waiting(&mut ana, &table).await, "for the other text");
    }
    for person in [&mut ana, &mut bela, &mut guest] {
        bytes += &all_bytes(person, &table).await;
    }
    expect(&mut bela, "reveal", &revealing(BELA), 200).await;
    assert!(
        !is_waiting(&mut ana, &table).await,
        "it has begun by itself"
    );
    expect(&mut ana, "contribute", &sealing("other"), 409).await;
    expect(&mut ana, "reveal", &revealing(ANA), 409).await;
    for person in [&mut ana, &mut bela, &mut guest] {
        bytes += &all_bytes(person, &table).await;
    }
    let button = format!("href=\"{table}/fair?check=1\"");
    let replay = ana.get(&format!("{table}/replay")).await.text;
    assert!(!replay.contains(&button), "there is nothing to check yet");
    let mut people = [ana, bela];
    play_on(&mut people, &mut rng(3), |_| false).await;

    let [mut ana, _] = people;
    let replay = ana.get(&format!("{table}/replay")).await.text;
    assert!(replay.contains(&button), "a button in the replay");
    let record = ana.record().await;
    for (seat, text) in [ANA, BELA].into_iter().enumerate() {
        let lines = format!(
            "# seal {seat} {}\n# contribution {seat} {text}\n",
            seal(text)
        );
        assert!(record.contains(&lines), "{record}");
    }
    let verified = verify(&record).unwrap_or_else(|flaw| panic!("{flaw}\n{record}"));
    assert_eq!(
        [&verified.hash, &verified.epochs[0].1],
        [&shown[0], &shown[1]]
    );
    assert_eq!(verified.epochs.len(), 1);
    assert_eq!(verified.texts.len(), 2);
    assert_eq!(verified.start, Some(Seat::new(1)));
    assert!(verified.is_over && verified.withheld.is_empty());
    let secrets = record.lines().filter_map(|line| {
        let is_secret = ["# seed ", "# epoch ", "# contribution "];
        let is_secret = is_secret.iter().any(|word| line.starts_with(word));
        is_secret.then(|| line.rsplit(' ').next().expect("a word"))
    });
    let secrets: Vec<&str> = secrets.chain(["my words", "hers 2"]).collect();
    assert_eq!(secrets.len(), 6);
    for secret in secrets {
        assert!(!bytes.contains(secret), "{secret} was sent before the end");
    }
    let page = ana.get(&format!("{table}/fair?check=1")).await.text;
    assert!(page.contains("notice good"), "{page}");
    assert!(page.contains("sealed words of 2 players"), "{page}");
    assert!(
        page.contains("Seat 2 started because someone chose it"),
        "{page}"
    );
    assert!(page.contains(&shown[1]) && page.contains(ANA), "{page}");
    let form = format!("record={}", encode(&record));
    let page = ana.client.post("/fair", &form).await.expect("an answer");
    assert!(page.text.contains("notice good"), "{}", page.text);
}

/// The host begins without a text that nobody reveals, and everybody can see that afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_withheld_text_is_told() {
    let world = World::new().await;
    let ([mut ana, mut bela], table) = two_seals(&world).await;
    expect(&mut ana, "reveal", &revealing(ANA), 200).await;
    let mut guest = Person::new(world.client());
    guest.get("/").await;
    guest.table.clone_from(&table);
    expect(&mut guest, "go-on", "", 403).await;
    expect(&mut bela, "go-on", "", 403).await;
    let room = bela.get(&table).await.text;
    let own = format!("data-reveal=\"{}\"", seal(BELA));
    assert!(room.contains(&own) && !room.contains("/go-on"), "{room}");
    let room = ana.get(&table).await.text;
    assert!(
        !room.contains("data-reveal=") && room.contains("/go-on"),
        "{room}"
    );
    expect(&mut ana, "go-on", "", 303).await;
    expect(&mut bela, "reveal", &revealing(BELA), 409).await;
    let page = bela.get(&format!("{table}/fair")).await.text;
    assert!(page.contains("didn’t open their words"), "{page}");
    ana.watch(&table).await;
    bela.watch(&table).await;
    let mut people = [ana, bela];
    play_on(&mut people, &mut rng(5), |_| false).await;
    let record = people[0].record().await;
    let line = format!("# withheld 1 {}\n", seal(BELA));
    assert!(
        record.contains(&line) && !record.contains("hers"),
        "{record}"
    );
    let verified = verify(&record).unwrap_or_else(|flaw| panic!("{flaw}\n{record}"));
    assert_eq!(verified.withheld, [Seat::new(1)]);
    assert_eq!(verified.texts, [Seat::new(0)]);
    let page = people[0].get(&format!("{table}/fair?check=1")).await.text;
    assert!(page.contains("sealed a text and didn’t open it"), "{page}");
}

/// Where it is the host's own text that is missing, the others do not wait for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_cannot_stop_the_game() {
    let world = World::new().await;
    let ([_, mut bela], table) = two_seals(&world).await;
    expect(&mut bela, "reveal", &revealing(BELA), 200).await;
    expect(&mut bela, "go-on", "", 303).await;
    assert!(!is_waiting(&mut bela, &table).await);
}

/// Texts that were revealed are there after a restart, and the missing one is still waited for. The
/// draws then follow from the secret of a new epoch.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn revealing_goes_on_after_a_restart() {
    let mut world = World::new().await;
    let ([mut ana, mut bela], table) = two_seals(&world).await;
    expect(&mut ana, "reveal", &revealing(ANA), 200).await;
    let before = ana.get(&table).await.text;
    let private = return_path(&mut bela).await;
    world.server.stop().await;
    let config = config(&world.folder.file("data.sqlite"));
    world.server = Server::start(config).await.expect("a server");
    let mut bela = Person::new(world.client());
    bela.come_back(&private).await;
    bela.table.clone_from(&table);
    let after = bela.get(&table).await.text;
    assert_eq!(hashes(&before)[0], hashes(&after)[0], "the seed stays");
    assert_ne!(hashes(&before)[1], hashes(&after)[1], "the epoch does not");
    assert_eq!(hashes(&before)[2..], [seal(ANA), seal(BELA)]);
    expect(&mut bela, "reveal", &revealing(BELA), 200).await;
    assert!(!is_waiting(&mut bela, &table).await, "both texts are there");
}

/// Whoever plays without free seats may see the hash and add a text before the game begins, and so
/// may everybody in the next game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_table_waits_for_a_text() {
    let world = World::new().await;
    let form = "game=piazza&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0";
    for (wait, waits) in [("", false), ("&wait=1", true)] {
        let (mut ana, table) = world.open(&format!("{form}{wait}")).await;
        assert_eq!(is_waiting(&mut ana, &table).await, waits, "{wait}");
    }
    let (mut ana, table) = world.open(&format!("{form}&wait=1")).await;
    expect(&mut ana, "contribute", &sealing(ANA), 303).await;
    expect(&mut ana, "start", "", 303).await;
    assert!(is_waiting(&mut ana, &table).await, "for the text");
    expect(&mut ana, "reveal", &revealing(ANA), 200).await;
    ana.watch(&table).await;
    let mut people = [ana];
    play_on(&mut people, &mut rng(4), |_| false).await;
    let [mut ana] = people;
    let record = ana.record().await;
    assert!(
        record.contains(&format!("# contribution 0 {ANA}\n")),
        "{record}"
    );
    let verified = verify(&record).unwrap_or_else(|flaw| panic!("{flaw}\n{record}"));
    assert!(verified.is_over);
    let next = ana.post("again", "").await.json();
    let next = next["href"].as_str().expect("a table").to_owned();
    assert!(is_waiting(&mut ana, &next).await, "it waits for a new text");
}

/// Who gets up, or is sent away, takes their seal along.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seal_goes_with_its_person() {
    let world = World::new().await;
    for (what, form) in [
        ("leave", ""),
        ("seat", "seat=1&to=ai-1"),
        ("/me/delete", "sure=1"),
    ] {
        let open = OPEN.replace("seats=2", "seats=3");
        let (mut ana, table) = world.open(&open).await;
        let mut bela = Person::new(world.client());
        bela.sit(&table, &format!("name=Bela&seat=1&{}", sealing(BELA)))
            .await;
        let room = ana.get(&table).await.text;
        assert!(room.contains(&seal(BELA)), "{what}: {room}");
        let answer = match what {
            "leave" => bela.post(what, form).await,
            "seat" => ana.post(what, form).await,
            path => bela.client.post(path, form).await.expect("an answer"),
        };
        assert!(answer.status.as_u16() < 400, "{what}: {}", answer.text);
        let room = ana.get(&table).await.text;
        assert!(!room.contains(&seal(BELA)), "{what}: {room}");
    }
}

/// A server that was restarted in the middle of a game draws from a new secret from then on, and
/// the proof tells where.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_is_told() {
    let mut world = World::new().await;
    let (mut ana, table) = world
        .open("game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0")
        .await;
    let private = return_path(&mut ana).await;
    let mut shown = Vec::new();
    let mut restarted_at = 0;
    for n_moves in [3, usize::MAX] {
        ana.watch(&table).await;
        let page = ana.get(&format!("{table}/fair")).await.text;
        shown.push((*hashes(&page).last().expect("a hash")).to_owned());
        let goal = ana.seq().saturating_add(n_moves);
        let mut people = [ana];
        play_on(&mut people, &mut rng(6), |seq| seq >= goal).await;
        [ana] = people;
        if ana.is_over() {
            break;
        }
        world.server.stop().await;
        let config = config(&world.folder.file("data.sqlite"));
        world.server = Server::start(config).await.expect("a server");
        ana = Person::new(world.client());
        ana.come_back(&private).await;
        ana.table.clone_from(&table);
        let is_entry = |line: &&str| !line.is_empty() && !line.starts_with('#');
        restarted_at = ana.record().await.lines().filter(is_entry).count() - 1;
    }
    let record = ana.record().await;
    let verified = verify(&record).unwrap_or_else(|flaw| panic!("{flaw}\n{record}"));
    let hashes: Vec<&str> = verified
        .epochs
        .iter()
        .map(|(_, hash)| hash.as_str())
        .collect();
    assert_eq!(hashes, shown);
    assert_eq!(verified.epochs[0].0, 0);
    assert!(verified.epochs[1].0 >= restarted_at.saturating_sub(1));
    let page = ana.get(&format!("{table}/fair?check=1")).await.text;
    assert!(page.contains("restarted once"), "{page}");
}

/// The page's script makes the same seals.
#[test]
fn the_script_seals_as_the_server_does() {
    let script = include_str!("../../../render/assets/script/sha256.js");
    // Every length around the ends of blocks, in letters of one to four bytes.
    let letters = "aé漢😀z".chars();
    let texts: Vec<String> = (0..140)
        .map(|n| letters.clone().cycle().take(n).collect())
        .chain((0..140).map(|n| "a".repeat(n)))
        .collect();
    let json = serde_json::to_string(&texts).expect("plain data");
    let program = format!("{script}\nfor (const text of {json}) console.log(sha256(text));");
    let output = Command::new("node")
        .args(["--input-type=module", "--eval", &program])
        .output();
    let output = output.expect("node: scripts/test installs it");
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8(output.stdout).expect("text");
    let expected: Vec<String> = texts.iter().map(|text| seal(text)).collect();
    assert_eq!(told.lines().collect::<Vec<_>>(), expected);
    assert_eq!(
        seal("abc"),
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    );
}
