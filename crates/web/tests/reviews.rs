//! A game looked back on, through the API.

mod support;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use plyground_web::Ceilings;
use serde_json::{Value, json};
use std::time::Duration;
use support::Client;
use tower::ServiceExt as _;

const JUDGE: &str = "alphabeta:depth=4";

/// Red can win in one and plays elsewhere, then leaves yellow a row of four.
const BLUNDERS: [&str; 10] = ["1", "1", "2", "2", "3", "3", "7", "4", "7", "4"];

async fn played(client: &Client) -> String {
    let id = client.session("connect4", json!({})).await;
    for action in BLUNDERS {
        assert_eq!(client.play(&id, action).await.status, 200, "{action}");
    }
    id
}

#[tokio::test]
async fn every_decision_is_judged_and_says_where_it_is_in_the_tree() {
    let client = Client::new();
    let id = played(&client).await;
    let job = client.job(json!({ "kind": "review", "session": id, "player": JUDGE })).await;
    let view = client.ended(&job).await;
    assert_eq!((&view["state"], &view["kind"]), (&json!("ok"), &json!("review")), "{view}");
    let summary = &view["summary"];
    assert_eq!((&summary["player"], &summary["whole"]), (&json!(JUDGE), &json!(true)));
    let decisions = summary["decisions"].as_array().unwrap();
    assert_eq!(decisions.len(), 10);
    let blunders: Vec<(&Value, &Value, &Value, &Value)> = decisions
        .iter()
        .filter(|decision| decision["mark"] == "blunder")
        .map(|row| (&row["number"], &row["node"], &row["next"], &row["better"]))
        .collect();
    let expected = [6, 7, 9].map(|number| (json!(number), json!(number - 1), json!(number), json!("4")));
    assert_eq!(blunders, expected.iter().map(|(a, b, c, d)| (a, b, c, d)).collect::<Vec<_>>());
    assert_eq!((&summary["players"][0]["blunders"], &summary["players"][1]["blunders"]), (&json!(2), &json!(1)));
    assert_eq!(client.get(&format!("/sessions/{id}")).await.json["ply"], 10, "the session stays where it is");
}

#[tokio::test]
async fn the_line_goes_through_where_the_session_stands_and_on_to_its_end() {
    let client = Client::new();
    let id = played(&client).await;
    client.post(&format!("/sessions/{id}/goto"), json!({ "node": 6 })).await;
    let won = client.play(&id, "4").await.json["node"].clone();
    client.post(&format!("/sessions/{id}/goto"), json!({ "node": 2 })).await;
    client.post(&format!("/sessions/{id}/goto"), json!({ "node": won })).await;
    client.post(&format!("/sessions/{id}/goto"), json!({ "node": 3 })).await;
    let view = client.ended(&client.job(json!({ "kind": "review", "session": id, "player": JUDGE })).await).await;
    let decisions = view["summary"]["decisions"].as_array().unwrap();
    assert_eq!((decisions.len(), &decisions[6]["next"], &decisions[6]["mark"]), (7, &won, &Value::Null));
}

#[tokio::test]
async fn a_review_goes_on_when_the_session_moves_and_ends_when_it_is_cancelled_or_gone() {
    let client = Client::with(Ceilings { jobs_running: 2, ..Ceilings::default() });
    let id = played(&client).await;
    let endless = json!({ "kind": "review", "session": id, "player": "minimax:depth=1000" });
    let job = client.job(endless.clone()).await;
    client.post("/jobs", endless.clone()).await.is_problem(StatusCode::TOO_MANY_REQUESTS, "too-many-jobs");
    client.post(&format!("/sessions/{id}/goto"), json!({ "node": 4 })).await;
    let state = client.get(&format!("/jobs/{job}")).await.json["state"].clone();
    assert!(state == "queued" || state == "running", "{state}");
    // A thread is left for everybody else.
    let hints = client.job(json!({ "kind": "hints", "session": id, "ply": 4, "player": "random" })).await;
    assert_eq!(client.ended(&hints).await["state"], "ok");
    assert_eq!(client.send("DELETE", &format!("/jobs/{job}"), None).await.json["state"], "cancelled");
    let job = client.job(endless).await;
    client.send("DELETE", &format!("/sessions/{id}"), None).await;
    assert_eq!(client.ended(&job).await["state"], "cancelled");
}

#[tokio::test]
async fn a_review_that_takes_too_long_answers_what_it_has() {
    let client = Client::with(Ceilings { time: Duration::from_millis(30), ..Ceilings::default() });
    let id = played(&client).await;
    // Every decision is stopped by its own ceiling, and all of them together by that of the review.
    let view = client.ended(&client.job(json!({ "kind": "review", "session": id, "player": "minimax:depth=1000" })).await).await;
    assert!(["ok", "limit"].contains(&view["state"].as_str().unwrap()), "{view}");
    assert!(view["summary"]["decisions"].is_array(), "{view}");
}

#[tokio::test]
async fn what_cannot_be_reviewed_is_said_at_once() {
    let client = Client::new();
    let id = client.session("connect4", json!({})).await;
    let order = |body: Value| client.post("/jobs", body);
    order(json!({ "kind": "review", "session": id })).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "nothing-played");
    order(json!({ "kind": "review", "session": "nosuch" })).await.is_problem(StatusCode::NOT_FOUND, "unknown-session");
    order(json!({ "kind": "review", "session": id, "ply": 3 })).await.is_problem(StatusCode::BAD_REQUEST, "bad-request");
    client.play(&id, "4").await;
    order(json!({ "kind": "review", "session": id, "player": "nobody" }))
        .await
        .is_problem(StatusCode::UNPROCESSABLE_ENTITY, "unknown-player");
}

#[tokio::test]
async fn progress_tells_every_decision_once_and_in_order() {
    let client = Client::new();
    let id = played(&client).await;
    let request = Request::builder().uri(format!("/api/v1/events?session={id}")).header("host", "127.0.0.1:8020");
    let mut body = client.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap().into_body();
    // Long enough for each decision to be worth a word.
    let job = client.job(json!({ "kind": "review", "session": id, "player": "alphabeta:depth=40,time=150ms" })).await;
    let mut text = String::new();
    while !text.contains("event: done") {
        let frame = tokio::time::timeout(Duration::from_secs(30), body.frame()).await.expect("an event comes in time").expect("it goes on");
        text.push_str(std::str::from_utf8(&frame.unwrap().into_data().unwrap()).unwrap());
    }
    let events = text.lines().filter_map(|line| line.strip_prefix("data:")).map(|data| serde_json::from_str::<Value>(data).unwrap());
    let news: Vec<Value> = events.filter(|event| event["job"] == json!(job) && event["decisions"].is_array()).collect();
    assert!(!news.is_empty(), "{text}");
    let told: Vec<u64> =
        news.iter().flat_map(|event| event["decisions"].as_array().unwrap()).map(|row| row["number"].as_u64().unwrap()).collect();
    assert_eq!(told, (1..=told.len() as u64).collect::<Vec<u64>>());
    assert!(news.iter().all(|event| event["all"] == 10 && event["done"].as_u64() <= Some(10)), "{text}");
}
