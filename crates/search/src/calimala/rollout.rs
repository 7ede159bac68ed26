//! The rollout policy: by a glance, for every rollout asks it hundreds of times.

use tessera_engine::calimala::material::{ACTIVE_DISCS, Act};
use tessera_engine::calimala::{Action, Calimala, Deed, Disc, Kind, Street};
use tessera_engine::{Game, Turn};

/// The higher, the rather a rollout takes the action. An action left out is worth nothing (KA-3.8).
pub(super) fn rollout_score(position: &Calimala, action: Action) -> i8 {
    match action {
        Action::Skip(_) => 0,
        Action::Done => 1,
        Action::Draw(_) => 2,
        Action::Do(deed) => 1 + of_deed(deed),
        Action::Play(deed) => of_deed(deed),
        Action::Place { white, street } => of_place(position, white, street),
        _ => 0,
    }
}

/// Deliveries first, the larger the better; then what makes them possible.
#[inline]
fn of_deed(deed: Deed) -> i8 {
    match deed.kind() {
        Kind::Gain(_) | Kind::Weave => 1,
        Kind::BuildShip | Kind::BuildHouse(_) | Kind::BuildWorkshop => 2,
        Kind::Artwork(_) | Kind::Contribute { .. } => 3,
        Kind::Ship(cloths) => 3 + cloths.iter().sum::<u8>() as i8,
        Kind::Transport(cities) => 3 + cities.count_ones() as i8,
    }
}

/// Many own actions, few of others; white discs are few, so they wait for something better.
#[inline]
fn of_place(position: &Calimala, white: bool, street: Street) -> i8 {
    let Turn::Decision(seat) = position.turn() else {
        return 0;
    };
    let possible = position.possible_acts(seat);
    let acts = position.street_acts(street);
    let n = |act: Act| (possible >> act as u16 & 1) as i8;
    let mut score = 2 * (n(acts[0]) + n(acts[1])) - i8::from(white);
    let height = position.height(street);
    for depth in 0..height.min(ACTIVE_DISCS - 1) {
        match position.disc(street, height - 1 - depth) {
            Some(Disc::Of(owner)) if owner == seat => score += 2,
            Some(Disc::Of(_)) => score -= 1,
            _ => {}
        }
    }
    score
}
