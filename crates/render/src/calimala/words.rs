//! Phrases that several parts of the page say.

use tessera_engine::Seat;
use tessera_engine::calimala::material::{Act, N_PORTS, Site, Tile};
use tessera_engine::calimala::{Calimala, Deed, Kind, Street, View, building_site};

use super::pieces::{city, street_acts};
use crate::words::say;
use crate::{Pov, Words};

/// The key of an action in messages; there is one for what is not laid yet.
pub(super) fn act_key(act: Option<Act>) -> &'static str {
    act.map_or("none", Act::name)
}

/// An action as a title: "Ship".
pub(super) fn act_title(words: &Words, act: Act) -> String {
    say!(words, "calimala-act-title", act = act.name())
}

/// A city or a building.
pub(super) fn site_name(words: &Words, site: Site) -> String {
    say!(words, "calimala-site", site = site.name())
}

/// A scoring tile.
pub(super) fn tile_name(words: &Words, tile: Tile) -> String {
    say!(words, "calimala-tile", tile = tile.name())
}

/// A street by its actions: "wood–ship".
pub(super) fn street_name(words: &Words, view: &View, street: Street) -> String {
    let [first, second] = street_acts(view, street).map(act_key);
    say!(words, "calimala-street", first = first, second = second)
}

/// A street by its actions, as a title: "Wood–ship".
pub(super) fn street_title(words: &Words, view: &View, street: Street) -> String {
    let [first, second] = street_acts(view, street).map(act_key);
    say!(
        words,
        "calimala-street-title",
        first = first,
        second = second
    )
}

/// Who owns the discs, one after another; none stands for white.
pub(super) fn owners(pov: &Pov<'_, Calimala>, discs: impl Iterator<Item = Option<Seat>>) -> String {
    let white = pov.words.say("calimala-white");
    let names: Vec<&str> = discs
        .map(|owner| owner.map_or(white.as_str(), |seat| pov.name(seat)))
        .collect();
    pov.words.list(&names)
}

/// Points by name, without those who get none: "Ana 3 and Béla 2". None when nobody does.
pub(super) fn points_list(pov: &Pov<'_, Calimala>, points: &[u8]) -> Option<String> {
    let words = pov.words;
    let mut scored: Vec<_> = Seat::all(points.len() as u8).zip(points).collect();
    scored.retain(|&(_, &n_points)| n_points > 0);
    scored.sort_by_key(|&(_, &n_points)| std::cmp::Reverse(n_points));
    let items: Vec<String> = scored
        .into_iter()
        .map(|(seat, &n)| say!(words, "calimala-points-of", name = pov.name(seat), n = n))
        .collect();
    let items: Vec<&str> = items.iter().map(String::as_str).collect();
    (!items.is_empty()).then(|| words.list(&items))
}

/// Where cloth goes: "Lisbon and 2 × London".
pub(super) fn load(words: &Words, cloths: impl IntoIterator<Item = (usize, u8)>) -> String {
    let cloths = cloths.into_iter().filter(|&(_, n_cloths)| n_cloths > 0);
    let items: Vec<String> = cloths
        .map(|(at, n)| say!(words, "calimala-load", site = city(at).name(), n = n))
        .collect();
    let items: Vec<&str> = items.iter().map(String::as_str).collect();
    words.list(&items)
}

/// Cloth by city for a shipment or a transport.
pub(super) fn cloths(deed: Deed) -> [u8; 2 * N_PORTS] {
    match deed.kind() {
        Kind::Ship([first, second, third]) => [first, second, third, 0, 0, 0],
        Kind::Transport(cities) => {
            let [first, second, third] = [0, 1, 2].map(|at| cities >> at & 1);
            [0, 0, 0, first, second, third]
        }
        _ => [0; 2 * N_PORTS],
    }
}

/// A deed in words: `id` is `calimala-confirm` for the button that confirms it and `calimala-tell`
/// for the log, `by` is `street` or `card`.
pub(super) fn deed_text(words: &Words, id: &str, by: &'static str, deed: Deed) -> String {
    let say = |kind: &str, site: &'static str, resource: &'static str, cities: String| {
        let id = format!("{id}-{kind}");
        say!(
            words,
            &id,
            by = by,
            site = site,
            resource = resource,
            cities = cities
        )
    };
    let plain = |kind: &str| say(kind, "none", "none", String::new());
    match deed.kind() {
        Kind::Gain(resource) => say("gain", "none", Act::ALL[resource].name(), String::new()),
        Kind::BuildShip => plain("build-ship"),
        Kind::BuildWorkshop => plain("build-workshop"),
        Kind::BuildHouse(at) => {
            let site = city(N_PORTS + at).name();
            say("build-house", site, "none", String::new())
        }
        Kind::Artwork(building) => {
            let site = building_site(building).name();
            say("artwork", site, "none", String::new())
        }
        Kind::Weave => plain("weave"),
        Kind::Ship(_) | Kind::Transport(_) => {
            let cities = load(words, cloths(deed).into_iter().enumerate());
            say(deed.act().name(), "none", "none", cities)
        }
        Kind::Contribute { resource, church } => {
            let site = building_site(church).name();
            say("contribute", site, Act::ALL[resource].name(), String::new())
        }
    }
}
