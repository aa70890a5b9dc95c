//! The description of the API, `openapi.json`: made from the types that handlers read and write.
//!
//! A test compares the file with what would be made; `PLYGROUND_BLESS=1 cargo test -p plyground-app openapi` writes it.

use crate::api::{experiments, export, games, import, jobs, meta, plots, sessions, take_along, traces};
use crate::experiments::{ExperimentPreview, ExperimentShort, ExperimentView};
use crate::i18n::Texts;
use crate::jobs::{JobView, NewJob};
use crate::problem::ProblemJson;
use crate::routes::addresses;
use crate::traces::{KeptTraceView, TraceSummary};
use crate::view::{PictureView, PositionView, SessionView};
use plyground_lab::trace::Trace;
use plyground_lab::{Exported, Partway};
use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform as _};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// Describes a type.
type Describe = fn(&mut SchemaGenerator) -> Schema;

fn of<T: JsonSchema>(types: &mut SchemaGenerator) -> Schema {
    types.subschema_for::<T>()
}

/// What one method of an address takes and returns.
struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    query: Option<Describe>,
    /// The body, and whether there must be one.
    body: Option<(Describe, bool)>,
    status: u16,
    /// The media types of what is returned.
    returns: Vec<(&'static str, Option<Describe>)>,
}

impl Operation {
    fn new(method: &'static str, path: &'static str, summary: &'static str) -> Self {
        Self { method, path, summary, query: None, body: None, status: 204, returns: Vec::new() }
    }

    fn query<T: JsonSchema>(self) -> Self {
        Self { query: Some(SchemaGenerator::root_schema_for::<T>), ..self }
    }

    fn takes<T: JsonSchema>(self) -> Self {
        Self { body: Some((of::<T>, true)), ..self }
    }

    fn may_take<T: JsonSchema>(self) -> Self {
        Self { body: Some((of::<T>, false)), ..self }
    }

    fn returns<T: JsonSchema>(self) -> Self {
        Self { status: 200, returns: vec![("application/json", Some(of::<T>))], ..self }
    }

    fn creates<T: JsonSchema>(self) -> Self {
        Self { status: 201, ..self.returns::<T>() }
    }

    fn or_text(mut self, kinds: &[&'static str]) -> Self {
        self.status = 200;
        self.returns.extend(kinds.iter().map(|kind| (*kind, None)));
        self
    }

    fn describe(&self, types: &mut SchemaGenerator, of_what_is_read: &mut SchemaGenerator) -> Value {
        let in_path = self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let mut parameters: Vec<Value> = in_path
            .map(|name| {
                let kind = if ["unit", "half"].contains(&name) { "integer" } else { "string" };
                json!({ "name": name, "in": "path", "required": true, "schema": { "type": kind } })
            })
            .collect();
        let query = self.query.map(|query| query(of_what_is_read).to_value());
        let fields = query.as_ref().and_then(|query| query["properties"].as_object());
        parameters.extend(fields.into_iter().flatten().map(|(name, field)| in_query(name, field)));
        let content = self.returns.iter().map(|(kind, returned)| {
            let schema = returned.map_or_else(|| json!({ "type": "string" }), |returned| returned(types).to_value());
            (kind.to_string(), json!({ "schema": schema }))
        });
        let content: Map<String, Value> = content.collect();
        let done =
            if content.is_empty() { json!({ "description": "Done." }) } else { json!({ "description": "Done.", "content": content }) };
        let problem = json!({ "application/problem+json": { "schema": of::<ProblemJson>(types) } });
        let mut described = json!({
            "summary": self.summary,
            "parameters": parameters,
            "responses": { self.status.to_string(): done, "default": { "description": "A problem.", "content": problem } },
        });
        if let Some((body, is_required)) = self.body {
            let schema = body(of_what_is_read);
            described["requestBody"] = json!({ "required": is_required, "content": { "application/json": { "schema": schema } } });
        }
        described
    }
}

/// A field of a query as a parameter; none of them is required.
fn in_query(name: &str, field: &Value) -> Value {
    let mut schema = field.clone();
    let description = schema.as_object_mut().and_then(|fields| fields.remove("description"));
    schema.as_object_mut().map(|fields| fields.remove("default"));
    if let Some(kind) = schema["type"].as_array().and_then(|kinds| kinds.first().cloned()) {
        schema["type"] = kind;
    }
    json!({ "name": name, "in": "query", "required": false, "description": description.unwrap_or_default(), "schema": schema })
}

fn operations() -> Vec<Operation> {
    let get = |path, summary| Operation::new("get", path, summary);
    let post = |path, summary| Operation::new("post", path, summary);
    let delete = |path, summary| Operation::new("delete", path, summary);
    vec![
        get("/api/v1/meta", "Games, languages, ceilings").returns::<meta::Meta>(),
        get("/api/v1/i18n/{lang}", "The messages of a language").returns::<Texts>(),
        get("/api/v1/openapi.json", "This description").returns::<Map<String, Value>>(),
        post("/api/v1/games/{game}/sessions", "Begin a session").takes::<games::NewSessionRequest>().creates::<SessionView>(),
        post("/api/v1/games/{game}/parse", "Read a position").takes::<games::ParseRequest>().returns::<PositionView>(),
        post("/api/v1/games/{game}/picture", "Read a position and show how it looks")
            .takes::<games::ParseRequest>()
            .returns::<PictureView>(),
        post("/api/v1/games/{game}/compose", "Turn a drawn board into a position").takes::<games::ComposeRequest>().returns::<PositionView>(),
        post("/api/v1/games/{game}/import", "Begin a session with the game in a text").takes::<import::ImportRequest>().creates::<SessionView>(),
        post("/api/v1/games/{game}/player", "Check a player spec").takes::<games::PlayerRequest>().returns::<games::PlayerSpec>(),
        get("/api/v1/sessions", "The sessions that changed last").query::<sessions::ListQuery>().returns::<sessions::SessionList>(),
        get("/api/v1/sessions/{id}", "A session").query::<sessions::Known>().returns::<SessionView>(),
        Operation::new("patch", "/api/v1/sessions/{id}", "Other players, another thrower")
            .query::<sessions::Known>()
            .takes::<sessions::ArrangeRequest>()
            .returns::<SessionView>(),
        delete("/api/v1/sessions/{id}", "Forget a session"),
        post("/api/v1/sessions/{id}/actions", "Play an action; 409 stale-action when the session stands elsewhere")
            .query::<sessions::Known>()
            .takes::<sessions::ActionRequest>()
            .returns::<SessionView>(),
        post("/api/v1/sessions/{id}/chance", "Let chance act")
            .query::<sessions::Known>()
            .takes::<sessions::ChanceRequest>()
            .returns::<SessionView>(),
        post("/api/v1/sessions/{id}/goto", "Go to another point of the game")
            .query::<sessions::Known>()
            .takes::<sessions::GotoRequest>()
            .returns::<SessionView>(),
        get("/api/v1/sessions/{id}/steps", "What may follow the steps so far").query::<sessions::StepsQuery>().returns::<Partway>(),
        get("/api/v1/sessions/{id}/export", "The session as a file: json with every variation, txt, moves, or the game's own format such as pdn")
            .query::<export::ExportQuery>()
            .returns::<Exported>()
            .or_text(&["text/plain"]),
        Operation { status: 202, ..post("/api/v1/jobs", "Order a search; 429 too-many-jobs when too many wait").returns::<NewJob>() }
            .takes::<jobs::JobRequest>(),
        get("/api/v1/jobs/{id}", "How a search stands").returns::<JobView>(),
        delete("/api/v1/jobs/{id}", "Cancel a search").returns::<JobView>(),
        get("/api/v1/traces", "The traces kept in the library, newest first").returns::<traces::TraceList>(),
        post("/api/v1/traces", "Take a trace that was recorded elsewhere").takes::<Trace>().creates::<TraceSummary>(),
        get("/api/v1/traces/{id}", "A trace").returns::<Trace>(),
        Operation::new("put", "/api/v1/traces/{id}", "Keep a trace in the library, or give it another name")
            .may_take::<traces::KeepRequest>()
            .returns::<KeptTraceView>(),
        delete("/api/v1/traces/{id}", "Forget a trace"),
        get("/api/v1/traces/{id}/export", "A trace as a file: json, or its tree drawn as dot, svg or html")
            .query::<traces::ExportQuery>()
            .returns::<Trace>()
            .or_text(&["text/vnd.graphviz", "image/svg+xml", "text/html"]),
        get("/api/v1/experiments", "The experiments in the library, newest first")
            .query::<experiments::ListQuery>()
            .returns::<experiments::ExperimentList>(),
        post(
            "/api/v1/experiments",
            "Begin an experiment and play it in the background: the fields of an experiment's file or the file, perhaps threads and resume",
        )
        .takes::<ExperimentRequest>()
        .creates::<ExperimentShort>(),
        post("/api/v1/experiments/check", "What an experiment would play, and the command line that plays the same; nothing is played")
            .takes::<ExperimentRequest>()
            .returns::<ExperimentPreview>(),
        get(
            "/api/v1/experiments/{id}",
            "An experiment: its plan, how it stands, what came out so far. A beginning of its name will do, and `last` is the newest",
        )
        .returns::<ExperimentView>(),
        delete("/api/v1/experiments/{id}", "Forget an experiment and its games; a run of it ends"),
        post("/api/v1/experiments/{id}/run", "Go on with an experiment").may_take::<experiments::RunRequest>().returns::<ExperimentShort>(),
        delete("/api/v1/experiments/{id}/run", "Stop a run; what was played is kept").returns::<ExperimentShort>(),
        get("/api/v1/experiments/{id}/games", "The games of an experiment, in the order of its units")
            .query::<experiments::GamesQuery>()
            .returns::<experiments::ExperimentGames>(),
        post("/api/v1/experiments/{id}/games/{unit}/{half}/open", "Begin a session with a game of an experiment")
            .may_take::<experiments::OpenRequest>()
            .creates::<SessionView>(),
        get(
            "/api/v1/experiments/{id}/export",
            "An experiment as a file: its results as json or md, its games as jsonl (can be imported again), csv or pdn (checkers), their decisions as csv",
        )
        .query::<take_along::ExportQuery>()
        .returns::<ExperimentView>()
        .or_text(&["text/markdown", "text/csv", "text/plain"]),
        get("/api/v1/experiments/{id}/plots", "The charts of an experiment").query::<plots::PlotQuery>().returns::<plots::PlotList>(),
        get("/api/v1/experiments/{id}/plots/{name}", "A chart of an experiment")
            .query::<plots::PlotQuery>()
            .or_text(&["image/svg+xml", "image/png"]),
        get(
            "/api/v1/events",
            "What happens, as server-sent events: session, info, done, experiment, error, bye. Last-Event-ID goes on where the client was.",
        )
        .query::<EventsQuery>()
        .or_text(&["text/event-stream"]),
    ]
}

/// What the stream of events takes, which every door has in its own way.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "it describes what doors read")]
struct EventsQuery {
    /// Only what belongs to this session.
    session: Option<String>,
}

/// What is to be played: the fields of an experiment's file, or the file itself; games at once, and whether the last run of the
/// same goes on.
#[derive(JsonSchema)]
#[schemars(transform = nothing_required)]
#[expect(dead_code, reason = "it describes what `Wanted::read` takes apart")]
struct ExperimentRequest {
    #[schemars(flatten)]
    experiment: plyground_lab::experiment::Experiment,
    /// Games at once.
    threads: Option<usize>,
    /// Go on with the last run of the same.
    resume: bool,
    /// The text of an experiment's file (TOML), instead of game, players and the other fields.
    file: String,
}

fn nothing_required(schema: &mut Schema) {
    schema.remove("required");
}

/// Says that an object has no other fields, and leaves out what says nothing to a reader.
fn tidy(schema: &mut Schema) {
    if schema.get("properties").is_some() && schema.get("additionalProperties").is_none() {
        schema.insert("additionalProperties".into(), false.into());
    }
    for name in ["$schema", "title", "format", "minimum", "maximum", "minItems", "maxItems"] {
        schema.remove(name);
    }
}

fn description() -> Value {
    let settings = || SchemaSettings::draft2020_12().with(|settings| settings.definitions_path = "/components/schemas".into());
    let mut written = settings().for_serialize().into_generator();
    let mut read = settings().for_deserialize().into_generator();
    let mut paths = Map::new();
    for operation in operations() {
        let described = operation.describe(&mut written, &mut read);
        paths.entry(operation.path).or_insert_with(|| json!({}))[operation.method] = described;
    }
    let mut schemas: Map<String, Value> = read.take_definitions(true).into_iter().collect();
    schemas.extend(written.take_definitions(true));
    schemas.sort_keys();
    for schema in schemas.values_mut() {
        let mut described = Schema::try_from(schema.take()).expect("a schema is an object");
        RecursiveTransform(tidy).transform(&mut described);
        *schema = described.to_value();
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Plyground",
            "version": "1",
            "summary": "Games, searches and positions over HTTP",
            "description": "A server on your own machine. Errors are application/problem+json with a stable code.",
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

#[test]
fn openapi_json_is_what_the_types_say() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
    let text = serde_json::to_string_pretty(&description()).unwrap() + "\n";
    if std::env::var_os("PLYGROUND_BLESS").is_some() {
        std::fs::write(file, &text).unwrap();
    }
    assert!(
        text == meta::OPENAPI || std::env::var_os("PLYGROUND_BLESS").is_some(),
        "run PLYGROUND_BLESS=1 cargo test -p plyground-app openapi"
    );
}

#[test]
fn every_route_is_described() {
    let described: Vec<(&str, &str)> = operations().iter().map(|operation| (operation.method, operation.path)).collect();
    for address in addresses() {
        assert!(described.contains(&address), "{address:?}");
    }
}
