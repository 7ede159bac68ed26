//! The legal actions as a table of numbers.

use super::text::{pad_left, pad_right, paint, side_by_side, widest};
use super::{BOLD, DIM, MAX_COLUMNS};

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
