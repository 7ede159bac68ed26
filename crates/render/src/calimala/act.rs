//! What an activated disc may do: its actions and cards, each with its choices one click after
//! another.

mod effect;

use tessera_engine::calimala::material::{Act, N_CITIES, N_PORTS, Site};
use tessera_engine::calimala::{Action, Calimala, Deed, Kind, building_site};

use self::effect::{deed_label, flag, ghosts, load_ghosts, load_label, why};
use super::choices::done;
use super::pieces::{act_symbol, acting, city, site_symbol};
use super::standing;
use super::words::{act_title, cloths, deed_text, site_name, street_name};
use crate::html::seat_class;
use crate::words::say;
use crate::{Choice, Choices, Pov, Then};

/// What is done by the disc or by a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Street,
    Card,
}

impl By {
    fn key(self) -> &'static str {
        match self {
            By::Street => "street",
            By::Card => "card",
        }
    }

    fn action(self, deed: Deed) -> Action {
        match self {
            By::Street => Action::Do(deed),
            By::Card => Action::Play(deed),
        }
    }
}

/// The actions of the street, cards, cards instead of actions, and what ends it.
pub(super) fn choices(pov: &Pov<'_, Calimala>, actions: &[Action]) -> Choices {
    let words = pov.words;
    let mut spots = Vec::new();
    for by in [By::Street, By::Card] {
        for act in Act::ALL {
            let deeds: Vec<Deed> = actions
                .iter()
                .filter_map(|&action| match (by, action) {
                    (By::Street, Action::Do(deed)) | (By::Card, Action::Play(deed)) => Some(deed),
                    _ => None,
                })
                .filter(|deed| deed.act() == act)
                .collect();
            if !deeds.is_empty() {
                spots.push(with_act(pov, by, act, &deeds));
            }
        }
    }
    spots.extend(actions.iter().filter_map(|&action| without(pov, action)));
    Choices {
        prompt: prompt(pov),
        step: words.say("calimala-step-act"),
        clause: "KA-3.5",
        usual: usual(&spots),
        spots,
    }
}

/// The last action that is left to a disc is what people carry out; where it is impossible, they
/// draw a card instead of it.
fn usual(spots: &[Choice]) -> Option<String> {
    let of_kind = |kind: &'static str| spots.iter().filter(move |at| at.spot.starts_with(kind));
    let mut left = of_kind("act-").chain(of_kind("draw-"));
    match (left.next(), left.next()) {
        (Some(only), None) => Some(only.spot.clone()),
        _ => None,
    }
}

fn prompt(pov: &Pov<'_, Calimala>) -> String {
    let words = pov.words;
    let Some(acting) = acting(pov.view) else {
        return words.say("calimala-ask-cards");
    };
    if acting.pending.is_empty() {
        return words.say("calimala-ask-cards");
    }
    say!(
        words,
        "calimala-ask-act",
        street = street_name(words, pov.view, acting.street),
        whose = if acting.active == acting.seat {
            "own"
        } else {
            "other"
        },
        name = pov.name(acting.active)
    )
}

/// A card instead, an action left out, the end.
fn without(pov: &Pov<'_, Calimala>, action: Action) -> Option<Choice> {
    let words = pov.words;
    let (key, act) = match action {
        Action::Draw(act) => ("draw", act),
        Action::Skip(act) => ("skip", act),
        Action::Done => {
            return Some(done(
                "done".to_owned(),
                words.say("calimala-label-done"),
                words.say("calimala-short-done"),
                action,
                words.say("calimala-confirm-done"),
            ));
        }
        _ => return None,
    };
    let text = |id: &str| say!(words, &format!("calimala-{id}-{key}"), act = act.name());
    Some(done(
        format!("{key}-{act}"),
        text("label"),
        text("short"),
        action,
        text("confirm"),
    ))
}

/// An action: it is clicked in the city, or its card in the hand, then where it is done.
fn with_act(pov: &Pov<'_, Calimala>, by: By, act: Act, deeds: &[Deed]) -> Choice {
    let words = pov.words;
    let spot = match by {
        By::Street => format!("act-{act}"),
        By::Card => format!("card-{act}"),
    };
    let text = |id| say!(words, id, act = act.name(), by = by.key());
    let (ghosts, then) = match (act, deeds) {
        (Act::Wood | Act::Brick | Act::Marble | Act::Weave, &[deed, ..]) => {
            (ghosts(pov, deed), finish(pov, by, deed))
        }
        (Act::Ship | Act::Transport, _) => {
            let loads: Vec<_> = deeds.iter().map(|&deed| (cloths(deed), deed)).collect();
            (Vec::new(), next_load(pov, by, act, &loads, [0; N_CITIES]))
        }
        _ => (Vec::new(), where_to(pov, by, act, deeds)),
    };
    Choice {
        spot,
        label: text("calimala-label-act"),
        short: text("calimala-short-act"),
        icon: Some((act_symbol(act), "")),
        flag: None,
        why: None,
        ghosts,
        then,
    }
}

/// One click says the rest.
fn where_to(pov: &Pov<'_, Calimala>, by: By, act: Act, deeds: &[Deed]) -> Then {
    let words = pov.words;
    let one = |&deed: &Deed| {
        let place = standing::after(pov.view, pov.hero, deed);
        let (spot, symbol, short) = deed_spot(pov, deed);
        Choice {
            spot,
            label: deed_label(pov, deed, place),
            short,
            icon: Some((symbol.0, symbol.1)),
            flag: place.and_then(|place| flag(pov, place)),
            why: place.map(|place| why(pov, place)),
            ghosts: ghosts(pov, deed),
            then: finish(pov, by, deed),
        }
    };
    Then::Ask(Choices {
        prompt: say!(words, "calimala-ask-where", act = act.name()),
        step: act_title(words, act),
        clause: clause_of(act),
        usual: None,
        spots: deeds.iter().map(one).collect(),
    })
}

/// The next cloth goes to one of the cities, or this was all. Cities may be clicked in any order.
fn next_load(
    pov: &Pov<'_, Calimala>,
    by: By,
    act: Act,
    loads: &[([u8; N_CITIES], Deed)],
    so_far: [u8; N_CITIES],
) -> Then {
    let words = pov.words;
    let find = |load: [u8; N_CITIES]| loads.iter().find(|(other, _)| *other == load);
    let with = |at: usize| {
        let mut load = so_far;
        load[at] += 1;
        find(load).map(|&(load, deed)| (at, load, deed))
    };
    let mut spots: Vec<Choice> = (0..N_CITIES)
        .filter_map(with)
        .map(|(at, load, deed)| {
            let place = standing::after(pov.view, pov.hero, deed);
            let site = city(at);
            Choice {
                spot: format!("city-{site}"),
                label: load_label(pov, act, at, place),
                short: site_name(words, site),
                icon: Some((site_symbol(site), "")),
                flag: place.and_then(|place| flag(pov, place)),
                why: place.map(|place| why(pov, place)),
                ghosts: load_ghosts(pov, load),
                then: next_load(pov, by, act, loads, load),
            }
        })
        .collect();
    let stop = find(so_far);
    if let (Some(&(load, deed)), true) = (stop, spots.is_empty()) {
        debug_assert_eq!(load, so_far);
        return finish(pov, by, deed);
    }
    if let Some(&(_, deed)) = stop {
        spots.push(Choice {
            ghosts: load_ghosts(pov, so_far),
            ..done(
                "stop".to_owned(),
                words.say("calimala-label-stop"),
                words.say("calimala-short-stop"),
                by.action(deed),
                deed_text(words, "calimala-confirm", by.key(), deed),
            )
        });
    }
    let n_sent: u8 = so_far.iter().sum();
    let n_most = loads.iter().map(|(load, _)| load.iter().sum()).max();
    Then::Ask(Choices {
        prompt: say!(
            words,
            "calimala-ask-load",
            act = act.name(),
            n = n_sent + 1,
            most = n_most.unwrap_or(0u8)
        ),
        step: act_title(words, act),
        clause: clause_of(act),
        usual: None,
        spots,
    })
}

fn clause_of(act: Act) -> &'static str {
    match act {
        Act::Wood | Act::Brick | Act::Marble => "KA-4.1",
        Act::Build => "KA-4.2",
        Act::Artwork => "KA-4.5",
        Act::Weave => "KA-4.6",
        Act::Ship => "KA-4.7",
        Act::Transport => "KA-4.8",
        Act::Contribute => "KA-4.9",
    }
}

fn finish(pov: &Pov<'_, Calimala>, by: By, deed: Deed) -> Then {
    Then::Act {
        action: by.action(deed).to_string(),
        confirm: deed_text(pov.words, "calimala-confirm", by.key(), deed),
    }
}

/// What is clicked for a deed, its symbol and its short name.
fn deed_spot(
    pov: &Pov<'_, Calimala>,
    deed: Deed,
) -> (String, (&'static str, &'static str), String) {
    let words = pov.words;
    let own = seat_class(pov.hero);
    let with_site =
        |spot: String, site: Site| (spot, (site_symbol(site), ""), site_name(words, site));
    match deed.kind() {
        Kind::BuildShip => (
            "harbour".to_owned(),
            ("ship", own),
            words.say("calimala-short-ship"),
        ),
        Kind::BuildWorkshop => (
            "workshop".to_owned(),
            ("workshop", ""),
            words.say("calimala-short-workshop"),
        ),
        Kind::BuildHouse(at) => {
            let site = city(N_PORTS + at);
            let short = say!(words, "calimala-short-house", site = site.name());
            (format!("city-{site}"), ("house", own), short)
        }
        Kind::Artwork(building) => {
            let site = building_site(building);
            with_site(format!("art-{site}"), site)
        }
        Kind::Contribute { resource, church } => {
            let (site, resource) = (building_site(church), Act::ALL[resource]);
            let short = say!(
                words,
                "calimala-short-row",
                site = site.name(),
                resource = resource.name()
            );
            let spot = format!("row-{site}-{resource}");
            (spot, (act_symbol(resource), ""), short)
        }
        Kind::Gain(_) | Kind::Weave | Kind::Ship(_) | Kind::Transport(_) => {
            unreachable!("it is not said by one more click")
        }
    }
}
