//! Whole games of every game, with several people, the AI and a spectator.

use tessera_engine::{GameName, Turn, load_table};

use crate::stage::{Person, World, play_on, rng};

/// Two people and the AI play to the end while a spectator watches; then they play again.
async fn check(game: GameName, seed: u64) {
    let world = World::new().await;
    let form =
        format!("game={game}&seats=3&name=Ana&seat-0=me&seat-1=open&seat-2=ai-1&start=1&public=1");
    let (mut ana, table) = world.open(&form).await;
    ana.watch(&table).await;
    assert_eq!(ana.frame["type"], "room");
    let mut bela = Person::new(world.client());
    let answer = bela.sit(&table, "name=B%C3%A9la").await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    // The last seat is taken, so the game begins, on Ana's page too.
    ana.update_until(|frame| frame["type"] == "frame").await;
    bela.watch(&table).await;
    let mut spectator = Person::new(world.client());
    spectator.watch(&table).await;
    let mut people = [ana, bela, spectator];
    play_on(&mut people, &mut rng(seed), |_| false).await;

    for person in &mut people {
        assert!(person.is_over());
        assert!(person.frame["choices"].is_null());
        let page = person.get(&table).await;
        assert_eq!(page.status, 200);
        assert!(page.text.contains("<html lang=\"en\""));
        assert!(page.text.contains("end-title"), "the scores by source");
    }
    let record = people[2].record().await;
    assert!(record.contains("\n* start1\n"), "who starts was chosen");
    let played = load_table(&record).expect("a record");
    assert!(matches!(played.turn(), Turn::Over(_)));
    assert_eq!(played.seq(), people[0].seq());

    let [mut ana, mut bela, mut spectator] = people;
    let next = ana.post("again", "").await.json();
    let href = next["href"].as_str().expect("a table").to_owned();
    let same = bela.post("again", "").await.json();
    assert_eq!(same["href"], next["href"], "one table for all");
    assert_eq!(spectator.post("again", "").await.status, 403);
    ana.watch(&href).await;
    assert_eq!(ana.frame["type"], "frame", "it has begun");
    let record = ana.record().await;
    assert!(record.contains("\n* start2\n"), "the next seat starts");
}

macro_rules! games {
    ([$($Position:ident in $module:ident),+ $(,)?]) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $module() {
            check(GameName::$Position, 7).await;
        })+
    };
}

tessera_engine::for_each_game!(games);

/// The AI goes on by itself when nobody looks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_plays_alone() {
    let world = World::new().await;
    let (mut ana, table) = world
        .open("game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-2")
        .await;
    ana.watch(&table).await;
    let answer = ana.post("hand-over", "seat=0&level=1").await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    ana.update_until(|frame| frame["is_over"] == true).await;
}
