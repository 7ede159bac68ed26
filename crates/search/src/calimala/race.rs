//! How the majorities stand, and how they may end.

mod guess;

use tessera_engine::calimala::material::Act;
use tessera_engine::calimala::{Calimala, N_LANES, Street, site_lane};
use tessera_engine::{Game, MAX_SEATS, Seat};

use guess::{DISCS_PER_TILE, PACE, acts_ahead, firmness, growth, promise};

/// A number for each scoring tile, and one for the Palazzo Vecchio.
pub(super) type Lanes = [f32; N_LANES];

/// The standing of all seats in everything that will still be scored.
pub(super) struct Race {
    n_seats: usize,
    /// Counts with the order of ties below them: the higher is ahead, equal ones share.
    keys: [[u8; N_LANES]; MAX_SEATS],
    /// Cubes that a seat has ready to add, by a rough guess.
    promise: [Lanes; MAX_SEATS],
    /// How often the discs on the streets will still carry out each action.
    pub(super) ahead: [[u8; N_ACTS]; MAX_SEATS],
    /// 1 for the tiles that are still to be scored, 0 for the rest.
    pub(super) coming: Lanes,
    /// By tile, the place in the order of those to come: 0 is the next.
    pub(super) order: [u8; N_LANES],
    /// By tile, how much of a promise can be kept before it is scored.
    growth: Lanes,
    /// By tile, how little may still change before it is scored.
    firmness: Lanes,
    /// The same for the end of the game.
    end_growth: f32,
    end_firmness: f32,
    /// Where the final scoring cards are scored, and how many are known.
    cards: [u8; MAX_SEATS + 1],
    n_cards: usize,
    /// Discs that are still to be put.
    pub(super) n_discs: f32,
}

const N_ACTS: usize = Act::ALL.len();
/// Steps of a key for one cube: more than there are seats.
const STEP: u8 = 6;

impl Race {
    #[inline]
    pub(super) fn new(position: &Calimala) -> Race {
        let n_seats = position.n_seats() as usize;
        let mut race = Race {
            n_seats,
            keys: [[0; N_LANES]; MAX_SEATS],
            promise: [[0.0; N_LANES]; MAX_SEATS],
            ahead: [[0; N_ACTS]; MAX_SEATS],
            coming: [0.0; N_LANES],
            order: [u8::MAX; N_LANES],
            growth: [0.0; N_LANES],
            firmness: [1.0; N_LANES],
            end_growth: 0.0,
            end_firmness: 1.0,
            cards: [0; MAX_SEATS + 1],
            n_cards: 0,
            n_discs: 0.0,
        };
        race.read_seats(position);
        race.read_clock(position);
        race.read_cards(position);
        race
    }

    #[inline]
    fn read_seats(&mut self, position: &Calimala) {
        self.ahead = acts_ahead(position);
        let mut ties = [0; MAX_SEATS];
        for seat in Seat::all(self.n_seats as u8) {
            ties[seat.index()] = position.tie_order(seat);
        }
        let ties = &ties[..self.n_seats];
        let mut n_discs = 0;
        for seat in Seat::all(self.n_seats as u8) {
            let own = ties[seat.index()];
            let tie = ties.iter().map(|&other| u8::from(other < own)).sum::<u8>();
            let keys = &mut self.keys[seat.index()];
            *keys = position.counts(seat);
            for key in keys {
                *key = *key * STEP + tie;
            }
            let stock = position.stock(seat);
            let ahead = &self.ahead[seat.index()];
            promise(
                &stock,
                ahead,
                position.hand(seat),
                &mut self.promise[seat.index()],
            );
            n_discs += stock.coloured + stock.white;
        }
        self.n_discs = f32::from(n_discs);
    }

    /// How many discs will be put before each tile is scored, by the heights of the towers.
    #[inline]
    fn read_clock(&mut self, position: &Calimala) {
        let mut pace = 0.0;
        for street in Street::all() {
            pace += PACE[position.height(street) as usize & 3];
        }
        let first = 1.0 / pace;
        for (place, tile) in position.coming_tiles().iter().enumerate() {
            if let Some(tile) = tile {
                let lane = tile.index();
                let discs = (first + place as f32 * DISCS_PER_TILE).min(self.n_discs);
                self.coming[lane] = 1.0;
                self.order[lane] = place as u8;
                self.growth[lane] = growth(discs);
                self.firmness[lane] = firmness(discs);
            }
        }
        self.end_growth = growth(self.n_discs);
        self.end_firmness = firmness(self.n_discs);
    }

    #[inline]
    fn read_cards(&mut self, position: &Calimala) {
        let kept = Seat::all(self.n_seats as u8).filter_map(|seat| position.kept(seat));
        for site in kept.chain(position.open_card()) {
            self.cards[self.n_cards] = site_lane(site) as u8;
            self.n_cards += 1;
        }
    }

    /// The lanes of the final scoring cards.
    #[inline]
    pub(super) fn cards(&self) -> impl Iterator<Item = usize> + '_ {
        self.cards[..self.n_cards].iter().map(|&lane| lane as usize)
    }

    /// How many others are behind in the order of ties.
    #[inline]
    pub(super) fn n_behind_in_ties(&self, seat: Seat) -> u8 {
        self.keys[seat.index()][0] % STEP
    }

    /// The points of every tile and, last, nothing, if all were scored now with `added` cubes of
    /// this seat more (KA-6.1, KA-6.5).
    #[inline]
    pub(super) fn points_now(&self, seat: Seat, added: u8) -> [u8; N_LANES] {
        let twice_better = self.twice_better(seat, added);
        let own = &self.keys[seat.index()];
        let mut points = [0; N_LANES];
        for lane in 0..N_LANES {
            let share = 6_u8.saturating_sub(twice_better[lane]) / 2;
            let has_any = u8::from(own[lane] + added * STEP >= STEP);
            points[lane] = share * has_any;
        }
        points
    }

    /// The points of all final scoring cards: if the game were over now (KA-7.4), and to be
    /// expected.
    #[inline]
    pub(super) fn card_points(&self, seat: Seat) -> (u8, f32) {
        let (mut now, mut expected) = (0, 0.0);
        for lane in self.cards() {
            now += self.card_points_now(seat, lane);
            expected += self.card_points_expected(seat, lane, 0.0);
        }
        (now, expected)
    }

    #[inline]
    fn card_points_now(&self, seat: Seat, lane: usize) -> u8 {
        let own = self.keys[seat.index()][lane];
        let mut twice_better = 0;
        for (other, keys) in self.keys[..self.n_seats].iter().enumerate() {
            let theirs = keys[lane];
            let counts = u8::from(other != seat.index());
            twice_better += counts * (u8::from(theirs > own) + u8::from(theirs >= own));
        }
        5_u8.saturating_sub(twice_better) * u8::from(own >= STEP)
    }

    /// The points of a final scoring card to be expected at the end, if this seat had `added`
    /// cubes more.
    #[inline]
    pub(super) fn card_points_expected(&self, seat: Seat, lane: usize, added: f32) -> f32 {
        let reach = |seat: usize| {
            f32::from(self.keys[seat][lane]) / f32::from(STEP)
                + self.promise[seat][lane] * self.end_growth
        };
        let own = reach(seat.index()) + added;
        let mut ahead = -0.5;
        for other in 0..self.n_seats {
            // The seat itself counts as half ahead.
            let theirs = if other == seat.index() {
                own
            } else {
                reach(other)
            };
            ahead += chance_ahead((own - theirs) * self.end_firmness);
        }
        let has_cube = self.keys[seat.index()][lane] >= STEP;
        let has_any = f32::from(u8::from(has_cube)) + added;
        let has_any = has_any + self.promise[seat.index()][lane] * self.end_growth;
        (5.0 - 2.0 * ahead).max(0.0) * has_any.min(1.0)
    }

    /// For each lane, twice the number of seats ahead, and once the number of equal ones.
    #[inline]
    fn twice_better(&self, seat: Seat, added: u8) -> [u8; N_LANES] {
        let own = &self.keys[seat.index()];
        let mut twice_better = [0; N_LANES];
        for other in 0..self.n_seats {
            if other != seat.index() {
                for lane in 0..N_LANES {
                    let (mine, theirs) = (own[lane] + added * STEP, self.keys[other][lane]);
                    twice_better[lane] += u8::from(theirs > mine) + u8::from(theirs >= mine);
                }
            }
        }
        twice_better
    }

    /// The points of every tile to be expected when it is scored, if this seat had `added` cubes
    /// more.
    #[inline]
    pub(super) fn points_expected(&self, seat: Seat, added: f32) -> Lanes {
        let own = self.reach(seat.index());
        let mut ahead = [0.0; N_LANES];
        for other in 0..self.n_seats {
            if other != seat.index() {
                let theirs = self.reach(other);
                for lane in 0..N_LANES {
                    let lead = own[lane] + added - theirs[lane];
                    ahead[lane] += chance_ahead(lead * self.firmness[lane]);
                }
            }
        }
        let (keys, promise) = (&self.keys[seat.index()], &self.promise[seat.index()]);
        let mut points = [0.0; N_LANES];
        for lane in 0..N_LANES {
            let has_cube = f32::from(u8::from(keys[lane] >= STEP)) + added;
            let has_any = (has_cube + promise[lane] * self.growth[lane]).min(1.0);
            points[lane] = (3.0 - ahead[lane]).max(0.0) * has_any * self.coming[lane];
        }
        points
    }

    /// How many cubes a seat will have for every tile when it is scored.
    #[inline]
    fn reach(&self, seat: usize) -> Lanes {
        let mut reach = self.promise[seat];
        for (lane, reach) in reach.iter_mut().enumerate() {
            let cubes = f32::from(self.keys[seat][lane]) * (1.0 / f32::from(STEP));
            *reach = cubes + *reach * self.growth[lane];
        }
        reach
    }
}

/// The chance that another is ahead in the end, who is behind by so much now.
#[inline]
fn chance_ahead(lead: f32) -> f32 {
    0.5 - 0.5 * lead / (1.0 + lead.abs())
}
