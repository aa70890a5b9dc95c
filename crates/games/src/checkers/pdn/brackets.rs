//! Where a comment or a tag ends, when files are careless with braces and quotes.
//!
//! A comment ends at the brace that matches its first one. If there is none, it ends at the
//! next closing brace, or, when nobody ever closed it, before the tags of the next game.
//!
//! ```text
//!   {a {b} c}         one comment             {a { b} 11-15       ends at the first brace
//!   [Event "a "b" c"] the value is  a "b" c   [Event a]           read, and remarked
//! ```

/// A comment with braces inside is matched up to this many bytes; a longer one ends at its first
/// closing brace. Without such a limit, a file of mere braces would take forever.
pub(super) const MOST_NESTED: usize = 4096;

/// The length of the comment at the start of `text`, its braces included, and whether they
/// match. The caller knows the offset of the first closing brace.
pub(super) fn comment(text: &str, close: Option<usize>) -> (usize, bool) {
    let Some(close) = close else { return (next_tags(text), false) };
    if !text[1..close].contains('{') {
        return (close + 1, true);
    }
    match matching_brace(text) {
        Some(end) => (end + 1, true),
        None => match next_tags(&text[..close]) {
            end if end < close => (end, false),
            _ => (close + 1, false),
        },
    }
}

/// The offset of the brace that closes the one at the start, before the next line that begins
/// like a tag.
fn matching_brace(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (index, byte) in text.bytes().enumerate().take(MOST_NESTED) {
        depth += i32::from(byte == b'{') - i32::from(byte == b'}');
        if depth == 0 {
            return Some(index);
        }
        if matches!(byte, b'\n' | b'\r') && is_tag_line(&text[index + 1..]) {
            return None;
        }
    }
    None
}

/// True when the text can stand between braces and be found there again.
pub(super) fn can_be_braced(text: &str) -> bool {
    let mut depth = 0;
    for byte in text.bytes() {
        depth += i32::from(byte == b'{') - i32::from(byte == b'}');
        if depth < 0 {
            return false;
        }
    }
    depth == 0 && (text.len() + 2 <= MOST_NESTED || !text.contains('{'))
}

fn is_tag_line(line: &str) -> bool {
    line.starts_with('[') && tag(line).is_some_and(|(.., is_sound)| is_sound)
}

/// The offset of the first line that begins like a tag, or the length of the text.
fn next_tags(text: &str) -> usize {
    let mut from = 0;
    while let Some(found) = text[from..].find(['\n', '\r']) {
        from += found + 1;
        if is_tag_line(&text[from..]) {
            return from;
        }
    }
    text.len()
}

/// The tag at the start of `text`: its length, name, value, and whether it is written as it
/// should be. `None` when the bracket does not begin a tag.
pub(super) fn tag(text: &str) -> Option<(usize, String, String, bool)> {
    let inside = text[1..].trim_start_matches([' ', '\t']);
    if !inside.starts_with(|c: char| c.is_alphabetic()) {
        return None;
    }
    let name_end = inside.find(|c: char| c.is_whitespace() || c == '"' || c == ']').unwrap_or(inside.len());
    let (name, rest) = inside.split_at(name_end);
    let rest = rest.trim_start_matches([' ', '\t']);
    let until = |tail: &str| text.len() - tail.len();
    if let Some((value, tail)) = rest.strip_prefix('"').and_then(quoted_value) {
        return Some((until(tail), name.into(), value, true));
    }
    // The bracket that ends the value: the next one, or the last of the line when there are quotes.
    let line_end = |text: &str| text.find(['\n', '\r']).unwrap_or(text.len());
    let end = if rest.starts_with('"') {
        let line = &rest[..line_end(rest)];
        line.rfind(']').unwrap_or(line.len())
    } else {
        rest.find([']', '\n', '\r']).unwrap_or(rest.len())
    };
    let tail = &rest[end..];
    let value = rest[..end].trim().trim_matches('"');
    Some((until(tail.strip_prefix(']').unwrap_or(tail)), name.into(), value.into(), false))
}

/// The value up to the quote that closes it, which is the first before a bracket, and what
/// follows the bracket. A value ends with its line.
fn quoted_value(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut characters = text.char_indices();
    while let Some((index, c)) = characters.next() {
        match c {
            '\n' | '\r' => return None,
            '\\' if text[index + 1..].starts_with(['"', '\\']) => value.extend(characters.next().map(|(_, escaped)| escaped)),
            '"' => {
                if let Some(tail) = text[index + 1..].trim_start_matches([' ', '\t']).strip_prefix(']') {
                    return Some((value, tail));
                }
                value.push('"');
            }
            _ => value.push(c),
        }
    }
    None
}
