//! Waiting rooms, shared screens, leavers, private links, settings.

use crate::races::return_path;
use crate::stage::{Person, World, rng};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_arranges_the_seats() {
    let world = World::new().await;
    let form = "game=azul&seats=3&name=Ana&seat-0=me&seat-1=open&seat-2=open&public=1";
    let (mut ana, table) = world.open(form).await;
    ana.watch(&table).await;
    let mut bela = Person::new(world.client());
    assert!(
        bela.get("/").await.text.contains(&table),
        "the lobby lists it"
    );
    assert_eq!(bela.sit(&table, "name=Bela&seat=9").await.status, 422);
    assert_eq!(
        bela.sit(&table, "seat=1").await.status,
        422,
        "a name is needed"
    );
    assert_eq!(bela.sit(&table, "name=Bela&seat=1").await.status, 303);
    assert_eq!(
        bela.sit(&table, "name=Bela&seat=2").await.status,
        409,
        "one chair"
    );
    ana.update_until(|room| room.to_string().contains("Bela"))
        .await;
    for (form, status) in [("seat=2&to=ai-4", 403), ("seat=0&to=open", 403)] {
        assert_eq!(bela.post("seat", form).await.status, status, "{form}");
    }
    assert_eq!(bela.post("start", "level=1").await.status, 403);
    assert_eq!(bela.post("leave", "").await.status, 303);
    assert_eq!(bela.post("leave", "").await.status, 403);
    assert_eq!(ana.post("seat", "seat=2&to=ai-9").await.status, 422);
    assert_eq!(ana.post("seat", "seat=2&to=ai-1").await.status, 303);
    assert_eq!(ana.post("start", "level=2").await.status, 303);
    ana.update_until(|frame| frame["type"] == "frame").await;
    assert_eq!(bela.sit(&table, "name=Bela").await.status, 409, "too late");
    assert_eq!(ana.post("start", "").await.status, 409);
    assert!(
        !bela.get("/").await.text.contains(&table),
        "not open any more"
    );
    assert!(
        ana.get("/").await.text.contains(&table),
        "one of Ana's tables"
    );
}

/// Two people at one screen: in a game with secrets each sees their hand only when they ask.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_screen_has_a_curtain() {
    for (game, has_curtain) in [("piazza", true), ("azul", false)] {
        let world = World::new().await;
        let form =
            format!("game={game}&seats=2&name=Ana&seat-0=me&seat-1=here&name-1=Bela&start=1");
        let (mut ana, table) = world.open(&form).await;
        ana.watch(&table).await;
        let mut rng = rng(3);
        for _ in 0..6 {
            assert_eq!(ana.is_my_turn(), !has_curtain, "{game}");
            let curtain = ana.frame.to_string();
            let seat = curtain
                .split("data-seat=\\\"")
                .nth(1)
                .map(|rest| rest[..1].to_owned());
            if has_curtain {
                let other = if seat.as_deref() == Some("0") { 1 } else { 0 };
                let live = ana.live.as_mut().expect("an open page");
                live.say(&format!("{{\"show\":{other}}}"))
                    .await
                    .expect("sent");
                live.say("{\"show\":77}").await.expect("sent");
                live.say("nonsense").await.expect("sent");
                let seat = seat.expect("whose turn it is");
                live.say(&format!("{{\"show\":{seat}}}"))
                    .await
                    .expect("sent");
                ana.update_until(|frame| frame["is_my_turn"] == true).await;
            }
            while ana.is_my_turn() {
                let before = ana.frame["regions"][2].clone();
                ana.act(&mut rng).await;
                if !has_curtain && ana.frame["regions"][2] != before {
                    break;
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_leaver_is_replaced_when_the_others_agree() {
    let world = World::new().await;
    let form = "game=azul&seats=3&name=Ana&seat-0=me&seat-1=open&seat-2=open&start=2";
    let (mut ana, table) = world.open(form).await;
    let mut bela = Person::new(world.client());
    bela.sit(&table, "name=Bela").await;
    let mut carl = Person::new(world.client());
    carl.sit(&table, "name=Carl").await;
    for person in [&mut ana, &mut bela, &mut carl] {
        person.watch(&table).await;
    }
    let answer = ana.post("ask", "what=replace&seat=2").await;
    assert_eq!(answer.status, 409, "he is still here");
    assert_eq!(answer.json()["error"], "still-here");
    carl.live = None;
    ask_when_gone(&mut ana, 2).await;
    assert_eq!(
        ana.post("ask", "what=undo").await.status,
        409,
        "one question at a time"
    );
    assert_eq!(
        ana.post("answer", "yes=1").await.status,
        409,
        "not Ana's to answer"
    );
    bela.update_until(|frame| frame.to_string().contains("data-do=\\\"agree"))
        .await;
    let seq = bela.seq();
    assert_eq!(bela.post("answer", "yes=1").await.status, 200);
    // The AI acts for Carl, whose turn it is.
    ana.update_to(seq + 1).await;
    // He comes back and takes his seat again; others cannot.
    assert_eq!(bela.post("take-back", "seat=2").await.status, 403);
    assert_eq!(carl.post("take-back", "seat=2").await.status, 200);
    assert_eq!(carl.post("hand-over", "seat=0").await.status, 403);
    // A question that is refused is gone.
    carl.watch(&table).await;
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
    ana.act(&mut rng(1)).await;
    bela.live = None;
    ask_when_gone(&mut ana, 1).await;
    assert_eq!(carl.post("answer", "yes=0").await.status, 200);
    assert_eq!(carl.post("answer", "yes=0").await.status, 409);
}

/// Asks that the AI plays for a seat, as soon as the server knows that its page is closed.
async fn ask_when_gone(person: &mut Person, seat: u8) {
    let form = format!("what=replace&seat={seat}");
    loop {
        let answer = person.post("ask", &form).await;
        if answer.json()["error"] != "still-here" {
            assert_eq!(answer.status, 200, "{}", answer.text);
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_link_brings_the_person_along() {
    let world = World::new().await;
    let (mut ana, table) = world
        .open("game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0")
        .await;
    let private = return_path(&mut ana).await;
    let mut phone = Person::new(world.client());
    phone.come_back(&private).await;
    phone.watch(&table).await;
    assert!(phone.is_my_turn(), "the same person");
    // Two devices of one person agree.
    ana.watch(&table).await;
    phone.act(&mut rng(1)).await;
    ana.update_to(phone.seq()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_are_kept() {
    let world = World::new().await;
    let mut guest = Person::new(world.client());
    for (path, form, sign) in [
        ("/theme", "theme=dark&back=/me", "data-theme=\"dark\""),
        ("/language", "language=de&back=/", "<html lang=\"de\""),
    ] {
        let answer = guest.client.post(path, form).await.expect("an answer");
        assert_eq!(answer.status, 303);
        assert!(guest.get("/").await.text.contains(sign), "{path}");
    }
    let wrong = guest
        .client
        .post("/theme", "theme=loud")
        .await
        .expect("an answer");
    assert_eq!(wrong.status, 422);
    let form = "name=Ana&language=en&theme=light&confirm=always&motion=reduced&sound=1";
    let saved = guest.client.post("/me", form).await.expect("an answer");
    assert_eq!(saved.status, 303);
    let page = guest.get("/me").await.text;
    assert!(page.contains("value=\"Ana\"") && page.contains("data-theme=\"light\""));
    let table = guest.create("game=azul&seat-0=me&seat-1=ai-1").await;
    let page = guest.get(&table).await.text;
    assert!(page.contains("data-confirm=\"always\"") && page.contains("data-sound=\"true\""));
    assert!(page.contains("data-motion=\"false\""));
}
