//! What is seen of an entry, in order.

use tessera_engine::Actor;
use tessera_engine::piazza::{Action, Event, Piazza};

use super::field::first_laid;
use super::tell;
use super::travels::travel;
use super::words::cell_name;
use crate::scene::Scenes;
use crate::{Beat, Pov, Scene};

/// A card, then each of its brackets at the end that was there before.
pub(super) fn scenes(
    before: &Pov<'_, Piazza>,
    actor: Actor,
    action: Option<Action>,
    events: &[Event],
) -> Vec<Scene> {
    let mut scenes = Scenes::new(actor);
    for (place, &event) in events.iter().enumerate() {
        scenes.tell(tell::line(before, action, events, place));
        let travels = travel(before.view, action, event).into_iter().collect();
        let mut beat = Beat::of(travels);
        match event {
            Event::Bracket {
                seat, to, points, ..
            } => beat = beat.with_points(seat, cell_name(to), points),
            // The first card of the turn stays where it lies, but it belongs to what was done last.
            Event::Scored { .. } => {
                let first = first_laid(before.view);
                beat.marks.extend(first.map(|(_, cell)| cell_name(cell)));
            }
            _ => {}
        }
        match event {
            Event::Scored { .. } => scenes.join(beat),
            _ => scenes.beat(beat),
        }
    }
    scenes.done()
}
