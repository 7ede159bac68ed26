//! One log, many hands: exactly one wins, and a request may be sent again.

use crate::stage::{Person, World, encode, rng};

const FORM: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";

async fn two_at_a_table(world: &World) -> (Person, Person, String) {
    let (mut ana, table) = world.open(FORM).await;
    let mut bela = Person::new(world.client());
    bela.sit(&table, "name=B&seat=1").await;
    ana.watch(&table).await;
    bela.watch(&table).await;
    (ana, bela, table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_many_wins() {
    let world = World::new().await;
    let (mut ana, _, table) = two_at_a_table(&world).await;
    let seq = ana.seq();
    // The same person in many tabs: different actions for the same number.
    let token = return_path(&mut ana).await;
    let mut actions = Vec::new();
    let mut rng = rng(1);
    while actions.len() < 8 {
        let action = ana.any_action(&mut rng);
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    let mut tabs = Vec::new();
    for action in actions {
        let mut tab = Person::new(world.client());
        tab.come_back(&token).await;
        tab.table.clone_from(&table);
        tabs.push(tokio::spawn(async move {
            let form = format!("seq={seq}&action={}", encode(&action));
            tab.post("actions", &form).await
        }));
    }
    let mut n_won = 0;
    for tab in tabs {
        let answer = tab.await.expect("no panic");
        match answer.status.as_u16() {
            200 => n_won += 1,
            409 => {
                assert_eq!(answer.json()["error"], "stale");
                assert_eq!(answer.json()["frame"]["seq"], seq + 1);
            }
            status => panic!("{status}: {}", answer.text),
        }
    }
    assert_eq!(n_won, 1);
    assert_eq!(ana.record().await.lines().count(), seq + 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_may_be_sent_again() {
    let world = World::new().await;
    let (mut ana, mut bela, _) = two_at_a_table(&world).await;
    let (seq, action) = (ana.seq(), ana.any_action(&mut rng(2)));
    let form = format!("seq={seq}&action={}", encode(&action));
    for _ in 0..3 {
        let answer = ana.post("actions", &form).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        assert_eq!(answer.json()["frame"]["seq"], seq + 1);
    }
    // Also after the other one has moved on.
    bela.update_to(seq + 1).await;
    bela.act(&mut rng(3)).await;
    assert_eq!(ana.post("actions", &form).await.status, 200);
    // But nobody else's, and no other action.
    assert_eq!(bela.post("actions", &form).await.status, 409);
    let other = format!("seq={seq}&action=0b0x");
    assert_eq!(ana.post("actions", &other).await.status, 409);
    assert_eq!(ana.record().await.lines().count(), seq + 3);
}

/// Everybody who takes the last seat at the same time: one gets it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_gets_the_seat() {
    let world = World::new().await;
    let (_ana, table) = world.open(FORM).await;
    let mut guests = Vec::new();
    for number in 0..6 {
        let (mut guest, table) = (Person::new(world.client()), table.clone());
        guests.push(tokio::spawn(async move {
            let form = format!("name=Guest{number}&seat=1");
            guest.sit(&table, &form).await.status.as_u16()
        }));
    }
    let mut statuses = Vec::new();
    for guest in guests {
        statuses.push(guest.await.expect("no panic"));
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409, 409, 409, 409, 409]);
}

/// The private link of a person.
pub(crate) async fn return_path(person: &mut Person) -> String {
    let page = person.get("/me").await.text;
    let (_, rest) = page.split_once("/me/return/").expect("a private link");
    let token = rest.split('"').next().expect("a token");
    format!("/me/return/{token}")
}
