//! The server as a process on a disk that fails, fills up, or loses its power: whatever was
//! acknowledged is there afterwards, and the server goes on when the fault is over.
#![cfg(target_os = "linux")]

mod process;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tessera_server::client::{Answer, Client};

use process::{Process, TESSERA};

/// A disk that fails on demand; its own comment tells how it is asked to.
const SHIM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/shim/shim.c");

/// A folder with a disk that fails on demand, and a server on it.
struct Scene {
    folder: PathBuf,
    server: Option<Process>,
    /// Whether there is a small file system in the folder.
    is_mounted: bool,
}

impl Drop for Scene {
    fn drop(&mut self) {
        self.server = None;
        if self.is_mounted {
            let _ = Command::new("umount")
                .arg(self.folder.join("small"))
                .status();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Scene {
    fn new(name: &str) -> Scene {
        let name = format!("tessera-faults-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        for part in ["data", "synced", "after"] {
            std::fs::create_dir_all(folder.join(part)).expect("a folder");
        }
        let built = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(folder.join("shim.so"))
            .args([SHIM, "-ldl", "-lpthread"])
            .status();
        assert!(built.expect("a C compiler").success());
        Scene {
            folder,
            server: None,
            is_mounted: false,
        }
    }

    /// Starts a server on the failing disk.
    fn start(&mut self, data: &Path) -> SocketAddr {
        self.server = None;
        let mut command = Command::new(TESSERA);
        command
            .args(["serve", "--no-limits"])
            .env("LD_PRELOAD", self.folder.join("shim.so"))
            .env("SHIM_CONTROL", self.folder.join("control"))
            .env("SHIM_SYNCED", self.folder.join("synced"))
            .env("TESSERA_LOG_LEVEL", "off");
        let process = Process::start(&mut command, data);
        let address = process.address;
        self.server = Some(process);
        address
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data/tessera.sqlite")
    }

    /// What the disk does from now on.
    fn control(&self, text: &str) {
        let (new, control) = (self.folder.join("control.new"), self.folder.join("control"));
        std::fs::write(&new, text).expect("written");
        std::fs::rename(new, control).expect("renamed");
    }
}

/// A person who plays both seats of a table, and remembers what was acknowledged.
struct Player {
    client: Client,
    table: String,
    frame: Value,
    acknowledged: Vec<(usize, String)>,
}

impl Player {
    async fn new(address: SocketAddr) -> Player {
        let mut client = Client::new(address);
        let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=here&start=0";
        let opened = client.post("/tables", form).await.expect("an answer");
        let table = opened.location.unwrap_or_else(|| panic!("{}", opened.text));
        let mut live = client.live(&table, 0).await.expect("a connection");
        let frame = live.next().await.expect("a frame");
        Player {
            client,
            table,
            frame,
            acknowledged: Vec::new(),
        }
    }

    /// The next move: its number, who makes it and what it is.
    fn next_move(&self) -> Option<(usize, String)> {
        let mut step = &self.frame["choices"];
        loop {
            let choice = step["spots"].as_array()?.first()?;
            match choice["act"]["action"].as_str() {
                Some(action) => {
                    let seq = self.frame["seq"].as_u64()? as usize;
                    return Some((seq, action.to_owned()));
                }
                None => step = &choice["ask"],
            }
        }
    }

    /// Sends this very move; remembers it if it is acknowledged.
    async fn send(&mut self, (seq, action): &(usize, String)) -> Answer {
        let encoded: String = action.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let form = format!("seq={seq}&action={encoded}");
        let path = format!("{}/actions", self.table);
        let answer = self.client.post(&path, &form).await.expect("an answer");
        if answer.status == 200 {
            self.frame = answer.json()["frame"].clone();
            self.acknowledged.push((*seq, action.clone()));
        }
        answer
    }

    /// Every acknowledged move stands in the log under its number.
    async fn check(&self, address: SocketAddr) {
        let path = format!("{}/record", self.table);
        let record = Client::new(address).get(&path).await.expect("an answer");
        // The proof of the draws stands before the header once the game is over.
        let lines = record.text.lines().filter(|line| !line.starts_with('#'));
        let lines: Vec<&str> = lines.skip(1).collect();
        for (seq, action) in &self.acknowledged {
            let line = lines.get(*seq).copied().unwrap_or_default();
            let found = line.split_once(' ').map(|(_, action)| action);
            assert_eq!(
                found,
                Some(action.as_str()),
                "entry {seq} of {}",
                lines.len()
            );
        }
    }
}

/// Every write and every sync of a move fails once, in every way: the answer is either "stored" or
/// "not stored, try again", trying again works without a restart, and nothing acknowledged is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_call_of_a_move_may_fail() {
    for kind in ["full", "io", "sync"] {
        let mut scene = Scene::new(&format!("every-{kind}"));
        let data = scene.data();
        let address = scene.start(&data);
        let mut player = Player::new(address).await;
        let mut n_failed = 0;
        for call in 1..=12 {
            let Some(next) = player.next_move() else {
                break;
            };
            scene.control(&format!("{kind} {call} {call}"));
            let first = player.send(&next).await;
            scene.control("none 0 0");
            if first.status == 200 {
                continue;
            }
            n_failed += 1;
            assert_eq!(first.status, 503, "{kind} {call}: {}", first.text);
            assert_eq!(first.json()["error"], "unstored", "{kind} {call}");
            let again = player.send(&next).await;
            assert_eq!(again.status, 200, "{kind} {call}: {}", again.text);
        }
        assert!(n_failed > 0, "{kind}: nothing has failed");
        player.check(address).await;
        scene.server = None;
        let address = scene.start(&data);
        player.check(address).await;
    }
}

/// The disk is full for a while. Nothing is acknowledged meanwhile, the health check says so, and
/// afterwards everything goes on without a restart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_passes() {
    let mut scene = Scene::new("full");
    let data = scene.data();
    let address = scene.start(&data);
    let mut player = Player::new(address).await;
    for _ in 0..3 {
        scene.control("full 1 1000000");
        let next = player.next_move().expect("a move");
        for _ in 0..3 {
            let answer = player.send(&next).await;
            assert_eq!(answer.status, 503, "{}", answer.text);
            assert!(answer.headers.contains_key("retry-after"));
            let health = player.client.get("/healthz").await.expect("an answer");
            assert_eq!(health.status, 503);
            // Whoever looks sees the table as it is stored.
            let page = player.client.get(&player.table.clone()).await;
            assert_eq!(page.expect("a page").status, 200);
        }
        scene.control("none 0 0");
        for _ in 0..3 {
            let next = player.next_move().expect("a move");
            let answer = player.send(&next).await;
            assert_eq!(answer.status, 200, "{}", answer.text);
        }
        let health = player.client.get("/healthz").await.expect("an answer");
        assert_eq!(health.status, 200);
    }
    scene.server = None;
    let address = scene.start(&data);
    player.check(address).await;
}

/// Who only looks does not suffer from a full disk, not even at their first look after a start.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_can_be_looked_at() {
    let mut scene = Scene::new("looked-at");
    let data = scene.data();
    let mut player = Player::new(scene.start(&data)).await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open";
    let opened = player.client.post("/tables", form).await;
    let waiting = opened.expect("an answer").location.expect("a table");
    let mut client = player.client.at(scene.start(&data));
    scene.control("full 1 1000000");
    for page in ["/", "/me", &player.table, &waiting] {
        let answer = client.get(page).await.expect("an answer");
        assert_eq!(answer.status, 200, "{page}: {}", answer.text);
    }
}

/// The power is cut: only what was synced is left, and every acknowledged move is among it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_power_cut_loses_nothing_acknowledged() {
    let mut scene = Scene::new("power");
    let data = scene.data();
    let address = scene.start(&data);
    let mut player = Player::new(address).await;
    for n_moves in [1, 5, 9] {
        for _ in 0..n_moves {
            let next = player.next_move().expect("a move");
            assert_eq!(player.send(&next).await.status, 200);
        }
        // What the disk has at this moment. A move may be under way while it is copied.
        let after = scene.folder.join(format!("after/{n_moves}"));
        std::fs::create_dir_all(&after).expect("a folder");
        for file in std::fs::read_dir(scene.folder.join("synced")).expect("a folder") {
            let file = file.expect("a file");
            std::fs::copy(file.path(), after.join(file.file_name())).expect("copied");
        }
        let mut other = Scene::new(&format!("power-{n_moves}"));
        let address = other.start(&after.join("tessera.sqlite"));
        player.check(address).await;
    }
}

/// A file system that is really full, where this machine lets us make one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_file_system_is_survived() {
    let mut scene = Scene::new("tmpfs");
    let folder = scene.folder.join("small");
    std::fs::create_dir_all(&folder).expect("a folder");
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"])
        .arg(&folder)
        .stderr(Stdio::null())
        .status();
    if !mounted.is_ok_and(|status| status.success()) {
        println!(
            "no file system can be mounted here: a_full_disk_is_told_and_passes stands for it"
        );
        return;
    }
    scene.is_mounted = true;
    let data = folder.join("tessera.sqlite");
    let address = scene.start(&data);
    let mut player = Player::new(address).await;
    let filler = folder.join("filler");
    let mut n_refused = 0;
    while let Some(next) = player.next_move() {
        let answer = player.send(&next).await;
        match answer.status.as_u16() {
            200 if player.acknowledged.len() % 5 == 4 => {
                // Everything that is left is taken.
                let mut size = 1 << 20;
                while size >= 512 {
                    let mut bytes = std::fs::read(&filler).unwrap_or_default();
                    bytes.resize(bytes.len() + size, 7);
                    if std::fs::write(&filler, &bytes).is_err() {
                        bytes.truncate(bytes.len() - size);
                        let _ = std::fs::write(&filler, &bytes);
                        size /= 2;
                    }
                }
            }
            200 => {}
            503 => {
                n_refused += 1;
                let _ = std::fs::remove_file(&filler);
            }
            status => panic!("{status}: {}", answer.text),
        }
    }
    assert!(n_refused > 0, "it was never full");
    scene.server = None;
    // A server begins with a write, so it does not start on a full disk.
    let _ = std::fs::remove_file(&filler);
    let address = scene.start(&data);
    player.check(address).await;
}
