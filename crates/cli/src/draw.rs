//! How a game looks and speaks in a terminal. [`Terminal`] is all that a new game must add; what
//! plays and replays games knows nothing else of them.
//!
//! Text carries its styles; `anstream` drops them where they cannot be shown. So whatever colour
//! says must also be said by a letter.

mod azul;
mod calcada;
mod calimala;
#[cfg(test)]
mod checks;
mod palette;
mod piazza;

use std::fmt::Display;

use anstyle::{AnsiColor, Style};
use tessera_engine::{Outcome, Seat};
use tessera_search::Knowledge;

/// No drawing is wider.
pub(crate) const MAX_COLUMNS: usize = 100;

pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
/// Whose turn it is, and what is asked.
pub(crate) const ACCENT: Style = AnsiColor::Cyan.on_default().bold();
/// What could not be done.
pub(crate) const TROUBLE: Style = AnsiColor::Red.on_default();

/// A game that can be played in a terminal.
pub(crate) trait Terminal: Knowledge {
    /// The name as people write it.
    const TITLE: &'static str;
    /// What the notation of an action is, for somebody who has to type one.
    const NOTATION: &'static str;
    /// The rules in numbered clauses, as in `docs/rules`.
    const RULES: &'static str;
    /// What decides between equal points: "more complete rows".
    const TIE_BREAK: &'static str;
    /// What chance does: "Tiles have been dealt".
    const REVEALED: &'static str;

    /// The whole table, at most [`MAX_COLUMNS`] wide. Labels are those of the notation, so that
    /// what one sees is what one types.
    fn draw(view: &Self::View, you: Option<Seat>) -> String;
    /// The legal actions, arranged so that one finds what one looks for.
    fn menu(view: &Self::View, actions: &[Self::Action]) -> Menu;
    /// What happened in words, a line for each thing that a player would tell.
    fn tell(events: &[Self::Event], you: Option<Seat>) -> Vec<String>;
}

/// Choices in rows and columns. A choice is a place in the list of legal actions.
pub(crate) struct Menu {
    /// Stands above the headings of the rows.
    pub(crate) corner: String,
    pub(crate) columns: Vec<String>,
    pub(crate) rows: Vec<MenuRow>,
}

pub(crate) struct MenuRow {
    pub(crate) heading: String,
    /// One for each column, where there is such a choice.
    pub(crate) choices: Vec<Option<usize>>,
}

impl Menu {
    /// The menu in as many blocks side by side as there is room for. People count from 1.
    pub(crate) fn lines(&self) -> Vec<String> {
        const GAP: usize = 3;
        let headings = self.rows.iter().map(|row| &row.heading);
        let heading_width = widest(headings.chain([&self.corner]));
        let block_width = heading_width + self.columns.len() * self.cell_width();
        let n_blocks = ((MAX_COLUMNS + GAP) / (block_width + GAP)).max(1);
        let rows_per_block = self.rows.len().div_ceil(n_blocks).max(1);
        let blocks: Vec<Vec<String>> = self
            .rows
            .chunks(rows_per_block)
            .map(|rows| self.block(rows, heading_width))
            .collect();
        side_by_side(&blocks, GAP)
    }

    fn block(&self, rows: &[MenuRow], heading_width: usize) -> Vec<String> {
        let cell = |text: String| pad_left(&text, self.cell_width());
        let labels = self.columns.iter().map(|label| cell(paint(BOLD, label)));
        let corner = pad_right(&paint(DIM, &self.corner), heading_width);
        let mut lines = vec![corner + &labels.collect::<String>()];
        for row in rows {
            let choices = row.choices.iter().map(|choice| match choice {
                Some(place) => cell((place + 1).to_string()),
                None => cell(paint(DIM, '·')),
            });
            lines.push(pad_right(&row.heading, heading_width) + &choices.collect::<String>());
        }
        lines
    }

    fn cell_width(&self) -> usize {
        // Room for three digits always, so that the menu keeps its shape during a game.
        widest(&self.columns).max(3) + 1
    }
}

/// The places, best first, and who has won.
pub(crate) fn results<G: Terminal>(outcome: &Outcome, you: Option<Seat>) -> Vec<String> {
    let (scores, ranks) = (outcome.scores(), outcome.ranks());
    let mut seats: Vec<Seat> = Seat::all(ranks.len() as u8).collect();
    seats.sort_by_key(|seat| ranks[seat.index()]);
    let mut lines = vec![paint(BOLD, "Result")];
    for &seat in &seats {
        let (rank, score) = (ranks[seat.index()], scores[seat.index()]);
        let equals = || seats.iter().filter(|other| scores[other.index()] == score);
        let is_shared = equals().any(|&other| other != seat && ranks[other.index()] == rank);
        let is_ahead = equals().any(|other| ranks[other.index()] > rank);
        let mut note = String::new();
        if is_shared {
            note += "  shared place";
        }
        if is_ahead {
            note += &format!("  ahead by {}", G::TIE_BREAK);
        }
        let own = if you == Some(seat) { " (you)" } else { "" };
        let name = format!("Seat {seat}{own}");
        let points = if score == 1 { "point" } else { "points" };
        lines.push(format!("  {rank}.  {name:<14}{score:>4} {points}{note}"));
    }
    let winners: Vec<Seat> = seats
        .into_iter()
        .filter(|seat| ranks[seat.index()] == 1)
        .collect();
    lines.push(paint(ACCENT, victory(&winners, you)));
    lines
}

fn victory(winners: &[Seat], you: Option<Seat>) -> String {
    if let [winner] = winners {
        return format!("{}.", does(*winner, "win", you));
    }
    let names = winners.iter().map(|&seat| name(seat, you).to_lowercase());
    let names: Vec<String> = names.collect();
    format!("The victory is shared by {}.", names.join(" and "))
}

/// "You" or "Seat 1".
pub(crate) fn name(seat: Seat, you: Option<Seat>) -> String {
    match you {
        Some(you) if you == seat => "You".to_owned(),
        _ => format!("Seat {seat}"),
    }
}

/// "You take" or "Seat 1 takes".
pub(crate) fn does(seat: Seat, verb: &str, you: Option<Seat>) -> String {
    let ending = if you == Some(seat) { "" } else { "s" };
    format!("{} {verb}{ending}", name(seat, you))
}

/// "1 tile" or "3 tiles".
pub(crate) fn count(n: impl Into<u16>, thing: &str) -> String {
    match n.into() {
        1 => format!("1 {thing}"),
        n => format!("{n} {thing}s"),
    }
}

pub(crate) fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// How many columns a line takes on the screen. Nothing we draw is wider than one column.
pub(crate) fn visible_width(line: &str) -> usize {
    anstream::adapter::strip_str(line)
        .map(|part| part.chars().count())
        .sum()
}

pub(crate) fn pad_right(text: &str, width: usize) -> String {
    let n_missing = width.saturating_sub(visible_width(text));
    format!("{text}{}", " ".repeat(n_missing))
}

pub(crate) fn pad_left(text: &str, width: usize) -> String {
    let n_missing = width.saturating_sub(visible_width(text));
    format!("{}{text}", " ".repeat(n_missing))
}

/// Blocks of lines next to each other, tops aligned.
pub(crate) fn side_by_side(blocks: &[Vec<String>], gap: usize) -> Vec<String> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = blocks.iter().map(widest).collect();
    (0..height)
        .map(|at| {
            let parts = blocks
                .iter()
                .zip(&widths)
                .map(|(block, &width)| pad_right(block.get(at).map_or("", String::as_str), width));
            let line = parts.collect::<Vec<_>>().join(&" ".repeat(gap));
            line.trim_end().to_owned()
        })
        .collect()
}

fn widest<'a>(texts: impl IntoIterator<Item = &'a String>) -> usize {
    let widths = texts.into_iter().map(|text| visible_width(text));
    widths.max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use tessera_engine::azul::Azul;

    use super::*;

    #[test]
    fn ties_are_said() {
        check([30, 41], [0, 0], "Seat 1 wins.", 0);
        check([41, 30], [0, 0], "You win.", 0);
        check([41, 41], [1, 2], "Seat 1 wins.", 1);
        check(
            [41, 41],
            [1, 1],
            "The victory is shared by you and seat 1.",
            0,
        );
    }

    fn check(scores: [i16; 2], rows: [u8; 2], winner: &str, n_ahead: usize) {
        let score = |seat: Seat| scores[seat.index()];
        let outcome = Outcome::new(2, score, |seat| rows[seat.index()]);
        let lines = results::<Azul>(&outcome, Some(Seat::new(0))).join("\n");
        let text = anstream::adapter::strip_str(&lines).to_string();
        assert!(text.ends_with(winner), "{text}");
        let found = text.matches("ahead by more complete rows").count();
        assert_eq!(found, n_ahead, "{text}");
    }

    #[test]
    fn styles_take_no_room() {
        assert_eq!(visible_width(&paint(ACCENT, "−3 ▸")), 4);
        assert_eq!(visible_width(&pad_left(&paint(DIM, '·'), 3)), 3);
    }
}
