//! What games and families of players say in the languages of the app.
//!
//! Words lie beside what they name, one Fluent file for each language:
//!
//! ```text
//!   games/src/checkers/   playable.rs   en.ftl   ar.ftl   fa.ftl
//!                           words!("en", "ar", "fa")
//! ```
//!
//! The app adds them to its own. What has no message in a language is shown in English, as the
//! program itself says it.

use std::fmt::{self, Display, Formatter};

/// The words beside a source file, in as many languages as there are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Words {
    /// The source file beside which they lie; empty where there are none.
    pub beside: &'static str,
    /// Tags of languages with the text of each Fluent file.
    pub texts: &'static [(&'static str, &'static str)],
}

/// The [`Words`] in the Fluent files beside this source file, by the tags of their languages:
/// `words!("ar", "fa")` reads `ar.ftl` and `fa.ftl`.
#[macro_export]
macro_rules! words {
    ($($language:literal),+ $(,)?) => {
        $crate::Words { beside: file!(), texts: &[$(($language, include_str!(concat!($language, ".ftl")))),+] }
    };
}

/// A family of players: its name in catalogues, and its words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Family {
    /// The name: `adversarial`.
    pub id: &'static str,
    /// Its words and those of its players.
    pub words: Words,
}

impl Family {
    /// A family whose words lie elsewhere.
    #[must_use]
    pub const fn named(id: &'static str) -> Self {
        Self { id, words: Words { beside: "", texts: &[] } }
    }
}

/// A sentence about a position that can be said in other languages: a code, arguments, and the
/// English text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// The end of the message's name, `caption-CODE`.
    pub code: &'static str,
    /// The English text.
    pub text: String,
    /// What the message puts in.
    pub arguments: Vec<(&'static str, String)>,
}

impl Caption {
    /// A caption without arguments.
    #[must_use]
    pub fn new(code: &'static str, text: impl Into<String>) -> Self {
        Self { code, text: text.into(), arguments: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Display) -> Self {
        self.arguments.push((name, value.to_string()));
        self
    }
}

impl Display for Caption {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

/// Lets a type be written to JSON as the word that its `word()` returns, one of these.
#[doc(hidden)]
#[macro_export]
macro_rules! written_as_word {
    ($type:ident: $($word:literal),+) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                debug_assert!([$($word),+].contains(&self.word()), "{} is not described", self.word());
                serializer.serialize_str(self.word())
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "enum": [$($word),+] })
            }
        }
    };
}
