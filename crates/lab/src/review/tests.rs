//! Games made by hand, in which it is known who went wrong and where.

use super::*;
use plyground_session::catalogue;
use std::sync::Mutex;

fn played(game: &str, variant: &str, actions: &str) -> Box<dyn Session> {
    let mut session = catalogue::find(game).unwrap().open(variant, None).unwrap();
    for action in actions.split_whitespace() {
        session.play(action).unwrap();
    }
    session
}

fn judged(session: &dyn Session, spec: &str) -> Review {
    let mut judge = session.player(spec, 0).unwrap();
    review(session, &mut judge, &Arc::default(), &mut |_, _| ())
}

#[test]
fn a_missed_win_and_an_allowed_one_are_blunders_and_the_better_move_is_named() {
    // Yellow lets red have four in the bottom row, red plays elsewhere, yellow closes the row and has one
    // of its own above it, red plays elsewhere again.
    let session = played("connect4", "", "1 1 2 2 3 3 7 4 7 4");
    assert_eq!(session.turn(), Turn::Over(plyground_core::Outcome::Won(Seat::Two)));
    let review = judged(session.as_ref(), "alphabeta:depth=4");
    let blunders: Vec<_> = review.decisions.iter().filter(|decision| decision.mark == Some(Mark::Blunder)).collect();
    let told: Vec<_> = blunders.iter().map(|decision| (decision.number, decision.seat, decision.better.as_deref())).collect();
    assert_eq!(told, [(6, Seat::Two, Some("4")), (7, Seat::One, Some("4")), (9, Seat::One, Some("4"))]);
    assert_eq!(blunders[1].line, ["4"], "the win that was missed");
    assert_eq!(blunders[1].before.decided, Some((Seat::One, 1)));
    assert_eq!(blunders[2].after.unwrap().decided, Some((Seat::Two, 2)));
    assert!(review.is_whole && review.decisions[7].is_best() && review.decisions[9].is_best());
    let totals = review.totals();
    assert_eq!((totals[0].marks[2], totals[1].marks[2], totals[0].decisions), (2, 1, 5));
    assert_eq!(review.worst().len(), totals.iter().flat_map(|total| total.marks).sum::<usize>());
    assert!(review.worst()[..3].iter().all(|decision| decision.mark == Some(Mark::Blunder)));
}

#[test]
fn a_perfect_game_has_no_marks_and_every_choice_is_a_best_one() {
    let mut session = played("connect4", "columns=4,rows=4", "");
    let mut player = session.player("alphabeta:depth=16", 0).unwrap();
    while session.act(&mut player, &Arc::default()).is_ok() {}
    assert!(session.turn().is_over());
    let review = judged(session.as_ref(), "alphabeta:depth=16");
    assert_eq!(review.worst().len(), 0);
    for total in review.totals() {
        assert!(total.judged > 0 && total.best == total.judged && total.mean_loss == Some(0.0), "{total:?}");
    }
}

#[test]
fn losses_are_those_of_a_plain_look_at_every_action() {
    let session = played("connect4", "", "4 4 3 7 5 1 2");
    let review = judged(session.as_ref(), "minimax:depth=3");
    let mut place = session.fork();
    while place.undo() {}
    for decision in &review.decisions {
        let mut judge = place.player("minimax:depth=3", 0).unwrap();
        let answer = place.think(&mut judge, &SearchOptions { judge_all: true, ..SearchOptions::default() });
        let sign = if decision.seat == Seat::One { 1.0 } else { -1.0 };
        let clipped = |value: f64| sign * value.clamp(-120.0, 120.0);
        let values = answer.actions.iter().map(|judged| clipped(judged.worth.value));
        let best = values.fold(f64::NEG_INFINITY, f64::max);
        let own = answer.actions.iter().find(|judged| judged.action == decision.action).unwrap();
        assert_eq!(decision.loss, Some(best - clipped(own.worth.value)), "decision {}", decision.number);
        assert_eq!(decision.better.is_some(), decision.loss > Some(0.0));
        place.redo();
    }
}

#[test]
fn a_value_of_an_earlier_round_is_neither_best_nor_blamed() {
    let session = played("connect4", "", "4 4 5 3 4");
    let review = judged(session.as_ref(), "alphabeta:nodes=350");
    let mut place = session.fork();
    place.undo();
    let mut judge = place.player("alphabeta:nodes=350", 0).unwrap();
    let answer = place.think(&mut judge, &SearchOptions { judge_all: true, ..SearchOptions::default() });
    let is_outdated = answer.outdated();
    assert!(answer.actions.iter().any(is_outdated), "the search was stopped within a round: {answer:?}");
    let last = &review.decisions[4];
    assert_eq!(answer.best.as_deref(), Some("4"), "what was played is what the judge would play");
    assert_eq!((last.mark, last.better.as_deref()), (None, None), "{last:?}");
}

#[test]
fn what_chance_did_is_not_judged() {
    let mut session = catalogue::find("2048").unwrap().open("", Some("2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0")).unwrap();
    let mut dice = plyground_core::Rng::new(3);
    while session.history().len() < 12 {
        session.roll(&mut dice);
    }
    let review = judged(session.as_ref(), "expectimax:depth=1");
    let own: Vec<usize> =
        session.history().iter().enumerate().filter(|(_, step)| step.by == Turn::Player(Seat::One)).map(|(ply, _)| ply).collect();
    assert_eq!(review.decisions.iter().map(|decision| decision.ply).collect::<Vec<_>>(), own);
    assert!(review.decisions.iter().all(|decision| decision.lost_share.is_none() && decision.loss.is_some()));
    assert_eq!(review.totals().len(), 1);
}

#[test]
fn a_detour_in_a_puzzle_costs_its_steps() {
    let mut session = played("redswapblue", "n=2", "");
    let mut solver = session.player("astar", 0).unwrap();
    session.act(&mut solver, &Arc::default()).unwrap();
    let best = judged(session.as_ref(), "astar");
    assert_eq!((best.decisions[0].loss, best.decisions[0].mark), (Some(0.0), None));
    let first = session.history()[0].position.clone();
    let start = session.start();
    let back = session.successors().into_iter().find(|successor| successor.position == start).expect("a step can be taken back");
    session.play(&back.action).unwrap();
    let review = judged(session.as_ref(), "astar");
    assert_eq!(review.decisions[1].loss, Some(2.0), "from {first} back to {start}");
    assert!(review.decisions[1].mark.is_some());
}

#[test]
fn a_stopped_review_keeps_what_it_has() {
    let session = played("connect4", "", "4 4 3 3 5");
    let mut judge = session.player("minimax:depth=2", 0).unwrap();
    let stop: Arc<AtomicBool> = Arc::default();
    let heard = Mutex::new(Vec::new());
    let review = review(session.as_ref(), &mut judge, &stop, &mut |decision, all| {
        heard.lock().unwrap().push((decision.number, all));
        stop.store(decision.number == 2, Ordering::SeqCst);
    });
    assert_eq!((review.decisions.len(), review.is_whole), (2, false));
    assert_eq!(heard.into_inner().unwrap(), [(1, 5), (2, 5)]);
}

#[test]
fn what_may_be_noise_has_nothing_better() {
    let session = played("connect4", "", "4 3 5 2");
    let review = judged(session.as_ref(), "flat:simulations=30");
    let close = review.decisions.iter().filter(|row| row.loss.is_some_and(|loss| loss > 0.0 && loss < row.noise));
    let told: Vec<_> = close.map(|row| (row.better.as_deref(), row.is_best())).collect();
    assert!(!told.is_empty() && told.iter().all(|row| *row == (None, true)), "{told:?}");
}

#[test]
fn a_judge_that_counts_won_games_marks_by_their_share() {
    let session = played("connect4", "", "1 1 2 2 3 3 7 4 7 4");
    let review = judged(session.as_ref(), "flat:simulations=4000");
    let blunders: Vec<usize> = review.decisions.iter().filter(|row| row.mark == Some(Mark::Blunder)).map(|row| row.number).collect();
    assert!(blunders.contains(&7), "the missed win is seen by who samples: {blunders:?}");
    for decision in &review.decisions {
        let share = decision.share.expect("two players share the game");
        assert_eq!(share, f64::midpoint(decision.before.value, 1.0), "decision {}", decision.number);
    }
}
