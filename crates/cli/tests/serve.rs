//! The server as a process: it starts, says where, is killed, comes back and has lost nothing.

mod process;

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tessera_server::client::Client;

use process::{Process, TESSERA};

/// A server on these data.
fn start(data: &Path, args: &[&str]) -> Process {
    let mut command = Command::new(TESSERA);
    Process::start(command.args(args).env("TESSERA_LOG_LEVEL", "warn"), data)
}

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("tessera-serve-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

fn first_action(frame: &Value) -> Option<String> {
    let mut step = &frame["choices"];
    loop {
        let choice = step["spots"].as_array()?.first()?;
        match choice["act"]["action"].as_str() {
            Some(action) => return Some(action.to_owned()),
            None => step = &choice["ask"],
        }
    }
}

/// Killed in the middle of moves, again and again: every move that was acknowledged is there, and
/// the same cookie is still good.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_lost_nothing() {
    let folder = folder("killed");
    let data = folder.join("data.sqlite");
    let mut table = None;
    let mut acknowledged = Vec::new();
    let mut private = String::new();
    for round in 0..4 {
        // A bare command serves, too.
        let args: &[&str] = if round == 0 { &[] } else { &["serve"] };
        let process = start(&data, args);
        let mut ana = Client::new(process.address);
        if round == 0 {
            let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=here&start=0";
            table = ana.post("/tables", form).await.expect("an answer").location;
            let page = ana.get("/me").await.expect("a page").text;
            let token = page.split("/me/return/").nth(1).expect("a link");
            private = format!("/me/return/{}", token.split('"').next().expect("a token"));
        } else {
            ana.post(&private, "").await.expect("an answer");
        }
        let path = table.clone().expect("a table");
        let record = ana.get(&format!("{path}/record")).await.expect("a record");
        let lines: Vec<&str> = record.text.lines().skip(1).collect();
        for (seq, entry) in &acknowledged {
            assert_eq!(
                lines.get(*seq),
                Some(&String::as_str(entry)),
                "round {round}"
            );
        }
        let mut live = ana.live(&path, 0).await.expect("a connection");
        let mut frame = live.next().await.expect("a frame");
        // The last request is still under way when the process dies.
        for step in 0..6 {
            let seq = frame["seq"].as_u64().expect("a number") as usize;
            let Some(action) = first_action(&frame) else {
                break;
            };
            let encoded: String = action.bytes().map(|byte| format!("%{byte:02x}")).collect();
            let form = format!("seq={seq}&action={encoded}");
            let actions = format!("{path}/actions");
            if step == 5 {
                let request = ana.post(&actions, &form);
                let _ = tokio::time::timeout(std::time::Duration::from_micros(300), request).await;
                break;
            }
            let answer = ana.post(&actions, &form).await.expect("an answer");
            assert_eq!(answer.status, 200, "{}", answer.text);
            let record = ana.get(&format!("{path}/record")).await.expect("a record");
            let entry = record
                .text
                .lines()
                .nth(seq + 1)
                .expect("the entry")
                .to_owned();
            acknowledged.push((seq, entry));
            frame = answer.json()["frame"].clone();
        }
        drop(process);
    }
    assert!(acknowledged.len() >= 20, "{}", acknowledged.len());
    let _ = std::fs::remove_dir_all(folder);
}

#[cfg(unix)]
#[test]
fn a_taken_port_is_said_and_a_polite_end_leaves_one_file() {
    let folder = folder("polite");
    let data = folder.join("data.sqlite");
    let mut process = start(&data, &["serve"]);
    let second = Command::new(TESSERA)
        .args(["serve", "--listen", &process.address.to_string(), "--data"])
        .arg(folder.join("second.sqlite"))
        .output()
        .expect("the command ends");
    assert!(!second.status.success());
    let told = String::from_utf8_lossy(&second.stderr);
    assert!(told.contains("is taken by another program"), "{told}");
    assert!(!folder.join("second.sqlite").exists());

    let pid = process.child.id().to_string();
    let sent = Command::new("kill").arg(&pid).status().expect("a signal");
    assert!(sent.success());
    assert!(process.child.wait().expect("an end").success());
    let names: Vec<_> = std::fs::read_dir(&folder).expect("a folder").collect();
    assert_eq!(names.len(), 1, "{names:?}");
    let _ = std::fs::remove_dir_all(folder);
}
