//! The drawn tree as nested lists for a web page: readable without the picture.

use super::choice::Choice;
use super::words::{self, Kind, counted, escape};
use std::fmt::Write as _;

/// Browsers give up on elements nested some hundred deep; below this level the list stays flat.
const DEEPEST: usize = 60;
/// Levels that are open from the start.
const OPEN: usize = 2;

enum Task {
    Node(u64, usize),
    /// What comes after the children of a node, and the end of its element.
    End(u64),
    Text(&'static str),
}

/// The section with the text of the tree.
pub(super) fn list(choice: &Choice<'_>) -> String {
    let mut text = String::from("<section class=\"outline\" aria-labelledby=\"as-text\">\n<h2 id=\"as-text\">The same as text</h2>\n");
    if choice.roots.is_empty() {
        text.push_str("<p class=\"note\">No node is drawn.</p>\n");
    } else {
        text.push_str("<p class=\"tools\" hidden><button type=\"button\" id=\"open-all\">Open all</button> <button type=\"button\" id=\"close-all\">Close all</button></p>\n");
    }
    for &root in &choice.roots {
        if let Some(heading) = choice.heading(root) {
            let _ = writeln!(text, "<h3>{}</h3>", escape(&heading));
        }
        text.push_str("<ul>\n");
        let mut tasks = vec![Task::Node(root, 0)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Node(number, level) => start(&mut text, choice, number, level, &mut tasks),
                Task::End(number) => end(&mut text, choice, number),
                Task::Text(tags) => text.push_str(tags),
            }
        }
        text.push_str("</ul>\n");
    }
    text.push_str("</section>\n");
    text
}

fn start(text: &mut String, choice: &Choice<'_>, number: u64, level: usize, tasks: &mut Vec<Task>) {
    let is_principal = choice.principal.contains(&number);
    let class = if is_principal { " class=\"principal\"" } else { "" };
    let _ = write!(text, "<li id=\"o{number}\"{class}>");
    let has_more = !lines(choice, number).is_empty() || choice.children(number).next().is_some();
    let children = choice.children(number).rev().map(|child| Task::Node(child, level + 1));
    if !has_more {
        let _ = writeln!(text, "{}</li>", line(choice, number));
    } else if level < DEEPEST {
        let open = if level < OPEN || is_principal { " open" } else { "" };
        let _ = writeln!(text, "<details{open}><summary>{}</summary>\n<ul>", line(choice, number));
        tasks.push(Task::Text("</ul></details></li>\n"));
        tasks.push(Task::End(number));
        tasks.extend(children);
    } else {
        let _ = writeln!(text, "{} <i>level {level}</i></li>", line(choice, number));
        tasks.push(Task::End(number));
        tasks.extend(children);
    }
}

fn end(text: &mut String, choice: &Choice<'_>, number: u64) {
    for line in lines(choice, number) {
        let _ = writeln!(text, "<li class=\"remark\">{}</li>", escape(&line));
    }
}

/// The line of a node itself.
fn line(choice: &Choice<'_>, number: u64) -> String {
    let node = &choice.state.nodes[&number];
    let kind = Kind::of(node);
    let result = words::result(node).map_or(String::new(), |result| format!(" <b>{}</b>", escape(&result)));
    format!(
        "<span class=\"mark\" aria-hidden=\"true\">{}</span> {} <span class=\"soft\">{}</span>{result}",
        kind.mark(),
        escape(&words::name(node)),
        escape(&words::circumstances(node))
    )
}

/// What is said below the children of a node.
fn lines(choice: &Choice<'_>, number: u64) -> Vec<String> {
    let node = &choice.state.nodes[&number];
    let mut lines: Vec<String> = node.rejected.iter().map(|(action, reason)| format!("✂ {action}: {}", words::rejection(reason))).collect();
    let (branches, nodes) = choice.left_out(number);
    if branches > 0 {
        lines.push(format!("+{} more: {} not drawn", crate::with_thousands(nodes), counted(branches, "branch", "branches")));
    }
    lines.extend(node.cut.as_ref().map(|cut| format!("✂ {}", words::cut_reason(node, cut))));
    lines.extend(words::handled(node));
    lines
}
