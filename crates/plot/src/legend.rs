//! Which series is which: rows above the plot, so that they never cover data.

use crate::canvas::{Anchor, Canvas};
use crate::look::{colour, dash};
use crate::marker::{bar, marker};
use crate::text::{Type, Wrapped, wrap};
use crate::{Area, Stroke};

/// The type of names of series.
pub(crate) const NAME: Type = Type::regular(13.0);

/// Width of the sample beside a name, and the gap between them.
const SAMPLE: f64 = 34.0;
const GAP: f64 = 8.0;
/// Room between columns and between rows.
const COLUMN_GAP: f64 = 28.0;
const ROW_GAP: f64 = 4.0;
/// Room below the legend.
const BELOW: f64 = 14.0;

/// The dash of lines across the plot.
pub(crate) const ACROSS: &str = "6 4";

/// What stands beside a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sample {
    /// A piece of the curve.
    Curve(Stroke),
    /// A piece of a grey line that joins points with colours of their own.
    Joint,
    /// A piece of a line across the plot.
    Across,
    /// A piece of the bar.
    Bar,
}

/// Names in columns.
pub(crate) struct Legend {
    /// Paint of the series, its sample, its name.
    entries: Vec<(usize, Sample, Wrapped)>,
    columns: usize,
    /// Where each column begins.
    insets: Vec<f64>,
}

impl Legend {
    /// Lays out the names that are not empty within `room`: in as many columns as hold each name on one line, else wrapped.
    pub fn new<'a>(names: impl IntoIterator<Item = (usize, &'a str, Sample)>, room: f64) -> Self {
        let names: Vec<(usize, &str, Sample)> = names.into_iter().filter(|(_, name, _)| !name.trim().is_empty()).collect();
        let width_of = |columns: usize| (room - COLUMN_GAP * (columns as f64 - 1.0)) / columns as f64 - SAMPLE - GAP;
        let fits = |columns: usize| names.iter().all(|(_, name, _)| NAME.width(name.trim()) <= width_of(columns));
        let one_line = (1..=names.len().min(5)).rev().find(|&columns| fits(columns));
        let columns = match one_line {
            Some(columns) if columns > 1 || names.len() <= 6 => columns,
            _ => {
                if names.len() > 3 {
                    2
                } else {
                    1
                }
            }
        };
        let entries: Vec<_> = names.iter().map(|&(paint, name, sample)| (paint, sample, wrap(name, NAME, width_of(columns), 3))).collect();
        let one_row = entries.len() <= columns;
        let widest = entries.iter().map(|(_, _, name)| name.width(NAME)).fold(0.0, f64::max) + SAMPLE + GAP + COLUMN_GAP;
        let mut insets = vec![0.0];
        for (_, _, name) in entries.iter().take(columns) {
            // Columns of several rows stand in line; a single row is closer together.
            let own = name.width(NAME) + SAMPLE + GAP + COLUMN_GAP;
            insets.push(insets[insets.len() - 1] + if one_row { own } else { widest });
        }
        Self { entries, columns, insets }
    }

    /// Height with the room below it; 0 without entries.
    pub fn height(&self) -> f64 {
        let rows: f64 = self.entries.chunks(self.columns).map(|row| row_height(row) + ROW_GAP).sum();
        if rows > 0.0 { rows + BELOW } else { 0.0 }
    }

    /// Draws the legend at the top of an area, from the side where lines begin.
    pub fn draw(&self, canvas: &mut Canvas, area: Area) {
        let mut top = area.top;
        for row in self.entries.chunks(self.columns) {
            for (column, (paint, kind, name)) in row.iter().enumerate() {
                let inset = self.insets[column];
                let (left, beside, anchor) = if canvas.look.rtl {
                    (area.right - inset - SAMPLE, area.right - inset - SAMPLE - GAP, Anchor::Right)
                } else {
                    (area.left + inset, area.left + inset + SAMPLE + GAP, Anchor::Left)
                };
                sample(canvas, *paint, *kind, (left, top + NAME.leading() / 2.0), SAMPLE);
                let ink = canvas.theme.ink;
                canvas.lines(name, (beside, top), anchor, NAME, ink);
            }
            top += row_height(row) + ROW_GAP;
        }
    }
}

/// Height of the tallest name of a row.
fn row_height(row: &[(usize, Sample, Wrapped)]) -> f64 {
    row.iter().map(|(_, _, name)| name.height(NAME)).fold(0.0, f64::max)
}

/// A piece of a series, `width` long, from the middle of its left edge.
pub(crate) fn sample(canvas: &mut Canvas, paint: usize, kind: Sample, (left, y): (f64, f64), width: f64) {
    let (middle, ink) = (left + width / 2.0, colour(canvas.theme, paint));
    match kind {
        Sample::Curve(Stroke::Line) => {
            canvas.line((left, y), (left + width, y), ink, 2.2, dash(paint));
            marker(canvas, paint, middle, y, 4.5);
        }
        Sample::Joint => canvas.line((left, y), (left + width, y), canvas.theme.muted, 2.2, dash(paint)),
        Sample::Across => {
            canvas.line((left, y), (left + width, y), ink, 1.4, ACROSS);
            marker(canvas, paint, middle, y, 4.5);
        }
        Sample::Curve(Stroke::Dots) => {
            for (right, down) in [(-9.0, 2.0), (0.0, -3.0), (9.0, 1.0)] {
                let (x, y) = (crate::canvas::short(middle + right), crate::canvas::short(y + down));
                canvas.element(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"2.4\" fill=\"{ink}\" fill-opacity=\"0.6\"/>"));
            }
        }
        Sample::Bar => bar(canvas, paint, Area { left: middle - 14.0, top: y - 7.0, right: middle + 14.0, bottom: y + 7.0 }),
    }
}
