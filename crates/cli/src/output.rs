//! Where output goes, and how a command ends.

use plyground_lab::Complaint;
use serde_json::{Map, Value, json};
use std::io::{self, IsTerminal, Write};

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// Bad input: exit 2.
    Bad(Complaint),
    /// It could not be done: exit 1.
    CouldNot(String),
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
pub struct Out {
    stream: Box<dyn Write>,
    /// True when people's output may be coloured.
    pub in_colour: bool,
    /// True when boards show the numbers of their empty squares.
    pub with_numbers: bool,
}

impl Out {
    /// Standard output, coloured when it goes to a terminal and nobody minds.
    pub fn new() -> Self {
        let in_colour = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Self { stream: Box::new(io::BufWriter::new(io::stdout().lock())), in_colour, with_numbers: false }
    }

    /// Standard error, for what people should see while standard output carries JSON.
    pub fn aside() -> Self {
        let in_colour = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Self { stream: Box::new(io::BufWriter::new(io::stderr())), in_colour, with_numbers: false }
    }

    /// Prints one JSON object and nothing else.
    pub fn json(&mut self, fields: Map<String, Value>) -> io::Result<()> {
        serde_json::to_writer(&mut self.stream, &Value::Object(fields))?;
        writeln!(self.stream)?;
        self.flush()
    }

    /// Bold on a terminal.
    pub fn bold(&self, text: &str) -> String {
        if self.in_colour { format!("\x1b[1m{text}\x1b[0m") } else { text.into() }
    }

    /// Dim on a terminal.
    pub fn dim(&self, text: &str) -> String {
        if self.in_colour { format!("\x1b[2m{text}\x1b[0m") } else { text.into() }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// Tells what went wrong and answers with the exit code.
pub fn report(failure: &Failure, wants_json: bool) -> u8 {
    let (code, message, complaint) = match failure {
        Failure::Bad(complaint) => (2, complaint.to_string(), Some(complaint)),
        Failure::CouldNot(message) => (1, message.clone(), None),
        Failure::Interrupted => return 130,
        Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
        Failure::Io(error) => (1, format!("cannot write: {error}"), None),
    };
    let line = one_line(&message);
    let place = complaint.and_then(|complaint| complaint.at).map_or(String::new(), |at| format!(" (at character {})", at + 1));
    let _ = writeln!(io::stderr(), "plyground: {line}{place}");
    if wants_json && let Some(complaint) = complaint {
        let arguments: Map<String, Value> = complaint.arguments.iter().map(|(name, value)| ((*name).to_string(), json!(value))).collect();
        let error =
            json!({ "error": { "code": complaint.code, "message": complaint.message, "arguments": arguments, "at": complaint.at } });
        let _ = writeln!(io::stdout(), "{error}");
    }
    code
}

/// Keeps a message to one printable line, whatever the input held.
pub fn one_line(message: &str) -> String {
    let mut line: String = message.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).take(600).collect();
    if line.len() < message.len() && message.chars().count() > 600 {
        line.push('…');
    }
    line
}
