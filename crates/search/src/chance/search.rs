//! A search of this family: what can be set is the same for all of them, the method differs.

use super::table::TranspositionTable;
use super::walk::Walk;
use super::{expectiminimax, root, star};
use crate::settings;
use plyground_core::{
    Evaluator, Game, Kind, Limits, Make, Observer, Parameter, Playable, Recipe, Root, Searcher, Verdict, evaluator_of, evaluator_parameters,
};
use std::fmt::Debug;
use std::marker::PhantomData;

/// A search for games with dice: what can be set on it, and its method `M`.
///
/// [`Expectimax`](super::Expectimax), [`Expectiminimax`](super::Expectiminimax), [`Star1`](super::Star1) and
/// [`Star2`](super::Star2) are such searches.
#[derive(Clone, Debug)]
pub struct ChanceSearch<E, M> {
    /// Judges positions at the depth limit; the cut-offs of Star1 and Star2 rest on its bounds.
    pub evaluator: E,
    /// How likely the outcomes searched at a chance node are together, at least: from 0 to 1.
    pub cover: f64,
    /// Look one decision further for every so many actions made before the root.
    pub grow: Option<u32>,
    /// Bytes for the table of positions met before, at most; 0 for none.
    pub table_bytes: usize,
    table: TranspositionTable,
    method: PhantomData<M>,
}

/// What a search leaves out because it cannot change the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cuts {
    /// It looks at everything.
    Nothing,
    /// By Ballard's bounds.
    Star1,
    /// By these bounds, after asking one action of every outcome.
    Star2,
}

/// How a search of this family finds its answer.
pub trait Method: Clone + Debug + Send + Sync + 'static {
    /// Whether there is a table when nobody says.
    const HAS_TABLE: bool;

    /// What it cuts off.
    const CUTS: Cuts;
}

impl<E, M: Method> ChanceSearch<E, M> {
    /// The search over every outcome. Expectimax and Star2 have a table of 64 MiB at most, the others none.
    pub fn new(evaluator: E) -> Self {
        let table_bytes = if M::HAS_TABLE { 64 << 20 } else { 0 };
        Self { evaluator, cover: 1.0, grow: None, table_bytes, table: TranspositionTable::default(), method: PhantomData }
    }

    /// The same, searching at each chance node only the likeliest outcomes up to this probability.
    #[must_use]
    pub fn with_cover(self, cover: f64) -> Self {
        Self { cover, ..self }
    }

    /// The same, with a table of at most this many bytes.
    #[must_use]
    pub fn with_table(self, bytes: usize) -> Self {
        Self { table_bytes: bytes, ..self }
    }

    /// The same, looking one decision further for every `grow` actions made.
    #[must_use]
    pub fn with_grow(self, grow: Option<u32>) -> Self {
        Self { grow, ..self }
    }

    /// Begins a search of the root.
    fn begin<'a, G, O>(&'a mut self, root: &Root<'_, G>, limits: &'a Limits, observer: &'a mut O) -> Begun<'a, E, O>
    where
        G: Game,
        E: Evaluator<G>,
    {
        self.table.begin(self.table_bytes.min(limits.memory.unwrap_or(usize::MAX)));
        let walk = Walk::new(&self.evaluator, self.cover, root, limits, observer);
        Begun { walk, table: &mut self.table, depth: root::depth_of(limits, self.grow, root) }
    }
}

/// A search that has begun.
pub(super) struct Begun<'a, E, O> {
    pub walk: Walk<'a, E, O>,
    pub table: &'a mut TranspositionTable,
    /// How deep to search; in rounds of growing depth when there is none.
    pub depth: Option<u32>,
}

impl<G: Game, E: Evaluator<G>, M: Method> Searcher<G> for ChanceSearch<E, M> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        let begun = self.begin(root, limits, observer);
        match M::CUTS {
            Cuts::Nothing => expectiminimax::search(begun, root),
            Cuts::Star1 => star::search(begun, root, false),
            Cuts::Star2 => star::search(begun, root, true),
        }
    }
}

/// How to make a player of this family.
pub(super) fn recipe_of<G: Playable<Judge: Evaluator<G>>, M: Method>(
    id: &'static str,
    sentence: &'static str,
    pseudocode: &'static str,
) -> Recipe<G> {
    let make = Make::Thinker(|settings, position| {
        let search = ChanceSearch::<_, M>::new(evaluator_of(settings, position)?)
            .with_table(settings::table_bytes(settings))
            .with_cover(settings.real("cover").unwrap_or(1.0))
            .with_grow(settings.whole("grow").map(|grow| grow as u32));
        Ok(Box::new(search))
    });
    Recipe { id, sentence, family: super::FAMILY, pseudocode, parameters: parameters::<G>(M::HAS_TABLE), make }
}

/// What can be set on every player of the family.
fn parameters<G: Playable<Judge: Evaluator<G>>>(has_table: bool) -> Vec<Parameter> {
    let [table, memory] = settings::table(if has_table { "on" } else { "off" });
    let own = vec![
        Parameter {
            key: "cover",
            kind: Kind::Real(0.0, 1.0),
            default: "1",
            sentence: "Searches at each chance node only the likeliest outcomes that are together this probable, and bounds the error.",
        },
        Parameter {
            key: "grow",
            kind: Kind::Whole(1, 1_000_000),
            default: "none",
            sentence: "Looks one decision further for every so many actions made in the game.",
        },
        table,
        memory,
        Parameter::nodes(),
        Parameter::time(),
    ];
    [vec![Parameter::depth("2")], evaluator_parameters::<G>(), own].concat()
}
