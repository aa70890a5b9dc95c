//! What clients send, read strictly: sizes are bounded, unknown fields and wrong types are refused
//! with a line that says what would be right.

use crate::app::Shared;
use crate::problem::Problem;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use http_body_util::LengthLimitError;
use serde::de::DeserializeOwned;
use tokio::sync::OwnedSemaphorePermit;

/// A body of JSON; an empty one is `{}`.
pub(crate) struct Given<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Shared> for Given<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Problem> {
        let bytes = read_body(request, app, app.ceilings.body_bytes).await?;
        read_json(if bytes.is_empty() { b"{}" } else { &bytes }).map(Self)
    }
}

/// A body of JSON with a whole game in it. Few large ones are held at once: who sends more than others may has to wait for a
/// place, and keeps it until the game is read.
pub(crate) struct GivenGame<T>(pub T, pub Option<OwnedSemaphorePermit>);

impl<T: DeserializeOwned> FromRequest<Shared> for GivenGame<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Problem> {
        let is_small = length_of(&request).is_some_and(|length| length <= app.ceilings.body_bytes as u64);
        let place = if is_small { None } else { Some(large_place(app).await?) };
        let bytes = read_body(request, app, app.ceilings.import_bytes).await?;
        read_json(if bytes.is_empty() { b"{}" } else { &bytes }).map(|given| Self(given, place))
    }
}

/// A place for one large body, or a complaint that all are taken.
pub(crate) async fn large_place(app: &Shared) -> Result<OwnedSemaphorePermit, Problem> {
    let Ok(Ok(place)) = tokio::time::timeout(app.ceilings.queue_time, app.traces.uploads.clone().acquire_owned()).await else {
        let message = "the server has too much to do at the moment; try again soon";
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server-busy", message));
    };
    Ok(place)
}

/// How long a body is said to be.
fn length_of(request: &Request) -> Option<u64> {
    request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()).and_then(|length| length.parse().ok())
}

/// The bytes of a body of JSON, at most so many; an empty one may be of any type.
pub(crate) async fn read_body(request: Request, app: &Shared, most: usize) -> Result<Bytes, Problem> {
    if length_of(&request).is_some_and(|said| said > most as u64) {
        return Err(too_large(most));
    }
    let headers = request.headers();
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("").to_ascii_lowercase();
    let is_json = kind.split(';').next().is_some_and(|kind| kind.trim() == "application/json");
    let reading = axum::body::to_bytes(request.into_body(), most);
    let Ok(bytes) = tokio::time::timeout(app.ceilings.body_time, reading).await else {
        let message = format!("the body did not arrive within {} seconds", app.ceilings.body_time.as_secs_f64());
        return Err(Problem::new(StatusCode::REQUEST_TIMEOUT, "body-too-slow", message));
    };
    let bytes = bytes.map_err(|error| unreadable(&error, most))?;
    if !is_json && !bytes.is_empty() {
        let message = "the body must be JSON: send it with content-type application/json";
        return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", message).with("type", kind));
    }
    Ok(bytes)
}

fn too_large(most: usize) -> Problem {
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large", format!("the body has more than {most} bytes")).with("most", most)
}

fn unreadable(error: &axum::Error, most: usize) -> Problem {
    if std::error::Error::source(error).is_some_and(<dyn std::error::Error>::is::<LengthLimitError>) {
        return too_large(most);
    }
    Problem::new(StatusCode::BAD_REQUEST, "body-cut-off", format!("the body could not be read to its end: {error}"))
}

fn read_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(bytes).map_err(|error| {
        let (code, what) =
            if error.is_data() { ("bad-request", "the body is not what this address takes") } else { ("bad-json", "the body is not JSON") };
        Problem::new(StatusCode::BAD_REQUEST, code, format!("{what}: {error}")).with("why", error)
    })
}

/// The part of the address after the question mark.
pub(crate) struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Shared> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Shared) -> Result<Self, Problem> {
        axum::extract::Query::try_from_uri(&parts.uri).map(|axum::extract::Query(asked)| Self(asked)).map_err(|rejection| {
            let why = rejection.body_text();
            Problem::new(StatusCode::BAD_REQUEST, "bad-query", format!("the address cannot be understood: {why}")).with("why", why)
        })
    }
}

/// The name in the address: of a game, a session, a job or a language.
pub(crate) struct Named(pub String);

impl FromRequestParts<Shared> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        let Path(name) = Path::<String>::from_request_parts(parts, app).await.map_err(|_| no_such_name())?;
        let is_name = (1..=40).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if is_name { Ok(Self(name)) } else { Err(no_such_name()) }
    }
}

/// Several names in the address, as they are.
pub(crate) struct AllNamed<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Shared> for AllNamed<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Problem> {
        Path::<T>::from_request_parts(parts, app).await.map(|Path(names)| Self(names)).map_err(|_| no_such_name())
    }
}

fn no_such_name() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "not-found", "there is nothing of this name; names are letters, digits and hyphens")
}
