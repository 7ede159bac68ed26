//! Phrases that several parts of the page say.

use tessera_engine::Seat;
use tessera_engine::calimala::material::{
    ART_SPACES, Act, CITY_SPACES, N_PORTS, PALAZZO, Site, Tile,
};
use tessera_engine::calimala::{Calimala, Deed, Kind, Street, View, building_site};

use super::pieces::{city, scored_next, street_acts};
use super::standing;
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

/// Whether a space of the council is past, the next one, or to come.
pub(super) fn space_state(view: &View, space: usize) -> &'static str {
    match space.checked_sub(view.n_scored as usize) {
        None => "past",
        Some(0) => "next",
        Some(1 | 2) => "soon",
        Some(_) => "later",
    }
}

/// A space of the council: its tile, and once it is scored who got what.
pub(super) fn space_label(pov: &Pov<'_, Calimala>, space: usize) -> String {
    let (view, words) = (pov.view, pov.words);
    let on = &view.council[space];
    let label = say!(
        words,
        "calimala-label-space",
        space = space + 1,
        tile = on.tile.map_or("none", |tile| tile.name()),
        state = space_state(view, space),
        seat = if on.seat.is_some() { "taken" } else { "free" },
        name = on.seat.map_or("", |seat| pov.name(seat))
    );
    let points = on.points.as_ref();
    match points.and_then(|points| points_list(pov, points)) {
        Some(points) => say!(words, "calimala-label-given", tile = label, points = points),
        None => label,
    }
}

/// What the next tile would bring if it were scored now.
pub(super) fn forecast_text(pov: &Pov<'_, Calimala>) -> Option<String> {
    let tile = scored_next(pov.view)?;
    let list = points_list(pov, &standing::points(pov.view, tile));
    Some(say!(
        pov.words,
        "calimala-forecast-list",
        tile = tile.name(),
        n = usize::from(list.is_some()),
        points = list.unwrap_or_default()
    ))
}

/// How full the Palazzo Vecchio is.
pub(super) fn palazzo_label(pov: &Pov<'_, Calimala>) -> String {
    let boards = pov.view.boards.iter();
    let n_filled: u8 = boards.map(|board| board.artworks[PALAZZO]).sum();
    say!(
        pov.words,
        "calimala-label-palazzo",
        n = n_filled,
        all = ART_SPACES[PALAZZO]
    )
}

/// How full a row of a church is.
pub(super) fn row_label(
    words: &Words,
    site: &'static str,
    act: Act,
    n_filled: u8,
    n_spaces: u8,
) -> String {
    say!(
        words,
        "calimala-label-row",
        site = site,
        act = act.name(),
        n = n_filled,
        all = n_spaces
    )
}

/// How full a city is, and by whom.
pub(super) fn city_label(pov: &Pov<'_, Calimala>, at: usize) -> String {
    let words = pov.words;
    let boards = pov.view.boards.iter();
    let counts: Vec<u8> = boards.map(|board| board.cities[at]).collect();
    let label = say!(
        words,
        "calimala-label-city",
        site = city(at).name(),
        kind = if at < N_PORTS { "port" } else { "trade" },
        n = counts.iter().sum::<u8>(),
        all = CITY_SPACES
    );
    match points_list(pov, &counts) {
        Some(list) => say!(words, "calimala-label-given", tile = label, points = list),
        None => label,
    }
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
