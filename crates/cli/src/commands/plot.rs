//! `plyground plot` and `plyground report`: an experiment of the library, drawn and written up.

use crate::args::{PlotArgs, ReportArgs};
use crate::commands::write_file;
use crate::output::{Done, Failure, Out};
use plyground_lab::Complaint;
use plyground_lab::experiment::Results;
use plyground_lab::figures::{Figure, Language, Style, figures};
use plyground_lab::library::{KeptExperiment, Library};
use plyground_lab::report::Report;
use serde_json::{Map, json};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Pixels of a PNG for every unit of a figure.
const SCALE: f32 = 2.0;

/// Draws the figures of an experiment.
pub fn run(args: &PlotArgs, out: &mut Out) -> Done {
    let language = Language::read(&args.language)
        .ok_or_else(|| Complaint::new("unknown-language", format!("there are no words in `{}`; there are en, ar, fa", args.language)))?;
    let (kept, results) = load(args.library.as_deref(), &args.experiment)?;
    let mut drawn = figures(&kept, &results, Style { language, dark: args.dark })?;
    let names: Vec<String> = drawn.iter().map(|figure| figure.name.clone()).collect();
    if let Some(only) = args.only.iter().find(|only| !names.contains(only)) {
        let message = format!("{} has no figure `{only}`; it has {}", kept.id, names.join(", "));
        return Err(Complaint::new("unknown-figure", message).into());
    }
    drawn.retain(|figure| args.only.is_empty() || args.only.contains(&figure.name));
    if drawn.is_empty() {
        return Err(Failure::CouldNot(format!("{} has nothing to draw yet", kept.id)));
    }
    let folder = args.out.clone().unwrap_or_else(|| PathBuf::from(&kept.id));
    make_folder(&folder)?;
    let mut written = Vec::new();
    for figure in &drawn {
        let svg = figure.chart.svg();
        if args.format != "png" {
            written.push(write(&folder.join(format!("{}.svg", figure.name)), svg.as_bytes())?);
        }
        if args.format != "svg" {
            written.push(write(&folder.join(format!("{}.png", figure.name)), &png(&svg)?)?);
        }
    }
    tell(&written, args.json, out)
}

/// Writes an experiment up.
pub fn report(args: &ReportArgs, out: &mut Out) -> Done {
    let (kept, results) = load(args.library.as_deref(), &args.experiment)?;
    let report = Report::new(&kept, &results)?;
    let folder = args.out.clone().unwrap_or_else(|| PathBuf::from("."));
    let name = args.name.clone().unwrap_or_else(|| kept.id.clone());
    let pictures = folder.join("figures");
    make_folder(&pictures)?;
    let file = |figure: &str| format!("figures/{name}-{figure}.svg");
    let mut written = Vec::new();
    written.push(write(&folder.join(format!("{name}.md")), report.markdown(file).as_bytes())?);
    written.push(write(&folder.join(format!("{name}.html")), report.html().as_bytes())?);
    for Figure { name: figure, chart } in &report.figures {
        written.push(write(&folder.join(file(figure)), chart.svg().as_bytes())?);
    }
    tell(&written, args.json, out)
}

/// An experiment of the library, and what came out of it.
fn load(library: Option<&Path>, name: &str) -> Result<(KeptExperiment, Results), Failure> {
    let library = Library::open_at(library)?;
    let kept = library.experiment(name)?;
    let (_, schedule) = kept.experiment.check()?;
    let plays = library.plays(&kept.id)?;
    if plays.is_empty() {
        return Err(Failure::CouldNot(format!("{} has no games yet; play it with --resume", kept.id)));
    }
    let results = Results::new(&kept.experiment, &schedule, plays);
    Ok((kept, results))
}

fn png(svg: &str) -> Result<Vec<u8>, Failure> {
    plyground_lab::figures::png(svg, SCALE).map_err(|error| Failure::CouldNot(format!("the figure cannot be painted: {error}")))
}

fn make_folder(folder: &Path) -> Done {
    let shown = folder.display();
    std::fs::create_dir_all(folder)
        .map_err(|error| Complaint::new("cannot-write", format!("cannot make the folder {shown}: {error}")).with("file", shown).into())
}

fn write(file: &Path, bytes: &[u8]) -> Result<PathBuf, Failure> {
    write_file(file, bytes)?;
    Ok(file.into())
}

fn tell(written: &[PathBuf], wants_json: bool, out: &mut Out) -> Done {
    if wants_json {
        let files: Vec<String> = written.iter().map(|file| file.display().to_string()).collect();
        out.json(Map::from_iter([("files".to_string(), json!(files))]))?;
        return Ok(());
    }
    for file in written {
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}
