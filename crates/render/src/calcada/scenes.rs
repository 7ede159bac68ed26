//! What is seen of an entry, in order.

use tessera_engine::Actor;
use tessera_engine::calcada::{Calcada, Event};

use super::board::{bonus_place, square_place};
use super::tell;
use super::travels::Travels;
use crate::scene::{Scenes, seat_place};
use crate::{Beat, Pov, Scene};

/// A tile, then its district, then a colour that closes; at the end each source by itself.
pub(super) fn scenes(before: &Pov<'_, Calcada>, actor: Actor, events: &[Event]) -> Vec<Scene> {
    let mut scenes = Scenes::new(actor);
    let mut travels = Travels::new(before.view);
    // Where the tile of this entry lies.
    let mut square = None;
    for (place, &event) in events.iter().enumerate() {
        scenes.tell(tell::line(before, events, place));
        let beat = Beat::of(travels.follow(event));
        match event {
            Event::Placed {
                seat, row, column, ..
            } => {
                square = Some(square_place(seat, row, column));
                scenes.beat(beat);
            }
            Event::Completed { seat, points, .. } | Event::Closed { seat, points, .. } => {
                let at = square.clone().unwrap_or_else(|| seat_place(seat));
                scenes.beat(beat.with_points(seat, at, points));
            }
            Event::FinalScore {
                seat,
                motifs,
                incomplete,
                bonus,
                ..
            } => {
                scenes.beat(beat.with_points(seat, seat_place(seat), motifs));
                scenes.beat(Beat::scored(seat, seat_place(seat), incomplete));
                scenes.beat(Beat::scored(seat, bonus_place(seat), bonus));
            }
            Event::TurnedUp { .. } => scenes.join(beat),
            Event::Started { .. }
            | Event::Laid { .. }
            | Event::RoundBegan { .. }
            | Event::Moved { .. }
            | Event::Declared { .. }
            | Event::MovedOnly { .. }
            | Event::Refreshed { .. }
            | Event::GainedBonusTiles { .. } => scenes.beat(beat),
        }
    }
    scenes.done()
}
