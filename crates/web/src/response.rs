//! Replies of the app as responses of HTTP.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use plyground_app::{FileName, Problem, Reply};

/// What goes well, or a problem.
pub(crate) type Problems<T> = Result<T, Problem>;

/// The response to a request with these headers.
pub(crate) fn responded(reply: Reply, asked: &HeaderMap) -> Response {
    let Reply { status, kind, body, file, tag, allow, problem } = reply;
    if let Some(tag) = tag.filter(|_| status == StatusCode::OK) {
        return tagged(&tag, kind, body, asked);
    }
    let mut response = if status == StatusCode::NO_CONTENT {
        status.into_response()
    } else {
        (status, [(header::CONTENT_TYPE, kind)], body).into_response()
    };
    let headers = response.headers_mut();
    if let Some(FileName { name, is_attachment }) = file {
        let how = if is_attachment { "attachment" } else { "inline" };
        put(headers, header::CONTENT_DISPOSITION, &format!("{how}; filename=\"{name}\""));
    }
    if let Some(methods) = allow {
        put(headers, header::ALLOW, &methods);
    }
    if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
        put(headers, header::RETRY_AFTER, "1");
    }
    if let Some(problem) = problem {
        response.extensions_mut().insert(problem);
    }
    response
}

/// A problem where no reply of the app is at hand.
pub(crate) fn refused(problem: Problem) -> Response {
    responded(problem.into(), &HeaderMap::new())
}

/// Sets a header; a value that no header can have is left out.
fn put(headers: &mut HeaderMap, name: header::HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(name, value);
    }
}

/// Content with its tag; nothing but the tag when the client has the content already.
pub(crate) fn tagged(etag: &str, kind: &'static str, content: impl Into<Body>, asked: &HeaderMap) -> Response {
    let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or("");
    let is_known = known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag || tag.trim() == "*");
    let headers = [(header::ETAG, etag), (header::CACHE_CONTROL, "no-cache"), (header::CONTENT_TYPE, kind)];
    if is_known { (StatusCode::NOT_MODIFIED, headers).into_response() } else { (headers, content.into()).into_response() }
}
