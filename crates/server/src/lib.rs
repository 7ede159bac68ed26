//! Tables in the browser: the pages that `tessera-render` draws, moves, live updates, the store
//! and the AI players, over HTTP.
//!
//! Start with [`Server::start`], then read `router.rs`: the one list of addresses. A move goes
//! from `routes/act.rs` to `table/act.rs`, into the [`store`], and from there to everybody's page
//! by `live.rs`.

mod accept;
mod assets;
mod board;
mod clean;
pub mod client;
mod compress;
mod config;
pub mod fair;
mod fault;
mod hooks;
mod identity;
mod ids;
mod live;
mod measure;
mod router;
mod routes;
mod safety;
mod settings;
pub mod store;
mod table;
mod tables;
mod tasks;
mod thinking;
pub mod time;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use axum_extra::extract::cookie::Key;
use tessera_engine::GameName;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use board::GameInfo;
use hooks::Hooks;
use identity::RecentPeople;
use safety::Limiter;
use store::sqlite::SqliteStore;
use store::{EpochRow, Store, StoreError};
use tables::LiveTables;
use thinking::ThinkingPool;
use time::{Alarms, ServiceTime};

pub use config::{Config, Limits, Rate};

/// How often tables that nobody needs are looked for.
const SWEEP: Duration = Duration::from_secs(30);
/// How long open requests may take after the end was asked for.
const GRACE: Duration = Duration::from_secs(5);

/// What all requests share.
pub(crate) struct App {
    config: Config,
    store: Arc<dyn Store>,
    games: Vec<GameInfo>,
    tables: LiveTables,
    recent: RecentPeople,
    thinking: ThinkingPool,
    key: Key,
    limiter: Limiter,
    closing: watch::Sender<bool>,
    time: Arc<ServiceTime>,
    alarms: Alarms,
    hooks: Hooks,
    /// This start of the server: what is drawn from now on belongs to it.
    epoch: EpochRow,
}

/// A server that runs.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    task: JoinHandle<io::Result<()>>,
}

/// Why a server does not start.
#[derive(Debug)]
pub enum StartError {
    /// The address cannot be listened on.
    Listen(SocketAddr, io::Error),
    /// The store cannot be opened.
    Store(StoreError),
}

impl Server {
    /// Opens the store, listens, and lets the AI go on where it was.
    ///
    /// # Errors
    /// When the store or the address cannot be used.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        Server::start_on(config, |config| async move {
            let store = SqliteStore::open(&config.data).await?;
            Ok(Arc::new(store) as Arc<dyn Store>)
        })
        .await
    }

    /// Starts on a store that the caller opens.
    ///
    /// # Errors
    /// When the store or the address cannot be used.
    pub async fn start_on<F>(
        config: Config,
        open: impl FnOnce(Config) -> F,
    ) -> Result<Server, StartError>
    where
        F: Future<Output = Result<Arc<dyn Store>, StoreError>>,
    {
        let listen = config.listen;
        // The address first: a second server must not touch the file of the first.
        let listener = TcpListener::bind(listen)
            .await
            .map_err(|error| StartError::Listen(listen, error))?;
        let address = listener
            .local_addr()
            .map_err(|error| StartError::Listen(listen, error))?;
        let store = open(config.clone()).await.map_err(StartError::Store)?;
        let app = App::new(config, store).await.map_err(StartError::Store)?;
        measure::install();
        clean::clean(&app).await;
        let (router, closing) = (router::router(&app), app.closing.subscribe());
        let server = Arc::clone(&app);
        let task =
            tokio::spawn(
                async move { accept::serve(listener, router, &server.config, closing).await },
            );
        tokio::spawn(go_on(Arc::clone(&app)));
        tokio::spawn(sweep(Arc::clone(&app)));
        tokio::spawn(clean::daily(Arc::clone(&app)));
        tokio::spawn(time::run(Arc::clone(&app)));
        Ok(Server { app, address, task })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers what is under way, tells open pages that they will come back, and closes the store.
    pub async fn stop(self) {
        self.app.closing.send_replace(true);
        self.app.thinking.close();
        let _ = tokio::time::timeout(GRACE, self.task).await;
        if let Err(error) = self.app.store.save_uptime(self.app.time.now()).await {
            tracing::error!(%error, "the time is not kept");
        }
        self.app.store.close().await;
    }
}

impl App {
    async fn new(mut config: Config, store: Arc<dyn Store>) -> Result<Arc<App>, StoreError> {
        if let Some(url) = &mut config.public_url {
            url.truncate(url.trim_end_matches('/').len());
        }
        let key = store.key(Key::generate().master()).await?;
        let key = Key::try_from(&key[..]);
        let key = key.map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let epoch = store.begin_epoch(&rand::random()).await?;
        let time = ServiceTime::new(store.uptime().await?, config.timepiece.clone());
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Arc::new(App {
            thinking: ThinkingPool::start(config.n_ai_threads.unwrap_or(n_cores)),
            limiter: Limiter::new(config.limits),
            games: board::games(),
            tables: LiveTables::default(),
            recent: RecentPeople::default(),
            closing: watch::Sender::new(false),
            time: Arc::new(time),
            alarms: Alarms::default(),
            hooks: Hooks::default(),
            epoch,
            config,
            store,
            key,
        }))
    }

    fn game(&self, name: GameName) -> Option<&GameInfo> {
        self.games.iter().find(|game| game.name == name)
    }

    /// Whether games of these rules can be opened here.
    fn plays(&self, game: GameName, rules_version: u16) -> bool {
        (1..=game.rules_version()).contains(&rules_version)
    }

    fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }
}

/// Loads the tables in play, so that the AI's turns go on after a restart, and tells those who
/// have not been told of theirs.
async fn go_on(app: Arc<App>) {
    let ids = match app.store.playing().await {
        Ok(ids) => ids,
        Err(error) => return tracing::error!(%error, "tables in play are not known"),
    };
    for id in ids {
        if app.is_closing() {
            return;
        }
        if app.tables.get(&app, &id).await.is_err() {
            tracing::error!(table = id, "the table cannot be loaded");
        }
    }
    hooks::go_on(&app).await;
    clean::add_results(&app).await;
}

async fn sweep(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            _ = closing.wait_for(|is_closing| *is_closing) => return,
        }
        app.tables.sweep(&app);
        app.limiter.sweep();
        app.recent.sweep();
        measure::upkeep();
    }
}

fn unix_seconds() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::Listen(address, error) if error.kind() == io::ErrorKind::AddrInUse => {
                let port = address.port();
                write!(
                    f,
                    "port {port} is taken by another program; choose another one: --listen {}:{}",
                    address.ip(),
                    port.wrapping_add(1)
                )
            }
            StartError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            StartError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Server").field(&self.address).finish()
    }
}
