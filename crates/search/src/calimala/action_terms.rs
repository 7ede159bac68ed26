//! What speaks for an action.

mod deed;
mod place;

use tessera_engine::calimala::material::{Act, N_CITIES, N_PORTS, Site};
use tessera_engine::calimala::{Action, Calimala, N_LANES, Stock, site_lane};
use tessera_engine::{Game, Seat, Turn};

use super::race::{Lanes, Race};
use super::terms::DELIVERIES;

/// Names and places of the action terms.
macro_rules! action_terms {
    ($($ActionTerm:ident $name:literal),* $(,)?) => {
        #[derive(Clone, Copy)]
        enum ActionTerm { $($ActionTerm),* }
        pub(super) const NAMES: &[&str] = &[$($name),*];
    };
}

action_terms! {
    // A disc.
    White "a white disc",
    OwnGain "points expected of its own deliveries",
    OwnDeliveries "its own deliveries",
    OwnGathering "its own gathering",
    OwnWood "its own wood",
    OwnBrick "its own brick",
    OwnMarble "its own marble",
    OwnPlenty "there is plenty of what it gathers",
    OwnCombination "one of its actions makes the other possible",
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
    KeepSoon "keep a place that is scored soon too",
}

/// The tiles after the next that count as soon to come.
const SOON: u8 = 4;

/// What the action terms of all actions of a decision are made from.
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

/// Sets a row of action terms for each action.
pub(super) fn action_terms(position: &Calimala, actions: &[Action], out: &mut [f32]) {
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

    #[inline]
    fn judge_action(&self, action: Action, all: &[Action], row: &mut [f32]) {
        let mut add = |which: ActionTerm, value: f32| row[which as usize] += value;
        match action {
            Action::Do(deed) => self.judge_deed(deed, &mut add),
            Action::Play(deed) => {
                self.judge_deed(deed, &mut add);
                add(ActionTerm::ByCard, 1.0);
                add(ActionTerm::GainByCard, self.worth(deed));
            }
            Action::Draw(_) => add(ActionTerm::Draw, 1.0),
            Action::Skip(act) => {
                add(ActionTerm::Skip, 1.0);
                let can = all
                    .iter()
                    .any(|other| matches!(other, Action::Do(deed) if deed.act() == act));
                if can && DELIVERIES >> act as u16 & 1 == 1 {
                    add(ActionTerm::SkipDelivery, 1.0);
                }
            }
            Action::Done => {
                add(ActionTerm::Done, 1.0);
                let worth = |action: &Action| match action {
                    Action::Play(deed) => self.worth(*deed),
                    _ => 0.0,
                };
                add(
                    ActionTerm::DoneGain,
                    all.iter().map(worth).fold(0.0, f32::max),
                );
            }
            Action::Promote { street, height } => {
                let above = self.position.height(street) - 1 - height;
                add(
                    ActionTerm::LosesActivations,
                    f32::from(2_u8.saturating_sub(above)),
                );
            }
            Action::Take(act) => match act {
                Act::Wood => add(ActionTerm::Wood, 1.0),
                Act::Brick => add(ActionTerm::Brick, 1.0),
                Act::Marble => add(ActionTerm::Marble, 1.0),
                Act::Weave => add(ActionTerm::Weave, 1.0),
                _ => add(ActionTerm::Ship, 1.0),
            },
            Action::Keep(site) => self.judge_keep(site, &mut add),
            _ => {}
        }
    }

    fn judge_keep(&self, site: Site, add: &mut impl FnMut(ActionTerm, f32)) {
        let place = site.index();
        let which = match place {
            ..N_PORTS => ActionTerm::KeepPort,
            N_PORTS..N_CITIES => ActionTerm::KeepTrade,
            _ => ActionTerm::KeepChurch,
        };
        let order = self.race.order[site_lane(site)];
        if site != Site::PalazzoVecchio {
            add(which, 1.0);
            add(ActionTerm::KeepSoon, 1.0 - f32::from(order) / 14.0);
        }
    }
}
