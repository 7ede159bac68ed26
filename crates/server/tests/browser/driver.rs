//! A server of our own, a browser of our own.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tessera_server::{Config, Limits, Server};

use crate::line::Line;

/// Nothing on a page takes longer.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many entries the page has seen.
const SEQ: &str = "return Number(document.getElementById('dock').dataset.seq)";

/// How large the window is, and whether it is touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    Desktop,
    Phone,
}

/// A browser that looks at a server of its own.
pub(crate) struct Browser {
    pub(crate) client: Client,
    pub(crate) address: String,
    /// Where the server listens, which may be at the other end of a line.
    listens: SocketAddr,
    driver: Child,
    /// None when another browser's server is looked at, or while it is stopped.
    server: Option<Server>,
    folder: TempDir,
}

impl Browser {
    pub(crate) async fn open(screen: Screen) -> Browser {
        let folder = TempDir::new().expect("a folder");
        let server = Server::start(config(&folder)).await.expect("a server");
        let listens = server.address();
        let address = format!("http://{listens}");
        Browser::start(screen, folder, address, listens, Some(server)).await
    }

    /// A browser that reaches its server only through a line.
    pub(crate) async fn open_through_a_line(screen: Screen) -> (Browser, Line) {
        let folder = TempDir::new().expect("a folder");
        let server = Server::start(config(&folder)).await.expect("a server");
        let listens = server.address();
        let line = Line::to(listens).await;
        let address = format!("http://{}", line.address);
        let browser = Browser::start(screen, folder, address, listens, Some(server)).await;
        (browser, line)
    }

    /// Another browser that looks at the same server.
    pub(crate) async fn beside(&self, screen: Screen) -> Browser {
        let folder = TempDir::new().expect("a folder");
        Browser::start(screen, folder, self.address.clone(), self.listens, None).await
    }

    async fn start(
        screen: Screen,
        folder: TempDir,
        address: String,
        listens: SocketAddr,
        server: Option<Server>,
    ) -> Browser {
        let port = free_port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver: scripts/test installs it");
        let client = connect(port, screen, &folder).await;
        Browser {
            client,
            address,
            listens,
            driver,
            server,
            folder,
        }
    }

    pub(crate) async fn stop_server(&mut self) {
        self.server.take().expect("a running server").stop().await;
    }

    /// At the same address and with the same data.
    pub(crate) async fn start_server(&mut self) {
        let config = Config {
            listen: self.listens,
            ..config(&self.folder)
        };
        self.server = Some(Server::start(config).await.expect("a server"));
    }

    pub(crate) async fn goto(&self, path: &str) {
        let url = format!("{}{path}", self.address);
        self.client.goto(&url).await.expect("a page");
    }

    pub(crate) async fn run(&self, script: &str) -> Value {
        let done = self.client.execute(script, Vec::new()).await;
        done.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Runs a script that says when it is done, by its last argument.
    pub(crate) async fn run_async(&self, script: &str) -> Value {
        let done = self.client.execute_async(script, Vec::new()).await;
        done.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a script says true. A page that is just being left says nothing.
    pub(crate) async fn wait_for(&self, script: &str) {
        let start = Instant::now();
        loop {
            let said = self.client.execute(script, Vec::new()).await;
            if said.is_ok_and(|said| said == true) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "in vain: {script}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// From the first page to a table: the first click offers players and level, the second starts.
    pub(crate) async fn play_the_ai(&self, game: &str) {
        self.click(&format!("a[data-play=\"{game}\"]")).await;
        self.click(&format!("#go-{game} .go-b")).await;
        self.wait_for("return location.pathname.startsWith('/t/')")
            .await;
    }

    /// Clicks something once it is there.
    pub(crate) async fn click(&self, selector: &str) {
        let shown = format!("return !!document.querySelector('{selector}')?.checkVisibility()");
        self.wait_for(&shown).await;
        let element = self.client.find(Locator::Css(selector)).await;
        element.expect(selector).click().await.expect(selector);
    }

    /// How many entries the page has seen.
    pub(crate) async fn seq(&self) -> u64 {
        self.run(SEQ).await.as_u64().expect("a number")
    }

    /// Waits until the page has seen so many entries.
    pub(crate) async fn wait_for_seq(&self, seq: u64) {
        self.wait_for(&format!("{SEQ} >= {seq}")).await;
    }

    /// A picture for people to look at.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/screens");
        std::fs::create_dir_all(&folder).expect("a folder");
        let png = self.client.screenshot().await.expect("a picture");
        std::fs::write(folder.join(format!("{name}.png")), png).expect("a file");
    }

    /// Fails when the console has an error.
    pub(crate) async fn check_console(&self) {
        let errors = self.console_errors().await;
        assert!(errors.is_empty(), "{errors:#?}");
    }

    /// Fails when the script of the page has broken or complains. The network may have failed.
    pub(crate) async fn check_script(&self) {
        let mut errors = self.console_errors().await;
        errors.retain(|entry| entry["source"] != "network");
        assert!(errors.is_empty(), "{errors:#?}");
    }

    /// Fails when anything of the page is missing or broken. The page itself may say that there is
    /// no such page.
    pub(crate) async fn check_page(&self) {
        let address = self.run("return location.href").await;
        let address = format!("{} - ", address.as_str().expect("an address"));
        let is_answer = |entry: &Value| {
            let message = entry["message"].as_str().unwrap_or_default();
            entry["source"] == "network" && message.starts_with(&address)
        };
        let mut errors = self.console_errors().await;
        errors.retain(|entry| !is_answer(entry));
        assert!(errors.is_empty(), "{errors:#?}");
    }

    async fn console_errors(&self) -> Vec<Value> {
        let body = json!({ "type": "browser" });
        let log = self.command("se/log", body).await;
        let mut log = log.as_array().expect("a list").clone();
        log.retain(|entry| entry["level"] == "SEVERE");
        log
    }

    /// A command of the developer tools.
    pub(crate) async fn tools(&self, command: &str, params: Value) {
        let body = json!({ "cmd": command, "params": params });
        self.command("goog/cdp/execute", body).await;
    }

    async fn command(&self, path: &'static str, body: Value) -> Value {
        let done = self.client.issue_cmd(DriverCommand { path, body }).await;
        done.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub(crate) async fn close(mut self) {
        self.client.clone().close().await.ok();
        self.driver.kill().ok();
        self.driver.wait().ok();
        if let Some(server) = self.server {
            server.stop().await;
        }
    }
}

fn config(folder: &TempDir) -> Config {
    Config {
        data: folder.path().join("tessera.sqlite"),
        ai_pause: Duration::ZERO,
        limits: Limits::none(),
        ..Config::default()
    }
}

async fn connect(port: u16, screen: Screen, folder: &TempDir) -> Client {
    let profile = folder.path().join("profile");
    let mut options = json!({
        "args": [
            "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--force-prefers-reduced-motion",
            format!("--user-data-dir={}", profile.display()),
        ],
    });
    // The size of the page itself: a window would take its own frame off.
    let (width, height, touch) = match screen {
        Screen::Desktop => (1440, 900, false),
        Screen::Phone => (390, 844, true),
    };
    let metrics = json!({ "width": width, "height": height, "pixelRatio": 1, "touch": touch, "mobile": touch });
    options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    let capabilities = json!({
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    });
    let capabilities = capabilities.as_object().expect("an object").clone();
    let url = format!("http://127.0.0.1:{port}");
    for _ in 0..100 {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        match builder
            .capabilities(capabilities.clone())
            .connect(&url)
            .await
        {
            Ok(client) => return client,
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    panic!("no session with chromedriver");
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

/// What ChromeDriver can do beside the standard.
#[derive(Debug)]
struct DriverCommand {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for DriverCommand {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/{}", self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
