//! Text from outside, never more of it than asked for.

use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;

use tessera_engine::MAX_RECORD_BYTES;

/// A line of input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line without its end.
    Text(String),
    /// Longer than allowed.
    TooLong,
    /// Not UTF-8.
    NotText,
    /// The input has ended.
    End,
}

/// Reads up to the next line feed, and keeps at most `max_bytes` of it.
pub(crate) fn read_line(input: &mut impl BufRead, max_bytes: usize) -> io::Result<Line> {
    let line = read_start_of_line(input, max_bytes)?;
    if line == Line::TooLong {
        skip_line(input)?;
    }
    Ok(line)
}

/// Reads a line as [`read_line`] does, but leaves the rest of one that is too long: it may never
/// end.
pub(crate) fn read_start_of_line(input: &mut impl BufRead, max_bytes: usize) -> io::Result<Line> {
    let mut line = Vec::new();
    let limit = max_bytes as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(Line::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > max_bytes {
        return Ok(Line::TooLong);
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(String::from_utf8(line).map_or(Line::NotText, Line::Text))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (n_used, done) = match end {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(n_used);
        if done {
            return Ok(());
        }
    }
}

/// Reads a record from a file, or from standard input when the name is `-`.
pub(crate) fn read_record(path: &Path) -> io::Result<String> {
    read_text(path, MAX_RECORD_BYTES, "a record")
}

/// Weights and nets are far smaller.
const MAX_WEIGHTS_BYTES: usize = 1 << 20;

/// Reads the weights or the net of an evaluation from a file.
pub(crate) fn read_weights(path: &Path) -> io::Result<String> {
    read_all(File::open(path)?, MAX_WEIGHTS_BYTES, "a file of weights")
}

/// Reads `what` from a file, or from standard input when the name is `-`.
pub(crate) fn read_text(path: &Path, max_bytes: usize, what: &str) -> io::Result<String> {
    if path == Path::new("-") {
        return read_all(io::stdin().lock(), max_bytes, what);
    }
    read_all(File::open(path)?, max_bytes, what)
}

fn read_all(input: impl Read, max_bytes: usize, what: &str) -> io::Result<String> {
    let mut bytes = Vec::new();
    let limit = max_bytes as u64 + 1;
    input.take(limit).read_to_end(&mut bytes)?;
    if bytes.len() > max_bytes {
        let reason = format!("{what} has at most {max_bytes} bytes");
        return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
    }
    String::from_utf8(bytes).map_err(|error| {
        let read = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = read.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let reason = format!("line {line}: the text is not UTF-8");
        io::Error::new(io::ErrorKind::InvalidData, reason)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_bounded() {
        let mut input: &[u8] = b"short\r\n\n12345678\n123456789\nlast\xff\nend";
        let mut next = || read_line(&mut input, 8).expect("memory does not fail");
        assert_eq!(next(), Line::Text("short".into()));
        assert_eq!(next(), Line::Text(String::new()));
        assert_eq!(next(), Line::Text("12345678".into()));
        assert_eq!(next(), Line::TooLong);
        assert_eq!(next(), Line::NotText);
        assert_eq!(next(), Line::Text("end".into()));
        assert_eq!(next(), Line::End);
    }

    #[test]
    fn an_endless_line_needs_no_memory() {
        let mut input = io::BufReader::new(io::repeat(b'x').take(1 << 26));
        assert_eq!(read_line(&mut input, 100).expect("no error"), Line::TooLong);
        assert_eq!(read_line(&mut input, 100).expect("no error"), Line::End);
    }
}
