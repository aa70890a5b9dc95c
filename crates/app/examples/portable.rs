//! The same work on every platform: what is printed natively and in WebAssembly must be equal.
//!
//! ```text
//!   cargo run --example portable                  prints the rows
//!   cargo build --example portable --target wasm32-unknown-unknown
//!   node examples/portable.mjs portable.wasm      prints the rows of the WebAssembly program
//! ```
//!
//! A row is a piece of work and what came out: the tasks of `plyground bench` with their nodes, then
//! searches that sample, that run out of memory, that use engines, everything that natively uses threads, and the whole
//! app behind a door without threads.

use plyground_app::{App, Ceilings, Context, Host, Shared, find};
use plyground_lab::batch::{Batch, Sheet};
use plyground_lab::experiment::{Experiment, Part, Run};
use plyground_lab::library::{Kept, Library};
use plyground_lab::training::{Plan, catalogue as trainings};
use plyground_lab::{Complaint, GameTree, Rng, SearchOptions, bench, catalogue};
use serde_json::Value;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// A game, its variant, a position, and who thinks or solves there.
type Search = (&'static str, &'static str, &'static str, &'static str);

const SEARCHES: &[Search] = &[
    ("checkers", "", "", "alphabeta:depth=7"),
    ("checkers", "", "", "champion:nodes=50000"),
    ("checkers", "", "", "uct:simulations=300,seed=3"),
    ("connect4", "", "44", "champion:nodes=50000"),
    ("connect4", "", "44", "uct:simulations=3000,seed=3"),
    ("connect4", "", "44", "uct:simulations=3000,memory=20KiB"),
    ("connect4", "", "44", "ucb1:simulations=3000"),
    ("connect4", "", "44444421226666", "perfect:book=off"),
    ("connect4", "", "4444", "perfect:level=4,seed=5"),
    ("connect4", "", "4453", "alphabeta:depth=9,memory=64KiB"),
    ("connect4", "", "4453", "rollout:player=\"uct:simulations=20\",games=30,threads=3"),
    ("2048", "", "0,0,0,2/0,0,4,8/2,4,16,32/2,8,64,128", "uct:simulations=500"),
    ("2048", "size=3", "0,0,2/0,4,8/2,4,16", "expectimax:depth=5,memory=8KiB"),
    ("barjis", "", "0,17,39,62/0,11,30,58/1/three", "uct:simulations=300"),
    ("redswapblue", "n=2", "", "iddfs:table=4KiB"),
    ("redswapblue", "n=2", "", "idastar:table=1KiB"),
    ("redswapblue", "n=3", "", "idastar:table=64KiB,nodes=200000"),
    ("redswapblue", "n=3", "", "astar:memory=1MiB"),
    ("redswapblue", "n=3", "", "bfs:memory=1MiB"),
    ("redswapblue", "n=3", "", "champion:threads=2"),
    ("redswapblue", "n=4", "", "quick"),
];

/// Work that is no single search; each gives its row.
const OTHERS: &[fn() -> Result<String, Complaint>] = &[experiment, batch, training, library, app];

/// How many rows there are.
fn count() -> usize {
    bench::TASKS.len() + SEARCHES.len() + OTHERS.len()
}

/// Does the work of a row, and says what came out.
fn row(index: usize) -> String {
    let others = bench::TASKS.len() + SEARCHES.len();
    let row = match (bench::TASKS.get(index), index.checked_sub(bench::TASKS.len()).and_then(|index| SEARCHES.get(index))) {
        (Some(task), _) => task.run(&<_>::default()).map(|measured| format!("{}: {}", measured.name, measured.nodes)),
        (_, Some(search)) => think(search),
        _ => OTHERS[index - others](),
    };
    row.unwrap_or_else(|complaint| panic!("row {index}: {complaint}"))
}

fn think((game, variant, position, spec): &Search) -> Result<String, Complaint> {
    let session = catalogue::find(game)?.open(variant, Some(*position).filter(|position| !position.is_empty()))?;
    let mut player = session.player(spec, 1)?;
    let options = SearchOptions::default();
    let (nodes, stopped, found) = if let Some(way) = session.solve(&mut player, &options) {
        (way.counters.nodes, way.stopped, format!("{:?}", way.steps.map(|steps| steps.cost)))
    } else {
        let answer = session.think(&mut player, &options);
        (answer.counters.nodes, answer.stopped, format!("{:?} {}", answer.best, answer.worth.value))
    };
    Ok(format!("{game} {variant} {position} {spec}: {nodes} {} {found}", stopped.word()))
}

/// Natively on two threads, which changes nothing.
fn experiment() -> Result<String, Complaint> {
    let experiment = Experiment::new("connect4", &["greedy", "uct:simulations=20", "alphabeta:depth=2"], 4);
    let (entry, schedule) = experiment.check()?;
    let run = Run { experiment: &experiment, schedule: &schedule, entry, part: Part::WHOLE, threads: 2, known: &[], stop: <_>::default() };
    let plays = Mutex::new(Vec::new());
    run.play(&|play, _| {
        let lengths = (play.unit, play.half, play.actions.len());
        plays.lock().expect("nobody panics here").push(lengths);
        Ok(())
    })?;
    let mut plays = plays.into_inner().expect("nobody panics here");
    plays.sort_unstable();
    Ok(format!("experiment: {plays:?}"))
}

fn batch() -> Result<String, Complaint> {
    let sheet = Sheet::read(b"112233\n99\n4444\n")?;
    let (entry, player) = (catalogue::find("connect4")?, "alphabeta:depth=5");
    let batch = Batch { entry, variant: "", player, seed: 0, sheet: &sheet, threads: 2, stop: <_>::default() };
    let mut best = Vec::new();
    batch.run(0, &mut |found, _| {
        best.push(found.fields[..3].join(" "));
        Ok(())
    })?;
    Ok(format!("batch: {}", best.join(", ")))
}

fn training() -> Result<String, Complaint> {
    let subject = trainings::Subject {
        game: "connect4".into(),
        variant: "columns=4,rows=4".into(),
        network: String::new(),
        base: 0.0,
        is_coherent: false,
        seed: 7,
    };
    let mut trainer = trainings::begin(&subject, trainings::usual_method("connect4"))?;
    let plan = Plan { games: Some(200), ..Plan::default() };
    let progress = trainer.run(&plan, &<_>::default(), &mut |_| ())?;
    Ok(format!("training: {} games, {} decisions", progress.history.games, progress.history.decisions))
}

fn library() -> Result<String, Complaint> {
    let mut tree = GameTree::new(catalogue::find("connect4")?.open("", None)?);
    tree.play("4")?;
    let game = Kept {
        id: "one".into(),
        players: vec!["human".into(), "random".into()],
        seed: 1,
        dice: plyground_lab::Dice::Program,
        tree: tree.to_stored(),
        created: 1,
        updated: 2,
        revision: 3,
        summary: "{}".into(),
    };
    let library = Library::in_memory()?;
    library.add(&game)?;
    let loaded = library.load("one")?.map(|kept| kept.tree == game.tree);
    Ok(format!("library: {} game, the same again: {loaded:?}", library.count()?))
}

/// A door without threads, where nothing is left to chance.
#[derive(Default)]
struct Alone {
    drawn: AtomicU64,
}

impl Host for Alone {
    fn milliseconds(&self) -> i64 {
        1_700_000_000_000
    }

    fn random(&self) -> u64 {
        Rng::new(self.drawn.fetch_add(1, Ordering::SeqCst)).bits()
    }

    fn spawn(&self, _: &str, _: usize, _: Box<dyn FnOnce() + Send>) -> bool {
        false
    }
}

/// What the app replies; a search that waits is done first.
fn ask(app: &Shared, method: &str, path: &str, body: &str) -> Result<Value, Complaint> {
    while app.work_once() {}
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let refused = |problem: plyground_app::Problem| Complaint::new("refused", problem.message);
    let task = find(method, path).and_then(|found| found.plan(app, query, body.to_string().into())).map_err(refused)?;
    let reply = task.run(&Context::new(app, None));
    let read = serde_json::from_slice(&reply.body).unwrap_or_default();
    if reply.status.is_success() { Ok(read) } else { Err(Complaint::new("refused", String::from_utf8_lossy(&reply.body))) }
}

/// A game of Barjis with a throw, a move of a program, hints, a recorded search and a look back.
fn app() -> Result<String, Complaint> {
    let app = App::new(Library::in_memory()?, Ceilings { threads: 1, ..Ceilings::default() }, Box::new(Alone::default()));
    let begun = ask(&app, "POST", "/api/v1/games/barjis/sessions", r#"{"position": "0,17,39,62/0,11,30,58/1/-", "seed": 4}"#)?;
    let id = begun["id"].as_str().unwrap_or_default().to_string();
    let path = format!("/api/v1/sessions/{id}");
    let job = |body: &str| -> Result<Value, Complaint> {
        let job = ask(&app, "POST", "/api/v1/jobs", body)?;
        let shown = ask(&app, "GET", &format!("/api/v1/jobs/{}", job["id"].as_str().unwrap_or_default()), "")?;
        Ok(shown["summary"].clone())
    };
    let thrown = ask(&app, "POST", &format!("{path}/chance"), r#"{"outcome": "roll", "ply": 0}"#)?;
    let hints = job(&format!(r#"{{"kind": "hints", "session": "{id}", "ply": 1, "player": "expectiminimax:depth=1"}}"#))?;
    let moved = job(&format!(r#"{{"kind": "move", "session": "{id}", "ply": 1, "player": "expectiminimax:depth=1"}}"#))?;
    let trace = job(r#"{"kind": "trace", "game": "connect4", "position": "4453", "player": "alphabeta:depth=4"}"#)?;
    let review = job(&format!(r#"{{"kind": "review", "session": "{id}", "player": "expectiminimax:depth=1"}}"#))?;
    let page = ask(&app, "GET", "/api/v1/i18n/ar", "")?;
    Ok(format!(
        "app: {} {}, {} of {} nodes, {} events, {} judged, {} messages",
        thrown["position"],
        moved["action"],
        hints["value"],
        hints["nodes"],
        trace["events"],
        review["decisions"].as_array().map_or(0, Vec::len),
        page["messages"].as_object().map_or(0, serde_json::Map::len)
    ))
}

fn main() {
    // In WebAssembly there is nowhere to print to: the rows are asked for one by one.
    if !cfg!(target_family = "wasm") {
        for index in 0..count() {
            println!("{}", row(index));
        }
    }
}

/// What JavaScript calls.
#[cfg(target_family = "wasm")]
#[allow(unsafe_code, reason = "an exported name is unsafe, because another part of the program might have the same")]
mod exports {
    use std::sync::Mutex;

    static TEXT: Mutex<String> = Mutex::new(String::new());

    fn tell(text: String) -> usize {
        let mut kept = TEXT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *kept = text;
        kept.len()
    }

    /// How many rows there are.
    #[unsafe(no_mangle)]
    extern "C" fn rows() -> usize {
        // A panic ends the program without a word, unless its words are kept.
        std::panic::set_hook(Box::new(|panic| {
            tell(panic.to_string());
        }));
        super::count()
    }

    /// Does the work of a row.
    #[unsafe(no_mangle)]
    extern "C" fn run(row: usize) {
        tell(super::row(row));
    }

    /// Where the text of the last row, or of the panic, begins.
    #[unsafe(no_mangle)]
    extern "C" fn text() -> *const u8 {
        TEXT.lock().unwrap_or_else(std::sync::PoisonError::into_inner).as_ptr()
    }

    /// How many bytes it has.
    #[unsafe(no_mangle)]
    extern "C" fn length() -> usize {
        TEXT.lock().unwrap_or_else(std::sync::PoisonError::into_inner).len()
    }
}
