//! Instructions of the hot paths, counted by Valgrind: the same on a busy machine as on an idle one.
//!
//! ```text
//!   cargo bench --package plyground-session --bench instructions             counts, and compares with instructions.txt
//!   cargo bench --package plyground-session --bench instructions -- uct      only what has `uct` in its name
//!   PLYGROUND_BLESS=1 cargo bench --package plyground-session --bench instructions    writes instructions.txt anew
//! ```
//!
//! The program runs itself under `valgrind --tool=callgrind`, once for each task; only what happens inside [`measured`] is
//! counted. A count that grew by more than [`TOLERANCE`] fails, if the compiler is the one that made the file: another
//! compiler makes other code.

use plyground_session::{Limits, Rng, SearchOptions, Session, catalogue};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hint::black_box;
use std::process::{Command, ExitCode};

/// How much a count may grow, as a share of what it was.
const TOLERANCE: f64 = 0.02;

/// Counts of an earlier version.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.txt");

/// What is done, in which game, from where.
struct Task {
    game: &'static str,
    variant: &'static str,
    position: &'static str,
    work: Work,
}

#[derive(Clone, Copy)]
enum Work {
    /// Lists and plays all actions to a depth.
    Perft(u32),
    /// Plays games at random.
    PlayOut(u32),
    /// Searches.
    Think(&'static str),
    /// Solves a puzzle.
    Solve(&'static str),
}

const fn task(game: &'static str, variant: &'static str, position: &'static str, work: Work) -> Task {
    Task { game, variant, position, work }
}

const BARJIS: &str = "0,17,39,62/0,11,30,58/1/three";
const BOARD: &str = "0,0,0,2/0,0,4,8/2,4,16,32/2,8,64,128";

const TASKS: &[Task] = &[
    task("connect4", "", "", Work::Perft(6)),
    task("connect4", "columns=9,rows=7", "", Work::Perft(5)),
    task("checkers", "", "", Work::Perft(7)),
    task("barjis", "", "", Work::PlayOut(20)),
    task("2048", "", "", Work::PlayOut(300)),
    task("connect4", "", "", Work::Think("minimax:depth=5")),
    task("connect4", "", "44453", Work::Think("alphabeta:depth=9,memory=4MiB")),
    task("connect4", "", "44453", Work::Think("pvs:depth=9,memory=4MiB")),
    task("checkers", "", "", Work::Think("alphabeta:depth=6,memory=4MiB")),
    task("checkers", "", "", Work::Think("champion:depth=7,memory=4MiB")),
    task("connect4", "", "", Work::Think("uct:simulations=2000")),
    task("2048", "", BOARD, Work::Think("expectimax:depth=3")),
    task("2048", "", BOARD, Work::Think("star2:depth=3")),
    task("barjis", "", BARJIS, Work::Think("star2:depth=2,cover=0.95")),
    task("redswapblue", "n=3", "", Work::Solve("bfs:nodes=20000")),
    task("redswapblue", "n=3", "", Work::Solve("astar:nodes=20000")),
    task("redswapblue", "n=3", "", Work::Solve("beam:width=100")),
    task("connect4", "", "44444326555115222", Work::Think("perfect:book=off,memory=4MiB")),
];

impl Task {
    fn name(&self) -> String {
        let work = match self.work {
            Work::Perft(depth) => format!("perft {depth}"),
            Work::PlayOut(games) => format!("{games} random games"),
            Work::Think(spec) | Work::Solve(spec) => spec.to_string(),
        };
        [self.game, self.variant, self.position, &work].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Does the work once; everything before the work itself is not counted.
    fn run(&self) {
        let position = Some(self.position).filter(|position| !position.is_empty());
        let session = catalogue::find(self.game).and_then(|entry| entry.open(self.variant, position)).expect("the task can be opened");
        let spec = match self.work {
            Work::Think(spec) | Work::Solve(spec) => spec,
            Work::Perft(_) | Work::PlayOut(_) => "first",
        };
        let mut player = session.player(spec, 0).expect("the task names a player");
        let ask = SearchOptions::default();
        match self.work {
            Work::Perft(depth) => measured(&*session, |session| session.divide(depth, &Limits::default())),
            Work::PlayOut(games) => measured(&*session, |session| session.play_outs(games, &mut Rng::new(1))),
            Work::Think(_) => measured(&*session, |session| session.think(&mut player, &ask)),
            Work::Solve(_) => measured(&*session, |session| session.solve(&mut player, &ask)),
        }
    }

    /// The instructions of the work, counted in a process of its own.
    fn count(&self, number: usize) -> u64 {
        let file = std::env::temp_dir().join(format!("plyground-instructions-{}-{number}", std::process::id()));
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--toggle-collect=*instructions*measured*"])
            .arg(format!("--callgrind-out-file={}", file.display()))
            .arg(std::env::current_exe().expect("a program knows where it is"))
            .arg(format!("--do={number}"))
            .output()
            .expect("Valgrind is installed");
        assert!(output.status.success(), "{}: {}", self.name(), String::from_utf8_lossy(&output.stderr));
        let counted = std::fs::read_to_string(&file).expect("Valgrind writes its counts");
        let _ = std::fs::remove_file(&file);
        let total = counted.lines().find_map(|line| line.strip_prefix("totals: ").or(line.strip_prefix("summary: ")));
        total.and_then(|total| total.trim().parse().ok()).expect("Valgrind writes a total")
    }
}

/// What is counted.
#[inline(never)]
fn measured<T>(session: &dyn Session, work: impl FnOnce(&dyn Session) -> T) {
    black_box(work(session));
}

/// The compiler, which decides how many instructions there are.
fn compiler() -> String {
    let output = Command::new("rustc").arg("--version").output();
    output.map_or_else(|_| "an unknown compiler".into(), |output| String::from_utf8_lossy(&output.stdout).trim().into())
}

/// The compiler and the counts of an earlier version.
fn kept() -> (String, BTreeMap<String, u64>) {
    let text = std::fs::read_to_string(KEPT).unwrap_or_default();
    let compiler = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default().to_string();
    let counts = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let (count, name) = line.trim().split_once(' ')?;
        Some((name.to_string(), count.parse().ok()?))
    });
    (compiler, counts.collect())
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    if let Some(number) = words.iter().find_map(|word| word.strip_prefix("--do=")) {
        TASKS[number.parse::<usize>().expect("a number")].run();
        return ExitCode::SUCCESS;
    }
    let (made_by, before) = kept();
    let now_by = compiler();
    let (mut grown, mut text) = (0, format!("# {now_by}\n"));
    println!("{:>14}  {:>8}  task", "instructions", "change");
    for (number, task) in TASKS.iter().enumerate().filter(|(_, task)| words.iter().all(|word| task.name().contains(word))) {
        let (name, count) = (task.name(), task.count(number));
        let change = before.get(&name).map(|before| count as f64 / *before as f64 - 1.0);
        let shown = change.map_or_else(|| "new".into(), |change| format!("{:+.2} %", 100.0 * change));
        println!("{count:>14}  {shown:>8}  {name}");
        grown += usize::from(change.is_some_and(|change| change > TOLERANCE));
        let _ = writeln!(text, "{count} {name}");
    }
    if std::env::var_os("PLYGROUND_BLESS").is_some() {
        std::fs::write(KEPT, text).expect("the counts can be written");
    } else if made_by != now_by {
        println!("instructions.txt was made by {made_by}, this was compiled by {now_by}: no count fails");
    } else if grown > 0 {
        println!("{grown} of them took over {:.0} % more than before", 100.0 * TOLERANCE);
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
