//! What happened, in words.

use tessera_engine::Seat;
use tessera_engine::azul::material::Colour;
use tessera_engine::azul::{Azul, Event, Source};

use crate::words::say;
use crate::{Line, Pov};

/// The line that begins with the fact at this place, if one does: a take stands in one line, and so
/// do the tiles that a wall gets in one entry.
pub(super) fn line(before: &Pov<'_, Azul>, events: &[Event], place: usize) -> Option<Line> {
    match events[place] {
        Event::Took { .. } => take(before, events),
        Event::Tiled { seat, .. } => {
            let is_first = |event: &Event| !matches!(event, Event::Tiled { seat: whose, .. } if *whose == seat);
            events[..place]
                .iter()
                .all(is_first)
                .then(|| tiled(before, seat, events))
        }
        event => single(before, event),
    }
}

/// The line after all facts of an entry.
pub(super) fn last_line(before: &Pov<'_, Azul>, events: &[Event]) -> Option<Line> {
    let is_over = |event: &Event| matches!(event, Event::Bonus { .. });
    let is_over = events.iter().any(is_over);
    is_over.then(|| Line::new(None, before.words.say("azul-log-over")))
}

/// A take in one line: what, from where, to where, what fell.
fn take(before: &Pov<'_, Azul>, events: &[Event]) -> Option<Line> {
    let (seat, source, colour, n_tiles) = events.iter().find_map(|event| match *event {
        Event::Took {
            seat,
            source,
            colour,
            n_tiles,
        } => Some((seat, source, colour, n_tiles)),
        _ => None,
    })?;
    let line = events.iter().find_map(|event| match event {
        Event::Lined { row, .. } => Some(row + 1),
        _ => None,
    });
    let fall = events.iter().find_map(|event| match event {
        Event::Fell { n_floor, n_lid, .. } => Some(n_floor + n_lid),
        _ => None,
    });
    let marker = events
        .iter()
        .any(|event| matches!(event, Event::TookMarker { .. }));
    let fall = fall.unwrap_or(0);
    Some(Line::new(
        Some(seat),
        say!(
            before.words,
            "azul-log-take",
            n = n_tiles,
            colour = colour.name(),
            source = number(source),
            line = line.unwrap_or(0),
            fall = if line.is_some() { fall } else { 0 },
            marker = if marker { "yes" } else { "no" },
        ),
    ))
}

/// What a seat's wall gets, in one line.
fn tiled(before: &Pov<'_, Azul>, seat: Seat, events: &[Event]) -> Line {
    let words = before.words;
    let tiles = events.iter().filter_map(|event| match *event {
        Event::Tiled {
            seat: whose,
            row,
            column,
            colour,
            points,
        } if whose == seat => Some((row, column, colour, points)),
        _ => None,
    });
    let tiles: Vec<(u8, u8, Colour, u8)> = tiles.collect();
    let text = match tiles[..] {
        [(row, column, colour, _)] => {
            say!(
                words,
                "azul-log-tile",
                colour = colour.name(),
                row = row + 1,
                column = column + 1
            )
        }
        _ => say!(words, "azul-log-tiles", n = tiles.len()),
    };
    let points = tiles.iter().map(|&(_, _, _, points)| i16::from(points));
    Line::new(Some(seat), text).with_points(points.sum())
}

fn single(before: &Pov<'_, Azul>, event: Event) -> Option<Line> {
    let words = before.words;
    match event {
        Event::Blocked { seat, row, colour } => {
            let text = say!(
                words,
                "azul-log-blocked",
                line = row + 1,
                colour = colour.name()
            );
            Some(Line::new(Some(seat), text))
        }
        Event::PaidFloor { seat, lost, .. } if lost > 0 => {
            let line = Line::new(Some(seat), words.say("azul-log-floor"));
            Some(line.with_points(-i16::from(lost)))
        }
        Event::RoundBegan { round, starter } => Some(Line::new(
            None,
            say!(
                words,
                "azul-log-round",
                round = round,
                name = before.name(starter)
            ),
        )),
        Event::LidIntoBag { n_tiles } => {
            Some(Line::new(None, say!(words, "azul-log-lid", n = n_tiles)))
        }
        Event::Bonus {
            seat,
            rows,
            columns,
            colours,
            points,
        } if points > 0 => {
            let text = say!(
                words,
                "azul-log-bonus",
                rows = rows,
                columns = columns,
                colours = colours
            );
            Some(Line::new(Some(seat), text).with_points(points.into()))
        }
        _ => None,
    }
}

/// Factories count from 1 for people; 0 is the centre.
fn number(source: Source) -> u8 {
    source.as_factory().map_or(0, |number| number + 1)
}
