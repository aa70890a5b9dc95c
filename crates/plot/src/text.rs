//! Text that fits: wrapped at sensible places, shortened when it must be, and kept in its own direction.

use crate::font::width;

/// A text in lines, none wider than was asked for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Wrapped {
    /// The lines, top to bottom; none for an empty text.
    pub lines: Vec<String>,
    /// The whole text, when the lines do not hold all of it.
    pub whole: Option<String>,
    /// A line ends within a word.
    pub is_cut: bool,
}

/// The size and weight of a text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Type {
    /// Height of the em square.
    pub size: f64,
    /// The heavier face.
    pub bold: bool,
}

impl Type {
    /// The regular face in a size.
    pub const fn regular(size: f64) -> Self {
        Self { size, bold: false }
    }

    /// The bold face in a size.
    pub const fn bold(size: f64) -> Self {
        Self { size, bold: true }
    }

    /// Width of a text in this type.
    pub fn width(self, text: &str) -> f64 {
        width(text, self.size, self.bold)
    }

    /// Distance from one line to the next.
    pub fn leading(self) -> f64 {
        (self.size * 1.3).round()
    }
}

impl Wrapped {
    /// Width of the widest line.
    pub fn width(&self, face: Type) -> f64 {
        self.lines.iter().map(|line| face.width(line)).fold(0.0, f64::max)
    }

    /// Height of all lines.
    pub fn height(&self, face: Type) -> f64 {
        self.lines.len() as f64 * face.leading()
    }
}

/// Longest text looked at, in characters: what no chart could show anyway.
const LONGEST: usize = 4000;

/// Breaks `text` into at most `most` lines of at most `room`.
///
/// Lines end after a space, a comma or a colon; a piece that is wider than a line is cut anywhere.
/// What does not fit is shortened with an ellipsis: prose at its end, a name without spaces in
/// its middle, because the specs of players often differ in their last words only.
pub(crate) fn wrap(text: &str, face: Type, room: f64, most: usize) -> Wrapped {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters: Vec<char> = text.chars().collect();
    let fits = |wrapped: &Wrapped| wrapped.lines.len() <= most && wrapped.width(face) <= room;
    if letters.len() <= LONGEST {
        let wrapped = greedy(&text, face, room);
        if fits(&wrapped) {
            return wrapped;
        }
    }
    let (mut kept, mut beyond) = (0, letters.len().min(LONGEST));
    while beyond - kept > 1 {
        let middle = usize::midpoint(kept, beyond);
        if fits(&greedy(&shorten(&letters, middle), face, room)) {
            kept = middle;
        } else {
            beyond = middle;
        }
    }
    Wrapped { whole: Some(text), ..greedy(&shorten(&letters, kept), face, room) }
}

/// Fills line after line.
fn greedy(text: &str, face: Type, room: f64) -> Wrapped {
    let (mut lines, mut is_cut) = (Vec::new(), false);
    let mut line = String::new();
    for piece in text.split_inclusive([' ', ',', ':']) {
        if !line.is_empty()
            && face.width(line.trim_end()) + face.width(piece.trim_end()) + face.width(&line[line.trim_end().len()..]) > room
        {
            lines.push(std::mem::take(&mut line));
        }
        for letter in piece.chars() {
            if !line.is_empty() && face.width(&line) + face.width(letter.encode_utf8(&mut [0; 4]).trim_end()) > room {
                lines.push(std::mem::take(&mut line));
                is_cut = true;
            }
            line.push(letter);
        }
    }
    lines.push(line);
    let lines = lines.iter().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect();
    Wrapped { lines: closed(lines), whole: None, is_cut }
}

/// The same lines, with what is kept from left to right ended at the end of a line and begun again on the next.
fn closed(lines: Vec<String>) -> Vec<String> {
    let mut is_open = false;
    let close = |line: String| {
        let begun = if is_open { format!("\u{2066}{line}") } else { line };
        let (starts, ends) = (begun.matches('\u{2066}').count(), begun.matches('\u{2069}').count());
        is_open = starts > ends;
        if is_open { format!("{begun}\u{2069}") } else { begun }
    };
    lines.into_iter().map(close).collect()
}

/// `kept` letters of a text and an ellipsis where the others were.
fn shorten(letters: &[char], kept: usize) -> String {
    let tail = if letters.contains(&' ') { 0 } else { kept * 2 / 5 };
    let head: String = letters[..kept - tail].iter().collect();
    format!("{}…{}", head.trim_end(), letters[letters.len() - tail..].iter().collect::<String>())
}

/// Whether a letter is written from right to left.
fn is_rtl(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{5ff}' | '\u{600}'..='\u{65f}' | '\u{66e}'..='\u{6ef}' | '\u{6fa}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

/// Keeps a text in its own direction, whatever stands around it: SVG lays text out from left to right
/// unless it is told otherwise, and then a full stop or a bracket of an Arabic sentence lands on the wrong side.
///
/// A text with right-to-left letters is put between U+2067 and U+2069 in a right-to-left chart, and elsewhere when
/// its first letter is one of them. Other texts stay as they are.
///
/// `whole` is the text that `line` is a line of: a line of Latin letters in an Arabic sentence runs as the sentence does.
pub(crate) fn isolate(line: &str, whole: &str, rtl: bool) -> String {
    let mixed = whole.chars().any(is_rtl);
    let leads = whole.chars().find(|letter| letter.is_alphabetic()).is_some_and(is_rtl);
    if mixed && (rtl || leads) && !line.starts_with('\u{2067}') { format!("\u{2067}{line}\u{2069}") } else { line.to_owned() }
}

/// A name, an id or a version that is written from left to right wherever it stands: without this, digits at its beginning are
/// torn off and moved to the other side after Arabic or Persian words. What would turn the direction within it is shown as `�`.
///
/// ```
/// assert_eq!(plyground_plot::verbatim("2048-b9c902d2"), "\u{2066}2048-b9c902d2\u{2069}");
/// ```
#[must_use]
pub fn verbatim(text: &str) -> String {
    let turns = |letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    format!("\u{2066}{}\u{2069}", text.replace(turns, "\u{fffd}"))
}

/// A text that XML can hold and a page shows: markup escaped, control characters and what would turn the direction of the
/// text for good replaced.
pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\n' | '\r' | '\t' => safe.push(letter),
            '\u{202a}'..='\u{202e}' | '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            letter if letter.is_control() => safe.push('\u{fffd}'),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACE: Type = Type::regular(13.0);
    const SPEC: &str = "alphabeta:depth=7,eval=material,ordering=none,table=off";

    #[test]
    fn short_text_stays_on_one_line() {
        assert_eq!(wrap("minimax:depth=4", FACE, 400.0, 2), Wrapped { lines: vec!["minimax:depth=4".into()], whole: None, is_cut: false });
        assert_eq!(wrap("", FACE, 400.0, 2).lines, Vec::<String>::new());
    }

    #[test]
    fn a_spec_breaks_after_commas_and_keeps_every_letter() {
        let wrapped = wrap(SPEC, FACE, 200.0, 3);
        assert_eq!(wrapped.lines.concat(), SPEC);
        assert!(wrapped.lines.len() > 1 && wrapped.lines[0].ends_with(','), "{wrapped:?}");
        assert_eq!(wrapped.whole, None);
    }

    #[test]
    fn a_spec_that_does_not_fit_loses_its_middle() {
        let wrapped = wrap(SPEC, FACE, 180.0, 1);
        assert_eq!(wrapped.lines.len(), 1);
        assert!(wrapped.lines[0].starts_with("alpha") && wrapped.lines[0].ends_with("off"), "{wrapped:?}");
        assert_eq!(wrapped.whole.as_deref(), Some(SPEC));
    }

    #[test]
    fn prose_that_does_not_fit_loses_its_end() {
        let wrapped = wrap("Nodes per move of five players in a hundred games", FACE, 150.0, 1);
        assert!(wrapped.lines[0].starts_with("Nodes per") && wrapped.lines[0].ends_with('…'), "{wrapped:?}");
    }

    #[test]
    fn no_line_is_wider_than_the_room_and_none_too_many() {
        for text in [SPEC, "مقارنة الخوارزميات على مئة لعبة", &"w".repeat(9000), "a b c d e f g h i j k l m n o p", "x"]
        {
            for room in [1.0, 30.0, 77.0, 200.0] {
                for most in 1..4 {
                    let wrapped = wrap(text, FACE, room, most);
                    assert!(wrapped.lines.len() <= most || room < 15.0, "{room} {most} {wrapped:?}");
                    assert!(room < 15.0 || wrapped.width(FACE) <= room, "{room} {most} {wrapped:?}");
                }
            }
        }
    }

    #[test]
    fn only_text_with_right_to_left_letters_is_isolated() {
        assert_eq!(isolate("minimax (2)", "minimax (2)", true), "minimax (2)");
        assert_eq!(isolate("زمن (ث)", "زمن (ث)", false), "\u{2067}زمن (ث)\u{2069}");
        assert_eq!(isolate("minimax زمن", "minimax زمن", false), "minimax زمن");
        assert_eq!(isolate("minimax زمن", "minimax زمن", true), "\u{2067}minimax زمن\u{2069}");
        assert_eq!(isolate("minimax)", "مقارنة (مع minimax)", false), "\u{2067}minimax)\u{2069}");
    }

    #[test]
    fn a_name_that_goes_on_in_the_next_line_runs_from_left_to_right_in_both() {
        let wrapped = wrap(&format!("البذرة {}", verbatim("Plyground 0.1.0")), FACE, 90.0, 5);
        assert!(wrapped.lines.len() > 1, "{wrapped:?}");
        for line in &wrapped.lines {
            assert_eq!(line.matches('\u{2066}').count(), line.matches('\u{2069}').count(), "{wrapped:?}");
        }
        assert_eq!(wrapped.lines.last().unwrap(), "\u{2066}0.1.0\u{2069}");
    }

    #[test]
    fn a_name_cannot_end_what_keeps_it_from_left_to_right() {
        assert_eq!(verbatim("a\u{2069}\u{2067}\u{202e}b"), "\u{2066}a\u{fffd}\u{fffd}\u{fffd}b\u{2069}");
    }

    #[test]
    fn markup_is_escaped() {
        assert_eq!(escape("<a href=\"x\">&\u{1}"), "&lt;a href=&quot;x&quot;&gt;&amp;\u{fffd}");
        assert_eq!(escape("\u{9b}\u{7f}\u{202e}\u{2067}\n"), "\u{fffd}\u{fffd}\u{fffd}\u{2067}\n");
    }
}
