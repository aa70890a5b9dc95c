//! The scripts of the pages, read just far enough to find the messages they ask for.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A piece of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// A name, a keyword or a number.
    Word(String),
    /// A text in quotes.
    Text(String),
    /// A text in backquotes, up to its first `${`.
    Template(String),
    /// Any other character.
    Sign(char),
}

/// A call of `t` with the ids it may mean, and the names of the arguments where they can be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The ids, all those of a choice `a ? "x" : "y"`.
    pub ids: Vec<String>,
    /// The beginning of an id that is put together, such as `error-`.
    pub prefix: Option<String>,
    /// The arguments; `None` where they are not written out.
    pub arguments: Option<BTreeSet<String>>,
}

/// Every script with its path from the folder of scripts.
pub fn all() -> Vec<(String, Vec<Token>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/js");
    let mut paths = Vec::new();
    walk(&root, "js", &mut paths);
    let name = |path: &Path| path.strip_prefix(&root).expect("it was found below").display().to_string();
    paths.iter().map(|path| (name(path), tokens(&fs::read_to_string(path).expect("a script is text")))).collect()
}

/// The files below a folder whose names end so, in order.
pub fn walk(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            walk(&path, extension, found);
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
}

/// Cuts a script into pieces; comments and regular expressions are left out.
fn tokens(source: &str) -> Vec<Token> {
    let characters: Vec<char> = source.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        at = cut(&characters, at, &mut tokens);
    }
    tokens
}

/// Cuts one piece; answers where the next begins.
fn cut(characters: &[char], at: usize, tokens: &mut Vec<Token>) -> usize {
    let (character, next) = (characters[at], characters.get(at + 1));
    let until =
        |from: usize, is_end: &dyn Fn(usize) -> bool| (from..characters.len()).find(|&index| is_end(index)).unwrap_or(characters.len());
    match character {
        '/' if next == Some(&'/') => until(at, &|index| characters[index] == '\n'),
        '/' if next == Some(&'*') => until(at + 2, &|index| characters[index] == '*' && characters.get(index + 1) == Some(&'/')) + 2,
        '/' if begins_pattern(tokens.last()) => end_of_pattern(characters, at),
        '"' | '\'' => {
            let end = until(at + 1, &|index| characters[index] == character && characters[index - 1] != '\\');
            tokens.push(Token::Text(characters[at + 1..end].iter().collect()));
            end + 1
        }
        '`' => template(characters, at + 1, tokens),
        _ if is_word(character) => {
            let end = until(at, &|index| !is_word(characters[index]));
            tokens.push(Token::Word(characters[at..end].iter().collect()));
            end
        }
        _ => {
            if !character.is_whitespace() {
                tokens.push(Token::Sign(character));
            }
            at + 1
        }
    }
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_' || character == '$' || character == '#'
}

/// True when a slash after this piece begins a regular expression rather than divides.
fn begins_pattern(last: Option<&Token>) -> bool {
    match last {
        None => true,
        Some(Token::Sign(sign)) => !matches!(sign, ')' | ']' | '}'),
        Some(Token::Word(word)) => word == "return",
        Some(Token::Text(_) | Token::Template(_)) => false,
    }
}

fn end_of_pattern(characters: &[char], start: usize) -> usize {
    let (mut at, mut is_class) = (start + 1, false);
    while at < characters.len() && (characters[at] != '/' || is_class) {
        match characters[at] {
            '\\' => at += 1,
            '[' => is_class = true,
            ']' => is_class = false,
            _ => {}
        }
        at += 1;
    }
    at + 1
}

/// A text in backquotes; what is inside `${…}` is cut as well.
fn template(characters: &[char], start: usize, tokens: &mut Vec<Token>) -> usize {
    let place = tokens.len();
    let (mut at, mut head, mut is_head) = (start, String::new(), true);
    tokens.push(Token::Template(String::new()));
    while at < characters.len() && characters[at] != '`' {
        if characters[at] == '$' && characters.get(at + 1) == Some(&'{') {
            is_head = false;
            at += 2;
            let mut depth = 1;
            while at < characters.len() && depth > 0 {
                depth += i32::from(characters[at] == '{') - i32::from(characters[at] == '}');
                at = if depth == 0 { at + 1 } else { cut(characters, at, tokens) };
            }
        } else {
            if is_head {
                head.push(characters[at]);
            }
            at += 1;
        }
    }
    tokens[place] = Token::Template(head);
    at + 1
}

fn sign(token: Option<&Token>) -> Option<char> {
    match token {
        Some(Token::Sign(sign)) => Some(*sign),
        _ => None,
    }
}

fn is_named(token: Option<&Token>, name: &str) -> bool {
    matches!(token, Some(Token::Word(word)) if word == name)
}

/// The calls of a function, each by its arguments; not its definition, nor methods of that name.
pub fn calls<'a>(tokens: &'a [Token], name: &str) -> Vec<Vec<&'a [Token]>> {
    let is_named_so = |at: &usize| {
        let before = at.checked_sub(1).and_then(|at| tokens.get(at));
        is_named(tokens.get(*at), name)
            && sign(tokens.get(at + 1)) == Some('(')
            && sign(before) != Some('.')
            && !is_named(before, "function")
    };
    let inside = |at: usize| &tokens[at + 2..end(tokens, at + 2)];
    let is_called = |at: &usize| sign(tokens.get(end(tokens, at + 2) + 1)) != Some('{');
    (0..tokens.len()).filter(is_named_so).filter(is_called).map(|at| parts(inside(at))).collect()
}

/// Where the bracket is closed that was opened before `start`.
fn end(tokens: &[Token], start: usize) -> usize {
    let mut depth = 1;
    let closes = |token: &Token| {
        depth += step(token);
        depth == 0
    };
    tokens[start..].iter().position(closes).map_or(tokens.len(), |length| start + length)
}

/// One level down, one up, or neither.
fn step(token: &Token) -> i32 {
    match sign(Some(token)) {
        Some('(' | '[' | '{') => 1,
        Some(')' | ']' | '}') => -1,
        _ => 0,
    }
}

/// What commas part, those inside brackets aside.
fn parts(tokens: &[Token]) -> Vec<&[Token]> {
    let mut depth = 0;
    let is_comma = |token: &Token| {
        depth += step(token);
        depth == 0 && sign(Some(token)) == Some(',')
    };
    tokens.split(is_comma).filter(|part| !part.is_empty()).collect()
}

/// The messages a script asks for with `t`.
pub fn messages(tokens: &[Token]) -> Vec<Call> {
    calls(tokens, "t")
        .into_iter()
        .map(|arguments| Call { ids: ids(arguments[0]), prefix: prefix(arguments[0]), arguments: names(arguments.get(1)) })
        .collect()
}

/// The ids in the first argument of `t`: the whole of it, or an end of a choice.
fn ids(argument: &[Token]) -> Vec<String> {
    let is_end = |at: usize| at == 0 || matches!(sign(argument.get(at - 1)), Some('?' | ':'));
    let texts = argument.iter().enumerate().filter(|(at, _)| is_end(*at));
    texts.filter_map(|(_, token)| if let Token::Text(text) = token { Some(text.clone()) } else { None }).collect()
}

/// How an id begins that is put together.
fn prefix(argument: &[Token]) -> Option<String> {
    argument.iter().find_map(|token| if let Token::Template(head) = token { Some(head.clone()) } else { None })
}

/// The names in `{ n, seat: name(1) }`; none where nothing is given.
fn names(argument: Option<&&[Token]>) -> Option<BTreeSet<String>> {
    let Some(argument) = argument else {
        return Some(BTreeSet::new());
    };
    if sign(argument.first()) != Some('{') {
        return None;
    }
    let fields = parts(&argument[1..argument.len() - 1]);
    fields.iter().map(|field| if let Token::Word(name) = &field[0] { Some(name.clone()) } else { None }).collect()
}

/// Texts with a hyphen that are no names of styles: in the scripts, these are ids of messages.
pub fn hyphenated(tokens: &[Token]) -> Vec<String> {
    let is_id = |text: &str| text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    let texts = tokens.iter().enumerate().filter_map(|(at, token)| if let Token::Text(text) = token { Some((at, text)) } else { None });
    texts.filter(|(at, text)| is_id(text) && !is_style(tokens, *at)).map(|(_, text)| text.clone()).collect()
}

/// True for a text in `class: "x"`, `class: ["x", …]` or `classList.add("x")`.
fn is_style(tokens: &[Token], at: usize) -> bool {
    let (mut depth, mut has_comma) = (0, false);
    for index in (0..at).rev() {
        match &tokens[index] {
            Token::Sign(')' | ']' | '}') => depth += 1,
            Token::Sign('[') if depth == 0 => has_comma = false,
            Token::Sign('(') if depth == 0 => {
                return index >= 3 && is_named(tokens.get(index - 3), "classList");
            }
            Token::Sign('{') if depth == 0 => return false,
            Token::Sign('(' | '[' | '{') => depth -= 1,
            Token::Sign(',') if depth == 0 => has_comma = true,
            Token::Word(word) if depth == 0 && !has_comma && word == "class" => return sign(tokens.get(index + 1)) == Some(':'),
            _ => {}
        }
    }
    false
}

#[test]
fn calls_are_found_with_their_ids_and_arguments() {
    let source = r#"
        // t("comment")
        const a = /"[/"]/.test(b) ? `${t("in-template", { n: f(1, 2), seat })} x` : t(x === "no" ? "yes-a" : "yes-b", { ...rest });
        t(`error-${code}`, args); label("piece", `${x}-y`, z); node.t("not-ours"); export function t(id) {} class A { t(id) {} }
    "#;
    let found = messages(&tokens(source));
    let names = |names: &[&str]| Some(names.iter().map(ToString::to_string).collect::<BTreeSet<_>>());
    assert_eq!(found[0], Call { ids: vec!["in-template".into()], prefix: None, arguments: names(&["n", "seat"]) });
    assert_eq!(found[1], Call { ids: vec!["yes-a".into(), "yes-b".into()], prefix: None, arguments: None });
    assert_eq!(found[2], Call { ids: vec![], prefix: Some("error-".into()), arguments: None });
    assert_eq!(found.len(), 3);
    assert_eq!(calls(&tokens(source), "label")[0][0], [Token::Text("piece".into())]);
}

#[test]
fn names_of_styles_are_no_ids() {
    let source = r#"h("p", { class: "a-a", text: "b-b" }, { class: ["c-c", x && "d-d"] }); x.classList.add("e-e"); y = ["f-f", "g-g"];"#;
    assert_eq!(hyphenated(&tokens(source)), ["b-b", "f-f", "g-g"]);
}
