//! What the tables hold for everybody: the tiles on offer, the tiles of the next round, and how
//! long the game will last.

use tessera_engine::azul::material::{
    Colour, N_COLOURS, N_ROWS, TILES_PER_FACTORY, Tiles, n_factories,
};
use tessera_engine::azul::{Azul, Source};
use tessera_engine::{Game, Seat};

/// The tiles on offer in this round.
#[derive(Clone, Copy)]
pub(super) struct Offer {
    /// By colour.
    pub(super) totals: [u8; N_COLOURS],
    /// By colour: how many sources hold exactly 1, 2, … 7 or more tiles, in lanes of four bits.
    sizes: [u32; N_COLOURS],
    /// All of them.
    pub(super) n_tiles: u8,
    /// About how many takes are left until none is there.
    pub(super) n_takes: f32,
}

/// Larger heaps count as this large.
const LARGEST: u8 = 7;

impl Offer {
    #[inline]
    pub(super) fn of(azul: &Azul) -> Offer {
        let mut offer = Offer {
            totals: [0; N_COLOURS],
            sizes: [0; N_COLOURS],
            n_tiles: 0,
            n_takes: 0.0,
        };
        let mut all = Tiles::EMPTY;
        for factory in 0..n_factories(azul.n_seats()) {
            let tiles = azul.tiles_at(Source::factory(factory));
            if !tiles.is_empty() {
                offer.add(tiles);
                all += tiles;
                offer.n_takes += 1.0;
            }
        }
        let centre = azul.tiles_at(Source::CENTRE);
        offer.add(centre);
        all += centre;
        offer.totals = Colour::ALL.map(|colour| all.count(colour));
        offer.n_tiles = all.total();
        // Every factory is taken from once; what it leaves piles up by colour in the centre.
        offer.n_takes += all.colour_bits().count_ones() as f32;
        offer.n_takes = offer.n_takes.min(f32::from(offer.n_tiles));
        offer
    }

    #[inline]
    fn add(&mut self, tiles: Tiles) {
        for (colour, sizes) in Colour::ALL.into_iter().zip(&mut self.sizes) {
            *sizes += 1 << (4 * tiles.count(colour).min(LARGEST));
        }
    }

    /// How many sources hold exactly `n` tiles of a colour.
    #[inline]
    pub(super) fn n_exact(&self, colour: usize, n: u8) -> u32 {
        self.sizes[colour] >> (4 * n) & 0xf
    }

    /// How likely a player who wants exactly a number of tiles of a colour gets them this round.
    #[inline]
    pub(super) fn chances(&self, to_take: bool) -> [[f32; N_COLOURS]; 6] {
        let by_heaps = if to_take { CHANCES_AT_ONCE } else { CHANCES };
        let mut chances = [[0.0; N_COLOURS]; 6];
        for (n, chances) in chances.iter_mut().enumerate().skip(1) {
            for (colour, chance) in chances.iter_mut().enumerate() {
                let n_heaps = self.n_exact(colour, n as u8).min(2) as usize;
                let is_enough = f32::from(u8::from(self.totals[colour] as usize >= n));
                *chance = is_enough * by_heaps[n_heaps];
            }
        }
        chances
    }
}

/// By how many heaps fit: none, one, several.
const CHANCES: [f32; 3] = [0.35, 0.55, 0.85];
/// The same for who is to take.
const CHANCES_AT_ONCE: [f32; 3] = [0.35, 0.85, 0.85];

/// How long the game will last.
#[derive(Clone, Copy)]
pub(super) struct Horizon {
    /// The part of this round that is still to come, from 0 to 1.
    pub(super) this_round: f32,
    /// How many rounds will follow this one.
    pub(super) rounds: f32,
    /// By colour: how many tiles of the next round to expect, against the average of them.
    supply: [f32; N_COLOURS],
}

impl Horizon {
    #[inline]
    pub(super) fn of(azul: &Azul, n_on_offer: u8) -> Horizon {
        let mut horizon = Horizon::without_supply(azul, n_on_offer);
        horizon.supply = supply(azul, n_dealt(azul));
        horizon
    }

    #[inline]
    pub(super) fn without_supply(azul: &Azul, n_on_offer: u8) -> Horizon {
        let this_round = f32::from(n_on_offer) / f32::from(n_dealt(azul));
        let mut rounds = f32::from(N_ROWS) * ROUNDS_PER_SPACE[0];
        for seat in Seat::all(azul.n_seats()) {
            rounds = rounds.min(rounds_to_complete_a_row(azul, seat, this_round));
        }
        Horizon {
            this_round,
            rounds,
            supply: [1.0; N_COLOURS],
        }
    }

    /// How much of the game is still to come, in rounds.
    #[inline]
    pub(super) fn length(&self) -> f32 {
        self.rounds + SHARE_OF_THIS_ROUND * self.this_round
    }

    /// How likely it is that a line fills in the rounds after this one, by missing tiles from 0 to
    /// 5 and for one round less in the second list.
    #[inline]
    pub(super) fn later(&self) -> [[f32; 6]; 2] {
        [later(self.rounds), later(self.rounds - 1.0)]
    }

    /// The same chance for a colour of which more, or fewer, tiles than usual will come.
    #[inline]
    pub(super) fn with_supply(&self, chance: f32, colour: usize) -> f32 {
        (chance * self.supply[colour]).min(1.0)
    }
}

/// How many tiles a round has.
#[inline]
fn n_dealt(azul: &Azul) -> u8 {
    n_factories(azul.n_seats()) * TILES_PER_FACTORY
}

/// How many rounds it takes to fill a space of each row, as good players do.
const ROUNDS_PER_SPACE: [f32; N_ROWS as usize] = [1.05, 1.1, 1.2, 1.45, 1.8];
/// How many of the spaces that a row still needs a round fills that has just begun.
const SHARE_OF_THIS_ROUND: f32 = 0.8;
/// How many rounds a tile on the line of each row brings it nearer to its end: half a round for
/// all of them.
const SHARE_OF_A_TILE: [f32; N_ROWS as usize] = [0.5, 0.25, 0.5 / 3.0, 0.125, 0.1];
/// A row that still needs a space will not be complete for sure.
const LEAST_ROUNDS: f32 = 0.15;

/// How many rounds will follow this one if this seat ends the game (AZ-7.1).
#[inline]
fn rounds_to_complete_a_row(azul: &Azul, seat: Seat, this_round: f32) -> f32 {
    let filled = filled(azul, seat);
    let mut fewest = f32::INFINITY;
    for row in 0..N_ROWS {
        let n_missing = 5 - (filled >> (5 * row) & 0b11111).count_ones() as u8;
        let (n_tiles, _) = azul.line(seat, row);
        let is_full = n_tiles == row + 1;
        let rate = ROUNDS_PER_SPACE[row as usize];
        let rounds = if is_full {
            if n_missing == 1 {
                return 0.0;
            }
            f32::from(n_missing - 1) * rate
        } else {
            let begun = SHARE_OF_A_TILE[row as usize] * f32::from(n_tiles);
            let rounds = f32::from(n_missing) * rate - begun - SHARE_OF_THIS_ROUND * this_round;
            rounds.max(LEAST_ROUNDS)
        };
        fewest = fewest.min(rounds);
    }
    fewest
}

/// All spaces of a wall with a tile.
#[inline]
pub(super) fn filled(azul: &Azul, seat: Seat) -> u32 {
    Colour::ALL
        .into_iter()
        .fold(0, |all, colour| all | azul.spaces(seat, colour))
}

/// How many tiles of each colour the next round will bring, against the average. The bag comes
/// first and only then the lid (AZ-6.3), so near the end of the bag it is well known.
#[inline]
fn supply(azul: &Azul, n_dealt: u8) -> [f32; N_COLOURS] {
    let (bag, lid) = (azul.bag(), azul.lid());
    let n_bag = bag.total();
    let n_lid = lid.total().max(1);
    let from_bag = f32::from(n_dealt.min(n_bag)) / f32::from(n_bag.max(1));
    let from_lid = f32::from(n_dealt.saturating_sub(n_bag).min(n_lid)) / f32::from(n_lid);
    let scale = INFLUENCE_OF_SUPPLY * N_COLOURS as f32 / f32::from(n_dealt);
    let (from_bag, from_lid) = (scale * from_bag, scale * from_lid);
    Colour::ALL.map(|colour| {
        let n = f32::from(bag.count(colour)) * from_bag + f32::from(lid.count(colour)) * from_lid;
        1.0 - INFLUENCE_OF_SUPPLY + n
    })
}

const INFLUENCE_OF_SUPPLY: f32 = 0.4;

/// By whole rounds to come, then by missing tiles: how likely a wanted line fills.
const LATER: [[f32; 6]; 6] = [
    [1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [1.0, 0.75, 0.62, 0.47, 0.32, 0.20],
    [1.0, 0.93, 0.87, 0.77, 0.65, 0.52],
    [1.0, 0.98, 0.95, 0.90, 0.83, 0.74],
    [1.0, 0.99, 0.98, 0.95, 0.91, 0.86],
    [1.0, 1.00, 0.99, 0.98, 0.95, 0.92],
];

#[inline]
fn later(rounds: f32) -> [f32; 6] {
    let rounds = rounds.clamp(0.0, 4.999);
    let whole = rounds as usize;
    let part = rounds - whole as f32;
    let (low, high) = (&LATER[whole], &LATER[whole + 1]);
    std::array::from_fn(|n| low[n] + part * (high[n] - low[n]))
}
