//! A position as one picture: an SVG that needs nothing else, and the same as PNG. It shows what
//! a spectator sees, for previews of links and for those who write about a game.

mod canvas;
mod digits;
mod sprite;

use tessera_engine::{Seat, Turn};

use crate::Show;
use crate::html::seat_class;
pub use canvas::Canvas;

/// How wide a picture is.
pub const WIDTH: u32 = 1200;
/// How high a picture is.
pub const HEIGHT: u32 = 630;

/// Where the board is drawn: left, top, width, height.
pub(crate) const BOARD: [f32; 4] = [48.0, 48.0, 860.0, 534.0];

/// The sheet that the board lies on, without its frame.
const SHEET: [u32; 4] = [36, 36, 876, HEIGHT - 72];

/// Draws what a viewer knows.
#[must_use]
pub fn picture<G: Show>(view: &G::View, turn: Turn, n_seats: u8) -> String {
    let mut canvas = Canvas::new();
    G::picture(view, &mut canvas);
    players::<G>(view, turn, n_seats, &mut canvas);
    canvas.finish()
}

/// Draws the board alone.
#[must_use]
pub fn board_picture<G: Show>(view: &G::View) -> String {
    let mut canvas = Canvas::new();
    G::picture(view, &mut canvas);
    canvas.finish_in(SHEET)
}

/// The picture as PNG.
///
/// # Errors
/// When the text is no SVG; ours always is.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    let options = resvg::usvg::Options::default();
    let tree = resvg::usvg::Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let mut pixels = resvg::tiny_skia::Pixmap::new(WIDTH, HEIGHT).ok_or("no memory")?;
    let same = resvg::tiny_skia::Transform::identity();
    resvg::render(&tree, same, &mut pixels.as_mut());
    encode(pixels.data()).map_err(|error| error.to_string())
}

/// The background covers everything, so there is nothing to see through. The little that a slower
/// compression would save is not worth the wait.
fn encode(pixels: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, WIDTH, HEIGHT);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    let mut colours = Vec::with_capacity(pixels.len() / 4 * 3);
    for pixel in pixels.chunks_exact(4) {
        colours.extend_from_slice(&pixel[..3]);
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&colours)?;
    writer.finish()?;
    Ok(file)
}

/// A picture of the site itself: pieces of all games.
#[must_use]
pub fn cover() -> String {
    const PIECES: [(&str, &str); 10] = [
        ("az-mar", ""),
        ("ct-yellow-tram", "c-ocre"),
        ("kc-r3", "k-r"),
        ("az-sal", ""),
        ("ct-green-rooster", "c-verde"),
        ("kc-b5", "k-b"),
        ("az-sol", ""),
        ("ct-blue-caravel", "c-azul"),
        ("kc-g6", "k-g"),
        ("az-barro", ""),
    ];
    const SIZE: f32 = 104.0;
    let mut canvas = Canvas::new();
    for place in 0..35 {
        let (row, column) = (place / 7, place % 7);
        let (symbol, class) = PIECES[(column + 3 * row) % PIECES.len()];
        let (x, y) = (100.0 + SIZE * column as f32, 55.0 + SIZE * row as f32);
        canvas.piece(symbol, class, x + 4.0, y + 4.0, SIZE - 8.0);
    }
    canvas.piece("logo", "", 968.0, 220.0, 188.0);
    canvas.finish()
}

/// The marks and points of everybody, beside the board.
fn players<G: Show>(view: &G::View, turn: Turn, n_seats: u8, canvas: &mut Canvas) {
    const LEFT: f32 = 944.0;
    const ROW: f32 = 84.0;
    canvas.piece("logo", "", 1080.0, 44.0, 72.0);
    let ranks = match &turn {
        Turn::Over(outcome) => Some(outcome.ranks()),
        Turn::Decision(_) | Turn::Chance => None,
    };
    for (place, seat) in Seat::all(n_seats).enumerate() {
        let top = 150.0 + ROW * place as f32;
        let is_turn = turn == Turn::Decision(seat);
        let is_winner = ranks.is_some_and(|ranks| ranks[seat.index()] == 1);
        let fill = match (is_turn, is_winner) {
            (true, _) => "cobalt-w",
            (_, true) => "gold-w",
            _ => "sheet",
        };
        canvas.rect([LEFT, top, 208.0, ROW - 12.0], 8.0, fill, "line");
        if is_turn {
            canvas.rect([LEFT, top, 8.0, ROW - 12.0], 3.0, "cobalt", "");
        }
        let worn = G::seat_colour(n_seats, seat);
        let mark = format!("mk-{}", worn.number() + 1);
        canvas.piece(&mark, seat_class(worn), LEFT + 24.0, top + 18.0, 36.0);
        let score = G::score(view, seat);
        canvas.number(score.into(), LEFT + 188.0, top + 18.0, 36.0, "ink");
    }
}
