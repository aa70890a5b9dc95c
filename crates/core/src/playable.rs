//! A game that people can sit down to, and the players that can join them.

use crate::{
    ArchiveFormat, Cell, Complaint, Evaluator, Game, Gesture, Palette, Parameter, Partway, Pathfinder, Picture, Player, Settings, Sketch,
    Thinker, Turn,
};

/// What a catalogue says about a game.
#[derive(Clone, Debug)]
pub struct About {
    /// The name it has in commands and files: `connect4`.
    pub id: &'static str,
    /// The name it has among people: `Connect Four`.
    pub name: &'static str,
    /// The game in a sentence or two.
    pub sentence: &'static str,
    /// How a position is written, in a sentence.
    pub position_notation: &'static str,
    /// How an action is written, in a sentence.
    pub action_notation: &'static str,
    /// What the two players are called, One first; a puzzle has one.
    pub seats: &'static [&'static str],
    /// Its variants.
    pub variants: Vec<Parameter>,
    /// Its evaluators or heuristics: the first is the default.
    pub judges: Vec<Choice>,
    /// The features its judges are weighted sums of, if users may set the weights.
    pub features: Vec<Choice>,
    /// Short inputs and what they stand for: an action, or `by SPEC` for what a player would do.
    pub shortcuts: &'static [(&'static str, &'static str)],
}

/// A named choice with its explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The name, as it is written.
    pub id: &'static str,
    /// What it is, in one sentence.
    pub sentence: &'static str,
}

/// A position worth looking at, and the search to watch there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example {
    /// Its name for programs.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The position.
    pub text: &'static str,
    /// The variant; empty for the usual one.
    pub variant: &'static str,
    /// Who is to search: a player spec.
    pub player: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// What there is to see.
    pub note: &'static str,
}

/// A game as people meet it: with variants, a notation, a picture and judges of positions.
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

    /// Where an action or an outcome is made of several steps: how things stand after the steps so
    /// far, and what may follow. `Ok(None)` where it is entered whole.
    fn partway(&self, so_far: &str) -> Result<Option<Partway>, Complaint> {
        let _ = so_far;
        Ok(None)
    }

    /// What an editor of positions can put on the board; `None` when there is no editor.
    fn palette(&self) -> Option<Palette> {
        None
    }

    /// The position of the same variant that somebody has drawn in an editor.
    fn compose(&self, sketch: &Sketch) -> Result<Self, Complaint> {
        let _ = sketch;
        Err(Complaint::new("no-editor", format!("positions of {} are written, not drawn", Self::about().id)))
    }

    /// The position as an editor shows it at first: [`compose`](Self::compose) gives it back. The
    /// default is what the picture tells; games say the rest, such as for whom chance acts.
    fn sketch(&self) -> Sketch {
        Sketch::of(self)
    }

    /// The value of this judge at which a player is as good as three times out of four the winner:
    /// the scale of an evaluation bar.
    fn clear_edge(judge: &str) -> f64 {
        let _ = judge;
        100.0
    }

    /// The exact probability of an outcome of chance, such as `15/64`, where it can be told.
    fn exact_odds(&self, outcome: &Self::Action) -> Option<String> {
        let _ = outcome;
        None
    }

    /// Where a player's action is made of several steps: what may follow the steps so far. An empty
    /// list means that they are a whole action. `Ok(None)` where actions are entered whole, and
    /// where chance acts. The short form of [`partway`](Self::partway).
    fn next_steps(&self, so_far: &str) -> Result<Option<Vec<String>>, Complaint> {
        if !matches!(self.turn(), Turn::Player(_)) {
            return Ok(None);
        }
        let partway = self.partway(so_far)?;
        Ok(partway.map(|partway| partway.next.into_iter().map(|next| next.step).collect()))
    }

    /// What the position or the last event is called, beyond the board: the throw on the table,
    /// the score so far. Empty where there is nothing to say.
    fn caption(&self) -> String {
        String::new()
    }

    /// How far a game has come besides its points, where that is counted too: the largest tile of
    /// a board of 2048.
    fn milestone(&self) -> Option<u64> {
        None
    }

    /// The file format in which the game's own world keeps games, such as PDN, where there is one.
    fn archive() -> Option<ArchiveFormat> {
        None
    }

    /// Openings that are well known or drawn by lot, each as its actions from the start with spaces
    /// between them. Comparisons may begin their games with them.
    fn openings() -> Vec<String> {
        Vec::new()
    }

    /// Positions worth looking at, with the search to watch there and what it shows.
    fn examples() -> Vec<Example> {
        Vec::new()
    }

    /// Players that only this game has. One with the name of a general player takes its place.
    fn players() -> Vec<Recipe<Self>> {
        Vec::new()
    }
}

impl Sketch {
    /// What the picture of a position tells: its pieces, its trays, its throws.
    pub fn of<G: Playable>(position: &G) -> Self {
        let picture = position.picture();
        let trays = position.palette().map(|palette| palette.trays).unwrap_or_default();
        let pieces_in = |id: &str| {
            let tray = picture.trays.iter().find(|tray| tray.id == id);
            tray.map_or(0, |tray| tray.pieces.iter().map(|piece| piece.count).sum())
        };
        let letters = |cell: &Cell| cell.piece.as_ref().map(|piece| piece.letter.to_string().repeat(piece.count as usize));
        let throws: Vec<&str> = picture.trays.iter().filter(|tray| tray.id == "throw").map(|tray| tray.label.as_str()).collect();
        Self {
            cells: picture.cells.iter().map(|cell| letters(cell).unwrap_or_default()).collect(),
            trays: trays.into_iter().map(|id| (id.to_string(), pieces_in(id))).collect(),
            turn: if let Turn::Player(player) = position.turn() { player } else { Player::One },
            throw: throws.join("+"),
        }
    }
}

/// How to make a player of `G` from its settings.
pub struct Recipe<G: Game> {
    /// The name in player specs: `alphabeta`.
    pub id: &'static str,
    /// What it does, in one sentence.
    pub sentence: &'static str,
    /// The family it belongs to: `adversarial`.
    pub family: &'static str,
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
