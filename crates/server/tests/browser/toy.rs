//! A fifth game: in a test build the toy is found on the site and played like the others, which
//! proves that the list of games is all that a game must be put into.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::driver::{Browser, Screen};
use crate::person::{step, take_steps};
use crate::{audit, axe};

const NAME: &str = "return document.querySelector('a[data-play=toy]').closest('li').querySelector('h2').textContent";
/// The points on the final sheet, by seat.
const TOTALS: &str = r"
    const cells = document.querySelectorAll('.end tfoot [data-count]');
    return [...cells].map((cell) => Number(cell.dataset.count));";
const IS_OVER: &str = "return document.body.classList.contains('is-over')";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fifth_game_is_played_to_its_end() {
    let browser = Browser::open(Screen::Desktop).await;
    browser.goto("/").await;
    assert_eq!(browser.run(NAME).await, "The toy");
    audit::check(&browser, "the home page with the toy").await;
    browser.picture("toy-home").await;

    browser.play_the_ai("toy").await;
    take_steps(&browser, 1).await;
    browser.picture("toy-table").await;
    take_steps(&browser, usize::MAX).await;
    check_result(&browser).await;
    let path = browser.run("return location.pathname").await;
    let path = path.as_str().expect("a path").to_owned();
    check_replay(&browser, &path).await;
    check_rules(&browser).await;
    check_lesson(&browser).await;
    browser.check_console().await;
    browser.close().await;
}

/// Each bet 2 or 3, and the higher card won both.
async fn check_result(browser: &Browser) {
    browser
        .wait_for("return !!document.querySelector('.end tfoot')")
        .await;
    let totals = browser.run(TOTALS).await;
    let totals = totals.as_array().expect("a list").iter();
    let mut totals: Vec<i64> = totals.filter_map(serde_json::Value::as_i64).collect();
    totals.sort_unstable();
    assert!(matches!(totals[..], [0, 4..=6]), "{totals:?}");
    browser.picture("toy-over").await;
    audit::check(browser, "the toy").await;
    axe::check(browser, "the toy").await;
}

async fn check_replay(browser: &Browser, path: &str) {
    browser.goto(&format!("{path}/replay/0")).await;
    let is_running = "return !document.body.classList.contains('is-over')";
    browser.wait_for(is_running).await;
    browser.click("[data-way=last]").await;
    browser.wait_for(IS_OVER).await;
    browser.picture("toy-replay").await;
}

async fn check_rules(browser: &Browser) {
    browser.goto("/rules/toy#TO-1.3").await;
    let has_picture = "return !!document.querySelector('.picture.game-toy .mine .card')";
    assert_eq!(browser.run(has_picture).await, true);
    browser.picture("toy-rules").await;
}

async fn check_lesson(browser: &Browser) {
    browser.goto("/learn/toy").await;
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    while browser.seq().await == 0 {
        step(browser, &mut rng).await;
    }
    browser.picture("toy-lesson").await;
    browser.click(".lesson-b a.primary").await;
    browser.click(".go-b").await;
    browser
        .wait_for("return location.pathname.startsWith('/t/')")
        .await;
}
