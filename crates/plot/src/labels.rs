//! Labels beside a plot, moved apart until none covers another.

use crate::Area;
use crate::canvas::{Anchor, Canvas};
use crate::legend::{Sample, sample};
use crate::text::{Type, Wrapped};

/// Room between the plot and its labels, where lines lead from one to the other.
const LEAD: f64 = 14.0;
/// Width of the piece of curve before a name, and the gap after it.
const SAMPLE: f64 = 26.0;
const GAP: f64 = 6.0;

/// What a label names.
#[derive(Clone, Copy)]
pub(crate) enum Named {
    /// The series at this place.
    Series(usize),
    /// A mark at this value.
    Mark(f64),
}

/// A text to the right of the plot.
pub(crate) struct Label {
    /// What it names.
    pub of: Named,
    /// The piece of it that stands before the text, with its paint; none for a grey mark.
    pub sample: Option<(usize, Sample)>,
    /// The text.
    pub text: Wrapped,
    /// Its type.
    pub face: Type,
    /// The place it speaks of.
    pub from: Option<(f64, f64)>,
}

/// Room that labels need to the right of the plot.
pub(crate) fn width(labels: &[Label]) -> f64 {
    let wide = |label: &Label| label.text.width(label.face) + if label.sample.is_some() { SAMPLE + GAP } else { 0.0 };
    labels.iter().map(wide).reduce(f64::max).map_or(0.0, |width| width + LEAD)
}

/// Draws labels at the heights they speak of, or as near as they get.
pub(crate) fn draw(canvas: &mut Canvas, mut labels: Vec<Label>, plot: Area) {
    labels.retain(|label| label.from.is_some());
    let height = |label: &Label| label.from.map_or(0.0, |(_, y)| y);
    labels.sort_by(|one, two| height(one).total_cmp(&height(two)));
    let wanted: Vec<(f64, f64)> = labels.iter().map(|label| (height(label), label.text.height(label.face) + 3.0)).collect();
    let left = plot.right + LEAD;
    for (label, middle) in labels.iter().zip(spread(&wanted, (plot.top - 6.0, plot.bottom + 6.0))) {
        let (x, y) = label.from.unwrap_or((plot.right, middle));
        let theme = canvas.theme;
        if (middle - y).abs() > 2.0 || plot.right - x > 20.0 {
            canvas.line((x.max(plot.right - 1.0), y), (left - 3.0, middle), theme.axis, 0.8, "");
        }
        let mut inset = 0.0;
        if let Some((paint, kind)) = label.sample {
            sample(canvas, paint, kind, (left, middle), SAMPLE);
            inset = SAMPLE + GAP;
        }
        let colour = if label.sample.is_some() { theme.ink } else { theme.muted };
        canvas.lines(&label.text, (left + inset, middle - label.text.height(label.face) / 2.0), Anchor::Left, label.face, colour);
    }
}

/// Middles of boxes, each as near as it can be to where it wants to be, none over another, all between two edges.
///
/// `wanted` holds middles in rising order, and heights. Neighbours that collide are pooled and stand around their common
/// middle; the pools grow until none collide.
fn spread(wanted: &[(f64, f64)], (top, bottom): (f64, f64)) -> Vec<f64> {
    struct Pool {
        middle: f64,
        height: f64,
        count: usize,
    }
    let settle = |pool: &mut Pool| {
        let half = pool.height / 2.0;
        pool.middle = pool.middle.clamp((top + half).min(bottom - half), (bottom - half).max(top + half));
        pool.middle = pool.middle.max(top + half);
    };
    let mut pools: Vec<Pool> = Vec::new();
    for &(middle, height) in wanted {
        let mut pool = Pool { middle, height, count: 1 };
        settle(&mut pool);
        while let Some(above) = pools.pop_if(|above| above.middle + above.height / 2.0 > pool.middle - pool.height / 2.0) {
            let count = above.count + pool.count;
            let middle = (above.middle * above.count as f64 + pool.middle * pool.count as f64) / count as f64;
            pool = Pool { middle, height: above.height + pool.height, count };
            settle(&mut pool);
        }
        pools.push(pool);
    }
    let mut heights = wanted.iter().map(|&(_, height)| height);
    let mut middles = Vec::new();
    for pool in pools {
        let mut edge = pool.middle - pool.height / 2.0;
        for height in heights.by_ref().take(pool.count) {
            middles.push(edge + height / 2.0);
            edge += height;
        }
    }
    middles
}

/// Rows, counted from the plot upwards, and middles for texts that stand above given places, and how many rows there are.
pub(crate) fn stagger(texts: &[(f64, f64)], (left, right): (f64, f64)) -> (Vec<(u32, f64)>, u32) {
    let mut placed: Vec<(u32, f64)> = Vec::new();
    for &(at, width) in texts {
        let middle = at.clamp(left + width / 2.0, (right - width / 2.0).max(left + width / 2.0));
        let is_free = |row: u32| {
            placed.iter().zip(texts).all(|(&(other_row, other), &(_, other_width))| {
                other_row != row || (other - middle).abs() >= f64::midpoint(width, other_width) + 12.0
            })
        };
        let row = (0..=placed.len() as u32).find(|&row| is_free(row)).unwrap_or(0);
        placed.push((row, middle));
    }
    let rows = placed.iter().map(|(row, _)| row + 1).max().unwrap_or(0);
    (placed, rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_with_room_stay_where_they_want_to_be() {
        assert_eq!(spread(&[(50.0, 16.0), (100.0, 16.0)], (0.0, 200.0)), [50.0, 100.0]);
    }

    #[test]
    fn labels_that_collide_share_the_shift() {
        assert_eq!(spread(&[(100.0, 20.0), (100.0, 20.0)], (0.0, 200.0)), [90.0, 110.0]);
        assert_eq!(spread(&[(100.0, 20.0), (101.0, 20.0), (115.0, 20.0)], (0.0, 200.0)).len(), 3);
    }

    #[test]
    fn labels_stay_between_the_edges_and_off_each_other() {
        for shift in 0..40 {
            let wanted: Vec<(f64, f64)> =
                (0..9).map(|at| (f64::from(at * at % 5 * shift), 17.0)).map(|(at, height)| (at.min(190.0), height)).collect();
            let mut wanted = wanted;
            wanted.sort_by(|one, two| one.0.total_cmp(&two.0));
            let middles = spread(&wanted, (0.0, 200.0));
            assert!(middles[0] >= 8.5 - 1e-9 && middles[8] <= 191.5 + 1e-9, "{shift}: {middles:?}");
            assert!(middles.windows(2).all(|pair| pair[1] - pair[0] >= 17.0 - 1e-9), "{shift}: {middles:?}");
        }
    }

    #[test]
    fn texts_over_near_places_stand_in_different_rows() {
        let (placed, rows) = stagger(&[(100.0, 80.0), (120.0, 80.0), (300.0, 80.0)], (0.0, 400.0));
        assert_eq!((placed[0].0, placed[1].0, placed[2].0, rows), (0, 1, 0, 2));
    }
}
