//! What others did since the person's last decision, to be stepped through.

use maud::{Markup, html};

use super::{Recap, TablePov, Wait};
use crate::Show;
use crate::html::icon;
use crate::words::say;

/// With fewer moves than this the marks on the boards say it all.
const MIN_MOVES: usize = 2;

/// A small bar with the ways through the moves. The script shows it and what it lists.
pub(super) fn recap<G: Show>(table: &TablePov<'_, G>) -> Markup {
    let words = table.pov.words;
    let moves = table.recap;
    let way = |command: &str, symbol: &str| {
        html! {
            button.rc type="button" data-do=(command) aria-label=(words.say(&format!("table-{command}"))) { (icon(symbol)) }
        }
    };
    html! {
        @if table.wait == Wait::Mine && moves.len() >= MIN_MOVES {
            div #recap .recap role="group" aria-label=(say!(words, "table-recap", n = moves.len())) hidden {
                (way("recap-back", "i-prev"))
                span { (say!(words, "table-recap", n = moves.len())) }
                (way("recap-on", "i-next"))
                ol hidden { @for one in moves { (step(table, one)) } }
            }
        }
    }
}

fn step<G: Show>(table: &TablePov<'_, G>, one: &Recap) -> Markup {
    let pov = &table.pov;
    let spoken = one
        .lines
        .iter()
        .map(|line| line.spoken(pov.words, pov.sitters));
    let seat = one.lines.iter().find_map(|line| line.seat);
    html! {
        li data-places=(one.places.join(" ")) data-seat=[seat.map(tessera_engine::Seat::number)] {
            (spoken.collect::<Vec<_>>().join(" "))
        }
    }
}
