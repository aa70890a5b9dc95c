//! The principal variation: the play both sides are expected to follow.
//!
//! Each ply of the path being searched owns a line. When an action turns out best at a ply, the
//! line there becomes that action followed by the line one ply deeper:
//!
//! ```text
//!   ply 1   b  c             when x is better than b at ply 1:      ply 1   x  z
//!   ply 2   z                                                       ply 2   z
//! ```
//!
//! The root is ply 0. It has a line for each of its actions, and keeps them itself.
//!
//! The lines keep their room when they are emptied, so that nodes allocate nothing.

/// One line per ply.
#[derive(Debug)]
pub(super) struct Lines<A> {
    lines: Vec<Vec<A>>,
}

impl<A: Clone> Lines<A> {
    /// Lines for a search that will look about `depth` plies ahead.
    pub fn new(depth: u32) -> Self {
        let depth = depth as usize;
        Self { lines: (0..depth + 2).map(|ply| Vec::with_capacity((depth + 1).saturating_sub(ply).min(64))).collect() }
    }

    /// Forgets the line at a ply that is entered anew.
    #[inline]
    pub fn clear(&mut self, ply: u32) {
        match self.lines.get_mut(ply as usize) {
            Some(line) => line.clear(),
            None => self.grow(ply),
        }
    }

    /// Quiescence may go deeper than the depth of the search.
    #[cold]
    fn grow(&mut self, ply: u32) {
        self.lines.resize_with(ply as usize + 1, Vec::new);
    }

    /// Makes `action`, followed by the line below it, the line at `ply`.
    pub fn improve(&mut self, ply: u32, action: &A) {
        let (above, below) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut above[ply as usize];
        line.clear();
        line.push(action.clone());
        line.extend_from_slice(below.first().map_or(&[], Vec::as_slice));
    }

    /// The line of an action of the root: the action, followed by the line below it.
    pub fn led_by(&self, action: &A) -> Vec<A> {
        let below = self.lines.get(1).map_or(&[][..], Vec::as_slice);
        [std::slice::from_ref(action), below].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_action_is_followed_by_the_line_below_it() {
        let mut lines = Lines::new(3);
        for ply in 0..4 {
            lines.clear(ply);
        }
        lines.improve(2, &'z');
        lines.improve(1, &'b');
        assert_eq!(lines.led_by(&'a'), ['a', 'b', 'z']);
        lines.clear(2);
        lines.improve(1, &'x');
        assert_eq!(lines.led_by(&'a'), ['a', 'x']);
        lines.clear(1);
        assert_eq!(lines.led_by(&'a'), ['a']);
    }

    #[test]
    fn lines_grow_when_quiescence_goes_deeper() {
        let mut lines = Lines::new(1);
        for ply in 0..9 {
            lines.clear(ply);
        }
        for ply in (1..9).rev() {
            lines.improve(ply, &ply);
        }
        assert_eq!(lines.led_by(&0), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
