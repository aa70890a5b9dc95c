//! Where one game ends and the next begins.

use super::{script, scripts, written};
use plyground_games::checkers::pdn::{Ending, Item, Reading, read};

#[test]
fn games_follow_each_other_with_and_without_tags_and_results() {
    let text =
        "1. 11-15 22-18 1-0\n1. 9-14 22-18 2. 5-9 *\n\n[Event \"x\"]\n1. 10-14 22-17\n[Event \"y\"] 1. 10-15 22-18\n\n1. 12-16 24-20\n";
    let (games, remarks) = scripts(text);
    let lines: Vec<String> = games.iter().map(|game| written(&game.items)).collect();
    assert_eq!(lines, ["11-15 22-18", "9-14 22-18 5-9", "10-14 22-17", "10-15 22-18", "12-16 24-20"]);
    assert_eq!(remarks, ["no-result"; 3]);
    assert_eq!(games.iter().map(|game| game.place.0).collect::<Vec<_>>(), [1, 2, 4, 6, 8]);
}

#[test]
fn a_game_may_be_a_position_and_nothing_else() {
    let (games, remarks) = scripts("[FEN \"W:W22:B18\"] *\r\n[FEN \"B:W22:B18\"] *\r\n");
    assert_eq!((games.len(), remarks.len()), (2, 0));
    assert_eq!(games[1].tag("FEN"), Some("B:W22:B18"));
}

#[test]
fn tags_that_come_again_after_an_empty_line_begin_a_game() {
    let (games, remarks) = scripts("[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n1. 11-15 *");
    assert_eq!((games.len(), remarks), (2, vec!["no-result"]));
    let (games, _) = scripts("[Event \"a\"]\n\n[Site \"b\"]\n1. 11-15 *");
    assert_eq!(games.len(), 1);
}

#[test]
fn comments_after_a_result_stay_with_its_game_if_they_share_its_line() {
    let (games, _) = scripts("1. 11-15 1-0 {resigned}\n{a new round}\n[Event \"b\"]\n1. 9-14 0-1\n; the end");
    let last = |index: usize| games[index].items.last().cloned();
    assert_eq!((games.len(), last(0)), (2, Some(Item::comment("resigned"))));
    assert_eq!(games[1].items[0], Item::comment("a new round"));
    assert_eq!(last(1), Some(Item::comment("the end")));
}

#[test]
fn what_is_left_open_ends_with_the_game() {
    let (games, remarks) = scripts("1. 11-15 (9-14 22-18 1-0\n\n[Event \"b\"]\n1. 9-14 {never closed\n[Event \"c\"]\n1. 10-14 *");
    assert_eq!((games.len(), games[0].ending), (3, Ending::OneNil));
    assert_eq!(remarks, ["unclosed-variation", "unclosed-comment", "no-result"]);
    assert_eq!(games[1].items[1], Item::comment("never closed"));
    let (game, remarks) = script("1. 11-15 ) 22-18 (9-14 1-0 22-18) 0-1");
    assert_eq!((written(&game.items).as_str(), game.ending), ("11-15 22-18", Ending::NilOne));
    assert_eq!(remarks, ["stray-text", "result-in-variation"]);
    assert_eq!(script("1. 11-15 1-0 1-0").1, ["second-result"]);
}

#[test]
fn a_file_cut_off_anywhere_keeps_what_is_there() {
    let text = "[Event \"a\"]\n[Black \"Ada\"]\n\n1. 11-15 {first} 22-18 (22-17 $2) 2. 15x22 25x18! 1/2-1/2\n";
    for end in 0..=text.len() {
        let (games, remarks) = scripts(&text[..end]);
        assert!(games.len() <= 1, "{end}");
        let all = "11-15 22-18 15x22 25x18!";
        let kept = games.first().map_or(String::new(), |game| written(&game.items));
        // A cut can fall within a number, so all but the last move must be there.
        let known = kept.rsplit_once(' ').map_or("", |(known, _)| known);
        assert!(all.starts_with(known), "{end}: {kept}");
        if end == text.len() {
            assert_eq!((kept.as_str(), remarks.len(), games[0].ending), (all, 0, Ending::Halves));
        }
    }
}

#[test]
fn a_text_without_games_has_none() {
    for text in ["", "  \r\n", "\u{feff}", "Nothing but words.", "{a comment}"] {
        assert_eq!(scripts(text), (Vec::new(), Vec::new()), "{text}");
    }
}

#[test]
fn any_bytes_are_read_and_their_tidy_form_says_the_same() {
    let mut rng = plyground_core::Rng::new(5);
    let pieces: [&[u8]; 16] =
        [b"[", b"]", b"{", b"}", b"(", b")", b"\n", b"*", b"11-15 ", b"1. ", b"\"", b"[A \"b\"]", b"\xff", b"1-0 ", b";", b"x"];
    for _ in 0..2000 {
        let length = rng.below(40);
        let bytes: Vec<u8> = (0..length).flat_map(|_| pieces[rng.below(pieces.len())]).copied().collect();
        let games = read(&bytes, Reading::default());
        let again = plyground_games::checkers::pdn::tidy(&bytes);
        let tidied: Vec<_> = read(again.as_bytes(), Reading::default()).into_iter().map(|game| game.script).collect();
        let scripts: Vec<_> = games.into_iter().map(|game| game.script).collect();
        assert_eq!(tidied, scripts, "{:?}", String::from_utf8_lossy(&bytes));
    }
}

/// Nanoseconds this thread has had on a core, where Linux tells it; elsewhere since the first call.
fn nanoseconds() -> f64 {
    static BEGAN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let on_core = told.and_then(|text| text.split(' ').next()?.parse().ok());
    on_core.unwrap_or_else(|| BEGAN.elapsed().as_nanos() as f64)
}

/// The work of reading a piece repeated `length` times, `times` over.
fn work(piece: &str, length: usize, times: usize) -> f64 {
    let text = piece.repeat(length);
    let before = nanoseconds();
    for _ in 0..times {
        let _ = read(text.as_bytes(), Reading::default());
    }
    nanoseconds() - before
}

#[test]
fn one_long_file_made_to_be_slow_takes_no_more_work_than_ten_short_ones() {
    for piece in ["{", "{}{ ", "(", "[", "[ ", "{ {} ", "{\n[A \"b\"]\n", "[A \"b\" ", "1-", "11-15 {", "* ", "\\", "a ", "1. 1-0 {", "[A]"]
    {
        let (short, long) = (work(piece, 3000, 10), work(piece, 30_000, 1));
        // As much text in all. If the work grew with the square of the length it would be ten times as much.
        assert!(long < 4.0 * short + 1e8, "{piece}: ten short ones {} ms, a long one {} ms", short / 1e6, long / 1e6);
    }
}
