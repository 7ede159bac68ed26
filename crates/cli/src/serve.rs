//! Serves the games to browsers.

use std::error::Error;
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};

use tessera_server::{Config, Limits, Server};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use crate::args::{Log, Serve};

/// Runs until it is told to stop.
pub(crate) fn run(args: &Serve, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    begin_log(args)?;
    let config = Config {
        listen: args.listen,
        data: args.data.clone(),
        n_ai_threads: args.ai_threads.map(usize::from),
        public_url: args.public_url.clone(),
        host_names: args.hosts.clone(),
        trusts_proxy: args.trust_proxy,
        open_metrics: args.open_metrics,
        limits: match args.no_limits {
            true => Limits::none(),
            false => Limits::default(),
        },
        ..Config::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let data = args.data.display();
        let server = Server::start(config)
            .await
            .map_err(|error| format!("{error} (data in {data})"))?;
        // The reader of our output may stop reading; those who play go on.
        let _ = greet(args, server.address(), out);
        stop_asked().await?;
        let _ = writeln!(out, "Closing.");
        server.stop().await;
        Ok(())
    })
}

fn begin_log(args: &Serve) -> Result<(), Box<dyn Error>> {
    let targets: Targets = args.log_level.parse()?;
    let registry = tracing_subscriber::registry().with(targets);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    match args.log {
        Log::Text => registry.with(lines).try_init()?,
        Log::Json => registry.with(lines.json()).try_init()?,
    }
    Ok(())
}

/// Where to go, for the person at this machine and for the phones around it.
fn greet(args: &Serve, address: SocketAddr, out: &mut impl Write) -> io::Result<()> {
    let port = address.port();
    writeln!(out, "Tessera is open at")?;
    if let Some(url) = &args.public_url {
        writeln!(out, "  {url}")?;
    }
    if address.ip().is_unspecified() {
        writeln!(out, "  http://127.0.0.1:{port}")?;
        if let Some(ip) = network_address() {
            writeln!(
                out,
                "  http://{ip}:{port}  for other devices in this network"
            )?;
        }
    } else {
        writeln!(out, "  http://{address}")?;
        if address.ip().is_loopback() && args.public_url.is_none() {
            writeln!(
                out,
                "Only this machine can see it; for phones: tessera serve --listen 0.0.0.0:{port}"
            )?;
        }
    }
    writeln!(
        out,
        "Games are kept in {}. Ctrl-C stops.",
        args.data.display()
    )?;
    out.flush()
}

/// The address of this machine in its network: the one it would use to reach another. Nothing is
/// sent for that.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

/// Waits for Ctrl-C, or for the system to ask.
async fn stop_asked() -> io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate =
            tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            done = tokio::signal::ctrl_c() => done,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
