//! A person's page: games, the private link, deletion; what is needed to install the site.

use crate::races::return_path;
use crate::stage::{Person, World, play_on, rng};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_sees_their_games() {
    let world = World::new().await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0";
    let (mut ana, table) = world.open(form).await;
    let page = ana.get("/me").await.text;
    let (running, _) = page.split_once("id=\"return\"").expect("the link");
    assert!(running.contains("Your turn") && running.contains(&table));
    assert!(!page.contains("id=\"finished\""), "nothing is over yet");
    ana.watch(&table).await;
    let mut people = [ana];
    play_on(&mut people, &mut rng(2), |_| false).await;
    let page = people[0].get("/me").await.text;
    let (_, finished) = page.split_once("id=\"finished\"").expect("a finished game");
    assert!(finished.contains(&table) && finished.contains(" point"));
    assert!(!page.contains("id=\"mine\""), "nothing runs any more");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_private_link_ends_the_old_one() {
    let world = World::new().await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1";
    let (mut ana, _) = world.open(form).await;
    let old = return_path(&mut ana).await;
    let answer = ana.client.post("/me/link", "").await.expect("an answer");
    assert_eq!(answer.status, 303);
    let new = return_path(&mut ana).await;
    assert_ne!(old, new);
    let mut phone = Person::new(world.client());
    assert_eq!(phone.get(&old).await.status, 404);
    assert_eq!(phone.get(&new).await.status, 200);
    phone.come_back(&new).await;
    let mut nobody = Person::new(world.client());
    let answer = nobody.client.post("/me/link", "").await.expect("an answer");
    assert_eq!(answer.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_deleted_leaves_no_name() {
    let world = World::new().await;
    let form = "game=azul&seats=2&name=Zerlina&seat-0=me&seat-1=open&start=0";
    let (mut ana, table) = world.open(form).await;
    let mut bela = Person::new(world.client());
    bela.sit(&table, "name=Bela").await;
    bela.watch(&table).await;
    ana.watch(&table).await;
    assert_eq!(ana.post("chat", "text=hello").await.status, 200);
    ana.act(&mut rng(1)).await;
    let waiting = bela
        .create("game=azul&seats=2&name=Bela&seat-0=me&seat-1=open&public=1")
        .await;
    let mut second = Person::new(world.client());
    let private = return_path(&mut ana).await;
    second.come_back(&private).await;
    for (form, status) in [("", 422), ("sure=0", 422), ("sure=1", 303)] {
        let answer = ana
            .client
            .post("/me/delete", form)
            .await
            .expect("an answer");
        assert_eq!(answer.status, status, "{form:?}");
    }
    bela.table = table.clone();
    bela.update_until(|frame| !frame.to_string().contains("Zerlina"))
        .await;
    let page = bela.get(&table).await.text;
    assert!(!page.contains("Zerlina"), "not in seats, log or chat");
    assert!(page.contains("Nemo") && page.contains("hello"));
    // The AI has the seat and plays on; neither device of hers is anybody now.
    assert_eq!(bela.get(&private).await.status, 404);
    for person in [&mut ana, &mut second] {
        let page = person.get("/me").await.text;
        assert!(!page.contains("Zerlina") && !page.contains("id=\"return\""));
        let answer = person.client.post("/me/delete", "sure=1").await;
        assert_eq!(answer.expect("an answer").status, 403);
    }
    let mut people = [bela];
    play_on(&mut people, &mut rng(3), |_| false).await;
    assert!(people[0].get(&waiting).await.text.contains("Bela"));
}

/// At a table that is over nobody sits in the place of who was deleted; in the next game the
/// program does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_deleted_after_the_game_has_no_seat() {
    let world = World::new().await;
    let form = "game=piazza&seats=2&name=Zerlina&seat-0=me&seat-1=open&start=0";
    let (mut ana, table) = world.open(form).await;
    let mut bela = Person::new(world.client());
    bela.sit(&table, "name=Bela").await;
    ana.watch(&table).await;
    bela.watch(&table).await;
    let mut people = [ana, bela];
    play_on(&mut people, &mut rng(5), |_| false).await;
    let [mut ana, mut bela] = people;
    let answer = ana.client.post("/me/delete", "sure=1").await;
    assert_eq!(answer.expect("an answer").status, 303);
    let page = bela.get(&table).await.text;
    assert!(!page.contains("Zerlina") && page.contains("Nemo"));
    assert!(bela.get("/me").await.text.contains("with Nemo"));
    assert_eq!(ana.post("again", "").await.status, 403);
    let next = bela.post("again", "").await.json();
    bela.live = None;
    bela.watch(next["href"].as_str().expect("a table")).await;
    bela.update_until(|frame| frame["is_my_turn"] == true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_site_can_be_installed() {
    let world = World::new().await;
    let mut guest = Person::new(world.client());
    let manifest = guest.get("/manifest.webmanifest").await;
    let manifest: serde_json::Value = serde_json::from_str(&manifest.text).expect("JSON");
    for icon in manifest["icons"].as_array().expect("icons") {
        let path = icon["src"].as_str().expect("an address");
        assert_eq!(guest.get(path).await.status, 200, "{path}");
    }
    let worker = guest.get("/service-worker.js").await.text;
    let (_, files) = worker.split_once("FILES = [").expect("a list");
    let (files, _) = files.split_once(']').expect("a whole list");
    let files: Vec<&str> = files.split('"').skip(1).step_by(2).collect();
    assert!(files.len() > 30, "{files:?}");
    for file in files {
        assert!(file.starts_with("/assets/"), "{file} is no versioned file");
        assert_eq!(guest.get(file).await.status, 200, "{file}");
    }
    let page = guest.get("/offline").await.text;
    assert!(page.contains("No connection"));
}
