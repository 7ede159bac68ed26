//! The line between a browser and its server: it can be cut, go silent, lose answers, or answer by
//! itself as a proxy does whose server is in trouble.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Nothing on a page takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a proxy says whose server is not there.
pub(crate) const BAD_GATEWAY: &str = "HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\n\
    Connection: close\r\n\r\n<h1>Bad news</h1>";

/// What happens to requests that begin from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// They pass.
    Open,
    /// They are closed at once, and so are those that are under way.
    Cut,
    /// A POST gets this answer, and the server does not hear of it.
    Says(&'static str),
    /// The server hears and answers every POST, and the answer is lost.
    LosesAnswers,
}

/// A move as it came by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sent {
    pub(crate) body: String,
    /// What the server answered, if it heard.
    pub(crate) status: Option<u16>,
}

/// Connections are numbered. Those before these numbers are closed, or pass nothing any more.
#[derive(Clone, Copy, Debug)]
struct Rule {
    way: Way,
    closed_before: usize,
    silent_before: usize,
}

struct Shared {
    server: SocketAddr,
    rule: watch::Sender<Rule>,
    moves: Mutex<Vec<Sent>>,
    n_connections: AtomicUsize,
    n_sockets: watch::Sender<usize>,
    n_sockets_ever: AtomicUsize,
}

pub(crate) struct Line {
    pub(crate) address: SocketAddr,
    shared: Arc<Shared>,
    task: JoinHandle<()>,
}

impl Line {
    pub(crate) async fn to(server: SocketAddr) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let rule = Rule {
            way: Way::Open,
            closed_before: 0,
            silent_before: 0,
        };
        let shared = Arc::new(Shared {
            server,
            rule: watch::Sender::new(rule),
            moves: Mutex::default(),
            n_connections: AtomicUsize::new(0),
            n_sockets: watch::Sender::new(0),
            n_sockets_ever: AtomicUsize::new(0),
        });
        let all = Arc::clone(&shared);
        let task = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let number = all.n_connections.fetch_add(1, Ordering::SeqCst);
                let shared = Arc::clone(&all);
                tokio::spawn(async move { serve(&shared, client, number).await });
            }
        });
        Line {
            address,
            shared,
            task,
        }
    }

    pub(crate) fn set(&self, way: Way) {
        let n_connections = self.shared.n_connections.load(Ordering::SeqCst);
        self.shared.rule.send_modify(|rule| {
            rule.way = way;
            if way == Way::Cut {
                rule.closed_before = n_connections;
            }
        });
    }

    /// What is open now passes nothing any more, and nobody is told: as after a sleep.
    pub(crate) fn silence(&self) {
        let n_connections = self.shared.n_connections.load(Ordering::SeqCst);
        (self.shared.rule).send_modify(|rule| rule.silent_before = n_connections);
    }

    /// All moves that were sent.
    pub(crate) fn moves(&self) -> Vec<Sent> {
        self.shared.moves.lock().expect("no panic").clone()
    }

    /// Forgets the moves that were sent.
    pub(crate) fn forget_moves(&self) {
        self.shared.moves.lock().expect("no panic").clear();
    }

    /// How many sockets are open.
    pub(crate) fn n_sockets(&self) -> usize {
        *self.shared.n_sockets.borrow()
    }

    /// Waits until so many sockets are open.
    pub(crate) async fn wait_for_sockets(&self, n_sockets: usize) {
        let mut open = self.shared.n_sockets.subscribe();
        let found = open.wait_for(|n_open| *n_open == n_sockets);
        let found = tokio::time::timeout(PATIENCE, found).await;
        assert!(
            found.is_ok(),
            "{n_sockets} sockets, not {}",
            self.n_sockets()
        );
    }

    /// How many sockets were ever opened.
    pub(crate) fn n_sockets_ever(&self) -> usize {
        self.shared.n_sockets_ever.load(Ordering::SeqCst)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// One connection has one request, or one socket.
async fn serve(shared: &Shared, mut client: TcpStream, number: usize) -> Option<()> {
    let mut rules = shared.rule.subscribe();
    if rules.borrow_and_update().way == Way::Cut {
        return None;
    }
    let (head, body) = tokio::select! {
        request = read_request(&mut client) => request?,
        () = closed(rules.clone(), number) => return None,
    };
    let is_post = head.starts_with("POST ");
    let is_socket = head.to_ascii_lowercase().contains("\r\nupgrade: websocket");
    let place = head
        .lines()
        .next()?
        .contains("/actions ")
        .then(|| shared.note(&body));
    let way = rules.borrow().way;
    if let (true, Way::Says(answer)) = (is_post, way) {
        client.write_all(answer.as_bytes()).await.ok()?;
        return client.shutdown().await.ok();
    }
    let Ok(mut server) = TcpStream::connect(shared.server).await else {
        client.write_all(BAD_GATEWAY.as_bytes()).await.ok()?;
        return client.shutdown().await.ok();
    };
    let head = match is_socket {
        true => head,
        false => head.replace("Connection: keep-alive", "Connection: close"),
    };
    let request = [head.as_bytes(), &body].concat();
    server.write_all(&request).await.ok()?;
    if is_post && way == Way::LosesAnswers {
        let mut answer = Vec::new();
        server.read_to_end(&mut answer).await.ok()?;
        shared.answered(place, &answer);
        return None;
    }
    let _open = is_socket.then(|| Open::new(shared));
    pass(shared, &mut rules, client, server, number, place).await
}

/// Passes on what comes, for as long as the rules allow it.
async fn pass(
    shared: &Shared,
    rules: &mut watch::Receiver<Rule>,
    mut client: TcpStream,
    mut server: TcpStream,
    number: usize,
    place: Option<usize>,
) -> Option<()> {
    let (mut up, mut down) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    let mut is_first = true;
    loop {
        let is_silent = rules.borrow().silent_before > number;
        tokio::select! {
            n_bytes = client.read(&mut up) => {
                let n_bytes = n_bytes.ok().filter(|n_bytes| *n_bytes > 0)?;
                if !is_silent { server.write_all(&up[..n_bytes]).await.ok()?; }
            }
            n_bytes = server.read(&mut down), if !is_silent => {
                let n_bytes = n_bytes.ok().filter(|n_bytes| *n_bytes > 0)?;
                if std::mem::take(&mut is_first) { shared.answered(place, &down[..n_bytes]); }
                client.write_all(&down[..n_bytes]).await.ok()?;
            }
            _ = rules.changed() => if rules.borrow_and_update().closed_before > number { return None; },
        }
    }
}

async fn closed(mut rules: watch::Receiver<Rule>, number: usize) {
    let _ = rules.wait_for(|rule| rule.closed_before > number).await;
}

/// The head with its empty line, and the body.
async fn read_request(client: &mut TcpStream) -> Option<(String, Vec<u8>)> {
    let mut read = Vec::new();
    loop {
        let mut some = [0; 4096];
        let n_bytes = client.read(&mut some).await.ok()?;
        if n_bytes == 0 {
            return None;
        }
        read.extend_from_slice(&some[..n_bytes]);
        let text = String::from_utf8_lossy(&read).into_owned();
        let Some((head, _)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            let is_length = name.eq_ignore_ascii_case("content-length");
            is_length.then(|| value.parse::<usize>().ok())?
        });
        let begin = head.len() + 4;
        if read.len() >= begin + length.unwrap_or(0) {
            return Some((text[..begin].to_owned(), read[begin..].to_vec()));
        }
    }
}

impl Shared {
    fn note(&self, body: &[u8]) -> usize {
        let mut moves = self.moves.lock().expect("no panic");
        moves.push(Sent {
            body: String::from_utf8_lossy(body).into_owned(),
            status: None,
        });
        moves.len() - 1
    }

    fn answered(&self, place: Option<usize>, answer: &[u8]) {
        let text = String::from_utf8_lossy(answer);
        let status = text
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        let mut moves = self.moves.lock().expect("no panic");
        if let Some(sent) = place.and_then(|place| moves.get_mut(place)) {
            sent.status = status;
        }
    }
}

/// A socket that is open.
struct Open<'a>(&'a Shared);

impl Open<'_> {
    fn new(shared: &Shared) -> Open<'_> {
        shared.n_sockets.send_modify(|n_open| *n_open += 1);
        shared.n_sockets_ever.fetch_add(1, Ordering::SeqCst);
        Open(shared)
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.n_sockets.send_modify(|n_open| *n_open -= 1);
    }
}
