//! Traces as pages that stand alone; a browser opens them in `e2e/saved.test.js`.

use plyground_lab::trace::{Trace, TraceEvent};
use plyground_lab::{SearchOptions, catalogue};
use plyground_web::trace_page;
use serde_json::Value;

/// A small search of each kind.
const SEARCHES: [(&str, &str); 4] =
    [("connect4", "alphabeta:depth=2"), ("barjis", "expectiminimax:depth=1"), ("redswapblue", "astar"), ("2048", "uct:simulations=20")];

fn searched(game: &str, player: &str) -> Trace {
    let session = catalogue::find(game).and_then(|game| game.open("", None)).expect("a game");
    let mut mind = session.player(player, 1).expect("a player");
    let options = SearchOptions { trace: Some(2000), ..SearchOptions::default() };
    session.think(&mut mind, &options).trace.expect("a trace was asked for")
}

/// The data inside a page.
fn data(page: &str, id: &str) -> Value {
    let start = format!("<script type=\"application/json\" id=\"{id}\">");
    let text = page.split(&start).nth(1).and_then(|rest| rest.split("</script>").next()).expect("the data is there");
    serde_json::from_str(text).expect("the data is JSON")
}

#[test]
fn a_page_has_the_whole_trace_and_needs_nothing_but_itself() {
    for (game, player) in SEARCHES {
        let trace = searched(game, player);
        let page = trace_page(&trace);
        let saved = data(&page, "saved");
        assert_eq!(Trace::from_json(&saved["trace"].to_string()).expect("a trace"), trace, "{game}");
        assert_eq!((saved["game"]["game"].as_str(), saved["game"]["players"].as_array().map(Vec::len)), (Some(game), Some(1)));
        assert!(saved["start"]["picture"]["cells"].as_array().is_some_and(|cells| !cells.is_empty()), "{game}");
        let rest = page.replace("http://www.w3.org/2000/svg", "");
        for sign in ["http://", "https://", " src=", "@import", "<link", "import(", "\nimport ", "\nexport "] {
            assert!(!rest.contains(sign), "{game} has {sign}");
        }
        assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\"") && page.contains("default-src 'none'"), "{game}");
        assert!(page.len() - trace.to_json().len() < 900_000, "{game} has {} bytes", page.len());
    }
}

#[test]
fn a_page_speaks_every_language_about_its_own_game_and_player() {
    let texts = data(&trace_page(&searched("connect4", "alphabeta:depth=1")), "texts");
    for language in ["en", "ar", "fa"] {
        let messages = texts[language]["messages"].as_object().expect("messages");
        // In English the program itself knows the names of its games and seats.
        let names = if language == "en" { &[][..] } else { &["seat-red", "game-connect4"] };
        for id in ["watch-of", "story-move", "watch-tab-outline"].iter().chain(names) {
            assert!(messages.contains_key(*id), "{language} lacks {id}");
        }
        assert!(messages.keys().all(|id| !id.starts_with("game-barjis") && !id.starts_with("player-astar") && !id.starts_with("lab-")));
    }
}

#[test]
fn nothing_in_a_trace_ends_the_data_or_becomes_markup() {
    let mut trace = searched("connect4", "minimax:depth=1");
    let nasty = "</script><b>&\"'\\\u{1}<!--\u{1b}[31m\u{7f}\u{9b}2J\u{202e}";
    (trace.game, trace.position, trace.player) = (nasty.into(), nasty.into(), nasty.into());
    for event in &mut trace.events {
        if let TraceEvent::Enter { action: Some(action), .. } | TraceEvent::Child { action, .. } = event {
            *action = nasty.into();
        }
    }
    let page = trace_page(&trace);
    assert_eq!(page.matches("</script").count(), 3, "only the page's own scripts end");
    assert!(!page.contains("<b>") && !page.contains("<!--"));
    assert!(!page.contains(plyground_lab::is_obeyed), "a terminal that shows the file obeys nothing in it");
    assert_eq!(data(&page, "saved")["trace"]["player"], nasty);
}
