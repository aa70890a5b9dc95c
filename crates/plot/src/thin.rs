//! Fewer points, the same picture: no more of a series than pixels can show.
//!
//! Points that follow each other within one column of pixels are replaced by the first, the lowest, the highest and the
//! last of them, in their order. The drawn line covers the same pixels as before, peaks included.
//!
//! ```text
//!   column of pixels │ first ──► lowest ──► highest ──► last │      100,000 points ──► four a column
//! ```
//!
//! Source: Jugel, Jerzak, Hackenbroich and Markl, "M4: A Visualization-Oriented Time Series Data Aggregation" (2014).

/// A point on the page, with the ends of its interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spot {
    /// Place from the left.
    pub x: f64,
    /// Place from the top.
    pub y: f64,
    /// Places of the low and high end of the interval.
    pub interval: Option<(f64, f64)>,
    /// Whose colour and marker it has.
    pub paint: usize,
}

/// More points than this are not drawn even when they jump to and fro: then every n-th is kept.
const MOST: usize = 8000;

/// The points that a drawing needs.
pub(crate) fn thin(spots: &[Spot], room: f64) -> Vec<Spot> {
    if spots.len() as f64 <= 2.0 * room {
        return spots.to_vec();
    }
    let mut kept = Vec::new();
    for column in spots.chunk_by(|one, two| one.x.floor() == two.x.floor()) {
        let (mut lowest, mut highest) = (0, 0);
        for (at, spot) in column.iter().enumerate() {
            lowest = if spot.y > column[lowest].y { at } else { lowest };
            highest = if spot.y < column[highest].y { at } else { highest };
        }
        let mut chosen = [0, lowest.min(highest), lowest.max(highest), column.len() - 1].to_vec();
        chosen.dedup();
        let interval = column.iter().filter_map(|spot| spot.interval).reduce(|one, two| (one.0.max(two.0), one.1.min(two.1)));
        kept.extend(chosen.into_iter().map(|at| Spot { interval: column[at].interval.and(interval), ..column[at] }));
    }
    let stride = kept.len().div_ceil(MOST);
    if stride > 1 { kept.into_iter().step_by(stride).collect() } else { kept }
}

/// One dot for every small square that has any: dots are wider than the squares, so that nothing seen is lost.
pub(crate) fn thin_dots(spots: &[Spot]) -> Vec<Spot> {
    let side = if spots.len() > 3000 { 3.0 } else { 2.0 };
    let mut seen = std::collections::BTreeSet::new();
    spots.iter().filter(|spot| seen.insert(((spot.x / side).floor() as i64, (spot.y / side).floor() as i64))).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wave(count: u32) -> Vec<Spot> {
        let y = |at: u32| 300.0 + 200.0 * (f64::from(at) * 0.37).sin();
        (0..count)
            .map(|at| Spot { x: f64::from(at) * 800.0 / f64::from(count), y: y(at), interval: Some((y(at) + 5.0, y(at) - 5.0)), paint: 0 })
            .collect()
    }

    #[test]
    fn few_points_are_all_kept() {
        assert_eq!(thin(&wave(1000), 800.0), wave(1000));
    }

    #[test]
    fn every_column_keeps_its_ends_and_extremes() {
        let all = wave(100_000);
        let kept = thin(&all, 800.0);
        assert!(kept.len() <= 4 * 801, "{}", kept.len());
        for column in all.chunk_by(|one, two| one.x.floor() == two.x.floor()) {
            let here: Vec<&Spot> = kept.iter().filter(|spot| spot.x.floor() == column[0].x.floor()).collect();
            let low = |spots: &mut dyn Iterator<Item = f64>| spots.fold(f64::NEG_INFINITY, f64::max);
            let high = |spots: &mut dyn Iterator<Item = f64>| spots.fold(f64::INFINITY, f64::min);
            assert_eq!(low(&mut here.iter().map(|spot| spot.y)), low(&mut column.iter().map(|spot| spot.y)));
            assert_eq!(high(&mut here.iter().map(|spot| spot.y)), high(&mut column.iter().map(|spot| spot.y)));
            assert_eq!(here[0].y, column[0].y);
            assert_eq!(here[here.len() - 1].y, column[column.len() - 1].y);
        }
    }

    #[test]
    fn points_that_jump_to_and_fro_are_bounded_too() {
        let jumpy: Vec<Spot> =
            (0..50_000).map(|at| Spot { x: f64::from(at % 2) * 700.0, y: f64::from(at % 97), interval: None, paint: 0 }).collect();
        assert!(thin(&jumpy, 800.0).len() <= MOST);
        assert!(thin_dots(&jumpy).len() < 200);
    }
}
