//! Searches: what they answer, what bounds them, and how they are cancelled.

mod support;

use axum::http::StatusCode;
use plyground_web::Ceilings;
use serde_json::{Value, json};
use std::time::Duration;
use support::Client;

/// A search that would take years.
const ENDLESS: &str = "minimax:depth=1000";

#[tokio::test]
async fn hints_judge_every_legal_action() {
    let client = Client::new();
    let id = client.session("connect4", json!({ "position": "112233" })).await;
    let job = client.job(json!({ "kind": "hints", "session": id, "ply": 0, "player": "alphabeta:depth=4" })).await;
    let view = client.ended(&job).await;
    assert_eq!(view["state"], "ok", "{view}");
    let summary = &view["summary"];
    assert_eq!((&summary["best"], &summary["share"]), (&json!("4"), &json!(1.0)));
    assert_eq!(summary["actions"].as_array().unwrap().len(), 7);
    assert_eq!(client.get(&format!("/sessions/{id}")).await.json["ply"], 0, "hints play nothing");
}

#[tokio::test]
async fn hints_for_a_turn_with_very_many_results_are_the_best_of_them() {
    let client = Client::new();
    let position = "1,25,29,79/24,32,61,68/1/shakka+shakka+shakka+shakka+dest+dest+dest+dest+bunj+bara";
    let id = client.session("barjis", json!({ "position": position })).await;
    let view = client.get(&format!("/sessions/{id}")).await.json;
    assert_eq!((&view["actions_total"], &view["actions_exact"]), (&json!(22_640), &json!(true)));
    let job = client.job(json!({ "kind": "hints", "session": id, "ply": 0, "player": "expectiminimax:depth=1" })).await;
    let view = client.ended(&job).await;
    let summary = &view["summary"];
    assert_eq!((summary["actions"].as_array().unwrap().len(), &summary["actions_left_out"]), (200, &json!(22_440)), "{}", view["state"]);
    assert!(summary.to_string().len() < 1 << 20, "{} bytes", summary.to_string().len());
}

#[tokio::test]
async fn hints_by_nobody_in_particular_come_in_every_game() {
    let client = Client::new();
    for game in plyground_lab::catalogue::games() {
        let id = client.session(game.about.id, json!({})).await;
        let job = client.job(json!({ "kind": "hints", "session": id, "ply": 0 })).await;
        let view = client.ended(&job).await;
        assert!(["ok", "limit"].contains(&view["state"].as_str().unwrap()), "{view}");
    }
}

#[tokio::test]
async fn a_move_is_thought_about_and_played_and_the_same_seed_plays_the_same_game() {
    let mut games: Vec<Value> = Vec::new();
    for _ in 0..2 {
        let client = Client::new();
        let players = json!(["uct:simulations=60", "random"]);
        let id = client.session("connect4", json!({ "players": players, "seed": 5 })).await;
        for ply in 0..6 {
            let job = client.job(json!({ "kind": "move", "session": id, "ply": ply })).await;
            let view = client.ended(&job).await;
            assert_eq!(view["state"], "ok", "{view}");
            let last = client.get(&format!("/sessions/{id}")).await.json["last"].clone();
            assert_eq!(view["summary"]["action"], last["action"]);
        }
        games.push(client.get(&format!("/sessions/{id}")).await.json["tree"].clone());
    }
    assert_eq!(games[0], games[1]);
}

#[tokio::test]
async fn a_puzzle_is_solved_step_by_step() {
    let client = Client::new();
    let id = client.session("redswapblue", json!({ "variant": "n=2" })).await;
    let job = client.job(json!({ "kind": "solve", "session": id, "ply": 0 })).await;
    let view = client.ended(&job).await;
    assert_eq!((&view["state"], &view["summary"]["cost"], &view["summary"]["optimal"]), (&json!("ok"), &json!(15), &json!(true)));
    for step in view["summary"]["steps"].as_array().unwrap() {
        assert_eq!(client.play(&id, step.as_str().unwrap()).await.status, 200);
    }
    assert_eq!(client.get(&format!("/sessions/{id}")).await.json["turn"], "over");
}

#[tokio::test]
async fn what_cannot_be_searched_is_refused_with_the_reason() {
    let client = Client::new();
    let id = client.session("connect4", json!({})).await;
    let dice = client.session("2048", json!({ "players": ["random"] })).await;
    let over = client.session("connect4", json!({ "position": "1122334" })).await;
    let puzzle = client.session("redswapblue", json!({ "variant": "n=2" })).await;
    for (body, status, code) in [
        (json!({ "kind": "move", "session": id, "ply": 0 }), 422, "seat-is-human"),
        (json!({ "kind": "move", "session": dice, "ply": 0 }), 422, "chance-decides"),
        (json!({ "kind": "hints", "session": over, "ply": 0 }), 422, "game-over"),
        (json!({ "kind": "solve", "session": id, "ply": 0 }), 422, "not-a-puzzle"),
        (json!({ "kind": "hints", "session": id, "ply": 3 }), 409, "stale-action"),
        (json!({ "kind": "hints", "session": id, "ply": 0, "node": 1 }), 409, "stale-action"),
        (json!({ "kind": "hints", "session": "nosuch", "ply": 0 }), 404, "unknown-session"),
        (json!({ "kind": "hints", "session": id, "ply": 0, "player": "wizard" }), 422, "unknown-player"),
        (json!({ "kind": "hints", "session": id, "ply": 0, "player": "minimax:depth=1000000000" }), 422, "bad-value"),
        (json!({ "kind": "hints", "session": id, "ply": 0, "player": "alphabeta:memory=64GiB" }), 422, "memory-ceiling"),
        (json!({ "kind": "dream", "session": id, "ply": 0 }), 400, "bad-request"),
        (json!({ "kind": "hints", "session": id, "ply": -1 }), 400, "bad-request"),
        (json!({ "kind": "hints", "session": id }), 400, "bad-request"),
    ] {
        client.post("/jobs", body.clone()).await.is_problem(StatusCode::from_u16(status).unwrap(), code);
    }
    let job = client.job(json!({ "kind": "solve", "session": puzzle, "ply": 0, "player": "random" })).await;
    let view = client.ended(&job).await;
    assert_eq!((&view["state"], &view["problem"]["code"]), (&json!("error"), &json!("not-a-solver")));
    client.get("/jobs/nosuch").await.is_problem(StatusCode::NOT_FOUND, "unknown-job");
    client.send("DELETE", "/jobs/nosuch", None).await.is_problem(StatusCode::NOT_FOUND, "unknown-job");
}

#[tokio::test]
async fn a_search_for_another_line_of_the_same_length_is_stale() {
    let client = Client::new();
    let id = client.session("connect4", json!({ "players": ["random", "random"] })).await;
    let first = client.play(&id, "1").await.json["node"].clone();
    client.post(&format!("/sessions/{id}/goto"), json!({ "to": "undo" })).await;
    let second = client.play(&id, "2").await.json["node"].clone();
    let order = |node: &Value| json!({ "kind": "move", "session": id, "ply": 1, "node": node });
    client.post("/jobs", order(&first)).await.is_problem(StatusCode::CONFLICT, "stale-action");
    let job = client.job(order(&second)).await;
    assert_eq!(client.ended(&job).await["state"], "ok");
}

#[tokio::test]
async fn a_running_search_is_cancelled_at_once_and_frees_its_thread() {
    let client = Client::with(Ceilings { jobs_running: 1, ..Ceilings::default() });
    let id = client.session("checkers", json!({})).await;
    let order = || json!({ "kind": "hints", "session": id, "ply": 0, "player": ENDLESS });
    let (running, waiting) = (client.job(order()).await, client.job(order()).await);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(client.get(&format!("/jobs/{running}")).await.json["state"], "running");
    assert_eq!(client.get(&format!("/jobs/{waiting}")).await.json["state"], "queued");
    for job in [waiting, running] {
        let answer = client.send("DELETE", &format!("/jobs/{job}"), None).await;
        assert_eq!(answer.json["state"], "cancelled");
    }
    let quick = client.job(json!({ "kind": "hints", "session": id, "ply": 0, "player": "random" })).await;
    assert_eq!(client.ended(&quick).await["state"], "ok");
}

#[tokio::test]
async fn a_player_inside_another_hears_the_stop_too() {
    let client = Client::with(Ceilings { jobs_running: 1, ..Ceilings::default() });
    let id = client.session("checkers", json!({})).await;
    let player = format!("rollout:player={ENDLESS},games=10");
    let job = client.job(json!({ "kind": "hints", "session": id, "ply": 0, "player": player })).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    client.send("DELETE", &format!("/jobs/{job}"), None).await;
    let quick = client.job(json!({ "kind": "hints", "session": id, "ply": 0, "player": "random" })).await;
    assert_eq!(client.ended(&quick).await["state"], "ok");
}

#[tokio::test]
async fn searches_of_a_session_that_has_moved_on_or_is_gone_are_cancelled() {
    let client = Client::new();
    let id = client.session("checkers", json!({})).await;
    let order = |kind, ply| json!({ "kind": kind, "session": id, "ply": ply, "player": ENDLESS });
    let jobs = [client.job(order("hints", 0)).await, client.job(order("move", 0)).await];
    client.play(&id, "11-15").await;
    for job in jobs {
        assert_eq!(client.ended(&job).await["state"], "cancelled");
    }
    let job = client.job(order("hints", 1)).await;
    client.send("PATCH", &format!("/sessions/{id}"), Some(json!({ "dice": "person" }))).await;
    assert!(["queued", "running"].contains(&client.get(&format!("/jobs/{job}")).await.json["state"].as_str().unwrap()));
    client.send("DELETE", &format!("/sessions/{id}"), None).await;
    assert_eq!(client.ended(&job).await["state"], "cancelled");
}

#[tokio::test]
async fn too_many_waiting_searches_are_refused_until_there_is_room() {
    let client = Client::with(Ceilings { jobs_running: 1, jobs_waiting: 2, ..Ceilings::default() });
    let id = client.session("checkers", json!({})).await;
    let order = json!({ "kind": "hints", "session": id, "ply": 0, "player": ENDLESS });
    let first = client.job(order.clone()).await;
    running(&client, &first).await;
    let next = client.job(order.clone()).await;
    client.job(order.clone()).await;
    let refused = client.post("/jobs", order.clone()).await;
    refused.is_problem(StatusCode::TOO_MANY_REQUESTS, "too-many-jobs");
    assert_eq!(refused.headers["retry-after"], "1");
    client.send("DELETE", &format!("/jobs/{first}"), None).await;
    running(&client, &next).await;
    client.job(order).await;
}

/// Waits until a search has left the queue.
async fn running(client: &Client, job: &str) {
    while client.get(&format!("/jobs/{job}")).await.json["state"] != "running" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn no_search_takes_longer_than_the_ceiling_and_it_still_answers_what_it_has() {
    let client = Client::with(Ceilings { time: Duration::from_millis(300), ..Ceilings::default() });
    for (game, player) in [
        ("connect4", "alphabeta:depth=1000"),
        ("connect4", "uct:simulations=1000000000"),
        ("connect4", "rollout:games=100000000"),
        ("redswapblue", "iddfs"),
    ] {
        let id = client.session(game, json!({})).await;
        let view = client.ended(&client.job(json!({ "kind": "hints", "session": id, "ply": 0, "player": player })).await).await;
        let expected = if game == "redswapblue" { "limit" } else { "ok" };
        assert_eq!((view["state"].as_str(), view["summary"]["stopped"].as_str()), (Some(expected), Some("time")), "{player}: {view}");
    }
}

#[tokio::test]
async fn searches_run_together_only_as_far_as_their_memory_allows() {
    let ceilings = Ceilings { jobs_running: 2, memory_bytes_together: 100 << 20, ..Ceilings::default() };
    let client = Client::with(ceilings);
    let id = client.session("checkers", json!({})).await;
    let order = json!({ "kind": "hints", "session": id, "ply": 0, "player": "alphabeta:depth=1000,memory=64MiB" });
    let jobs = [client.job(order.clone()).await, client.job(order).await];
    tokio::time::sleep(Duration::from_millis(150)).await;
    let mut states = Vec::new();
    for job in &jobs {
        states.push(client.get(&format!("/jobs/{job}")).await.json["state"].as_str().unwrap().to_string());
    }
    assert_eq!(states, ["running", "queued"]);
}

#[tokio::test]
async fn only_the_last_finished_searches_are_remembered() {
    let client = Client::with(Ceilings { jobs_kept: 3, ..Ceilings::default() });
    let id = client.session("connect4", json!({})).await;
    let mut jobs = Vec::new();
    for _ in 0..6 {
        let job = client.job(json!({ "kind": "hints", "session": id, "ply": 0, "player": "random" })).await;
        client.ended(&job).await;
        jobs.push(job);
    }
    client.get(&format!("/jobs/{}", jobs[0])).await.is_problem(StatusCode::NOT_FOUND, "unknown-job");
    assert_eq!(client.get(&format!("/jobs/{}", jobs[5])).await.status, 200);
}
