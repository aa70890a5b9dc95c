//! What went wrong, as programs and people can read it (RFC 9457, `application/problem+json`).

use http::StatusCode;
use plyground_lab::{Complaint, one_line};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// An answer that says no, and why: a stable code and arguments for translators, one English line
/// for everybody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    /// Stable name of the kind of problem.
    pub code: &'static str,
    /// The sentence in English.
    pub message: String,
    /// What the sentence is about, by name.
    pub arguments: Vec<(&'static str, String)>,
    /// Where in the text it goes wrong, in characters from its start.
    pub at: Option<usize>,
    /// The methods that the address takes, where the wrong one was used.
    pub allow: Option<String>,
}

/// What a handler answers.
pub type Answered<T> = Result<T, Problem>;

/// Characters of a message that are shown, at most.
const LONGEST_MESSAGE: usize = 600;

impl Problem {
    /// A problem with a status, a code and a sentence.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), arguments: Vec::new(), at: None, allow: None }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.arguments.push((name, value.to_string()));
        self
    }

    /// Something that the program should have prevented.
    pub fn internal(what: impl fmt::Display) -> Self {
        tracing::error!("internal error: {}", one_line(&what.to_string(), LONGEST_MESSAGE));
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal-error", "something went wrong inside the program; its log tells more")
    }
}

/// Why not (RFC 9457). `code` is stable and can be translated with `args`; `at` is the offset in characters where a text goes
/// wrong.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Problem"))]
pub(crate) struct ProblemJson {
    #[serde(rename = "type")]
    kind: &'static str,
    title: &'static str,
    status: u16,
    code: &'static str,
    message: String,
    args: BTreeMap<&'static str, String>,
    at: Option<usize>,
}

impl From<&Problem> for ProblemJson {
    fn from(problem: &Problem) -> Self {
        Self {
            kind: "about:blank",
            title: problem.status.canonical_reason().unwrap_or("Problem"),
            status: problem.status.as_u16(),
            code: problem.code,
            message: one_line(&problem.message, LONGEST_MESSAGE),
            args: problem.arguments.iter().map(|(name, value)| (*name, one_line(value, LONGEST_MESSAGE))).collect(),
            at: problem.at,
        }
    }
}

impl From<Complaint> for Problem {
    /// Bad input keeps its code; what it is about decides the status.
    fn from(complaint: Complaint) -> Self {
        let status = match complaint.code {
            "unknown-game" | "unknown-experiment" | "unknown-play" => StatusCode::NOT_FOUND,
            "library-failed" | "cannot-open-library" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self { status, code: complaint.code, message: complaint.message, arguments: complaint.arguments, at: complaint.at, allow: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_stays_one_printable_line_of_bounded_length() {
        let problem = Problem::new(StatusCode::BAD_REQUEST, "odd", "a\nb\u{1b}c".to_string() + &"x".repeat(5000));
        let message = ProblemJson::from(&problem).message;
        assert!(!message.chars().any(char::is_control));
        assert_eq!(message.chars().count(), LONGEST_MESSAGE + 1);
    }

    #[test]
    fn complaints_keep_their_code_arguments_and_place() {
        let problem = Problem::from(Complaint::new("column-full", "column 4 is full").with("column", 4).at(2));
        let shown = ProblemJson::from(&problem);
        assert_eq!((shown.code, shown.args["column"].as_str(), shown.at, shown.status), ("column-full", "4", Some(2), 422));
        assert_eq!(Problem::from(Complaint::new("unknown-game", "")).status, StatusCode::NOT_FOUND);
    }
}
