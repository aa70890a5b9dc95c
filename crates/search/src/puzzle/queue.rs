//! The queue of breadth-first search, which remembers everybody who ever stood in it.
//!
//! Positions leave in the order in which they came, none comes twice, and each knows from whom
//! it came. While few have been found, the list of all of them is the queue, and those who have
//! left it stay where they are. Later a queue may go by numbers, and keep only those who wait.
//!
//! ```text
//!   listed     │ s │ a │ b │ c │ d │ e │         position, parent, g; beside them an index by key
//!                 gone   ▲ next      ▲ newest
//!
//!   numbered   is_seen     1 1 0 1 0 1 …         one bit for every number
//!              came_from   s s · a · a …         the number of the parent
//!              front │ b │ c │   back │ d │ e │  position, number, g of those who wait
//! ```
//!
//! The second form takes over where positions have numbers of their own ([`Puzzle::numbers`])
//! and a five-hundredth of them has been found. Whether a position is new is one bit then, and
//! the bits of some 200,000 positions stay in the processor's nearest cache. The way back is
//! followed by number, and walked once more from the start to see its positions again.
//!
//! A few bits for every numbered position: Cooperman and Finkelstein, "New methods for using
//! Cayley graphs in interconnection networks", 1992.

use super::memory::Memory;
use super::seen::{Node, Place, Seen, Vacancy, told};
use plyground_core::{Puzzle, Stop};

/// A position whose turn has come.
pub(super) struct QueueItem<G> {
    /// The position.
    pub(super) position: G,
    /// The cost of the way to it.
    pub(super) g: u32,
    /// What it is called in events: its place in the order of coming, from 1.
    pub(super) node: u64,
    /// What its successors call it when they come.
    pub(super) name: u32,
}

/// The queue; see the [module page](self).
pub(super) struct Queue<G> {
    form: Form<G>,
    /// How many have left.
    gone: usize,
    /// When more than this many have come, the queue goes by numbers.
    few: usize,
}

enum Form<G> {
    Listed(Seen<G>),
    Numbered(Numbered<G>),
}

/// One in so many positions must have come before the queue goes by numbers: room for all of
/// them is not worth while for a search that ends after a few.
const NUMBERS_PER_FEW: usize = 500;

impl<G: Puzzle> Queue<G> {
    /// Only the start waits.
    pub(super) fn new(start: &G, memory: &mut Memory) -> Result<Self, Stop> {
        let mut seen = Seen::new();
        if let Place::New(vacancy) = seen.find(start) {
            seen.insert_root(vacancy, start.clone(), memory)?;
        }
        let few = start.numbers().map_or(usize::MAX, |numbers| numbers as usize / NUMBERS_PER_FEW);
        Ok(Self { form: Form::Listed(seen), gone: 0, few })
    }

    /// How many wait.
    #[inline]
    pub(super) fn len(&self) -> usize {
        match &self.form {
            Form::Listed(seen) => seen.len() - self.gone,
            Form::Numbered(numbered) => numbered.len(),
        }
    }

    /// Who has waited longest leaves.
    #[inline]
    pub(super) fn pop(&mut self, memory: &mut Memory) -> Option<QueueItem<G>> {
        // Only here, between two expansions, may names change.
        if let Form::Listed(seen) = &self.form
            && seen.len() > self.few
        {
            self.go_by_numbers(memory);
        }
        let place = self.gone as u32;
        let (position, g, name) = match &mut self.form {
            Form::Listed(seen) => seen.get(place).map(|node| (node.position.clone(), node.g, place))?,
            Form::Numbered(numbered) => numbered.pop().map(|waiting| (waiting.position, waiting.g, waiting.number))?,
        };
        self.gone += 1;
        Some(QueueItem { position, g, node: told(place), name })
    }

    /// Where a position belongs that never stood here; nothing for one that did.
    #[inline]
    pub(super) fn find(&self, position: &G) -> Option<Vacancy> {
        match &self.form {
            Form::Listed(seen) => match seen.find(position) {
                Place::New(vacancy) => Some(vacancy),
                Place::Known(_) => None,
            },
            Form::Numbered(numbered) => {
                let number = position.number() as usize;
                (!numbered.is_seen(number)).then(|| Vacancy::numbered(number))
            }
        }
    }

    /// Puts a position at the end that [`find`](Self::find) has just called new, and answers
    /// its name. Refused when there is no memory for it.
    #[inline]
    pub(super) fn push(&mut self, vacancy: Vacancy, position: G, parent: u32, g: u32, memory: &mut Memory) -> Result<u32, Stop> {
        match &mut self.form {
            Form::Listed(seen) => seen.insert(vacancy, Node { position, parent, g }, memory),
            Form::Numbered(numbered) => numbered.push(Waiting { position, number: vacancy.slot() as u32, g }, parent, memory),
        }
    }

    /// The positions from the start to the one of this name, both included.
    pub(super) fn trail(&self, start: &G, name: u32) -> Vec<G> {
        match &self.form {
            Form::Listed(seen) => seen.trail(name).into_iter().cloned().collect(),
            Form::Numbered(numbered) => numbered.trail(start, name),
        }
    }

    /// Takes the second form; where there is no memory for it, keeps the first for good.
    #[cold]
    #[inline(never)]
    fn go_by_numbers(&mut self, memory: &mut Memory) {
        self.few = usize::MAX;
        if let Form::Listed(seen) = &self.form
            && let Ok(numbered) = Numbered::new(seen, self.gone, memory)
        {
            memory.give(seen.bytes());
            self.form = Form::Numbered(numbered);
        }
    }
}

/// A position that waits.
#[derive(Clone)]
struct Waiting<G> {
    position: G,
    number: u32,
    g: u32,
}

/// The second form of the queue.
struct Numbered<G> {
    is_seen: Vec<u64>,
    came_from: Vec<u32>,
    /// Those whose turn comes first; so many of them are gone.
    front: Vec<Waiting<G>>,
    gone: usize,
    /// Those whose turn comes when all in front are gone.
    back: Vec<Waiting<G>>,
}

impl<G: Puzzle> Numbered<G> {
    /// Everybody seen, of whom the first `gone` wait no longer.
    fn new(seen: &Seen<G>, gone: usize, memory: &mut Memory) -> Result<Self, Stop> {
        let numbers = seen.node(0).position.numbers().unwrap_or_default() as usize;
        let (words, waiting) = (numbers.div_ceil(64), seen.len() - gone);
        memory.take(words * size_of::<u64>() + numbers * size_of::<u32>() + waiting * size_of::<Waiting<G>>())?;
        let (is_seen, came_from) = (vec![0; words], vec![0; numbers]);
        let mut numbered = Self { is_seen, came_from, front: Vec::with_capacity(waiting), gone: 0, back: Vec::new() };
        for place in 0..seen.len() {
            let Node { position, parent, g } = seen.node(place as u32);
            let number = position.number();
            numbered.note(number, seen.node(*parent).position.number());
            if place >= gone {
                numbered.front.push(Waiting { position: position.clone(), number, g: *g });
            }
        }
        Ok(numbered)
    }

    #[inline]
    fn len(&self) -> usize {
        self.front.len() - self.gone + self.back.len()
    }

    #[inline]
    fn pop(&mut self) -> Option<Waiting<G>> {
        if self.gone == self.front.len() {
            std::mem::swap(&mut self.front, &mut self.back);
            self.back.clear();
            self.gone = 0;
        }
        let waiting = self.front.get(self.gone)?.clone();
        self.gone += 1;
        Some(waiting)
    }

    #[inline]
    fn push(&mut self, waiting: Waiting<G>, parent: u32, memory: &mut Memory) -> Result<u32, Stop> {
        let number = waiting.number;
        memory.push(&mut self.back, waiting)?;
        self.note(number, parent);
        Ok(number)
    }

    #[inline]
    fn is_seen(&self, number: usize) -> bool {
        self.is_seen[number / 64] >> (number % 64) & 1 != 0
    }

    #[inline]
    fn note(&mut self, number: u32, parent: u32) {
        self.is_seen[number as usize / 64] |= 1 << (number % 64);
        self.came_from[number as usize] = parent;
    }

    /// Backwards by number, then forwards by position.
    fn trail(&self, start: &G, mut number: u32) -> Vec<G> {
        let mut numbers = Vec::new();
        while number != start.number() {
            numbers.push(number);
            number = self.came_from[number as usize];
        }
        let mut trail = vec![start.clone()];
        let mut position = start.clone();
        for number in numbers.into_iter().rev() {
            let mut successors = position.actions().into_iter().map(|action| position.after(&action));
            position = successors.find(|successor| successor.number() == number).expect("the search came this way");
            trail.push(position.clone());
        }
        trail
    }
}

#[cfg(test)]
mod tests {
    use super::super::Bfs;
    use super::*;
    use plyground_core::toys::{Graph, Roads};
    use plyground_core::{Counters, Deterministic, Event, Game, Limits, Solved, Solver, Tell, Turn};

    const TOWNS: u16 = 3000;

    /// Roads whose towns have numbers, or not.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    struct Towns {
        roads: Roads,
        has_numbers: bool,
    }

    impl Game for Towns {
        type Action = u8;
        type Actions = Vec<u8>;
        fn turn(&self) -> Turn {
            self.roads.turn()
        }
        fn actions(&self) -> Vec<u8> {
            self.roads.actions()
        }
        fn apply(&mut self, action: &u8) {
            self.roads.apply(action);
        }
        fn key(&self) -> u64 {
            self.roads.key()
        }
    }
    impl Deterministic for Towns {}
    impl Puzzle for Towns {
        fn cost(&self, action: &u8) -> u32 {
            self.roads.cost(action)
        }
        fn numbers(&self) -> Option<u32> {
            self.has_numbers.then_some(TOWNS.into())
        }
        fn number(&self) -> u32 {
            assert!(self.has_numbers, "numbers are asked for only where there are some");
            u32::from(TOWNS - 1 - self.roads.town())
        }
    }

    fn solve(seed: u64, costs: u32, has_numbers: bool, limits: &Limits) -> (Vec<String>, Solved<u8>) {
        let start = Towns { roads: Roads::new(Graph::random(seed, TOWNS, 3, costs), 0), has_numbers };
        let mut story = Vec::new();
        let mut tell = |event: Event<'_, Towns>| match event {
            Event::Open { node, parent, action, position, g, .. } => {
                story.push(format!("open {node} from {parent:?} by {action:?}: {} at {g}", position.roads.town()));
            }
            Event::Reject { parent, action, before, .. } => {
                story.push(format!("reject {action:?} of {parent}, {}", before.roads.town()));
            }
            Event::Expand { node } => story.push(format!("expand {node}")),
            Event::Goal { node, cost } => story.push(format!("goal {node} at {cost}")),
            _ => panic!("{event:?} is no part of breadth-first search"),
        };
        let answer = Bfs.solve(&start, limits, &mut Tell(&mut tell));
        (story, answer)
    }

    fn counters(answer: &Solved<u8>) -> Counters {
        answer.as_ref().map_or_else(|unsolved| unsolved.counters, |solution| solution.counters)
    }

    #[test]
    fn a_search_by_numbers_tells_the_same_story_and_finds_the_same_way() {
        let mut solved = 0;
        for seed in 0..12 {
            for limits in [Limits::default(), Limits::nodes(1500), Limits::nodes(2)] {
                let (plain_story, plain) = solve(seed, 9, false, &limits);
                let (story, answer) = solve(seed, 9, true, &limits);
                assert_eq!(story, plain_story, "seed {seed}, {limits:?}");
                let peak_memory_bytes = counters(&plain).peak_memory_bytes;
                assert_eq!(Counters { peak_memory_bytes, ..counters(&answer) }, counters(&plain), "seed {seed}, {limits:?}");
                match (answer, plain) {
                    (Ok(answer), Ok(plain)) => {
                        assert_eq!((answer.actions, answer.cost, answer.is_optimal), (plain.actions, plain.cost, plain.is_optimal));
                        solved += 1;
                    }
                    (Err(answer), Err(plain)) => assert_eq!(answer.stopped, plain.stopped, "seed {seed}, {limits:?}"),
                    (answer, plain) => panic!("seed {seed}: {answer:?}, but {plain:?} without numbers"),
                }
            }
        }
        assert!(solved > 10, "only {solved} were solved");
    }

    #[test]
    fn a_search_by_numbers_keeps_within_its_memory_and_uses_less() {
        // The goal of this map is out of reach, so all the rest is seen.
        let nodes_within = |memory, has_numbers| {
            let (_, answer) = solve(0, 1, has_numbers, &Limits { memory, ..Limits::default() });
            let counters = counters(&answer);
            assert!(memory.is_none_or(|memory| counters.peak_memory_bytes <= memory), "{memory:?}: {counters:?}");
            (answer.expect_err("out of reach").stopped, counters)
        };
        let (stopped, counters) = nodes_within(None, true);
        let (_, plain) = nodes_within(None, false);
        assert_eq!((stopped, counters.nodes), (Stop::Complete, plain.nodes));
        assert!(counters.peak_memory_bytes < plain.peak_memory_bytes, "{counters:?}, {plain:?} without numbers");
        assert_eq!(nodes_within(Some(counters.peak_memory_bytes), true).0, Stop::Complete);

        for memory in [0, 100, 1000, 5000, 10_000, 15_000, 20_000] {
            let (stopped, counters) = nodes_within(Some(memory), true);
            assert_eq!(stopped, Stop::Memory, "{memory} bytes: {counters:?}");
            // Without room for all numbers, the search goes as far as one without numbers.
            if memory < usize::from(TOWNS) * 4 {
                assert_eq!(counters, nodes_within(Some(memory), false).1, "{memory} bytes");
            }
        }
    }
}
