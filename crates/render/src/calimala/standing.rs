//! Who would get what: scoring as far as a view lets one count.

use tessera_engine::Seat;
use tessera_engine::calimala::material::{N_CITIES, N_PORTS, PALAZZO, Site, TILE_POINTS, Tile};
use tessera_engine::calimala::{BoardView, Deed, Kind, View};

/// What a seat would have of a scoring tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// Which space of the council.
    pub(super) space: usize,
    pub(super) tile: Tile,
    /// The cubes that count.
    pub(super) count: u8,
    /// 1 for the first.
    pub(super) place: u8,
    pub(super) points: u8,
}

/// The points that a tile gives to each seat if it is scored now (KA-6).
pub(super) fn points(view: &View, tile: Tile) -> Vec<u8> {
    let keys = keys(view, tile);
    let seats = 0..keys.len();
    seats.map(|seat| place(&keys, seat).1).collect()
}

/// Where a deed would put the seat on the next tile for which it counts.
pub(super) fn after(view: &View, seat: Seat, deed: Deed) -> Option<Place> {
    let now = &view.boards[seat.index()];
    let then = &carry_out(view, now, deed)?;
    let coming = view.council.iter().enumerate().skip(view.n_scored.into());
    let tiles = coming.filter_map(|(space, on)| on.tile.map(|tile| (space, tile)));
    let (space, tile) = tiles
        .into_iter()
        .find(|&(_, tile)| count(then, tile) > count(now, tile))?;
    let mut keys = keys(view, tile);
    keys[seat.index()] = key(view, seat, then, tile);
    let (place, points) = place(&keys, seat.index());
    Some(Place {
        space,
        tile,
        count: count(then, tile),
        place,
        points,
    })
}

/// Seats and artworks at the Palazzo Vecchio: what breaks ties first (KA-6.4).
pub(super) fn weight(board: &BoardView) -> u8 {
    board.seats + board.artworks[PALAZZO]
}

/// The cubes that count for a tile (KA-6.2).
pub(super) fn count(board: &BoardView, tile: Tile) -> u8 {
    let resource = |at: usize| board.contributions.iter().map(|row| row[at]).sum();
    match tile {
        Tile::Artwork => board.artworks.iter().sum(),
        Tile::Ports => board.cities[..N_PORTS].iter().sum(),
        Tile::Trades => board.cities[N_PORTS..].iter().sum(),
        Tile::Wood => resource(0),
        Tile::Brick => resource(1),
        Tile::Marble => resource(2),
        _ => count_at(board, Site::ALL[tile.index()]),
    }
}

/// The cubes of a player in a city or at a building.
pub(super) fn count_at(board: &BoardView, site: Site) -> u8 {
    let Some(building) = site.index().checked_sub(N_CITIES) else {
        return board.cities[site.index()];
    };
    let row = board.contributions.get(building);
    row.map_or(0, |row| row.iter().sum()) + board.artworks[building]
}

/// More cubes first, then the order of ties (KA-6.4).
type Key = (u8, u8, u8, i16);

fn keys(view: &View, tile: Tile) -> Vec<Key> {
    Seat::all(view.setup.seats)
        .map(|seat| key(view, seat, &view.boards[seat.index()], tile))
        .collect()
}

fn key(view: &View, seat: Seat, board: &BoardView, tile: Tile) -> Key {
    let last_seat = view.council.iter().rposition(|on| on.seat == Some(seat));
    let earlier = last_seat.map_or(board.first_artwork.into(), |space| space as i16);
    (count(board, tile), weight(board), board.seats, -earlier)
}

/// The place of a seat and its points; equals share (KA-6.5).
fn place(keys: &[Key], seat: usize) -> (u8, u8) {
    let own = keys[seat];
    let better = keys.iter().filter(|&&key| key > own).count();
    let equal = keys.iter().filter(|&&key| key == own).count();
    let points: u8 = TILE_POINTS.iter().skip(better).take(equal).sum();
    let points = if own.0 > 0 { points / equal as u8 } else { 0 };
    (better as u8 + 1, points)
}

/// The board after a deed that puts something on the main board.
fn carry_out(view: &View, board: &BoardView, deed: Deed) -> Option<BoardView> {
    let mut board = board.clone();
    match deed.kind() {
        Kind::Artwork(building) => {
            board.artworks[building] += 1;
            if building == PALAZZO && board.first_artwork == 0 {
                let there = view.boards.iter().map(|board| board.artworks[PALAZZO]);
                board.first_artwork = there.sum::<u8>() + 1;
            }
        }
        Kind::Ship(shipment) => {
            for (city, n_cloths) in shipment.into_iter().enumerate() {
                board.cities[city] += n_cloths;
            }
        }
        Kind::Transport(cities) => {
            for city in 0..N_PORTS {
                board.cities[N_PORTS + city] += cities >> city & 1;
            }
        }
        Kind::Contribute { resource, church } => board.contributions[church][resource] += 1,
        Kind::Gain(_)
        | Kind::BuildShip
        | Kind::BuildHouse(_)
        | Kind::BuildWorkshop
        | Kind::Weave => return None,
    }
    Some(board)
}
