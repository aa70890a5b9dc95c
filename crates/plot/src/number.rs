//! Numbers as a reader wants them: 0.25, 1500, 10k, 2M, 40%, 10⁻⁶, in the digits of the reader.

use crate::Digits;

/// What follows a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Suffix {
    None,
    Percent,
    Thousand,
    Million,
    Billion,
    Trillion,
}

/// Suffixes of thousands and the power of ten each stands for.
const SCALES: [(Suffix, i32); 4] = [(Suffix::Trillion, 12), (Suffix::Billion, 9), (Suffix::Million, 6), (Suffix::Thousand, 3)];

/// Writes the ticks of one axis, all with the same suffix and decimals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Format {
    digits: Digits,
    suffix: Suffix,
    /// The number is divided by ten to this power before it is written.
    exponent: i32,
    /// The power of ten that is written beside it.
    power: i32,
    decimals: usize,
}

impl Format {
    /// For ticks that are `step` apart, up to `largest`. Numbers below ten thousand are written out.
    pub fn of_steps(largest: f64, step: f64, percent: bool, digits: Digits) -> Self {
        // "12,500" reads better than "12.5k" where the steps are not whole thousands.
        let scaled_from = if order(step) < 3 { 6 } else { 4 };
        Self::new(largest, step, scaled_from, percent, digits)
    }

    /// Chooses suffix and decimals; numbers from ten to the power `scaled_from` on get a suffix.
    fn new(largest: f64, step: f64, scaled_from: i32, percent: bool, digits: Digits) -> Self {
        let size = order(largest) + if percent { 2 } else { 0 };
        let (suffix, power, scale) = match (percent, size) {
            (true, -4..6) => (Suffix::Percent, 0, 0),
            (true, size) => (Suffix::Percent, size, size),
            (false, size) if (-4..scaled_from).contains(&size) => (Suffix::None, 0, 0),
            (false, size) => SCALES
                .into_iter()
                .find(|&(_, scale)| size < 15 && scale <= size)
                .map_or((Suffix::None, size, size), |(suffix, scale)| (suffix, 0, scale)),
        };
        let exponent = scale - if percent { 2 } else { 0 };
        let decimals = usize::try_from(exponent.saturating_sub(order(step))).unwrap_or(0).min(12);
        Self { digits, suffix, exponent, power, decimals }
    }

    /// The number as text.
    pub fn write(self, value: f64) -> String {
        if value == 0.0 {
            return compose(self.digits, "0", if self.suffix == Suffix::Percent { Suffix::Percent } else { Suffix::None });
        }
        compose(self.digits, &powered(&grouped(value / 10f64.powi(self.exponent), self.decimals), self.power), self.suffix)
    }
}

/// A tick of a logarithmic axis, as short as it can be: 1, 10, 100, 1k.
pub(crate) fn tick(value: f64, percent: bool, digits: Digits) -> String {
    Format::new(value, value, 3, percent, digits).write(value)
}

/// A number that stands alone, to three significant digits or to the unit.
pub(crate) fn value(value: f64, percent: bool, digits: Digits) -> String {
    let shown = if percent { value * 100.0 } else { value };
    let size = order(shown);
    if percent && shown.abs() < 1e6 {
        // A little is not nothing, and nearly all is not all.
        let near_an_end = shown.abs() < 1.0 || (shown > 99.0 && shown < 100.0);
        let decimals = usize::from(near_an_end && (shown - shown.round()).abs() > 0.049);
        return compose(digits, &grouped(shown, decimals), Suffix::Percent);
    }
    let (suffix, scale, power) = match size {
        _ if percent => (Suffix::Percent, size, size),
        -4..6 => (Suffix::None, 0, 0),
        _ => SCALES
            .into_iter()
            .find(|&(_, scale)| size < 15 && scale <= size)
            .map_or((Suffix::None, size, size), |(suffix, scale)| (suffix, scale, 0)),
    };
    let decimals = usize::try_from(2 - (size - scale)).unwrap_or(0).min(6);
    compose(digits, &powered(&trimmed(&grouped(shown / 10f64.powi(scale), decimals)), power), suffix)
}

/// From one number to another. With eastern digits the first stands at the right, where reading begins.
pub(crate) fn range(low: &str, high: &str, dash: &str, digits: Digits) -> String {
    if digits == Digits::Latin {
        format!("{low}{dash}{high}")
    } else {
        format!("\u{2067}\u{2066}{low}\u{2069}{dash}\u{2066}{high}\u{2069}\u{2069}")
    }
}

/// The number alone, without its percent sign: for intervals in small type.
pub(crate) fn bare(number: f64, percent: bool, digits: Digits) -> String {
    if percent && number.abs() < 1e4 { compose(digits, &grouped(number * 100.0, 0), Suffix::None) } else { value(number, percent, digits) }
}

/// The power of ten of a number's first digit; rounding in the last bit does not lower it.
fn order(value: f64) -> i32 {
    if value == 0.0 { 0 } else { (value.abs().log10() + 1e-9).floor() as i32 }
}

/// A number with fixed decimals and commas between thousands, from 10,000 on.
fn grouped(value: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", value.abs());
    let (whole, fraction) = text.split_once('.').map_or((text.as_str(), None), |(whole, fraction)| (whole, Some(fraction)));
    let mut out = String::new();
    if value < 0.0 && text.bytes().any(|digit| matches!(digit, b'1'..=b'9')) {
        out.push('−');
    }
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && whole.len() > 4 && (whole.len() - at) % 3 == 0 {
            out.push(',');
        }
        out.push(digit);
    }
    if let Some(fraction) = fraction {
        out.push('.');
        out.push_str(fraction);
    }
    out
}

/// Without zeros at the end of the decimals.
fn trimmed(text: &str) -> String {
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text.to_owned() }
}

/// A number times a power of ten; a power of 0 is not written.
fn powered(number: &str, power: i32) -> String {
    let raise = |letter: char| match letter {
        '-' => '⁻',
        digit => ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][digit.to_digit(10).unwrap_or(0) as usize],
    };
    let raised: String = power.to_string().chars().map(raise).collect();
    match number {
        _ if power == 0 => number.to_owned(),
        "1" => format!("10{raised}"),
        "−1" => format!("−10{raised}"),
        _ => format!("{number}×10{raised}"),
    }
}

/// A number and its suffix. With eastern digits the suffix is a word, and stands to the left of the number.
fn compose(digits: Digits, number: &str, suffix: Suffix) -> String {
    let number = localised(number, digits);
    let words = match digits {
        Digits::Latin => ["%", "k", "M", "G", "T"],
        Digits::Arabic => ["٪", " ألف", " مليون", " مليار", " ترليون"],
        Digits::Persian => ["٪", " هزار", " میلیون", " میلیارد", " تریلیون"],
    };
    let word = match suffix {
        Suffix::None => return number,
        Suffix::Percent => words[0],
        Suffix::Thousand => words[1],
        Suffix::Million => words[2],
        Suffix::Billion => words[3],
        Suffix::Trillion => words[4],
    };
    if digits == Digits::Latin { format!("{number}{word}") } else { format!("\u{2067}\u{2066}{number}\u{2069}{word}\u{2069}") }
}

/// A number in other digits, with their comma and point: for numbers that stand in words a caller writes, so that a chart has
/// one kind of digits.
///
/// ```
/// use plyground_plot::{Digits, localised};
/// assert_eq!(localised("1,250.5", Digits::Persian), "۱٬۲۵۰٫۵");
/// ```
#[must_use]
pub fn localised(number: &str, digits: Digits) -> String {
    let zero = match digits {
        Digits::Latin => return number.to_owned(),
        Digits::Arabic => 0x660,
        Digits::Persian => 0x6f0,
    };
    let other = |letter: char| match letter {
        '.' => '٫',
        ',' => '٬',
        letter => letter.to_digit(10).and_then(|digit| char::from_u32(zero + digit)).unwrap_or(letter),
    };
    number.chars().map(other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(step: f64, count: i32) -> Vec<String> {
        let format = Format::of_steps(step * f64::from(count), step, false, Digits::Latin);
        (0..=count).map(|at| format.write(step * f64::from(at))).collect()
    }

    #[test]
    fn ticks_of_one_axis_share_suffix_and_decimals() {
        assert_eq!(steps(0.1, 3), ["0", "0.1", "0.2", "0.3"]);
        assert_eq!(steps(500.0, 3), ["0", "500", "1000", "1500"]);
        assert_eq!(steps(5000.0, 3), ["0", "5k", "10k", "15k"]);
        assert_eq!(steps(500.0, 24)[23..], ["11,500", "12,000"]);
        assert_eq!(steps(500_000.0, 3), ["0", "0.5M", "1.0M", "1.5M"]);
        assert_eq!(steps(2e-6, 2), ["0", "2×10⁻⁶", "4×10⁻⁶"]);
        assert_eq!(steps(5e20, 2), ["0", "0.5×10²¹", "10²¹".replace("10", "1.0×10").as_str()]);
    }

    #[test]
    fn ticks_of_a_logarithmic_axis_are_short() {
        let shown: Vec<String> =
            [0.001, 0.01, 1.0, 100.0, 1e3, 1e4, 2e5, 1e6, 1e9, 1e12, 1e18, 1e-6].map(|at| tick(at, false, Digits::Latin)).into();
        assert_eq!(shown, ["0.001", "0.01", "1", "100", "1k", "10k", "200k", "1M", "1G", "1T", "10¹⁸", "10⁻⁶"]);
    }

    #[test]
    fn values_have_three_digits_or_the_unit() {
        let shown: Vec<String> = [0.0, 1.0, -1.5, 12.345, 1234.4, 123_456.7, 2_345_678.0, 0.00123, 1e-9, -0.001]
            .map(|number| value(number, false, Digits::Latin))
            .into();
        assert_eq!(shown, ["0", "1", "−1.5", "12.3", "1234", "123,457", "2.35M", "0.00123", "10⁻⁹", "−0.001"]);
        assert_eq!(value(0.615, true, Digits::Latin), "62%");
        assert_eq!(value(0.0042, true, Digits::Latin), "0.4%");
        assert_eq!(value(0.9961, true, Digits::Latin), "99.6%");
        assert_eq!(value(1.0, true, Digits::Latin), "100%");
        assert_eq!(value(0.015, true, Digits::Latin), "2%");
        assert_eq!(value(-0.0001, false, Digits::Latin), "−0.0001");
    }

    #[test]
    fn digits_follow_the_reader() {
        assert_eq!(value(1234.5, false, Digits::Arabic), "١٢٣٤");
        assert_eq!(value(0.25, false, Digits::Persian), "۰٫۲۵");
        assert_eq!(tick(10_000.0, false, Digits::Arabic), "\u{2067}\u{2066}١٠\u{2069} ألف\u{2069}");
        assert_eq!(value(0.5, true, Digits::Persian), "\u{2067}\u{2066}۵۰\u{2069}٪\u{2069}");
    }
}
