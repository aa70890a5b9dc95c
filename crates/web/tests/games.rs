//! Everything that begins with a game: catalogue, languages, new sessions, positions, players, imports.

mod support;

use axum::http::StatusCode;
use plyground_lab::{Dice, Exported, GameTree, Participant, Rng, catalogue};
use plyground_web::Ceilings;
use serde_json::{Value, json};
use std::time::Duration;
use support::Client;

#[tokio::test]
async fn meta_lists_every_game_with_its_picture_and_every_language() {
    let meta = Client::new().get("/meta").await.json;
    let games: Vec<&str> = meta["games"].as_array().unwrap().iter().map(|game| game["game"].as_str().unwrap()).collect();
    let known: Vec<&str> = catalogue::games().iter().map(|entry| entry.about.id).collect();
    assert_eq!(games, known);
    assert_eq!(meta["languages"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn meta_tells_the_ceilings_of_this_server_under_one_tag() {
    let ceilings = Ceilings { connections: 17, threads: 3, body_time: Duration::from_secs(4), ..Ceilings::default() };
    let (client, other) = (Client::with(ceilings), Client::new());
    let (first, again) = (client.get("/meta").await, client.get("/meta").await);
    let limits = &first.json["limits"];
    assert_eq!((&limits["connections"], &limits["threads"], &limits["body_seconds"]), (&json!(17), &json!(3), &json!(4)));
    assert_eq!((&first.headers["etag"], &first.text), (&again.headers["etag"], &again.text));
    assert_ne!(other.get("/meta").await.headers["etag"], first.headers["etag"]);
}

#[tokio::test]
async fn every_language_has_messages_and_others_are_unknown() {
    let client = Client::new();
    for (language, direction) in [("en", "ltr"), ("ar", "rtl"), ("fa", "rtl")] {
        let answer = client.get(&format!("/i18n/{language}")).await;
        assert_eq!((answer.status, answer.json["dir"].as_str()), (200, Some(direction)));
    }
    client.get("/i18n/xx").await.is_problem(StatusCode::NOT_FOUND, "unknown-language");
    client.get("/i18n/..%2f..").await.is_problem(StatusCode::NOT_FOUND, "not-found");
}

#[tokio::test]
async fn every_game_can_be_begun_played_by_its_options_and_gone_back_in() {
    let client = Client::new();
    for entry in catalogue::games() {
        let id = client.session(entry.about.id, json!({ "seed": 5 })).await;
        let mut shown = client.get(&format!("/sessions/{id}")).await.json;
        for _ in 0..8 {
            let ply = &shown["ply"];
            let answer = match shown["turn"].as_str().unwrap() {
                "over" => break,
                "chance" => client.post(&format!("/sessions/{id}/chance"), json!({ "outcome": "roll", "ply": ply })).await,
                _ => {
                    let action = &shown["actions"][0]["action"];
                    client.post(&format!("/sessions/{id}/actions"), json!({ "action": action, "ply": ply, "node": shown["node"] })).await
                }
            };
            assert_eq!(answer.status, 200, "{}: {}", entry.about.id, answer.text);
            shown = answer.json;
        }
        assert!(shown["ply"].as_u64().unwrap() > 3, "{}", entry.about.id);
        let back = client.post(&format!("/sessions/{id}/goto"), json!({ "to": "start" })).await.json;
        assert_eq!((&back["ply"], &back["position"]), (&json!(0), &back["start"]));
    }
}

#[tokio::test]
async fn a_session_begins_as_it_was_asked_for_or_with_a_clear_complaint() {
    let client = Client::new();
    let body =
        json!({ "variant": "columns=5,rows=4", "position": "12", "players": ["human", "minimax:depth=4"], "seed": 9, "dice": "person" });
    let made = client.post("/games/connect4/sessions", body).await.json;
    assert_eq!((&made["variant"], &made["seed"], &made["dice"]), (&json!("columns=5,rows=4"), &json!(9), &json!("person")));
    assert_eq!(made["players"], json!(["human", "minimax"]), "specs come back in canonical form");
    for (body, status, code) in [
        (json!({ "variant": "columns=99" }), 422, "bad-value"),
        (json!({ "variant": "colour=red" }), 422, "unknown-key"),
        (json!({ "players": ["human"] }), 422, "wrong-number-of-players"),
        (json!({ "players": ["human", "wizard"] }), 422, "unknown-player"),
        (json!({ "players": ["human", "alphabeta:memory=8GiB"] }), 422, "memory-ceiling"),
        (json!({ "players": "human" }), 400, "bad-request"),
        (json!({ "dice": "nobody" }), 422, "bad-dice"),
        (json!({ "seed": -1 }), 400, "bad-request"),
        (json!({ "seed": 9_007_199_254_740_992_u64 }), 422, "seed-too-large"),
        (json!({ "colour": "red" }), 400, "bad-request"),
        (json!({ "from": "nosuch" }), 404, "unknown-session"),
        (json!([1, 2]), 400, "bad-request"),
    ] {
        let answer = client.post("/games/connect4/sessions", body.clone()).await;
        answer.is_problem(StatusCode::from_u16(status).unwrap(), code);
    }
    client.post("/games/chess/sessions", json!({})).await.is_problem(StatusCode::NOT_FOUND, "unknown-game");
}

#[tokio::test]
async fn a_copy_stands_where_the_original_stands_and_goes_its_own_way() {
    let client = Client::new();
    let first = client.session("connect4", json!({ "seed": 3 })).await;
    client.play(&first, "4").await;
    let copy = client.session("connect4", json!({ "from": first, "players": ["random", "human"] })).await;
    let shown = client.get(&format!("/sessions/{copy}")).await.json;
    assert_eq!((&shown["ply"], &shown["seed"], &shown["players"][0]), (&json!(1), &json!(3), &json!("random")));
    client.play(&copy, "5").await;
    assert_eq!(client.get(&format!("/sessions/{first}")).await.json["ply"], 1);
    client.post("/games/2048/sessions", json!({ "from": first })).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "other-game");
    let both = json!({ "from": first, "position": "44" });
    client.post("/games/connect4/sessions", both).await.is_problem(StatusCode::BAD_REQUEST, "bad-request");
}

#[tokio::test]
async fn positions_are_read_and_mistakes_have_their_place() {
    let client = Client::new();
    let read = client.post("/games/connect4/parse", json!({ "text": "4453" })).await;
    assert_eq!((read.status, read.json["turn"].as_str(), read.json["actions_total"].as_u64()), (200, Some("one"), Some(7)));
    let bad = client.post("/games/connect4/parse", json!({ "text": "44x" })).await;
    assert_eq!(bad.status, 422, "{}", bad.text);
    assert!(bad.json["at"].is_u64(), "{}", bad.text);
    client.post("/games/connect4/parse", json!({ "text": 4 })).await.is_problem(StatusCode::BAD_REQUEST, "bad-request");
    assert_eq!(client.post("/games/connect4/parse", json!({})).await.json["actions_total"], 7, "no text is the start");
}

#[tokio::test]
async fn a_drawn_board_becomes_the_position_it_shows() {
    let client = Client::new();
    let start = client.post("/games/connect4/parse", json!({ "text": "44" })).await.json;
    let letter = |cell: &serde_json::Value| cell["piece"]["letter"].as_str().unwrap_or("").to_string();
    let cells: Vec<String> = start["picture"]["cells"].as_array().unwrap().iter().map(letter).collect();
    let drawn = client.post("/games/connect4/compose", json!({ "sketch": { "cells": cells } })).await;
    assert_eq!((drawn.status, &drawn.json["position"]), (200, &start["position"]), "{}", drawn.text);
    assert_eq!(client.post("/games/connect4/compose", json!({ "sketch": { "cells": [] } })).await.status, 422);
    client.post("/games/connect4/compose", json!({ "sketch": 7 })).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "bad-sketch");
}

#[tokio::test]
async fn player_specs_are_checked_and_answered_in_canonical_form() {
    let client = Client::new();
    let good = client.post("/games/checkers/player", json!({ "spec": "minimax:depth=4" })).await;
    assert_eq!(good.json, json!({ "spec": "minimax" }));
    assert_eq!(client.post("/games/checkers/player", json!({ "spec": "human" })).await.json["spec"], "human");
    let bad = client.post("/games/checkers/player", json!({ "spec": "minimax:depth=0" })).await;
    bad.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "bad-value");
}

#[tokio::test]
async fn games_go_out_as_files_and_come_back_the_same() {
    let client = Client::new();
    let id = client.session("checkers", json!({ "players": ["human", "random"], "seed": 11 })).await;
    for action in ["11-15", "23-19"] {
        assert_eq!(client.play(&id, action).await.status, 200);
    }
    client.post(&format!("/sessions/{id}/goto"), json!({ "ply": 1 })).await;
    let with_branch = client.play(&id, "22-18").await.json;
    let moves = client.get(&format!("/sessions/{id}/export?format=moves")).await;
    assert_eq!(moves.text, "11-15\n22-18");
    for format in ["json", "txt", "pdn"] {
        let file = client.get(&format!("/sessions/{id}/export?format={format}")).await;
        assert_eq!(file.status, 200, "{}", file.text);
        assert!(file.headers["content-disposition"].to_str().unwrap().contains(format));
        let back = client.post("/games/checkers/import", json!({ "text": file.text, "name": format!("game.{format}") })).await;
        assert_eq!(back.status, 201, "{format}: {}", back.text);
        assert_eq!((&back.json["position"], &back.json["seed"]), (&with_branch["position"], &json!(11)), "{format}");
        if format == "json" {
            assert_eq!((&back.json["tree"], &back.json["players"]), (&with_branch["tree"], &with_branch["players"]));
        }
    }
    client.get(&format!("/sessions/{id}/export?format=exe")).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "unknown-format");
}

#[tokio::test]
async fn what_people_type_is_understood_as_actions_or_as_a_position() {
    let client = Client::new();
    for (game, text, ply) in [("connect4", "4453", 4), ("checkers", "11-15 23-19", 2), ("checkers", "11-15\n23-19\n", 2)] {
        let made = client.post(&format!("/games/{game}/import"), json!({ "text": text })).await;
        assert_eq!((made.status, made.json["ply"].as_u64()), (201, Some(ply)), "{text}: {}", made.text);
    }
    let position = client.post("/games/connect4/parse", json!({ "text": "4453" })).await.json["position"].clone();
    let made = client.post("/games/connect4/import", json!({ "text": position })).await.json;
    assert_eq!((&made["position"], &made["ply"]), (&position, &json!(0)));
    for (game, text, code) in [
        ("connect4", "{}", "not-a-game-file"),
        ("connect4", "{\"plyground\":", "not-a-game-file"),
        ("connect4", "plyground game 1\ngame: checkers\n\n", "other-game"),
        ("checkers", "[Event \"?\"]\n1. 11-16 99-98", "unplayable-game"),
    ] {
        let answer = client.post(&format!("/games/{game}/import"), json!({ "text": text })).await;
        answer.is_problem(StatusCode::UNPROCESSABLE_ENTITY, code);
    }
    assert_eq!(client.post("/games/connect4/import", json!({ "text": "hello" })).await.status, 422);
}

/// Texts of every format that go wrong after their first actions: game, text, actions before the mistake, the move that stops it.
fn halting() -> Vec<(&'static str, String, u64, &'static str)> {
    let record = "plyground game 1\ngame: connect4\nvariant: columns=7,rows=6\nstart: ......./......./......./......./......./.......\nseed: 7\nresult: one\n\none 4\ntwo 4\none 9\ntwo 1\n";
    let tree = json!({
        "game": "connect4", "variant": "columns=7,rows=6", "start": "......./......./......./......./......./.......",
        "nodes": [[0, "4"], [1, "5"], [2, "8"], [3, "1"]], "line": [1, 2, 3, 4], "node": 4,
    });
    let json = json!({ "plyground": "game", "version": 1, "players": ["human", "human"], "seed": 1, "dice": "program", "tree": tree });
    vec![
        ("checkers", "[Event \"?\"]\n1. 11-16 24-19\n2. 99-98 1-0".into(), 2, "99-98"),
        ("checkers", "1. 11-15\n22-99".into(), 1, "22-99"),
        ("checkers", "11-15 23-19 1-2".into(), 2, "1-2"),
        ("connect4", record.into(), 2, "9"),
        ("connect4", json.to_string(), 2, "8"),
        ("connect4", "4 4 5 9".into(), 3, "9"),
        ("connect4", "4444444".into(), 6, "4"),
        ("2048", "2@r1c1\n2@r1c2\nsideways".into(), 2, "sideways"),
    ]
}

#[tokio::test]
async fn a_game_with_a_mistake_is_told_by_its_move_and_its_beginning_can_be_opened() {
    let client = Client::new();
    for (game, text, played, stop) in halting() {
        let path = format!("/games/{game}/import");
        let refused = client.post(&path, json!({ "text": text })).await;
        assert_eq!(refused.status, 422, "{text}");
        let args = &refused.json["args"];
        let told = (&args["game"], &args["played"], &args["move"]);
        assert_eq!(told, (&json!(game), &json!(played.to_string()), &json!(stop)), "{text}: {}", refused.text);
        let opened = client.post(&path, json!({ "text": text, "beginning": true })).await;
        assert_eq!((opened.status, &opened.json["ply"]), (201, &json!(played)), "{text}: {}", opened.text);
        assert!(opened.json["result"].is_null(), "the rest is not there, nor how it ended: {}", opened.text);
    }
    let none = client.post("/games/connect4/import", json!({ "text": "hello", "beginning": true })).await;
    assert_eq!((none.status, &none.json["args"]["played"]), (422, &json!(null)));
}

#[tokio::test]
async fn a_bad_file_of_checkers_is_told_by_its_line_and_a_bad_position_as_such() {
    let client = Client::new();
    for (text, name, code, said) in [
        ("[aaaa", None, "broken-tag", "line 1 of the file"),
        ("{ 1. 11-15", Some("game.PDN"), "unclosed-comment", "line 1 of the file"),
        ("[FEN \"B:W99:B1\"]", None, "broken-game", "line 1 of the file"),
        ("1. 11-15\n22-99", None, "unplayable-game", "line 2"),
        ("[Black \"Ada\"]\n1. 11-15 *\n\n[Black \"Ben\"]\n1. 11-15 *", None, "several-games", "2 games"),
        ("hello", Some("game.pdn"), "no-games", "no game in the file"),
    ] {
        let answer = client.post("/games/checkers/import", json!({ "text": text, "name": name })).await;
        answer.is_problem(StatusCode::UNPROCESSABLE_ENTITY, code);
        assert!(answer.json["message"].as_str().unwrap().contains(said), "{text}: {}", answer.text);
    }
    let shifted = client.post("/games/checkers/import", json!({ "text": "\n\n  [aaaa" })).await;
    assert_eq!(shifted.json["args"]["line"], "3", "lines are those of the text as it was sent: {}", shifted.text);
    let position = client.post("/games/checkers/import", json!({ "text": "B:W99:B1" })).await;
    let parsed = client.post("/games/checkers/parse", json!({ "text": "B:W99:B1" })).await;
    assert_eq!((position.status, &position.json["code"]), (422, &parsed.json["code"]), "{}", position.text);
}

#[tokio::test]
async fn seeds_of_imported_games_are_bounded_like_all_others() {
    let client = Client::new();
    let id = client.session("connect4", json!({ "seed": 424_242 })).await;
    client.play(&id, "4").await;
    for (seed, is_good) in [((1_u64 << 53) - 1, true), (1 << 53, false), (u64::MAX, false)] {
        for format in ["json", "txt"] {
            let file = client.get(&format!("/sessions/{id}/export?format={format}")).await.text;
            let text = file.replace("424242", &seed.to_string());
            let answer = client.post("/games/connect4/import", json!({ "text": text })).await;
            if is_good {
                assert_eq!((answer.status, &answer.json["seed"]), (201, &json!(seed)), "{}", answer.text);
            } else {
                answer.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "seed-too-large");
            }
        }
    }
}

/// A game of almost as many points as a session holds, played on at the end or anywhere else.
fn longest(game: &str, points: usize, jumps: usize) -> Exported {
    let mut tree = GameTree::new(catalogue::find(game).unwrap().open("", None).unwrap());
    let mut rng = Rng::new(15);
    while tree.nodes().len() < points {
        let is_over = tree.session().turn().is_over();
        if is_over || tree.nodes().len().is_multiple_of(jumps) {
            tree.go_to(rng.below(tree.nodes().len())).unwrap();
        }
        // Of some actions the one with the longest text.
        let mut samples: Vec<String> = (0..8).filter_map(|_| tree.session().sample(&mut rng)).collect();
        samples.sort_by_key(String::len);
        if let Some(action) = samples.pop() {
            tree.play(&action).unwrap();
        }
    }
    let players = vec![Participant::Human; tree.session().entry().about.seats.len()];
    Exported::new(players, 7, Dice::Program, tree.to_stored())
}

#[tokio::test]
async fn the_longest_game_that_can_be_exported_can_be_imported() {
    let client = Client::new();
    // Barjis has the longest texts; the others have deep lines, and branches all over them.
    for (game, points, jumps) in [("barjis", 12_000, 500), ("2048", 39_999, 40), ("connect4", 39_999, 30)] {
        let exported = longest(game, points, jumps);
        let text = exported.write();
        assert!(text.len() > 512 << 10, "{} bytes", text.len());
        let answer = client.post(&format!("/games/{game}/import"), json!({ "text": text, "name": "game.json" })).await;
        assert_eq!(answer.status, 201, "{game}, {} bytes: {}", text.len(), &answer.text[..answer.text.len().min(300)]);
        let id = answer.json["id"].as_str().unwrap();
        let again = client.get(&format!("/sessions/{id}/export?format=json")).await;
        assert!(again.text == text, "{game} comes back otherwise");
        // With room for texts that are twice as long in all points there can be.
        let limit = client.get("/meta").await.json["limits"]["import_bytes"].as_u64().unwrap() as usize;
        let body = json!({ "text": text }).to_string().len();
        assert!(2 * body / points * 40_000 < limit, "{game}: {body} bytes for {points} points");
    }
}

#[tokio::test]
async fn a_tree_of_far_branches_is_set_up_in_one_walk_and_no_tree_is_refused() {
    let client = Client::new();
    let tree = |nodes: Value| json!({ "game": "connect4", "variant": "", "start": "......./......./......./......./......./.......", "nodes": nodes, "line": [], "node": 0 });
    let text = |nodes: Value| {
        json!({ "plyground": "game", "version": 1, "players": ["human", "human"], "seed": 1, "dice": "program", "tree": tree(nodes) })
            .to_string()
    };
    for (nodes, code) in
        [(json!([[1, "4"]]), "bad-tree"), (json!([[0, "4"], [0, "4"]]), "bad-tree"), (json!([[0, "4"], [7, "4"]]), "bad-tree")]
    {
        let answer = client.post("/games/connect4/import", json!({ "text": text(nodes) })).await;
        answer.is_problem(StatusCode::UNPROCESSABLE_ENTITY, code);
    }
}
