//! The messages: which ids there are, which variables each uses, which messages it refers to.
//! The app's own lie in its folder of locales, those of games and players beside their sources.

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use plyground_lab::catalogue;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What a message is made of.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Message {
    /// The variables it puts in or chooses by.
    pub variables: BTreeSet<String>,
    /// The messages it refers to.
    pub messages: BTreeSet<String>,
    /// Everything it says, to compare it with another.
    pub says: String,
}

/// Messages by id.
pub type Messages = BTreeMap<String, Message>;

/// The app's own files of a language by their names without `.ftl`. Panics where one cannot be read to its end.
pub fn files(language: &str) -> BTreeMap<String, Messages> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/locales").join(language);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let read_one = |path: &Path| {
        let source = fs::read_to_string(path).expect("a message file is text");
        read(&source).unwrap_or_else(|what| panic!("{}: {what}", path.display()))
    };
    paths.map(|path| (path.file_stem().expect("a file has a name").to_string_lossy().into_owned(), read_one(&path))).collect()
}

/// The messages of a language that games and players bring along, by the folder they lie in.
pub fn beside(language: &str) -> BTreeMap<String, Messages> {
    let mut folders = BTreeMap::new();
    for words in catalogue::words() {
        let folder = folder(words.beside);
        for (_, source) in words.texts.iter().filter(|(own, _)| *own == language) {
            let messages = read(source).unwrap_or_else(|what| panic!("{folder}/{language}.ftl: {what}"));
            assert!(folders.insert(folder.clone(), messages).is_none(), "{folder}/{language}.ftl is read from two files beside it");
        }
    }
    folders
}

/// The folder of a source file.
pub fn folder(file: &str) -> String {
    Path::new(file).parent().map(|folder| folder.display().to_string().replace('\\', "/")).unwrap_or_default()
}

/// Every message of a language. Panics when two files have the same one, but that games may share a
/// word, such as a black king, which they then translate alike.
pub fn all(language: &str) -> Messages {
    let mut messages = Messages::new();
    for (file, own) in files(language) {
        for (id, message) in own {
            assert!(messages.insert(id.clone(), message).is_none(), "{language}/{file}.ftl has {id}, and another file has it too");
        }
    }
    let shared: BTreeSet<String> = messages.keys().cloned().collect();
    for (folder, own) in beside(language) {
        for (id, message) in own {
            assert!(!shared.contains(&id), "{folder}/{language}.ftl has {id}, and the app's own messages have it too");
            let other = messages.insert(id.clone(), message.clone());
            assert!(other.is_none_or(|other| other == message), "{folder}/{language}.ftl says {id} in another way than another folder");
        }
    }
    messages
}

/// The messages of a file, or what is wrong with it.
fn read(source: &str) -> Result<Messages, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut found = Message::default();
        for pattern in message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value)) {
            found.see(pattern);
        }
        found.says = format!("{:?} {:?}", message.value, message.attributes);
        if messages.insert(message.id.name.into(), found).is_some() {
            return Err(format!("{} is there twice", message.id.name));
        }
    }
    Ok(messages)
}

impl Message {
    fn see(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.see_expression(expression);
            }
        }
    }

    fn see_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.see_inline(inline),
            Expression::Select { selector, variants } => {
                self.see_inline(selector);
                for variant in variants {
                    self.see(&variant.value);
                }
            }
        }
    }

    fn see_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => self.variables.extend([id.name.into()]),
            InlineExpression::MessageReference { id, .. } => self.messages.extend([id.name.into()]),
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                for argument in positional {
                    self.see_inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.see_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } | InlineExpression::TermReference { .. } => {}
        }
    }
}

#[test]
fn variables_are_found_in_every_corner_of_a_message() {
    let source = "a = { $x ->\n    [one] { NUMBER($y) }\n   *[other] { b } { { $z } }\n}\nb = plain\n";
    let messages = read(source).unwrap();
    assert_eq!(messages["a"].variables, ["x", "y", "z"].map(String::from).into());
    assert_eq!(messages["a"].messages, ["b".to_string()].into());
    assert_eq!(messages["b"].variables, BTreeSet::new());
    assert!(read("a = 1\na = 2\n").is_err());
    assert!(read("a = { $x\n").is_err());
}
