//! How a training tells what it does: a line that changes on a terminal, a line a minute anywhere else.

use plyground_lab::training::{Progress, Stretch};
use plyground_lab::with_thousands;
use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// How often progress is told where it does not go to a terminal.
const TOLD_EVERY: Duration = Duration::from_secs(60);
/// Classes of games that are told, the highest ones.
const CLASSES: usize = 5;

/// The names of the classes of games, by number.
pub type Names = Vec<Option<String>>;

/// Tells progress on standard error.
pub struct Reporter {
    is_terminal: bool,
    last: Instant,
}

impl Reporter {
    pub fn new() -> Self {
        Self { is_terminal: std::io::stderr().is_terminal(), last: Instant::now() }
    }

    pub fn tell(&mut self, progress: &Progress, names: &Names) {
        let mut stderr = std::io::stderr();
        if self.is_terminal {
            let _ = write!(stderr, "\r{}\x1b[K", summary(progress, names));
        } else if self.last.elapsed() >= TOLD_EVERY {
            self.last = Instant::now();
            let _ = writeln!(stderr, "{}", summary(progress, names));
        }
    }

    /// Clears the line.
    pub fn end(&self) {
        if self.is_terminal {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

/// A training so far in one line.
pub fn summary(progress: &Progress, names: &Names) -> String {
    let history = &progress.history;
    let latest = history.latest();
    let left = progress.left.map_or(String::new(), |left| format!(", {} left", rough(left)));
    let (games, speed) = (with_thousands(history.games), with_thousands(progress.speed as u64));
    format!("{games} games, {speed} moves/s, mean {}{}{left}", mean(latest), shares(latest, names))
}

/// The mean score of a stretch; points without, chances with decimals.
pub fn mean(stretch: &Stretch) -> String {
    let mean = stretch.mean();
    if mean < 10.0 { format!("{mean:.2}") } else { with_thousands(mean.round() as u64) }
}

/// How many games reached each of the highest classes or more: `, 2048 97 %, 4096 81 %`.
pub fn shares(stretch: &Stretch, names: &Names) -> String {
    let known = stretch.classes.keys().rev().filter_map(|&class| Some((class, names.get(class as usize)?.as_ref()?)));
    let mut shares: Vec<String> = known
        .take(CLASSES)
        .map(|(class, name)| {
            let reached: u64 = stretch.classes.range(class..).map(|(_, count)| count).sum();
            format!(", {name} {:.1} %", reached as f64 * 100.0 / stretch.games.max(1) as f64)
        })
        .collect();
    shares.reverse();
    shares.concat()
}

/// A time in hours, minutes or seconds.
fn rough(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        _ => format!("{:.1} h", seconds as f64 / 3600.0),
    }
}
