//! Experiments to take along: tables and games as files.

use crate::api::experiments::find;
use crate::call::Call;
use crate::experiments::ExperimentView;
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::task::Task;
use http::StatusCode;
use plyground_lab::library::ExportFormat;
use serde::Deserialize;

#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportQuery {
    /// json, md, csv, decisions, jsonl or pdn; json if not given.
    format: Option<String>,
}

/// What an experiment can be written as: the word in the address, the ending of the file, its media type.
const FORMATS: [(&str, &str, &str, Option<ExportFormat>); 6] = [
    ("json", "json", "application/json", None),
    ("md", "md", "text/markdown; charset=utf-8", Some(ExportFormat::Markdown)),
    ("csv", "csv", "text/csv; charset=utf-8", Some(ExportFormat::Csv)),
    ("decisions", "csv", "text/csv; charset=utf-8", Some(ExportFormat::Decisions)),
    ("jsonl", "jsonl", "text/plain; charset=utf-8", Some(ExportFormat::Jsonl)),
    ("pdn", "pdn", "text/plain; charset=utf-8", Some(ExportFormat::Pdn)),
];

/// The file.
pub(crate) fn export(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: ExportQuery = call.query()?;
    Ok(Task::heavy(move |app| {
        let kept = find(app, &id)?;
        let word = query.format.as_deref().unwrap_or("json");
        let (_, ending, kind, format) = FORMATS.into_iter().find(|(known, ..)| *known == word).ok_or_else(|| unknown_format(word))?;
        if kept.games_done > app.ceilings.experiment_games {
            let message = "the experiment has too many games for this server; `plyground library export` writes it";
            let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "experiment-too-large", message);
            return Err(problem.with("what", "games").with("most", app.ceilings.experiment_games));
        }
        let text = match format {
            Some(format) => app.sessions.library().export(&kept, format, None)?,
            None => serde_json::to_string_pretty(&ExperimentView::of(app, &kept)?).map_err(Problem::internal)?,
        };
        let part = if word == "decisions" { "-decisions" } else { "" };
        Ok(Reply::attachment(kind, &format!("{}{part}.{ending}", kept.id), text))
    }))
}

fn unknown_format(format: &str) -> Problem {
    let known = FORMATS.map(|(word, ..)| word).join(", ");
    let message = format!("an experiment cannot be written as `{format}`; it can as {known}");
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-format", message).with("format", format).with("known", known)
}
