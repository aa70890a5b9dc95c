//! Games in progress: acting, throwing, going back and forth, two tabs, and after a restart.

mod support;

use axum::http::StatusCode;
use serde_json::json;
use support::Client;

#[tokio::test]
async fn an_action_for_a_ply_that_is_gone_is_refused() {
    let client = Client::new();
    let id = client.session("connect4", json!({})).await;
    let actions = format!("/sessions/{id}/actions");
    assert_eq!(client.post(&actions, json!({ "action": "4", "ply": 0 })).await.status, 200);
    let double_click = client.post(&actions, json!({ "action": "4", "ply": 0 })).await;
    double_click.is_problem(StatusCode::CONFLICT, "stale-action");
    assert_eq!(double_click.json["args"]["ply"], "1");
    assert_eq!(client.get(&format!("/sessions/{id}")).await.json["ply"], 1, "nothing changed");
    let wrong_node = client.post(&actions, json!({ "action": "4", "ply": 1, "node": 0 })).await;
    wrong_node.is_problem(StatusCode::CONFLICT, "stale-action");
    let illegal = client.post(&actions, json!({ "action": "9", "ply": 1 })).await;
    assert_eq!(illegal.status, 422, "{}", illegal.text);
}

#[tokio::test]
async fn of_two_tabs_that_act_at_once_exactly_one_succeeds() {
    let client = Client::new();
    let id = client.session("connect4", json!({})).await;
    let actions = format!("/sessions/{id}/actions");
    for ply in 0..6 {
        let tab = |action: &str| client.post(&actions, json!({ "action": action, "ply": ply }));
        let (one, two) = tokio::join!(tab("3"), tab("5"));
        let mut statuses = [one.status, two.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "ply {ply}");
    }
    let shown = client.get(&format!("/sessions/{id}")).await.json;
    assert_eq!((&shown["ply"], &shown["revision"]), (&json!(6), &json!(7)));
}

#[tokio::test]
async fn the_same_seed_throws_the_same_dice_whatever_happened_before() {
    let client = Client::new();
    let mut games = Vec::new();
    for detour in [false, true] {
        let id = client.session("2048", json!({ "seed": 42 })).await;
        let chance = format!("/sessions/{id}/chance");
        for ply in 0..2 {
            assert_eq!(client.post(&chance, json!({ "outcome": "roll", "ply": ply })).await.status, 200);
        }
        if detour {
            client.post(&format!("/sessions/{id}/goto"), json!({ "to": "undo" })).await;
            assert_eq!(client.post(&chance, json!({ "outcome": "roll", "ply": 1 })).await.json["tree"].as_array().unwrap().len(), 3);
        }
        games.push(client.get(&format!("/sessions/{id}")).await.json["position"].clone());
    }
    assert_eq!(games[0], games[1]);
    let other = client.session("2048", json!({ "seed": 43 })).await;
    for ply in 0..2 {
        client.post(&format!("/sessions/{other}/chance"), json!({ "outcome": "roll", "ply": ply })).await;
    }
    assert_ne!(client.get(&format!("/sessions/{other}")).await.json["position"], games[0]);
}

#[tokio::test]
async fn chance_and_players_act_only_in_their_turn() {
    let client = Client::new();
    let id = client.session("2048", json!({})).await;
    let (actions, chance) = (format!("/sessions/{id}/actions"), format!("/sessions/{id}/chance"));
    client.post(&actions, json!({ "action": "left", "ply": 0 })).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "chance-decides");
    let outcome = client.get(&format!("/sessions/{id}")).await.json["outcomes"][3]["outcome"].clone();
    let chosen = client.post(&chance, json!({ "outcome": outcome, "ply": 0 })).await.json;
    assert_eq!((&chosen["last"]["action"], &chosen["last"]["by"]), (&outcome, &json!("chance")));
    client.post(&chance, json!({ "outcome": "roll", "ply": 0 })).await.is_problem(StatusCode::CONFLICT, "stale-action");
    client.post(&chance, json!({ "outcome": "roll", "ply": 1 })).await;
    client.post(&chance, json!({ "outcome": "roll", "ply": 2 })).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "not-chance");
}

#[tokio::test]
async fn every_point_of_a_game_can_be_gone_to() {
    let client = Client::new();
    let id = client.session("connect4", json!({})).await;
    for action in ["4", "4", "3"] {
        client.play(&id, action).await;
    }
    let goto = format!("/sessions/{id}/goto");
    for (body, node) in [
        (json!({ "to": "undo" }), 2),
        (json!({ "to": "start" }), 0),
        (json!({ "to": "undo" }), 0),
        (json!({ "to": "redo" }), 1),
        (json!({ "to": "end" }), 3),
        (json!({ "to": "redo" }), 3),
        (json!({ "ply": 1 }), 1),
        (json!({ "node": 3 }), 3),
    ] {
        let answer = client.post(&goto, body.clone()).await;
        assert_eq!((answer.status, &answer.json["node"]), (200, &json!(node)), "{body}");
    }
    let revision = client.get(&format!("/sessions/{id}")).await.json["revision"].clone();
    assert_eq!(client.post(&goto, json!({ "node": 3 })).await.json["revision"], revision, "nothing changed, nothing is saved");
    client.post(&goto, json!({ "node": 99 })).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "unknown-node");
    client.post(&goto, json!({ "ply": 99 })).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "unknown-ply");
    client.post(&goto, json!({})).await.is_problem(StatusCode::BAD_REQUEST, "bad-request");
    client.post(&goto, json!({ "ply": 1, "node": 1 })).await.is_problem(StatusCode::BAD_REQUEST, "bad-request");
    client.post(&goto, json!({ "to": "moon" })).await.is_problem(StatusCode::BAD_REQUEST, "bad-request");
}

#[tokio::test]
async fn actions_of_several_steps_are_entered_step_by_step() {
    let client = Client::new();
    let id = client.session("barjis", json!({ "seed": 1 })).await;
    let shown = client.get(&format!("/sessions/{id}")).await.json;
    assert_eq!((&shown["turn"], &shown["steps"]), (&json!("chance"), &json!(true)));
    let mut so_far = String::new();
    for _ in 0..20 {
        let query = so_far.replace(' ', "%20").replace(',', "%2C").replace('+', "%2B");
        let partway = client.get(&format!("/sessions/{id}/steps?so_far={query}")).await;
        assert_eq!(partway.status, 200, "{}", partway.text);
        let Some(next) = partway.json["next"].as_array().unwrap().first().cloned() else { break };
        so_far = next["so_far"].as_str().unwrap().to_string();
    }
    let played = client.post(&format!("/sessions/{id}/chance"), json!({ "outcome": so_far, "ply": 0 })).await;
    assert_eq!(played.status, 200, "{so_far}: {}", played.text);
    assert_eq!(client.get(&format!("/sessions/{id}/steps?so_far=nonsense")).await.status, 422);
    let whole = client.session("connect4", json!({})).await;
    client.get(&format!("/sessions/{whole}/steps")).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "no-steps");
}

#[tokio::test]
async fn players_and_dice_can_be_changed_in_the_middle_of_a_game() {
    let client = Client::new();
    let id = client.session("connect4", json!({})).await;
    client.play(&id, "4").await;
    let path = format!("/sessions/{id}");
    let body = json!({ "players": ["greedy", "alphabeta:depth=3"], "dice": "person" });
    let changed = client.send("PATCH", &path, Some(body)).await.json;
    assert_eq!((&changed["players"][0], &changed["dice"], &changed["ply"]), (&json!("greedy"), &json!("person"), &json!(1)));
    let bad = client.send("PATCH", &path, Some(json!({ "players": ["greedy", "nobody"] }))).await;
    bad.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "unknown-player");
    assert_eq!(client.get(&path).await.json["players"][0], "greedy");
    client.send("PATCH", &path, Some(json!({ "seed": 1 }))).await.is_problem(StatusCode::BAD_REQUEST, "bad-request");
}

#[tokio::test]
async fn the_list_shows_the_newest_first_and_deleted_games_are_gone() {
    let client = Client::new();
    let mut names = Vec::new();
    for _ in 0..3 {
        names.push(client.session("connect4", json!({})).await);
        tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    }
    client.play(&names[0], "4").await;
    let listed = |answer: support::Answer| -> Vec<String> {
        answer.json["sessions"].as_array().unwrap().iter().map(|session| session["id"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!(listed(client.get("/sessions?limit=2").await), [names[0].clone(), names[2].clone()]);
    assert_eq!(client.send("DELETE", &format!("/sessions/{}", names[2]), None).await.status, 204);
    assert_eq!(listed(client.get("/sessions").await), [names[0].clone(), names[1].clone()]);
    client.get(&format!("/sessions/{}", names[2])).await.is_problem(StatusCode::NOT_FOUND, "unknown-session");
    client.send("DELETE", &format!("/sessions/{}", names[2]), None).await.is_problem(StatusCode::NOT_FOUND, "unknown-session");
    client.get("/sessions?limit=many").await.is_problem(StatusCode::BAD_REQUEST, "bad-query");
    client.get("/sessions?colour=red").await.is_problem(StatusCode::BAD_REQUEST, "bad-query");
}

#[tokio::test]
async fn games_survive_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("library.sqlite");
    let before = Client::over_file(&file);
    let id = before.session("checkers", json!({ "players": ["human", "random"], "seed": 77 })).await;
    for action in ["11-15", "23-19"] {
        before.play(&id, action).await;
    }
    before.post(&format!("/sessions/{id}/goto"), json!({ "ply": 1 })).await;
    let shown = before.get(&format!("/sessions/{id}")).await.json;
    drop(before);
    let after = Client::over_file(&file);
    assert_eq!(after.get(&format!("/sessions/{id}")).await.json, shown);
    assert_eq!(after.play(&id, "22-18").await.json["ply"], 2);
    assert_eq!(after.get("/sessions").await.json["sessions"].as_array().unwrap().len(), 1);
}
