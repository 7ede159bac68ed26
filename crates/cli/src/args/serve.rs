//! The server.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, ValueEnum};

/// How the server runs. Every flag can also be set in the environment.
#[derive(Args, Clone, Debug)]
pub(crate) struct Serve {
    /// Where to listen; 0.0.0.0:8080 lets other devices in the network join
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        env = "TESSERA_LISTEN",
        default_value = "127.0.0.1:8080"
    )]
    pub(crate) listen: SocketAddr,

    /// The file that keeps tables and people; it is made if it is not there
    #[arg(
        long,
        value_name = "FILE",
        env = "TESSERA_DATA",
        default_value = "tessera.sqlite"
    )]
    pub(crate) data: PathBuf,

    /// Threads that think for the AI; one for each core if not said
    #[arg(long, value_name = "N", env = "TESSERA_AI_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) ai_threads: Option<u16>,

    /// The address that people use, for links and QR codes, such as `https://play.example.org`;
    /// as the browser asked if not said
    #[arg(long, value_name = "URL", env = "TESSERA_PUBLIC_URL", value_parser = public_url)]
    pub(crate) public_url: Option<String>,

    /// Another name by which people in this network ask for the server, such as pi.fritz.box; may be
    /// said several times. Addresses, names without a dot and the public URL need no mention
    #[arg(
        long = "host",
        value_name = "NAME",
        env = "TESSERA_HOST",
        value_delimiter = ','
    )]
    pub(crate) hosts: Vec<String>,

    /// How the log is written, to standard error
    #[arg(
        long,
        value_name = "HOW",
        env = "TESSERA_LOG",
        default_value = "text",
        value_enum
    )]
    pub(crate) log: Log,

    /// How much is written into the log, such as info, debug or tessera_server=debug,info
    #[arg(
        long,
        value_name = "LEVEL",
        env = "TESSERA_LOG_LEVEL",
        default_value = "info"
    )]
    pub(crate) log_level: String,

    /// Let everybody ask for as much as they like, for measuring
    #[arg(long, hide = true)]
    pub(crate) no_limits: bool,

    /// Show /metrics to everybody, not only to this machine: where a proxy keeps the public from it
    #[arg(long, env = "TESSERA_OPEN_METRICS")]
    pub(crate) open_metrics: bool,

    /// Believe X-Forwarded-For: only behind a proxy that sets it
    #[arg(long, env = "TESSERA_TRUST_PROXY")]
    pub(crate) trust_proxy: bool,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Log {
    /// Lines for people
    Text,
    /// One JSON object for each line
    Json,
}

impl Serve {
    /// Without any flag, but with the environment.
    pub(crate) fn usual() -> Serve {
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            serve: Serve,
        }
        Alone::parse_from(["tessera"]).serve
    }
}

fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let host = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(url.to_owned())
        }
        _ => Err("an address is like https://play.example.org".to_owned()),
    }
}
