//! A game that is over, looked at again on a phone: step by step, and its draws checked.

use crate::driver::{Browser, Screen};
use crate::languages::finished;

const STEP: &str = "return Number(document.getElementById('slider').value)";

/// Which part of the screen the dock covers, in percent.
const COVERED: &str = r"
    const dock = document.getElementById('dock').getBoundingClientRect();
    return Math.round(100 * dock.height / innerHeight);";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_looked_at_and_checked() {
    let browser = Browser::open(Screen::Phone).await;
    let table = finished(&browser).await;
    browser.goto(&format!("{table}/replay")).await;
    browser.click("[data-way=next]").await;
    browser.wait_for(&format!("{STEP} === 1")).await;
    browser.click("[data-way=last]").await;
    let last = "return document.body.classList.contains('is-over')";
    browser.wait_for(last).await;
    browser.click("[data-way=previous]").await;
    browser
        .wait_for("return !document.body.classList.contains('is-over')")
        .await;
    // Not even with the cards of a hand in it.
    let covered = browser.run(COVERED).await.as_u64().expect("a number");
    assert!(covered <= 40, "the dock covers {covered} % of the screen");
    browser.picture("replay-phone").await;
    // Another language shows the same step.
    let step = browser.run(STEP).await;
    browser.click(".menu:not(.fork) summary").await;
    browser.click(".lang [value=hu]").await;
    browser
        .wait_for("return document.documentElement.lang === 'hu'")
        .await;
    assert_eq!(browser.run(STEP).await, step);
    browser.click(".check").await;
    let good = "return document.querySelector('#verdict.good') !== null";
    browser.wait_for(good).await;
    browser.picture("checked-phone").await;
    browser.check_console().await;
    browser.close().await;
}
