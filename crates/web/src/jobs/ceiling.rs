//! Players under the server's ceilings: none may take more memory or threads than allowed.

use crate::app::Ceilings;
use plyground_lab::{Complaint, Entry, Kind, Parameter, Player, Session, Settings, Spec};

/// A player that is ready to search, and the bytes it may take.
pub(crate) struct Prepared {
    /// The player.
    pub player: Player,
    /// Its canonical spec, as the client means it.
    pub spec: String,
    /// Bytes it may take.
    pub memory: usize,
}

/// What a player without any setting for memory is taken to need.
const SMALL: usize = 16 << 20;

/// Checks a spec against the catalogue and the ceilings; answers with its canonical form.
pub(crate) fn check_spec(session: &dyn Session, spec: &str, ceilings: &Ceilings) -> Result<String, Complaint> {
    prepare(session, spec, 0, ceilings).map(|prepared| prepared.spec)
}

/// Makes a player for a search.
pub(crate) fn prepare(session: &dyn Session, spec: &str, seed: u64, ceilings: &Ceilings) -> Result<Prepared, Complaint> {
    let entry = session.entry();
    let bounded = bound(entry, spec, ceilings)?;
    let mut player = session.player(&bounded.spec, seed)?;
    let limits = &mut player.limits;
    limits.time = Some(limits.time.map_or(ceilings.time, |time| time.min(ceilings.time)));
    limits.memory = Some(limits.memory.map_or(ceilings.memory_bytes, |memory| memory.min(ceilings.memory_bytes)));
    Ok(Prepared { player, spec: bounded.canonical, memory: bounded.memory })
}

/// A spec that stays under the ceilings.
struct Bounded {
    /// What the player is made from.
    spec: String,
    /// What the client means, in canonical form.
    canonical: String,
    /// Bytes it may take.
    memory: usize,
}

fn bound(entry: &Entry, text: &str, ceilings: &Ceilings) -> Result<Bounded, Complaint> {
    let spec = Spec::read(text)?;
    let parameters = &entry.player(&spec.id)?.parameters;
    let settings = spec.read_settings(parameters)?;
    let canonical = Spec { id: spec.id.clone(), settings: settings.to_string() }.to_string();
    let mut changed: Vec<(&str, String)> = Vec::new();
    let mut memory = 0;
    for parameter in parameters.iter().filter(|parameter| parameter.kind == Kind::Size) {
        let Some(bytes) = settings.size(parameter.key) else { continue };
        if bytes > ceilings.memory_bytes && settings.is_given(parameter.key) {
            return Err(too_much(parameter.key, bytes, ceilings.memory_bytes));
        }
        if bytes > ceilings.memory_bytes {
            changed.push((parameter.key, written(ceilings.memory_bytes)));
        }
        memory += bytes.min(ceilings.memory_bytes);
    }
    if memory > ceilings.memory_bytes * 2 {
        return Err(too_much("memory", memory, ceilings.memory_bytes));
    }
    let mut threads = settings.whole("threads").map(|threads| threads.min(ceilings.threads as u64));
    if let Some(inner) = inner_player(parameters, &settings) {
        let inner = bound_inner(entry, &spec.id, inner, threads, ceilings)?;
        // Every game that is played out at the same time has a player in both seats.
        let pair = 2 * inner.memory;
        if pair > ceilings.memory_bytes * 2 {
            return Err(too_much("player", pair, ceilings.memory_bytes));
        }
        let most = (ceilings.memory_bytes * 2 / pair.max(1)).clamp(1, ceilings.threads);
        let at_once = threads.map_or(most, |threads| (threads as usize).min(most));
        threads = Some(at_once as u64);
        memory += pair * at_once;
        changed.push(("player", inner.spec));
    }
    if let Some(threads) = threads {
        changed.push(("threads", threads.to_string()));
    }
    let spec = Spec { id: spec.id, settings: rewritten(parameters, &settings, &changed) }.to_string();
    Ok(Bounded { spec, canonical, memory: memory.max(SMALL) })
}

/// A player inside `outer`, which lets so many games be played at once: all their threads together
/// stay under the ceiling.
fn bound_inner(entry: &Entry, outer: &str, text: &str, at_once: Option<u64>, ceilings: &Ceilings) -> Result<Bounded, Complaint> {
    let inner = Spec::read(text)?;
    if entry.player(&inner.id)?.parameters.iter().any(is_player) {
        let message = format!("{} lets others play; it cannot play inside {outer}", inner.id);
        return Err(Complaint::new("unknown-player", message).with("player", inner.id));
    }
    let threads = at_once.map_or(1, |at_once| ceilings.threads / (at_once as usize).max(1)).max(1);
    bound(entry, text, &Ceilings { threads, ..ceilings.clone() })
}

fn is_player(parameter: &Parameter) -> bool {
    parameter.key == "player" && parameter.kind == Kind::Text
}

/// The spec of the player that another one lets play.
fn inner_player<'a>(parameters: &[Parameter], settings: &'a Settings) -> Option<&'a str> {
    if parameters.iter().any(is_player) { settings.word("player") } else { None }
}

/// The settings that were given, with some changed or added.
fn rewritten(parameters: &[Parameter], settings: &Settings, changed: &[(&str, String)]) -> String {
    let mut parts = Vec::new();
    for (key, text) in settings.all() {
        let new = changed.iter().find(|(other, _)| *other == key).map(|(_, value)| value.as_str());
        let is_known = parameters.iter().any(|parameter| parameter.key == key);
        if is_known && (new.is_some() || settings.is_given(key)) {
            let value = new.unwrap_or(text);
            let quote = if value.contains([',', ' ']) { "\"" } else { "" };
            parts.push(format!("{key}={quote}{value}{quote}"));
        }
    }
    parts.join(",")
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
        bound(catalogue::find(game).unwrap(), spec, &ceilings())
    }

    #[test]
    fn memory_beyond_the_ceiling_is_refused_when_asked_for_and_clamped_when_it_is_a_default() {
        assert_eq!(bounded("connect4", "alphabeta:memory=1GiB").err().unwrap().code, "memory-ceiling");
        assert!(bounded("connect4", "alphabeta:memory=256MiB").is_ok());
        for entry in catalogue::games() {
            let session = entry.open("", None).unwrap();
            for player in &entry.players {
                let prepared = prepare(session.as_ref(), player.id, 1, &ceilings());
                let prepared = prepared.unwrap_or_else(|complaint| panic!("{} {}: {complaint}", entry.about.id, player.id));
                assert!(prepared.memory <= 512 << 20, "{} {}", entry.about.id, player.id);
                assert!(prepared.player.limits.memory <= Some(256 << 20) && prepared.player.limits.time.is_some());
                assert_eq!(prepared.spec, player.id);
            }
        }
    }

    #[test]
    fn threads_beyond_the_cores_are_clamped_and_the_client_s_words_are_kept() {
        let bounded = bounded("connect4", "champion:threads=200,nodes=1000").unwrap();
        assert!(bounded.spec.contains("threads=2") && bounded.spec.contains("nodes=1000"), "{}", bounded.spec);
        assert!(bounded.canonical.contains("threads=200"));
    }

    #[test]
    fn a_player_inside_another_counts_for_every_game_played_at_once() {
        let inner = bounded("connect4", "rollout:player=\"alphabeta:depth=2,memory=64MiB\",games=10").unwrap();
        assert!(inner.spec.contains("player=\"alphabeta:depth=2,memory=64MiB,"), "{}", inner.spec);
        assert!(inner.memory >= 128 << 20);
        let refused = bounded("connect4", "rollout:player=\"alphabeta:memory=2GiB\"").err().unwrap();
        assert_eq!(refused.code, "memory-ceiling");
    }

    #[test]
    fn a_player_inside_another_gets_no_more_threads_than_are_left() {
        let inner = |spec: &str| bounded("connect4", spec).unwrap().spec;
        let alone = inner("rollout:player=\"champion:threads=256,nodes=10\",threads=1");
        assert!(alone.contains("champion:nodes=10,threads=2") || alone.contains("champion:threads=2,nodes=10"), "{alone}");
        for many in ["rollout:player=\"champion:threads=256,nodes=10\"", "rollout:player=champion:threads=256,threads=2"] {
            assert!(inner(many).contains("threads=1") && !inner(many).contains("256"), "{}", inner(many));
        }
        let session = catalogue::find("connect4").unwrap().open("", None).unwrap();
        let spec = "rollout:player=\"champion:threads=256,nodes=10\",games=2";
        let prepared = prepare(session.as_ref(), spec, 1, &ceilings()).unwrap();
        assert!(prepared.spec.contains("threads=256"), "the client's words are kept: {}", prepared.spec);
        assert!(!prepared.player.spec.to_string().contains("256"), "{}", prepared.player.spec);
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
