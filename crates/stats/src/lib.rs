//! The statistics of honest comparisons between players of games.
//!
//! A handful of games is a small sample of what two players would do in the long run. Every number
//! here that is estimated from games therefore comes as an [`Interval`]: a value, and the ends between
//! which the truth lies in 95 of 100 such experiments. Games are seldom independent: the two games of
//! a pair share their opening and dice, the decisions of one game share that game; what belongs
//! together is a *cluster*, and a cluster counts as one observation.
//!
//! ```text
//!   games ──► clusters ──► mean, bootstrap ──────────────► points, nodes, regret, …
//!                │
//!                ├──► Trinomial, Pentanomial ──► Elo ────► which of two is better, and by how much
//!                │              └──► Sprt ───────────────► when to stop playing
//!                └──► bradley_terry ─────────────────────► a table of many players
//! ```
//!
//! Three of ten pairs were won 2–0, five split, two lost 0–2:
//!
//! ```
//! use plyground_stats::{Pentanomial, ScoreCounts};
//! let pairs = Pentanomial([2, 0, 5, 0, 3]);
//! let elo = pairs.elo();
//! assert!((elo.value - 34.86).abs() < 0.01);
//! assert!(elo.contains(0.0), "ten pairs are too few to say who is better");
//! ```

pub mod bootstrap;
pub mod bradley_terry;
pub mod counts;
pub mod distribution;
pub mod elo;
pub mod interval;
pub mod mean;
pub mod pentanomial;
pub mod quantiles;
pub mod sprt;
pub mod trinomial;
pub mod wilson;

pub use bootstrap::bootstrap;
pub use bradley_terry::{Anchor, PairResult, Rating, Ratings, fit};
pub use counts::ScoreCounts;
pub use elo::{elo_from_score, elo_of, score_from_elo};
pub use interval::Interval;
pub use mean::{clustered_mean, clustered_mean_of_sums, mean, sd};
pub use pentanomial::Pentanomial;
pub use quantiles::{count_in_bins, histogram_edges, median, quantile};
pub use sprt::{Decision, Model, Sprt};
pub use trinomial::Trinomial;
pub use wilson::wilson;
