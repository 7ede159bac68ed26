//! What an answer would do: in words, on a flag, as ghosts.

use tessera_engine::calimala::material::{Act, N_CITIES, N_PORTS};
use tessera_engine::calimala::{Calimala, Deed, Kind, building_site};

use crate::calimala::pieces::{city, cube_symbol, woven};
use crate::calimala::standing::Place;
use crate::calimala::words::{cloths, deed_text};
use crate::html::seat_class;
use crate::words::say;
use crate::{Flag, Ghost, Pov};

/// Object, place and effect of a deed that one click says.
pub(super) fn deed_label(pov: &Pov<'_, Calimala>, deed: Deed, place: Option<Place>) -> String {
    let words = pov.words;
    let text = deed_text(words, "calimala-confirm", "street", deed);
    match place {
        None => text,
        Some(place) => say!(
            words,
            "calimala-label-effect",
            what = text,
            place = place.place,
            points = place.points,
            tile = place.tile.name()
        ),
    }
}

/// "Lisbon: ship a cloth there, 5 of 12 spaces filled".
pub(super) fn load_label(
    pov: &Pov<'_, Calimala>,
    act: Act,
    at: usize,
    place: Option<Place>,
) -> String {
    let words = pov.words;
    let filled: u8 = pov.view.boards.iter().map(|board| board.cities[at]).sum();
    say!(
        words,
        "calimala-label-load",
        act = act.name(),
        site = city(at).name(),
        filled = filled,
        points = place.map_or(0, |place| place.points),
        place = place.map_or(0, |place| place.place),
        tile = place.map_or("none", |place| place.tile.name())
    )
}

/// The place on the next tile for which it counts, if that place brings something.
pub(super) fn flag(pov: &Pov<'_, Calimala>, place: Place) -> Option<Flag> {
    (place.points > 0).then(|| Flag {
        text: say!(pov.words, "table-place", place = place.place),
        minus: false,
    })
}

pub(super) fn why(pov: &Pov<'_, Calimala>, place: Place) -> String {
    say!(
        pov.words,
        "calimala-why-tile",
        tile = place.tile.name(),
        space = place.space + 1,
        ahead = place.space - pov.view.n_scored as usize,
        count = place.count,
        place = place.place,
        points = place.points
    )
}

/// The pieces that a deed would bring, where they would lie.
pub(super) fn ghosts(pov: &Pov<'_, Calimala>, deed: Deed) -> Vec<Ghost> {
    let hero = pov.hero;
    let number = hero.number();
    let board = &pov.view.boards[hero.index()];
    let (symbol, at) = match deed.kind() {
        Kind::Gain(resource) => {
            let n_there = board.goods[resource];
            let resource = Act::ALL[resource];
            (cube_symbol(hero), format!("{resource}-{number}-{n_there}"))
        }
        Kind::BuildShip => ("ship", format!("ship-{number}-{}", board.ships)),
        Kind::BuildHouse(at) => ("house", format!("house-{}-{number}", city(N_PORTS + at))),
        Kind::BuildWorkshop => (
            "workshop",
            format!("workshop-{number}-{}", board.workshops.len()),
        ),
        Kind::Artwork(building) => {
            let at = format!("art-{}-free-0", building_site(building));
            (cube_symbol(hero), at)
        }
        Kind::Contribute { resource, church } => {
            let (site, resource) = (building_site(church), Act::ALL[resource]);
            (cube_symbol(hero), format!("row-{site}-{resource}-free-0"))
        }
        Kind::Weave => {
            return woven(board, number).map(|at| cube_ghost(pov, at)).collect();
        }
        Kind::Ship(_) | Kind::Transport(_) => return load_ghosts(pov, cloths(deed)),
    };
    vec![Ghost {
        at,
        symbol,
        class: seat_class(hero),
    }]
}

pub(super) fn load_ghosts(pov: &Pov<'_, Calimala>, load: [u8; N_CITIES]) -> Vec<Ghost> {
    let each = |(at, n_cloths): (usize, u8)| {
        (0..n_cloths).map(move |number| format!("city-{}-free-{number}", city(at)))
    };
    let places = load.into_iter().enumerate().flat_map(each);
    places.map(|at| cube_ghost(pov, at)).collect()
}

fn cube_ghost(pov: &Pov<'_, Calimala>, at: String) -> Ghost {
    Ghost {
        at,
        symbol: cube_symbol(pov.hero),
        class: seat_class(pov.hero),
    }
}
