//! Paths of clicks: a space and a stone of it, or the bonus tile before them; a tile and a square,
//! or the stack for new tiles.

mod attempt;
mod place;

use tessera_engine::Seat;
use tessera_engine::calcada::material::{Colour, N_SPACES};
use tessera_engine::calcada::{Action, Calcada, PhaseView, View};

use super::board::square_place;
use super::outlook::{Outlook, each, row_and_column};
use super::pieces::{colour_class, stone_symbol};
use crate::words::say;
use crate::{Choice, Choices, Flag, Ghost, Pov, Then, Words};

pub(super) use attempt::attempt;

pub(super) fn choices(pov: &Pov<'_, Calcada>, actions: &[Action]) -> Choices {
    match pov.view.phase {
        PhaseView::Place {
            seat,
            colour,
            number,
        } => place::choices(pov, seat, (colour, number), actions),
        _ => stones(pov, actions),
    }
}

/// "2 blue, 1 red and 1 green": what lies on a space.
pub(super) fn stones_name(view: &View, words: &Words, space: u8) -> String {
    let stones = view.ring[space as usize];
    let name = |colour: Colour| {
        let n_stones = stones.count(colour);
        say!(
            words,
            "calcada-stones",
            n = n_stones,
            colour = colour.name()
        )
    };
    let names: Vec<String> = stones.kinds().map(name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    words.list(&names)
}

/// What is done with a stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    /// Step A (CA-3.2).
    Declare,
    /// The empty step (CA-3.7).
    Empty,
    /// For a bonus tile (CA-6.1).
    Move,
}

impl Deed {
    fn action(self, space: u8, colour: Colour) -> Action {
        match self {
            Deed::Declare => Action::Declare { space, colour },
            Deed::Empty => Action::Empty { space, colour },
            Deed::Move => Action::Move { space, colour },
        }
    }
}

/// A space, then a stone of it; or a bonus tile, then both.
fn stones(pov: &Pov<'_, Calcada>, actions: &[Action]) -> Choices {
    let words = pov.words;
    let is_empty_step = actions
        .iter()
        .any(|action| matches!(action, Action::Empty { .. }));
    let (deed, prompt, step) = if is_empty_step {
        (Deed::Empty, "calcada-empty-prompt", "calcada-empty-step")
    } else {
        (
            Deed::Declare,
            "calcada-declare-prompt",
            "calcada-declare-step",
        )
    };
    let outlook = Outlook::new(pov.view, pov.hero);
    let mut spots = spaces(pov, &outlook, deed, actions);
    let moves = spaces(pov, &outlook, Deed::Move, actions);
    if !moves.is_empty() {
        spots.push(Choice {
            spot: "bonus".to_owned(),
            label: words.say("calcada-bonus-label"),
            short: words.say("calcada-bonus-short"),
            icon: Some(("c-bonustile", "")),
            flag: None,
            why: Some(words.say("calcada-bonus-why")),
            ghosts: Vec::new(),
            then: Then::Ask(Choices {
                prompt: words.say("calcada-move-prompt"),
                step: words.say("calcada-move-step"),
                clause: "CA-6.1",
                usual: None,
                spots: moves,
            }),
        });
    }
    Choices {
        prompt: words.say(prompt),
        step: words.say(step),
        clause: clause_of(deed),
        usual: None,
        spots,
    }
}

fn spaces(
    pov: &Pov<'_, Calcada>,
    outlook: &Outlook<'_>,
    deed: Deed,
    actions: &[Action],
) -> Vec<Choice> {
    let words = pov.words;
    let space_choice = |space: u8| {
        let stones = pov.view.ring[space as usize];
        let is_legal = |colour: &Colour| actions.contains(&deed.action(space, *colour));
        let colours: Vec<Colour> = stones.kinds().filter(is_legal).collect();
        let first = *colours.first()?;
        let short = say!(
            words,
            "calcada-space-short",
            space = space + 1,
            n = stones.total()
        );
        if stones.kinds().count() == 1 {
            let choice = stone_choice(pov, outlook, deed, (space, first));
            return Some(Choice {
                spot: format!("space-{space}"),
                short,
                ..choice
            });
        }
        let fitting = colours.iter().fold(0, |squares, &colour| {
            squares | fitting(outlook, deed, colour, stones.total())
        });
        let best = |&colour: &Colour| outlook.best(colour, stones.total()).0;
        let points = match deed {
            Deed::Declare => colours.iter().map(best).max().unwrap_or_default(),
            Deed::Empty | Deed::Move => 0,
        };
        let colours = colours.into_iter();
        Some(Choice {
            spot: format!("space-{space}"),
            label: say!(
                words,
                "calcada-space-label",
                space = space + 1,
                n = stones.total(),
                stones = stones_name(pov.view, words, space),
                points = points,
            ),
            short,
            icon: None,
            flag: (points > 0).then(|| Flag::points(points)),
            why: None,
            ghosts: lights(pov.hero, first, fitting, "fit-some").collect(),
            then: Then::Ask(Choices {
                prompt: say!(words, prompt_of(deed), n = stones.total()),
                step: words.say("calcada-stone-step"),
                clause: clause_of(deed),
                usual: None,
                spots: colours
                    .map(|colour| stone_choice(pov, outlook, deed, (space, colour)))
                    .collect(),
            }),
        })
    };
    (0..N_SPACES).filter_map(space_choice).collect()
}

/// The squares where a tile could go if this stone were declared.
fn fitting(outlook: &Outlook<'_>, deed: Deed, colour: Colour, number: u8) -> u32 {
    match deed {
        Deed::Declare => outlook.squares_for(colour, number),
        Deed::Empty | Deed::Move => 0,
    }
}

/// Lights squares: the style sheet shows the square, not the ghost.
fn lights(
    seat: Seat,
    colour: Colour,
    squares: u32,
    class: &'static str,
) -> impl Iterator<Item = Ghost> {
    each(squares).map(move |square| {
        let (row, column) = row_and_column(square);
        Ghost {
            at: square_place(seat, row, column),
            symbol: stone_symbol(colour),
            class,
        }
    })
}

fn prompt_of(deed: Deed) -> &'static str {
    match deed {
        Deed::Declare => "calcada-declare-stone-prompt",
        Deed::Empty => "calcada-empty-stone-prompt",
        Deed::Move => "calcada-move-stone-prompt",
    }
}

fn clause_of(deed: Deed) -> &'static str {
    match deed {
        Deed::Declare => "CA-3.2",
        Deed::Empty => "CA-3.7",
        Deed::Move => "CA-6.1",
    }
}

fn stone_choice(
    pov: &Pov<'_, Calcada>,
    outlook: &Outlook<'_>,
    deed: Deed,
    (space, colour): (u8, Colour),
) -> Choice {
    let words = pov.words;
    let number = pov.view.ring[space as usize].total();
    let (points, n_squares) = match deed {
        Deed::Declare => outlook.best(colour, number),
        Deed::Empty | Deed::Move => (0, 0),
    };
    let next = (space + 1) % N_SPACES;
    let tell = |id| {
        say!(
            words,
            id,
            colour = colour.name(),
            n = number,
            space = space + 1,
            next = next + 1,
            squares = n_squares,
            points = points,
        )
    };
    let [label, why, confirm] = match deed {
        Deed::Declare => [
            "calcada-declare-label",
            "calcada-declare-why",
            "calcada-declare-confirm",
        ],
        Deed::Empty => [
            "calcada-empty-label",
            "calcada-empty-why",
            "calcada-empty-confirm",
        ],
        Deed::Move => [
            "calcada-move-label",
            "calcada-move-why",
            "calcada-move-confirm",
        ],
    };
    Choice {
        spot: format!("stone-{space}-{}", colour.name()),
        label: tell(label),
        short: tell("calcada-stone-short"),
        icon: Some((stone_symbol(colour), colour_class(colour))),
        flag: (points > 0).then(|| Flag::points(points)),
        why: Some(tell(why)),
        ghosts: std::iter::once(Ghost {
            at: format!("space-{next}"),
            symbol: stone_symbol(colour),
            class: colour_class(colour),
        })
        .chain(lights(
            pov.hero,
            colour,
            fitting(outlook, deed, colour, number),
            "fit",
        ))
        .collect(),
        then: Then::Act {
            action: deed.action(space, colour).to_string(),
            confirm: tell(confirm),
        },
    }
}
