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
/// The same on a horizontal axis, where labels are wider than they are tall.
const WIDE_FOOT: f64 = 60.0;

/// Far enough from the end of the numbers to be added to others and rounded up.
const LARGEST: f64 = 1e290;
/// What is nearer to zero counts as zero.
const SMALLEST: f64 = 1e-290;

/// Whether a number can be drawn: finite, and not at the end of the numbers.
pub(crate) fn is_drawable(value: f64) -> bool {
    value.abs() <= LARGEST
}

/// Whether a number has a place on a logarithmic axis.
pub(crate) fn has_logarithm(value: f64) -> bool {
    value >= SMALLEST
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
            let value = if value.abs() < SMALLEST { 0.0 } else { value };
            extent.low = extent.low.min(value);
            extent.high = extent.high.max(value);
            if has_logarithm(value) {
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
        let mut fewest = None;
        for values in choices {
            let scale = Self::with_ticks(axis, extent, span, &values, digits);
            if scale.is_legible() {
                return scale;
            }
            fewest = Some(scale);
        }
        let mut scale = fewest.expect("there is always a choice");
        scale.drop_colliding();
        scale
    }

    /// An axis with given ticks, from the least to the greatest.
    fn with_ticks(axis: &Axis, extent: Extent, span: Span, values: &[f64], digits: Digits) -> Self {
        let foot = (axis.log && !has_logarithm(extent.low) && !extent.is_empty).then_some(span.from);
        let pull = if foot.is_some() { if span.horizontal { WIDE_FOOT } else { -FOOT } } else { 0.0 };
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
            scale.ticks.push(Tick { value, at: scale.along(value), label });
        }
        if axis.log && scale.high - scale.low < 4.5 {
            let tens = scale.low.floor() as i32..=scale.high.ceil() as i32;
            let small = tens.flat_map(|power| (2..10).map(move |times| f64::from(times) * 10f64.powi(power)));
            scale.minor = small.filter(|value| (first..=last).contains(value)).map(|value| scale.place(value)).collect();
        }
        scale
    }

    /// The place of a value; never outside the axis.
    pub fn place(&self, value: f64) -> f64 {
        if let Some(foot) = self.foot.filter(|_| !has_logarithm(value)) {
            return foot;
        }
        let (one, two) = (self.span.from.min(self.span.to), self.span.from.max(self.span.to));
        self.along(value).clamp(one, two)
    }

    /// The place of a value, which may be beyond the ends of the axis: the edge of a bin.
    pub fn along(&self, value: f64) -> f64 {
        let bent = if self.log { value.max(f64::MIN_POSITIVE).log10() } else { value };
        self.span.from + (bent - self.low) / (self.high - self.low) * (self.span.to - self.span.from)
    }

    /// Where bars begin: at zero, or at the low end of a logarithmic axis.
    pub fn base(&self) -> f64 {
        if self.log { self.foot.unwrap_or(self.span.from) } else { self.place(0.0) }
    }

    /// Whether the labels keep clear of each other.
    fn is_legible(&self) -> bool {
        self.ticks.windows(2).all(|pair| self.is_clear(&pair[0], &pair[1]))
    }

    /// Whether two labels keep clear of each other.
    fn is_clear(&self, one: &Tick, two: &Tick) -> bool {
        let half = |tick: &Tick| if self.span.horizontal { TICK.width(&tick.label) / 2.0 + 7.0 } else { 13.0 };
        (one.at - two.at).abs() >= half(one) + half(two)
    }

    /// Where even the fewest ticks are too many, those go that stand too near to one before them.
    fn drop_colliding(&mut self) {
        let mut kept: Vec<Tick> = Vec::new();
        for tick in std::mem::take(&mut self.ticks) {
            if kept.last().is_none_or(|last| self.is_clear(last, &tick)) {
                kept.push(tick);
            }
        }
        self.ticks = kept;
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
    let (low, high) = if extent.least <= LARGEST { (extent.least, extent.high) } else { (1.0, 10.0) };
    let (low_power, high_power) = ((low.log10() + 1e-9).floor() as i32, (high.log10() - 1e-9).ceil() as i32);
    let mut choices = Vec::new();
    if high.log10() - low.log10() <= 2.5 {
        let all: Vec<f64> =
            (low_power - 1..=high_power + 1).flat_map(|power| [1.0, 2.0, 5.0].map(|times| times * 10f64.powi(power))).collect();
        let mut from = all.iter().rposition(|&value| value <= low * (1.0 + 1e-9)).unwrap_or(0);
        let mut to = all.iter().position(|&value| value >= high * (1.0 - 1e-9)).unwrap_or(all.len() - 1);
        if from == to {
            from -= usize::from(from > 0 && !(whole && all[from] <= 1.0));
            to = (to + 1).min(all.len() - 1);
        }
        choices.push(all[from..=to].to_vec());
    }
    // Divisors of 300: no tick lies beyond the numbers.
    for stride in [1, 2, 3, 5, 10, 20, 50, 100, 150, 300] {
        let from = low_power.div_euclid(stride) * stride;
        let to = (from + stride).max(-(-high_power).div_euclid(stride) * stride);
        let step = usize::try_from(stride).expect("strides are above zero");
        choices.push((from..=to).step_by(step).map(|power| 10f64.powi(power)).collect());
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    const ACROSS: Span = Span { from: 80.0, to: 900.0, horizontal: true };
    const UP: Span = Span { from: 520.0, to: 120.0, horizontal: false };

    fn labels(axis: &Axis, values: &[f64], span: Span) -> Vec<String> {
        Scale::new(axis, Extent::of(values.iter().copied()), span, Digits::Latin).ticks.into_iter().map(|tick| tick.label).collect()
    }

    /// Whether a number is 1, 2 or 5 times a power of ten.
    fn is_round(value: f64) -> bool {
        let first = value.abs() / 10f64.powf(value.abs().log10().floor());
        [1.0, 2.0, 5.0, 10.0].into_iter().any(|round| (first - round).abs() < 1e-6)
    }

    #[test]
    fn depths_have_a_tick_each() {
        assert_eq!(labels(&Axis::whole(""), &[1.0, 8.0], ACROSS), ["1", "2", "3", "4", "5", "6", "7", "8"]);
    }

    #[test]
    fn whole_axes_have_no_halves() {
        assert_eq!(labels(&Axis::whole(""), &[4.0], ACROSS), ["3", "4", "5"]);
        assert_eq!(labels(&Axis::whole(""), &[0.0, 1.0], UP), ["0", "1"]);
    }

    #[test]
    fn shares_are_in_percent() {
        assert_eq!(labels(&Axis::percent(""), &[0.0, 0.98], UP), ["0%", "20%", "40%", "60%", "80%", "100%"]);
    }

    #[test]
    fn logarithmic_axes_have_decades_or_one_two_five() {
        assert_eq!(labels(&Axis::log(""), &[3.0, 2_000_000.0], UP), ["1", "10", "100", "1k", "10k", "100k", "1M", "10M"]);
        assert_eq!(labels(&Axis::log(""), &[15.0, 300.0], UP), ["10", "20", "50", "100", "200", "500"]);
        assert_eq!(labels(&Axis::log(""), &[100.0], UP), ["50", "100", "200"]);
        assert_eq!(labels(&Axis::log(""), &[1e-9, 1e12], UP).len(), 12);
    }

    #[test]
    fn what_has_no_logarithm_stands_at_the_foot() {
        let scale = Scale::new(&Axis::log(""), Extent::of([0.0, 10.0, 1000.0]), UP, Digits::Latin);
        assert_eq!(scale.ticks[0].label, "0");
        assert_eq!(scale.place(0.0), 520.0);
        assert!(scale.place(10.0) <= 520.0 - FOOT);
        let below = Scale::new(&Axis::log(""), Extent::of([-3.0, 10.0, 1000.0]), UP, Digits::Latin);
        assert_eq!((below.ticks[0].label.as_str(), below.place(-3.0)), ("≤ 0", 520.0));
        assert_eq!(labels(&Axis::log(""), &[0.0, -1.0], UP), ["≤ 0", "1", "2", "5", "10"]);
    }

    #[test]
    fn nothing_to_draw_still_has_an_axis() {
        assert!(labels(&Axis::new(""), &[], UP).len() >= 2);
        assert!(labels(&Axis::log(""), &[f64::NAN, f64::INFINITY], UP).len() >= 2);
    }

    proptest::proptest! {
        #![proptest_config(proptest::test_runner::Config { failure_persistence: None, ..Default::default() })]

        #[test]
        fn linear_ticks_are_round_and_cover_the_data(one in -1e9..1e9f64, two in -1e9..1e9f64, power in -200..200i32, up: bool, whole: bool) {
            let values = [one, two].map(|value| value * 10f64.powi(power));
            let span = if up { UP } else { ACROSS };
            let scale = Scale::new(&Axis { whole, ..Axis::default() }, Extent::of(values), span, Digits::Latin);
            let step = scale.ticks[1].value - scale.ticks[0].value;
            let size = values[0].abs().max(values[1].abs());
            proptest::prop_assert!((2..=14).contains(&scale.ticks.len()), "{:?}", scale.ticks);
            proptest::prop_assert!(is_round(step) || step < 1e-4 * size, "{step}");
            proptest::prop_assert!(scale.ticks[0].value <= values[0].min(values[1]) + 1e-6 * step);
            proptest::prop_assert!(scale.ticks[scale.ticks.len() - 1].value >= values[0].max(values[1]) - 1e-6 * step);
            proptest::prop_assert!(scale.is_legible());
        }

        #[test]
        fn logarithmic_ticks_are_round_and_cover_the_data(one in -289.0..289f64, two in -289.0..289f64, up: bool) {
            let values = [one, two].map(|power| 10f64.powf(power));
            let span = if up { UP } else { ACROSS };
            let scale = Scale::new(&Axis::log(""), Extent::of(values), span, Digits::Latin);
            proptest::prop_assert!(scale.ticks.len() >= 2 && scale.is_legible(), "{:?}", scale.ticks);
            proptest::prop_assert!(scale.ticks.iter().all(|tick| is_round(tick.value)), "{:?}", scale.ticks);
            proptest::prop_assert!(scale.ticks[0].value <= values[0].min(values[1]) * 1.000_001);
            proptest::prop_assert!(scale.ticks[scale.ticks.len() - 1].value >= values[0].max(values[1]) * 0.999_999);
        }

        #[test]
        fn greater_values_stand_higher(one in -1e6..1e6f64, two in -1e6..1e6f64, log: bool) {
            let scale = Scale::new(&Axis { log, ..Axis::default() }, Extent::of([one, two, 1.0]), UP, Digits::Latin);
            let (low, high) = (one.min(two), one.max(two));
            proptest::prop_assert!(scale.place(low) >= scale.place(high));
        }
    }
}
