//! The description of the API and the server say the same.

mod support;

use axum::body::Body;
use axum::http::Request;
use plyground_web::addresses;
use std::collections::BTreeSet;
use support::{Client, OPENAPI};

#[test]
fn every_address_is_described_and_every_description_has_an_address() {
    let served: BTreeSet<(String, String)> = addresses().iter().map(|(method, path)| (path.to_string(), method.to_string())).collect();
    let paths = OPENAPI["paths"].as_object().unwrap();
    let described: BTreeSet<(String, String)> = paths
        .iter()
        .flat_map(|(path, methods)| methods.as_object().unwrap().keys().map(move |method| (path.clone(), method.clone())))
        .collect();
    assert_eq!(served, described);
}

#[tokio::test]
async fn an_address_takes_the_methods_that_are_listed_and_no_others() {
    let client = Client::new();
    let paths: BTreeSet<&str> = addresses().iter().map(|(_, path)| *path).collect();
    for path in paths.iter().filter(|path| !path.ends_with("/events")) {
        for method in ["get", "post", "put", "patch", "delete"] {
            let address = path.replace("{game}", "nosuch").replace("{id}", "nosuch").replace("{lang}", "xx");
            let request = Request::builder().method(method.to_uppercase().as_str()).uri(&address).header("host", "localhost:8020");
            let answer = client.raw(request.body(Body::empty()).unwrap()).await;
            let is_listed = addresses().contains(&(method, path));
            assert_eq!(answer.status != 405, is_listed, "{method} {path}: {}", answer.text);
            if !is_listed {
                assert_eq!(answer.json["code"], "wrong-method");
                assert!(answer.headers.contains_key("allow"), "{method} {path}");
            }
        }
    }
}

#[tokio::test]
async fn the_description_is_served_and_kept_by_its_tag() {
    let client = Client::new();
    let answer = client.get("/openapi.json").await;
    assert_eq!(answer.json, *OPENAPI);
    let tag = answer.headers["etag"].clone();
    let request = Request::builder().uri("/api/v1/openapi.json").header("host", "localhost:8020").header("if-none-match", tag);
    let again = client.raw(request.body(Body::empty()).unwrap()).await;
    assert_eq!((again.status, again.text.as_str()), (304, ""));
}

#[tokio::test]
async fn an_answer_that_is_not_as_described_is_found_out() {
    let answer = Client::new().get("/meta").await;
    let broken = [
        ("name", serde_json::json!(7)),
        ("surprise", serde_json::json!("field")),
        ("languages", serde_json::json!([{ "id": "en", "name": "English", "dir": "sideways" }])),
    ];
    for (field, value) in broken {
        let mut json = answer.json.clone();
        json[field] = value;
        let changed = support::Answer { status: 200, headers: answer.headers.clone(), text: json.to_string(), json };
        let found = std::panic::catch_unwind(|| support::check("GET", "/api/v1/meta", &changed));
        assert!(found.is_err(), "{field}");
    }
}
