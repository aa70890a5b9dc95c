//! Which action to try first: the better the first guess, the more Star2 skips.
//!
//! ```text
//!   two decisions or more to go    the table's action, then all by the evaluator's view of the result
//!   the last decision              the table's action or the most promising one, then the game's order
//! ```
//!
//! The order changes how much work a search has, never its value. Judging results only to order
//! them is not counted as visiting them.

use super::star::Search;
use super::window::Window;
use plyground_core::{Evaluator, Game, Observer, Player, Turn};

/// An order of actions: one of them first, or all of them ranked.
pub(super) struct Order {
    first: usize,
    /// Scores and indices, best first; empty where only the first one matters.
    list: Vec<(f64, u32)>,
}

impl Order {
    /// The index of the action with this rank.
    #[inline]
    pub fn index(&self, rank: usize) -> usize {
        if self.list.is_empty() {
            // The first one goes to the front and the others before it move up by one.
            match rank {
                0 => self.first,
                _ if rank <= self.first => rank - 1,
                _ => rank,
            }
        } else {
            self.list[rank].1 as usize
        }
    }

    /// The list, to be used again.
    pub fn into_list(self) -> Vec<(f64, u32)> {
        self.list
    }
}

impl<G: Game, E: Evaluator<G>, O: Observer<G>> Search<'_, G, E, O> {
    /// The order in which `me` tries these actions; the table recommends `first`.
    pub fn order(&mut self, position: &G, actions: &[G::Action], me: Player, depth: u32, first: Option<usize>) -> Order {
        let mut list = self.orders.pop().unwrap_or_default();
        list.clear();
        let first = first.filter(|&first| first < actions.len());
        if !self.probes || actions.len() == 1 {
            return Order { first: first.unwrap_or(0), list };
        }
        if depth == 1 {
            let first = first.unwrap_or_else(|| self.most_promising(position, actions));
            return Order { first, list };
        }
        list.extend(actions.iter().enumerate().map(|(index, action)| {
            let score = if first == Some(index) { f64::INFINITY } else { self.glance(&position.after(action), me) };
            (score, index as u32)
        }));
        // Equal ones stay in the game's own order.
        list.sort_unstable_by(|(one, i), (other, j)| other.total_cmp(one).then(i.cmp(j)));
        Order { first: 0, list }
    }

    /// The first of the most promising actions.
    fn most_promising(&self, position: &G, actions: &[G::Action]) -> usize {
        let promise = |index: usize| self.walk.evaluator.promise(position, &actions[index]);
        (1..actions.len()).fold((0, promise(0)), |best, index| if promise(index) > best.1 { (index, promise(index)) } else { best }).0
    }

    /// What a position is worth to `me` at first sight.
    fn glance(&self, position: &G, me: Player) -> f64 {
        let value = match position.turn() {
            Turn::Over(outcome) => self.walk.evaluator.outcome(position, outcome),
            _ => self.walk.evaluator.evaluate(position).into(),
        };
        Window::sign(me) * value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_goes_to_the_front_and_the_rest_keep_their_order() {
        let order = |first| Order { first, list: Vec::new() };
        let ranked = |order: &Order| (0..4).map(|rank| order.index(rank)).collect::<Vec<_>>();
        assert_eq!(ranked(&order(0)), [0, 1, 2, 3]);
        assert_eq!(ranked(&order(2)), [2, 0, 1, 3]);
        assert_eq!(ranked(&order(3)), [3, 0, 1, 2]);
        assert_eq!(ranked(&Order { first: 0, list: vec![(9.0, 3), (5.0, 0), (5.0, 2), (1.0, 1)] }), [3, 0, 2, 1]);
    }
}
