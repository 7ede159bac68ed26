//! The final scores, told apart by where they come from.

use maud::{Markup, html};
use tessera_engine::Seat;

use super::TablePov;
use crate::choice::signed;
use crate::words::say;
use crate::{PointSource, Show};

/// Points by source and seat, and who came where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// One row for every source, in the order of [`Show::SOURCES`], with the points by seat.
    pub rows: Vec<(PointSource, Vec<i16>)>,
    /// The final points by seat.
    pub scores: Vec<i16>,
    /// Places by seat, 1 for a winner.
    pub ranks: Vec<u8>,
}

impl ScoreSheet {
    /// Adds up what the facts of a whole game gave.
    #[must_use]
    pub fn new<'a, G: Show>(
        events: impl IntoIterator<Item = &'a G::Event>,
        scores: &[i16],
        ranks: &[u8],
    ) -> ScoreSheet
    where
        G::Event: 'a,
    {
        let mut rows: Vec<(PointSource, Vec<i16>)> = G::SOURCES
            .iter()
            .map(|&source| (source, vec![0; scores.len()]))
            .collect();
        let mut points = Vec::new();
        for event in events {
            points.clear();
            G::points(event, &mut points);
            for &(seat, key, n_points) in &points {
                let row = rows.iter_mut().find(|(source, _)| source.key == key);
                let (_, by_seat) = row.expect("a source of the game");
                by_seat[seat.index()] += n_points;
            }
        }
        ScoreSheet {
            rows,
            scores: scores.to_vec(),
            ranks: ranks.to_vec(),
        }
    }
}

/// The region of the page: empty while the game goes on.
pub(crate) fn sheet<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let Some(sheet) = table.sheet else {
        return html! { section #sheet .score-sheet hidden {} };
    };
    let pov = &table.pov;
    let words = pov.words;
    let seats = || Seat::all(sheet.scores.len() as u8);
    let winners: Vec<&str> = seats()
        .filter(|seat| sheet.ranks[seat.index()] == 1)
        .map(|seat| pov.name(seat))
        .collect();
    html! {
        section #sheet .score-sheet.sheet.plate aria-labelledby="sheet-title" {
            h2 #sheet-title {
                @match winners[..] {
                    [winner] => (say!(words, "table-won", name = winner)),
                    _ => (say!(words, "table-shared-win", names = words.list(&winners))),
                }
            }
            div.sheet-scroll tabindex="0" {
                table {
                    thead { tr {
                        th scope="col" { (words.say("table-sheet-source")) }
                        @for seat in seats() {
                            th scope="col" .(pov.seat_class(seat)) { (pov.mark(seat)) span { (pov.name(seat)) } }
                        }
                    } }
                    tbody {
                        @for (source, points) in &sheet.rows {
                            @if points.iter().any(|&points| points != 0) {
                                tr {
                                    th scope="row" {
                                        a href={ "/rules/" (G::NAME) "#" (source.clause) } {
                                            (words.say(&format!("{}-source-{}", G::NAME, source.key)))
                                        }
                                    }
                                    @for &points in points { td.neg[points < 0] { (signed(points)) } }
                                }
                            }
                        }
                    }
                    tfoot {
                        tr { th scope="row" { (words.say("table-sheet-total")) }
                            @for score in &sheet.scores { td data-count=(score) { (score) } } }
                        tr { th scope="row" { (words.say("table-sheet-place")) }
                            @for rank in &sheet.ranks { td { (say!(words, "table-place", place = *rank)) } } }
                    }
                }
            }
        }
    }
}
