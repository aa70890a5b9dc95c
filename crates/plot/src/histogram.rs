//! How often values occur: a row of bars for every series, all with the same bins and scales, so that the eye
//! can compare them down the page.

use crate::axes::{AXIS, INSET, draw_horizontal, draw_vertical, height_below, title_above, vertical, width_of_labels};
use crate::canvas::{Anchor, Canvas, short};
use crate::look::colour;
use crate::number;
use crate::scale::{Extent, Scale, Span, has_logarithm, is_drawable, round_step};
use crate::text::{Type, wrap};
use crate::{Area, Axis, Histogram};
use std::fmt::Write as _;

const NAME: Type = Type::bold(13.0);
const MEAN: Type = Type::regular(12.5);
/// Room for name and mean above a row, and below it.
const HEAD: f64 = 24.0;
const BELOW: f64 = 14.0;
/// Lowest row of bars.
const LOWEST: f64 = 56.0;

/// The height that the rows need.
pub(crate) fn least_height(body: &Histogram) -> f64 {
    body.series.len().max(1) as f64 * (HEAD + LOWEST + BELOW) + 90.0
}

/// Equal bins, on the axis or on its logarithm.
struct Bins {
    log: bool,
    first: i64,
    count: usize,
    /// Width of a bin; of its logarithm on a logarithmic axis.
    step: f64,
    /// Whole numbers stand in the middle of a bin of width 1.
    shift: f64,
}

impl Bins {
    /// About thirty bins of a round width.
    fn new(axis: &Axis, values: impl Iterator<Item = f64>) -> Self {
        let bent = |value: f64| if axis.log { value.log10() } else { value };
        let (low, high) = values
            .filter(|value| !axis.log || has_logarithm(*value))
            .map(bent)
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let range = high - low;
        let mut step = if axis.log {
            [0.05, 0.1, 0.2, 0.5, 1.0].into_iter().find(|step| range / step <= 32.0).unwrap_or(range / 32.0)
        } else {
            round_step(range.max(low.abs() * 1e-6).max(1e-290) / 32.0)
        };
        if range <= 1e-9 * low.abs().max(high.abs()) && !axis.log {
            step = if low == 0.0 { 0.1 } else { round_step(low.abs() * 0.02) };
        }
        if axis.whole && !axis.log {
            step = step.max(1.0);
        }
        let shift = if axis.whole && !axis.log && step == 1.0 { 0.5 } else { 0.0 };
        let first = ((low + shift) / step + 1e-9).floor() as i64;
        let last = ((high + shift) / step + 1e-9).floor() as i64;
        Self { log: axis.log, first, count: usize::try_from(last - first).unwrap_or(0).min(4000) + 1, step, shift }
    }

    /// Where a bin begins; bin `count` ends the last.
    fn edge(&self, bin: usize) -> f64 {
        let edge = (self.first + bin as i64) as f64 * self.step - self.shift;
        if self.log { 10f64.powf(edge.clamp(-290.0, 290.0)) } else { edge }
    }

    /// The bin of a value; none for one that has no logarithm.
    fn bin(&self, value: f64) -> Option<usize> {
        let bent = if self.log { has_logarithm(value).then(|| value.log10())? } else { value };
        let bin = ((bent + self.shift) / self.step + 1e-9).floor() as i64 - self.first;
        Some(usize::try_from(bin).unwrap_or(0).min(self.count - 1))
    }
}

/// How often each bin occurs, and how many values have none.
fn count(bins: &Bins, values: &[f64]) -> (Vec<u64>, u64) {
    let (mut counts, mut without) = (vec![0; bins.count], 0);
    for &value in values.iter().filter(|value| is_drawable(**value)) {
        match bins.bin(value) {
            Some(bin) => counts[bin] += 1,
            None => without += 1,
        }
    }
    (counts, without)
}

/// Mean of the values that can be drawn.
fn mean(values: &[f64]) -> Option<f64> {
    let (count, sum) = values.iter().filter(|value| is_drawable(**value)).fold((0u64, 0.0), |(count, sum), value| (count + 1, sum + value));
    (count > 0).then(|| sum / count as f64)
}

/// Draws the rows in an area.
pub(crate) fn draw(body: &Histogram, canvas: &mut Canvas, mut area: Area) {
    let (digits, ink) = (canvas.look.digits, canvas.theme.ink);
    let (title, title_height) = title_above(&body.y, area.width());
    canvas.lines(&title, (area.left, area.top), Anchor::Left, AXIS, ink);
    area.top += title_height - 8.0;
    let bottom = area.bottom - height_below(&body.x.label, area.width());
    let pitch = (bottom - area.top + BELOW) / body.series.len().max(1) as f64;

    let all = || body.series.iter().flat_map(|series| &series.values).copied().filter(|value| is_drawable(*value));
    let bins = Bins::new(&body.x, all());
    let counted: Vec<(Vec<u64>, u64)> = body.series.iter().map(|series| count(&bins, &series.values)).collect();
    let most = counted.iter().flat_map(|(counts, without)| counts.iter().chain([without])).copied().max().unwrap_or(0);
    let y_axis = Axis::whole("");
    let extent = Extent::of([0.0, (most as f64).max(1.0)]);
    let sizing = vertical(&y_axis, extent, (area.top + HEAD, area.top + pitch - BELOW), digits);
    let (left, right) = (area.left + width_of_labels(&sizing), area.right);
    let edges = all().filter(|_| bins.shift > 0.0).chain([bins.edge(0) + bins.shift, bins.edge(bins.count) - bins.shift]);
    let has_foot = counted.iter().any(|(_, without)| *without > 0);
    let x_extent = Extent::of(edges.chain(has_foot.then_some(0.0)));
    // Bins of whole numbers reach half a number beyond the outermost ones.
    let inset = if bins.shift > 0.0 { INSET + (right - left) / (bins.count as f64 + 1.0) / 2.0 } else { INSET };
    let x = Scale::new(&body.x, x_extent, Span { from: left + inset, to: right - inset, horizontal: true }, digits);

    for (place, (series, (counts, without))) in body.series.iter().zip(&counted).enumerate() {
        let top = area.top + place as f64 * pitch;
        let plot = Area { left, top: top + HEAD, right, bottom: top + pitch - BELOW };
        let y = vertical(&y_axis, extent, (plot.top, plot.bottom), digits);
        canvas.plot(plot);
        draw_vertical(canvas, &y, plot);
        if place + 1 == body.series.len() {
            draw_horizontal(canvas, &x, plot, &body.x.label, false);
        } else {
            canvas.line((plot.left, plot.bottom), (plot.right, plot.bottom), canvas.theme.axis, 1.2, "");
        }
        canvas.skip(series.values.iter().filter(|value| !is_drawable(**value)).count());
        let paint = series.paint.unwrap_or(place);
        draw_steps(canvas, paint, &bins, counts, (&x, &y));
        if let Some(foot) = x.foot.filter(|_| *without > 0) {
            let fill = colour(canvas.theme, paint);
            canvas.rectangle(Area { left: foot - 8.0, top: y.place(*without as f64), right: foot + 8.0, bottom: plot.bottom }, fill, 0.0);
        }
        draw_head(body, canvas, place, plot, &x);
    }
}

/// The bars of a series, as one shape with steps.
fn draw_steps(canvas: &mut Canvas, paint: usize, bins: &Bins, counts: &[u64], (x, y): (&Scale, &Scale)) {
    let fill = colour(canvas.theme, paint);
    let mut path = String::new();
    for (bin, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let (from, to) = (x.along(bins.edge(bin)), x.along(bins.edge(bin + 1)));
        // A seam keeps neighbours apart where bins are wide enough to have one.
        let seam = if to - from > 5.0 { 0.6 } else { 0.0 };
        let (top, bottom) = (y.place(count as f64), y.place(0.0));
        let _ = write!(path, "M{} {}V{}H{}V{}Z", short(from + seam), short(bottom), short(top), short(to - seam), short(bottom));
        canvas.point(f64::midpoint(from, to), top);
    }
    if !path.is_empty() {
        canvas.element(&format!("<path d=\"{path}\" fill=\"{fill}\" fill-opacity=\"0.85\"/>"));
    }
}

/// The name of a row at one end, its mean at the other, and a line at the mean.
fn draw_head(body: &Histogram, canvas: &mut Canvas, place: usize, plot: Area, x: &Scale) {
    let series = &body.series[place];
    let (digits, ink) = (canvas.look.digits, canvas.theme.ink);
    let mut room = plot.width();
    let (start, end, first, second) = if canvas.look.rtl {
        (plot.right, plot.left, Anchor::Right, Anchor::Left)
    } else {
        (plot.left, plot.right, Anchor::Left, Anchor::Right)
    };
    if let Some(mean) = mean(&series.values) {
        let at = x.place(mean);
        canvas.line((at, plot.top - 2.0), (at, plot.bottom), ink, 1.6, "5 3");
        canvas.element(&format!("<path d=\"M{} {}h10l-5 7Z\" fill=\"{ink}\"/>", short(at - 5.0), short(plot.top - 7.0)));
        let text = format!("{} {}", body.mean, number::value(mean, body.x.percent, digits)).trim().to_owned();
        canvas.text(&text, (end, plot.top - 10.0), second, MEAN, ink);
        room -= MEAN.width(&text) + 24.0;
    }
    let name = wrap(&series.name, NAME, room, 1);
    canvas.lines(&name, (start, plot.top - 10.0 - NAME.leading() + 4.0), first, NAME, ink);
}
