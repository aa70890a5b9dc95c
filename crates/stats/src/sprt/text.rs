//! A test as text: `elo0=0,elo1=5,alpha=0.05,beta=0.05,model=normalised`.

use super::{Model, Sprt};
use std::fmt;
use std::str::FromStr;

/// Larger claims are typing errors: at 1000 Elo the weaker player scores 3 points in 1000 games.
const LARGEST_ELO: f64 = 1000.0;

impl Sprt {
    /// The test itself if its numbers make sense, else one line that says what would be right.
    pub fn checked(self) -> Result<Self, String> {
        for (name, elo) in [("elo0", self.elo0), ("elo1", self.elo1)] {
            if !(-LARGEST_ELO..=LARGEST_ELO).contains(&elo) {
                return Err(format!("{name}={elo} is out of range: it must be from -{LARGEST_ELO} to {LARGEST_ELO}"));
            }
        }
        if self.elo0 >= self.elo1 {
            return Err(format!("elo0={} is not below elo1={}: elo0 must be the smaller one", self.elo0, self.elo1));
        }
        for (name, chance) in [("alpha", self.alpha), ("beta", self.beta)] {
            if !(chance > 0.0 && chance < 0.5) {
                return Err(format!("{name}={chance} is out of range: it must be above 0 and below 0.5, such as 0.05"));
            }
        }
        Ok(self)
    }
}

/// Reads `elo0=…,elo1=…` with `alpha`, `beta` and `model` if wanted, in any order.
impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (mut elo0, mut elo1, mut alpha, mut beta, mut model) = (None, None, None, None, None);
        for part in text.split(',') {
            let Some((key, value)) = part.split_once('=') else {
                return Err(format!("'{part}' is not key=value: a test looks like elo0=0,elo1=5"));
            };
            let (key, value) = (key.trim(), value.trim());
            let is_new = match key {
                "elo0" => elo0.replace(number(key, value)?).is_none(),
                "elo1" => elo1.replace(number(key, value)?).is_none(),
                "alpha" => alpha.replace(number(key, value)?).is_none(),
                "beta" => beta.replace(number(key, value)?).is_none(),
                "model" => model.replace(value.parse()?).is_none(),
                _ => return Err(format!("'{key}' is not known: there are elo0, elo1, alpha, beta and model")),
            };
            if !is_new {
                return Err(format!("{key} is given twice: give it once"));
            }
        }
        let missing = |key: &str| format!("{key} is missing: a test looks like elo0=0,elo1=5");
        Self {
            elo0: elo0.ok_or_else(|| missing("elo0"))?,
            elo1: elo1.ok_or_else(|| missing("elo1"))?,
            alpha: alpha.unwrap_or(0.05),
            beta: beta.unwrap_or(0.05),
            model: model.unwrap_or_default(),
        }
        .checked()
    }
}

fn number(key: &str, value: &str) -> Result<f64, String> {
    value
        .parse()
        .ok()
        .filter(|number: &f64| number.is_finite())
        .ok_or_else(|| format!("{key}={value} is not a number: {key}=0.05 would be one"))
}

/// Reads `logistic`, `normalised` or `normalized`.
impl FromStr for Model {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "logistic" => Ok(Self::Logistic),
            "normalised" | "normalized" => Ok(Self::Normalised),
            _ => Err(format!("model={text} is not known: there are logistic and normalised")),
        }
    }
}

impl fmt::Display for Model {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Logistic => "logistic",
            Self::Normalised => "normalised",
        })
    }
}

/// Writes every key, so that a report says which test it was.
impl fmt::Display for Sprt {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "elo0={},elo1={},alpha={},beta={},model={}", self.elo0, self.elo1, self.alpha, self.beta, self.model)
    }
}
