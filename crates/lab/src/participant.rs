//! Who sits at a game, and who throws its dice.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Who plays a seat. Written as `human`, or as the spec of the player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(from = "String", into = "String")]
pub enum Participant {
    /// A person.
    Human,
    /// The player of this spec.
    Program(String),
}

/// What a person in a seat is written as.
const HUMAN: &str = "human";

impl From<String> for Participant {
    fn from(text: String) -> Self {
        if text == HUMAN { Self::Human } else { Self::Program(text) }
    }
}

impl From<&str> for Participant {
    fn from(text: &str) -> Self {
        text.to_string().into()
    }
}

impl From<Participant> for String {
    fn from(participant: Participant) -> Self {
        participant.to_string()
    }
}

impl Participant {
    /// The spec of a program.
    #[must_use]
    pub fn spec(&self) -> Option<&str> {
        match self {
            Self::Human => None,
            Self::Program(spec) => Some(spec),
        }
    }
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec().unwrap_or(HUMAN))
    }
}

/// Who throws the dice of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Dice {
    /// The program.
    #[default]
    Program,
    /// A person, with real dice.
    Person,
}

impl Dice {
    /// The word for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Program => "program",
            Self::Person => "person",
        }
    }

    /// The one that is written so.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        [Self::Program, Self::Person].into_iter().find(|dice| dice.word() == word)
    }
}
