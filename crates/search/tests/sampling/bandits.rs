//! The UCB1 formula, step by step, against numbers worked out by hand.

#![expect(clippy::float_cmp, reason = "prizes are whole numbers, and equal or not")]

use crate::toys::{FORBIDDEN, Prizes};
use plyground_core::toys::HashEvaluator;
use plyground_core::{Event, Limits, Observer, Player, Root, Searcher, Verdict};
use plyground_search::sampling::{Choose, Flat, Measure, Sampling, Scale, Ucb1, Uct};

const EVALUATOR: HashEvaluator = HashEvaluator { seed: 5, spread: 100 };

/// The arms in the order in which they were pulled, with the bonus each had.
#[derive(Default)]
struct Pulls(Vec<(u8, f64)>);

impl Observer<Prizes> for Pulls {
    fn see(&mut self, event: Event<'_, Prizes>) {
        if let Event::Select { action: Some(action), bonus: Some(bonus), .. } = event {
            self.0.push((*action, bonus));
        }
    }
}

fn points(simulations: u64) -> Sampling {
    Sampling { measure: Measure::Score, ..Sampling::new(simulations) }
}

fn pulls(ucb1: &mut Ucb1<HashEvaluator>, game: &Prizes) -> (Vec<(u8, f64)>, Verdict<u8>) {
    let mut pulls = Pulls::default();
    let verdict = ucb1.search(&Root::new(game), &Limits::default(), &mut pulls);
    (pulls.0, verdict)
}

#[test]
fn a_run_worked_out_by_hand() {
    // Prizes 1, 3, 3 and C = 2 on raw values. After one pull each, N = 3:
    //   all bonuses are 2 sqrt(ln 3 / 1) = 2.096; arms 1 and 2 tie at 5.096, the first of them is pulled.
    // N = 4: arm 0 has 1 + 2 sqrt(ln 4 / 1) = 3.355, arm 1 3 + 2 sqrt(ln 4 / 2) = 4.665, arm 2 5.355: arm 2.
    // N = 5: arm 0 1 + 2 sqrt(ln 5) = 3.537, arms 1 and 2 3 + 2 sqrt(ln 5 / 2) = 4.794: arm 1.
    // N = 6: arm 0 1 + 2 sqrt(ln 6) = 3.677, arm 1 3 + 2 sqrt(ln 6 / 3) = 4.546, arm 2 3 + 2 sqrt(ln 6 / 2) = 4.893: arm 2.
    // N = 7: arm 0 3.790, arms 1 and 2 3 + 2 sqrt(ln 7 / 3) = 4.611: arm 1.
    let mut ucb1 = Ucb1 { exploration: 2.0, scale: Scale::Raw, ..Ucb1::new(EVALUATOR, points(8)) };
    let (pulls, verdict) = pulls(&mut ucb1, &Prizes::new(&[1, 3, 3]));
    let order: Vec<u8> = pulls.iter().map(|(arm, _)| *arm).collect();
    assert_eq!(order, [0, 1, 2, 1, 2, 1, 2, 1]);
    for (pull, bonus) in [(3, 2.096), (4, 2.355), (5, 1.794), (6, 1.893), (7, 1.611)] {
        assert!((pulls[pull].1 - bonus).abs() < 1e-3, "pull {pull}: {} instead of {bonus}", pulls[pull].1);
    }
    assert!(pulls[..3].iter().all(|(_, bonus)| *bonus == f64::INFINITY), "never tried, infinite");
    assert_eq!(verdict.best, Some(1));
    assert_eq!(verdict.actions.iter().map(|judged| judged.nodes).collect::<Vec<_>>(), [1, 4, 3]);
}

#[test]
fn the_unit_scale_does_not_care_how_large_values_are() {
    let run =
        |prizes: &[i64]| pulls(&mut Ucb1::new(EVALUATOR, points(60)), &Prizes::new(prizes)).0.into_iter().map(|pull| pull.0).collect();
    let small: Vec<u8> = run(&[0, 2, 1]);
    let large: Vec<u8> = run(&[-1_000_000, 1_000_000, 0]);
    assert_eq!(small, large);
    assert_ne!(small, run(&[0, 2, 2]));
}

#[test]
fn directions_that_cannot_be_played_cost_a_visit_and_the_penalty_and_are_never_played() {
    let mut game = Prizes::new(&[FORBIDDEN, -50, FORBIDDEN, -60]);
    game.named = Some(4);
    let mut ucb1 = Ucb1 { scale: Scale::Raw, choose: Choose::Sum, all_arms: true, penalty: 10.0, ..Ucb1::new(EVALUATOR, points(12)) };
    let (order, verdict) = pulls(&mut ucb1, &game);
    let order: Vec<u8> = order.into_iter().map(|pull| pull.0).collect();
    // -10 is the best there is, so after one try each only the forbidden ones are pulled, in turn.
    assert_eq!(order, [0, 1, 2, 3, 0, 2, 0, 2, 0, 2, 0, 2]);
    assert_eq!(verdict.counters.simulations, 12);
    assert_eq!(verdict.actions.iter().map(|judged| (judged.action, judged.nodes)).collect::<Vec<_>>(), [(1, 1), (3, 1)]);
    assert_eq!((verdict.best, verdict.worth.value), (Some(1), -50.0));

    ucb1.all_arms = false;
    let (order, _) = pulls(&mut ucb1, &game);
    assert!(order.iter().all(|(arm, _)| [1, 3].contains(arm)), "only legal arms otherwise");

    game.named = None;
    ucb1.all_arms = true;
    let (order, _) = pulls(&mut ucb1, &game);
    assert!(order.iter().all(|(arm, _)| [1, 3].contains(arm)), "a game that names no others has only legal arms");
}

#[test]
fn a_penalty_counts_against_player_two_as_well() {
    let mut game = Prizes::new(&[FORBIDDEN, 5]);
    (game.named, game.mover) = (Some(2), Player::Two);
    let mut ucb1 = Ucb1 { scale: Scale::Raw, all_arms: true, penalty: 100.0, ..Ucb1::new(EVALUATOR, points(40)) };
    let (order, _) = pulls(&mut ucb1, &game);
    assert_eq!(order.iter().filter(|(arm, _)| *arm == 0).count(), 1, "{order:?}");
}

#[test]
fn mean_visits_and_sum_may_pick_different_arms() {
    // Both prizes lose points: the better arm is pulled more often and has the worse sum.
    let game = Prizes::new(&[-10, -8]);
    let best = |choose| pulls(&mut Ucb1 { choose, ..Ucb1::new(EVALUATOR, points(50)) }, &game).1;
    assert_eq!((best(Choose::Mean).best, best(Choose::Visits).best, best(Choose::Sum).best), (Some(1), Some(1), Some(0)));
    let sum = best(Choose::Sum);
    assert_eq!(sum.worth.value, -10.0 * sum.actions[0].nodes as f64, "sums are reported where sums are compared");
}

#[test]
fn player_two_takes_the_smallest_prize() {
    let game = Prizes { mover: Player::Two, ..Prizes::new(&[4, -2, 9]) };
    let root = Root::new(&game);
    assert_eq!(Flat::new(EVALUATOR, points(3)).search(&root, &Limits::default(), &mut ()).best, Some(1));
    assert_eq!(Ucb1::new(EVALUATOR, points(50)).search(&root, &Limits::default(), &mut ()).best, Some(1));
    let verdict = Uct::new(EVALUATOR, points(50)).search(&root, &Limits::default(), &mut ());
    assert_eq!((verdict.best, verdict.worth.value), (Some(1), -2.0), "values stay Player One's");
}

#[test]
fn uct_is_the_bandit_where_the_game_is_one_decision_long() {
    for prizes in [vec![1, 3, 3], vec![0, 2, 1], vec![5, 5, 5, 5], vec![-3, 8, 7, 1, 0, 8]] {
        let game = Prizes::new(&prizes);
        let mut of_uct = Pulls::default();
        Uct::new(EVALUATOR, points(80)).search(&Root::new(&game), &Limits::default(), &mut of_uct);
        assert_eq!(of_uct.0, pulls(&mut Ucb1::new(EVALUATOR, points(80)), &game).0, "{prizes:?}");
    }
}
