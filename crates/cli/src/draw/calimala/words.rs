//! Deeds and places of Calimala as people say them.

use tessera_engine::calimala::material::{Act, Site};
use tessera_engine::calimala::{Deed, Kind, building_site};

use super::super::count;

/// "1 cloth to Lisbon and 2 to London".
pub(super) fn deed(deed: Deed) -> String {
    match deed.kind() {
        Kind::Gain(resource) => format!("1 {}", Act::ALL[resource]),
        Kind::BuildShip => "a ship".to_owned(),
        Kind::BuildHouse(city) => format!("a house in {}", trade_city(city)),
        Kind::BuildWorkshop => "a workshop".to_owned(),
        Kind::Artwork(building) => format!("an artwork for {}", place(building_site(building))),
        Kind::Weave => "cloth in the workshops".to_owned(),
        Kind::Ship(shipment) => {
            let ports = Site::ALL.into_iter().zip(shipment);
            let sent = ports.filter(|(_, n)| *n > 0);
            list(sent.map(|(port, n)| format!("{} to {}", count(n, "cloth"), place(port))))
        }
        Kind::Transport(cities) => {
            let cities = (0..N_TRADE_CITIES).filter(|city| cities >> city & 1 == 1);
            list(cities.map(|city| format!("1 cloth to {}", trade_city(city))))
        }
        Kind::Contribute { resource, church } => {
            let church = place(building_site(church));
            format!("1 {} for {church}", Act::ALL[resource])
        }
    }
}

/// The name of a city or a building.
pub(super) fn place(site: Site) -> &'static str {
    match site {
        Site::Barcelona => "Barcelona",
        Site::Lisbon => "Lisbon",
        Site::London => "London",
        Site::Troyes => "Troyes",
        Site::Bruges => "Bruges",
        Site::Hamburg => "Hamburg",
        Site::SantaMaria => "Santa Maria",
        Site::SantaCroce => "Santa Croce",
        Site::SanMiniato => "San Miniato",
        Site::PalazzoVecchio => "the Palazzo",
    }
}

const N_TRADE_CITIES: usize = 3;

fn trade_city(city: usize) -> &'static str {
    // The port cities come first.
    place(Site::ALL[N_TRADE_CITIES + city])
}

fn list(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(" and ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_are_said_in_words() {
        for (text, words) in [
            ("wood", "1 wood"),
            ("build:ship", "a ship"),
            ("build:house-troyes", "a house in Troyes"),
            ("build:workshop", "a workshop"),
            ("artwork:palazzo", "an artwork for the Palazzo"),
            ("weave", "cloth in the workshops"),
            ("ship:bll", "1 cloth to Barcelona and 2 cloths to Lisbon"),
            ("transport:gh", "1 cloth to Bruges and 1 cloth to Hamburg"),
            ("contribute:wood-croce", "1 wood for Santa Croce"),
        ] {
            let found = Deed::all().find(|deed| deed.to_string() == text);
            assert_eq!(deed(found.expect(text)), words);
        }
    }
}
