//! Who may come in, and what bad requests get.

mod support;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use support::{Answer, Client};

async fn ask(client: &Client, method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    client.raw(request.body(body.into()).unwrap()).await
}

const HOST: (&str, &str) = ("host", "127.0.0.1:8020");
const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn only_our_own_host_is_answered() {
    let client = Client::new();
    for host in ["127.0.0.1:8020", "localhost:8020", "[::1]:8020"] {
        assert_eq!(ask(&client, "GET", "/api/v1/meta", &[("host", host)], "").await.status, 200, "{host}");
    }
    for host in ["evil.example", "evil.example:8020", "127.0.0.1:9999", "localhost.evil.example:8020", ""] {
        for path in ["/", "/api/v1/meta", "/api/v1/events"] {
            ask(&client, "GET", path, &[("host", host)], "").await.is_problem(StatusCode::FORBIDDEN, "foreign-host");
        }
    }
    ask(&client, "GET", "/api/v1/meta", &[], "").await.is_problem(StatusCode::FORBIDDEN, "foreign-host");
}

#[tokio::test]
async fn pages_of_others_are_refused_even_when_they_name_our_host() {
    let client = Client::new();
    let path = "/api/v1/games/connect4/sessions";
    for origin in
        ["http://evil.example", "null", "https://127.0.0.1:8020", "http://127.0.0.1:8021", "file://", "http://127.0.0.1:8020.evil.example"]
    {
        let answer = ask(&client, "POST", path, &[HOST, JSON, ("origin", origin)], "{}").await;
        answer.is_problem(StatusCode::FORBIDDEN, "foreign-origin");
    }
    assert_eq!(ask(&client, "POST", path, &[HOST, JSON, ("origin", "http://127.0.0.1:8020")], "{}").await.status, 201);
}

#[tokio::test]
async fn what_a_browser_asks_for_a_page_of_another_site_is_refused() {
    let client = Client::new();
    for site in ["cross-site", "same-site", "anything"] {
        let site = ("sec-fetch-site", site);
        for (method, path) in [("GET", "/api/v1/meta"), ("GET", "/js/app.js"), ("GET", "/"), ("POST", "/api/v1/games/connect4/sessions")] {
            for more in
                [vec![], vec![("sec-fetch-mode", "no-cors"), ("sec-fetch-dest", "image")], vec![("origin", "http://127.0.0.1:8020")]]
            {
                let headers = [vec![HOST, site], more].concat();
                ask(&client, method, path, &headers, "").await.is_problem(StatusCode::FORBIDDEN, "foreign-origin");
            }
        }
        let link = [HOST, site, ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")];
        assert_eq!(ask(&client, "GET", "/", &link, "").await.status, 200, "a link to a page may stand anywhere");
        let frame = [HOST, site, ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "iframe")];
        for (method, path, headers) in
            [("GET", "/api/v1/meta", link), ("GET", "/", frame), ("POST", "/api/v1/games/connect4/sessions", link)]
        {
            ask(&client, method, path, &headers, "").await.is_problem(StatusCode::FORBIDDEN, "foreign-origin");
        }
    }
    for site in ["same-origin", "none"] {
        assert_eq!(ask(&client, "GET", "/api/v1/meta", &[HOST, ("sec-fetch-site", site)], "").await.status, 200, "{site}");
    }
}

#[tokio::test]
async fn an_address_that_is_no_text_is_a_problem_like_any_other() {
    let client = Client::new();
    for (method, path) in plyground_web::addresses() {
        if !path.contains('{') {
            continue;
        }
        let odd: String = path.split('/').map(|part| if part.starts_with('{') { "%ff%fe" } else { part }).collect::<Vec<_>>().join("/");
        let answer = ask(&client, &method.to_uppercase(), &odd, &[HOST, JSON], "{}").await;
        assert_eq!(answer.headers["content-type"], "application/problem+json", "{method} {odd}: {}", answer.text);
        assert_eq!(answer.status, 404, "{method} {odd}: {}", answer.text);
    }
}

#[tokio::test]
async fn two_hosts_two_origins_and_odd_ports_are_refused() {
    let client = Client::new();
    let own = "http://127.0.0.1:8020";
    for (headers, code) in [
        (vec![HOST, HOST], "foreign-host"),
        (vec![HOST, ("host", "evil.example")], "foreign-host"),
        (vec![("host", "127.0.0.1:+8020")], "foreign-host"),
        (vec![("host", "127.0.0.1:08020")], "foreign-host"),
        (vec![HOST, ("origin", own), ("origin", own)], "foreign-origin"),
        (vec![HOST, ("origin", own), ("origin", "http://evil.example")], "foreign-origin"),
        (vec![HOST, ("origin", "http://127.0.0.1:08020")], "foreign-origin"),
    ] {
        ask(&client, "GET", "/api/v1/meta", &headers, "").await.is_problem(StatusCode::FORBIDDEN, code);
    }
}

#[tokio::test]
async fn every_answer_carries_the_rules_for_browsers() {
    let client = Client::new();
    for (path, headers) in [("/", &[HOST][..]), ("/api/v1/meta", &[HOST]), ("/nosuch", &[HOST]), ("/", &[("host", "evil.example")])] {
        let answer = ask(&client, "GET", path, headers, "").await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        for rule in ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"] {
            assert!(policy.contains(rule), "{path}: {policy}");
        }
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer");
        assert!(!answer.headers.contains_key("access-control-allow-origin"));
    }
}

#[tokio::test]
async fn pages_have_tags_and_nothing_leads_out_of_their_folder() {
    let client = Client::new();
    let index = ask(&client, "GET", "/", &[HOST], "").await;
    assert_eq!((index.status, index.headers["content-type"].to_str().unwrap()), (200, "text/html; charset=utf-8"));
    let tag = index.headers["etag"].to_str().unwrap();
    assert_eq!(ask(&client, "GET", "/index.html", &[HOST, ("if-none-match", tag)], "").await.status, 304);
    let head = ask(&client, "HEAD", "/", &[HOST], "").await;
    assert_eq!((head.status, head.text.as_str()), (200, ""));
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/js/../../Cargo.toml",
        "//etc/passwd",
        "/etc/passwd",
        "/.git/config",
        "/js",
        "/js/",
        "/index.html/",
        "/index.html%00",
        "/nosuch.js",
        "/..\\Cargo.toml",
        "/openapi.json",
        "/locales/en/shell.ftl",
    ] {
        let answer = match Request::builder().uri(path).header("host", "127.0.0.1:8020").body(Body::empty()) {
            Ok(request) => client.raw(request).await,
            Err(_) => continue,
        };
        assert_eq!(answer.status, 404, "{path}: {}", answer.text);
    }
    ask(&client, "POST", "/", &[HOST], "").await.is_problem(StatusCode::METHOD_NOT_ALLOWED, "wrong-method");
}

#[tokio::test]
async fn unknown_addresses_of_the_api_are_problems() {
    let client = Client::new();
    for path in ["/api", "/api/", "/api/v1", "/api/v1/nosuch", "/api/v2/meta", "/api/v1/meta/", "/api/v1/sessions/a/b/c"] {
        ask(&client, "GET", path, &[HOST], "").await.is_problem(StatusCode::NOT_FOUND, "unknown-address");
    }
    for path in
        ["/api/v1/sessions/..%2f..%2fx", "/api/v1/sessions/%ff%fe", "/api/v1/jobs/a'%20OR%20'1'='1", "/api/v1/games/connect4%00/sessions"]
    {
        let method = if path.contains("games") { "POST" } else { "GET" };
        ask(&client, method, path, &[HOST], "").await.is_problem(StatusCode::NOT_FOUND, "not-found");
    }
}

#[tokio::test]
async fn bodies_that_are_no_good_json_are_told_why() {
    let client = Client::new();
    let path = "/api/v1/games/connect4/sessions";
    let deep = "[".repeat(100_000);
    for (body, code) in [
        ("{", "bad-json"),
        ("{\"seed\":1,}", "bad-json"),
        ("\u{0}\u{1}\u{2}", "bad-json"),
        (deep.as_str(), "bad-request"),
        ("null", "bad-request"),
        ("\"text\"", "bad-request"),
        ("{\"seed\":\"one\"}", "bad-request"),
        ("{\"seed\":1e99}", "bad-request"),
        ("{\"seed\":1,\"seed\":2}", "bad-request"),
    ] {
        ask(&client, "POST", path, &[HOST, JSON], body.to_string()).await.is_problem(StatusCode::BAD_REQUEST, code);
    }
    let plain = ask(&client, "POST", path, &[HOST, ("content-type", "text/plain")], "{}").await;
    plain.is_problem(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json");
    ask(&client, "POST", path, &[HOST], "{}").await.is_problem(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json");
    assert_eq!(ask(&client, "POST", path, &[HOST], "").await.status, 201, "no body at all is an empty one");
}

#[tokio::test]
async fn what_is_too_large_is_refused() {
    let client = Client::new();
    let path = "/api/v1/games/connect4/parse";
    let body = json!({ "text": "4".repeat(300 << 10) }).to_string();
    ask(&client, "POST", path, &[HOST, JSON], body).await.is_problem(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large");
    let unsaid = futures_util::stream::iter((0..300).map(|_| Ok::<_, std::convert::Infallible>(" ".repeat(1 << 10))));
    let unsaid = ask(&client, "POST", path, &[HOST, JSON], Body::from_stream(unsaid)).await;
    unsaid.is_problem(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large");
    let said = ask(&client, "POST", path, &[HOST, JSON, ("content-length", "999999999999")], "{}").await;
    said.is_problem(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large");
    let under = json!({ "text": "4".repeat(200 << 10) }).to_string();
    assert_eq!(ask(&client, "POST", path, &[HOST, JSON], under).await.status, 422);
    let game = "/api/v1/games/connect4/import";
    let huge = json!({ "text": "4".repeat(17 << 20) }).to_string();
    ask(&client, "POST", game, &[HOST, JSON], huge).await.is_problem(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large");
    let many = format!("{{\"plyground\":\"game\",\"tree\":{{\"nodes\":[{}", "[0,\"4\"],".repeat(500_000));
    let many = json!({ "text": many }).to_string();
    ask(&client, "POST", game, &[HOST, JSON], many).await.is_problem(StatusCode::UNPROCESSABLE_ENTITY, "game-too-long");
    let long = format!("/api/v1/sessions?limit={}", "1".repeat(9000));
    ask(&client, "GET", &long, &[HOST], "").await.is_problem(StatusCode::URI_TOO_LONG, "address-too-long");
}

#[tokio::test]
async fn texts_of_every_kind_are_answered_and_never_crash_a_game() {
    let client = Client::new();
    let texts = [
        "",
        " ",
        "\u{202e}",
        "🎲🎲🎲",
        "ب",
        "-1",
        "99999999999999999999",
        "a/b/c/d",
        "//////",
        "NaN",
        "\u{0}",
        "1-1-1-1",
        "%s%n",
        "{",
        "[",
    ];
    for entry in plyground_lab::catalogue::games() {
        let game = entry.about.id;
        let id = client.session(game, json!({})).await;
        for text in texts {
            for (path, body) in [
                (format!("/games/{game}/parse"), json!({ "text": text })),
                (format!("/games/{game}/parse"), json!({ "text": "", "variant": text })),
                (format!("/games/{game}/import"), json!({ "text": text, "name": text })),
                (format!("/games/{game}/player"), json!({ "spec": text })),
                (format!("/games/{game}/compose"), json!({ "sketch": { "cells": [text], "throw": text } })),
                (format!("/sessions/{id}/actions"), json!({ "action": text, "ply": 0 })),
                (format!("/sessions/{id}/chance"), json!({ "outcome": text, "ply": 0 })),
            ] {
                let answer = client.post(&path, body.clone()).await;
                assert!([200, 201, 409, 422].contains(&answer.status), "{path} {body}: {}", answer.text);
            }
        }
    }
}
