//! What lies in front of a player, what lies on the main board, and what may lie there.

use super::deed::{Deed, Kind};
use super::deeds::Deeds;
use super::material::{
    ART_SPACES, Act, BUILD_COST, CITY_SPACES, Cards, MAX_WORKSHOPS, N_BUILDINGS, N_CHURCHES,
    N_CITIES, N_CUBES, N_PORTS, N_RESOURCES, N_SHIPS, PALAZZO, ROW_SPACES, STORE_SPACES, Site,
    Tile,
};

/// All that belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    pub(super) store: Store,
    /// Cloth in each workshop; those not built yet hold none.
    pub(super) cloth: [u8; MAX_WORKSHOPS as usize],
    pub(super) placed: Placed,
    pub(super) score: u8,
    /// Coloured discs in reserve.
    pub(super) coloured: u8,
    /// White discs in reserve.
    pub(super) white: u8,
    pub(super) council: Council,
    pub(super) hand: Cards,
    /// What this player has drawn since the discard pile last became the deck.
    pub(super) drawn: Cards,
    /// The start card, as long as everybody knows that it is in this hand (KA-8.3).
    pub(super) shown: Option<Act>,
    /// The final scoring cards dealt to this player, as bits by [`Site`].
    pub(super) dealt: u16,
    /// The one that was kept.
    pub(super) kept: Option<Site>,
}

/// What decides which actions a player can carry out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Store {
    /// Cubes not in use.
    pub(super) reserve: u8,
    /// Cubes in the warehouses of wood, brick and marble.
    pub(super) goods: [u8; N_RESOURCES],
    pub(super) workshops: u8,
    /// Cloth in all workshops.
    pub(super) cloth: u8,
    pub(super) ships: u8,
    /// Trade cities with a house of this player, as bits.
    pub(super) houses: u8,
}

/// A player's cubes on the main board; also those of all players together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Placed {
    pub(super) cities: [u8; N_CITIES],
    /// Contributions by church and resource.
    pub(super) rows: [[u8; N_RESOURCES]; N_CHURCHES],
    pub(super) art: [u8; N_BUILDINGS],
}

/// What breaks a player's ties (KA-6.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Council {
    pub(super) n_seats: u8,
    /// The space of the last seat; it counts only when there is one.
    pub(super) last_seat: u8,
    /// How many artworks the Palazzo Vecchio had when this player's first one came, that one
    /// included; 0 for none.
    pub(super) first_artwork: u8,
}

impl Board {
    pub(super) fn new(coloured: u8, white: u8) -> Board {
        Board {
            store: Store {
                reserve: N_CUBES,
                goods: [0; N_RESOURCES],
                workshops: 1,
                cloth: 0,
                ships: 0,
                houses: 0,
            },
            cloth: [0; MAX_WORKSHOPS as usize],
            placed: Placed::default(),
            score: 0,
            coloured,
            white,
            council: Council::default(),
            hand: Cards::NONE,
            drawn: Cards::NONE,
            shown: None,
            dealt: 0,
            kept: None,
        }
    }

    /// Discs in reserve, of both kinds.
    #[inline]
    pub(super) fn n_discs(&self) -> u8 {
        self.coloured + self.white
    }

    /// Carries out a deed that can be carried out (KA-4), and adds to `all` what it puts on the
    /// main board.
    #[inline]
    pub(super) fn carry_out(&mut self, deed: Deed, all: &mut Placed) {
        match deed.kind() {
            Kind::Gain(resource) => {
                self.store.goods[resource] += 1;
                self.store.reserve -= 1;
            }
            Kind::BuildShip => {
                self.store.ships += 1;
                self.pay([BUILD_COST, 0, 0]);
            }
            Kind::BuildHouse(city) => {
                self.store.houses |= 1 << city;
                self.pay([0, BUILD_COST, 0]);
            }
            Kind::BuildWorkshop => {
                self.store.workshops += 1;
                self.pay([1, 1, 0]);
            }
            Kind::Artwork(building) => {
                self.store.goods[Act::Marble.index()] -= 1;
                self.placed.art[building] += 1;
                all.art[building] += 1;
                if building == PALAZZO && self.council.first_artwork == 0 {
                    self.council.first_artwork = all.art[PALAZZO];
                }
            }
            Kind::Weave => self.weave(),
            Kind::Ship(shipment) => {
                for (port, &n) in shipment.iter().enumerate() {
                    self.send(port, n, all);
                }
            }
            Kind::Transport(cities) => {
                for city in 0..N_PORTS {
                    self.send(N_PORTS + city, cities >> city & 1, all);
                }
            }
            Kind::Contribute { resource, church } => {
                self.store.goods[resource] -= 1;
                self.placed.rows[church][resource] += 1;
                all.rows[church][resource] += 1;
            }
        }
    }

    /// Cubes go back to the own reserve.
    #[inline]
    fn pay(&mut self, cubes: [u8; N_RESOURCES]) {
        for (goods, n) in self.store.goods.iter_mut().zip(cubes) {
            *goods -= n;
            self.store.reserve += n;
        }
    }

    /// A cloth in each workshop with room; when the cubes run out, the emptiest get theirs first
    /// (KA-4.6, KA-4.10).
    fn weave(&mut self) {
        let mut woven = [false; MAX_WORKSHOPS as usize];
        for _ in 0..self.store.workshops {
            let workshops = 0..self.store.workshops as usize;
            let open = workshops.filter(|&at| !woven[at] && self.cloth[at] < STORE_SPACES);
            let Some(emptiest) = open.min_by_key(|&at| self.cloth[at]) else {
                return;
            };
            if self.store.reserve == 0 {
                return;
            }
            woven[emptiest] = true;
            self.cloth[emptiest] += 1;
            self.store.cloth += 1;
            self.store.reserve -= 1;
        }
    }

    /// Sends cloth to a city, always from the fullest workshop, leftmost on ties (KA-4.7).
    #[inline]
    fn send(&mut self, city: usize, n: u8, all: &mut Placed) {
        for _ in 0..n {
            let mut fullest = 0;
            for at in 1..self.cloth.len() {
                if self.cloth[at] > self.cloth[fullest] {
                    fullest = at;
                }
            }
            self.cloth[fullest] -= 1;
            self.store.cloth -= 1;
        }
        self.placed.cities[city] += n;
        all.cities[city] += n;
    }

    pub(super) fn check_invariants(&self) {
        let store = &self.store;
        let cubes = store.reserve + store.goods.iter().sum::<u8>() + store.cloth;
        assert_eq!(cubes + self.placed.total(), N_CUBES, "cubes are lost");
        assert_eq!(store.cloth, self.cloth.iter().sum::<u8>());
        let mut stores = self.cloth.iter().chain(&store.goods);
        assert!(stores.all(|&cubes| cubes <= STORE_SPACES));
        let unbuilt = &self.cloth[store.workshops as usize..];
        assert!(unbuilt.iter().all(|&cloth| cloth == 0));
        assert!(store.ships <= N_SHIPS && store.houses < 1 << N_PORTS);
        let council = &self.council;
        assert_eq!(council.first_artwork > 0, self.placed.art[PALAZZO] > 0);
        assert!(self.shown.is_none_or(|act| self.hand.has(act)));
        let kept_is_dealt = |card: Site| self.dealt >> card as u16 & 1 == 1;
        assert!(self.kept.is_none_or(kept_is_dealt));
    }
}

impl Store {
    /// What can be carried out, if the main board has `room` for it (KA-4).
    #[inline]
    pub(super) fn deeds(&self, room: Deeds) -> Deeds {
        let mut deeds = Deeds::NONE;
        let [wood, brick, marble] = self.goods;
        if self.reserve > 0 {
            for resource in 0..N_RESOURCES {
                if self.goods[resource] < STORE_SPACES {
                    deeds |= Deeds::gain(resource);
                }
            }
            if self.has_room_for_cloth() {
                deeds |= Deeds::WEAVE;
            }
        }
        if wood >= BUILD_COST && self.ships < N_SHIPS {
            deeds |= Deeds::BUILD_SHIP;
        }
        if brick >= BUILD_COST {
            deeds |= Deeds::build_houses(!self.houses & 0b111);
        }
        if wood >= 1 && brick >= 1 && self.workshops < MAX_WORKSHOPS {
            deeds |= Deeds::BUILD_WORKSHOP;
        }
        if marble >= 1 {
            deeds |= Deeds::ARTWORKS;
        }
        if self.cloth > 0 {
            deeds |= Deeds::shipments(self.ships.min(self.cloth));
            deeds |= Deeds::transports(self.houses, self.cloth.min(N_PORTS as u8));
        }
        for resource in 0..N_RESOURCES {
            if self.goods[resource] >= 1 {
                deeds |= Deeds::contributions(resource);
            }
        }
        deeds & room
    }

    #[inline]
    pub(super) fn has_room_for_cloth(&self) -> bool {
        self.cloth < self.workshops * STORE_SPACES
    }
}

impl Placed {
    /// For the cubes of all players: the deeds for which there is still space (KA-4).
    #[inline]
    pub(super) fn room(&self) -> Deeds {
        let mut room = Deeds::AT_HOME;
        for (building, &n_spaces) in ART_SPACES.iter().enumerate() {
            if self.art[building] < n_spaces {
                room |= Deeds::artwork(building);
            }
        }
        let free = self.cities.map(|cloth| CITY_SPACES - cloth);
        let mut shipments = Deeds::shipments(N_SHIPS);
        let mut trades = 0;
        for port in 0..N_PORTS {
            shipments = shipments & Deeds::shipments_with_room(port, free[port]);
            trades |= u8::from(free[N_PORTS + port] > 0) << port;
        }
        room |= shipments;
        room |= Deeds::transports(trades, N_PORTS as u8);
        for (church, &n_spaces) in ROW_SPACES.iter().enumerate() {
            for resource in 0..N_RESOURCES {
                if self.rows[church][resource] < n_spaces {
                    room |= Deeds::contribution(resource, church);
                }
            }
        }
        room
    }

    pub(super) fn add(&mut self, other: &Placed) {
        for city in 0..N_CITIES {
            self.cities[city] += other.cities[city];
        }
        for church in 0..N_CHURCHES {
            for resource in 0..N_RESOURCES {
                self.rows[church][resource] += other.rows[church][resource];
            }
        }
        for building in 0..N_BUILDINGS {
            self.art[building] += other.art[building];
        }
    }

    fn total(&self) -> u8 {
        let rows: u8 = self.rows.iter().flatten().sum();
        self.cities.iter().sum::<u8>() + rows + self.art.iter().sum::<u8>()
    }

    /// How many cubes count for a scoring tile (KA-6.2).
    pub(super) fn count(&self, tile: Tile) -> u8 {
        let resource = |resource: usize| self.rows.iter().map(|row| row[resource]).sum();
        match tile {
            Tile::Artwork => self.art.iter().sum(),
            Tile::Ports => self.cities[..N_PORTS].iter().sum(),
            Tile::Trades => self.cities[N_PORTS..].iter().sum(),
            Tile::Wood => resource(Act::Wood.index()),
            Tile::Brick => resource(Act::Brick.index()),
            Tile::Marble => resource(Act::Marble.index()),
            _ => self.count_at(Site::ALL[tile.index()]),
        }
    }

    /// How many cubes lie in a city or at a building.
    pub(super) fn count_at(&self, site: Site) -> u8 {
        let place = site.index();
        if place < N_CITIES {
            return self.cities[place];
        }
        let building = place - N_CITIES;
        let row = self.rows.get(building).map_or(0, |row| row.iter().sum());
        row + self.art[building]
    }
}
