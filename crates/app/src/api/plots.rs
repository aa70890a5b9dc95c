//! The charts of an experiment, in the language and the colours of whoever looks.

use crate::api::experiments::find;
use crate::app::Shared;
use crate::call::Call;
use crate::experiments::Summary;
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::task::Task;
use http::StatusCode;
use plyground_lab::figures::{self, Digits, Figure, Language, Style};
use serde::{Deserialize, Serialize};

/// Points of a PNG for each of the SVG: sharp on slides.
const SCALE: f32 = 2.0;

#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct PlotQuery {
    /// en, ar or fa; en if not given.
    language: Option<String>,
    /// The digits of the page, where they are not those of the language: `latin`, `arabic` or `persian`.
    digits: Option<String>,
    /// 1 for light ink on a dark ground.
    dark: Option<u8>,
    /// svg or png; svg if not given.
    format: Option<String>,
    /// Orders of magnitude where the chart has them, or equal steps: log or linear; log if not given.
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

/// The charts of an experiment.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PlotList {
    plots: Vec<PlotView>,
}

/// A chart.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct PlotView {
    /// Its name in addresses.
    name: String,
    /// What it is called.
    title: String,
    /// What it shows, for those who cannot see it.
    description: String,
    /// True when it can be drawn in orders of magnitude.
    can_be_log: bool,
}

/// What charts there are.
pub(crate) fn list(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: PlotQuery = call.query()?;
    Ok(Task::heavy(move |app| {
        let figures = drawn(app, &id, &query)?;
        let plot = |Figure { name, chart, can_be_log }| PlotView { name, title: chart.title, description: chart.description, can_be_log };
        Ok(Reply::json(&PlotList { plots: figures.into_iter().map(plot).collect() }))
    }))
}

/// One of them.
pub(crate) fn show(call: &Call<'_>) -> Answered<Task> {
    let [id, name] = call.names()?;
    let query: PlotQuery = call.query()?;
    Ok(Task::heavy(move |app| {
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
        Ok(Reply::inline(kind, &format!("{id}-{name}.{ending}"), bytes))
    }))
}
