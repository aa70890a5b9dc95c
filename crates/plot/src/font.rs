//! How wide a text is, read from the `DejaVu` fonts that also draw the PNG.
//!
//! A layout must know the width of every text before it places one. Only two tables of a
//! TrueType file are needed: `cmap` says which glyph a character has, `hmtx` how far the pen
//! moves after it.
//!
//! ```text
//!   'A' ──cmap──► glyph 36 ──hmtx──► 1401 of 2048 units ──► 8.9 at size 13
//! ```
//!
//! Arabic letters are counted in their isolated shapes, which are not narrower than joined ones, so
//! that the answer is a little too wide rather than too narrow. `DejaVu` is wide among sans-serif faces: what fits in
//! it fits in what a browser puts in its place.
//!
//! Source: `OpenType` specification 1.9 (2021), chapters `cmap` and `hmtx`.

use std::sync::OnceLock;

/// The parts of a font file that widths come from.
struct Face {
    data: &'static [u8],
    /// Start of the `cmap` subtable in format 4.
    characters: usize,
    /// Start of `hmtx`.
    advances: usize,
    /// How many glyphs have an advance of their own; later ones repeat the last.
    advance_count: usize,
    /// Units of the em square.
    units: f64,
}

/// Width of `text` at `size`.
pub(crate) fn width(text: &str, size: f64, bold: bool) -> f64 {
    static REGULAR: OnceLock<Option<Face>> = OnceLock::new();
    static BOLD: OnceLock<Option<Face>> = OnceLock::new();
    let face = if bold {
        BOLD.get_or_init(|| Face::read(dejavu::sans::bold()))
    } else {
        REGULAR.get_or_init(|| Face::read(dejavu::sans::regular()))
    };
    let face = face.as_ref().expect("the font carried by the crate has the tables every TrueType font has");
    text.chars().map(|character| face.advance(character)).sum::<f64>() * size
}

/// Marks and controls that take no room of their own.
fn is_weightless(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
}

impl Face {
    /// Finds the tables; none when the file is not a TrueType font.
    fn read(data: &'static [u8]) -> Option<Self> {
        let count = usize::from(half(data, 4)?);
        let table = |name: &[u8; 4]| {
            (0..count).map(|at| 12 + 16 * at).find(|&at| data.get(at..at + 4) == Some(name)).and_then(|at| full(data, at + 8))
        };
        let cmap = table(b"cmap")?;
        let characters = (0..usize::from(half(data, cmap + 2)?))
            .filter_map(|at| Some(cmap + full(data, cmap + 4 + 8 * at + 4)?))
            .find(|&start| half(data, start) == Some(4))?;
        let units = f64::from(half(data, table(b"head")? + 18)?);
        let advance_count = usize::from(half(data, table(b"hhea")? + 34)?);
        Some(Self { data, characters, advances: table(b"hmtx")?, advance_count, units })
    }

    /// How far the pen moves after a character, in ems. A character the font lacks counts as one em:
    /// the browser will take it from another font.
    fn advance(&self, character: char) -> f64 {
        if is_weightless(character) {
            return 0.0;
        }
        let Some(glyph) = self.glyph(character).filter(|&glyph| glyph != 0) else { return 1.0 };
        let row = usize::from(glyph).min(self.advance_count.saturating_sub(1));
        half(self.data, self.advances + 4 * row).map_or(1.0, |advance| f64::from(advance) / self.units)
    }

    /// The glyph of a character: a search in the segments of the format 4 table.
    fn glyph(&self, character: char) -> Option<u16> {
        let code = u16::try_from(u32::from(character)).ok()?;
        let twice = usize::from(half(self.data, self.characters + 6)?);
        let ends = self.characters + 14;
        let segment = (0..twice / 2).find(|&at| half(self.data, ends + 2 * at).is_some_and(|end| end >= code))?;
        let starts = ends + twice + 2 + 2 * segment;
        let (start, delta) = (half(self.data, starts)?, half(self.data, starts + twice)?);
        if code < start {
            return None;
        }
        let offset_at = starts + 2 * twice;
        match half(self.data, offset_at)? {
            0 => Some(code.wrapping_add(delta)),
            offset => {
                half(self.data, offset_at + usize::from(offset) + 2 * usize::from(code - start)).map(|glyph| glyph.wrapping_add(delta))
            }
        }
    }
}

/// A 16-bit number of a font file.
fn half(data: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(data.get(at..at + 2)?.try_into().ok()?))
}

/// A 32-bit number of a font file.
fn full(data: &[u8], at: usize) -> Option<usize> {
    usize::try_from(u32::from_be_bytes(data.get(at..at + 4)?.try_into().ok()?)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Width by the shaper that draws the PNG.
    fn shaped(text: &str, bold: bool) -> f64 {
        let weight = if bold { "bold" } else { "normal" };
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='90'><text y='50' font-family='DejaVu Sans' font-size='100' font-weight='{weight}'>{text}</text></svg>"
        );
        let tree = resvg::usvg::Tree::from_str(&svg, &crate::png::options()).unwrap();
        f64::from(tree.root().children()[0].bounding_box().width())
    }

    #[test]
    fn widths_agree_with_the_shaper() {
        for text in ["alphabeta:depth=7,eval=material", "Nodes per move", "0123456789", "−1.5×10⁻⁶"] {
            for bold in [false, true] {
                let (ours, theirs) = (width(text, 100.0, bold), shaped(text, bold));
                // Ink is narrower than advance by the bearings of the outermost letters; kerning moves a little more.
                assert!((ours - theirs).abs() < 0.03 * ours + 20.0, "{text} {bold}: {ours} and {theirs}");
            }
        }
    }

    #[test]
    fn arabic_and_persian_are_never_wider_than_thought() {
        for text in ["عدد العقد المفحوصة", "الوقت بالثواني", "میانگین امتیاز بازیکن", "مقارنة الخوارزميات", "٠١٢٣٤٥٦٧٨٩"]
        {
            for bold in [false, true] {
                let (ours, theirs) = (width(text, 100.0, bold), shaped(text, bold));
                assert!(theirs <= ours + 2.0 && ours < 1.6 * theirs, "{text} {bold}: {ours} and {theirs}");
            }
        }
    }

    #[test]
    fn controls_take_no_room_and_unknown_letters_one_em() {
        assert_eq!(width("\u{2067}\u{2069}", 10.0, false), 0.0);
        assert_eq!(width("世", 10.0, false), 10.0);
        assert_eq!(width("😀", 10.0, true), 10.0);
    }
}
