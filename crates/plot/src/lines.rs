//! Curves over a number, with error bars or bands, lines across, and names at their ends or in a legend.

use crate::axes::{draw_horizontal, draw_vertical, height_below, horizontal, title_above, vertical, width_of_labels};
use crate::canvas::{Anchor, Canvas, short};
use crate::labels::{self, Label, Named};
use crate::legend::{ACROSS, Legend, NAME, Sample};
use crate::look::{colour, dash};
use crate::marker::marker;
use crate::scale::{Extent, Scale, is_drawable};
use crate::text::{Type, Wrapped, wrap};
use crate::thin::{Spot, thin, thin_dots};
use crate::{Area, Digits, Lines, Point, Series, Side, Stroke};
use std::fmt::Write as _;

/// Least height of the plot with its axes.
const LEAST: f64 = 320.0;
/// A series with more points has a band instead of error bars, and only a few markers.
const FEW: usize = 40;
/// The type of marks.
const MARK: Type = Type::regular(12.0);
/// Widest name that stands at the end of its curve.
const WIDEST: f64 = 170.0;

/// How the series are named.
enum Naming {
    /// At the ends of the curves.
    Ends(Vec<(usize, Wrapped)>),
    /// In rows above the plot.
    Rows(Legend),
}

/// The plot and its axes.
struct Frame {
    plot: Area,
    x: Scale,
    y: Scale,
}

/// The height that names and a readable plot need.
pub(crate) fn least_height(body: &Lines, room: f64) -> f64 {
    match naming(body, room) {
        Naming::Ends(_) => LEAST,
        Naming::Rows(legend) => legend.height() + LEAST,
    }
}

/// Draws the curves in an area.
pub(crate) fn draw(body: &Lines, canvas: &mut Canvas, mut area: Area) {
    let naming = naming(body, area.width());
    if let Naming::Rows(legend) = &naming {
        legend.draw(canvas, area);
        area.top += legend.height();
    }
    let mut beside = names_beside(&naming, body);
    let digits = canvas.look.digits;
    let frame = frame(body, area, labels::width(&beside), digits, canvas);
    let Frame { plot, x, y } = &frame;
    canvas.plot(*plot);
    draw_vertical(canvas, y, *plot);
    draw_horizontal(canvas, x, *plot, &body.x.label, true);
    draw_marks(body, canvas, &frame);
    for (place, series) in body.series.iter().enumerate() {
        draw_series(canvas, paint(place, series), series, &frame, body.series.len() > 1);
    }
    for label in &mut beside {
        label.from = match label.of {
            Named::Series(place) => last(&body.series[place]).map(|point| (x.place(point.x), y.place(point.y))),
            Named::Mark(value) => Some((plot.right, y.place(value))),
        };
    }
    labels::draw(canvas, beside, *plot);
}

/// The last point that can be drawn.
fn last(series: &Series) -> Option<&Point> {
    series.points.iter().rev().find(|point| is_drawable(point.x) && is_drawable(point.y))
}

/// Whose colour, marker and dash a series has.
fn paint(place: usize, series: &Series) -> usize {
    series.paint.unwrap_or(place)
}

/// True for a curve whose points have colours of their own.
fn is_joint(series: &Series) -> bool {
    series.points.iter().any(|point| point.paint.is_some())
}

/// What stands for a series beside its name.
fn sample(series: &Series) -> Sample {
    if is_joint(series) { Sample::Joint } else { Sample::Curve(series.stroke) }
}

/// Names stand at the ends of curves when they are short, few, and all curves end near the right edge.
fn naming(body: &Lines, room: f64) -> Naming {
    let entry = |(place, series)| (paint(place, series), series.name.as_str(), sample(series));
    let rows = || Naming::Rows(Legend::new(body.series.iter().enumerate().map(entry), room));
    let named: Vec<(usize, Wrapped)> = body
        .series
        .iter()
        .enumerate()
        .map(|(place, series)| (place, wrap(&series.name, NAME, WIDEST, 2)))
        .filter(|(_, name)| !name.lines.is_empty())
        .collect();
    let height: f64 = named.iter().map(|(_, name)| name.height(NAME) + 6.0).sum();
    let x = |point: &Point| if body.x.log { point.x.max(1e-290).log10() } else { point.x };
    let extent = |points: &mut dyn Iterator<Item = f64>| {
        points.filter(|x| is_drawable(*x)).fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| (low.min(x), high.max(x)))
    };
    let (low, high) = extent(&mut body.series.iter().flat_map(|series| &series.points).map(x));
    let ends_right = |place: usize| last(&body.series[place]).is_some_and(|point| x(point) >= high - 0.12 * (high - low));
    let fits = height <= 0.6 * LEAST && named.iter().all(|(place, name)| name.whole.is_none() && ends_right(*place));
    if fits && body.series.iter().all(|series| series.stroke == Stroke::Line) { Naming::Ends(named) } else { rows() }
}

/// What stands to the right of the plot: names of curves and labels of horizontal marks.
fn names_beside(naming: &Naming, body: &Lines) -> Vec<Label> {
    let mut beside = Vec::new();
    if let Naming::Ends(names) = naming {
        for (place, name) in names {
            let series = &body.series[*place];
            let sample = Some((paint(*place, series), sample(series)));
            beside.push(Label { of: Named::Series(*place), sample, text: name.clone(), face: NAME, from: None });
        }
    }
    for mark in body.marks.iter().filter(|mark| mark.axis == Side::Y && is_drawable(mark.at) && !mark.label.trim().is_empty()) {
        let sample = mark.paint.map(|paint| (paint, Sample::Across));
        beside.push(Label { of: Named::Mark(mark.at), sample, text: wrap(&mark.label, MARK, WIDEST, 3), face: MARK, from: None });
    }
    beside
}

/// Lays out the axes, and writes the title of the vertical one and the labels of vertical marks above the plot.
fn frame(body: &Lines, area: Area, right: f64, digits: Digits, canvas: &mut Canvas) -> Frame {
    let drawable = || body.series.iter().flat_map(|series| &series.points).filter(|point| is_drawable(point.x) && is_drawable(point.y));
    let marks = |side: Side| body.marks.iter().filter(move |mark| mark.axis == side).map(|mark| mark.at);
    let ends = drawable().filter_map(interval).flat_map(|(low, high)| [low, high]).filter(|end| !body.y.log || *end > 0.0);
    let x_extent = Extent::of(drawable().map(|point| point.x).chain(marks(Side::X)));
    let y_extent = Extent::of(drawable().map(|point| point.y).chain(ends).chain(marks(Side::Y)));
    let y_extent = if body.y.log { y_extent } else { y_extent.towards_zero() };
    let (title, title_height) = title_above(&body.y.label, area.width());
    let vertical_marks: Vec<(f64, String)> = body
        .marks
        .iter()
        .filter(|mark| mark.axis == Side::X && is_drawable(mark.at))
        .map(|mark| (mark.at, wrap(&mark.label, MARK, 180.0, 1).lines.concat()))
        .filter(|(_, label)| !label.is_empty())
        .collect();
    let mut rows = 0;
    loop {
        let top = area.top + title_height + f64::from(rows) * (MARK.leading() + 2.0);
        let bottom = area.bottom - height_below(&body.x.label, area.width());
        let y = vertical(&body.y, y_extent, (top, bottom), digits);
        let plot = Area { left: area.left + width_of_labels(&y), top, right: area.right - right, bottom };
        let x = horizontal(&body.x, x_extent, (plot.left, plot.right), digits);
        let places: Vec<(f64, f64)> = vertical_marks.iter().map(|(at, label)| (x.place(*at), MARK.width(label))).collect();
        let (rows_of, needed) = labels::stagger(&places, (plot.left - 4.0, plot.right));
        if needed <= rows {
            let (ink, muted) = (canvas.theme.ink, canvas.theme.muted);
            canvas.lines(&title, (area.left, area.top), Anchor::Left, crate::axes::AXIS, ink);
            for ((_, label), (row, middle)) in vertical_marks.iter().zip(rows_of) {
                let baseline = top - 6.0 - f64::from(row) * (MARK.leading() + 2.0);
                canvas.text(label, (middle, baseline), Anchor::Middle, MARK, muted);
            }
            return Frame { plot, x, y };
        }
        rows = needed;
    }
}

/// The interval of a point, if both ends can be drawn.
fn interval(point: &Point) -> Option<(f64, f64)> {
    point.interval.filter(|(low, high)| is_drawable(*low) && is_drawable(*high)).map(|(low, high)| (low.min(high), low.max(high)))
}

/// Lines across the plot.
fn draw_marks(body: &Lines, canvas: &mut Canvas, Frame { plot, x, y }: &Frame) {
    for mark in body.marks.iter().filter(|mark| is_drawable(mark.at)) {
        let ink = mark.paint.map_or(canvas.theme.muted, |paint| colour(canvas.theme, paint));
        match mark.axis {
            Side::X => canvas.line((x.place(mark.at), plot.top - 3.0), (x.place(mark.at), plot.bottom), ink, 1.4, ACROSS),
            Side::Y => canvas.line((plot.left, y.place(mark.at)), (plot.right, y.place(mark.at)), ink, 1.4, ACROSS),
        }
    }
}

/// One series: band or bars, curve, markers.
fn draw_series(canvas: &mut Canvas, own: usize, series: &Series, Frame { plot, x, y }: &Frame, has_others: bool) {
    let spots: Vec<Spot> = series
        .points
        .iter()
        .filter(|point| is_drawable(point.x) && is_drawable(point.y))
        .map(|point| Spot {
            x: x.place(point.x),
            y: y.place(point.y),
            interval: interval(point).map(|(low, high)| (y.place(low), y.place(high))),
            paint: point.paint.unwrap_or(own),
        })
        .collect();
    canvas.skip(series.points.len() - spots.len());
    if series.stroke == Stroke::Dots {
        return draw_dots(canvas, own, &thin_dots(&spots));
    }
    let spots = thin(&spots, plot.width());
    let ink = if is_joint(series) { canvas.theme.muted } else { colour(canvas.theme, own) };
    if spots.len() > FEW {
        draw_band(canvas, ink, &spots);
    }
    if spots.len() > 1 {
        let width = if spots.len() > 400 { 1.3 } else { 2.3 };
        let path: Vec<String> = spots.iter().map(|spot| format!("{} {}", short(spot.x), short(spot.y))).collect();
        // A dash on a dense curve would look like gaps in the data.
        let dashes = if spots.len() > 400 || dash(own).is_empty() { String::new() } else { format!(" stroke-dasharray=\"{}\"", dash(own)) };
        canvas.element(&format!(
            "<path d=\"M{}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"{dashes}/>",
            path.join("L")
        ));
    }
    if spots.len() <= FEW {
        draw_error_bars(canvas, &spots);
    }
    let stride = if spots.len() <= FEW { 1 } else { spots.len().div_ceil(8) };
    for (at, spot) in spots.iter().enumerate() {
        canvas.point(spot.x, spot.y);
        if (has_others || stride == 1) && at % stride == (stride / 2 + own * stride / 5) % stride {
            marker(canvas, spot.paint, spot.x, spot.y, 4.6);
        }
    }
}

/// Small dots, see-through where they crowd.
fn draw_dots(canvas: &mut Canvas, paint: usize, spots: &[Spot]) {
    let ink = colour(canvas.theme, paint);
    // Round ends of strokes without length: a third of what as many circles would take.
    let clarity = if spots.len() > 1500 { 0.25 } else { 0.45 };
    let mut path = String::new();
    for spot in spots {
        canvas.point(spot.x, spot.y);
        let _ = write!(path, "M{} {}h0", short(spot.x), short(spot.y));
    }
    canvas.element(&format!(
        "<path d=\"{path}\" stroke=\"{ink}\" stroke-opacity=\"{clarity}\" stroke-width=\"4.4\" stroke-linecap=\"round\"/>"
    ));
}

/// The intervals as one pale band.
fn draw_band(canvas: &mut Canvas, ink: &str, spots: &[Spot]) {
    let corner = |x: f64, y: f64| format!("{} {}", short(x), short(y));
    let there = || spots.iter().filter_map(|spot| spot.interval.map(|(low, high)| (spot.x, low, high)));
    let mut corners: Vec<String> = there().map(|(x, _, high)| corner(x, high)).collect();
    let back: Vec<String> = there().map(|(x, low, _)| corner(x, low)).collect();
    corners.extend(back.into_iter().rev());
    if !corners.is_empty() {
        canvas.element(&format!("<path d=\"M{}Z\" fill=\"{ink}\" fill-opacity=\"0.18\"/>", corners.join("L")));
    }
}

/// The intervals as upright bars with caps.
fn draw_error_bars(canvas: &mut Canvas, spots: &[Spot]) {
    for spot in spots {
        let ink = colour(canvas.theme, spot.paint);
        if let Some((low, high)) = spot.interval {
            let (x, left, right) = (short(spot.x), short(spot.x - 4.0), short(spot.x + 4.0));
            let (low, high) = (short(low), short(high));
            canvas.element(&format!(
                "<path d=\"M{x} {low}V{high}M{left} {low}H{right}M{left} {high}H{right}\" stroke=\"{ink}\" stroke-width=\"1.4\"/>"
            ));
        }
    }
}
