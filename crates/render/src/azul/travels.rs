//! Which tiles went where.

use tessera_engine::azul::{Event, Source, View};

use super::choices::heap_name;
use crate::Travel;

pub(super) fn travels(before: &View, events: &[Event]) -> Vec<Travel> {
    let mut travels = Vec::new();
    let mut from = String::new();
    // The marker lies down before the tiles that fall (AZ-4.6).
    let mut n_markers = 0;
    for event in events {
        match *event {
            Event::Took { source, colour, .. } => {
                from = heap_name(source, colour);
                if let Some(number) = source.as_factory() {
                    let rest = before.factories[number as usize].without(colour);
                    travels.extend(rest.colours().map(|other| {
                        Travel::new(heap_name(source, other), heap_name(Source::CENTRE, other))
                    }));
                }
            }
            Event::TookMarker { seat } => {
                let place = before.boards[seat.index()].floor.len();
                let to = format!("b{}-floor-{place}", seat.number());
                travels.push(Travel::new("centre-marker", to));
                n_markers = 1;
            }
            Event::Lined { seat, row, n_tiles } => {
                let first = before.boards[seat.index()].lines[row as usize].n_tiles;
                travels.extend((first..first + n_tiles).map(|place| {
                    let to = format!("b{}-line-{row}-{place}", seat.number());
                    Travel::new(from.clone(), to)
                }));
            }
            Event::Fell { seat, n_floor, .. } => {
                let first = before.boards[seat.index()].floor.len() + n_markers;
                travels.extend((first..first + n_floor as usize).map(|place| {
                    let to = format!("b{}-floor-{place}", seat.number());
                    Travel::new(from.clone(), to)
                }));
            }
            Event::Tiled {
                seat, row, column, ..
            } => {
                let seat = seat.number();
                let from = format!("b{seat}-line-{row}-0");
                travels.push(Travel::new(from, format!("b{seat}-wall-{row}-{column}")));
            }
            _ => {}
        }
    }
    travels
}
