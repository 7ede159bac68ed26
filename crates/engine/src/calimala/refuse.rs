//! Which rule forbids what may not happen.

use super::action::{Action, Street};
use super::deed::{Deed, Kind, building_site};
use super::material::{
    Act, BUILD_COST, CITY_SPACES, MAX_WORKSHOPS, N_PORTS, N_SHIPS, STORE_SPACES, Site,
};
use super::tower::Disc;
use super::{Activation, Calimala, Phase};
use crate::{Actor, Game, Refusal, Seat, Turn};

/// Whether it is this actor's turn comes first, so that a refusal tells no player anything about
/// the hand of another.
pub(super) fn refusal(game: &Calimala, actor: Actor, action: Action) -> Option<Refusal> {
    match game.turn() {
        Turn::Over(_) => return Some(Refusal::new("KA-7.3", "over", "The game is over.")),
        Turn::Chance if actor != Actor::Chance => {
            let english = "Wait until chance has laid, dealt or drawn.";
            return Some(Refusal::new("KA-2.3", "wait-for-chance", english));
        }
        Turn::Decision(seat) if actor != Actor::Seat(seat) => {
            let refusal = Refusal::new("KA-3.10", "not-your-turn", "It is seat {seat}'s turn.");
            return Some(refusal.with("seat", seat));
        }
        _ => {}
    }
    match (game.phase, action) {
        (Phase::Act(activation), action) => game.refuse_activated(&activation, action),
        (Phase::Place { seat }, Action::Place { white, street }) => {
            game.refuse_place(seat, white, street)
        }
        (Phase::Place { .. }, _) => Some(Refusal::new(
            "KA-3.1",
            "must-place",
            "A turn begins with a disc on a street.",
        )),
        (
            Phase::Promote { seat, street },
            Action::Promote {
                street: from,
                height,
            },
        ) => game.refuse_promotion(seat, street, from, height),
        (Phase::Promote { .. }, _) => Some(Refusal::new(
            "KA-5.8",
            "must-promote",
            "Choose one of your discs for the council.",
        )),
        _ => game.refuse_preparation(action),
    }
}

impl Calimala {
    fn refuse_preparation(&self, action: Action) -> Option<Refusal> {
        let is_legal = match (self.phase, action) {
            (Phase::Start, Action::Start(seat)) => seat.number() < self.setup.seats,
            (Phase::Cell { cell }, Action::Cell { cell: to, act }) => {
                to == cell && self.unlaid_acts().any(|unlaid| unlaid == act)
            }
            (Phase::Tile { space }, Action::Tile { space: to, tile }) => {
                to == space && self.unlaid_tiles().any(|unlaid| unlaid == tile)
            }
            (Phase::Deal { n_dealt }, Action::Deal { seat, card }) => {
                seat == self.dealt_to(n_dealt) && self.is_undealt(card)
            }
            (Phase::Open, Action::Open(card)) => self.is_undealt(card),
            (Phase::Card(_), Action::Card(act)) => self.deck.has(act),
            (Phase::Keep { seat }, Action::Keep(card)) => {
                self.boards[seat.index()].dealt >> card as u16 & 1 == 1
            }
            (Phase::Take { .. }, Action::Take(act)) => self.display.has(act),
            _ => false,
        };
        if is_legal {
            return None;
        }
        Some(match self.phase {
            Phase::Start => Refusal::new(
                "KA-2.2",
                "no-start-player",
                "First one of the seats must be drawn as start player.",
            ),
            Phase::Cell { cell } => Refusal::new(
                "KA-2.3",
                "cell-next",
                "Cell {cell} gets an action tile next, one that is not laid yet.",
            )
            .with("cell", cell),
            Phase::Tile { space } => Refusal::new(
                "KA-2.3",
                "space-next",
                "Space {space} gets a scoring tile next, one that is not laid yet.",
            )
            .with("space", space),
            Phase::Card(_) => Refusal::new(
                "KA-5.1",
                "card-next",
                "A card is drawn next, one that is in the deck.",
            ),
            Phase::Keep { .. } => Refusal::new(
                "KA-2.6",
                "keep-one",
                "Keep one of the final scoring cards that you were dealt.",
            ),
            Phase::Take { .. } => Refusal::new(
                "KA-2.7",
                "take-one",
                "Take one of the start cards that still lie there.",
            ),
            _ => Refusal::new(
                "KA-2.6",
                "final-card-next",
                "A final scoring card is dealt next, one that nobody has.",
            ),
        })
    }

    fn is_undealt(&self, card: Site) -> bool {
        self.undealt() >> card as u16 & 1 == 1
    }

    fn refuse_place(&self, seat: Seat, white: bool, street: Street) -> Option<Refusal> {
        let board = &self.boards[seat.index()];
        let n_discs = if white { board.white } else { board.coloured };
        if n_discs == 0 {
            let english = "You have no such disc in reserve.";
            return Some(Refusal::new("KA-3.2", "no-disc", english));
        }
        if self.open_streets(seat) >> street.index() & 1 == 1 {
            return None;
        }
        let [first, second] = self.acts(street);
        let english = "You could carry out neither {first} nor {second}, not even with your cards.";
        let refusal = Refusal::new("KA-3.3", "cannot-act", english);
        Some(
            refusal
                .with("first", first.name())
                .with("second", second.name()),
        )
    }

    fn refuse_activated(&self, activation: &Activation, action: Action) -> Option<Refusal> {
        let seat = activation.owner;
        match action {
            Action::Do(deed) => self
                .refuse_unless_pending(activation, deed.act())
                .or_else(|| self.refuse_deed(seat, deed)),
            Action::Play(deed) => self
                .refuse_card(seat, deed.act())
                .or_else(|| self.refuse_deed(seat, deed))
                .or_else(|| {
                    let can_act = !activation.must || self.can_act_after_card(activation, deed);
                    (!can_act).then(must_act)
                }),
            Action::Draw(act) => self
                .refuse_unless_pending(activation, act)
                .or_else(|| {
                    let english = "You can carry out {action}, so you draw no card for it.";
                    let refusal = || Refusal::new("KA-5.1", "can-be-done", english);
                    let can_be_done = self.deeds(seat).allows(act);
                    can_be_done.then(|| refusal().with("action", act.name()))
                })
                .or_else(|| (!self.can_act_without(activation, act)).then(must_act)),
            Action::Skip(act) => self
                .refuse_unless_pending(activation, act)
                .or_else(|| (!self.can_act_without(activation, act)).then(must_act)),
            Action::Done if activation.pending == [0, 0] => None,
            Action::Done => Some(Refusal::new(
                "KA-3.9",
                "actions-left",
                "First carry out or leave out the actions that are left.",
            )),
            _ => Some(Refusal::new(
                "KA-3.6",
                "act-first",
                "First the activated disc acts.",
            )),
        }
    }

    fn refuse_unless_pending(&self, activation: &Activation, act: Act) -> Option<Refusal> {
        let pending = self.acts(activation.street).into_iter();
        let mut pending = pending.zip(activation.pending);
        if pending.any(|(other, n_pending)| other == act && n_pending > 0) {
            return None;
        }
        let english = "The action {action} is not open to this disc, or no more.";
        Some(Refusal::new("KA-3.6", "not-pending", english).with("action", act.name()))
    }

    fn refuse_card(&self, seat: Seat, act: Act) -> Option<Refusal> {
        (!self.boards[seat.index()].hand.has(act)).then(|| {
            let english = "You have no {action} card.";
            Refusal::new("KA-5.3", "no-such-card", english).with("action", act.name())
        })
    }

    fn refuse_promotion(
        &self,
        seat: Seat,
        street: Street,
        from: Street,
        height: u8,
    ) -> Option<Refusal> {
        let own = self.towers[from.index()].at(height) == Some(Disc::Of(seat));
        if !own {
            let english = "There is no disc of yours at this height.";
            return Some(Refusal::new("KA-5.8", "not-your-disc", english));
        }
        (from == street && self.has_disc_elsewhere(seat, street)).then(|| {
            let english = "The disc must come from another street.";
            Refusal::new("KA-5.8", "other-street", english)
        })
    }

    /// Why a deed cannot be carried out, whether by the street or by a card (KA-4).
    fn refuse_deed(&self, seat: Seat, deed: Deed) -> Option<Refusal> {
        if self.deeds(seat).has(deed) {
            return None;
        }
        let store = &self.boards[seat.index()].store;
        let [wood, brick, _] = store.goods;
        Some(match deed.kind() {
            Kind::Gain(resource) if store.goods[resource] == STORE_SPACES => {
                let english = "Your {resource} warehouse is full.";
                Refusal::new("KA-4.1", "warehouse-full", english)
                    .with("resource", Act::ALL[resource].name())
            }
            Kind::Weave if !store.has_room_for_cloth() => {
                Refusal::new("KA-4.6", "workshops-full", "Your workshops are full.")
            }
            Kind::Gain(_) | Kind::Weave => {
                Refusal::new("KA-4.10", "no-cubes", "You have no cube in reserve.")
            }
            Kind::BuildShip if wood >= BUILD_COST => {
                Refusal::new("KA-4.2", "no-ship-left", "All your ships are built.")
            }
            Kind::BuildShip => lacking("KA-4.2", "This takes {number} wood.", BUILD_COST),
            Kind::BuildHouse(city) if brick >= BUILD_COST => {
                let english = "You already have a house in {city}.";
                Refusal::new("KA-4.3", "house-there", english)
                    .with("city", Site::ALL[N_PORTS + city].name())
            }
            Kind::BuildHouse(_) => lacking("KA-4.3", "This takes {number} brick.", BUILD_COST),
            Kind::BuildWorkshop if store.workshops == MAX_WORKSHOPS => {
                let english = "All your workshops are built.";
                Refusal::new("KA-4.4", "no-workshop-left", english)
            }
            Kind::BuildWorkshop => {
                lacking("KA-4.4", "This takes {number} wood and {number} brick.", 1)
            }
            Kind::Artwork(building) => self.refuse_artwork(seat, building),
            Kind::Ship(shipment) => self.refuse_shipment(seat, shipment),
            Kind::Transport(cities) => self.refuse_transport(seat, cities),
            Kind::Contribute { resource, church } => {
                self.refuse_contribution(seat, resource, church)
            }
        })
    }

    fn refuse_artwork(&self, seat: Seat, building: usize) -> Refusal {
        if self.boards[seat.index()].store.goods[Act::Marble.index()] == 0 {
            return lacking("KA-4.5", "This takes {number} marble.", 1);
        }
        let english = "There is no space for an artwork at {building}.";
        let refusal = Refusal::new("KA-4.5", "no-space-for-art", english);
        refusal.with("building", building_site(building).name())
    }

    fn refuse_shipment(&self, seat: Seat, shipment: [u8; N_PORTS]) -> Refusal {
        let store = &self.boards[seat.index()].store;
        let n_cloths = store.ships.min(store.cloth).min(N_SHIPS);
        if shipment.iter().sum::<u8>() > n_cloths {
            let english = "With your ships and your cloth you can send {number} at most.";
            return Refusal::new("KA-4.7", "too-many-cloths", english).with("number", n_cloths);
        }
        let cities = self.placed.cities;
        let is_too_much = |port: &usize| cities[*port] + shipment[*port] > CITY_SPACES;
        let full = (0..N_PORTS).find(is_too_much).unwrap_or(0);
        city_full("KA-4.7", full)
    }

    fn refuse_transport(&self, seat: Seat, chosen: u8) -> Refusal {
        let store = &self.boards[seat.index()].store;
        let mut cities = (0..N_PORTS).filter(|city| chosen >> city & 1 == 1);
        if let Some(city) = cities.clone().find(|city| store.houses >> city & 1 == 0) {
            let english = "You have no house in {city}.";
            let refusal = Refusal::new("KA-4.8", "no-house", english);
            return refusal.with("city", Site::ALL[N_PORTS + city].name());
        }
        if chosen.count_ones() > u32::from(store.cloth) {
            let english = "You have only {number} cloth.";
            let refusal = Refusal::new("KA-4.8", "too-little-cloth", english);
            return refusal.with("number", store.cloth);
        }
        let is_full = |city: &usize| self.placed.cities[N_PORTS + city] == CITY_SPACES;
        city_full("KA-4.8", N_PORTS + cities.find(is_full).unwrap_or(0))
    }

    fn refuse_contribution(&self, seat: Seat, resource: usize, church: usize) -> Refusal {
        let name = Act::ALL[resource].name();
        if self.boards[seat.index()].store.goods[resource] == 0 {
            let english = "You have no {resource}.";
            return Refusal::new("KA-4.9", "no-goods", english).with("resource", name);
        }
        let english = "{building} takes no more {resource}.";
        Refusal::new("KA-4.9", "row-full", english)
            .with("building", building_site(church).name())
            .with("resource", name)
    }
}

fn must_act() -> Refusal {
    let english = "You must carry out at least one action of the street, and could not after this.";
    Refusal::new("KA-3.7", "must-act", english)
}

fn lacking(clause: &'static str, english: &'static str, number: u8) -> Refusal {
    Refusal::new(clause, "goods-lacking", english).with("number", number)
}

fn city_full(clause: &'static str, city: usize) -> Refusal {
    let english = "There is no room for so much cloth in {city}.";
    Refusal::new(clause, "city-full", english).with("city", Site::ALL[city].name())
}
