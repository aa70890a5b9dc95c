//! Sessions and positions as the screens see them.

use crate::sessions::Game;
use plyground_lab::{Caption, Session, Turn, wire};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Actions that are listed, at most.
const LISTED_ACTIONS: usize = 200;
/// The same where they are entered step by step: writing down a long turn of Barjis takes as long as
/// a thousand turns of another game, and nobody chooses one from a list.
const LISTED_TURNS: usize = 40;
/// Outcomes of chance that are listed, at most.
const LISTED_OUTCOMES: usize = 64;

/// Everything about the position of a session, without its history.
pub(crate) fn position(session: &dyn Session) -> Map<String, Value> {
    let turn = session.turn();
    let has_steps = !turn.is_over() && session.entry().has_steps;
    let most = match turn {
        Turn::Chance => LISTED_OUTCOMES,
        _ if has_steps => LISTED_TURNS,
        _ => LISTED_ACTIONS,
    };
    let options = if turn.is_over() { plyground_lab::Options { is_exact: true, ..Default::default() } } else { session.options(most) };
    let listed: Vec<Value> = options.listed.iter().map(wire::option).collect();
    let (actions, outcomes) = if turn == Turn::Chance { (Vec::new(), listed) } else { (listed, Vec::new()) };
    let (actions_total, outcomes_total) = if turn == Turn::Chance { (0, options.total) } else { (options.total, 0) };
    let palette = session.palette();
    let caption = session.caption();
    let fields = json!({
        "game": session.entry().about.id,
        "variant": wire::variant(session.variant()),
        "start": session.start(),
        "position": session.position(),
        "turn": turn.word(),
        "result": wire::result(turn),
        "ending": wire::ending(session.entry(), turn),
        "drawn_by": session.drawn_by().map(plyground_lab::DrawnBy::word),
        "score": session.score(),
        "milestone": session.milestone(),
        "caption": caption.as_ref().map_or("", |caption| caption.text.as_str()),
        "caption_message": caption.as_ref().map(caption_message),
        "thrower": session.thrower().map(|player| Turn::Player(player).word()),
        "picture": wire::picture(&session.picture()),
        "palette": palette.as_ref().map(wire::palette),
        "sketch": palette.map(|_| wire::drawn(&session.sketch())),
        "actions": actions,
        "actions_total": actions_total,
        "actions_exact": options.is_exact,
        "outcomes": outcomes,
        "outcomes_total": outcomes_total,
        "steps": has_steps,
    });
    match fields {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

/// What a page needs to say a caption in its own language.
fn caption_message(caption: &Caption) -> Value {
    let arguments: BTreeMap<_, _> = caption.arguments.iter().map(|(name, value)| (*name, value.as_str())).collect();
    json!({ "code": caption.code, "arguments": arguments })
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

/// A session in a list of sessions, as JSON: a part of its view.
pub(crate) fn short(shown: &Value) -> String {
    let fields = ["id", "game", "variant", "players", "ply", "turn", "result", "ending", "score", "milestone", "updated", "picture"];
    let listed: BTreeMap<&str, &Value> = fields.into_iter().map(|name| (name, &shown[name])).collect();
    serde_json::to_string(&listed).expect("JSON can always be written")
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_lab::{GameTree, Rng, catalogue};

    #[test]
    fn steps_are_offered_exactly_where_a_position_has_them() {
        for entry in catalogue::games() {
            let mut session = entry.open("", None).unwrap();
            let mut rng = Rng::stream(7, 0);
            for _ in 0..60 {
                let has_steps = matches!(session.partway(""), Ok(Some(_)));
                assert_eq!(position(session.as_ref())["steps"], has_steps, "{}: {}", entry.about.id, session.position());
                let Some(action) = session.sample(&mut rng) else { break };
                session.play(&action).unwrap();
            }
        }
    }

    #[test]
    fn a_list_shows_a_game_in_the_words_of_its_view() {
        let tree = GameTree::new(catalogue::find("connect4").unwrap().open("", Some("44")).unwrap());
        let shown = session(&Game::new(tree, vec!["human".into(), "random".into()], 7, "program".into()), 0);
        let listed: Map<String, Value> = serde_json::from_str(&short(&shown)).unwrap();
        assert_eq!((listed.len(), &listed["turn"], &listed["game"]), (12, &json!("one"), &json!("connect4")));
        assert!(listed.iter().all(|(name, value)| shown[name] == *value));
        assert!(listed["picture"]["cells"].is_array());
    }
}
