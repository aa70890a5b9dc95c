//! How a chart looks: light or dark, the side text starts from, the digits, the size.

/// The digits numbers are written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Digits {
    /// 0123456789
    #[default]
    Latin,
    /// ٠١٢٣٤٥٦٧٨٩
    Arabic,
    /// ۰۱۲۳۴۵۶۷۸۹
    Persian,
}

impl Digits {
    /// A whole number in these digits.
    #[must_use]
    pub fn whole(self, number: u64) -> String {
        crate::number::bare(number as f64, false, self)
    }

    /// The digits of this name: `latin`, `arabic` or `persian`.
    #[must_use]
    pub fn read(name: &str) -> Option<Self> {
        match name {
            "latin" => Some(Self::Latin),
            "arabic" => Some(Self::Arabic),
            "persian" => Some(Self::Persian),
            _ => None,
        }
    }
}

/// How a chart looks, whatever it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Light ink on a dark ground.
    pub dark: bool,
    /// Titles, legend and footer start at the right; axes still run left to right.
    pub rtl: bool,
    /// The digits of ticks and values.
    pub digits: Digits,
    /// Width of the picture, at least 480.
    pub width: u32,
    /// Height of the picture, at least 320. It grows when a legend, a ladder or a matrix has more rows than fit.
    pub height: u32,
}

impl Default for Look {
    fn default() -> Self {
        Self { dark: false, rtl: false, digits: Digits::Latin, width: 960, height: 600 }
    }
}

impl Look {
    /// Width in drawing units.
    pub(crate) fn breadth(self) -> f64 {
        f64::from(self.width.clamp(480, 8000))
    }

    /// The least height in drawing units.
    pub(crate) fn least_height(self) -> f64 {
        f64::from(self.height.clamp(320, 8000))
    }

    /// The colours that go with the look.
    pub(crate) fn theme(self) -> &'static Theme {
        if self.dark { &DARK } else { &LIGHT }
    }
}

/// The colours of a look.
pub(crate) struct Theme {
    /// Behind everything.
    pub ground: &'static str,
    /// Titles, names and values.
    pub ink: &'static str,
    /// Subtitles, ticks and footers: 4.5 to 1 against the ground, at least.
    pub muted: &'static str,
    /// Grid lines.
    pub grid: &'static str,
    /// Axis lines.
    pub axis: &'static str,
    /// Cells without a value, every second row of a ladder.
    pub shade: &'static str,
    /// Colours of series, told apart by colour-blind readers.
    pub series: [&'static str; 7],
    /// Low, middle and high end of a diverging scale.
    pub diverging: [[f64; 3]; 3],
}

/// Okabe and Ito's colours on white, without the yellow that white swallows.
static LIGHT: Theme = Theme {
    ground: "#ffffff",
    ink: "#1b2430",
    muted: "#586474",
    grid: "#e4e8ed",
    axis: "#8d98a6",
    shade: "#f5f7f9",
    series: ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#1b2430"],
    diverging: [[0.0, 114.0, 178.0], [255.0, 255.0, 255.0], [230.0, 140.0, 0.0]],
};

/// The same family on a dark ground, where yellow shines and blue drowns.
static DARK: Theme = Theme {
    ground: "#13171d",
    ink: "#edf1f5",
    muted: "#a6b1be",
    grid: "#2b323b",
    axis: "#717d8b",
    shade: "#1b2129",
    series: ["#56b4e9", "#e69f00", "#1fb98e", "#cc79a7", "#f0e442", "#e8743b", "#edf1f5"],
    diverging: [[52.0, 140.0, 200.0], [36.0, 42.0, 51.0], [222.0, 138.0, 10.0]],
};

/// Dashes of lines; the first is solid.
const DASHES: [&str; 5] = ["", "9 4", "2 3.5", "11 4 2.5 4", "5 3"];

/// The colour of a series by its place.
pub(crate) fn colour(theme: &Theme, place: usize) -> &'static str {
    theme.series[place % theme.series.len()]
}

/// The dash of a series by its place.
pub(crate) fn dash(place: usize) -> &'static str {
    DASHES[place % DASHES.len()]
}

/// A colour between the low end (0), the middle (0.5) and the high end (1) of the diverging scale.
pub(crate) fn diverging(theme: &Theme, share: f64) -> [f64; 3] {
    let share = share.clamp(0.0, 1.0);
    let [low, middle, high] = theme.diverging;
    let (from, to, part) = if share < 0.5 { (low, middle, share * 2.0) } else { (middle, high, share * 2.0 - 1.0) };
    std::array::from_fn(|channel| from[channel] + (to[channel] - from[channel]) * part)
}

/// A colour in hexadecimal, as SVG writes it.
pub(crate) fn hex(colour: [f64; 3]) -> String {
    let [red, green, blue] = colour.map(|channel| channel.round() as u8);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Relative luminance of a colour, from 0 (black) to 1 (white), as WCAG 2 defines it.
pub(crate) fn luminance(colour: [f64; 3]) -> f64 {
    let [red, green, blue] = colour.map(|channel| {
        let part = channel / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Black or white, whichever reads better on `ground`.
pub(crate) fn readable_on(ground: [f64; 3]) -> &'static str {
    let light = luminance(ground);
    if 1.05 / (light + 0.05) > (light + 0.05) / 0.05 { "#ffffff" } else { "#000000" }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A colour read back from hexadecimal.
    fn read(text: &str) -> [f64; 3] {
        std::array::from_fn(|channel| f64::from(u8::from_str_radix(&text[1 + 2 * channel..3 + 2 * channel], 16).unwrap()))
    }

    fn contrast(one: &str, two: &str) -> f64 {
        let (one, two) = (luminance(read(one)), luminance(read(two)));
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    #[test]
    fn text_stands_out_from_its_ground() {
        for theme in [&LIGHT, &DARK] {
            for ground in [theme.ground, theme.shade] {
                assert!(contrast(theme.ink, ground) >= 12.0, "ink on {ground}");
                assert!(contrast(theme.muted, ground) >= 4.5, "muted on {ground}");
            }
        }
    }

    #[test]
    fn text_in_every_cell_of_the_diverging_scale_is_readable() {
        for theme in [&LIGHT, &DARK] {
            for step in 0..=100 {
                let ground = diverging(theme, f64::from(step) / 100.0);
                let found = contrast(readable_on(ground), &hex(ground));
                assert!(found >= 4.5, "{step} %: {found}");
            }
        }
    }

    #[test]
    fn thirty_series_differ_in_colour_or_dash() {
        let kinds: std::collections::HashSet<_> = (0..30).map(|place| (colour(&LIGHT, place), dash(place))).collect();
        assert_eq!(kinds.len(), 30);
    }
}
