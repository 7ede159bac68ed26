//! What is seen of an entry, in order.

use tessera_engine::azul::material::{
    COLOUR_BONUS, COLUMN_BONUS, Colour, N_COLUMNS, N_ROWS, ROW_BONUS,
};
use tessera_engine::azul::{Azul, Event, View};
use tessera_engine::{Actor, Seat};

use super::tell;
use super::travels::{Travels, floor_place, wall_place};
use crate::scene::Scenes;
use crate::{Beat, Pov, Scene};

type Wall = [[Option<Colour>; N_COLUMNS as usize]; N_ROWS as usize];

/// A take in one moment, the tiles of a wall one after the other, then its floor line; each factory
/// by itself.
pub(super) fn scenes(before: &Pov<'_, Azul>, actor: Actor, events: &[Event]) -> Vec<Scene> {
    let mut scenes = Scenes::new(actor);
    let mut travels = Travels::new(before.view);
    for (place, &event) in events.iter().enumerate() {
        scenes.tell(tell::line(before, events, place));
        let beat = Beat::of(travels.follow(event));
        match event {
            Event::Took { .. }
            | Event::TookMarker { .. }
            | Event::Lined { .. }
            | Event::Fell { .. } => scenes.join(beat),
            Event::Tiled {
                seat,
                row,
                column,
                points,
                ..
            } => scenes.beat(beat.with_points(seat, wall_place(seat, row, column), points)),
            Event::PaidFloor { seat, lost, .. } => {
                scenes.beat(beat.with_points(seat, floor_place(seat, 0), -i16::from(lost)));
            }
            Event::Bonus { seat, .. } => {
                for beat in bonuses(seat, wall(before.view, seat, events)) {
                    scenes.beat(beat);
                }
            }
            Event::Dealt { .. }
            | Event::RoundBegan { .. }
            | Event::LidIntoBag { .. }
            | Event::Blocked { .. } => scenes.beat(beat),
        }
    }
    scenes.tell(tell::last_line(before, events));
    scenes.done()
}

/// A wall with what it got in this entry.
fn wall(before: &View, seat: Seat, events: &[Event]) -> Wall {
    let mut wall = before.boards[seat.index()].wall;
    for event in events {
        if let Event::Tiled {
            seat: whose,
            row,
            column,
            colour,
            ..
        } = *event
            && whose == seat
        {
            wall[row as usize][column as usize] = Some(colour);
        }
    }
    wall
}

/// The points at the end: at each complete row, then at each column, then at each colour (AZ-7.3
/// to AZ-7.5).
fn bonuses(seat: Seat, wall: Wall) -> Vec<Beat> {
    let rows = (0..N_ROWS).filter(|&row| wall[row as usize].iter().all(Option::is_some));
    let rows = rows.map(|row| (row, N_COLUMNS - 1, ROW_BONUS));
    let columns = 0..N_COLUMNS;
    let is_full = |column: &u8| wall.iter().all(|row| row[*column as usize].is_some());
    let columns = columns.filter(is_full);
    let columns = columns.map(|column| (N_ROWS - 1, column, COLUMN_BONUS));
    let colours = Colour::ALL.into_iter().filter_map(|colour| {
        let in_row = |row: &[Option<Colour>]| row.iter().position(|tile| *tile == Some(colour));
        let places: Option<Vec<usize>> = wall.iter().map(|row| in_row(row)).collect();
        let lowest = *places?.last()? as u8;
        Some((N_ROWS - 1, lowest, COLOUR_BONUS))
    });
    let all = rows.chain(columns).chain(colours);
    let beat = |(row, column, points)| Beat::scored(seat, wall_place(seat, row, column), points);
    all.map(beat).collect()
}
