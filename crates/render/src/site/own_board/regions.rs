//! The parts of the editor that change with every click, each drawn as a whole.

use maud::{Markup, html};
use tessera_engine::calcada::material::{DISTRICT_SIZES, MAX_NUMBER, MAX_ROWS, N_SQUARES, SIDE};
use tessera_engine::calcada::{Border, Draft, Flaw, district_letter};

use super::mend::{mend, square_name};
use super::print::letters;
use crate::html::icon;
use crate::words::say;
use crate::{Region, Words};

/// What changes while a board is drawn.
#[must_use]
pub fn board_regions(words: &Words, draft: &Draft) -> Vec<Region> {
    let region = |id, html: Markup| Region {
        id,
        html: html.into_string(),
    };
    vec![
        region("board-squares", squares(words, draft)),
        region("board-palette", palette(words, draft)),
        region("board-rows", rows(words, draft)),
        region("board-next", next(words, draft)),
        region("board-mend", mend(words, draft)),
        region("board-districts", districts(words, draft)),
    ]
}

/// Squares first, then the lines between them.
pub(super) fn squares(words: &Words, draft: &Draft) -> Markup {
    let letters = letters(draft);
    let sizes = draft.districts();
    html! {
        div #board-squares .eb role="group" aria-label=(words.say("own-board-board")) {
            @for square in 0..N_SQUARES {
                @let district = usize::from(letters[square] as u8 - b'A');
                @let is_bad = !DISTRICT_SIZES.contains(&sizes[district].count_ones());
                (square_button(words, draft, square, letters[square], is_bad))
            }
            @for border in Border::all() { (border_button(words, draft, border, &letters)) }
        }
    }
}

fn square_button(
    words: &Words,
    draft: &Draft,
    square: usize,
    letter: char,
    is_bad: bool,
) -> Markup {
    const N_TINTS: u8 = 4;
    let number = draft.numbers[square];
    let tint = match is_bad {
        true => "tb".to_owned(),
        false => format!("t{}", 1 + (letter as u8 - b'A') % N_TINTS),
    };
    let label = say!(
        words,
        "own-board-square",
        square = square_name(square),
        number = number,
        district = letter.to_string(),
    );
    html! {
        button #{ "square-" (square) } .es.(tint) type="button" data-square=(square) aria-label=(label)
            tabindex=(if square == 0 { 0 } else { -1 }) {
            em { @if number > 0 { (number) } }
            small aria-hidden="true" { (letter) }
        }
    }
}

fn border_button(words: &Words, draft: &Draft, border: Border, letters: &[char]) -> Markup {
    let [one, other] = border.squares();
    let is_drawn = draft.is_drawn(border);
    let (kind, direction) = if border.is_across {
        ("across", "v")
    } else {
        ("down", "h")
    };
    let (row, column) = (one / usize::from(SIDE), one % usize::from(SIDE));
    let is_open = is_drawn && letters[one] == letters[other];
    let state = match (is_drawn, is_open) {
        (_, true) => "on bad",
        (true, false) => "on",
        (false, false) => "off",
    };
    let class = format!("ed {direction} {state} r{row} c{column}");
    let label = say!(
        words,
        "own-board-border",
        one = square_name(one),
        other = square_name(other),
    );
    html! {
        button #{ (kind) "-" (border.place) } class=(class) type="button" tabindex="-1" data-border={ (kind) "-" (border.place) }
            aria-pressed=(is_drawn) aria-label=(label) { i {} }
    }
}

/// The numbers, and how often each stands on the board.
pub(super) fn palette(words: &Words, draft: &Draft) -> Markup {
    html! {
        div #board-palette .pal {
            @for number in 1..=MAX_NUMBER {
                @let n = draft.numbers.iter().filter(|&&other| other == number).count();
                button.pn type="button" data-number=(number)
                    aria-label=(say!(words, "own-board-number", number = number, n = n)) {
                    em { (number) } small { (n) }
                }
            }
            button.pn type="button" data-number="0" aria-label=(words.say("own-board-clear")) { em { "–" } small { } }
        }
    }
}

/// A column of multipliers for each number of seats.
pub(super) fn rows(words: &Words, draft: &Draft) -> Markup {
    html! {
        div #board-rows .lads {
            @for (seats, rows) in (2..).zip(&draft.rows) {
                fieldset.ladder {
                    legend { (say!(words, "own-board-seats", n = seats)) }
                    @for (place, &row) in rows.iter().enumerate() {
                        select #{ "row-" (seats) "-" (place) } data-row={ (seats) "-" (place) }
                            aria-label=(say!(words, "own-board-row", n = seats, row = place + 1)) {
                            @for times in 1..=9 { option value=(times) selected[times == row] { "×" (times) } }
                            @if rows.len() > 1 { option value="0" { (words.say("own-board-row-none")) } }
                        }
                    }
                    @if rows.len() < MAX_ROWS {
                        button.mx #{ "add-" (seats) } type="button" data-add=(seats)
                            aria-label=(say!(words, "own-board-row-add", n = seats)) { "+" }
                    }
                }
            }
        }
    }
}

/// How far it is.
pub(super) fn next(words: &Words, draft: &Draft) -> Markup {
    let flaws = draft.flaws();
    let n_numbers = draft.numbers.iter().filter(|&&number| number > 0).count();
    let has_lines = |flaw: &Flaw| !matches!(flaw, Flaw::NoNumber { .. });
    html! {
        div #board-next .be-next {
            ol.be-steps {
                li.done[n_numbers == N_SQUARES] { (say!(words, "own-board-step-numbers", n = n_numbers)) }
                li.done[!flaws.iter().any(has_lines)] { (words.say("own-board-step-borders")) }
            }
            p.prompt { (say!(words, "own-board-todo", n = flaws.len())) }
        }
    }
}

/// The districts with their sizes.
pub(super) fn districts(words: &Words, draft: &Draft) -> Markup {
    html! {
        ul #board-districts .dst {
            @for (number, district) in (0..).zip(draft.districts()) {
                @let size = district.count_ones();
                @let is_bad = !DISTRICT_SIZES.contains(&size);
                li.bad[is_bad] {
                    b { (district_letter(number)) }
                    span { (say!(words, "own-board-size", n = size)) }
                    @if is_bad { span.x aria-hidden="true" { "✕" } } @else { (icon("i-check")) }
                }
            }
        }
    }
}
