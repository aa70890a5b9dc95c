//! Exact probabilities: what somebody writes as `0.1` or `1/36` is kept as that fraction.

use std::fmt;

/// A probability as a fraction in lowest terms, above 0 and at most 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Probability {
    numerator: u64,
    denominator: u64,
}

impl Probability {
    /// The longest decimal that is read or written, in digits behind the point.
    const DIGITS: usize = 12;
    const LARGEST: u64 = 10_u64.pow(Self::DIGITS as u32);

    /// One of `count` outcomes that are equally likely.
    pub fn share(count: usize) -> Self {
        Self { numerator: 1, denominator: count as u64 }
    }

    /// Reads `0.25`, `.25`, `1` or `1/4`.
    pub fn read(text: &str) -> Option<Self> {
        let whole = |digits: &str| {
            let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse::<u64>().ok().filter(|number| is_number && *number <= Self::LARGEST)
        };
        let (numerator, denominator) = if let Some((numerator, denominator)) = text.split_once('/') {
            (whole(numerator)?, whole(denominator)?)
        } else if let Some((before, behind)) = text.split_once('.') {
            let unit = 10_u64.pow(u32::try_from(behind.len()).ok().filter(|digits| *digits <= Self::DIGITS as u32)?);
            (whole(if before.is_empty() { "0" } else { before })?.checked_mul(unit)?.checked_add(whole(behind)?)?, unit)
        } else {
            (whole(text)?, 1)
        };
        let divisor = greatest_common_divisor(numerator, denominator);
        let is_probability = numerator > 0 && numerator <= denominator;
        is_probability.then(|| Self { numerator: numerator / divisor, denominator: denominator / divisor })
    }

    /// The nearest number.
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// The exact fraction, such as `1/36`.
    pub fn fraction(self) -> String {
        format!("{}/{}", self.numerator, self.denominator)
    }

    /// A number for hashing.
    pub fn key(self) -> u64 {
        self.numerator.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.denominator
    }
}

impl fmt::Display for Probability {
    /// A decimal where there is a short one, else a fraction.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !Self::LARGEST.is_multiple_of(self.denominator) {
            return f.write_str(&self.fraction());
        }
        let scaled = self.numerator * (Self::LARGEST / self.denominator);
        let behind = format!("{:0width$}", scaled % Self::LARGEST, width = Self::DIGITS);
        let behind = behind.trim_end_matches('0');
        let point = if behind.is_empty() { "" } else { "." };
        write!(f, "{}{point}{behind}", scaled / Self::LARGEST)
    }
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a.max(1) } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_are_written_in_one_way_and_read_back() {
        for (text, written) in [
            ("0.5", "0.5"),
            ("1/2", "0.5"),
            (".250", "0.25"),
            ("2/6", "1/3"),
            ("1", "1"),
            ("36/36", "1"),
            ("1/64", "0.015625"),
            ("0.000000000001", "0.000000000001"),
            ("999999999999/1000000000000", "0.999999999999"),
        ] {
            let probability = Probability::read(text).unwrap_or_else(|| panic!("{text} is a probability"));
            assert_eq!(probability.to_string(), written, "{text}");
            assert_eq!(Probability::read(written), Some(probability), "{text}");
        }
    }

    #[test]
    fn what_is_no_probability_is_none() {
        for text in ["", "0", "0.0", "1.5", "3/2", "1/0", "0/0", "-1", "+1", "1/", "/2", ".", "1.", "a", "1e-3", "0.0000000000001", "1/2/3"]
        {
            assert_eq!(Probability::read(text), None, "{text}");
        }
        assert_eq!(Probability::read("99999999999999999999999/99999999999999999999999"), None);
    }
}
