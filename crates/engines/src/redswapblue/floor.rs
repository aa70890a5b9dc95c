//! How many moves the standard start needs at least, for boards too large to sweep.
//!
//! `parity` says that heights of T are missing at the start and that a move gains at most 2. What a way has
//! not gained so far, 2 moves - (T - missing), is its *waste*; it never falls. A solution of h + e moves, with h = T/2, wastes 2e
//! in total. Look at the last of its positions that wastes at most e: what follows the next one, seen from the goal with the
//! colours exchanged, wastes at most e too.
//!
//! ```text
//!   start ●──●──●──●──▶●──●──●──● goal          waste 0 0 1 2 │ 3 4 4 4      2e = 4, e = 2
//!         waste ≤ e   │ waste ≤ e from the other end
//! ```
//!
//! So all positions that can be reached with waste at most e are collected, one set for both ends. If
//! no move joins the set with its mirror image in h + e moves or fewer, there is no such solution.
//!
//! Contract: what it calls proven is proven by enumeration with exact distances from the start: the set is made level by
//! level, and since waste never falls on a shortest way, no position of it is missed.
//!
//! ```
//! use plyground_core::Limits;
//! use plyground_engines::redswapblue::prove_floor;
//! use plyground_games::redswapblue::{Jump, RedSwapBlue, Variant};
//!
//! let start = RedSwapBlue::<u64>::new(Variant { n: 3, jump: Jump::Any, diagonal: false }).expect("n = 3 fits");
//! let floor = prove_floor(start.variant(), &Limits::default()).expect("n is at most 7");
//! assert_eq!((floor.moves, floor.is_exact), (46, true));
//! ```

use super::compact::{Compact, Scored};
use super::reached::Reached;
use super::word::Word;
use plyground_core::{Bound, Clock, Limits, Stop, Worth};
use plyground_games::redswapblue::{Action, RedSwapBlue, Variant, Wide};

/// A proven lower bound on the moves from the standard start to the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Floor {
    /// No solution has fewer moves.
    pub moves: u32,
    /// True when a solution with so many moves exists.
    pub is_exact: bool,
    /// Positions looked at, symmetric ones once.
    pub positions: u64,
    /// [`Stop::Complete`] when the bound is exact, else what kept it from being raised further.
    pub stopped: Stop,
}

/// Raises the lower bound of a variant's standard start until it is exact or a limit is reached; `None` for n above 7.
#[must_use]
pub fn prove_floor(variant: Variant, limits: &Limits) -> Option<Floor> {
    let start = RedSwapBlue::<Wide>::new(variant)?;
    if let Some(compact) = Compact::<u64>::new(&start, 9) {
        return Some(raise(&compact, compact.pack(&start), limits));
    }
    let compact = Compact::<u128>::new(&start, 12)?;
    Some(raise(&compact, compact.pack(&start), limits))
}

/// Allows one more wasted move at each end until something meets.
fn raise<W: Word>(compact: &Compact<W>, start: Scored<W>, limits: &Limits) -> Floor {
    let mut clock = limits.start();
    let mut floor = Floor { moves: start.bound(), is_exact: false, positions: 0, stopped: Stop::Complete };
    loop {
        let waste = floor.moves - start.bound();
        let mut search = Search { compact, start, waste, reached: Reached::new(compact.code_bits()) };
        let met = search.meets_its_mirror(&mut clock);
        floor.positions = clock.nodes();
        match met {
            Ok(true) => return Floor { is_exact: true, ..floor },
            Ok(false) => floor.moves += 1,
            Err(stopped) => return Floor { stopped, ..floor },
        }
        if let Some(progress) = &limits.progress {
            (progress.0)(clock.nodes(), Worth::expected(f64::from(floor.moves), Bound::Lower));
        }
    }
}

/// All positions with limited waste.
struct Search<'a, W> {
    compact: &'a Compact<W>,
    start: Scored<W>,
    waste: u32,
    reached: Reached<W>,
}

impl<W: Word> Search<'_, W> {
    /// True when there is a solution that wastes at most twice what is allowed at one end.
    fn meets_its_mirror(&mut self, clock: &mut Clock<'_>) -> Result<bool, Stop> {
        let root = Scored { code: self.compact.class(self.start.code), ..self.start };
        self.reached.insert(root.code, 0);
        let mut level = vec![root];
        let mut depth = 0;
        while !level.is_empty() {
            if depth + 1 >= self.reached.level_limit() {
                return Err(Stop::Memory);
            }
            let bytes = level.len() * size_of::<Scored<W>>();
            let mut next = Vec::new();
            for (index, position) in level.into_iter().enumerate() {
                clock.tick()?;
                if index % 1024 == 0 {
                    self.reached.reserve(1024 * Action::MOST, bytes + next.capacity() * size_of::<Scored<W>>(), clock)?;
                }
                if self.expand(position, depth, &mut next) {
                    return Ok(true);
                }
            }
            level = next;
            depth += 1;
        }
        Ok(false)
    }

    /// Reaches what is one move away; answers whether it joins the mirror image.
    fn expand(&mut self, position: Scored<W>, depth: u32, next: &mut Vec<Scored<W>>) -> bool {
        let most_missing = (self.start.missing + self.waste).checked_sub(2 * (depth + 1));
        let longest = self.start.bound() + self.waste;
        let mut is_joined = false;
        self.compact.for_each_neighbour(position, |neighbour| {
            if most_missing.is_some_and(|most| neighbour.missing <= most) {
                let class = self.compact.class(neighbour.code);
                if self.reached.insert(class, depth + 1) {
                    next.push(Scored { code: class, ..neighbour });
                }
            }
            if self.may_join(neighbour.missing, depth) {
                let mirror = self.compact.class(self.compact.exchanged(neighbour.code));
                is_joined |= self.reached.level(mirror).is_some_and(|level| depth + 1 + level <= longest);
            }
        });
        is_joined
    }

    /// False when the mirror image of a neighbour with so much missing cannot be in the set with a level up to
    /// `depth`. Joints whose other end is at a greater level are seen from there.
    fn may_join(&self, missing: u32, depth: u32) -> bool {
        // The mirror image misses what the position has gained; its level is at most depth and wastes at most e.
        let least = self.start.bound().saturating_sub(depth + 1);
        least <= depth && 2 * least <= self.waste + missing
    }
}
