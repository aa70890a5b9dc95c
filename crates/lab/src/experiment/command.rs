//! An experiment for the command line: one command where `plyground compare` can say it, and always a file for
//! `plyground experiment`.
//!
//! ```text
//!   plyground compare connect4 alphabeta:depth=2 alphabeta:depth=4 --games 100 --opening 4 --seed 1
//! ```

use super::file::{Entrant, Experiment, Format};
use super::opening::Opening;
use crate::catalogue;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Players that a title names, at most.
const NAMED: usize = 3;

impl Experiment {
    /// What it is called if nobody says otherwise: the game, and who plays.
    #[must_use]
    pub fn usual_title(&self) -> String {
        let game = catalogue::find(&self.game).map_or(self.game.as_str(), |entry| entry.about.name);
        let players: Vec<&str> = self.players.iter().map(Entrant::shown).collect();
        if players.is_empty() {
            return format!("{game}: {} pairings", self.pairings.len());
        }
        if players.len() > NAMED { format!("{game}: {} players", players.len()) } else { format!("{game}: {}", players.join(", ")) }
    }

    /// The command that plays the same; `None` where it takes a file, which [`to_toml`](Self::to_toml) writes.
    #[must_use]
    pub fn command(&self) -> Option<String> {
        can_be_compared(self).then(|| shell_words(&words(self)))
    }

    /// The file of it, which [`read`](super::read) reads as the same.
    #[must_use]
    pub fn to_toml(&self) -> String {
        written(self)
    }
}

fn words(experiment: &Experiment) -> Vec<String> {
    let mut words: Vec<String> = ["plyground", "compare", &experiment.game].map(Into::into).to_vec();
    words.extend(experiment.players.iter().map(|player| player.spec.clone()));
    let mut option = |name: &str, value: String| words.extend([format!("--{name}"), value]);
    option("games", experiment.games.to_string());
    if let Some(variant) = experiment.variants.first().filter(|variant| !variant.is_empty()) {
        option("variant", variant.clone());
    }
    if let Some(position) = experiment.positions.first() {
        option("position", position.clone());
    }
    option("opening", opening(experiment.opening));
    if let Some(reference) = &experiment.reference {
        option("reference", reference.clone());
    }
    if let Some(sprt) = &experiment.sprt {
        option("sprt", sprt.clone());
    }
    option("seed", experiment.seed.to_string());
    if experiment.title != experiment.usual_title() {
        option("title", experiment.title.clone());
    }
    if experiment.format == Format::Gauntlet {
        words.push("--gauntlet".into());
    }
    words
}

/// True when everything that decides what is played can be said as options.
fn can_be_compared(experiment: &Experiment) -> bool {
    let usual = Experiment::new("", &[], 1);
    experiment.pairings.is_empty()
        && experiment.variants.len() == 1
        && experiment.positions.len() <= 1
        && experiment.clip == usual.clip
        && experiment.players.iter().all(|player| player.name.is_none())
}

fn opening(opening: Opening) -> String {
    match opening {
        Opening::Random(plies) => plies.to_string(),
        Opening::Book => "book".into(),
    }
}

/// Words as a shell has to be given them.
#[must_use]
pub fn shell_words(words: &[String]) -> String {
    let is_plain = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || "-_=:,./+%@".contains(c));
    let quoted = |word: &String| if is_plain(word) { word.clone() } else { format!("'{}'", word.replace('\'', "'\\''")) };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

fn written(experiment: &Experiment) -> String {
    let mut text = String::new();
    let mut line = |key: &str, value: &Value| {
        let _ = writeln!(text, "{key} = {}", toml(value));
    };
    line("title", &json!(experiment.title));
    if !experiment.question.is_empty() {
        line("question", &json!(experiment.question));
    }
    line("game", &json!(experiment.game));
    line("variants", &json!(experiment.variants));
    line("seed", &json!(experiment.seed));
    line("games", &json!(experiment.games));
    line("opening", &json!(experiment.opening));
    if !experiment.positions.is_empty() {
        line("positions", &json!(experiment.positions));
    }
    if let Some(reference) = &experiment.reference {
        line("reference", &json!(reference));
        line("clip", &json!(experiment.clip));
    }
    for (key, value) in [("sprt", &experiment.sprt), ("axis", &experiment.axis)] {
        if let Some(value) = value {
            line(key, &json!(value));
        }
    }
    if experiment.format == Format::Gauntlet {
        line("format", &json!(experiment.format));
    }
    if !experiment.players.is_empty() {
        let players = experiment.players.iter().map(|player| format!("  {},\n", entrant(player))).collect::<Vec<_>>().concat();
        let _ = write!(text, "players = [\n{players}]\n");
    }
    for pairing in &experiment.pairings {
        text.push_str("\n[[pairings]]\n");
        if let Value::Object(fields) = json!(pairing) {
            for (key, value) in &fields {
                let _ = writeln!(text, "{key} = {}", toml(value));
            }
        }
    }
    text
}

fn entrant(player: &Entrant) -> String {
    let spec = toml(&json!(player.spec));
    player.name.as_ref().map_or_else(|| spec.clone(), |name| format!("{{ name = {}, spec = {spec} }}", toml(&json!(name))))
}

/// Texts, numbers and lists of them are written alike in JSON and TOML, but for one character.
fn toml(value: &Value) -> String {
    value.to_string().replace('\u{7f}', "\\u007f")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::read;

    #[test]
    fn a_plain_experiment_is_one_command() {
        let mut experiment = Experiment::new("connect4", &["alphabeta:depth=2", "random"], 20);
        experiment.title = experiment.usual_title();
        assert_eq!(experiment.command().unwrap(), "plyground compare connect4 alphabeta:depth=2 random --games 20 --opening 0 --seed 0");
        experiment.positions = vec!["4453 x".into()];
        experiment.format = Format::Gauntlet;
        experiment.sprt = Some("elo0=0,elo1=5".into());
        experiment.title = "A try".into();
        assert_eq!(
            experiment.command().unwrap(),
            "plyground compare connect4 alphabeta:depth=2 random --games 20 --position '4453 x' --opening 0 --sprt elo0=0,elo1=5 --seed 0 --title 'A try' --gauntlet"
        );
    }

    #[test]
    fn what_no_options_can_say_is_a_file_that_reads_as_the_same() {
        let mut experiment = Experiment::new("connect4", &["alphabeta:depth=2", "random"], 20);
        experiment.title = "Tiefe \"2\" \\ 'x'\n\u{7f}".into();
        experiment.players[0].name = Some("deep = thought".into());
        experiment.variants = vec![String::new(), "columns=5,rows=4".into()];
        experiment.reference = Some("alphabeta:depth=4".into());
        experiment.clip = 12.5;
        experiment.opening = Opening::Random(3);
        experiment.check().unwrap();
        assert_eq!(experiment.command(), None);
        assert_eq!(read(&experiment.to_toml()).unwrap(), experiment);
    }
}
