//! The threads that think for the AI. They are not those that answer requests, so a human's
//! move never waits for a search.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::JoinHandle;

use axum::http::StatusCode;
use tokio::sync::oneshot;

use crate::board::{Thinking, Thought};
use crate::fault::Fault;
use queue::Queue;

pub(crate) use queue::{Order, Urgency};

/// The threads and what they are to do.
pub(crate) struct ThinkingPool {
    queue: Arc<Queue<Job>>,
    /// The flags that stop what is being thought about.
    active: Arc<Active>,
    threads: Vec<JoinHandle<()>>,
}

type Active = Mutex<Vec<Arc<AtomicBool>>>;

struct Job {
    work: Thinking,
    stop: Arc<AtomicBool>,
    done: oneshot::Sender<Thought>,
}

impl ThinkingPool {
    pub(crate) fn start(n_threads: usize) -> ThinkingPool {
        let queue = Arc::new(Queue::default());
        let active = Arc::new(Active::default());
        let start = |number| {
            let (queue, active) = (Arc::clone(&queue), Arc::clone(&active));
            std::thread::Builder::new()
                .name(format!("tessera-ai-{number}"))
                .spawn(move || work_on(&queue, &active))
                .expect("a thread")
        };
        ThinkingPool {
            threads: (0..n_threads.max(1)).map(start).collect(),
            queue,
            active,
        }
    }

    /// Thinks when it is its turn. None when the work was of no use any more, or failed.
    ///
    /// # Errors
    /// When a person asks for advice and waits for enough already.
    pub(crate) async fn think(
        &self,
        order: Order,
        work: Thinking,
        stop: Arc<AtomicBool>,
    ) -> Result<Option<Thought>, Fault> {
        let (done, thought) = oneshot::channel();
        if !self.queue.push(order, Job { work, stop, done }) {
            let status = StatusCode::TOO_MANY_REQUESTS;
            return Err(Fault::Said(status, "site-error-hints-wait"));
        }
        Ok(thought.await.ok())
    }

    /// How much waits.
    pub(crate) fn n_waiting(&self) -> usize {
        self.queue.len()
    }

    /// Lets the threads go, and stops what they think about.
    pub(crate) fn close(&self) {
        self.queue.close();
        for stop in lock(&self.active).iter() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Drop for ThinkingPool {
    fn drop(&mut self) {
        self.close();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

fn work_on(queue: &Queue<Job>, active: &Active) {
    lower_priority();
    while let Some(job) = queue.pop() {
        // Nobody waits any more: the table has moved on.
        if job.done.is_closed() || job.stop.load(Ordering::Relaxed) {
            continue;
        }
        let Job { work, stop, done } = job;
        lock(active).push(Arc::clone(&stop));
        match catch_unwind(AssertUnwindSafe(|| work(&stop))) {
            Ok(thought) => drop(done.send(thought)),
            Err(_) => tracing::error!("a search panicked"),
        }
        lock(active).retain(|other| !Arc::ptr_eq(other, &stop));
    }
}

fn lock(active: &Active) -> MutexGuard<'_, Vec<Arc<AtomicBool>>> {
    active.lock().expect("nothing panics with it")
}

/// The AI thinks with what people leave over. Where the system does not allow it, it thinks
/// all the same.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(5);
}
