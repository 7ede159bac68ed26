//! Whether a player could carry out an action after playing cards (KA-3.3).
//!
//! The question is asked for every street and every card, so it must be cheap with any hand. Only
//! plays are tried that can bring the action nearer: the tests compare this with a search that
//! tries everything.

use super::board::Store;
use super::deeds::Deeds;
use super::material::{
    Act, BUILD_COST, Cards, MAX_WORKSHOPS, N_PORTS, N_RESOURCES, N_SHIPS, STORE_SPACES,
};

const WOOD: usize = Act::Wood.index();
const BRICK: usize = Act::Brick.index();
const MARBLE: usize = Act::Marble.index();

/// Cards that play a part in reaching any action: those that bring cubes back to an empty reserve.
const MONEY: u16 = bit(Act::Wood) | bit(Act::Brick) | bit(Act::Build);

/// For each action the other cards that can bring it nearer.
const NEARER: [u16; Act::ALL.len()] = [
    bit(Act::Contribute),
    bit(Act::Contribute),
    bit(Act::Contribute) | bit(Act::Artwork),
    0,
    bit(Act::Marble),
    bit(Act::Ship) | bit(Act::Transport),
    bit(Act::Weave),
    bit(Act::Weave),
    bit(Act::Marble),
];

const fn bit(act: Act) -> u16 {
    1 << act as u16
}

/// One build may be needed for the action itself, and one before it to get cubes back.
const MAX_BUILDS: u8 = 2;

/// Whether `goal` can be carried out now or after playing some of these cards.
pub(super) fn can_reach(goal: Act, store: &Store, room: Deeds, hand: Cards) -> bool {
    if store.deeds(room).allows(goal) {
        return true;
    }
    hand.acts() & (MONEY | NEARER[goal.index()]) != 0
        && Search { goal, room }.after_cards(store, hand, MAX_BUILDS)
}

/// The actions, as bits, that can be carried out now or after playing some of these cards.
pub(super) struct Reach<'a> {
    store: &'a Store,
    room: Deeds,
    hand: Cards,
    /// What can be carried out at once.
    deeds: Deeds,
    asked: u16,
    reached: u16,
}

impl<'a> Reach<'a> {
    pub(super) fn new(store: &'a Store, room: Deeds, hand: Cards) -> Reach<'a> {
        Reach {
            store,
            room,
            hand,
            deeds: store.deeds(room),
            asked: 0,
            reached: 0,
        }
    }

    /// Whether one of these actions can be carried out, at once or after playing cards.
    #[inline]
    pub(super) fn any(&mut self, acts: [Act; 2]) -> bool {
        acts.iter().any(|&act| self.deeds.allows(act))
            || !self.hand.is_empty() && acts.iter().any(|&act| self.reaches(act))
    }

    fn reaches(&mut self, act: Act) -> bool {
        if self.asked & bit(act) == 0 {
            self.asked |= bit(act);
            if can_reach(act, self.store, self.room, self.hand) {
                self.reached |= bit(act);
            }
        }
        self.reached & bit(act) != 0
    }
}

struct Search {
    goal: Act,
    room: Deeds,
}

impl Search {
    fn reaches(&self, store: &Store, hand: Cards, builds: u8) -> bool {
        store.deeds(self.room).allows(self.goal) || self.after_cards(store, hand, builds)
    }

    /// Tries every useful card. More than two wood or brick are never needed at once: another can
    /// be played when they are spent.
    fn after_cards(&self, store: &Store, hand: Cards, builds: u8) -> bool {
        self.with_goods(store, hand, builds)
            || self.with_build(store, hand, builds)
            || self.with_cloth(store, hand, builds)
            || self.with_less(store, hand, builds)
    }

    fn with_goods(&self, store: &Store, hand: Cards, builds: u8) -> bool {
        let needed = |resource: usize| match resource {
            MARBLE if !matches!(self.goal, Act::Artwork | Act::Contribute) => 0,
            MARBLE => 1,
            _ => BUILD_COST,
        };
        (0..N_RESOURCES).any(|resource| {
            let card = Act::ALL[resource];
            let useful = store.goods[resource] < needed(resource) && store.reserve > 0;
            useful && hand.has(card) && {
                let mut next = *store;
                next.goods[resource] += 1;
                next.reserve -= 1;
                self.reaches(&next, without(hand, card), builds)
            }
        })
    }

    fn with_build(&self, store: &Store, hand: Cards, builds: u8) -> bool {
        if builds == 0 || !hand.has(Act::Build) {
            return false;
        }
        let [wood, brick, _] = store.goods;
        let hand = without(hand, Act::Build);
        let spent = |wood: u8, brick: u8| {
            let mut next = *store;
            next.goods[WOOD] -= wood;
            next.goods[BRICK] -= brick;
            next.reserve += wood + brick;
            next
        };
        let ship = || {
            let mut next = spent(BUILD_COST, 0);
            next.ships += 1;
            self.reaches(&next, hand, builds - 1)
        };
        let house = || {
            let mut next = spent(0, BUILD_COST);
            next.houses |= self.best_house(store.houses);
            self.reaches(&next, hand, builds - 1)
        };
        let workshop = || {
            let mut next = spent(1, 1);
            next.workshops += 1;
            self.reaches(&next, hand, builds - 1)
        };
        wood >= BUILD_COST && store.ships < N_SHIPS && ship()
            || brick >= BUILD_COST && store.houses < 0b111 && house()
            || wood >= 1 && brick >= 1 && store.workshops < MAX_WORKSHOPS && workshop()
    }

    /// A house goes where cloth can follow, if there is such a city.
    fn best_house(&self, houses: u8) -> u8 {
        let free = (0..N_PORTS).map(|city| 1 << city);
        let mut free = free.filter(|city| houses & city == 0);
        let has_room = |city: &u8| !(self.room & Deeds::transports(*city, 1)).is_empty();
        free.clone().find(has_room).or(free.next()).unwrap_or(0)
    }

    /// Weaving helps a player who has no cloth to send.
    fn with_cloth(&self, store: &Store, hand: Cards, builds: u8) -> bool {
        let useful = matches!(self.goal, Act::Ship | Act::Transport) && store.cloth == 0;
        useful && store.reserve > 0 && hand.has(Act::Weave) && {
            let mut next = *store;
            next.cloth = store.workshops.min(store.reserve);
            next.reserve -= next.cloth;
            self.reaches(&next, without(hand, Act::Weave), builds)
        }
    }

    /// Giving something away helps a player who has no room for more.
    fn with_less(&self, store: &Store, hand: Cards, builds: u8) -> bool {
        let deeds = store.deeds(self.room);
        let give = |card: Act, next: Store| self.reaches(&next, without(hand, card), builds);
        if self.goal == Act::Weave && !store.has_room_for_cloth() {
            let mut next = *store;
            next.cloth -= 1;
            let cards = [Act::Ship, Act::Transport].into_iter();
            return cards
                .filter(|&card| hand.has(card) && deeds.allows(card))
                .any(|card| give(card, next));
        }
        let resource = self.goal.index();
        if resource >= N_RESOURCES || store.goods[resource] < STORE_SPACES {
            return false;
        }
        let mut next = *store;
        next.goods[resource] -= 1;
        let contribution = !(deeds & Deeds::contributions(resource)).is_empty();
        let artwork = resource == MARBLE && deeds.allows(Act::Artwork);
        contribution && hand.has(Act::Contribute) && give(Act::Contribute, next)
            || artwork && hand.has(Act::Artwork) && give(Act::Artwork, next)
    }
}

fn without(mut hand: Cards, act: Act) -> Cards {
    hand -= Cards::one(act);
    hand
}
