//! The pages: files that are inside the program, or read from disk by a debug build.
//!
//! Only exact names are answered, and nothing is decoded, so that there is no way out of the
//! folder. Every file carries a tag made from its content: browsers keep it and ask whether it is
//! still the same.

use crate::problem::Problem;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::response::IntoResponse;
use rust_embed::RustEmbed;
use std::fmt::Write as _;

#[derive(RustEmbed)]
#[folder = "static/"]
struct Pages;

/// Answers everything that is not part of the API.
pub(crate) async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    let path = uri.path();
    if path.starts_with("/api") {
        let message = format!("there is no address {path} in the API; /api/v1/openapi.json lists what there is");
        return Problem::new(StatusCode::NOT_FOUND, "unknown-address", message).with("path", path).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        let message = format!("a page cannot be asked by {method}; use GET");
        let mut response = Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message).with("method", method).into_response();
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET,HEAD"));
        return response;
    }
    page(path, &headers).unwrap_or_else(|| {
        let message = format!("there is no page {path}; the pages begin at /");
        Problem::new(StatusCode::NOT_FOUND, "unknown-page", message).with("path", path).into_response()
    })
}

fn page(path: &str, headers: &HeaderMap) -> Option<Response<Body>> {
    let name = if path == "/" { "index.html" } else { path.strip_prefix('/')? };
    if !is_plain(name) {
        return None;
    }
    let file = Pages::get(name)?;
    let etag = tag(&file.metadata.sha256_hash());
    Some(tagged(&etag, kind_of(name), file.data.into_owned(), headers))
}

/// A file of the pages as text.
pub(crate) fn text(name: &str) -> Option<String> {
    Pages::get(name).and_then(|file| String::from_utf8(file.data.into_owned()).ok())
}

/// True for names made of plain letters, with no hidden or empty part.
fn is_plain(name: &str) -> bool {
    let is_plain_part = |part: &str| {
        !part.is_empty() && !part.starts_with('.') && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
    };
    name.len() <= 200 && name.split('/').all(is_plain_part)
}

/// An entity tag for a hash of the content.
pub(crate) fn tag(hash: &[u8]) -> String {
    let mut text = String::from("\"");
    for byte in hash.iter().take(12) {
        let _ = write!(text, "{byte:02x}");
    }
    text.push('"');
    text
}

/// Content with its tag; nothing but the tag when the client has the content already.
pub(crate) fn tagged(etag: &str, kind: &'static str, content: impl Into<Body>, asked: &HeaderMap) -> Response<Body> {
    let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or("");
    let is_known = known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag || tag.trim() == "*");
    let headers = [(header::ETAG, etag), (header::CACHE_CONTROL, "no-cache"), (header::CONTENT_TYPE, kind)];
    if is_known { (StatusCode::NOT_MODIFIED, headers).into_response() } else { (headers, content.into()).into_response() }
}

fn kind_of(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml; charset=utf-8",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_could_lead_elsewhere_are_no_names() {
        for name in ["", "..", "../Cargo.toml", "js/../index.html", ".git", "a//b", "a/", "a\\b", "%2e%2e/x", "a b", "/etc/passwd"] {
            assert!(!is_plain(name), "{name}");
        }
        assert!(is_plain("js/board/board.js") && is_plain("index.html"));
    }
}
