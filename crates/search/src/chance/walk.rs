//! What every search of this family carries along: the evaluator, the clock, the counters, what
//! was left out of chance, the way from the root, and whoever watches.

use super::cover::Cover;
use crate::path::Path;
use plyground_core::{Bound, Clock, Counters, Evaluator, Event, Game, Limits, NodeKind, Observer, Outcome, Root, Source, Stop, Turn};

/// The deepest a search without a depth limit goes.
pub(super) const DEEPEST: u32 = 1000;

/// Work that recording a node may cost: a watched search looks at the clock every few nodes.
const WATCHED: u64 = 1 << 13;

/// A walk through the tree below one root.
pub(super) struct Walk<'a, E, O> {
    pub evaluator: &'a E,
    pub observer: &'a mut O,
    pub clock: Clock<'a>,
    pub counters: Counters,
    pub cover: Cover,
    /// Where it is, and how it came there.
    path: Path,
    /// Answers in this round that rest on the evaluator instead of the rules.
    pub guesses: u64,
    /// Nodes the clock counted but the search did not come to, because it was stopped: 0 or 1.
    unvisited: u64,
}

/// How a search came to a position.
pub(super) struct Via<'v, A> {
    /// The action or outcome; nothing at the root.
    pub action: Option<&'v A>,
    /// How likely it was, below a chance node.
    pub probability: Option<f64>,
    /// How many chance nodes lie directly above, one after the other.
    pub run: u32,
    /// True when no position up to here can come again; false where draws do not depend on it.
    is_lasting: bool,
}

// Derived ones would ask for actions that can be copied.
impl<A> Clone for Via<'_, A> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<A> Copy for Via<'_, A> {}

impl<'v, A> Via<'v, A> {
    /// By nothing: the root.
    pub const fn root() -> Self {
        Self { action: None, probability: None, run: 0, is_lasting: false }
    }

    /// By an action of a player in a position.
    #[inline(always)]
    pub fn action<G: Game<Action = A>>(from: &G, action: &'v A) -> Self {
        let is_lasting = G::DRAWS.is_some() && from.is_lasting(action);
        Self { action: Some(action), probability: None, run: 0, is_lasting }
    }

    /// By an outcome of chance in a position, at the end of a run of `run` chance nodes.
    #[inline(always)]
    pub fn outcome<G: Game<Action = A>>(from: &G, outcome: &'v A, probability: f64, run: u32) -> Self {
        Self { probability: Some(probability), run, ..Self::action(from, outcome) }
    }
}

impl<'a, E, O> Walk<'a, E, O> {
    pub fn new<G: Game>(evaluator: &'a E, cover: f64, root: &Root<'_, G>, limits: &'a Limits, observer: &'a mut O) -> Self
    where
        E: Evaluator<G>,
    {
        let (least, most) = evaluator.bounds();
        let cover = Cover::new(cover, f64::from(most) - f64::from(least));
        let (clock, counters, path) = (limits.start(), Counters::default(), Path::new(root));
        Self { evaluator, observer, clock, counters, cover, path, guesses: 0, unvisited: 0 }
    }

    /// Who acts in a position, and how many actions in a row up to it have not been lasting.
    #[inline(always)]
    pub fn arrive<G: Game>(&self, position: &G, via: Via<'_, G::Action>) -> (Turn, u32) {
        self.path.arrive(position, || via.is_lasting)
    }

    /// Goes on to what lies below a position; nothing does below a game that is over or at the
    /// depth limit.
    #[inline(always)]
    pub fn descend<G: Game>(&mut self, position: &G, turn: Turn, depth: u32, quiet: u32) {
        if G::DRAWS.is_some() && !turn.is_over() && depth > 0 {
            self.path.enter(position.key(), quiet);
        }
    }

    /// Comes back from below a position.
    #[inline(always)]
    pub fn ascend<G: Game>(&mut self) {
        if G::DRAWS.is_some() {
            self.path.leave();
        }
    }

    /// Comes to a position; answers the number of the visit.
    #[inline(always)]
    pub fn enter<G: Game>(
        &mut self,
        position: &G,
        via: Via<'_, G::Action>,
        turn: Turn,
        depth: u32,
        window: Option<(f64, f64)>,
    ) -> Result<u64, Stop>
    where
        O: Observer<G>,
    {
        let ticked = self.clock.tick().and_then(|()| if O::WATCHING { self.clock.work(WATCHED) } else { Ok(()) });
        if let Err(stop) = ticked {
            // The clock takes back what is beyond a node limit, and nothing else.
            self.unvisited = u64::from(stop != Stop::Nodes);
            return Err(stop);
        }
        let node = self.clock.nodes();
        let Via { action, probability, .. } = via;
        self.observer.see(Event::Enter { node, position, action, kind: NodeKind::of(turn), depth, window, probability });
        Ok(node)
    }

    /// Goes back up with a value.
    #[inline(always)]
    pub fn leave<G: Game>(&mut self, node: u64, value: f64, bound: Bound, source: Source)
    where
        O: Observer<G>,
    {
        self.observer.see(Event::Leave { node, value, bound, source });
    }

    /// Goes back up because the search was stopped.
    #[cold]
    #[inline(never)]
    pub fn abandon<G: Game>(&mut self, node: u64)
    where
        O: Observer<G>,
    {
        self.leave::<G>(node, 0.0, Bound::Estimate, Source::Stopped);
    }

    /// What a game that is over is worth.
    #[inline(always)]
    pub fn rules<G: Game>(&mut self, node: u64, position: &G, outcome: Outcome) -> f64
    where
        E: Evaluator<G>,
        O: Observer<G>,
    {
        let value = self.evaluator.outcome(position, outcome);
        self.counters.leaves += 1;
        self.leave::<G>(node, value, Bound::Exact, Source::Rules);
        value
    }

    /// The evaluator's opinion, where the search looks no further.
    #[inline(always)]
    pub fn evaluate<G: Game>(&mut self, node: u64, position: &G) -> f64
    where
        E: Evaluator<G>,
        O: Observer<G>,
    {
        let value = self.evaluator.evaluate(position).into();
        self.counters.leaves += 1;
        self.guesses += 1;
        self.leave::<G>(node, value, Bound::Exact, Source::Evaluator);
        value
    }

    /// Counts this many leaves that nobody watches, all or none.
    #[inline(always)]
    pub fn count_leaves(&mut self, leaves: u64) -> Result<(), Stop> {
        self.clock.tick_many(leaves)?;
        self.counters.leaves += leaves;
        Ok(())
    }

    /// What a leaf is worth that is already counted, and that nobody watches.
    #[inline(always)]
    pub fn judge<G: Game>(&mut self, position: &G, via: Via<'_, G::Action>) -> f64
    where
        E: Evaluator<G>,
    {
        if let (Turn::Over(outcome), _) = self.arrive(position, via) {
            self.evaluator.outcome(position, outcome)
        } else {
            self.guesses += 1;
            self.evaluator.evaluate(position).into()
        }
    }

    /// Nodes visited so far.
    pub fn nodes(&self) -> u64 {
        self.clock.nodes() - self.unvisited
    }
}
