//! Every game from the lobby to the end.

use crate::audit;
use crate::driver::{Browser, Screen};
use crate::person::{Way, play};

async fn check(game: &str, screen: Screen, way: Way) {
    let browser = Browser::open(screen).await;
    let name = format!("{game}-{screen:?}-{way:?}").to_lowercase();
    browser.goto("/").await;
    browser
        .picture(&format!("home-{screen:?}").to_lowercase())
        .await;
    audit::check(&browser, "home").await;
    browser.play_the_ai(game).await;
    play(&browser, way, &name).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn azul_by_pointing() {
    check("azul", Screen::Desktop, Way::Pointing).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn azul_by_keys() {
    check("azul", Screen::Desktop, Way::Keys).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn azul_on_a_phone() {
    check("azul", Screen::Phone, Way::Pointing).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calcada_by_pointing() {
    check("calcada", Screen::Desktop, Way::Pointing).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn piazza_on_a_phone() {
    check("piazza", Screen::Phone, Way::Pointing).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn piazza_by_keys() {
    check("piazza", Screen::Desktop, Way::Keys).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calimala_by_pointing() {
    check("calimala", Screen::Desktop, Way::Pointing).await;
}
