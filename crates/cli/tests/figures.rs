//! Figures and reports from the command line.

mod support;

use std::fs;
use std::path::Path;
use support::{json, run};

/// A few games that are quick and differ by one parameter.
const LINE: &str = "compare connect4 alphabeta:depth=1 alphabeta:depth=2 alphabeta:depth=3 --games 4 --seed 2";

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn compare_draws_the_figures_that_plot_draws_and_says_where_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let (library, after, apart) = (folder.path().join("library"), folder.path().join("deep/after"), folder.path().join("apart"));
    let ran = run(&format!("{LINE} --library '{}' --plot '{}'", library.display(), after.display()));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let said = format!("figures in {}, as SVG and PNG: elo, score, nodes, time, memory, matrix, along", after.display());
    assert_eq!(ran.out.lines().filter(|line| *line == said).count(), 1, "{}", ran.out);
    let plotted = json(&format!("plot last --library '{}' --out '{}'", library.display(), apart.display()));
    assert_eq!(plotted["files"].as_array().unwrap().len(), 14);
    assert_eq!(names(&after), names(&apart));
    for name in names(&after) {
        assert!(fs::read(after.join(&name)).unwrap() == fs::read(apart.join(&name)).unwrap(), "{name} is another one");
    }
}

#[test]
fn an_experiment_file_can_be_drawn_at_once_and_json_names_the_files() {
    let folder = tempfile::tempdir().unwrap();
    let (file, figures) = (folder.path().join("two.toml"), folder.path().join("figures"));
    fs::write(&file, "title = \"Two\"\ngame = \"2048\"\ngames = 6\nplayers = [\"random\", \"first\"]\n").unwrap();
    let library = folder.path().join("library");
    let shown = json(&format!("experiment '{}' --library '{}' --plot '{}'", file.display(), library.display(), figures.display()));
    let files: Vec<&str> = shown["figures"].as_array().unwrap().iter().map(|file| file.as_str().unwrap()).collect();
    assert!(files.contains(&figures.join("spread.png").to_str().unwrap()), "{files:?}");
    assert!(files.iter().all(|file| Path::new(file).is_file()) && files.len() == names(&figures).len());
}

#[test]
fn a_folder_that_cannot_be_made_is_told_before_any_game_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let (library, taken) = (folder.path().join("library"), folder.path().join("taken"));
    fs::write(&taken, "a file").unwrap();
    let ran = run(&format!("{LINE} --library '{}' --plot '{}'", library.display(), taken.display()));
    assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains("cannot make the folder"), "{}{}", ran.out, ran.err);
    assert!(!library.exists());
    let ran = run(&format!("{LINE} --plot figures --part 1/2 --out part.jsonl"));
    assert!(ran.code == 2 && ran.err.contains("--plot"), "{}", ran.err);
}

#[test]
fn an_unknown_figure_or_language_is_answered_with_those_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library");
    json(&format!("{LINE} --library '{}'", library.display()));
    for (more, said) in [("--only cake", "it has elo, score, nodes"), ("--language fr", "there are en, ar, fa")] {
        let ran = run(&format!("plot last --library '{}' --out '{}' {more}", library.display(), folder.path().join("none").display()));
        assert!(ran.code == 2 && ran.err.contains(said) && ran.err.lines().count() == 1, "{}", ran.err);
    }
    assert!(!folder.path().join("none").exists());
}

#[test]
fn a_report_is_a_page_in_one_piece_and_a_text_with_its_pictures_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let (library, reports) = (folder.path().join("library"), folder.path().join("reports"));
    json(&format!("{LINE} --library '{}'", library.display()));
    let ran = run(&format!("report last --library '{}' --out '{}' --name depths", library.display(), reports.display()));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let page = fs::read_to_string(reports.join("depths.html")).unwrap();
    assert!(page.contains("<svg") && !page.contains("src=") && !page.contains("http://localhost"), "nothing is fetched");
    let text = fs::read_to_string(reports.join("depths.md")).unwrap();
    let pictures: Vec<&str> = text.split("](").filter_map(|rest| rest.split_once(".svg)").map(|(path, _)| path)).collect();
    assert!(!pictures.is_empty());
    assert!(pictures.iter().all(|path| reports.join(format!("{path}.svg")).is_file()), "{pictures:?}");
}
