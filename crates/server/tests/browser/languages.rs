//! Every screen in every language: nothing scrolls sideways, no button cuts its text off.

use std::time::Duration;

use tessera_engine::GameName;
use tessera_render::Language;

use crate::driver::{Browser, Screen};
use crate::person::take_steps;

/// What is too wide, or does not offer another language, as sentences.
const LOOK: &str = r"
    const found = [];
    const page = document.documentElement;
    if (!document.querySelector('.lang')) found.push('no other language');
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
    for (const element of document.querySelectorAll('.btn, .choice, .segments span, .lang button, .hn a, .toc a')) {
        const box = element.getBoundingClientRect();
        if (!element.checkVisibility() || !box.width) continue;
        const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
        const isOutside = box.right > innerWidth + 1 || box.left < -1;
        const sheet = element.closest('.toc, .sheet, .gc, .panel')?.getBoundingClientRect();
        const isOver = sheet && (box.right > sheet.right + 1 || box.left < sheet.left - 1);
        if (isCut || isOutside || isOver) found.push((isCut ? 'cut: ' : isOver ? 'over the edge: ' : 'outside: ') + element.outerHTML.slice(0, 160));
    }
    return found;";

async fn check(screen: Screen) {
    let browser = Browser::open(screen).await;
    let mut paths = vec!["/".to_owned(), "/me".to_owned()];
    for game in GameName::ALL {
        paths.push(format!("/new?game={game}"));
        paths.push(format!("/rules/{game}"));
        for step in [0, 5, 10] {
            paths.push(format!("/learn/{game}?step={step}"));
        }
        paths.push(open(&browser, game.as_str(), "ai-1").await);
        take_steps(&browser, 8).await;
    }
    paths.push(open(&browser, "azul", "open").await);
    let over = finished(&browser).await;
    paths.push(format!("{over}/replay/3"));
    paths.push(format!("{over}/fair?check=1"));
    paths.push(over);
    paths.push("/fair".to_owned());
    paths.push("/replay".to_owned());
    let mut found = Vec::new();
    for language in Language::ALL {
        speak(&browser, language).await;
        for path in &paths {
            browser.goto(path).await;
            let lang = browser.run("return document.documentElement.lang").await;
            assert_eq!(lang, language.tag(), "{path}");
            let wrong = browser.run(LOOK).await;
            for what in wrong.as_array().expect("a list") {
                found.push(format!("{path} in {language}: {what}"));
            }
            let name = path.replace(['/', '?', '='], "-");
            let name = format!("{screen:?}-{language}{name}").to_lowercase();
            browser.picture(&name).await;
        }
    }
    browser.check_console().await;
    browser.close().await;
    assert!(found.is_empty(), "{found:#?}");
}

/// Opens a table with the fewest seats; the others are all like this.
async fn open(browser: &Browser, game: &str, others: &str) -> String {
    let n_seats = if game == "calimala" { 3 } else { 2 };
    browser.goto("/").await;
    let script = format!(
        "const fields = {{ game: '{game}', seats: {n_seats}, 'seat-0': 'me', start: '1', public: 0, name: 'Maximiliane' }};
        for (let seat = 1; seat < {n_seats}; seat++) fields['seat-' + seat] = '{others}';
        const answer = await fetch('/tables', {{ method: 'POST', body: new URLSearchParams(fields) }});
        return new URL(answer.url).pathname;"
    );
    let path = browser.run(&promise(&script)).await;
    let path = path.as_str().expect("a path").to_owned();
    assert!(path.starts_with("/t/"), "{path}");
    browser.goto(&path).await;
    path
}

/// A game that the AI has played to its end.
pub(crate) async fn finished(browser: &Browser) -> String {
    let path = open(browser, "piazza", "ai-1").await;
    let script = "await fetch(location.pathname + '/hand-over', { method: 'POST', body: new URLSearchParams({ seat: 0 }) });
        return true;";
    browser.run(&promise(script)).await;
    for _ in 0..600 {
        browser.goto(&path).await;
        let is_over = "return document.body.classList.contains('is-over')";
        if browser.run(is_over).await == true {
            return path;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the game does not end");
}

async fn speak(browser: &Browser, language: Language) {
    let script = format!(
        "await fetch('/language', {{ method: 'POST', body: new URLSearchParams({{ language: '{language}', back: '/' }}) }});
        return true;"
    );
    browser.run(&promise(&script)).await;
}

/// A script that waits: the driver waits for its promise.
fn promise(script: &str) -> String {
    format!("return (async () => {{ {script} }})();")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_screen_fits_on_a_phone() {
    check(Screen::Phone).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_screen_fits_on_a_desktop() {
    check(Screen::Desktop).await;
}
