//! The action that a person means by clicking these spots.

use tessera_engine::calimala::material::{Act, CITY_LETTERS, Site};
use tessera_engine::calimala::{Action, Deed, PhaseView, Street, View};

use super::pieces::{acting, discs, hero};

/// The whole path, or if it makes no sense its last spot alone.
pub(super) fn attempt(view: &View, path: &[&str]) -> Option<Action> {
    let last = path.last()?;
    whole(view, path).or_else(|| single(view, last))
}

fn whole(view: &View, path: &[&str]) -> Option<Action> {
    let (first, rest) = path.split_first()?;
    if rest.is_empty() {
        return single(view, first);
    }
    if let Some(street) = street(first) {
        return on_street(street, rest);
    }
    if let Some(act) = act(first, "act-") {
        return deed(act, rest).map(Action::Do);
    }
    deed(act(first, "card-")?, rest).map(Action::Play)
}

fn on_street(street: Street, rest: &[&str]) -> Option<Action> {
    match *rest {
        ["disc-own"] => Some(Action::Place {
            white: false,
            street,
        }),
        ["disc-white"] => Some(Action::Place {
            white: true,
            street,
        }),
        [height] => Some(Action::Promote {
            street,
            height: height.strip_prefix("height-")?.parse().ok()?,
        }),
        _ => None,
    }
}

fn single(view: &View, spot: &str) -> Option<Action> {
    if spot == "done" {
        return Some(Action::Done);
    }
    if let Some(street) = street(spot) {
        return Some(street_alone(view, street));
    }
    if let Some(card) = spot.strip_prefix("keep-") {
        return Site::from_name(card).map(Action::Keep);
    }
    let with_act = |prefix| act(spot, prefix);
    let found = with_act("take-").map(Action::Take);
    let found = found.or_else(|| with_act("draw-").map(Action::Draw));
    let found = found.or_else(|| with_act("skip-").map(Action::Skip));
    let found = found.or_else(|| Some(Action::Do(any_deed(view, with_act("act-")?)?)));
    let found = found.or_else(|| Some(Action::Play(any_deed(view, with_act("card-")?)?)));
    found.or_else(|| loose(view, spot).map(Action::Do))
}

/// A street without saying which disc: the only one there is, or a coloured one.
fn street_alone(view: &View, street: Street) -> Action {
    if let PhaseView::Promote { seat, .. } = view.phase {
        let own = discs(view, street).position(|owner| owner == Some(seat));
        return Action::Promote {
            street,
            height: own.unwrap_or(0) as u8,
        };
    }
    let board = &view.boards[hero(view).index()];
    Action::Place {
        white: board.coloured == 0,
        street,
    }
}

/// An action without saying how: some way, since none is possible.
fn any_deed(view: &View, act: Act) -> Option<Deed> {
    let mut deeds = Deed::all().filter(|deed| deed.act() == act);
    if act == Act::Transport {
        let board = &view.boards[hero(view).index()];
        let city = board.houses.first().unwrap_or(&Site::Troyes);
        return deed(act, &[format!("city-{city}").as_str()]);
    }
    deeds.next()
}

/// A place without saying which action: the one that goes there.
fn loose(view: &View, spot: &str) -> Option<Deed> {
    let pending = |act| acting(view).is_some_and(|acting| acting.pending.contains(&act));
    let acts: &[Act] = match spot.split('-').next()? {
        "harbour" | "workshop" => &[Act::Build],
        "row" => &[Act::Contribute],
        "art" => &[Act::Artwork],
        "city" if pending(Act::Build) && !pending(Act::Transport) => {
            &[Act::Ship, Act::Build, Act::Transport]
        }
        "city" => &[Act::Ship, Act::Transport],
        _ => return None,
    };
    acts.iter().find_map(|&act| deed(act, &[spot]))
}

/// An action with its choices made by these clicks.
fn deed(act: Act, rest: &[&str]) -> Option<Deed> {
    let text = match (act, rest) {
        (Act::Build, ["harbour"]) => "build:ship".to_owned(),
        (Act::Build, ["workshop"]) => "build:workshop".to_owned(),
        (Act::Build, [city]) => format!("build:house-{}", city.strip_prefix("city-")?),
        (Act::Artwork, [art]) => format!("artwork:{}", art.strip_prefix("art-")?),
        (Act::Contribute, [row]) => {
            let (church, resource) = row.strip_prefix("row-")?.split_once('-')?;
            format!("contribute:{resource}-{church}")
        }
        (Act::Ship | Act::Transport, [cities @ .., "stop"] | cities) => {
            format!("{act}:{}", letters(cities)?)
        }
        _ => return None,
    };
    text.parse().ok()
}

/// The letters of the cities in their order, however they were clicked.
fn letters(spots: &[&str]) -> Option<String> {
    let mut cities = Vec::new();
    for spot in spots {
        let site = Site::from_name(spot.strip_prefix("city-")?)?;
        cities.push(site.index());
    }
    cities.sort_unstable();
    let letters = cities.into_iter().map(|city| CITY_LETTERS.get(city));
    letters.collect()
}

fn street(spot: &str) -> Option<Street> {
    let letter = spot.strip_prefix("street-")?;
    Street::all().find(|street| street.to_string() == letter)
}

fn act(spot: &str, prefix: &str) -> Option<Act> {
    Act::from_name(spot.strip_prefix(prefix)?)
}
