//! Load and abuse: many games, many searches, and clients that behave badly, all at the same time.

use super::client::{api, connect, raw, request};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How hard to blow.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Games at once.
    pub sessions: usize,
    /// Searches at once.
    pub searches: usize,
    /// Actions in each game: before the searches, during them, and again in the storm.
    pub actions: usize,
    /// How often every kind of abuse is tried.
    pub rounds: usize,
    /// Clients at once.
    pub clients: usize,
    /// Time between two cancellings, so that every search gets to run for a while.
    pub pause: Duration,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    /// Answers by what was asked and by status; `lost` where there was none.
    pub answers: BTreeMap<(&'static str, String), u64>,
    /// Answers to actions while nothing else happened: as many clients as there are, without a pause.
    pub calm: Vec<Acted>,
    /// Answers to actions of one client alone while the searches run.
    pub alone: Vec<Acted>,
    /// Answers to actions in the middle of it all.
    pub stormy: Vec<Acted>,
    /// How long each cancelling took.
    pub cancels: Vec<Duration>,
    /// Searches that were running when all had been ordered.
    pub running: usize,
    /// Games that did not stand where they should at the end.
    pub wrong: usize,
}

/// The answer to an action, a throw or a step back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Acted {
    /// How long it took.
    pub took: Duration,
    /// What was asked.
    pub asked: &'static str,
    /// The game.
    pub game: &'static str,
}

/// The report while it is being written by many.
struct Notes(Mutex<Report>);

impl Notes {
    fn write(&self, change: impl FnOnce(&mut Report)) {
        change(&mut self.0.lock().expect("nobody panics while writing"));
    }

    fn count(&self, what: &'static str, status: Option<u16>) {
        let status = status.map_or_else(|| "lost".into(), |status| status.to_string());
        self.write(|report| *report.answers.entry((what, status)).or_default() += 1);
    }
}

/// Players that would think for years, or take all the memory there is.
const GREEDY: [(&str, &[&str]); 5] = [
    ("barjis", &["expectiminimax:depth=1000", "uct:simulations=1000000000"]),
    ("checkers", &["alphabeta:depth=1000,memory=256MiB", "minimax:depth=1000", "champion:depth=1000,threads=200"]),
    ("connect4", &["pvs:depth=1000,memory=256MiB", "uct:simulations=1000000000", "rollout:games=100000000"]),
    ("redswapblue", &["astar", "iddfs", "bfs"]),
    ("2048", &["expectimax:depth=1000", "star2:depth=1000"]),
];

/// Blows, and tells what came of it.
pub fn storm(address: SocketAddr, plan: Plan) -> Report {
    let notes = Notes(Mutex::default());
    let games: Vec<(usize, String)> = in_parallel(plan.clients, plan.sessions, |index| begin(address, index, &notes));
    in_parallel(plan.clients, games.len(), |index| {
        let acted = play(address, &games[index], plan.actions, &notes);
        notes.write(|report| report.calm.extend(acted));
    });
    // The last games think, the others go on playing.
    let thinking = &games[games.len().saturating_sub(plan.searches)..];
    let jobs: Vec<Option<String>> = in_parallel(plan.clients, thinking.len(), |index| order(address, &thinking[index], &notes));
    let jobs: Vec<String> = jobs.into_iter().flatten().collect();
    let count = running(address, &jobs);
    notes.write(|report| report.running = count);
    for game in &games[..games.len() - thinking.len()] {
        let acted = play(address, game, plan.actions, &notes);
        notes.write(|report| report.alone.extend(acted));
    }
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| slow_clients(address, &is_over, &notes));
        scope.spawn(|| {
            in_parallel(plan.clients.div_ceil(2), plan.rounds, |round| abuse(address, round, &thinking[0].1, &notes));
        });
        let playing = games.len() - thinking.len();
        in_parallel(plan.clients.div_ceil(2), playing, |index| {
            let acted = play(address, &games[index], plan.actions, &notes);
            notes.write(|report| report.stormy.extend(acted));
        });
        is_over.store(true, Ordering::SeqCst);
    });
    for job in &jobs {
        std::thread::sleep(plan.pause);
        let started = Instant::now();
        let status = api(address, "DELETE", &format!("/jobs/{job}"), None).ok().map(|(status, _)| status);
        let took = started.elapsed();
        notes.count("cancel", status);
        notes.write(|report| report.cancels.push(took));
    }
    let wrong = games.iter().filter(|(_, id)| !stands(address, id)).count();
    notes.write(|report| report.wrong = wrong);
    notes.0.into_inner().expect("nobody panics while writing")
}

/// Does work number 0 to `count` on so many threads; the results in order.
fn in_parallel<T: Send>(threads: usize, count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(count)));
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        break;
                    }
                    let result = work(index);
                    done.lock().expect("nobody panics while holding it").push((index, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("all threads have ended");
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

fn begin(address: SocketAddr, index: usize, notes: &Notes) -> (usize, String) {
    let game = index % GREEDY.len();
    let made = api(address, "POST", &format!("/games/{}/sessions", GREEDY[game].0), Some(&json!({ "seed": index })));
    notes.count("begin", made.as_ref().ok().map(|(status, _)| *status));
    (game, made.map_or_else(|_| String::new(), |(_, session)| session["id"].as_str().unwrap_or_default().to_string()))
}

/// Plays some actions; how each was answered.
fn play(address: SocketAddr, (game, id): &(usize, String), actions: usize, notes: &Notes) -> Vec<Acted> {
    let mut acted = Vec::with_capacity(actions);
    let Ok((_, mut session)) = api(address, "GET", &format!("/sessions/{id}"), None) else { return acted };
    for _ in 0..actions {
        let ply = &session["ply"];
        let (asked, body) = match session["turn"].as_str() {
            Some("chance") => ("chance", json!({ "outcome": "roll", "ply": ply })),
            Some("one" | "two") => ("actions", json!({ "action": session["actions"][0]["action"], "ply": ply })),
            _ => ("goto", json!({ "to": "start" })),
        };
        let started = Instant::now();
        let answer = api(address, "POST", &format!("/sessions/{id}/{asked}"), Some(&body));
        acted.push(Acted { took: started.elapsed(), asked, game: GREEDY[*game].0 });
        notes.count("action", answer.as_ref().ok().map(|(status, _)| *status));
        match answer {
            Ok((200, next)) => session = next,
            _ => break,
        }
    }
    acted
}

/// How many of the searches run, as soon as one does: on a busy machine it may take a moment until a thread gets its turn.
fn running(address: SocketAddr, jobs: &[String]) -> usize {
    let state = |job: &String| api(address, "GET", &format!("/jobs/{job}"), None).map_or(Value::Null, |(_, view)| view["state"].clone());
    loop {
        let states: Vec<Value> = jobs.iter().map(state).collect();
        let count = states.iter().filter(|state| *state == "running").count();
        if count > 0 || states.iter().all(|state| state != "queued") {
            return count;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn order(address: SocketAddr, (game, id): &(usize, String), notes: &Notes) -> Option<String> {
    let (_, session) = api(address, "GET", &format!("/sessions/{id}"), None).ok()?;
    let specs = GREEDY[*game].1;
    let spec = specs[id.len().wrapping_add(usize::from(id.as_bytes().first().copied().unwrap_or(0))) % specs.len()];
    let body = json!({ "kind": "hints", "session": id, "ply": session["ply"], "player": spec });
    let answer = api(address, "POST", "/jobs", Some(&body));
    notes.count("search", answer.as_ref().ok().map(|(status, _)| *status));
    answer.ok()?.1["id"].as_str().map(Into::into)
}

/// True when a game can be asked for and its tree agrees with where it stands.
fn stands(address: SocketAddr, id: &str) -> bool {
    let Ok((200, session)) = api(address, "GET", &format!("/sessions/{id}"), None) else { return false };
    let node = session["node"].as_u64().unwrap_or(u64::MAX) as usize;
    session["tree"].get(node).is_some_and(|node: &Value| node["ply"] == session["ply"])
}

/// Clients that say what they want letter by letter, or nothing at all.
fn slow_clients(address: SocketAddr, is_over: &AtomicBool, notes: &Notes) {
    let mut streams: Vec<_> = (0..20).filter_map(|_| connect(address).ok()).collect();
    notes.write(|report| *report.answers.entry(("slow client", "opened".into())).or_default() += streams.len() as u64);
    while !is_over.load(Ordering::SeqCst) {
        for stream in streams.iter_mut().skip(5) {
            let _ = stream.write_all(b"G");
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Everything bad, once.
fn abuse(address: SocketAddr, round: usize, id: &str, notes: &Notes) {
    let huge = format!("{{\"text\":\"{}\"}}", "4".repeat(1 << 20));
    let deep = "[".repeat(50_000);
    let status = |answer: std::io::Result<(u16, String)>| answer.ok().map(|(status, _)| status);
    for body in
        ["{", "", "null", "[]", "{\"action\":4,\"ply\":0}", "{\"action\":\"4\",\"ply\":-1}", "{\"action\":\"4\",\"ply\":0,\"x\":1}", &deep]
    {
        notes.count("bad json", status(request(address, "POST", &format!("/api/v1/sessions/{id}/actions"), Some(body))));
    }
    notes.count("huge body", status(request(address, "POST", "/api/v1/games/connect4/parse", Some(&huge))));
    let endless = format!("POST /api/v1/games/connect4/parse HTTP/1.1\r\nhost: {address}\r\ncontent-length: 99999999999\r\n\r\n");
    notes.count("huge length", status(raw(address, endless.as_bytes())));
    let ply = api(address, "GET", &format!("/sessions/{id}"), None).map_or(Value::Null, |(_, session)| session["ply"].clone());
    let depth = json!({ "kind": "hints", "session": id, "ply": ply, "player": "expectiminimax:depth=4294967296" }).to_string();
    notes.count("absurd depth", status(request(address, "POST", "/api/v1/jobs", Some(&depth))));
    for path in
        ["/../../etc/passwd", "/%2e%2e%2f%2e%2e%2fetc/passwd", "/api/v1/sessions/..%2f..", "//", "/api/v1/sessions/%00", "/js/..\\..\\x"]
    {
        notes.count("path trick", status(request(address, "GET", path, None)));
    }
    let long = format!("/{}", "a".repeat(if round.is_multiple_of(2) { 10_000 } else { 100_000 }));
    notes.count("long address", status(request(address, "GET", &long, None)));
    for bytes in
        [&b"GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n"[..], b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", b"GET\r\n\r\n"]
    {
        notes.count("no request", status(raw(address, bytes)));
    }
    // Half a request and away; a stream and away.
    for text in ["POST /api/v1/jobs HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{\"kind\"", "GET /api/v1/ev"] {
        let dropped = connect(address).and_then(|mut stream| stream.write_all(text.as_bytes()));
        notes.count("dropped", dropped.is_ok().then_some(0));
    }
    let listen = format!("GET /api/v1/events?session={id} HTTP/1.1\r\nhost: {address}\r\n\r\n");
    let dropped = connect(address).and_then(|mut stream| stream.write_all(listen.as_bytes()));
    notes.count("dropped", dropped.is_ok().then_some(0));
}
