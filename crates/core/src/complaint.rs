//! Bad input, said in one clear line.

use std::fmt;

/// What is wrong with an input: a stable code and arguments for translators, an English
/// sentence for everybody else, and the place where the input goes wrong.
///
/// ```
/// use plyground_core::Complaint;
/// let complaint = Complaint::new("column-full", "column 4 is full; try another").with("column", 4).at(2);
/// assert_eq!(complaint.code, "column-full");
/// assert_eq!(complaint.to_string(), "column 4 is full; try another");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// Stable name of the kind of mistake.
    pub code: &'static str,
    /// The sentence in English: what is wrong, where, and what would be right.
    pub message: String,
    /// What the sentence is about, by name.
    pub arguments: Vec<(&'static str, String)>,
    /// Offset in characters from the start of the text where it goes wrong.
    pub at: Option<usize>,
}

impl Complaint {
    /// A complaint with a code and a sentence.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), arguments: Vec::new(), at: None }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.arguments.push((name, value.to_string()));
        self
    }

    /// Says where in the text, in characters from its start.
    #[must_use]
    pub fn at(mut self, offset: usize) -> Self {
        self.at = Some(offset);
        self
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Complaint {}
