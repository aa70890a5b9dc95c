//! The text layer: what stands in a file, however it is written.

use super::{script, written};
use plyground_games::checkers::pdn::{Ending, Item, Reading, Script, Tag, read, write_text};

fn comments(game: &Script) -> Vec<&str> {
    game.items.iter().filter_map(|item| if let Item::Comment(text) = item { Some(text.as_str()) } else { None }).collect()
}

#[test]
fn a_tidy_game_is_read_without_a_remark() {
    let (game, remarks) = script("[Event \"Club night\"]\n[Black \"Ada\"]\n\n1. 11-15 22-18 2. 15x22 25x18 {even} 1/2-1/2\n");
    assert_eq!(remarks, [] as [&str; 0]);
    assert_eq!(game.tags, [Tag::new("Event", "Club night"), Tag::new("Black", "Ada")]);
    assert_eq!(written(&game.items), "11-15 22-18 15x22 25x18");
    assert_eq!((comments(&game), game.ending), (vec!["even"], Ending::Halves));
}

#[test]
fn moves_are_known_by_any_dash_any_capture_sign_and_with_spaces() {
    for text in ["11-15", "11–15", "11—15", "11−15", "11 - 15", "11- 15", "11 -15", "11-\n15", "1115"] {
        assert_eq!(written(&script(&format!("1. {text} 22-18 *")).0.items), "11-15 22-18", "{text}");
    }
    for text in ["22x15x6", "22X15X6", "22×15×6", "22:15:6", "22 x 15 x 6"] {
        assert_eq!(written(&script(&format!("1. {text} *")).0.items), "22x15x6", "{text}");
    }
}

#[test]
fn numbers_of_moves_may_be_written_in_every_way() {
    for text in ["1. 11-15 22-18", "1.11-15 1...22-18", "1. 11-15 1. ... 22-18", "1 11-15 22-18", "1. 11-15 1… 22-18", "11-15 22-18"] {
        let (game, _) = script(&format!("{text} *"));
        assert_eq!((written(&game.items).as_str(), game.items.len()), ("11-15 22-18", 2), "{text}");
    }
    assert_eq!(script("1. 11-15 22-18 3. 15x22 25x18 *").1, ["move-number"]);
}

#[test]
fn marks_belong_to_the_move_before_them() {
    let (game, remarks) = script("1. 11-15! 22-18?? 2. 15x22 !? 25x18(?) 3. 8-11* 29-25 * 4. 4-8 $14 24-20 *");
    assert_eq!(written(&game.items), "11-15! 22-18?? 15x22!? 25x18? 8-11* 29-25* 4-8 24-20");
    assert!(game.items.contains(&Item::Nag(14)));
    assert_eq!((game.ending, remarks.len()), (Ending::Unknown, 0));
}

#[test]
fn a_star_at_the_end_of_a_game_is_its_result_and_one_on_a_move_a_mark() {
    assert_eq!(written(&script("1. 11-15 22-18 *").0.items), "11-15 22-18");
    let (game, remarks) = script("1. 11-15 22-18*");
    assert_eq!((written(&game.items).as_str(), remarks), ("11-15 22-18*", vec!["no-result"]));
    let (game, _) = script("1. 11-15 * {forced} 22-18 (22-17 *) 1-0");
    assert_eq!((written(&game.items).as_str(), game.ending), ("11-15* 22-18", Ending::OneNil));
    let Some(Item::Variation(line)) = game.items.last() else { panic!("{game:?}") };
    assert_eq!(written(line), "22-17*");
}

#[test]
fn every_result_is_read_and_written_the_same() {
    for ending in Ending::ALL {
        let (game, remarks) = script(&format!("1. 11-15 22-18 {}", ending.text()));
        assert_eq!((game.ending, remarks.len(), game.items.len()), (ending, 0, 2));
        assert!(write_text(&[game]).ends_with(&format!("{}\n\n", ending.text())));
    }
    for (text, ending) in [("½-½", Ending::Halves), ("1/2", Ending::Halves), ("1/2 - 1/2", Ending::Halves), ("0 – 1", Ending::NilOne)] {
        assert_eq!(script(&format!("1. 11-15 22-18 {text}")).0.ending, ending, "{text}");
    }
}

#[test]
fn comments_may_span_lines_and_hold_braces_that_match() {
    let (game, remarks) = script("1. 11-15 {one\r\n  two {three}  four} 22-18 ; to the end } of the line\n2. 15x22 *");
    assert_eq!((comments(&game), remarks.len()), (vec!["one two {three} four", "to the end } of the line"], 0));
    assert_eq!(written(&game.items), "11-15 22-18 15x22");
}

#[test]
fn braces_that_do_not_match_lose_nothing() {
    let (game, remarks) = script("1. 11-15 {a { b} 22-18 2. 15x22 {c} 25x18 *");
    assert_eq!((comments(&game), remarks), (vec!["a { b", "c"], vec!["unclosed-comment"]));
    assert_eq!(written(&game.items), "11-15 22-18 15x22 25x18");
    let (game, remarks) = script("1. 11-15 } 22-18 *");
    assert_eq!((written(&game.items).as_str(), remarks), ("11-15 22-18", vec!["stray-text"]));
}

#[test]
fn tags_may_hold_quotes_backslashes_and_brackets() {
    let (game, remarks) = script(r#"[Event "The "big" one"][Site "a\"]b"] [Round "C:\\x"] *"#);
    assert_eq!(game.tags, [Tag::new("Event", "The \"big\" one"), Tag::new("Site", "a\"]b"), Tag::new("Round", "C:\\x")]);
    assert_eq!(remarks.len(), 0);
}

#[test]
fn broken_and_repeated_tags_are_kept_and_remarked() {
    let (game, remarks) = script("[Result 1-0]\n[Black \"Ada]\n[White \"Ben\"\n[Empty]\n[black \"Bea\"]\n1. 11-15 1-0");
    let values: Vec<_> = game.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())).collect();
    assert_eq!(values, [("Result", "1-0"), ("Black", "Ada"), ("White", "Ben"), ("Empty", ""), ("black", "Bea")]);
    assert_eq!(remarks, ["broken-tag", "broken-tag", "broken-tag", "broken-tag", "repeated-tag"]);
    assert_eq!(game.tag("Black"), Some("Bea"), "the last one counts");
}

#[test]
fn variations_nest_and_too_deep_ones_become_comments() {
    let (game, remarks) = script("1. 11-15 (1. 9-14 (1. 10-15 22-18) 22-18) 22-18 *");
    let Item::Variation(line) = &game.items[1] else { panic!("{game:?}") };
    assert_eq!((written(line).as_str(), remarks.len()), ("9-14 22-18", 0));
    assert!(matches!(&line[1], Item::Variation(inner) if written(inner) == "10-15 22-18"));

    let deep = 100_000;
    let (game, remarks) = script(&format!("1. 11-15 {} 9-14 {} 22-18 1-0", "(".repeat(deep), ")".repeat(deep)));
    assert_eq!((written(&game.items).as_str(), remarks), ("11-15 22-18", vec!["too-deep"]));
    assert_eq!(script(&write_text(std::slice::from_ref(&game))).0, game);
    let (game, _) = script(&format!("1. 11-15 {}", "(".repeat(deep)));
    assert_eq!(written(&game.items), "11-15");
}

#[test]
fn words_among_the_moves_become_comments_and_other_text_is_kept() {
    let (game, remarks) = script("1. 11-15Ada sighed for 3 minutes 22-18, 2. 15x22 = 25x18 1-0");
    assert_eq!((comments(&game), game.ending), (vec!["Ada sighed for 3 minutes"], Ending::OneNil));
    assert_eq!(written(&game.items), "11-15 22-18 15x22 25x18");
    assert_eq!(remarks, ["loose-words", "stray-text", "stray-text"]);
    assert!(write_text(&[game]).contains("22-18 , 2. 15x22 = 2... 25x18"));
}

#[test]
fn a_stray_sign_joins_no_squares_when_it_is_written_again() {
    for text in ["1. 11-15 22-18 2.-15x22 25x18 *", "1. 11-15 22-18 2.× 15x22 *", "1. 11-15 : {so} 22-18 *"] {
        let (game, _) = script(text);
        let again = script(&write_text(std::slice::from_ref(&game))).0;
        assert_eq!((written(&again.items), again.items.len()), (written(&game.items), game.items.len()), "{text}");
    }
}

#[test]
fn every_encoding_is_read() {
    let text = "[Black \"Müller\"]\r\n1. 11–15 22-18 *";
    let latin: Vec<u8> = text.chars().map(|c| if c == '–' { 0x96 } else { u8::try_from(c).expect("Latin-1") }).collect();
    let utf16: Vec<u8> = "\u{feff}".chars().chain(text.chars()).flat_map(|c| (c as u16).to_be_bytes()).collect();
    for bytes in [text.as_bytes(), format!("\u{feff}{text}").as_bytes(), &latin, &utf16] {
        let games = read(bytes, Reading::default());
        assert_eq!((games.len(), games[0].script.tag("Black")), (1, Some("Müller")), "{bytes:?}");
        assert_eq!((games[0].moves.len(), games[0].remarks.len()), (2, 0), "{bytes:?}");
    }
}

#[test]
fn lines_are_at_most_79_characters() {
    let prose = "a comment that goes on and on (with [brackets] and such) ".repeat(9);
    let (game, _) = script(&format!("1. 11-15 {{{prose}}} ({}) 22-18 *", "9-14 22-18 ".repeat(40)));
    let text = write_text(std::slice::from_ref(&game));
    let longest = text.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(longest <= 79 && text.lines().count() > 10, "{text}");
    assert_eq!(script(&text).0, game);
}
