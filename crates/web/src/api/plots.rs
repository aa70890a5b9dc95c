//! The charts of an experiment, in the language and the colours of whoever looks.

use crate::api::experiments::find;
use crate::app::Shared;
use crate::aside::{Weight, admitted};
use crate::experiments::Summary;
use crate::problem::{Answered, Problem};
use crate::read::{Asked, Named};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use plyground_lab::figures::{self, Figure, Language, Style};
use serde::Deserialize;
use serde_json::{Value, json};

/// Points of a PNG for each of the SVG: sharp on slides.
const SCALE: f32 = 2.0;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlotQuery {
    language: Option<String>,
    dark: Option<u8>,
    format: Option<String>,
    /// Changes nothing but the address: a page says for how many games it wants the picture.
    #[serde(rename = "games")]
    _games: Option<usize>,
}

impl PlotQuery {
    fn style(&self) -> Answered<Style> {
        let code = self.language.as_deref().unwrap_or("en");
        let language = Language::read(code).ok_or_else(|| {
            let message = format!("there are no charts in the language `{code}`; there are en, ar, fa");
            Problem::new(StatusCode::NOT_FOUND, "unknown-language", message).with("language", code).with("known", "en, ar, fa")
        })?;
        Ok(Style { language, dark: self.dark.is_some_and(|dark| dark > 0) })
    }
}

fn drawn(app: &Shared, id: &str, style: Style) -> Answered<Vec<Figure>> {
    let kept = find(app, id)?;
    let summary = Summary::of(app, &kept)?;
    Ok(figures::figures(&kept, &summary.results, style)?)
}

/// What charts there are.
pub(crate) async fn list(State(app): State<Shared>, Named(id): Named, Asked(query): Asked<PlotQuery>) -> Answered<Json<Value>> {
    admitted(&app, Weight::Heavy, move |app| {
        let figures = drawn(app, &id, query.style()?)?;
        let plots: Vec<Value> = figures
            .iter()
            .map(|figure| json!({ "name": figure.name, "title": figure.chart.title, "description": figure.chart.description }))
            .collect();
        Ok(Json(json!({ "plots": plots })))
    })
    .await
}

/// One of them.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path((id, name)): Path<(String, String)>,
    Asked(query): Asked<PlotQuery>,
) -> Answered<Response> {
    admitted(&app, Weight::Heavy, move |app| {
        let figures = drawn(app, &id, query.style()?)?;
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
