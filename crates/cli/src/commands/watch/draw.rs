//! The microscope on a terminal.
//!
//! ```text
//! ┌ tree ───────────────────────────┬ board ────────┐
//! │ ▲ MAX root · 3 …                │  . . . .      │
//! │   ▼ MIN 4 · ≤ 2                 ├ code ─────────┤
//! │     ■ 1 · 2                     │ > if α ≥ β …  │
//! ├─────────────────────────────────┴───────────────┤
//! │ ✂ At MIN at 4, cut-off by 1: …                  │
//! │ nodes 12 · leaves 7 · cut-offs 1      ? keys    │
//! └─────────────────────────────────────────────────┘
//! ```

use super::screen::{Screen, counters, not_shown};
use plyground_lab::{is_obeyed, printable, with_thousands};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, LineGauge, Paragraph, Wrap};

/// Children shown beside each node of the way.
const BREADTH: usize = 8;
/// Below this width the board and the code make room for the tree.
const NARROW: u16 = 70;

const KEYS: [(&str, &str); 9] = [
    ("← →", "one step back, one forward"),
    ("PgUp PgDn", "a hundred"),
    ("Home End", "to the beginning, to the end"),
    ("c C", "to the next cut-off, to the one before"),
    ("b B", "to the next best action, to the one before"),
    ("l L", "to the next leaf, to the one before"),
    ("Space", "play and pause"),
    ("+ -", "quicker, slower"),
    ("q", "leave"),
];

/// Draws everything.
pub fn draw(screen: &Screen<'_>, frame: &mut Frame<'_>) {
    let [main, bottom] = Layout::vertical([Constraint::Min(3), Constraint::Length(5)]).areas(frame.area());
    if main.width < NARROW {
        tree(screen, frame, main);
    } else {
        let side = (main.width / 2).clamp(30, 66);
        let [left, right] = Layout::horizontal([Constraint::Min(20), Constraint::Length(side)]).areas(main);
        tree(screen, frame, left);
        let lines = screen.board.0.lines().count() as u16;
        let [above, below] = Layout::vertical([Constraint::Length(lines + 2), Constraint::Min(3)]).areas(right);
        board(screen, frame, above);
        code(screen, frame, below);
    }
    story(screen, frame, bottom);
    if screen.shows_help {
        help(frame);
    }
    make_harmless(frame);
}

/// A file may hold characters that a terminal would obey; the widgets leave some of them in.
fn make_harmless(frame: &mut Frame<'_>) {
    for cell in &mut frame.buffer_mut().content {
        if cell.symbol().contains(is_obeyed) {
            let symbol = printable(cell.symbol()).into_owned();
            cell.set_symbol(&symbol);
        }
    }
}

fn tree(screen: &Screen<'_>, frame: &mut Frame<'_>, area: Rect) {
    let rows = screen.tour.surroundings(BREADTH);
    let current = rows.iter().position(|row| row.is_current).unwrap_or(0);
    let height = usize::from(area.height.saturating_sub(2)).max(1);
    // The current node stands in the middle where the tree is taller than the screen.
    let first = current.saturating_sub(height / 2).min(rows.len().saturating_sub(height));
    let line = |row: &plyground_lab::trace::Row| {
        let style = match (row.is_current, row.is_above) {
            (true, _) => Style::new().add_modifier(Modifier::REVERSED),
            (_, true) => Style::new().add_modifier(Modifier::BOLD),
            _ => Style::new(),
        };
        let pointer = if row.is_current { "▸ " } else { "  " };
        Line::from(vec![Span::raw(format!("{pointer}{}", "  ".repeat(row.level))), Span::styled(row.text.clone(), style)])
    };
    let lines: Vec<Line<'_>> = rows.iter().skip(first).take(height).map(line).collect();
    let title = format!(" {} · {} ", screen.trace.game, screen.trace.player);
    frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(title)), area);
}

fn board(screen: &Screen<'_>, frame: &mut Frame<'_>, area: Rect) {
    let title = format!(" {} ", screen.board.1);
    frame.render_widget(Paragraph::new(screen.board.0.as_str()).block(Block::bordered().title(title)), area);
}

fn code(screen: &Screen<'_>, frame: &mut Frame<'_>, area: Rect) {
    let now = screen.tour.code_line();
    let line = |(index, line): (usize, &plyground_lab::pseudocode::CodeLine)| {
        if now == Some(index) {
            Line::styled(format!("▸ {}", line.text), Style::new().fg(Color::Black).bg(Color::Yellow))
        } else if screen.trace.idle.contains(&index) {
            Line::styled(format!("  {}", line.text), Style::new().add_modifier(Modifier::DIM))
        } else {
            Line::raw(format!("  {}", line.text))
        }
    };
    let height = usize::from(area.height.saturating_sub(2)).max(1);
    let first = now.unwrap_or(0).saturating_sub(height / 2).min(screen.code.len().saturating_sub(height));
    let lines: Vec<Line<'_>> = screen.code.iter().enumerate().skip(first).take(height).map(line).collect();
    frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(" algorithm ")), area);
}

fn story(screen: &Screen<'_>, frame: &mut Frame<'_>, area: Rect) {
    let [sentence, gauge, counts] = Layout::vertical([Constraint::Min(1), Constraint::Length(1), Constraint::Length(1)]).areas(area);
    frame.render_widget(Paragraph::new(screen.tour.sentence()).wrap(Wrap { trim: true }), sentence);
    let (place, length) = (screen.tour.place(), screen.tour.length());
    let mode = if screen.is_playing { format!("▶ {}/s", screen.speed()) } else { "⏸".into() };
    let label = format!("{mode}  {} of {}", with_thousands(place as u64), with_thousands(length as u64));
    let ratio = if length == 0 { 0.0 } else { place as f64 / length as f64 };
    frame.render_widget(LineGauge::default().ratio(ratio).label(label), gauge);
    let note = if place == length { not_shown(screen.trace).unwrap_or_default() } else { String::new() };
    let text = format!("{}   → step  ← back  c cut-off  ? keys  q leave  {note}", counters(screen.trace, screen.tour.state()));
    frame.render_widget(Paragraph::new(text), counts);
}

fn help(frame: &mut Frame<'_>) {
    let area = frame.area();
    let (width, height) = (56.min(area.width), (KEYS.len() as u16 + 2).min(area.height));
    let place = Rect::new((area.width - width) / 2, (area.height - height) / 2, width, height);
    let lines: Vec<Line<'_>> = KEYS.iter().map(|(keys, what)| Line::raw(format!(" {keys:<10} {what}"))).collect();
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(" keys ")), place);
}
