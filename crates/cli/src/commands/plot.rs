//! `plyground plot` and `plyground report`: an experiment of the library, drawn and written up.

use crate::args::{PlotArgs, ReportArgs};
use crate::commands::{check_writable, read_file, write_file};
use crate::output::{Done, Failure, Out};
use plyground_lab::experiment::Results;
use plyground_lab::figures::{Figure, Language, Style, figures};
use plyground_lab::library::{KeptExperiment, Library};
use plyground_lab::report::Report;
use plyground_lab::{Complaint, is_obeyed, study};
use serde_json::{Map, Value};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Pixels of a PNG for every unit of a figure.
const SCALE: f32 = 2.0;

/// Bytes of a name: the file of a figure has more behind it.
const LONGEST_NAME: usize = 150;

/// Draws the figures of an experiment.
pub fn run(args: &PlotArgs, out: &mut Out) -> Done {
    let language = Language::read(&args.language)
        .ok_or_else(|| Complaint::new("unknown-language", format!("there are no words in `{}`; there are en, ar, fa", args.language)))?;
    let (kept, results) = load(args.library.as_deref(), &args.experiment)?;
    let mut figures = figures(&kept, &results, Style { language, digits: None, dark: args.dark, linear: args.linear })?;
    let names: Vec<String> = figures.iter().map(|figure| figure.name.clone()).collect();
    if let Some(only) = args.only.iter().find(|only| !names.contains(only)) {
        let message = format!("{} has no figure `{only}`; it has {}", kept.id, names.join(", "));
        return Err(Complaint::new("unknown-figure", message).into());
    }
    figures.retain(|figure| args.only.is_empty() || args.only.contains(&figure.name));
    if figures.is_empty() {
        return Err(Failure::CouldNot(format!("{} has nothing to draw yet", kept.id)));
    }
    let folder = match &args.out {
        Some(folder) => folder.clone(),
        None => PathBuf::from(file_name(&kept.id)?),
    };
    make_folder(&folder)?;
    tell(&paint(&figures, &folder, &args.format)?, args.json, out)
}

/// Figures that were written after a run.
pub struct Drawn {
    folder: PathBuf,
    names: Vec<String>,
    written: Vec<PathBuf>,
}

impl Drawn {
    /// Draws everything there is to see of an experiment into a folder.
    pub fn new(folder: &Path, kept: &KeptExperiment, results: &Results) -> Result<Self, Failure> {
        let figures = if results.games.is_empty() { Vec::new() } else { figures(kept, results, Style::default())? };
        let written = paint(&figures, folder, "both")?;
        Ok(Self { folder: folder.into(), names: figures.into_iter().map(|figure| figure.name).collect(), written })
    }

    /// Where they are, in a line.
    pub fn in_words(&self) -> String {
        let folder = self.folder.display();
        if self.names.is_empty() {
            return format!("nothing to draw into {folder} yet");
        }
        format!("figures in {folder}, as SVG and PNG: {}", self.names.join(", "))
    }

    /// The files, for programs.
    pub fn files(&self) -> Value {
        files(&self.written)
    }
}

/// Writes figures into a folder, as `svg`, `png` or `both`; answers the files.
fn paint(figures: &[Figure], folder: &Path, format: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut written = Vec::new();
    for figure in figures {
        let svg = figure.chart.svg();
        if format != "png" {
            written.push(write(&folder.join(format!("{}.svg", figure.name)), svg.as_bytes())?);
        }
        if format != "svg" {
            written.push(write(&folder.join(format!("{}.png", figure.name)), &png(&svg)?)?);
        }
    }
    Ok(written)
}

/// Writes an experiment up.
pub fn report(args: &ReportArgs, out: &mut Out) -> Done {
    let (mut kept, results) = load(args.library.as_deref(), &args.experiment)?;
    // A report is read elsewhere, where nobody has this library; only what is taken out of it needs its name.
    if kept.source.starts_with("plyground library ") {
        kept.source = kept.again(args.library.as_deref());
    }
    let report = Report::new(&kept, &results)?;
    // A page that cannot be filled is better known before anything is written.
    let page_files = args.page.as_deref().map(|page| filled_page(args.library.as_deref(), &kept, page)).transpose()?;
    let folder = args.out.clone().unwrap_or_else(|| PathBuf::from("."));
    let name = file_name(args.name.as_ref().unwrap_or(&kept.id))?;
    make_folder(&folder.join("figures"))?;
    let picture = |figure: &str| format!("figures/{name}-{figure}.svg");
    let page = |ending: &str| folder.join(format!("{name}.{ending}"));
    let mut files = vec![(page("md"), report.markdown(picture)), (page("html"), report.html())];
    files.extend(report.figures.iter().map(|Figure { name: figure, chart, .. }| (folder.join(picture(figure)), chart.svg())));
    files.extend(page_files.into_iter().flatten());
    // All of a report or nothing of it.
    for (file, _) in &files {
        check_writable(file)?;
    }
    let written = files.iter().map(|(file, text)| write(file, text.as_bytes())).collect::<Result<Vec<_>, _>>()?;
    tell(&written, args.json, out)
}

/// The games of a study for the file beside its page, and the page with its tables.
fn filled_page(library: Option<&Path>, kept: &KeptExperiment, page: &Path) -> Result<[(PathBuf, String); 2], Failure> {
    if !page.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("md")) {
        let message = format!("`{}`: a page is a file whose name ends with .md; its games are written beside it as .csv", page.display());
        return Err(Complaint::new("export-kind", message).with("file", page.display()).into());
    }
    let rows = study::rows(&kept.experiment, &Library::open_to_read(library)?.plays(&kept.id)?)?;
    let text = String::from_utf8_lossy(&read_file(page)?).into_owned();
    let filled = study::fill(&text, &kept.experiment.game, &rows)?;
    Ok([(page.with_extension("csv"), study::to_csv(&rows)?), (page.into(), filled)])
}

/// A name that is the name of a file and leads nowhere else.
fn file_name(name: &str) -> Result<&str, Complaint> {
    let is_odd = |c: char| c.is_control() || is_obeyed(c) || matches!(c, '/' | '\\' | ':');
    if name.is_empty() || name.len() > LONGEST_NAME || name.starts_with('.') || name.contains(is_odd) {
        let message = format!(
            "`{name}` cannot be the name of a file here: give 1 to {LONGEST_NAME} letters without / \\ : and control characters, \
             and no dot at the beginning; --out chooses the folder"
        );
        return Err(Complaint::new("bad-name", message).with("name", name));
    }
    Ok(name)
}

/// An experiment of the library, and what came out of it.
fn load(library: Option<&Path>, name: &str) -> Result<(KeptExperiment, Results), Failure> {
    let library = Library::open_to_read(library)?;
    let kept = library.experiment(name)?;
    if kept.games_done == 0 {
        return Err(Failure::CouldNot(format!("{} has no games yet; play it with --resume", kept.id)));
    }
    let results = library.results(&kept)?;
    Ok((kept, results))
}

fn png(svg: &str) -> Result<Vec<u8>, Failure> {
    plyground_lab::figures::png(svg, SCALE).map_err(|error| Failure::CouldNot(format!("the figure cannot be painted: {error}")))
}

pub fn make_folder(folder: &Path) -> Done {
    let shown = folder.display();
    std::fs::create_dir_all(folder)
        .map_err(|error| Complaint::new("cannot-write", format!("cannot make the folder {shown}: {error}")).with("file", shown).into())
}

fn write(file: &Path, bytes: &[u8]) -> Result<PathBuf, Failure> {
    write_file(file, bytes)?;
    Ok(file.into())
}

fn files(written: &[PathBuf]) -> Value {
    written.iter().map(|file| file.display().to_string()).collect::<Vec<_>>().into()
}

fn tell(written: &[PathBuf], wants_json: bool, out: &mut Out) -> Done {
    if wants_json {
        out.json(Map::from_iter([("files".to_string(), files(written))]))?;
        return Ok(());
    }
    for file in written {
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}
