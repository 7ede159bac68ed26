//! What pages, script, style and tests must agree on. Each of these stands here alone: the script
//! gets them as a module, the style sheets by name.

use serde_json::{Value, json};

use crate::assets;
use crate::assets::tokens;

/// With more choices than this the board is the list, and the dock has no buttons for them.
pub const MAX_DOCK_CHOICES: usize = 6;

/// A clock with fewer seconds than this is urgent.
pub const URGENT_SECONDS: u64 = 30;

/// When a screen reader says how little time is left; each has a message `clock-…`.
pub const WARNING_SECONDS: [u64; 2] = [URGENT_SECONDS, 10];

/// How long a page waits for advice of the AI, in milliseconds. The server gives up before.
pub const MAX_ADVICE_MS: u64 = 70_000;

/// How many random hexadecimal digits follow a sealed text, so that nobody guesses it from its seal.
pub const NONCE_DIGITS: usize = 32;

/// The longest line of the chat.
pub const MAX_CHAT_CHARS: usize = 280;

/// The longest address that "your turn" is sent to.
pub const MAX_HOOK_CHARS: usize = 500;

/// How fast a replay goes on by itself: the name and the milliseconds of a step.
pub const REPLAY_PACES: [(&str, u64); 3] = [("slow", 2600), ("usual", 1400), ("fast", 600)];

/// How what has happened is played: the milliseconds of a beat, the least of a scene, the most of all
/// scenes together, and after how many frames or milliseconds a page that is behind catches up at once.
pub const SCENES: [(&str, u64); 5] = [
    ("beat", 350),
    ("scene", 650),
    ("total", 6000),
    ("waiting", 3),
    ("late", 8000),
];

/// Keys and what they do: a button with this `data-do`, or the chat. The list of keys says so.
pub const SHORTCUTS: [(&str, &str); 6] = [
    ("h", "hint"),
    ("u", "undo"),
    ("b", "recap-back"),
    ("n", "recap-on"),
    ("c", "chat"),
    ("?", "help"),
];

/// Screens where boards stand one below the other.
pub const NARROW: &str = "(max-width: 999px)";

/// Questions about the screen by the names that style sheets have for them.
pub(crate) const MEDIA: [(&str, &str); 4] = [
    ("(--narrow)", NARROW),
    ("(--wide)", "(min-width: 1000px)"),
    // Held upright, or lying on its side; a large zoom makes a laptop lie, too.
    ("(--upright)", "(max-width: 999px) and (min-height: 541px)"),
    ("(--lying)", "(max-width: 999px) and (max-height: 540px)"),
];

/// The module `constants.js`; `constants.d.ts` has the types.
pub(crate) fn module() -> String {
    let constants = constants().into_iter();
    let lines = constants.map(|(name, value)| format!("export const {name} = {value};\n"));
    lines.collect()
}

fn constants() -> [(&'static str, Value); 12] {
    let numbers = |list: &[(&str, u64)]| -> serde_json::Map<_, _> {
        let named = |&(name, number): &(&str, u64)| (name.to_owned(), json!(number));
        list.iter().map(named).collect()
    };
    let shortcuts: serde_json::Map<_, _> = SHORTCUTS
        .map(|(key, command)| (key.to_owned(), json!(command)))
        .into_iter()
        .collect();
    let duration = tokens::light("d3").trim_end_matches("ms");
    let travel = json!({
        "duration": duration.parse::<u64>().expect("milliseconds"),
        "easing": tokens::light("ease-drop"),
    });
    [
        ("FAVICON", json!(assets::url("favicon.svg"))),
        ("FAVICON_TURN", json!(assets::url("favicon-turn.svg"))),
        ("MAX_ADVICE_MS", json!(MAX_ADVICE_MS)),
        ("MAX_DOCK_CHOICES", json!(MAX_DOCK_CHOICES)),
        ("NARROW", json!(NARROW)),
        ("NONCE_DIGITS", json!(NONCE_DIGITS)),
        ("REPLAY_PACES", Value::Object(numbers(&REPLAY_PACES))),
        ("SCENES", Value::Object(numbers(&SCENES))),
        ("SHORTCUTS", Value::Object(shortcuts)),
        ("TRAVEL", travel),
        ("URGENT_SECONDS", json!(URGENT_SECONDS)),
        ("WARNING_SECONDS", json!(WARNING_SECONDS)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The checker of types knows every constant, and no other.
    #[test]
    fn every_constant_has_a_type() {
        let types = include_str!("../assets/script/constants.d.ts");
        let typed = types
            .lines()
            .filter_map(|line| line.strip_prefix("export const "))
            .filter_map(|line| line.split(':').next());
        let mut typed: Vec<&str> = typed.collect();
        typed.sort_unstable();
        assert_eq!(typed, constants().map(|(name, _)| name));
    }
}
