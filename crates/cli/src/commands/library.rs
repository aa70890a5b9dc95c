//! `plyground library`: what is kept, shown again, exported, brought in, checked.

mod game;

use super::results;
use crate::args::{LibraryArgs, LibraryCommand, LibraryDeleteArgs, LibraryExportArgs, LibraryImportArgs, LibraryShowArgs};
use crate::commands::{check_new, read_file, table, write_file};
use crate::output::{Done, Failure, Out, clear_progress, one_line, show_progress};
use crate::stop;
use plyground_lab::experiment::table::bytes;
use plyground_lab::library::{ExportFormat, Imported, Inspected, KeptExperiment, Library};
use plyground_lab::{Complaint, archive, catalogue, with_thousands};
use serde_json::{Map, Value, json};
use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Experiments that a list shows to people.
const LISTED: usize = 50;

/// Flaws that are told to people one by one.
const TOLD: usize = 100;

/// Time between two lines of progress.
const PAUSE: Duration = Duration::from_millis(100);

/// Does what is asked with what is kept.
pub fn run(args: &LibraryArgs, out: &mut Out) -> Done {
    let library = open(args)?;
    match &args.command {
        None => list(&library, args, out),
        Some(LibraryCommand::Show(show_args)) => show(&library, show_args, args, out),
        Some(LibraryCommand::Export(export_args)) => export(&library, export_args, args.json, out),
        Some(LibraryCommand::Import(import_args)) => import(&library, import_args, args.json, out),
        Some(LibraryCommand::Verify) => verify(&library, args.json, out),
        Some(LibraryCommand::Compact) => compact(&library, args.json, out),
        Some(LibraryCommand::Delete(delete_args)) => delete(&library, delete_args, args.json, out),
    }
}

/// Opens the library. A name that was mistyped makes no new one, unless something is brought in.
fn open(args: &LibraryArgs) -> Result<Library, Complaint> {
    let is_import = matches!(args.command, Some(LibraryCommand::Import(_)));
    let is_missing = args.library.as_ref().is_some_and(|file| !file.exists());
    match args.command {
        // A file that is not there is refused by who only wants to read it.
        Some(LibraryCommand::Import(_) | LibraryCommand::Compact | LibraryCommand::Delete(_)) if is_import || !is_missing => {
            let library = Library::open_at(args.library.as_deref())?;
            // Opening leaves a large one unchecked.
            library.check()?;
            Ok(library)
        }
        _ => Library::open_to_read(args.library.as_deref()),
    }
}

/// Fields of an answer for programs.
fn fields<const N: usize>(pairs: [(&str, Value); N]) -> Map<String, Value> {
    pairs.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{} {}", with_thousands(count as u64), if count == 1 { one } else { many })
}

fn list(library: &Library, args: &LibraryArgs, out: &mut Out) -> Done {
    let totals = library.totals()?;
    let kept = library.experiments(if args.json { usize::MAX >> 1 } else { LISTED })?;
    let states = kept.iter().map(|kept| library.state_of(kept)).collect::<Result<Vec<_>, _>>()?;
    if args.json {
        let lines = kept.iter().zip(&states);
        let experiments: Vec<Value> = lines.map(|(kept, state)| experiment_json(kept, state.word(), args.library.as_deref())).collect();
        out.json(fields([
            ("experiments", json!(experiments)),
            ("plays", json!(totals.plays)),
            ("games", json!(totals.games)),
            ("traces", json!(totals.traces)),
            ("bytes", json!(totals.bytes)),
        ]))?;
        return Ok(());
    }
    if kept.is_empty() {
        writeln!(out, "no experiment yet; `plyground compare` and `plyground experiment` make one")?;
    } else {
        let mut rows = table(&["name", "title", "game", ">games", "last", "state"]);
        for (kept, state) in kept.iter().zip(states) {
            let games = format!("{} of {}", with_thousands(kept.games_done as u64), with_thousands(kept.games_all as u64));
            let title = one_line(&kept.experiment.title);
            rows.add_row([&kept.id, &title, &kept.experiment.game, &games, &library.clock(kept.updated)?, state.in_words()]);
        }
        writeln!(out, "{}", rows.trim_fmt())?;
        if totals.experiments > kept.len() {
            writeln!(out, "… and {} older ones (--json lists all)", with_thousands((totals.experiments - kept.len()) as u64))?;
        }
    }
    let sum = [
        counted(totals.experiments, "experiment", "experiments"),
        counted(totals.plays, "game of them", "games of them"),
        counted(totals.games, "game of the web app", "games of the web app"),
        counted(totals.traces, "recorded search", "recorded searches"),
        bytes(totals.bytes as f64),
    ];
    writeln!(out, "\n{}", out.dim(&sum.join(", ")))?;
    Ok(())
}

fn experiment_json(kept: &KeptExperiment, state: &str, library: Option<&Path>) -> Value {
    json!({
        "experiment": kept.id,
        "title": kept.experiment.title,
        "game": kept.experiment.game,
        "games_done": kept.games_done,
        "games_all": kept.games_all,
        "state": state,
        "created": kept.created,
        "updated": kept.updated,
        "version": kept.version,
        "command": kept.again(library),
    })
}

fn show(library: &Library, args: &LibraryShowArgs, whole: &LibraryArgs, out: &mut Out) -> Done {
    let mut kept = library.experiment(&args.experiment)?;
    kept.source = kept.again(whole.library.as_deref());
    if let Some(name) = args.game {
        return game::show(&kept, &library.find_play(&kept, name.unit, name.half)?, whole.json, out);
    }
    results::show(&kept, &library.results(&kept)?, None, whole.json, out)?;
    if !whole.json {
        writeln!(out, "{}", out.dim(&format!("again: {}", one_line(&kept.source))))?;
    }
    Ok(())
}

fn export(library: &Library, args: &LibraryExportArgs, wants_json: bool, out: &mut Out) -> Done {
    let kept = library.experiment(&args.experiment)?;
    let only = args.game.map(|name| (name.unit, name.half));
    let asked = args.format.as_deref().and_then(ExportFormat::read);
    let format = match (asked.or_else(|| args.out.as_deref().and_then(ExportFormat::of_file)), &args.out) {
        (None, Some(file)) if only.is_none() => return Err(no_format(file).into()),
        (None, None) if only.is_none() => Some(ExportFormat::Jsonl),
        (format, _) => format,
    };
    // What cannot be written is refused before the games are read.
    if let Some(file) = &args.out.as_ref().filter(|_| !args.overwrite) {
        check_new(file, &[], "add --overwrite")?;
    }
    if format == Some(ExportFormat::Pdn) {
        archive::format(catalogue::find(&kept.experiment.game)?)?;
    }
    let text = match (format, only) {
        (None, Some((unit, half))) => library.record(&kept, unit, half)?.write(),
        (format, only) => library.export(&kept, format.unwrap_or(ExportFormat::Jsonl), only)?,
    };
    let games = if only.is_some() { 1 } else { kept.games_done };
    if let Some(file) = &args.out {
        write_file(file, &text)?;
    }
    let word = format.map_or("record", ExportFormat::word);
    let mut answer = fields([("experiment", json!(kept.id)), ("format", json!(word)), ("games", json!(games))]);
    match &args.out {
        Some(file) if wants_json => drop(answer.insert("file".into(), json!(file.display().to_string()))),
        Some(file) => writeln!(out, "wrote {} as {word} into {}", counted(games, "game", "games"), file.display())?,
        None if wants_json => drop(answer.insert("text".into(), json!(text))),
        None => out.file(&text)?,
    }
    if wants_json {
        out.json(answer)?;
    }
    Ok(())
}

fn no_format(file: &Path) -> Complaint {
    let known = ExportFormat::ALL.map(ExportFormat::word).join(", ");
    let message = format!("`{}`: the name does not say what to write; add --format with one of {known}", file.display());
    Complaint::new("export-kind", message).with("file", file.display())
}

fn import(library: &Library, args: &LibraryImportArgs, wants_json: bool, out: &mut Out) -> Done {
    let mut done = Vec::new();
    for file in &args.files {
        let shown = file.display();
        let named = |complaint: Complaint| Complaint { message: format!("{shown}: {complaint}"), ..complaint };
        let text = String::from_utf8(read_file(file)?)
            .map_err(|_| Complaint::new("bad-games", format!("{shown} is no file of games of an experiment: it is no text")))?;
        let imported = library.import(&text).map_err(named)?;
        if !wants_json {
            let Imported { experiment, new, known, is_torn } = &imported;
            let torn = if *is_torn { "; the last line was cut off and is left out" } else { "" };
            let (new, games) = (counted(*new, "new game", "new games"), counted(experiment.games_done, "game", "games"));
            let known = counted(*known, "was", "were");
            writeln!(out, "{shown}: {new}, {known} there already{torn}; {} has {games} of {}", experiment.id, experiment.games_all)?;
            // Whoever brings in many files sees what was done when one of them is refused.
            out.flush()?;
        }
        done.push((file, imported));
    }
    if wants_json {
        out.json(fields([("files", done.iter().map(|(file, imported)| imported_json(file, imported)).collect())]))?;
    }
    Ok(())
}

fn imported_json(file: &Path, Imported { experiment, new, known, is_torn }: &Imported) -> Value {
    json!({
        "file": file.display().to_string(),
        "experiment": experiment.id,
        "new": new,
        "known": known,
        "is_torn": is_torn,
        "games_done": experiment.games_done,
        "games_all": experiment.games_all,
    })
}

fn verify(library: &Library, wants_json: bool, out: &mut Out) -> Done {
    let shows_progress = std::io::stderr().is_terminal();
    let mut shown = Instant::now();
    let inspection = stop::interruptible(|stop| {
        library.inspect(&mut |Inspected { done, all }| {
            if shows_progress && shown.elapsed() >= PAUSE {
                shown = Instant::now();
                let (done, all) = (with_thousands(done as u64), with_thousands(all as u64));
                show_progress(&format!("{done} of {all} games"));
            }
            !stop.load(Ordering::SeqCst)
        })
    });
    if shows_progress {
        clear_progress();
    }
    let (seen, flaws) = (&inspection.seen, &inspection.flaws);
    if wants_json {
        let flaws: Vec<Value> = flaws.iter().map(|flaw| json!({ "place": flaw.place, "what": flaw.what })).collect();
        out.json(fields([
            ("is_whole", json!(inspection.is_whole)),
            ("flaws", json!(flaws)),
            ("experiments", json!(seen.experiments)),
            ("plays", json!(seen.plays)),
            ("games", json!(seen.games)),
            ("traces", json!(seen.traces)),
            ("unsealed", json!(inspection.unsealed)),
        ]))?;
    } else {
        for flaw in flaws.iter().take(TOLD) {
            writeln!(out, "{}", one_line(&format!("{}: {}", flaw.place, flaw.what)))?;
        }
        let (plays, games) = (counted(seen.plays, "game", "games"), counted(seen.games, "game", "games"));
        let experiments = counted(seen.experiments, "experiment", "experiments");
        writeln!(out, "looked at the file, {plays} of {experiments}, {games} of the web app")?;
        if inspection.unsealed > 0 {
            let records = counted(inspection.unsealed, "record is", "records are");
            writeln!(out, "{records} from before there were digests: names, counts and times in them cannot be checked")?;
        }
    }
    match flaws.len() {
        0 if inspection.is_whole => Ok(()),
        0 => Err(Failure::Interrupted),
        count => Err(Failure::CouldNot(format!("the library is not sound: {}", counted(count, "flaw", "flaws")))),
    }
}

fn compact(library: &Library, wants_json: bool, out: &mut Out) -> Done {
    let (before, after) = library.compact()?;
    if wants_json {
        out.json(fields([("bytes_before", json!(before)), ("bytes", json!(after))]))?;
    } else {
        let smaller = before.saturating_sub(after) as f64;
        writeln!(out, "{} smaller: {} before, {} now", bytes(smaller), bytes(before as f64), bytes(after as f64))?;
    }
    Ok(())
}

fn delete(library: &Library, args: &LibraryDeleteArgs, wants_json: bool, out: &mut Out) -> Done {
    let kept = library.experiment(&args.experiment)?;
    let (id, games) = (&kept.id, counted(kept.games_done, "game", "games"));
    if !args.yes {
        let message = format!("this would delete {id} ({}) with {games}; add --yes to do it", kept.experiment.title);
        return Err(Complaint::new("needs-yes", message).with("experiment", id).with("games", kept.games_done).into());
    }
    library.delete_experiment(id)?;
    if wants_json {
        out.json(fields([("experiment", json!(id)), ("games", json!(kept.games_done))]))?;
    } else {
        writeln!(out, "deleted {id} with {games}; `plyground library compact` gives the room back")?;
    }
    Ok(())
}
