//! A server for a test, and people who play at it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use tessera_server::client::{Answer, Client, Live};
use tessera_server::{Config, Limits, Server};

/// More than anything here takes; a test that waits for ever would not say where.
const PATIENCE: Duration = Duration::from_secs(120);

/// A folder that goes with the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("tessera-server-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What tests use: no pause, no limits, one thread for the AI.
pub(crate) fn config(data: &Path) -> Config {
    Config {
        data: data.to_owned(),
        ai_pause: Duration::ZERO,
        away_after: Duration::ZERO,
        n_ai_threads: Some(1),
        limits: Limits::none(),
        ..Config::default()
    }
}

/// A server with its own folder.
pub(crate) struct World {
    pub(crate) server: Server,
    pub(crate) folder: Folder,
}

impl World {
    pub(crate) async fn new() -> World {
        let folder = Folder::new();
        let config = config(&folder.file("data.sqlite"));
        let server = Server::start(config).await.expect("a server");
        World { server, folder }
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.server.address())
    }

    /// A person opens a table. Returns the person and the path `/t/…` of the table.
    pub(crate) async fn open(&self, form: &str) -> (Person, String) {
        let mut person = Person::new(self.client());
        let path = person.create(form).await;
        (person, path)
    }
}

/// A person with a browser, perhaps with the page of a table open.
pub(crate) struct Person {
    pub(crate) client: Client,
    pub(crate) live: Option<Live>,
    pub(crate) table: String,
    /// The newest frame.
    pub(crate) frame: Value,
}

impl Person {
    pub(crate) fn new(client: Client) -> Person {
        Person {
            client,
            live: None,
            table: String::new(),
            frame: Value::Null,
        }
    }

    pub(crate) async fn create(&mut self, form: &str) -> String {
        let answer = self.client.post("/tables", form).await.expect("an answer");
        self.table = answer.location.unwrap_or_else(|| panic!("{}", answer.text));
        self.table.clone()
    }

    /// Sits down at a table.
    pub(crate) async fn sit(&mut self, table: &str, form: &str) -> Answer {
        self.table = table.to_owned();
        self.post("sit", form).await
    }

    pub(crate) async fn post(&mut self, what: &str, form: &str) -> Answer {
        let path = format!("{}/{what}", self.table);
        let answer = tokio::time::timeout(PATIENCE, self.client.post(&path, form)).await;
        answer.expect("in time").expect("an answer")
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        let answer = tokio::time::timeout(PATIENCE, self.client.get(path)).await;
        answer.expect("in time").expect("an answer")
    }

    /// Comes back by the private link.
    pub(crate) async fn come_back(&mut self, private: &str) {
        let answer = self.client.post(private, "").await.expect("an answer");
        assert_eq!(answer.status, 303, "{}", answer.text);
    }

    /// Opens the page's connection and waits for its first message.
    pub(crate) async fn watch(&mut self, table: &str) {
        self.table = table.to_owned();
        // Another table counts from the beginning again.
        self.frame = Value::Null;
        self.live = Some(self.client.live(table, 0).await.expect("a connection"));
        self.update().await;
    }

    /// Waits for the next message.
    pub(crate) async fn update(&mut self) {
        let live = self.live.as_mut().expect("an open page");
        let next = tokio::time::timeout(PATIENCE, live.next()).await;
        let frame = next.expect("in time").expect("a message");
        if frame["type"] != "frame" || frame["seq"].as_u64() >= self.frame["seq"].as_u64() {
            self.frame = frame;
        }
    }

    /// Waits until the page is as far as this.
    pub(crate) async fn update_to(&mut self, seq: usize) {
        while self.seq() < seq {
            self.update().await;
        }
    }

    /// Waits until a frame is as wanted.
    pub(crate) async fn update_until(&mut self, is_it: impl Fn(&Value) -> bool) {
        while !is_it(&self.frame) {
            self.update().await;
        }
    }

    pub(crate) fn seq(&self) -> usize {
        self.frame["seq"].as_u64().unwrap_or(0) as usize
    }

    pub(crate) fn is_my_turn(&self) -> bool {
        self.frame["is_my_turn"] == true
    }

    pub(crate) fn is_over(&self) -> bool {
        self.frame["is_over"] == true
    }

    /// Any of the actions that the frame offers.
    pub(crate) fn any_action(&self, rng: &mut StdRng) -> String {
        let mut step = &self.frame["choices"];
        loop {
            let spots = step["spots"].as_array().expect("choices");
            let choice = &spots[rng.random_range(0..spots.len())];
            match choice["act"]["action"].as_str() {
                Some(action) => return action.to_owned(),
                None => step = &choice["ask"],
            }
        }
    }

    /// Does anything that may be done, and takes the answer's frame.
    pub(crate) async fn act(&mut self, rng: &mut StdRng) -> String {
        let action = self.any_action(rng);
        let form = format!("seq={}&action={}", self.seq(), encode(&action));
        let answer = self.post("actions", &form).await;
        assert_eq!(answer.status, 200, "{action}: {}", answer.text);
        self.frame = answer.json()["frame"].clone();
        action
    }

    pub(crate) async fn record(&mut self) -> String {
        let path = format!("{}/record", self.table);
        self.get(&path).await.text
    }
}

/// A value of a form.
pub(crate) fn encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

pub(crate) fn rng(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// Plays on with whoever's turn it is, until `stop` or the end.
pub(crate) async fn play_on(people: &mut [Person], rng: &mut StdRng, stop: impl Fn(usize) -> bool) {
    loop {
        let seq = people.iter().map(Person::seq).max().expect("a person");
        for person in &mut *people {
            person.update_to(seq).await;
        }
        if people[0].is_over() || stop(seq) {
            return;
        }
        match people.iter_mut().find(|person| person.is_my_turn()) {
            Some(person) => drop(person.act(rng).await),
            None => people[0].update().await,
        }
    }
}
