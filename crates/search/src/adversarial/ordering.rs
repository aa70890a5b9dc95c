//! Which action to try first: alpha-beta skips more the better its first guess is.
//!
//! ```text
//!   1. the table's action      best here before
//!   2. killers                 cut off a sister of this node (two per ply)
//!   3. the rest by history     cut off often anywhere in the tree, plus the evaluator's promise
//! ```
//!
//! The order changes how much work a search has, never its value.
//!
//! Source: S. Akl and M. Newborn, *The Principal Continuation and the Killer Heuristic*, 1977;
//! J. Schaeffer, *The History Heuristic and Alpha-Beta Search Enhancements in Practice*, 1989.

use plyground_core::{Evaluator, Game, Hasher64, Player};
use std::hash::{Hash, Hasher};

/// How a pruning search orders the actions of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ordering {
    /// The table's action, killers, history, and the evaluator's promise.
    #[default]
    Full,
    /// The evaluator's promise alone.
    Promise,
    /// The game's own order: for seeing what ordering is worth.
    None,
}

/// Walks through the actions of one node, most promising first.
#[derive(Clone, Copy)]
pub(super) struct Picker {
    /// Where the scores of this node begin.
    base: usize,
    /// Actions picked so far.
    picked: usize,
    len: usize,
    early: Early,
    is_scored: bool,
}

/// What is tried before anything is scored: the table's action and the killers. Small enough
/// to live in a register.
#[derive(Clone, Copy, Default)]
struct Early {
    indices: [u16; 3],
    len: u8,
}

impl Early {
    #[inline]
    fn as_slice(&self) -> &[u16] {
        &self.indices[..usize::from(self.len)]
    }

    #[inline]
    fn contains(self, index: usize) -> bool {
        self.as_slice().iter().any(|&early| usize::from(early) == index)
    }

    /// Adds an index that is not there yet; one too far down the list has to wait its turn.
    #[inline]
    fn add(&mut self, index: usize) {
        if let (false, Ok(index)) = (self.contains(index), u16::try_from(index)) {
            self.indices[usize::from(self.len)] = index;
            self.len += 1;
        }
    }
}

/// What has been learnt about actions in the course of a search.
#[derive(Debug)]
pub(super) struct Experience<A> {
    ordering: Ordering,
    killers: Vec<[Option<A>; 2]>,
    /// How well an action does, for each player, by a small hash of the action.
    history: [Vec<i32>; 2],
    /// Scores of the nodes on the path, one stack for all, so that nodes allocate nothing.
    scores: Vec<u64>,
}

const HISTORY_BITS: u32 = 10;
/// History stays within plus and minus this.
const HISTORY_MOST: i32 = 1 << 14;
/// What a point of promise is worth in points of history.
const PROMISE_WEIGHT: i32 = 1024;

/// The small hash under which history is kept. Actions that share one share their history,
/// which costs time but no truth.
#[inline]
fn slot<A: Hash>(action: &A) -> usize {
    let mut hasher = Hasher64::default();
    action.hash(&mut hasher);
    (hasher.finish().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - HISTORY_BITS)) as usize
}

/// A score and an index in one number: larger means earlier, equal scores keep their order.
#[inline]
const fn pack(score: i32, index: usize) -> u64 {
    ((score as u32 ^ 1 << 31) as u64) << 32 | (u32::MAX - index as u32) as u64
}

/// The index in a packed score.
#[inline]
const fn unpack_index(packed: u64) -> usize {
    (u32::MAX - packed as u32) as usize
}

impl<A: Clone + Eq + Hash> Experience<A> {
    /// No experience yet; `depth` is how deep the search will look.
    pub fn new(ordering: Ordering, depth: u32) -> Self {
        let plies = if ordering == Ordering::Full { depth as usize + 1 } else { 0 };
        let slots = if ordering == Ordering::Full { 1 << HISTORY_BITS } else { 0 };
        Self { ordering, killers: vec![[None, None]; plies], history: [vec![0; slots], vec![0; slots]], scores: Vec::with_capacity(1024) }
    }

    /// The ordering it serves.
    pub fn ordering(&self) -> Ordering {
        self.ordering
    }

    /// Begins with a node, of whose actions the table recommends `first`.
    #[inline(always)]
    pub fn begin<const PLAIN: bool>(&mut self, actions: &[A], first: Option<usize>, ply: u32) -> Picker {
        let early = if !PLAIN && self.ordering == Ordering::Full { self.early(actions, first, ply) } else { Early::default() };
        Picker { base: self.scores.len(), picked: 0, len: actions.len(), early, is_scored: false }
    }

    /// Looks for the table's action and the killers among the actions.
    fn early(&self, actions: &[A], first: Option<usize>, ply: u32) -> Early {
        let mut early = Early::default();
        if let Some(first) = first.filter(|&first| first < actions.len()) {
            early.add(first);
        }
        for killer in self.killers.get(ply as usize).into_iter().flatten().flatten() {
            if let Some(index) = actions.iter().position(|action| action == killer) {
                early.add(index);
            }
        }
        early
    }

    /// The index of the next action to try; `None` when all have been tried.
    #[inline(always)]
    pub fn next<G: Game<Action = A>, const PLAIN: bool>(
        &mut self,
        picker: &mut Picker,
        evaluator: &impl Evaluator<G>,
        position: &G,
        actions: &[A],
        me: Player,
    ) -> Option<usize> {
        let at = picker.picked;
        if at == picker.len {
            return None;
        }
        picker.picked += 1;
        if PLAIN || self.ordering == Ordering::None {
            return Some(at);
        }
        if at < usize::from(picker.early.len) {
            return Some(usize::from(picker.early.indices[at]));
        }
        if !picker.is_scored {
            picker.is_scored = true;
            self.score(picker.early, evaluator, position, actions, me);
        }
        Some(self.pick(picker.base + at, picker.base + picker.len))
    }

    /// Brings the best of the rest to the front of it. Most nodes need few picks or are small, so
    /// that this is less work than sorting.
    #[inline]
    fn pick(&mut self, start: usize, end: usize) -> usize {
        let rest = &mut self.scores[start..end];
        let mut best = 0;
        for at in 1..rest.len() {
            if rest[at] > rest[best] {
                best = at;
            }
        }
        rest.swap(0, best);
        unpack_index(rest[0])
    }

    /// Scores all actions; those already tried go to the front, out of the way.
    #[inline]
    fn score<G: Game<Action = A>>(&mut self, early: Early, evaluator: &impl Evaluator<G>, position: &G, actions: &[A], me: Player) {
        let history = &self.history[me.index()];
        let is_full = self.ordering == Ordering::Full;
        self.scores.extend(early.as_slice().iter().map(|&index| pack(0, usize::from(index))));
        self.scores.extend(actions.iter().enumerate().filter(|&(index, _)| !early.contains(index)).map(|(index, action)| {
            let promise = evaluator.promise(position, action);
            let score = if is_full { promise.saturating_mul(PROMISE_WEIGHT).saturating_add(history[slot(action)]) } else { promise };
            pack(score, index)
        }));
    }

    /// Ends with a node: gives its room back.
    #[inline]
    pub fn end(&mut self, picker: Picker) {
        self.scores.truncate(picker.base);
    }

    /// Learns that the action picked last, `index`, has cut off a node with `depth` decisions
    /// left, and that those picked before it have not.
    #[inline(always)]
    pub fn learn<const PLAIN: bool>(&mut self, picker: Picker, actions: &[A], me: Player, depth: u32, ply: u32, index: usize) {
        if !PLAIN && self.ordering == Ordering::Full {
            self.reward(picker, actions, me, depth, ply, index);
        }
    }

    fn reward(&mut self, picker: Picker, actions: &[A], me: Player, depth: u32, ply: u32, index: usize) {
        let action = &actions[index];
        if let Some(killers) = self.killers.get_mut(ply as usize)
            && killers[0].as_ref() != Some(action)
        {
            killers.swap(0, 1);
            killers[0] = Some(action.clone());
        }
        let bonus = (depth * depth).min(1024) as i32;
        let history = &mut self.history[me.index()];
        adjust(&mut history[slot(action)], bonus);
        let failed = picker.picked - 1;
        let early = picker.early.as_slice();
        for &index in &early[..failed.min(early.len())] {
            adjust(&mut history[slot(&actions[usize::from(index)])], -bonus);
        }
        for &packed in self.scores.get(picker.base + early.len()..picker.base + failed).unwrap_or(&[]) {
            adjust(&mut history[slot(&actions[unpack_index(packed)])], -bonus);
        }
    }

    /// The order of the root's actions, before anything has been searched.
    pub fn order<G: Game<Action = A>>(&mut self, evaluator: &impl Evaluator<G>, position: &G, actions: &[A], me: Player) -> Vec<usize> {
        let mut picker = self.begin::<false>(actions, None, 0);
        let mut order = Vec::with_capacity(actions.len());
        while let Some(index) = self.next::<G, false>(&mut picker, evaluator, position, actions, me) {
            order.push(index);
        }
        self.end(picker);
        order
    }
}

/// Adds a bonus that shrinks as history approaches its limit, so that old merits fade.
#[inline]
fn adjust(history: &mut i32, bonus: i32) {
    *history += bonus - *history * bonus.abs() / HISTORY_MOST;
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::toys::{HashEvaluator, RandomTree};

    const EVALUATOR: HashEvaluator = HashEvaluator { seed: 0, spread: 0 };

    fn order(experience: &mut Experience<u8>, first: Option<usize>) -> Vec<usize> {
        let position = RandomTree::<false>::new(0, 1, 1);
        let actions = [0, 1, 2, 3];
        let mut picker = experience.begin::<false>(&actions, first, 2);
        let mut order = Vec::new();
        while let Some(index) = experience.next::<_, false>(&mut picker, &EVALUATOR, &position, &actions, Player::One) {
            order.push(index);
        }
        experience.end(picker);
        order
    }

    fn learn(experience: &mut Experience<u8>, action: usize, depth: u32, ply: u32) {
        let mut picker = experience.begin::<false>(&[], None, 0);
        picker.picked = 1;
        experience.learn::<false>(picker, &[0, 1, 2, 3], Player::One, depth, ply, action);
    }

    #[test]
    fn equal_actions_keep_the_games_own_order() {
        for ordering in [Ordering::Full, Ordering::Promise, Ordering::None] {
            assert_eq!(order(&mut Experience::new(ordering, 4), None), [0, 1, 2, 3]);
        }
    }

    #[test]
    fn table_then_killers_then_history() {
        let mut experience = Experience::new(Ordering::Full, 4);
        learn(&mut experience, 3, 5, 0);
        assert_eq!(order(&mut experience, None), [3, 0, 1, 2]);
        learn(&mut experience, 1, 1, 2);
        learn(&mut experience, 2, 1, 2);
        assert_eq!(order(&mut experience, None), [2, 1, 3, 0]);
        assert_eq!(order(&mut experience, Some(0)), [0, 2, 1, 3]);
        assert_eq!(order(&mut experience, Some(1)), [1, 2, 3, 0]);
    }

    #[test]
    fn scores_and_indices_go_there_and_back() {
        for (score, index) in [(0, 0), (i32::MIN, 7), (i32::MAX, 65_535), (-1, 3)] {
            assert_eq!(unpack_index(pack(score, index)), index);
        }
        assert!(pack(1, 5) > pack(0, 0) && pack(0, 0) > pack(-1, 0) && pack(0, 0) > pack(0, 1));
    }

    #[test]
    fn history_stays_within_its_limits() {
        let mut history = 0;
        for step in 0..100_000 {
            adjust(&mut history, if step % 7 == 0 { -1024 } else { 1024 });
            assert!(history.abs() <= HISTORY_MOST);
        }
    }
}
