//! Reads a tree, strictly: the first thing that is wrong is said with its place.
//!
//! ```text
//!   tree   = node
//!   node   = ("max" | "min" | "chance") ["~" number] "[" child {between child} "]" | number
//!   child  = [name "="] [probability "*"] node
//! ```

use super::nodes::{Edge, Kind, Nodes};
use super::position::Bounds;
use super::probability::Probability;
use plyground_core::Complaint;
use std::collections::HashSet;

/// How far from 0 a leaf or an estimate may lie.
const FARTHEST: i32 = 1_000_000;
/// The longest name of an edge.
const LONGEST_NAME: usize = 40;

/// The tree of a text.
pub(super) fn tree(text: &str, has_chance: bool, bounds: Bounds) -> Result<Nodes, Complaint> {
    let mut reader = Reader { text: text.chars().collect(), at: 0, nodes: Nodes::default(), has_chance, bounds };
    reader.skip_spaces();
    reader.node(0)?;
    reader.skip_spaces();
    if reader.peek().is_some() {
        return Err(reader.unexpected("the end of the tree"));
    }
    Ok(reader.nodes)
}

struct Reader {
    text: Vec<char>,
    at: usize,
    nodes: Nodes,
    has_chance: bool,
    bounds: Bounds,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// Takes the characters that belong to something.
    fn take(&mut self, belongs: impl Fn(char) -> bool) -> String {
        let from = self.at;
        while self.peek().is_some_and(&belongs) {
            self.at += 1;
        }
        self.text[from..self.at].iter().collect()
    }

    /// Complains about the word or the character here.
    fn unexpected(&self, expected: &str) -> Complaint {
        let word: String = self.text[self.at..].iter().take_while(|c| c.is_alphanumeric()).take(LONGEST_NAME).collect();
        let found = match self.peek() {
            None => "the end of the text".to_string(),
            Some(sign) if word.is_empty() => format!("`{sign}`"),
            Some(_) => format!("`{word}`"),
        };
        let message = format!("found {found} where {expected} is expected");
        Complaint::new("unexpected-text", message).with("found", found).with("expected", expected).at(self.at)
    }

    /// A node with everything below it.
    fn node(&mut self, depth: usize) -> Result<u32, Complaint> {
        let from = self.at;
        if depth > Nodes::DEEPEST {
            let message = format!("this node lies deeper than {}; make the tree flatter", Nodes::DEEPEST);
            return Err(Complaint::new("tree-too-deep", message).with("most", Nodes::DEEPEST).at(from));
        }
        if self.nodes.len() == Nodes::MOST {
            let message = format!("the tree has more than {} nodes; leave some out from here on", Nodes::MOST);
            return Err(Complaint::new("tree-too-large", message).with("most", Nodes::MOST).at(from));
        }
        if self.peek().is_some_and(is_of_number) {
            let value = self.number("a leaf")?;
            return Ok(self.nodes.push(Kind::Leaf(value), None, Vec::new()));
        }
        let word = self.take(char::is_alphanumeric);
        let kind = match word.to_ascii_lowercase().as_str() {
            "max" => Kind::Max,
            "min" => Kind::Min,
            "chance" if self.has_chance => Kind::Chance,
            "chance" => {
                let message = "the game tree has no chance nodes; chance-tree has";
                return Err(Complaint::new("tree-no-chance", message).at(from));
            }
            _ => {
                self.at = from;
                return Err(self.unexpected(if self.has_chance { "max, min, chance or a number" } else { "max, min or a number" }));
            }
        };
        let estimate = if self.peek() == Some('~') {
            self.at += 1;
            Some(self.number("an estimate")?)
        } else {
            None
        };
        let edges = self.children(kind, depth)?;
        Ok(self.nodes.push(kind, estimate, edges))
    }

    /// The children of a node, in brackets.
    fn children(&mut self, kind: Kind, depth: usize) -> Result<Vec<Edge>, Complaint> {
        self.skip_spaces();
        if self.peek() != Some('[') {
            return Err(self.unexpected("`[` before the children"));
        }
        let bracket = self.at;
        self.at += 1;
        let (mut edges, mut names) = (Vec::new(), HashSet::new());
        self.skip_spaces();
        loop {
            if self.peek().is_none() {
                let message = "this `[` is never closed; write `]` behind its last child";
                return Err(Complaint::new("tree-open-bracket", message).at(bracket));
            }
            edges.push(self.child(kind, depth, &mut names)?);
            if self.goes_on()? {
                continue;
            }
            if self.peek() == Some(']') {
                self.at += 1;
                check_odds(kind, &mut edges, bracket)?;
                return Ok(edges);
            }
        }
    }

    /// Passes what stands between two children; false where no other child follows.
    fn goes_on(&mut self) -> Result<bool, Complaint> {
        let before = self.at;
        self.skip_spaces();
        if self.peek() == Some(',') {
            self.at += 1;
            self.skip_spaces();
            return if self.peek().is_some_and(|next| matches!(next, ']' | ',')) { Err(self.unexpected("a child")) } else { Ok(true) };
        }
        match self.peek() {
            None | Some(']') => Ok(false),
            Some(_) if self.at > before => Ok(true),
            Some(_) => Err(self.unexpected("a space, a comma or `]`")),
        }
    }

    /// One child with its name and its probability.
    fn child(&mut self, parent: Kind, depth: usize, names: &mut HashSet<String>) -> Result<Edge, Complaint> {
        let name = self.name(names)?;
        let from = self.at;
        let number = self.take(|c| is_of_number(c) || c == '/' || c == '+');
        let probability = if !number.is_empty() && self.peek() == Some('*') {
            self.at += 1;
            if parent != Kind::Chance {
                let message = format!("the probability {number} stands below a node of a player; only outcomes of chance have one");
                return Err(Complaint::new("tree-odds-outside", message).with("text", &number).at(from));
            }
            let read = Probability::read(&number).ok_or_else(|| {
                let message =
                    format!("`{number}` is no probability; write a decimal or a fraction above 0 and up to 1, such as 0.25 or 1/4");
                Complaint::new("tree-probability", message).with("text", &number).at(from)
            });
            Some(read?)
        } else {
            self.at = from;
            None
        };
        let to = self.node(depth + 1)?;
        Ok(Edge { name, probability, to })
    }

    /// The name of an edge, if one is written.
    fn name(&mut self, names: &mut HashSet<String>) -> Result<Option<Box<str>>, Complaint> {
        let from = self.at;
        if !self.peek().is_some_and(|first| first.is_alphabetic() || first == '_') {
            return Ok(None);
        }
        let name = self.take(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '\''));
        if self.peek() != Some('=') {
            self.at = from;
            return Ok(None);
        }
        self.at += 1;
        if name.chars().count() > LONGEST_NAME {
            let message = format!("this name is longer than {LONGEST_NAME} characters; shorten it");
            return Err(Complaint::new("tree-long-name", message).with("name", &name).with("most", LONGEST_NAME).at(from));
        }
        if !names.insert(name.clone()) {
            let message = format!("two children of one node are called `{name}`; rename one of them");
            return Err(Complaint::new("tree-name-twice", message).with("name", &name).at(from));
        }
        Ok(Some(name.into()))
    }

    /// A leaf's value or an estimate.
    fn number(&mut self, what: &str) -> Result<i32, Complaint> {
        let from = self.at;
        let text: String = self.take(is_of_number).replace('−', "-");
        let digits = text.strip_prefix('-').unwrap_or(&text);
        let is_whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let value = text.parse::<i32>().ok().filter(|value| is_whole && value.abs() <= FARTHEST).ok_or_else(|| {
            let message = format!("`{text}` is not {what}; write a whole number from -1000000 to 1000000");
            Complaint::new("tree-number", message).with("text", &text).at(from)
        })?;
        let Bounds { low, high } = self.bounds;
        if low.is_some_and(|low| value < low) || high.is_some_and(|high| value > high) {
            let (low, high) = (bound(low), bound(high));
            let message = format!("{value} lies outside of low={low}, high={high}; change it or the variant");
            return Err(Complaint::new("tree-outside-bounds", message).with("text", value).with("low", low).with("high", high).at(from));
        }
        Ok(value)
    }
}

fn bound(bound: Option<i32>) -> String {
    bound.map_or_else(|| "none".to_string(), |bound| bound.to_string())
}

fn is_of_number(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '-' | '−' | '.')
}

/// Probabilities are given for all outcomes and sum to one, or for none, which are then equally likely.
fn check_odds(kind: Kind, edges: &mut [Edge], bracket: usize) -> Result<(), Complaint> {
    /// How far from one the sum of decimals may be.
    const ROUNDING: f64 = 1e-9;
    if kind != Kind::Chance {
        return Ok(());
    }
    let given = edges.iter().filter(|edge| edge.probability.is_some()).count();
    if given == 0 {
        let share = Probability::share(edges.len());
        for edge in edges {
            edge.probability = Some(share);
        }
        return Ok(());
    }
    if given < edges.len() {
        let message = format!("only {given} of the {} outcomes in these brackets have a probability; give all or none", edges.len());
        return Err(Complaint::new("tree-odds-missing", message).with("given", given).with("outcomes", edges.len()).at(bracket));
    }
    let sum: f64 = edges.iter().filter_map(|edge| edge.probability).map(Probability::value).sum();
    if (sum - 1.0).abs() > ROUNDING {
        let sum = format!("{sum:.6}");
        let sum = sum.trim_end_matches('0').trim_end_matches('.');
        let message = format!("the probabilities in these brackets sum to {sum}; they must sum to 1");
        return Err(Complaint::new("tree-odds", message).with("sum", sum).at(bracket));
    }
    Ok(())
}
