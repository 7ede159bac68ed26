//! A person draws a board and plays on it.

use crate::driver::{Browser, Screen};
use crate::person::take_steps;
use crate::screens::send;
use crate::{audit, axe};

/// Five rows that are a district each, and in each row the numbers from 1 to 5.
async fn draw(browser: &Browser) {
    browser.goto("/boards/new").await;
    for square in 0..25 {
        browser
            .click(&format!("[data-number=\"{}\"]", square % 5 + 1))
            .await;
        let done = format!(
            "return document.querySelectorAll('.es em:not(:empty)').length === {}",
            square + 1
        );
        browser.wait_for(&done).await;
    }
    browser.click("label:has([value=\"borders\"])").await;
    for line in 0..20 {
        browser.click(&format!("#down-{line}")).await;
        let done = format!("return document.querySelector('#down-{line}').ariaPressed === 'true'");
        browser.wait_for(&done).await;
    }
    browser
        .wait_for("return !!document.querySelector('#board-mend .fine')")
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_is_drawn_and_played_on() {
    for (screen, name) in [(Screen::Phone, "editor-phone"), (Screen::Desktop, "editor")] {
        let browser = Browser::open(screen).await;
        draw(&browser).await;
        // A border too many is said at once, and taken back.
        browser.click("#across-0").await;
        browser.wait_for("return !!document.querySelector('#board-mend [data-mend=across-0], #across-0.bad')").await;
        browser.picture(name).await;
        browser.click("[data-undo]").await;
        browser
            .wait_for("return !!document.querySelector('#board-mend .fine')")
            .await;
        // Reloading keeps what is not saved.
        browser.goto("/boards/new").await;
        browser
            .wait_for("return !!document.querySelector('#board-mend .fine')")
            .await;
        audit::check(&browser, name).await;
        axe::check(&browser, name).await;
        browser.click(".be-acts .primary").await;
        browser
            .wait_for("return location.search === '?saved=1'")
            .await;
        browser.check_console().await;
        let id = browser.run("return location.pathname.split('/')[2]").await;
        let id = id.as_str().expect("an id");
        let form = format!(
            "game=calcada&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0&option-board=own-{id}"
        );
        send(&browser, "/tables", &form).await;
        browser
            .wait_for("return document.querySelectorAll('#mine .sq em').length === 25")
            .await;
        let printed = "return [...document.querySelectorAll('#mine .sq em')].map(em => em.textContent).join('')";
        assert_eq!(browser.run(printed).await, "12345".repeat(5));
        let before = browser.seq().await;
        take_steps(&browser, 4).await;
        browser.wait_for_seq(before + 1).await;
        browser.check_console().await;
        browser.close().await;
    }
}
