//! The handlers: each reads what the client sent, asks the lab, and answers.

pub(crate) mod events;
pub(crate) mod experiments;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod import;
pub(crate) mod jobs;
pub(crate) mod meta;
pub(crate) mod plots;
pub(crate) mod sessions;
pub(crate) mod take_along;
pub(crate) mod traces;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

/// An answer with 201 Created.
pub(crate) fn created(value: Value) -> Response {
    (StatusCode::CREATED, Json(value)).into_response()
}
