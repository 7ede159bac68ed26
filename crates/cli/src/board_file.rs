//! A board of Calçada in a file: `board=@FILE` stands for the options that the file holds, so that
//! a record has the whole board and needs no file.

use std::path::Path;

use serde::Deserialize;
use tessera_engine::calcada::Layout;
use tessera_engine::calcada::material::SIDE;

use crate::input;

/// Nobody needs more for 25 squares.
const MAX_BYTES: usize = 64 * 1024;

/// What the file holds; `examples/board.toml` explains it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    numbers: Vec<String>,
    districts: Vec<String>,
    rows: Option<Vec<u8>>,
}

/// The options in place of this one: itself, or those of the file that it names.
pub(crate) fn expand(option: &str) -> Result<String, String> {
    let Some(path) = option.strip_prefix("board=@") else {
        return Ok(option.to_owned());
    };
    let path = Path::new(path);
    let read = input::read_text(path, MAX_BYTES, "the file of a board");
    let text = read.map_err(|error| error.to_string());
    let options = text.and_then(|text| options(&text));
    options.map_err(|error| format!("{}: {error}", path.display()))
}

fn options(text: &str) -> Result<String, String> {
    let file: BoardFile = toml::from_str(text).map_err(|error| in_line(text, &error))?;
    let numbers = joined(&file.numbers).ok_or("numbers are five strings of five digits")?;
    let districts = joined(&file.districts).ok_or("districts are five strings of five letters")?;
    // Here the error can name the file; the engine would check it once more anyway.
    Layout::parse(&numbers, &districts).map_err(|error| error.to_string())?;
    let mut options = format!("board=own numbers={numbers} districts={districts}");
    if let Some(rows) = file.rows {
        let rows: Vec<String> = rows.iter().map(u8::to_string).collect();
        options += &format!(" rows={}", rows.join("-"));
    }
    Ok(options)
}

/// Without the line itself, and without control characters: a hostile file must not write to a
/// terminal.
fn in_line(text: &str, error: &toml::de::Error) -> String {
    let start = error.span().map_or(0, |span| span.start);
    let before = text.bytes().take(start);
    let line = before.filter(|&byte| byte == b'\n').count() + 1;
    let message = error.message().replace(char::is_control, "?");
    format!("line {line}: {message}")
}

fn joined(rows: &[String]) -> Option<String> {
    let side = usize::from(SIDE);
    let is_square = rows.len() == side && rows.iter().all(|row| row.chars().count() == side);
    is_square.then(|| rows.concat())
}

#[cfg(test)]
mod tests {
    use tessera_engine::calcada::Setup;

    use super::*;

    const EXAMPLE: &str = include_str!("../../../examples/board.toml");

    #[test]
    fn the_example_is_a_setup() {
        let options = options(EXAMPLE).unwrap();
        let expected = "board=own numbers=1234534512234515123445123 \
            districts=AABBBACCDBECDDBEFFGGEFHHG rows=4-3-2-1";
        assert_eq!(options, expected);
        let setup: Setup = options.parse().unwrap();
        assert_eq!(setup.to_string(), format!("seats=2 {expected}"));
    }

    #[test]
    fn rows_may_be_left_out() {
        let without = EXAMPLE.replace("rows = ", "# ");
        assert!(!options(&without).unwrap().contains("rows"));
    }

    #[test]
    fn errors_say_what_is_wrong() {
        check_error("", "missing field `numbers`");
        check_error("\n\nnumbers = 3", "line 3: invalid type");
        check_error("\"\\u001b[2J\" = 3", "unknown field `?[2J`");
        check_error("\u{1b}[2J", "line 1: ");
        check_error(&format!("{EXAMPLE}\nsize = 5"), "unknown field `size`");
        check_error(
            &EXAMPLE.replace("\"12345\",", ""),
            "five strings of five digits",
        );
        check_error(
            &EXAMPLE.replace("AABBB", "AABB"),
            "five strings of five letters",
        );
        check_error(&EXAMPLE.replace("12345", "12346"), "25 digits from 1 to 5");
        check_error(&EXAMPLE.replace("12345", "1 345"), "25 digits from 1 to 5");
        check_error(&EXAMPLE.replace("AABBB", "AABBé"), "25 letters from A to Z");
        check_error(&EXAMPLE.replace("EFHHG", "EFHBG"), "B has 6");
        check_error(
            &EXAMPLE.replace("rows = [4", "rows = [400"),
            "invalid value",
        );
    }

    #[track_caller]
    fn check_error(text: &str, expected: &str) {
        let error = options(text).unwrap_err();
        assert!(error.contains(expected), "{error}");
    }

    #[test]
    fn other_options_stay_as_they_are() {
        assert_eq!(expand("board=A"), Ok("board=A".into()));
        let error = expand("board=@/nowhere/board.toml").unwrap_err();
        assert!(error.starts_with("/nowhere/board.toml: "), "{error}");
    }
}
