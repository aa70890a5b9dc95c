//! Star2's probing: one action of each outcome, before any outcome is searched in full.
//!
//! Where Player Two acts next, any one action shows what the outcome is worth at most; where
//! Player One acts, at least. If the most promising action is tried, the bound is often close to the
//! truth, and the bounds of all outcomes together may settle a chance node at a fraction of the
//! cost of their values:
//!
//! ```text
//!            CHANCE, alpha = 4
//!        ⅓ ┌─────┼─────┐ ⅓
//!        MIN    MIN    MIN         one action each: ≤ 3, ≤ 5, ≤ 2
//!        ≤3     ≤5     ≤2          the mean is at most 10/3 < 4: cut off
//! ```

use super::star::{Node, Search, Share};
use super::walk::Via;
use super::window::Window;
use crate::listing;
use plyground_core::{Bound, Evaluator, Game, Observer, Player, Source, Stop, Turn};

/// At the last decision a probe looks at all actions when there are no more than these: it then
/// knows the value, at hardly more cost than a bound.
const ALL_OF: usize = 2;

impl<G: Game, E: Evaluator<G>, O: Observer<G>> Search<'_, G, E, O> {
    /// Probes the outcomes of a chance node one after the other; answers when that settles it,
    /// and leaves what it learnt in `shares` when not.
    pub fn probe_all(&mut self, position: &G, shares: &mut [Share<G::Action>], node: Node) -> Result<Option<(f64, Bound)>, Stop> {
        let Window { alpha, beta } = node.window;
        // An outcome can only be bounded from the side of the player who acts there.
        let is_useful = |me| match me {
            Player::One => beta < self.values.beta,
            Player::Two => alpha > self.values.alpha,
        };
        let is_useful = [is_useful(Player::One), is_useful(Player::Two)];
        if is_useful == [false, false] {
            return Ok(None);
        }
        let mut floor: f64 = shares.iter().map(|share| share.weight * share.low).sum();
        let mut ceiling: f64 = shares.iter().map(|share| share.weight * share.high).sum();
        for index in 0..shares.len() {
            let Share { ref outcome, probability, weight, low, high, .. } = shares[index];
            let child = position.after(outcome);
            let via = Via::outcome(position, outcome, probability, node.run);
            let least = (alpha - (ceiling - weight * high)) / weight;
            let most = (beta - (floor - weight * low)) / weight;
            let window = Window { alpha: least.max(low), beta: most.min(high) };
            let (turn, quiet) = self.walk.arrive(&child, via);
            let (new_low, new_high) = match turn {
                Turn::Over(_) => {
                    let value = self.value(&child, via, node.depth, window)?;
                    (value, value)
                }
                Turn::Player(me) if is_useful[me.index()] => self.probe(&child, me, via, Node { run: 0, window, quiet, ..node })?,
                _ => continue,
            };
            let share = &mut shares[index];
            (share.low, share.high) = (new_low.max(low), new_high.min(high));
            floor += weight * (share.low - low);
            ceiling += weight * (share.high - high);
            let settled = if ceiling <= alpha {
                (ceiling, Bound::Upper)
            } else if floor >= beta {
                (floor, Bound::Lower)
            } else {
                continue;
            };
            let skipped = shares.iter().filter(|share| share.low < share.high).count();
            return Ok(Some(self.settled(node, &shares[index].outcome, settled, skipped)));
        }
        Ok(None)
    }

    /// Between which bounds the value of a position lies where `me` acts, from one good action.
    fn probe(&mut self, position: &G, me: Player, via: Via<'_, G::Action>, node: Node) -> Result<(f64, f64), Stop> {
        let window = Some((node.window.alpha, node.window.beta));
        let number = self.walk.enter(position, via, Turn::Player(me), node.depth, window)?;
        self.walk.descend(position, Turn::Player(me), node.depth, node.quiet);
        let result = self.probe_inside(position, me, Node { number, ..node });
        self.walk.ascend::<G>();
        if result.is_err() {
            self.walk.abandon::<G>(number);
        }
        let Window { alpha: least, beta: most } = self.values;
        result.map(|(value, bound)| match bound {
            Bound::Lower => (value, most),
            Bound::Upper => (least, value),
            _ => (value, value),
        })
    }

    fn probe_inside(&mut self, position: &G, me: Player, node: Node) -> Result<(f64, Bound), Stop> {
        // 1. Perhaps the table knows enough.
        let key = self.key_of(position, Turn::Player(me), node);
        let known = key.and_then(|key| self.table.find(key));
        if let Some(found) = self.recall(known, node) {
            return Ok(found);
        }
        // 2. Look at one action, or at all where that costs little more.
        let guesses = self.walk.guesses;
        let actions = listing::actions(position, &mut self.walk.clock)?;
        let actions = actions.as_ref();
        let order = self.order(position, actions, me, node.depth, known.and_then(|entry| entry.action));
        let looks = if node.depth == 1 && actions.len() <= ALL_OF { ALL_OF } else { 1 };
        let found = self.best_of(position, actions, &order, me, node, looks);
        self.orders.push(order.into_list());
        let (value, best) = found?;
        // 3. What that proves: an action not searched could only be better for `me`.
        let bound = node.window.bound(value);
        let is_whole = looks >= actions.len();
        let (value, bound) = match (me, bound) {
            _ if is_whole => (value, bound),
            (Player::One, Bound::Exact | Bound::Lower) => (value, Bound::Lower),
            (Player::Two, Bound::Exact | Bound::Upper) => (value, Bound::Upper),
            // The action is bad, and what the others are worth is anybody's guess.
            (Player::One, _) => (self.values.alpha, Bound::Lower),
            (Player::Two, _) => (self.values.beta, Bound::Upper),
        };
        if let Some(key) = key {
            self.keep(key, known, node.depth, (value, bound), Some(best), self.walk.guesses == guesses);
        }
        self.walk.leave::<G>(node.number, value, bound, Source::Children);
        Ok((value, bound))
    }
}
