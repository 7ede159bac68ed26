//! Playing the AI from the first page, playing again, and giving up.

use crate::stage::{Person, World, play_on, rng};

const AGAINST_AI: &str = "game=azul&seats=2&seat-0=me&public=0";

/// The value of the field that is chosen in the form for a game.
fn chosen(page: &str, game: &str, name: &str) -> String {
    let form = page
        .split(&format!("id=\"go-{game}\""))
        .nth(1)
        .expect("a form");
    let form = form.split("</dialog>").next().expect("its end");
    let inputs = form
        .split("<input")
        .filter(|input| input.contains(" checked"));
    let mut of_name = inputs.filter(|input| input.contains(&format!("name=\"{name}\"")));
    let input = of_name.next().expect("one is chosen");
    let value = input.split("value=\"").nth(1).expect("a value");
    value.split('"').next().expect("its end").to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_remembers_players_and_level_for_each_game() {
    let world = World::new().await;
    let mut ana = Person::new(world.client());
    let page = ana.get("/").await.text;
    assert_eq!(
        (
            chosen(&page, "azul", "seats"),
            chosen(&page, "azul", "level")
        ),
        ("2".into(), "2".into())
    );
    assert_eq!(chosen(&page, "calimala", "seats"), "3");
    assert!(!page.contains("as last time"));

    ana.create("game=azul&seats=3&level=5&seat-0=me&public=0")
        .await;
    let table = ana.table.clone();
    let page = ana.get(&table).await.text;
    assert_eq!(
        page.matches("AI, Expert").count(),
        2,
        "the AI has both other seats"
    );

    let page = ana.get("/").await.text;
    assert_eq!(
        (
            chosen(&page, "azul", "seats"),
            chosen(&page, "azul", "level")
        ),
        ("3".into(), "5".into())
    );
    assert_eq!(chosen(&page, "piazza", "level"), "2");
    assert_eq!(page.matches("as last time").count(), 1);
    let form = ana.get("/play/azul").await.text;
    assert!(form.contains("as last time") && form.contains("<h1"));
    assert_eq!(ana.get("/play/chess").await.status, 404);
    assert_eq!(
        ana.client
            .post("/tables", "game=azul&seats=2&level=7&seat-0=me")
            .await
            .expect("an answer")
            .status,
        422
    );
}

/// Two defeats against a level make the form offer the one below.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_loses_twice_is_offered_an_easier_game() {
    let world = World::new().await;
    let mut ana = Person::new(world.client());
    for n_defeats in 0..2 {
        let page = ana.get("/").await.text;
        assert!(!page.contains("one easier"), "after {n_defeats}");
        ana.create(&format!("{AGAINST_AI}&level=3")).await;
        assert_eq!(ana.post("resign", "seat=0").await.status, 200);
    }
    let page = ana.get("/").await.text;
    assert!(page.contains("one easier after two defeats"));
    assert_eq!(chosen(&page, "azul", "level"), "2");
    let table = ana.table.clone();
    let page = ana.get(&table).await.text;
    assert!(page.contains("Club has won 2 times in a row. Casual is one step easier."));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn again_may_be_harder_and_the_other_seat_starts() {
    let world = World::new().await;
    let (mut ana, table) = world.open(&format!("{AGAINST_AI}&level=1&start=0")).await;
    ana.watch(&table).await;
    let mut people = [ana];
    play_on(&mut people, &mut rng(3), |_| false).await;
    let [mut ana] = people;
    let page = ana.get(&table).await.text;
    assert!(page.contains("data-again=\"harder\"") && page.contains("data-again=\"same\""));
    assert!(
        !page.contains("data-again=\"easier\""),
        "nothing is easier than Beginner"
    );

    assert_eq!(ana.post("again", "step=best").await.status, 422);
    let next = ana.post("again", "step=harder").await.json();
    let next = next["href"].as_str().expect("a table").to_owned();
    ana.watch(&next).await;
    assert!(ana.record().await.contains("\n* start1\n"));
    assert!(ana.get(&next).await.text.contains("AI, Casual"));
    assert_eq!(chosen(&ana.get("/").await.text, "azul", "level"), "2");
}

/// Where two play, the game is over: lost for the person who gave up, won for the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_two_ends_when_one_gives_up() {
    let world = World::new().await;
    let (mut ana, table) = world
        .open("game=piazza&seats=2&name=Ana&seat-0=me&seat-1=open&start=0")
        .await;
    let mut bela = Person::new(world.client());
    bela.sit(&table, "name=Bela").await;
    ana.watch(&table).await;
    bela.watch(&table).await;
    assert_eq!(
        bela.post("resign", "seat=0").await.status,
        403,
        "not her seat"
    );
    assert_eq!(bela.post("resign", "seat=1").await.status, 200);
    ana.update_until(|frame| frame["is_over"] == true).await;
    assert!(bela.get(&table).await.text.contains("You resigned."));
    assert!(ana.get(&table).await.text.contains("Bela resigned."));
    assert_eq!(
        ana.post("actions", "seq=9&action=x").await.status,
        409,
        "it is over"
    );
    assert_eq!(bela.post("resign", "seat=1").await.status, 409);
    assert!(ana.get("/me").await.text.contains("Won with "));
    assert!(bela.get("/me").await.text.contains("Finished 2 of 2"));
    // The record is one of a game that was not played to its end.
    let record = ana.record().await;
    tessera_engine::load_table(&record).expect("a record");
    let again = ana.post("again", "").await.json();
    assert!(again["href"].is_string());
}

/// Where more play, the AI goes on, and the person who gave up has lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_three_the_ai_plays_on() {
    let world = World::new().await;
    let form = "game=azul&seats=3&name=Ana&seat-0=me&seat-1=open&seat-2=ai-1&start=0";
    let (mut ana, table) = world.open(form).await;
    let mut bela = Person::new(world.client());
    bela.sit(&table, "name=Bela").await;
    ana.watch(&table).await;
    bela.watch(&table).await;
    assert_eq!(ana.post("resign", "seat=0").await.status, 200);
    assert_eq!(ana.post("take-back", "seat=0").await.status, 409);
    ana.update_until(|frame| frame["is_my_turn"] == false).await;
    let mut people = [ana, bela];
    play_on(&mut people, &mut rng(5), |_| false).await;
    let [mut ana, _] = people;
    assert!(ana.get(&table).await.text.contains("You resigned."));
    assert!(ana.get("/me").await.text.contains("Finished 3 of 3"));
}
