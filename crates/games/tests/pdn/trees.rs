//! Whatever tree of moves is written, the same tree is read.

use plyground_games::checkers::pdn::{Ending, Item, Place, Script, Tag, Written, read_text, write_text};
use proptest::prelude::*;

fn a_move() -> impl Strategy<Value = Item> {
    let is_move = |squares: &Vec<u8>| squares != &[1, 1];
    let squares = prop::collection::vec(1..=32_u8, 2..6).prop_filter("1-1 is a result", is_move);
    (squares, any::<bool>(), "[!?*]{0,2}")
        .prop_map(|(squares, is_capture, marks)| Item::Move(Written { marks, ..Written::new(&squares, is_capture) }))
}

fn a_comment() -> impl Strategy<Value = Item> {
    prop_oneof![
        "[ a-z{}\\[\\];\"()$0-9.é*-]{0,120}".prop_map(|text| Item::comment(&text)),
        "([a-z]{1,9} |\\[[A-Z] \"x\"\\] |\\{[a-z] \\} ){0,40}".prop_map(|text| Item::comment(&text)),
    ]
}

fn items() -> impl Strategy<Value = Vec<Item>> {
    let stray = prop::sample::select(vec!["=", "--", "}", ",", "...", "\"", "+/-", "$", "<>"]);
    let leaf = prop_oneof![
        6 => a_move(),
        2 => a_comment(),
        1 => any::<u32>().prop_map(Item::Nag),
        1 => stray.prop_map(|text| Item::Stray(text.into(), Place::default())),
    ];
    let item = leaf.prop_recursive(4, 60, 12, |inner| prop::collection::vec(inner, 0..12).prop_map(Item::Variation));
    prop::collection::vec(item, 0..16)
}

fn a_tag() -> impl Strategy<Value = Tag> {
    let name = prop_oneof![Just("FEN".to_string()), Just("Event".to_string()), "[A-Z][A-Za-z0-9_]{0,12}"];
    let value = prop_oneof!["\\PC{0,30}", "[WB]:W22:B18", "[\\\\\"\\] a]{0,8}"];
    (name, value).prop_map(|(name, value)| Tag::new(&name, &value))
}

fn a_game() -> impl Strategy<Value = Script> {
    let tags = prop::collection::vec(a_tag(), 0..5);
    (tags, items(), prop::sample::select(Ending::ALL.to_vec())).prop_map(|(tags, items, ending)| Script {
        tags,
        items,
        ending,
        ..Script::default()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_as_the_same_games(games in prop::collection::vec(a_game(), 0..5)) {
        let text = write_text(&games);
        let (read, remarks) = read_text(&text);
        prop_assert_eq!(&read, &games, "{}", text);
        let is_expected = |code: &str| ["stray-text", "repeated-tag"].contains(&code);
        prop_assert!(remarks.iter().all(|remark| is_expected(remark.code)), "{:?}\n{}", remarks, text);
    }

    #[test]
    fn any_text_is_read_and_its_tidy_form_says_the_same(text in "(\\PC|[\\n{}()\\[\\]*!; 0-9x-]){0,200}") {
        let (games, _) = read_text(&text);
        let tidy = write_text(&games);
        prop_assert_eq!(read_text(&tidy).0, games, "{}\n{}", text, tidy);
    }
}
