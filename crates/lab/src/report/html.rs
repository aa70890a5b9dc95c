//! A report as one page of HTML: figures inside, fit for paper, readable without colour.

use super::Report;
use crate::experiment::table::TextTable;
use crate::markup::{Sentence, html as text};
use std::fmt::Write as _;

const STYLE: &str = include_str!("page.css");

/// The whole page.
pub(super) fn page(report: &Report) -> String {
    let mut body = format!("<h1>{}</h1>\n", text(&report.title));
    for paragraph in report.question.split("\n\n").filter(|paragraph| !paragraph.is_empty()) {
        let _ = writeln!(body, "<p class=\"question\">{}</p>", text(paragraph));
    }
    body += "<h2>What was played</h2>\n<dl>\n";
    for (what, how) in &report.setup {
        let _ = writeln!(body, "<dt>{}</dt><dd>{}</dd>", text(what), how.html());
    }
    body += "</dl>\n<h2>What came out</h2>\n";
    for (variant, tables) in &report.groups {
        if !variant.is_empty() {
            let _ = writeln!(body, "<h3><code>{}</code></h3>", text(variant));
        }
        for table in tables {
            body += &html_table(table);
        }
    }
    body += &list("notes", report.notes.iter().map(|note| text(note)));
    if !report.findings.is_empty() {
        body += "<h2>What it says</h2>\n";
        body += &list("findings", report.findings.iter().map(Sentence::html));
    }
    if !report.figures.is_empty() {
        body += "<h2>Figures</h2>\n";
    }
    for figure in &report.figures {
        // A page must not have two elements of one name.
        let svg =
            figure.chart.svg().replace("id=\"", &format!("id=\"{}-", figure.name)).replace("url(#", &format!("url(#{}-", figure.name));
        let svg = svg.replace("aria-labelledby=\"", &format!("aria-labelledby=\"{}-", figure.name));
        let _ = writeln!(body, "<figure>{svg}</figure>");
    }
    body += "<h2>How to read it</h2>\n";
    body += &list("aid", report.aid.iter().map(|line| text(line)));
    let _ = write!(
        body,
        "<h2>Repeat it</h2>\n<pre><code>{}</code></pre>\n<p class=\"notes\">{} Written from the library, experiment <code>{}</code>.</p>\n",
        text(&report.command),
        text(report.repeats()),
        text(&report.id)
    );
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        text(&report.title)
    )
}

fn list(class: &str, lines: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = lines.map(|line| format!("<li>{line}</li>\n")).collect();
    format!("<ul class=\"{class}\">\n{}</ul>\n", items.concat())
}

fn html_table(table: &TextTable) -> String {
    let class = |column: usize| if table.headings[column].1 { " class=\"number\"" } else { "" };
    let mut html = String::from("<div class=\"table\" tabindex=\"0\"><table>\n<thead><tr>");
    for (column, (heading, _)) in table.headings.iter().enumerate() {
        let _ = write!(html, "<th scope=\"col\"{}>{}</th>", class(column), text(heading));
    }
    html += "</tr></thead>\n<tbody>\n";
    for row in &table.rows {
        html += "<tr>";
        for (column, cell) in row.iter().enumerate() {
            let shown = if table.headings[column].1 { measured(cell) } else { breakable(cell) };
            let _ = write!(html, "<td{}>{shown}</td>", class(column));
        }
        html += "</tr>\n";
    }
    html + "</tbody></table></div>\n"
}

/// A value whose error goes into the next line as a whole where there is no room beside it.
fn measured(cell: &str) -> String {
    match cell.split_once(" ± ") {
        Some((value, error)) => format!("{} <span>± {}</span>", text(value), text(error)),
        None => format!("<span>{}</span>", text(cell)),
    }
}

/// Text that may go on in the next line after a comma: a spec of many settings would push numbers off the paper.
fn breakable(plain: &str) -> String {
    text(plain).replace(',', ",<wbr>").replace(",<wbr> ", ", ")
}
