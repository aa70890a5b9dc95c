//! What there is: games, languages, ceilings, and this API itself.

use crate::call::Call;
use crate::ceilings::{Ceilings, LONGEST_ADDRESS};
use crate::i18n;
use crate::jobs::MOST_EVENTS;
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::task::Task;
use http::StatusCode;
use plyground_lab::wire::GameJson;
use plyground_lab::{Entry, Rng, Session, catalogue};
use serde::Serialize;

/// The description of this API.
pub(crate) const OPENAPI: &str = include_str!("../../openapi.json");

/// Actions after which a board that starts empty shows what the game is about.
const INVITING: usize = 24;

/// The start of a game; one that starts with an empty board a little later.
fn inviting(mut session: Box<dyn Session>) -> Box<dyn Session> {
    if session.picture().cells.iter().any(|cell| cell.piece.is_some()) || !session.picture().trays.is_empty() {
        return session;
    }
    let mut dice = Rng::new(5);
    for _ in 0..INVITING {
        if !session.roll(&mut dice) {
            break;
        }
    }
    session
}

/// What there is.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Meta {
    name: &'static str,
    version: &'static str,
    languages: Vec<LanguageView>,
    /// How much of everything the server allows.
    limits: LimitsView,
    games: Vec<GameJson>,
    sandboxes: Vec<GameJson>,
}

/// A language of the screens.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct LanguageView {
    /// Its tag.
    id: &'static str,
    /// Its name in itself.
    name: &'static str,
    /// The direction it is written in.
    dir: i18n::Direction,
}

/// How much of everything the server allows.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct LimitsView {
    body_bytes: usize,
    import_bytes: usize,
    address_bytes: usize,
    head_seconds: u64,
    body_seconds: u64,
    request_seconds: u64,
    write_seconds: u64,
    connections: usize,
    listeners: usize,
    light_work: usize,
    heavy_work: usize,
    queue_seconds: u64,
    sessions: usize,
    nodes_of_a_game: usize,
    jobs_running: usize,
    jobs_waiting: usize,
    jobs_kept: usize,
    seconds: u64,
    memory_bytes: usize,
    memory_bytes_together: usize,
    threads: usize,
    events: usize,
    experiments_running: usize,
    experiment_games: usize,
    experiment_players: usize,
    trace_events: usize,
    trace_bytes: usize,
    trace_bytes_together: usize,
    trace_bytes_kept: u64,
}

/// Games, languages and ceilings.
pub(crate) fn show(call: &Call<'_>) -> Answered<Task> {
    let text = || serde_json::to_string(&Meta::new(&call.app.ceilings)).expect("it has only texts and numbers");
    let page = call.app.meta.get_or_init(|| Reply::tagged_json(text()));
    Ok(Task::Done(page.clone()))
}

impl Meta {
    fn new(ceilings: &Ceilings) -> Self {
        let shown = |entry: &'static Entry| {
            let opened = entry.open("", None).map(inviting);
            opened.map_or_else(|_| GameJson::from(entry), |session| GameJson::from(entry).with_picture(session.picture()))
        };
        let language = |language: &i18n::Language| LanguageView { id: language.id, name: language.name, dir: language.direction };
        Self {
            name: "Plyground",
            version: env!("CARGO_PKG_VERSION"),
            languages: i18n::LANGUAGES.iter().map(language).collect(),
            limits: ceilings.into(),
            games: catalogue::games().iter().map(shown).collect(),
            sandboxes: catalogue::sandboxes().iter().map(shown).collect(),
        }
    }
}

impl From<&Ceilings> for LimitsView {
    fn from(ceilings: &Ceilings) -> Self {
        Self {
            body_bytes: ceilings.body_bytes,
            import_bytes: ceilings.import_bytes,
            address_bytes: LONGEST_ADDRESS,
            head_seconds: ceilings.head_time.as_secs(),
            body_seconds: ceilings.body_time.as_secs(),
            request_seconds: ceilings.request_time.as_secs(),
            write_seconds: ceilings.write_time.as_secs(),
            connections: ceilings.connections,
            listeners: ceilings.listeners,
            light_work: ceilings.light_work,
            heavy_work: ceilings.heavy_work,
            queue_seconds: ceilings.queue_time.as_secs(),
            sessions: ceilings.sessions,
            nodes_of_a_game: ceilings.nodes_of_a_game,
            jobs_running: ceilings.jobs_running,
            jobs_waiting: ceilings.jobs_waiting,
            jobs_kept: ceilings.jobs_kept,
            seconds: ceilings.time.as_secs(),
            memory_bytes: ceilings.memory_bytes,
            memory_bytes_together: ceilings.memory_bytes_together,
            threads: ceilings.threads,
            events: ceilings.events,
            experiments_running: ceilings.experiments_running,
            experiment_games: ceilings.experiment_games,
            experiment_players: ceilings.experiment_players,
            trace_events: MOST_EVENTS,
            trace_bytes: ceilings.trace_bytes,
            trace_bytes_together: ceilings.trace_bytes_together,
            trace_bytes_kept: ceilings.trace_bytes_kept,
        }
    }
}

/// The messages of a language.
pub(crate) fn messages(call: &Call<'_>) -> Answered<Task> {
    let language = call.name()?;
    let catalogue = i18n::catalogue(&language).ok_or_else(|| {
        let known: Vec<&str> = i18n::LANGUAGES.iter().map(|language| language.id).collect();
        let message = format!("there is no language `{language}`; there are {}", known.join(", "));
        Problem::new(StatusCode::NOT_FOUND, "unknown-language", message).with("language", &language).with("known", known.join(", "))
    })?;
    Ok(Task::Done(Reply::tagged_json(serde_json::to_string(&catalogue).expect("messages are JSON"))))
}

/// The description of this API.
pub(crate) fn openapi(_: &Call<'_>) -> Answered<Task> {
    Ok(Task::Done(Reply::tagged_json(OPENAPI)))
}
