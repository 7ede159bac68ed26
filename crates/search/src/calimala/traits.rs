//! What speaks for an action.

use tessera_engine::calimala::material::{
    ACTIVE_DISCS, Act, N_CITIES, N_PORTS, PALAZZO, STORE_SPACES, Site, TILE_POINTS, Tile,
};
use tessera_engine::calimala::{
    Action, Calimala, Deed, Disc, Kind, N_LANES, PALAZZO_LANE, Stock, Street, site_lane,
};
use tessera_engine::{Game, Seat, Turn};

use super::race::{Lanes, Race};
use super::terms::DELIVERIES;

/// Names and places of the traits.
macro_rules! traits {
    ($($Trait:ident $name:literal),* $(,)?) => {
        #[derive(Clone, Copy)]
        enum Trait { $($Trait),* }
        pub(super) const NAMES: &[&str] = &[$($name),*];
    };
}

traits! {
    // A disc.
    White "a white disc",
    OwnGain "points expected of its own deliveries",
    OwnDeliveries "its own deliveries",
    OwnGathering "its own gathering",
    OwnBuilding "its own building",
    OwnCards "cards drawn for its own actions",
    LowerGain "points expected of own deliveries below",
    LowerActs "own actions below",
    OthersDeliveries "deliveries of others below",
    OthersActs "actions of others below",
    Scores "a tile is scored",
    ScoresLead "lead in the tile that is scored",
    SeatOwn "a seat for oneself",
    SeatOther "a seat for another",
    Height "discs below",
    // A deed, by the street or by a card.
    ByCard "by a card",
    Gain "points expected of it",
    GainNext "points in the next tile",
    GainSoon "points in the tiles after the next",
    GainByCard "points expected of it by a card",
    Wood "take wood",
    Brick "take brick",
    Marble "take marble",
    Plenty "there is plenty of it",
    Ship "build a ship",
    House "build a house",
    HouseWorth "worth of the city of the house",
    Workshop "build a workshop",
    Artwork "put an artwork",
    ArtworkPalazzo "put an artwork at the Palazzo Vecchio",
    Weave "weave",
    WeaveMore "cloths woven beyond the first",
    Shipment "cloths shipped",
    Transport "cloths transported",
    LeftBehind "cloths left behind",
    Contribute "contribute",
    // The rest.
    Draw "draw a card",
    Skip "leave out an action",
    SkipDelivery "leave out a delivery",
    Done "play no more cards",
    DoneGain "points expected of the cards not played",
    LosesActivations "activations lost",
    KeepPort "keep a port city",
    KeepTrade "keep a trade city",
    KeepChurch "keep a church",
    KeepOnOpen "keep a place that is scored soon too",
}

/// The tiles after the next that count as soon to come.
const SOON: u8 = 4;

/// What the traits of all actions of a decision are made from.
struct Judge<'a> {
    position: &'a Calimala,
    seat: Seat,
    stock: Stock,
    race: Race,
    /// Points to be expected of one cube more.
    gain: Lanes,
    /// The same in tiles as they stand.
    gain_now: [u8; N_LANES],
}

pub(super) fn traits(position: &Calimala, actions: &[Action], out: &mut [f32]) {
    let Turn::Decision(seat) = position.turn() else {
        return;
    };
    let judge = Judge::new(position, seat);
    let rows = out.chunks_exact_mut(NAMES.len());
    match actions.first() {
        Some(Action::Place { .. }) => judge.judge_places(actions, rows),
        _ => {
            for (action, row) in actions.iter().zip(rows) {
                judge.judge_action(*action, actions, row);
            }
        }
    }
}

impl<'a> Judge<'a> {
    fn new(position: &'a Calimala, seat: Seat) -> Judge<'a> {
        let race = Race::new(position);
        let (before, after) = (
            race.points_expected(seat, 0.0),
            race.points_expected(seat, 1.0),
        );
        let mut gain = [0.0; N_LANES];
        for lane in 0..N_LANES {
            gain[lane] = after[lane] - before[lane];
        }
        // Others keep cards that this seat does not know, so only its own and the open one count.
        for site in position.kept(seat).into_iter().chain(position.open_card()) {
            let lane = site_lane(site);
            let points = |added| race.card_points_expected(seat, lane, added);
            gain[lane] += points(1.0) - points(0.0);
        }
        let (before, after) = (race.points_now(seat, 0), race.points_now(seat, 1));
        let mut gain_now = [0; N_LANES];
        for lane in 0..N_LANES {
            gain_now[lane] = after[lane] - before[lane];
        }
        Judge {
            position,
            seat,
            stock: position.stock(seat),
            race,
            gain,
            gain_now,
        }
    }

    fn judge_places<'r>(&self, actions: &[Action], rows: impl Iterator<Item = &'r mut [f32]>) {
        let mut best = [0.0_f32; Act::ALL.len()];
        for deed in self.position.possible_deeds(self.seat) {
            let act = deed.act();
            if DELIVERIES >> act as u16 & 1 == 1 {
                let worth = self.worth(deed);
                best[act.index()] = best[act.index()].max(worth);
            }
        }
        let mut possible = [0; tessera_engine::MAX_SEATS];
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
        let mut add = |which: Trait, value: f32| row[which as usize] += value;
        let own = possible[self.seat.index()];
        for act in acts {
            if own >> act as u16 & 1 == 0 {
                add(Trait::OwnCards, times);
                continue;
            }
            match act {
                Act::Build => add(Trait::OwnBuilding, times),
                Act::Wood | Act::Brick | Act::Marble | Act::Weave => {
                    add(Trait::OwnGathering, times);
                }
                _ => {
                    add(Trait::OwnDeliveries, times);
                    add(Trait::OwnGain, times * best[act.index()]);
                }
            }
        }
        if white {
            add(Trait::White, 1.0);
        }
        let height = self.position.height(street);
        add(Trait::Height, f32::from(height));
        for depth in 0..height.min(ACTIVE_DISCS - 1) {
            let Some(Disc::Of(owner)) = self.position.disc(street, height - 1 - depth) else {
                continue;
            };
            if owner == self.seat {
                add(Trait::LowerActs, 1.0);
                let gain = best[acts[0].index()] + best[acts[1].index()];
                add(Trait::LowerGain, gain);
            } else {
                let theirs = possible[owner.index()] & DELIVERIES;
                let n = (theirs >> acts[0] as u16 & 1) + (theirs >> acts[1] as u16 & 1);
                add(Trait::OthersActs, 1.0);
                add(Trait::OthersDeliveries, f32::from(n));
            }
        }
        if height == ACTIVE_DISCS && !self.position.coming_tiles().is_empty() {
            add(Trait::Scores, 1.0);
            add(Trait::ScoresLead, lead);
            match self.position.disc(street, 0) {
                Some(Disc::Of(owner)) if owner != self.seat => add(Trait::SeatOther, 1.0),
                _ => add(Trait::SeatOwn, 1.0),
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

    #[inline]
    fn judge_action(&self, action: Action, all: &[Action], row: &mut [f32]) {
        let mut add = |which: Trait, value: f32| row[which as usize] += value;
        match action {
            Action::Do(deed) => self.judge_deed(deed, &mut add),
            Action::Play(deed) => {
                self.judge_deed(deed, &mut add);
                add(Trait::ByCard, 1.0);
                add(Trait::GainByCard, self.worth(deed));
            }
            Action::Draw(_) => add(Trait::Draw, 1.0),
            Action::Skip(act) => {
                add(Trait::Skip, 1.0);
                let can = all
                    .iter()
                    .any(|other| matches!(other, Action::Do(deed) if deed.act() == act));
                if can && DELIVERIES >> act as u16 & 1 == 1 {
                    add(Trait::SkipDelivery, 1.0);
                }
            }
            Action::Done => {
                add(Trait::Done, 1.0);
                let worth = |action: &Action| match action {
                    Action::Play(deed) => self.worth(*deed),
                    _ => 0.0,
                };
                add(Trait::DoneGain, all.iter().map(worth).fold(0.0, f32::max));
            }
            Action::Promote { street, height } => {
                let above = self.position.height(street) - 1 - height;
                add(
                    Trait::LosesActivations,
                    f32::from(2_u8.saturating_sub(above)),
                );
            }
            Action::Take(act) => match act {
                Act::Wood => add(Trait::Wood, 1.0),
                Act::Brick => add(Trait::Brick, 1.0),
                Act::Marble => add(Trait::Marble, 1.0),
                Act::Weave => add(Trait::Weave, 1.0),
                _ => add(Trait::Ship, 1.0),
            },
            Action::Keep(site) => self.judge_keep(site, &mut add),
            _ => {}
        }
    }

    #[inline]
    fn judge_deed(&self, deed: Deed, add: &mut impl FnMut(Trait, f32)) {
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
    fn worth(&self, deed: Deed) -> f32 {
        let mut worth = 0.0;
        each_lane(deed, |lane, n| worth += self.gain[lane] * CUBES[n as usize]);
        worth
    }

    fn judge_keep(&self, site: Site, add: &mut impl FnMut(Trait, f32)) {
        let place = site.index();
        let which = match place {
            ..N_PORTS => Trait::KeepPort,
            N_PORTS..N_CITIES => Trait::KeepTrade,
            _ => Trait::KeepChurch,
        };
        let order = self.race.order[site_lane(site)];
        if site != Site::PalazzoVecchio {
            add(which, 1.0);
            add(Trait::KeepOnOpen, 1.0 - f32::from(order) / 14.0);
        }
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
