//! What is seen of an entry, in order.

use tessera_engine::calimala::{Action, Calimala, Event, Points};
use tessera_engine::{Actor, Seat};

use super::tell;
use super::travels::Travels;
use crate::scene::{Scenes, seat_place};
use crate::{Beat, Pov, Scene};

/// A deed, a seat in the council, each tile and each final card by itself.
pub(super) fn scenes(
    before: &Pov<'_, Calimala>,
    actor: Actor,
    action: Option<Action>,
    events: &[Event],
) -> Vec<Scene> {
    let mut scenes = Scenes::new(actor);
    let mut travels = Travels::new(before.view, action);
    for (place, &event) in events.iter().enumerate() {
        scenes.tell(tell::line(before, action, events, place));
        let beat = Beat::of(travels.follow(event));
        scenes.beat(match event {
            Event::Scored { space, points, .. } => {
                let mut beat = scored(beat, points);
                beat.marks.push(format!("co-{space}"));
                beat
            }
            Event::CardScored { points, .. } => scored(beat, points),
            _ => beat,
        });
    }
    scenes.done()
}

/// Points for several seats at once rise beside them.
fn scored(beat: Beat, points: Points) -> Beat {
    let by_seat = points.by_seat();
    let seats = Seat::all(by_seat.len() as u8).zip(by_seat);
    seats.fold(beat, |beat, (seat, &n_points)| {
        beat.with_points(seat, seat_place(seat), n_points)
    })
}
