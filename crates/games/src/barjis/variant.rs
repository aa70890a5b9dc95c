//! The choices that make a game of Barjis.

use num_bigint::BigUint;
use num_rational::Ratio;
use plyground_core::{Complaint, Kind, Parameter, Player, Settings};

/// A probability without rounding.
pub type Exact = Ratio<BigUint>;

/// Which of a turn's steps must be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Play {
    /// While a remaining step is legal it must be played.
    Forced,
    /// As many steps must be played as any order can.
    Maximal,
    /// The player may stop at any point.
    Voluntary,
}

/// The rules of one variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    /// Tosses of a turn, at most: 1 to 10.
    pub cap: u8,
    /// Steps of a bunj: 24 or 25.
    pub bunj: u8,
    /// Probability that a cowrie falls face down, as numerator and denominator in lowest terms;
    /// `None` when all seven throws are equally likely.
    pub down: Option<(u32, u32)>,
    /// Which steps must be played.
    pub play: Play,
    /// True when two or more stones on a cell are safe there.
    pub doubled_safe: bool,
    /// Who throws first.
    pub first: Player,
}

impl Default for Variant {
    fn default() -> Self {
        Self { cap: Self::MOST_TOSSES, bunj: 24, down: Some((1, 2)), play: Play::Forced, doubled_safe: false, first: Player::One }
    }
}

impl Variant {
    /// The largest cap.
    pub const MOST_TOSSES: u8 = 10;
    /// The largest denominator of `down`: beyond it, rare throws would be too rare for a
    /// floating-point number.
    pub const MOST_DENOMINATOR: u32 = 100_000;

    /// What can be set.
    #[must_use]
    pub fn parameters() -> Vec<Parameter> {
        vec![
            Parameter {
                key: "cap",
                kind: Kind::Whole(1, Self::MOST_TOSSES.into()),
                default: "10",
                sentence: "Tosses of a turn, at most; the toss at the cap counts and ends the tossing.",
            },
            Parameter { key: "bunj", kind: Kind::Choice(vec!["24", "25"]), default: "24", sentence: "Steps of a bunj, its khal aside." },
            Parameter {
                key: "down",
                kind: Kind::Text,
                default: "1/2",
                sentence: "Probability that a cowrie falls face down, a fraction between 0 and 1 such as 2/5.",
            },
            Parameter {
                key: "play",
                kind: Kind::Choice(vec!["forced", "maximal", "voluntary"]),
                default: "forced",
                sentence: "Every step while one is legal, as many steps as any order can, or as many as the player likes.",
            },
            Parameter {
                key: "doubled",
                kind: Kind::Choice(vec!["exposed", "safe"]),
                default: "exposed",
                sentence: "Whether two or more stones on a cell can be sent back, or nobody may land there.",
            },
            Parameter {
                key: "odds",
                kind: Kind::Choice(vec!["exact", "equal"]),
                default: "exact",
                sentence: "Throws by the cowries, or all seven alike (then down means nothing).",
            },
            Parameter { key: "first", kind: Kind::Choice(vec!["1", "2"]), default: "1", sentence: "The player who throws first." },
        ]
    }

    /// The variant these settings describe.
    pub fn of(settings: &Settings) -> Result<Self, Complaint> {
        let word = |key| settings.word(key).unwrap_or_default();
        let down = read_fraction(settings.word("down").unwrap_or("1/2"))?;
        Ok(Self {
            cap: settings.whole("cap").map_or(Self::MOST_TOSSES, |cap| cap as u8),
            bunj: if word("bunj") == "25" { 25 } else { 24 },
            down: (word("odds") != "equal").then_some(down),
            play: match word("play") {
                "maximal" => Play::Maximal,
                "voluntary" => Play::Voluntary,
                _ => Play::Forced,
            },
            doubled_safe: word("doubled") == "safe",
            first: if word("first") == "2" { Player::Two } else { Player::One },
        })
    }

    /// The probability of each of the seven throws, by the number of cowries face down.
    #[must_use]
    pub fn toss_odds(self) -> [Exact; 7] {
        const WAYS: [u32; 7] = [1, 6, 15, 20, 15, 6, 1];
        let Some((up, whole)) = self.down else {
            return std::array::from_fn(|_| Exact::new(1u32.into(), 7u32.into()));
        };
        let down = Exact::new(up.into(), whole.into());
        let face_up = Exact::new((whole - up).into(), whole.into());
        std::array::from_fn(|k| down.pow(k as i32) * face_up.pow(6 - k as i32) * Exact::from_integer(WAYS[k].into()))
    }

    /// A number that differs between variants but for accidents, the same in every run.
    pub(super) fn salt(self) -> u64 {
        let (up, whole) = self.down.unwrap_or((0, 0));
        let small = u64::from(self.cap)
            | u64::from(self.bunj) << 4
            | (self.play as u64) << 9
            | u64::from(self.doubled_safe) << 11
            | (self.first as u64) << 12;
        plyground_core::mix(plyground_core::mix(u64::from(up) << 32 | u64::from(whole)) ^ small)
    }
}

/// A fraction between 0 and 1, both excluded, in lowest terms.
fn read_fraction(text: &str) -> Result<(u32, u32), Complaint> {
    let bad = |why: &str| {
        let message = format!("down={text}: {why}; write a fraction between 0 and 1 such as 2/5");
        Complaint::new("bad-fraction", message).with("key", "down").with("value", text)
    };
    let (up, whole) = text.split_once('/').ok_or_else(|| bad("there is no `/`"))?;
    let number = |digits: &str| {
        let is_plain = !digits.is_empty() && digits.len() <= 9 && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_plain.then(|| digits.parse::<u32>().ok()).flatten()
    };
    let (Some(up), Some(whole)) = (number(up), number(whole)) else {
        return Err(bad("both parts must be whole numbers of at most nine digits"));
    };
    if up == 0 || up >= whole {
        return Err(bad("it must be more than 0 and less than 1"));
    }
    let lowest = Ratio::new(up, whole);
    if *lowest.denom() > Variant::MOST_DENOMINATOR {
        return Err(bad(&format!("the denominator in lowest terms must be at most {}", Variant::MOST_DENOMINATOR)));
    }
    Ok((*lowest.numer(), *lowest.denom()))
}
