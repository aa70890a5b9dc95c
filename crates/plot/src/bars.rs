//! Groups of bars with confidence intervals.

use crate::axes::{AXIS, draw_vertical, title_above, vertical, width_of_labels};
use crate::canvas::{Anchor, Canvas, short};
use crate::legend::{Legend, Sample};
use crate::marker::bar;
use crate::number;
use crate::scale::{Extent, Scale, TICK};
use crate::text::{Type, Wrapped, wrap};
use crate::{Area, BarSeries, Bars, Estimate};

/// The type of the numbers above bars.
const VALUE: Type = Type::regular(11.5);
/// Widest bar.
const WIDEST: f64 = 72.0;
/// Room between the plot and the names of the groups.
const GAP: f64 = 8.0;

/// The height that legend, plot and names need.
pub(crate) fn least_height(body: &Bars, room: f64) -> f64 {
    legend(body, room).height() + 340.0
}

/// Whose colour and hatch a series has.
fn paint(place: usize, series: &BarSeries) -> usize {
    series.paint.unwrap_or(place)
}

fn legend(body: &Bars, room: f64) -> Legend {
    let several = body.series.len() > 1;
    let entry = |(place, series)| (paint(place, series), series.name.as_str(), Sample::Bar);
    Legend::new(body.series.iter().enumerate().filter(|_| several).map(entry), room)
}

/// The bars that can be drawn: group, place in the group, estimate.
fn drawable(body: &Bars) -> impl Iterator<Item = (usize, usize, Estimate)> {
    body.series.iter().enumerate().flat_map(|(place, series)| {
        let bars = series.bars.iter().take(body.categories.len()).enumerate();
        bars.filter_map(move |(group, bar)| bar.filter(Estimate::is_drawable).map(|bar| (group, place, bar)))
    })
}

/// Draws the bars in an area.
pub(crate) fn draw(body: &Bars, canvas: &mut Canvas, mut area: Area) {
    let legend = legend(body, area.width());
    legend.draw(canvas, area);
    area.top += legend.height();
    let (title, title_height) = title_above(&body.y.label, area.width());
    let ink = canvas.theme.ink;
    canvas.lines(&title, (area.left, area.top), Anchor::Left, AXIS, ink);
    area.top += title_height + VALUE.leading();

    // The names' heights depend on the width of a group, that on the width of the tick labels, and those hardly on the names.
    let digits = canvas.look.digits;
    let ends = drawable(body).flat_map(|(_, _, bar)| [bar.value, bar.low, bar.high]).filter(|value| !body.y.log || *value > 0.0);
    let extent = if body.y.log { Extent::of(ends) } else { Extent::of(ends).with_zero() };
    let first = vertical(&body.y, extent, (area.top, area.bottom - 60.0), digits);
    let left = area.left + width_of_labels(&first).max(40.0);
    let names = Names::new(body, area.right - left);
    let bottom = area.bottom - GAP - names.height;
    let y = vertical(&body.y, extent, (area.top, bottom), digits);
    let plot = Area { left: (area.left + width_of_labels(&y)).max(left), top: area.top, right: area.right, bottom };
    canvas.plot(plot);
    draw_vertical(canvas, &y, plot);
    draw_bars(body, canvas, plot, &y);
    canvas.line((plot.left, y.base()), (plot.right, y.base()), canvas.theme.axis, 1.2, "");
    names.draw(canvas, plot);
}

/// The names of the groups, and which of them are shown.
struct Names {
    lines: Vec<Wrapped>,
    /// Every n-th name is shown, where groups are narrow.
    stride: usize,
    height: f64,
}

impl Names {
    fn new(body: &Bars, room: f64) -> Self {
        let group = room / body.categories.len().max(1) as f64;
        let widest = body.categories.iter().map(|name| TICK.width(name)).fold(0.0, f64::max).min(36.0);
        let stride = ((widest + 8.0) / group).ceil().max(1.0);
        let names: Vec<Wrapped> = body.categories.iter().map(|name| wrap(name, TICK, group * stride - 8.0, 4)).collect();
        let height = names.iter().map(|name| name.height(TICK)).fold(0.0, f64::max);
        Self { lines: names, stride: stride as usize, height }
    }

    fn draw(&self, canvas: &mut Canvas, plot: Area) {
        let group = plot.width() / self.lines.len().max(1) as f64;
        let ink = canvas.theme.ink;
        for (at, name) in self.lines.iter().enumerate().step_by(self.stride) {
            let half = name.width(TICK) / 2.0;
            let middle = (plot.left + (at as f64 + 0.5) * group).clamp(half + 4.0, canvas.look.breadth() - half - 4.0);
            canvas.lines(name, (middle, plot.bottom + GAP), Anchor::Middle, TICK, ink);
        }
    }
}

/// Bars, whiskers, and numbers above them where they fit.
fn draw_bars(body: &Bars, canvas: &mut Canvas, plot: Area, y: &Scale) {
    let several = body.series.len().max(1) as f64;
    let group = plot.width() / body.categories.len().max(1) as f64;
    let slot = (group * 0.8 / several).min(WIDEST);
    let width = (slot - if slot > 8.0 { 3.0 } else { 0.5 }).max(0.5);
    let digits = canvas.look.digits;
    let label = |bar: &Estimate| number::value(bar.value, body.y.percent, digits);
    let numbered = drawable(body).all(|(_, _, bar)| bar.value >= 0.0 && VALUE.width(&label(&bar)) <= slot - 2.0);
    for (at, place, estimate) in drawable(body) {
        let middle = plot.left + (at as f64 + 0.5) * group + (place as f64 - (several - 1.0) / 2.0) * slot;
        let (end, base) = (y.place(estimate.value), y.base());
        let paint = paint(place, &body.series[place]);
        bar(canvas, paint, Area { left: middle - width / 2.0, top: end.min(base), right: middle + width / 2.0, bottom: end.max(base) });
        canvas.point(middle, end);
        whisker(canvas, &estimate, middle, width, y);
        if numbered {
            let top = end.min(y.place(estimate.high)).min(y.place(estimate.low));
            let ink = canvas.theme.ink;
            canvas.text(&label(&estimate), (middle, top - 5.0), Anchor::Middle, VALUE, ink);
        }
    }
    let given: usize = body.series.iter().map(|series| series.bars.iter().take(body.categories.len()).flatten().count()).sum();
    canvas.skip(given - drawable(body).count());
}

/// The interval of a bar, outlined in the ground so that it shows on the bar too.
fn whisker(canvas: &mut Canvas, bar: &Estimate, middle: f64, width: f64, y: &Scale) {
    if bar.low == bar.high {
        return;
    }
    let cap = (width / 4.0).clamp(1.0, 6.0);
    let (x, left, right) = (short(middle), short(middle - cap), short(middle + cap));
    let (low, high) = (short(y.place(bar.low)), short(y.place(bar.high)));
    let path = format!("M{x} {low}V{high}M{left} {low}H{right}M{left} {high}H{right}");
    let theme = canvas.theme;
    canvas.element(&format!("<path d=\"{path}\" stroke=\"{}\" stroke-width=\"4\"/>", theme.ground));
    canvas.element(&format!("<path d=\"{path}\" stroke=\"{}\" stroke-width=\"1.5\"/>", theme.ink));
}
