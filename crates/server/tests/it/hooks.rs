//! "Your turn" reaches a program, signed, and again if it was not taken.

use std::time::Duration;

use hmac::{Hmac, Mac};
use sha2::Sha256;
use tessera_server::client::Client;
use tessera_server::{Config, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::stage::{Folder, Person, config, encode, rng};

/// More than anything here takes.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a hook that failed waits for the next try.
const AT_ONCE: Duration = Duration::from_millis(1);

async fn server(folder: &Folder, allows_private_hooks: bool, hook_retry: Duration) -> Server {
    let config = Config {
        hook_retry,
        allows_private_hooks,
        public_url: Some("https://play.example.org/".to_owned()),
        ..config(&folder.file("data.sqlite"))
    };
    Server::start(config).await.expect("a server")
}

/// Takes one request and answers with this status. Returns the request as it came.
async fn take(listener: &TcpListener, status: &str) -> String {
    let coming = tokio::time::timeout(PATIENCE, listener.accept()).await;
    let (mut stream, _) = coming.expect("in time").expect("a connection");
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    while !String::from_utf8_lossy(&bytes).ends_with('}') {
        let n_bytes = stream.read(&mut buffer).await.expect("a request");
        assert!(n_bytes > 0, "the request ends early");
        bytes.extend_from_slice(&buffer[..n_bytes]);
    }
    let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.expect("answered");
    String::from_utf8(bytes).expect("text")
}

/// A message without what is another second later.
fn untimed(message: &str) -> String {
    let is_timed = |line: &&str| {
        line.starts_with("x-tessera-time: ") || line.starts_with("x-tessera-signature-2: ")
    };
    let lines: Vec<&str> = message
        .split("\r\n")
        .filter(|line| !is_timed(line))
        .collect();
    lines.join("\n")
}

fn header<'a>(message: &'a str, name: &str) -> &'a str {
    let find = |line: &'a str| line.strip_prefix(name)?.strip_prefix(": ");
    message.split("\r\n").find_map(find).expect(name)
}

/// The secret as the person's page shows it.
fn secret_of(page: &str) -> String {
    let (_, rest) = page.split_once("<code class=\"hash\">").expect("a secret");
    rest.split('<').next().expect("a whole one").to_owned()
}

/// The second is near to now, and is signed together with the body.
fn check_timed_signature(message: &str, secret: &str, body: &str) {
    let second = header(message, "x-tessera-time");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let age = now.expect("after 1970").as_secs() - second.parse::<u64>().expect("a number");
    assert!(age < 600, "{age} s old");
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length");
    mac.update(format!("{second}.{body}").as_bytes());
    let bytes = mac.finalize().into_bytes();
    let signature: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(
        header(message, "x-tessera-signature-2"),
        format!("sha256={signature}")
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_is_told() {
    let folder = Folder::new();
    let server = server(&folder, true, AT_ONCE).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!(
        "http://{}/turn?me=ana",
        listener.local_addr().expect("bound")
    );
    let mut ana = Person::new(Client::new(server.address()));
    let early = ana
        .client
        .post("/me/hook", "url=")
        .await
        .expect("an answer");
    assert_eq!(early.status, 403, "nobody has no hook");
    let table = ana
        .create("game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=1&clock=days&clock-days=3")
        .await;
    let form = format!("url={}", encode(&url));
    let answer = ana.client.post("/me/hook", &form).await.expect("an answer");
    assert_eq!(answer.status, 303, "{}", answer.text);
    let page = ana.get("/me").await.text;
    assert!(page.contains(&url), "it is shown");
    ana.watch(&table).await;
    let mut bela = Person::new(Client::new(server.address()));
    bela.sit(&table, "name=Bela").await;
    bela.watch(&table).await;
    bela.act(&mut rng(1)).await;

    let first = take(&listener, "500 Oops").await;
    let second = take(&listener, "204 No Content").await;
    assert_eq!(untimed(&first), untimed(&second), "the same again");
    assert!(
        first.starts_with("POST /turn?me=ana HTTP/1.1\r\n"),
        "{first}"
    );
    let id = table.trim_start_matches("/t/");
    let body = format!(
        "{{\"table\":\"{id}\",\"game\":\"azul\",\
         \"url\":\"https://play.example.org/t/{id}\",\"your_turn\":true}}"
    );
    assert!(first.ends_with(&format!("\r\n\r\n{body}")), "{first}");
    assert!(
        first.contains("\r\nx-tessera-signature: sha256="),
        "{first}"
    );
    check_timed_signature(&first, &secret_of(&page), &body);

    // The next turn is told anew, and who leads elsewhere is not followed nor asked again.
    ana.update_until(|frame| frame["is_my_turn"] == true).await;
    ana.act(&mut rng(2)).await;
    bela.update_until(|frame| frame["is_my_turn"] == true).await;
    bela.act(&mut rng(3)).await;
    take(&listener, "302 Found\r\nLocation: http://127.0.0.1:1/").await;
    let answer = ana
        .client
        .post("/me/hook", "url=")
        .await
        .expect("an answer");
    assert_eq!(answer.status, 303);
    assert!(!ana.get("/me").await.text.contains(&url), "it is gone");
    server.stop().await;
}

/// A program that does not answer while the server runs is told by the next one, once; and not of a
/// turn that has passed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_outlives_the_server() {
    let folder = Folder::new();
    let first = server(&folder, true, Duration::from_secs(600)).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}/", listener.local_addr().expect("bound"));
    let mut ana = Person::new(Client::new(first.address()));
    let mut bela = Person::new(Client::new(first.address()));
    let mut tables = Vec::new();
    for start in [0, 1] {
        let form = format!(
            "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start={start}&clock=days&clock-days=3"
        );
        tables.push(ana.create(&form).await);
    }
    let form = format!("url={}", encode(&url));
    ana.client.post("/me/hook", &form).await.expect("an answer");
    // The first one waits for Ana at once, the second one after a move of Bela.
    bela.sit(&tables[0], "name=Bela").await;
    take(&listener, "500 Oops").await;
    bela.sit(&tables[1], "name=Bela").await;
    bela.watch(&tables[1]).await;
    bela.act(&mut rng(1)).await;
    take(&listener, "500 Oops").await;
    ana.watch(&tables[1]).await;
    ana.act(&mut rng(2)).await;
    first.stop().await;

    for is_first in [true, false] {
        let again = server(&folder, true, Duration::from_secs(600)).await;
        if is_first {
            let told = take(&listener, "204 No Content").await;
            assert!(told.contains(&tables[0]), "{told}");
        }
        let more = tokio::time::timeout(Duration::from_millis(500), listener.accept()).await;
        assert!(
            more.is_err(),
            "nobody is told twice, or of a turn that is over"
        );
        again.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_addresses_are_refused() {
    let folder = Folder::new();
    let server = server(&folder, false, AT_ONCE).await;
    let mut ana = Person::new(Client::new(server.address()));
    ana.create("game=azul&seats=2&name=Ana&seat-0=me&seat-1=open")
        .await;
    for (url, status) in [
        ("https://example.org/turn", 303),
        ("http://127.0.0.1:9/", 422),
        ("http://localhost/", 422),
        ("gopher://example.org", 422),
    ] {
        let form = format!("url={}", encode(url));
        let answer = ana.client.post("/me/hook", &form).await.expect("an answer");
        assert_eq!(answer.status, status, "{url}: {}", answer.text);
    }
    server.stop().await;
}
