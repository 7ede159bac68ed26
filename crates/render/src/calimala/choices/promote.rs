//! Which disc goes to the council in place of a white one.

use tessera_engine::calimala::{Action, Calimala, Street};

use super::{done, street_label};
use crate::calimala::words::{street_name, street_title};
use crate::words::say;
use crate::{Choice, Choices, Pov, Then};

/// A street, and a height if several own discs lie there (KA-5.8).
pub(super) fn choices(pov: &Pov<'_, Calimala>, actions: &[Action]) -> Choices {
    let words = pov.words;
    let streets = Street::all().filter_map(|street| promote_from(pov, street, actions));
    Choices {
        prompt: words.say("calimala-ask-promote"),
        step: words.say("calimala-step-promote"),
        clause: "KA-5.8",
        usual: None,
        spots: streets.collect(),
    }
}

fn promote_from(pov: &Pov<'_, Calimala>, street: Street, actions: &[Action]) -> Option<Choice> {
    let words = pov.words;
    let heights: Vec<u8> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Promote {
                street: from,
                height,
            } if *from == street => Some(*height),
            _ => None,
        })
        .collect();
    let short = street_title(words, pov.view, street);
    let with_spot = |spot: String, height: u8, short: String| {
        let action = Action::Promote { street, height };
        let label = say!(
            words,
            "calimala-label-promote",
            height = height + 1,
            street = street_name(words, pov.view, street)
        );
        done(
            spot,
            label,
            short,
            action,
            words.say("calimala-confirm-promote"),
        )
    };
    let spot = format!("street-{street}");
    match heights[..] {
        [] => None,
        [height] => Some(with_spot(spot, height, short)),
        _ => {
            let from_bottom = heights.iter().map(|&height| {
                let short = say!(words, "calimala-short-height", height = height + 1);
                with_spot(format!("height-{height}"), height, short)
            });
            Some(Choice {
                spot,
                label: street_label(pov, street),
                short,
                icon: None,
                flag: None,
                why: None,
                ghosts: Vec::new(),
                then: Then::Ask(Choices {
                    prompt: words.say("calimala-ask-height"),
                    step: words.say("calimala-step-height"),
                    clause: "KA-5.8",
                    usual: None,
                    spots: from_bottom.collect(),
                }),
            })
        }
    }
}
