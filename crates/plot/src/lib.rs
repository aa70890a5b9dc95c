//! Charts of experiments, as a teacher would put them on a slide.
//!
//! A [`Chart`] is plain data: words, numbers, and how it should look. It becomes SVG by a small writer of its own and
//! PNG from that SVG, with the fonts inside the program. Every word comes from the caller, so that a chart can be in any language.
//!
//! ```text
//!   Chart { title, body, look } ──► layout: wrap, scale, place ──► SVG ──► PNG
//!                                         └──► where every text, point and plot stands
//! ```
//!
//! * The same chart gives the same bytes on every machine.
//! * Ticks are round and bracket the data; no point is drawn outside the plot; no text covers another or is cut.
//!   A name that is too long is shortened, and whole in a tooltip.
//! * Series differ in colour (told apart by colour-blind readers) and in marker, dash or hatch (told apart in grey).
//! * Numbers that are not finite are skipped and counted in [`Layout::skipped`]. No input panics.
//!
//! ```
//! use plyground_plot::{Axis, Body, Chart, Lines, Look, Point, Series};
//! let series = |name: &str, growth: f64| Series {
//!     name: name.into(),
//!     points: (1..=8).map(|depth| Point::new(f64::from(depth), growth.powi(depth))).collect(),
//!     ..Series::default()
//! };
//! let chart = Chart {
//!     title: "Cutting the tree".into(),
//!     subtitle: "Nodes to search the first position, by depth".into(),
//!     footer: "seed 7".into(),
//!     description: "Alpha-beta grows more slowly than minimax.".into(),
//!     body: Body::Lines(Lines {
//!         x: Axis::whole("depth"),
//!         y: Axis::log("nodes"),
//!         series: vec![series("minimax", 7.0), series("alphabeta", 3.4)],
//!         ..Lines::default()
//!     }),
//!     look: Look::default(),
//! };
//! let svg = chart.svg();
//! assert!(svg.starts_with("<svg") && svg.contains("Cutting the tree"));
//! assert!(plyground_plot::png(&svg, 1.0)?.len() > 1000);
//! # Ok::<(), String>(())
//! ```
//!
//! Colours: Okabe and Ito, "Color Universal Design" (2008). Thinning of long series: Jugel and others, "M4" (2014).

mod axes;
mod bars;
mod canvas;
mod chart;
mod font;
mod histogram;
mod labels;
mod ladder;
mod layout;
mod legend;
mod lines;
mod look;
mod marker;
mod matrix;
mod number;
mod page;
mod png;
mod scale;
mod text;
mod thin;

pub use chart::{
    Axis, BarSeries, Bars, Body, Chart, Entry, Estimate, Histogram, Ladder, Lines, Mark, Matrix, Point, Series, Side, Stroke, Values,
};
pub use layout::{Area, Layout, TextBox};
pub use look::{Digits, Look};
pub use number::localised;
pub use png::png;
pub use text::verbatim;
