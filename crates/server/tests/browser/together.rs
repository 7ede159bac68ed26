//! Several people: at one screen, in two browsers, and over a restart of the server.

use fantoccini::Locator;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::driver::{Browser, Screen};
use crate::person::step;
use crate::screens::send;

/// Points until the page has seen something new.
async fn move_once(browser: &Browser, rng: &mut Pcg64Mcg) -> u64 {
    let before = browser.seq().await;
    browser.wait_for(&format!("return {IS_MY_TURN}")).await;
    while browser.seq().await == before {
        step(browser, rng).await;
    }
    browser.seq().await
}

const IS_MY_TURN: &str = "!!document.querySelector('.legal[data-spot], #choices [data-spot]')";

/// Two people share a screen: each sees their hand only after they have asked for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_at_one_screen() {
    let browser = Browser::open(Screen::Desktop).await;
    browser.goto("/").await;
    let form = "game=piazza&seats=2&name=Ana&seat-0=me&seat-1=here&name-1=Bela&start=0";
    send(&browser, "/tables", form).await;
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut seats = Vec::new();
    for _ in 0..6 {
        browser
            .wait_for("return !!document.querySelector('[data-do=show]')")
            .await;
        let hand = browser.run(&format!("return {IS_MY_TURN}")).await;
        assert_eq!(hand, false, "nobody's hand behind the curtain");
        seats.push(
            browser
                .run("return document.querySelector('[data-do=show]').dataset.seat")
                .await,
        );
        browser.click("[data-do=show]").await;
        browser.wait_for(&format!("return {IS_MY_TURN}")).await;
        while browser
            .run("return !document.querySelector('[data-do=show]')")
            .await
            == true
        {
            step(&browser, &mut rng).await;
        }
    }
    assert_eq!(seats, ["0", "1", "0", "1", "0", "1"]);
    browser.check_console().await;
    browser.close().await;
}

/// One invites by link, the other sits down; they play, chat and take a move back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_browsers_at_one_table() {
    let ana = Browser::open(Screen::Desktop).await;
    ana.goto("/").await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";
    send(&ana, "/tables", form).await;
    let link = ana
        .run("return document.querySelector('.copy input').value")
        .await;
    let link = link.as_str().expect("a link").to_owned();
    let bela = ana.beside(Screen::Phone).await;
    bela.client.goto(&link).await.expect("the waiting room");
    let name = bela
        .client
        .find(Locator::Css("form[action$=\"/sit\"] [name=name]"))
        .await;
    name.expect("a field")
        .send_keys("Bela")
        .await
        .expect("typed");
    bela.click("form[action$=\"/sit\"] button").await;
    // Ana's waiting room becomes the table by itself.
    for browser in [&ana, &bela] {
        browser
            .wait_for("return !!document.getElementById('dock')")
            .await;
    }
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    for _ in 0..2 {
        let seen = move_once(&ana, &mut rng).await;
        bela.wait_for_seq(seen).await;
        let seen = move_once(&bela, &mut rng).await;
        ana.wait_for_seq(seen).await;
    }
    chat(&ana, "bom dia").await;
    bela.wait_for("return document.getElementById('chat-lines').textContent.includes('bom dia')")
        .await;
    // Bela regrets her last move, and Ana agrees that she takes it back.
    let seen = move_once(&ana, &mut rng).await;
    bela.wait_for_seq(seen).await;
    let seen = move_once(&bela, &mut rng).await;
    ana.wait_for_seq(seen).await;
    bela.click("[data-do=ask-undo]").await;
    ana.click("[data-do=agree]").await;
    bela.wait_for_seq(seen + 1).await;
    bela.wait_for(&format!("return {IS_MY_TURN}")).await;
    for browser in [&ana, &bela] {
        browser.check_console().await;
    }
    bela.close().await;
    ana.close().await;
}

async fn chat(browser: &Browser, text: &str) {
    browser
        .run("document.getElementById('chat').open = true")
        .await;
    let field = browser
        .client
        .find(Locator::Css(".chat-f [name=text]"))
        .await;
    field
        .expect("a field")
        .send_keys(text)
        .await
        .expect("typed");
    browser.click(".chat-f button").await;
}

/// The page says that the connection is lost, and goes on when the server is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_restarts() {
    let mut browser = Browser::open(Screen::Desktop).await;
    browser.goto("/").await;
    send(
        &browser,
        "/tables",
        "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0",
    )
    .await;
    let mut rng = Pcg64Mcg::seed_from_u64(8);
    move_once(&browser, &mut rng).await;
    browser.wait_for(&format!("return {IS_MY_TURN}")).await;
    let before = browser.seq().await;
    browser.stop_server().await;
    browser
        .wait_for("return document.body.classList.contains('is-lost')")
        .await;
    browser.start_server().await;
    browser
        .wait_for("return !document.body.classList.contains('is-lost')")
        .await;
    assert_eq!(browser.seq().await, before, "nothing is lost");
    let after = move_once(&browser, &mut rng).await;
    assert!(after > before);
    browser.close().await;
}

/// The switch of the page turns the colours, and they stay.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dark_colours_stay() {
    let browser = Browser::open(Screen::Desktop).await;
    browser.goto("/").await;
    browser.click("form.theme button").await;
    browser
        .wait_for("return document.documentElement.dataset.theme === 'dark'")
        .await;
    browser.goto("/rules/azul").await;
    let paper = browser
        .run("return getComputedStyle(document.body).backgroundColor")
        .await;
    assert_eq!(paper, "rgb(19, 22, 29)");
    browser.close().await;
}

/// Without a connection the service worker shows its own page, never an old table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_connection() {
    let mut browser = Browser::open(Screen::Phone).await;
    browser.goto("/").await;
    // Whoever leaves at once may have come too early for it.
    let is_kept = "return !!navigator.serviceWorker.controller";
    browser.wait_for(is_kept).await;
    send(
        &browser,
        "/tables",
        "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0",
    )
    .await;
    let path = browser.run("return location.pathname").await;
    browser.wait_for(is_kept).await;
    browser.stop_server().await;
    browser.goto(path.as_str().expect("a path")).await;
    browser
        .wait_for("return document.title.startsWith('No connection')")
        .await;
    // Its style sheets are kept.
    let font = browser
        .run("return getComputedStyle(document.querySelector('.trouble')).display")
        .await;
    assert_eq!(font, "grid");
    browser.close().await;
}
