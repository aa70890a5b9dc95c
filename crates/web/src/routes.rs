//! Every address of the server.

use crate::api::{events, experiments, export, games, import, jobs, meta, plots, sessions, take_along, traces};
use crate::app::Shared;
use crate::assets;
use crate::gate;
use crate::problem::Problem;
use axum::Router;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware;
use axum::routing::{MethodRouter, get, post};

/// An address, the methods it takes, and who answers.
type Route = (&'static str, &'static [&'static str], MethodRouter<Shared>);

fn routes() -> Vec<Route> {
    vec![
        ("/api/v1/meta", &["get"], get(meta::show)),
        ("/api/v1/i18n/{lang}", &["get"], get(meta::messages)),
        ("/api/v1/openapi.json", &["get"], get(meta::openapi)),
        ("/api/v1/games/{game}/sessions", &["post"], post(games::begin)),
        ("/api/v1/games/{game}/parse", &["post"], post(games::parse)),
        ("/api/v1/games/{game}/compose", &["post"], post(games::compose)),
        ("/api/v1/games/{game}/import", &["post"], post(import::import)),
        ("/api/v1/games/{game}/player", &["post"], post(games::player)),
        ("/api/v1/sessions", &["get"], get(sessions::list)),
        ("/api/v1/sessions/{id}", &["get", "patch", "delete"], get(sessions::show).patch(sessions::arrange).delete(sessions::delete)),
        ("/api/v1/sessions/{id}/actions", &["post"], post(sessions::act)),
        ("/api/v1/sessions/{id}/chance", &["post"], post(sessions::throw)),
        ("/api/v1/sessions/{id}/goto", &["post"], post(sessions::go)),
        ("/api/v1/sessions/{id}/steps", &["get"], get(sessions::steps)),
        ("/api/v1/sessions/{id}/export", &["get"], get(export::export)),
        ("/api/v1/jobs", &["post"], post(jobs::order)),
        ("/api/v1/jobs/{id}", &["get", "delete"], get(jobs::show).delete(jobs::cancel)),
        ("/api/v1/traces", &["get", "post"], get(traces::list).post(traces::upload)),
        ("/api/v1/traces/{id}", &["get", "put", "delete"], get(traces::show).put(traces::keep).delete(traces::delete)),
        ("/api/v1/traces/{id}/export", &["get"], get(traces::export)),
        ("/api/v1/experiments", &["get", "post"], get(experiments::list).post(experiments::begin)),
        ("/api/v1/experiments/check", &["post"], post(experiments::check)),
        ("/api/v1/experiments/{id}", &["get", "delete"], get(experiments::show).delete(experiments::delete)),
        ("/api/v1/experiments/{id}/run", &["post", "delete"], post(experiments::go_on).delete(experiments::stop)),
        ("/api/v1/experiments/{id}/games", &["get"], get(experiments::games)),
        ("/api/v1/experiments/{id}/games/{unit}/{half}/open", &["post"], post(experiments::open)),
        ("/api/v1/experiments/{id}/plots", &["get"], get(plots::list)),
        ("/api/v1/experiments/{id}/plots/{name}", &["get"], get(plots::show)),
        ("/api/v1/experiments/{id}/export", &["get"], get(take_along::export)),
        ("/api/v1/events", &["get"], get(events::listen)),
    ]
}

/// Every method and address of the API.
#[must_use]
pub fn addresses() -> Vec<(&'static str, &'static str)> {
    routes().into_iter().flat_map(|(path, methods, _)| methods.iter().map(move |method| (*method, path))).collect()
}

/// The whole server as one service: API, pages, and the gate before both.
pub fn router(app: Shared) -> Router {
    let mut router = Router::new();
    for (path, _, method_router) in routes() {
        router = router.route(path, method_router);
    }
    router
        .method_not_allowed_fallback(wrong_method)
        .fallback(assets::answer)
        .layer(middleware::from_fn_with_state(app.clone(), gate::pass))
        .with_state(app)
}

async fn wrong_method(method: Method, uri: Uri) -> Problem {
    let message = format!("{} does not take {method}; /api/v1/openapi.json lists what there is", uri.path());
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message).with("method", method)
}
