//! Recorded searches: looked at, kept, sent, drawn, deleted.

use crate::call::Call;
use crate::jobs::MOST_EVENTS;
use crate::problem::{Answered, Problem};
use crate::reply::{Reply, created};
use crate::task::Task;
use crate::trace_page::trace_page;
use crate::traces::{KeptTraceView, TraceSummary};
use bytes::Bytes;
use http::StatusCode;
use plyground_lab::trace::{self, Trace};
use plyground_lab::{catalogue, one_line};
use serde::{Deserialize, Serialize};

/// Characters of a name, at most.
const LONGEST_NAME: usize = 120;

/// Nodes of a trace that are drawn, at most.
const DRAWN_NODES: usize = 1500;

/// The traces in the library, newest first.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct TraceList {
    traces: Vec<KeptTraceView>,
}

/// What every trace in the library is about, newest first.
pub(crate) fn list(_: &Call<'_>) -> Answered<Task> {
    Ok(Task::light(move |app| {
        let traces = app.sessions.library().traces()?;
        Ok(Reply::json(&TraceList { traces: traces.into_iter().map(KeptTraceView::from).collect() }))
    }))
}

/// A trace.
pub(crate) fn show(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    if let Some(held) = call.app.traces.held(&id) {
        return Ok(Task::Done(Reply::json_text(held.text.clone())));
    }
    Ok(Task::heavy(move |app| Ok(Reply::json_text(app.traces.find(&app.sessions, &id)?.text.clone()))))
}

/// The name under which a trace is kept; its player if none is given.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct KeepRequest {
    name: Option<String>,
}

/// Keeps a trace in the library; the name of one that is kept already can be changed.
pub(crate) fn keep(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let given: KeepRequest = call.json()?;
    Ok(Task::heavy(move |app| {
        let name = given.name.as_deref().map(str::trim).filter(|name| !name.is_empty()).map(|name| one_line(name, LONGEST_NAME));
        app.check_time()?;
        let about = app.traces.keep(&app.sessions, &id, name.as_deref())?;
        Ok(Reply::json(&KeptTraceView::from(about)))
    }))
}

/// Forgets a trace.
pub(crate) fn delete(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    Ok(Task::heavy(move |app| {
        app.check_time()?;
        app.traces.delete(&app.sessions, &id)?;
        Ok(Reply::empty())
    }))
}

/// Takes a trace that was recorded elsewhere.
pub(crate) fn upload(call: &Call<'_>) -> Answered<Task> {
    let body = call.body.clone();
    Ok(Task::heavy(move |app| {
        let trace = read(&body)?;
        drop(body);
        let mut summary = TraceSummary::new(&trace);
        (summary.id, _) = app.traces.add(trace);
        Ok(created(&summary))
    }))
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
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportQuery {
    /// json, dot, svg or html; json if not given.
    format: Option<String>,
}

/// A trace as a file: all of it as JSON, or its tree drawn.
pub(crate) fn export(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: ExportQuery = call.query()?;
    Ok(Task::heavy(move |app| {
        let recorded = app.traces.find(&app.sessions, &id)?;
        let format = query.format.as_deref().unwrap_or("json");
        let file: Bytes = match format {
            "json" => recorded.text.clone(),
            "dot" => trace::dot(&parsed(&recorded.text)?, DRAWN_NODES).into(),
            "svg" => trace::svg(&parsed(&recorded.text)?, DRAWN_NODES).into(),
            "html" => trace_page(&parsed(&recorded.text)?, &|path| app.host.page(path)).map_err(Problem::internal)?.into(),
            other => return Err(unknown_format(other)),
        };
        Ok(Reply::attachment(media_type(format), &format!("{}-{id}.{format}", recorded.about.game), file))
    }))
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
