//! People's words in Markdown, HTML and CSV: shown as they are, never taken for markup or for a formula.
//!
//! Titles, questions and names of players come from files that anybody may have written. In Markdown a tag would go
//! through to the page that is made of it, and a link would be one; in HTML a control character is no text at all; a
//! spreadsheet computes a cell that begins with an equals sign.

use plyground_core::printable;

/// A text within a paragraph of Markdown: nothing in it is a tag, a link, an emphasis or code. An address, which many
/// readers of Markdown make a link of without being asked, is shown as code.
pub(crate) fn markdown(text: &str) -> String {
    let text = printable(text);
    let mut safe = String::with_capacity(text.len());
    let mut rest: &str = &text;
    while let Some(start) = address(rest) {
        let length = rest[start..].find(|c: char| c.is_whitespace() || c == '|').unwrap_or(rest.len() - start);
        safe += &escaped(&rest[..start]);
        safe += &markdown_code(&rest[start..start + length]);
        rest = &rest[start + length..];
    }
    safe + &escaped(rest)
}

/// Where the first address begins.
fn address(text: &str) -> Option<usize> {
    const BEGINNINGS: [&str; 4] = ["http://", "https://", "ftp://", "www."];
    let begins = |at: usize| {
        let is_here = |beginning: &&str| {
            text.as_bytes()[at..].get(..beginning.len()).is_some_and(|here| here.eq_ignore_ascii_case(beginning.as_bytes()))
        };
        !text[..at].ends_with(|c: char| c.is_ascii_alphanumeric()) && BEGINNINGS.iter().any(is_here)
    };
    text.char_indices().map(|(at, _)| at).find(|at| begins(*at))
}

/// A text without addresses in which no sign has a meaning.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for (at, character) in text.char_indices() {
        // An ampersand alone is one; before a letter or `#` it may begin the name of a character.
        let begins_name = || text[at + 1..].starts_with(|c: char| c == '#' || c.is_ascii_alphanumeric());
        match character {
            '&' if begins_name() => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' | '~' => safe.extend(['\\', character]),
            '\n' | '\t' => safe.push(' '),
            other => safe.push(other),
        }
    }
    safe
}

/// The same for text in paragraphs of its own: the empty lines between them stay, and no line begins a list, a heading
/// or a rule.
pub(crate) fn markdown_paragraphs(text: &str) -> String {
    let line = |line: &str| {
        let safe = markdown(line.trim());
        let begins = safe.starts_with(['#', '-', '+', '=']) || safe.starts_with(|c: char| c.is_ascii_digit());
        // An escaped digit would show its backslash: the sign after it is what makes a list.
        match safe.find(|c: char| !c.is_ascii_digit()) {
            Some(0) if begins => format!("\\{safe}"),
            Some(end) if begins && safe[end..].starts_with(['.', ')']) => format!("{}\\{}", &safe[..end], &safe[end..]),
            _ => safe,
        }
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Code within a line of Markdown, between as many backticks as it takes.
pub(crate) fn markdown_code(text: &str) -> String {
    let text = printable(text).replace(['\n', '\t'], " ");
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    let space = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{space}{text}{space}{fence}")
}

/// A block of code in Markdown.
pub(crate) fn markdown_block(language: &str, text: &str) -> String {
    let text = printable(text);
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(3.max(longest + 1));
    format!("{fence}{language}\n{text}\n{fence}\n")
}

/// True for a text that a spreadsheet would take for a formula, or that looks like one kept from it.
fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// A printable text for a cell of a table in CSV; an apostrophe before it keeps a spreadsheet from taking it for a formula.
pub(crate) fn csv_cell(text: &str) -> String {
    let text = printable(text);
    if is_formula(&text) { format!("'{text}") } else { text.into_owned() }
}

/// The text of a cell that [`csv_cell`] has written.
pub(crate) fn csv_text(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|text| is_formula(text)).unwrap_or(cell)
}

/// A text between the tags of HTML or inside quotes.
pub(crate) fn html(text: &str) -> String {
    printable(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

/// A sentence in which some words are code.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sentence(Vec<(bool, String)>);

impl Sentence {
    /// Adds words.
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.0.push((false, text.into()));
        self
    }

    /// Adds code.
    pub fn code(mut self, code: impl Into<String>) -> Self {
        self.0.push((true, code.into()));
        self
    }

    /// Sentences with commas between them.
    pub fn list(sentences: impl IntoIterator<Item = Self>) -> Self {
        let mut all = Self::default();
        for sentence in sentences {
            all = if all.0.is_empty() { all } else { all.text(", ") };
            all.0.extend(sentence.0);
        }
        all
    }

    /// In Markdown.
    pub fn markdown(&self) -> String {
        self.0.iter().map(|(is_code, text)| if *is_code { markdown_code(text) } else { markdown(text) }).collect()
    }

    /// In HTML.
    pub fn html(&self) -> String {
        self.0.iter().map(|(is_code, text)| if *is_code { format!("<code>{}</code>", html(text)) } else { html(text) }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_no_markup() {
        assert_eq!(
            markdown("<b> & &amp; [x](y) `c` *e* a_b | \\ \u{1b}[1m"),
            "&lt;b&gt; & &amp;amp; \\[x\\](y) \\`c\\` \\*e\\* a\\_b \\| \\\\ \u{fffd}\\[1m"
        );
        assert_eq!(html("<b a=\"'\">\0\u{1b}"), "&lt;b a=&quot;&#39;&quot;&gt;\u{fffd}\u{fffd}");
        assert_eq!(markdown_paragraphs("# a\n- b\n\n1. c\n2) d\n3 e\n> f"), "\\# a\n\\- b\n\n1\\. c\n2\\) d\n3 e\n&gt; f");
    }

    #[test]
    fn an_address_is_no_link() {
        assert_eq!(
            markdown("see http://x.org/a_b|c, WWW.x.org (https://y) & awww."),
            "see `http://x.org/a_b`\\|c, `WWW.x.org` (`https://y)` & awww."
        );
        assert_eq!(markdown("http://a`b ftp://é &http://x"), "``http://a`b`` `ftp://é` &`http://x`");
        assert_eq!(markdown("www"), "www");
    }

    #[test]
    fn a_cell_is_no_formula_and_reads_back_as_it_was() {
        for text in ["=1+1", "+1", "-1", "@SUM", "\tx", "'=x", "''-x", "'x", "", "a=b", "'", "''"] {
            let cell = csv_cell(text);
            assert!(!cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{cell:?}");
            assert_eq!(csv_text(&cell), text);
        }
        assert_eq!(csv_cell("\r=\u{1b}[2J"), "\u{fffd}=\u{fffd}[2J");
    }

    #[test]
    fn code_ends_where_it_should() {
        assert_eq!(
            (markdown_code("a=1"), markdown_code("a`b"), markdown_code("``")),
            ("`a=1`".into(), "``a`b``".into(), "``` `` ```".into())
        );
        assert_eq!(markdown_block("sh", "x ```` y"), "`````sh\nx ```` y\n`````\n");
        let sentence = Sentence::default().text("<x>").code("<y>");
        assert_eq!((sentence.markdown(), sentence.html()), ("&lt;x&gt;`<y>`".into(), "&lt;x&gt;<code>&lt;y&gt;</code>".into()));
    }
}
