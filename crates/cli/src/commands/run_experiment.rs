//! An experiment from the command line: played with progress, kept, summed up.

use super::plot::{Drawn, make_folder};
use super::results;
use crate::args::RunArgs;
use crate::output::{Done, Failure, Out, clear_progress, say, show_progress};
use crate::stop;
use plyground_lab::experiment::{Experiment, Heading, Part, PartFile, Play, Progress, Run};
use plyground_lab::library::Library;
use plyground_lab::{Complaint, seconds};
use std::io::{IsTerminal as _, Write as _};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Time between two lines of progress.
const PAUSE: Duration = Duration::from_millis(100);

/// Plays what has not been played yet, and prints the tables. `source` is the command that repeats it.
pub fn play(experiment: &Experiment, source: &str, args: &RunArgs, out: &mut Out) -> Done {
    if let (Some(part), Some(file)) = (args.part, &args.out) {
        experiment.check()?;
        let heading = Heading::new(experiment.clone(), source);
        let (file, known) = PartFile::open(file, &heading, args.resume)?;
        let is_whole = go(experiment, part, &known, args, &|play| file.add(play))?;
        return if is_whole { Ok(()) } else { Err(Failure::Interrupted) };
    }
    if let Some(folder) = &args.plot {
        // A folder that cannot be made is better known before the games than after them.
        make_folder(folder)?;
    }
    let library = Library::open_at(args.library.as_deref())?;
    let kept = library.begin_experiment(experiment, source, args.resume)?;
    let known = library.outcomes(&kept.id)?;
    let is_whole = go(experiment, Part::WHOLE, &known, args, &|play| library.keep_play(&kept.id, play).map(drop))?;
    let mut kept = library.experiment(&kept.id)?;
    kept.source = kept.again(args.library.as_deref());
    let results = library.results(&kept)?;
    let drawn = args.plot.as_ref().map(|folder| Drawn::new(folder, &kept, &results)).transpose()?;
    results::show(&kept, &results, drawn.as_ref(), args.json, out)?;
    if is_whole {
        return Ok(());
    }
    out.flush()?;
    say(&format!("stopped after {} of {} games; the same command with --resume goes on", kept.games_done, kept.games_all));
    Err(Failure::Interrupted)
}

/// Plays, with progress on a terminal; true when everything was played.
fn go(
    experiment: &Experiment,
    part: Part,
    known: &[Play],
    args: &RunArgs,
    keep: &(dyn Fn(&Play) -> Result<(), Complaint> + Sync),
) -> Result<bool, Complaint> {
    let (entry, schedule) = experiment.check()?;
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let (started, shown) = (Instant::now(), Mutex::new(None::<Instant>));
    let shows_progress = std::io::stderr().is_terminal();
    let tell = |progress: Progress| {
        let Ok(mut shown) = shown.try_lock() else { return };
        if !shows_progress || shown.is_some_and(|shown| shown.elapsed() < PAUSE) {
            return;
        }
        *shown = Some(Instant::now());
        show_progress(&in_words(progress, started.elapsed()));
    };
    let played = stop::interruptible(|stop| {
        let run = Run { experiment, schedule: &schedule, entry, part, threads, known, stop };
        run.play(&|play, progress| {
            keep(play)?;
            tell(progress);
            Ok(())
        })
    });
    if shows_progress {
        clear_progress();
    }
    played
}

/// How far it has come, how fast it goes, and how long it will take.
fn in_words(Progress { done, all, now }: Progress, elapsed: Duration) -> String {
    let rate = now as f64 / elapsed.as_secs_f64().max(1e-9);
    let left = Duration::from_secs_f64((all.saturating_sub(done)) as f64 / rate.max(1e-9));
    let rate = if rate >= 10.0 { format!("{rate:.0} games/s") } else { format!("{:.1} games/min", 60.0 * rate) };
    format!("{done} of {all} games, {rate}, {} left", seconds(left))
}
