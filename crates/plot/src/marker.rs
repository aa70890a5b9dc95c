//! The shapes that tell series apart without colour: markers on curves, hatches on bars.

use crate::Area;
use crate::canvas::{Canvas, short};
use crate::look::colour;

/// Corners of the filled markers in a unit circle, x to the right and y down.
const OUTLINES: [&[(f64, f64)]; 5] = [
    &[(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)],
    &[(0.0, -1.15), (1.1, 0.8), (-1.1, 0.8)],
    &[(0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)],
    &[(0.0, 1.15), (1.1, -0.8), (-1.1, -0.8)],
    &[(0.0, -1.2), (1.14, -0.37), (0.71, 0.97), (-0.71, 0.97), (-1.14, -0.37)],
];

/// Draws the marker of a series at a place. Round, square, triangle, diamond, triangle down, pentagon, cross; then
/// they repeat, in another order than the dashes do.
pub(crate) fn marker(canvas: &mut Canvas, place: usize, x: f64, y: f64, radius: f64) {
    let (fill, ground) = (colour(canvas.theme, place), canvas.theme.ground);
    let edge = format!("fill=\"{fill}\" stroke=\"{ground}\" stroke-width=\"1.2\"");
    match place % 7 {
        0 => canvas.element(&format!("<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" {edge}/>", short(x), short(y))),
        6 => {
            let arm = radius * 0.9;
            let (left, right, top, bottom) = (short(x - arm), short(x + arm), short(y - arm), short(y + arm));
            canvas.element(&format!(
                "<path d=\"M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}\" stroke=\"{fill}\" stroke-width=\"2.2\"/>"
            ));
        }
        shape => {
            let corners: Vec<String> = OUTLINES[shape - 1]
                .iter()
                .map(|(right, down)| format!("{} {}", short(x + right * radius), short(y + down * radius)))
                .collect();
            canvas.element(&format!("<path d=\"M{}Z\" {edge}/>", corners.join("L")));
        }
    }
}

/// A bar in the colour of a series, hatched with lines of the ground so that neighbours differ in grey as well.
///
/// The lines are computed, not a pattern: a pattern needs an id, and two charts on a page would share it.
pub(crate) fn bar(canvas: &mut Canvas, place: usize, area: Area) {
    canvas.rectangle(area, colour(canvas.theme, place), 0.0);
    let strokes = hatch(place % 5, area);
    if !strokes.is_empty() {
        let ground = canvas.theme.ground;
        canvas.element(&format!("<path d=\"{strokes}\" stroke=\"{ground}\" stroke-width=\"1.3\" stroke-opacity=\"0.6\"/>"));
    }
}

/// The strokes of a hatch inside a bar: none, falling, level, rising, upright.
fn hatch(kind: usize, area: Area) -> String {
    const GAP: f64 = 8.0;
    let (width, height) = (area.width(), area.height());
    let count = |length: f64| 1..=(length / GAP).ceil() as u32;
    let stroke = |x1: f64, y1: f64, x2: f64, y2: f64| format!("M{} {}L{} {}", short(x1), short(y1), short(x2), short(y2));
    match kind {
        1 | 3 => count(width + height)
            .map(|at| f64::from(at) * GAP)
            .filter(|&along| along < width + height)
            .map(|along| {
                // A line at 45 degrees enters through the side or the top and leaves through the bottom or the other side.
                let (near, far) = ((along - height).max(0.0), along.min(width));
                let (low, high) = (area.bottom - (along - near), area.bottom - (along - far));
                let side = |inset: f64| if kind == 1 { area.left + inset } else { area.right - inset };
                stroke(side(near), low, side(far), high)
            })
            .collect(),
        2 => count(height)
            .map(|at| area.bottom - f64::from(at) * GAP)
            .filter(|&y| y > area.top)
            .map(|y| stroke(area.left, y, area.right, y))
            .collect(),
        4 => count(width)
            .map(|at| area.left + f64::from(at) * GAP)
            .filter(|&x| x < area.right)
            .map(|x| stroke(x, area.top, x, area.bottom))
            .collect(),
        _ => String::new(),
    }
}
