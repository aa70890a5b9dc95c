//! A real server on a real port: starting, ending, slow clients, and a short storm.

#[path = "../examples/load/client.rs"]
mod client;
#[path = "../examples/load/storm.rs"]
mod storm;

use client::{connect, request};
use plyground_web::{Ceilings, Options, serve};
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use storm::{Plan, storm};

/// Waits until something holds.
fn until(holds: impl Fn() -> bool) {
    let started = Instant::now();
    while !holds() {
        assert!(started.elapsed() < GIVE_UP, "it does not come to that");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A test that waits for something gives up after this long; no machine is that busy.
const GIVE_UP: Duration = Duration::from_secs(600);

/// A server in a thread of its own.
struct Running {
    address: SocketAddr,
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
    _folder: tempfile::TempDir,
}

impl Running {
    fn start(port: u16, ceilings: Ceilings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let library = Some(folder.path().join("library.sqlite"));
        let (told, hears) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let flag = stop.clone();
        let thread = std::thread::spawn(move || {
            let options = Options { host: "127.0.0.1".into(), port, open: false, library, ceilings };
            serve(&options, &flag, |url| told.send(url.to_string()).unwrap()).unwrap();
        });
        let url = hears.recv_timeout(GIVE_UP).expect("the server says where it is");
        let address = url.trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
        Self { address, stop, thread, _folder: folder }
    }

    /// Ends the server and waits for that.
    fn end(self) {
        self.stop.store(true, Ordering::SeqCst);
        self.thread.join().unwrap();
    }
}

#[test]
fn a_taken_port_makes_way_for_the_next_and_the_end_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let server = Running::start(port, Ceilings::default());
    assert!(server.address.port() > port);
    assert_eq!(request(server.address, "GET", "/", None).unwrap().0, 200);
    let mut listener = connect(server.address).unwrap();
    listener.write_all(format!("GET /api/v1/events HTTP/1.1\r\nhost: {}\r\n\r\n", server.address).as_bytes()).unwrap();
    let mut idle = connect(server.address).unwrap();
    std::thread::sleep(Duration::from_millis(200));
    server.end();
    let mut heard = String::new();
    let _ = listener.read_to_string(&mut heard);
    assert!(heard.contains("event: bye"), "{heard}");
    assert_eq!(idle.read(&mut [0; 16]).unwrap_or(0), 0);
}

#[test]
fn clients_that_never_finish_their_request_are_let_go() {
    let ceilings = Ceilings { head_time: Duration::from_millis(300), body_time: Duration::from_millis(300), ..Ceilings::default() };
    let server = Running::start(0, ceilings);
    let mut silent = connect(server.address).unwrap();
    silent.write_all(b"GET / HTTP/1.1\r\nhos").unwrap();
    let mut answer = String::new();
    let _ = silent.read_to_string(&mut answer);
    assert!(answer.is_empty() || answer.contains(" 408 "), "{answer}");
    let mut half = connect(server.address).unwrap();
    let head = format!("POST /api/v1/jobs HTTP/1.1\r\nhost: {}\r\ncontent-length: 50\r\n\r\n{{", server.address);
    half.write_all(head.as_bytes()).unwrap();
    let mut bytes = [0; 1024];
    let read = half.read(&mut bytes).unwrap();
    let answer = String::from_utf8_lossy(&bytes[..read]);
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("body-too-slow"), "{answer}");
    server.end();
}

#[test]
fn connections_beyond_the_limit_are_refused_and_places_come_back() {
    let server = Running::start(0, Ceilings { connections: 3, ..Ceilings::default() });
    let held: Vec<_> = (0..3).map(|_| connect(server.address).unwrap()).collect();
    until(|| request(server.address, "GET", "/", None).is_ok_and(|(status, _)| status == 503));
    for _ in 0..5 {
        let mut refused = connect(server.address).unwrap();
        refused.write_all(format!("GET / HTTP/1.1\r\nhost: {}\r\n\r\n", server.address).as_bytes()).unwrap();
        let mut answer = String::new();
        refused.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("retry-after: 1"), "{answer}");
    }
    drop(held);
    until(|| request(server.address, "GET", "/", None).is_ok_and(|(status, _)| status == 200));
    server.end();
}

#[test]
fn a_client_that_never_takes_its_answers_loses_its_place() {
    let server = Running::start(0, Ceilings { connections: 1, write_time: Duration::from_millis(300), ..Ceilings::default() });
    let mut deaf = connect(server.address).unwrap();
    // Far more than the buffers of the system hold.
    let ask = format!("GET /api/v1/meta HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    deaf.write_all(ask.repeat(1000).as_bytes()).unwrap();
    until(|| request(server.address, "GET", "/", None).unwrap().0 != 503);
    drop(deaf);
    server.end();
}

#[test]
fn a_client_that_listens_slowly_keeps_its_place() {
    let server = Running::start(0, Ceilings { write_time: Duration::from_millis(200), ..Ceilings::default() });
    let mut listener = connect(server.address).unwrap();
    listener.write_all(format!("GET /api/v1/events HTTP/1.1\r\nhost: {}\r\n\r\n", server.address).as_bytes()).unwrap();
    std::thread::sleep(Duration::from_millis(600));
    server.end();
    let mut heard = String::new();
    let _ = listener.read_to_string(&mut heard);
    assert!(heard.contains("event: bye"), "{heard}");
}

#[test]
fn a_storm_of_games_searches_and_bad_clients_leaves_the_server_well() {
    let server = Running::start(0, Ceilings::default());
    let report =
        storm(server.address, Plan { sessions: 20, searches: 8, actions: 4, rounds: 3, clients: 6, pause: Duration::from_millis(20) });
    assert_eq!(report.wrong, 0, "{report:?}");
    let bad: Vec<_> = report.answers.keys().filter(|(_, status)| status.starts_with('5')).collect();
    assert!(bad.is_empty(), "{report:?}");
    assert_eq!(report.answers.get(&("search", "202".into())), Some(&8), "{report:?}");
    assert!(report.answers.keys().all(|(what, status)| *what != "action" || status == "200"), "{report:?}");
    assert!(report.running >= 1 && report.cancels.len() == 8, "{report:?}");
    assert_eq!((report.calm.len(), report.stormy.len()), (20 * 4, 12 * 4), "{report:?}");
    assert_eq!(request(server.address, "GET", "/api/v1/meta", None).unwrap().0, 200);
    server.end();
}
