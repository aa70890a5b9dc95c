//! The stream of events: what it tells, how it goes on after a break, and how it ends.

mod support;

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt as _;
use plyground_web::Ceilings;
use serde_json::{Value, json};
use std::time::Duration;
use support::Client;
use tower::ServiceExt as _;

/// An event as it came.
#[derive(Debug)]
struct Heard {
    id: u64,
    name: String,
    data: Value,
}

/// A tab that listens.
struct Tab {
    body: Body,
    text: String,
}

impl Tab {
    async fn open(client: &Client, query: &str, last: Option<&str>) -> Result<Self, u16> {
        let mut request = Request::builder().uri(format!("/api/v1/events{query}")).header("host", "127.0.0.1:8020");
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = client.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        if response.status() != 200 {
            return Err(response.status().as_u16());
        }
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Ok(Self { body: response.into_body(), text: String::new() })
    }

    /// The next event; `None` when the stream has ended.
    async fn next(&mut self) -> Option<Heard> {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let block: String = self.text.drain(..end + 2).collect();
                let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name)).map(|value| value.trim().to_string());
                let (Some(id), Some(name), Some(data)) = (field("id:"), field("event:"), field("data:")) else { continue };
                if name == "info" {
                    continue; // A slow machine makes a quick search worth a word.
                }
                return Some(Heard { id: id.parse().unwrap(), name, data: serde_json::from_str(&data).unwrap() });
            }
            let frame = tokio::time::timeout(Duration::from_secs(20), self.body.frame()).await.expect("an event comes in time")?;
            if let Ok(data) = frame.unwrap().into_data() {
                self.text.push_str(std::str::from_utf8(&data).unwrap());
            }
        }
    }
}

#[tokio::test]
async fn a_tab_hears_how_its_session_stands_and_what_happens_in_it() {
    let client = Client::new();
    let (id, other) = (client.session("connect4", json!({})).await, client.session("connect4", json!({})).await);
    let mut tab = Tab::open(&client, &format!("?session={id}"), None).await.unwrap();
    let first = tab.next().await.unwrap();
    assert_eq!((first.name.as_str(), &first.data["revision"], &first.data["action"]), ("session", &json!(1), &Value::Null));
    client.play(&other, "1").await;
    client.play(&id, "4").await;
    let played = tab.next().await.unwrap();
    assert_eq!((&played.data["session"], &played.data["action"], &played.data["by"]), (&json!(id), &json!("4"), &json!("one")));
    assert_eq!((&played.data["ply"], &played.data["revision"]), (&json!(1), &json!(2)));
    let job = client.job(json!({ "kind": "move", "session": id, "ply": 1, "player": "random" })).await;
    let moved = tab.next().await.unwrap();
    assert_eq!((moved.name.as_str(), &moved.data["by"]), ("session", &json!("two")));
    let done = tab.next().await.unwrap();
    assert_eq!((done.name.as_str(), &done.data["job"], &done.data["state"]), ("done", &json!(job), &json!("ok")));
    assert!(done.id > moved.id && moved.id > played.id);
}

#[tokio::test]
async fn a_tab_that_comes_back_gets_exactly_what_it_missed() {
    let client = Client::new();
    let id = client.session("connect4", json!({})).await;
    let query = format!("?session={id}");
    let mut tab = Tab::open(&client, &query, None).await.unwrap();
    let first = tab.next().await.unwrap();
    client.play(&id, "1").await;
    let seen = tab.next().await.unwrap();
    drop(tab);
    client.play(&id, "2").await;
    client.play(&id, "3").await;
    let mut tab = Tab::open(&client, &query, Some(&seen.id.to_string())).await.unwrap();
    let missed = [tab.next().await.unwrap(), tab.next().await.unwrap()];
    assert_eq!(missed.map(|event| event.data["action"].clone()), [json!("2"), json!("3")]);
    let mut tab = Tab::open(&client, &query, Some(&first.id.to_string())).await.unwrap();
    assert_eq!(tab.next().await.unwrap().data["action"], "1");
    for none in ["", " "] {
        let mut tab = Tab::open(&client, &query, Some(none)).await.unwrap();
        let standing = tab.next().await.unwrap();
        assert_eq!((&standing.data["ply"], &standing.data["action"]), (&json!(3), &Value::Null), "as for a tab that comes anew");
    }
}

#[tokio::test]
async fn a_tab_that_was_away_too_long_is_told_so() {
    let client = Client::with(Ceilings { events: 4, ..Ceilings::default() });
    let id = client.session("connect4", json!({})).await;
    let query = format!("?session={id}");
    let seen = Tab::open(&client, &query, None).await.unwrap().next().await.unwrap().id;
    for action in ["1", "2", "3", "4", "5", "6"] {
        client.play(&id, action).await;
    }
    for last in [seen, 3, seen + 1000] {
        let lost = Tab::open(&client, &query, Some(&last.to_string())).await.unwrap().next().await.unwrap();
        assert_eq!((lost.name.as_str(), &lost.data["code"]), ("error", &json!("events-lost")));
    }
}

#[tokio::test]
async fn the_goodbye_ends_every_stream_and_every_search() {
    let client = Client::new();
    let id = client.session("checkers", json!({})).await;
    let mut tab = Tab::open(&client, &format!("?session={id}"), None).await.unwrap();
    tab.next().await.unwrap();
    client.job(json!({ "kind": "hints", "session": id, "ply": 0, "player": "minimax:depth=1000" })).await;
    client.app.close();
    let mut names = Vec::new();
    while let Some(event) = tab.next().await {
        names.push(event.name);
    }
    assert_eq!(names.last().map(String::as_str), Some("bye"), "{names:?}");
    assert!(names.contains(&"done".to_string()));
    assert_eq!(Tab::open(&client, "", None).await.err(), Some(503));
    assert_eq!(client.post("/jobs", json!({ "kind": "hints", "session": id, "ply": 0 })).await.status, 503);
}

#[tokio::test]
async fn listeners_are_counted_and_leave_their_place_when_they_go() {
    let client = Client::with(Ceilings { listeners: 2, ..Ceilings::default() });
    let tabs = [Tab::open(&client, "", None).await.unwrap(), Tab::open(&client, "", None).await.unwrap()];
    assert_eq!(Tab::open(&client, "", None).await.err(), Some(429));
    drop(tabs);
    assert!(Tab::open(&client, "", None).await.is_ok());
    assert_eq!(Tab::open(&client, "?session=nosuch", None).await.err(), Some(404));
}

#[tokio::test]
async fn a_deleted_session_is_an_error_for_those_who_look_at_it() {
    let client = Client::new();
    let id = client.session("connect4", json!({})).await;
    let mut tab = Tab::open(&client, &format!("?session={id}"), None).await.unwrap();
    tab.next().await.unwrap();
    client.send("DELETE", &format!("/sessions/{id}"), None).await;
    let event = tab.next().await.unwrap();
    assert_eq!((event.name.as_str(), &event.data["code"]), ("error", &json!("unknown-session")));
}

#[tokio::test]
async fn a_recording_that_belongs_to_no_session_is_told_to_every_tab() {
    let client = Client::new();
    let id = client.session("connect4", json!({})).await;
    let mut tabs = [Tab::open(&client, &format!("?session={id}"), None).await.unwrap(), Tab::open(&client, "", None).await.unwrap()];
    assert_eq!(tabs[0].next().await.unwrap().name, "session");
    let job = client.job(json!({ "kind": "trace", "game": "checkers", "player": "minimax:depth=2" })).await;
    for tab in &mut tabs {
        let done = tab.next().await.unwrap();
        assert_eq!((done.name.as_str(), &done.data["job"], &done.data["kind"]), ("done", &json!(job), &json!("trace")));
        assert_eq!((&done.data["session"], &done.data["state"]), (&Value::Null, &json!("ok")));
        assert!(done.data["summary"]["trace"].is_string());
    }
}
