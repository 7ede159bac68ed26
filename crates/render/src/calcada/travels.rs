//! Which pieces moved.

use tessera_engine::Seat;
use tessera_engine::calcada::material::{Colour, Motif, N_SPACES, track_space};
use tessera_engine::calcada::{Event, View};

use super::board::square_place;
use super::mine::score_place;
use super::prices::{price_place, stack_place, tile_place};
use super::shared::stone_place;
use crate::Travel;

/// Follows the pieces of one entry, fact by fact.
pub(super) struct Travels<'a> {
    before: &'a View,
    /// The open tiles as they are now.
    displays: [Vec<Motif>; 5],
    /// The points as they are now.
    scores: Vec<u16>,
    out: Vec<Travel>,
}

impl Travels<'_> {
    pub(super) fn new(before: &View) -> Travels<'_> {
        Travels {
            before,
            displays: Colour::ALL.map(|colour| before.supplies[colour.index()].open.clone()),
            scores: before.boards.iter().map(|board| board.score).collect(),
            out: Vec::new(),
        }
    }

    /// The pieces that move with the next fact.
    pub(super) fn follow(&mut self, event: Event) -> Vec<Travel> {
        self.go_on(event);
        std::mem::take(&mut self.out)
    }

    fn go_on(&mut self, event: Event) {
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
                if let Some(row) = self.before.supplies[colour.index()].row {
                    let (from, to) = (price_place(colour, row), price_place(colour, row + 1));
                    self.out.push(Travel::new(from, to));
                }
                self.score(seat, u16::from(points));
            }
            Event::Closed { seat, points, .. } => self.score(seat, u16::from(points)),
            Event::FinalScore { seat, score, .. } => {
                let points = score - self.scores[seat.index()];
                self.score(seat, points);
            }
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

    /// A scoring stone goes on.
    fn score(&mut self, seat: Seat, points: u16) {
        let score = &mut self.scores[seat.index()];
        let (from, to) = (track_space(*score), track_space(*score + points));
        *score += points;
        if from != to {
            let place = |space| score_place(seat, space);
            self.out.push(Travel::new(place(from), place(to)));
        }
    }
}
