//! What keeps a board from being played on, each with a way to mend it.

use maud::{Markup, html};
use tessera_engine::calcada::material::{DISTRICT_SIZES, MAX_NUMBER, N_SQUARES, SIDE};
use tessera_engine::calcada::{Border, Draft, Flaw, district_letter};

use crate::Words;
use crate::words::say;

/// More squares without number than this are one message.
const MAX_EMPTY: usize = 3;

/// A message: what is wrong, what would help, and the button that does it.
struct Message {
    wrong: String,
    help: String,
    /// `across-3`, `down-12`, `number-24-5`, and what the button says.
    mend: Option<(String, String)>,
}

pub(super) fn mend(words: &Words, draft: &Draft) -> Markup {
    let messages = messages(words, draft);
    html! {
        ul #board-mend .msg {
            @if messages.is_empty() { li.fine { b { (words.say("own-board-fine")) } } }
            @for message in &messages {
                li {
                    b { (message.wrong) }
                    p { (message.help) }
                    @if let Some((mend, text)) = &message.mend {
                        button.btn type="button" data-mend=(mend) { (text) }
                    }
                }
            }
        }
    }
}

/// The name of a square: `b3` lies in the second column and the third row.
pub(super) fn square_name(square: usize) -> String {
    let (row, column) = (square / usize::from(SIDE), square % usize::from(SIDE));
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}

fn messages(words: &Words, draft: &Draft) -> Vec<Message> {
    let flaws = draft.flaws();
    let is_empty = |flaw: &&Flaw| matches!(flaw, Flaw::NoNumber { .. });
    let n_empty = flaws.iter().filter(is_empty).count();
    let shown = flaws
        .iter()
        .filter(|flaw| n_empty <= MAX_EMPTY || !is_empty(flaw));
    let mut messages: Vec<Message> = shown.map(|&flaw| message(words, draft, flaw)).collect();
    if n_empty > MAX_EMPTY {
        messages.push(Message {
            wrong: say!(words, "own-board-empties", n = n_empty),
            help: words.say("own-board-empties-how"),
            mend: None,
        });
    }
    messages
}

fn message(words: &Words, draft: &Draft, flaw: Flaw) -> Message {
    match flaw {
        Flaw::Size { district, size } if size > *DISTRICT_SIZES.end() => {
            large(words, draft, district, size)
        }
        Flaw::Size { district, .. } => small(words, draft, district),
        Flaw::OpenLine { border } => Message {
            wrong: words.say("own-board-open"),
            help: between(words, "own-board-open-how", border),
            mend: Some((border_name(border), words.say("own-board-remove"))),
        },
        Flaw::NoNumber { square } => {
            let likely = likely(draft);
            Message {
                wrong: say!(words, "own-board-empty", square = square_name(square)),
                help: match likely {
                    Some(number) => say!(words, "own-board-likely", number = number),
                    None => words.say("own-board-empties-how"),
                },
                mend: likely.map(|number| {
                    let text = say!(words, "own-board-put", number = number);
                    (format!("number-{square}-{number}"), text)
                }),
            }
        }
    }
}

/// A border that parts the district into two that may be, if one line does.
fn large(words: &Words, draft: &Draft, district: usize, size: u32) -> Message {
    let cut = Border::all().find(|&border| {
        let mut other = draft.clone();
        *other.line(border) = true;
        !draft.is_drawn(border) && n_wrong(&other) < n_wrong(draft)
    });
    let letter = district_letter(district as u8).to_string();
    Message {
        wrong: say!(words, "own-board-large", district = letter, n = size),
        help: match cut {
            Some(border) => between(words, "own-board-cut", border),
            None => words.say("own-board-large-how"),
        },
        mend: cut.map(|border| (border_name(border), words.say("own-board-draw"))),
    }
}

/// A border that keeps a single square from a neighbour that has room.
fn small(words: &Words, draft: &Draft, district: usize) -> Message {
    let squares = draft.districts()[district];
    let join = Border::all().find(|&border| {
        let mut other = draft.clone();
        *other.line(border) = false;
        let is_beside = border
            .squares()
            .iter()
            .any(|square| squares >> square & 1 == 1);
        is_beside && draft.is_drawn(border) && n_wrong(&other) < n_wrong(draft)
    });
    let letter = district_letter(district as u8).to_string();
    Message {
        wrong: say!(words, "own-board-small", district = letter),
        help: match join {
            Some(border) => between(words, "own-board-join", border),
            None => words.say("own-board-small-how"),
        },
        mend: join.map(|border| (border_name(border), words.say("own-board-remove"))),
    }
}

fn n_wrong(draft: &Draft) -> usize {
    let sizes = draft.districts().into_iter().map(u32::count_ones);
    sizes.filter(|size| !DISTRICT_SIZES.contains(size)).count()
}

/// The number that is missing where all others stand on five squares.
fn likely(draft: &Draft) -> Option<u8> {
    let count = |number: &u8| {
        draft
            .numbers
            .iter()
            .filter(|&other| other == number)
            .count()
    };
    let each = N_SQUARES / usize::from(MAX_NUMBER);
    let mut rare = (1..=MAX_NUMBER).filter(|number| count(number) < each);
    let number = rare.next()?;
    let others = (1..=MAX_NUMBER).filter(|&other| other != number);
    let is_only = rare.next().is_none() && others.into_iter().all(|other| count(&other) == each);
    is_only.then_some(number)
}

fn between(words: &Words, id: &str, border: Border) -> String {
    let [one, other] = border.squares().map(square_name);
    say!(words, id, one = one, other = other)
}

fn border_name(border: Border) -> String {
    let kind = if border.is_across { "across" } else { "down" };
    format!("{kind}-{}", border.place)
}
