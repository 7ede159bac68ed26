//! The board in words.

use tessera_engine::Seat;
use tessera_engine::calimala::material::{
    ART_SPACES, Act, Cards, N_CHURCHES, N_CITIES, N_PORTS, N_RESOURCES, N_TILES, PALAZZO,
    ROW_SPACES,
};
use tessera_engine::calimala::{Calimala, PhaseView, Street, building_site};

use super::choices::street_label;
use super::mine::summary;
use super::pieces::{acting, city};
use super::standing;
use super::words::{
    act_key, city_label, forecast_text, palazzo_label, points_list, row_label, site_name,
    space_label, street_name,
};
use crate::spoken::listed;
use crate::words::say;
use crate::{Pov, SpokenArea};

pub(super) fn spoken(pov: &Pov<'_, Calimala>) -> Vec<SpokenArea> {
    let others = pov.others().map(|seat| other(pov, seat));
    [
        streets(pov),
        house(pov),
        churches(pov),
        cities(pov),
        council(pov),
    ]
    .into_iter()
    .chain(others)
    .collect()
}

/// The grid, the streets with their towers, who acts, and the piles.
fn streets(pov: &Pov<'_, Calimala>) -> SpokenArea {
    let (view, words) = (pov.view, pov.words);
    let grid = view.grid.chunks(3).enumerate().map(|(row, acts)| {
        let acts = acts.iter();
        let acts = acts.map(|&act| say!(words, "calimala-act", act = act_key(act)));
        say!(
            words,
            "calimala-spoken-grid",
            row = row + 1,
            acts = listed(words, acts)
        )
    });
    let towers = Street::all().map(|street| street_label(pov, street));
    let acting = acting(view).map(|acting| {
        let pending = acting.pending.iter();
        let pending = pending.map(|act| say!(words, "calimala-act", act = act.name()));
        let text = say!(
            words,
            "calimala-acts",
            name = pov.name(acting.seat),
            street = street_name(words, view, acting.street)
        );
        let open = say!(
            words,
            "calimala-spoken-pending",
            n = acting.pending.len(),
            acts = listed(words, pending)
        );
        format!("{text}. {open}")
    });
    let cards = |cards: Cards| {
        let each = cards.each_act().map(|act| {
            let n = cards.count(act);
            say!(words, "calimala-cards-of", act = act.name(), n = n)
        });
        listed(words, each)
    };
    let piles = [
        say!(words, "calimala-starts", name = pov.name(view.starter)),
        say!(words, "calimala-deck", n = view.n_deck),
        say!(
            words,
            "calimala-discard-list",
            n = view.discard.total(),
            cards = cards(view.discard)
        ),
    ];
    let lines = grid.chain(towers).chain(acting).chain(piles);
    SpokenArea::new(words.say("calimala-city"), lines)
}

/// The large board: goods, workshops, trading houses, cards.
fn house(pov: &Pov<'_, Calimala>) -> SpokenArea {
    let (view, words) = (pov.view, pov.words);
    let board = &view.boards[pov.hero.index()];
    let title = match pov.is_own {
        true => words.say("calimala-house-own"),
        false => say!(words, "calimala-house-of", name = pov.name(pov.hero)),
    };
    let mut lines = vec![summary(pov, pov.hero)];
    if !board.workshops.is_empty() {
        let cloths = board.workshops.iter().map(ToString::to_string);
        let cloths = listed(words, cloths);
        lines.push(say!(words, "calimala-spoken-workshops", cloths = cloths));
    }
    if !board.houses.is_empty() {
        let sites = board.houses.iter().map(|&site| site_name(words, site));
        lines.push(say!(
            words,
            "calimala-spoken-houses-in",
            sites = listed(words, sites)
        ));
    }
    let hand = board.hand.unwrap_or(Cards::NONE);
    lines.extend(hand.each_act().map(|act| {
        let n = hand.count(act);
        say!(words, "calimala-label-card", act = act.name(), n = n)
    }));
    let whose = if pov.is_own { "own" } else { "other" };
    let kept = board.kept;
    lines.extend(kept.map(|card| say!(words, "calimala-kept", site = card.name(), whose = whose)));
    lines.extend(
        view.open
            .map(|card| say!(words, "calimala-open", site = card.name())),
    );
    SpokenArea::new(title, lines)
}

/// Every row of every church, and whose cubes are there.
fn churches(pov: &Pov<'_, Calimala>) -> SpokenArea {
    let (view, words) = (pov.view, pov.words);
    let lines = (0..N_CHURCHES).flat_map(|church| {
        let site = building_site(church).name();
        let rows = (0..N_RESOURCES).map(move |resource| {
            let boards = view.boards.iter();
            let given = boards.map(|board| board.contributions[church][resource]);
            let given: Vec<u8> = given.collect();
            (Act::ALL[resource], given, ROW_SPACES[church])
        });
        let artworks = view.boards.iter().map(|board| board.artworks[church]);
        let artworks: Vec<u8> = artworks.collect();
        rows.chain([(Act::Artwork, artworks, ART_SPACES[church])])
            .map(move |(act, given, n_spaces)| {
                let label = row_label(words, site, act, given.iter().sum(), n_spaces);
                with_owners(pov, label, &given)
            })
    });
    SpokenArea::new(words.say("calimala-works"), lines)
}

/// The cities with their cloth and houses.
fn cities(pov: &Pov<'_, Calimala>) -> SpokenArea {
    let (view, words) = (pov.view, pov.words);
    let lines = (0..N_CITIES).map(|at| {
        let label = city_label(pov, at);
        let seats = Seat::all(view.setup.seats);
        let owners = seats.filter(|seat| view.boards[seat.index()].houses.contains(&city(at)));
        let owners: Vec<&str> = owners.map(|seat| pov.name(seat)).collect();
        if at < N_PORTS || owners.is_empty() {
            return label;
        }
        let names = words.list(&owners);
        let houses = say!(words, "calimala-spoken-houses", names = names);
        format!("{label}. {houses}")
    });
    SpokenArea::new(words.say("calimala-map"), lines)
}

/// The tiles in their order, how it stands for those that are to come, and the ties.
fn council(pov: &Pov<'_, Calimala>) -> SpokenArea {
    let (view, words) = (pov.view, pov.words);
    let mut lines: Vec<String> = (0..N_TILES).map(|space| space_line(pov, space)).collect();
    if !matches!(view.phase, PhaseView::Over { .. }) {
        lines.extend(forecast_text(pov));
    }
    let artworks = view.boards.iter().map(|board| board.artworks[PALAZZO]);
    let artworks: Vec<u8> = artworks.collect();
    lines.push(with_owners(pov, palazzo_label(pov), &artworks));
    let weights: Vec<u8> = view.boards.iter().map(standing::weight).collect();
    if weights.iter().any(|&weight| weight > 0) {
        lines.push(with_owners(pov, words.say("calimala-ties"), &weights));
    }
    SpokenArea::new(words.say("calimala-council"), lines)
}

fn space_line(pov: &Pov<'_, Calimala>, space: usize) -> String {
    let (view, words) = (pov.view, pov.words);
    let on = &view.council[space];
    let label = space_label(pov, space);
    let Some(tile) = on.tile.filter(|_| on.points.is_none()) else {
        return label;
    };
    let points = standing::points(view, tile);
    let stands = Seat::all(view.setup.seats).filter_map(|seat| {
        let n = standing::count(&view.boards[seat.index()], tile);
        let stands = say!(
            words,
            "calimala-tile-stands",
            n = n,
            points = points[seat.index()]
        );
        (n > 0).then(|| format!("{} {stands}", pov.name(seat)))
    });
    let stands: Vec<String> = stands.collect();
    match stands.is_empty() {
        true => label,
        false => say!(
            words,
            "calimala-label-given",
            tile = label,
            points = stands.join("; ")
        ),
    }
}

/// Another house in a sentence, with what everybody knows of the cards.
fn other(pov: &Pov<'_, Calimala>, seat: Seat) -> SpokenArea {
    let words = pov.words;
    let board = &pov.view.boards[seat.index()];
    let title = say!(words, "calimala-house-of", name = pov.name(seat));
    let shown = board.shown;
    let shown = shown.map(|act| say!(words, "calimala-shown", act = act.name()));
    let kept = board.kept;
    let kept = kept.map(|card| say!(words, "calimala-kept", site = card.name(), whose = "other"));
    let lines = [summary(pov, seat)].into_iter().chain(shown).chain(kept);
    SpokenArea::new(title, lines)
}

/// A place, and who has how much there.
fn with_owners(pov: &Pov<'_, Calimala>, label: String, counts: &[u8]) -> String {
    match points_list(pov, counts) {
        Some(list) => say!(
            pov.words,
            "calimala-label-given",
            tile = label,
            points = list
        ),
        None => label,
    }
}
