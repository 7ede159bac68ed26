//! Lines of text that carry styles: their width on the screen, their place side by side.

use std::fmt::Display;

use anstyle::Style;

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

/// Breaks a text between its words. Styles take no room, and a line never ends at a space that
/// keeps words together.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            line.push_str(word);
        } else if visible_width(line) + 1 + visible_width(word) <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

pub(super) fn widest<'a>(texts: impl IntoIterator<Item = &'a String>) -> usize {
    let widths = texts.into_iter().map(|text| visible_width(text));
    widths.max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::{ACCENT, DIM};
    use super::*;

    #[test]
    fn styles_take_no_room() {
        assert_eq!(visible_width(&paint(ACCENT, "−3 ▸")), 4);
        assert_eq!(visible_width(&pad_left(&paint(DIM, '·'), 3)), 3);
    }

    #[test]
    fn long_texts_are_broken_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("", 7), [""]);
        assert_eq!(wrapped("enormously long", 3), ["enormously", "long"]);
    }
}
