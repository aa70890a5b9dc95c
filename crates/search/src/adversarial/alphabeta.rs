//! Alpha-beta: minimax's answer without looking at what cannot change it.
//!
//! While a player's actions are compared, the search remembers what each side is already sure
//! of elsewhere. As soon as an action proves better than what the opponent would allow, the
//! remaining actions of that position need no look. With good ordering, twice the depth of
//! minimax costs the same.
//!
//! ```text
//!               MAX ≥ 3
//!          ┌──────┴──────┐
//!        MIN 3         MIN ≤ 2         One has 3 elsewhere; here Two can force 2.
//!        ┌─┴─┐         ┌─┴─┐           What 8 really is does not matter: cut off.
//!        3   12        2   ✂
//! ```
//!
//! **Contract.** Fail-soft: the value at the root is exactly minimax's for the depth, with any
//! ordering and any table. The best action is one of minimax's best; the others carry bounds
//! unless [`Root::judge_all`] asks for exact values. A table entry gives a value only at the very
//! depth that is asked for, since a deeper value, better as it may be, would not be minimax's;
//! at other depths it still gives the action to try first. Every search begins with an empty table.
//!
//! ```
//! use plyground_core::{Limits, Player, Root, Searcher, toys::{HashEvaluator, Nim}};
//! use plyground_search::adversarial::{AlphaBeta, Minimax};
//!
//! let evaluator = HashEvaluator { seed: 1, spread: 10 };
//! let (nim, limits) = (Nim::new([3, 4, 5]), Limits::depth(5));
//! let slow = Minimax::new(evaluator).search(&Root::new(&nim), &limits, &mut ());
//! let quick = AlphaBeta::new(evaluator).search(&Root::new(&nim), &limits, &mut ());
//! assert_eq!(quick.worth, slow.worth);
//! assert!(quick.counters.nodes < slow.counters.nodes / 10);
//! ```
//!
//! Source: D. Edwards and T. Hart, *The Alpha-Beta Heuristic*, 1961; D. Knuth and R. Moore,
//! *An Analysis of Alpha-Beta Pruning*, 1975; J. Fishburn on fail-soft, 1983.

use super::clock::{GameClock, Pace};
use super::ordering::{Experience, Ordering};
use super::root::{self, Looks};
use super::scan::Scan;
use super::selective;
use super::table::{TableEntry, TranspositionTable, Usage};
use super::walk::{DEEPEST, Step, Walk, no_chance, stack_bytes};
use super::window::Window;
use plyground_core::{
    Bound, Deterministic, Evaluator, Event, Limits, Make, Observer, Playable, Player, Quiescence, Recipe, Root, Searcher, Source, Stop,
    Turn, Value, Verdict, evaluator_of,
};
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::Builder;
use std::time::Duration;

/// Alpha-beta with iterative deepening, ordering and a table; see the [module page](self).
#[derive(Clone, Debug)]
pub struct AlphaBeta<E> {
    /// Judges positions at the depth limit.
    pub evaluator: E,
    /// Bytes for the transposition table; 0 for none. The limits of a search may allow less.
    pub table: usize,
    /// Which actions are tried first.
    pub ordering: Ordering,
    /// From which side the pieces of the player to move are scanned, where nothing else orders them.
    pub scan: Scan,
    /// Whether to search depth 1, 2, 3, … up to the limit, so that each round's best actions
    /// are tried first in the next.
    pub deepening: bool,
    /// Whether loud positions at the depth limit are played out before they are judged.
    pub quiescence: bool,
    /// How many threads search at once, sharing the table. With more than one, the nodes visited
    /// and the choice among equally good actions differ from run to run.
    pub threads: usize,
    /// Time for all actions of a game together, if they share one clock.
    pub clock: Option<GameClock>,
    /// The table's room, kept from one search to the next; its contents only in the selective manner.
    room: TranspositionTable,
}

impl<E> AlphaBeta<E> {
    /// Everything switched on, with a table of 64 MiB.
    pub fn new(evaluator: E) -> Self {
        let (table, ordering, room) = (64 << 20, Ordering::Full, TranspositionTable::default());
        Self { evaluator, table, ordering, scan: Scan::Listed, deepening: true, quiescence: true, threads: 1, clock: None, room }
    }

    /// The textbook's version: no table, the game's own order, straight to the depth.
    pub fn plain(evaluator: E) -> Self {
        Self { table: 0, ordering: Ordering::None, deepening: false, ..Self::new(evaluator) }
    }

    /// The same with a table of at most this many bytes.
    #[must_use]
    pub fn with_table(self, bytes: usize) -> Self {
        Self { table: bytes, ..self }
    }

    /// The same with another scan.
    #[must_use]
    pub fn with_scan(self, scan: Scan) -> Self {
        Self { scan, ..self }
    }

    /// The same with another ordering.
    #[must_use]
    pub fn with_ordering(self, ordering: Ordering) -> Self {
        Self { ordering, ..self }
    }

    /// The same with or without iterative deepening.
    #[must_use]
    pub fn with_deepening(self, deepening: bool) -> Self {
        Self { deepening, ..self }
    }

    /// The same with or without playing out loud positions at the depth limit.
    #[must_use]
    pub fn with_quiescence(self, quiescence: bool) -> Self {
        Self { quiescence, ..self }
    }

    /// The same with this many threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// The same with a clock for the whole game.
    #[must_use]
    pub fn with_clock(self, total: Option<Duration>) -> Self {
        Self { clock: total.map(GameClock::new), ..self }
    }

    /// Searches in the given manner; alpha-beta and its relatives differ in nothing else.
    pub(super) fn search_as<M, G, O>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action>
    where
        M: Manner,
        G: Deterministic,
        E: Evaluator<G>,
        O: Observer<G>,
    {
        let pace = self.clock.as_mut().map(|clock| clock.begin(root.actions_made));
        let limits = &Limits { time: limits.time.into_iter().chain(pace.map(|pace| pace.most)).min(), ..limits.clone() };
        // Whoever watches wants to see one search, the same every time.
        let helpers = if O::WATCHING { 0 } else { Limits::fit_threads(self.threads).saturating_sub(1) };
        let bytes = self.table.min(limits.memory.unwrap_or(usize::MAX));
        self.room.begin(bytes, Usage { remembers: M::IS_SELECTIVE, is_shared: helpers > 0 });
        let mut verdict = if helpers == 0 || !self.room.is_on() {
            self.search_alone::<M, G, O>(root, limits, pace, observer)
        } else {
            self.search_together::<M, G, O>(root, limits, pace, observer, helpers)
        };
        if let Some(clock) = &mut self.clock {
            clock.end(verdict.elapsed);
        }
        let has_table = self.room.is_on();
        verdict.counters.peak_memory_bytes = if has_table { self.room.bytes() } else { stack_bytes::<G>(verdict.counters.depth) };
        verdict
    }

    /// One thread's search.
    fn search_alone<M, G, O>(&self, root: &Root<'_, G>, limits: &Limits, pace: Option<Pace>, observer: &mut O) -> Verdict<G::Action>
    where
        M: Manner,
        G: Deterministic,
        E: Evaluator<G>,
        O: Observer<G>,
    {
        let walk = Walk::new(&self.evaluator, root, limits, self.quiescence, observer);
        let experience = Experience::new(self.ordering, limits.depth.unwrap_or(DEEPEST).min(DEEPEST));
        let (table, scan, reach, manner, deepening) = (&self.room, self.scan, 0, PhantomData::<M>, self.deepening);
        if self.ordering == Ordering::None && !table.is_on() {
            root::search(&mut Search::<_, _, _, _, true> { walk, table, scan, experience, reach, pace, manner }, root, limits, deepening)
        } else {
            root::search(&mut Search::<_, _, _, _, false> { walk, table, scan, experience, reach, pace, manner }, root, limits, deepening)
        }
    }

    /// The same search by several threads: all do the same work, but each finds in the table what
    /// the others have already done. The first one's answer counts.
    fn search_together<M, G, O>(
        &self,
        root: &Root<'_, G>,
        limits: &Limits,
        pace: Option<Pace>,
        observer: &mut O,
        helpers: usize,
    ) -> Verdict<G::Action>
    where
        M: Manner,
        G: Deterministic,
        E: Evaluator<G>,
        O: Observer<G>,
    {
        let done = Arc::new(AtomicBool::new(false));
        // To make the threads takes time too.
        let limits = limits.begun();
        // All of them together look at no more nodes than one alone may.
        let share = |nodes: u64| nodes / (helpers as u64 + 1);
        let helping = Limits { nodes: limits.nodes.map(share), ..limits.helping(&done) };
        std::thread::scope(|scope| {
            let help = || self.search_alone::<M, G, ()>(root, &helping, None, &mut ()).counters;
            // Where one cannot be started, the search goes on with fewer.
            let helpers: Vec<_> = (0..helpers).map_while(|_| Builder::new().spawn_scoped(scope, help).ok()).collect();
            let first = limits.nodes.map(|nodes| nodes - share(nodes) * helpers.len() as u64);
            let mut verdict = self.search_alone::<M, G, O>(root, &Limits { nodes: first, ..limits.clone() }, pace, observer);
            done.store(true, Relaxed);
            for helper in helpers {
                let work = helper.join().expect("a search does not panic");
                verdict.counters.nodes += work.nodes;
                verdict.counters.leaves += work.leaves;
                verdict.counters.cutoffs += work.cutoffs;
                verdict.counters.table_hits += work.table_hits;
            }
            verdict.elapsed = limits.start().elapsed();
            verdict
        })
    }
}

impl<G: Deterministic, E: Evaluator<G>> Searcher<G> for AlphaBeta<E> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        self.search_as::<FullWindow, G, O>(root, limits, observer)
    }
}

/// How a pruning search looks at one action of a node.
pub(super) trait Manner: Sized {
    /// True when the search may leave out or shorten what will hardly matter; see
    /// [`selective`](super::selective).
    const IS_SELECTIVE: bool = false;

    /// The value of a step for the player who makes it, exact where it lies within `window`.
    /// `tried` actions of the same node were looked at before.
    fn look<G, E, O, const PLAIN: bool>(
        search: &mut Search<'_, G, E, O, Self, PLAIN>,
        step: Step<'_, G>,
        window: Window,
        tried: usize,
    ) -> Result<Value, Stop>
    where
        G: Deterministic,
        E: Evaluator<G>,
        O: Observer<G>;
}

/// Alpha-beta's own manner: the whole window for every action.
struct FullWindow;

impl Manner for FullWindow {
    #[inline(always)]
    fn look<G, E, O, const PLAIN: bool>(
        search: &mut Search<'_, G, E, O, Self, PLAIN>,
        step: Step<'_, G>,
        window: Window,
        _: usize,
    ) -> Result<Value, Stop>
    where
        G: Deterministic,
        E: Evaluator<G>,
        O: Observer<G>,
    {
        search.child(step, window)
    }
}

/// A search under way. `PLAIN` when there is neither ordering nor table, so that the compiler can
/// leave both out of every node.
pub(super) struct Search<'a, G: Deterministic, E, O, M, const PLAIN: bool> {
    pub walk: Walk<'a, G, E, O>,
    table: &'a TranspositionTable,
    scan: Scan,
    experience: Experience<G::Action>,
    /// Depth of the round under way.
    reach: u32,
    /// How long to think, where a clock for the whole game leaves a choice.
    pace: Option<Pace>,
    manner: PhantomData<M>,
}

impl<'a, G, E, O, M, const PLAIN: bool> Looks<'a, G, E, O> for Search<'a, G, E, O, M, PLAIN>
where
    G: Deterministic,
    E: Evaluator<G>,
    O: Observer<G>,
    M: Manner,
{
    const HAS_WINDOW: bool = true;

    fn walk(&mut self) -> &mut Walk<'a, G, E, O> {
        &mut self.walk
    }

    fn look(&mut self, step: Step<'_, G>, window: Window, tried: usize) -> Result<Value, Stop> {
        self.reach = step.depth + 1;
        M::look(self, step, window, tried)
    }

    fn aspiration(&mut self) -> Option<Value> {
        if M::IS_SELECTIVE { self.walk.evaluator.swing() } else { None }
    }

    fn pace(&self, is_forced: bool) -> Option<Duration> {
        self.pace.map(|pace| if is_forced { Duration::ZERO } else { pace.usual })
    }

    fn tries_best_first(&self) -> bool {
        self.experience.ordering() != Ordering::None
    }

    fn first_order(&mut self, position: &G, actions: &[G::Action], me: Player) -> Vec<usize> {
        if self.experience.ordering() == Ordering::None {
            return self.scan.order(position, actions);
        }
        self.experience.order(self.walk.evaluator, position, actions, me)
    }
}

/// A node under way: who acts, how deep, and which values matter to the player to move.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub number: u64,
    pub me: Player,
    pub depth: u32,
    pub ply: u32,
    pub window: Window,
}

impl<G: Deterministic, E: Evaluator<G>, O: Observer<G>, M: Manner, const PLAIN: bool> Search<'_, G, E, O, M, PLAIN> {
    /// The value of a step for the player who makes it. The one place where the view changes.
    ///
    /// Most visits end here, at a leaf, judged by the rules or the evaluator: only the others
    /// pay for a call.
    #[inline(always)]
    pub(super) fn child(&mut self, step: Step<'_, G>, window: Window) -> Result<Value, Stop> {
        let Step { me, depth, ply, .. } = step;
        let child = step.position.after(step.action);
        let (turn, quiet) = self.walk.arrive(&step, &child);
        let number = self.walk.enter(&child, Some(step.action), turn, depth, Some(window.told(me)))?;
        self.walk.lines.clear(ply);

        let mover = match turn {
            Turn::Over(outcome) => return Ok(self.walk.rules(number, outcome, ply).pov(me)),
            Turn::Player(mover) => mover,
            Turn::Chance => no_chance(),
        };
        let node = || Node { number, me: mover, depth, ply, window: window.turned(me, mover) };
        let result = if depth > 0 {
            self.below(&child, quiet, |search| search.node(&child, node()))
        } else {
            self.walk.guesses += 1;
            match self.walk.loud(&child) {
                Quiescence::Loud { actions, may_decline } if !actions.as_ref().is_empty() => {
                    self.below(&child, quiet, |search| search.play_out(&child, actions.as_ref(), may_decline, node()))
                }
                _ => return Ok(self.walk.evaluate(number, &child).pov(me)),
            }
        };
        if result.is_err() {
            self.walk.abandon(number);
        }
        result.map(|value| value.pov(mover).pov(me))
    }

    /// Does something below a position, which is on the path meanwhile.
    #[inline(always)]
    fn below<T>(&mut self, position: &G, quiet: u32, work: impl FnOnce(&mut Self) -> T) -> T {
        if G::DRAWS.is_none() {
            return work(self);
        }
        self.walk.path.enter(position.key(), quiet);
        let result = work(self);
        self.walk.path.leave();
        result
    }

    /// The value of `position` for `node.me`, who is to act there.
    ///
    /// Fail-soft: a result ≤ `alpha` is an upper bound, ≥ `beta` a lower bound, and exact in
    /// between.
    #[inline(never)]
    fn node(&mut self, position: &G, node: Node) -> Result<Value, Stop> {
        // 1. Perhaps the table knows the answer, or at least a good first action.
        let has_table = !PLAIN && self.table.is_on();
        let (key, quiet) = match G::DRAWS {
            Some(_) => self.walk.path.here(),
            None => (if has_table { position.key() } else { 0 }, 0),
        };
        let is_trusted = has_table && Self::is_independent(node, quiet);
        let known = if has_table { self.table.find(key) } else { None };
        let is_near = |entry: &TableEntry| G::DRAWS.is_none_or(|rules| quiet + entry.depth < rules.quiet);
        if let Some(value) = known.filter(|entry| is_trusted && is_near(entry)).and_then(|entry| self.answer(entry, node)) {
            return Ok(value);
        }
        // 2. Perhaps the position is so good that a selective search need not look.
        if M::IS_SELECTIVE
            && let Some(value) = selective::stand(self, position, node)
        {
            return Ok(value);
        }
        // 3. Look at the actions until one is too good to be allowed.
        let guesses = self.walk.guesses;
        let actions = position.actions();
        let first = known.and_then(|entry| entry.action);
        let depth_below =
            if M::IS_SELECTIVE { selective::depth_below(node, actions.as_ref().len(), first, self.reach) } else { node.depth - 1 };
        let (value, best) = self.best_of(position, actions.as_ref(), node, depth_below, first, None)?;
        // 4. Remember.
        let bound = node.window.bound(value);
        if is_trusted {
            let is_final = self.walk.guesses == guesses && quiet == 0;
            // Where every action failed, none is known to be better than the others.
            let action = if bound == Bound::Upper { first } else { best };
            self.table.keep(key, TableEntry { value: value.from_here(node.ply), bound, depth: node.depth, action, is_final });
        }
        self.walk.leave(node.number, node.me, value, bound, Source::Children);
        Ok(value)
    }

    /// True when the value of a node does not depend on how the game came there, so that it may
    /// be kept and found. Right after a lasting action, no position below can be one above. A
    /// selective search only minds the limit on quiet actions.
    #[inline(always)]
    fn is_independent(node: Node, quiet: u32) -> bool {
        match G::DRAWS {
            None => true,
            Some(rules) if M::IS_SELECTIVE => quiet + node.depth < rules.quiet,
            Some(_) => quiet == 0,
        }
    }

    /// The value an entry gives to a node, if it goes exactly as deep and is exact enough. A
    /// selective search takes deeper entries too, but none where the best line is being found.
    #[inline(always)]
    fn answer(&mut self, entry: TableEntry, node: Node) -> Option<Value> {
        let is_usable =
            if M::IS_SELECTIVE { entry.depth >= node.depth && node.window == node.window.scout() } else { entry.depth == node.depth };
        if !is_usable {
            return None;
        }
        let value = entry.value.from_root(node.ply);
        let is_enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= node.window.beta,
            Bound::Upper => value <= node.window.alpha,
            Bound::Estimate => false,
        };
        if !is_enough {
            return None;
        }
        self.walk.counters.table_hits += 1;
        self.walk.guesses += u64::from(!entry.is_final);
        self.walk.leave(node.number, node.me, value, entry.bound, Source::Table);
        Some(value)
    }

    /// The value of a loud position at the depth limit for `node.me`: plays its loud actions out,
    /// or stands pat where that is allowed.
    #[inline(never)]
    fn play_out(&mut self, position: &G, actions: &[G::Action], may_decline: bool, node: Node) -> Result<Value, Stop> {
        let calm = may_decline.then(|| self.walk.evaluator.evaluate(position).pov(node.me));
        let value = match calm {
            Some(calm) if calm >= node.window.beta => calm,
            _ => self.best_of(position, actions, node, 0, None, calm)?.0,
        };
        let is_calm = calm == Some(value);
        self.walk.counters.leaves += u64::from(is_calm);
        let source = if is_calm { Source::Evaluator } else { Source::Children };
        self.walk.leave(node.number, node.me, value, node.window.bound(value), source);
        Ok(value)
    }

    /// The best of these actions, and its index; or the value of leaving them alone, if that is allowed.
    #[inline(always)]
    fn best_of(
        &mut self,
        position: &G,
        actions: &[G::Action],
        node: Node,
        depth_below: u32,
        first: Option<usize>,
        calm: Option<Value>,
    ) -> Result<(Value, Option<usize>), Stop> {
        let Node { number, me, depth, ply, .. } = node;
        let mut best = calm.unwrap_or(-Value::INFINITY);
        let mut best_index = None;
        let mut window = node.window.raised(best);
        let may_reduce = M::IS_SELECTIVE && selective::may_reduce(self, position, actions.len(), node);
        let mut picker = self.experience.begin::<PLAIN>(actions, first, ply);
        let mut tried = 0;
        while let Some(index) = self.experience.next::<G, PLAIN>(&mut picker, self.walk.evaluator, position, actions, me) {
            let action = &actions[index];
            let reduction = if may_reduce { selective::reduction(depth, tried) } else { 0 };
            let step = Step { position, action, me, depth: depth_below, ply: ply + 1, reduction };
            let value = M::look(self, step, window, tried)?;
            tried += 1;
            if value > best {
                best = value;
                best_index = Some(index);
                if value > window.alpha && value < window.beta {
                    self.walk.lines.improve(ply, action);
                }
            }
            window = window.raised(value);
            let (told, told_best) = (value.pov(me).into(), best.pov(me).into());
            self.walk.observer.see(Event::Child { node: number, action, value: told, best: told_best, window: Some(window.told(me)) });
            if value >= window.beta {
                let (limit, skipped) = (window.beta.pov(me).into(), actions.len() - tried);
                if skipped > 0 {
                    self.walk.counters.cutoffs += 1;
                    self.walk.observer.see(Event::Cutoff { node: number, action, value: told, limit, skipped });
                }
                self.experience.learn::<PLAIN>(picker, actions, me, depth, ply, index);
                break;
            }
        }
        self.experience.end(picker);
        Ok((best, best_index))
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function ALPHA-BETA(root):
  for depth ← 1, 2, 3, … up to the limit:  @iteration ?deepening=on|depth=none
    the last round's best action first  ?deepening=on|depth=none ?ordering!=none
    a ← the action with the mover's best VALUE  @best
function VALUE(p, depth, α, β):  @enter
  if p is over: return its result  @leave:rules
  if depth = 0: return EVALUATE(p)  @leave:evaluator
    but where p is loud: first play loud actions out  @loud ?quiescence=on
  if the table knows p at this depth: return that  @leave:table ?table=on
  for each action a of p:
    the table's first  ?table=on ?ordering=full
    then killers, then by history  ?ordering=full
    the rest by what the evaluator promises  ?ordering!=none
    w ← VALUE(after(p, a), depth − 1, α, β)
    where MAX acts: v ← max(v, w), α ← max(α, v)  @child:max
    where MIN acts: v ← min(v, w), β ← min(β, v)  @child:min
    if α ≥ β: cut off, the other actions do not matter  @cut
  put v into the table  ?table=on
  return v  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `alphabeta`.
pub fn recipe<G: Playable<Judge: Evaluator<G>> + Deterministic>() -> Recipe<G> {
    Recipe {
        id: "alphabeta",
        sentence: "Finds minimax's answer without looking at lines of play that cannot change it.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: super::pruning_parameters::<G>().into_iter().chain(Scan::parameter::<G>()).collect(),
        make: Make::Thinker(|settings, position| Ok(Box::new(super::pruning(settings, evaluator_of(settings, position)?)))),
    }
}
