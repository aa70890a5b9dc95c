//! Every address of the API, and who answers there.

use crate::api::{experiments, export, games, import, jobs, meta, plots, sessions, take_along, traces};
use crate::app::Shared;
use crate::call::{Call, no_such_name};
use crate::problem::{Answered, Problem};
use crate::task::Task;
use bytes::Bytes;
use http::StatusCode;
use percent_encoding::percent_decode_str;

/// What an address takes as a body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Body {
    /// Nothing: what is sent is not read.
    None,
    /// A few fields.
    Small,
    /// A whole game, which may be long.
    Game,
    /// A recorded search, which is long.
    Trace,
}

type Handler = fn(&Call<'_>) -> Answered<Task>;

/// A method of an address.
pub struct Route {
    method: &'static str,
    path: &'static str,
    /// What it takes as a body.
    pub body: Body,
    handler: Handler,
}

const fn get(path: &'static str, handler: Handler) -> Route {
    Route { method: "get", path, body: Body::None, handler }
}

const fn post(path: &'static str, handler: Handler) -> Route {
    Route { method: "post", path, body: Body::Small, handler }
}

const fn delete(path: &'static str, handler: Handler) -> Route {
    Route { method: "delete", path, body: Body::None, handler }
}

const ROUTES: &[Route] = &[
    get("/api/v1/meta", meta::show),
    get("/api/v1/i18n/{lang}", meta::messages),
    get("/api/v1/openapi.json", meta::openapi),
    post("/api/v1/games/{game}/sessions", games::begin),
    post("/api/v1/games/{game}/parse", games::parse),
    post("/api/v1/games/{game}/picture", games::picture),
    post("/api/v1/games/{game}/compose", games::compose),
    Route { body: Body::Game, ..post("/api/v1/games/{game}/import", import::import) },
    post("/api/v1/games/{game}/player", games::player),
    get("/api/v1/sessions", sessions::list),
    get("/api/v1/sessions/{id}", sessions::show),
    Route { method: "patch", ..post("/api/v1/sessions/{id}", sessions::arrange) },
    delete("/api/v1/sessions/{id}", sessions::delete),
    post("/api/v1/sessions/{id}/actions", sessions::act),
    post("/api/v1/sessions/{id}/chance", sessions::throw),
    post("/api/v1/sessions/{id}/goto", sessions::go),
    get("/api/v1/sessions/{id}/steps", sessions::steps),
    get("/api/v1/sessions/{id}/export", export::export),
    post("/api/v1/jobs", jobs::order),
    get("/api/v1/jobs/{id}", jobs::show),
    delete("/api/v1/jobs/{id}", jobs::cancel),
    get("/api/v1/traces", traces::list),
    Route { body: Body::Trace, ..post("/api/v1/traces", traces::upload) },
    get("/api/v1/traces/{id}", traces::show),
    Route { method: "put", ..post("/api/v1/traces/{id}", traces::keep) },
    delete("/api/v1/traces/{id}", traces::delete),
    get("/api/v1/traces/{id}/export", traces::export),
    get("/api/v1/experiments", experiments::list),
    post("/api/v1/experiments", experiments::begin),
    post("/api/v1/experiments/check", experiments::check),
    get("/api/v1/experiments/{id}", experiments::show),
    delete("/api/v1/experiments/{id}", experiments::delete),
    post("/api/v1/experiments/{id}/run", experiments::go_on),
    delete("/api/v1/experiments/{id}/run", experiments::stop),
    get("/api/v1/experiments/{id}/games", experiments::games),
    post("/api/v1/experiments/{id}/games/{unit}/{half}/open", experiments::open),
    get("/api/v1/experiments/{id}/plots", plots::list),
    get("/api/v1/experiments/{id}/plots/{name}", plots::show),
    get("/api/v1/experiments/{id}/export", take_along::export),
];

/// Every method and address, without the stream of events, which every door has in its own way.
#[must_use]
pub fn addresses() -> Vec<(&'static str, &'static str)> {
    ROUTES.iter().map(|route| (route.method, route.path)).collect()
}

/// A route, and the names that stand in the address.
pub struct Found {
    /// The route.
    pub route: &'static Route,
    names: Vec<String>,
}

/// Finds the route for a method and a path.
pub fn find(method: &str, path: &str) -> Answered<Found> {
    let method = if method.eq_ignore_ascii_case("head") { "get" } else { method };
    let mut others = Vec::new();
    // `/experiments/check` is no experiment: an address that is written out is meant as it stands.
    let is_literal = ROUTES.iter().any(|route| route.path == path);
    for route in ROUTES.iter().filter(|route| !is_literal || route.path == path) {
        let Some(raw) = names_in(route.path, path) else { continue };
        if route.method.eq_ignore_ascii_case(method) {
            let names = raw.into_iter().map(decoded).collect::<Answered<_>>()?;
            return Ok(Found { route, names });
        }
        others.push(route.method.to_ascii_uppercase());
    }
    if others.is_empty() {
        let message = format!("there is no address {path} in the API; /api/v1/openapi.json lists what there is");
        return Err(Problem::new(StatusCode::NOT_FOUND, "unknown-address", message).with("path", path));
    }
    Err(wrong_method(method, path, &others.join(",")))
}

/// The address is there, but not for this method.
pub fn wrong_method(method: &str, path: &str, allowed: &str) -> Problem {
    let method = method.to_ascii_uppercase();
    let message = format!("{path} does not take {method}; /api/v1/openapi.json lists what there is");
    let problem = Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message).with("method", method);
    Problem { allow: Some(allowed.replace("GET", "GET,HEAD")), ..problem }
}

/// What stands in the variable parts of a pattern, if the path fits it.
fn names_in<'a>(pattern: &str, path: &'a str) -> Option<Vec<&'a str>> {
    let (mut parts, mut names) = (path.split('/'), Vec::new());
    for expected in pattern.split('/') {
        let part = parts.next()?;
        if expected.starts_with('{') && !part.is_empty() {
            names.push(part);
        } else if expected != part {
            return None;
        }
    }
    parts.next().is_none().then_some(names)
}

fn decoded(name: &str) -> Answered<String> {
    percent_decode_str(name).decode_utf8().map(Into::into).map_err(|_| no_such_name())
}

impl Found {
    /// Reads the request; returns what is to be done.
    pub fn plan(self, app: &Shared, query: &str, body: Bytes) -> Answered<Task> {
        (self.route.handler)(&Call { app, path: self.names, query, body })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_and_decoded_and_nothing_else_fits() {
        let names = |method: &str, path: &str| find(method, path).map(|found| (found.route.path, found.names));
        assert_eq!(names("GET", "/api/v1/sessions/abc"), Ok(("/api/v1/sessions/{id}", vec!["abc".to_string()])));
        assert_eq!(names("HEAD", "/api/v1/meta"), Ok(("/api/v1/meta", vec![])));
        assert_eq!(names("POST", "/api/v1/experiments/check").unwrap().0, "/api/v1/experiments/check");
        assert_eq!(names("GET", "/api/v1/experiments/e/plots/a%20b").unwrap().1, ["e", "a b"]);
        for path in ["/api/v1/meta/", "/api/v1/sessions/", "/api/v1/sessions//export", "/api/v1", "/api/v1/nothing"] {
            assert_eq!(names("GET", path).unwrap_err().code, "unknown-address", "{path}");
        }
        assert_eq!(names("GET", "/api/v1/sessions/%ff").unwrap_err().code, "not-found");
    }

    #[test]
    fn a_wrong_method_is_told_the_right_ones() {
        assert_eq!(find("GET", "/api/v1/experiments/check").err().unwrap().code, "wrong-method");
        let problem = find("PUT", "/api/v1/sessions/abc").err().unwrap();
        assert_eq!((problem.code, problem.allow.as_deref()), ("wrong-method", Some("GET,HEAD,PATCH,DELETE")));
    }
}
