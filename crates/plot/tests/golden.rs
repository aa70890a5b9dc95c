//! Charts drawn once, looked at by people, and since then the same to the letter.
//!
//! `PLYGROUND_BLESS=1 cargo test -p plyground-plot` writes them anew; look at them before you keep them.

mod sample;

use plyground_plot::{Body, Chart};
use std::path::Path;

fn compare(name: &str, chart: &Chart) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("svg");
    let drawn = chart.svg();
    if std::env::var_os("PLYGROUND_BLESS").is_some() {
        return std::fs::write(&path, drawn).expect("the folder of golden files can be written to");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    if let Some(line) = drawn.lines().zip(kept.lines().chain(std::iter::repeat(""))).position(|(drawn, kept)| drawn != kept) {
        let of = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
        panic!(
            "{name}.svg differs in line {}:\n  kept  {}\n  drawn {}\nPLYGROUND_BLESS=1 keeps the new one",
            line + 1,
            of(&kept),
            of(&drawn)
        );
    }
    assert_eq!(drawn.lines().count(), kept.lines().count(), "{name}.svg is longer than it was");
}

#[test]
fn curves_with_a_zero_on_a_logarithmic_axis() {
    compare("lines-odd", &sample::odd());
}

#[test]
fn curves_with_long_names() {
    let mut chart = sample::long_names();
    if let Body::Lines(lines) = &mut chart.body {
        lines.series.iter_mut().for_each(|series| series.points.truncate(3));
    }
    compare("lines-long-names", &chart);
}

#[test]
fn curves_in_arabic_in_the_dark() {
    let mut chart = sample::dark(sample::arabic());
    if let Body::Lines(lines) = &mut chart.body {
        lines.series.iter_mut().for_each(|series| series.points.truncate(4));
    }
    compare("lines-arabic-dark", &chart);
}

#[test]
fn rows_of_a_histogram() {
    compare("histogram", &sample::histogram());
}

#[test]
fn bars_above_and_below_zero() {
    compare("bars-scores", &sample::scores());
}

#[test]
fn bars_in_persian() {
    let mut chart = sample::persian();
    if let Body::Bars(bars) = &mut chart.body {
        bars.categories.truncate(2);
    }
    compare("bars-persian", &chart);
}

#[test]
fn a_small_matrix() {
    compare("matrix", &sample::matrix(3, false));
}

#[test]
fn a_ladder_with_wrapped_names() {
    compare("ladder", &sample::ladder());
}
