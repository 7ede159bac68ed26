//! The people around a table: who is away, who looks on, what is asked, and what all are told.

use std::time::Duration;

use serde_json::Value;
use tessera_server::client::Client;
use tessera_server::{Config, Server};

use crate::stage::{Folder, Person, config, rng};

const TWO: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";

async fn server(folder: &Folder, away_after: Duration) -> Server {
    let config = Config {
        away_after,
        ..config(&folder.file("data.sqlite"))
    };
    Server::start(config).await.expect("a server")
}

/// Ana with an open page, and Bela without one.
async fn two_at(server: &Server) -> (Person, Person, String) {
    let mut ana = Person::new(Client::new(server.address()));
    let table = ana.create(TWO).await;
    let mut bela = Person::new(Client::new(server.address()));
    bela.sit(&table, "name=Bela").await;
    ana.watch(&table).await;
    (ana, bela, table)
}

/// A part of what a frame shows.
fn region<'a>(frame: &'a Value, id: &str) -> &'a str {
    let regions = frame["regions"].as_array().expect("regions");
    let found = regions.iter().find(|region| region["id"] == id);
    found.and_then(|found| found["html"].as_str()).expect(id)
}

/// U-17: who is away is shown as away, with what helps beside it once it is allowed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_says_who_is_away() {
    for (away_after, is_allowed) in [(Duration::ZERO, true), (Duration::from_secs(600), false)] {
        let folder = Folder::new();
        let server = server(&folder, away_after).await;
        let (mut ana, mut bela, table) = two_at(&server).await;
        ana.act(&mut rng(1)).await;
        ana.update_until(|frame| region(frame, "dock").contains("Bela is away."))
            .await;
        let frame = ana.frame.clone();
        assert!(region(&frame, "status").contains("Bela is away"));
        assert!(region(&frame, "seats").contains("is-away"));
        let dock = region(&frame, "dock");
        assert_eq!(dock.contains("data-do=\"ask-replace\""), is_allowed);
        assert_eq!(dock.contains("In 10 minutes"), !is_allowed);
        bela.watch(&table).await;
        ana.update_until(|frame| region(frame, "dock").contains("Waiting for Bela."))
            .await;
        assert!(!region(&ana.frame, "seats").contains("is-away"));
        server.stop().await;
    }
}

/// U-17: everybody learns that the AI plays for a person, and that it no longer does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn handing_over_is_told() {
    let folder = Folder::new();
    let server = server(&folder, Duration::ZERO).await;
    let (mut ana, mut bela, table) = two_at(&server).await;
    bela.watch(&table).await;
    let told = |text: &'static str| move |frame: &Value| region(frame, "chat-lines").contains(text);
    assert_eq!(bela.post("hand-over", "seat=1").await.status, 200);
    ana.update_until(told("The AI is now playing for Bela."))
        .await;
    assert!(region(&ana.frame, "seats").contains("the AI is playing"));
    assert_eq!(bela.post("take-back", "seat=1").await.status, 200);
    ana.update_until(told("Bela is playing again.")).await;
    assert!(!region(&ana.frame, "seats").contains("the AI is playing"));
    server.stop().await;
}

/// U-17: who asks reads that they wait, the others what is asked of them; who asks may withdraw.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn questions_read_right() {
    let folder = Folder::new();
    let server = server(&folder, Duration::ZERO).await;
    let (mut ana, mut bela, table) = two_at(&server).await;
    bela.watch(&table).await;
    ana.act(&mut rng(1)).await;
    assert_eq!(ana.post("ask", "what=undo").await.status, 200);
    let asked = "You asked to take back your last move. Waiting for Bela.";
    ana.update_until(|frame| region(frame, "dock").contains(asked))
        .await;
    let dock = region(&ana.frame, "dock");
    assert!(!dock.contains("data-do=\"agree\""));
    assert!(!dock.contains("would like"));
    bela.update_until(|frame| region(frame, "dock").contains("Ana would like to take back"))
        .await;
    assert!(region(&bela.frame, "dock").contains("data-do=\"agree\""));
    assert_eq!(ana.post("answer", "yes=0").await.status, 200);
    bela.update_until(|frame| !region(frame, "dock").contains("would like"))
        .await;
    // Who asks cannot agree in the others' place.
    assert_eq!(ana.post("ask", "what=undo").await.status, 200);
    assert_eq!(ana.post("answer", "yes=1").await.status, 409);
    assert_eq!(bela.post("answer", "yes=0").await.status, 200);
    ana.update_until(|frame| region(frame, "chat-lines").contains("Bela said no."))
        .await;
    server.stop().await;
}

/// U-17: those who look on are told so, and counted without names.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn watchers_are_counted() {
    let folder = Folder::new();
    let server = server(&folder, Duration::ZERO).await;
    let (mut ana, _bela, table) = two_at(&server).await;
    assert!(!region(&ana.frame, "watching").contains("watching\">"));
    assert!(!region(&ana.frame, "dock").contains("watching"));
    let mut one = Person::new(Client::new(server.address()));
    one.watch(&table).await;
    ana.update_until(|frame| region(frame, "watching").contains("1 watching"))
        .await;
    let mut two = Person::new(Client::new(server.address()));
    two.watch(&table).await;
    for person in [&mut ana, &mut one] {
        person
            .update_until(|frame| region(frame, "watching").contains("2 watching"))
            .await;
    }
    assert!(region(&one.frame, "dock").contains("You’re watching"));
    assert!(!region(&ana.frame, "dock").contains("You’re watching"));
    drop(two);
    ana.update_until(|frame| region(frame, "watching").contains("1 watching"))
        .await;
    server.stop().await;
}

/// A game that was given up does not say that it goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resigned_game_is_over() {
    let folder = Folder::new();
    let server = server(&folder, Duration::ZERO).await;
    let (mut ana, mut bela, _) = two_at(&server).await;
    assert_eq!(bela.post("resign", "seat=1").await.status, 200);
    ana.update_until(|frame| frame["is_over"] == true).await;
    let status = region(&ana.frame, "status");
    assert!(status.contains("Ended by resignation"), "{status}");
    assert!(!status.contains("Round"), "{status}");
    server.stop().await;
}
