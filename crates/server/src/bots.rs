//! The threads that think for the program. They are not those that answer requests, so a human's
//! move never waits for a search.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread::JoinHandle;

use tokio::sync::oneshot;

use crate::board::{Thinking, Thought};
use queue::Queue;

pub(crate) use queue::Urgency;

/// The threads and what they are to do.
pub(crate) struct Bots {
    queue: Arc<Queue<Job>>,
    threads: Vec<JoinHandle<()>>,
}

struct Job {
    work: Thinking,
    stop: Arc<AtomicBool>,
    done: oneshot::Sender<Thought>,
}

impl Bots {
    pub(crate) fn start(n_threads: usize) -> Bots {
        let queue = Arc::new(Queue::default());
        let start = |number| {
            let queue = Arc::clone(&queue);
            std::thread::Builder::new()
                .name(format!("tessera-ai-{number}"))
                .spawn(move || work_on(&queue))
                .expect("a thread")
        };
        Bots {
            threads: (0..n_threads.max(1)).map(start).collect(),
            queue,
        }
    }

    /// Thinks when it is its turn. None when the work was of no use any more, or failed.
    pub(crate) async fn think(
        &self,
        urgency: Urgency,
        work: Thinking,
        stop: Arc<AtomicBool>,
    ) -> Option<Thought> {
        let (done, thought) = oneshot::channel();
        self.queue.push(urgency, Job { work, stop, done });
        thought.await.ok()
    }

    /// How much waits.
    pub(crate) fn n_waiting(&self) -> usize {
        self.queue.len()
    }

    /// Lets the threads go after what they do now.
    pub(crate) fn close(&self) {
        self.queue.close();
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.queue.close();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

fn work_on(queue: &Queue<Job>) {
    lower_priority();
    while let Some(job) = queue.pop() {
        // Nobody waits any more: the table has moved on.
        if job.done.is_closed() || job.stop.load(std::sync::atomic::Ordering::Relaxed) {
            continue;
        }
        let Job { work, stop, done } = job;
        match catch_unwind(AssertUnwindSafe(|| work(&stop))) {
            Ok(thought) => drop(done.send(thought)),
            Err(_) => tracing::error!("a search panicked"),
        }
    }
}

/// The program thinks with what people leave over. Where the system does not allow it, it thinks
/// all the same.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(5);
}
