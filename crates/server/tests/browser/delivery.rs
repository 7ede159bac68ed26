//! A move reaches the server exactly once, whatever happens to the line.

use serde_json::json;

use crate::driver::{Browser, Screen};
use crate::line::{BAD_GATEWAY, Line, Sent, Way};
use crate::screens::send;

/// One person on both seats of a game without secrets: every move is one entry, and nobody moves
/// meanwhile.
const TABLE: &str = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=here&name-1=Bela&start=0";
/// Whether nothing is under way, and nothing is wrong.
pub(crate) const AT_REST: &str = "return document.getElementById('notice').hidden
    && !document.body.classList.contains('is-waiting')
    && !document.body.classList.contains('is-lost')
    && !document.querySelector('#why .refusal')";
/// Whether a sentence stands above the table.
const WARNED: &str = "return !document.getElementById('notice').hidden
    && document.getElementById('notice').textContent.length > 10";

/// The server, or a proxy, that cannot do it now.
const FULL: &str = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n\
    Retry-After: 2\r\nConnection: close\r\n\r\n\
    {\"error\":\"unstored\",\"text\":\"The disk is full just now.\"}\n";
const TOO_MANY: &str = "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\n\
    Retry-After: 1\r\nConnection: close\r\n\r\n\
    {\"error\":\"too-many\",\"text\":\"That was a lot at once.\"}\n";

pub(crate) async fn open_table() -> (Browser, Line) {
    open(TABLE).await
}

async fn open(form: &str) -> (Browser, Line) {
    let (browser, line) = Browser::open_through_a_line(Screen::Desktop).await;
    browser.goto("/").await;
    send(&browser, "/tables", form).await;
    line.wait_for_sockets(1).await;
    (browser, line)
}

/// Two clicks: a colour of a factory, then the first or the last line where it may go.
pub(crate) async fn click_move(browser: &Browser, is_first: bool) {
    browser.click("#shared .legal[data-spot]").await;
    click_line(browser, is_first).await;
}

async fn click_line(browser: &Browser, is_first: bool) {
    let place = if is_first { 0 } else { -1 };
    let mark = format!(
        "for (const old of document.querySelectorAll('[data-test]')) delete old.dataset.test;
        [...document.querySelectorAll('#mine .legal[data-spot]')].at({place}).dataset.test = '1';"
    );
    browser.run(&mark).await;
    browser.click("[data-test]").await;
}

/// Every time it was sent it was the same move with the same number, and the server took it.
fn check_delivered(moves: &[Sent], before: u64) {
    let last = moves.last().expect("a move");
    assert_eq!(last.status, Some(200), "{moves:?}");
    let begin = format!("seq={before}&action=");
    assert!(last.body.starts_with(&begin), "{moves:?}");
    let is_same = |sent: &Sent| sent.body == last.body;
    assert!(moves.iter().all(is_same), "{moves:?}");
}

/// The page shows one more entry, is at rest, and can be played on.
async fn check_goes_on(browser: &Browser, before: u64) {
    browser.wait_for_seq(before + 1).await;
    browser.wait_for(AT_REST).await;
    assert_eq!(browser.seq().await, before + 1, "one move");
    click_move(browser, true).await;
    browser.wait_for_seq(before + 2).await;
    browser.wait_for(AT_REST).await;
    browser.check_script().await;
}

async fn network(browser: &Browser, is_offline: bool, latency: u64) {
    let conditions = json!({ "offline": is_offline, "latency": latency,
        "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.tools("Network.enable", json!({})).await;
    browser
        .tools("Network.emulateNetworkConditions", conditions)
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_without_a_network_goes_out_later() {
    let (browser, line) = open_table().await;
    let before = browser.seq().await;
    network(&browser, true, 0).await;
    click_move(&browser, true).await;
    browser.wait_for(WARNED).await;
    browser.picture("kept").await;
    // Another click is no other move.
    click_line(&browser, false).await;
    assert_eq!(line.moves(), []);
    assert_eq!(browser.seq().await, before);
    network(&browser, false, 0).await;
    browser.wait_for_seq(before + 1).await;
    check_delivered(&line.moves(), before);
    assert_eq!(line.moves().len(), 1, "{:?}", line.moves());
    let is_first_line = line.moves()[0].body.ends_with("0&as=0");
    assert!(is_first_line, "{:?}", line.moves());
    check_goes_on(&browser, before).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_whose_answer_was_lost_is_made_once() {
    let (browser, line) = open_table().await;
    let before = browser.seq().await;
    line.set(Way::LosesAnswers);
    click_move(&browser, true).await;
    browser.wait_for(WARNED).await;
    // The socket has brought it already; the page still waits for the answer to its request.
    browser.wait_for_seq(before + 1).await;
    line.set(Way::Open);
    browser.wait_for(AT_REST).await;
    assert!(line.moves().len() > 1, "{:?}", line.moves());
    let taken = |sent: &Sent| sent.status == Some(200);
    assert!(line.moves().iter().all(taken), "{:?}", line.moves());
    check_delivered(&line.moves(), before);
    check_goes_on(&browser, before).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_cannot_be_taken_now_is_kept() {
    let (browser, line) = open_table().await;
    for (answer, text) in [
        (BAD_GATEWAY, "kept"),
        (FULL, "The disk is full just now."),
        (TOO_MANY, "That was a lot at once."),
    ] {
        line.forget_moves();
        let before = browser.seq().await;
        line.set(Way::Says(answer));
        click_move(&browser, true).await;
        browser.wait_for(WARNED).await;
        let said = browser
            .run("return document.getElementById('notice').textContent")
            .await;
        assert!(
            said.as_str().is_some_and(|said| said.contains(text)),
            "{said}"
        );
        // It tries again by itself, and is told the same.
        while line.moves().len() < 2 {
            browser.wait_for(WARNED).await;
        }
        assert_eq!(browser.seq().await, before);
        line.set(Way::Open);
        browser.wait_for_seq(before + 1).await;
        check_delivered(&line.moves(), before);
        check_goes_on(&browser, before).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_slow_line_nothing_is_played_twice() {
    let (browser, line) = open_table().await;
    let before = browser.seq().await;
    network(&browser, false, 3000).await;
    browser.click("#shared .legal[data-spot]").await;
    // An impatient person clicks everything that is lit, and the button.
    browser
        .run("for (const one of document.querySelectorAll('#mine .legal, #confirm')) one.click();")
        .await;
    // Who waits is told why.
    browser.wait_for(WARNED).await;
    browser.wait_for_seq(before + 1).await;
    browser.wait_for(AT_REST).await;
    check_delivered(&line.moves(), before);
    assert_eq!(line.moves().len(), 1, "{:?}", line.moves());
    network(&browser, false, 0).await;
    check_goes_on(&browser, before).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_made_while_the_server_restarts_is_kept() {
    let (mut browser, line) = open_table().await;
    let before = browser.seq().await;
    browser.stop_server().await;
    browser
        .wait_for("return document.body.classList.contains('is-lost')")
        .await;
    click_move(&browser, true).await;
    browser.wait_for(WARNED).await;
    browser.start_server().await;
    browser.wait_for_seq(before + 1).await;
    check_delivered(&line.moves(), before);
    check_goes_on(&browser, before).await;
    browser.close().await;
}

/// A tab holds its requests back until `release` is called.
const HOLD: &str = "
    const real = fetch;
    const gate = new Promise((release) => { window.release = release; });
    window.fetch = async (...request) => { await gate; return real(...request); };";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_tabs_of_one_person_follow_each_other() {
    let (browser, line) = open_table().await;
    let client = &browser.client;
    let one = client.window().await.expect("a tab");
    let path = browser.run("return location.pathname").await;
    let two = client.new_window(true).await.expect("a tab").handle;
    client.switch_to_window(two.clone()).await.expect("a tab");
    browser.goto(path.as_str().expect("a path")).await;
    line.wait_for_sockets(2).await;
    let before = browser.seq().await;
    // In the second tab a move is clicked, but the first tab is faster.
    browser.run(HOLD).await;
    click_move(&browser, false).await;
    client.switch_to_window(one.clone()).await.expect("a tab");
    click_move(&browser, true).await;
    browser.wait_for_seq(before + 1).await;
    client.switch_to_window(two).await.expect("a tab");
    browser.wait_for_seq(before + 1).await;
    browser.run("release()").await;
    browser.wait_for(WARNED).await;
    let is_ready = "return !document.body.classList.contains('is-waiting')";
    browser.wait_for(is_ready).await;
    let answers: Vec<_> = line.moves().into_iter().map(|sent| sent.status).collect();
    assert_eq!(answers, [Some(200), Some(409)]);
    assert_eq!(browser.seq().await, before + 1);
    // It is shown what is, and goes on from there; the first tab follows.
    click_move(&browser, false).await;
    browser.wait_for_seq(before + 2).await;
    browser.wait_for(AT_REST).await;
    browser.check_script().await;
    client.switch_to_window(one).await.expect("a tab");
    browser.wait_for_seq(before + 2).await;
    browser.wait_for(AT_REST).await;
    assert_eq!(line.n_sockets(), 2, "one for each tab");
    browser.close().await;
}

/// Whatever a page asks for, it says when that fails, and nothing that was typed is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_fails_says_so_and_can_be_tried_again() {
    // The AI always agrees to take something back.
    let (browser, line) = open("game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0").await;
    click_move(&browser, true).await;
    browser
        .wait_for("return !!document.querySelector('#shared .legal') && !!document.querySelector('[data-do=undo]:enabled')")
        .await;
    browser.wait_for(AT_REST).await;
    let before = browser.seq().await;
    let prompt = browser.run(PROMPT).await;
    line.set(Way::Says(BAD_GATEWAY));
    for button in ["[data-do=hint]", "[data-do=undo]"] {
        browser.click(button).await;
        browser.wait_for(WARNED).await;
        assert_eq!(browser.run(PROMPT).await, prompt, "{button}");
        browser.run(FORGET).await;
    }
    browser
        .run("document.getElementById('chat').open = true")
        .await;
    let field = fantoccini::Locator::Css(".chat-f [name=text]");
    let field = browser.client.find(field).await.expect("a field");
    field.send_keys("bom dia").await.expect("typed");
    browser.click(".chat-f button").await;
    browser.wait_for(WARNED).await;
    let typed = browser
        .run("return document.querySelector('.chat-f [name=text]').value")
        .await;
    assert_eq!(typed, "bom dia");
    browser.run(FORGET).await;
    line.set(Way::Open);
    browser.click(".chat-f button").await;
    browser
        .wait_for("return document.getElementById('chat-lines').textContent.includes('bom dia')")
        .await;
    browser.click("[data-do=undo]").await;
    browser.wait_for_seq(before + 1).await;
    browser.wait_for(AT_REST).await;
    browser.check_script().await;
    browser.close().await;
}

const PROMPT: &str = "return document.getElementById('prompt').textContent";
/// The next sentence is a new one.
const FORGET: &str = "
    const bar = document.getElementById('notice');
    bar.hidden = true;
    bar.firstElementChild.textContent = '';";
