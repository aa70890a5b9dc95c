//! The charts of an experiment, in the language and the colours of whoever looks.

use crate::admission::{Weight, admitted};
use crate::api::experiments::find;
use crate::app::Shared;
use crate::experiments::Summary;
use crate::problem::{Answered, Problem};
use crate::read::{AllNamed, Asked, Named};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use plyground_lab::figures::{self, Digits, Figure, Language, Style};
use serde::Deserialize;
use serde_json::{Value, json};

/// Points of a PNG for each of the SVG: sharp on slides.
const SCALE: f32 = 2.0;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlotQuery {
    language: Option<String>,
    /// The digits of the page, where they are not those of the language: `latin`, `arabic` or `persian`.
    digits: Option<String>,
    dark: Option<u8>,
    format: Option<String>,
    scale: Option<String>,
    /// For how many games the picture is wanted, at least: while an experiment runs, one that was summed up lately will do.
    games: Option<usize>,
}

impl PlotQuery {
    fn style(&self) -> Answered<Style> {
        let code = self.language.as_deref().unwrap_or("en");
        let language = Language::read(code).ok_or_else(|| {
            let message = format!("there are no charts in the language `{code}`; there are en, ar, fa");
            Problem::new(StatusCode::NOT_FOUND, "unknown-language", message).with("language", code).with("known", "en, ar, fa")
        })?;
        let linear = match self.scale.as_deref() {
            None | Some("log") => false,
            Some("linear") => true,
            Some(other) => {
                let message = format!("there is no scale `{other}`; there are linear, log");
                let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-format", message);
                return Err(problem.with("format", other).with("known", "linear, log"));
            }
        };
        let unknown = |name: &str| {
            let message = format!("there are no digits `{name}`; there are latin, arabic, persian");
            let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-format", message);
            problem.with("format", name).with("known", "latin, arabic, persian")
        };
        let digits = self.digits.as_deref().map(|name| Digits::read(name).ok_or_else(|| unknown(name))).transpose()?;
        Ok(Style { language, digits, dark: self.dark.is_some_and(|dark| dark > 0), linear })
    }
}

fn drawn(app: &Shared, id: &str, query: &PlotQuery) -> Answered<Vec<Figure>> {
    let style = query.style()?;
    let kept = find(app, id)?;
    let summary = Summary::after(app, &kept, query.games.unwrap_or(kept.games_done))?;
    Ok(figures::figures(&kept, &summary.results, style)?)
}

/// What charts there are.
pub(crate) async fn list(State(app): State<Shared>, Named(id): Named, Asked(query): Asked<PlotQuery>) -> Answered<Json<Value>> {
    admitted(&app, Weight::Heavy, move |app| {
        let figures = drawn(app, &id, &query)?;
        let plots: Vec<Value> = figures
            .iter()
            .map(|Figure { name, chart, can_be_log }| {
                json!({ "name": name, "title": chart.title, "description": chart.description, "can_be_log": can_be_log })
            })
            .collect();
        Ok(Json(json!({ "plots": plots })))
    })
    .await
}

/// One of them.
pub(crate) async fn show(
    State(app): State<Shared>,
    AllNamed((id, name)): AllNamed<(String, String)>,
    Asked(query): Asked<PlotQuery>,
) -> Answered<Response> {
    admitted(&app, Weight::Heavy, move |app| {
        let figures = drawn(app, &id, &query)?;
        let Some(figure) = figures.iter().find(|figure| figure.name == name) else {
            let known = figures.iter().map(|figure| figure.name.as_str()).collect::<Vec<_>>().join(", ");
            let message = format!("the experiment has no chart `{name}`; it has {known}");
            return Err(Problem::new(StatusCode::NOT_FOUND, "unknown-chart", message).with("chart", name).with("known", known));
        };
        let svg = figure.chart.svg();
        let (kind, ending, bytes) = match query.format.as_deref() {
            None | Some("svg") => ("image/svg+xml", "svg", svg.into_bytes()),
            Some("png") => ("image/png", "png", figures::png(&svg, SCALE).map_err(Problem::internal)?),
            Some(other) => {
                let message = format!("a chart cannot be drawn as `{other}`; it can as svg, png");
                let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-format", message);
                return Err(problem.with("format", other).with("known", "svg, png"));
            }
        };
        // Shown in a page, and saved under this name.
        let file = format!("inline; filename=\"{id}-{name}.{ending}\"");
        Ok(([(header::CONTENT_TYPE, kind.to_string()), (header::CONTENT_DISPOSITION, file)], bytes).into_response())
    })
    .await
}
