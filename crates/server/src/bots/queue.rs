//! First come, first served; who waits for an answer comes before the program's own turns.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard};

/// What kind of work it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// A person asked for it.
    Asked,
    /// A turn of the program.
    Turn,
}

/// Work for several threads.
pub(super) struct Queue<T> {
    state: Mutex<State<T>>,
    filled: Condvar,
}

struct State<T> {
    asked: VecDeque<T>,
    turns: VecDeque<T>,
    is_closed: bool,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue {
            state: Mutex::new(State {
                asked: VecDeque::new(),
                turns: VecDeque::new(),
                is_closed: false,
            }),
            filled: Condvar::new(),
        }
    }
}

impl<T> Queue<T> {
    pub(super) fn push(&self, urgency: Urgency, job: T) {
        let mut state = self.lock();
        match urgency {
            Urgency::Asked => state.asked.push_back(job),
            Urgency::Turn => state.turns.push_back(job),
        }
        drop(state);
        self.filled.notify_one();
    }

    /// The next job; waits for one. None once the queue is closed.
    pub(super) fn pop(&self) -> Option<T> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            let next = state.asked.pop_front();
            if let Some(job) = next.or_else(|| state.turns.pop_front()) {
                return Some(job);
            }
            state = self.filled.wait(state).expect("no thread panics with it");
        }
    }

    /// Nothing is handed out any more, and what waits is dropped.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        state.asked.clear();
        state.turns.clear();
        drop(state);
        self.filled.notify_all();
    }

    pub(super) fn len(&self) -> usize {
        let state = self.lock();
        state.asked.len() + state.turns.len()
    }

    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().expect("no thread panics with it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asked_comes_first_then_in_order() {
        let queue = Queue::default();
        for (urgency, job) in [
            (Urgency::Turn, "turn 1"),
            (Urgency::Asked, "hint 1"),
            (Urgency::Turn, "turn 2"),
            (Urgency::Asked, "hint 2"),
        ] {
            queue.push(urgency, job);
        }
        assert_eq!(queue.len(), 4);
        for expected in ["hint 1", "hint 2", "turn 1", "turn 2"] {
            assert_eq!(queue.pop(), Some(expected));
        }
        queue.push(Urgency::Turn, "turn 3");
        queue.close();
        assert_eq!(queue.pop(), None);
    }
}
