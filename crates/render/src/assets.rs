//! The files that pages refer to, embedded, each with a version in its address.

mod fonts;
mod icon;
mod letters;
mod script;
mod style;
pub(crate) mod tokens;

pub(crate) use fonts::FIRST as FIRST_FONTS;
pub use icon::{ICON_SIZES, icon};

use std::borrow::Cow;
use std::sync::LazyLock;

/// A file that is served as it is.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its name behind `/assets/`.
    pub name: &'static str,
    /// What it contains.
    pub content: Cow<'static, [u8]>,
    /// Its media type.
    pub media_type: &'static str,
    /// Changes with the content, so that a browser may keep the file for ever.
    pub version: String,
    /// Its address, with the version.
    pub url: String,
    /// The names of the modules that a module imports, directly or not.
    pub imports: Vec<&'static str>,
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The drawings.
const DRAWINGS: &[(&str, &str)] = &[
    ("sprite.svg", include_str!("../assets/sprite.svg")),
    ("favicon.svg", include_str!("../assets/favicon.svg")),
    ("icon.svg", include_str!("../assets/icon.svg")),
    (
        "favicon-turn.svg",
        include_str!("../assets/favicon-turn.svg"),
    ),
];

/// What scripts and style sheets refer to.
static NAMED: LazyLock<Vec<Asset>> =
    LazyLock::new(|| DRAWINGS.iter().map(draw).chain(fonts::fonts()).collect());
static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let named = NAMED.iter().cloned();
    named
        .chain(style::sheets())
        .chain(script::modules())
        .collect()
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
    let find = |assets: &'static [Asset]| assets.iter().find(|asset| asset.name == name);
    // Scripts and style sheets name these while they are put together.
    let found = find(&NAMED).or_else(|| find(&ASSETS));
    &found.unwrap_or_else(|| panic!("no asset {name}")).url
}

/// The addresses of the modules that a script imports, directly or not.
pub(crate) fn imports_of(script: &str) -> impl Iterator<Item = &'static str> {
    let found = ASSETS.iter().find(|asset| asset.name == script);
    found
        .into_iter()
        .flat_map(|asset| asset.imports.iter())
        .map(|name| url(name))
}

impl Asset {
    fn new(name: &'static str, media_type: &'static str, content: String) -> Asset {
        Asset::of_bytes(name, media_type, Cow::Owned(content.into_bytes()))
    }

    fn of_bytes(
        name: &'static str,
        media_type: &'static str,
        content: Cow<'static, [u8]>,
    ) -> Asset {
        let version = format!("{:08x}", fingerprint(&content));
        Asset {
            name,
            url: format!("/assets/{name}?v={version}"),
            content,
            media_type,
            version,
            imports: Vec::new(),
        }
    }

    /// Whether the content gets smaller when it is compressed: a font is already.
    #[must_use]
    pub fn is_compressible(&self) -> bool {
        self.media_type != fonts::WOFF2
    }

    /// The content of a script or style sheet.
    #[cfg(test)]
    fn text(&self) -> &str {
        std::str::from_utf8(&self.content).expect("a text")
    }
}

fn draw(&(name, drawing): &(&'static str, &str)) -> Asset {
    let content = match name {
        "sprite.svg" => letters::with_letters(drawing),
        _ => drawing.to_owned(),
    };
    Asset::new(name, SVG, content)
}

/// The service worker with the files that it keeps. It has an address without a version, since a
/// browser asks for it by itself and compares.
#[must_use]
pub fn service_worker() -> &'static str {
    static WORKER: LazyLock<String> = LazyLock::new(|| {
        let files: Vec<String> = ASSETS
            .iter()
            .map(|file| format!("{:?}", file.url))
            .collect();
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
        "background_color": tokens::light("paper"),
        "theme_color": tokens::light("paper"),
        "categories": ["games"],
        "icons": icons,
    })
    .to_string()
}

/// A text without what stands between `/*` and `*/`.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out
}

/// FNV-1a: it only has to differ when the content does.
fn fingerprint(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// The messages that a script and what it imports say, as far as they are written out.
#[cfg(test)]
pub(crate) fn words_of(script: &str) -> std::collections::BTreeSet<String> {
    let entry = ASSETS.iter().find(|asset| asset.name == script);
    let imports = &entry.expect(script).imports;
    let is_part = |asset: &&Asset| asset.name == script || imports.contains(&asset.name);
    let texts = ASSETS.iter().filter(is_part).map(Asset::text);
    texts
        .flat_map(|text| text.split('"').skip(1).step_by(2))
        .filter(|text| text.starts_with("table-") || text.starts_with("replay-"))
        .map(str::to_owned)
        .collect()
}
