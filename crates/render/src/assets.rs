//! The files that pages refer to, embedded, each with a version in its address.

mod icon;
mod letters;

pub use icon::{ICON_SIZES, icon};

use std::fmt::Write;
use std::sync::LazyLock;

use tessera_engine::{GameName, with_game};

use crate::Show;

/// A file that is served as it is.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its name behind `/assets/`.
    pub name: &'static str,
    /// What it contains.
    pub content: String,
    /// Its media type.
    pub media_type: &'static str,
    /// Changes with the content, so that a browser may keep the file for ever.
    pub version: String,
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// Name, media type, parts that are put together. The style sheets of the games come from
/// [`Show::FILES`].
const FILES: &[(&str, &str, &[&str])] = &[
    ("sprite.svg", SVG, &[include_str!("../assets/sprite.svg")]),
    ("favicon.svg", SVG, &[include_str!("../assets/favicon.svg")]),
    ("icon.svg", SVG, &[include_str!("../assets/icon.svg")]),
    (
        "favicon-turn.svg",
        SVG,
        &[include_str!("../assets/favicon-turn.svg")],
    ),
    (
        "tessera.css",
        CSS,
        &[
            include_str!("../assets/tokens.css"),
            include_str!("../assets/components.css"),
            include_str!("../assets/table.css"),
        ],
    ),
    (
        "site.css",
        CSS,
        &[
            include_str!("../assets/home.css"),
            include_str!("../assets/site.css"),
        ],
    ),
    ("replay.css", CSS, &[include_str!("../assets/replay.css")]),
    (
        "site.js",
        SCRIPT,
        &[
            include_str!("../assets/script/link.js"),
            include_str!("../assets/seal.js"),
            include_str!("../assets/site.js"),
        ],
    ),
    (
        "table.js",
        SCRIPT,
        &[
            include_str!("../assets/script/page.js"),
            include_str!("../assets/script/dock.js"),
            include_str!("../assets/script/choose.js"),
            include_str!("../assets/script/link.js"),
            include_str!("../assets/script/act.js"),
            include_str!("../assets/script/live.js"),
            include_str!("../assets/script/clock.js"),
            include_str!("../assets/script/motion.js"),
            include_str!("../assets/script/keys.js"),
            include_str!("../assets/script/drag.js"),
            include_str!("../assets/script/sound.js"),
        ],
    ),
    (
        "replay.js",
        SCRIPT,
        &[
            include_str!("../assets/script/page.js"),
            include_str!("../assets/script/motion.js"),
            include_str!("../assets/replay.js"),
        ],
    ),
];

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let mut assets: Vec<Asset> = FILES.iter().map(read).collect();
    for game in GameName::ALL {
        let files = with_game!(game, G => G::FILES);
        assets.push(read(&(files.style_name, CSS, &[files.style])));
    }
    assets
});
static URLS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let url = |asset: &Asset| format!("/assets/{}?v={}", asset.name, asset.version);
    ASSETS.iter().map(url).collect()
});

/// All files.
#[must_use]
pub fn assets() -> &'static [Asset] {
    &ASSETS
}

/// The address of a file, with its version.
///
/// # Panics
/// When there is no such file: names are ours.
#[must_use]
pub fn url(name: &str) -> &'static str {
    let place = ASSETS.iter().position(|asset| asset.name == name);
    &URLS[place.unwrap_or_else(|| panic!("no asset {name}"))]
}

fn read(&(name, media_type, parts): &(&'static str, &'static str, &[&str])) -> Asset {
    let mut content = parts.concat();
    if name == "sprite.svg" {
        content = letters::with_letters(&content);
    }
    let mut version = String::new();
    let _ = write!(version, "{:08x}", fingerprint(content.as_bytes()));
    Asset {
        name,
        content,
        media_type,
        version,
    }
}

/// The service worker with the files that it keeps. It has an address without a version, since a
/// browser asks for it by itself and compares.
#[must_use]
pub fn service_worker() -> &'static str {
    static WORKER: LazyLock<String> = LazyLock::new(|| {
        let files: Vec<String> = URLS.iter().map(|url| format!("'{url}'")).collect();
        let files = files.join(", ");
        let version = format!("{:08x}", fingerprint(files.as_bytes()));
        include_str!("../assets/service-worker.js")
            .replace("/* files */", &files)
            .replace("/* version */", &version)
    });
    &WORKER
}

/// What a phone needs to know to install the site.
#[must_use]
pub fn manifest() -> String {
    let pictures = ICON_SIZES.map(|size| {
        serde_json::json!({
            "src": format!("/icon-{size}.png"),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": "any maskable",
        })
    });
    let drawing = serde_json::json!({
        "src": url("icon.svg"), "sizes": "any", "type": SVG, "purpose": "any",
    });
    let mut icons = vec![drawing];
    icons.extend(pictures);
    serde_json::json!({
        "id": "/",
        "name": "Tessera",
        "short_name": "Tessera",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#F2ECE0",
        "theme_color": "#F2ECE0",
        "categories": ["games"],
        "icons": icons,
    })
    .to_string()
}

/// FNV-1a: it only has to differ when the content does.
fn fingerprint(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
