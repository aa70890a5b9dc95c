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
use std::path::Path;

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
        let words = words(self);
        (can_be_compared(self) && words.iter().all(|word| is_shown(word))).then(|| shell_words(&words))
    }

    /// The command that plays it again, from the plan and from nothing else.
    ///
    /// `noted` is what was written down when it was begun. It counts only as far as it names a file that was given then,
    /// and only where it is word for word a command that this program would have noted: a library may have come from
    /// anybody. `id` is its name in the library, and `library` the file of that, where it is not the usual one.
    #[must_use]
    pub fn again(&self, noted: &str, id: &str, library: Option<&Path>) -> String {
        let library: Vec<String> = library.and_then(file_word).map_or(Vec::new(), |file| vec!["--library".into(), file]);
        let line = |words: &[String]| shell_words(&[words, &library].concat());
        let noted = read_words(noted).filter(|noted| self.is_noted(noted));
        if let Some(words) = noted.or_else(|| self.command().and_then(|command| read_words(&command))) {
            return line(&words);
        }
        let file = format!("{id}.toml");
        let [write, play] = [vec!["plyground", "library", "export", id, "--out", &file], vec!["plyground", "experiment", &file]]
            .map(|words| line(&words.into_iter().map(String::from).collect::<Vec<_>>()));
        format!("{write} && {play}")
    }

    /// What to note of an experiment that was read from a file: the command that reads it again, or nothing for a name that no
    /// line can say.
    #[must_use]
    pub fn noted_file(file: &Path) -> String {
        file_word(file).map_or(String::new(), |file| shell_words(&["plyground".into(), "experiment".into(), file]))
    }

    /// What to note of an experiment whose positions were read from a file; the plan alone tells the rest.
    #[must_use]
    pub fn noted_positions(&self, file: &Path) -> String {
        let bare = Self { positions: Vec::new(), ..self.clone() };
        let noted = bare.command().zip(file_word(file));
        noted.map_or(String::new(), |(command, file)| format!("{command} {}", shell_words(&["--positions".into(), file])))
    }

    /// True for the words that `plyground experiment FILE` and `plyground compare … --positions FILE` note.
    fn is_noted(&self, noted: &[String]) -> bool {
        let bare = || words(&Self { positions: Vec::new(), ..self.clone() });
        noted.iter().all(|word| is_shown(word))
            && noted.last().is_some_and(|file| !file.starts_with('-'))
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

/// True for a word that a line to be copied may have: nothing in it is hidden, and no shell reads it as another word. A
/// backslash between single quotes is one in most shells, and in some of them the first half of something else.
fn is_shown(word: &str) -> bool {
    !word.contains(|c: char| c.is_control() || is_obeyed(c) || c == '\\')
}

/// The name of a file as a word that is never taken for an option; `None` for one that no line can say.
fn file_word(file: &Path) -> Option<String> {
    let name = file.to_str().filter(|name| is_shown(name) && !name.is_empty())?;
    Some(if name.starts_with('-') { format!("./{name}") } else { name.into() })
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
    if experiment.title != experiment.usual_title() && is_shown(&experiment.title) {
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
fn shell_words(words: &[String]) -> String {
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
            "plyground experiment --help",
            "plyground experiment 'a\\b'",
            &format!("{command} --positions x.txt"),
            "",
        ] {
            assert_eq!(experiment.again(noted, "connect4-1", None), command, "{noted:?}");
        }
        assert_eq!(experiment.again("plyground experiment study/x.toml", "c", None), "plyground experiment study/x.toml");
        assert_eq!(experiment.again("plyground experiment 'it'\\''s; x.toml'", "c", None), "plyground experiment 'it'\\''s; x.toml'");
        experiment.positions = vec!["44".into(), "45".into()];
        assert_eq!(experiment.again(&format!("{command} --positions x.txt"), "c", None), format!("{command} --positions x.txt"));
        assert_eq!(
            experiment.again(&format!("{command} --games 9 --positions x.txt"), "connect4-1", None),
            "plyground library export connect4-1 --out connect4-1.toml && plyground experiment connect4-1.toml"
        );
    }

    #[test]
    fn the_command_that_repeats_it_names_the_library_it_is_kept_in() {
        let mut experiment = Experiment::new("connect4", &["random", "first"], 20);
        let again = |experiment: &Experiment, noted: &str, library: &str| experiment.again(noted, "c-1", Some(Path::new(library)));
        let command = experiment.command().unwrap();
        assert_eq!(again(&experiment, "", "my lib.sqlite"), format!("{command} --library 'my lib.sqlite'"));
        assert_eq!(again(&experiment, "", "-x"), format!("{command} --library ./-x"));
        assert_eq!(again(&experiment, "", "a\u{1b}\\"), command, "no line can say it");
        let noted = "plyground experiment x.toml";
        assert_eq!(again(&experiment, noted, "l.sqlite"), format!("{noted} --library l.sqlite"));
        experiment.variants.push("columns=5,rows=4".into());
        let line = again(&experiment, "", "l.sqlite");
        assert_eq!(
            line,
            "plyground library export c-1 --out c-1.toml --library l.sqlite && plyground experiment c-1.toml --library l.sqlite"
        );
        let without = experiment.again("", "c-1", None);
        assert_eq!(experiment.again(&without, "c-1", Some(Path::new("l.sqlite"))), line, "what is shown can be shown again");
    }

    #[test]
    fn files_are_noted_so_that_no_shell_and_no_program_misreads_them() {
        let mut experiment = Experiment::new("connect4", &["random", "first"], 20);
        assert_eq!(Experiment::noted_file(Path::new("-x.toml")), "plyground experiment ./-x.toml");
        assert_eq!(Experiment::noted_file(Path::new("it's.toml")), "plyground experiment 'it'\\''s.toml'");
        assert_eq!(Experiment::noted_file(Path::new("a\\'.toml")), "", "some shells read \\' between quotes");
        let bare = experiment.command().unwrap();
        experiment.positions = vec!["44".into(), "45".into()];
        assert_eq!(experiment.noted_positions(Path::new("--help")), format!("{bare} --positions ./--help"));
        assert_eq!(experiment.noted_positions(Path::new("a\nb")), "");
        for noted in [Experiment::noted_file(Path::new("-x.toml")), experiment.noted_positions(Path::new("--help"))] {
            assert_eq!(experiment.again(&noted, "c-1", None), noted);
        }
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStrExt as _;
            let name = Path::new(std::ffi::OsStr::from_bytes(b"a\xff.toml"));
            assert_eq!((Experiment::noted_file(name), experiment.noted_positions(name)), (String::new(), String::new()));
        }
    }

    #[test]
    fn a_command_is_one_that_a_shell_gives_back_word_for_word() {
        let mut experiment = Experiment::new("connect4", &["random", "first"], 2);
        for title in ["-x", "--help", "=ls", "~", "a'b", "$(x) `y` \"z\" !1 * ? ; | & > <", "#x", "زیبا", ""] {
            experiment.title = title.into();
            let command = experiment.command().unwrap();
            let words = read_words(&command).unwrap();
            assert!(words == super::words(&experiment), "{command}");
            assert!(!title.starts_with('-') || words.contains(&format!("--title={title}")), "{command}");
        }
        for title in ["two\nlines \u{1b}[2J", "a\\'b", "\\"] {
            experiment.title = title.into();
            assert!(!experiment.command().unwrap().contains("title"), "{title:?}");
        }
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
