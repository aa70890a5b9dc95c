//! What can be set on every sampling search: how many games, how long, and what they are worth.

use super::statistics::{Choose, Scale};
use crate::settings::choice;
use plyground_core::{Evaluator, Kind, Limits, Parameter, Playable, Settings, evaluator_parameters};

/// What a simulated game is worth, from Player One's view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Measure {
    /// Won 1, drawn 0, lost -1. A game that was cut short, or that ends in points, is judged by the
    /// evaluator, its bounds squeezed into -1..1.
    #[default]
    Outcome,
    /// The points won since the root, those of the first action included.
    Score,
    /// What the evaluator says of the last position.
    End,
    /// What the evaluator says of every position right after a decision, counted from its lower
    /// bound and summed up, the first action's included. A game that is over before its `moves` are
    /// made counts its end for each that is missing.
    Along,
}

/// How many games are simulated, how long they may be, and what they are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sampling {
    /// Games to play: for each action in [`Flat`](super::Flat), together elsewhere. `None` goes on
    /// until nodes or time run out.
    pub simulations: Option<u64>,
    /// Decisions in a simulation, at most; `None` plays to the end.
    pub moves: Option<u32>,
    /// Both numbers grow by one for every so many actions made before the root; `None` never.
    pub grow: Option<u32>,
    /// What a simulation is worth.
    pub measure: Measure,
    /// Different seeds, different simulations.
    pub seed: u64,
}

impl Sampling {
    /// What `simulations: None` means when there is no other limit either.
    const WITHOUT_LIMITS: u64 = 1000;
    /// No simulation is longer: a game that can go round in circles must not hang a search.
    pub(super) const LONGEST: u32 = 1_000_000;

    /// This many games, each to its end, worth their outcome.
    #[must_use]
    pub const fn new(simulations: u64) -> Self {
        Self { simulations: Some(simulations), moves: None, grow: None, measure: Measure::Outcome, seed: 0 }
    }

    /// Games to play from a root with so many actions before it.
    #[must_use]
    pub fn simulations_at(&self, actions_made: u32, limits: &Limits) -> u64 {
        match self.simulations {
            Some(simulations) => simulations.saturating_add(self.growth(actions_made).into()),
            None if limits.nodes.is_none() && limits.time.is_none() => Self::WITHOUT_LIMITS,
            None => u64::MAX,
        }
    }

    /// Decisions in a simulation, at most, for a root with so many actions before it.
    #[must_use]
    pub fn moves_at(&self, actions_made: u32) -> u32 {
        self.moves.map_or(Self::LONGEST, |moves| moves.saturating_add(self.growth(actions_made)).min(Self::LONGEST))
    }

    fn growth(&self, actions_made: u32) -> u32 {
        self.grow.map_or(0, |every| actions_made / every.max(1))
    }

    /// Reads these from a player's settings. A number of simulations that is only a default gives
    /// way when the user asked for a time or a number of nodes.
    pub(super) fn of(settings: &Settings) -> Self {
        let other_limit = settings.is_given("time") || settings.is_given("nodes");
        Self {
            simulations: settings.whole("simulations").filter(|_| settings.is_given("simulations") || !other_limit),
            moves: settings.whole("moves").map(|moves| moves as u32),
            grow: settings.whole("grow").map(|every| every as u32),
            measure: match settings.word("value") {
                Some("score") => Measure::Score,
                Some("end") => Measure::End,
                Some("along") => Measure::Along,
                _ => Measure::Outcome,
            },
            seed: settings.whole("seed").unwrap_or(0),
        }
    }
}

impl Choose {
    /// Reads it from a player's settings.
    pub(super) fn of(settings: &Settings) -> Self {
        match settings.word("choose") {
            Some("sum") => Self::Sum,
            Some("visits") => Self::Visits,
            _ => Self::Mean,
        }
    }
}

impl Scale {
    /// Reads it from a player's settings.
    pub(super) fn of(settings: &Settings) -> Self {
        if settings.word("scale") == Some("raw") { Self::Raw } else { Self::Unit }
    }
}

/// The lines of every pseudocode that play a game on and say what it is worth.
macro_rules! simulation {
    () => {
        "    play by dice from there to the end of the game  ?moves=none
    play by dice from there, so many decisions at most  ?moves!=none
    w ← 1 won, 0 drawn, −1 lost by One  @simulate ?value=outcome
    w ← the points won since root  @simulate ?value=score
    w ← EVALUATE of the last position  @simulate ?value=end
    w ← the sum of EVALUATE over all positions on the way  @simulate ?value=along
"
    };
}
pub(super) use simulation;

/// The parameters of every sampling search, with this default and explanation of `simulations`.
pub(super) fn parameters<G: Playable<Judge: Evaluator<G>>>(simulations: &'static str, explained: &'static str) -> Vec<Parameter> {
    let whole = |key, least, most, default, sentence| Parameter { key, kind: Kind::Whole(least, most), default, sentence };
    // Points are what a lonely player plays for; two players want to win.
    let measure = if G::about().seats.len() == 1 { "score" } else { "outcome" };
    let mut all = vec![
        whole("simulations", 1, 1_000_000_000, simulations, explained),
        whole("moves", 0, Sampling::LONGEST.into(), "none", "Decisions in a simulation, at most; none: to the end of the game."),
        whole("grow", 1, u32::MAX.into(), "none", "Simulations and moves grow by one for every so many actions made."),
        choice("value", &["outcome", "score", "end", "along"], measure, "What a simulation is worth; see the page on sampling."),
    ];
    all.extend(evaluator_parameters::<G>().into_iter().map(|parameter| match parameter.key {
        "eval" => Parameter { sentence: "Judges positions where a simulation is cut short, or where value asks for it.", ..parameter },
        _ => parameter,
    }));
    all.extend([
        whole("seed", 0, u64::MAX, "0", "Different seeds, different simulations; the same seed, the same answers."),
        Parameter::nodes(),
        Parameter::time(),
    ]);
    all
}

/// The parameters of searches that balance exploring and exploiting.
pub(super) fn ucb_parameters() -> Vec<Parameter> {
    vec![
        Parameter {
            key: "exploration",
            kind: Kind::Real(0.0, 1e12),
            default: "1.4",
            sentence: "How much little-known actions are favoured: C in mean + C sqrt(ln N / n).",
        },
        choice("scale", &["unit", "raw"], "unit", "Whether values are squeezed into 0..1 before exploration is added."),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_numbers_grow_by_one_for_every_so_many_actions() {
        let sampling = Sampling { moves: Some(8), grow: Some(200), ..Sampling::new(8) };
        for (made, expected) in [(0, 8), (199, 8), (200, 9), (399, 9), (400, 10), (2000, 18)] {
            assert_eq!(sampling.simulations_at(made, &Limits::default()), expected, "after {made} actions");
            assert_eq!(u64::from(sampling.moves_at(made)), expected, "after {made} actions");
        }
        let fixed = Sampling { grow: None, ..sampling };
        assert_eq!((fixed.simulations_at(9999, &Limits::default()), fixed.moves_at(9999)), (8, 8));
    }

    #[test]
    fn a_search_without_any_limit_still_ends() {
        let sampling = Sampling { simulations: None, grow: Some(10), ..Sampling::new(1) };
        assert_eq!(sampling.simulations_at(50, &Limits::default()), 1000);
        assert_eq!(sampling.simulations_at(50, &Limits::nodes(5)), u64::MAX);
        assert_eq!(sampling.moves_at(50), Sampling::LONGEST);
    }
}
