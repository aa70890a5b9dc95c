//! The words of the screens: none is missing, none is left over, and every language says the same.
//!
//! ```text
//!   scripts ──ids──►  en/*.ftl  ◄──same ids──  ar, fa
//!   catalogue, boards ──ids──►  piece-… choice-… (en too)   catalogue.ftl (ar, fa)
//!   sources ──codes──►                                      errors.ftl (ar, fa)
//! ```

#[path = "messages/scripts.rs"]
mod scripts;
#[path = "messages/sources.rs"]
mod sources;
#[path = "messages/texts.rs"]
mod texts;
#[path = "messages/things.rs"]
mod things;

use scripts::Token;
use std::collections::{BTreeMap, BTreeSet};
use texts::Messages;

/// The languages besides English.
const TRANSLATIONS: [&str; 2] = ["ar", "fa"];

/// The files that only translations have: English is said by the program itself.
const TRANSLATIONS_ONLY: [&str; 2] = ["catalogue", "errors"];

/// How ids begin that the scripts put together from what the program says.
const KINDS: [&str; 15] = [
    "action",
    "choice",
    "error",
    "evaluator",
    "example",
    "family",
    "game",
    "parameter",
    "piece",
    "player",
    "seat",
    "stopped",
    "throw",
    "tray",
    "variant",
];

/// Fails with a list, one line each, unless it is empty.
#[track_caller]
fn expect_none(what: &str, found: impl IntoIterator<Item = String>) {
    let lines: BTreeSet<String> = found.into_iter().collect();
    assert!(lines.is_empty(), "{what}:\n  {}", lines.into_iter().collect::<Vec<_>>().join("\n  "));
}

/// What is in one set and not in the other.
fn without(all: &BTreeSet<String>, known: &BTreeSet<String>) -> Vec<String> {
    all.difference(known).cloned().collect()
}

fn ids(messages: &Messages) -> BTreeSet<String> {
    messages.keys().cloned().collect()
}

/// The ids of some messages that begin with a kind.
fn of_kinds(ids: &BTreeSet<String>, kinds: &[&str]) -> BTreeSet<String> {
    ids.iter().filter(|id| kinds.iter().any(|kind| is_of(id, kind))).cloned().collect()
}

fn is_of(id: &str, kind: &str) -> bool {
    id.strip_prefix(kind).is_some_and(|rest| rest.starts_with('-'))
}

#[test]
fn every_message_a_script_asks_for_exists() {
    let english = texts::all("en");
    // A text such as "play-new" can only be a message, for there are messages that begin with "play-".
    let families: BTreeSet<&str> = english.keys().filter_map(|id| id.split_once('-')).map(|(family, _)| family).collect();
    let mut missing = Vec::new();
    for (file, tokens) in scripts::all() {
        let asked = scripts::messages(&tokens).into_iter().flat_map(|call| call.ids);
        let listed =
            scripts::hyphenated(&tokens).into_iter().filter(|id| id.split_once('-').is_some_and(|(family, _)| families.contains(family)));
        missing.extend(asked.chain(listed).filter(|id| !english.contains_key(id)).map(|id| format!("{id} ({file})")));
    }
    expect_none("messages that English lacks", missing);
}

#[test]
fn every_english_message_is_used() {
    let english = texts::all("en");
    let mut used: BTreeSet<String> = english.values().flat_map(|message| message.messages.clone()).collect();
    for (_, tokens) in scripts::all() {
        used.extend(scripts::messages(&tokens).into_iter().flat_map(|call| call.ids));
        used.extend(scripts::hyphenated(&tokens));
    }
    let named: BTreeSet<String> = things::on_boards().into_iter().chain(things::choices()).chain(things::stops()).collect();
    let games = plyground_lab::catalogue::games().iter().map(|entry| format!("game-{}-original", entry.about.id));
    let known: BTreeSet<String> = used.into_iter().chain(named).chain(games).collect();
    expect_none("English messages that nothing uses", without(&ids(&english), &known));
}

#[test]
fn ids_are_put_together_from_known_kinds_alone() {
    let mut strange = Vec::new();
    for (file, tokens) in scripts::all() {
        let labels = scripts::calls(&tokens, "label").into_iter().map(|arguments| arguments[0].to_vec());
        for kind in labels {
            let is_known = matches!(kind.as_slice(), [Token::Text(kind)] if KINDS.contains(&kind.as_str()));
            if !is_known {
                strange.push(format!("label({kind:?}) ({file})"));
            }
        }
        for prefix in scripts::messages(&tokens).into_iter().filter_map(|call| call.prefix) {
            if !KINDS.iter().any(|kind| prefix == format!("{kind}-")) {
                strange.push(format!("t(`{prefix}…`) ({file})"));
            }
        }
    }
    expect_none("ids put together from kinds that are not listed", strange);
}

#[test]
fn every_script_gives_a_message_what_it_needs() {
    let english = texts::all("en");
    let mut lacking = Vec::new();
    for (file, tokens) in scripts::all() {
        for call in scripts::messages(&tokens) {
            let Some(given) = call.arguments else { continue };
            for id in call.ids {
                let needed = english.get(&id).map(|message| message.variables.clone()).unwrap_or_default();
                lacking.extend(without(&needed, &given).into_iter().map(|name| format!("{id} needs ${name} ({file})")));
            }
        }
    }
    expect_none("arguments that a script forgets", lacking);
}

#[test]
fn what_boards_and_settings_show_has_a_name() {
    let english = ids(&texts::all("en"));
    let kinds = ["piece", "tray", "throw", "action"];
    let shown = things::on_boards();
    expect_none("things on boards that English lacks", without(&of_kinds(&shown, &kinds), &english));
    expect_none("names of things that no board shows", without(&of_kinds(&english, &kinds), &shown));
    expect_none("choices that English lacks", without(&things::choices(), &english));
    expect_none("names of choices that there are not", without(&of_kinds(&english, &["choice"]), &things::choices()));
    expect_none("reasons to stop that English lacks", without(&things::stops(), &english));
}

#[test]
fn a_translation_has_the_messages_of_english_and_no_others() {
    let english = texts::files("en");
    for language in TRANSLATIONS {
        let files = texts::files(language);
        let expected: BTreeSet<&str> = english.keys().map(String::as_str).chain(TRANSLATIONS_ONLY).collect();
        assert_eq!(files.keys().map(String::as_str).collect::<BTreeSet<_>>(), expected, "the files of {language}");
        for (file, messages) in &english {
            expect_none(&format!("messages that {language}/{file}.ftl lacks"), without(&ids(messages), &ids(&files[file])));
            expect_none(&format!("messages that only {language}/{file}.ftl has"), without(&ids(&files[file]), &ids(messages)));
        }
    }
}

#[test]
fn a_translation_uses_the_variables_of_english_alone() {
    let english = texts::all("en");
    let mut strange = Vec::new();
    for language in TRANSLATIONS {
        let all = texts::all(language);
        for (id, message) in &all {
            strange.extend(
                message.messages.iter().filter(|id| !all.contains_key(*id)).map(|refers| format!("{language}: {id} refers to {refers}")),
            );
            let Some(own) = english.get(id) else { continue };
            strange.extend(without(&message.variables, &own.variables).into_iter().map(|name| format!("{language}: {id} uses ${name}")));
        }
    }
    expect_none("variables and messages that there are not", strange);
}

#[test]
fn the_catalogue_is_translated_and_nothing_that_is_gone() {
    for language in TRANSLATIONS {
        let files = texts::files(language);
        let own = &files["catalogue"];
        let expected = things::catalogue_texts(|id| own.contains_key(id));
        let needed: BTreeSet<String> = expected.keys().cloned().collect();
        expect_none(&format!("catalogue texts that {language} lacks"), without(&needed, &ids(own)));
        expect_none(&format!("catalogue texts of {language} for what there is not"), without(&ids(own), &needed));
        let torn = expected.iter().filter(|(_, english)| english.len() > 1);
        expect_none(
            &format!("one text of {language} for English sentences that differ"),
            torn.map(|(id, english)| format!("{id}: {}", english.iter().map(|text| format!("{text:?}")).collect::<Vec<_>>().join(" or "))),
        );
        expect_none(
            "variables in catalogue texts",
            own.iter().filter(|(_, message)| !message.variables.is_empty()).map(|(id, _)| id.clone()),
        );
    }
}

#[test]
fn every_complaint_is_translated_and_none_that_is_gone() {
    let complaints: BTreeMap<String, BTreeSet<String>> =
        sources::complaints().into_iter().map(|(code, names)| (format!("error-{code}"), names)).collect();
    let known: BTreeSet<String> = complaints.keys().cloned().collect();
    for language in TRANSLATIONS {
        let files = texts::files(language);
        let own = &files["errors"];
        expect_none(&format!("complaints that {language} lacks"), without(&known, &ids(own)));
        expect_none(&format!("complaints of {language} that nobody makes"), without(&ids(own), &known));
        let strange = own
            .iter()
            .flat_map(|(id, message)| without(&message.variables, &complaints[id]).into_iter().map(move |name| format!("{id}: ${name}")));
        expect_none(&format!("arguments that complaints of {language} never get"), strange);
    }
}
