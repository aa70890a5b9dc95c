//! Experiments over HTTP: begun, watched, stopped, gone on with, deleted; their games opened, their tables taken along.

mod support;

use axum::http::StatusCode;
use plyground_lab::experiment::{Experiment, Results, read, read_games};
use plyground_lab::library::Library;
use plyground_web::Ceilings;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use support::Client;
use support::GIVE_UP;

/// A few quick games of two players.
fn quick(games: usize) -> Value {
    json!({ "game": "connect4", "players": ["alphabeta:depth=2", "random"], "games": games, "opening": 2, "seed": 3 })
}

/// Games that nobody waits for.
fn endless() -> Value {
    json!({ "game": "connect4", "players": ["alphabeta:depth=5", "alphabeta:depth=4"], "games": 50_000, "opening": 4, "threads": 1 })
}

async fn begin(client: &Client, body: Value) -> String {
    let answer = client.post("/experiments", body).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    answer.json["id"].as_str().expect("an experiment has a name").to_string()
}

/// How an experiment stands when something holds.
async fn when(client: &Client, id: &str, holds: impl Fn(&Value) -> bool) -> Value {
    let started = Instant::now();
    loop {
        let list = client.get("/experiments").await.json;
        let found = list["experiments"].as_array().unwrap().iter().find(|one| one["id"] == id).cloned().unwrap_or_default();
        if holds(&found) {
            return found;
        }
        assert!(started.elapsed() < GIVE_UP, "it does not come to that: {found}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn ended(client: &Client, id: &str) -> Value {
    when(client, id, |one| one["state"] != "running").await
}

#[tokio::test]
async fn an_experiment_is_played_to_its_end_and_shows_what_came_out() {
    let client = Client::new();
    let id = begin(&client, quick(20)).await;
    assert_eq!(ended(&client, &id).await["state"], "whole");
    let view = client.get(&format!("/experiments/{id}")).await.json;
    assert_eq!((&view["games_done"], &view["games_all"], &view["problem"]), (&json!(20), &json!(20), &Value::Null));
    let [deep, random] = view["groups"][0]["standings"].as_array().unwrap().as_slice() else { panic!("two players") };
    assert_eq!((&deep["spec"], &random["spec"]), (&json!("alphabeta:depth=2"), &json!("random")));
    assert!(deep["won"].as_u64() > Some(12), "{deep}");
    assert_eq!(view["groups"][0]["cross"][0][1]["value"], deep["score_mean"]);
    assert_eq!(view["command"], "plyground compare connect4 alphabeta:depth=2 random --games 20 --opening 2 --seed 3");
    assert_eq!(view["source"], view["command"]);
    assert_eq!(client.get("/experiments/last").await.json["id"], json!(id));
}

#[tokio::test]
async fn the_web_and_the_lab_find_the_same() {
    let client = Client::new();
    let id = begin(&client, json!({ "game": "2048", "players": ["random", "first"], "games": 3, "variants": ["size=3"] })).await;
    ended(&client, &id).await;
    let jsonl = client.get(&format!("/experiments/{id}/export?format=jsonl")).await;
    assert_eq!(jsonl.status, 200, "{}", jsonl.text);
    let (heading, plays, _) = read_games(&jsonl.text).unwrap();
    let experiment: Experiment = heading.plan;
    let (_, schedule) = experiment.check().unwrap();
    let results = Results::new(&experiment, &schedule, plays);
    let own = json!(results.groups[0].standings.iter().map(plyground_lab::experiment::StandingJson::from).collect::<Vec<_>>());
    let view = client.get(&format!("/experiments/{id}")).await.json;
    assert_eq!(view["groups"][0]["standings"], own);
    // Its file describes the same experiment.
    let again = read(view["file"].as_str().unwrap()).unwrap();
    again.check().unwrap();
    assert_eq!(again.identity(), experiment.identity());
}

#[tokio::test]
async fn a_run_is_stopped_keeps_its_games_and_goes_on() {
    let client = Client::new();
    let id = begin(&client, endless()).await;
    let running = when(&client, &id, |one| one["games_done"].as_u64() > Some(2)).await;
    assert_eq!(running["state"], "running");
    assert!(running["progress"]["rate"].as_f64() > Some(0.0), "{running}");
    let stopped = client.send("DELETE", &format!("/experiments/{id}/run"), None).await.json;
    assert_eq!((&stopped["state"], &stopped["progress"]), (&json!("unfinished"), &Value::Null));
    let kept = stopped["games_done"].as_u64().unwrap();
    assert!(kept >= running["games_done"].as_u64().unwrap());
    // What is being looked at does not change under the hand.
    let view = client.get(&format!("/experiments/{id}")).await.json;
    assert_eq!(view["games_done"], kept);
    let again = client.post(&format!("/experiments/{id}/run"), json!({ "threads": 1 })).await;
    assert_eq!((again.status, &again.json["state"]), (200, &json!("running")));
    when(&client, &id, |one| one["games_done"].as_u64() > Some(kept)).await;
    // The same experiment once more, going on: it is the one that runs.
    let mut same = endless();
    same["resume"] = true.into();
    assert_eq!(begin(&client, same).await, id);
    assert_eq!(client.send("DELETE", &format!("/experiments/{id}"), None).await.status, 204);
    client.get(&format!("/experiments/{id}")).await.is_problem(StatusCode::NOT_FOUND, "unknown-experiment");
    assert_eq!(client.get("/experiments").await.json["experiments"], json!([]));
    client.send("DELETE", &format!("/experiments/{id}"), None).await.is_problem(StatusCode::NOT_FOUND, "unknown-experiment");
}

#[tokio::test]
async fn a_broken_run_finds_the_same_as_an_unbroken_one() {
    let client = Client::new();
    let body = json!({ "game": "connect4", "players": ["minimax:depth=3", "alphabeta:depth=3", "greedy"], "games": 40, "opening": 4 });
    let broken = begin(&client, body.clone()).await;
    for goal in [3, 20, 50] {
        when(&client, &broken, |one| one["games_done"].as_u64() > Some(goal) || one["state"] != "running").await;
        client.send("DELETE", &format!("/experiments/{broken}/run"), None).await;
        client.post(&format!("/experiments/{broken}/run"), json!({})).await;
    }
    ended(&client, &broken).await;
    let whole = begin(&client, body).await;
    assert_ne!(whole, broken, "without resume a new one begins");
    ended(&client, &whole).await;
    let mut views = Vec::new();
    for id in [&broken, &whole] {
        let mut groups = client.get(&format!("/experiments/{id}")).await.json["groups"].clone();
        for line in groups[0]["standings"].as_array_mut().unwrap() {
            line.as_object_mut().unwrap().retain(|key, _| !key.starts_with("seconds"));
        }
        views.push(groups);
    }
    assert_eq!(views[0], views[1]);
}

#[tokio::test]
async fn what_is_running_ends_with_the_server_and_is_there_for_the_next_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    let first = Client::over_file(&file);
    let id = begin(&first, endless()).await;
    let done = when(&first, &id, |one| one["games_done"].as_u64() > Some(1)).await["games_done"].as_u64();
    // Another program with the same library sees it grow, as something unfinished.
    let second = Client::over_file(&file);
    let seen = when(&second, &id, |one| one["games_done"].as_u64() > done).await;
    assert_eq!(seen["state"], "unfinished");
    first.app.close();
    assert_eq!(ended(&first, &id).await["state"], "unfinished");
    first.post("/experiments", quick(2)).await.is_problem(StatusCode::SERVICE_UNAVAILABLE, "closing");
    drop(first);
    let before = when(&second, &id, |_| true).await["games_done"].as_u64();
    assert_eq!(second.post(&format!("/experiments/{id}/run"), json!({})).await.json["state"], "running");
    when(&second, &id, |one| one["games_done"].as_u64() > before).await;
    second.app.close();
    assert!(Library::open(&file).unwrap().plays(&id).unwrap().len() as u64 > before.unwrap());
}

#[tokio::test]
async fn a_test_that_is_decided_ends_the_experiment() {
    let client = Client::new();
    let body = json!({
        "game": "connect4", "players": ["alphabeta:depth=3", "random"], "games": 2000, "opening": 2, "sprt": "elo0=0,elo1=50",
    });
    let id = begin(&client, body).await;
    assert_eq!(ended(&client, &id).await["state"], "stopped");
    let view = client.get(&format!("/experiments/{id}")).await.json;
    assert!(view["games_done"].as_u64() < Some(2000));
    let sprt = &view["sprt"];
    assert_eq!((&sprt["is_decided"], &sprt["verdict"]), (&json!(true), &json!("accepth1")));
    let path = sprt["path"].as_array().unwrap();
    assert_eq!((path.len() as u64, &path[path.len() - 1][1]), (sprt["pairs"].as_u64().unwrap(), &sprt["llr"]));
}

#[tokio::test]
async fn every_game_can_be_listed_and_opened() {
    let client = Client::new();
    let id = begin(&client, quick(6)).await;
    ended(&client, &id).await;
    let all = client.get(&format!("/experiments/{id}/games")).await.json;
    assert_eq!((&all["total"], all["games"].as_array().unwrap().len()), (&json!(6), 6));
    let page = client.get(&format!("/experiments/{id}/games?offset=4&limit=5")).await.json;
    assert_eq!(page["games"], json!(all["games"].as_array().unwrap()[4..]));
    assert_eq!(client.get(&format!("/experiments/{id}/games?offset=99999999999")).await.json["games"], json!([]));
    for game in all["games"].as_array().unwrap() {
        let answer = client.post(&format!("/experiments/{id}/games/{}/{}/open", game["unit"], game["half"]), json!({})).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        assert_eq!((&answer.json["ply"], &answer.json["result"]), (&game["actions"], &game["result"]));
        let players = if game["half"] == 0 { ["alphabeta:depth=2", "random"] } else { ["random", "alphabeta:depth=2"] };
        assert_eq!(answer.json["players"], json!(players));
        assert_eq!(client.get(&format!("/sessions/{}", answer.json["id"].as_str().unwrap())).await.status, 200);
    }
    client.post(&format!("/experiments/{id}/games/9/0/open"), json!({})).await.is_problem(StatusCode::NOT_FOUND, "unknown-play");
    client.post(&format!("/experiments/{id}/games/x/0/open"), json!({})).await.is_problem(StatusCode::NOT_FOUND, "not-found");
    client.get("/experiments/nosuch/games").await.is_problem(StatusCode::NOT_FOUND, "unknown-experiment");
}

#[tokio::test]
async fn results_can_be_taken_along() {
    let client = Client::new();
    let id = begin(&client, quick(4)).await;
    ended(&client, &id).await;
    for (format, begins) in [("json", "{"), ("md", "#"), ("csv", "experiment,"), ("decisions", "experiment,"), ("jsonl", "{\"plyground\":")]
    {
        let answer = client.get(&format!("/experiments/{id}/export?format={format}")).await;
        assert!(answer.status == 200 && answer.text.starts_with(begins), "{format}: {}", answer.text);
        let name = answer.headers["content-disposition"].to_str().unwrap().to_string();
        assert!(name.contains(&id), "{name}");
    }
    let games = client.get(&format!("/experiments/{id}/export?format=csv")).await.text;
    assert_eq!(games.lines().count(), 5);
    let asked = client.get(&format!("/experiments/{id}/export?format=xlsx")).await;
    asked.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "unknown-format");
}

#[tokio::test]
async fn checking_says_what_would_be_played_and_plays_nothing() {
    let client = Client::new();
    let mut body = quick(10);
    body["players"] = json!(["random", { "name": "deep", "spec": "alphabeta:depth=2" }, "first"]);
    let answer = client.post("/experiments/check", body.clone()).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!((&answer.json["games"], &answer.json["matches_all"]), (&json!(30), &json!(3)));
    assert_eq!(answer.json["matches"][0]["players"], json!(["random", "deep"]));
    assert_eq!(answer.json["command"], "plyground experiment experiment.toml");
    body["format"] = "gauntlet".into();
    assert_eq!(client.post("/experiments/check", body).await.json["games"], 20);
    assert_eq!(client.get("/experiments").await.json["experiments"], json!([]));
}

#[tokio::test]
async fn what_is_wrong_is_said_with_its_field_and_nothing_is_kept() {
    let client = Client::new();
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
    for (key, value, status, code, field) in [
        ("players", json!(["random", "wizard"]), unprocessable, "unknown-player", "players.1"),
        ("players", json!(["random", "alphabeta:memory=4GiB"]), unprocessable, "memory-ceiling", "players.1"),
        ("positions", json!(["4455", "abc"]), unprocessable, "bad-cell", "positions.1"),
        ("games", json!(5_000_000), unprocessable, "experiment-too-large", "games"),
        ("games", json!(-1), StatusCode::BAD_REQUEST, "bad-request", "games"),
        ("colour", json!("red"), StatusCode::BAD_REQUEST, "bad-request", "colour"),
        ("game", json!("go"), unprocessable, "unknown-game", "game"),
    ] {
        for address in ["/experiments", "/experiments/check"] {
            let mut body = quick(4);
            body[key] = value.clone();
            let answer = client.post(address, body).await;
            answer.is_problem(status, code);
            assert_eq!(answer.json["args"]["field"], field, "{}", answer.text);
        }
    }
    client.post("/experiments", json!([1])).await.is_problem(StatusCode::BAD_REQUEST, "bad-request");
    client.post("/experiments", json!({})).await.is_problem(StatusCode::BAD_REQUEST, "bad-request");
    assert_eq!(client.get("/experiments").await.json["experiments"], json!([]));
}

#[tokio::test]
async fn no_more_experiments_run_at_once_than_may() {
    let client = Client::with(Ceilings { experiments_running: 1, ..Ceilings::default() });
    let id = begin(&client, endless()).await;
    client.post("/experiments", quick(4)).await.is_problem(StatusCode::TOO_MANY_REQUESTS, "too-many-experiments");
    assert_eq!(client.get("/experiments").await.json["experiments"].as_array().unwrap().len(), 1, "the one refused is not kept");
    client.send("DELETE", &format!("/experiments/{id}/run"), None).await;
    let quick = begin(&client, quick(4)).await;
    assert_eq!(ended(&client, &quick).await["state"], "whole");
}

#[tokio::test]
async fn every_tab_hears_how_far_it_is() {
    let client = Client::new();
    let address = "/api/v1/events";
    let request = axum::http::Request::builder().uri(address).header("host", "127.0.0.1:8020").body(axum::body::Body::empty()).unwrap();
    let stream = tower::ServiceExt::oneshot(client.router.clone(), request).await.unwrap();
    let id = begin(&client, quick(30)).await;
    ended(&client, &id).await;
    client.app.close();
    let text = http_body_util::BodyExt::collect(stream.into_body()).await.unwrap().to_bytes();
    let text = String::from_utf8(text.to_vec()).unwrap();
    let told: Vec<Value> = text
        .split("\n\n")
        .filter(|event| event.contains("event: experiment"))
        .filter_map(|event| event.lines().find_map(|line| line.strip_prefix("data: ")))
        .map(|data| serde_json::from_str(data).unwrap())
        .collect();
    assert_eq!((&told[0]["id"], &told[0]["state"], &told[0]["done"]), (&json!(id), &json!("running"), &json!(0)));
    let last = told.last().unwrap();
    assert_eq!((&last["state"], &last["done"], &last["all"]), (&json!("whole"), &json!(30), &json!(30)));
}

#[tokio::test]
async fn charts_come_in_every_language_light_and_dark() {
    let client = Client::new();
    let id = begin(&client, quick(10)).await;
    ended(&client, &id).await;
    let english = client.get(&format!("/experiments/{id}/plots")).await.json["plots"].clone();
    let arabic = client.get(&format!("/experiments/{id}/plots?language=ar")).await.json["plots"].clone();
    assert!(!english.as_array().unwrap().is_empty());
    assert_ne!(english[0]["title"], arabic[0]["title"]);
    for plot in english.as_array().unwrap() {
        let name = plot["name"].as_str().unwrap();
        let light = client.get(&format!("/experiments/{id}/plots/{name}")).await;
        let dark = client.get(&format!("/experiments/{id}/plots/{name}?language=fa&dark=1")).await;
        assert!(light.text.starts_with("<svg") && dark.text.starts_with("<svg") && light.text != dark.text, "{name}");
    }
    let first = english[0]["name"].as_str().unwrap();
    let painted = client.get(&format!("/experiments/{id}/plots/{first}?format=png")).await;
    assert_eq!((painted.status, &painted.headers["content-type"]), (200, &axum::http::HeaderValue::from_static("image/png")));
    client.get(&format!("/experiments/{id}/plots/nosuch")).await.is_problem(StatusCode::NOT_FOUND, "unknown-chart");
    let klingon = client.get(&format!("/experiments/{id}/plots?language=tlh")).await;
    klingon.is_problem(StatusCode::NOT_FOUND, "unknown-language");
}
