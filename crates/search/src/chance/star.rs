//! What Star1 and Star2 share: alpha-beta at the players' nodes, Ballard's bounds at chance nodes.
//!
//! At a chance node some outcomes are known exactly, the one being looked at is not known, and of
//! the rest only that they lie between `low` and `high`:
//!
//! ```text
//!   node = known + p·value + rest,     rest between rest_low and rest_high
//!
//!   the node is at most  alpha  when  value ≤ (alpha − known − rest_high) / p
//!   the node is at least beta   when  value ≥ (beta  − known − rest_low ) / p
//! ```
//!
//! The two right-hand sides are the window for the child. When its value falls outside, the
//! outcomes left need no look.

use super::cover::Cover;
use super::order::Order;
use super::root::{self, Looks};
use super::search::Begun;
use super::table::{TableEntry, TranspositionTable};
use super::walk::{Via, Walk};
use super::window::Window;
use crate::listing;
use crate::path::is_independent;
use plyground_core::{Bound, Evaluator, Event, Game, Observer, Player, Root, Source, Stop, Turn, Verdict};

/// Searches the root. Star2 `probes`: it asks before it searches, and tries promising actions first.
pub(super) fn search<G: Game, E: Evaluator<G>, O: Observer<G>>(
    begun: Begun<'_, E, O>,
    root: &Root<'_, G>,
    probes: bool,
) -> Verdict<G::Action> {
    let Begun { walk, table, depth } = begun;
    let (least, most) = walk.evaluator.bounds();
    let values = Window { alpha: least.into(), beta: most.into() };
    let mut search = Search { walk, table, values, probes, shares: Vec::new(), list: Vec::new(), orders: Vec::new() };
    root::search(&mut search, root, depth)
}

pub(super) struct Search<'a, G: Game, E, O> {
    pub walk: Walk<'a, E, O>,
    pub table: &'a mut TranspositionTable,
    /// From the least value there can be to the greatest.
    pub values: Window,
    pub probes: bool,
    /// Outcomes of chance nodes: lists that are not in use, kept for their memory.
    shares: Vec<Vec<Share<G::Action>>>,
    /// Where outcomes are listed before they get their bounds.
    list: Vec<(G::Action, f64)>,
    /// Orders of actions that are not in use, kept for their memory.
    pub orders: Vec<Vec<(f64, u32)>>,
}

/// One outcome of a chance node, and what is known of it.
pub(super) struct Share<A> {
    pub outcome: A,
    /// How likely the game says it is.
    pub probability: f64,
    /// Its weight in the mean: the same, unless unlikely outcomes are left out.
    pub weight: f64,
    /// Its value is at least this.
    pub low: f64,
    /// Its value is at most this.
    pub high: f64,
    /// Weighted sum of `low` over the outcomes that follow.
    rest_low: f64,
    /// Weighted sum of `high` over the outcomes that follow.
    rest_high: f64,
}

/// A node under way.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub number: u64,
    pub depth: u32,
    pub window: Window,
    /// Chance nodes directly above, one after the other.
    pub run: u32,
    /// Actions in a row up to here of which none was lasting.
    pub quiet: u32,
}

impl<'a, G: Game, E: Evaluator<G>, O: Observer<G>> Looks<'a, G, E, O> for Search<'a, G, E, O> {
    const HAS_WINDOW: bool = true;

    fn walk(&mut self) -> &mut Walk<'a, E, O> {
        &mut self.walk
    }

    fn look(&mut self, position: &G, via: Via<'_, G::Action>, depth: u32, window: Window) -> Result<f64, Stop> {
        self.value(position, via, depth, window)
    }

    fn first_order(&mut self, position: &G, actions: &[G::Action], me: Player, depth: u32) -> Vec<usize> {
        let order = self.order(position, actions, me, depth, None);
        (0..actions.len()).map(|rank| order.index(rank)).collect()
    }

    fn bytes(&self) -> usize {
        self.table.bytes()
    }
}

impl<G: Game, E: Evaluator<G>, O: Observer<G>> Search<'_, G, E, O> {
    /// The value of a position with `depth` decisions to look ahead.
    ///
    /// Fail-soft: a result ≤ `alpha` is an upper bound, ≥ `beta` a lower bound, exact in between;
    /// and exact at the least and the greatest value there can be.
    pub fn value(&mut self, position: &G, via: Via<'_, G::Action>, depth: u32, window: Window) -> Result<f64, Stop> {
        let (turn, quiet) = self.walk.arrive(position, via);
        let number = self.walk.enter(position, via, turn, depth, Some((window.alpha, window.beta)))?;
        self.walk.descend(position, turn, depth, quiet);
        let node = Node { number, depth, window, run: via.run, quiet };
        let result = match turn {
            Turn::Over(outcome) => return Ok(self.walk.rules(number, position, outcome)),
            _ if depth == 0 => return Ok(self.walk.evaluate(number, position)),
            Turn::Player(me) => self.decision(position, me, node),
            Turn::Chance => self.chance(position, node),
        };
        self.walk.ascend::<G>();
        if result.is_err() {
            self.walk.abandon::<G>(number);
        }
        result
    }

    /// Where a node is kept in the table, if it is worth keeping: not where a look is as cheap as
    /// the table, nor below another chance node, so that runs of them are seen whole, nor where the
    /// value depends on how the game came there.
    pub fn key_of(&self, position: &G, turn: Turn, node: Node) -> Option<u64> {
        let is_worthwhile = if turn == Turn::Chance { node.run == 0 } else { node.depth > 1 };
        (is_worthwhile && is_independent::<G>(node.quiet) && self.table.is_on()).then(|| position.key())
    }

    /// The value the table has for a node and how exact it is, if that is exact enough.
    pub fn recall(&mut self, known: Option<TableEntry>, node: Node) -> Option<(f64, Bound)> {
        let entry = known.filter(|entry| entry.depth == node.depth)?;
        let (value, bound) = if entry.lower >= entry.upper {
            (entry.lower, Bound::Exact)
        } else if entry.lower >= node.window.beta {
            (entry.lower, Bound::Lower)
        } else if entry.upper <= node.window.alpha {
            (entry.upper, Bound::Upper)
        } else {
            return None;
        };
        self.walk.counters.table_hits += 1;
        self.walk.guesses += u64::from(!entry.is_final);
        self.walk.leave::<G>(node.number, value, bound, Source::Table);
        Some((value, bound))
    }

    /// Keeps a result, together with what was known before.
    pub fn keep(&mut self, key: u64, known: Option<TableEntry>, depth: u32, result: (f64, Bound), action: Option<usize>, is_final: bool) {
        let Window { alpha, beta } = self.values;
        let old = known.filter(|entry| entry.depth == depth);
        let (lower, upper) = old.map_or((alpha, beta), |entry| (entry.lower, entry.upper));
        let (lower, upper) = match result {
            (value, Bound::Lower) => (lower.max(value), upper),
            (value, Bound::Upper) => (lower, upper.min(value)),
            (value, _) => (value, value),
        };
        let is_final = is_final && old.is_none_or(|entry| entry.is_final);
        self.table.keep(key, TableEntry { lower, upper, depth, action, is_final });
    }

    /// The value of a position where `me` acts.
    fn decision(&mut self, position: &G, me: Player, node: Node) -> Result<f64, Stop> {
        // 1. Perhaps the table knows the answer, or at least a good first action.
        let key = self.key_of(position, Turn::Player(me), node);
        let known = key.and_then(|key| self.table.find(key));
        if let Some((value, _)) = self.recall(known, node) {
            return Ok(value);
        }
        // 2. Look at the actions until one is too good to be allowed.
        let guesses = self.walk.guesses;
        let actions = listing::actions(position, &mut self.walk.clock)?;
        let first = known.and_then(|entry| entry.action);
        let order = self.order(position, actions.as_ref(), me, node.depth, first);
        let found = self.best_of(position, actions.as_ref(), &order, me, node, usize::MAX);
        self.orders.push(order.into_list());
        let (value, best) = found?;
        // 3. Remember.
        let bound = node.window.bound(value);
        if let Some(key) = key {
            // Where every action failed, none is known to be better than the others.
            let has_failed = bound == if me == Player::One { Bound::Upper } else { Bound::Lower };
            let action = if has_failed { first } else { Some(best) };
            self.keep(key, known, node.depth, (value, bound), action, self.walk.guesses == guesses);
        }
        self.walk.leave::<G>(node.number, value, bound, Source::Children);
        Ok(value)
    }

    /// The best of the first `most` actions in this order, and its index.
    pub fn best_of(
        &mut self,
        position: &G,
        actions: &[G::Action],
        order: &Order,
        me: Player,
        node: Node,
        most: usize,
    ) -> Result<(f64, usize), Stop> {
        let mut window = node.window;
        // Nothing is better than the best there can be.
        let limit = match me {
            Player::One => window.beta.min(self.values.beta),
            Player::Two => window.alpha.max(self.values.alpha),
        };
        let mut best: Option<(f64, usize)> = None;
        for rank in 0..actions.len().min(most) {
            let index = order.index(rank);
            let action = &actions[index];
            let value = self.value(&position.after(action), Via::action(position, action), node.depth - 1, window)?;
            if best.is_none_or(|(best, _)| Window::is_better(me, value, best)) {
                best = Some((value, index));
            }
            window = window.narrowed(me, value);
            let told_best = best.map_or(value, |(best, _)| best);
            let told_window = Some((window.alpha, window.beta));
            self.walk.observer.see(Event::Child { node: node.number, action, value, best: told_best, window: told_window });
            if !Window::is_better(me, limit, value) {
                let skipped = actions.len() - rank - 1;
                if skipped > 0 {
                    self.walk.counters.cutoffs += 1;
                    self.walk.observer.see(Event::Cutoff { node: node.number, action, value, limit, skipped });
                }
                break;
            }
        }
        Ok(best.expect("a player to move has an action"))
    }

    /// The value of a position where chance acts.
    fn chance(&mut self, position: &G, node: Node) -> Result<f64, Stop> {
        // 1. Perhaps the table knows the answer.
        let key = self.key_of(position, Turn::Chance, node);
        let known = key.and_then(|key| self.table.find(key));
        if let Some((value, _)) = self.recall(known, node) {
            return Ok(value);
        }
        // Perhaps nothing there could be matters: the best there can be is no better than alpha.
        let hopeless = if self.values.beta <= node.window.alpha {
            Some((self.values.beta, Bound::Upper))
        } else {
            (self.values.alpha >= node.window.beta).then_some((self.values.alpha, Bound::Lower))
        };
        if let Some((value, bound)) = hopeless {
            self.walk.leave::<G>(node.number, value, bound, Source::Children);
            return Ok(value);
        }
        // 2. List the outcomes; Star2 tries to settle the matter with one action of each.
        let guesses = self.walk.guesses;
        let node = Node { run: node.run + 1, ..node };
        let mut shares = self.shares.pop().unwrap_or_default();
        self.list_shares(position, node, &mut shares);
        let probed = if self.probes { self.probe_all(position, &mut shares, node) } else { Ok(None) };
        // 3. Look at the outcomes until the bounds settle it.
        let found = match probed {
            Ok(None) => self.mean(position, &mut shares, node),
            Ok(Some(found)) => Ok(found),
            Err(stop) => Err(stop),
        };
        self.shares.push(shares);
        let (value, bound) = found?;
        // 4. Remember.
        if let Some(key) = key {
            self.keep(key, known, node.depth, (value, bound), None, self.walk.guesses == guesses);
        }
        self.walk.leave::<G>(node.number, value, bound, Source::Children);
        Ok(value)
    }

    /// Lists the outcomes of a chance node that are to be searched.
    fn list_shares(&mut self, position: &G, node: Node, shares: &mut Vec<Share<G::Action>>) {
        let chosen = self.walk.cover.choose(position, node.run);
        if chosen.omitted > 0 {
            self.walk.observer.see(Event::Omitted { node: node.number, outcomes: chosen.omitted, probability: 1.0 - chosen.mass });
        }
        let scale = 1.0 / chosen.mass;
        let Window { alpha: low, beta: high } = self.values;
        let share = |(outcome, probability)| {
            let weight = probability * scale;
            Share { outcome, probability, weight, low, high, rest_low: 0.0, rest_high: 0.0 }
        };
        shares.clear();
        if chosen.is_listed {
            shares.extend(position.odds().take(chosen.count).map(share));
        } else {
            Cover::list(position, chosen, &mut self.list);
            shares.extend(self.list.drain(..).map(share));
        }
    }

    /// The mean of the outcomes, or a bound on it that settles the matter.
    fn mean(&mut self, position: &G, shares: &mut [Share<G::Action>], node: Node) -> Result<(f64, Bound), Stop> {
        // Summed from the end, so that nothing is left of rounding where nothing follows.
        let (mut rest_low, mut rest_high) = (0.0, 0.0);
        for share in shares.iter_mut().rev() {
            (share.rest_low, share.rest_high) = (rest_low, rest_high);
            rest_low += share.weight * share.low;
            rest_high += share.weight * share.high;
        }
        let Window { alpha, beta } = node.window;
        let mut known = 0.0;
        for index in 0..shares.len() {
            let Share { ref outcome, probability, weight, low, high, rest_low, rest_high } = shares[index];
            let mut is_bound = None;
            let mut value = low;
            if low < high {
                let least = (alpha - known - rest_high) / weight;
                let most = (beta - known - rest_low) / weight;
                let window = Window { alpha: least.max(low), beta: most.min(high) };
                let via = Via::outcome(position, outcome, probability, node.run);
                value = self.value(&position.after(outcome), via, node.depth, window)?;
                // Outside of the window the value is only a bound, and the node is settled.
                if value <= least && least > low {
                    is_bound = Some(Bound::Upper);
                } else if value >= most && most < high {
                    is_bound = Some(Bound::Lower);
                }
            }
            known += weight * value;
            self.walk.observer.see(Event::Child { node: node.number, action: outcome, value, best: known, window: Some((alpha, beta)) });
            let is_open = rest_low < rest_high;
            let settled = if is_bound == Some(Bound::Upper) || is_bound.is_none() && is_open && known + rest_high <= alpha {
                // The smaller of the two: rounding must not let a bound pass for a better value.
                ((known + rest_high).min(alpha), Bound::Upper)
            } else if is_bound == Some(Bound::Lower) || is_open && known + rest_low >= beta {
                ((known + rest_low).max(beta), Bound::Lower)
            } else {
                continue;
            };
            return Ok(self.settled(node, outcome, settled, shares.len() - index - 1));
        }
        Ok((known, Bound::Exact))
    }

    /// Tells that the outcomes left of a chance node need no look.
    pub fn settled(&mut self, node: Node, action: &G::Action, result: (f64, Bound), skipped: usize) -> (f64, Bound) {
        if skipped > 0 {
            let limit = if result.1 == Bound::Upper { node.window.alpha } else { node.window.beta };
            self.walk.counters.cutoffs += 1;
            self.walk.observer.see(Event::Cutoff { node: node.number, action, value: result.0, limit, skipped });
        }
        result
    }
}
