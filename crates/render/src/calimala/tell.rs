//! The log: what one entry was, in words.

use tessera_engine::calimala::{Action, Calimala, Event, Street};

use super::pieces::{discs, street_acts};
use super::words::{act_key, deed_text, owners, points_list, street_name};
use crate::words::say;
use crate::{Line, Pov};

/// The line that begins with the fact at this place, if one does.
pub(super) fn line(
    before: &Pov<'_, Calimala>,
    action: Option<Action>,
    events: &[Event],
    place: usize,
) -> Option<Line> {
    let has = |event: fn(&Event) -> bool| events.iter().any(event);
    let words = before.words;
    Some(match events[place] {
        Event::Did { seat, deed } => Line::new(
            Some(seat),
            deed_text(words, "calimala-tell", "street", deed),
        ),
        Event::Played { seat, deed } => {
            Line::new(Some(seat), deed_text(words, "calimala-tell", "card", deed))
        }
        Event::DrawsInstead { seat, act } => {
            let id = match has(|event| matches!(event, Event::NoCard { .. })) {
                true => "calimala-tell-no-card",
                false => "calimala-tell-draw",
            };
            Line::new(Some(seat), say!(words, id, act = act.name()))
        }
        Event::Seated { seat, space } => Line::new(Some(seat), seated(before, events, space)),
        Event::Drew { seat } => match action {
            Some(Action::Card(act)) => Line::new(
                Some(seat),
                say!(words, "calimala-tell-card", act = act.name()),
            ),
            _ => return None,
        },
        event => return plain(before, action, event),
    })
}

/// A disc in the council, and where it came from.
fn seated(before: &Pov<'_, Calimala>, events: &[Event], space: u8) -> String {
    let words = before.words;
    let mut how = "tower";
    let mut from = Street::new(0);
    for event in events {
        match event {
            Event::WhiteKept { .. } => how = "reserve",
            Event::WhiteMoved { street, .. } => (how, from) = ("street", *street),
            _ => {}
        }
    }
    say!(
        words,
        "calimala-tell-seat",
        seat = space + 1,
        how = how,
        street = street_name(words, before.view, from)
    )
}

/// What needs nothing of the other facts.
fn plain(before: &Pov<'_, Calimala>, action: Option<Action>, event: Event) -> Option<Line> {
    let words = before.words;
    Some(match event {
        Event::Started { starter } => Line::new(Some(starter), words.say("calimala-tell-start")),
        Event::Opened { card } => {
            Line::new(None, say!(words, "calimala-tell-open", site = card.name()))
        }
        Event::Kept { seat } => {
            let card = match action {
                Some(Action::Keep(card)) => card.name(),
                _ => "none",
            };
            Line::new(Some(seat), say!(words, "calimala-tell-keep", site = card))
        }
        Event::Took { seat, act } => Line::new(
            Some(seat),
            say!(words, "calimala-tell-take", act = act.name()),
        ),
        Event::Placed {
            seat,
            street,
            white,
        } => Line::new(Some(seat), placed(before, street, white)),
        Event::Reshuffled { n_cards } => {
            Line::new(None, say!(words, "calimala-tell-reshuffle", n = n_cards))
        }
        Event::Skipped { seat, act } => Line::new(
            Some(seat),
            say!(words, "calimala-tell-skip", act = act.name()),
        ),
        Event::DiscGone { seat } => Line::new(seat, words.say("calimala-tell-gone")),
        Event::Scored { tile, points, .. } => {
            let scored = points_list(before, points.by_seat());
            let n_scored = usize::from(scored.is_some());
            let text = say!(
                words,
                "calimala-tell-tile",
                tile = tile.name(),
                n = n_scored,
                points = scored.unwrap_or_default()
            );
            own_points(before, text, points.by_seat())
        }
        Event::CardScored {
            card,
            keeper,
            points,
        } => {
            let scored = points_list(before, points.by_seat());
            let n_scored = usize::from(scored.is_some());
            let text = say!(
                words,
                "calimala-tell-final",
                site = card.name(),
                keeper = keeper.map_or("", |seat| before.name(seat)),
                whose = if keeper.is_some() { "kept" } else { "open" },
                n = n_scored,
                points = scored.unwrap_or_default()
            );
            own_points(before, text, points.by_seat())
        }
        _ => return None,
    })
}

/// A scoring for all, with what the viewer got of it.
fn own_points(before: &Pov<'_, Calimala>, text: String, points: &[u8]) -> Line {
    let line = Line::new(None, text);
    match points[before.hero.index()] {
        own @ 1.. if before.is_own => line.with_points(own.into()),
        _ => line,
    }
}

/// A disc, and over whose.
fn placed(before: &Pov<'_, Calimala>, street: Street, white: bool) -> String {
    let [first, second] = street_acts(before.view, street).map(act_key);
    let below = discs(before.view, street).rev();
    let n_below = below.clone().count();
    say!(
        before.words,
        "calimala-tell-place",
        kind = if white { "white" } else { "own" },
        first = first,
        second = second,
        n = n_below,
        discs = owners(before, below)
    )
}
