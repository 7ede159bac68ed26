//! What a page does beside moves by clicks: dragging, refusals with their rule, hints, undo.

use std::time::Duration;

use fantoccini::Locator;
use fantoccini::actions::{InputSource, MouseActions, PointerAction};

use crate::driver::{Browser, Screen};

const MY_TURN: &str = "return document.querySelector('.legal[data-spot]') !== null
    && !document.body.classList.contains('is-waiting');";

/// Presses on one thing, moves in steps and lets go above another.
async fn drag(browser: &Browser, from: &str, to: &str) {
    let find = async |selector: &str| {
        let found = browser.client.find(Locator::Css(selector)).await;
        found.unwrap_or_else(|error| panic!("{selector}: {error}"))
    };
    let over = |element, duration| PointerAction::MoveToElement {
        element,
        duration: Some(Duration::from_millis(duration)),
        x: 0.0,
        y: 0.0,
    };
    let press = MouseActions::new("mouse".to_owned())
        .then(over(find(from).await, 10))
        .then(PointerAction::Down { button: 0 })
        .then(over(find(to).await, 200));
    browser.client.perform_actions(press).await.expect("a drag");
    let drop = MouseActions::new("mouse".to_owned())
        .then(over(find(to).await, 50))
        .then(PointerAction::Up { button: 0 });
    browser.client.perform_actions(drop).await.expect("a drop");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn azul_drags_refuses_hints_and_takes_back() {
    let browser = Browser::open(Screen::Desktop).await;
    browser.goto("/").await;
    browser.play_the_ai("azul").await;

    browser.wait_for(MY_TURN).await;
    let before = browser.seq().await;
    drag(&browser, ".legal[data-spot]", "[data-spot=line-4]").await;
    browser.wait_for_seq(before + 1).await;

    // Line 5 holds a colour now: another one is refused, with a link to the rule.
    browser.wait_for(MY_TURN).await;
    let other = "const holds = document.querySelector('[data-spot=line-4]').dataset.name
            ?? document.querySelector('[data-spot=line-4]').getAttribute('aria-label');
        const spot = [...document.querySelectorAll('.legal[data-spot]')].map((one) => one.dataset.spot)
            .find((one) => !holds.includes(one.split('-')[1]));
        return spot;";
    let other = browser.run(other).await;
    let other = format!("[data-spot={}]", other.as_str().expect("a spot"));
    browser.click(&other).await;
    browser.click("[data-spot=line-4]").await;
    browser
        .wait_for("return document.querySelector('#why .refusal ~ a') !== null")
        .await;
    let link = browser
        .run("return document.querySelector('#why .refusal ~ a').getAttribute('href');")
        .await;
    assert_eq!(link, "/rules/azul#AZ-4.2");
    browser.picture("azul-refused").await;

    browser.click("[data-do=hint]").await;
    browser
        .wait_for("return !document.getElementById('confirm').disabled;")
        .await;
    browser.picture("azul-hint").await;
    let before = browser.seq().await;
    browser.click("#confirm").await;
    browser.wait_for_seq(before + 1).await;

    // The AI agrees to take the move back.
    browser.wait_for(MY_TURN).await;
    let before = browser.seq().await;
    browser.click("[data-do=ask-undo], [data-do=undo]").await;
    browser.wait_for_seq(before + 1).await;
    browser.wait_for(MY_TURN).await;
    browser.check_console().await;
    browser.close().await;
}
