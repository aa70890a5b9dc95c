//! Bodies of requests: bounded in size, in time, and in how many large ones are held at once.

use crate::admission::place_for_large_body;
use crate::door::{Door, header};
use crate::response::Problems;
use axum::body::Bytes;
use axum::extract::Request;
use axum::http::StatusCode;
use http_body_util::LengthLimitError;
use plyground_app::{Body, Ceilings, Problem};
use tokio::sync::OwnedSemaphorePermit;

/// The body of a request, and the place it takes where it is a large one. An empty body may be of any type.
pub(crate) async fn read(door: &Door, kind: Body, request: Request) -> Problems<(Bytes, Option<OwnedSemaphorePermit>)> {
    let ceilings = &door.app.ceilings;
    let most = match kind {
        Body::None => return Ok((Bytes::new(), None)),
        Body::Small => ceilings.body_bytes,
        Body::Game => ceilings.import_bytes,
        Body::Trace => ceilings.trace_bytes,
    };
    let said = length_of(&request);
    let is_small = kind == Body::Small || (kind == Body::Game && said.is_some_and(|said| said <= ceilings.body_bytes as u64));
    let place = if is_small { None } else { Some(place_for_large_body(door).await?) };
    if said.is_some_and(|said| said > most as u64) {
        return Err(too_large(most));
    }
    Ok((read_json(request, ceilings, most).await?, place))
}

/// How long a body is said to be.
fn length_of(request: &Request) -> Option<u64> {
    header(request.headers(), "content-length").and_then(|length| length.parse().ok())
}

async fn read_json(request: Request, ceilings: &Ceilings, most: usize) -> Problems<Bytes> {
    let kind = header(request.headers(), "content-type").unwrap_or("").to_ascii_lowercase();
    let is_json = kind.split(';').next().is_some_and(|kind| kind.trim() == "application/json");
    let reading = axum::body::to_bytes(request.into_body(), most);
    let Ok(bytes) = tokio::time::timeout(ceilings.body_time, reading).await else {
        let message = format!("the body did not arrive within {} seconds", ceilings.body_time.as_secs_f64());
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
