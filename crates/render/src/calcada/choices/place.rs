//! A tile, then a square; or the stack, for new tiles.

use tessera_engine::Seat;
use tessera_engine::calcada::material::{Colour, Motif};
use tessera_engine::calcada::{Action, Calcada};

use super::super::outlook::{Effect, Outlook, each, is_free, row_and_column};
use super::super::pieces::{back_symbol, colour_class, square_name, tile_symbol};
use crate::words::say;
use crate::{Choice, Choices, Flag, Ghost, Pov, Then, Words};

pub(super) fn choices(
    pov: &Pov<'_, Calcada>,
    seat: Seat,
    (colour, number): (Colour, u8),
    actions: &[Action],
) -> Choices {
    let words = pov.words;
    let outlook = Outlook::new(pov.view, seat);
    let open = &pov.view.supplies[colour.index()].open;
    let mut spots = Vec::new();
    for (place, &motif) in open.iter().enumerate() {
        // Equal tiles of a display are one choice (CA-4.1).
        if !open[..place].contains(&motif) {
            spots.push(tile_choice(words, &outlook, seat, (colour, number, motif)));
        }
    }
    if actions.contains(&Action::Refresh) {
        spots.push(refresh_choice(words, colour));
    }
    Choices {
        prompt: say!(
            words,
            "calcada-take-prompt",
            colour = colour.name(),
            n = number
        ),
        step: words.say("calcada-take-step"),
        clause: "CA-4.1",
        usual: None,
        spots,
    }
}

fn tile_choice(
    words: &Words,
    outlook: &Outlook<'_>,
    seat: Seat,
    (colour, number, motif): (Colour, u8, Motif),
) -> Choice {
    let squares = outlook.squares_for(colour, number);
    let spots: Vec<Choice> = each(squares)
        .map(|square| square_choice(words, outlook, seat, (colour, motif, square)))
        .collect();
    let tell = |id| {
        say!(
            words,
            id,
            colour = colour.name(),
            motif = motif.name(),
            n = number,
            free = if is_free(number) { "yes" } else { "no" },
            squares = squares.count_ones(),
        )
    };
    Choice {
        spot: format!("tile-{}-{}", colour.name(), motif.name()),
        label: tell("calcada-take-label"),
        short: tell("calcada-take-short"),
        icon: Some((tile_symbol(colour, motif), colour_class(colour))),
        flag: None,
        why: Some(tell("calcada-take-why")),
        ghosts: Vec::new(),
        then: Then::Ask(Choices {
            prompt: tell("calcada-place-prompt"),
            step: words.say("calcada-place-step"),
            clause: "CA-4.2",
            usual: None,
            spots,
        }),
    }
}

fn square_choice(
    words: &Words,
    outlook: &Outlook<'_>,
    seat: Seat,
    (colour, motif, square): (Colour, Motif, usize),
) -> Choice {
    let (row, column) = row_and_column(square);
    let effect = outlook.effect(colour, motif, square);
    let name = square_name(row, column);
    let label = say!(
        words,
        label_of(&effect),
        square = name.as_str(),
        number = outlook.layout.number(square),
        colour = colour.name(),
        size = effect.size,
        missing = effect.n_missing,
        points = effect.points,
    );
    Choice {
        spot: format!("sq-{row}-{column}"),
        label,
        flag: (effect.points > 0).then(|| Flag::points(effect.points)),
        why: Some(why(words, &effect, colour, motif)),
        ghosts: vec![Ghost {
            at: format!("b{}-{row}-{column}", seat.number()),
            symbol: tile_symbol(colour, motif),
            class: colour_class(colour),
        }],
        icon: None,
        then: Then::Act {
            action: Action::Place { motif, row, column }.to_string(),
            confirm: say!(words, "calcada-place-confirm", square = name.as_str()),
        },
        short: name,
    }
}

fn label_of(effect: &Effect) -> &'static str {
    match effect.n_missing {
        0 if effect.is_closing => "calcada-place-label-closes",
        0 => "calcada-place-label-completes",
        missing if missing + 1 == effect.size => "calcada-place-label-begins",
        _ => "calcada-place-label-grows",
    }
}

/// What the tile does, one sentence for each effect.
fn why(words: &Words, effect: &Effect, colour: Colour, motif: Motif) -> String {
    let district = match effect.n_missing {
        0 if effect.is_closing => "calcada-why-closes",
        0 => "calcada-why-completes",
        missing if missing + 1 == effect.size => "calcada-why-begins",
        _ => "calcada-why-grows",
    };
    let (before, after) = effect.motif_points;
    let tell = |id| {
        say!(
            words,
            id,
            colour = colour.name(),
            motif = motif.name(),
            size = effect.size,
            missing = effect.n_missing,
            multiplier = effect.multiplier,
            group = effect.group,
            before = before,
            after = after,
            n = effect.n_bonus_tiles,
        )
    };
    let mut sentences = vec![tell(district)];
    if effect.n_bonus_tiles > 0 {
        sentences.push(tell("calcada-why-bonus"));
    }
    if after > before {
        sentences.push(tell("calcada-why-motifs"));
    }
    sentences.join(" ")
}

fn refresh_choice(words: &Words, colour: Colour) -> Choice {
    let tell = |id| say!(words, id, colour = colour.name());
    Choice {
        spot: format!("stack-{}", colour.name()),
        label: tell("calcada-refresh-label"),
        short: tell("calcada-refresh-short"),
        icon: Some((back_symbol(colour), colour_class(colour))),
        flag: None,
        why: Some(tell("calcada-refresh-why")),
        ghosts: Vec::new(),
        then: Then::Act {
            action: Action::Refresh.to_string(),
            confirm: tell("calcada-refresh-confirm"),
        },
    }
}
