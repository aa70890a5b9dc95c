//! A repeatable load-and-abuse test against a real server process on this machine.
//!
//! ```sh
//! cargo run --release -p plyground-web --example load
//! ```
//!
//! Two hundred games and fifty searches at once, with bad, slow and vanishing clients in between;
//! prints what was answered, how long answers to actions and cancelling took, the slowest ones by
//! name, and the server's largest memory.

mod client;
mod storm;

use plyground_web::{Ceilings, Options, serve};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use storm::{Plan, Report, storm};

/// Answers that are shown one by one.
const SLOWEST: usize = 10;

fn main() {
    let folder = std::env::temp_dir().join(format!("plyground-load-{}", std::process::id()));
    if let Some(library) = std::env::args().skip_while(|argument| argument != "--serve").nth(1) {
        return serve_here(library);
    }
    let (mut child, address) = start(&folder.join("library.sqlite"));
    let started = Instant::now();
    let plan = Plan { sessions: 200, searches: 50, actions: 8, rounds: 40, clients: 16, pause: Duration::from_millis(400) };
    let report = storm(address, plan);
    show(&report, started.elapsed(), peak_memory(child.id()));
    let _ = child.kill();
    let _ = child.wait();
    let _ = std::fs::remove_dir_all(&folder);
}

/// This program again, as a server.
fn start(library: &std::path::Path) -> (Child, SocketAddr) {
    let program = std::env::current_exe().expect("this program has a file");
    let mut child = Command::new(program).arg("--serve").arg(library).stdout(Stdio::piped()).spawn().expect("it can be started");
    let mut line = String::new();
    let output = child.stdout.take().expect("its output was asked for");
    BufReader::new(output).read_line(&mut line).expect("it prints its address");
    let address = line.trim().trim_start_matches("http://").trim_end_matches('/').parse().expect("it is an address");
    (child, address)
}

fn serve_here(library: String) {
    let options = Options { host: "127.0.0.1".into(), port: 0, open: false, library: Some(library.into()), ceilings: Ceilings::default() };
    let stop = Arc::new(AtomicBool::new(false));
    serve(&options, &stop, |url| println!("{url}")).expect("the server runs");
}

/// The largest memory a process has had, in MiB, where the system tells.
fn peak_memory(id: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| kilobytes >> 10)
}

fn show(report: &Report, elapsed: Duration, memory: Option<u64>) {
    let total: u64 = report.answers.values().sum();
    println!("{:<14} {:>8} {:>8}", "what", "status", "count");
    for ((what, status), count) in &report.answers {
        println!("{what:<14} {status:>8} {count:>8}");
    }
    println!("\nrequests                    {total} in {:.1} s", elapsed.as_secs_f64());
    for (when, acted) in [("many at once", &report.calm), ("one at a time", &report.alone), ("in a storm", &report.stormy)] {
        let times: Vec<Duration> = acted.iter().map(|acted| acted.took).collect();
        println!("actions, {when:<18} {}", spread(&times));
    }
    println!("searches running at once    {}", report.running);
    println!("cancelling                  {}", spread(&report.cancels));
    let mut slowest: Vec<_> = report.calm.iter().map(|acted| (acted, "many at once")).collect();
    slowest.extend(report.alone.iter().map(|acted| (acted, "one at a time")));
    slowest.extend(report.stormy.iter().map(|acted| (acted, "in a storm")));
    slowest.sort_by_key(|(acted, _)| std::cmp::Reverse(acted.took));
    for (acted, when) in slowest.iter().take(SLOWEST) {
        println!("    {:>5.1} ms  {} of {}, {when}", millis(acted.took), acted.asked, acted.game);
    }
    println!("games that are not right    {}", report.wrong);
    if let Some(memory) = memory {
        println!("largest memory of the server {memory} MiB");
    }
}

/// How long things took: the middle one, the slowest in a hundred, the slowest.
fn spread(times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort();
    let at = |share: f64| times.get(((times.len().max(1) - 1) as f64 * share) as usize).copied().map_or(0.0, millis);
    format!("median {:.1} ms, 99 of 100 within {:.1} ms, slowest {:.1} ms of {}", at(0.5), at(0.99), at(1.0), times.len())
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}
