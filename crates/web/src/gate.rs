//! The gate: who may come in, and what every answer carries.
//!
//! The server is meant for one machine. A page from elsewhere could still try to reach it through
//! the browser, directly or by a name that it points at this machine (DNS rebinding). So every
//! request must name this server as its host, and if it says which page (`Origin`) or what kind of page
//! (`Sec-Fetch-Site`) it comes from, that must be one of ours.
//!
//! ```text
//!   request ── address too long? ── our host? ── our page? ── in time, without a panic ──► handler
//!              414                  403          403          503, 500
//! ```

use crate::admission::within;
use crate::door::Door;
use crate::response::refused;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::FutureExt as _;
use plyground_app::{LONGEST_ADDRESS, Problem};
use plyground_lab::one_line;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

/// Characters of an address or a message in the log, at most.
const LONGEST_NOTE: usize = 300;

/// What every answer carries.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Whom the server answers to.
#[derive(Clone, Debug)]
pub(crate) struct Gate {
    /// The names of this server, such as `localhost`.
    names: Vec<String>,
    /// True when the server listens on every address of the machine, so that any of them names it.
    takes_any_address: bool,
    /// As it is written in addresses.
    port: String,
}

impl Gate {
    /// The gate of a server that was told to listen at `host` and listens at `bound`.
    pub fn new(host: &str, bound: SocketAddr) -> Self {
        let mut names = vec!["localhost".to_string(), "127.0.0.1".into(), "[::1]".into(), host.to_ascii_lowercase()];
        if host.parse::<Ipv6Addr>().is_ok() {
            names.push(format!("[{}]", host.to_ascii_lowercase()));
        }
        Self { names, takes_any_address: bound.ip().is_unspecified(), port: bound.port().to_string() }
    }

    /// True when `authority`, such as `localhost:8020`, is this server.
    fn is_ours(&self, authority: &str) -> bool {
        let authority = authority.to_ascii_lowercase();
        let (name, port) = match authority.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, port),
            _ => (authority.as_str(), "80"),
        };
        // A number that is no name cannot be pointed elsewhere by anybody.
        let is_address = || name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
        port == self.port && (self.names.iter().any(|ours| ours == name) || (self.takes_any_address && is_address()))
    }

    fn check(&self, request: &Request) -> Result<(), Problem> {
        let length = request.uri().to_string().len();
        if length > LONGEST_ADDRESS {
            let message = format!("the address has {length} bytes; at most {LONGEST_ADDRESS} are read");
            return Err(Problem::new(StatusCode::URI_TOO_LONG, "address-too-long", message).with("most", LONGEST_ADDRESS));
        }
        let hosts = all_of(request.headers(), &header::HOST);
        if hosts.len() != 1 || !self.is_ours(&hosts[0]) {
            let host = hosts.join(", ");
            let message = format!("this server is not `{host}`; ask it by the address it printed when it started");
            return Err(Problem::new(StatusCode::FORBIDDEN, "foreign-host", message).with("host", host));
        }
        let origins = all_of(request.headers(), &header::ORIGIN);
        let is_our_page = |origin: &str| origin.strip_prefix("http://").is_some_and(|authority| self.is_ours(authority));
        let is_ours = origins.is_empty() || (origins.len() == 1 && is_our_page(&origins[0]));
        if !is_ours {
            return Err(foreign(&origins.join(", ")));
        }
        if is_from_elsewhere(request) {
            return Err(foreign(&all_of(request.headers(), &FETCH_SITE).join(", ")));
        }
        Ok(())
    }
}

/// Where a browser says that a request comes from. It sends no `Origin` with many a request of a page elsewhere.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// True for a request that a browser makes for a page of another site. A link to one of our pages may stand anywhere:
/// following it shows the page, and tells the other site nothing.
fn is_from_elsewhere(request: &Request) -> bool {
    let says = |name: &HeaderName, word: &str| all_of(request.headers(), name).iter().all(|said| said == word);
    let sites = all_of(request.headers(), &FETCH_SITE);
    let is_link = request.method() == Method::GET
        && !request.uri().path().starts_with("/api")
        && request.headers().contains_key("sec-fetch-mode")
        && says(&HeaderName::from_static("sec-fetch-mode"), "navigate")
        && says(&HeaderName::from_static("sec-fetch-dest"), "document");
    !is_link && sites.iter().any(|site| !["same-origin", "none"].contains(&site.as_str()))
}

fn foreign(origin: &str) -> Problem {
    let message = format!("a page of `{origin}` may not use this server");
    Problem::new(StatusCode::FORBIDDEN, "foreign-origin", message).with("origin", origin)
}

/// Every header of this name: two of them could be read one way here and another way elsewhere.
fn all_of(headers: &HeaderMap, name: &HeaderName) -> Vec<String> {
    headers.get_all(name).iter().map(|value| value.to_str().unwrap_or("?").to_string()).collect()
}

/// Lets a request through the gate, and gives its answer what every answer carries.
pub(crate) async fn pass(State(door): State<Arc<Door>>, request: Request, next: Next) -> Response {
    let line = format!("{} {}", request.method(), request.uri().path());
    let mut response = match door.gate.check(&request) {
        Err(problem) => refused(problem),
        Ok(()) => match within(door.app.ceilings.request_time, AssertUnwindSafe(next.run(request)).catch_unwind()).await {
            Ok(Ok(response)) => response,
            Ok(Err(_)) => refused(Problem::internal(format!("a handler of {line} panicked"))),
            Err(problem) => refused(problem),
        },
    };
    tell(&line, &response);
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if !response.headers().contains_key(header::CACHE_CONTROL) {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Notes in the log what was refused; mistakes of people at the board are no news.
fn tell(line: &str, response: &Response) {
    let Some(problem) = response.extensions().get::<Problem>() else { return };
    let (line, message) = (one_line(line, LONGEST_NOTE), one_line(&problem.message, LONGEST_NOTE));
    match problem.status {
        StatusCode::NOT_FOUND | StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY => {
            tracing::debug!(status = problem.status.as_u16(), code = problem.code, "{line}: {message}");
        }
        _ => tracing::warn!(status = problem.status.as_u16(), code = problem.code, "{line}: {message}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names_with_our_port_are_ours() {
        let gate = Gate::new("127.0.0.1", "127.0.0.1:8020".parse().unwrap());
        for ours in ["127.0.0.1:8020", "localhost:8020", "LOCALHOST:8020", "[::1]:8020"] {
            assert!(gate.is_ours(ours), "{ours}");
        }
        for foreign in
            ["localhost", "localhost:8021", "evil.example:8020", "127.0.0.1.evil.example:8020", "192.168.1.5:8020", "", ":8020", "[::1]"]
        {
            assert!(!gate.is_ours(foreign), "{foreign}");
        }
        for odd in ["localhost:+8020", "localhost:08020", "localhost: 8020", "localhost:8020 ", "localhost:", "localhost:٨٠٢٠"] {
            assert!(!gate.is_ours(odd), "{odd}");
        }
    }

    #[test]
    fn a_server_for_the_whole_class_takes_addresses_but_no_strange_names() {
        let gate = Gate::new("0.0.0.0", "0.0.0.0:80".parse().unwrap());
        assert!(gate.is_ours("192.168.1.5:80") && gate.is_ours("192.168.1.5") && gate.is_ours("[fe80::1]:80"));
        assert!(!gate.is_ours("rebound.example:80"));
    }

    #[tokio::test]
    async fn a_panic_and_an_endless_handler_become_problems() {
        use axum::{Router, body::Body, middleware, routing::get};
        use plyground_lab::library::Library;
        use std::time::Duration;
        use tower::ServiceExt as _;
        async fn panics() -> &'static str {
            panic!("on purpose")
        }
        let ceilings = crate::Ceilings { request_time: Duration::from_millis(50), ..crate::Ceilings::default() };
        let app = crate::Door::new(Library::in_memory().unwrap(), ceilings, "127.0.0.1", ([127, 0, 0, 1], 8020).into());
        let router = Router::new()
            .route("/panics", get(panics))
            .route("/endless", get(std::future::pending::<&'static str>))
            .layer(middleware::from_fn_with_state(app, pass));
        for (path, status, code) in [("/panics", 500, "internal-error"), ("/endless", 503, "took-too-long")] {
            let request = Request::builder().uri(path).header("host", "localhost:8020").body(Body::empty()).unwrap();
            let response = router.clone().oneshot(request).await.unwrap();
            let problem = response.extensions().get::<Problem>().expect("it is a problem");
            assert_eq!((response.status().as_u16(), problem.code), (status, code));
        }
    }
}
