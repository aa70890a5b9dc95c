//! What a sampling search remembers of the values it has seen, and how it compares them.

use plyground_core::{Bound, Player, Worth};

/// A value of Player One's as `player` sees it, and back again. The one place where the view changes.
#[inline]
pub(super) fn pov(value: f64, player: Player) -> f64 {
    match player {
        Player::One => value,
        Player::Two => -value,
    }
}

/// Number, sum and spread of the values seen at a node, from Player One's view.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Statistics {
    pub visits: u64,
    pub sum: f64,
    /// Sum of the squared distances from the mean, kept up to date value by value (Welford 1962):
    /// subtracting two large sums of squares instead would lose the difference.
    squares: f64,
}

impl Statistics {
    #[inline]
    pub fn add(&mut self, value: f64) {
        let distance = value - self.mean();
        self.visits += 1;
        self.sum += value;
        self.squares += distance * (value - self.mean());
    }

    /// The mean of the values; 0 before the first.
    #[inline]
    pub fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.sum / self.visits as f64 }
    }

    /// Half of a 95 % confidence interval around the mean; none before the second value.
    pub fn margin(&self) -> Option<f64> {
        let n = self.visits as f64;
        (self.visits > 1).then(|| 1.96 * (self.squares / (n - 1.0) / n).sqrt())
    }

    /// What is reported of these values: their sum where sums are compared, else their mean.
    pub fn worth(&self, choose: Choose) -> Worth {
        let (value, factor) = if choose == Choose::Sum { (self.sum, self.visits as f64) } else { (self.mean(), 1.0) };
        Worth { margin: self.margin().map(|margin| margin * factor), ..Worth::expected(value, Bound::Estimate) }
    }
}

/// How the action to play is picked among those that were sampled; the first among equals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Choose {
    /// The one with the best mean.
    #[default]
    Mean,
    /// The one visited most often; the better mean among equals.
    Visits,
    /// The one with the best sum of values, which is also what is reported then.
    Sum,
}

impl Choose {
    /// The index of the action that `me` plays; none when nothing was sampled.
    pub(super) fn pick<'a>(self, me: Player, sampled: impl Iterator<Item = (usize, &'a Statistics)>) -> Option<usize> {
        let mut best: Option<(usize, (f64, f64))> = None;
        for (index, statistics) in sampled.filter(|(_, statistics)| statistics.visits > 0) {
            let mean = pov(statistics.mean(), me);
            let rank = match self {
                Self::Mean => (mean, 0.0),
                Self::Visits => (statistics.visits as f64, mean),
                Self::Sum => (pov(statistics.sum, me), 0.0),
            };
            if best.is_none_or(|(_, highest)| rank > highest) {
                best = Some((index, rank));
            }
        }
        best.map(|(index, _)| index)
    }
}

/// The scale on which a mean and its exploration bonus are added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scale {
    /// The least value seen so far in this search counts as 0 and the greatest as 1; won and lost
    /// games are 1 and 0 from the start.
    #[default]
    Unit,
    /// Values as they are.
    Raw,
}

/// The formula that balances trying what is good and trying what is little known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Ucb {
    pub exploration: f64,
    pub scale: Scale,
}

impl Ucb {
    /// What is added to the means of the children of a node with these visits, in the unit of the values:
    /// stretching the bonus by the width of their range orders actions as squeezing the means into 0..1 would.
    #[inline]
    pub fn bonus(&self, visits_of_parent: u64, range: Range) -> Bonus {
        let stretch = match self.scale {
            Scale::Unit => range.width(),
            Scale::Raw => 1.0,
        };
        // The logarithm of `libm` has the same last bit on every platform.
        Bonus { factor: self.exploration * stretch, logarithm: libm::log(visits_of_parent as f64) }
    }
}

/// The part of the formula that all children of a node share.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bonus {
    factor: f64,
    /// Of the visits of the parent.
    logarithm: f64,
}

impl Bonus {
    /// What is added to the mean of a child with these visits.
    #[inline]
    pub fn of(self, visits: u64) -> f64 {
        self.factor * (self.logarithm / visits as f64).sqrt()
    }
}

/// The least and the greatest value seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Range {
    least: f64,
    greatest: f64,
}

impl Range {
    pub const EMPTY: Self = Self { least: f64::INFINITY, greatest: f64::NEG_INFINITY };
    /// Lost and won.
    pub const OUTCOMES: Self = Self { least: -1.0, greatest: 1.0 };

    pub fn add(&mut self, value: f64) {
        self.least = self.least.min(value);
        self.greatest = self.greatest.max(value);
    }

    /// Their distance; 1 while there is none, so that equal values do not end exploration.
    fn width(self) -> f64 {
        let width = self.greatest - self.least;
        if width > 0.0 { width } else { 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_margin_are_those_of_the_textbook() {
        let mut statistics = Statistics::default();
        assert_eq!((statistics.mean(), statistics.margin()), (0.0, None));
        for value in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            statistics.add(value);
        }
        // Mean 5, squared distances 32, variance 32 / 7, standard error sqrt(32 / 7 / 8).
        assert!((statistics.mean() - 5.0).abs() < 1e-12);
        assert!((statistics.margin().unwrap() - 1.96 * (32.0_f64 / 56.0).sqrt()).abs() < 1e-12);
        assert!((statistics.worth(Choose::Sum).value - 40.0).abs() < 1e-12);
        assert!((statistics.worth(Choose::Sum).margin.unwrap() - 8.0 * statistics.margin().unwrap()).abs() < 1e-9);
    }

    #[test]
    fn player_two_picks_small_values_and_ties_go_to_the_first() {
        let of = |values: &[f64]| {
            let mut statistics = Statistics::default();
            for &value in values {
                statistics.add(value);
            }
            statistics
        };
        let all = [of(&[1.0]), of(&[-1.0, 0.0]), of(&[]), of(&[-0.5]), of(&[1.0])];
        let pick = |choose: Choose, me| choose.pick(me, all.iter().enumerate());
        assert_eq!(pick(Choose::Mean, Player::One), Some(0));
        assert_eq!(pick(Choose::Mean, Player::Two), Some(1));
        assert_eq!(pick(Choose::Sum, Player::Two), Some(1));
        assert_eq!(pick(Choose::Visits, Player::One), Some(1));
        assert_eq!(Choose::Mean.pick(Player::One, all[2..3].iter().enumerate()), None);
    }

    #[test]
    fn the_unit_scale_orders_as_values_squeezed_into_one_would() {
        let mut range = Range::EMPTY;
        assert!((range.width() - 1.0).abs() < 1e-12, "nothing seen yet");
        range.add(-300.0);
        assert!((range.width() - 1.0).abs() < 1e-12, "one value has no width");
        range.add(700.0);
        let ucb = Ucb { exploration: 1.4, scale: Scale::Unit };
        let unit = 1.4 * (10.0_f64.ln() / 4.0).sqrt();
        assert!((ucb.bonus(10, range).of(4) / 1000.0 - unit).abs() < 1e-12);
        assert!((Ucb { scale: Scale::Raw, ..ucb }.bonus(10, range).of(4) - unit).abs() < 1e-12);
    }
}
