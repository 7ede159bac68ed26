//! The symbols of the sprite with their colours filled in: a picture has no style sheet.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::assets::tokens;

static SPRITE: LazyLock<Sprite> = LazyLock::new(Sprite::read);

struct Sprite {
    /// View box and content by id.
    symbols: HashMap<&'static str, (&'static str, &'static str)>,
    /// What symbols are clipped with.
    clips: String,
}

/// A symbol as it looks with this class: its view box and its content.
pub(super) fn symbol(id: &str, class: &str) -> (&'static str, String) {
    let (view_box, content) = SPRITE.symbols.get(id).copied().unwrap_or_default();
    (view_box, coloured(&whole(content), class))
}

/// What symbols are clipped with.
pub(super) fn clips() -> &'static str {
    &SPRITE.clips
}

/// A colour of the light theme by its name.
pub(super) fn colour(name: &str) -> &'static str {
    value(name, "").unwrap_or("none")
}

/// Symbols of symbols are put in their places.
fn whole(content: &str) -> String {
    let mut out = String::new();
    let mut rest = content;
    while let Some((before, after)) = rest.split_once("<use href=\"#") {
        out.push_str(before);
        let (id, after) = after.split_once("\"/>").unwrap_or((after, ""));
        if let Some((_, inner)) = SPRITE.symbols.get(id) {
            out.push_str(&whole(inner));
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

fn coloured(content: &str, class: &str) -> String {
    let mut out = String::new();
    let mut rest = content;
    while let Some((before, after)) = rest.split_once("var(--") {
        out.push_str(before);
        let (name, after) = after.split_once(')').unwrap_or((after, ""));
        out.push_str(value(name, class).unwrap_or("none"));
        rest = after;
    }
    out.push_str(rest);
    out.replace("currentColor", colour("ink"))
}

fn value(name: &str, class: &str) -> Option<&'static str> {
    // The edge of a seat's mark is its deep colour in the light.
    let name = if name == "pe" { "pd" } else { name };
    let find = |class| tokens::of_class(class, name);
    class.split(' ').find_map(find).or_else(|| find(""))
}

impl Sprite {
    fn read() -> Sprite {
        const TEXT: &str = include_str!("../../assets/sprite.svg");
        let mut symbols = HashMap::new();
        for symbol in TEXT.split("<symbol id=\"").skip(1) {
            let (id, rest) = symbol.split_once('"').expect("an id");
            let (attributes, rest) = rest.split_once('>').expect("a symbol");
            let (content, _) = rest.split_once("</symbol>").expect("its end");
            let view_box = attributes.split_once("viewBox=\"").map(|(_, rest)| rest);
            let view_box = view_box.and_then(|rest| rest.split('"').next());
            symbols.insert(id, (view_box.unwrap_or("0 0 64 64"), content));
        }
        let clips = TEXT.lines().filter(|line| line.starts_with("<clipPath"));
        Sprite {
            symbols,
            clips: clips.collect(),
        }
    }
}
