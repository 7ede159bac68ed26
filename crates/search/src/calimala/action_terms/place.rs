//! What speaks for putting a disc on a street.

use tessera_engine::calimala::material::{ACTIVE_DISCS, Act, N_CITIES, N_PORTS, TILE_POINTS, Tile};
use tessera_engine::calimala::{Action, Disc, Street};
use tessera_engine::{Game, MAX_SEATS, Seat};

use super::{ActionTerm, Judge};
use crate::calimala::terms::DELIVERIES;

impl Judge<'_> {
    pub(super) fn judge_places<'r>(
        &self,
        actions: &[Action],
        rows: impl Iterator<Item = &'r mut [f32]>,
    ) {
        let mut best = [0.0_f32; Act::ALL.len()];
        for deed in self.position.possible_deeds(self.seat) {
            let act = deed.act();
            if DELIVERIES >> act as u16 & 1 == 1 {
                let worth = self.worth(deed);
                best[act.index()] = best[act.index()].max(worth);
            }
        }
        let mut possible = [0; MAX_SEATS];
        for seat in Seat::all(self.position.n_seats()) {
            possible[seat.index()] = self.position.possible_acts(seat);
        }
        let lead = self.lead_in_next_tile();
        for (action, row) in actions.iter().zip(rows) {
            let Action::Place { white, street } = *action else {
                continue;
            };
            self.judge_place(white, street, &best, &possible, lead, row);
        }
    }

    #[inline]
    fn judge_place(
        &self,
        white: bool,
        street: Street,
        best: &[f32; Act::ALL.len()],
        possible: &[u16],
        lead: f32,
        row: &mut [f32],
    ) {
        let acts = self.position.street_acts(street);
        let times = if white { 2.0 } else { 1.0 };
        let mut add = |which: ActionTerm, value: f32| row[which as usize] += value;
        let own = possible[self.seat.index()];
        for (act, other) in [(acts[0], acts[1]), (acts[1], acts[0])] {
            if own >> act as u16 & 1 == 0 {
                match self.worth_after(act, other) {
                    Some(worth) if own >> other as u16 & 1 == 1 => {
                        add(ActionTerm::OwnCombination, times);
                        add(ActionTerm::OwnGain, times * worth);
                    }
                    _ => add(ActionTerm::OwnCards, times),
                }
                continue;
            }
            match act {
                Act::Build => add(ActionTerm::OwnBuilding, times),
                Act::Wood | Act::Brick | Act::Marble => {
                    let which = [
                        ActionTerm::OwnWood,
                        ActionTerm::OwnBrick,
                        ActionTerm::OwnMarble,
                    ];
                    add(which[act.index()], times);
                    add(ActionTerm::OwnGathering, times);
                    let n = self.stock.goods[act.index()];
                    add(ActionTerm::OwnPlenty, f32::from(n) / 2.0);
                }
                Act::Weave => {
                    add(ActionTerm::OwnGathering, times);
                    add(ActionTerm::OwnPlenty, f32::from(self.stock.cloth) / 2.0);
                }
                _ => {
                    add(ActionTerm::OwnDeliveries, times);
                    add(ActionTerm::OwnGain, times * best[act.index()]);
                }
            }
        }
        if white {
            add(ActionTerm::White, 1.0);
        }
        let height = self.position.height(street);
        add(ActionTerm::Height, f32::from(height));
        for depth in 0..height.min(ACTIVE_DISCS - 1) {
            let Some(Disc::Of(owner)) = self.position.disc(street, height - 1 - depth) else {
                continue;
            };
            if owner == self.seat {
                add(ActionTerm::LowerActs, 1.0);
                let gain = best[acts[0].index()] + best[acts[1].index()];
                add(ActionTerm::LowerGain, gain);
            } else {
                let theirs = possible[owner.index()] & DELIVERIES;
                let n = (theirs >> acts[0] as u16 & 1) + (theirs >> acts[1] as u16 & 1);
                add(ActionTerm::OthersActs, 1.0);
                add(ActionTerm::OthersDeliveries, f32::from(n));
            }
        }
        if height == ACTIVE_DISCS && !self.position.coming_tiles().is_empty() {
            add(ActionTerm::Scores, 1.0);
            add(ActionTerm::ScoresLead, lead);
            match self.position.disc(street, 0) {
                Some(Disc::Of(owner)) if owner != self.seat => add(ActionTerm::SeatOther, 1.0),
                _ => add(ActionTerm::SeatOwn, 1.0),
            }
        }
    }

    /// The points of the next tile beyond what the others get on average, if it is scored now.
    fn lead_in_next_tile(&self) -> f32 {
        let Some(Some(tile)) = self.position.coming_tiles().first() else {
            return 0.0;
        };
        let n_seats = self.position.n_seats();
        let mut lead = 0.0;
        for seat in Seat::all(n_seats) {
            let points = f32::from(self.race.points_now(seat, 0)[tile.index()]);
            lead += if seat == self.seat {
                points
            } else {
                -points / f32::from(n_seats - 1)
            };
        }
        lead / f32::from(TILE_POINTS[0])
    }

    /// What an action that is impossible now is worth once `first` was carried out, if that makes
    /// it possible.
    #[inline]
    fn worth_after(&self, act: Act, first: Act) -> Option<f32> {
        let best =
            |lanes: std::ops::Range<usize>| self.gain[lanes].iter().copied().fold(0.0, f32::max);
        let church = || best(N_CITIES..Tile::Artwork.index());
        let stock = &self.stock;
        match (act, first) {
            (Act::Contribute, Act::Wood | Act::Brick | Act::Marble) => {
                Some(self.gain[Tile::Wood.index() + first.index()] + church())
            }
            (Act::Artwork, Act::Marble) => Some(self.gain[Tile::Artwork.index()] + church()),
            (Act::Ship, Act::Weave) if stock.ships > 0 => {
                Some(self.gain[Tile::Ports.index()] + best(0..N_PORTS))
            }
            (Act::Transport, Act::Weave) if stock.houses > 0 => {
                Some(self.gain[Tile::Trades.index()] + best(N_PORTS..N_CITIES))
            }
            (Act::Build, Act::Wood | Act::Brick) => {
                let [wood, brick, _] = stock.goods;
                (wood + brick > 0).then_some(0.0)
            }
            _ => None,
        }
    }
}
