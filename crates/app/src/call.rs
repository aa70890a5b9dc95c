//! A request as a handler reads it: strictly, with a line that says what would be right.

use crate::app::Shared;
use crate::problem::{Answered, Problem};
use bytes::Bytes;
use http::StatusCode;
use serde::de::DeserializeOwned;

/// One request, with the names that stood in its address.
pub(crate) struct Call<'a> {
    /// Who is asked.
    pub app: &'a Shared,
    /// The variable parts of the address, in order.
    pub path: Vec<String>,
    /// The part of the address after the question mark.
    pub query: &'a str,
    /// What was sent.
    pub body: Bytes,
}

impl Call<'_> {
    /// The one name in the address: of a game, a session, a job or a language.
    pub fn name(&self) -> Answered<String> {
        self.names::<1>().map(|[name]| name)
    }

    /// All names in the address.
    pub fn names<const N: usize>(&self) -> Answered<[String; N]> {
        let is_name =
            |name: &String| (1..=40).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let names = self.path.clone().try_into().ok().filter(|names: &[String; N]| names.iter().all(is_name));
        names.ok_or_else(no_such_name)
    }

    /// The part of the address after the question mark.
    pub fn query<T: DeserializeOwned>(&self) -> Answered<T> {
        serde_urlencoded::from_str(self.query).map_err(|error| {
            let message = format!("the address cannot be understood: {error}");
            Problem::new(StatusCode::BAD_REQUEST, "bad-query", message).with("why", error)
        })
    }

    /// The body, which is JSON; an empty one is `{}`.
    pub fn json<T: DeserializeOwned>(&self) -> Answered<T> {
        let body: &[u8] = if self.body.is_empty() { b"{}" } else { &self.body };
        serde_json::from_slice(body).map_err(|error| {
            let (code, what) = if error.is_data() {
                ("bad-request", "the body is not what this address takes")
            } else {
                ("bad-json", "the body is not JSON")
            };
            Problem::new(StatusCode::BAD_REQUEST, code, format!("{what}: {error}")).with("why", error)
        })
    }
}

/// Nothing has this name, or it is no name at all.
pub(crate) fn no_such_name() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "not-found", "there is nothing of this name; names are letters, digits and hyphens")
}
