//! Players: their specs as text, and the minds behind them.

use crate::plan::Plan;
use plyground_core::{Complaint, Game, Limits, Parameter, Pathfinder, Settings, Thinker, mix};
use std::any::Any;
use std::fmt;

/// A player spec, `id` or `id:key=value,…`, before anything is known about the game.
///
/// ```
/// use plyground_session::Spec;
/// let spec = Spec::read("minimax:depth=4")?;
/// assert_eq!((spec.id.as_str(), spec.settings.as_str()), ("minimax", "depth=4"));
/// # Ok::<(), plyground_session::Complaint>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// The name of the player.
    pub id: String,
    /// The rest, to be read by the player's own parameters.
    pub settings: String,
}

impl Spec {
    /// Splits a spec at its first colon.
    pub fn read(text: &str) -> Result<Self, Complaint> {
        let text = text.trim();
        let (id, settings) = text.split_once(':').map_or((text, ""), |(id, settings)| (id.trim(), settings));
        if id.is_empty() {
            return Err(Complaint::new(
                "no-player",
                format!("`{text}` names no player; write id or id:key=value,… such as minimax:depth=4"),
            ));
        }
        Ok(Self { id: id.into(), settings: settings.into() })
    }

    /// The settings as the player's parameters read them.
    pub fn read_settings(&self, parameters: &[Parameter]) -> Result<Settings, Complaint> {
        Settings::read(&self.settings, parameters, &format!("player {}", self.id))
    }

    /// The same; a player that uses chance and was given no seed gets one derived from `seed`.
    pub fn settings_with_seed(&self, parameters: &[Parameter], seed: u64) -> Result<Settings, Complaint> {
        let settings = self.read_settings(parameters)?;
        if settings.is_given("seed") || parameters.iter().all(|parameter| parameter.key != "seed") {
            return Ok(settings);
        }
        let comma = if self.settings.is_empty() { "" } else { "," };
        let seeded = Self { id: self.id.clone(), settings: format!("{}{comma}seed={}", self.settings, mix(seed) >> 33) };
        seeded.read_settings(parameters)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.settings.is_empty() { f.write_str(&self.id) } else { write!(f, "{}:{}", self.id, self.settings) }
    }
}

/// A player made for one variant of one game. It remembers what it must between its turns.
pub struct Player {
    /// The canonical spec: only what differs from the defaults.
    pub spec: Spec,
    /// Everything that was set, defaults included.
    pub settings: Settings,
    /// The limits among its settings.
    pub limits: Limits,
    /// A `Mind<G>`, its game forgotten; the session that made it knows.
    pub(crate) mind: Box<dyn Any + Send>,
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Player({})", self.spec)
    }
}

/// What thinks behind a [`Player`].
pub(crate) enum Mind<G: Game> {
    /// Chooses actions.
    Thinker(Box<dyn Thinker<G>>),
    /// Finds ways, and keeps the rest of the way it is on.
    Pathfinder { finder: Box<dyn Pathfinder<G>>, plan: Option<Plan<G>> },
}
