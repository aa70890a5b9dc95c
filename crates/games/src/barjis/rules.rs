//! The rules of each variant, computed once and shared by all of its positions.
//!
//! A position holds the number of its variant; the toss sets and the tables made from them are
//! kept here, outside it, so that a position stays small.

use super::reach::Reach;
use super::tosses::{TossSet, toss_sets};
use super::variant::Variant;
use plyground_core::Complaint;
use std::sync::{Mutex, OnceLock, PoisonError};

/// How many variants one run of the program may use.
pub const MOST_VARIANTS: usize = 256;

/// What all positions of a variant share.
#[derive(Debug)]
pub struct Rules {
    /// The choices.
    pub variant: Variant,
    /// What a turn's tosses may come to, the likeliest first.
    pub toss_sets: Vec<TossSet>,
    /// How likely a stone reaches another.
    pub reach: Reach,
    /// Told apart from other variants in keys by this number.
    pub(super) salt: u64,
}

static RULES: [OnceLock<Rules>; MOST_VARIANTS] = [const { OnceLock::new() }; MOST_VARIANTS];
static IN_USE: Mutex<usize> = Mutex::new(0);

impl Rules {
    /// The number of a variant, computed now if this is the first time.
    pub(super) fn number_of(variant: Variant) -> Result<u16, Complaint> {
        let mut in_use = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
        let known = (0..*in_use).find(|&number| Self::numbered(number as u16).variant == variant);
        let number = known.unwrap_or(*in_use);
        if number == MOST_VARIANTS {
            let message = format!("{MOST_VARIANTS} variants of barjis are in use already; use one of them, or start the program again");
            return Err(Complaint::new("too-many-variants", message).with("most", MOST_VARIANTS));
        }
        RULES[number].get_or_init(|| Self::new(variant));
        *in_use = (*in_use).max(number + 1);
        Ok(number as u16)
    }

    /// The rules of a number that [`number_of`](Self::number_of) gave.
    #[inline]
    pub(super) fn numbered(number: u16) -> &'static Self {
        RULES[usize::from(number)].get().expect("numbers are given out after the rules are made")
    }

    fn new(variant: Variant) -> Self {
        let toss_sets = toss_sets(variant);
        let reach = Reach::new(&toss_sets);
        Self { variant, toss_sets, reach, salt: variant.salt() }
    }

    /// The number of the set with these counts, if a turn may have it.
    #[must_use]
    pub fn toss_number(&self, counts: &[u8; 7]) -> Option<u16> {
        self.toss_sets.iter().position(|set| set.counts == *counts).map(|number| number as u16)
    }
}
