//! What a page does beside moves by clicks: dragging, refusals with their rule, hints, undo.

use std::time::Duration;

use fantoccini::Locator;
use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use serde_json::Value;

use crate::driver::{Browser, Screen};

/// Waits until a script answers something that is true.
async fn until(browser: &Browser, script: &str) -> Value {
    for _ in 0..600 {
        let answer = browser.run(script).await;
        if !matches!(answer, Value::Null | Value::Bool(false)) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("never true: {script}");
}

const MY_TURN: &str = "return document.querySelector('.legal[data-spot]') !== null
    && !document.body.classList.contains('is-waiting');";

async fn seq(browser: &Browser) -> Value {
    browser
        .run("return document.getElementById('dock').dataset.seq;")
        .await
}

async fn click(browser: &Browser, selector: &str) {
    let element = browser.client.find(Locator::Css(selector)).await;
    let element = element.unwrap_or_else(|error| panic!("{selector}: {error}"));
    element.click().await.expect("a click");
}

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
    click(&browser, "form[data-quick=azul] button").await;

    until(&browser, MY_TURN).await;
    let before = seq(&browser).await;
    drag(&browser, ".legal[data-spot]", "[data-spot=line-4]").await;
    let moved = format!("return document.getElementById('dock').dataset.seq !== {before};");
    until(&browser, &moved).await;

    // Line 5 holds a colour now: another one is refused, with a link to the rule.
    until(&browser, MY_TURN).await;
    let other = "const holds = document.querySelector('[data-spot=line-4]').dataset.name
            ?? document.querySelector('[data-spot=line-4]').getAttribute('aria-label');
        const spot = [...document.querySelectorAll('.legal[data-spot]')].map((one) => one.dataset.spot)
            .find((one) => !holds.includes(one.split('-')[1]));
        return spot;";
    let other = until(&browser, other).await;
    click(
        &browser,
        &format!("[data-spot={}]", other.as_str().expect("a spot")),
    )
    .await;
    click(&browser, "[data-spot=line-4]").await;
    let link = until(
        &browser,
        "return document.querySelector('#why .refusal ~ a')?.getAttribute('href');",
    )
    .await;
    assert_eq!(link, "/rules/azul#AZ-4.2");
    browser.picture("azul-refused").await;

    click(&browser, "[data-do=hint]").await;
    until(
        &browser,
        "return !document.getElementById('confirm').disabled;",
    )
    .await;
    browser.picture("azul-hint").await;
    let before = seq(&browser).await;
    click(&browser, "#confirm").await;
    let moved = format!("return document.getElementById('dock').dataset.seq !== {before};");
    until(&browser, &moved).await;

    // The AI agrees to take the move back.
    until(&browser, MY_TURN).await;
    let before = seq(&browser).await;
    click(&browser, "[data-do=ask-undo], [data-do=undo]").await;
    let moved = format!("return document.getElementById('dock').dataset.seq !== {before};");
    until(&browser, &moved).await;
    until(&browser, MY_TURN).await;
    browser.check_console().await;
    browser.close().await;
}
