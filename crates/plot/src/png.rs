//! A PNG of a chart, drawn from its SVG with the fonts the crate carries.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::sync::{Arc, OnceLock};

/// The largest side of a picture, in pixels: what fits in memory with room to spare.
const LARGEST: f32 = 16_384.0;

/// Draws an SVG as a PNG, `scale` pixels to a unit of the SVG.
///
/// Text is shaped and ordered as the Unicode standard says, Arabic and Persian included, with `DejaVu` Sans
/// from inside the program: no font of the machine is asked for, and the same SVG gives the same bytes.
/// The error is a sentence about what is wrong with the SVG or the scale.
///
/// ```
/// let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#0072b2"/></svg>"##;
/// let bytes = plyground_plot::png(svg, 2.0)?;
/// assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
/// assert!(plyground_plot::png("no picture", 1.0).is_err());
/// # Ok::<(), String>(())
/// ```
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(svg, &options()).map_err(|error| format!("the chart is not an SVG that can be drawn: {error}"))?;
    let (width, height) = ((tree.size().width() * scale).round(), (tree.size().height() * scale).round());
    if !(width >= 1.0 && height >= 1.0 && width <= LARGEST && height <= LARGEST) {
        return Err(format!("scale {scale} gives a picture of {width} by {height} pixels; a side may have 1 to {LARGEST}"));
    }
    let mut pixels = Pixmap::new(width as u32, height as u32).ok_or("there is not enough memory for the picture")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| format!("the picture cannot be written as PNG: {error}"))
}

/// How SVG is read: with the two faces of the crate and nothing else.
pub(crate) fn options() -> Options<'static> {
    static FONTS: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    let fonts = FONTS.get_or_init(|| {
        let mut fonts = fontdb::Database::new();
        for face in [dejavu::sans::regular(), dejavu::sans::bold()] {
            fonts.load_font_source(fontdb::Source::Binary(Arc::new(face)));
        }
        fonts.set_sans_serif_family("DejaVu Sans");
        Arc::new(fonts)
    });
    Options { fontdb: Arc::clone(fonts), font_family: "DejaVu Sans".into(), ..Options::default() }
}
