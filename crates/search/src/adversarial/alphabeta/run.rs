//! A search from beginning to end, by one thread or by several that share the table.

use super::AlphaBeta;
use super::manner::Manner;
use super::node::Search;
use crate::adversarial::clock::Pace;
use crate::adversarial::ordering::{Experience, Ordering};
use crate::adversarial::root;
use crate::adversarial::table::Usage;
use crate::adversarial::walk::{DEEPEST, Walk, stack_bytes};
use plyground_core::{Deterministic, Evaluator, Limits, Observer, Root, Verdict};
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::Builder;

impl<E> AlphaBeta<E> {
    /// Searches in the given manner; alpha-beta and its relatives differ in nothing else.
    pub(in crate::adversarial) fn search_as<M, G, O>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action>
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
