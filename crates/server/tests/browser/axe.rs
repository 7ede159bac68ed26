//! What the accessibility checker axe-core says about a page.

use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

use serde_json::Value;

use crate::driver::Browser;

/// The version of the checker.
const PACKAGE: &str = "axe-core@4.10.3";

/// Serious and critical findings, once the page is drawn anew and nothing fades any more.
const RUN: &str = r"
    const done = arguments[arguments.length - 1];
    const tell = (node) => node.html.slice(0, 160) + ': ' + [...node.any, ...node.all, ...node.none][0]?.message;
    const drawn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const still = () => Promise.all(document.getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished.catch(() => {})));
    drawn().then(still)
        .then(() => axe.run(document, { resultTypes: ['violations'] }))
        .then(({ violations }) => done(violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(tell).join(' | '))));";

/// Fetched once, and kept beside what is built.
static AXE: LazyLock<String> = LazyLock::new(|| {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/axe");
    let script = folder.join(PACKAGE).join("package/axe.min.js");
    if !script.exists() {
        let into = folder.join(PACKAGE);
        std::fs::create_dir_all(&into).expect("a folder");
        let run = |name: &str, arguments: &[&str]| {
            let mut command = Command::new(name);
            let status = command.args(arguments).current_dir(&into).status();
            assert!(status.expect(name).success(), "{name} {arguments:?}");
        };
        run("npm", &["pack", "--silent", PACKAGE]);
        run("tar", &["xzf", "axe-core-4.10.3.tgz"]);
    }
    std::fs::read_to_string(script).expect("the checker")
});

/// Fails with what is serious, in light and in dark.
pub(crate) async fn check(browser: &Browser, name: &str) {
    browser.run(&AXE).await;
    for theme in ["light", "dark"] {
        let turn = format!("document.documentElement.dataset.theme = '{theme}'");
        browser.run(&turn).await;
        let found = browser.client.execute_async(RUN, Vec::new()).await;
        let found: Value = found.unwrap_or_else(|error| panic!("{name}: {error}"));
        let found = found.as_array().expect("a list");
        assert!(found.is_empty(), "{name} in {theme}: {found:#?}");
    }
}
