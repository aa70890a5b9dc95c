//! The complaints and captions of the program: which codes its sources have, and which arguments come
//! with them.

use super::scripts::walk;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Where a code is used, and with what.
#[derive(Default, Debug)]
pub struct Use {
    /// The names of all arguments that the modules with this code add to complaints.
    pub arguments: BTreeSet<String>,
    /// The folders of the sources.
    pub folders: BTreeSet<String>,
}

/// Every code of a complaint.
pub fn complaints() -> BTreeMap<String, Use> {
    uses(codes)
}

/// Every code of a caption.
pub fn captions() -> BTreeMap<String, Use> {
    uses(caption_codes)
}

fn uses(codes: impl Fn(&str) -> BTreeSet<String>) -> BTreeMap<String, Use> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut paths = Vec::new();
    for folder in fs::read_dir(&crates).expect("the folder of the crates").map(|entry| entry.expect("an entry").path().join("src")) {
        if folder.is_dir() {
            walk(&folder, "rs", &mut paths);
        }
    }
    let sources: BTreeMap<&PathBuf, String> =
        paths.iter().map(|path| (path, code_alone(&fs::read_to_string(path).expect("a source is text")))).collect();
    let mut found: BTreeMap<String, Use> = BTreeMap::new();
    for (path, source) in &sources {
        // A module's complaints may get arguments in the modules inside it.
        let inner = sources.iter().filter(|(inner, _)| inner.parent() == Some(path.with_extension("").as_path()));
        let names: BTreeSet<String> = inner.map(|(_, inner)| inner).chain([source]).flat_map(|source| arguments(source)).collect();
        for code in codes(source) {
            let found = found.entry(code).or_default();
            found.arguments.extend(names.clone());
            found.folders.insert(folder_of(&crates, path));
        }
    }
    found
}

/// The folder that a game or a family has for itself, such as `crates/games/src/checkers`, else the crate's.
fn folder_of(crates: &Path, source: &Path) -> String {
    let inside = source.strip_prefix(crates).expect("it was found there");
    let folders: Vec<String> = inside.parent().into_iter().flatten().map(|part| part.to_string_lossy().into_owned()).collect();
    format!("crates/{}", folders[..folders.len().min(3)].join("/"))
}

/// The codes in `Caption::new("code", …)`.
fn caption_codes(source: &str) -> BTreeSet<String> {
    let begin = "Caption::new(\"";
    source.match_indices(begin).filter_map(|(at, _)| source[at + begin.len()..].split('"').next()).map(String::from).collect()
}

/// A source without its tests and without comments.
fn code_alone(source: &str) -> String {
    // A module of tests in a file of its own is declared at the top, with a semicolon.
    let begin = "#[cfg(test)]\nmod ";
    let is_inside = |at: &usize| source[at + begin.len()..].split_once(['{', ';']).is_some_and(|(name, _)| name.ends_with(' '));
    let end = source.match_indices(begin).map(|(at, _)| at).find(is_inside).unwrap_or(source.len());
    source[..end].lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The names in `.with("name", …)`.
fn arguments(source: &str) -> BTreeSet<String> {
    source.match_indices(".with(\"").filter_map(|(at, found)| source[at + found.len()..].split('"').next()).map(String::from).collect()
}

/// The codes: what a complaint or a problem is made with, and codes on their way there, which stand
/// in a bracket before their sentence in a file that makes a complaint with `code`. (Remarks on files
/// have codes as well, and are no complaints.)
fn codes(source: &str) -> BTreeSet<String> {
    let takes_a_code = source.contains("Complaint::new(code,") || (source.contains("Problem::new(") && source.contains(", code, "));
    let mut codes = BTreeSet::new();
    for (at, _) in source.match_indices('"') {
        let rest = &source[at + 1..];
        let Some(code) = rest.split('"').next().filter(|text| is_code(text)) else { continue };
        let before = source[..at].trim_end();
        let after = rest[code.len() + 1..].trim_start();
        let is_made = before.ends_with("Complaint::new(") || is_after_status(before);
        let is_on_its_way =
            takes_a_code && before.ends_with('(') && !before.ends_with(".with(") && after.strip_prefix(',').is_some_and(is_sentence);
        if is_made || is_on_its_way {
            codes.insert(code.to_string());
        }
    }
    codes
}

fn is_code(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// True after `new(StatusCode::NOT_FOUND,`.
fn is_after_status(before: &str) -> bool {
    let Some(head) = before.strip_suffix(',') else { return false };
    let name = head.trim_end_matches(|c: char| c.is_ascii_uppercase() || c == '_');
    name.strip_suffix("StatusCode::").is_some_and(|call| call.trim_end().ends_with("new("))
}

/// True for what a sentence begins with: `format!(`, a text of several words, a variable that holds one.
fn is_sentence(rest: &str) -> bool {
    let rest = rest.trim_start();
    let text = rest.strip_prefix('"').and_then(|text| text.split('"').next());
    text.is_some_and(|text| text.contains(' ')) || ["format!(", "message", "why"].iter().any(|begin| rest.starts_with(begin))
}

#[test]
fn codes_are_found_wherever_they_stand() {
    let source = r#"
        Complaint::new("a", "x").with("one", 1); Complaint::new(
            "b-b",
            format!("x"),
        ); Problem::new(StatusCode::NOT_FOUND, "c", message); let (code, text) = ("d-d", format!("x")); refuse("e-e", "some words");
        // Complaint::new("comment", "x")
        Complaint::new(code, text); json!({ "not-a": "code" }); f("not-b", 3); .with("not-c", "two words");
#[cfg(test)]
mod elsewhere;
        Complaint::new("f-f", "x");
#[cfg(test)]
mod tests { fn x() { Complaint::new("test", ""); } }"#;
    let found = codes(&code_alone(source));
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a", "b-b", "c", "d-d", "e-e", "f-f"]);
    assert_eq!(arguments(source), ["not-c", "one"].map(String::from).into());
    assert!(codes("self.remark(\"no-result\", \"the game has no result\");").is_empty());
}
