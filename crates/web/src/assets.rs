//! The pages: files that are inside the program, or read from disk by a debug build.
//!
//! Only exact names are answered, and nothing is decoded, so that there is no way out of the
//! folder. Every file carries a tag made from its content: browsers keep it and ask whether it is
//! still the same.

use crate::response::{refused, tagged};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::Response;
use plyground_app::Problem;
use rust_embed::RustEmbed;
use std::fmt::Write as _;

#[derive(RustEmbed)]
#[folder = "static/"]
struct Pages;

/// The response to a request for a page.
pub(crate) fn answer(method: &Method, path: &str, headers: &HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let message = format!("a page cannot be asked by {method}; use GET");
        let problem = Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message).with("method", method);
        return refused(Problem { allow: Some("GET,HEAD".into()), ..problem });
    }
    page(path, headers).unwrap_or_else(|| {
        let message = format!("there is no page {path}; the pages begin at /");
        refused(Problem::new(StatusCode::NOT_FOUND, "unknown-page", message).with("path", path))
    })
}

fn page(path: &str, headers: &HeaderMap) -> Option<Response> {
    let name = if path == "/" { "index.html" } else { path.strip_prefix('/')? };
    if !is_plain(name) {
        return None;
    }
    let file = Pages::get(name)?;
    let etag = tag(&file.metadata.sha256_hash());
    Some(tagged(&etag, kind_of(name), file.data.into_owned(), headers))
}

/// True for names made of plain letters, with no hidden or empty part.
fn is_plain(name: &str) -> bool {
    let is_plain_part = |part: &str| {
        !part.is_empty() && !part.starts_with('.') && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
    };
    name.len() <= 200 && name.split('/').all(is_plain_part)
}

/// An entity tag for a hash of the content.
fn tag(hash: &[u8]) -> String {
    let mut text = String::from("\"");
    for byte in hash.iter().take(12) {
        let _ = write!(text, "{byte:02x}");
    }
    text.push('"');
    text
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
