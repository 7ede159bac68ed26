//! Which games are played: who sits where, and what chance brings.

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Games in groups of as many as there are players. In a group every player sits once in every seat,
/// and chance draws from the same numbers: with two players a pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schedule {
    pub(super) n_players: usize,
    pub(super) seed: u64,
}

/// One game of the schedule.
#[derive(Clone, Debug)]
pub(super) struct Fixture {
    /// Which player sits in each seat.
    pub(super) by_seat: Vec<usize>,
    /// The seed of each player, by player.
    pub(super) seeds: Vec<u64>,
    /// The seed of chance.
    deal: u64,
}

/// What a seed is for, so that no two uses of the same numbers meet.
const FOR_CHANCE: u64 = 1;
const FOR_PLAYERS: u64 = 2;

impl Schedule {
    /// The game with this number, counted from 0.
    pub(super) fn fixture(self, number: usize) -> Fixture {
        let n = self.n_players;
        let (group, rotation) = (number / n, number % n);
        let chance = mix(self.seed, FOR_CHANCE);
        let players = mix(mix(self.seed, FOR_PLAYERS), number as u64);
        Fixture {
            by_seat: (0..n).map(|seat| (seat + n - rotation) % n).collect(),
            seeds: (0..n).map(|player| mix(players, player as u64)).collect(),
            deal: mix(chance, group as u64),
        }
    }
}

impl Fixture {
    /// The random numbers for one draw. Every draw has its own, so that games of a group that went
    /// different ways still draw alike where they can.
    pub(super) fn chance(&self, n_draws_before: u64) -> Pcg64Mcg {
        Pcg64Mcg::seed_from_u64(mix(self.deal, n_draws_before))
    }
}

/// The finish of SplitMix64: seeds that differ in a bit become seeds that have nothing in common.
fn mix(seed: u64, salt: u64) -> u64 {
    const GOLDEN_RATIO: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut mixed = seed ^ GOLDEN_RATIO.wrapping_mul(salt.wrapping_add(1));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn everybody_sits_once_in_every_seat() {
        for n_players in 2..=5 {
            let schedule = Schedule { n_players, seed: 4 };
            for group in 0..3 {
                let games = group * n_players..(group + 1) * n_players;
                let seatings: Vec<_> = games.map(|game| schedule.fixture(game).by_seat).collect();
                assert_eq!(seatings[0], (0..n_players).collect::<Vec<_>>());
                for seat in 0..n_players {
                    let sat: HashSet<_> = seatings.iter().map(|seating| seating[seat]).collect();
                    assert_eq!(sat.len(), n_players);
                }
            }
        }
    }

    #[test]
    fn a_group_shares_its_deal_and_nothing_else_is_shared() {
        let schedule = |seed| Schedule { n_players: 2, seed };
        let fixtures: Vec<_> = (0..100).map(|game| schedule(7).fixture(game)).collect();
        for pair in fixtures.chunks(2) {
            assert_eq!(pair[0].deal, pair[1].deal);
        }
        let deals: HashSet<_> = fixtures.iter().map(|fixture| fixture.deal).collect();
        let seeds: HashSet<_> = fixtures
            .iter()
            .flat_map(|game| game.seeds.clone())
            .collect();
        assert_eq!((deals.len(), seeds.len()), (50, 200));
        assert!(deals.is_disjoint(&seeds));
        assert_ne!(schedule(8).fixture(0).deal, fixtures[0].deal);
    }
}
