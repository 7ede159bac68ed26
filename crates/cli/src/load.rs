//! Plays scripted tables against a server and tells how long everything takes.
//!
//! The server runs in a process of its own, so that its memory can be told and neither takes the
//! other's threads.

mod figures;
mod table;

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tessera_engine::GameName;
use tessera_server::client::{Client, Live};
use tokio::task::JoinSet;

use crate::args::Load;
use figures::{Figures, Stored};

/// What `/proc` counts in, on every Linux.
const TICKS_PER_SECOND: f64 = 100.0;

/// Opening tables costs more than playing: what happens meanwhile is not measured.
const WARM_UP: Duration = Duration::from_secs(4);

/// How often the disk is asked for a sync, to know how long one takes.
const N_SYNCS: usize = 51;

/// How every table is played.
#[derive(Clone, Copy)]
struct Plan {
    address: SocketAddr,
    think: Duration,
    begin: Instant,
    deadline: Instant,
}

type LoadError = Box<dyn Error + Send + Sync>;

/// Runs the load and prints what it found.
pub(crate) fn run(args: &Load, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let server = match args.url {
        Some(_) => None,
        None => Some(OwnServer::start()?),
    };
    let address = match (&server, args.url) {
        (Some(server), _) => server.address,
        (None, Some(address)) => address,
        (None, None) => unreachable!("one of the two"),
    };
    let figures = runtime.block_on(measure(args, address, server.as_ref()));
    let figures = figures.map_err(|error| error.to_string())?;
    match args.json {
        true => writeln!(out, "{}", figures.json())?,
        false => figures.print(out)?,
    }
    Ok(())
}

async fn measure(
    args: &Load,
    address: SocketAddr,
    server: Option<&OwnServer>,
) -> Result<Figures, LoadError> {
    let memory = || server.and_then(OwnServer::memory);
    let mut figures = Figures::new(args.tables, args.idle);
    figures.memory_before = memory();
    let idle = open_idle(address, args.idle).await?;
    figures.memory_idle = memory();

    let begin = Instant::now() + WARM_UP;
    let plan = Plan {
        address,
        think: Duration::from_millis(args.think),
        begin,
        deadline: begin + Duration::from_secs(args.seconds),
    };
    let games = match args.game {
        Some(game) => vec![game],
        None => GameName::ALL.to_vec(),
    };
    let mut tables = JoinSet::new();
    for number in 0..args.tables {
        let game = games[number % games.len()];
        // Not all sit down in the same moment.
        let wait = WARM_UP.mul_f64(0.7 * number as f64 / args.tables as f64);
        tables.spawn(async move {
            tokio::time::sleep(wait).await;
            table::play(plan, game, number as u64).await
        });
    }
    tokio::time::sleep_until(begin.into()).await;
    let cpu_before = server.and_then(OwnServer::cpu);
    let stored_before = stored(address).await;
    while let Some(done) = tables.join_next().await {
        match done? {
            Ok(times) => figures.add(times),
            Err(error) => figures.fail(&*error),
        }
    }
    figures.seconds = args.seconds as f64;
    figures.memory_after = memory();
    let cpu_after = server.and_then(OwnServer::cpu);
    figures.stored = stored_before
        .zip(stored(address).await)
        .map(|(before, after)| after.since(before));
    figures.sync = server.and_then(OwnServer::sync);
    figures.cpu = cpu_before
        .zip(cpu_after)
        .map(|(before, after)| after - before);
    drop(idle);
    Ok(figures)
}

/// What the server has written so far, if it tells this machine.
async fn stored(address: SocketAddr) -> Option<Stored> {
    let figures = Client::new(address).get("/metrics").await.ok()?.text;
    let count = |name: &str| {
        let mut lines = figures.lines();
        lines.find_map(|line| line.strip_prefix(name)?.trim().parse::<u64>().ok())
    };
    Some(Stored {
        n_commits: count("tessera_commits_total")?,
        n_writes: count("tessera_writes_total")?,
    })
}

/// Opens pages that only watch, two at each of their tables.
async fn open_idle(address: SocketAddr, n_pages: usize) -> Result<Vec<Live>, LoadError> {
    let mut pages = Vec::new();
    let mut client = Client::new(address);
    let mut path = String::new();
    for number in 0..n_pages {
        if number % 2 == 0 {
            let game = GameName::ALL[number / 2 % GameName::ALL.len()];
            path = table::open(&mut client, game, "seat-1=ai-1").await?;
        }
        let mut live = client.live(&path, 0).await?;
        live.next_text().await?;
        pages.push(live);
    }
    Ok(pages)
}

/// A server in a process of its own, with its data in a folder that goes with it.
struct OwnServer {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl OwnServer {
    fn start() -> Result<OwnServer, Box<dyn Error>> {
        let folder = std::env::temp_dir().join(format!("tessera-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let mut child = Command::new(std::env::current_exe()?)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--no-limits",
                "--log-level",
                "warn",
            ])
            .arg("--data")
            .arg(folder.join("load.sqlite"))
            .stdout(Stdio::piped())
            .spawn()?;
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        for line in lines {
            if let Some((_, address)) = line?.split_once("http://") {
                let address = address.trim().parse()?;
                return Ok(OwnServer {
                    child,
                    address,
                    folder,
                });
            }
        }
        Err("the server did not start".into())
    }

    /// The time that all threads of the server have run, in seconds, where the system tells.
    fn cpu(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name in brackets may have spaces in it; user and system time are 12 and 13 behind.
        let (_, fields) = stat.rsplit_once(')')?;
        let mut fields = fields.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u64>().ok();
        Some((ticks()? + ticks()?) as f64 / TICKS_PER_SECOND)
    }

    /// How long the disk takes for a sync of a few pages: the median of some.
    fn sync(&self) -> Option<Duration> {
        let mut file = std::fs::File::create(self.folder.join("sync")).ok()?;
        let mut times = Vec::new();
        for _ in 0..N_SYNCS {
            file.write_all(&[7; 3 * 4096]).ok()?;
            let begin = Instant::now();
            file.sync_data().ok()?;
            times.push(begin.elapsed());
        }
        times.sort_unstable();
        Some(times[N_SYNCS / 2])
    }

    /// The memory that the server holds, in bytes, where the system tells.
    fn memory(&self) -> Option<u64> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kibibytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
        Some(kibibytes * 1024)
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
