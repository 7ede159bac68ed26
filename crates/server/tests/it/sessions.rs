//! Who a device belongs to, and how that ends.

use std::time::Duration;

use tessera_server::client::{Answer, Client};
use tessera_server::{Config, Server};

use crate::races::return_path;
use crate::stage::{Folder, Person, World, config, encode, rng};

/// Far longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

const FORM: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0";

async fn named(world: &World, name: &str) -> Person {
    let mut person = Person::new(world.client());
    let answer = person.client.post("/me", &format!("name={name}")).await;
    assert_eq!(answer.expect("an answer").status, 303);
    person
}

async fn name_of(person: &mut Person) -> Option<&'static str> {
    let page = person.get("/me").await.text;
    let is_it = |name: &&str| page.contains(&format!("value=\"{name}\""));
    ["Ana", "Bela"].into_iter().find(is_it)
}

/// Waits until the open page is closed, and returns why.
async fn closing(person: &mut Person) -> String {
    let live = person.live.as_mut().expect("an open page");
    loop {
        let next = tokio::time::timeout(PATIENCE, live.next_text()).await;
        if let Err(error) = next.expect("in time") {
            return error.to_string();
        }
    }
}

/// whoever is led to a private link is asked first, and nothing happens by looking.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_link_asks_before_it_changes_anything() {
    let world = World::new().await;
    let mut ana = named(&world, "Ana").await;
    let link = return_path(&mut ana).await;
    let mut bela = named(&world, "Bela").await;
    // Another site leads Béla there.
    bela.client.extra = vec![("sec-fetch-site", "cross-site".to_owned())];
    let answer = bela.get(&link).await;
    assert_eq!(answer.status, 200);
    assert!(answer.headers.get("set-cookie").is_none());
    assert!(answer.text.contains("Ana’s private link"));
    assert!(answer.text.contains("Bela"), "whose device it is now");
    assert_eq!(name_of(&mut bela).await, Some("Bela"));
    let answer = bela.client.post(&link, "").await.expect("an answer");
    assert_eq!(answer.status, 403, "only our own page may ask for it");
    assert_eq!(name_of(&mut bela).await, Some("Bela"));
    bela.client.extra.clear();
    bela.come_back(&link).await;
    assert_eq!(name_of(&mut bela).await, Some("Ana"));
    let page = bela.get(&link).await.text;
    assert!(
        !page.contains(&format!("action=\"{link}\"")),
        "they are Ana already"
    );
}

/// sessions end everywhere else, with their open pages, at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sessions_end_at_once() {
    for how in ["/me/sign-out-others", "/me/link"] {
        let world = World::new().await;
        let (mut ana, table) = world.open(FORM).await;
        let link = return_path(&mut ana).await;
        let mut phone = Person::new(world.client());
        phone.come_back(&link).await;
        phone.watch(&table).await;
        assert!(phone.is_my_turn());
        let answer = ana.client.post(how, "").await.expect("an answer");
        assert_eq!(answer.status, 303);
        assert!(closing(&mut phone).await.contains("1008"));
        assert_eq!(
            name_of(&mut phone).await,
            None,
            "the old cookie is nobody's"
        );
        let action = phone.any_action(&mut rng(1));
        let form = format!("seq={}&action={}", phone.seq(), encode(&action));
        assert_eq!(phone.post("actions", &form).await.status, 403);
        assert_eq!(
            name_of(&mut ana).await,
            Some("Ana"),
            "this device stays hers"
        );
        ana.watch(&table).await;
        assert!(ana.is_my_turn());
        // The link itself is good unless a new one was made.
        let status = phone.get(&link).await.status;
        assert_eq!(status, if how == "/me/link" { 404 } else { 200 });
        let link = return_path(&mut ana).await;
        phone.come_back(&link).await;
        assert_eq!(name_of(&mut phone).await, Some("Ana"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_signs_out_on_one_device() {
    let world = World::new().await;
    let (mut ana, table) = world.open(FORM).await;
    let link = return_path(&mut ana).await;
    let mut phone = Person::new(world.client());
    phone.come_back(&link).await;
    phone.watch(&table).await;
    let answer = phone.client.post("/me/sign-out", "").await;
    assert_eq!(answer.expect("an answer").status, 303);
    closing(&mut phone).await;
    assert_eq!(name_of(&mut phone).await, None);
    assert_eq!(name_of(&mut ana).await, Some("Ana"));
    let again = phone.client.post("/me/sign-out", "").await;
    assert_eq!(again.expect("an answer").status, 403);
}

fn cookies(answer: &Answer) -> Vec<&str> {
    let all = answer.headers.get_all("set-cookie").iter();
    all.map(|cookie| cookie.to_str().expect("text")).collect()
}

/// Over HTTPS the cookie has a name that no neighbour can set; who has the old one gets it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cookie_is_ours_alone() {
    let folder = Folder::new();
    let config = Config {
        public_url: Some("https://play.example.org".to_owned()),
        ..config(&folder.file("data.sqlite"))
    };
    let server = Server::start(config).await.expect("a server");
    let mut ana = Client::new(server.address());
    let answer = ana.post("/me", "name=Ana").await.expect("an answer");
    let all = cookies(&answer);
    let cookie = all
        .iter()
        .find(|cookie| cookie.starts_with("__Host-tessera="))
        .expect("a cookie");
    assert!(
        cookie.contains("; Secure") && cookie.contains("; Path=/") && cookie.contains("; HttpOnly")
    );
    assert!(!cookie.contains("Domain"));
    let page = ana.get("/me").await.expect("a page");
    assert!(page.text.contains("value=\"Ana\"") && cookies(&page).is_empty());
    // A person who was here before that.
    let value = cookie
        .trim_start_matches("__Host-")
        .split(';')
        .next()
        .expect("a value");
    let mut old = Client::new(server.address());
    old.extra = vec![("cookie", value.to_owned())];
    let page = old.get("/me").await.expect("a page");
    assert!(page.text.contains("value=\"Ana\""), "nobody is signed out");
    let all = cookies(&page);
    assert!(
        all.iter()
            .any(|cookie| cookie.starts_with("__Host-tessera=")),
        "{all:?}"
    );
    assert!(
        all.iter()
            .any(|cookie| cookie.starts_with("tessera=") && cookie.contains("Max-Age=0")),
        "{all:?}"
    );
    server.stop().await;
}

/// A name of a stranger that leads to this machine leads to no page.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_names_are_not_answered() {
    let folder = Folder::new();
    let config = Config {
        public_url: Some("https://play.example.org".to_owned()),
        host_names: vec!["pi.fritz.box".to_owned()],
        ..config(&folder.file("data.sqlite"))
    };
    let server = Server::start(config).await.expect("a server");
    for (host, status) in [
        ("evil.example", 421),
        ("evil.example:8080", 421),
        ("127.0.0.1:8080", 200),
        ("localhost", 200),
        ("raspberrypi", 200),
        ("play.example.org", 200),
        ("pi.fritz.box:8080", 200),
    ] {
        let mut guest = Client::new(server.address());
        guest.extra = vec![("host", host.to_owned())];
        for path in ["/", "/metrics"] {
            let answer = guest.get(path).await.expect("an answer");
            assert_eq!(answer.status, status, "{host}{path}");
        }
        let answer = guest.post("/tables", FORM).await.expect("an answer");
        assert_eq!(answer.status == 421, status == 421, "{host}");
    }
    server.stop().await;
}
