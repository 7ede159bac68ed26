//! Which clicks make a move: a card of the hand, then a place; or the end of the turn, or a pass.

use tessera_engine::piazza::material::{Card, Cards};
use tessera_engine::piazza::{Action, Cell, View};

use super::field::{Bracket, Extent, Field, first_laid, points, seat_of_turn};
use super::ghosts;
use super::words::{card_art, card_name, cell_name, cell_named, colour_class, symbol_key};
use crate::words::say;
use crate::{Choice, Choices, Flag, Then, Words};

/// The spot of a card in the hand.
pub(super) fn hand_spot(card: Card) -> String {
    format!("hand-{}", card.name())
}

/// One list for both cards of a turn; the second may be left out.
pub(super) fn choices(view: &View, words: &Words, actions: &[Action]) -> Choices {
    let field = Field::new(view);
    let turn = Turn { view, words, field };
    let mut spots = Vec::new();
    let is_same_card = |one: &Action, other: &Action| match (one, other) {
        (Action::Lay { card, .. }, Action::Lay { card: other, .. }) => card == other,
        _ => false,
    };
    for group in actions.chunk_by(is_same_card) {
        match group[0] {
            Action::Lay { card, .. } => spots.push(turn.card(card, group)),
            Action::End => spots.push(turn.end()),
            Action::Pass => spots.push(turn.pass()),
            Action::Start(_) | Action::Open(_) | Action::Draw { .. } => {}
        }
    }
    let (prompt, step, clause) = match (first_laid(view), &actions[0]) {
        (None, Action::Pass) => (
            words.say("piazza-prompt-pass"),
            "piazza-step-pass",
            "PI-5.4",
        ),
        (None, _) => (
            words.say("piazza-prompt-card"),
            "piazza-step-card",
            "PI-3.1",
        ),
        (Some(_), Action::End) => (
            words.say("piazza-prompt-end"),
            "piazza-step-second",
            "PI-7.3",
        ),
        (Some((first, _)), _) => (
            say!(
                words,
                "piazza-prompt-second",
                colour = first.colour().name()
            ),
            "piazza-step-second",
            "PI-3.7",
        ),
    };
    Choices {
        prompt,
        step: words.say(step),
        clause,
        usual: None,
        spots,
    }
}

/// What a person means by clicking a card and a cell. A card alone means the place where it comes
/// closest to be laid, if it can be laid nowhere: then the rule in its way can be said.
pub(super) fn attempt(view: &View, path: &[&str]) -> Option<Action> {
    match *path {
        ["end"] => Some(Action::End),
        ["pass"] => Some(Action::Pass),
        [card, cell] => {
            let card = card.strip_prefix("hand-")?.parse().ok()?;
            let cell = cell_named(cell)?;
            Some(Action::Lay { card, cell })
        }
        [card] => {
            let card = card.strip_prefix("hand-")?.parse().ok()?;
            nearly(view, card)
        }
        _ => None,
    }
}

fn nearly(view: &View, card: Card) -> Option<Action> {
    let field = Field::new(view);
    let cells = || Extent::drawn(view).cells();
    let lay = |cell| Some(Action::Lay { card, cell });
    let Some(place) = cells().find(|&cell| field.may_lay(card, cell)) else {
        return cells().find(|&cell| field.is_open(cell)).and_then(lay);
    };
    let (first, first_cell) = first_laid(view)?;
    let makes_pair = |&cell: &Cell| {
        let mut brackets = field.brackets(cell, card.colour());
        field.may_lay(card, cell) && brackets.any(|bracket| bracket.to == first_cell)
    };
    let fits = card.colour() == first.colour() && cells().any(|cell| makes_pair(&cell));
    if fits { None } else { lay(place) }
}

struct Turn<'a> {
    view: &'a View,
    words: &'a Words,
    field: Field,
}

impl Turn<'_> {
    fn card(&self, card: Card, lays: &[Action]) -> Choice {
        let places: Vec<Choice> = lays
            .iter()
            .filter_map(|lay| match *lay {
                Action::Lay { cell, .. } => Some(self.place(card, cell)),
                _ => None,
            })
            .collect();
        let name = card_name(self.words, card);
        let (colour, symbol) = (card.colour().name(), symbol_key(card));
        let is_second = first_laid(self.view).is_some();
        Choice {
            spot: hand_spot(card),
            label: say!(
                self.words,
                "piazza-choose-card",
                colour = colour,
                symbol = symbol,
                n = places.len()
            ),
            short: name,
            icon: Some((card_art(card), colour_class(card.colour()))),
            flag: None,
            why: Some(say!(self.words, "piazza-why-card", n = places.len())),
            ghosts: Vec::new(),
            then: Then::Ask(Choices {
                prompt: say!(
                    self.words,
                    "piazza-prompt-place",
                    colour = colour,
                    symbol = symbol
                ),
                step: self.words.say(match is_second {
                    true => "piazza-step-second-place",
                    false => "piazza-step-place",
                }),
                clause: match is_second {
                    true => "PI-3.7",
                    false => "PI-3.3",
                },
                usual: None,
                spots: places,
            }),
        }
    }

    fn place(&self, card: Card, cell: Cell) -> Choice {
        let after = self.field.with(card, cell);
        let brackets = match first_laid(self.view) {
            Some((_, first)) => after.brackets_of_turn(&[first, cell]),
            None => after.brackets_of_turn(&[cell]),
        };
        let name = cell_name(cell);
        let n_points = points(&brackets);
        let can_go_on = first_laid(self.view).is_none() && self.has_another(card);
        Choice {
            label: say!(
                self.words,
                "piazza-choose-place",
                cell = name.as_str(),
                n = brackets.len(),
                points = n_points
            ),
            short: name.clone(),
            icon: None,
            flag: Some(Flag::points(i16::from(n_points))),
            why: Some(self.why(&brackets, can_go_on)),
            ghosts: ghosts::of_card(card, cell, &after, &brackets),
            then: Then::Act {
                action: Action::Lay { card, cell }.to_string(),
                confirm: say!(self.words, "piazza-confirm-lay", cell = name.as_str()),
            },
            spot: name,
        }
    }

    fn end(&self) -> Choice {
        let Some((_, first)) = first_laid(self.view) else {
            unreachable!("a turn ends after its first card");
        };
        let brackets = self.field.brackets_of_turn(&[first]);
        let n_points = points(&brackets);
        let mut ghosts = Vec::new();
        ghosts::of_brackets(first, &self.field, &brackets, &mut ghosts);
        Choice {
            spot: "end".to_owned(),
            label: say!(self.words, "piazza-choose-end", points = n_points),
            short: self.words.say("piazza-end"),
            icon: None,
            flag: Some(Flag::points(i16::from(n_points))),
            why: Some(self.why(&brackets, false)),
            ghosts,
            then: Then::Act {
                action: Action::End.to_string(),
                confirm: self.words.say("piazza-end"),
            },
        }
    }

    fn pass(&self) -> Choice {
        Choice {
            spot: "pass".to_owned(),
            label: self.words.say("piazza-choose-pass"),
            short: self.words.say("piazza-pass"),
            icon: None,
            flag: None,
            why: None,
            ghosts: Vec::new(),
            then: Then::Act {
                action: Action::Pass.to_string(),
                confirm: self.words.say("piazza-pass"),
            },
        }
    }

    /// How the points come together: "3 + 3 + 4".
    fn why(&self, brackets: &[Bracket], can_go_on: bool) -> String {
        let terms: Vec<String> = brackets
            .iter()
            .map(|bracket| bracket.n_cards.to_string())
            .collect();
        say!(
            self.words,
            "piazza-why-place",
            n = brackets.len(),
            terms = terms.join(" + "),
            points = points(brackets),
            more = if can_go_on { "yes" } else { "no" }
        )
    }

    /// Whether the hand holds another card of the colour, which a second card needs (PI-3.7).
    fn has_another(&self, card: Card) -> bool {
        let hand = seat_of_turn(self.view).and_then(|seat| self.view.players[seat.index()].hand);
        hand.unwrap_or(Cards::EMPTY)
            .of_colour(card.colour())
            .total()
            > 1
    }
}
