//! The parameters the puzzle searches share.

use plyground_core::{Complaint, Game, Heuristic, Kind, Make, Maker, Parameter, Pathfinder, Playable, Recipe, Settings, judge_parameter};

/// How much memory a search may take when nobody says.
const MEMORY: &str = "2GiB";

/// The parameter that names the heuristic.
pub(super) fn heuristic<G: Playable>() -> Parameter {
    judge_parameter::<G>("heuristic", "Estimates the cost from a position to the goal.")
}

/// The parameter for a table of positions already searched, in depth-first searches.
pub(super) const fn table() -> Parameter {
    Parameter { key: "table", kind: Kind::Size, default: "none", sentence: "Memory for positions already searched in this round." }
}

/// The bytes for that table, if there is to be one. The search needs memory besides.
pub(super) fn table_of(settings: &Settings) -> Result<Option<usize>, Complaint> {
    let text = |wanted| settings.all().find(|(key, _)| *key == wanted).map_or("", |(_, text)| text);
    match (settings.size("table"), settings.size("memory")) {
        (Some(table), Some(memory)) if table >= memory => {
            let message = format!("table={}: the table must be smaller than memory={}", text("table"), text("memory"));
            Err(Complaint::new("table-too-large", message).with("table", text("table")).with("memory", text("memory")))
        }
        (table, _) => Ok(table),
    }
}

/// The heuristic the settings name, made for the variant of `position`.
pub(super) fn heuristic_of<G: Playable<Judge: Heuristic<G>> + plyground_core::Puzzle>(
    settings: &Settings,
    position: &G,
) -> Result<G::Judge, Complaint> {
    let id = settings.word("heuristic").unwrap_or("none");
    position.judge(id).ok_or_else(|| {
        Complaint::new("no-such-heuristic", format!("heuristic={id}: this variant has no heuristic of that name; choose another"))
            .with("heuristic", id)
    })
}

/// A recipe of this family: its own parameters first, then the limits all of them have.
pub(super) fn recipe<G: Game>(
    id: &'static str,
    sentence: &'static str,
    pseudocode: &'static str,
    mut parameters: Vec<Parameter>,
    make: Maker<G, dyn Pathfinder<G>>,
) -> Recipe<G> {
    parameters.extend([Parameter::nodes(), Parameter::time(), Parameter::memory(MEMORY)]);
    Recipe { id, sentence, family: super::FAMILY, pseudocode, parameters, make: Make::Pathfinder(make) }
}
