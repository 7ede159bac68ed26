//! Which tiles went where.

use tessera_engine::Seat;
use tessera_engine::azul::{Event, Source, View};

use super::choices::heap_name;
use crate::Travel;

/// Follows the tiles of one entry, fact by fact.
pub(super) struct Travels<'a> {
    before: &'a View,
    /// The heap that was taken from.
    from: String,
    /// How many things lie on each floor line by now.
    n_floor: Vec<usize>,
}

impl Travels<'_> {
    pub(super) fn new(before: &View) -> Travels<'_> {
        Travels {
            before,
            from: String::new(),
            n_floor: before
                .boards
                .iter()
                .map(|board| board.floor.len())
                .collect(),
        }
    }

    pub(super) fn follow(&mut self, event: Event) -> Vec<Travel> {
        match event {
            Event::Took { source, colour, .. } => {
                self.from = heap_name(source, colour);
                let factory = source.as_factory();
                factory.map_or_else(Vec::new, |number| self.rest(number, colour))
            }
            Event::TookMarker { seat } => self.fall(seat, "centre-marker", 1),
            Event::Lined { seat, row, n_tiles } => {
                let first = self.before.boards[seat.index()].lines[row as usize].n_tiles;
                let places = first..first + n_tiles;
                let go = |place| Travel::new(self.from.clone(), line_place(seat, row, place));
                places.map(go).collect()
            }
            Event::Fell { seat, n_floor, .. } => {
                let from = self.from.clone();
                self.fall(seat, &from, n_floor)
            }
            Event::Tiled {
                seat, row, column, ..
            } => {
                let to = wall_place(seat, row, column);
                let laid = Travel::new(line_place(seat, row, 0), to);
                let rest = (1..=row).map(|place| Travel::new(line_place(seat, row, place), LID));
                [laid].into_iter().chain(rest).collect()
            }
            Event::PaidFloor { seat, .. } => {
                let places = 0..self.n_floor[seat.index()];
                let go = |place| Travel::new(floor_place(seat, place), LID);
                places.map(go).collect()
            }
            Event::Dealt { factory, tiles } => {
                let source = Source::factory(factory);
                let deal = |colour| Travel::new("bag", heap_name(source, colour));
                tiles.colours().map(deal).collect()
            }
            Event::RoundBegan { .. }
            | Event::LidIntoBag { .. }
            | Event::Blocked { .. }
            | Event::Bonus { .. } => Vec::new(),
        }
    }

    /// The other tiles of a factory go to the centre.
    fn rest(&self, factory: u8, colour: tessera_engine::azul::material::Colour) -> Vec<Travel> {
        let source = Source::factory(factory);
        let rest = self.before.factories[factory as usize].without(colour);
        let heaps = rest.colours().map(|other| {
            let go = Travel::new(heap_name(source, other), heap_name(Source::CENTRE, other));
            std::iter::repeat_n(go, rest.count(other) as usize)
        });
        heaps.flatten().collect()
    }

    /// Something comes onto a floor line, behind what lies there (AZ-4.6).
    fn fall(&mut self, seat: Seat, from: &str, n_things: u8) -> Vec<Travel> {
        let n_floor = &mut self.n_floor[seat.index()];
        let first = *n_floor;
        *n_floor += n_things as usize;
        let go = |place| Travel::new(from, floor_place(seat, place));
        (first..*n_floor).map(go).collect()
    }
}

/// Where tiles go that nobody needs any more.
const LID: &str = "lid";

pub(super) fn wall_place(seat: Seat, row: u8, column: u8) -> String {
    format!("b{}-wall-{row}-{column}", seat.number())
}

pub(super) fn floor_place(seat: Seat, place: usize) -> String {
    format!("b{}-floor-{place}", seat.number())
}

fn line_place(seat: Seat, row: u8, place: u8) -> String {
    format!("b{}-line-{row}-{place}", seat.number())
}
