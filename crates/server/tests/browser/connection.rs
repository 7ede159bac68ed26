//! The one connection of a page: lost, found out, and never doubled.

use serde_json::json;

use crate::delivery::{AT_REST, click_move, open_table};
use crate::driver::{Browser, Screen};
use crate::line::Way;
use crate::screens::send;

const CHAT: &str = "fetch(`${location.pathname}/chat`, { method: 'POST',
    body: new URLSearchParams({ text: 'TEXT' }), headers: { accept: 'application/json' } });";

/// Only a socket brings what is said: who hears it has one that lives.
async fn check_alive(browser: &Browser, text: &str) {
    browser.run(&CHAT.replace("TEXT", text)).await;
    let heard = "return document.getElementById('chat-lines').textContent.includes('TEXT')";
    browser.wait_for(&heard.replace("TEXT", text)).await;
}

/// A laptop that wakes up has a socket that looks alive and is dead.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_sleep_a_dead_connection_is_found_out() {
    let (browser, line) = open_table().await;
    line.silence();
    browser
        .run("document.dispatchEvent(new Event('visibilitychange'))")
        .await;
    check_alive(&browser, "bom dia").await;
    // The same with the browser's own sleep.
    let state = |state: &str| json!({ "state": state });
    let sleep = "Page.setWebLifecycleState";
    browser.tools("Page.enable", json!({})).await;
    browser.tools(sleep, state("frozen")).await;
    line.silence();
    browser.tools(sleep, state("active")).await;
    check_alive(&browser, "boa tarde").await;
    assert_eq!(line.n_sockets_ever(), 3);
    let before = browser.seq().await;
    click_move(&browser, true).await;
    browser.wait_for_seq(before + 1).await;
    browser.wait_for(AT_REST).await;
    browser.check_script().await;
    browser.close().await;
}

/// Holds back every timer, and counts sockets.
const HOLD_TIMERS: &str = "
    window.heldTimers = new Map();
    window.madeSockets = [];
    let n_timers = 1000000;
    window.setTimeout = (work) => { heldTimers.set(++n_timers, work); return n_timers; };
    window.clearTimeout = (timer) => heldTimers.delete(timer);
    const Real = WebSocket;
    window.WebSocket = class extends Real {
        constructor(address) { super(address); madeSockets.push(this); }
    };";
/// Calls the page until it has a socket that was counted.
const ANEW: &str = "
    dispatchEvent(new Event('online'));
    return madeSockets.at(-1)?.readyState === WebSocket.OPEN;";
/// The connection closes, and before the page tries again by itself it is told several times that
/// there is a network. Then all timers that still wait since the close ring.
const CLOSE: &str = "
    const done = arguments[arguments.length - 1];
    const last = madeSockets.at(-1);
    last.addEventListener('close', () => queueMicrotask(() => {
        const since = [...heldTimers.keys()];
        for (const _ of [1, 2, 3]) {
            dispatchEvent(new Event('online'));
            document.dispatchEvent(new Event('visibilitychange'));
        }
        for (const timer of since) {
            const work = heldTimers.get(timer);
            if (heldTimers.delete(timer)) work();
        }
        done(madeSockets.filter((one) => one.readyState <= WebSocket.OPEN).length);
    }));
    last.close();";
const N_OPEN: &str = "return madeSockets.filter((one) => one.readyState <= WebSocket.OPEN).length";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_is_never_a_second_socket() {
    let (browser, line) = open_table().await;
    browser.run(HOLD_TIMERS).await;
    // The socket that counts itself.
    line.set(Way::Cut);
    line.set(Way::Open);
    browser.wait_for(ANEW).await;
    for _ in 0..3 {
        browser
            .wait_for("return madeSockets.at(-1).readyState === WebSocket.OPEN")
            .await;
        let n_open = browser.run_async(CLOSE).await;
        assert_eq!(n_open, 1, "sockets that are open");
    }
    browser
        .wait_for("return madeSockets.at(-1).readyState === WebSocket.OPEN")
        .await;
    check_alive(&browser, "bom dia").await;
    assert_eq!(line.n_sockets(), 1);
    browser.check_script().await;
    browser.close().await;
}

/// Nothing is asked for, and nothing comes: the page finds out by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_connection_is_asked_whether_it_lives() {
    let (browser, line) = open_table().await;
    browser.run(HOLD_TIMERS).await;
    line.set(Way::Cut);
    line.set(Way::Open);
    browser.wait_for(ANEW).await;
    check_alive(&browser, "bom dia").await;
    line.silence();
    // Time passes: it asks; more time passes: there was no answer, and it tries again.
    for _ in 0..3 {
        browser.run(RING).await;
    }
    check_alive(&browser, "boa tarde").await;
    assert_eq!(browser.run(N_OPEN).await, 1, "the dead one is given up");
    browser.check_script().await;
    browser.close().await;
}

/// All timers ring.
const RING: &str = "
    for (const [timer, work] of [...heldTimers]) if (heldTimers.delete(timer)) work();";

/// The waiting room says when it may be old, and has one socket, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_waiting_room_says_that_it_is_cut_off() {
    let (browser, line) = Browser::open_through_a_line(Screen::Phone).await;
    browser.goto("/").await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";
    send(&browser, "/tables", form).await;
    line.wait_for_sockets(1).await;
    let says_lost = "return document.getElementById('cut-off').checkVisibility()";
    assert_eq!(browser.run(says_lost).await, false);
    line.set(Way::Cut);
    browser.wait_for(says_lost).await;
    browser.picture("waiting-lost").await;
    browser.run(HOLD_TIMERS).await;
    line.set(Way::Open);
    browser.wait_for(ANEW).await;
    browser
        .wait_for("return !document.getElementById('cut-off').checkVisibility()")
        .await;
    for _ in 0..3 {
        let n_open = browser.run_async(CLOSE).await;
        assert_eq!(n_open, 1, "sockets that are open");
        browser
            .wait_for("return madeSockets.at(-1).readyState === WebSocket.OPEN")
            .await;
    }
    assert_eq!(line.n_sockets(), 1);
    browser.check_script().await;
    browser.close().await;
}
