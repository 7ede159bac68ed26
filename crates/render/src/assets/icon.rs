//! The icon of the installed site as pixels: phones do not take drawings.

use std::sync::LazyLock;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The widths that phones ask for.
pub const ICON_SIZES: [u32; 2] = [192, 512];

static ICONS: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| ICON_SIZES.map(draw));

/// The icon of one of [`ICON_SIZES`] as PNG.
#[must_use]
pub fn icon(size: u32) -> Option<&'static [u8]> {
    let place = ICON_SIZES.iter().position(|known| *known == size)?;
    Some(&ICONS[place])
}

fn draw(size: u32) -> Vec<u8> {
    let svg = include_str!("../../assets/icon.svg");
    let tree = Tree::from_str(svg, &Options::default()).expect("our own drawing");
    let mut pixels = Pixmap::new(size, size).expect("memory");
    let scale = size as f32 / tree.size().width();
    let scale = Transform::from_scale(scale, scale);
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels.encode_png().expect("memory")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_pictures_of_their_size() {
        for size in ICON_SIZES {
            let picture = Pixmap::decode_png(icon(size).expect("an icon")).expect("a picture");
            assert_eq!((picture.width(), picture.height()), (size, size));
            // The field reaches the edge, for phones that cut the icon to a shape of their own,
            // and the petals lie in the middle.
            let colour = |x, y| {
                let pixel = picture.pixel(x, y).expect("inside");
                (pixel.red(), pixel.green(), pixel.blue(), pixel.alpha())
            };
            assert_eq!(colour(0, 0), (0x1f, 0x45, 0x96, 255));
            assert_eq!(colour(size / 2, size / 2), (0xe3, 0xa6, 0x2b, 255));
        }
        assert!(icon(64).is_none());
    }
}
