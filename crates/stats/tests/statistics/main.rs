//! The statistics against published examples, plain oracles, and the dice themselves.

mod coverage;
mod dice;
mod means;
mod published_pairs;
mod published_ratings;
mod quantiles;
mod ratings;
mod scores;
mod sequential;
mod sprt_text;

/// Fails unless two numbers agree within a distance.
#[track_caller]
fn assert_near(found: f64, wanted: f64, within: f64) {
    assert!((found - wanted).abs() <= within, "found {found}, wanted {wanted} within {within}");
}
