//! Numbers as people and programs like to read them.

use serde::{Serialize, Serializer};
use std::time::Duration;

/// A number that is written to JSON without a needless `.0`; an infinite one is `null`.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent, inline))]
pub struct Number(#[cfg_attr(feature = "schema", schemars(with = "Option<f64>"))] pub f64);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(value) = *self;
        if value.fract() == 0.0 && value.abs() < 9e15 { serializer.serialize_i64(value as i64) } else { serializer.serialize_f64(value) }
    }
}

/// 1234567 as `1,234,567`.
#[must_use]
pub fn with_thousands(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A time in the unit that suits it: `1.25 s`, `3.1 ms`, `42 µs`.
#[must_use]
pub fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds >= 1.0 {
        format!("{seconds:.2} s")
    } else if seconds >= 1e-3 {
        format!("{:.1} ms", seconds * 1e3)
    } else {
        format!("{:.0} µs", seconds * 1e6)
    }
}
