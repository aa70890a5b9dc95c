//! The values that still matter, from Player One's view.

use plyground_core::{Bound, Player};

/// A search window: Player One is sure of `alpha` elsewhere, Player Two of `beta`.
///
/// ```text
///   One has better elsewhere ── alpha ═══ values that matter ═══ beta ── Two has better elsewhere
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Window {
    pub alpha: f64,
    pub beta: f64,
}

impl Window {
    /// Everything matters.
    pub const OPEN: Self = Self { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// Times this, a value is large when it is good for `me`. The one place where the players differ.
    #[inline(always)]
    pub const fn sign(me: Player) -> f64 {
        match me {
            Player::One => 1.0,
            Player::Two => -1.0,
        }
    }

    /// True when `me` prefers `value` to `other`.
    #[inline(always)]
    pub fn is_better(me: Player, value: f64, other: f64) -> bool {
        Self::sign(me) * value > Self::sign(me) * other
    }

    /// The window after `me` is sure of `value`.
    #[inline(always)]
    pub fn narrowed(self, me: Player, value: f64) -> Self {
        match me {
            Player::One => Self { alpha: self.alpha.max(value), ..self },
            Player::Two => Self { beta: self.beta.min(value), ..self },
        }
    }

    /// What a result found within this window says about the real value.
    #[inline]
    pub fn bound(self, value: f64) -> Bound {
        if value <= self.alpha {
            Bound::Upper
        } else if value >= self.beta {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }
}
