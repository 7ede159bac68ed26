//! The fonts that the pages ship, so that they look alike on every machine. `scripts/fonts` makes
//! the files; their licences lie beside them.

use std::borrow::Cow;

use super::Asset;

pub(super) const WOFF2: &str = "font/woff2";

macro_rules! fonts {
    ($($name:literal)+) => {
        &[$((
            $name,
            include_bytes!(concat!("../../assets/fonts/", $name)).as_slice(),
        )),+]
    };
}

const FONTS: &[(&str, &[u8])] =
    fonts! { "inter.woff2" "brygada.woff2" "brygada-bold.woff2" "brygada-bold-italic.woff2" };

/// What the first line of every page needs, asked for before the style sheet has named it.
pub(crate) const FIRST: [&str; 2] = ["inter.woff2", "brygada-bold.woff2"];

/// The fonts as they are served.
pub(super) fn fonts() -> impl Iterator<Item = Asset> {
    let asset = |&(name, bytes)| Asset::of_bytes(name, WOFF2, Cow::Borrowed(bytes));
    FONTS.iter().map(asset)
}

/// A style sheet with the versions of the fonts that it names.
pub(super) fn link(style: &str) -> String {
    FONTS.iter().fold(style.to_owned(), |style, (name, _)| {
        let address = format!("\"/assets/{name}\"");
        style.replace(&address, &format!("\"{}\"", super::url(name)))
    })
}

#[cfg(test)]
mod tests {
    use super::super::assets;
    use super::*;

    /// A font that no style sheet names would be shipped for nothing, and one without its version
    /// would be asked for again and again.
    #[test]
    fn the_style_sheet_names_every_font_with_its_version() {
        let sheet = assets().iter().find(|asset| asset.name == "tessera.css");
        let style = sheet.expect("the common sheet").text();
        for font in fonts() {
            assert!(style.contains(&font.url), "{}", font.name);
        }
        assert!(!style.contains(".woff2\""), "a font without a version");
    }
}
