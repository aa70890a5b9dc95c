//! Numbers in text, and pseudocode read from its file.

use plyground_session::pseudocode::{line_of, read};
use plyground_session::{CodeLine, Number, with_thousands};

#[test]
fn thousands_are_separated_from_the_right() {
    for (count, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
        assert_eq!(with_thousands(count), text);
    }
}

#[test]
fn whole_numbers_have_no_point_and_infinity_is_null() {
    assert_eq!(serde_json::to_string(&Number(5.0)).unwrap(), "5");
    assert_eq!(serde_json::to_string(&Number(-2.5)).unwrap(), "-2.5");
    assert_eq!(serde_json::to_string(&Number(f64::INFINITY)).unwrap(), "null");
}

#[test]
fn tags_leave_the_text_and_keep_their_order() {
    let code = read("f(p):  @enter\n  go  @leave:table @leave\n\n  a @ b");
    let line =
        |text: &str, on: &[&str]| CodeLine { text: text.into(), on: on.iter().map(ToString::to_string).collect(), needs: Vec::new() };
    assert_eq!(code, [line("f(p):", &["enter"]), line("  go", &["leave:table", "leave"]), line("", &[]), line("  a @ b", &[])]);
}

#[test]
fn a_qualified_tag_goes_before_a_plain_one() {
    let code = read("a  @leave\nb  @leave:rules\nc  @leave:rules");
    assert_eq!(line_of(&code, &[], "leave", Some("rules")), Some(1));
    assert_eq!(line_of(&code, &[], "leave", Some("table")), Some(0));
    assert_eq!(line_of(&code, &[], "leave", None), Some(0));
    assert_eq!(line_of(&code, &[], "enter", Some("max")), None);
}
