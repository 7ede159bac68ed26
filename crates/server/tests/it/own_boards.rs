//! Boards that people draw: kept, shared, chosen, refused, deleted.

use tessera_engine::calcada::{BoardSide, Draft};

use crate::stage::{Person, World};

/// Side B with one number and one scoreboard changed, so that it is nobody else's.
fn drawn() -> Draft {
    let mut draft = Draft::of_side(&BoardSide::B);
    draft.numbers[0] = 5;
    let text = draft.to_string().replace("rows2=3-2-1", "rows2=7-1");
    text.parse().expect("a board")
}

fn form(name: &str, draft: &str, version: u32) -> String {
    let draft = draft.replace(' ', "+").replace('=', "%3D");
    format!("name={name}&board={draft}&version={version}")
}

async fn post(person: &mut Person, path: &str, form: &str) -> tessera_server::client::Answer {
    person.client.post(path, form).await.expect("an answer")
}

/// Keeps a board. Returns its path.
async fn keep(person: &mut Person, name: &str, draft: &str) -> String {
    let answer = post(person, "/boards", &form(name, draft, 0)).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let href = answer.json()["href"]
        .as_str()
        .expect("an address")
        .to_owned();
    href.trim_end_matches("?saved=1").to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_is_kept_changed_and_deleted() {
    let world = World::new().await;
    let mut ana = Person::new(world.client());
    let path = keep(&mut ana, "Lisboa", &drawn().to_string()).await;
    assert!(ana.get("/boards").await.text.contains("Lisboa"));
    let page = ana.get(&path).await.text;
    assert!(
        page.contains(&drawn().to_string()),
        "the editor has the board"
    );
    let blank = Draft::blank().to_string();
    assert_eq!(
        post(&mut ana, &path, &form("Draft", &blank, 1))
            .await
            .status,
        200
    );
    let late = post(&mut ana, &path, &form("Late", &blank, 1)).await;
    assert_eq!(
        (late.status.as_u16(), &late.json()["error"]),
        (409, &"own-board-error-stale".into())
    );
    // A name alone renames, and the board stays.
    assert_eq!(post(&mut ana, &path, "name=Porto").await.status, 303);
    let page = ana.get(&path).await.text;
    assert!(page.contains("Porto") && page.contains(&blank));
    assert_eq!(
        post(&mut ana, &format!("{path}/delete"), "").await.status,
        422
    );
    assert_eq!(
        post(&mut ana, &format!("{path}/delete"), "sure=1")
            .await
            .status,
        303
    );
    assert_eq!(ana.get(&path).await.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_shows_a_board_and_changes_nothing() {
    let world = World::new().await;
    let mut ana = Person::new(world.client());
    let path = keep(&mut ana, "Lisboa", &drawn().to_string()).await;
    let mut bela = Person::new(world.client());
    let page = bela.get(&path).await;
    assert!(page.status == 200 && page.text.contains("Lisboa"));
    assert!(!page.text.contains("board-form"), "no editor for others");
    for (what, form) in [
        ("", form("Mine", &drawn().to_string(), 1)),
        ("", "name=Mine".into()),
        ("/delete", "sure=1".into()),
    ] {
        let answer = post(&mut bela, &format!("{path}{what}"), &form).await;
        assert_eq!(answer.status, 403, "{what} {form}");
    }
    let copy = post(&mut bela, &format!("{path}/copy"), "").await;
    let copy = copy.json()["href"].as_str().expect("an address").to_owned();
    assert!(!copy.starts_with(&path));
    // The copy is hers, and stays when the first one goes.
    assert_eq!(
        post(&mut bela, copy.trim_end_matches("?saved=1"), "name=Ours")
            .await
            .status,
        303
    );
    assert!(ana.get(&path).await.text.contains("Lisboa"));
    assert_eq!(post(&mut ana, "/me/delete", "sure=1").await.status, 303);
    assert_eq!(bela.get(&path).await.status, 404, "it went with its owner");
    assert!(bela.get(&copy).await.text.contains("Ours"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_played_on_a_drawn_board() {
    let world = World::new().await;
    let mut ana = Person::new(world.client());
    let path = keep(&mut ana, "Lisboa", &drawn().to_string()).await;
    let id = path.trim_start_matches("/boards/");
    let choose = ana.get(&format!("/new?game=calcada&board={id}")).await.text;
    assert!(choose.contains(&format!("value=\"own-{id}\"")) && choose.contains("Lisboa"));
    // Whoever has the link may play on it.
    let mut bela = Person::new(world.client());
    let open = |board: &str| {
        format!("game=calcada&seats=2&name=Bela&seat-0=me&seat-1=open&option-board={board}")
    };
    let table = bela.create(&open(&format!("own-{id}"))).await;
    let room = bela.get(&table).await.text;
    assert!(room.contains("Lisboa") && room.contains("class=\"print\""));
    // What its owner does later does not change the table.
    post(&mut ana, &format!("{path}/delete"), "sure=1").await;
    assert_eq!(bela.post("start", "level=1").await.status, 303);
    let record = bela.get(&format!("{table}/record")).await.text;
    let setup = drawn().setup(2).expect("a setup").to_string();
    assert!(
        setup.contains("rows=7-1") && record.contains(&setup),
        "{record}"
    );
    let gone = post(&mut bela, "/tables", &open(&format!("own-{id}"))).await;
    assert_eq!(gone.status, 404, "{}", gone.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_boards_are_refused_with_the_reason() {
    let world = World::new().await;
    let mut ana = Person::new(world.client());
    let good = drawn().to_string();
    for (draft, word) in [
        (
            good.replace("numbers=5", "numbers=7"),
            "own-board-error-text",
        ),
        (
            good.replace("rows2=7-1", "rows2=7-0"),
            "own-board-error-text",
        ),
        (format!("{good} {good}"), "own-board-error-text"),
        (String::new(), "own-board-error-text"),
    ] {
        for path in ["/boards", "/boards/check"] {
            let answer = post(&mut ana, path, &form("x", &draft, 0)).await;
            assert_eq!(answer.status, 422, "{path} {draft}");
            assert_eq!(answer.json()["error"], word, "{path} {draft}");
        }
    }
    for (name, word) in [
        ("", "own-board-error-name"),
        (&"x".repeat(41), "own-board-error-name-long"),
    ] {
        let answer = post(&mut ana, "/boards", &form(name, &good, 0)).await;
        assert_eq!(
            (answer.status.as_u16(), &answer.json()["error"]),
            (422, &word.into())
        );
    }
    // An unfinished one is kept, says what it lacks, and nobody plays on it.
    let mut open = drawn();
    open.numbers[7] = 0;
    let text = open.to_string();
    let checked = post(&mut ana, "/boards/check", &form("x", &text, 0)).await;
    assert!(
        checked.text.contains("c2 has no number"),
        "{}",
        checked.text
    );
    let path = keep(&mut ana, "Open", &text).await;
    let id = path.trim_start_matches("/boards/");
    assert!(!ana.get("/new?game=calcada").await.text.contains(id));
    let table =
        format!("game=calcada&seats=2&name=Ana&seat-0=me&seat-1=ai-1&option-board=own-{id}");
    let answer = post(&mut ana, "/tables", &table).await;
    assert_eq!(
        (answer.status.as_u16(), &answer.json()["error"]),
        (422, &"own-board-error-unfinished".into())
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_keeps_so_many_boards() {
    let world = World::new().await;
    let mut ana = Person::new(world.client());
    let text = drawn().to_string();
    for _ in 0..30 {
        keep(&mut ana, "One", &text).await;
    }
    let answer = post(&mut ana, "/boards", &form("Two", &text, 0)).await;
    assert_eq!(answer.status, 409);
    assert!(answer.text.contains("30"), "{}", answer.text);
}
