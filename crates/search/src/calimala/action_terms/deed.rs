//! What speaks for carrying out an action, by the street or by a card.

use tessera_engine::calimala::material::{N_CITIES, N_PORTS, PALAZZO, STORE_SPACES, Tile};
use tessera_engine::calimala::{Deed, Kind, PALAZZO_LANE};

use super::{ActionTerm, Judge, SOON};
use crate::calimala::terms::DELIVERIES;

impl Judge<'_> {
    #[inline]
    pub(super) fn judge_deed(&self, deed: Deed, add: &mut impl FnMut(ActionTerm, f32)) {
        let goods = |resource: usize| f32::from(self.stock.goods[resource]);
        match deed.kind() {
            Kind::Gain(resource) => {
                let which = [ActionTerm::Wood, ActionTerm::Brick, ActionTerm::Marble][resource];
                add(which, 1.0);
                add(ActionTerm::Plenty, goods(resource) / 2.0);
            }
            Kind::BuildShip => {
                add(ActionTerm::Ship, 1.0);
                add(ActionTerm::Plenty, f32::from(self.stock.ships));
            }
            Kind::BuildHouse(city) => {
                add(ActionTerm::House, 1.0);
                add(ActionTerm::Plenty, self.stock.houses.count_ones() as f32);
                add(ActionTerm::HouseWorth, self.gain[N_PORTS + city]);
            }
            Kind::BuildWorkshop => {
                add(ActionTerm::Workshop, 1.0);
                add(ActionTerm::Plenty, f32::from(self.stock.workshops) - 1.0);
            }
            Kind::Weave => {
                let free = self.stock.workshops * STORE_SPACES - self.stock.cloth;
                add(ActionTerm::Weave, 1.0);
                add(
                    ActionTerm::WeaveMore,
                    f32::from(self.stock.workshops.min(free)) - 1.0,
                );
                add(ActionTerm::Plenty, f32::from(self.stock.cloth) / 2.0);
            }
            Kind::Artwork(building) => {
                add(ActionTerm::Artwork, 1.0);
                if building == PALAZZO {
                    add(ActionTerm::ArtworkPalazzo, 1.0);
                }
            }
            Kind::Ship(shipment) => {
                let n: u8 = shipment.iter().sum();
                add(ActionTerm::Shipment, f32::from(n));
                add(
                    ActionTerm::LeftBehind,
                    f32::from(self.stock.ships.min(self.stock.cloth) - n),
                );
            }
            Kind::Transport(cities) => {
                let n = cities.count_ones() as u8;
                let n_houses = self.stock.houses.count_ones() as u8;
                add(ActionTerm::Transport, f32::from(n));
                add(
                    ActionTerm::LeftBehind,
                    f32::from(n_houses.min(self.stock.cloth) - n),
                );
            }
            Kind::Contribute { .. } => add(ActionTerm::Contribute, 1.0),
        }
        if DELIVERIES >> deed.act() as u16 & 1 == 1 {
            add(ActionTerm::Gain, self.worth(deed));
            self.judge_tiles(deed, add);
        }
    }

    /// What a delivery gains in the next tiles as they stand.
    #[inline]
    fn judge_tiles(&self, deed: Deed, add: &mut impl FnMut(ActionTerm, f32)) {
        each_lane(deed, |lane, _| {
            let gain = f32::from(self.gain_now[lane]);
            match self.race.order[lane] {
                0 => add(ActionTerm::GainNext, gain),
                1..SOON => add(ActionTerm::GainSoon, gain),
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

/// The worth of 0 to 3 cubes at a place, compared with one.
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
