//! Clocks run, survive a restart, and hand a seat to the AI.

use tessera_server::time::Timepiece;
use tessera_server::{Config, Server};
use tokio::sync::watch;

use crate::stage::{Folder, Person, config, rng};

const LIVE: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0\
    &clock=live&clock-minutes=1&clock-increment=5&clock-level=1";

/// A server whose time is set by the test.
async fn server(folder: &Folder) -> (Server, watch::Sender<u64>) {
    let time = watch::Sender::new(0);
    let config = Config {
        timepiece: Timepiece::Manual(time.clone()),
        ..config(&folder.file("data.sqlite"))
    };
    let server = Server::start(config).await.expect("a server");
    (server, time)
}

/// Milliseconds that the clocks on a page show, by seat; the one that runs is told apart.
fn clocks(page: &str) -> Vec<(u64, bool)> {
    let faces = page.split("<time class=\"clock").skip(1).map(|face| {
        let (tag, _) = face.split_once('>').expect("a tag");
        let (_, left) = tag.split_once("data-left=\"").expect("time");
        let left = left.split('"').next().and_then(|left| left.parse().ok());
        (left.expect("a number"), tag.contains("data-runs"))
    });
    faces.collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_is_kept_over_a_restart() {
    let folder = Folder::new();
    let (first, time) = server(&folder).await;
    let mut ana = Person::new(tessera_server::client::Client::new(first.address()));
    let table = ana.create(LIVE).await;
    assert!(ana.get(&table).await.text.contains("1 min + 5 s"));
    let mut bela = Person::new(tessera_server::client::Client::new(first.address()));
    time.send_replace(1_000_000);
    bela.sit(&table, "name=Bela").await;
    let page = ana.get(&table).await.text;
    assert_eq!(clocks(&page), [(60_000, true), (60_000, false)]);
    time.send_replace(1_020_500);
    let page = ana.get(&table).await.text;
    assert_eq!(
        clocks(&page),
        [(40_000, true), (60_000, false)],
        "less the lag"
    );
    ana.watch(&table).await;
    ana.act(&mut rng(1)).await;
    let page = ana.get(&table).await.text;
    assert_eq!(
        clocks(&page),
        [(45_000, false), (60_000, true)],
        "five more"
    );
    time.send_replace(1_030_500);
    let private = ana.get("/me").await.text;
    let (_, token) = private.split_once("/me/return/").expect("a private link");
    let token = token.split('"').next().expect("a token").to_owned();
    first.stop().await;

    let (second, time) = server(&folder).await;
    let mut ana = Person::new(tessera_server::client::Client::new(second.address()));
    ana.come_back(&format!("/me/return/{token}")).await;
    ana.watch(&table).await;
    let page = ana.get(&table).await.text;
    assert_eq!(clocks(&page), [(45_000, false), (50_500, true)]);

    // Bela's time is up; the AI, which needs none, plays on, and Ana is to decide.
    time.send_replace(52_000);
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
    let page = ana.get(&table).await.text;
    assert_eq!(clocks(&page), [(45_000, true)]);
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_out_may_return() {
    let folder = Folder::new();
    let (server, time) = server(&folder).await;
    let mut ana = Person::new(tessera_server::client::Client::new(server.address()));
    let table = ana.create(LIVE).await;
    let mut bela = Person::new(tessera_server::client::Client::new(server.address()));
    bela.sit(&table, "name=Bela").await;
    ana.watch(&table).await;
    bela.watch(&table).await;
    time.send_replace(61_900);
    ana.act(&mut rng(1)).await;
    time.send_replace(61_900 + 62_000);
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
    assert_eq!(clocks(&ana.get(&table).await.text).len(), 1);
    let answer = bela.post("take-back", "seat=1").await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let page = ana.get(&table).await.text;
    assert_eq!(
        clocks(&page),
        [(5_000, true), (60_000, false)],
        "late, but in time"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_are_only_such_clocks() {
    let folder = Folder::new();
    let (server, _time) = server(&folder).await;
    let mut client = tessera_server::client::Client::new(server.address());
    for (clock, status) in [
        ("clock=none", 303),
        ("clock=days&clock-days=3", 303),
        ("clock=days&clock-days=0", 422),
        ("clock=days", 422),
        ("clock=live&clock-minutes=5", 422),
        ("clock=live&clock-minutes=5&clock-increment=-1", 422),
        (
            "clock=live&clock-minutes=5&clock-increment=5&clock-level=9",
            422,
        ),
        ("clock=sand", 422),
    ] {
        let form = format!("game=azul&seats=2&name=Ana&seat-0=me&{clock}");
        let answer = client.post("/tables", &form).await.expect("an answer");
        assert_eq!(answer.status, status, "{clock}: {}", answer.text);
    }
    server.stop().await;
}

/// Both lists say which clock a table has; one's own says what is left, and the title whose turn it is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_show_clocks_and_turns() {
    let folder = Folder::new();
    let (server, time) = server(&folder).await;
    let mut ana = Person::new(tessera_server::client::Client::new(server.address()));
    let mut bela = Person::new(tessera_server::client::Client::new(server.address()));
    let days = "game=piazza&seats=2&name=Ana&seat-0=me&seat-1=open&start=0&public=1\
        &clock=days&clock-days=3";
    let slow = ana.create(days).await;
    let live = ana.create(&format!("{LIVE}&public=1")).await;
    let lobby = bela.get("/").await.text;
    let (_, open) = lobby.split_once("id=\"tables\"").expect("a list");
    assert!(open.contains("3 days per move") && open.contains("1 min + 5 s per turn"));
    assert!(lobby.contains("<title>Tessera: "), "nobody waits for Bela");
    bela.sit(&slow, "name=Bela").await;
    time.send_replace(3_600_500);
    for path in ["/", "/me"] {
        let page = ana.get(path).await.text;
        assert!(page.contains("<title>Your turn in Saluti dalla Piazza · Tessera</title>"));
        let (_, mine) = page.split_once("id=\"mine\"").expect("a list");
        assert!(mine.contains("3 days per move · 2 d 23 h left"), "{mine}");
        assert!(mine.contains("1 min + 5 s per turn"), "{mine}");
    }
    bela.sit(&live, "name=Bela").await;
    time.send_replace(3_610_500);
    let page = ana.get("/").await.text;
    assert!(page.contains("<title>Your turn at 2 tables · Tessera</title>"));
    assert!(page.contains("1 min + 5 s per turn · 0:51 left"), "{page}");
    let page = bela.get("/").await.text;
    assert!(page.contains("Ana’s turn") && !page.contains(" left</em>"));
    server.stop().await;
}
