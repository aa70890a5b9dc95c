//! Names in the order of their values: dots with whiskers, the best on top.

use crate::axes::{draw_horizontal, height_below, horizontal};
use crate::canvas::{Anchor, Canvas, short};
use crate::look::colour;
use crate::marker::marker;
use crate::number;
use crate::scale::Extent;
use crate::text::{Type, Wrapped, wrap};
use crate::{Area, Digits, Entry, Estimate, Ladder};

const NAME: Type = Type::regular(13.5);
const VALUE: Type = Type::bold(13.0);
const INTERVAL: Type = Type::regular(11.5);
/// Gaps between names, plot and numbers.
const GAP: f64 = 14.0;
/// Room above and below the name of a row.
const AROUND: f64 = 12.0;

/// The height that the rows need.
pub(crate) fn least_height(body: &Ladder, room: f64) -> f64 {
    rows(body, room).map(|(_, name)| name.height(NAME) + AROUND).sum::<f64>() + height_below(&body.axis.label, room) + 8.0
}

/// The entries that can be drawn, with their names in lines.
fn rows(body: &Ladder, room: f64) -> impl Iterator<Item = (&Entry, Wrapped)> {
    let drawable = body.entries.iter().filter(|entry| entry.estimate.is_drawable());
    drawable.map(move |entry| (entry, wrap(&entry.name, NAME, room * 0.36, 2)))
}

/// A value and its interval as text; an exact value has no interval.
fn written(estimate: Estimate, percent: bool, digits: Digits) -> (String, String) {
    let text = |value: f64| number::value(value, percent, digits);
    let is_exact = estimate.low == estimate.high;
    let interval = if is_exact { String::new() } else { number::range(&text(estimate.low), &text(estimate.high), " … ", digits) };
    (text(estimate.value), interval)
}

/// Draws the ladder in an area.
pub(crate) fn draw(body: &Ladder, canvas: &mut Canvas, area: Area) {
    let digits = canvas.look.digits;
    let mut rows: Vec<(&Entry, Wrapped)> = rows(body, area.width()).collect();
    canvas.skip(body.entries.len() - rows.len());
    rows.sort_by(|(one, _), (two, _)| two.estimate.value.total_cmp(&one.estimate.value));
    let written: Vec<(String, String)> = rows.iter().map(|(entry, _)| written(entry.estimate, body.axis.percent, digits)).collect();
    let widest = |widths: &mut dyn Iterator<Item = f64>| widths.fold(0.0, f64::max);
    let names = widest(&mut rows.iter().map(|(_, name)| name.width(NAME)));
    let values = widest(&mut written.iter().map(|(value, _)| VALUE.width(value)));
    let intervals = widest(&mut written.iter().map(|(_, interval)| INTERVAL.width(interval)));
    // Where a plot would be too narrow to read, the whiskers must do.
    let has_intervals = intervals > 0.0 && area.width() - names - values - intervals - 3.0 * GAP > 0.25 * area.width();
    let numbers = values + if has_intervals { intervals + GAP } else { 0.0 };

    let bottom = area.bottom - height_below(&body.axis.label, area.width());
    let least: f64 = rows.iter().map(|(_, name)| name.height(NAME) + AROUND).sum();
    let spare = ((bottom - area.top - least) / rows.len().max(1) as f64).clamp(0.0, 52.0);
    let bottom = bottom.min(area.top + least + spare * rows.len() as f64).max(area.top + 40.0);
    let plot = Area { left: area.left + names + GAP, top: area.top, right: area.right - numbers - GAP, bottom };
    let values_of = rows.iter().flat_map(|(entry, _)| [entry.estimate.value, entry.estimate.low, entry.estimate.high]);
    let x = horizontal(&body.axis, Extent::of(values_of.filter(|value| !body.axis.log || *value > 0.0)), (plot.left, plot.right), digits);

    let mut edges = vec![plot.top];
    for (_, name) in &rows {
        edges.push(edges[edges.len() - 1] + name.height(NAME) + AROUND + spare);
    }
    let shade = canvas.theme.shade;
    for pair in edges.windows(2).step_by(2) {
        canvas.rectangle(Area { left: area.left - 8.0, top: pair[0], right: area.right + 8.0, bottom: pair[1] }, shade, 3.0);
    }
    canvas.plot(plot);
    draw_horizontal(canvas, &x, plot, &body.axis.label, true);
    if let Some(zero) = x.ticks.iter().find(|tick| tick.value == 0.0) {
        canvas.line((zero.at, plot.top), (zero.at, plot.bottom), canvas.theme.axis, 1.2, "");
    }
    for ((row, (value, interval)), pair) in rows.iter().zip(&written).zip(edges.windows(2)) {
        let (middle, theme) = (f64::midpoint(pair[0], pair[1]), canvas.theme);
        canvas.lines(&row.1, (plot.left - GAP, middle - row.1.height(NAME) / 2.0), Anchor::Right, NAME, theme.ink);
        let estimate = row.0.estimate;
        dot(canvas, row.0.paint, (x.place(estimate.value), middle), (x.place(estimate.low), x.place(estimate.high)));
        canvas.text_beside(value, (plot.right + GAP + values, middle), Anchor::Right, VALUE, theme.ink);
        if has_intervals {
            canvas.text_beside(interval, (area.right, middle), Anchor::Right, INTERVAL, theme.muted);
        }
    }
}

/// A dot with its whiskers.
fn dot(canvas: &mut Canvas, paint: Option<usize>, (at, y): (f64, f64), (low, high): (f64, f64)) {
    let ink = colour(canvas.theme, paint.unwrap_or(0));
    if low != high {
        let (left, right, top, bottom) = (short(low), short(high), short(y - 5.0), short(y + 5.0));
        canvas.element(&format!(
            "<path d=\"M{left} {}H{right}M{left} {top}V{bottom}M{right} {top}V{bottom}\" stroke=\"{ink}\" stroke-width=\"2\"/>",
            short(y)
        ));
    }
    marker(canvas, paint.unwrap_or(0), at, y, 6.5);
    canvas.point(at, y);
}
