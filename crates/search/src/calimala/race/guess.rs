//! Guesses about what will happen before something is scored.
//!
//! The numbers are those that foretold best, in games of the search against itself, how many
//! points each seat got of each tile and final scoring card.

use tessera_engine::MAX_SEATS;
use tessera_engine::calimala::material::{Act, Cards, N_CITIES, N_PORTS, Tile};
use tessera_engine::calimala::{Calimala, Disc, PALAZZO_LANE, Stock, Street};

use super::{Lanes, N_ACTS};

/// How much a tower of this height adds to the chance that the next disc brings a scoring.
pub(super) const PACE: [f32; 4] = [0.0064, 0.016, 0.03, 0.07];
/// Discs between two scorings.
pub(super) const DISCS_PER_TILE: f32 = 2.0;

/// How much of a promise can be kept while a number of discs is put.
#[inline]
pub(super) fn growth(n_discs: f32) -> f32 {
    n_discs / (n_discs + 14.67)
}

/// How little will change while a number of discs is put: the weight of a lead by one cube.
#[inline]
pub(super) fn firmness(n_discs: f32) -> f32 {
    1.0 / (0.11 + 0.038 * n_discs + 0.022 * n_discs.sqrt())
}

/// How often each seat will still carry out each action by its discs on the streets, as others
/// come on top of them: the top one acts twice more, the one below it once (KA-3.5).
#[inline]
pub(super) fn acts_ahead(position: &Calimala) -> [[u8; N_ACTS]; MAX_SEATS] {
    let mut ahead = [[0; N_ACTS]; MAX_SEATS];
    for street in Street::all() {
        let height = position.height(street);
        let acts = position.street_acts(street);
        for depth in 0..height.min(2) {
            if let Some(Disc::Of(owner)) = position.disc(street, height - 1 - depth) {
                for act in acts {
                    ahead[owner.index()][act.index()] += 2 - depth;
                }
            }
        }
    }
    ahead
}

/// The cubes that a seat has ready to add to each lane, by what it has in front of it and what
/// it will do.
#[inline]
pub(super) fn promise(stock: &Stock, ahead: &[u8; N_ACTS], hand: Cards, out: &mut Lanes) {
    let [wood, brick, marble] = stock.goods.map(f32::from);
    let ahead = |act: Act| f32::from(ahead[act.index()]) + 1.19 * f32::from(hand.count(act));
    let cloth = f32::from(stock.cloth) + 0.17 * f32::from(stock.workshops);
    let ports = f32::from(stock.ships) * (1.2 + 0.62 * cloth + 0.065 * ahead(Act::Ship));
    let n_houses = stock.houses.count_ones() as f32;
    let per_house = 1.6 + 0.95 * cloth + 0.37 * ahead(Act::Transport);
    for port in 0..N_PORTS {
        out[port] = 0.95 * ports;
        out[N_PORTS + port] = f32::from(stock.houses >> port & 1) * per_house;
    }
    let goods = wood + brick + marble;
    let gifts = 1.94 + 0.14 * goods + 0.23 * ahead(Act::Contribute);
    out[N_CITIES..Tile::Artwork.index()].fill(gifts + 0.25 * ahead(Act::Artwork));
    out[Tile::Artwork.index()] = 1.37 + 0.66 * marble + 0.23 * ahead(Act::Artwork);
    out[Tile::Ports.index()] = ports;
    out[Tile::Trades.index()] = n_houses * per_house;
    let each = 1.19 + 0.067 * ahead(Act::Contribute);
    out[Tile::Wood.index()] = each + 0.96 * wood;
    out[Tile::Brick.index()] = each + 0.96 * brick;
    out[Tile::Marble.index()] = each + 0.96 * marble;
    out[PALAZZO_LANE] = 2.4;
}
