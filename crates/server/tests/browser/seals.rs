//! Sealed texts: typed by people, sealed and revealed by their pages.

use fantoccini::Locator;
use tessera_server::fair::seal;

use crate::driver::{Browser, Screen};
use crate::screens::send;

/// What the browser keeps.
const KEPT: &str = "return Object.entries(localStorage).filter(([key]) => key.startsWith('seal-'))";

async fn type_into(browser: &Browser, selector: &str, text: &str) {
    let shown = format!("return !!document.querySelector('{selector}')?.checkVisibility()");
    browser.wait_for(&shown).await;
    let field = browser.client.find(Locator::Css(selector)).await;
    field.expect(selector).send_keys(text).await.expect("typed");
}

/// The text and the seal that a browser keeps.
async fn kept(browser: &Browser) -> (String, String) {
    let kept = browser.run(KEPT).await;
    assert_eq!(kept.as_array().expect("a list").len(), 1, "{kept}");
    let [key, text] = [&kept[0][0], &kept[0][1]].map(|word| word.as_str().expect("a word"));
    let sealed = key.strip_prefix("seal-").expect("a seal");
    assert_eq!(sealed, seal(text));
    (text.to_owned(), sealed.to_owned())
}

/// Two people seal texts. One of them is away when all seats are taken; as soon as she comes back,
/// her page reveals her text and the game begins.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn texts_are_sealed_and_revealed() {
    let ana = Browser::open(Screen::Desktop).await;
    ana.goto("/").await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";
    send(&ana, "/tables", form).await;
    let path = ana.run("return location.pathname").await;
    let path = path.as_str().expect("a path").to_owned();
    type_into(&ana, ".fair-add label input", "árvíztűrő tükörfúrógép").await;
    ana.click(".fair-add button").await;
    ana.wait_for("return document.querySelectorAll('#waiting-fair li').length === 1")
        .await;
    let (text, sealed) = kept(&ana).await;
    assert!(text.starts_with("árvíztűrő tükörfúrógép "), "{text}");
    let shown = ana.run("return document.querySelector('#waiting-fair li code').textContent");
    assert_eq!(shown.await, sealed.as_str());
    let again = ana.run("return document.querySelector('.fair-add label input').value");
    assert_eq!(again.await, "árvíztűrő tükörfúrógép", "her own text");
    ana.picture("room-sealed").await;
    ana.check_console().await;
    ana.goto("/rules/azul").await;

    let bela = ana.beside(Screen::Phone).await;
    bela.goto(&path).await;
    type_into(&bela, "#sit [name=name]", "Bela").await;
    // A text for the draws waits behind "More".
    bela.click("#sit .more summary").await;
    type_into(&bela, "#sit label[data-text] input", "two words").await;
    bela.click("form[action$=\"/sit\"] button.primary").await;
    // His own text is there at once, hers is waited for.
    bela.wait_for("return !!document.querySelector('[data-revealing]:not([data-reveal])')")
        .await;
    let body = bela.run("return document.body.innerText").await;
    let body = body.as_str().expect("text");
    assert!(body.contains("hasn’t opened their words yet"), "{body}");
    assert!(
        body.contains("Still waiting for the words of Ana."),
        "{body}"
    );
    bela.picture("room-revealing").await;
    assert_eq!(bela.run(KEPT).await.as_array().expect("a list").len(), 0);

    ana.goto(&path).await;
    for browser in [&ana, &bela] {
        browser
            .wait_for("return !!document.getElementById('dock')")
            .await;
        browser.check_console().await;
    }
    bela.close().await;
    ana.close().await;
}
