//! What happened, in words.

use tessera_engine::Seat;
use tessera_engine::calcada::material::{Colour, DISPLAY_SIZE, Motif, N_SPACES};
use tessera_engine::calcada::{Calcada, Event, View};

use super::is_setup;
use super::pieces::square_name;
use crate::words::say;
use crate::{Line, Pov};

/// The line that begins with the fact at this place, if one does: one for a placement with its
/// points, one for a closed colour; the setup tells only who starts, and new tiles are told together
/// when the last of them is open.
pub(super) fn line(pov: &Pov<'_, Calcada>, events: &[Event], place: usize) -> Option<Line> {
    let is_new = |event: &Event| matches!(event, Event::TurnedUp { .. });
    let after = &events[place + 1..];
    match events[place] {
        Event::TurnedUp { .. } if !after.iter().any(is_new) => new_tiles(pov, events),
        event => event_line(pov, event, after),
    }
}

fn event_line(pov: &Pov<'_, Calcada>, event: Event, after: &[Event]) -> Option<Line> {
    let words = pov.words;
    Some(match event {
        Event::Started { seat } => {
            let text = say!(words, "calcada-log-start", name = pov.name(seat));
            Line::new(None, text)
        }
        Event::Moved {
            seat,
            space,
            colour,
        } => moved(pov, "calcada-log-moved", seat, space, colour),
        Event::MovedOnly {
            seat,
            space,
            colour,
        } => moved(pov, "calcada-log-moved-only", seat, space, colour),
        Event::Declared {
            seat,
            colour,
            number,
            ..
        } => Line::new(
            Some(seat),
            say!(
                words,
                "calcada-log-declared",
                colour = colour.name(),
                n = number
            ),
        ),
        Event::Refreshed { seat, colour, .. } => Line::new(
            Some(seat),
            say!(words, "calcada-log-refreshed", colour = colour.name()),
        ),
        Event::Placed { .. } => placed(pov, event, after),
        Event::Closed {
            seat,
            colour,
            points,
            ..
        } => {
            let is_last = !pov.view.last_round && n_closed(pov.view) > 0;
            let id = if is_last {
                "calcada-log-closed-last"
            } else {
                "calcada-log-closed"
            };
            let line = Line::new(Some(seat), say!(words, id, colour = colour.name()));
            line.with_points(i16::from(points))
        }
        Event::FinalScore {
            seat,
            motifs,
            incomplete,
            bonus,
            ..
        } => {
            let text = say!(
                words,
                "calcada-log-final",
                motifs = motifs,
                incomplete = incomplete,
                bonus = bonus,
            );
            let points = i16::from(motifs) + i16::from(incomplete) + i16::from(bonus);
            Line::new(Some(seat), text).with_points(points)
        }
        // Told with the placement, or seen on the board.
        Event::GainedBonusTiles { .. }
        | Event::Completed { .. }
        | Event::TurnedUp { .. }
        | Event::Laid { .. }
        | Event::RoundBegan { .. } => return None,
    })
}

/// A placement with what it brought.
fn placed(pov: &Pov<'_, Calcada>, event: Event, after: &[Event]) -> Line {
    let Event::Placed {
        seat,
        colour,
        motif,
        row,
        column,
    } = event
    else {
        unreachable!("only called for a placement");
    };
    let completed = after.iter().find_map(|event| match *event {
        Event::Completed {
            n_tiles,
            multiplier,
            points,
            ..
        } => Some((n_tiles, multiplier, points)),
        _ => None,
    });
    let (n_tiles, multiplier, points) = completed.unwrap_or_default();
    let text = say!(
        pov.words,
        if completed.is_some() {
            "calcada-log-completed"
        } else {
            "calcada-log-placed"
        },
        colour = colour.name(),
        motif = motif.name(),
        square = square_name(row, column),
        size = n_tiles,
        multiplier = multiplier,
    );
    let line = Line::new(Some(seat), text);
    match completed {
        Some(_) => line.with_points(i16::from(points)),
        None => line,
    }
}

/// The new tiles of a display, once it is full or its stack is used up.
fn new_tiles(pov: &Pov<'_, Calcada>, events: &[Event]) -> Option<Line> {
    if is_setup(pov.view) {
        return None;
    }
    let mut turned_up = events.iter().filter_map(|event| match *event {
        Event::TurnedUp { colour, motif } => Some((colour, motif)),
        _ => None,
    });
    let (colour, first): (Colour, Motif) = turned_up.next()?;
    let supply = &pov.view.supplies[colour.index()];
    let is_refresh = events
        .iter()
        .any(|event| matches!(event, Event::Refreshed { .. }));
    let mut motifs = match is_refresh {
        true => Vec::new(),
        false => supply.open.clone(),
    };
    motifs.push(first);
    motifs.extend(turned_up.map(|(_, motif)| motif));
    // What was returned comes without an action of chance, so this entry is the last one when
    // nothing unseen is left.
    let is_last = motifs.len() == DISPLAY_SIZE || supply.unseen.total() <= 1;
    if !is_last {
        return None;
    }
    let names: Vec<String> = motifs
        .iter()
        .map(|motif| say!(pov.words, "calcada-motif", motif = motif.name()))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let text = say!(
        pov.words,
        "calcada-log-new-tiles",
        colour = colour.name(),
        n = motifs.len(),
        motifs = pov.words.list(&names),
    );
    Some(Line::new(None, text))
}

fn n_closed(view: &View) -> usize {
    let closed = view.supplies.iter().filter(|supply| supply.row.is_none());
    closed.count()
}

/// A stone went on to the next space.
fn moved(pov: &Pov<'_, Calcada>, id: &str, seat: Seat, space: u8, colour: Colour) -> Line {
    let next = (space + 1) % N_SPACES + 1;
    let text = say!(pov.words, id, colour = colour.name(), next = next);
    Line::new(Some(seat), text)
}
