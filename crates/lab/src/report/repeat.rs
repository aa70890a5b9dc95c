//! Whether an experiment comes out the same when it is played again.

use crate::experiment::Experiment;
use plyground_session::{Entry, Spec};

/// True when no player of an experiment, nor its judge, depends on time or on several threads.
pub(super) fn repeats(entry: &Entry, experiment: &Experiment) -> bool {
    let players = experiment.players.iter().map(|player| &player.spec);
    let pairings = experiment.pairings.iter().flat_map(|pairing| [&pairing.one, &pairing.two]);
    players.chain(pairings).chain(&experiment.reference).all(|spec| is_repeatable(entry, spec))
}

/// True when a player makes the same choices with the same work whenever it has the same seed.
fn is_repeatable(entry: &Entry, spec: &str) -> bool {
    let Ok(Spec { id, settings }) = entry.spec(spec) else { return true };
    let is_adversarial = entry.player(id).is_ok_and(|info| info.family == "adversarial");
    let is_timed = settings.limits().time.is_some() || ["clock", "patience"].iter().any(|key| settings.time(key).is_some());
    // Threads of a tree search share its table, and who comes first differs; others only share the work.
    let is_shared = is_adversarial && settings.whole("threads").is_some_and(|threads| threads > 1);
    !is_timed && !is_shared && settings.word("player").is_none_or(|inner| is_repeatable(entry, inner))
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_session::catalogue;

    #[test]
    fn time_and_threads_make_a_player_differ_from_run_to_run() {
        for (game, spec, expected) in [
            ("connect4", "alphabeta:depth=4", true),
            ("connect4", "alphabeta:time=100ms", false),
            ("connect4", "alphabeta:depth=4,threads=2", false),
            ("checkers", "champion", false),
            ("checkers", "champion:nodes=1000", true),
            ("checkers", "champion:nodes=1000,clock=1m", false),
            ("connect4", "rollout:games=10,threads=4", true),
            ("connect4", "rollout:player=\"alphabeta:time=1ms\"", false),
            ("redswapblue", "champion", true),
            ("redswapblue", "champion:patience=1s", false),
        ] {
            assert_eq!(is_repeatable(catalogue::find(game).unwrap(), spec), expected, "{game} {spec}");
        }
    }

    #[test]
    fn players_pairings_and_the_judge_all_count() {
        let entry = catalogue::find("connect4").unwrap();
        let plain = Experiment::new("connect4", &["minimax:depth=1", "greedy"], 2);
        assert!(repeats(entry, &plain));
        let judged = Experiment { reference: Some("alphabeta:time=1s".into()), ..plain };
        assert!(!repeats(entry, &judged));
        assert!(!repeats(entry, &Experiment::new("connect4", &["minimax:time=1ms", "greedy"], 2)));
    }
}
