//! From numbers to places on an axis, with ticks at round numbers.
//!
//! A linear axis has ticks 1, 2 or 5 times a power of ten apart, a logarithmic one at powers of ten, and
//! between them at 2 and 5 where few powers fit. The first tick is at or below the least value and the
//! last at or above the greatest, so that a reader can bracket every point.
//!
//! ```text
//!   linear       0 ──── 5 ──── 10 ──── 15       logarithmic with a foot    0 ─//─ 1 ──── 10 ──── 100
//! ```

use crate::text::Type;
use crate::{Axis, Digits, number};

/// The type of tick labels.
pub(crate) const TICK: Type = Type::regular(13.0);

/// Room at the foot of a logarithmic axis for values that have no logarithm.
const FOOT: f64 = 34.0;

/// Whether a number can be drawn: finite, and far enough from the end of the numbers to be added to others.
pub(crate) fn is_drawable(value: f64) -> bool {
    value.abs() <= 1e300
}

/// What the values on an axis span.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Extent {
    low: f64,
    high: f64,
    /// The least value above zero.
    least: f64,
    is_empty: bool,
}

impl Extent {
    /// The span of values; those that cannot be drawn do not count.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Self {
        let mut extent = Self { low: f64::INFINITY, high: f64::NEG_INFINITY, least: f64::INFINITY, is_empty: true };
        for value in values.into_iter().filter(|value| is_drawable(*value)) {
            extent.low = extent.low.min(value);
            extent.high = extent.high.max(value);
            if value > 1e-300 {
                extent.least = extent.least.min(value);
            }
            extent.is_empty = false;
        }
        if extent.is_empty { Self { low: 0.0, high: 1.0, least: 1.0, is_empty: true } } else { extent }
    }

    /// Starts at zero when the values are all on one side of it and do not keep far from it: a curve that
    /// seems to double should have doubled.
    pub fn towards_zero(mut self) -> Self {
        if self.low > 0.0 && (self.low <= 0.5 * self.high || self.low == self.high) {
            self.low = 0.0;
        }
        if self.high < 0.0 && (self.high >= 0.5 * self.low || self.low == self.high) {
            self.high = 0.0;
        }
        self
    }

    /// Takes in zero, for bars that grow from it.
    pub fn with_zero(mut self) -> Self {
        (self.low, self.high) = (self.low.min(0.0), self.high.max(0.0));
        self
    }

    /// The least and greatest value, pulled apart when they are the same.
    fn spread(self, whole: bool) -> (f64, f64) {
        if self.high - self.low > 1e-9 * self.high.abs().max(self.low.abs()) {
            return (self.low, self.high);
        }
        if self.low == 0.0 {
            return (0.0, 1.0);
        }
        let room = if whole { 1.0 } else { 0.1 * self.low.abs() };
        (self.low - room.max(self.low.abs() * 1e-6), self.high + room.max(self.high.abs() * 1e-6))
    }
}

/// Where an axis runs on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Span {
    /// Place of the least value.
    pub from: f64,
    /// Place of the greatest value; above `from` on the page for a vertical axis, hence smaller.
    pub to: f64,
    /// Labels stand side by side rather than one above the other.
    pub horizontal: bool,
}

/// A labelled place on an axis.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tick {
    /// The value.
    pub value: f64,
    /// Its place on the page.
    pub at: f64,
    /// Its text.
    pub label: String,
}

/// An axis laid out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Scale {
    log: bool,
    /// Ends of the axis; logarithms on a logarithmic one.
    low: f64,
    high: f64,
    span: Span,
    /// Where values without a logarithm stand.
    pub foot: Option<f64>,
    /// The ticks, that of the foot first.
    pub ticks: Vec<Tick>,
    /// Places of the small ticks between the powers of ten.
    pub minor: Vec<f64>,
}

impl Scale {
    /// Lays out an axis that covers `extent` on `span`, with as many ticks as there is room for.
    pub fn new(axis: &Axis, extent: Extent, span: Span, digits: Digits) -> Self {
        let choices = if axis.log { decades(extent, axis.whole) } else { steps(axis, extent, span) };
        let count = choices.len();
        let mut laid: Vec<Self> = choices.into_iter().map(|values| Self::with_ticks(axis, extent, span, &values, digits)).collect();
        let best = laid.iter().position(Self::is_legible).unwrap_or(count - 1);
        laid.swap_remove(best)
    }

    /// An axis with given ticks, from the least to the greatest.
    fn with_ticks(axis: &Axis, extent: Extent, span: Span, values: &[f64], digits: Digits) -> Self {
        let foot = (axis.log && extent.low <= 1e-300 && !extent.is_empty).then_some(span.from);
        let pull = if foot.is_some() { FOOT.copysign(span.to - span.from) } else { 0.0 };
        let bend = |value: f64| if axis.log { value.log10() } else { value };
        let (first, last) = (values[0], values[values.len() - 1]);
        let inner = Span { from: span.from + pull, ..span };
        let mut scale = Self { log: axis.log, low: bend(first), high: bend(last), span: inner, foot, ticks: Vec::new(), minor: Vec::new() };
        if let Some(at) = foot {
            let zero = number::tick(0.0, axis.percent, digits);
            scale.ticks.push(Tick { value: 0.0, at, label: if extent.low < 0.0 { format!("≤ {zero}") } else { zero } });
        }
        let step = values.get(1).map_or(1.0, |second| second - first);
        let format = number::Format::of_steps(first.abs().max(last.abs()), step, axis.percent, digits);
        for &value in values {
            let label = if axis.log { number::tick(value, axis.percent, digits) } else { format.write(value) };
            scale.ticks.push(Tick { value, at: scale.place(value), label });
        }
        if axis.log && scale.high - scale.low < 8.5 {
            let tens = scale.low.floor() as i32..=scale.high.ceil() as i32;
            let small = tens.flat_map(|power| (2..10).map(move |times| f64::from(times) * 10f64.powi(power)));
            scale.minor = small.filter(|value| (first..=last).contains(value)).map(|value| scale.place(value)).collect();
        }
        scale
    }

    /// The place of a value; never outside the axis.
    pub fn place(&self, value: f64) -> f64 {
        if let Some(foot) = self.foot.filter(|_| value <= 1e-300) {
            return foot;
        }
        let (one, two) = (self.span.from.min(self.span.to), self.span.from.max(self.span.to));
        self.along(value).clamp(one, two)
    }

    /// The place of a value, which may be beyond the ends of the axis: the edge of a bin.
    pub fn along(&self, value: f64) -> f64 {
        let bent = if self.log { value.max(1e-300).log10() } else { value };
        self.span.from + (bent - self.low) / (self.high - self.low) * (self.span.to - self.span.from)
    }

    /// Where bars begin: at zero, or at the low end of a logarithmic axis.
    pub fn base(&self) -> f64 {
        if self.log { self.foot.unwrap_or(self.span.from) } else { self.place(0.0) }
    }

    /// Whether the labels keep clear of each other.
    fn is_legible(&self) -> bool {
        let ends = |tick: &Tick| {
            let half = if self.span.horizontal { TICK.width(&tick.label) / 2.0 + 7.0 } else { 13.0 };
            (tick.at - half, tick.at + half)
        };
        self.ticks.windows(2).all(|pair| {
            let (one, two) = (ends(&pair[0]), ends(&pair[1]));
            one.1 <= two.0 || two.1 <= one.0
        })
    }
}

/// Ticks of a linear axis, most first.
fn steps(axis: &Axis, extent: Extent, span: Span) -> Vec<Vec<f64>> {
    let (low, high) = extent.spread(axis.whole);
    let room = (span.to - span.from).abs();
    let most = (room / if span.horizontal { 64.0 } else { 48.0 }).clamp(2.0, 12.0) as u32;
    let mut choices: Vec<Vec<f64>> = Vec::new();
    for count in (1..=most).rev() {
        let mut step = round_step((high - low) / f64::from(count));
        if axis.whole {
            step = step.max(1.0);
        }
        let (first, last) = ((low / step + 1e-9).floor() as i64, (high / step - 1e-9).ceil() as i64);
        let values: Vec<f64> = (first..=last.max(first + 1)).map(|at| multiple(at, step)).collect();
        if values.len() <= most as usize + 2 && choices.last() != Some(&values) {
            choices.push(values);
        }
    }
    choices
}

/// `at` times `step`, without the error that multiplying by 0.1 brings.
fn multiple(at: i64, step: f64) -> f64 {
    if step < 1.0 { at as f64 / (1.0 / step).round() } else { at as f64 * step }
}

/// The least of 1, 2, 5, 10, 20, 50 … and 0.5, 0.2, 0.1 … that is not below `step`.
pub(crate) fn round_step(step: f64) -> f64 {
    let ten = 10f64.powf(step.log10().floor());
    let times = [1.0, 2.0, 5.0].into_iter().find(|times| step <= ten * times * (1.0 + 1e-9)).unwrap_or(10.0);
    ten * times
}

/// Ticks of a logarithmic axis, most first: 1 2 5, then every power of ten, then every second, third …
fn decades(extent: Extent, whole: bool) -> Vec<Vec<f64>> {
    let (least, high) = (extent.least.min(1e300), extent.high.max(extent.least.min(1e300)));
    let (least, high) = if high > 1e-300 && least < 1e300 { (least, high) } else { (1.0, 10.0) };
    let (low_power, high_power) = ((least.log10() + 1e-9).floor() as i32, (high.log10() - 1e-9).ceil() as i32);
    let mut choices = Vec::new();
    if high.log10() - least.log10() <= 2.5 {
        let all: Vec<f64> =
            (low_power - 1..=high_power + 1).flat_map(|power| [1.0, 2.0, 5.0].map(|times| times * 10f64.powi(power))).collect();
        let mut first = all.iter().rposition(|&value| value <= least * (1.0 + 1e-9)).unwrap_or(0);
        let mut last = all.iter().position(|&value| value >= high * (1.0 - 1e-9)).unwrap_or(all.len() - 1);
        if first == last {
            first -= usize::from(first > 0 && !(whole && all[first] <= 1.0));
            last = (last + 1).min(all.len() - 1);
        }
        choices.push(all[first..=last].to_vec());
    }
    for stride in [1, 2, 3, 5, 10, 20, 50, 100, 200, 400] {
        let first = low_power.div_euclid(stride) * stride;
        let last = (first + stride).max(-(-high_power).div_euclid(stride) * stride);
        let step = usize::try_from(stride).expect("strides are above zero");
        choices.push((first..=last).step_by(step).map(|power| 10f64.powi(power)).collect());
    }
    choices
}
