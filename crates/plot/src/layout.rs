//! A drawn chart, and where everything on it stands.

/// A chart drawn: the SVG, and the places of its parts for those who want to check or overlay it.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The picture.
    pub svg: String,
    /// Width of the picture.
    pub width: f64,
    /// Height of the picture: that of the look, or more where the rows did not fit.
    pub height: f64,
    /// Every line of text and the room it takes.
    pub texts: Vec<TextBox>,
    /// The plotting areas: one, or one for each row of a histogram.
    pub plots: Vec<Area>,
    /// Where values are drawn.
    pub points: Vec<(f64, f64)>,
    /// How many values could not be drawn because they are not finite.
    pub skipped: usize,
}

/// A line of text and the room it takes.
#[derive(Clone, PartialEq, Debug)]
pub struct TextBox {
    /// The text as it is shown.
    pub text: String,
    /// The room it takes.
    pub area: Area,
}

/// A box on the page, y growing downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Left edge.
    pub left: f64,
    /// Top edge.
    pub top: f64,
    /// Right edge.
    pub right: f64,
    /// Bottom edge.
    pub bottom: f64,
}

impl Area {
    /// From the left to the right edge.
    pub fn width(&self) -> f64 {
        self.right - self.left
    }

    /// From the top to the bottom edge.
    pub fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// Whether two boxes share more than an edge.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    /// Whether a place is in the box or on its edge, give or take the rounding of a drawing.
    pub fn holds(&self, (x, y): (f64, f64)) -> bool {
        const ROUNDING: f64 = 0.05;
        x >= self.left - ROUNDING && x <= self.right + ROUNDING && y >= self.top - ROUNDING && y <= self.bottom + ROUNDING
    }
}
