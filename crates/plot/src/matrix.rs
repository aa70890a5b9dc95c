//! Everybody against everybody: a square of coloured cells with a number in each.

use crate::canvas::{Anchor, Canvas, short};
use crate::look::{diverging, hex, readable_on};
use crate::scale::TICK;
use crate::text::{Type, Wrapped, escape, wrap};
use crate::{Area, Digits, Estimate, Matrix, number};

const NAME: Type = Type::regular(13.0);
const TAG: Type = Type::bold(13.0);
/// Room between names and cells, and between cells.
const GAP: f64 = 10.0;
const SEAM: f64 = 2.0;
/// Widest and tallest cell, and the lowest that still holds a number.
const WIDEST: f64 = 150.0;
const TALLEST: f64 = 92.0;
const LOWEST: f64 = 30.0;
/// Height of the key of colours with its numbers and the room above it.
const KEY: f64 = 52.0;

/// Names and sizes, before anything is drawn.
struct Grid {
    /// Names of the rows, with their number where the columns show numbers.
    rows: Vec<(String, Wrapped)>,
    columns: Vec<Wrapped>,
    /// Room for the numbers and for the names of the rows.
    numbers: f64,
    names: f64,
    cell_width: f64,
    /// Least height of each row.
    heights: Vec<f64>,
    head: f64,
}

impl Grid {
    /// Where rows and columns are the same and their names do not fit over the cells, the columns show numbers, as in cross-tables.
    fn new(body: &Matrix, room: f64, digits: Digits) -> Self {
        let count = body.columns.len().max(1) as f64;
        let room_for_names = (room * 0.36).min((room - GAP - 46.0 * count).max(room * 0.2));
        let rows: Vec<Wrapped> = body.rows.iter().map(|name| wrap(name, NAME, room_for_names, 3)).collect();
        let names = rows.iter().map(|name| name.width(NAME)).fold(0.0, f64::max);
        let cell_width = |numbers: f64| ((room - names - numbers - GAP) / count).min(WIDEST);
        let mut columns: Vec<Wrapped> = body.columns.iter().map(|name| wrap(name, TICK, cell_width(0.0) - 8.0, 4)).collect();

        let is_clear = |name: &Wrapped| name.whole.is_none() && !name.is_cut && name.lines.len() <= 2;
        let numbered = body.rows == body.columns && !columns.iter().all(is_clear);
        let tag = |at: usize| if numbered { number::value(at as f64, false, digits) } else { String::new() };
        let tags: Vec<String> = (1..=rows.len()).map(tag).collect();
        let mut numbers = 0.0;
        if numbered {
            numbers = tags.iter().map(|tag| TAG.width(tag)).fold(0.0, f64::max) + GAP;
            columns = tags.iter().map(|tag| Wrapped { lines: vec![tag.clone()], whole: None, is_cut: false }).collect();
        }
        let head = columns.iter().map(|name| name.height(TICK)).fold(0.0, f64::max) + GAP;
        let heights = rows.iter().map(|name| (name.height(NAME) + 8.0).max(LOWEST)).collect();
        Self { rows: tags.into_iter().zip(rows).collect(), columns, numbers, names, cell_width: cell_width(numbers), heights, head }
    }
}

/// The height that names, cells and the key need.
pub(crate) fn least_height(body: &Matrix, room: f64) -> f64 {
    let grid = Grid::new(body, room, Digits::Latin);
    grid.head + grid.heights.iter().sum::<f64>() + KEY
}

/// Draws the matrix in an area.
pub(crate) fn draw(body: &Matrix, canvas: &mut Canvas, area: Area) {
    if body.rows.is_empty() || body.columns.is_empty() {
        return;
    }
    let digits = canvas.look.digits;
    let grid = Grid::new(body, area.width(), digits);
    let spare = (area.height() - grid.head - KEY - grid.heights.iter().sum::<f64>()).max(0.0) / grid.heights.len().max(1) as f64;
    let heights: Vec<f64> = grid.heights.iter().map(|&height| (height + spare).min(TALLEST.max(height))).collect();
    let whole = grid.numbers + grid.names + GAP + grid.cell_width * grid.columns.len() as f64;
    let left = area.left + ((area.width() - whole) / 2.0).max(0.0) + grid.numbers + grid.names + GAP;
    let top = area.top + grid.head;
    let plot = Area { left, top, right: left + grid.cell_width * grid.columns.len() as f64, bottom: top + heights.iter().sum::<f64>() };
    canvas.plot(plot);
    let ink = canvas.theme.ink;
    for (at, name) in grid.columns.iter().enumerate() {
        let middle = left + (at as f64 + 0.5) * grid.cell_width;
        canvas.lines(name, (middle, top - GAP + 2.0 - name.height(TICK)), Anchor::Middle, TICK, ink);
    }
    let style = Style::fitting(body, grid.cell_width - SEAM, heights.iter().copied().fold(f64::INFINITY, f64::min), digits);
    let reach = reach(body);
    let mut row_top = top;
    for (row, ((tag, name), height)) in grid.rows.iter().zip(&heights).enumerate() {
        let middle = row_top + height / 2.0;
        canvas.lines(name, (left - GAP, middle - name.height(NAME) / 2.0), Anchor::Right, NAME, ink);
        canvas.text_beside(tag, (left - 2.0 * GAP - grid.names, middle), Anchor::Right, TAG, ink);
        for column in 0..grid.columns.len() {
            let cell_left = left + column as f64 * grid.cell_width;
            let cell = Area { left: cell_left, top: row_top, right: cell_left + grid.cell_width - SEAM, bottom: row_top + height - SEAM };
            let found = body.cells.get(row).and_then(|cells| cells.get(column)).copied().flatten();
            let estimate = found.filter(Estimate::is_drawable);
            canvas.skip(usize::from(found.is_some() && estimate.is_none()));
            let title = format!("{} – {}", body.rows[row], body.columns[column]);
            draw_cell(canvas, cell, estimate, &title, (body.percent, reach), style);
        }
        row_top += height;
    }
    draw_key(canvas, Area { left: plot.left, top: plot.bottom + 16.0, right: plot.right, bottom: plot.bottom + KEY }, body.percent, reach);
}

/// The farthest value from the middle colour.
fn reach(body: &Matrix) -> f64 {
    if body.percent {
        return 0.5;
    }
    let values = body.cells.iter().flatten().flatten().filter(|cell| cell.is_drawable()).map(|cell| cell.value.abs());
    Some(values.fold(0.0, f64::max)).filter(|reach| *reach > 0.0).unwrap_or(1.0)
}

/// Place of a value on the diverging scale.
fn share(value: f64, percent: bool, reach: f64) -> f64 {
    if percent { value } else { 0.5 + value / (2.0 * reach) }
}

/// How much a cell says.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Style {
    /// Value and interval.
    Full,
    /// The value.
    Value,
    /// The value in small type, without a percent sign.
    Small,
    /// Nothing but colour and tooltip.
    Colour,
}

const BIG: Type = Type::bold(15.0);
const MIDDLE: Type = Type::bold(12.5);
const SMALL: Type = Type::regular(10.0);
const INTERVAL: Type = Type::regular(10.5);

impl Style {
    /// The fullest style that fits every cell.
    fn fitting(body: &Matrix, width: f64, height: f64, digits: Digits) -> Self {
        let all = || body.cells.iter().flatten().flatten().filter(|cell| cell.is_drawable());
        let fits = |face: Type, text: &dyn Fn(&Estimate) -> String| all().all(|cell| face.width(&text(cell)) <= width - 4.0);
        let value = |cell: &Estimate| number::value(cell.value, body.percent, digits);
        if height >= 38.0 && fits(BIG, &value) && fits(INTERVAL, &|cell| interval(cell, body.percent, digits)) {
            Self::Full
        } else if fits(MIDDLE, &value) {
            Self::Value
        } else if fits(SMALL, &|cell| number::bare(cell.value, body.percent, digits)) {
            Self::Small
        } else {
            Self::Colour
        }
    }
}

/// An interval in few letters.
fn interval(cell: &Estimate, percent: bool, digits: Digits) -> String {
    if cell.low == cell.high {
        String::new()
    } else {
        number::range(&number::bare(cell.low, percent, digits), &number::bare(cell.high, percent, digits), "–", digits)
    }
}

/// A cell with its number; a grey one with a stroke where there is none.
fn draw_cell(canvas: &mut Canvas, cell: Area, estimate: Option<Estimate>, title: &str, (percent, reach): (bool, f64), style: Style) {
    let digits = canvas.look.digits;
    let (x, y) = (f64::midpoint(cell.left, cell.right), f64::midpoint(cell.top, cell.bottom));
    let Some(estimate) = estimate else {
        let (shade, axis) = (canvas.theme.shade, canvas.theme.axis);
        canvas.rectangle(cell, shade, 2.0);
        return canvas.line((x - 5.0, y), (x + 5.0, y), axis, 1.2, "");
    };
    let ground = diverging(canvas.theme, share(estimate.value, percent, reach));
    let (value, between) = (number::value(estimate.value, percent, digits), interval(&estimate, percent, digits));
    let said = if between.is_empty() { value.clone() } else { format!("{value} ({between})") };
    canvas.element(&format!("<g><title>{}</title>", escape(&format!("{title}: {said}"))));
    canvas.rectangle(cell, &hex(ground), 2.0);
    let ink = readable_on(ground);
    match style {
        Style::Full if !between.is_empty() => {
            canvas.text(&value, (x, y - 1.0), Anchor::Middle, BIG, ink);
            canvas.text(&between, (x, y + 15.0), Anchor::Middle, INTERVAL, ink);
        }
        Style::Full => canvas.text_beside(&value, (x, y), Anchor::Middle, BIG, ink),
        Style::Value => canvas.text_beside(&value, (x, y), Anchor::Middle, MIDDLE, ink),
        Style::Small => canvas.text_beside(&number::bare(estimate.value, percent, digits), (x, y), Anchor::Middle, SMALL, ink),
        Style::Colour => {}
    }
    canvas.element("</g>");
    canvas.point(x, y);
}

/// The colours from low to high, with numbers at the ends and in the middle.
fn draw_key(canvas: &mut Canvas, area: Area, percent: bool, reach: f64) {
    const STEPS: u32 = 40;
    let width = 240.0;
    let left = (f64::midpoint(area.left, area.right) - width / 2.0).min(canvas.look.breadth() - 40.0 - width);
    let (muted, axis, digits) = (canvas.theme.muted, canvas.theme.axis, canvas.look.digits);
    for step in 0..STEPS {
        let from = left + width * f64::from(step) / f64::from(STEPS);
        let colour = hex(diverging(canvas.theme, (f64::from(step) + 0.5) / f64::from(STEPS)));
        canvas.rectangle(
            Area { left: from, top: area.top, right: from + width / f64::from(STEPS) + 0.4, bottom: area.top + 10.0 },
            &colour,
            0.0,
        );
    }
    canvas.element(&format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"10\" fill=\"none\" stroke=\"{axis}\" stroke-width=\"0.8\"/>",
        short(left),
        short(area.top),
        short(width)
    ));
    for part in [0.0, 0.5, 1.0] {
        let value = if percent { part } else { (part - 0.5) * 2.0 * reach };
        canvas.text(
            &number::value(value, percent, digits),
            (left + part * width, area.top + 25.0),
            Anchor::Middle,
            Type::regular(11.5),
            muted,
        );
    }
}
