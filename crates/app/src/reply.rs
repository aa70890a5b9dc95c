//! What a request gets back: a status, a body and what it is. A door turns it into bytes of its own protocol.

use crate::problem::{Problem, ProblemJson};
use bytes::Bytes;
use http::StatusCode;
use plyground_lab::printable_json;
use serde::Serialize;
use std::hash::Hasher as _;

/// The answer to one request.
#[derive(Clone, Debug)]
pub struct Reply {
    /// How it went.
    pub status: StatusCode,
    /// The media type of the body.
    pub kind: &'static str,
    /// The body.
    pub body: Bytes,
    /// The name under which the body is saved as a file, where it is one.
    pub file: Option<FileName>,
    /// The same for the same content: a client that has it already needs no body.
    pub tag: Option<String>,
    /// The methods that the address takes, where the wrong one was used.
    pub allow: Option<String>,
    /// What went wrong, if anything did.
    pub problem: Option<Problem>,
}

/// The name of a file, and whether a browser should show it or save it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileName {
    /// The name.
    pub name: String,
    /// True when it is to be saved at once.
    pub is_attachment: bool,
}

impl FileName {
    /// A name made of plain letters: whatever else a game or an experiment is called becomes `_`.
    fn new(name: &str, is_attachment: bool) -> Self {
        let plain = |c: char| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '_' };
        Self { name: name.chars().take(LONGEST_NAME).map(plain).collect(), is_attachment }
    }
}

/// Letters of a file's name, at most.
const LONGEST_NAME: usize = 120;

const JSON: &str = "application/json";

impl Reply {
    fn new(status: StatusCode, kind: &'static str, body: impl Into<Bytes>) -> Self {
        Self { status, kind, body: body.into(), file: None, tag: None, allow: None, problem: None }
    }

    /// An answer in JSON.
    pub(crate) fn json(value: &impl Serialize) -> Self {
        Self::json_with(StatusCode::OK, value)
    }

    /// The same with another status.
    pub(crate) fn json_with(status: StatusCode, value: &impl Serialize) -> Self {
        Self::new(status, JSON, printable_json::text(value))
    }

    /// JSON that is written already.
    pub(crate) fn json_text(text: impl Into<Bytes>) -> Self {
        Self::new(StatusCode::OK, JSON, text)
    }

    /// JSON that a client may keep as long as its tag is the same.
    pub(crate) fn tagged_json(text: impl Into<Bytes>) -> Self {
        let text: Bytes = text.into();
        let mut hasher = std::hash::DefaultHasher::new();
        hasher.write(&text);
        let tag = Some(format!("\"{:016x}\"", hasher.finish()));
        Self { tag, ..Self::json_text(text) }
    }

    /// Done, and there is nothing to say.
    pub(crate) fn empty() -> Self {
        Self::new(StatusCode::NO_CONTENT, JSON, Bytes::new())
    }

    /// A file to save.
    pub(crate) fn attachment(kind: &'static str, name: &str, body: impl Into<Bytes>) -> Self {
        Self { file: Some(FileName::new(name, true)), ..Self::new(StatusCode::OK, kind, body) }
    }

    /// A picture to show, with the name under which it is saved.
    pub(crate) fn inline(kind: &'static str, name: &str, body: impl Into<Bytes>) -> Self {
        Self { file: Some(FileName::new(name, false)), ..Self::new(StatusCode::OK, kind, body) }
    }
}

/// An answer with 201 Created.
pub(crate) fn created(value: &impl Serialize) -> Reply {
    Reply::json_with(StatusCode::CREATED, value)
}

impl From<Problem> for Reply {
    fn from(problem: Problem) -> Self {
        let body = serde_json::to_string(&ProblemJson::from(&problem)).expect("a problem has only texts and numbers");
        let allow = problem.allow.clone();
        Self { allow, problem: Some(problem.clone()), ..Self::new(problem.status, "application/problem+json", body) }
    }
}
