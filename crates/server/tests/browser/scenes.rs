//! What has happened is played in order over the boards as they were, and ends at a click.

use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

use crate::driver::{Browser, Screen};
use crate::person::step;
use crate::screens::send;

/// Watches the page: sentences where the prompt stands, which entry the boards show then, and the
/// points that rise.
const WATCH: &str = r"
    globalThis.seen = [];
    const look = () => {
        if (!document.body.classList.contains('is-told')) return;
        const text = document.getElementById('prompt').textContent.trim();
        const seq = Number(document.getElementById('dock').dataset.seq);
        if (seen.at(-1)?.text !== text) seen.push({ text, seq, points: [] });
        const points = [...document.querySelectorAll('.rise')].map((flag) => flag.textContent);
        if (points.length > seen.at(-1).points.length) seen.at(-1).points = points;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });";

/// What the log says, oldest first, with the name of who acts; its newest line is `n` lines long.
const LOG: &str = r"
    const lines = [...document.querySelectorAll('#log li')].reverse();
    return lines.map((line) => {
        const points = line.querySelector('b').textContent;
        const text = line.children[2].textContent;
        return points && text.includes(': ') ? `${text}, ${points}.` : text.includes(': ') ? `${text}.` : text;
    });";

const IS_TOLD: &str = "return document.body.classList.contains('is-told')";
const IS_MINE: &str = "return !document.body.classList.contains('is-told') \
    && (document.body.classList.contains('is-over') || !!document.querySelector('.legal[data-spot]'))";

/// A table of Azul against the AI, in a browser where pieces move.
async fn table() -> Browser {
    let browser = Browser::open(Screen::Desktop).await;
    let moving =
        json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
    browser.tools("Emulation.setEmulatedMedia", moving).await;
    browser.goto("/").await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=1&start=0";
    send(&browser, "/tables", form).await;
    browser.wait_for(IS_MINE).await;
    browser.run(WATCH).await;
    browser
}

/// Clicks until something is played.
async fn act(browser: &Browser, rng: &mut Pcg64Mcg) {
    let start = Instant::now();
    while browser.run(IS_TOLD).await != true {
        assert!(
            start.elapsed() < Duration::from_secs(60),
            "nothing is played"
        );
        step(browser, rng).await;
    }
}

/// A whole round: the log tells the same in the same order, and the boards stay as they were until
/// all of it was played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_ends_in_order() {
    let browser = table().await;
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let is_round_over = "return seen.filter(({ text }) => text.includes('wall') || text.includes('column')).length >= 2";
    while browser.run(is_round_over).await != true {
        act(&browser, &mut rng).await;
        browser.wait_for(IS_MINE).await;
    }
    let seen = browser.run("return seen").await;
    let seen: &Vec<Value> = seen.as_array().expect("a list");
    let log = browser.run(LOG).await;
    let log: Vec<&str> = log
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let mut rest = log.iter();
    for scene in seen {
        let text = scene["text"].as_str().expect("a sentence");
        assert!(
            rest.any(|line| *line == text),
            "{text} is not next in {log:#?}"
        );
        let is_scored = text.contains('+');
        let has_points = !scene["points"].as_array().expect("a list").is_empty();
        assert!(!is_scored || has_points, "no points rise: {text}");
    }
    let seqs: Vec<u64> = seen
        .iter()
        .filter_map(|scene| scene["seq"].as_u64())
        .collect();
    assert!(
        seqs.is_sorted() && *seqs.last().expect("one") < browser.seq().await,
        "{seqs:?}"
    );
    let left = "return document.querySelectorAll('.stage, .is-gone, .is-marked').length";
    assert_eq!(browser.run(left).await, 0, "nothing of the play stays");
    browser.check_console().await;
    browser.close().await;
}

/// A click ends the play: the boards are the newest at once, nothing was chosen by it, and all of it
/// is told to a screen reader all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_click_ends_the_play() {
    let browser = table().await;
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    act(&browser, &mut rng).await;
    let shown = browser.seq().await;
    // Between two looks nothing else can happen.
    let skipped = browser
        .run_async(
            r"const done = arguments[0];
            const spot = document.querySelector('#mine [data-spot]');
            spot.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            setTimeout(() => {
                // By now the new boards are there, and the click of the press comes down on them.
                document.querySelector('.legal[data-spot]')?.click();
                done({
                    isTold: document.body.classList.contains('is-told'),
                    chosen: document.querySelectorAll('.is-sel, .refusal').length,
                });
            }, 0);",
        )
        .await;
    assert_eq!(skipped, json!({ "isTold": false, "chosen": 0 }));
    assert!(browser.seq().await > shown, "the newest boards");
    browser.wait_for(IS_MINE).await;
    let told = "return document.getElementById('announce').textContent";
    browser
        .wait_for(&format!("{told}.includes('your turn')"))
        .await;
    let told = browser.run(told).await;
    let told = told.as_str().expect("text");
    let log = browser.run(LOG).await;
    let last = log
        .as_array()
        .and_then(|log| log.last())
        .and_then(Value::as_str);
    let last = last.expect("a line");
    let (line, turn) = (told.find(last), told.find("your turn"));
    assert!(
        line.is_some() && line < turn,
        "{last} before the turn in {told}"
    );
    browser.check_console().await;
    browser.close().await;
}
