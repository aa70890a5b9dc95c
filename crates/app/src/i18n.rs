//! The texts of the screens in every language, as patterns that a few lines of JavaScript can fill.
//!
//! Texts are written in Fluent: the app's own in `locales/<language>/*.ftl`, those of games and
//! players in `<language>.ftl` beside their sources ([`catalogue::words`](plyground_lab::catalogue::words)). The server reads the grammar; the
//! screens get plain data:
//!
//! ```text
//!   wins = { $name } wins in { $n ->          [{"var":"name"}, " wins in ",
//!       [one] one move                         {"select":"n", "default":"other",
//!      *[other] { NUMBER($n) } moves            "variants":{"one":"one move",
//!   }                                            "other":[{"number":"n"}, " moves"]}}]
//! ```
//!
//! A language that lacks a message has the English one.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use rust_embed::RustEmbed;
use serde::Serialize;
use serde_json::{Map, Value, json};

#[derive(RustEmbed)]
#[folder = "locales/"]
struct Locales;

/// A language of the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Language {
    /// Its tag.
    pub id: &'static str,
    /// Its name in itself.
    pub name: &'static str,
    /// The direction it is written in.
    pub direction: Direction,
}

/// A direction of writing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Direction {
    Ltr,
    Rtl,
}

/// The texts of a language. A pattern is a text or a list of parts: texts, {var}, {number}, {select, variants, default}, {message}.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Messages"))]
pub(crate) struct Texts {
    /// Its tag.
    pub lang: &'static str,
    /// The direction it is written in.
    pub dir: Direction,
    /// Its messages by name.
    #[cfg_attr(test, schemars(with = "std::collections::BTreeMap<String, TextOrParts>"))]
    pub messages: Map<String, Value>,
}

#[cfg(test)]
#[derive(schemars::JsonSchema)]
#[schemars(inline, untagged)]
#[expect(dead_code, reason = "it describes what a message is")]
enum TextOrParts {
    Text(String),
    Parts(Vec<Value>),
}

/// The language that fills the gaps of the others.
const FALLBACK: &str = "en";

/// Every language there is.
pub(crate) const LANGUAGES: [Language; 3] = [
    Language { id: "en", name: "English", direction: Direction::Ltr },
    Language { id: "ar", name: "العربية", direction: Direction::Rtl },
    Language { id: "fa", name: "فارسی", direction: Direction::Rtl },
];

/// The messages of a language, or `None` when there is no such language.
pub(crate) fn catalogue(id: &str) -> Option<Texts> {
    let language = LANGUAGES.iter().find(|language| language.id == id)?;
    let mut messages = own_messages(FALLBACK);
    if id != FALLBACK {
        messages.extend(own_messages(id));
    }
    Some(Texts { lang: language.id, dir: language.direction, messages })
}

/// The messages in a language's own files. What cannot be read is left out, and the log says so.
fn own_messages(id: &str) -> Map<String, Value> {
    let mut names: Vec<String> =
        Locales::iter().filter(|name| name.strip_prefix(id).is_some_and(|rest| rest.starts_with('/'))).map(Into::into).collect();
    names.sort();
    let mut messages = Map::new();
    for name in names.iter().filter(|name| is_messages(name)) {
        let Some(file) = Locales::get(name) else { continue };
        for mistake in read(&String::from_utf8_lossy(&file.data), &mut messages) {
            tracing::warn!("locales/{name}: {mistake}");
        }
    }
    for (beside, source) in beside_sources(id) {
        // Two games may have the same word, such as a red piece.
        let mut own = Map::new();
        for mistake in read(source, &mut own) {
            tracing::warn!("{id}.ftl beside {beside}: {mistake}");
        }
        messages.extend(own);
    }
    messages
}

/// The messages of a language that come with games and players, with the source each lies beside.
fn beside_sources(id: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let texts = plyground_lab::catalogue::words().into_iter().flat_map(|words| words.texts.iter().map(move |text| (words.beside, text)));
    texts.filter(move |(_, (language, _))| *language == id).map(|(beside, (_, source))| (beside, *source))
}

/// True for the name of a file of messages.
fn is_messages(name: &str) -> bool {
    std::path::Path::new(name).extension().is_some_and(|extension| extension == "ftl")
}

/// Reads a file of messages into `messages`; answers what is wrong with it.
fn read(source: &str, messages: &mut Map<String, Value>) -> Vec<String> {
    let (resource, mut mistakes) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors.iter().map(|error| format!("{error} at byte {}", error.pos.start)).collect()),
    };
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_string(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => continue,
        };
        let named = attributes.iter().map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
        let all: Vec<_> = value.map(|value| (id.clone(), value)).into_iter().chain(named).collect();
        for (name, pattern) in all {
            match write(pattern) {
                Ok(written) => {
                    if messages.insert(name.clone(), written).is_some() {
                        mistakes.push(format!("{name} is there twice"));
                    }
                }
                Err(what) => mistakes.push(format!("{name}: {what}")),
            }
        }
    }
    mistakes
}

/// A pattern as data: a text, or a list of parts.
fn write(pattern: &Pattern<&str>) -> Result<Value, String> {
    let mut parts: Vec<Value> = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => Value::from(*value),
            PatternElement::Placeable { expression } => placeable(expression)?,
        };
        match (parts.last_mut(), part) {
            (Some(Value::String(text)), Value::String(more)) => text.push_str(&more),
            (_, part) => parts.push(part),
        }
    }
    Ok(match parts.as_slice() {
        [] => Value::from(""),
        [Value::String(text)] => Value::from(text.clone()),
        _ => Value::Array(parts),
    })
}

fn placeable(expression: &Expression<&str>) -> Result<Value, String> {
    match expression {
        Expression::Inline(inline) => inlined(inline),
        Expression::Select { selector, variants } => {
            let (InlineExpression::VariableReference { id: name } | InlineExpression::FunctionReference { id: name, .. }) = selector else {
                return Err("a choice must be made by a variable".into());
            };
            let by = if let InlineExpression::FunctionReference { arguments, .. } = selector {
                number_argument(name.name, &arguments.positional)?
            } else {
                name.name
            };
            let mut written = Map::new();
            for variant in variants {
                written.insert(key(variant).into(), write(&variant.value)?);
            }
            let default = variants.iter().find(|variant| variant.default).map(key);
            Ok(json!({ "select": by, "variants": written, "default": default }))
        }
    }
}

fn key<'a>(variant: &Variant<&'a str>) -> &'a str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn inlined(inline: &InlineExpression<&str>) -> Result<Value, String> {
    match inline {
        InlineExpression::StringLiteral { value } => Ok(unescaped(value).into()),
        InlineExpression::NumberLiteral { value } => Ok((*value).into()),
        InlineExpression::VariableReference { id } => Ok(json!({ "var": id.name })),
        InlineExpression::FunctionReference { id, arguments } => Ok(json!({ "number": number_argument(id.name, &arguments.positional)? })),
        InlineExpression::MessageReference { id, attribute } => {
            Ok(json!({ "message": referred(id.name, attribute.as_ref().map(|a| a.name)) }))
        }
        InlineExpression::TermReference { id, attribute, .. } => {
            Ok(json!({ "message": format!("-{}", referred(id.name, attribute.as_ref().map(|a| a.name))) }))
        }
        InlineExpression::Placeable { expression } => placeable(expression),
    }
}

fn referred(id: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| id.to_string(), |attribute| format!("{id}.{attribute}"))
}

/// The escapes of a text in quotes: `\u00A0`, `\"`, `\\`.
fn unescaped(text: &str) -> String {
    fluent_syntax::unicode::unescape_unicode_to_string(text).into_owned()
}

/// The variable inside `NUMBER($n)`, the only function there is.
fn number_argument<'a>(function: &str, arguments: &[InlineExpression<&'a str>]) -> Result<&'a str, String> {
    match (function, arguments) {
        ("NUMBER", [InlineExpression::VariableReference { id }]) => Ok(id.name),
        _ => Err(format!("{function} is not NUMBER of one variable, the only function there is")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(source: &str) -> Value {
        let mut messages = Map::new();
        assert_eq!(read(source, &mut messages), Vec::<String>::new());
        messages["m"].clone()
    }

    #[test]
    fn patterns_become_plain_data() {
        assert_eq!(message("m = Hello"), json!("Hello"));
        assert_eq!(message("m = Hello, { $name }!"), json!(["Hello, ", { "var": "name" }, "!"]));
        assert_eq!(
            message("m = { \"{\" }x{ -brand } { other.title }"),
            json!(["{x", { "message": "-brand" }, " ", { "message": "other.title" }])
        );
        let choice = message("m = { $n ->\n    [one] one move\n   *[other] { NUMBER($n) } moves\n }");
        assert_eq!(
            choice,
            json!([{ "select": "n", "variants": { "one": "one move", "other": [{ "number": "n" }, " moves"] }, "default": "other" }])
        );
    }

    #[test]
    fn attributes_and_terms_have_names_of_their_own() {
        let mut messages = Map::new();
        assert!(read("-brand = Plyground\nm = Text\n    .title = Hint", &mut messages).is_empty());
        assert_eq!(Value::Object(messages), json!({ "-brand": "Plyground", "m": "Text", "m.title": "Hint" }));
    }

    #[test]
    fn what_cannot_be_read_is_told_and_the_rest_is_kept() {
        let mut messages = Map::new();
        let mistakes = read("a = { DATETIME($d) }\nb = good\nb = twice\nc = {", &mut messages);
        assert_eq!(mistakes.len(), 3, "{mistakes:?}");
        assert!(messages.contains_key("b") && !messages.contains_key("a"));
    }

    #[test]
    fn every_file_of_messages_can_be_read() {
        for name in Locales::iter().filter(|name| is_messages(name)) {
            let file = Locales::get(&name).unwrap();
            assert_eq!(read(std::str::from_utf8(&file.data).unwrap(), &mut Map::new()), Vec::<String>::new(), "locales/{name}");
        }
        for language in LANGUAGES {
            for (beside, source) in beside_sources(language.id) {
                assert_eq!(read(source, &mut Map::new()), Vec::<String>::new(), "{}.ftl beside {beside}", language.id);
            }
            assert_eq!(catalogue(language.id).unwrap().dir, language.direction);
        }
        assert!(catalogue("xx").is_none() && catalogue("..").is_none());
    }
}
