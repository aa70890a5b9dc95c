//! `plyground analyze --positions`: the best action and the value of every position in a file.

use crate::args::AnalyzeArgs;
use crate::commands::read_file;
use crate::describe::counted;
use crate::output::{Done, Failure, Out, clear_progress, say, show_progress};
use crate::stop;
use plyground_lab::batch::{Batch, Output, Progress, Sheet};
use plyground_lab::{Complaint, catalogue, seconds, with_thousands};
use serde_json::{Map, json};
use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// Time between two lines of progress.
const PAUSE: Duration = Duration::from_millis(100);

/// Searches every position of one file and writes what was found into another.
pub fn run(args: &AnalyzeArgs, positions: &Path, answers: &Path, out: &mut Out) -> Done {
    let entry = catalogue::find(&args.at.game)?;
    let sheet = Sheet::read(&read_file(positions)?).map_err(|complaint| {
        let message = format!("{}: {}", positions.display(), complaint.message);
        Complaint { message, ..complaint }.with("file", positions.display())
    })?;
    let mut batch = Batch {
        entry,
        variant: args.at.variant.as_deref().unwrap_or(""),
        player: args.player.as_deref().unwrap_or(entry.default_player),
        seed: args.at.seed,
        sheet: &sheet,
        threads: args.many.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
        stop: std::sync::Arc::default(),
    };
    let player = batch.check()?;
    let (mut file, resumed) = Output::open(answers, &sheet, &player, args.many.resume)?;
    if resumed.was_torn {
        say(&format!("the last line of {} was torn; it is searched again", answers.display()));
    }
    let (mut bad, mut done) = (resumed.bad, resumed.done);
    let mut ticker = Ticker { started: Instant::now(), shown: None, is_shown: std::io::stderr().is_terminal() };
    let ran = stop::interruptible(|flag| {
        batch.stop = flag;
        batch.run(resumed.done, &mut |found, progress| {
            file.add(&found.fields)?;
            bad += usize::from(found.is_bad);
            done = progress.done;
            ticker.tell(progress);
            Ok(())
        })
    });
    ticker.clear();
    let is_whole = ran?;
    let all = sheet.rows.len();
    if args.at.json {
        let fields = json!({
            "game": args.at.game, "player": player, "seed": args.at.seed, "out": answers.display().to_string(),
            "positions": all, "done": done, "failed": bad, "resumed": resumed.done,
        });
        out.json(fields.as_object().cloned().unwrap_or_else(Map::new))?;
    } else if is_whole {
        let earlier =
            if resumed.done > 0 { format!(", {} of them by an earlier run", with_thousands(resumed.done as u64)) } else { String::new() };
        writeln!(out, "{} searched by {player}{earlier}; see {}", counted(all as u64, "position", "positions"), answers.display())?;
    }
    if !is_whole {
        say(&format!("stopped after {done} of {all} positions; the same command with --resume goes on"));
        return Err(Failure::Interrupted);
    }
    if bad > 0 {
        let message =
            format!("{bad} of {} could not be searched; the column `error` says why", counted(all as u64, "position", "positions"));
        return Err(Failure::CouldNot(message));
    }
    Ok(())
}

/// Shows on a terminal how far it is, over and over in one line.
struct Ticker {
    started: Instant,
    shown: Option<Instant>,
    is_shown: bool,
}

impl Ticker {
    fn tell(&mut self, progress: Progress) {
        if self.is_shown && self.shown.is_none_or(|shown| shown.elapsed() >= PAUSE) {
            self.shown = Some(Instant::now());
            show_progress(&in_words(progress, self.started.elapsed()));
        }
    }

    fn clear(&self) {
        if self.shown.is_some() {
            clear_progress();
        }
    }
}

/// How far it has come, how fast it goes, and how long it will take.
fn in_words(Progress { done, all, now }: Progress, elapsed: Duration) -> String {
    let rate = now as f64 / elapsed.as_secs_f64().max(1e-9);
    let left = Duration::from_secs_f64(all.saturating_sub(done) as f64 / rate.max(1e-9));
    let rate = if rate >= 10.0 { format!("{rate:.0}/s") } else { format!("{:.1}/min", 60.0 * rate) };
    format!("{done} of {all} positions, {rate}, {} left", seconds(left))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_tells_rate_and_time_left() {
        let progress = Progress { done: 150, all: 200, now: 100 };
        assert_eq!(in_words(progress, Duration::from_secs(5)), "150 of 200 positions, 20/s, 2.50 s left");
        assert_eq!(in_words(progress, Duration::from_secs(100)), "150 of 200 positions, 60.0/min, 50.00 s left");
    }
}
