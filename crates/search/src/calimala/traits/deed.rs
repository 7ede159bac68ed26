//! What speaks for carrying out an action, by the street or by a card.

use tessera_engine::calimala::material::{N_CITIES, N_PORTS, PALAZZO, STORE_SPACES, Tile};
use tessera_engine::calimala::{Deed, Kind, PALAZZO_LANE};

use super::{Judge, SOON, Trait};
use crate::calimala::terms::DELIVERIES;

impl Judge<'_> {
    #[inline]
    pub(super) fn judge_deed(&self, deed: Deed, add: &mut impl FnMut(Trait, f32)) {
        let goods = |resource: usize| f32::from(self.stock.goods[resource]);
        match deed.kind() {
            Kind::Gain(resource) => {
                let which = [Trait::Wood, Trait::Brick, Trait::Marble][resource];
                add(which, 1.0);
                add(Trait::Plenty, goods(resource) / 2.0);
            }
            Kind::BuildShip => {
                add(Trait::Ship, 1.0);
                add(Trait::Plenty, f32::from(self.stock.ships));
            }
            Kind::BuildHouse(city) => {
                add(Trait::House, 1.0);
                add(Trait::Plenty, self.stock.houses.count_ones() as f32);
                add(Trait::HouseWorth, self.gain[N_PORTS + city]);
            }
            Kind::BuildWorkshop => {
                add(Trait::Workshop, 1.0);
                add(Trait::Plenty, f32::from(self.stock.workshops) - 1.0);
            }
            Kind::Weave => {
                let free = self.stock.workshops * STORE_SPACES - self.stock.cloth;
                add(Trait::Weave, 1.0);
                add(
                    Trait::WeaveMore,
                    f32::from(self.stock.workshops.min(free)) - 1.0,
                );
                add(Trait::Plenty, f32::from(self.stock.cloth) / 2.0);
            }
            Kind::Artwork(building) => {
                add(Trait::Artwork, 1.0);
                if building == PALAZZO {
                    add(Trait::ArtworkPalazzo, 1.0);
                }
            }
            Kind::Ship(shipment) => {
                let n: u8 = shipment.iter().sum();
                add(Trait::Shipment, f32::from(n));
                add(
                    Trait::LeftBehind,
                    f32::from(self.stock.ships.min(self.stock.cloth) - n),
                );
            }
            Kind::Transport(cities) => {
                let n = cities.count_ones() as u8;
                let n_houses = self.stock.houses.count_ones() as u8;
                add(Trait::Transport, f32::from(n));
                add(
                    Trait::LeftBehind,
                    f32::from(n_houses.min(self.stock.cloth) - n),
                );
            }
            Kind::Contribute { .. } => add(Trait::Contribute, 1.0),
        }
        if DELIVERIES >> deed.act() as u16 & 1 == 1 {
            add(Trait::Gain, self.worth(deed));
            self.judge_tiles(deed, add);
        }
    }

    /// What a delivery gains in the next tiles as they stand.
    #[inline]
    fn judge_tiles(&self, deed: Deed, add: &mut impl FnMut(Trait, f32)) {
        each_lane(deed, |lane, _| {
            let gain = f32::from(self.gain_now[lane]);
            match self.race.order[lane] {
                0 => add(Trait::GainNext, gain),
                1..SOON => add(Trait::GainSoon, gain),
                _ => {}
            }
        });
    }

    /// The points to be expected of a delivery: each further cube at a place a little less.
    #[inline]
    pub(super) fn worth(&self, deed: Deed) -> f32 {
        let mut worth = 0.0;
        each_lane(deed, |lane, n| worth += self.gain[lane] * CUBES[n as usize]);
        worth
    }
}

/// What so many cubes at a place are worth, compared with one.
const CUBES: [f32; 4] = [0.0, 1.0, 1.8, 2.4];

/// Calls `each` with every lane that a delivery adds to, and how many cubes.
#[inline]
fn each_lane(deed: Deed, mut each: impl FnMut(usize, u8)) {
    match deed.kind() {
        Kind::Artwork(PALAZZO) => {
            each(Tile::Artwork.index(), 1);
            each(PALAZZO_LANE, 1);
        }
        Kind::Artwork(church) => {
            each(Tile::Artwork.index(), 1);
            each(N_CITIES + church, 1);
        }
        Kind::Ship(shipment) => {
            for (port, &n) in shipment.iter().enumerate() {
                if n > 0 {
                    each(port, n);
                }
            }
            each(Tile::Ports.index(), shipment.iter().sum());
        }
        Kind::Transport(cities) => {
            for city in (0..N_PORTS).filter(|city| cities >> city & 1 == 1) {
                each(N_PORTS + city, 1);
            }
            each(Tile::Trades.index(), cities.count_ones() as u8);
        }
        Kind::Contribute { resource, church } => {
            each(N_CITIES + church, 1);
            each(Tile::Wood.index() + resource, 1);
        }
        _ => {}
    }
}
