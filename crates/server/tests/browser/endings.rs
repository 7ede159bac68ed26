//! From the first click on "Play the AI" to the end of a game and the next one.

use fantoccini::key::Key;

use crate::driver::{Browser, Screen};
use crate::person::send;
use crate::{audit, axe};

/// Whether Start lies under the point where "Play the AI" was pressed.
const NO_TRAVEL: &str = r"
    const point = document.querySelector('a[data-play=azul]').getBoundingClientRect();
    const start = document.querySelector('#go-azul .go-b').getBoundingClientRect();
    const [x, y] = [point.left + point.width / 2, point.top + point.height / 2];
    return start.left <= x && x <= start.right && start.top <= y && y <= start.bottom;";
const IS_OPEN: &str = "return document.querySelector('#go-azul').open";
const IS_CLOSED: &str = "return !document.querySelector('#go-azul').open
    && document.activeElement.dataset.play === 'azul'";
const LEVEL: &str = "return document.activeElement.name + document.activeElement.value";
/// Whether the result and every way on are in view.
const IS_IN_VIEW: &str = r"
    const isSeen = (element) => {
        const box = element.getBoundingClientRect();
        return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    };
    const parts = ['#end-title', '[data-again]', '.oth .btn'];
    return parts.every((part) => [...document.querySelectorAll(part)].every(isSeen))
        && document.querySelectorAll('[data-again]').length === 3;";
const MENU: &str = "return document.querySelector('.bar details.menu').open";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_click_offers_players_and_level_in_place() {
    let browser = Browser::open(Screen::Desktop).await;
    browser.goto("/").await;
    browser.click("a[data-play=azul]").await;
    assert_eq!(browser.run(IS_OPEN).await, true);
    assert_eq!(browser.run(NO_TRAVEL).await, true);
    assert_eq!(
        browser.run(LEVEL).await,
        "level2",
        "the chosen level has the focus"
    );
    audit::check(&browser, "the form for playing the AI").await;
    axe::check(&browser, "the form for playing the AI").await;
    send(&browser, Key::Escape).await;
    browser.wait_for(IS_CLOSED).await;
    browser.click("a[data-play=azul]").await;
    browser.click("h1").await;
    browser
        .wait_for("return !document.querySelector('#go-azul').open")
        .await;
    browser.click("a[data-play=azul]").await;
    send(&browser, Key::Down).await;
    send(&browser, Key::Enter).await;
    browser
        .wait_for("return location.pathname.startsWith('/t/')")
        .await;
    let seats = "return document.querySelector('#seats').textContent.includes('Club')";
    browser.wait_for(seats).await;
    browser.goto("/").await;
    browser.click("a[data-play=azul]").await;
    assert_eq!(browser.run(LEVEL).await, "level3", "as last time");
    browser.check_console().await;
    browser.close().await;
}

async fn check_end(screen: Screen) {
    let browser = Browser::open(screen).await;
    browser.goto("/").await;
    browser.play_the_ai("azul").await;
    // The menu closes by Esc and by a click beside it.
    browser.click(".bar details.menu > summary").await;
    assert_eq!(browser.run(MENU).await, true);
    send(&browser, Key::Escape).await;
    assert_eq!(browser.run(MENU).await, false);
    browser.click(".bar details.menu > summary").await;
    browser.run("document.querySelector('main').click()").await;
    assert_eq!(browser.run(MENU).await, false);

    browser.click(".bar details.menu > summary").await;
    browser.click(".resign > summary").await;
    browser.click(".resign form button").await;
    browser
        .wait_for("return !!document.querySelector('.end')")
        .await;
    let title = "return document.querySelector('#end-title').textContent";
    assert_eq!(browser.run(title).await, "You resigned.");
    assert_eq!(browser.run(IS_IN_VIEW).await, true);
    let name = format!("end-resigned-{screen:?}").to_lowercase();
    browser.picture(&name).await;
    audit::check(&browser, "the end").await;
    axe::check(&browser, "the end").await;
    let table = browser.run("return location.pathname").await;
    browser.click("[data-again=easier]").await;
    let path = table.as_str().expect("a path");
    let is_next =
        format!("return location.pathname.startsWith('/t/') && location.pathname !== '{path}'");
    browser.wait_for(&is_next).await;
    let seats = "return document.querySelector('#seats').textContent.includes('Beginner')";
    browser.wait_for(seats).await;
    browser.check_console().await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_is_in_view() {
    check_end(Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_is_in_view_on_a_phone() {
    check_end(Screen::Phone).await;
}
