//! Symbols, places and small pieces that several parts of the page use.

use maud::{Markup, html};
use tessera_engine::calimala::material::{Act, N_CITIES, STORE_SPACES, STREETS, Site, Tile};
use tessera_engine::calimala::{ActivationView, BoardView, Calimala, PhaseView, Street, View};
use tessera_engine::{Seat, Viewer};

use crate::Pov;
use crate::html::{piece, seat_class};

/// The symbol of an action.
pub(super) fn act_symbol(act: Act) -> &'static str {
    match act {
        Act::Wood => "a-wood",
        Act::Brick => "a-brick",
        Act::Marble => "a-marble",
        Act::Build => "a-build",
        Act::Artwork => "a-art",
        Act::Weave => "a-weave",
        Act::Ship => "a-ship",
        Act::Transport => "a-cart",
        Act::Contribute => "a-give",
    }
}

/// The crest of a city or the front of a building.
pub(super) fn site_symbol(site: Site) -> &'static str {
    match site {
        Site::Barcelona => "ct-barcelona",
        Site::Lisbon => "ct-lisboa",
        Site::London => "ct-london",
        Site::Troyes => "ct-troyes",
        Site::Bruges => "ct-bruges",
        Site::Hamburg => "ct-hamburg",
        Site::SantaMaria => "b-fiore",
        Site::SantaCroce => "b-croce",
        Site::SanMiniato => "b-miniato",
        Site::PalazzoVecchio => "b-palazzo",
    }
}

/// The picture on a scoring tile.
pub(super) fn tile_symbol(tile: Tile) -> &'static str {
    match tile {
        Tile::Artwork => "a-art",
        Tile::Ports => "g-ports",
        Tile::Trades => "g-trade",
        Tile::Wood => "a-wood",
        Tile::Brick => "a-brick",
        Tile::Marble => "a-marble",
        _ => site_symbol(Site::ALL[tile.index()]),
    }
}

/// A cube of a seat.
pub(super) fn cube_symbol(seat: Seat) -> &'static str {
    ["cube-1", "cube-2", "cube-3", "cube-4", "cube-5"][seat.index()]
}

/// A disc from the side; nobody's is white.
pub(super) fn side_symbol(owner: Option<Seat>) -> &'static str {
    match owner {
        Some(seat) => ["side-1", "side-2", "side-3", "side-4", "side-5"][seat.index()],
        None => "disc-side",
    }
}

/// A disc from above; nobody's is white.
pub(super) fn disc_symbol(owner: Option<Seat>) -> &'static str {
    match owner {
        Some(seat) => ["disc-1", "disc-2", "disc-3", "disc-4", "disc-5"][seat.index()],
        None => "disc",
    }
}

/// The colours of a disc.
pub(super) fn disc_class(owner: Option<Seat>) -> &'static str {
    owner.map_or("pw", seat_class)
}

/// A row of spaces: the cubes of each seat in turn, then the free ones. A cube lies at
/// `<place>-<seat>-<number>`, a free space is `<place>-free-<number>`.
pub(super) fn spaces(
    pov: &Pov<'_, Calimala>,
    place: &str,
    counts: impl Fn(usize) -> u8,
    n_spaces: u8,
) -> Markup {
    let n_seats = pov.view.setup.seats;
    let n_free = n_spaces - (0..n_seats as usize).map(&counts).sum::<u8>();
    html! {
        @for seat in Seat::all(n_seats) {
            @for number in 0..counts(seat.index()) {
                @let at = format!("{place}-{}-{number}", seat.number());
                i.sl.is-last[pov.is_last(&at)] data-at=(at) { (piece(cube_symbol(seat), seat_class(seat))) }
            }
        }
        @for number in 0..n_free { i.sl data-at={ (place) "-free-" (number) } {} }
    }
}

/// The discs on a street from the bottom; none stands for white.
pub(super) fn discs(
    view: &View,
    street: Street,
) -> impl DoubleEndedIterator<Item = Option<Seat>> + Clone {
    let letters = view.streets[street.index()].bytes();
    letters.map(|letter| letter.is_ascii_digit().then(|| Seat::new(letter - b'0')))
}

/// The two actions of a street, as far as they are laid.
pub(super) fn street_acts(view: &View, street: Street) -> [Option<Act>; 2] {
    STREETS[street.index()].map(|cell| view.grid[cell as usize])
}

/// The disc that acts, if one does.
pub(super) fn acting(view: &View) -> Option<&ActivationView> {
    match &view.phase {
        PhaseView::Act(activation) | PhaseView::Card(activation) => Some(activation),
        _ => None,
    }
}

/// The tile that the next fourth disc scores.
pub(super) fn scored_next(view: &View) -> Option<Tile> {
    let next = view.council.get(view.n_scored as usize)?;
    next.tile
}

/// Whose board is large for this viewer.
pub(super) fn hero(view: &View) -> Seat {
    match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Referee => Seat::new(0),
    }
}

/// The area where the next click is likely: on a phone it comes first.
pub(super) fn first_area(view: &View) -> &'static str {
    match &view.phase {
        PhaseView::Keep { .. } => "house",
        PhaseView::Act(activation) => {
            let next = activation.pending.last();
            match next {
                Some(Act::Ship | Act::Transport) => "map",
                Some(Act::Contribute | Act::Artwork) => "works",
                Some(Act::Build | Act::Wood | Act::Brick | Act::Marble | Act::Weave) | None => {
                    "house"
                }
            }
        }
        _ => "city",
    }
}

/// The cities, then the buildings.
pub(super) fn city(number: usize) -> Site {
    debug_assert!(number < N_CITIES);
    Site::ALL[number]
}

/// Where weaving puts cloth (KA-4.6); with too few cubes the least filled come first (KA-4.10).
pub(super) fn woven(board: &BoardView, number: u8) -> impl Iterator<Item = String> {
    let mut open: Vec<(u8, usize)> = board
        .workshops
        .iter()
        .enumerate()
        .filter(|&(_, &n_cloths)| n_cloths < STORE_SPACES)
        .map(|(at, &n_cloths)| (n_cloths, at))
        .collect();
    open.sort_unstable();
    open.truncate(board.reserve as usize);
    open.into_iter()
        .map(move |(n_cloths, at)| format!("cloth-{number}-{at}-{n_cloths}"))
}
