//! What a turn's tosses may come to, with probabilities.
//!
//! A turn's tosses are a multiset: their order does not matter to play. A set that ends in a
//! stopping toss can have come about in as many ways as its other tosses can be ordered, a set
//! that ran into the cap in as many as all of its tosses can; each way has the product of its
//! tosses' probabilities.
//!
//! ```text
//!   dest+dest+three:  dest dest three                    one way,   p(dest)² p(three)
//!   dest+bunj+three:  dest bunj three, bunj dest three   two ways,  2 p(dest) p(bunj) p(three)
//! ```

use super::cowries::{BUNJ, THROWS};
use super::variant::{Exact, Variant};
use arrayvec::ArrayVec;
use num_bigint::BigUint;

/// A khal as a step. No throw has a step of one, so the number says it all.
pub const KHAL: u8 = 1;

/// Steps of one size that are to be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Steps {
    /// How far each goes; 1 is a khal.
    pub value: u8,
    /// How many there are; at least one where a toss set lists them.
    pub count: u8,
}

/// The steps of a turn, by size: at most four sizes of the throws that toss again, one of the
/// throw that stops, and the khals.
pub type StepList = ArrayVec<Steps, 6>;

/// The tosses of one turn.
#[derive(Clone, PartialEq, Debug)]
pub struct TossSet {
    /// How often each throw fell, by the number of cowries face down.
    pub counts: [u8; 7],
    /// How likely a turn has exactly these tosses.
    pub probability: f64,
    /// Their steps, khals first.
    pub steps: StepList,
}

impl TossSet {
    /// Number of tosses.
    #[must_use]
    pub fn tosses(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// The names of the throws, in the order of the table, joined by `+`.
    #[must_use]
    pub fn name(&self) -> String {
        self.throws().map(|down| THROWS[down].name).collect::<Vec<_>>().join("+")
    }

    /// Every throw, by cowries face down, as often as it fell.
    pub fn throws(&self) -> impl Iterator<Item = usize> {
        self.counts.into_iter().enumerate().flat_map(|(down, count)| std::iter::repeat_n(down, count.into()))
    }
}

/// Every set of tosses a turn may have, the likeliest first; equally likely ones by their size and
/// their counts.
#[must_use]
pub fn toss_sets(variant: Variant) -> Vec<TossSet> {
    let odds = variant.toss_odds().map(|exact| to_float(&exact));
    let mut sets = Vec::new();
    for again_tosses in 0..=variant.cap {
        again_sets(again_tosses, &mut |counts| {
            if again_tosses == variant.cap {
                sets.push(toss_set(variant, &odds, counts));
                return;
            }
            for (down, _) in THROWS.iter().enumerate().filter(|(_, throw)| !throw.again) {
                let mut counts = counts;
                counts[down] = 1;
                sets.push(toss_set(variant, &odds, counts));
            }
        });
    }
    sets.sort_by(|a, b| b.probability.total_cmp(&a.probability));
    sets
}

/// Calls `found` with every multiset of this many tosses that all toss again.
fn again_sets(tosses: u8, found: &mut impl FnMut([u8; 7])) {
    let again: ArrayVec<usize, 7> = (0..THROWS.len()).filter(|&down| THROWS[down].again).collect();
    let mut counts = [0; 7];
    fill(&again, tosses, &mut counts, found);
}

fn fill(throws: &[usize], left: u8, counts: &mut [u8; 7], found: &mut impl FnMut([u8; 7])) {
    let (&throw, rest) = throws.split_first().expect("some throws toss again");
    if rest.is_empty() {
        counts[throw] = left;
        found(*counts);
        return;
    }
    for count in (0..=left).rev() {
        counts[throw] = count;
        fill(rest, left - count, counts, found);
    }
}

fn toss_set(variant: Variant, odds: &[f64; 7], counts: [u8; 7]) -> TossSet {
    let mut probability = orders(counts) as f64;
    for (chance, &count) in odds.iter().zip(&counts) {
        probability *= chance.powi(count.into());
    }
    TossSet { counts, probability, steps: steps_of(variant, counts) }
}

/// The steps of these tosses by size, khals first.
fn steps_of(variant: Variant, counts: [u8; 7]) -> StepList {
    let khals = (0..THROWS.len()).filter(|&down| THROWS[down].khal).map(|down| counts[down]).sum();
    let mut steps = StepList::new();
    steps.push(Steps { value: KHAL, count: khals });
    for (down, throw) in THROWS.iter().enumerate().filter(|&(down, _)| counts[down] > 0) {
        let value = if down == BUNJ { variant.bunj } else { throw.steps };
        steps.push(Steps { value, count: counts[down] });
    }
    steps.retain(|steps| steps.count > 0);
    steps
}

/// In how many orders these tosses can have fallen: the stopping one, if any, is the last.
fn orders(counts: [u8; 7]) -> u64 {
    let factorial = |n: u8| (1..=u64::from(n)).product::<u64>();
    let again = || (0..THROWS.len()).filter(|&down| THROWS[down].again).map(|down| counts[down]);
    factorial(again().sum()) / again().map(factorial).product::<u64>()
}

/// The probability that a turn has exactly these tosses, without rounding.
#[must_use]
pub fn exact_probability(variant: Variant, counts: &[u8; 7]) -> Exact {
    let mut probability = Exact::from_integer(orders(*counts).into());
    for (chance, &count) in variant.toss_odds().iter().zip(counts) {
        probability *= chance.pow(count.into());
    }
    probability
}

/// The nearest number with a fraction, for small numerators and denominators.
fn to_float(exact: &Exact) -> f64 {
    digits(exact.numer()) / digits(exact.denom())
}

fn digits(number: &BigUint) -> f64 {
    number.to_u64_digits().iter().rev().fold(0.0, |sum, &digit| sum * 2f64.powi(64) + digit as f64)
}
