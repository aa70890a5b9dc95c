//! The text of an experiment's file, and where in it something is wrong.
//!
//! ```text
//!   title = "Depths"
//!   game = "connect4"
//!   players = [
//!     "random",
//!     "wizard",          line 5: field players.1
//!   ]
//! ```

use super::file::Experiment;
use plyground_core::Complaint;
use toml::de::{DeTable, DeValue};

/// Reads the file of an experiment. What cannot be read has its line as the argument `line`.
pub fn read(text: &str) -> Result<Experiment, Complaint> {
    toml::from_str(text).map_err(|error| {
        let complaint = Complaint::new("bad-experiment", error.message().replace('\n', "; "));
        match error.span() {
            Some(span) => in_line(text, span.start, complaint),
            None => complaint,
        }
    })
}

/// A complaint about an experiment that was read from this text, with the line of the field it is about.
#[must_use]
pub fn in_text(text: &str, complaint: Complaint) -> Complaint {
    let field = complaint.arguments.iter().find(|(name, _)| *name == "field").map(|(_, field)| field.clone());
    match field.and_then(|field| find(text, &field)) {
        Some(place) => in_line(text, place, complaint),
        None => Complaint { at: None, ..complaint },
    }
}

fn in_line(text: &str, place: usize, complaint: Complaint) -> Complaint {
    let before = text.get(..place).unwrap_or_default();
    complaint.with("line", 1 + before.matches('\n').count()).at(before.chars().count())
}

/// Where a field stands, or as much of its path as is there.
fn find(text: &str, field: &str) -> Option<usize> {
    let table = DeTable::parse(text).ok()?;
    let mut steps = field.split('.');
    let mut value = table.get_ref().get(steps.next()?)?;
    for step in steps {
        let next = match value.get_ref() {
            DeValue::Array(list) => list.get(step.parse::<usize>().ok()?),
            DeValue::Table(table) => table.get(step),
            _ => None,
        };
        let Some(next) = next else { break };
        value = next;
    }
    Some(value.span().start)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str =
        "title = \"É\"\ngame = \"connect4\"\ngames = 2\nplayers = [\n  \"random\",\n  { name = \"W\", spec = \"first\" },\n]\n";

    fn complaint(text: &str) -> Complaint {
        let experiment = read(text).expect("it can be read");
        in_text(text, experiment.check().err().expect("something is wrong"))
    }

    #[test]
    fn what_makes_no_sense_is_found_in_its_line() {
        for (old, new, line) in [
            ("connect4", "chess", 2),
            ("games = 2", "games = 0", 3),
            ("\"random\"", "\"wizard\"", 5),
            ("\"first\"", "\"wizard\"", 6),
            ("\"first\"", "\"random\"", 6),
            ("games = 2", "positions = [\"44\",\n\"zz\"]", 4),
            ("]\n", "]\n[[pairings]]\none = \"first\"\ntwo = \"first\"\n", 8),
        ] {
            let text = FILE.replace(old, new);
            let said = complaint(&text);
            assert_eq!(said.arguments.last(), Some(&("line", line.to_string())), "{text}: {said}");
            let before: String = text.chars().take(said.at.unwrap()).collect();
            assert_eq!(1 + before.matches('\n').count(), line, "{text}");
        }
    }

    #[test]
    fn what_is_missing_has_no_line() {
        let said = complaint("title = \"T\"\ngame = \"connect4\"\n");
        assert_eq!((said.code, said.at), ("empty-experiment", None));
        assert!(said.arguments.iter().all(|(name, _)| *name != "line"));
    }
}
