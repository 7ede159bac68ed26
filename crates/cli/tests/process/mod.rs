//! The server as a process, at an address that it chooses itself.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub(crate) const TESSERA: &str = env!("CARGO_BIN_EXE_tessera");

/// A server that is killed when the test ends.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server by this command, and waits until it says where it listens.
    pub(crate) fn start(command: &mut Command, data: &Path) -> Process {
        let mut child = command
            .env("TESSERA_LISTEN", "127.0.0.1:0")
            .env("TESSERA_DATA", data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let address = lines.find_map(|line| {
            let line = line.expect("text");
            let (_, address) = line.split_once("http://")?;
            Some(address.parse().expect("an address"))
        });
        let address = address.expect("an address is printed");
        Process { child, address }
    }
}

impl Drop for Process {
    /// On Unix this is kill -9.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
