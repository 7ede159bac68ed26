//! What happened, a line for each thing.

use tessera_engine::piazza::{Action, Event, Piazza};

use super::words::{cell_name, symbol_key};
use crate::words::say;
use crate::{Line, Pov};

/// The points of a turn stand on the line that ends it; a turn without any ends without a word. Draws
/// are seen in the hands.
pub(super) fn tell(
    before: &Pov<'_, Piazza>,
    action: Option<Action>,
    events: &[Event],
) -> Vec<Line> {
    let words = before.words;
    let n_brackets = events
        .iter()
        .filter(|event| matches!(event, Event::Bracket { .. }))
        .count();
    let scored = events.iter().find_map(|event| match event {
        Event::Scored { points, .. } if n_brackets > 0 => Some(i16::from(*points)),
        _ => None,
    });
    let mut lines = Vec::new();
    for event in events {
        match *event {
            Event::Started { seat } => {
                lines.push(Line::new(Some(seat), words.say("piazza-tell-start")));
            }
            Event::Laid { seat, card, cell } => {
                let id = match scored {
                    Some(_) => "piazza-tell-last-card",
                    None => "piazza-tell-lay",
                };
                let text = say!(
                    words,
                    id,
                    colour = card.colour().name(),
                    symbol = symbol_key(card),
                    cell = cell_name(cell),
                    n = n_brackets
                );
                lines.push(with_points(Line::new(Some(seat), text), scored));
            }
            Event::Scored { seat, .. } if action == Some(Action::End) && n_brackets > 0 => {
                let text = say!(words, "piazza-tell-end", n = n_brackets);
                lines.push(with_points(Line::new(Some(seat), text), scored));
            }
            Event::Finished { seat, place } => {
                let text = say!(words, "piazza-tell-finished", place = place);
                lines.push(Line::new(Some(seat), text));
            }
            Event::Passed { seat } => {
                lines.push(Line::new(Some(seat), words.say("piazza-tell-pass")));
            }
            Event::Stuck => lines.push(Line::new(None, words.say("piazza-tell-stuck"))),
            Event::Opened { .. }
            | Event::Drew { .. }
            | Event::Bracket { .. }
            | Event::Scored { .. } => {}
        }
    }
    lines
}

fn with_points(line: Line, points: Option<i16>) -> Line {
    match points {
        Some(points) => line.with_points(points),
        None => line,
    }
}
