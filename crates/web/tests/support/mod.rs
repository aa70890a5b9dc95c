//! A client that talks to the router directly, and checks every answer against the description of the API.

#![allow(dead_code)]

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt as _;
use plyground_lab::library::Library;
use plyground_web::{Ceilings, Door, router};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use tower::ServiceExt as _;

/// A test that waits for something gives up after this long; no machine is that busy.
pub const GIVE_UP: Duration = Duration::from_secs(600);

mod schema;

/// The description of the API.
pub static OPENAPI: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../app/openapi.json")).expect("the description is JSON"));

/// Panics when an answer is not what the description says about this address.
pub fn check(method: &str, path: &str, answer: &Answer) {
    schema::check(&OPENAPI, method, path, answer);
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The text of the body.
    pub text: String,
    /// The body as JSON; null when it is none.
    pub json: Value,
}

/// A client.
pub struct Client {
    /// The door to the app.
    pub app: Arc<Door>,
    /// The router.
    pub router: Router,
}

impl Client {
    /// A client of a fresh app.
    pub fn new() -> Self {
        Self::with(Ceilings::default())
    }

    /// The same with other ceilings.
    pub fn with(ceilings: Ceilings) -> Self {
        Self::over(Library::in_memory().expect("memory can be had"), ceilings)
    }

    /// A client of an app over the library in a file.
    pub fn over_file(file: &Path) -> Self {
        Self::over(Library::open(file).expect("the library can be opened"), Ceilings::default())
    }

    fn over(library: Library, ceilings: Ceilings) -> Self {
        let app = Door::new(library, ceilings, "127.0.0.1", ([127, 0, 0, 1], 8020).into());
        Self { router: router(app.clone()), app }
    }

    /// Sends a request as it is.
    pub async fn raw(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("the router always answers");
        let (head, body) = response.into_parts();
        let bytes = body.collect().await.expect("the body ends").to_bytes();
        let text = String::from_utf8_lossy(&bytes).to_string();
        let json = serde_json::from_str(&text).unwrap_or(Value::Null);
        Answer { status: head.status.as_u16(), headers: head.headers, text, json }
    }

    /// Sends a request to an address of the API and checks the answer against its description.
    pub async fn send(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("/api/v1{path}")).header("host", "127.0.0.1:8020");
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let answer = self.raw(request.body(body).expect("a good request")).await;
        check(method, &format!("/api/v1{path}"), &answer);
        answer
    }

    /// GET.
    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    /// POST.
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, Some(body)).await
    }

    /// A new session; its name.
    pub async fn session(&self, game: &str, body: Value) -> String {
        let answer = self.post(&format!("/games/{game}/sessions"), body).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        answer.json["id"].as_str().expect("a session has a name").to_string()
    }

    /// Plays an action where the session stands.
    pub async fn play(&self, id: &str, action: &str) -> Answer {
        let ply = self.get(&format!("/sessions/{id}")).await.json["ply"].clone();
        self.post(&format!("/sessions/{id}/actions"), json!({ "action": action, "ply": ply })).await
    }

    /// Orders a search; its name.
    pub async fn job(&self, body: Value) -> String {
        let answer = self.post("/jobs", body).await;
        assert_eq!(answer.status, 202, "{}", answer.text);
        answer.json["id"].as_str().expect("a job has a name").to_string()
    }

    /// Waits until a search has ended; how it stands then.
    pub async fn ended(&self, job: &str) -> Value {
        let started = Instant::now();
        loop {
            let view = self.get(&format!("/jobs/{job}")).await.json;
            if view["state"] != "queued" && view["state"] != "running" {
                return view;
            }
            assert!(started.elapsed() < GIVE_UP, "the search does not end: {view}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Answer {
    /// Asserts that this is a problem of this status and code.
    pub fn is_problem(&self, status: StatusCode, code: &str) {
        assert_eq!((self.status, self.json["code"].as_str()), (status.as_u16(), Some(code)), "{}", self.text);
        assert_eq!(self.headers["content-type"], "application/problem+json");
        assert!(!self.json["message"].as_str().expect("a message").contains('\n'));
    }
}
