//! How the points came, over the game.

use std::fmt::Write;

use maud::{Markup, html};
use tessera_engine::Seat;

use super::TablePov;
use super::end::End;
use crate::Show;
use crate::html::{mark, seat_class};

/// The drawing has so many units; the names of the ends stand right of it.
const WIDTH: f32 = 300.0;
const HEIGHT: f32 = 80.0;

/// A line for every seat, from the first action to the last. It tells nothing that the table of
/// points does not, so readers are spared it.
pub(super) fn course<G: Show>(table: &TablePov<'_, G>, end: &End<'_>) -> Markup {
    let words = table.pov.words;
    let points = || end.course.iter().flatten().copied();
    let (low, high) = (
        points().min().unwrap_or(0).min(0),
        points().max().unwrap_or(0),
    );
    if end.course.len() < 2 || low == high {
        return html! {};
    }
    let x = |step: usize| WIDTH * step as f32 / (end.course.len() - 1) as f32;
    let y = |points: i16| HEIGHT * (1.0 - f32::from(points - low) / f32::from(high - low));
    html! {
        figure.course aria-hidden="true" {
            figcaption { (words.say("end-course")) }
            div.course-b {
                svg viewBox={ "0 -3 " (WIDTH) " " (HEIGHT + 6.0) } preserveAspectRatio="none" {
                    path.ax d={ "M0 " (y(0)) "H" (WIDTH) } {}
                    @for seat in Seat::all(table.pov.sitters.len() as u8) {
                        polyline.(seat_class(seat)) points=(line(end.course, seat, x, y)) {}
                    }
                }
                ol { @for seat in by_points(end.course) {
                    li { (mark(seat)) b { (end.course.last().map_or(0, |last| last[seat.index()])) } }
                } }
            }
        }
    }
}

/// The seats, those with the most points at the end first.
fn by_points(course: &[Vec<i16>]) -> Vec<Seat> {
    let last = course.last().map(Vec::as_slice).unwrap_or_default();
    let mut seats: Vec<Seat> = Seat::all(last.len() as u8).collect();
    seats.sort_by_key(|seat| -last[seat.index()]);
    seats
}

fn line(
    course: &[Vec<i16>],
    seat: Seat,
    x: impl Fn(usize) -> f32,
    y: impl Fn(i16) -> f32,
) -> String {
    let mut text = String::new();
    let points = |step: usize| course[step][seat.index()];
    for step in 0..course.len() {
        // Where nothing changes, the ends of the stretch are enough.
        let is_inner = step > 0 && step + 1 < course.len();
        if is_inner && points(step - 1) == points(step) && points(step) == points(step + 1) {
            continue;
        }
        let _ = write!(text, "{:.0},{:.1} ", x(step), y(points(step)));
    }
    text
}
