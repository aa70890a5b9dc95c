//! Which outcomes of chance are searched, and how wrong the answer may be for it.
//!
//! A chance node may have thousands of outcomes, most of them hardly ever seen. With a cover
//! below 1 only the likeliest are searched, until they are together at least that likely, and
//! their mean stands for the whole:
//!
//! ```text
//!   probability  .40 .25 .15 .10 .05 .03 .02
//!   cover 0.9    ├── searched, sum .90 ──┤ left out, .10
//! ```
//!
//! Let `m` be the probability of what is searched, `V` the distance between the least and the
//! greatest value there can be, and `e` the greatest error of the children. The true value is
//! `m` times the true mean of the searched outcomes plus `1 − m` times something that lies at
//! most `V` away from our mean. So the error here is at most `m e + (1 − m) V`. A leaf has none,
//! the best of several values is at most as wrong as the most wrong of them, and thus after `k`
//! levels of chance the error is at most `(1 − m^k) V`, which never exceeds `k (1 − m) V`.

use plyground_core::Game;

/// Probabilities are sums of rounded numbers: this much is not worth another outcome.
const ROUNDING: f64 = 1e-12;

/// How much of chance is searched, and what was left out so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cover {
    /// The least probability of what is searched at a chance node.
    wanted: f64,
    /// Distance between the least and the greatest value.
    range: f64,
    /// The least probability of what was searched at any chance node so far.
    least_mass: f64,
    /// The longest run of chance nodes, one directly below the other, seen so far.
    longest_run: u32,
}

/// Which outcomes of a chance node are searched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Chosen {
    /// The number of outcomes searched, the likeliest ones.
    pub count: usize,
    /// The number of outcomes left out.
    pub omitted: usize,
    /// How likely the searched ones are together; exactly 1 when nothing is left out.
    pub mass: f64,
    /// True when the game lists the likeliest first, or when all are searched anyway.
    pub is_listed: bool,
}

impl Chosen {
    /// Every outcome there is.
    const ALL: Self = Self { count: usize::MAX, omitted: 0, mass: 1.0, is_listed: true };
}

impl Cover {
    pub const fn new(cover: f64, range: f64) -> Self {
        Self { wanted: cover, range, least_mass: 1.0, longest_run: 1 }
    }

    /// Chooses the outcomes of a chance node that ends a run of `run` chance nodes.
    #[inline(always)]
    pub fn choose<G: Game>(&mut self, position: &G, run: u32) -> Chosen {
        if self.wanted >= 1.0 { Chosen::ALL } else { self.choose_likeliest(position, run) }
    }

    #[inline(never)]
    fn choose_likeliest<G: Game>(&mut self, position: &G, run: u32) -> Chosen {
        let mut chosen = Chosen { count: 0, omitted: 0, mass: 0.0, is_listed: true };
        let mut last = f64::INFINITY;
        for (_, probability) in position.odds() {
            chosen.is_listed &= probability <= last;
            last = probability;
            if self.is_enough(chosen) {
                chosen.omitted += 1;
            } else {
                chosen.count += 1;
                chosen.mass += probability;
            }
        }
        if !chosen.is_listed {
            chosen = self.choose_unlisted(position);
        }
        if chosen.omitted == 0 {
            // The odds of all outcomes sum to 1, whatever rounding says.
            chosen.mass = 1.0;
        }
        self.least_mass = self.least_mass.min(chosen.mass);
        self.longest_run = self.longest_run.max(run);
        chosen
    }

    /// The same for a game that lists its outcomes in another order.
    fn choose_unlisted<G: Game>(&self, position: &G) -> Chosen {
        let mut odds: Vec<f64> = position.odds().map(|(_, probability)| probability).collect();
        odds.sort_by(|one, other| other.total_cmp(one));
        let mut chosen = Chosen { count: 0, omitted: 0, mass: 0.0, is_listed: false };
        for probability in &odds {
            if self.is_enough(chosen) {
                break;
            }
            chosen.count += 1;
            chosen.mass += probability;
        }
        chosen.omitted = odds.len() - chosen.count;
        chosen
    }

    fn is_enough(&self, chosen: Chosen) -> bool {
        chosen.count > 0 && chosen.mass >= self.wanted - ROUNDING
    }

    /// Puts the outcomes of a chance node into `list`, as far as they are chosen.
    pub fn list<G: Game>(position: &G, chosen: Chosen, list: &mut Vec<(G::Action, f64)>) {
        list.clear();
        if chosen.is_listed {
            list.extend(position.odds().take(chosen.count));
        } else {
            list.extend(position.odds());
            // Stable: of equally likely outcomes the first in the game's own order are kept.
            list.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            list.truncate(chosen.count);
        }
    }

    /// How far a value may be from the one with all outcomes, if any may be left out: `levels` is
    /// the number of decisions after which chance may act.
    pub fn margin(&self, levels: u32) -> Option<f64> {
        (self.wanted < 1.0).then(|| {
            let levels = levels.saturating_mul(self.longest_run).min(i32::MAX as u32) as i32;
            (1.0 - self.least_mass.powi(levels)) * self.range
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::Turn;

    /// One chance node with these odds.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    struct Dice(Vec<u32>);

    impl Game for Dice {
        type Action = usize;
        type Actions = Vec<usize>;
        fn turn(&self) -> Turn {
            Turn::Chance
        }
        fn actions(&self) -> Vec<usize> {
            Vec::new()
        }
        fn odds(&self) -> impl Iterator<Item = (usize, f64)> {
            let sum: u32 = self.0.iter().sum();
            self.0.iter().enumerate().map(move |(index, &weight)| (index, f64::from(weight) / f64::from(sum)))
        }
        fn apply(&mut self, _: &usize) {}
        fn key(&self) -> u64 {
            0
        }
    }

    fn chosen(weights: &[u32], cover: f64) -> (Vec<usize>, Chosen) {
        let dice = Dice(weights.to_vec());
        let chosen = Cover::new(cover, 1.0).choose(&dice, 1);
        let mut list = Vec::new();
        Cover::list(&dice, chosen, &mut list);
        (list.into_iter().map(|(outcome, _)| outcome).collect(), chosen)
    }

    #[test]
    fn the_likeliest_are_chosen_in_any_order_of_the_list() {
        assert_eq!(chosen(&[40, 25, 15, 10, 5, 3, 2], 0.9).0, [0, 1, 2, 3]);
        assert_eq!(chosen(&[40, 25, 15, 10, 5, 3, 2], 0.91).0, [0, 1, 2, 3, 4]);
        assert_eq!(chosen(&[2, 10, 40, 15, 25, 3, 5], 0.9).0, [2, 4, 3, 1]);
        assert_eq!(chosen(&[1, 1, 1, 1], 0.5).0, [0, 1]);
        assert_eq!(chosen(&[1, 2, 1, 2, 1], 0.5).0, [1, 3]);
    }

    #[test]
    fn at_least_one_outcome_is_chosen_and_at_most_all() {
        assert_eq!(chosen(&[1, 5, 1], 0.0).0, [1]);
        for weights in [&[7][..], &[1, 1, 1], &[3, 2, 1]] {
            for cover in [1.0, 1.0 - 1e-15] {
                let (list, chosen) = chosen(weights, cover);
                assert_eq!(list.len(), weights.len());
                assert!(chosen.omitted == 0 && (chosen.mass - 1.0).abs() < 1e-15);
            }
        }
    }

    #[test]
    fn the_margin_grows_with_what_is_left_out_and_never_beyond_the_range() {
        let mut cover = Cover::new(0.8, 200.0);
        assert_eq!(cover.margin(3), Some(0.0));
        cover.choose(&Dice(vec![9, 1]), 1);
        assert!((cover.margin(1).unwrap() - 20.0).abs() < 1e-9);
        assert!((cover.margin(2).unwrap() - 38.0).abs() < 1e-9);
        cover.choose(&Dice(vec![8, 2]), 2);
        assert!((cover.margin(1).unwrap() - 72.0).abs() < 1e-9);
        assert!(cover.margin(1000).unwrap() <= 200.0);
        assert_eq!(Cover::new(1.0, 200.0).margin(5), None);
    }
}
