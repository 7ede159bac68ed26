//! Undo, freely and by agreement.

use tessera_engine::GameName;

use crate::stage::{Person, World, rng};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_must_agree() {
    let world = World::new().await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";
    let (mut ana, table) = world.open(form).await;
    let mut bela = Person::new(world.client());
    bela.sit(&table, "name=Bela").await;
    ana.watch(&table).await;
    bela.watch(&table).await;
    let mut rng = rng(1);
    let undo = |person: &Person| format!("seq={}", person.seq());
    let form = undo(&ana);
    assert_eq!(ana.post("undo", &form).await.status, 409, "nothing yet");
    assert_eq!(
        ana.post("ask", "what=undo").await.status,
        409,
        "nothing yet"
    );
    ana.act(&mut rng).await;
    let form = undo(&ana);
    let answer = ana.post("undo", &form).await;
    assert_eq!(answer.json()["error"], "undo-seen", "the turn has passed");
    assert_eq!(ana.post("ask", "what=undo").await.status, 200);
    bela.update_until(|frame| frame.to_string().contains("data-do=\\\"agree"))
        .await;
    assert_eq!(bela.post("answer", "yes=1").await.status, 200);
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
    let record = ana.record().await;
    assert!(record.ends_with("\n0 undo\n"), "{record}");
    // A question is gone after the next move.
    ana.act(&mut rng).await;
    assert_eq!(ana.post("ask", "what=undo").await.status, 200);
    bela.update_until(|frame| frame.to_string().contains("data-do=\\\"agree"))
        .await;
    let seq = ana.seq();
    bela.update_to(seq).await;
    bela.act(&mut rng).await;
    assert_eq!(bela.post("answer", "yes=1").await.status, 409);
}

/// The AI always agrees: its moves and the draws go back as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_always_agrees() {
    for game in ["azul", "piazza", "calcada"] {
        let world = World::new().await;
        let form = format!("game={game}&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0");
        let (mut ana, table) = world.open(&form).await;
        ana.watch(&table).await;
        let boards = |person: &Person| {
            let regions = person.frame["regions"].as_array().expect("regions");
            regions[1..3].to_vec()
        };
        let before = boards(&ana);
        let mut rng = rng(4);
        // A quick program may have answered before the frame is drawn: then it is another turn.
        let mut n_acts = 0;
        while ana.is_my_turn() {
            ana.act(&mut rng).await;
            n_acts += 1;
        }
        ana.update_until(|frame| frame["is_my_turn"] == true).await;
        let mut n_undos = 0;
        // As many times as there were decisions.
        while boards(&ana) != before && n_undos < n_acts {
            let form = format!("seq={}", ana.seq());
            let answer = ana.post("undo", &form).await;
            assert_eq!(answer.status, 200, "{game}: {}", answer.text);
            ana.frame = answer.json()["frame"].clone();
            n_undos += 1;
        }
        assert!(ana.is_my_turn(), "{game}");
        assert_eq!(boards(&ana), before, "{game}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_a_legal_path() {
    let world = World::new().await;
    for game in GameName::ALL {
        let form =
            format!("game={game}&seats=3&name=Ana&seat-0=me&seat-1=ai-1&seat-2=ai-1&start=0");
        let (mut ana, table) = world.open(&form).await;
        ana.watch(&table).await;
        ana.update_until(|frame| frame["is_my_turn"] == true).await;
        let hint = ana.post("hint", "").await.json();
        let mut step = ana.frame["choices"].clone();
        let mut action = None;
        for spot in hint["path"].as_array().unwrap_or_else(|| panic!("{hint}")) {
            let spots = step["spots"].as_array().expect("choices").clone();
            let choice = spots
                .iter()
                .find(|choice| choice["spot"] == *spot)
                .expect("a spot");
            action = choice["act"]["action"].as_str().map(str::to_owned);
            step = choice["ask"].clone();
        }
        assert_eq!(action.as_deref(), hint["action"].as_str(), "{game}");
        assert!(
            hint["text"]
                .as_str()
                .is_some_and(|text| !text.contains("table-"))
        );
        let mut stranger = Person::new(world.client());
        stranger.table = table;
        assert_eq!(stranger.post("hint", "").await.status, 403);
    }
}
