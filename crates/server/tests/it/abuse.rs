//! Too much of what one may do.

use std::time::Duration;

use tessera_server::{Config, Limits, Server};

use crate::stage::{Folder, Person, World, config};

/// Far longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

async fn world(change: impl FnOnce(&mut Config)) -> World {
    let folder = Folder::new();
    let mut config = config(&folder.file("data.sqlite"));
    change(&mut config);
    let server = Server::start(config).await.expect("a server");
    World { server, folder }
}

/// Two people at one screen, with hands that only one of them may see, and a spectator.
async fn shared_screen(world: &World) -> (Person, Person) {
    let form = "game=piazza&seats=2&name=Ana&seat-0=me&seat-1=here&name-1=Bela&start=0";
    let (mut ana, table) = world.open(form).await;
    ana.watch(&table).await;
    let mut watcher = Person::new(world.client());
    watcher.watch(&table).await;
    (ana, watcher)
}

/// How many frames come until one has this text.
async fn n_frames_until(person: &mut Person, text: &str) -> usize {
    let live = person.live.as_mut().expect("an open page");
    let mut n_frames = 0;
    loop {
        let frame = tokio::time::timeout(PATIENCE, live.next_text()).await;
        let frame = frame.expect("in time").expect("a frame");
        n_frames += 1;
        if frame.contains(text) {
            return n_frames;
        }
    }
}

/// to look at one's own seat draws one frame for oneself and none for anybody else, however
/// often it is said.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_is_shown_already_is_not_drawn_again() {
    let world = world(|_| {}).await;
    let (mut ana, mut watcher) = shared_screen(&world).await;
    let live = ana.live.as_mut().expect("an open page");
    for n in 0..200 {
        live.say("{\"show\":0}").await.expect("sent");
        if n == 0 {
            // The first one is heard before the next are said; that somebody watches may come before.
            let mut frame = live.next_text().await.expect("a frame");
            while !frame.contains("\"is_my_turn\":true") {
                frame = live.next_text().await.expect("a frame");
            }
        }
    }
    assert_eq!(ana.post("chat", "text=hello").await.status, 200);
    assert_eq!(n_frames_until(&mut ana, "hello").await, 1);
    assert_eq!(n_frames_until(&mut watcher, "hello").await, 1);
}

/// who talks without end is not listened to.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_says_too_much_is_closed() {
    let usual = Limits::default().messages;
    let world = world(|config| config.limits.messages = usual).await;
    let (mut ana, mut watcher) = shared_screen(&world).await;
    let live = ana.live.as_mut().expect("an open page");
    for _ in 0..usual.burst + usual.per_minute {
        // It may be closed before all is said.
        let _ = live.say("{\"show\":0}").await;
    }
    let end = loop {
        let next = tokio::time::timeout(PATIENCE, live.next_text()).await;
        if let Err(error) = next.expect("in time") {
            break error.to_string();
        }
    };
    assert!(end.contains("1008") || end.contains("reset"), "{end}");
    // A new page is welcome, and the others have noticed nothing but that she went and came.
    let table = ana.table.clone();
    ana.watch(&table).await;
    assert_eq!(ana.post("chat", "text=hello").await.status, 200);
    assert!(n_frames_until(&mut watcher, "hello").await <= 3);
}

/// A person with a browser at this address, as a proxy says it.
fn person_at(world: &World, address: &str) -> Person {
    let mut person = Person::new(world.client());
    person.client.extra = vec![("x-forwarded-for", address.to_owned())];
    person
}

/// 56 tables of the strongest level that nobody looks at do not hold up a person who comes
/// later, from the same address or from another one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn abandoned_tables_hold_nobody_up() {
    let world = world(|config| config.trusts_proxy = true).await;
    let mut maker = person_at(&world, "192.0.2.1");
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-6&start=1";
    let mut abandoned = Vec::new();
    for _ in 0..56 {
        abandoned.push(maker.create(form).await);
    }
    for address in ["192.0.2.1", "192.0.2.2"] {
        let mut newcomer = person_at(&world, address);
        let table = newcomer.create(form).await;
        newcomer.watch(&table).await;
        newcomer
            .update_until(|frame| frame["is_my_turn"] == true)
            .await;
    }
    let mut n_untouched = 0;
    for table in &abandoned {
        let record = maker.get(&format!("{table}/record")).await.text;
        n_untouched += usize::from(!record.lines().any(|line| line.starts_with("1 ")));
    }
    assert!(n_untouched > 40, "{n_untouched} of 56 wait");
}
