//! The language that a terminal is set to.

use std::env;

use tessera_render::Language;

/// The language of the environment if it is one of ours, otherwise English.
pub(crate) fn of_environment() -> Language {
    let read = |name| env::var(name).ok();
    of_locales(["LC_ALL", "LC_MESSAGES", "LANG"].map(read))
}

/// The first locale that is set decides, as POSIX has it: `de_DE.UTF-8` is German.
fn of_locales(locales: impl IntoIterator<Item = Option<String>>) -> Language {
    let mut set = locales
        .into_iter()
        .flatten()
        .filter(|locale| !locale.is_empty());
    let locale = set.next().unwrap_or_default();
    let tag = locale.split(['_', '.', '@', '-']).next();
    tag.and_then(|tag| tag.to_ascii_lowercase().parse().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_decides() {
        check(["", "", "de_DE.UTF-8"], Language::German);
        check(["", "fr_CA@euro", "de_DE.UTF-8"], Language::French);
        check(["hu", "fr_FR", "de_DE"], Language::Hungarian);
        check(["C", "fr_FR", "de_DE"], Language::English);
        check(["", "", "pt_PT.UTF-8"], Language::English);
        check(["", "", ""], Language::English);
    }

    fn check(locales: [&str; 3], expected: Language) {
        let set = locales.map(|locale| Some(locale.to_owned()));
        assert_eq!(of_locales(set), expected, "{locales:?}");
        let unset = locales.map(|locale| Some(locale.to_owned()).filter(|it| !it.is_empty()));
        assert_eq!(of_locales(unset), expected, "{locales:?}");
    }
}
