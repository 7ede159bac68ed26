use std::collections::HashSet;

use super::*;

/// Jobs as text: `*` before advice, `-` before a table that nobody looks at; then the network, a
/// person and a number, such as `1a1`. The network 0 is unknown.
fn queue(jobs: &str) -> (Queue<&str>, Vec<&str>) {
    let queue = Queue::default();
    let refused = jobs.split(' ').filter(|job| !push(&queue, job)).collect();
    (queue, refused)
}

fn push<'a>(queue: &Queue<&'a str>, job: &'a str) -> bool {
    let is_watched = !job.contains('-');
    let rest = job.trim_start_matches(['*', '-']);
    let network: u8 = rest[..1].parse().expect("a network");
    let order = Order {
        urgency: if job.contains('*') {
            Urgency::Asked
        } else {
            Urgency::Turn
        },
        person: rest[1..2].to_owned(),
        network: (network > 0).then(|| IpAddr::from([10, 0, 0, network])),
        is_watched: Box::new(move || is_watched),
    };
    queue.push(order, job)
}

fn drain(queue: &Queue<&str>) -> String {
    let jobs: Vec<&str> = (0..queue.len()).filter_map(|_| queue.pop()).collect();
    jobs.join(" ")
}

#[test]
fn everybody_has_their_turn() {
    for (jobs, expected) in [
        // In order for one person.
        ("1a1 1a2 1a3", "1a1 1a2 1a3"),
        // A person who comes late with one job does not wait for all of another.
        ("1a1 1a2 1a3 2b1", "1a1 2b1 1a2 1a3"),
        // People of one network share its turns.
        ("1a1 1a2 1b1 1b2 2c1 2c2", "1a1 2c1 1b1 2c2 1a2 1b2"),
        // Many guests of one network count as one network.
        ("1a1 1b1 1c1 1d1 2e1 2e2", "1a1 2e1 1b1 2e2 1c1 1d1"),
        // A person without a network is nobody's neighbour.
        ("0a1 0a2 0b1 0b2", "0a1 0b1 0a2 0b2"),
        // Advice and turns alternate.
        ("1a1 1a2 *1a3 *2b1 *3c1", "*1a3 1a1 *2b1 1a2 *3c1"),
        ("*1a1 *2b1", "*1a1 *2b1"),
        // Nobody looks: later, but not never.
        ("-1a1 -1a2 2b1 2b2", "2b1 2b2 -1a1 -1a2"),
        ("-1a1 1a2", "1a2 -1a1"),
        (
            "-1a1 2b1 2b2 2b3 2b4 2b5 2b6 2b7 2b8",
            "2b1 2b2 2b3 2b4 2b5 2b6 2b7 -1a1 2b8",
        ),
    ] {
        let (queue, refused) = queue(jobs);
        assert!(refused.is_empty(), "{refused:?}");
        assert_eq!(drain(&queue), expected, "{jobs}");
    }
}

#[test]
fn advice_has_a_quota() {
    let (one, refused) = queue("*1a1 *1a2 *1a3 *1b1 1a1 1a2 1a3 1a4");
    assert_eq!(refused, ["*1a3"], "turns are never refused");
    assert_eq!(one.pop(), Some("*1a1"));
    assert!(push(&one, "*1a4"), "one is done");
    let (_, refused) = queue("*1a1 *1b1 *1c1 *1d1 *1e1 *1f1 *1g1 *1h1 *1i1 *2i1");
    assert_eq!(refused, ["*1i1"], "the network waits for enough");
}

/// However much comes and whatever page is open, all of it is done in the end.
#[test]
fn nothing_is_lost_or_left() {
    let names: Vec<String> = (0..400)
        .map(|n| {
            let sign = ["", "-", "-", ""][n % 4];
            let person = char::from(b'a' + (n % 7) as u8);
            format!("{sign}{}{person}{n}", n % 5)
        })
        .collect();
    let queue = Queue::default();
    let mut done = HashSet::new();
    for (n, name) in names.iter().enumerate() {
        assert!(push(&queue, name));
        if n % 3 == 0 {
            done.extend(queue.pop());
        }
    }
    while queue.len() > 0 {
        done.extend(queue.pop());
    }
    assert_eq!(done.len(), names.len());
    queue.close();
    assert_eq!(queue.pop(), None);
}
