//! A drawn board as a small picture.

use maud::{Markup, html};
use tessera_engine::calcada::material::{N_SQUARES, SIDE};
use tessera_engine::calcada::{Border, Draft, district_letter};

use crate::Words;
use crate::words::say;

const SIDES: usize = SIDE as usize;

/// Numbers and borders. Its name says both row by row.
pub(in crate::site) fn print(words: &Words, draft: &Draft) -> Markup {
    let numbers = by_row(draft.numbers.map(|number| match number {
        0 => '–',
        number => (b'0' + number) as char,
    }));
    let districts = by_row(letters(draft));
    let label = say!(
        words,
        "own-board-print",
        numbers = numbers,
        districts = districts
    );
    let mut path = "M0 0h5v5h-5z".to_owned();
    for border in Border::all().filter(|&border| draft.is_drawn(border)) {
        let [square, _] = border.squares();
        let (row, column) = (square / SIDES, square % SIDES);
        path.push_str(&match border.is_across {
            true => format!("M{} {row}v1", column + 1),
            false => format!("M{column} {}h1", row + 1),
        });
    }
    html! {
        svg.print viewBox="-.06 -.06 5.12 5.12" role="img" aria-label=(label) {
            rect width="5" height="5" {}
            @for (square, number) in draft.numbers.iter().enumerate() {
                @if *number > 0 {
                    text x=(square % SIDES) dx=".5" y=(square / SIDES) dy=".68" { (number) }
                }
            }
            path d=(path) {}
        }
    }
}

/// The letter of the district of every square.
pub(super) fn letters(draft: &Draft) -> [char; N_SQUARES] {
    let districts = draft.districts();
    std::array::from_fn(|square| {
        let has = |district: &u32| district >> square & 1 == 1;
        district_letter(districts.iter().position(has).unwrap_or_default() as u8)
    })
}

fn by_row(signs: [char; N_SQUARES]) -> String {
    let rows: Vec<String> = signs
        .chunks(SIDES)
        .map(|row| {
            row.iter()
                .map(char::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    rows.join("; ")
}
