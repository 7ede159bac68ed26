//! What happened, in words.

use tessera_engine::Seat;
use tessera_engine::azul::material::Colour;
use tessera_engine::azul::{Azul, Event, Source};

use crate::words::say;
use crate::{Line, Pov};

pub(super) fn tell(before: &Pov<'_, Azul>, events: &[Event]) -> Vec<Line> {
    let mut lines = Vec::new();
    lines.extend(take(before, events));
    let is_over = |event: &Event| matches!(event, Event::Bonus { .. });
    for seat in Seat::all(before.sitters.len() as u8) {
        lines.extend(tiling(before, seat, events));
    }
    for event in events {
        lines.extend(single(before, event));
    }
    if events.iter().any(is_over) {
        lines.push(Line::new(None, before.words.say("azul-log-over")));
    }
    lines
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

/// What a seat's wall brought at the end of a round, in one line.
fn tiling(before: &Pov<'_, Azul>, seat: Seat, events: &[Event]) -> Vec<Line> {
    let words = before.words;
    let mut tiles = Vec::new();
    let mut lines = Vec::new();
    for event in events {
        match *event {
            Event::Tiled {
                seat: whose,
                row,
                column,
                colour,
                points,
            } if whose == seat => tiles.push((row, column, colour, points)),
            Event::Blocked {
                seat: whose,
                row,
                colour,
            } if whose == seat => {
                let text = say!(
                    words,
                    "azul-log-blocked",
                    line = row + 1,
                    colour = colour.name()
                );
                lines.push(Line::new(Some(seat), text));
            }
            Event::PaidFloor {
                seat: whose, lost, ..
            } if whose == seat && lost > 0 => {
                let line = Line::new(Some(seat), words.say("azul-log-floor"));
                lines.push(line.with_points(-i16::from(lost)));
            }
            _ => {}
        }
    }
    if let Some(line) = tiled(before, seat, &tiles) {
        lines.insert(0, line);
    }
    lines
}

fn tiled(before: &Pov<'_, Azul>, seat: Seat, tiles: &[(u8, u8, Colour, u8)]) -> Option<Line> {
    let words = before.words;
    let points: i16 = tiles
        .iter()
        .map(|&(_, _, _, points)| i16::from(points))
        .sum();
    let text = match tiles {
        [] => return None,
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
    Some(Line::new(Some(seat), text).with_points(points))
}

fn single(before: &Pov<'_, Azul>, event: &Event) -> Option<Line> {
    let words = before.words;
    match *event {
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
