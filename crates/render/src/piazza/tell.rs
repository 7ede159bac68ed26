//! What happened, a line for each thing.

use tessera_engine::piazza::{Action, Event, Piazza};

use super::words::{cell_name, symbol_key};
use crate::words::say;
use crate::{Line, Pov};

/// The line that begins with the fact at this place, if one does. The points of a turn stand on the
/// line that ends it; a turn without any ends without a word. Draws are seen in the hands.
pub(super) fn line(
    before: &Pov<'_, Piazza>,
    action: Option<Action>,
    events: &[Event],
    place: usize,
) -> Option<Line> {
    let words = before.words;
    let is_bracket = |event: &Event| matches!(event, Event::Bracket { .. });
    let n_brackets = events.iter().filter(|event| is_bracket(event)).count();
    let scored = events.iter().find_map(|event| match event {
        Event::Scored { points, .. } if n_brackets > 0 => Some(i16::from(*points)),
        _ => None,
    });
    Some(match events[place] {
        Event::Started { seat } => Line::new(Some(seat), words.say("piazza-tell-start")),
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
            with_points(Line::new(Some(seat), text), scored)
        }
        // Before its brackets: they are what it tells.
        Event::Bracket { seat, .. }
            if action == Some(Action::End) && !events[..place].iter().any(is_bracket) =>
        {
            let text = say!(words, "piazza-tell-end", n = n_brackets);
            with_points(Line::new(Some(seat), text), scored)
        }
        Event::Finished { seat, place } => {
            let text = say!(words, "piazza-tell-finished", place = place);
            Line::new(Some(seat), text)
        }
        Event::Passed { seat } => Line::new(Some(seat), words.say("piazza-tell-pass")),
        Event::Stuck => Line::new(None, words.say("piazza-tell-stuck")),
        Event::Opened { .. }
        | Event::Drew { .. }
        | Event::Bracket { .. }
        | Event::Scored { .. } => return None,
    })
}

fn with_points(line: Line, points: Option<i16>) -> Line {
    match points {
        Some(points) => line.with_points(points),
        None => line,
    }
}
