//! Draws can be done again, and nobody can change one.

use rand::RngExt;
use tessera_engine::{Actor, Game, GameName, Seat, Table, Turn, with_game};
use tessera_server::fair::{Flaw, Key, Proof, SCHEME, verify};
use tessera_server::store::Seed;

use crate::stage::{Person, World, encode, play_on, rng};

/// The record of a whole random game with its proof, the third move taken back once.
fn finished<G: Game>(seed: u64) -> String {
    let proof = Proof {
        scheme: SCHEME,
        table: "k7wm2xq4hp".to_owned(),
        seed: Seed([seed as u8; 32]),
        start: None,
        n_given: 0,
        contributions: vec![String::new(), "two words".to_owned()],
    };
    let key = Key::new(SCHEME, &proof.seed, &proof.table, &proof.contributions);
    let key = key.expect("a known scheme");
    let mut table = Table::<G>::new(G::setups().swap_remove(0));
    let mut rng = rng(seed);
    let (mut actions, mut n_decisions) = (Vec::new(), 0);
    loop {
        match table.position().turn() {
            Turn::Over(_) => return format!("{proof}{}", table.record()),
            Turn::Chance => drop(key.draw(&mut table).expect("a draw")),
            Turn::Decision(seat) => {
                if n_decisions == 3 {
                    let mut seats = Seat::all(table.position().n_seats());
                    let seat = seats.find(|seat| table.has_decided(*seat));
                    let seat = seat.expect("somebody has decided");
                    table.undo_agreed(table.seq(), seat).expect("taken back");
                    n_decisions += 1;
                    continue;
                }
                table.position().legal_actions(&mut actions);
                let action = actions[rng.random_range(0..actions.len())];
                let played = table.play(Actor::Seat(seat), action, &mut ());
                played.expect("legal");
                n_decisions += 1;
            }
        }
    }
}

/// An honest game is good; another table, text, seed, hash or draw is found out.
fn check<G: Game>() {
    for seed in 1..4 {
        let text = finished::<G>(seed);
        let verified = verify(&text).unwrap_or_else(|flaw| panic!("{flaw}\n{text}"));
        let n_draws = text.lines().filter(|line| line.starts_with("* ")).count();
        let n_undone = text.lines().filter(|line| *line == "* undo").count();
        assert_eq!(verified.n_draws, n_draws - n_undone);
        assert!(verified.is_over && verified.n_draws > 5);

        let first = text.lines().position(|line| line.starts_with("* "));
        let first = first.expect("a draw") + 1;
        for (honest, forged) in [
            ("# table k7wm2xq4hp", "# table k7wm2xq4hq"),
            ("# contribution 1 two words", "# contribution 1 two wards"),
            ("# contribution 1 two words", "# contribution 0 two words"),
            ("# contribution 1 two words\n", ""),
        ] {
            let forged = text.replacen(honest, forged, 1);
            let flaw = verify(&forged).expect_err("it was forged");
            // One draw may happen to be the same, hardly many.
            let is_early = |line: usize| line < first + 8;
            assert!(
                matches!(flaw, Flaw::Draw { line, .. } if is_early(line)),
                "{flaw}"
            );
        }
        let other = format!("# seed {:02x}", seed + 1);
        let forged = text.replacen(&format!("# seed {seed:02x}"), &other, 1);
        assert!(matches!(verify(&forged), Err(Flaw::Hash(_))));
        let forged = text.replacen("# hash ", "# hash 0", 1);
        assert!(matches!(verify(&forged), Err(Flaw::Hash(_))));
        for word in ["scheme", "table", "hash", "seed"] {
            let forged = text.replacen(&format!("# {word} "), "# ", 1);
            assert_eq!(verify(&forged), Err(Flaw::Missing(word)));
        }
        check_forged_draws::<G>(&text);
    }
}

/// Every draw is changed for another legal one, in turn: it is the first thing that is found.
fn check_forged_draws<G: Game>(text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    let mut n_forged = 0;
    for (place, line) in lines.iter().enumerate().step_by(7) {
        let Some(drawn) = line.strip_prefix("* ").filter(|drawn| *drawn != "undo") else {
            continue;
        };
        let before = Table::<G>::load(&lines[..place].join("\n")).expect("an honest beginning");
        let mut rng = rng(5);
        let others = (0..50).map(|_| before.position().sample_chance(&mut rng).to_string());
        let Some(other) = others.into_iter().find(|other| other != drawn) else {
            continue;
        };
        let mut forged: Vec<&str> = lines.clone();
        let entry = format!("* {other}");
        forged[place] = &entry;
        let expected = Flaw::Draw {
            line: place + 1,
            found: other.clone(),
            expected: drawn.to_owned(),
        };
        assert_eq!(verify(&forged.join("\n")), Err(expected));
        n_forged += 1;
    }
    assert!(n_forged > 0, "something was forged");
}

#[test]
fn forged_draws_are_found() {
    for game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}

/// Games of the past stay good: nothing that draws depend on has changed. `TESSERA_BLESS=1` writes
/// them anew, which only a new scheme may.
#[test]
fn old_proofs_stay_good() {
    for game in GameName::ALL {
        let path = format!(
            "{}/tests/data/fair/{game}.record",
            env!("CARGO_MANIFEST_DIR")
        );
        if std::env::var_os("TESSERA_BLESS").is_some() {
            let text = with_game!(game, G => finished::<G>(9));
            std::fs::write(&path, text).expect("written");
        }
        let text = std::fs::read_to_string(&path).expect("a record");
        let verified = verify(&text).unwrap_or_else(|flaw| panic!("{game}: {flaw}"));
        assert!(verified.is_over, "{game}");
    }
}

#[test]
fn illegal_lines_are_found() {
    let text = finished::<tessera_engine::azul::Azul>(1);
    let lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|line| line.starts_with("0 "));
    let place = place.expect("a decision");
    for bad in ["0 9z9", "1 pass", "nonsense"] {
        let mut forged = lines.clone();
        forged[place] = bad;
        match verify(&forged.join("\n")) {
            Err(Flaw::Record(error)) => assert_eq!(error.line, place + 1, "{bad}"),
            other => panic!("{bad}: {other:?}"),
        }
    }
}

/// The seed is in nothing that is sent before the end, and in the record afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_proves_its_draws() {
    let world = World::new().await;
    let (mut ana, table) = world
        .open("game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=1")
        .await;
    let room = ana.get(&table).await.text;
    let (_, hash) = room.split_once("<code class=\"hash\">").expect("a hash");
    let hash = hash.split_once('<').expect("a hash").0.to_owned();
    assert_eq!(hash.len(), 64);
    let long = format!("contribution={}", "x".repeat(81));
    assert_eq!(ana.post("contribute", &long).await.status, 422);
    assert_eq!(
        ana.post("contribute", "contribution=a%0Ab").await.status,
        422
    );
    let answer = ana.post("contribute", "contribution=my+words").await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    let mut bela = Person::new(world.client());
    assert_eq!(bela.post("contribute", "contribution=x").await.status, 404);
    let answer = bela.sit(&table, "name=Bela&contribution=hers").await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    let late = ana.post("contribute", "contribution=other").await;
    assert_eq!(late.status, 409, "the game has begun");
    ana.watch(&table).await;
    bela.watch(&table).await;
    for path in ["record", "fair", "fair?check=1"] {
        let text = ana.get(&format!("{table}/{path}")).await.text;
        assert!(!text.contains("seed ") || path != "record", "{path}");
        assert!(!text.contains("my words"), "{path}: hidden until the end");
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
    assert!(
        record.contains("# contribution 0 my words\n# contribution 1 hers\n"),
        "{record}"
    );
    let verified = verify(&record).unwrap_or_else(|flaw| panic!("{flaw}\n{record}"));
    assert_eq!(verified.hash, hash, "it was there from the beginning");
    assert!(verified.is_over);
    let page = ana.get(&format!("{table}/fair?check=1")).await.text;
    assert!(page.contains("notice good"), "{page}");
    let form = format!("record={}", encode(&record));
    let page = ana.client.post("/fair", &form).await.expect("an answer");
    assert!(page.text.contains("notice good"), "{}", page.text);
}

/// Whoever plays without free seats may see the hash and add a text before the game begins, and so
/// may everybody in the next game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_table_waits_for_a_text() {
    let world = World::new().await;
    let form = "game=piazza&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0";
    for (wait, is_waiting) in [("", false), ("&wait=1", true)] {
        let (mut ana, table) = world.open(&format!("{form}{wait}")).await;
        let page = ana.get(&table).await.text;
        assert_eq!(page.contains("data-waiting"), is_waiting, "{wait}");
    }
    let (mut ana, table) = world.open(&format!("{form}&wait=1")).await;
    let answer = ana.post("contribute", "contribution=my+words").await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    let answer = ana.post("start", "").await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    ana.watch(&table).await;
    let mut people = [ana];
    play_on(&mut people, &mut rng(4), |_| false).await;
    let [mut ana] = people;
    let record = ana.record().await;
    assert!(record.contains("# contribution 0 my words\n"), "{record}");
    let verified = verify(&record).unwrap_or_else(|flaw| panic!("{flaw}\n{record}"));
    assert!(verified.is_over);
    let next = ana.post("again", "").await.json();
    let next = next["href"].as_str().expect("a table").to_owned();
    let page = ana.get(&next).await.text;
    assert!(page.contains("data-waiting"), "it waits for a new text");
}
