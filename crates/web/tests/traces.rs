//! Recorded searches: what they tell, why a move was made, how long they stay.

mod support;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use plyground_lab::trace::{Counts, Replay, Trace};
use plyground_web::Ceilings;
use serde_json::{Value, json};
use std::time::Duration;
use support::{Answer, Client};

/// A search that would take years.
const ENDLESS: &str = "minimax:depth=1000";

/// Orders a search, waits for its end, and answers with its summary.
async fn recorded(client: &Client, body: Value) -> Value {
    let view = client.ended(&client.job(body).await).await;
    assert_eq!(view["state"], "ok", "{view}");
    view["summary"].clone()
}

/// A short trace; its name.
async fn small(client: &Client) -> String {
    let body = json!({ "kind": "trace", "game": "connect4", "player": "minimax:depth=2" });
    recorded(client, body).await["trace"].as_str().unwrap().to_string()
}

/// What the events of a trace count, by the names of the counters of a search.
fn counted(text: &str) -> [(&'static str, u64); 7] {
    let counts = Replay::end(&Trace::from_json(text).expect("what the server sends is a trace")).counts;
    let Counts { nodes, leaves, cutoffs, table_hits, expanded, generated, simulations } = counts;
    [
        ("nodes", nodes),
        ("leaves", leaves),
        ("cutoffs", cutoffs),
        ("table_hits", table_hits),
        ("expanded", expanded),
        ("generated", generated),
        ("simulations", simulations),
    ]
}

#[tokio::test]
async fn a_search_from_a_position_is_recorded_and_its_events_count_what_it_says_it_did() {
    let client = Client::new();
    for (game, variant, position, player) in [
        ("connect4", "", "4455", "alphabeta:depth=4"),
        ("connect4", "", "", "uct:simulations=80"),
        ("checkers", "", "", "pvs:depth=3"),
        ("redswapblue", "n=2", "", "astar"),
        ("redswapblue", "n=2", "", "idastar"),
        ("2048", "", "", "expectimax:depth=1"),
    ] {
        let order = json!({ "kind": "trace", "game": game, "variant": variant, "position": position, "player": player, "seed": 3 });
        let summary = recorded(&client, order).await;
        let id = summary["trace"].as_str().unwrap();
        let answer = client.get(&format!("/traces/{id}")).await;
        assert_eq!(answer.status, 200);
        let trace = &answer.json;
        assert_eq!((&trace["game"], &trace["player"]), (&json!(game), &json!(player)));
        assert_eq!(summary["events"], trace["events"].as_array().unwrap().len());
        for name in ["variant", "position", "nodes_recorded", "whole", "levels", "best", "line", "stopped"] {
            assert_eq!(summary[name], trace[name], "{name} of {game}, {player}");
        }
        for (name, count) in counted(&answer.text) {
            assert_eq!(summary[name], count, "{name} of {game}, {player}");
        }
    }
}

#[tokio::test]
async fn a_trace_that_is_too_small_for_its_search_still_counts_everything() {
    let client = Client::new();
    let order = json!({ "kind": "trace", "game": "connect4", "player": "alphabeta:depth=6", "events": 1000 });
    let summary = recorded(&client, order).await;
    assert!(summary["nodes"].as_u64() > summary["nodes_recorded"].as_u64(), "{summary}");
    assert!(summary["events"].as_u64().unwrap() < 4000, "{summary}");
    let trace = client.get(&format!("/traces/{}", summary["trace"].as_str().unwrap())).await;
    for (name, count) in counted(&trace.text) {
        assert_eq!(summary[name], count, "{name}");
    }
}

/// Plays a seeded game for a few actions; the nodes that players chose.
async fn played(client: &Client, id: &str, actions: usize) -> Vec<Value> {
    for _ in 0..actions {
        let session = client.get(&format!("/sessions/{id}")).await.json;
        if session["turn"] == "over" {
            break;
        }
        if session["turn"] == "chance" {
            let body = json!({ "outcome": "roll", "ply": session["ply"] });
            assert_eq!(client.post(&format!("/sessions/{id}/chance"), body).await.status, 200);
        } else {
            let job = client.job(json!({ "kind": "move", "session": id, "ply": session["ply"] })).await;
            assert_eq!(client.ended(&job).await["state"], "ok");
        }
    }
    let session = client.get(&format!("/sessions/{id}")).await.json;
    session["tree"].as_array().unwrap().iter().filter(|node| node["by"] == "one" || node["by"] == "two").cloned().collect()
}

#[tokio::test]
async fn why_this_move_repeats_the_very_search_that_made_it() {
    let client = Client::new();
    for (game, variant, players) in [
        ("connect4", "", json!(["uct:simulations=60", "alphabeta:depth=3"])),
        ("checkers", "", json!(["alphabeta:depth=3", "uct:simulations=30"])),
        ("barjis", "", json!(["random", "expectiminimax:depth=1"])),
        ("2048", "", json!(["flat:simulations=40"])),
        ("redswapblue", "n=2", json!(["astar"])),
    ] {
        let id = client.session(game, json!({ "variant": variant, "players": players, "seed": 11 })).await;
        let chosen = played(&client, &id, 8).await;
        let ply = client.get(&format!("/sessions/{id}")).await.json["ply"].clone();
        assert!(chosen.len() > 2, "{game}: {chosen:?}");
        for node in &chosen {
            let order = json!({ "kind": "trace", "session": id, "node": node["node"] });
            let summary = recorded(&client, order).await;
            assert_eq!(summary["best"], node["action"], "{game}: {node}, {summary}");
            let again = json!({
                "kind": "trace", "game": game, "variant": summary["variant"], "position": summary["position"],
                "player": summary["player"], "seed": summary["seed"],
            });
            assert_eq!(recorded(&client, again).await["best"], node["action"], "{game}: by its seed, {node}");
        }
        assert_eq!(client.get(&format!("/sessions/{id}")).await.json["ply"], ply, "nothing was played");
    }
}

#[tokio::test]
async fn a_human_s_move_is_explained_by_the_default_player_or_by_whom_one_names() {
    let client = Client::new();
    let id = client.session("connect4", json!({ "position": "112233" })).await;
    let node = client.play(&id, "7").await.json["node"].clone();
    client.post(&format!("/sessions/{id}/goto"), json!({ "to": "undo" })).await;
    client.play(&id, "6").await;
    let own = recorded(&client, json!({ "kind": "trace", "session": id, "node": node })).await;
    assert_eq!(own["player"], plyground_lab::catalogue::find("connect4").unwrap().default_player);
    assert_eq!(own["best"], "4");
    let named = json!({ "kind": "trace", "session": id, "node": node, "player": "greedy" });
    assert_eq!(recorded(&client, named).await["player"], "greedy");
}

#[tokio::test]
async fn what_cannot_be_recorded_is_refused_with_the_reason() {
    let client = Client::new();
    let id = client.session("2048", json!({ "players": ["random"], "seed": 1 })).await;
    played(&client, &id, 3).await;
    for (body, status, code) in [
        (json!({ "kind": "trace" }), 400, "bad-request"),
        (json!({ "kind": "trace", "game": "connect4", "session": id, "node": 1 }), 400, "bad-request"),
        (json!({ "kind": "trace", "session": id }), 400, "bad-request"),
        (json!({ "kind": "trace", "session": id, "node": 3, "position": "4" }), 400, "bad-request"),
        (json!({ "kind": "trace", "session": id, "node": 3, "ply": 1 }), 400, "bad-request"),
        (json!({ "kind": "trace", "session": "nosuch", "node": 1 }), 404, "unknown-session"),
        (json!({ "kind": "trace", "session": id, "node": 99 }), 422, "unknown-node"),
        (json!({ "kind": "trace", "session": id, "node": 0 }), 422, "nobody-chose"),
        (json!({ "kind": "trace", "session": id, "node": 1 }), 422, "nobody-chose"),
        (json!({ "kind": "trace", "game": "chess" }), 404, "unknown-game"),
        (json!({ "kind": "trace", "game": "connect4", "position": "1122334" }), 422, "game-over"),
        (json!({ "kind": "trace", "game": "connect4", "position": "9" }), 422, "no-such-column"),
        (json!({ "kind": "trace", "game": "connect4", "player": "wizard" }), 422, "unknown-player"),
        (json!({ "kind": "trace", "game": "connect4", "player": "alphabeta:memory=64GiB" }), 422, "memory-ceiling"),
        (json!({ "kind": "trace", "game": "connect4", "events": 999 }), 422, "events-out-of-range"),
        (json!({ "kind": "trace", "game": "connect4", "events": 1_000_001 }), 422, "events-out-of-range"),
        (json!({ "kind": "trace", "game": "connect4", "seed": u64::MAX }), 422, "seed-too-large"),
    ] {
        client.post("/jobs", body.clone()).await.is_problem(StatusCode::from_u16(status).unwrap(), code);
    }
}

#[tokio::test]
async fn a_recording_is_cancelled_like_any_search_and_leaves_nothing() {
    let client = Client::with(Ceilings { jobs_running: 1, ..Ceilings::default() });
    let order = json!({ "kind": "trace", "game": "checkers", "player": ENDLESS });
    let job = client.job(order).await;
    let view = client.send("DELETE", &format!("/jobs/{job}"), None).await.json;
    assert_eq!(
        (&view["state"], &view["summary"], &view["session"], &view["ply"]),
        (&json!("cancelled"), &Value::Null, &Value::Null, &Value::Null)
    );
    small(&client).await;
}

#[tokio::test]
async fn a_recording_goes_on_when_its_session_moves_on_and_ends_when_it_is_deleted() {
    let client = Client::new();
    let id = client.session("checkers", json!({})).await;
    let node = client.play(&id, "11-15").await.json["node"].clone();
    let job = client.job(json!({ "kind": "trace", "session": id, "node": node, "player": ENDLESS })).await;
    client.play(&id, "23-19").await;
    client.post(&format!("/sessions/{id}/goto"), json!({ "to": "start" })).await;
    assert!(["queued", "running"].contains(&client.get(&format!("/jobs/{job}")).await.json["state"].as_str().unwrap()));
    client.send("DELETE", &format!("/sessions/{id}"), None).await;
    assert_eq!(client.ended(&job).await["state"], "cancelled");
}

#[tokio::test]
async fn a_search_that_reaches_a_ceiling_still_has_its_story() {
    let client = Client::with(Ceilings { time: Duration::from_millis(200), ..Ceilings::default() });
    for (game, player) in [("checkers", ENDLESS), ("redswapblue", "iddfs")] {
        let job = client.job(json!({ "kind": "trace", "game": game, "player": player, "events": 5000 })).await;
        let view = client.ended(&job).await;
        assert_eq!((view["state"].as_str(), view["summary"]["stopped"].as_str()), (Some("limit"), Some("time")), "{player}: {view}");
        let trace = client.get(&format!("/traces/{}", view["summary"]["trace"].as_str().unwrap())).await.json;
        assert_eq!(trace["stopped"], "time");
        assert!(!trace["events"].as_array().unwrap().is_empty());
    }
}

#[tokio::test]
async fn recordings_wait_for_memory_by_the_events_they_may_hold() {
    let ceilings = Ceilings { jobs_running: 2, memory_bytes_together: 300 << 20, ..Ceilings::default() };
    let client = Client::with(ceilings);
    let order = json!({ "kind": "trace", "game": "checkers", "player": ENDLESS, "events": 1_000_000 });
    let jobs = [client.job(order.clone()).await, client.job(order).await];
    tokio::time::sleep(Duration::from_millis(150)).await;
    let mut states = Vec::new();
    for job in &jobs {
        states.push(client.get(&format!("/jobs/{job}")).await.json["state"].as_str().unwrap().to_string());
    }
    // Only now: what the first one gives back lets the second one start.
    for job in &jobs {
        client.send("DELETE", &format!("/jobs/{job}"), None).await;
    }
    assert_eq!(states, ["running", "queued"]);
}

#[tokio::test]
async fn traces_that_nobody_keeps_make_room_the_least_recently_used_first() {
    let size = {
        let client = Client::new();
        let id = small(&client).await;
        client.get(&format!("/traces/{id}")).await.text.len()
    };
    // Room for two, and a little more: the time a search took may have a digit more or less.
    let client = Client::with(Ceilings { trace_bytes_together: 2 * size + size / 2, ..Ceilings::default() });
    let (first, second) = (small(&client).await, small(&client).await);
    assert_eq!(client.get(&format!("/traces/{first}")).await.status, 200);
    let third = small(&client).await;
    client.get(&format!("/traces/{second}")).await.is_problem(StatusCode::NOT_FOUND, "unknown-trace");
    for id in [first, third] {
        assert_eq!(client.get(&format!("/traces/{id}")).await.status, 200);
    }
}

#[tokio::test]
async fn a_kept_trace_is_there_after_a_restart_until_it_is_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    let (id, text) = {
        let client = Client::over_file(&file);
        let (id, other) = (small(&client).await, small(&client).await);
        assert_eq!(client.get("/traces").await.json["traces"], json!([]), "nothing is kept unasked");
        let kept = client.send("PUT", &format!("/traces/{id}"), None).await;
        assert_eq!((kept.status, &kept.json["name"]), (200, &json!("minimax:depth=2")));
        let named = client.send("PUT", &format!("/traces/{id}"), Some(json!({ "name": " قبل القطع\n" }))).await;
        assert_eq!(named.json["name"], "قبل القطع");
        assert_ne!(id, other);
        (id.clone(), client.get(&format!("/traces/{id}")).await.text)
    };
    let client = Client::over_file(&file);
    let list = client.get("/traces").await.json["traces"].clone();
    assert_eq!((list.as_array().unwrap().len(), &list[0]["id"], &list[0]["name"]), (1, &json!(id), &json!("قبل القطع")));
    assert_eq!(client.get(&format!("/traces/{id}")).await.text, text);
    assert_eq!(client.send("DELETE", &format!("/traces/{id}"), None).await.status, 204);
    client.get(&format!("/traces/{id}")).await.is_problem(StatusCode::NOT_FOUND, "unknown-trace");
    client.send("DELETE", &format!("/traces/{id}"), None).await.is_problem(StatusCode::NOT_FOUND, "unknown-trace");
    client.send("PUT", &format!("/traces/{id}"), None).await.is_problem(StatusCode::NOT_FOUND, "unknown-trace");
    assert_eq!(client.get("/traces").await.json["traces"], json!([]));
}

#[tokio::test]
async fn a_trace_of_many_parts_comes_back_whole_and_a_full_library_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    let client = Client::over_file(&file);
    let summary = recorded(&client, json!({ "kind": "trace", "game": "connect4", "player": "alphabeta:depth=7" })).await;
    let id = summary["trace"].as_str().unwrap();
    let text = client.get(&format!("/traces/{id}")).await.text;
    assert!(text.len() > 1 << 20, "{} bytes are one part only", text.len());
    assert_eq!(client.send("PUT", &format!("/traces/{id}"), None).await.status, 200);
    assert_eq!(Client::over_file(&file).get(&format!("/traces/{id}")).await.text, text);

    let client = Client::with(Ceilings { trace_bytes_kept: 1000, ..Ceilings::default() });
    let id = small(&client).await;
    client.send("PUT", &format!("/traces/{id}"), None).await.is_problem(StatusCode::SERVICE_UNAVAILABLE, "traces-full");
}

/// Sends a text as a trace.
async fn upload(client: &Client, text: impl Into<Body>) -> Answer {
    let request = Request::builder().method("POST").uri("/api/v1/traces").header("host", "127.0.0.1:8020");
    let answer = client.raw(request.header("content-type", "application/json").body(text.into()).unwrap()).await;
    support::check("POST", "/api/v1/traces", &answer);
    answer
}

#[tokio::test]
async fn a_trace_that_was_recorded_elsewhere_is_taken_if_it_can_be_shown() {
    let client = Client::new();
    let own = small(&client).await;
    let good = client.get(&format!("/traces/{own}")).await;
    let taken = upload(&client, good.text.clone()).await;
    assert_eq!((taken.status, &taken.json["nodes"]), (201, &good.json["nodes"]), "{}", taken.text);
    let id = taken.json["id"].as_str().unwrap();
    assert_eq!(client.get(&format!("/traces/{id}")).await.json, good.json);

    let changed = |field: &str, value: Value| {
        let mut json = good.json.clone();
        json[field] = value;
        json.to_string()
    };
    for (text, status, code) in [
        (String::new(), 422, "bad-trace"),
        ("[1, 2".into(), 422, "bad-trace"),
        (changed("events", json!([{ "t": "dance" }])), 422, "bad-trace"),
        (changed("format", json!(99)), 422, "trace-format"),
        (changed("events", json!([{ "t": "leave", "n": 7, "value": 0, "bound": "exact", "source": "rules" }])), 422, "broken-trace"),
        (changed("game", json!("chess")), 404, "unknown-game"),
        (changed("variant", json!("columns=7,colour=3")), 422, "unknown-key"),
        (changed("position", json!("9")), 422, "no-such-column"),
        ("{".repeat(4_000_001), 422, "too-many-events"),
    ] {
        upload(&client, text).await.is_problem(StatusCode::from_u16(status).unwrap(), code);
    }
    upload(&client, vec![b'"', 0xff, b'"']).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "bad-trace");
}

#[tokio::test]
async fn a_trace_that_is_too_large_is_refused_and_others_than_json_as_well() {
    let client = Client::with(Ceilings { trace_bytes: 10_000, ..Ceilings::default() });
    upload(&client, " ".repeat(10_001)).await.is_problem(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large");
    upload(&client, " ".repeat(10_000)).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "bad-trace");
    let request = Request::builder().method("POST").uri("/api/v1/traces").header("host", "127.0.0.1:8020");
    let answer = client.raw(request.header("content-type", "text/plain").body(Body::from("{}")).unwrap()).await;
    answer.is_problem(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json");
}

#[tokio::test]
async fn a_trace_can_be_taken_away_as_a_file_of_every_kind() {
    let client = Client::new();
    let id = small(&client).await;
    for (format, kind, start) in [
        ("json", "application/json", "{\"format\":"),
        ("dot", "text/vnd.graphviz; charset=utf-8", "digraph"),
        ("svg", "image/svg+xml", "<svg"),
        ("html", "text/html; charset=utf-8", "<!doctype html"),
    ] {
        let answer = client.get(&format!("/traces/{id}/export?format={format}")).await;
        assert_eq!((answer.status, answer.headers["content-type"].to_str().unwrap()), (200, kind));
        assert_eq!(answer.headers["content-disposition"], format!("attachment; filename=\"connect4-{id}.{format}\""));
        assert!(answer.text.to_lowercase().starts_with(start), "{format}: {}", &answer.text[..80]);
    }
    let refused = client.get(&format!("/traces/{id}/export?format=pdf")).await;
    refused.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "unknown-format");
    client.get("/traces/nosuch/export").await.is_problem(StatusCode::NOT_FOUND, "unknown-trace");
}

#[tokio::test]
async fn a_position_can_be_asked_for_by_the_actions_that_lead_to_it() {
    let client = Client::new();
    let parse = |body: Value| client.post("/games/connect4/parse", body);
    let whole = parse(json!({ "text": "4453" })).await.json;
    assert_eq!(parse(json!({ "text": "44", "actions": ["5", "3"] })).await.json["picture"], whole["picture"]);
    assert_eq!(parse(json!({ "actions": ["4", "4", "5", "3"] })).await.json["position"], whole["position"]);
    let illegal = parse(json!({ "text": "44", "actions": ["5", "9", "3"] })).await;
    illegal.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "no-such-column");
    assert!(illegal.json["message"].as_str().unwrap().starts_with("action 2, `9`: "), "{}", illegal.text);
    let over = parse(json!({ "text": "112233", "actions": ["4", "5"] })).await;
    over.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "game-over");
    assert!(over.json["message"].as_str().unwrap().starts_with("action 2, `5`: "), "{}", over.text);
}
