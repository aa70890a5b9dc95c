//! Players under the server's ceilings: none may take more memory or threads than allowed.

use crate::ceilings::Ceilings;
use plyground_lab::{Complaint, Entry, Kind, Parameter, Player, Session, Settings, Spec};

/// What a player without any setting for memory is taken to need.
const SMALL: usize = 16 << 20;

/// A player spec under the ceilings, read once: players are made from it whenever they are needed.
#[derive(Clone, Debug)]
pub(crate) struct Bounded {
    /// What the client means.
    pub wanted: Spec,
    /// What players are made from.
    pub spec: Spec,
    /// Bytes one may take.
    pub memory: usize,
}

impl Bounded {
    /// Reads a spec and bounds it.
    pub fn read(entry: &Entry, text: &str, ceilings: &Ceilings) -> Result<Self, Complaint> {
        Self::new(entry, entry.spec(text)?, ceilings)
    }

    /// Makes a player for a search.
    pub fn make(&self, session: &dyn Session, seed: u64, ceilings: &Ceilings) -> Result<Player, Complaint> {
        let mut player = session.make_player(&self.spec, seed)?;
        let limits = &mut player.limits;
        limits.time = Some(limits.time.map_or(ceilings.time, |time| time.min(ceilings.time)));
        limits.memory = Some(limits.memory.map_or(ceilings.memory_bytes, |memory| memory.min(ceilings.memory_bytes)));
        Ok(player)
    }

    fn new(entry: &Entry, wanted: Spec, ceilings: &Ceilings) -> Result<Self, Complaint> {
        let parameters = &entry.player(wanted.id)?.parameters;
        let settings = &wanted.settings;
        let mut spec = wanted.clone();
        let mut memory = 0;
        for key in parameters.iter().filter(|parameter| parameter.kind == Kind::Size).map(|parameter| parameter.key) {
            let Some(bytes) = settings.size(key) else { continue };
            if bytes > ceilings.memory_bytes && settings.is_given(key) {
                return Err(too_much(key, bytes, ceilings.memory_bytes));
            }
            if bytes > ceilings.memory_bytes {
                spec = spec.with(key, written(ceilings.memory_bytes))?;
            }
            memory += bytes.min(ceilings.memory_bytes);
        }
        if memory > ceilings.memory_bytes * 2 {
            return Err(too_much("memory", memory, ceilings.memory_bytes));
        }
        let mut threads = settings.whole("threads").map(|threads| threads.min(ceilings.threads as u64));
        if let Some(inner) = inner_player(parameters, settings) {
            let inner = bound_inner(entry, wanted.id, inner, threads, ceilings)?;
            // Every game that is played out at the same time has a player in both seats.
            let pair = 2 * inner.memory;
            if pair > ceilings.memory_bytes * 2 {
                return Err(too_much("player", pair, ceilings.memory_bytes));
            }
            let most = (ceilings.memory_bytes * 2 / pair.max(1)).clamp(1, ceilings.threads);
            let at_once = threads.map_or(most, |threads| (threads as usize).min(most));
            threads = Some(at_once as u64);
            memory += pair * at_once;
            spec = spec.with("player", inner.spec)?;
        }
        if let Some(threads) = threads {
            spec = spec.with("threads", threads)?;
        }
        Ok(Self { wanted, spec, memory: memory.max(SMALL) })
    }
}

/// Checks a spec against the catalogue and the ceilings, and that a player can be made from it; returns its canonical form.
pub(crate) fn check_spec(session: &dyn Session, spec: &str, ceilings: &Ceilings) -> Result<String, Complaint> {
    let bounded = Bounded::read(session.entry(), spec, ceilings)?;
    bounded.make(session, 0, ceilings)?;
    Ok(bounded.wanted.to_string())
}

/// A player inside `outer`, which lets so many games be played at once: all their threads together
/// stay under the ceiling.
fn bound_inner(entry: &Entry, outer: &str, text: &str, at_once: Option<u64>, ceilings: &Ceilings) -> Result<Bounded, Complaint> {
    let (id, _) = Spec::split(text)?;
    if entry.player(id)?.parameters.iter().any(is_player) {
        let message = format!("{id} lets others play; it cannot play inside {outer}");
        return Err(Complaint::new("unknown-player", message).with("player", id));
    }
    let threads = at_once.map_or(1, |at_once| ceilings.threads / (at_once as usize).max(1)).max(1);
    Bounded::read(entry, text, &Ceilings { threads, ..ceilings.clone() })
}

fn is_player(parameter: &Parameter) -> bool {
    parameter.key == "player" && parameter.kind == Kind::Text
}

/// The spec of the player that another one lets play.
fn inner_player<'a>(parameters: &[Parameter], settings: &'a Settings) -> Option<&'a str> {
    if parameters.iter().any(is_player) { settings.word("player") } else { None }
}

/// Bytes as people write them, where they are whole mebibytes.
fn written(bytes: usize) -> String {
    if bytes.is_multiple_of(1 << 20) { format!("{}MiB", bytes >> 20) } else { bytes.to_string() }
}

fn too_much(key: &str, bytes: usize, most: usize) -> Complaint {
    let (bytes, most) = (bytes >> 20, most >> 20);
    let message = format!("{key}: {bytes} MiB is more than this server gives to one search; {most} MiB are allowed");
    Complaint::new("memory-ceiling", message).with("key", key).with("asked", bytes).with("most", most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_lab::catalogue;

    fn ceilings() -> Ceilings {
        Ceilings { threads: 2, memory_bytes: 256 << 20, ..Ceilings::default() }
    }

    fn bounded(game: &str, spec: &str) -> Result<Bounded, Complaint> {
        Bounded::read(catalogue::find(game).unwrap(), spec, &ceilings())
    }

    #[test]
    fn memory_beyond_the_ceiling_is_refused_when_asked_for_and_clamped_when_it_is_a_default() {
        assert_eq!(bounded("connect4", "alphabeta:memory=1GiB").err().unwrap().code, "memory-ceiling");
        assert!(bounded("connect4", "alphabeta:memory=256MiB").is_ok());
        for entry in catalogue::games() {
            let session = entry.open("", None).unwrap();
            for player in &entry.players {
                let bounded = Bounded::read(entry, player.id, &ceilings());
                let bounded = bounded.unwrap_or_else(|complaint| panic!("{} {}: {complaint}", entry.about.id, player.id));
                assert!(bounded.memory <= 512 << 20, "{} {}", entry.about.id, player.id);
                let limits = bounded.make(session.as_ref(), 1, &ceilings()).unwrap().limits;
                assert!(limits.memory <= Some(256 << 20) && limits.time.is_some());
                assert_eq!(bounded.wanted.to_string(), player.id);
            }
        }
    }

    #[test]
    fn threads_beyond_the_cores_are_clamped_and_the_client_s_words_are_kept() {
        let bounded = bounded("connect4", "champion:threads=200,nodes=1000").unwrap();
        assert_eq!((bounded.spec.settings.whole("threads"), bounded.spec.settings.whole("nodes")), (Some(2), Some(1000)));
        assert!(bounded.wanted.to_string().contains("threads=200"));
    }

    #[test]
    fn a_player_inside_another_counts_for_every_game_played_at_once() {
        let inner = bounded("connect4", "rollout:player=\"alphabeta:depth=2,memory=64MiB\",games=10").unwrap();
        assert_eq!(inner.spec.settings.word("player"), Some("alphabeta:depth=2"), "64 MiB go without saying");
        assert!(inner.memory >= 128 << 20);
        let refused = bounded("connect4", "rollout:player=\"alphabeta:memory=2GiB\"").err().unwrap();
        assert_eq!(refused.code, "memory-ceiling");
    }

    #[test]
    fn a_player_inside_another_gets_no_more_threads_than_are_left() {
        let inner = |spec: &str| bounded("connect4", spec).unwrap().spec.to_string();
        let alone = inner("rollout:player=\"champion:threads=256,nodes=10\",threads=1");
        assert!(alone.contains("champion:nodes=10,threads=2") || alone.contains("champion:threads=2,nodes=10"), "{alone}");
        for many in ["rollout:player=\"champion:threads=256,nodes=10\"", "rollout:player=champion:threads=256,threads=2"] {
            let inner = bounded("connect4", many).unwrap().spec.settings.word("player").unwrap().to_string();
            assert!(!inner.contains("threads"), "one thread goes without saying: {inner}");
        }
        let session = catalogue::find("connect4").unwrap().open("", None).unwrap();
        let spec = "rollout:player=\"champion:threads=256,nodes=10\",games=2";
        let bounded = bounded("connect4", spec).unwrap();
        assert!(bounded.wanted.to_string().contains("threads=256"), "the client's words are kept: {}", bounded.wanted);
        let player = bounded.make(session.as_ref(), 1, &ceilings()).unwrap();
        assert!(!player.spec.to_string().contains("256"), "{}", player.spec);
    }

    #[test]
    fn players_inside_players_inside_players_are_refused_however_deep() {
        let deep = format!("{}random", "rollout:player=".repeat(10_000));
        assert_eq!(bounded("connect4", &deep).err().unwrap().code, "unknown-player");
    }

    #[test]
    fn unknown_players_and_settings_are_named() {
        assert_eq!(bounded("connect4", "wizard").err().unwrap().code, "unknown-player");
        assert_eq!(bounded("connect4", "minimax:width=3").err().unwrap().code, "unknown-key");
        assert_eq!(bounded("connect4", "minimax:depth=99999999").err().unwrap().code, "bad-value");
    }
}
