//! What speaks for a seat in a position.

use tessera_engine::calimala::material::{ACTIVE_DISCS, Act, N_TILES, n_coloured, n_white};
use tessera_engine::calimala::{Calimala, Disc, PALAZZO_LANE};
use tessera_engine::{Game, Seat};

use super::race::Race;

/// Names and places of the terms.
macro_rules! terms {
    ($($Term:ident $name:literal),* $(,)?) => {
        #[derive(Clone, Copy)]
        enum Term { $($Term),* }
        pub(super) const NAMES: &[&str] = &[$($name),*];
    };
}

terms! {
    Score "points so far",
    NextTile "next tile as it stands",
    SoonTiles "tiles soon to come as they stand",
    LateTiles "later tiles as they stand",
    ExpectedSoon "expected points of the next tiles",
    ExpectedLate "expected points of later tiles",
    CardsNow "final scoring cards as they stand",
    CardsExpected "expected points of final scoring cards",
    Ties "others behind in the order of ties",
    Council "seats and artworks at the Palazzo Vecchio",
    NextSeats "own discs next for the council",
    Wood "wood",
    Brick "brick",
    Marble "marble",
    Cloth "cloth",
    Ships "ships",
    Houses "houses",
    Workshops "workshops",
    CargoShips "cloth for the ships",
    CargoHouses "cloth for the houses",
    Hand "action cards",
    DeliveryCards "action cards that deliver now",
    Coloured "coloured discs left",
    White "white discs left",
    Activations "activations to come",
    Deliveries "activations to come that deliver now",
    OnTheMove "to put a disc",
    Pending "actions open now",
}

/// The actions that put cubes on the main board, as bits.
pub(super) const DELIVERIES: u16 = 1 << Act::Artwork as u16
    | 1 << Act::Ship as u16
    | 1 << Act::Transport as u16
    | 1 << Act::Contribute as u16;

/// How many of the next tiles count as soon to come.
const SOON: usize = 4;

/// How far the game is, by discs and by tiles, whichever is further.
pub(super) fn progress(position: &Calimala) -> f32 {
    let n_seats = position.n_seats();
    let all = f32::from((n_coloured(n_seats) + n_white(n_seats)) * n_seats);
    let mut left = 0;
    for seat in Seat::all(n_seats) {
        let stock = position.stock(seat);
        left += stock.coloured + stock.white;
    }
    let by_discs = 1.0 - f32::from(left) / all;
    let by_tiles = 1.0 - position.coming_tiles().len() as f32 / N_TILES as f32;
    by_discs.max(by_tiles)
}

/// Sets the terms of a seat.
pub(super) fn terms(position: &Calimala, seat: Seat, out: &mut [f32]) {
    set_terms(position, &Race::new(position), seat, out);
}

/// Sets the terms of all seats, one row each.
pub(super) fn terms_of_all(position: &Calimala, out: &mut [f32]) {
    let race = Race::new(position);
    let rows = out.chunks_exact_mut(NAMES.len());
    for (seat, row) in Seat::all(position.n_seats()).zip(rows) {
        set_terms(position, &race, seat, row);
    }
}

fn set_terms(position: &Calimala, race: &Race, seat: Seat, out: &mut [f32]) {
    let mut set = |term: Term, value: f32| out[term as usize] = value;
    set(Term::Score, f32::from(position.score(seat)) / 10.0);
    set_majorities(position, race, seat, &mut set);
    set_stock(position, seat, &mut set);
    set_discs(position, race, seat, &mut set);
}

#[inline]
fn set_majorities(position: &Calimala, race: &Race, seat: Seat, set: &mut impl FnMut(Term, f32)) {
    let now = race.points_now(seat, 0);
    let expected = race.points_expected(seat, 0.0);
    let (mut soon, mut late) = ([0.0; 2], [0.0; 2]);
    for (place, tile) in position.coming_tiles().iter().enumerate() {
        let Some(tile) = tile else { continue };
        let lane = tile.index();
        let points = f32::from(now[lane]);
        if place == 0 {
            set(Term::NextTile, points / 3.0);
        }
        let sums = if place < SOON { &mut soon } else { &mut late };
        sums[0] += points;
        sums[1] += expected[lane];
    }
    set(Term::SoonTiles, soon[0] / 10.0);
    set(Term::LateTiles, late[0] / 10.0);
    set(Term::ExpectedSoon, soon[1] / 10.0);
    set(Term::ExpectedLate, late[1] / 10.0);
    let (cards_now, cards_expected) = race.card_points(seat);
    set(Term::CardsNow, f32::from(cards_now) / 10.0);
    set(Term::CardsExpected, cards_expected / 10.0);
    set(Term::Ties, f32::from(race.n_behind_in_ties(seat)) / 2.0);
}

#[inline]
fn set_stock(position: &Calimala, seat: Seat, set: &mut impl FnMut(Term, f32)) {
    let stock = position.stock(seat);
    let [wood, brick, marble] = stock.goods.map(f32::from);
    let n_houses = stock.houses.count_ones() as u8;
    set(Term::Wood, wood / 2.0);
    set(Term::Brick, brick / 2.0);
    set(Term::Marble, marble / 2.0);
    set(Term::Cloth, f32::from(stock.cloth) / 3.0);
    set(Term::Ships, f32::from(stock.ships));
    set(Term::Houses, f32::from(n_houses));
    set(Term::Workshops, f32::from(stock.workshops) - 1.0);
    set(Term::CargoShips, f32::from(stock.cloth.min(stock.ships)));
    set(Term::CargoHouses, f32::from(stock.cloth.min(n_houses)));
    set(Term::Coloured, f32::from(stock.coloured) / 3.0);
    set(Term::White, f32::from(stock.white));
}

#[inline]
fn set_discs(position: &Calimala, race: &Race, seat: Seat, set: &mut impl FnMut(Term, f32)) {
    let possible = position.possible_acts(seat);
    let hand = position.hand(seat);
    let deliveries = possible & DELIVERIES;
    set(Term::Hand, f32::from(hand.total()) / 2.0);
    let n_delivering = (hand.acts() & deliveries).count_ones();
    set(Term::DeliveryCards, n_delivering as f32);
    set(
        Term::Council,
        f32::from(position.counts(seat)[PALAZZO_LANE]) / 3.0,
    );
    set(Term::NextSeats, f32::from(position.n_next_seats(seat)));
    let (mut n_ahead, mut n_delivering) = (0, 0);
    for (act, &n) in race.ahead[seat.index()].iter().enumerate() {
        n_ahead += n;
        n_delivering += n * (deliveries >> act & 1) as u8;
    }
    set(Term::Activations, f32::from(n_ahead) / 10.0);
    set(Term::Deliveries, f32::from(n_delivering) / 5.0);
    if position.placing() == Some(seat) {
        set(Term::OnTheMove, 1.0);
    }
    if let Some(acting) = position.acting() {
        let mut n_open = 0;
        if acting.owner == seat {
            n_open += acting.pending[0] + acting.pending[1];
        }
        let height = position.height(acting.street);
        for depth in acting.depth + 1..ACTIVE_DISCS.min(height) {
            let disc = position.disc(acting.street, height - 1 - depth);
            n_open += 2 * u8::from(disc == Some(Disc::Of(seat)));
        }
        set(Term::Pending, f32::from(n_open) / 2.0);
    }
}
