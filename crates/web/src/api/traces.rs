//! Recorded searches: looked at, kept, sent, drawn, deleted.

use crate::admission::{Weight, admitted};
use crate::api::created;
use crate::app::{Shared, aside};
use crate::jobs::MOST_EVENTS;
use crate::problem::{Answered, Problem};
use crate::read::{Asked, Given, Named, large_place, read_body};
use crate::traces::listed;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use plyground_lab::trace::{self, Trace};
use plyground_lab::{catalogue, one_line};
use serde::Deserialize;
use serde_json::{Value, json};

/// Characters of a name, at most.
const LONGEST_NAME: usize = 120;

/// Nodes of a trace that are drawn, at most.
const DRAWN_NODES: usize = 1500;

/// What every trace in the library is about, newest first.
pub(crate) async fn list(State(app): State<Shared>) -> Answered<Json<Value>> {
    aside(&app, move |app| {
        let traces = app.sessions.library().traces()?;
        Ok(Json(json!({ "traces": traces.iter().map(listed).collect::<Vec<_>>() })))
    })
    .await
}

/// A trace.
pub(crate) async fn show(State(app): State<Shared>, Named(id): Named) -> Answered<Response> {
    let text = match app.traces.held(&id) {
        Some(held) => held.text.clone(),
        None => admitted(&app, Weight::Heavy, move |app| Ok(app.traces.find(&app.sessions, &id)?.text.clone())).await?,
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Keeping {
    name: Option<String>,
}

/// Keeps a trace in the library; the name of one that is kept already can be changed.
pub(crate) async fn keep(State(app): State<Shared>, Named(id): Named, Given(given): Given<Keeping>) -> Answered<Json<Value>> {
    admitted(&app, Weight::Heavy, move |app| {
        let name = given.name.as_deref().map(str::trim).filter(|name| !name.is_empty()).map(|name| one_line(name, LONGEST_NAME));
        app.check_time()?;
        let about = app.traces.keep(&app.sessions, &id, name.as_deref())?;
        Ok(Json(listed(&about)))
    })
    .await
}

/// Forgets a trace.
pub(crate) async fn delete(State(app): State<Shared>, Named(id): Named) -> Answered<StatusCode> {
    admitted(&app, Weight::Heavy, move |app| {
        app.check_time()?;
        app.traces.delete(&app.sessions, &id)?;
        Ok(StatusCode::NO_CONTENT)
    })
    .await
}

/// Takes a trace that was recorded elsewhere.
pub(crate) async fn upload(State(app): State<Shared>, request: Request) -> Answered<Response> {
    // Few at once: a trace is held in memory while it arrives and is read.
    let place = large_place(&app).await?;
    let body = read_body(request, &app, app.ceilings.trace_bytes).await?;
    admitted(&app, Weight::Heavy, move |app| {
        let _place = place;
        let trace = read(&body)?;
        drop(body);
        let (id, mut summary) = app.traces.add(trace);
        summary.insert("id".into(), id.into());
        Ok(created(summary.into()))
    })
    .await
}

/// Reads a trace strictly: one that cannot be shown is refused here and now.
fn read(body: &Bytes) -> Answered<Trace> {
    let refuse = |code, message: String| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message);
    let text = std::str::from_utf8(body).map_err(|error| refuse("bad-trace", format!("not a trace: {error}")))?;
    // Read things are several times as large as their text: counted before any memory is taken.
    let objects = text.matches('{').count();
    let trace = if objects <= 4 * MOST_EVENTS { Some(Trace::from_json(text)?) } else { None };
    let Some(trace) = trace.filter(|trace| trace.events.len() <= 2 * MOST_EVENTS) else {
        let message = format!("the trace has too many events; about {MOST_EVENTS} are allowed");
        return Err(refuse("too-many-events", message).with("most", MOST_EVENTS));
    };
    catalogue::find(&trace.game)?.open(&trace.variant, Some(&trace.position))?;
    Ok(trace)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportQuery {
    format: Option<String>,
}

/// A trace as a file: all of it as JSON, or its tree drawn.
pub(crate) async fn export(State(app): State<Shared>, Named(id): Named, Asked(query): Asked<ExportQuery>) -> Answered<Response> {
    admitted(&app, Weight::Heavy, move |app| {
        let recorded = app.traces.find(&app.sessions, &id)?;
        let format = query.format.as_deref().unwrap_or("json");
        let draw: fn(&Trace, usize) -> String = match format {
            "json" => |trace, _| trace.to_json(),
            "dot" => trace::dot,
            "svg" => trace::svg,
            "html" => |trace, _| crate::trace_page(trace),
            other => return Err(unknown_format(other)),
        };
        let file = if format == "json" { recorded.text.clone() } else { draw(&parsed(&recorded.text)?, DRAWN_NODES).into() };
        let name = format!("attachment; filename=\"{}-{id}.{format}\"", recorded.about.game);
        Ok(([(header::CONTENT_TYPE, media_type(format).to_string()), (header::CONTENT_DISPOSITION, name)], file).into_response())
    })
    .await
}

fn parsed(text: &Bytes) -> Answered<Trace> {
    let text = std::str::from_utf8(text).map_err(Problem::internal)?;
    Ok(Trace::from_json(text)?)
}

fn media_type(format: &str) -> &'static str {
    match format {
        "json" => "application/json",
        "dot" => "text/vnd.graphviz; charset=utf-8",
        "svg" => "image/svg+xml",
        _ => "text/html; charset=utf-8",
    }
}

fn unknown_format(format: &str) -> Problem {
    let known = "json, dot, svg, html";
    let message = format!("a trace cannot be written as `{format}`; it can as {known}");
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-format", message).with("format", format).with("known", known)
}
