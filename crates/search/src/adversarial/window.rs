//! The values that still matter: between what I already have and what you already have.

use plyground_core::{Bound, Player, Value};

/// A search window from the view of one player: `alpha` is what that player is sure of
/// elsewhere, `beta` what the opponent will not allow to be exceeded.
///
/// ```text
///   worse for me ──── alpha ═════ values that matter ═════ beta ──── too good to be allowed
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub alpha: Value,
    pub beta: Value,
}

impl Window {
    /// Everything matters.
    pub const OPEN: Self = Self { alpha: Value(-Value::INFINITY.0), beta: Value::INFINITY };

    /// Values within `margin` of one that is expected.
    pub fn around(value: Value, margin: Value) -> Self {
        Self { alpha: Value(value.0 - margin.0), beta: Value(value.0 + margin.0) }
    }

    /// The same window, which was the view of `from`, as `to` sees it.
    #[inline]
    pub fn turned(self, from: Player, to: Player) -> Self {
        if from == to { self } else { Self { alpha: -self.beta, beta: -self.alpha } }
    }

    /// Just wide enough to ask "is it better than `alpha`?".
    #[inline]
    pub fn scout(self) -> Self {
        Self { beta: Value(self.alpha.0 + 1), ..self }
    }

    /// The window with the lower end raised to `value`, if that raises it.
    #[inline]
    pub fn raised(self, value: Value) -> Self {
        Self { alpha: self.alpha.max(value), ..self }
    }

    /// What a result found within this window says about the real value, from the same view.
    #[inline]
    pub fn bound(self, value: Value) -> Bound {
        if value <= self.alpha {
            Bound::Upper
        } else if value >= self.beta {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }

    /// The window as events tell it: Player One's view, in numbers.
    #[inline]
    pub fn told(self, viewer: Player) -> (f64, f64) {
        let window = self.turned(viewer, Player::One);
        (window.alpha.into(), window.beta.into())
    }
}

/// A bound as events tell it: Player One's view.
#[inline]
pub(super) fn told_bound(bound: Bound, viewer: Player) -> Bound {
    match viewer {
        Player::One => bound,
        Player::Two => bound.flipped(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_turned_twice_is_itself() {
        let window = Window { alpha: Value(-3), beta: Value(8) };
        assert_eq!(window.turned(Player::One, Player::One), window);
        assert_eq!(window.turned(Player::One, Player::Two), Window { alpha: Value(-8), beta: Value(3) });
        assert_eq!(window.turned(Player::One, Player::Two).turned(Player::Two, Player::One), window);
        assert_eq!(window.told(Player::Two), (-8.0, 3.0));
    }

    #[test]
    fn the_ends_of_a_window_are_bounds_and_not_exact() {
        let window = Window { alpha: Value(0), beta: Value(5) };
        let bounds: Vec<Bound> = [-1, 0, 1, 4, 5, 6].map(|value| window.bound(Value(value))).into();
        assert_eq!(bounds, [Bound::Upper, Bound::Upper, Bound::Exact, Bound::Exact, Bound::Lower, Bound::Lower]);
    }
}
