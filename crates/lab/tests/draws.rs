//! Draws by the course of a game, as sessions see them: kings of checkers that get nowhere.

mod support;

use plyground_lab::experiment::{Experiment, Finish, Opening};
use plyground_lab::{DrawnBy, Outcome, Record, Rng, SearchOptions, Seat, Session, Successor, Turn, catalogue};
use std::collections::HashMap;
use support::play_all;

const TWO_KINGS: &str = "B:WK32:BK1";
const FOUR_KINGS: &str = "B:WK31,K32:BK1,K2";
const DRAWN: Turn = Turn::Over(Outcome::Drawn);

fn checkers(variant: &str, position: &str) -> Box<dyn Session> {
    catalogue::find("checkers").unwrap().open(variant, Some(position)).unwrap()
}

/// Two kings that go out and back until the start has come for the third time.
fn shuffle() -> [&'static str; 8] {
    ["1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32"]
}

fn shuffled() -> Box<dyn Session> {
    let mut session = checkers("", TWO_KINGS);
    for action in shuffle() {
        session.play(action).unwrap();
    }
    session
}

/// Plays so many actions of those allowed, each to a position met as seldom as can be. False when
/// that leads to a third time or to nothing.
fn wander(session: &mut dyn Session, plies: usize, rng: &mut Rng, is_allowed: impl Fn(&Successor) -> bool) -> bool {
    let mut met: HashMap<String, u32> = HashMap::from([(session.position(), 1)]);
    for _ in 0..plies {
        let mut choices: Vec<Successor> = session.successors().into_iter().filter(&is_allowed).collect();
        let count = |successor: &Successor| met.get(&successor.position).copied().unwrap_or(0);
        let least = choices.iter().map(count).min().unwrap_or(2);
        choices.retain(|successor| count(successor) == least);
        let Some(choice) = rng.pick(&choices).filter(|_| least < 2) else { return false };
        session.play(&choice.action).unwrap();
        *met.entry(session.position()).or_default() += 1;
    }
    true
}

/// Whether an action is a quiet one that offers nothing: no capture, and none to follow.
fn is_calm(successor: &Successor) -> bool {
    let follows = checkers("", &successor.position).successors();
    !successor.action.contains('x') && !follows.is_empty() && follows.iter().all(|next| !next.action.contains('x'))
}

/// A game of so many quiet plies from a position, in which nothing but kings has moved.
fn quiet_game(position: &str, plies: usize, is_allowed: impl Fn(&Successor) -> bool) -> Box<dyn Session> {
    let tried = (0..200).find_map(|seed| {
        let mut session = checkers("", position);
        wander(session.as_mut(), plies, &mut Rng::new(seed), |successor| is_calm(successor) && is_allowed(successor)).then_some(session)
    });
    tried.expect("one of many random walks comes that far")
}

#[test]
fn a_game_is_drawn_exactly_when_a_position_comes_for_the_third_time() {
    let mut session = checkers("", TWO_KINGS);
    for (ply, action) in shuffle().into_iter().enumerate() {
        assert_eq!((session.turn().is_over(), session.drawn_by()), (false, None), "after {ply} actions");
        session.play(action).unwrap();
    }
    assert_eq!((session.turn(), session.drawn_by()), (DRAWN, Some(DrawnBy::Repetition(3))));
}

#[test]
fn eighty_quiet_actions_are_a_draw_though_no_position_comes_again() {
    let mut session = quiet_game(FOUR_KINGS, 79, |_| true);
    assert_eq!((session.turn().word(), session.drawn_by()), ("two", None));
    let last = session.successors().into_iter().find(|last| session.history().iter().all(|step| step.position != last.position)).unwrap();
    session.play(&last.action).unwrap();
    assert_eq!((session.turn(), session.drawn_by()), (DRAWN, Some(DrawnBy::Quiet(80))));
    let mut positions: Vec<String> = session.history().into_iter().map(|step| step.position).collect();
    positions.push(session.start());
    positions.sort();
    positions.dedup();
    assert_eq!(positions.len(), 81);
}

/// Plays 80 quiet actions after one that starts the count again, and sees the draw only then.
fn check_reset(mut session: Box<dyn Session>, action: &str, is_allowed: impl Fn(&Successor) -> bool) {
    session.play(action).unwrap();
    assert_eq!((session.turn().is_over(), session.drawn_by()), (false, None), "after {action}");
    let after = (0..200).find_map(|seed| {
        let mut session = session.fork();
        wander(session.as_mut(), 79, &mut Rng::new(seed), |successor| is_calm(successor) && is_allowed(successor)).then_some(session)
    });
    let mut session = after.expect("one of many random walks comes that far");
    assert_eq!(session.drawn_by(), None);
    let quiet = session.successors().into_iter().find(|next| is_allowed(next) && !next.action.contains('x')).unwrap();
    session.play(&quiet.action).unwrap();
    assert_eq!((session.turn(), session.drawn_by()), (DRAWN, Some(DrawnBy::Quiet(80))));
}

#[test]
fn a_mans_move_starts_the_count_again() {
    // White's man stands still on 30 for 79 plies, then on 25 or 26.
    let is_king = |successor: &Successor| !["30-", "25-", "26-"].iter().any(|man| successor.action.starts_with(man));
    let keeps_clear =
        |successor: &Successor| is_king(successor) && !successor.action.ends_with("-25") && !successor.action.ends_with("-26");
    let session = quiet_game("B:W30,K32:BK1,K2", 79, keeps_clear);
    let moves: Vec<String> = session.successors().into_iter().map(|successor| successor.action).collect();
    assert!(moves.contains(&"30-26".into()), "{moves:?}");
    // From now on the man stands on 26, which no king can leave.
    check_reset(session, "30-26", |successor| !successor.action.starts_with("26-"));
}

#[test]
fn a_capture_starts_the_count_again() {
    let offered = (0..500).find_map(|seed| {
        let mut session = checkers("", "B:WK30,K31,K32:BK1,K2,K3");
        if !wander(session.as_mut(), 78, &mut Rng::new(seed), is_calm) {
            return None;
        }
        let offers = |successor: &Successor| {
            let follows = checkers("", &successor.position).successors();
            let one = follows.iter().find(|next| next.action.split('x').count() == 2)?;
            let result = checkers("", &one.position);
            let is_calm = result.successors().iter().all(|next| !next.action.contains('x'));
            (!successor.action.contains('x') && is_calm).then(|| (successor.action.clone(), one.action.clone()))
        };
        session.successors().iter().find_map(offers).map(|offer| (session, offer))
    });
    let (mut session, (offer, capture)) = offered.expect("one of many random walks ends with an offer");
    session.play(&offer).unwrap();
    assert_eq!((session.history().len(), session.drawn_by()), (79, None));
    check_reset(session, &capture, |_| true);
}

#[test]
fn undo_and_redo_cross_the_draw() {
    let mut session = shuffled();
    assert!(session.undo());
    assert_eq!((session.turn().word(), session.drawn_by()), ("two", None));
    assert!(session.redo() && !session.redo());
    assert_eq!(session.turn(), DRAWN);
    assert!(session.undo());
    session.play("28-24").unwrap();
    assert_eq!((session.turn().word(), session.drawn_by()), ("one", None));
    assert!(!session.redo());
    while session.undo() {}
    assert_eq!((session.position().as_str(), session.turn().word()), (TWO_KINGS, "one"));
}

#[test]
fn nothing_can_be_played_after_the_draw() {
    let mut session = shuffled();
    let before = (session.position(), session.history());
    let complaint = session.play("1-5").unwrap_err();
    assert_eq!(complaint.code, "game-over");
    assert!(complaint.message.contains("for the third time"), "{complaint}");
    assert!(session.successors().is_empty());
    assert_eq!(session.sample(&mut Rng::new(1)), None);
    assert_eq!((session.play_outs(3, &mut Rng::new(1)), session.list_actions(3, &mut Rng::new(1))), (0, 0));
    for spec in ["random", "alphabeta:depth=3", "expectiminimax", "star2", "uct:simulations=10", "rollout:games=4"] {
        let answer = session.think(&mut session.player(spec, 0).unwrap(), &SearchOptions::default());
        assert_eq!((answer.best, answer.worth.value), (None, 0.0), "{spec}");
    }
    assert_eq!((session.position(), session.history()), before);
}

#[test]
fn a_new_position_knows_nothing_of_the_game_before() {
    let mut session = shuffled();
    session.set_position(TWO_KINGS).unwrap();
    assert_eq!((session.turn().word(), session.drawn_by()), ("one", None));
}

#[test]
fn who_cannot_move_has_lost_even_after_eighty_quiet_actions() {
    // White's king goes out of its corner and back while a black one passes the time; then it is shut in.
    let is_allowed = |successor: &Successor| {
        let action = successor.action.as_str();
        let is_white = successor.position.starts_with('B');
        if is_white {
            ["29-25", "25-29"].contains(&action)
        } else {
            !["21", "22"].iter().any(|guard| action.starts_with(guard)) && !action.contains('x')
        }
    };
    let passed = (0..500).find_map(|seed| {
        let mut session = checkers("capture=optional", "W:WK29:BK1,K21,K22");
        wander(session.as_mut(), 79, &mut Rng::new(seed), is_allowed).then_some(session)
    });
    let mut session = passed.expect("one of many random walks comes that far");
    let draw = session.successors().into_iter().find(is_allowed).unwrap();
    let mut other = session.fork();
    other.play(&draw.action).unwrap();
    assert_eq!(other.drawn_by(), Some(DrawnBy::Quiet(80)), "any other action is a draw");
    session.play("21-25").unwrap();
    assert_eq!((session.turn(), session.drawn_by()), (Turn::Over(Outcome::Won(Seat::One)), None));
}

#[test]
fn searches_and_simulations_start_from_the_whole_past() {
    // One ply before the limit every action is a draw, whatever the evaluator thinks of three kings against two.
    let session = quiet_game("B:WK31,K32:BK1,K2,K3", 79, |_| true);
    let count = session.successors().len() as u64;
    for spec in [
        "minimax:depth=2",
        "alphabeta:depth=4",
        "expectiminimax:depth=2",
        "star1:depth=3",
        "star2:depth=3",
        "flat:simulations=5",
        "ucb1:simulations=50",
        "uct:simulations=50",
    ] {
        let answer = session.think(&mut session.player(spec, 0).unwrap(), &SearchOptions { judge_all: true, ..SearchOptions::default() });
        assert_eq!((answer.actions.len() as u64, answer.worth.value), (count, 0.0), "{spec}");
        assert!(answer.actions.iter().all(|judged| judged.worth.value == 0.0), "{spec}");
    }
    let rollout = session.think(&mut session.player("rollout:games=20", 0).unwrap(), &SearchOptions::default());
    assert_eq!((rollout.worth.value, rollout.counters.simulations), (0.5, 20));
    assert_eq!(session.play_outs(10, &mut Rng::new(1)), 10);
    assert_eq!(session.list_actions(10, &mut Rng::new(1)), 10 * count);
}

#[test]
fn random_kings_come_to_an_end() {
    let session = checkers("", FOUR_KINGS);
    let decisions = session.play_outs(50, &mut Rng::new(1));
    assert!((50..50 * 3 * 80).contains(&decisions), "{decisions}");
    assert!(session.list_actions(50, &mut Rng::new(1)) > decisions);
}

#[test]
fn comparisons_of_players_that_shuffle_end_and_count_their_draws() {
    let specs = ["random", "first", "uct:simulations=5", "flat:simulations=1", "expectiminimax:depth=1", "star2:depth=2"];
    let positions = vec![FOUR_KINGS.into()];
    let experiment = Experiment { positions, opening: Opening::Random(2), seed: 1, ..Experiment::new("checkers", &specs, 4) };
    let (plays, _) = play_all(&experiment);
    assert_eq!(plays.len(), 15 * 4);
    assert!(plays.iter().any(|play| play.result == Finish::Draw && play.drawn_by.is_some()));
}

#[test]
fn a_drawn_game_reads_back_and_refuses_to_go_on() {
    let record = Record::of(shuffled().as_ref(), &[], 0);
    let again = Record::read(&record.write()).unwrap().open().unwrap();
    assert_eq!((again.turn(), again.drawn_by()), (DRAWN, Some(DrawnBy::Repetition(3))));
    let more = Record::read(&format!("{}one 1-5\n", record.write())).unwrap();
    let Err(complaint) = more.open() else { panic!("a drawn game went on") };
    assert_eq!(complaint.code, "game-over");
    assert!(complaint.message.contains("action 9") && complaint.message.contains("third time"), "{complaint}");
}
