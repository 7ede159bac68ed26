//! The city on the left, churches, cities and the council on the right.

use tessera_engine::Seat;
use tessera_engine::calimala::material::{
    ART_SPACES, Act, CITY_SPACES, N_CHURCHES, N_CITIES, N_RESOURCES, ROW_SPACES, STREETS,
};
use tessera_engine::calimala::{Street, View, building_site};

use super::pieces::{
    act_symbol, city, cube_symbol, disc_class, disc_symbol, discs, site_symbol, tile_symbol,
};
use crate::html::seat_class;
use crate::picture::{BOARD, Canvas};

pub(super) fn picture(view: &View, canvas: &mut Canvas) {
    let [left, top, ..] = BOARD;
    florence(view, left, top, canvas);
    council(view, left, top + 400.0, canvas);
    for church in 0..N_CHURCHES {
        works(
            view,
            church,
            [left + 424.0, top + 92.0 * church as f32],
            canvas,
        );
    }
    for at in 0..N_CITIES {
        let x = left + 424.0 + 222.0 * (at % 2) as f32;
        let y = top + 290.0 + 82.0 * (at / 2) as f32;
        abroad(view, at, [x, y], canvas);
    }
}

fn florence(view: &View, left: f32, top: f32, canvas: &mut Canvas) {
    const STEP: f32 = 140.0;
    const SIZE: f32 = 88.0;
    let middle = |cell: u8| {
        let (row, column) = (f32::from(cell / 3), f32::from(cell % 3));
        [
            left + SIZE / 2.0 + STEP * column,
            top + SIZE / 2.0 + STEP * row,
        ]
    };
    for (cell, act) in view.grid.iter().enumerate() {
        let [x, y] = middle(cell as u8);
        let corner = [x - SIZE / 2.0, y - SIZE / 2.0];
        canvas.rect([corner[0], corner[1], SIZE, SIZE], 6.0, "tile", "line-2");
        if let Some(act) = act {
            canvas.piece(act_symbol(*act), "", x - 32.0, y - 32.0, 64.0);
        }
    }
    for street in Street::all() {
        let [[x, y], [to_x, to_y]] = STREETS[street.index()].map(middle);
        let (x, y) = ((x + to_x) / 2.0, (y + to_y) / 2.0);
        canvas.circle([x, y], 19.0, "sunk", "line");
        for (height, owner) in discs(view, street).enumerate() {
            let up = 9.0 * height as f32;
            canvas.piece(
                disc_symbol(owner),
                disc_class(owner),
                x - 18.0,
                y - 18.0 - up,
                36.0,
            );
        }
    }
}

/// The scoring tiles, and whose discs lie on them.
fn council(view: &View, left: f32, top: f32, canvas: &mut Canvas) {
    for (number, space) in view.council.iter().enumerate() {
        let x = left + 48.0 * (number % 8) as f32;
        let y = top + 56.0 * (number / 8) as f32;
        let fill = if number < usize::from(view.n_scored) {
            "sunk"
        } else {
            "tile"
        };
        canvas.rect([x, y, 42.0, 46.0], 4.0, fill, "line-2");
        if let Some(tile) = space.tile {
            canvas.piece(tile_symbol(tile), "", x + 5.0, y + 6.0, 32.0);
        }
        if let Some(seat) = space.seat {
            canvas.piece(
                disc_symbol(Some(seat)),
                seat_class(seat),
                x + 20.0,
                y + 22.0,
                26.0,
            );
        }
    }
}

/// A church with its rows.
fn works(view: &View, church: usize, [x, y]: [f32; 2], canvas: &mut Canvas) {
    canvas.piece(site_symbol(building_site(church)), "", x, y, 76.0);
    for resource in 0..=N_RESOURCES {
        let is_art = resource == N_RESOURCES;
        let act = if is_art {
            Act::Artwork
        } else {
            Act::ALL[resource]
        };
        let count = |seat: usize| match is_art {
            true => view.boards[seat].artworks[church],
            false => view.boards[seat].contributions[church][resource],
        };
        let n_spaces = if is_art {
            ART_SPACES[church]
        } else {
            ROW_SPACES[church]
        };
        let left = x + 92.0 + 176.0 * (resource % 2) as f32;
        let top = y + 4.0 + 38.0 * (resource / 2) as f32;
        canvas.piece(act_symbol(act), "", left, top, 30.0);
        spaces(view, count, n_spaces, 6, [left + 36.0, top + 4.0], canvas);
    }
}

/// A city with its cloth.
fn abroad(view: &View, at: usize, [x, y]: [f32; 2], canvas: &mut Canvas) {
    canvas.piece(site_symbol(city(at)), "", x, y, 56.0);
    let count = |seat: usize| view.boards[seat].cities[at];
    spaces(view, count, CITY_SPACES, 6, [x + 64.0, y + 4.0], canvas);
}

/// Cubes seat by seat, then free spaces.
fn spaces(
    view: &View,
    count: impl Fn(usize) -> u8,
    n_spaces: u8,
    n_columns: usize,
    [x, y]: [f32; 2],
    canvas: &mut Canvas,
) {
    const SIZE: f32 = 24.0;
    let cubes = Seat::all(view.setup.seats)
        .flat_map(|seat| std::iter::repeat_n(seat, usize::from(count(seat.index()))));
    let mut cubes = cubes;
    for place in 0..usize::from(n_spaces) {
        let left = x + SIZE * (place % n_columns) as f32;
        let top = y + SIZE * (place / n_columns) as f32;
        match cubes.next() {
            Some(seat) => canvas.piece(cube_symbol(seat), seat_class(seat), left, top, SIZE - 1.0),
            None => canvas.rect(
                [left + 1.0, top + 1.0, SIZE - 4.0, SIZE - 4.0],
                3.0,
                "sunk",
                "line",
            ),
        }
    }
}
