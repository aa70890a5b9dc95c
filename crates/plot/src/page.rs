//! The words around a chart: title, subtitle and footer, and the room they leave for the data.

use crate::canvas::{Anchor, Canvas};
use crate::text::{Type, Wrapped, wrap};
use crate::{Area, Body, Chart, Layout, Look, bars, histogram, ladder, lines, matrix};

/// Room between the edge of the picture and anything on it.
pub(crate) const MARGIN: f64 = 32.0;

const TITLE: Type = Type::bold(22.0);
const SUBTITLE: Type = Type::regular(14.5);
const FOOTER: Type = Type::regular(11.0);

/// The words around the data, broken into lines.
struct Page {
    title: Wrapped,
    subtitle: Wrapped,
    footer: Wrapped,
}

impl Page {
    fn new(chart: &Chart) -> Self {
        let room = chart.look.breadth() - 2.0 * MARGIN;
        Self {
            title: wrap(&chart.title, TITLE, room, 2),
            subtitle: wrap(&chart.subtitle, SUBTITLE, room, 3),
            footer: wrap(&chart.footer, FOOTER, room, 3),
        }
    }

    /// Where the data may begin.
    fn top(&self) -> f64 {
        let words = self.title.height(TITLE) + self.subtitle.height(SUBTITLE);
        if words > 0.0 { 20.0 + words + 14.0 } else { 20.0 }
    }

    /// How much room the footer takes at the bottom.
    fn foot(&self) -> f64 {
        if self.footer.lines.is_empty() { 20.0 } else { self.footer.height(FOOTER) + 26.0 }
    }

    fn draw(&self, canvas: &mut Canvas, height: f64) {
        let (side, anchor) = start(canvas.look);
        let theme = canvas.theme;
        canvas.lines(&self.title, (side, 20.0), anchor, TITLE, theme.ink);
        canvas.lines(&self.subtitle, (side, 20.0 + self.title.height(TITLE)), anchor, SUBTITLE, theme.muted);
        canvas.lines(&self.footer, (side, height - 14.0 - self.footer.height(FOOTER)), anchor, FOOTER, theme.muted);
    }
}

/// The side where lines of text begin.
pub(crate) fn start(look: Look) -> (f64, Anchor) {
    if look.rtl { (look.breadth() - MARGIN, Anchor::Right) } else { (MARGIN, Anchor::Left) }
}

impl Chart {
    /// The chart as SVG. The same chart gives the same text, everywhere.
    pub fn svg(&self) -> String {
        self.layout().svg
    }

    /// The chart as SVG, and where everything on it stands.
    pub fn layout(&self) -> Layout {
        let page = Page::new(self);
        let room = self.look.breadth() - 2.0 * MARGIN;
        let needed = match &self.body {
            Body::Lines(body) => lines::least_height(body, room),
            Body::Histogram(body) => histogram::least_height(body),
            Body::Bars(body) => bars::least_height(body, room),
            Body::Matrix(body) => matrix::least_height(body, room),
            Body::Ladder(body) => ladder::least_height(body, room),
        };
        let height = self.look.least_height().max(page.top() + needed + page.foot()).ceil();
        let mut canvas = Canvas::new(self.look, height);
        let area = Area { left: MARGIN, top: page.top(), right: MARGIN + room, bottom: height - page.foot() };
        page.draw(&mut canvas, height);
        match &self.body {
            Body::Lines(body) => lines::draw(body, &mut canvas, area),
            Body::Histogram(body) => histogram::draw(body, &mut canvas, area),
            Body::Bars(body) => bars::draw(body, &mut canvas, area),
            Body::Matrix(body) => matrix::draw(body, &mut canvas, area),
            Body::Ladder(body) => ladder::draw(body, &mut canvas, area),
        }
        canvas.finish(&self.title, &self.description)
    }
}
