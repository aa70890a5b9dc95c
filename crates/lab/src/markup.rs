//! People's words in Markdown and HTML: shown as they are, never taken for markup.
//!
//! Titles, questions and names of players come from files that anybody may have written. In Markdown a tag would go
//! through to the page that is made of it, and a link would be one; in HTML a control character is no text at all.

use plyground_core::printable;

/// A text within a paragraph of Markdown: nothing in it is a tag, a link, an emphasis or code.
pub(crate) fn markdown(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let text = printable(text);
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
