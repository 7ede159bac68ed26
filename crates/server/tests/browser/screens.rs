//! Every screen at both sizes: the script runs, the checker finds nothing, nothing scrolls sideways.

use crate::axe;
use crate::driver::{Browser, Screen};

/// Sends a form from the page that is open.
const SEND: &str = r"
    const form = document.createElement('form');
    form.method = 'post';
    form.action = PATH;
    for (const [name, value] of new URLSearchParams(FIELDS)) {
        const input = document.createElement('input');
        [input.type, input.name, input.value] = ['hidden', name, value];
        form.append(input);
    }
    document.body.append(form);
    form.submit();";

pub(crate) async fn send(browser: &Browser, path: &str, fields: &str) {
    let before = browser.run("return performance.timeOrigin").await;
    let script = SEND
        .replace("PATH", &format!("'{path}'"))
        .replace("FIELDS", &format!("'{fields}'"));
    browser.run(&script).await;
    let script =
        format!("return document.readyState === 'complete' && performance.timeOrigin !== {before}");
    browser.wait_for(&script).await;
}

/// Looks at the page that is open.
async fn look(browser: &Browser, name: &str) {
    // A module that does not load stops the whole script.
    browser.check_page().await;
    axe::check(browser, name).await;
    let overflow = browser
        .run("return document.documentElement.scrollWidth - innerWidth")
        .await;
    assert!(
        overflow.as_i64() <= Some(0),
        "{name} scrolls sideways: {overflow}"
    );
    browser.picture(name).await;
}

async fn check(screen: Screen) {
    let browser = Browser::open(screen).await;
    let named = |name: &str| format!("screen-{name}-{screen:?}").to_lowercase();
    browser.goto("/").await;
    send(&browser, "/me", "name=Anastasia&letters=1&theme=light").await;
    for (name, path) in [
        ("home", "/"),
        ("new", "/new?game=calimala"),
        ("rules", "/rules/azul"),
        ("learn", "/learn/azul"),
        ("fair", "/fair"),
        ("replay", "/replay"),
        ("nowhere", "/nowhere"),
        ("offline", "/offline"),
    ] {
        browser.goto(path).await;
        look(&browser, &named(name)).await;
    }
    send(
        &browser,
        "/tables",
        "game=azul&seats=3&seat-0=me&seat-1=open&seat-2=ai-1",
    )
    .await;
    look(&browser, &named("waiting")).await;
    for (game, seats) in [
        (
            "azul",
            "seats=4&seat-0=me&seat-1=ai-1&seat-2=ai-1&seat-3=ai-1",
        ),
        ("calcada", "seats=3&seat-0=me&seat-1=ai-1&seat-2=ai-1"),
        ("piazza", "seats=2&seat-0=me&seat-1=ai-1"),
        (
            "calimala",
            "seats=5&seat-0=me&seat-1=ai-1&seat-2=ai-1&seat-3=ai-1&seat-4=ai-1",
        ),
    ] {
        send(&browser, "/tables", &format!("game={game}&start=0&{seats}")).await;
        let name = named(game);
        look(&browser, &name).await;
        let cut = browser.run(CUT_NAMES).await;
        assert_eq!(cut, serde_json::json!([]), "{name}: names are cut");
    }
    browser.goto("/me").await;
    browser
        .run("for (const part of document.querySelectorAll('details')) part.open = true")
        .await;
    look(&browser, &named("me")).await;
    browser.close().await;
}

/// Names of the usual length that do not fit into their seats.
const CUT_NAMES: &str = r"
    return [...document.querySelectorAll('.seat-n b')]
        .filter((name) => name.textContent.length <= 8 && name.scrollWidth > name.clientWidth)
        .map((name) => name.textContent);";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_desktop() {
    check(Screen::Desktop).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_phone() {
    check(Screen::Phone).await;
}
