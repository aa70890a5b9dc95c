//! Named settings with defaults, ranges and a sentence each: the variants of a game, the
//! parameters of a player.
//!
//! Written `key=value,key=value`, the same text everywhere. A value that holds a comma is put
//! in double quotes.

use crate::{Complaint, Limits};
use std::fmt::{self, Write as _};
use std::time::Duration;

mod kind;
pub use kind::Kind;

/// One setting: its name, what it may be, what it is when nobody says, and what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// The name, as it is written.
    pub key: &'static str,
    /// What values it may have.
    pub kind: Kind,
    /// The value when none is given, written as a user would.
    pub default: &'static str,
    /// What it does, in one sentence.
    pub sentence: &'static str,
}

/// A value that has been checked against its [`Kind`].
#[derive(Clone, PartialEq, Debug)]
enum Setting {
    Whole(u64),
    Real(f64),
    Time(Duration),
    Size(usize),
    Word(String),
}

impl Parameter {
    /// The depth parameter of searches: decisions looked ahead.
    pub const fn depth(default: &'static str) -> Self {
        Self { key: "depth", kind: Kind::Whole(1, 1000), default, sentence: "Decisions to look ahead, this one included." }
    }

    /// The node limit of searches.
    pub const fn nodes() -> Self {
        Self { key: "nodes", kind: Kind::Whole(1, u64::MAX), default: "none", sentence: "Positions to look at, at most." }
    }

    /// The time limit of searches.
    pub const fn time() -> Self {
        Self { key: "time", kind: Kind::Time, default: "none", sentence: "Time to think, at most." }
    }

    /// The memory limit of searches.
    pub const fn memory(default: &'static str) -> Self {
        Self { key: "memory", kind: Kind::Size, default, sentence: "Memory for the search's own structures, at most." }
    }

    /// Reads a value of this parameter.
    fn read(&self, text: &str) -> Result<Setting, Complaint> {
        let setting = match &self.kind {
            Kind::Whole(least, most) => text.parse().ok().filter(|number| (least..=most).contains(&number)).map(Setting::Whole),
            Kind::Real(least, most) => text.parse().ok().filter(|number: &f64| *least <= *number && *number <= *most).map(Setting::Real),
            Kind::Time => read_time(text).map(Setting::Time),
            Kind::Size => read_size(text).map(Setting::Size),
            Kind::Choice(words) => words.contains(&text).then(|| Setting::Word(text.into())),
            Kind::Text => Some(Setting::Word(text.into())),
        };
        setting.ok_or_else(|| {
            let complaint = Complaint::new("bad-value", format!("{}={text}: {} must be {}", self.key, self.key, self.kind));
            self.kind.explain(complaint.with("key", self.key).with("value", text).with("expected", &self.kind))
        })
    }
}

/// A time such as `500ms`, `2s`, `1.5s` or `1m`.
fn read_time(text: &str) -> Option<Duration> {
    let unit_at = text.find(|c: char| c.is_ascii_alphabetic())?;
    let (number, unit) = text.split_at(unit_at);
    let seconds_per_unit = match unit {
        "us" => 1e-6,
        "ms" => 1e-3,
        "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return None,
    };
    let number: f64 = number.parse().ok()?;
    (number > 0.0).then(|| Duration::try_from_secs_f64(number * seconds_per_unit).ok()).flatten()
}

/// A size such as `64MiB`, `1GiB` or a number of bytes.
fn read_size(text: &str) -> Option<usize> {
    let unit_at = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(unit_at);
    let shift = match unit {
        "" | "B" => 0,
        "KiB" | "K" => 10,
        "MiB" | "M" => 20,
        "GiB" | "G" => 30,
        _ => return None,
    };
    let bytes = number.parse::<u64>().ok().filter(|number| *number > 0)?.checked_mul(1 << shift)?;
    // What is right on one platform is right on all: where there cannot be so much, it means all there is.
    Some(usize::try_from(bytes).unwrap_or(usize::MAX))
}

/// A full set of values for a list of parameters: those that were given, defaults for the rest.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Settings {
    entries: Vec<Entry>,
}

#[derive(Clone, PartialEq, Debug)]
struct Entry {
    parameter: Parameter,
    text: String,
    setting: Option<Setting>,
    is_given: bool,
}

impl Entry {
    fn is_default(&self) -> bool {
        self.text == self.parameter.default
    }

    /// Takes a value over, if it is one of this parameter.
    fn set(&mut self, text: &str) -> Result<(), Complaint> {
        let is_unset = text == "none" && self.parameter.default == "none";
        self.setting = if is_unset { None } else { Some(self.parameter.read(text)?) };
        self.text = text.into();
        self.is_given = true;
        Ok(())
    }
}

impl Settings {
    /// Reads `key=value,key=value`; `whose` names the owner in complaints, such as "player minimax".
    pub fn read(text: &str, parameters: &[Parameter], whose: &str) -> Result<Self, Complaint> {
        let mut settings = Self { entries: Vec::with_capacity(parameters.len()) };
        for parameter in parameters {
            let setting = match parameter.default {
                "none" => None,
                default => Some(parameter.read(default)?),
            };
            settings.entries.push(Entry { parameter: parameter.clone(), text: parameter.default.into(), setting, is_given: false });
        }
        for (offset, piece) in pieces(text)? {
            let (key, value) = piece.split_once('=').ok_or_else(|| {
                Complaint::new("not-a-setting", format!("`{piece}` in {whose} is not of the form key=value")).with("text", piece).at(offset)
            })?;
            let key = key.trim();
            let value = unquoted(value);
            let entry = settings.entry(key).ok_or_else(|| unknown_key(key, parameters, whose).at(offset))?;
            if entry.is_given {
                return Err(Complaint::new("key-twice", format!("{key} is given twice in {whose}")).with("key", key).at(offset));
            }
            entry.set(value).map_err(|complaint| complaint.at(offset))?;
        }
        Ok(settings)
    }

    fn entry(&mut self, key: &str) -> Option<&mut Entry> {
        self.entries.iter_mut().find(|entry| entry.parameter.key == key)
    }

    /// The same settings with another value for one key, as if it had been given.
    ///
    /// ```
    /// use plyground_core::{Parameter, Settings};
    /// let settings = Settings::read("", &[Parameter::depth("4")], "player toy")?;
    /// assert_eq!(settings.with("depth", 6)?.to_string(), "depth=6");
    /// assert_eq!(settings.with("width", 6).unwrap_err().code, "unknown-key");
    /// # Ok::<(), plyground_core::Complaint>(())
    /// ```
    pub fn with(&self, key: &str, value: impl fmt::Display) -> Result<Self, Complaint> {
        let mut settings = self.clone();
        let Some(entry) = settings.entry(key) else {
            let parameters: Vec<Parameter> = self.entries.iter().map(|entry| entry.parameter.clone()).collect();
            return Err(unknown_key(key, &parameters, "the player"));
        };
        entry.set(&value.to_string())?;
        Ok(settings)
    }

    fn get(&self, key: &str) -> Option<&Setting> {
        self.entries.iter().find(|entry| entry.parameter.key == key).and_then(|entry| entry.setting.as_ref())
    }

    /// True when there is such a key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.entries.iter().any(|entry| entry.parameter.key == key)
    }

    /// True when the user gave this key.
    pub fn is_given(&self, key: &str) -> bool {
        self.entries.iter().any(|entry| entry.parameter.key == key && entry.is_given)
    }

    /// A whole number, if the key exists and has a value.
    pub fn whole(&self, key: &str) -> Option<u64> {
        match self.get(key)? {
            Setting::Whole(number) => Some(*number),
            _ => None,
        }
    }

    /// A number, if the key exists and has a value.
    pub fn real(&self, key: &str) -> Option<f64> {
        match self.get(key)? {
            Setting::Real(number) => Some(*number),
            _ => None,
        }
    }

    /// A time, if the key exists and has a value.
    pub fn time(&self, key: &str) -> Option<Duration> {
        match self.get(key)? {
            Setting::Time(time) => Some(*time),
            _ => None,
        }
    }

    /// A size in bytes, if the key exists and has a value.
    pub fn size(&self, key: &str) -> Option<usize> {
        match self.get(key)? {
            Setting::Size(bytes) => Some(*bytes),
            _ => None,
        }
    }

    /// A word, if the key exists and has a value.
    pub fn word(&self, key: &str) -> Option<&str> {
        match self.get(key)? {
            Setting::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The limits among these settings. One that is only a default gives way when the user asked
    /// for another.
    #[must_use]
    pub fn limits(&self) -> Limits {
        let has_number = ["depth", "nodes"].into_iter().any(|key| self.is_given(key) && self.whole(key).is_some());
        let has_time = ["time", "clock"].into_iter().any(|key| self.is_given(key) && self.time(key).is_some());
        let is_limited = has_number || has_time;
        let counts = |key| self.is_given(key) || !is_limited;
        Limits {
            depth: self.whole("depth").filter(|_| counts("depth")).map(|depth| depth as u32),
            nodes: self.whole("nodes").filter(|_| counts("nodes")),
            time: self.time("time").filter(|_| counts("time")),
            memory: self.size("memory"),
            stop: None,
            progress: None,
            done: None,
            since: None,
        }
    }

    /// True for a limit that was given, as large as its default, beside another limit.
    fn is_kept_limit(&self, entry: &Entry) -> bool {
        let is_limit = |entry: &Entry| entry.is_given && entry.setting.is_some() && LIMITS.contains(&entry.parameter.key);
        is_limit(entry) && self.entries.iter().any(|other| other.parameter.key != entry.parameter.key && is_limit(other))
    }

    /// Every key with its value as text, defaults included, in the order of the parameters.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.entries.iter().map(|entry| (entry.parameter.key, entry.text.as_str()))
    }
}

impl fmt::Display for Settings {
    /// The settings that were given and differ from their defaults, in the order of the parameters. A limit that is as large as
    /// its default is among them where another limit was given: left out, it would give way.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for entry in self.entries.iter().filter(|entry| !entry.is_default() || self.is_kept_limit(entry)) {
            let comma = if text.is_empty() { "" } else { "," };
            write!(text, "{comma}{}={}", entry.parameter.key, quoted(&entry.text))?;
        }
        f.write_str(&text)
    }
}

/// The value that a text after `=` stands for.
fn unquoted(text: &str) -> &str {
    let text = text.trim();
    text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(text)
}

/// The text that stands for a value after `=`: in quotes where it needs them. A value may hold quotes itself, and then
/// only one of the two forms may read back.
fn quoted(value: &str) -> String {
    let in_quotes = format!("\"{value}\"");
    let reads_back = |text: &str| {
        let setting = format!("key={text}");
        pieces(&setting).is_ok_and(|pieces| matches!(pieces[..], [(_, piece)] if unquoted(&piece[4..]) == value))
    };
    let is_plain = !value.contains([',', ' ']) && reads_back(value);
    if is_plain || !reads_back(&in_quotes) { value.into() } else { in_quotes }
}

/// The keys of limits.
const LIMITS: [&str; 4] = ["depth", "nodes", "time", "clock"];

/// The parts between commas outside quotes, each with its offset in characters.
fn pieces(text: &str) -> Result<Vec<(usize, &str)>, Complaint> {
    let mut pieces = Vec::new();
    let (mut start, mut start_offset, mut is_quoted) = (0, 0, false);
    for (offset, (index, c)) in text.char_indices().enumerate() {
        match c {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => {
                pieces.push((start_offset, &text[start..index]));
                (start, start_offset) = (index + 1, offset + 1);
            }
            _ => {}
        }
    }
    if is_quoted {
        return Err(Complaint::new("open-quote", format!("a double quote is not closed in `{text}`")).with("text", text));
    }
    pieces.push((start_offset, &text[start..]));
    pieces.retain(|(_, piece)| !piece.trim().is_empty());
    Ok(pieces)
}

fn unknown_key(key: &str, parameters: &[Parameter], whose: &str) -> Complaint {
    let known: Vec<_> = parameters.iter().map(|parameter| parameter.key).collect();
    let advice = if known.is_empty() { "it has no settings".to_string() } else { format!("it has {}", known.join(", ")) };
    Complaint::new("unknown-key", format!("{whose} has no setting `{key}`; {advice}")).with("key", key).with("known", known.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parameters() -> Vec<Parameter> {
        vec![
            Parameter::depth("4"),
            Parameter::time(),
            Parameter::memory("64MiB"),
            Parameter { key: "eval", kind: Kind::Choice(vec!["lines", "none"]), default: "lines", sentence: "" },
            Parameter { key: "cmd", kind: Kind::Text, default: "none", sentence: "" },
        ]
    }

    fn read(text: &str) -> Result<Settings, Complaint> {
        Settings::read(text, &parameters(), "player toy")
    }

    #[test]
    fn a_default_limit_gives_way_to_another_but_not_to_none() {
        let parameters = [Parameter { default: "1s", ..Parameter::time() }, Parameter::depth("none"), Parameter::nodes()];
        let limits = |text| Settings::read(text, &parameters, "player toy").unwrap().limits();
        assert_eq!(limits("").time, Some(Duration::from_secs(1)));
        assert_eq!((limits("depth=3").time, limits("depth=3").depth), (None, Some(3)));
        assert_eq!(limits("depth=none").time, Some(Duration::from_secs(1)));
        assert_eq!(limits("nodes=none,depth=none").time, Some(Duration::from_secs(1)));
    }

    #[test]
    fn defaults_fill_what_is_not_given() {
        let settings = read("eval=none").unwrap();
        assert_eq!(settings.whole("depth"), Some(4));
        assert_eq!(settings.size("memory"), Some(64 << 20));
        assert_eq!(settings.time("time"), None);
        assert_eq!(settings.word("eval"), Some("none"));
        assert_eq!(settings.to_string(), "eval=none");
    }

    #[test]
    fn a_time_limit_lifts_the_default_depth_but_not_a_given_one() {
        assert_eq!(read("time=500ms").unwrap().limits().depth, None);
        assert_eq!(read("time=1.5s,depth=9").unwrap().limits().depth, Some(9));
        assert_eq!(read("").unwrap().limits().depth, Some(4));
    }

    #[test]
    fn what_is_printed_reads_back_the_same() {
        let quotes = ["cmd=\"\"x\"\"", "cmd=a\",\"b", "cmd=\"rollout:player=\"x\",games=3\"", "cmd=", "cmd=\"\t\""];
        for text in ["", "depth=9", "depth=4,time=2s", "depth=9,time=2s,cmd=\"python3 bot.py, fast\""].into_iter().chain(quotes) {
            let settings = read(text).unwrap();
            assert_eq!(settings.to_string(), text);
            assert_eq!(read(&settings.to_string()).unwrap(), settings);
        }
    }

    #[test]
    fn a_bad_value_tells_translators_the_range_piece_by_piece() {
        let range = |kind: Kind| {
            let complaint = Parameter { key: "x", kind, default: "none", sentence: "" }.read("?").unwrap_err();
            complaint.arguments[3..].iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(range(Kind::Whole(1, 9)), "kind=whole least=1 most=9");
        assert_eq!(range(Kind::Whole(1, u64::MAX)), "kind=whole least=1 most=none");
        assert_eq!(range(Kind::Real(0.0, 2.5)), "kind=real least=0 most=2.5");
        assert_eq!((range(Kind::Time), range(Kind::Size)), ("kind=time".into(), "kind=size".into()));
        assert_eq!(range(Kind::Choice(vec!["lines", "none"])), "kind=choice choices=lines, none");
    }

    #[test]
    fn mistakes_are_named_with_their_place() {
        for (text, code, at) in [
            ("depth=0", "bad-value", Some(0)),
            ("depth=1000000000", "bad-value", Some(0)),
            ("time=2s,depth=x", "bad-value", Some(8)),
            ("width=3", "unknown-key", Some(0)),
            ("depth=3,depth=4", "key-twice", Some(8)),
            ("depth", "not-a-setting", Some(0)),
            ("cmd=\"x", "open-quote", None),
            ("time=-1s", "bad-value", Some(0)),
            ("time=5", "bad-value", Some(0)),
            ("memory=99999999999GiB", "bad-value", Some(0)),
            ("eval=line", "bad-value", Some(0)),
        ] {
            let complaint = read(text).unwrap_err();
            assert_eq!((complaint.code, complaint.at), (code, at), "{text}: {complaint}");
        }
    }
}
