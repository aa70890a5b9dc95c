//! Sessions and positions as the screens see them.

use crate::sessions::Game;
use plyground_lab::{
    ActionOption, Caption, Dice, DrawnBy, Ending, Gesture, Options, Palette, Participant, Picture, Seat, Session, Sketch, Turn, wire,
};
use serde::Serialize;
use std::collections::BTreeMap;

/// Actions that are listed, at most.
const LISTED_ACTIONS: usize = 200;
/// The same where they are entered step by step: writing down a long turn of Barjis takes as long as
/// a thousand turns of another game, and nobody chooses one from a list.
const LISTED_TURNS: usize = 40;
/// Outcomes of chance that are listed, at most.
const LISTED_OUTCOMES: usize = 64;

/// A position and what can happen in it. At most 200 actions and 64 outcomes are listed; where `steps` is true actions are
/// entered step by step, and at most 40 are listed.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Position"))]
pub(crate) struct PositionView {
    /// The game.
    pub game: &'static str,
    /// The variant, all settings.
    pub variant: String,
    /// The position the session started from.
    pub start: String,
    /// The position.
    pub position: String,
    /// Who acts.
    pub turn: Turn,
    /// The result of a finished game: `one`, `two`, `draw` or points.
    pub result: Option<String>,
    /// What its end is called.
    pub ending: Option<Ending>,
    /// Why it is drawn, where the course of the game made it so.
    pub drawn_by: Option<DrawnBy>,
    /// Points won since the start.
    pub score: i64,
    /// How far the game has come besides, such as the largest tile.
    pub milestone: Option<u64>,
    /// What there is to say beyond the board, in English.
    pub caption: String,
    /// The same for other languages.
    pub caption_message: Option<CaptionMessage>,
    /// The player who throws, where chance acts and the game names one.
    pub thrower: Option<Seat>,
    /// How it looks.
    pub picture: Picture,
    /// What an editor can put on the board, where there is one.
    pub palette: Option<Palette>,
    /// The position as the editor shows it at first.
    pub sketch: Option<Sketch>,
    /// What the player whose turn it is can play.
    pub actions: Vec<ActionView>,
    /// How many actions there are, or how many were counted.
    pub actions_total: usize,
    /// False when there are more than were counted.
    pub actions_exact: bool,
    /// What chance may do.
    pub outcomes: Vec<OutcomeView>,
    /// How many outcomes there are.
    pub outcomes_total: usize,
    /// True when actions are entered step by step.
    pub steps: bool,
}

/// An action that can be played.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "ActionOption"))]
pub(crate) struct ActionView {
    action: String,
    gesture: Gesture,
}

/// What chance may do.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "OutcomeOption"))]
pub(crate) struct OutcomeView {
    outcome: String,
    gesture: Gesture,
    probability: f64,
    /// The same as a fraction, where the game can tell.
    exact: Option<String>,
}

/// A caption as a message in the language of a page: `caption-` followed by the code, and what the message puts in.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct CaptionMessage {
    code: &'static str,
    arguments: BTreeMap<&'static str, String>,
}

impl From<&Caption> for CaptionMessage {
    fn from(caption: &Caption) -> Self {
        Self { code: caption.code, arguments: caption.arguments.iter().cloned().collect() }
    }
}

impl From<ActionOption> for ActionView {
    fn from(option: ActionOption) -> Self {
        Self { action: option.action, gesture: option.gesture }
    }
}

impl From<ActionOption> for OutcomeView {
    fn from(option: ActionOption) -> Self {
        let ActionOption { action: outcome, gesture, probability, exact } = option;
        Self { outcome, gesture, probability: probability.unwrap_or_default(), exact }
    }
}

impl PositionView {
    /// Everything about the position of a session, without its history.
    pub fn of(session: &dyn Session) -> Self {
        let turn = session.turn();
        let steps = !turn.is_over() && session.entry().has_steps;
        let most = match turn {
            Turn::Chance => LISTED_OUTCOMES,
            _ if steps => LISTED_TURNS,
            _ => LISTED_ACTIONS,
        };
        let Options { listed, total, is_exact } =
            if turn.is_over() { Options { is_exact: true, ..Options::default() } } else { session.options(most) };
        let (acting, throwing) = if turn == Turn::Chance { (Vec::new(), listed) } else { (listed, Vec::new()) };
        let palette = session.palette();
        let caption = session.caption();
        Self {
            game: session.entry().about.id,
            variant: wire::variant(session.variant()),
            start: session.start(),
            position: session.position(),
            turn,
            result: wire::result(turn),
            ending: wire::ending(session.entry(), turn),
            drawn_by: session.drawn_by(),
            score: session.score(),
            milestone: session.milestone(),
            caption_message: caption.as_ref().map(CaptionMessage::from),
            caption: caption.map_or_else(String::new, |caption| caption.text),
            thrower: session.thrower(),
            picture: session.picture(),
            sketch: palette.as_ref().map(|_| session.sketch()),
            palette,
            actions: acting.into_iter().map(ActionView::from).collect(),
            actions_total: if turn == Turn::Chance { 0 } else { total },
            actions_exact: is_exact,
            outcomes: throwing.into_iter().map(OutcomeView::from).collect(),
            outcomes_total: if turn == Turn::Chance { total } else { 0 },
            steps,
        }
    }
}

/// How a position looks.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "PositionPicture"))]
pub(crate) struct PictureView {
    /// The position.
    position: String,
    /// Who acts.
    turn: Turn,
    /// The result of a finished game.
    result: Option<String>,
    /// How it looks.
    picture: Picture,
}

impl PictureView {
    /// How the position of a session looks.
    pub fn of(session: &dyn Session) -> Self {
        let turn = session.turn();
        Self { position: session.position(), turn, result: wire::result(turn), picture: session.picture() }
    }
}

/// A game in progress with its variations.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Session"))]
pub(crate) struct SessionView {
    /// Its name.
    pub id: String,
    #[serde(flatten)]
    position: PositionView,
    /// Who plays, One first: `human` or a player spec.
    players: Vec<Participant>,
    /// The seed of dice and players.
    seed: u64,
    /// Who throws the dice.
    dice: Dice,
    /// Where it stands in its tree.
    node: usize,
    /// Actions from the start to there.
    ply: usize,
    /// Changes so far.
    revision: u64,
    /// What was played last.
    last: Option<LastAction>,
    /// The nodes of the tree that the asker does not know.
    tree: Vec<NodeView>,
    /// How many nodes of the tree are left out because the asker knows them.
    tree_from: usize,
    /// Where redo leads.
    next: Option<usize>,
    /// When it began, in milliseconds since 1970.
    created: i64,
    /// When it changed last.
    updated: i64,
}

/// What was played last.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct LastAction {
    action: String,
    by: Option<Turn>,
    gesture: Option<Gesture>,
}

/// A point of a game; node 0 is the start.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "TreeNode"))]
struct NodeView {
    node: usize,
    parent: Option<usize>,
    action: String,
    /// Who acted: `one`, `two` or `chance`; empty at the start.
    by: &'static str,
    ply: usize,
}

impl SessionView {
    /// A session with everything a screen needs to go on. Nodes of its tree never change, so those that
    /// the screen knows already, the first `known`, are left out.
    pub fn of(game: &Game, known: usize) -> Self {
        let tree = &game.tree;
        let session = tree.session();
        let here = &tree.nodes()[tree.node()];
        let node = |(node, it): (usize, &plyground_lab::TreeNode)| NodeView {
            node,
            parent: it.parent,
            action: it.action.clone(),
            by: it.by.map_or("", Turn::word),
            ply: it.ply,
        };
        Self {
            id: game.id.clone(),
            position: PositionView::of(session),
            players: game.players.clone(),
            seed: game.seed,
            dice: game.dice,
            node: tree.node(),
            ply: tree.ply(),
            revision: game.revision,
            last: here.parent.map(|_| LastAction { action: here.action.clone(), by: here.by, gesture: session.last_gesture() }),
            tree: tree.nodes().iter().enumerate().skip(known).map(node).collect(),
            tree_from: known.min(tree.nodes().len()),
            next: tree.next(),
            created: game.created,
            updated: game.updated,
        }
    }

    /// The session in a list of sessions.
    pub fn short(&self) -> SessionShort<'_> {
        let position = &self.position;
        SessionShort {
            id: &self.id,
            game: position.game,
            variant: &position.variant,
            players: &self.players,
            ply: self.ply,
            turn: position.turn,
            result: position.result.as_deref(),
            ending: position.ending,
            score: position.score,
            milestone: position.milestone,
            updated: self.updated,
            picture: &position.picture,
        }
    }
}

/// A session in a list of sessions: a part of its view.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SessionShort<'a> {
    id: &'a str,
    game: &'static str,
    variant: &'a str,
    players: &'a [Participant],
    ply: usize,
    turn: Turn,
    result: Option<&'a str>,
    ending: Option<Ending>,
    score: i64,
    milestone: Option<u64>,
    updated: i64,
    picture: &'a Picture,
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_lab::{GameTree, Rng, catalogue};
    use serde_json::{Map, Value, json};

    #[test]
    fn steps_are_offered_exactly_where_a_position_has_them() {
        for entry in catalogue::games() {
            let mut session = entry.open("", None).unwrap();
            let mut rng = Rng::stream(7, 0);
            for _ in 0..60 {
                let has_steps = matches!(session.partway(""), Ok(Some(_)));
                assert_eq!(PositionView::of(session.as_ref()).steps, has_steps, "{}: {}", entry.about.id, session.position());
                if !session.roll(&mut rng) {
                    break;
                }
            }
        }
    }

    #[test]
    fn a_list_shows_a_game_in_the_words_of_its_view() {
        let tree = GameTree::new(catalogue::find("connect4").unwrap().open("", Some("44")).unwrap());
        let view = SessionView::of(&Game::new(tree, vec!["human".into(), "random".into()], 7, Dice::Program), 0);
        let shown = wire::fields(&view);
        let listed: Map<String, Value> = wire::fields(&view.short());
        assert_eq!((listed.len(), &listed["turn"], &listed["game"]), (12, &json!("one"), &json!("connect4")));
        assert!(listed.iter().all(|(name, value)| shown[name] == *value));
        assert!(listed["picture"]["cells"].is_array());
    }
}
