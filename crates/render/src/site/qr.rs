//! A link as a QR code.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// Light space around the code that readers need, in modules.
const QUIET_ZONE: i32 = 4;

/// One path on a light ground, in the same colours by day and night: readers expect dark on
/// light. None when the text is too long for any code.
pub(super) fn qr(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::new(text).ok()?;
    let width = code.width() as i32;
    let side = width + 2 * QUIET_ZONE;
    Some(html! {
        svg.qr role="img" aria-label=(label) shape-rendering="crispEdges"
            viewBox={ (-QUIET_ZONE) " " (-QUIET_ZONE) " " (side) " " (side) } {
            rect x=(-QUIET_ZONE) y=(-QUIET_ZONE) width=(side) height=(side) {}
            path d=(dark_runs(&code.to_colors(), width as usize)) {}
        }
    })
}

/// Every run of dark modules in a row is a box of the path.
fn dark_runs(modules: &[Color], width: usize) -> String {
    let mut path = String::new();
    for (y, row) in modules.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            let length = run.len();
            if run[0] == Color::Dark {
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            x += length;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The path paints exactly the dark modules.
    #[test]
    fn path_is_the_code() {
        let code = QrCode::new("https://example.org/t/abcdefghjk").unwrap();
        let width = code.width();
        let mut painted = vec![Color::Light; width * width];
        for run in dark_runs(&code.to_colors(), width).split('M').skip(1) {
            let (at, rest) = run.split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            let length: usize = rest.split_once('v').unwrap().0.parse().unwrap();
            painted[y * width + x..][..length].fill(Color::Dark);
        }
        assert!(painted == code.to_colors());
    }

    #[test]
    fn too_long_a_text_has_no_code() {
        assert!(qr(&"x".repeat(4000), "").is_none());
    }
}
