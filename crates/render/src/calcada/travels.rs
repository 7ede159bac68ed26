//! Which pieces moved.

use tessera_engine::Seat;
use tessera_engine::calcada::material::{Colour, Motif, N_SPACES, track_space};
use tessera_engine::calcada::{Event, View};

use super::board::square_place;
use super::mine::score_place;
use super::prices::{price_place, stack_place, tile_place};
use super::shared::stone_place;
use crate::Travel;

pub(super) fn travels(before: &View, events: &[Event]) -> Vec<Travel> {
    let mut travels = Travels {
        before,
        displays: Colour::ALL.map(|colour| before.supplies[colour.index()].open.clone()),
        scores: before.boards.iter().map(|board| board.score).collect(),
        out: Vec::new(),
    };
    for event in events {
        travels.follow(*event);
    }
    travels.scores();
    travels.out
}

struct Travels<'a> {
    before: &'a View,
    /// The open tiles as they are now.
    displays: [Vec<Motif>; 5],
    /// The points as they are now.
    scores: Vec<u16>,
    out: Vec<Travel>,
}

impl Travels<'_> {
    fn follow(&mut self, event: Event) {
        match event {
            Event::Declared { space, colour, .. }
            | Event::Moved { space, colour, .. }
            | Event::MovedOnly { space, colour, .. } => self.stone(space, colour),
            Event::TurnedUp { colour, motif } => {
                let display = &mut self.displays[colour.index()];
                let to = tile_place(colour, display.len());
                display.push(motif);
                self.out.push(Travel::new(stack_place(colour), to));
            }
            Event::Refreshed { colour, .. } => {
                let display = std::mem::take(&mut self.displays[colour.index()]);
                let go = |place| Travel::new(tile_place(colour, place), stack_place(colour));
                self.out.extend((0..display.len()).map(go));
            }
            Event::Placed {
                seat,
                colour,
                motif,
                row,
                column,
            } => {
                let display = &mut self.displays[colour.index()];
                let Some(place) = display.iter().position(|&open| open == motif) else {
                    return;
                };
                display.remove(place);
                let to = square_place(seat, row, column);
                self.out.push(Travel::new(tile_place(colour, place), to));
            }
            Event::Completed {
                seat,
                colour,
                points,
                ..
            } => {
                self.scores[seat.index()] += u16::from(points);
                if let Some(row) = self.before.supplies[colour.index()].row {
                    let (from, to) = (price_place(colour, row), price_place(colour, row + 1));
                    self.out.push(Travel::new(from, to));
                }
            }
            Event::Closed { seat, points, .. } => {
                self.scores[seat.index()] += u16::from(points);
            }
            Event::FinalScore { seat, score, .. } => self.scores[seat.index()] = score,
            Event::Started { .. }
            | Event::Laid { .. }
            | Event::RoundBegan { .. }
            | Event::GainedBonusTiles { .. } => {}
        }
    }

    /// The last of its colour leaves, and lies last on the next space.
    fn stone(&mut self, space: u8, colour: Colour) {
        let next = (space + 1) % N_SPACES;
        let count = |space: u8| self.before.ring[space as usize].count(colour);
        let from = stone_place(space, colour, count(space).saturating_sub(1));
        let to = stone_place(next, colour, count(next));
        self.out.push(Travel::new(from, to));
    }

    /// The scoring stones go once, however many points came.
    fn scores(&mut self) {
        for (seat, board) in Seat::all(self.before.setup.seats).zip(&self.before.boards) {
            let score = self.scores[seat.index()];
            if score != board.score {
                let place = |score| score_place(seat, track_space(score));
                self.out.push(Travel::new(place(board.score), place(score)));
            }
        }
    }
}
