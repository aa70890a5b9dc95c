//! The frame of a plot: grid, ticks, axis titles, and the plotting area that is left between them.
//!
//! The title of the vertical axis lies above the plot rather than beside it: nobody tilts the head to read it,
//! and Arabic stays on its line.

use crate::canvas::{Anchor, Canvas};
use crate::scale::{Extent, Scale, Span, TICK};
use crate::text::{Type, Wrapped, wrap};
use crate::{Area, Axis, Digits};

/// The type of axis titles.
pub(crate) const AXIS: Type = Type::regular(13.5);

/// Room between ticks and their labels.
const TICK_GAP: f64 = 9.0;
/// Room between the outermost points and the edge of the plot, for markers.
pub(crate) const INSET: f64 = 12.0;

/// The title of a vertical axis, and the room it takes above the plot.
pub(crate) fn title_above(label: &str, room: f64) -> (Wrapped, f64) {
    let title = wrap(label, AXIS, room, 2);
    let height = if title.lines.is_empty() { 8.0 } else { title.height(AXIS) + 13.0 };
    (title, height)
}

/// The room that tick labels and the title of a horizontal axis take below the plot.
pub(crate) fn height_below(label: &str, room: f64) -> f64 {
    let title = wrap(label, AXIS, room, 2);
    let ticks = TICK_GAP + TICK.leading();
    if title.lines.is_empty() { ticks } else { ticks + 6.0 + title.height(AXIS) }
}

/// Room for the tick labels of a vertical axis, with the gap to the plot.
pub(crate) fn width_of_labels(scale: &Scale) -> f64 {
    scale.ticks.iter().map(|tick| TICK.width(&tick.label)).fold(0.0, f64::max) + TICK_GAP
}

/// A vertical axis between two heights.
pub(crate) fn vertical(axis: &Axis, extent: Extent, (top, bottom): (f64, f64), digits: Digits) -> Scale {
    Scale::new(axis, extent, Span { from: bottom, to: top, horizontal: false }, digits)
}

/// A horizontal axis between two edges, with room for markers inside.
pub(crate) fn horizontal(axis: &Axis, extent: Extent, (left, right): (f64, f64), digits: Digits) -> Scale {
    Scale::new(axis, extent, Span { from: left + INSET, to: right - INSET, horizontal: true }, digits)
}

/// Draws the ticks and grid lines of a vertical axis.
pub(crate) fn draw_vertical(canvas: &mut Canvas, scale: &Scale, plot: Area) {
    let theme = canvas.theme;
    for tick in &scale.ticks {
        canvas.line((plot.left, tick.at), (plot.right, tick.at), theme.grid, 1.0, "");
        canvas.text_beside(&tick.label, (plot.left - TICK_GAP, tick.at), Anchor::Right, TICK, theme.muted);
    }
    if scale.foot.is_some() || !scale.minor.is_empty() {
        canvas.line((plot.left, plot.top), (plot.left, plot.bottom), theme.axis, 1.0, "");
    }
    for &at in &scale.minor {
        canvas.line((plot.left, at), (plot.left + 4.0, at), theme.axis, 1.0, "");
    }
    if let Some(foot) = scale.foot {
        let gap = foot - 17.0;
        canvas.line((plot.left - 5.0, gap + 1.0), (plot.left + 5.0, gap - 5.0), theme.axis, 1.4, "");
        canvas.line((plot.left - 5.0, gap + 6.0), (plot.left + 5.0, gap), theme.axis, 1.4, "");
    }
}

/// Draws the ticks, grid lines, axis line and title of a horizontal axis.
pub(crate) fn draw_horizontal(canvas: &mut Canvas, scale: &Scale, plot: Area, label: &str, has_grid: bool) {
    let theme = canvas.theme;
    for tick in &scale.ticks {
        let top = if has_grid { plot.top } else { plot.bottom };
        let colour = if has_grid { theme.grid } else { theme.axis };
        canvas.line((tick.at, top), (tick.at, plot.bottom + 4.0), colour, 1.0, "");
        let half = TICK.width(&tick.label) / 2.0;
        let middle = tick.at.clamp(half + 4.0, (canvas.look.breadth() - half - 4.0).max(half + 4.0));
        canvas.text(&tick.label, (middle, plot.bottom + TICK_GAP + TICK.size), Anchor::Middle, TICK, theme.muted);
    }
    for &at in &scale.minor {
        canvas.line((at, plot.bottom), (at, plot.bottom - 4.0), theme.axis, 1.0, "");
    }
    canvas.line((plot.left, plot.bottom), (plot.right, plot.bottom), theme.axis, 1.2, "");
    if let Some(foot) = scale.foot {
        let gap = foot + 30.0;
        canvas.line((gap - 5.0, plot.bottom + 5.0), (gap + 1.0, plot.bottom - 5.0), theme.axis, 1.4, "");
        canvas.line((gap, plot.bottom + 5.0), (gap + 6.0, plot.bottom - 5.0), theme.axis, 1.4, "");
    }
    title_below(canvas, label, plot);
}

/// Draws the title of a horizontal axis under its tick labels.
pub(crate) fn title_below(canvas: &mut Canvas, label: &str, plot: Area) {
    let title = wrap(label, AXIS, canvas.look.breadth() - 2.0 * crate::page::MARGIN, 2);
    let half = title.width(AXIS) / 2.0 + crate::page::MARGIN;
    let middle = f64::midpoint(plot.left, plot.right)
        .clamp(half.min(canvas.look.breadth() / 2.0), (canvas.look.breadth() - half).max(canvas.look.breadth() / 2.0));
    let ink = canvas.theme.ink;
    canvas.lines(&title, (middle, plot.bottom + TICK_GAP + TICK.leading() + 6.0), Anchor::Middle, AXIS, ink);
}
