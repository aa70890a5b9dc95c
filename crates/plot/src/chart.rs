//! What a chart is made of: plain data.

use crate::Look;

/// A chart: words around it, data in it, and how it looks.
///
/// Every word a reader sees comes from here, so that a chart can be in any language.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// The headline, in bold.
    pub title: String,
    /// What was measured, in a line below the headline.
    pub subtitle: String,
    /// Where it comes from, in small grey letters at the foot: seed, version, number of games.
    pub footer: String,
    /// What the picture shows, in words, for those who cannot see it.
    pub description: String,
    /// The data.
    pub body: Body,
    /// Light or dark, direction, digits, size.
    pub look: Look,
}

/// The data of a chart, which decide its kind.
#[derive(Clone, PartialEq, Debug)]
pub enum Body {
    /// Curves over a number: depth against nodes, games against a rolling mean, a test's path between its bounds.
    Lines(Lines),
    /// How often values occur, a row for every series.
    Histogram(Histogram),
    /// Groups of bars with intervals.
    Bars(Bars),
    /// Everybody against everybody.
    Matrix(Matrix),
    /// Dots with whiskers, best on top.
    Ladder(Ladder),
}

/// An axis.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Axis {
    /// What it measures, with the unit: `time per move (s)`.
    pub label: String,
    /// Logarithmic. Zeros and negative values stand at the foot, below a break of the axis.
    pub log: bool,
    /// Ticks at whole numbers only: depths, plies, games.
    pub whole: bool,
    /// Values are shares, 0.4 is written 40%.
    pub percent: bool,
}

impl Axis {
    /// A linear axis of any numbers.
    pub fn new(label: impl Into<String>) -> Self {
        Self { label: label.into(), ..Self::default() }
    }

    /// A logarithmic axis.
    pub fn log(label: impl Into<String>) -> Self {
        Self { label: label.into(), log: true, ..Self::default() }
    }

    /// An axis of whole numbers.
    pub fn whole(label: impl Into<String>) -> Self {
        Self { label: label.into(), whole: true, ..Self::default() }
    }

    /// An axis of shares between 0 and 1, written in percent.
    pub fn percent(label: impl Into<String>) -> Self {
        Self { label: label.into(), percent: true, ..Self::default() }
    }
}

/// Curves over a number.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lines {
    /// The axis that runs to the right.
    pub x: Axis,
    /// The axis that runs up.
    pub y: Axis,
    /// The curves.
    pub series: Vec<Series>,
    /// Lines across the plot, with a label outside it.
    pub marks: Vec<Mark>,
}

/// A curve and its name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Series {
    /// The name; a series without one has no entry in the legend.
    pub name: String,
    /// The points, in the order they are joined.
    pub points: Vec<Point>,
    /// How the points are drawn.
    pub stroke: Stroke,
    /// Whose colour, marker, dash and hatch it has: what comes in several charts keeps its number in all of
    /// them. Without one it is its place in the chart.
    pub paint: Option<usize>,
}

/// How the points of a series are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stroke {
    /// Joined by a line.
    #[default]
    Line,
    /// As small dots: single games behind their rolling mean.
    Dots,
}

/// A point of a curve. One that is not finite is skipped.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// Place on the horizontal axis.
    pub x: f64,
    /// Place on the vertical axis.
    pub y: f64,
    /// Low and high end of the confidence interval of `y`.
    pub interval: Option<(f64, f64)>,
    /// Colour and marker of its own, by number. A curve of such points is a grey line that joins them.
    pub paint: Option<usize>,
}

impl Point {
    /// A point without an interval.
    pub fn new(x: f64, y: f64) -> Self {
        Self { x, y, interval: None, paint: None }
    }

    /// A point with a confidence interval.
    pub fn within(x: f64, y: f64, low: f64, high: f64) -> Self {
        Self { x, y, interval: Some((low, high)), paint: None }
    }

    /// The point with a colour and a marker of its own.
    #[must_use]
    pub fn painted(self, paint: usize) -> Self {
        Self { paint: Some(paint), ..self }
    }
}

/// A line across the plot.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// Where it crosses its axis.
    pub at: f64,
    /// What it means.
    pub label: String,
    /// The axis it crosses.
    pub axis: Side,
    /// Whose colour and marker it has; grey without one.
    pub paint: Option<usize>,
}

/// One of the two axes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The horizontal axis: the mark is a vertical line.
    X,
    /// The vertical axis: the mark is a horizontal line.
    Y,
}

/// How often values occur.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Histogram {
    /// The axis of the values.
    pub x: Axis,
    /// What is counted: `games`.
    pub y: String,
    /// The word before the mean of a series: `mean`.
    pub mean: String,
    /// The values of every series; those that are not finite are skipped.
    pub series: Vec<Values>,
}

/// A name and its values.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Values {
    /// The name.
    pub name: String,
    /// The values, in any order.
    pub values: Vec<f64>,
    /// Whose colour, marker, dash and hatch it has: what comes in several charts keeps its number in all of
    /// them. Without one it is its place in the chart.
    pub paint: Option<usize>,
}

/// Groups of bars.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bars {
    /// The groups, left to right.
    pub categories: Vec<String>,
    /// The axis that runs up.
    pub y: Axis,
    /// A bar of every group each.
    pub series: Vec<BarSeries>,
}

/// The bars of one colour.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BarSeries {
    /// The name.
    pub name: String,
    /// A bar for every category, where there is one.
    pub bars: Vec<Option<Estimate>>,
    /// Whose colour, marker, dash and hatch it has: what comes in several charts keeps its number in all of
    /// them. Without one it is its place in the chart.
    pub paint: Option<usize>,
}

/// A number with its confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// Low end of the interval; the number itself where there is none.
    pub low: f64,
    /// High end of the interval; the number itself where there is none.
    pub high: f64,
}

impl Estimate {
    /// A number with an interval.
    pub fn new(value: f64, low: f64, high: f64) -> Self {
        Self { value, low, high }
    }

    /// A number known exactly.
    pub fn exact(value: f64) -> Self {
        Self { value, low: value, high: value }
    }

    /// Whether all three can be drawn.
    pub(crate) fn is_drawable(&self) -> bool {
        [self.value, self.low, self.high].into_iter().all(crate::scale::is_drawable)
    }
}

/// Everybody against everybody: rows score against columns.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Matrix {
    /// The names of the rows.
    pub rows: Vec<String>,
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The cells, row by row; none where nobody met.
    pub cells: Vec<Vec<Option<Estimate>>>,
    /// Values are shares between 0 and 1, in percent, and the middle colour is at 50%.
    /// Otherwise the middle colour is at 0, and the ends are as far from it as the farthest value.
    pub percent: bool,
}

/// Names in the order of their values.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ladder {
    /// The axis of the values.
    pub axis: Axis,
    /// The entries, in any order; they are drawn best on top.
    pub entries: Vec<Entry>,
}

/// A step of a ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The name.
    pub name: String,
    /// Its value.
    pub estimate: Estimate,
    /// Whose colour, marker, dash and hatch it has: what comes in several charts keeps its number in all of
    /// them. Without one it is a round dot in the first colour.
    pub paint: Option<usize>,
}
