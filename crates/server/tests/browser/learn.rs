//! Every first game, played to its end by touching what is lit.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::axe;
use crate::driver::{Browser, Screen};
use crate::person::step;

/// How many moves a lesson asks for.
const N_STEPS: u64 = 10;
/// A lesson that asks for more clicks than this for one move is stuck.
const MAX_CLICKS: usize = 12;

/// What is out of pov of whoever learns: the text, or all that is to be touched next.
const HIDDEN: &str = r"
    const dock = document.getElementById('dock').getBoundingClientRect();
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const isSeen = (element) => {
        const box = element.getBoundingClientRect();
        const end = dock.height && box.left < dock.right && box.right > dock.left && dock.top > box.top ? dock.top : innerHeight;
        return box.width > 0 && box.bottom > bar.bottom + 8 && box.top < end - 8;
    };
    const found = [];
    if (!isSeen(document.querySelector('#lesson p'))) found.push('the text');
    const lit = [...document.querySelectorAll('.legal[data-spot], #choices [data-spot], #confirm:enabled')];
    if (!lit.some((element) => element.closest('#dock') || isSeen(element))) found.push('what is lit');
    return found;";

/// How much too high or too wide the page is.
const TOO_LARGE: &str = r"
    const page = document.documentElement;
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight].map((more) => Math.max(more, 0));";

async fn check(game: &str, screen: Screen) {
    let browser = Browser::open(screen).await;
    browser.goto(&format!("/learn/{game}")).await;
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for done in 0..N_STEPS {
        let name = format!("learn-{game}-{screen:?}-{done}").to_lowercase();
        assert_eq!(browser.seq().await, done, "{name}");
        browser.run("scrollTo(0, 0)").await;
        browser.picture(&name).await;
        let hidden = browser.run(HIDDEN).await;
        assert_eq!(hidden, serde_json::json!([]), "{name}: out of pov");
        fits(&browser, screen, &name).await;
        let mut n_clicks = 0;
        while browser.seq().await == done {
            n_clicks += 1;
            assert!(n_clicks < MAX_CLICKS, "{name} is stuck");
            step(&browser, &mut rng).await;
            let ready = "return !document.body.classList.contains('is-waiting')";
            browser.wait_for(ready).await;
        }
    }
    let name = format!("learn-{game}-{screen:?}-end").to_lowercase();
    browser.picture(&name).await;
    axe::check(&browser, &name).await;
    browser.check_console().await;
    browser.click(".lesson-b .primary").await;
    browser.click(".go-b").await;
    let at_table = "return location.pathname.startsWith('/t/')";
    browser.wait_for(at_table).await;
    browser.close().await;
}

/// A desktop shows all of a lesson at once.
async fn fits(browser: &Browser, screen: Screen, name: &str) {
    let more = browser.run(TOO_LARGE).await;
    assert_eq!(more[0], 0, "{name} scrolls sideways");
    if screen == Screen::Desktop {
        assert_eq!(more[1], 0, "{name} scrolls");
    }
}

macro_rules! lessons {
    ([$($Position:ident in $module:ident),+ $(,)?] $screen:expr) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $module() {
            super::check(stringify!($module), $screen).await;
        })+
    };
}

mod on_a_phone {
    tessera_engine::for_each_game!(lessons, super::Screen::Phone);
}

mod on_a_desktop {
    tessera_engine::for_each_game!(lessons, super::Screen::Desktop);
}
