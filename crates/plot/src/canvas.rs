//! The sheet a chart is drawn on: an SVG that grows element by element, and a record of what stands where.

use crate::look::Theme;
use crate::text::{Type, Wrapped, escape, isolate};
use crate::{Area, Layout, Look, TextBox};
use std::fmt::Write as _;

/// Which end of a text its place is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    /// The left end.
    Left,
    /// The middle.
    Middle,
    /// The right end.
    Right,
}

/// A sheet being drawn on.
pub(crate) struct Canvas {
    /// How the chart looks.
    pub look: Look,
    /// Its colours.
    pub theme: &'static Theme,
    elements: String,
    layout: Layout,
}

/// A number with at most one decimal: a tenth of a pixel is finer than anybody sees.
pub(crate) fn short(value: f64) -> String {
    let text = format!("{value:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Part of an ascender and a descender in the size of a text, in the font of the PNG.
const ASCENT: f64 = 0.76;
const DESCENT: f64 = 0.24;

impl Canvas {
    /// An empty sheet.
    pub fn new(look: Look, height: f64) -> Self {
        let layout = Layout {
            svg: String::new(),
            width: look.breadth(),
            height,
            texts: Vec::new(),
            plots: Vec::new(),
            points: Vec::new(),
            skipped: 0,
        };
        Self { look, theme: look.theme(), elements: String::new(), layout }
    }

    /// The finished picture.
    pub fn finish(mut self, title: &str, description: &str) -> Layout {
        let (width, height) = (short(self.layout.width), short(self.layout.height));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"img\" font-family=\"'DejaVu Sans', Verdana, 'Segoe UI', Tahoma, sans-serif\">\n"
        );
        let _ = writeln!(svg, "<title>{}</title>\n<desc>{}</desc>", escape(title), escape(description));
        let _ = writeln!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", self.theme.ground);
        svg.push_str(&self.elements);
        svg.push_str("</svg>\n");
        self.layout.svg = svg;
        self.layout
    }

    /// Notes where a plotting area is.
    pub fn plot(&mut self, area: Area) {
        self.layout.plots.push(area);
    }

    /// Notes where a value is drawn.
    pub fn point(&mut self, x: f64, y: f64) {
        self.layout.points.push((x, y));
    }

    /// Notes that values could not be drawn.
    pub fn skip(&mut self, count: usize) {
        self.layout.skipped += count;
    }

    /// Adds an element as it is written.
    pub fn element(&mut self, element: &str) {
        self.elements.push_str(element);
        self.elements.push('\n');
    }

    /// A straight line; a dash of "" is solid.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: &str, width: f64, dash: &str) {
        let dash = if dash.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dash}\"") };
        let (x1, y1, x2, y2) = (short(from.0), short(from.1), short(to.0), short(to.1));
        self.element(&format!("<path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"{colour}\" stroke-width=\"{width}\"{dash}/>"));
    }

    /// A filled box, with round corners if the radius is above 0.
    pub fn rectangle(&mut self, area: Area, fill: &str, radius: f64) {
        let round = if radius > 0.0 { format!(" rx=\"{radius}\"") } else { String::new() };
        let (x, y, width, height) = (short(area.left), short(area.top), short(area.width().max(0.0)), short(area.height().max(0.0)));
        self.element(&format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{round} fill=\"{fill}\"/>"));
    }

    /// One line of text whose baseline starts, is centred or ends at a place.
    pub fn text(&mut self, text: &str, place: (f64, f64), anchor: Anchor, face: Type, colour: &str) {
        self.line_of_text(text, text, place, anchor, face, colour);
    }

    /// One line of a longer text, which decides the direction.
    fn line_of_text(&mut self, text: &str, whole: &str, place: (f64, f64), anchor: Anchor, face: Type, colour: &str) {
        if text.is_empty() {
            return;
        }
        let width = face.width(text);
        let (left, name) = match anchor {
            Anchor::Left => (place.0, ""),
            Anchor::Middle => (place.0 - width / 2.0, " text-anchor=\"middle\""),
            Anchor::Right => (place.0 - width, " text-anchor=\"end\""),
        };
        let area = Area { left, top: place.1 - ASCENT * face.size, right: left + width, bottom: place.1 + DESCENT * face.size };
        self.layout.texts.push(TextBox { text: text.to_owned(), area });
        let weight = if face.bold { " font-weight=\"bold\"" } else { "" };
        let (x, y, size) = (short(place.0), short(place.1), short(face.size));
        let shown = escape(&isolate(text, whole, self.look.rtl));
        self.element(&format!("<text x=\"{x}\" y=\"{y}\"{name} font-size=\"{size}\"{weight} fill=\"{colour}\">{shown}</text>"));
    }

    /// One line of text with its middle at a height.
    pub fn text_beside(&mut self, text: &str, place: (f64, f64), anchor: Anchor, face: Type, colour: &str) {
        self.text(text, (place.0, place.1 + 0.36 * face.size), anchor, face, colour);
    }

    /// Lines of text from a top edge down; what was shortened is whole in a tooltip.
    pub fn lines(&mut self, wrapped: &Wrapped, (x, top): (f64, f64), anchor: Anchor, face: Type, colour: &str) {
        if let Some(whole) = &wrapped.whole {
            self.element(&format!("<g><title>{}</title>", escape(whole)));
        }
        let all = wrapped.lines.join(" ");
        for (row, line) in wrapped.lines.iter().enumerate() {
            let baseline = top + row as f64 * face.leading() + (face.leading() - face.size) / 2.0 + ASCENT * face.size;
            self.line_of_text(line, &all, (x, baseline), anchor, face, colour);
        }
        if wrapped.whole.is_some() {
            self.element("</g>");
        }
    }
}
