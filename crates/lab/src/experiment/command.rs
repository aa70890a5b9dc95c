//! An experiment for the command line: one command where `plyground compare` can say it, and always a file for
//! `plyground experiment`.
//!
//! ```text
//!   plyground compare connect4 alphabeta:depth=2 alphabeta:depth=4 --games 100 --opening 4 --seed 1
//! ```

use super::file::{Entrant, Experiment, Format};
use super::opening::Opening;
use crate::catalogue;
use plyground_core::is_obeyed;
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
        // A line in which something is hidden is no line to be copied into a shell.
        let is_shown = |word: &String| !word.contains(|c: char| c.is_control() || is_obeyed(c));
        let words = words(self);
        (can_be_compared(self) && words.iter().all(is_shown)).then(|| shell_words(&words))
    }

    /// The command that plays it again, from the plan and from nothing else.
    ///
    /// `noted` is what was written down when it was begun. It counts only as far as it names a file that was given then,
    /// and only where it is word for word a command that this program would have noted: a library may have come from
    /// anybody. `id` is its name in the library.
    #[must_use]
    pub fn again(&self, noted: &str, id: &str) -> String {
        if let Some(noted) = read_words(noted).filter(|noted| self.is_noted(noted)) {
            return shell_words(&noted);
        }
        self.command().unwrap_or_else(|| {
            let file = format!("{id}.toml");
            let words = |words: &[&str]| shell_words(&words.iter().map(ToString::to_string).collect::<Vec<_>>());
            let write = words(&["plyground", "library", "export", id, "--out", &file]);
            format!("{write} && {}", words(&["plyground", "experiment", &file]))
        })
    }

    /// True for the words that `plyground experiment FILE` and `plyground compare … --positions FILE` note.
    fn is_noted(&self, noted: &[String]) -> bool {
        let is_shown = |word: &String| !word.contains(|c: char| c.is_control() || is_obeyed(c));
        let bare = || words(&Self { positions: Vec::new(), ..self.clone() });
        noted.iter().all(is_shown)
            && match noted {
                [program, command, _] if program == "plyground" && command == "experiment" => true,
                [rest @ .., option, _] if option == "--positions" => !self.positions.is_empty() && *rest == bare()[..],
                _ => false,
            }
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
    // What begins with a hyphen would be taken for the next option.
    let mut option = |name: &str, value: String| {
        if value.starts_with('-') { words.push(format!("--{name}={value}")) } else { words.extend([format!("--{name}"), value]) }
    };
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
    // A title decides nothing; one that cannot be shown is left out.
    if experiment.title != experiment.usual_title() && !experiment.title.contains(|c: char| c.is_control() || is_obeyed(c)) {
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
    // Some shells look up what begins with an equals sign.
    let is_plain = |word: &str| {
        !word.is_empty() && !word.starts_with('=') && word.chars().all(|c| c.is_ascii_alphanumeric() || "-_=:,./+%@".contains(c))
    };
    let quoted = |word: &String| if is_plain(word) { word.clone() } else { format!("'{}'", word.replace('\'', "'\\''")) };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

/// The words of a line that [`shell_words`] has written; `None` for any other line.
fn read_words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        let mut word = String::new();
        while !rest.is_empty() && !rest.starts_with(' ') {
            if let Some(quoted) = rest.strip_prefix('\'') {
                let (inside, after) = quoted.split_once('\'')?;
                word += inside;
                rest = after;
            } else if let Some(after) = rest.strip_prefix("\\'") {
                word.push('\'');
                rest = after;
            } else {
                let end = rest.find([' ', '\'', '\\']).unwrap_or(rest.len());
                word += &rest[..end];
                rest = &rest[end..];
                if end == 0 {
                    return None;
                }
            }
        }
        words.push(word);
        rest = rest.strip_prefix(' ').unwrap_or(rest);
    }
    // Whatever else a shell would make of it, it is not what was written by us.
    (shell_words(&words) == line).then_some(words)
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
    fn the_command_that_repeats_it_comes_from_the_plan_whatever_was_noted() {
        let mut experiment = Experiment::new("connect4", &["alphabeta:depth=2", "random"], 20);
        experiment.title = experiment.usual_title();
        let command = experiment.command().unwrap();
        for noted in [
            "plyground compare x; rm -rf ~",
            "plyground experiment x; rm -rf ~",
            "plyground experiment $(rm -rf ~)",
            "plyground experiment 'x' ; rm",
            "plyground experiment a b",
            "plyground experiment `x`",
            "plyground experiment 'a\u{1b}[2J'",
            "plyground experiment 'a\nrm'",
            "plyground experiment \\'",
            "plyground experiment 'x",
            "sudo experiment x.toml",
            &format!("{command} --positions x.txt"),
            "",
        ] {
            assert_eq!(experiment.again(noted, "connect4-1"), command, "{noted:?}");
        }
        assert_eq!(experiment.again("plyground experiment study/x.toml", "c"), "plyground experiment study/x.toml");
        assert_eq!(experiment.again("plyground experiment 'it'\\''s; x.toml'", "c"), "plyground experiment 'it'\\''s; x.toml'");
        experiment.positions = vec!["44".into(), "45".into()];
        assert_eq!(experiment.again(&format!("{command} --positions x.txt"), "c"), format!("{command} --positions x.txt"));
        assert_eq!(
            experiment.again(&format!("{command} --games 9 --positions x.txt"), "connect4-1"),
            "plyground library export connect4-1 --out connect4-1.toml && plyground experiment connect4-1.toml"
        );
    }

    #[test]
    fn a_command_is_one_that_a_shell_gives_back_word_for_word() {
        let mut experiment = Experiment::new("connect4", &["random", "first"], 2);
        for title in ["-x", "--help", "=ls", "~", "a'b", "$(x) `y` \\ \"z\" !1 * ? ; | & > <", "#x", "زیبا", ""] {
            experiment.title = title.into();
            let command = experiment.command().unwrap();
            let words = read_words(&command).unwrap();
            assert!(words == super::words(&experiment), "{command}");
            assert!(!title.starts_with('-') || words.contains(&format!("--title={title}")), "{command}");
        }
        experiment.title = "two\nlines \u{1b}[2J".into();
        assert!(!experiment.command().unwrap().contains("title"));
        experiment.positions = vec!["4\n4".into()];
        assert_eq!(experiment.command(), None, "what cannot be shown takes a file");
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
