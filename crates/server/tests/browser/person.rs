//! A person who plays by pointing, or by keys alone.

use std::time::{Duration, Instant};

use fantoccini::key::Key;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

use crate::driver::Browser;
use crate::{audit, axe};

/// A game that takes longer hangs.
const PATIENCE: Duration = Duration::from_secs(240);

/// What the page asks for.
const LOOK: &str = r"
    const dock = document.getElementById('dock');
    if (!dock || document.body.classList.contains('is-waiting')) return { overflow: 0 };
    const seen = new Set();
    const lit = [...document.querySelectorAll('.legal[data-spot]')].filter((element) => {
        const box = element.getBoundingClientRect();
        const isNew = !seen.has(element.dataset.spot);
        seen.add(element.dataset.spot);
        return isNew && box.width > 0;
    });
    const choices = [...document.querySelectorAll('#choices [data-spot]:not([aria-pressed])')]
        .filter((element) => element.getBoundingClientRect().width > 0);
    const confirm = document.getElementById('confirm');
    return {
        over: document.body.classList.contains('is-over'),
        n_lit: lit.length,
        n_choices: choices.length,
        confirm: !!confirm && !confirm.disabled,
        seq: dock.dataset.seq,
        overflow: document.documentElement.scrollWidth - innerWidth,
    };";

/// How a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Pointing,
    Keys,
}

/// Plays until the game is over. `name` is for the pictures.
pub(crate) async fn play(browser: &Browser, way: Way, name: &str) {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let start = Instant::now();
    let mut n_steps = 0;
    loop {
        let seen = browser.run(LOOK).await;
        assert!(start.elapsed() < PATIENCE, "{name} hangs: {seen}");
        assert!(
            seen["overflow"].as_i64() <= Some(0),
            "{name} scrolls sideways: {seen}"
        );
        if seen["over"] == true {
            break;
        }
        let acted = match way {
            Way::Pointing => point(browser, &seen, &mut rng).await,
            Way::Keys => press(browser, &seen, &mut rng).await,
        };
        if !acted {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        n_steps += 1;
        if n_steps == 3 || n_steps == 60 {
            browser.picture(&format!("{name}-{n_steps}")).await;
            audit::check(browser, name).await;
        }
    }
    browser.picture(&format!("{name}-over")).await;
    audit::check(browser, name).await;
    axe::check(browser, name).await;
    browser.check_console().await;
    assert!(n_steps > 10, "{name}: only {n_steps} steps");
}

/// Plays some clicks by pointing, so that there is something to look at.
pub(crate) async fn take_steps(browser: &Browser, n_steps: usize) {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let start = Instant::now();
    let mut n_taken = 0;
    while n_taken < n_steps {
        assert!(start.elapsed() < PATIENCE, "nothing to click");
        let seen = browser.run(LOOK).await;
        if seen["over"] == true {
            return;
        }
        match point(browser, &seen, &mut rng).await {
            true => n_taken += 1,
            false => tokio::time::sleep(Duration::from_millis(30)).await,
        }
    }
}

/// One click of whoever points.
pub(crate) async fn step(browser: &Browser, rng: &mut Pcg64Mcg) -> bool {
    let seen = browser.run(LOOK).await;
    point(browser, &seen, rng).await
}

/// Clicks something that is lit, or confirms.
async fn point(browser: &Browser, seen: &Value, rng: &mut Pcg64Mcg) -> bool {
    let count = |key: &str| seen[key].as_u64().unwrap_or(0);
    let selector = if seen["confirm"] == true {
        "#confirm".to_owned()
    } else if count("n_lit") > 0 {
        let place = rng.random_range(0..count("n_lit"));
        mark(browser, ".legal[data-spot]", place).await
    } else if count("n_choices") > 0 {
        let place = rng.random_range(0..count("n_choices"));
        mark(browser, "#choices [data-spot]:not([aria-pressed])", place).await
    } else {
        return false;
    };
    click(browser, &selector).await
}

/// Marks the element that is to be clicked, since lists may hold things twice.
async fn mark(browser: &Browser, selector: &str, place: u64) -> String {
    let script = format!(
        "const seen = new Set();
        const found = [...document.querySelectorAll('{selector}')].filter((element) => {{
            const isNew = !seen.has(element.dataset.spot);
            seen.add(element.dataset.spot);
            return isNew && element.getBoundingClientRect().width > 0;
        }})[{place}];
        for (const old of document.querySelectorAll('[data-test]')) delete old.dataset.test;
        if (found) {{ found.dataset.test = '1'; found.scrollIntoView({{ block: 'center' }}); }}"
    );
    browser.run(&script).await;
    "[data-test]".to_owned()
}

/// A real click. The page may have changed under the pointer: then nothing was clicked. What
/// something else covers is a mistake of the page.
async fn click(browser: &Browser, selector: &str) -> bool {
    let css = fantoccini::Locator::Css(selector);
    let Ok(element) = browser.client.find(css).await else {
        return false;
    };
    match element.click().await {
        Ok(()) => true,
        Err(error) => {
            let text = error.to_string();
            assert!(!text.contains("intercepted"), "{selector}: {text}");
            false
        }
    }
}

/// Keys to something that is lit, Enter to choose it.
async fn press(browser: &Browser, seen: &Value, rng: &mut Pcg64Mcg) -> bool {
    let is_asked = ["n_lit", "n_choices"]
        .iter()
        .any(|key| seen[*key].as_u64() > Some(0))
        || seen["confirm"] == true;
    if !is_asked {
        return false;
    }
    // Arrows go to every spot of a board, Tab only to what is lit.
    let keys = [Key::Right, Key::Down, Key::Left, Key::Up, Key::Tab];
    let is_lit = "const element = document.activeElement;
        return element.matches('.legal[data-spot], #choices [data-spot], #confirm');";
    for _ in 0..60 {
        for _ in 0..rng.random_range(1..4) {
            send(browser, keys[rng.random_range(0..keys.len())]).await;
        }
        if browser.run(is_lit).await == true {
            send(browser, Key::Enter).await;
            let seen = browser.run(LOOK).await;
            if seen["confirm"] == true {
                send(browser, Key::Enter).await;
            }
            return true;
        }
    }
    panic!("keys reach nothing that is lit");
}

pub(crate) async fn send(browser: &Browser, key: Key) {
    let active = browser.client.active_element().await.expect("an element");
    active.send_keys(&char::from(key).to_string()).await.ok();
}
