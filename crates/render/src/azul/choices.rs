//! What is clicked: a heap, then where it goes; on the grey wall a space for a full line.

use tessera_engine::Seat;
use tessera_engine::azul::material::{Colour, N_COLUMNS, N_ROWS};
use tessera_engine::azul::{Action, Azul, Destination, Kind, PhaseView, Source, View};

use super::effect::{Effect, filled, heap};
use super::symbol;
use crate::choice::signed;
use crate::words::say;
use crate::{Choice, Choices, Flag, Ghost, Pov, Then};

pub(super) fn choices(pov: &Pov<'_, Azul>, actions: &[Action]) -> Choices {
    match pov.view.phase {
        PhaseView::Tiling { seat, row } => columns(pov, seat, row, actions),
        _ => takes(pov, actions),
    }
}

/// The name of a heap: a source and a colour.
pub(super) fn heap_name(source: Source, colour: Colour) -> String {
    match source.as_factory() {
        Some(number) => format!("f{number}-{}", colour.name()),
        None => format!("centre-{}", colour.name()),
    }
}

pub(super) fn attempt(view: &View, path: &[&str]) -> Option<Action> {
    if let PhaseView::Tiling { .. } = view.phase {
        let [spot] = path else { return None };
        let (row, column) = spot.strip_prefix("wall-")?.split_once('-')?;
        let (row, column) = (row.parse().ok()?, column.parse().ok()?);
        return (column < N_COLUMNS).then(|| Action::new(Kind::Tile { row, column }));
    }
    let [from, to] = path else { return None };
    let (source, colour) = from.split_once('-')?;
    let source = match source.strip_prefix('f') {
        Some(number) => {
            let number: usize = number.parse().ok()?;
            (number < view.factories.len()).then(|| Source::factory(number as u8))?
        }
        None => (source == "centre").then_some(Source::CENTRE)?,
    };
    let colour = Colour::ALL.into_iter().find(|one| one.name() == colour)?;
    let to = match to.strip_prefix("line-") {
        Some(row) => {
            let row: u8 = row.parse().ok()?;
            (row < N_ROWS).then(|| Destination::line(row))?
        }
        None => (*to == "floor").then_some(Destination::FLOOR)?,
    };
    Some(Action::new(Kind::Take { source, colour, to }))
}

/// Actions are listed by source, then colour, then destination, so heaps come in runs.
fn takes(pov: &Pov<'_, Azul>, actions: &[Action]) -> Choices {
    let words = pov.words;
    let takes = actions.iter().filter_map(|action| match action.kind() {
        Kind::Take { source, colour, to } => Some((*action, source, colour, to)),
        Kind::Start(_) | Kind::Deal { .. } | Kind::Tile { .. } => None,
    });
    let takes: Vec<_> = takes.collect();
    let heaps = takes.chunk_by(|one, other| (one.1, one.2) == (other.1, other.2));
    Choices {
        prompt: words.say("azul-prompt-take"),
        step: words.say("azul-step-take"),
        clause: "AZ-3.2",
        usual: None,
        spots: heaps.map(|heap| take(pov, heap)).collect(),
    }
}

fn take(pov: &Pov<'_, Azul>, takes: &[(Action, Source, Colour, Destination)]) -> Choice {
    let words = pov.words;
    let (_, source, colour, _) = takes[0];
    let n = heap(pov.view, source, colour);
    let from = source.as_factory().map_or(0, |number| number + 1);
    let spot = |&(action, _, _, to): &_| place(pov, action, source, colour, to);
    Choice {
        spot: heap_name(source, colour),
        label: say!(
            words,
            "azul-take",
            n = n,
            colour = colour.name(),
            source = from
        ),
        short: say!(
            words,
            "azul-take-short",
            n = n,
            colour = colour.name(),
            source = from
        ),
        icon: Some((symbol(colour), "pc")),
        flag: None,
        why: None,
        ghosts: Vec::new(),
        then: Then::Ask(Choices {
            prompt: say!(words, "azul-prompt-place", n = n, colour = colour.name()),
            step: words.say("azul-step-place"),
            clause: "AZ-4.1",
            usual: None,
            spots: takes.iter().map(spot).collect(),
        }),
    }
}

fn place(
    pov: &Pov<'_, Azul>,
    action: Action,
    source: Source,
    colour: Colour,
    to: Destination,
) -> Choice {
    let words = pov.words;
    let seat = pov.hero;
    let effect = Effect::of(pov.view, seat, source, colour, to);
    let colour_name = colour.name();
    let n = effect.n_tiles;
    let fall = effect.n_fall;
    let marker = if effect.takes_marker { "yes" } else { "no" };
    let points = effect.points;
    let Some(row) = to.as_line() else {
        return Choice {
            spot: "floor".to_owned(),
            label: say!(
                words,
                "azul-floor-label",
                n = n,
                points = points.unsigned_abs(),
                marker = marker
            ),
            short: words.say("azul-floor"),
            icon: None,
            flag: Some(Flag::points(points)),
            why: Some(say!(
                words,
                "azul-why-floor",
                n = n,
                points = points.unsigned_abs(),
                marker = marker
            )),
            ghosts: floor_ghosts(pov, seat, colour, &effect),
            then: Then::Act {
                action: action.to_string(),
                confirm: say!(words, "azul-confirm-floor", n = n, colour = colour_name),
            },
        };
    };
    let line = row + 1;
    let complete = if effect.completes { "yes" } else { "no" };
    let board = &pov.view.boards[seat.index()];
    let missing =
        board.lines[row as usize].n_spaces - board.lines[row as usize].n_tiles - effect.n_placed;
    let mut ghosts = floor_ghosts(pov, seat, colour, &effect);
    let n_before = board.lines[row as usize].n_tiles;
    ghosts.extend((0..effect.n_placed).map(|step| Ghost {
        at: format!("b{}-line-{row}-{}", seat.number(), n_before + step),
        symbol: symbol(colour),
        class: "pc",
    }));
    if let Some(column) = effect.column.filter(|_| effect.completes) {
        ghosts.push(Ghost {
            at: format!("b{}-wall-{row}-{column}", seat.number()),
            symbol: symbol(colour),
            class: "pc",
        });
    }
    Choice {
        spot: format!("line-{row}"),
        label: say!(
            words,
            "azul-line-label",
            line = line,
            complete = complete,
            placed = effect.n_placed,
            fall = fall,
            points = signed(points),
            marker = marker
        ),
        short: say!(words, "azul-line", line = line),
        icon: None,
        flag: Some(Flag::points(points)),
        why: Some(say!(
            words,
            "azul-why-line",
            line = line,
            complete = complete,
            missing = missing,
            fall = fall,
            points = signed(points),
            marker = marker
        )),
        ghosts,
        then: Then::Act {
            action: action.to_string(),
            confirm: say!(
                words,
                "azul-confirm-line",
                n = n,
                colour = colour_name,
                line = line
            ),
        },
    }
}

fn floor_ghosts(pov: &Pov<'_, Azul>, seat: Seat, colour: Colour, effect: &Effect) -> Vec<Ghost> {
    let n_items = pov.view.boards[seat.index()].floor.len();
    let marker = effect.takes_marker.then_some("az-first");
    let fallen = std::iter::repeat_n(symbol(colour), effect.n_fall as usize);
    marker
        .into_iter()
        .chain(fallen)
        .enumerate()
        .map(|(step, symbol)| Ghost {
            at: format!("b{}-floor-{}", seat.number(), n_items + step),
            symbol,
            class: "pc",
        })
        .collect()
}

/// Grey wall: a column for the tile of a full line (AZ-8.1).
fn columns(pov: &Pov<'_, Azul>, seat: Seat, row: u8, actions: &[Action]) -> Choices {
    let words = pov.words;
    let board = &pov.view.boards[seat.index()];
    let colour = board.lines[row as usize].colour.expect("a full line");
    let choice = |action: &Action| {
        let Kind::Tile { row, column } = action.kind() else {
            unreachable!("only columns are chosen in the tiling")
        };
        let bit = 1 << (row * N_COLUMNS + column);
        let points = Azul::points_for_space(filled(board) | bit, row, column);
        Choice {
            spot: format!("wall-{row}-{column}"),
            label: say!(
                words,
                "azul-column-label",
                row = row + 1,
                column = column + 1,
                points = points,
                colour = colour.name()
            ),
            short: say!(words, "azul-column", column = column + 1),
            icon: None,
            flag: Some(Flag::points(points.into())),
            why: None,
            ghosts: vec![Ghost {
                at: format!("b{}-wall-{row}-{column}", seat.number()),
                symbol: symbol(colour),
                class: "pc",
            }],
            then: Then::Act {
                action: action.to_string(),
                confirm: say!(
                    words,
                    "azul-confirm-column",
                    column = column + 1,
                    colour = colour.name()
                ),
            },
        }
    };
    Choices {
        prompt: say!(
            words,
            "azul-prompt-column",
            colour = colour.name(),
            row = row + 1
        ),
        step: words.say("azul-step-column"),
        clause: "AZ-8.1",
        usual: None,
        spots: actions.iter().map(choice).collect(),
    }
}
