//! All text, in four languages.

mod figures;

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tessera_engine::{GameName, ParseError, Refusal, Seat, Value, with_game};
use unic_langid::LanguageIdentifier;

use crate::files::texts;
use crate::{Show, Texts};

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, complete by definition: what another language lacks is said in it.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Hungarian.
    Hungarian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::German,
        Language::French,
        Language::Hungarian,
    ];

    /// The tag in `lang` attributes, cookies and addresses.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Hungarian => "hu",
        }
    }

    /// What speakers of the language call it.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Hungarian => "Magyar",
        }
    }

    /// The first language of an `Accept-Language` header that we have, by the weights in it.
    #[must_use]
    pub fn accepted(header: &str) -> Option<Language> {
        let mut best: Option<(f32, Language)> = None;
        for part in header.split(',') {
            let (range, weight) = part.split_once(';').unwrap_or((part, "q=1"));
            let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
            let weight: f32 = weight.parse().unwrap_or(0.0);
            let tag = range.trim().split('-').next().unwrap_or_default();
            let Ok(language) = tag.to_ascii_lowercase().parse() else {
                continue;
            };
            if weight > 0.0 && best.is_none_or(|(most, _)| weight > most) {
                best = Some((weight, language));
            }
        }
        best.map(|(_, language)| language)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Language, ParseError> {
        Language::ALL
            .into_iter()
            .find(|language| language.tag() == text)
            .ok_or_else(|| ParseError::new("the languages are: en, de, fr, hu".to_owned(), text))
    }
}

/// The text of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// What is the same in all games; the games bring [`GameFiles`](crate::GameFiles) of their own.
const FILES: &[Texts] = &[
    texts!("/locales/", "/site.ftl"),
    texts!("/locales/", "/start.ftl"),
    texts!("/locales/", "/table.ftl"),
    texts!("/locales/", "/end.ftl"),
    texts!("/locales/", "/learn.ftl"),
    texts!("/locales/", "/fair.ftl"),
    texts!("/locales/", "/clock.ftl"),
    texts!("/locales/", "/hook.ftl"),
    texts!("/locales/", "/own_board.ftl"),
    texts!("/locales/", "/replay.ftl"),
    texts!("/locales/", "/terminal.ftl"),
];

static ALL_WORDS: LazyLock<[Words; 4]> = LazyLock::new(|| Language::ALL.map(Words::read));

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn of(language: Language) -> &'static Words {
        &ALL_WORDS[language as usize]
    }

    /// Which language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without parameters.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.tell(id, &[])
    }

    /// A message with parameters. What this language lacks is said in English; what English
    /// lacks is our mistake and shows as its id, which the tests find.
    #[must_use]
    pub fn tell(&self, id: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
        match self.find(id, args) {
            Some(text) => text,
            None if self.language == Language::English => id.to_owned(),
            None => Words::of(Language::English).tell(id, args),
        }
    }

    /// What a game is called.
    #[must_use]
    pub fn game(&self, game: GameName) -> String {
        self.say(&format!("{game}-name"))
    }

    /// What the AI at this seat is called.
    #[must_use]
    pub fn ai_name(&self, seat: Seat) -> String {
        self.tell("site-ai-name", &[("seat", (seat.number() + 1).into())])
    }

    /// What a level of the AI is called, from 1 to [`crate::site::N_LEVELS`]: "Club". People never
    /// meet its number.
    #[must_use]
    pub fn level(&self, level: u8) -> String {
        self.say(&format!("level-{level}"))
    }

    /// A line on what it is like to play against a level.
    #[must_use]
    pub fn level_line(&self, level: u8) -> String {
        self.say(&format!("level-{level}-line"))
    }

    /// Names one after another: "Ana, Bea and Carl".
    #[must_use]
    pub fn list(&self, names: &[&str]) -> String {
        match names {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [before @ .., last] => {
                let before = before.join(", ");
                self.tell(
                    "site-list",
                    &[("before", before.into()), ("last", (*last).into())],
                )
            }
        }
    }

    /// Whether this very language has the message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The sentence of a refusal: the message `azul-refusal-line-full` for the code `line-full`.
    #[must_use]
    pub fn refusal(&self, game: &str, refusal: &Refusal) -> String {
        let args: Vec<_> = refusal
            .params()
            .iter()
            .map(|(name, value)| (*name, fact(name, *value)))
            .collect();
        self.tell(&format!("{game}-refusal-{}", refusal.code()), &args)
    }

    fn find(&self, id: &str, args: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(Cow::into_owned(text))
    }

    fn read(language: Language) -> Words {
        let identifier: LanguageIdentifier = language.tag().parse().expect("a tag");
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Isolating marks would stand in attributes and titles; our languages run left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::English => |value, _| figures::format_english(value),
            Language::German | Language::French | Language::Hungarian => {
                |value, _| figures::format_continental(value)
            }
        }));
        let of_games = GameName::ALL
            .into_iter()
            .flat_map(|game| with_game!(game, G => [G::FILES.words, G::FILES.lesson_words]));
        for texts in FILES.iter().copied().chain(of_games) {
            let file = texts[language as usize].to_owned();
            let resource = FluentResource::try_new(file)
                .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{language}: {errors:?}");
            }
        }
        Words { language, bundle }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

/// The parameters of refusals that number things: people count from 1, the engine from 0.
const ORDINALS: &[&str] = &["seat", "factory", "line", "row", "column"];

fn fact(name: &str, value: Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) if ORDINALS.contains(&name) => FluentValue::from(number + 1),
        Value::Number(number) => FluentValue::from(number),
        Value::Word(word) => FluentValue::from(word),
    }
}

/// A message with named parameters: `say!(words, "azul-take", n = 3, colour = "blue")`. Words of
/// a game go in as keys, and the message chooses their form, so that no sentence is put together
/// from pieces.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.tell($id, &[$((stringify!($name), $crate::FluentValue::from($value))),*])
    };
}
pub(crate) use say;

/// The codes of all refusals in a file of the engine, for the tests: the second string of each
/// `Refusal::new`.
#[cfg(test)]
pub(crate) fn refusal_codes(source: &str) -> impl Iterator<Item = &str> {
    source.split("Refusal::new(").skip(1).map(|call| {
        // The clause may be a variable, the code never is: it is the first lower-case string.
        let strings = call.split('"').skip(1).step_by(2);
        strings
            .clone()
            .find(|text| text.starts_with(|first: char| first.is_ascii_lowercase()))
            .expect("a code")
    })
}
