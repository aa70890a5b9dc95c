//! Yes and no in a fraction of a bit: an adaptive range coder.
//!
//! A decision that is nearly always the same should cost nearly nothing. The coder keeps an interval of numbers; each
//! decision takes the part of it that its estimated probability deserves, and the estimate moves towards what
//! happened. Encoder and decoder make the same estimates, so nothing but the decisions is written.
//!
//! ```text
//!   low ├──────────── yes, 80 % ────────────┼─ no ─┤ low + range        a byte is written whenever
//!       the next decision divides the part that was taken              the interval has become small
//! ```
//!
//! Source: G. Martin, *Range encoding* (1979), with the carry of I. Pavlov's LZMA; the estimate is the mean of a quick and a
//! slow one.

/// How likely a decision is to be yes, as far as was seen.
#[derive(Clone, Copy, Debug)]
pub struct Odds {
    quick: u16,
    slow: u16,
}

impl Default for Odds {
    fn default() -> Self {
        Self { quick: 1 << 15, slow: 1 << 15 }
    }
}

impl Odds {
    /// The probability of yes in 65536ths, never 0 and never 1.
    #[inline]
    fn yes(self) -> u32 {
        ((u32::from(self.quick) + u32::from(self.slow)) >> 1).clamp(32, 65_536 - 32)
    }

    #[inline]
    fn learn(&mut self, is_yes: bool) {
        let towards = |odds: &mut u16, shift: u32| {
            if is_yes {
                *odds += (65_535 - *odds) >> shift;
            } else {
                *odds -= *odds >> shift;
            }
        };
        towards(&mut self.quick, 4);
        towards(&mut self.slow, 7);
    }
}

/// Writes or reads decisions: what describes a format once, for both ways.
pub trait Coder {
    /// Codes a decision. The decoder ignores what it is given and returns what was written.
    fn bit(&mut self, odds: &mut Odds, is_yes: bool) -> bool;

    /// Codes a number of `odds.len()` bits or fewer below that size, highest bit first, each with odds that depend on the
    /// bits before it; `odds` holds as many as there are numbers.
    #[inline]
    fn tree(&mut self, odds: &mut [Odds], number: usize) -> usize {
        let mut node = 1;
        let bits = odds.len().trailing_zeros();
        for bit in (0..bits).rev() {
            node = node << 1 | usize::from(self.bit(&mut odds[node], number >> bit & 1 != 0));
        }
        node - odds.len()
    }
}

/// Writes decisions.
#[derive(Debug)]
pub struct Encoder {
    low: u64,
    range: u32,
    /// A byte that a carry may still change, and how many of 255 follow it.
    held: u8,
    run: usize,
    is_first: bool,
    bytes: Vec<u8>,
}

impl Encoder {
    /// An encoder that has written nothing.
    pub fn new() -> Self {
        Self { low: 0, range: u32::MAX, held: 0, run: 0, is_first: true, bytes: Vec::new() }
    }

    /// Moves the highest byte out.
    fn shift(&mut self) {
        if self.low < 0xff00_0000 || self.low > u64::from(u32::MAX) {
            let carry = (self.low >> 32) as u8;
            if !self.is_first {
                self.bytes.push(self.held.wrapping_add(carry));
            }
            self.is_first = false;
            self.bytes.extend(std::iter::repeat_n(0xff_u8.wrapping_add(carry), self.run));
            self.run = 0;
            self.held = (self.low >> 24) as u8;
        } else {
            self.run += 1;
        }
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// Everything that was written.
    pub fn finish(mut self) -> Vec<u8> {
        for _ in 0..5 {
            self.shift();
        }
        self.bytes
    }
}

impl Coder for Encoder {
    #[inline]
    fn bit(&mut self, odds: &mut Odds, is_yes: bool) -> bool {
        let part = (self.range >> 16) * odds.yes();
        if is_yes {
            self.range = part;
        } else {
            self.low += u64::from(part);
            self.range -= part;
        }
        odds.learn(is_yes);
        while self.range < 1 << 24 {
            self.shift();
            self.range <<= 8;
        }
        is_yes
    }
}

/// Reads decisions. Past the end it reads zeros: a checksum has to tell whether the bytes are whole.
#[derive(Debug)]
pub struct Decoder<'a> {
    bytes: &'a [u8],
    range: u32,
    code: u32,
}

impl<'a> Decoder<'a> {
    /// A decoder of what an encoder wrote.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { bytes, range: u32::MAX, code: 0 };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    #[inline]
    fn shift(&mut self) {
        let byte = self.bytes.split_off_first().copied().unwrap_or(0);
        self.code = self.code << 8 | u32::from(byte);
    }
}

impl Coder for Decoder<'_> {
    #[inline]
    fn bit(&mut self, odds: &mut Odds, _: bool) -> bool {
        let part = (self.range >> 16) * odds.yes();
        let is_yes = self.code < part;
        if is_yes {
            self.range = part;
        } else {
            self.code -= part;
            self.range -= part;
        }
        odds.learn(is_yes);
        while self.range < 1 << 24 {
            self.shift();
            self.range <<= 8;
        }
        is_yes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::Rng;

    #[test]
    fn decisions_come_back_and_likely_ones_are_cheap() {
        let mut rng = Rng::new(3);
        let decisions: Vec<(bool, usize)> = (0..100_000).map(|_| (rng.below(50) == 0, rng.below(8) * rng.below(8) / 4)).collect();
        let (mut encoder, mut odds, mut tree) = (Encoder::new(), Odds::default(), [Odds::default(); 16]);
        for &(is_yes, number) in &decisions {
            encoder.bit(&mut odds, is_yes);
            encoder.tree(&mut tree, number);
        }
        let bytes = encoder.finish();
        // 0.14 bits for the rare yes and less than four for the number.
        assert!(bytes.len() < 100_000 * 4 / 8, "{} bytes", bytes.len());
        let (mut decoder, mut odds, mut tree) = (Decoder::new(&bytes), Odds::default(), [Odds::default(); 16]);
        for (place, &(is_yes, number)) in decisions.iter().enumerate() {
            assert_eq!((decoder.bit(&mut odds, false), decoder.tree(&mut tree, 0)), (is_yes, number), "decision {place}");
        }
    }

    #[test]
    fn carries_run_through_bytes_of_255() {
        let mut encoder = Encoder::new();
        let mut odds = Odds { quick: 65_535, slow: 65_535 };
        for place in 0..5000 {
            encoder.bit(&mut odds, place % 997 != 0);
        }
        let bytes = encoder.finish();
        let (mut decoder, mut odds) = (Decoder::new(&bytes), Odds { quick: 65_535, slow: 65_535 });
        for place in 0..5000 {
            assert_eq!(decoder.bit(&mut odds, false), place % 997 != 0, "decision {place}");
        }
    }
}
