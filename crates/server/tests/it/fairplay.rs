//! Nobody cheats the table: who may be replaced, what a stand-in agrees to, clocks, hints, forks.

use std::time::Duration;

use tessera_server::client::Client;
use tessera_server::time::Timepiece;
use tessera_server::{Config, Server};
use tokio::sync::watch;

use crate::races::return_path;
use crate::stage::{Folder, Person, config, encode, rng};

const TWO: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";

/// A server whose time is set by the test, and the time after which people count as away.
async fn server(folder: &Folder, away_after: Duration) -> (Server, watch::Sender<u64>) {
    let time = watch::Sender::new(0);
    let config = Config {
        timepiece: Timepiece::Manual(time.clone()),
        away_after,
        ..config(&folder.file("data.sqlite"))
    };
    let server = Server::start(config).await.expect("a server");
    (server, time)
}

/// Ana and Bela at a new table, with no page open.
async fn two_at(server: &Server, form: &str) -> (Person, Person, String) {
    let mut ana = Person::new(Client::new(server.address()));
    let table = ana.create(form).await;
    let mut bela = Person::new(Client::new(server.address()));
    bela.sit(&table, "name=Bela").await;
    (ana, bela, table)
}

/// The word for why it was refused.
async fn refused(person: &mut Person, what: &str, form: &str) -> String {
    let answer = person.post(what, form).await;
    assert!(answer.status.is_client_error(), "{what} {form} is allowed");
    answer.json()["error"]
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

async fn undo(person: &mut Person) -> String {
    let form = format!("seq={}", person.seq());
    refused(person, "undo", &form).await
}

/// with a clock, only who left on purpose is replaced, whether they have a page open or not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_says_who_is_gone() {
    for clock in [
        "clock=days&clock-days=2",
        "clock=live&clock-minutes=5&clock-increment=5",
    ] {
        let folder = Folder::new();
        let (server, time) = server(&folder, Duration::ZERO).await;
        let (mut ana, mut bela, table) = two_at(&server, &format!("{TWO}&{clock}")).await;
        ana.watch(&table).await;
        ana.act(&mut rng(1)).await;
        time.send_replace(250_000);
        let replace = "what=replace&seat=1";
        assert_eq!(refused(&mut ana, "ask", replace).await, "has-clock");
        let menu = ana.get(&table).await.text;
        assert!(!menu.contains("value=\"replace\""), "{clock}");
        // Who leaves on purpose may be replaced; nobody else is asked, and nothing is undone.
        let answer = bela.post("leave", "").await;
        assert_eq!(answer.location.as_deref(), Some("/"));
        assert!(ana.get(&table).await.text.contains("has left the game"));
        assert!(ana.get(&table).await.text.contains("value=\"replace\""));
        assert_eq!(ana.post("ask", replace).await.status, 200, "{clock}");
        ana.update_until(|frame| frame["is_my_turn"] == true).await;
        assert_eq!(undo(&mut ana).await, "undo-seen");
        assert_eq!(refused(&mut ana, "ask", "what=undo").await, "cannot-agree");
        server.stop().await;
    }
}

/// Leaving outlives a restart, and seeing the table again ends it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_left_may_come_back() {
    let folder = Folder::new();
    let (first, _time) = server(&folder, Duration::from_secs(3_600)).await;
    let (mut ana, mut bela, table) = two_at(&first, TWO).await;
    let private = [return_path(&mut ana).await, return_path(&mut bela).await];
    assert_eq!(bela.post("leave", "").await.status, 303);
    first.stop().await;
    let (second, _time) = server(&folder, Duration::from_secs(3_600)).await;
    for (person, path) in [(&mut ana, &private[0]), (&mut bela, &private[1])] {
        person.client = Client::new(second.address());
        person.come_back(path).await;
    }
    assert!(ana.get(&table).await.text.contains("has left the game"));
    // Looking back is not coming back.
    assert_eq!(bela.get(&format!("{table}/replay")).await.status, 200);
    assert!(ana.get(&table).await.text.contains("has left the game"));
    assert_eq!(bela.get(&table).await.status, 200);
    assert!(!ana.get(&table).await.text.contains("has left the game"));
    let replace = "what=replace&seat=1";
    assert_eq!(refused(&mut ana, "ask", replace).await, "not-gone");
    second.stop().await;
}

/// without a clock a person is gone who must decide and has been away for long. Requests
/// without a script count as being there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_without_script_is_there() {
    let folder = Folder::new();
    let (server, _time) = server(&folder, Duration::from_millis(1_500)).await;
    let (mut ana, mut bela, table) = two_at(&server, TWO).await;
    ana.watch(&table).await;
    let replace = "what=replace&seat=1";
    tokio::time::sleep(Duration::from_millis(1_600)).await;
    assert_eq!(
        refused(&mut ana, "ask", replace).await,
        "not-gone",
        "it is not her turn"
    );
    ana.act(&mut rng(1)).await;
    assert_eq!(bela.get(&table).await.status, 200);
    assert_eq!(refused(&mut ana, "ask", replace).await, "not-gone");
    tokio::time::sleep(Duration::from_millis(1_600)).await;
    assert_eq!(ana.post("ask", replace).await.status, 200);
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
    // The stand-in agrees to nothing, and Bela has her seat back with one click.
    assert_eq!(undo(&mut ana).await, "undo-seen");
    assert_eq!(refused(&mut ana, "ask", "what=undo").await, "cannot-agree");
    bela.watch(&table).await;
    assert_eq!(ana.post("ask", "what=undo").await.status, 200);
    bela.update_until(|frame| frame.to_string().contains("data-do=\\\"agree"))
        .await;
    assert_eq!(bela.post("answer", "yes=0").await.status, 200);
    assert_eq!(bela.post("take-back", "seat=1").await.status, 200);
    server.stop().await;
}

/// A person who has been deleted sat there all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_deleted_agree_to_nothing() {
    let folder = Folder::new();
    let (server, _time) = server(&folder, Duration::ZERO).await;
    let (mut ana, mut bela, table) = two_at(&server, TWO).await;
    ana.watch(&table).await;
    ana.act(&mut rng(1)).await;
    let answer = bela.client.post("/me/delete", "sure=1").await;
    assert!(answer.expect("an answer").status.as_u16() < 400);
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
    assert_eq!(undo(&mut ana).await, "undo-seen");
    assert_eq!(refused(&mut ana, "ask", "what=undo").await, "cannot-agree");
    assert_eq!(refused(&mut ana, "hint", "").await, "hints-off");
    server.stop().await;
}

/// a seat that goes to the AI and back has no more time for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn handing_over_stops_no_clock() {
    let folder = Folder::new();
    let config = Config {
        // The AI is not faster than who takes the seat back.
        ai_pause: Duration::from_secs(3_600),
        ..config(&folder.file("data.sqlite"))
    };
    let time = watch::Sender::new(0);
    let server = Server::start(Config {
        timepiece: Timepiece::Manual(time.clone()),
        ..config
    })
    .await
    .expect("a server");
    let live = "clock=live&clock-minutes=1&clock-increment=5";
    let (mut ana, _bela, table) = two_at(&server, &format!("{TWO}&{live}")).await;
    for n in 0..50 {
        time.send_replace(n * 800 + 400);
        assert_eq!(ana.post("hand-over", "seat=0&level=1").await.status, 200);
        // Another level is no reason to begin anew.
        assert_eq!(ana.post("hand-over", "seat=0&level=2").await.status, 200);
        time.send_replace(n * 800 + 800);
        assert_eq!(ana.post("take-back", "seat=0").await.status, 200);
    }
    let page = ana.get(&table).await.text;
    assert!(page.contains("data-left=\"20400\""));
    // When the time is up there is a minute, once.
    ana.post("hand-over", "seat=0&level=1").await;
    time.send_replace(100_000);
    assert_eq!(ana.post("take-back", "seat=0").await.status, 200);
    assert!(ana.get(&table).await.text.contains("data-left=\"60000\""));
    ana.post("hand-over", "seat=0&level=1").await;
    time.send_replace(200_000);
    assert_eq!(refused(&mut ana, "take-back", "seat=0").await, "time-up");
    server.stop().await;
}

/// acting and taking back does not renew the days.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn undo_renews_no_days() {
    let folder = Folder::new();
    let (server, time) = server(&folder, Duration::ZERO).await;
    let days = "game=piazza&seats=2&name=Ana&seat-0=me&seat-1=open&start=0\
        &clock=days&clock-days=2";
    let (mut ana, _bela, table) = two_at(&server, days).await;
    ana.watch(&table).await;
    let mut rng = rng(2);
    let mut n_undone = 0;
    for hour in 1..=6 {
        time.send_replace(hour * 3_600_000);
        ana.act(&mut rng).await;
        if !ana.is_my_turn() {
            break;
        }
        let form = format!("seq={}", ana.seq());
        let answer = ana.post("undo", &form).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        ana.frame = answer.json()["frame"].clone();
        n_undone += 1;
        let left = 48 * 3_600_000 - hour * 3_600_000 + 500;
        let page = ana.get(&table).await.text;
        assert!(page.contains(&format!("data-left=\"{left}\"")), "{hour}");
    }
    assert!(n_undone > 0, "a turn of Piazza has several decisions");
    server.stop().await;
}

/// between people the AI helps when all agree, and everybody sees how often.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_need_agreement_and_are_counted() {
    let folder = Folder::new();
    let (first, _time) = server(&folder, Duration::ZERO).await;
    let (mut ana, mut bela, table) = two_at(&first, TWO).await;
    let private = return_path(&mut ana).await;
    ana.watch(&table).await;
    bela.watch(&table).await;
    let page = ana.frame.to_string();
    assert!(page.contains("data-do=\\\"ask-hints") && !page.contains("data-do=\\\"hint"));
    assert_eq!(refused(&mut ana, "hint", "").await, "hints-off");
    for (yes, is_on) in [("yes=0", false), ("yes=1", true)] {
        assert_eq!(ana.post("ask", "what=hints").await.status, 200);
        assert_eq!(refused(&mut ana, "hint", "").await, "hints-off", "not yet");
        bela.update_until(|frame| frame.to_string().contains("data-do=\\\"agree"))
            .await;
        let answer = bela.post("answer", yes).await;
        assert_eq!(answer.status, 200);
        bela.frame = answer.json()["frame"].clone();
        assert_eq!(bela.frame.to_string().contains("hints are on"), is_on);
    }
    let hint = ana.post("hint", "").await;
    assert_eq!(hint.status, 200, "{}", hint.text);
    assert!(hint.json()["path"].is_array());
    // Everybody sees it, also those who come later and after a restart.
    bela.update_until(|frame| frame.to_string().contains("1 hint used"))
        .await;
    first.stop().await;
    let (second, _time) = server(&folder, Duration::ZERO).await;
    let mut stranger = Person::new(Client::new(second.address()));
    let page = stranger.get(&table).await.text;
    assert!(page.contains("1 hint used") && page.contains("hints are on"));
    ana.client = Client::new(second.address());
    ana.come_back(&private).await;
    assert_eq!(refused(&mut ana, "ask", "what=hints").await, "hints-on");
    second.stop().await;
}

/// What the AI did in a person's place is a hint as well: between people it is not taken back
/// alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stand_in_is_no_hint() {
    let folder = Folder::new();
    let config = Config {
        // So that Ana is faster than the second decision of the turn.
        ai_pause: Duration::from_secs(2),
        ..config(&folder.file("data.sqlite"))
    };
    let server = Server::start(config).await.expect("a server");
    let form = "game=piazza&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";
    let (mut ana, _bela, table) = two_at(&server, form).await;
    ana.watch(&table).await;
    let seq = ana.seq();
    assert_eq!(ana.post("hand-over", "seat=0&level=1").await.status, 200);
    ana.update_to(seq + 1).await;
    assert_eq!(ana.post("take-back", "seat=0").await.status, 200);
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
    assert_eq!(undo(&mut ana).await, "undo-seen");
    server.stop().await;
}

/// while people play, nobody plays on from their position elsewhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_not_played_elsewhere() {
    let folder = Folder::new();
    let (server, _time) = server(&folder, Duration::ZERO).await;
    let (mut ana, mut bela, table) = two_at(&server, TWO).await;
    let mut stranger = Person::new(Client::new(server.address()));
    stranger.table.clone_from(&table);
    let fork = "step=0&seat=0&others=ai";
    let replay = format!("{table}/replay");
    for person in [&mut ana, &mut bela, &mut stranger] {
        let answer = person.post("fork", fork).await;
        assert_eq!(answer.status, 403, "{}", answer.text);
        assert_eq!(answer.json()["error"], "fork-running");
        let page = person.get(&replay).await.text;
        assert!(page.contains("/replay/0") && !page.contains("/fork\""));
    }
    // Who plays with the AI alone may, a stranger may not.
    let alone = ana.create("game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0");
    let alone = alone.await;
    assert!(
        ana.get(&format!("{alone}/replay"))
            .await
            .text
            .contains("/fork\"")
    );
    assert_eq!(ana.post("fork", fork).await.status, 303);
    stranger.table = alone;
    assert_eq!(stranger.post("fork", fork).await.status, 403);
    let hint = ana.post("hint", &encode("")).await;
    assert_eq!(hint.status, 200, "alone, hints are free: {}", hint.text);
    server.stop().await;
}
