//! Where output goes, and how a command ends.

use plyground_lab::{Complaint, Seat, printable, printable_json};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io::{self, IsTerminal, Write};

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// Bad input: exit 2.
    Bad(Complaint),
    /// It could not be done: exit 1.
    CouldNot(String),
    /// The user left before anything began: exit 0.
    Left,
    /// Somebody pressed Ctrl-C; what there was has been printed: exit 130.
    Interrupted,
    /// Writing failed; a closed pipe is no failure.
    Io(io::Error),
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Self {
        Self::Bad(complaint)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// What a command answers.
pub type Done = Result<(), Failure>;

/// Where a command writes: standard output, or standard error while that must stay clean.
///
/// Whatever is written is shown, never obeyed: a character that would steer the terminal becomes `�`, wherever it came
/// from. Styles are the program's own, so they are written as a mark that no file can know.
pub struct Out {
    stream: Box<dyn Write>,
    is_terminal: bool,
    /// Stands for the beginning of a style in what is written.
    mark: String,
    /// True when people's output may be coloured.
    pub in_colour: bool,
    /// True when boards show the numbers of their empty squares.
    pub with_numbers: bool,
}

impl Out {
    /// Standard output, coloured when it goes to a terminal and nobody minds.
    pub fn new() -> Self {
        Self::to(io::BufWriter::new(io::stdout().lock()), io::stdout().is_terminal())
    }

    /// Standard error, for what people should see while standard output carries JSON.
    pub fn aside() -> Self {
        Self::to(io::BufWriter::new(io::stderr()), io::stderr().is_terminal())
    }

    fn to(stream: impl Write + 'static, is_terminal: bool) -> Self {
        // Seeded by the system, and so another one in every run.
        let mark = format!("\u{fdd0}{:016x}", RandomState::new().build_hasher().finish());
        let in_colour = is_terminal && std::env::var_os("NO_COLOR").is_none();
        Self { stream: Box::new(stream), is_terminal, mark, in_colour, with_numbers: false }
    }

    /// Prints one JSON object and nothing else, piece by piece as it is made.
    pub fn json(&mut self, object: impl Serialize) -> io::Result<()> {
        write_json(&mut self.stream, &object)?;
        self.flush()
    }

    /// Prints what belongs into a file, byte for byte, unless it is a terminal that would read it.
    pub fn file(&mut self, text: &str) -> io::Result<()> {
        if self.is_terminal { self.write_all(text.as_bytes()) } else { self.stream.write_all(text.as_bytes()) }
    }

    /// Bold on a terminal.
    pub fn bold(&self, text: &str) -> String {
        self.styled("1", text)
    }

    /// Dim on a terminal.
    pub fn dim(&self, text: &str) -> String {
        self.styled("2", text)
    }

    /// In the colour of a player, on a terminal.
    pub fn of_player(&self, player: Seat, text: &str) -> String {
        self.styled(if player == Seat::One { "1;31" } else { "1;33" }, text)
    }

    fn styled(&self, style: &str, text: &str) -> String {
        let mark = &self.mark;
        if self.in_colour { format!("{mark}{style}m{text}{mark}0m") } else { text.into() }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for (index, piece) in String::from_utf8_lossy(bytes).split(&self.mark).enumerate() {
            if index > 0 {
                self.stream.write_all(b"\x1b[")?;
            }
            self.stream.write_all(printable(piece).as_bytes())?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// Writes a line of JSON in which every character that a terminal would obey is written as its number.
fn write_json(mut stream: impl Write, object: &impl Serialize) -> io::Result<()> {
    printable_json::write(&mut stream, object)?;
    writeln!(stream)
}

/// Says something in one line beside the output.
pub fn say(line: &str) {
    // Nobody is left to hear that nobody hears.
    let _ = writeln!(io::stderr(), "{}", one_line(line));
}

/// Shows how far a command has come, in the place of what was shown before; only for a terminal.
pub fn show_progress(line: &str) {
    let _ = write!(io::stderr(), "\r{} \x1b[K", one_line(line));
}

/// Clears away what [`show_progress`] showed.
pub fn clear_progress() {
    let _ = write!(io::stderr(), "\r\x1b[K");
}

/// Tells what went wrong and answers with the exit code.
pub fn report(failure: &Failure, wants_json: bool) -> u8 {
    let (code, message, complaint) = match failure {
        Failure::Bad(complaint) => (2, complaint.to_string(), Some(complaint)),
        Failure::CouldNot(message) => (1, message.clone(), None),
        Failure::Left => return 0,
        Failure::Interrupted => return 130,
        Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
        Failure::Io(error) => (1, format!("cannot write: {error}"), None),
    };
    let place = complaint.and_then(|complaint| complaint.at).map_or(String::new(), |at| format!(" (at character {})", at + 1));
    say(&format!("plyground: {}{place}", one_line(&message)));
    if wants_json && let Some(complaint) = complaint {
        let arguments: Map<String, Value> = complaint.arguments.iter().map(|(name, value)| ((*name).to_string(), json!(value))).collect();
        let error =
            json!({ "error": { "code": complaint.code, "message": complaint.message, "arguments": arguments, "at": complaint.at } });
        let _ = write_json(io::stdout(), &error);
    }
    code
}

/// Characters of a message that are shown, at most.
const LONGEST: usize = 600;

/// Keeps a message to one printable line, whatever the input held.
pub fn one_line(message: &str) -> String {
    plyground_lab::one_line(message, LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_lab::is_obeyed;
    use std::sync::{Arc, Mutex};

    /// What was written, for two to look at.
    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    const HOSTILE: &str = "a\u{1b}[8mb\u{9b}2Jc\rd\u{7f}\u{202e}e\u{fdd0}1m";

    fn written(is_terminal: bool, write: impl FnOnce(&mut Out) -> io::Result<()>) -> String {
        let paper = Paper::default();
        let mut out = Out::to(paper.clone(), is_terminal);
        out.in_colour = is_terminal;
        write(&mut out).unwrap();
        let bytes = paper.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn nothing_but_our_own_styles_reaches_a_terminal() {
        let text = written(true, |out| writeln!(out, "{HOSTILE} {}", out.bold(HOSTILE)));
        let ours = text.replacen("\u{1b}[1m", "", 1).replacen("\u{1b}[0m", "", 1);
        assert!(text.contains("\u{1b}[1ma") && text.ends_with("\u{1b}[0m\n") && !ours.contains(is_obeyed), "{text:?}");
        let text = written(true, |out| write!(out, "{}{}", out.of_player(Seat::One, "x"), out.of_player(Seat::Two, "o")));
        assert_eq!(text, "\u{1b}[1;31mx\u{1b}[0m\u{1b}[1;33mo\u{1b}[0m");
        let text = written(false, |out| writeln!(out, "{}", out.dim(HOSTILE)));
        assert!(!text.contains(is_obeyed) && text.starts_with("a�[8mb�2Jc�d��e"), "{text:?}");
    }

    #[test]
    fn json_says_the_same_without_a_character_to_obey() {
        let text = written(true, |out| out.json(json!({ HOSTILE: [HOSTILE, "\t\n\"\\"] })));
        assert!(!text.contains(is_obeyed), "{text:?}");
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), json!({ HOSTILE: [HOSTILE, "\t\n\"\\"] }));
    }

    /// A list that notes how much had been written when each of its numbers was asked for.
    struct Watched {
        paper: Paper,
        seen: Mutex<Vec<usize>>,
    }

    impl Serialize for Watched {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq((0..1000).inspect(|_| self.seen.lock().unwrap().push(self.paper.0.lock().unwrap().len())))
        }
    }

    #[test]
    fn json_is_written_while_it_is_made() {
        let paper = Paper::default();
        let watched = Watched { paper: paper.clone(), seen: Mutex::default() };
        Out::to(paper.clone(), false).json(&watched).unwrap();
        let seen = watched.seen.into_inner().unwrap();
        assert!(seen.len() == 1000 && seen.is_sorted_by(|one, two| one < two), "each number is out before the next is asked for");
        assert_eq!(paper.0.lock().unwrap().len(), seen[999] + ",999]\n".len());
    }

    #[test]
    fn a_file_is_exact_in_a_pipe_and_harmless_on_a_terminal() {
        assert_eq!(written(false, |out| out.file(HOSTILE)), HOSTILE);
        assert!(!written(true, |out| out.file(HOSTILE)).contains(is_obeyed));
    }
}
