//! Sessions and positions as the screens see them.

use crate::live::Game;
use plyground_lab::{Session, Turn, wire};
use serde_json::{Map, Value, json};

/// Actions that are listed, at most.
const LISTED_ACTIONS: usize = 200;
/// Outcomes of chance that are listed, at most.
const LISTED_OUTCOMES: usize = 64;

/// Everything about the position of a session, without its history.
pub(crate) fn position(session: &dyn Session) -> Map<String, Value> {
    let turn = session.turn();
    let most = if turn == Turn::Chance { LISTED_OUTCOMES } else { LISTED_ACTIONS };
    let options = if turn.is_over() { plyground_lab::Options::default() } else { session.options(most) };
    let listed: Vec<Value> = options.listed.iter().map(wire::option).collect();
    let (actions, outcomes) = if turn == Turn::Chance { (Vec::new(), listed) } else { (listed, Vec::new()) };
    let (actions_total, outcomes_total) = if turn == Turn::Chance { (0, options.total) } else { (options.total, 0) };
    let is_stepwise = !turn.is_over() && matches!(session.partway(""), Ok(Some(_)));
    let fields = json!({
        "game": session.entry().about.id,
        "variant": wire::variant(session.variant()),
        "start": session.start(),
        "position": session.position(),
        "turn": turn.word(),
        "result": wire::result(turn),
        "drawn_by": session.drawn_by().map(plyground_lab::DrawnBy::word),
        "score": session.score(),
        "milestone": session.milestone(),
        "caption": session.caption(),
        "picture": wire::picture(&session.picture()),
        "palette": session.palette().as_ref().map(wire::palette),
        "sketch": session.palette().map(|_| wire::drawn(&session.sketch())),
        "actions": actions,
        "actions_total": actions_total,
        "outcomes": outcomes,
        "outcomes_total": outcomes_total,
        "steps": is_stepwise,
    });
    match fields {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

/// A session with everything a screen needs to go on. Nodes of its tree never change, so those that
/// the screen knows already, the first so many, are left out.
pub(crate) fn session(game: &Game, known: usize) -> Value {
    let tree = &game.tree;
    let session = tree.session();
    let mut fields = Map::new();
    fields.insert("id".into(), game.id.clone().into());
    fields.extend(position(session));
    let here = &tree.nodes()[tree.node()];
    let gesture = session.last_gesture().as_ref().map_or(Value::Null, wire::gesture);
    let last = here.parent.map(|_| json!({ "action": here.action, "by": here.by, "gesture": gesture }));
    let nodes: Vec<Value> = tree
        .nodes()
        .iter()
        .enumerate()
        .skip(known)
        .map(|(index, node)| json!({ "node": index, "parent": node.parent, "action": node.action, "by": node.by, "ply": node.ply }))
        .collect();
    for (name, value) in [
        ("players", json!(game.players)),
        ("seed", json!(game.seed)),
        ("dice", json!(game.dice)),
        ("node", json!(tree.node())),
        ("ply", json!(tree.ply())),
        ("revision", json!(game.revision)),
        ("last", json!(last)),
        ("tree", nodes.into()),
        ("tree_from", json!(known.min(tree.nodes().len()))),
        ("next", json!(tree.next())),
        ("created", json!(game.created)),
        ("updated", json!(game.updated)),
    ] {
        fields.insert(name.into(), value);
    }
    fields.into()
}

/// A session in a list of sessions.
pub(crate) fn short(game: &Game) -> Value {
    let session = game.tree.session();
    json!({
        "id": game.id,
        "game": session.entry().about.id,
        "variant": wire::variant(session.variant()),
        "players": game.players,
        "ply": game.tree.ply(),
        "turn": session.turn().word(),
        "result": wire::result(session.turn()),
        "updated": game.updated,
        "picture": wire::picture(&session.picture()),
    })
}
