//! UCT: a tree that grows where the play is good.
//!
//! Every simulation walks down a tree, at each decision to the child with the largest upper
//! confidence bound, at each chance node by the dice. Where it leaves the tree one node is added,
//! the rest of the game is played by dice, and its value is added to every node on the way. Good
//! actions are visited more and more often, so that the means below come nearer and nearer to
//! best play, and the tree is deep where it matters.
//!
//! ```text
//!   select          expand        simulate       back up
//!     ●               ●              ●              ●  ▲
//!    ╱│╲             ╱│╲            ╱│╲            ╱│╲ │
//!   ○ ● ○           ○ ● ○          ○ ● ○          ○ ● ○│
//!    ╱ ╲             ╱ ╲            ╱ ╲            ╱ ╲ │
//!   ○   ●           ○   ●          ○   ●          ○   ●│
//!                       ◇              ◇ ~⚂~⚄~ 1      ◇│
//! ```
//!
//! **Contract.** Values are Player One's and every mover looks at them from the own side, so
//! players need not alternate. Actions never tried come first, ties go to the first in the game's
//! order. A position that the course of the game has made a draw has nothing below it. The tree
//! keeps to the memory limit (256 MiB without one): when it is full, simulations go on from where
//! it ends. The answer is an estimate that comes nearer to best play with every simulation, though
//! nobody can say how near; the margin tells only how much the mean of the samples may be off by
//! luck. The line follows the most visited actions up to the first chance node.
//!
//! ```
//! use plyground_core::{Game, Limits, Player, Root, Searcher, toys::{HashEvaluator, Nim}};
//! use plyground_search::sampling::{Sampling, Uct};
//!
//! let nim = Nim::new([1, 2, 4]);
//! let mut uct = Uct::new(HashEvaluator { seed: 1, spread: 1 }, Sampling::new(2000));
//! let verdict = uct.search(&Root::new(&nim), &Limits::default(), &mut ());
//! // One action out of seven leaves a position that Player Two loses; Bouton (1901) says which.
//! assert_eq!(nim.after(&verdict.best.unwrap()).winner(), Player::One);
//! ```
//!
//! Source: L. Kocsis and C. Szepesvári, *Bandit Based Monte-Carlo Planning*, 2006; R. Coulom,
//! *Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search*, 2006.

use super::settings::{self, Sampling};
use super::simulator::{Answer, Arrival, Simulator, Trail};
use super::statistics::{Choose, Scale, Ucb, pov};
use super::tree::{Node, ROOT, Tree};
use crate::listing::{self, root_actions};
use crate::settings::choice;
use plyground_core::{
    Bound, Evaluator, Game, Judged, Limits, Make, Observer, Parameter, Playable, Player, Recipe, Root, Searcher, Stop, Turn, Verdict,
    Worth, evaluator_of,
};

/// Monte Carlo tree search by upper confidence bounds; see the [module page](self).
#[derive(Clone, Debug)]
pub struct Uct<E> {
    /// Judges positions where a simulation is cut short, or where its measure asks for it.
    pub evaluator: E,
    /// How many simulations together, how long beyond the tree, worth what.
    pub sampling: Sampling,
    /// C in the formula.
    pub exploration: f64,
    /// The scale of values in the formula.
    pub scale: Scale,
    /// How the action to play is picked.
    pub choose: Choose,
    /// Searches made so far: each has dice of its own.
    pub searches: u64,
}

impl<E> Uct<E> {
    /// Memory for the tree when the limits name none.
    const MEMORY: usize = 256 << 20;

    /// A player that plays the most visited action, before its first search.
    pub const fn new(evaluator: E, sampling: Sampling) -> Self {
        Self { evaluator, sampling, exploration: 1.4, scale: Scale::Unit, choose: Choose::Visits, searches: 0 }
    }
}

impl<G: Game, E: Evaluator<G>> Searcher<G> for Uct<E> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        let simulator = Simulator::new(&self.evaluator, &self.sampling, self.searches, root, limits, observer);
        self.searches += 1;
        let turn = root.position.turn();
        let listing = match turn {
            Turn::Over(_) => return simulator.nothing_to_do(root.position),
            Turn::Player(_) => Some(root_actions(root.position, &simulator.clock)),
            Turn::Chance => None,
        };
        let unlisted = listing.as_ref().and_then(|listing| listing.stopped);
        let actions = listing.map(|listing| listing.actions);
        let least = 1 + actions.as_ref().map_or(0, |actions| actions.as_ref().len());
        let mut search = Search {
            root: root.position,
            actions,
            simulator,
            ucb: Ucb { exploration: self.exploration, scale: self.scale },
            tree: Tree::new(limits.memory.unwrap_or(Self::MEMORY), least),
            way: Vec::new(),
            reach: Vec::new(),
        };
        let simulations = self.sampling.simulations_at(root.actions_made, limits);
        let stopped = (0..simulations).try_for_each(|_| search.play_one()).err();
        let answer = match turn {
            Turn::Player(me) => search.answer(me, self.choose),
            Turn::Chance | Turn::Over(_) => search.answer_of_chance(self.choose),
        };
        let (depth, bytes) = (search.reach.iter().map(|&(_, reach)| reach).max().unwrap_or(0), search.tree.bytes());
        search.simulator.verdict::<G>(answer, stopped.or(unlisted), depth, bytes)
    }
}

struct Search<'a, 'r, G: Game, E, O> {
    root: &'r G,
    /// The root's actions, where a player acts there.
    actions: Option<G::Actions>,
    simulator: Simulator<'a, E, O>,
    ucb: Ucb,
    tree: Tree<G::Action>,
    /// The nodes of the present descent.
    way: Vec<u32>,
    /// The most decisions on a way through the tree, for each child of the root by its index.
    reach: Vec<(u32, u32)>,
}

/// Where a descent goes from a node.
enum Step {
    /// To this child, new or known.
    Down { child: u32, bonus: Option<f64>, is_new: bool },
    /// Nowhere: the game is over, or the tree is full.
    Stay,
}

impl<G: Game, E: Evaluator<G>, O: Observer<G>> Search<'_, '_, G, E, O> {
    /// One simulation: select, expand, simulate, back up.
    fn play_one(&mut self) -> Result<(), Stop> {
        self.simulator.clock.check_time()?;
        let mut position = self.root.clone();
        let mut trail = self.simulator.begin();
        let mut decisions = 0;
        let mut node = ROOT;
        self.way.clear();
        self.arrive(ROOT, &position, None)?;
        loop {
            let turn = self.simulator.turn(&position);
            let step = match turn {
                Turn::Player(me) => self.choose_child(node, &position, me)?,
                Turn::Chance => self.toss(node, &mut position, &mut trail),
                Turn::Over(_) => Step::Stay,
            };
            let Step::Down { child, bonus, is_new } = step else { break };
            if let Turn::Player(_) = turn {
                decisions += 1;
                let action = self.tree.get(child).action.as_ref().expect("only the root has no action");
                self.simulator.step(&mut position, action, &mut trail);
            }
            self.arrive(child, &position, bonus)?;
            node = child;
            if is_new {
                break;
            }
        }
        self.note_reach(decisions);
        let value = self.simulator.simulate(&mut position, trail, number(node))?;
        for &node in self.way.iter().rev() {
            self.simulator.back_up(number(node), &mut self.tree.get_mut(node).statistics, value);
        }
        Ok(())
    }

    /// Notes how many decisions the present descent made below its child of the root.
    fn note_reach(&mut self, decisions: u32) {
        let Some(&child) = self.way.get(1) else { return };
        match self.reach.binary_search_by_key(&child, |&(known, _)| known) {
            Ok(at) => self.reach[at].1 = self.reach[at].1.max(decisions),
            Err(at) => self.reach.insert(at, (child, decisions)),
        }
    }

    /// Comes to a node: counts it, tells it, and remembers it for the way back.
    fn arrive(&mut self, node: u32, position: &G, bonus: Option<f64>) -> Result<(), Stop> {
        let known = self.tree.get(node);
        let parent = self.way.last().map(|&parent| number(parent));
        let arrival = Arrival { node: number(node), parent, action: known.action.as_ref(), position, statistics: known.statistics, bonus };
        self.simulator.visit(&arrival)?;
        self.way.push(node);
        Ok(())
    }

    /// The child that `me` goes to: the first never tried, or the largest upper confidence bound.
    fn choose_child(&mut self, node: u32, position: &G, me: Player) -> Result<Step, Stop> {
        if self.tree.has_room() {
            let tried = self.tree.get(node).children as usize;
            let untried = match &self.actions {
                Some(actions) if node == ROOT => actions.as_ref().get(tried).cloned(),
                _ => listing::actions(position, &mut self.simulator.clock)?.as_ref().get(tried).cloned(),
            };
            if let Some(action) = untried {
                let child = self.tree.add_child(node, action);
                return Ok(Step::Down { child, bonus: Some(f64::INFINITY), is_new: true });
            }
        }
        let shared = self.ucb.bonus(self.tree.get(node).statistics.visits, self.simulator.range);
        let mut best = Step::Stay;
        let mut highest = f64::NEG_INFINITY;
        for (child, known) in self.tree.children(node) {
            let bonus = shared.of(known.statistics.visits);
            let upper = pov(known.statistics.mean(), me) + bonus;
            if upper > highest {
                highest = upper;
                best = Step::Down { child, bonus: Some(bonus), is_new: false };
            }
        }
        Ok(best)
    }

    /// Lets the dice fall. Where the tree is full the outcome still counts: tossing again instead
    /// would favour the outcomes that are in the tree.
    fn toss(&mut self, node: u32, position: &mut G, trail: &mut Trail) -> Step {
        let outcome = position.sample(&mut self.simulator.rng);
        self.simulator.step(position, &outcome, trail);
        if let Some(child) = self.tree.child(node, &outcome) {
            Step::Down { child, bonus: None, is_new: false }
        } else if self.tree.has_room() {
            Step::Down { child: self.tree.add_child(node, outcome), bonus: None, is_new: true }
        } else {
            Step::Stay
        }
    }

    /// The answer for `me`, who moves at the root.
    fn answer(&self, me: Player, choose: Choose) -> Answer<G::Action> {
        let actions = self.tree.children(ROOT).filter_map(|(child, _)| self.judged(child, choose));
        let picked = choose.pick(me, self.tree.children(ROOT).map(|(child, node)| (child as usize, &node.statistics)));
        let Some(picked) = picked else {
            // Stopped before the first simulation was over: any action is as good as another.
            let best = self.actions.as_ref().and_then(|actions| actions.as_ref().first().cloned());
            let line = best.iter().cloned().collect();
            return Answer { best, worth: Worth::expected(0.0, Bound::Estimate), actions: Vec::new(), line };
        };
        let chosen = self.tree.get(picked as u32);
        Answer {
            best: chosen.action.clone(),
            worth: chosen.statistics.worth(choose),
            actions: actions.collect(),
            line: self.line(picked as u32),
        }
    }

    /// The answer at a chance node: its mean, and that of each outcome met.
    fn answer_of_chance(&self, choose: Choose) -> Answer<G::Action> {
        let met = self.root.odds().filter_map(|(outcome, _)| {
            let child = self.tree.child(ROOT, &outcome)?;
            self.judged(child, choose)
        });
        let worth = self.tree.get(ROOT).statistics.worth(choose);
        Answer { best: None, worth, actions: met.collect(), line: Vec::new() }
    }

    /// A child of the root, if it has been visited.
    fn judged(&self, child: u32, choose: Choose) -> Option<Judged<G::Action>> {
        let Node { action, statistics, .. } = self.tree.get(child);
        let action = action.clone().filter(|_| statistics.visits > 0)?;
        let depth = self.reach.binary_search_by_key(&child, |&(known, _)| known).map_or(0, |at| self.reach[at].1);
        Some(Judged { action, worth: statistics.worth(choose), nodes: statistics.visits, depth, line: self.line(child) })
    }

    /// The most visited way on from a child of the root, as far as players decide it.
    fn line(&self, child: u32) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut position = self.root.clone();
        let mut next = Some(child);
        while let Some(action) = next.and_then(|node| self.tree.get(node).action.as_ref()) {
            position.apply(action);
            line.push(action.clone());
            let node = next.unwrap_or(ROOT);
            next = match position.turn() {
                Turn::Player(me) => {
                    let below = self.tree.children(node).map(|(child, known)| (child as usize, &known.statistics));
                    Choose::Visits.pick(me, below).map(|child| child as u32)
                }
                Turn::Chance | Turn::Over(_) => None,
            };
        }
        line
    }
}

/// The number of a node in a trace: from 1.
fn number(node: u32) -> u64 {
    u64::from(node) + 1
}

/// What it does, line by line.
const PSEUDOCODE: &str = concat!(
    "\
function UCT(root):
  repeat as often as asked:
    p ← root
    while p is in the tree and not over:
      where a player has tried all actions: to the child
        of largest mean + C · √(ln N / n) for the mover  @select:again
      where chance acts: let the dice fall  ?chance=yes
      where an action is untried: take it, add one node  @select:new
",
    settings::simulation!(),
    "    for each node on the way back: add w to its mean  @backup
  return the action of root visited most  @best ?choose=visits
  return the action of root with the best mean  @best ?choose=mean
  return the action of root with the best sum  @best ?choose=sum"
);

/// How to make the player `uct`.
pub fn recipe<G: Playable<Judge: Evaluator<G>>>() -> Recipe<G> {
    let own = vec![
        choice("choose", &["visits", "mean", "sum"], "visits", "How the action to play is picked: most visits, best mean, best sum."),
        Parameter { sentence: "Memory for the tree, at most; a full tree grows no more.", ..Parameter::memory("256MiB") },
    ];
    Recipe {
        id: "uct",
        sentence: "Grows a tree by playing games by dice, deeper where the play is good (Monte Carlo tree search).",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: [settings::parameters::<G>("1000", "Games to play, together."), settings::ucb_parameters(), own].concat(),
        make: Make::Thinker(|settings, position| {
            let uct = Uct::new(evaluator_of(settings, position)?, Sampling::of(settings));
            Ok(Box::new(Uct {
                exploration: settings.real("exploration").unwrap_or(uct.exploration),
                scale: Scale::of(settings),
                choose: Choose::of(settings),
                ..uct
            }))
        }),
    }
}
