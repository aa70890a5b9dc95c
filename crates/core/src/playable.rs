//! A game that people can sit down to, and the players that can join them.

use crate::{
    About, Caption, Chance, Complaint, Editor, Evaluator, Family, Game, Gesture, Parameter, Pathfinder, Picture, Settings, StepEntry,
    Thinker,
};

/// A game as people meet it: with variants, a notation, a picture and judges of positions.
///
/// Eight functions are required. The others have defaults, and a game gives what it has: an
/// [editor](Self::editor), [steps](Self::step_entry), [chance](Self::chance), players of its own.
///
/// Positions and actions are read strictly and written in one way; what is written reads back
/// as the same thing.
pub trait Playable: Game {
    /// What evaluates its positions: an [`Evaluator`] for games, a
    /// [`Heuristic`](crate::Heuristic) for puzzles. One type holds all choices of the game.
    type Judge: Clone + Send + Sync + 'static;

    /// What the catalogue says about it.
    fn about() -> About;

    /// The start of a variant. `Ok(None)` when this type is not made for this size and another
    /// of the game's types is.
    fn start(variant: &Settings) -> Result<Option<Self>, Complaint>;

    /// The judge of this name, one of [`About::judges`].
    fn judge(&self, id: &str) -> Option<Self::Judge>;

    /// The judge of this name with weights of the user's choice, `feature=number` each, separated
    /// by spaces, commas or semicolons. Games whose judges have no weights complain.
    fn weighted_judge(&self, id: &str, weights: &str) -> Result<Self::Judge, Complaint> {
        let message = format!("{} has no weights to set; leave out weights={weights}", Self::about().id);
        Err(Complaint::new("no-weights", message).with("eval", id).with("weights", weights))
    }

    /// Reads a position of the same variant as this one.
    fn read(&self, text: &str) -> Result<Self, Complaint>;

    /// Writes the position.
    fn write(&self) -> String;

    /// Reads an action that is legal here.
    fn read_action(&self, text: &str) -> Result<Self::Action, Complaint>;

    /// Writes an action of this position.
    fn write_action(&self, action: &Self::Action) -> String;

    /// How the position looks.
    fn picture(&self) -> Picture;

    /// How a person enters an action of this position, or an outcome of chance, on the board.
    fn gesture(&self, action: &Self::Action) -> Gesture {
        let _ = action;
        Gesture::Listed
    }

    /// The text of an action and how it is entered, for a game that works both out together.
    fn show_action(&self, action: &Self::Action) -> (String, Gesture) {
        (self.write_action(action), self.gesture(action))
    }

    /// How actions or outcomes are entered step by step, where they are made of several steps. The
    /// default: they are entered whole.
    fn step_entry() -> Option<StepEntry<Self>> {
        None
    }

    /// The editor in which people draw positions, where there is one.
    fn editor() -> Option<Editor<Self>> {
        None
    }

    /// What chance throws and for whom, where there is chance.
    fn chance() -> Option<Chance<Self>> {
        None
    }

    /// The value of this judge at which a player is as good as three times out of four the winner:
    /// the scale of an evaluation bar.
    fn clear_edge(judge: &str) -> f64 {
        let _ = judge;
        100.0
    }

    /// What there is to say about the position beyond the board, such as the points of a turn so far.
    /// The terminal prints it; the browser shows it where no tray and no milestone says it.
    fn caption(&self) -> Option<Caption> {
        None
    }

    /// How far a game has come besides its points, where that is counted too: the largest tile of
    /// a board of 2048.
    fn milestone(&self) -> Option<u64> {
        None
    }

    /// Players that only this game has. One with the name of a general player takes its place.
    fn players() -> Vec<Recipe<Self>> {
        Vec::new()
    }
}

/// How to make a player of `G` from its settings.
pub struct Recipe<G: Game> {
    /// The name in player specs: `alphabeta`.
    pub id: &'static str,
    /// What it does, in one sentence.
    pub sentence: &'static str,
    /// The family it belongs to.
    pub family: Family,
    /// What it does, line by line, as a book would print it: at most 60 characters wide, each line
    /// optionally followed by two spaces and the steps of a trace that happen there, such as
    /// `@enter @leave:table`.
    pub pseudocode: &'static str,
    /// What can be set.
    pub parameters: Vec<Parameter>,
    /// Makes it. The position says which variant will be played.
    pub make: Make<G>,
}

/// Makes a player from its settings, for the variant of a position.
pub type Maker<G, P> = fn(&Settings, &G) -> Result<Box<P>, Complaint>;

/// The two kinds of player a [`Recipe`] can make.
pub enum Make<G: Game> {
    /// One that chooses an action.
    Thinker(Maker<G, dyn Thinker<G>>),
    /// One that finds a way to the goal of a puzzle.
    Pathfinder(Maker<G, dyn Pathfinder<G>>),
}

/// The parameter by which a player of `G` is told which evaluator or heuristic to use.
#[must_use]
pub fn judge_parameter<G: Playable>(key: &'static str, sentence: &'static str) -> Parameter {
    let ids: Vec<_> = G::about().judges.iter().map(|judge| judge.id).collect();
    let default = ids.first().copied().unwrap_or("none");
    Parameter { key, kind: crate::Kind::Choice(ids), default, sentence }
}

/// The parameters by which a player of `G` is told how to judge positions: `eval`, and `weights`
/// where the game's judges have some.
#[must_use]
pub fn evaluator_parameters<G: Playable>() -> Vec<Parameter> {
    let mut parameters = vec![judge_parameter::<G>("eval", "Judges positions at the depth limit.")];
    if !G::about().features.is_empty() {
        let sentence = "Weights of the evaluator's features, such as \"empty=270 merges=700\"; those not named keep their own.";
        parameters.push(Parameter { key: "weights", kind: crate::Kind::Text, default: "none", sentence });
    }
    parameters
}

/// The evaluator a player's settings name under `eval`, with the weights under `weights` if given.
pub fn evaluator_of<G: Playable<Judge: Evaluator<G>>>(settings: &Settings, position: &G) -> Result<G::Judge, Complaint> {
    let id = settings.word("eval").expect("every player that evaluates has the parameter eval");
    match settings.word("weights") {
        Some(weights) => position.weighted_judge(id, weights),
        None => Ok(position.judge(id).expect("the parameter lists the game's own judges")),
    }
}
