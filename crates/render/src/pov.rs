//! What one person has before their eyes.

use maud::{Markup, html};
use tessera_engine::Seat;

use crate::html::{mark, seat_class};
use crate::{Choices, Show, Words};

/// A view of a game, and what is needed beside it to show it to one person.
#[derive(Debug)]
pub struct Pov<'a, G: Show> {
    /// What the person knows.
    pub view: &'a G::View,
    /// The person's language.
    pub words: &'a Words,
    /// Who sits where, by seat.
    pub sitters: &'a [Sitter],
    /// Whose board is the large one: the person's own, or for a spectator the first.
    pub hero: Seat,
    /// Whether the large board is the person's own.
    pub is_own: bool,
    /// What the person may click, if it is their turn.
    pub choices: Option<&'a Choices>,
    /// The places where pieces arrived with the last move.
    pub last: &'a [String],
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sitter {
    /// The name, as its owner wrote it.
    pub name: String,
    /// The level, if it is the AI.
    pub level: Option<u8>,
    /// Whether a person is there right now.
    pub is_here: bool,
    /// Whether a person has left on purpose.
    pub has_left: bool,
    /// How many hints a person has had, where all have agreed to hints.
    pub n_hints: Option<u16>,
    /// Whether the AI plays in a person's place.
    pub is_stood_in: bool,
    /// What is known about a person who is not there.
    pub away: Option<Away>,
}

/// A person who is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Away {
    /// For how many full minutes.
    pub minutes: u64,
    /// When the others may ask that the AI plays for them, once it is their turn.
    pub remedy: Remedy,
}

/// What helps when the table waits for a person who is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// The others may ask that the AI plays.
    Ask,
    /// They may in this many minutes.
    AskIn(u64),
    /// The clock decides.
    Clock,
}

impl Sitter {
    /// The AI at this seat, by its name in this language.
    #[must_use]
    pub fn ai(words: &Words, seat: Seat, level: u8) -> Sitter {
        Sitter {
            name: words.ai_name(seat),
            level: Some(level),
            is_here: true,
            ..Sitter::default()
        }
    }
}

impl Sitter {
    /// A player in a record, which has no names.
    #[must_use]
    pub fn unknown(words: &Words, seat: Seat) -> Sitter {
        Sitter {
            level: None,
            ..Sitter::ai(words, seat, 1)
        }
    }
}

/// Whether a spot may be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Light<'a> {
    /// In the first step: it is lit, with the label of its choice.
    Now(&'a str),
    /// In a later step: the page lights it in time.
    Later,
    /// Not in this position. Who clicks it is told why.
    Never,
}

impl<'a, G: Show> Pov<'a, G> {
    /// The name of who sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &'a str {
        &self.sitters[seat.index()].name
    }

    /// The mark of a seat, in the colour that it wears in this game.
    pub(crate) fn mark(&self, seat: Seat) -> Markup {
        mark(self.seat_colour(seat))
    }

    /// The class that carries the colours of a seat in this game.
    pub(crate) fn seat_class(&self, seat: Seat) -> &'static str {
        seat_class(self.seat_colour(seat))
    }

    fn seat_colour(&self, seat: Seat) -> Seat {
        G::seat_colour(self.sitters.len() as u8, seat)
    }

    /// The other seats in turn order, from the hero's left.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<'a, G> {
        let n_seats = self.sitters.len() as u8;
        let hero = self.hero.number();
        (1..n_seats).map(move |step| Seat::new((hero + step) % n_seats))
    }

    /// Whether the last move put a piece there.
    #[must_use]
    pub fn is_last(&self, at: &str) -> bool {
        self.last.iter().any(|place| place == at)
    }

    /// Something that can be clicked. `class` comes before the classes of its state; `label` is
    /// its name while no choice gives it another. Art inside must be hidden from screen readers.
    #[must_use]
    #[allow(clippy::needless_pass_by_value)] // It is written where it is handed over.
    pub fn spot(&self, spot: &str, class: &str, label: &str, content: Markup) -> Markup {
        match self.light(spot) {
            Light::Now(label) => html! {
                button type="button" class={ (class) " legal" } data-spot=(spot) aria-label=(label) { (content) }
            },
            // Reached by the pointer and the arrows, not by Tab: only what is lit is in its way.
            Light::Later | Light::Never => html! {
                button type="button" class=(class) data-spot=(spot) aria-label=(label) aria-disabled="true" tabindex="-1" { (content) }
            },
        }
    }

    /// The same thing once more for the pointer: screen readers and Tab meet only the first.
    #[must_use]
    #[allow(clippy::needless_pass_by_value)] // As above.
    pub fn spot_again(&self, spot: &str, class: &str, content: Markup) -> Markup {
        let state = match self.light(spot) {
            Light::Now(_) => " legal",
            Light::Later | Light::Never => "",
        };
        html! {
            button type="button" class={ (class) (state) } data-spot=(spot) tabindex="-1" aria-hidden="true" { (content) }
        }
    }

    fn light(&self, spot: &str) -> Light<'a> {
        let Some(choices) = self.choices else {
            return Light::Never;
        };
        match choices.get(spot) {
            Some(choice) => Light::Now(&choice.label),
            None if choices.mentions(spot) => Light::Later,
            None => Light::Never,
        }
    }
}
