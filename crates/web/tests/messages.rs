//! The words of the screens: none is missing, none is left over, and every language says the same.
//!
//! ```text
//!   scripts ──ids──►  locales/en/*.ftl  ◄──same ids──  locales/ar, fa
//!   catalogue ──ids──►          game-… player-… (ar, fa)       beside games and families,
//!   boards, settings ──ids──►   piece-… choice-… (en too)      or among the app's own
//!   sources ──codes──►          error-… (ar, fa)
//! ```
//!
//! A game or a player that is new may lack all of it: the screens then say in English what the
//! program itself says, and a test lists what is untranslated. Those that ship lack nothing.

#[path = "messages/scripts.rs"]
mod scripts;
#[path = "messages/sources.rs"]
mod sources;
#[path = "messages/texts.rs"]
mod texts;
#[path = "messages/things.rs"]
mod things;

use scripts::Token;
use std::collections::BTreeSet;
use std::io::Write as _;
use texts::Messages;
use things::Which;

/// The languages besides English.
const TRANSLATIONS: [&str; 2] = ["ar", "fa"];

/// The files that only translations have: English is said by the program itself.
const TRANSLATIONS_ONLY: [&str; 2] = ["catalogue", "errors"];

/// How ids begin that the scripts put together from what the program says.
const KINDS: [&str; 16] = [
    "action",
    "caption",
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
    let known: BTreeSet<String> = used.into_iter().chain(things_named()).chain(things::stops()).collect();
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

/// Kinds of messages that every language has for what boards and settings show, English too.
const SHOWN: [&str; 5] = ["action", "choice", "piece", "throw", "tray"];

/// What boards and settings show, and the names of games in their own script.
fn things_named() -> BTreeSet<String> {
    let originals = things::entries().map(|entry| format!("game-{}-original", entry.about.id));
    things::on_boards(Which::All).into_iter().chain(things::choices(Which::All)).chain(originals).collect()
}

#[test]
fn what_boards_and_settings_show_has_a_name_in_every_language() {
    let boards = things::on_boards(Which::Shipped);
    let needed: BTreeSet<String> = of_kinds(&boards, &SHOWN).into_iter().chain(things::choices(Which::Shipped)).collect();
    let shown = things_named();
    for language in ["en", "ar", "fa"] {
        let own = ids(&texts::all(language));
        expect_none(&format!("things on boards and in settings that {language} lacks"), without(&needed, &own));
        expect_none(&format!("names in {language} of things that nothing shows"), without(&of_kinds(&own, &SHOWN), &shown));
    }
    expect_none("reasons to stop that English lacks", without(&things::stops(), &ids(&texts::all("en"))));
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

/// Kinds of messages for what the catalogue says.
const CATALOGUE: [&str; 8] = ["evaluator", "example", "family", "game", "parameter", "player", "seat", "variant"];

#[test]
fn the_catalogue_is_translated_and_nothing_that_is_gone() {
    let originals: BTreeSet<String> = things::entries().map(|entry| format!("game-{}-original", entry.about.id)).collect();
    for language in TRANSLATIONS {
        let all = texts::all(language);
        let own = of_kinds(&ids(&all), &CATALOGUE);
        let asked = things::catalogue_texts(|id| own.contains(id));
        let needed: BTreeSet<String> = asked.iter().filter(|(_, asked)| asked.is_shipped).map(|(id, _)| id.clone()).collect();
        expect_none(&format!("catalogue texts that {language} lacks"), without(&needed, &own));
        let known: BTreeSet<String> = asked.keys().chain(&originals).cloned().collect();
        expect_none(&format!("catalogue texts of {language} for what there is not"), without(&own, &known));
        let torn = asked.iter().filter(|(_, asked)| asked.english.len() > 1);
        expect_none(
            &format!("one text of {language} for English sentences that differ"),
            torn.map(|(id, asked)| {
                format!("{id}: {}", asked.english.iter().map(|text| format!("{text:?}")).collect::<Vec<_>>().join(" or "))
            }),
        );
        expect_none("variables in catalogue texts", own.into_iter().filter(|id| !all[id].variables.is_empty()));
    }
}

/// True for a folder of a game whose words need not be complete yet.
fn is_new_game(folder: &str) -> bool {
    let is_game = folder.strip_prefix("crates/games/src/").is_some_and(|rest| !rest.is_empty());
    is_game && !things::shipped_folders().contains(folder)
}

#[test]
fn every_complaint_is_translated_and_none_that_is_gone() {
    let complaints = sources::complaints();
    let known: BTreeSet<String> = complaints.keys().map(|code| format!("error-{code}")).collect();
    let is_needed = |found: &sources::Use| !found.folders.iter().all(|folder| is_new_game(folder));
    let needed: BTreeSet<String> =
        complaints.iter().filter(|(_, found)| is_needed(found)).map(|(code, _)| format!("error-{code}")).collect();
    for language in TRANSLATIONS {
        let all = texts::all(language);
        let own = of_kinds(&ids(&all), &["error"]);
        expect_none(&format!("complaints that {language} lacks"), without(&needed, &own));
        expect_none(&format!("complaints of {language} that nobody makes"), without(&own, &known));
        let strange = complaints.iter().flat_map(|(code, found)| {
            let used = all.get(&format!("error-{code}")).map(|message| message.variables.clone()).unwrap_or_default();
            without(&used, &found.arguments).into_iter().map(move |name| format!("{code}: ${name}"))
        });
        expect_none(&format!("arguments that complaints of {language} never get"), strange);
    }
}

#[test]
fn the_words_of_a_folder_are_for_that_folder() {
    let complaints = sources::complaints();
    let mut strange = Vec::new();
    for language in TRANSLATIONS {
        for (folder, own) in texts::beside(language) {
            for code in own.keys().filter_map(|id| id.strip_prefix("error-")) {
                let others = complaints.get(code).into_iter().flat_map(|found| &found.folders).filter(|other| **other != folder);
                strange.extend(others.map(|other| {
                    format!("{other} complains with the code {code}, whose words are those of {folder}: give it another code")
                }));
            }
        }
    }
    expect_none("codes of complaints that belong to another folder", strange);
}

#[test]
fn captions_are_translated_with_what_they_get() {
    let captions = sources::captions();
    let mut strange = Vec::new();
    for language in TRANSLATIONS {
        for (id, message) in texts::all(language) {
            let Some(code) = id.strip_prefix("caption-") else { continue };
            match captions.get(code) {
                None => strange.push(format!("{language}: no game has {id}")),
                Some(found) => strange.extend(without(&message.variables, &found.arguments).iter().map(|name| format!("{id}: ${name}"))),
            }
        }
    }
    expect_none("captions that there are not", strange);
}

#[test]
fn every_file_of_words_beside_a_source_is_read() {
    let mut lying = Vec::new();
    for folder in ["engines", "games", "search"] {
        scripts::walk(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder).join("src"), "ftl", &mut lying);
    }
    let read: usize = plyground_lab::catalogue::words().iter().map(|words| words.texts.len()).sum();
    assert_eq!(read, lying.len(), "files of words that no `words!` reads, or that are read twice, of {lying:?}");
}

/// Not an assertion: `cargo test` shows what is written past its capture.
#[test]
fn what_is_not_translated_yet_is_listed() {
    let complaints = sources::complaints();
    let of_new_games = complaints.iter().filter(|(_, found)| found.folders.iter().all(|folder| is_new_game(folder)));
    let codes: BTreeSet<String> = of_new_games.map(|(code, _)| format!("error-{code}")).collect();
    let boards = things::on_boards(Which::All);
    let shown: BTreeSet<String> = of_kinds(&boards, &SHOWN).into_iter().chain(things::choices(Which::All)).collect();
    for language in TRANSLATIONS {
        let own = ids(&texts::all(language));
        let asked: BTreeSet<String> = things::catalogue_texts(|id| own.contains(id)).into_keys().collect();
        let missing: BTreeSet<String> = [asked, codes.clone(), shown.clone()].iter().flat_map(|needed| without(needed, &own)).collect();
        let list: Vec<String> = missing.into_iter().collect();
        let say = format!("{language}: {} messages are untranslated. {}\n", list.len(), list.join(", "));
        std::io::stderr().write_all(say.as_bytes()).expect("the list can be written");
    }
}
