//! Players: their specs as text, and the minds behind them.

use crate::plan::Plan;
use plyground_core::{Complaint, Game, Limits, Parameter, Pathfinder, Settings, Thinker, mix};
use std::any::Any;
use std::fmt;

/// A player of the catalogue with its settings: a player spec, `id` or `id:key=value,…`, that was read and checked.
///
/// ```
/// use plyground_session::catalogue;
/// let spec = catalogue::find("connect4")?.spec("minimax:depth=4")?;
/// assert_eq!((spec.id, spec.settings.whole("depth")), ("minimax", Some(4)));
/// assert_eq!(spec.to_string(), "minimax", "that is its depth anyway");
/// # Ok::<(), plyground_session::Complaint>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    /// The name of the player.
    pub id: &'static str,
    /// Everything that can be set: what was given, defaults for the rest.
    pub settings: Settings,
}

impl Spec {
    /// Splits the text of a spec at its first colon: the name of the player, and the settings.
    pub fn split(text: &str) -> Result<(&str, &str), Complaint> {
        let text = text.trim();
        let (id, settings) = text.split_once(':').map_or((text, ""), |(id, settings)| (id.trim(), settings));
        if id.is_empty() {
            return Err(Complaint::new(
                "no-player",
                format!("`{text}` names no player; write id or id:key=value,… such as minimax:depth=4"),
            ));
        }
        Ok((id, settings))
    }

    /// Reads the settings of a player with these parameters.
    pub(crate) fn read(id: &'static str, settings: &str, parameters: &[Parameter]) -> Result<Self, Complaint> {
        Ok(Self { id, settings: Settings::read(settings, parameters, &format!("player {id}"))? })
    }

    /// The same player with another value for a setting, as if it had been given.
    pub fn with(&self, key: &str, value: impl fmt::Display) -> Result<Self, Complaint> {
        Ok(Self { id: self.id, settings: self.settings.with(key, value)? })
    }

    /// The settings to play with: a player that uses chance and was given no seed gets one derived from `seed`.
    pub(crate) fn seeded(&self, seed: u64) -> Result<Settings, Complaint> {
        if self.settings.is_given("seed") || !self.settings.has("seed") {
            return Ok(self.settings.clone());
        }
        self.settings.with("seed", mix(seed) >> 33)
    }
}

impl fmt::Display for Spec {
    /// The canonical text: only what differs from the defaults.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = self.settings.to_string();
        if settings.is_empty() { f.write_str(self.id) } else { write!(f, "{}:{settings}", self.id) }
    }
}

/// A player made for one variant of one game. It remembers what it must between its turns.
pub struct Player {
    /// What it was made from.
    pub spec: Spec,
    /// Everything that was set, defaults and its seed included.
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
