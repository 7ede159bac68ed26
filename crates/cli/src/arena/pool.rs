//! Games on several threads, with a result that does not depend on how many.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Plays the games from 0 on and returns them in their order. `settle` sees all games up to each
/// one in turn, and may break: then what was played beyond is forgotten.
pub(super) fn play_all<P: Send>(
    n_games: usize,
    n_threads: usize,
    play: impl Fn(usize) -> P + Sync,
    mut settle: impl FnMut(&[P]) -> ControlFlow<()>,
) -> Vec<P> {
    let next = AtomicUsize::new(0);
    let stopped = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..n_threads.min(n_games) {
            let sender = sender.clone();
            let (next, stopped, play) = (&next, &stopped, &play);
            scope.spawn(move || {
                while !stopped.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= n_games || sender.send((number, play(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut played = Vec::new();
        let mut early = BTreeMap::new();
        for (number, game) in receiver {
            early.insert(number, game);
            while let Some(game) = early.remove(&played.len()) {
                played.push(game);
                if settle(&played).is_break() {
                    stopped.store(true, Ordering::Relaxed);
                    return played;
                }
            }
        }
        played
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[track_caller]
    fn check(n_games: usize, n_threads: usize, last: usize, expected: usize) {
        let play = |number: usize| {
            // Later games are done sooner.
            thread::sleep(Duration::from_micros(20 * (n_games - number) as u64));
            number
        };
        let mut n_seen = 0;
        let settle = |played: &[usize]| {
            n_seen += 1;
            assert_eq!(played.len(), n_seen);
            match played.len() {
                n if n == last => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        };
        let played = play_all(n_games, n_threads, play, settle);
        assert_eq!(played, (0..expected).collect::<Vec<_>>());
    }

    #[test]
    fn games_come_in_their_order_and_stop_in_time() {
        for n_threads in 1..=4 {
            check(20, n_threads, 99, 20);
            check(20, n_threads, 6, 6);
            check(1, n_threads, 99, 1);
        }
    }
}
