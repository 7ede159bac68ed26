//! What the large board and the small ones have in common.

use maud::{Markup, html};
use tessera_engine::Seat;
use tessera_engine::calcada::material::{MAX_DISTRICTS, N_SQUARES, SIDE};
use tessera_engine::calcada::{Calcada, Layout, TileView};

use super::outlook::{Outlook, row_and_column};
use super::pieces::square_name;
use crate::html::piece;
use crate::words::say;
use crate::{Pov, Words};

/// Where a tile of a board lies.
pub(super) fn square_place(seat: Seat, row: u8, column: u8) -> String {
    format!("b{}-{row}-{column}", seat.number())
}

/// Where the bonus tiles of a seat lie.
pub(super) fn bonus_place(seat: Seat) -> String {
    format!("bonus-{}", seat.number())
}

/// The bonus tiles of a seat: drawn while they are few, else counted.
pub(super) fn bonus_tiles(pov: &Pov<'_, Calcada>, seat: Seat) -> Markup {
    const MAX_DRAWN: u8 = 4;
    let n_tiles = pov.view.boards[seat.index()].bonus_tiles;
    html! {
        span.bts role="img" aria-label=(say!(pov.words, "calcada-note", n = n_tiles)) data-at=(bonus_place(seat)) {
            @if n_tiles > MAX_DRAWN {
                (piece("c-bonustile", "bt")) em { "×" (n_tiles) }
            } @else {
                @for _ in 0..n_tiles { (piece("c-bonustile", "bt")) }
                @if n_tiles == 0 { em { (pov.words.say("calcada-no-bonus")) } }
            }
        }
    }
}

/// A tint from 1 to 4 for each district, so that neighbours mostly differ; the thick outline is
/// what tells districts apart.
pub(super) fn tints(layout: &Layout) -> [usize; MAX_DISTRICTS] {
    const N_TINTS: usize = 4;
    let mut tints = [0; MAX_DISTRICTS];
    for district in 0..layout.n_districts() {
        let squares = layout.district_squares(district);
        let is_taken = |tint: usize| {
            (0..district).any(|earlier| {
                tints[earlier as usize] == tint && touch(squares, layout.district_squares(earlier))
            })
        };
        let free = (1..=N_TINTS).find(|&tint| !is_taken(tint));
        tints[district as usize] = free.unwrap_or(1 + district as usize % N_TINTS);
    }
    tints
}

fn touch(one: u32, other: u32) -> bool {
    let first = one & one.wrapping_neg();
    Calcada::group_of(first, one | other) & other != 0
}

/// A line between neighbours in different districts, and one round the board.
pub(super) fn outlines(outlook: &Outlook<'_>) -> Markup {
    let layout = &outlook.layout;
    let side = SIDE as usize;
    let mut path = String::new();
    for square in 0..N_SQUARES {
        let (row, column) = (square / side, square % side);
        let differs = |other: usize| layout.district(square) != layout.district(other);
        if column + 1 < side && differs(square + 1) {
            path.push_str(&format!("M{} {row}v1", column + 1));
        }
        if row + 1 < side && differs(square + side) {
            path.push_str(&format!("M{column} {}h1", row + 1));
        }
    }
    path.push_str("M0 0h5v5h-5z");
    html! { svg.dl viewBox="-.02 -.02 5.04 5.04" aria-hidden="true" { path d=(path) {} } }
}

/// "d3 yellow tram" for every square with a tile, nothing for the others.
pub(super) fn laid_names(words: &Words, outlook: &Outlook<'_>) -> Vec<String> {
    let name = |(number, tile): (usize, &Option<TileView>)| {
        let Some(tile) = tile else {
            return String::new();
        };
        let (row, column) = row_and_column(number);
        say!(
            words,
            "calcada-square-laid",
            square = square_name(row, column),
            colour = tile.colour.name(),
            motif = tile.motif.name(),
        )
    };
    let squares = outlook.board.squares.iter().flatten();
    squares.enumerate().map(name).collect()
}

/// A board in words: its tiles, row by row.
pub(super) fn summary(pov: &Pov<'_, Calcada>, seat: Seat, laid_names: &[String]) -> String {
    let tiles = laid_names.iter().map(String::as_str);
    let tiles: Vec<&str> = tiles.filter(|name| !name.is_empty()).collect();
    let is_own = pov.is_own && seat == pov.hero;
    say!(
        pov.words,
        "calcada-summary",
        own = if is_own { "yes" } else { "no" },
        name = pov.name(seat),
        n = tiles.len(),
        tiles = pov.words.list(&tiles),
    )
}
