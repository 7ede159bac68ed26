//! Connections that nobody uses, that never end what they begin, or that are too many.

use std::time::Duration;

use tessera_server::{Config, Limits, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::stage::{Folder, Person, World, config};

/// Far longer than anything here takes, and short enough to see that something never happens.
const PATIENCE: Duration = Duration::from_secs(30);
/// What a server of a test is patient for.
const SHORT: Duration = Duration::from_millis(300);

async fn world(change: impl FnOnce(&mut Config)) -> World {
    let folder = Folder::new();
    let mut config = config(&folder.file("data.sqlite"));
    change(&mut config);
    let server = Server::start(config).await.expect("a server");
    World { server, folder }
}

async fn connect(world: &World, first: &str) -> TcpStream {
    let stream = TcpStream::connect(world.server.address()).await;
    let mut stream = stream.expect("a connection");
    // Who is sent away at once cannot write any more.
    let _ = stream.write_all(first.as_bytes()).await;
    stream
}

/// All that comes until the other side closes.
async fn read_to_end(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // A reset is an end as well.
    let _ = read.expect("the server closes the connection");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// with a thousand that say nothing and a thousand that never finish, a person of the same
/// address who asks for something is answered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_connections_keep_nobody_out() {
    let world = world(|config| config.limits = Limits::default()).await;
    let mut silent = Vec::new();
    for _ in 0..1000 {
        silent.push(connect(&world, "").await);
        silent.push(connect(&world, "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-a: ").await);
    }
    let mut guest = Person::new(world.client());
    let answer = tokio::time::timeout(PATIENCE, guest.get("/healthz")).await;
    assert_eq!(answer.expect("an answer in time").status, 200);
    // The oldest had to make room long before their time was up.
    for stream in &mut silent[..100] {
        read_to_end(stream).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_begun_must_be_finished_in_time() {
    let world = world(|config| {
        config.limits.head_time = SHORT;
        config.limits.answer_time = SHORT;
    })
    .await;
    let host = "host: 127.0.0.1\r\n";
    for first in ["", "GET", &format!("GET / HTTP/1.1\r\n{host}")] {
        let mut stream = connect(&world, first).await;
        assert_eq!(read_to_end(&mut stream).await, "", "{first:?}");
    }
    // One that was answered and then stays open for nothing.
    let mut stream = connect(&world, &format!("GET /healthz HTTP/1.1\r\n{host}\r\n")).await;
    let answer = read_to_end(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // A form that never comes.
    let form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n";
    let head = format!("POST /tables HTTP/1.1\r\n{host}{form}\r\ngame=az");
    let answer = read_to_end(&mut connect(&world, &head).await).await;
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
}

/// What an unfinished head can make us keep is little.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_has_an_end() {
    let world = world(|_| {}).await;
    let mut stream = connect(&world, "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n").await;
    let line = format!("x-a: {}\r\n", "a".repeat(1000));
    for _ in 0..40 {
        if stream.write_all(line.as_bytes()).await.is_err() {
            break;
        }
    }
    let answer = read_to_end(&mut stream).await;
    let is_refused = answer.is_empty() || answer.starts_with("HTTP/1.1 431");
    assert!(is_refused, "{answer}");
    // As long as that of a browser may be, it is read.
    let head = format!(
        "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n{}\r\n",
        line.repeat(8)
    );
    let answer = read_to_end(&mut connect(&world, &head).await).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

/// A client asks for more and more, and reads nothing of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_takes_nothing_is_left() {
    let world = world(|config| {
        config.limits.head_time = SHORT;
        config.limits.answer_time = SHORT;
    })
    .await;
    let mut stream = connect(&world, "").await;
    let request = "GET /assets/tessera.css HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".repeat(100);
    let asking = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    let asked = tokio::time::timeout(PATIENCE, asking).await;
    assert!(asked.is_ok(), "the server closes the connection");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_page_makes_no_room_for_silent_ones() {
    let world = world(|config| config.limits.n_connections_each = 3).await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";
    let (mut ana, table) = world.open(form).await;
    ana.watch(&table).await;
    let mut silent = Vec::new();
    for _ in 0..10 {
        silent.push(connect(&world, "").await);
    }
    read_to_end(&mut silent[0]).await;
    let mut bela = Person::new(world.client());
    assert_eq!(bela.sit(&table, "name=Bela").await.status, 303);
    ana.update_until(|frame| frame["type"] == "frame").await;
}

/// All that comes through a proxy comes from its address.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_proxy_has_as_many_as_it_needs() {
    for trusts_proxy in [true, false] {
        let world = world(|config| {
            config.trusts_proxy = trusts_proxy;
            config.limits.n_connections_each = 2;
        })
        .await;
        let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";
        let (ana, table) = world.open(form).await;
        let mut pages = Vec::new();
        for _ in 0..2 {
            pages.push(ana.client.live(&table, 0).await);
        }
        let third = ana.client.live(&table, 0).await;
        assert_eq!(third.is_ok(), trusts_proxy);
    }
}
