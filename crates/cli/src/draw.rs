//! How a game looks in a terminal. [`Terminal`] is all that a new game must add; what plays and
//! replays games knows nothing else of them. What happens is told by [`Show`], in the words of the
//! page.
//!
//! Text carries its styles; `anstream` drops them where they cannot be shown. So whatever colour
//! says must also be said by a letter.

mod azul;
mod calcada;
mod calimala;
#[cfg(test)]
mod checks;
mod menu;
mod palette;
mod piazza;
mod results;
mod text;
#[cfg(feature = "toy")]
mod toy;

use anstyle::{AnsiColor, Style};
use tessera_engine::Seat;
use tessera_render::{Pov, Show};
use tessera_search::Knowledge;

pub(crate) use menu::{Menu, MenuRow};
pub(crate) use results::results;
pub(crate) use text::{pad_left, pad_right, paint, side_by_side, visible_width, wrapped};

/// No drawing is wider.
pub(crate) const MAX_COLUMNS: usize = 100;

pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
/// Whose turn it is, and what is asked.
pub(crate) const ACCENT: Style = AnsiColor::Cyan.on_default().bold();
/// What could not be done.
pub(crate) const TROUBLE: Style = AnsiColor::Red.on_default();

/// A game that can be played in a terminal. Words are messages of `tessera-render`.
pub(crate) trait Terminal: Knowledge + Show {
    /// Examples of the notation of an action, each with the message that explains it. A message
    /// without an example explains the letters.
    const NOTATION: &'static [(&'static str, &'static str)];
    /// The message that says what decides between equal points, if anything does.
    const TIE_BREAK: Option<&'static str>;

    /// The whole table, at most [`MAX_COLUMNS`] wide. Labels are those of the notation, so that
    /// what players see is what they type.
    fn draw(pov: &Pov<'_, Self>) -> String;
    /// The legal actions, arranged so that players find what they look for. The choices of the
    /// view have words for each of them.
    fn menu(pov: &Pov<'_, Self>, actions: &[Self::Action]) -> Menu;
}

/// What the table waits for, and something more about it.
fn title<G: Show>(pov: &Pov<'_, G>, more: Option<String>) -> String {
    let status = paint(BOLD, format!("{}.", G::status(pov.view, pov.words)));
    match more {
        Some(more) => {
            let is_one_line = visible_width(&status) + 1 + visible_width(&more) <= MAX_COLUMNS;
            let between = if is_one_line { ' ' } else { '\n' };
            format!("{status}{between}{}", paint(DIM, more))
        }
        None => status,
    }
}

/// `1 Clyde`: the seat as the notation has it, and its name; a mark before whose turn it is.
fn seat_label<G: Show>(pov: &Pov<'_, G>, seat: Seat, is_active: bool) -> String {
    let turn = if is_active { "▸" } else { " " };
    format!("{turn} {seat} {}", pov.name(seat))
}

/// The points of a seat, short.
fn points<G: Show>(pov: &Pov<'_, G>, score: impl std::fmt::Display) -> String {
    format!("{score} {}", pov.words.say("table-points-short"))
}
