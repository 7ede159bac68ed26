//! A program that is talked to in lines, and never waited for longer than allowed.

use std::io::{self, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::input::{Line, read_line, read_start_of_line};

/// No answer is longer.
pub(super) const MAX_ANSWER_BYTES: usize = 1 << 16;
/// How long a program has to end by itself when its game is over.
const GRACE: Duration = Duration::from_secs(1);
/// How long to wait for what follows at once from a program's end.
const MOMENT: Duration = Duration::from_millis(200);
const POLL: Duration = Duration::from_millis(1);

/// A running program. It ends when this is dropped, with all that it has started.
pub(super) enum Process {
    Running(Running),
    /// It could not be started, for this reason.
    Failed(String),
}

pub(super) struct Running {
    child: Child,
    /// To the thread that writes: a program that does not read must not stop the arena. None when
    /// nothing more is to be said.
    lines: Option<Sender<String>>,
    answers: Receiver<Line>,
    last_words: Arc<Mutex<String>>,
    listener: thread::JoinHandle<()>,
}

/// What came back.
pub(super) enum Heard {
    Line(String),
    NotText,
    TooLong,
    /// Not within the time.
    Nothing,
    /// The output is closed, the bot still runs.
    Closed,
    Ended(ExitStatus),
    NotStarted(String),
}

impl Process {
    /// Starts a command line as the shell would.
    pub(super) fn start(command: &str) -> Process {
        match Running::start(command) {
            Ok(running) => Process::Running(running),
            Err(error) => Process::Failed(error.to_string()),
        }
    }

    /// Sends a line. Whether the bot reads it shows when an answer is waited for.
    pub(super) fn tell(&mut self, message: &Value) {
        if let Process::Running(Running {
            lines: Some(lines), ..
        }) = self
        {
            let _ = lines.send(format!("{message}\n"));
        }
    }

    /// Waits for a line.
    pub(super) fn hear(&mut self, limit: Duration) -> Heard {
        let running = match self {
            Process::Running(running) => running,
            Process::Failed(reason) => return Heard::NotStarted(reason.clone()),
        };
        match running.answers.recv_timeout(limit) {
            Ok(Line::Text(line)) => Heard::Line(line),
            Ok(Line::TooLong) => Heard::TooLong,
            Ok(Line::NotText) => Heard::NotText,
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Ok(Line::End) | Err(RecvTimeoutError::Disconnected) => {
                match running.await_end(MOMENT) {
                    Some(status) => Heard::Ended(status),
                    None => Heard::Closed,
                }
            }
        }
    }

    /// Closes the bot's input and lets it end.
    pub(super) fn let_end(mut self) {
        if let Process::Running(running) = &mut self {
            running.lines = None;
            running.await_end(GRACE);
        }
    }

    /// Ends the bot. Returns the last line that it wrote to standard error.
    pub(super) fn last_words(mut self) -> String {
        match &mut self {
            Process::Running(running) => {
                running.end();
                wait_until(MOMENT, || running.listener.is_finished().then_some(()));
                let words = running.last_words.lock();
                words.unwrap_or_else(PoisonError::into_inner).clone()
            }
            Process::Failed(_) => String::new(),
        }
    }
}

impl Running {
    fn start(command: &str) -> io::Result<Running> {
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            unreachable!("all three are pipes");
        };
        let (lines, to_write) = mpsc::channel();
        // A program that says more than it is asked waits; it does not fill the memory.
        let (to_hear, answers) = mpsc::sync_channel(1);
        let last_words = Arc::new(Mutex::new(String::new()));
        let words = Arc::clone(&last_words);
        // The threads end with their pipes.
        thread::spawn(move || write_lines(stdin, &to_write));
        thread::spawn(move || read_answers(stdout, &to_hear));
        let listener = thread::spawn(move || keep_last_line(stderr, &words));
        Ok(Running {
            child,
            lines: Some(lines),
            answers,
            last_words,
            listener,
        })
    }

    fn await_end(&mut self, limit: Duration) -> Option<ExitStatus> {
        wait_until(limit, || self.child.try_wait().ok().flatten())
    }

    fn end(&mut self) {
        kill_with_children(&mut self.child);
        let _ = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

fn wait_until<T>(limit: Duration, mut done: impl FnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    loop {
        let found = done();
        if found.is_some() || start.elapsed() >= limit {
            return found;
        }
        thread::sleep(POLL);
    }
}

fn write_lines(mut stdin: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).is_err() || stdin.flush().is_err() {
            return;
        }
    }
}

fn read_answers(stdout: impl Read, answers: &SyncSender<Line>) {
    let mut input = BufReader::new(stdout);
    loop {
        let line = read_start_of_line(&mut input, MAX_ANSWER_BYTES).unwrap_or(Line::End);
        // A line that is too long may be endless.
        let is_last = matches!(line, Line::TooLong | Line::End);
        if answers.send(line).is_err() || is_last {
            return;
        }
    }
}

fn keep_last_line(stderr: impl Read, words: &Mutex<String>) {
    let mut input = BufReader::new(stderr);
    loop {
        match read_line(&mut input, MAX_ANSWER_BYTES) {
            Ok(Line::Text(line)) if !line.trim().is_empty() => {
                *words.lock().unwrap_or_else(PoisonError::into_inner) = line;
            }
            Ok(Line::End) | Err(_) => return,
            Ok(_) => {}
        }
    }
}

/// In a group of its own, so that what the shell starts can be ended with it.
#[cfg(unix)]
fn shell(command: &str) -> Command {
    use std::os::unix::process::CommandExt;

    let mut shell = Command::new("sh");
    shell.args(["-c", command]).process_group(0);
    shell
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}

/// The number of a group is free only when all in it have ended, so this meets nobody else.
#[cfg(unix)]
fn kill_with_children(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};

    let group = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    if let Some(group) = group {
        // Nobody may be left.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_with_children(child: &mut Child) {
    let _ = child.kill();
}
