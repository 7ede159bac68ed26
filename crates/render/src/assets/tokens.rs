//! The design tokens for what has no style sheet: pictures, the bars of a phone, the script.

use std::collections::HashMap;
use std::sync::LazyLock;

const TEXT: &str = include_str!("../../assets/style/tokens.css");
const LIGHT: &str = ":root";
const DARK: &str = ":root[data-theme=\"dark\"]";

/// Values by selector and name.
static VALUES: LazyLock<HashMap<&str, HashMap<&str, String>>> = LazyLock::new(read);

/// A token of the light theme.
///
/// # Panics
/// When there is no such token: names are ours.
pub(crate) fn light(name: &str) -> &'static str {
    value(LIGHT, name).unwrap_or_else(|| panic!("no token {name}"))
}

/// A token of the dark theme.
///
/// # Panics
/// When there is no such token: names are ours.
pub(crate) fn dark(name: &str) -> &'static str {
    value(DARK, name).unwrap_or_else(|| panic!("no token {name} in the dark"))
}

/// A token of the light theme, as a class sets it; the empty class is the whole page.
pub(crate) fn of_class(class: &str, name: &str) -> Option<&'static str> {
    match class {
        "" => value(LIGHT, name),
        class => value(&format!(".{class}"), name),
    }
}

fn value(selector: &str, name: &str) -> Option<&'static str> {
    VALUES.get(selector)?.get(name).map(String::as_str)
}

fn read() -> HashMap<&'static str, HashMap<&'static str, String>> {
    let mut values: HashMap<_, HashMap<_, _>> = HashMap::new();
    for block in TEXT.split('}') {
        let Some((selector, body)) = block.rsplit_once('{') else {
            continue;
        };
        let selector = selector.rsplit("*/").next().unwrap_or_default().trim();
        let into = values.entry(selector).or_default();
        for part in body.split("--").skip(1) {
            if let Some((name, value)) = part.split_once(':') {
                let value = value.split(';').next().unwrap_or_default().trim();
                // Pages and pictures write colours in capitals, style sheets do not.
                let value = match value.starts_with('#') {
                    true => value.to_ascii_uppercase(),
                    false => value.to_owned(),
                };
                into.entry(name.trim()).or_insert(value);
            }
        }
    }
    values
}
