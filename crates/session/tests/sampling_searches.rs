//! The sampling searches on real games: they win where winning is near, and beat whoever does not
//! think.

use plyground_core::{Game, Limits, Make, Outcome, Playable, Player, Rng, Root, Searcher, Settings, Stop, Thinker, Turn};
use plyground_games::connect4::{AnySize, ConnectFour, Lines, Shape, Standard};
use plyground_games::twenty48::{Twenty48, Variant};
use plyground_search::adversarial::AlphaBeta;
use plyground_search::baseline::Random;
use plyground_search::sampling::{self, Flat, Measure, Sampling, Ucb1, Uct};

type Board = ConnectFour<Standard>;

fn lines() -> Lines<Standard> {
    Lines::new(Standard)
}

fn sampling(simulations: u64, seed: u64) -> Sampling {
    Sampling { seed, ..Sampling::new(simulations) }
}

/// A position after these columns, counted from 0.
fn after(columns: &[u8]) -> Board {
    let mut position = ConnectFour::new(Standard);
    for column in columns {
        position.apply(column);
    }
    position
}

/// Plays a game to its end.
fn play(one: &mut impl Searcher<Board>, two: &mut impl Searcher<Board>) -> Outcome {
    let mut position = ConnectFour::new(Standard);
    loop {
        let root = Root::new(&position);
        let best = match position.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Player(Player::One) => one.search(&root, &Limits::default(), &mut ()).best,
            Turn::Player(Player::Two) => two.search(&root, &Limits::default(), &mut ()).best,
            Turn::Chance => unreachable!("Connect Four has no chance"),
        };
        position.apply(&best.expect("a player to move has an action"));
    }
}

#[test]
fn all_of_them_win_in_one() {
    let position = after(&[3, 0, 3, 0, 3, 6]);
    let (root, limits) = (Root::new(&position), Limits::default());
    for seed in 0..5 {
        assert_eq!(Flat::new(lines(), sampling(150, seed)).search(&root, &limits, &mut ()).best, Some(3), "flat, seed {seed}");
        assert_eq!(Ucb1::new(lines(), sampling(700, seed)).search(&root, &limits, &mut ()).best, Some(3), "ucb1, seed {seed}");
        assert_eq!(Uct::new(lines(), sampling(200, seed)).search(&root, &limits, &mut ()).best, Some(3), "uct, seed {seed}");
    }
}

#[test]
fn uct_meets_a_threat() {
    let position = after(&[3, 0, 3, 0, 3]);
    for seed in 0..5 {
        let verdict = Uct::new(lines(), sampling(2000, seed)).search(&Root::new(&position), &Limits::default(), &mut ());
        assert_eq!(verdict.best, Some(3), "seed {seed}");
    }
}

#[test]
fn uct_beats_dice_from_both_seats() {
    let mut won = 0;
    for game in 0..40 {
        let (mut uct, mut random) = (Uct::new(lines(), sampling(200, game)), Random::new(game));
        let (seat, outcome) =
            if game % 2 == 0 { (Player::One, play(&mut uct, &mut random)) } else { (Player::Two, play(&mut random, &mut uct)) };
        won += u32::from(outcome == Outcome::Won(seat));
    }
    assert!(won >= 38, "only {won} of 40 won");
}

#[test]
fn flat_and_ucb1_beat_dice_too() {
    let mut won = [0; 2];
    for game in 0..10 {
        let mut random = Random::new(game);
        won[0] += u32::from(play(&mut Flat::new(lines(), sampling(30, game)), &mut random) == Outcome::Won(Player::One));
        won[1] += u32::from(play(&mut random, &mut Ucb1::new(lines(), sampling(200, game))) == Outcome::Won(Player::Two));
    }
    assert!(won.iter().all(|&won| won >= 9), "flat and ucb1 won {won:?} of 10");
}

#[test]
fn uct_finds_what_is_exact_on_a_small_board_where_one_action_is_clearly_best() {
    let shape = AnySize::sized(4, 4).expect("a legal size");
    let mut rng = Rng::new(8);
    let (mut clear, mut asked) = (0, 0);
    while clear < 25 && asked < 3000 {
        asked += 1;
        let position = random_position(shape, &mut rng);
        let exact = AlphaBeta::new(Lines::new(shape)).search(&Root::judging_all(&position), &Limits::default(), &mut ());
        assert_eq!(exact.stopped, Stop::Complete);
        let result = |value: f64| value.partial_cmp(&0.0);
        let is_best = |value: f64| result(value) == result(exact.worth.value);
        let best: Vec<u8> = exact.actions.iter().filter(|judged| is_best(judged.worth.value)).map(|judged| judged.action).collect();
        if best.len() != 1 || exact.actions.len() == 1 {
            continue;
        }
        let mut uct = Uct::new(Lines::new(shape), sampling(50_000, asked));
        let verdict = uct.search(&Root::new(&position), &Limits::default(), &mut ());
        assert_eq!(verdict.best, Some(best[0]), "{position:?}: {:?}", verdict.actions);
        clear += 1;
    }
    assert_eq!(clear, 25, "clear positions among {asked}");
}

/// A position after some random actions, not over.
fn random_position<S: Shape>(shape: S, rng: &mut Rng) -> ConnectFour<S> {
    loop {
        let mut position = ConnectFour::new(shape);
        let cells = usize::from(shape.columns()) * usize::from(shape.rows());
        for _ in 0..cells / 3 + rng.below(cells / 2) {
            if !position.turn().is_over() {
                position.apply(&position.sample(rng));
            }
        }
        if !position.turn().is_over() {
            return position;
        }
    }
}

/// The points of one game of 2048, its tiles drawn from a seed.
fn points(player: &mut dyn Thinker<Twenty48>, seed: u64) -> i64 {
    let mut position = Twenty48::new(Variant::default()).expect("four by four");
    let mut rng = Rng::new(seed);
    let (mut points, mut actions_made) = (0, 0);
    loop {
        let action = match position.turn() {
            Turn::Over(_) => return points,
            Turn::Chance => position.sample(&mut rng),
            Turn::Player(_) => {
                let root = Root { actions_made, ..Root::new(&position) };
                actions_made += 1;
                player.think(&root, &Limits::default(), None).best.expect("a player to move has an action")
            }
        };
        points += position.reward(&action);
        position.apply(&action);
    }
}

#[test]
fn few_simulations_are_enough_to_score_far_above_dice_in_2048() {
    let judge = Twenty48::new(Variant::default()).and_then(|start| start.judge("features")).expect("the default evaluator");
    let score = |simulations| Sampling { measure: Measure::Score, ..sampling(simulations, 1) };
    // Dice average some 1,100 points.
    let mean = |play: &dyn Fn(u64) -> i64| (0..4).map(play).sum::<i64>() / 4;
    let flat = mean(&|seed| points(&mut Flat::new(judge.clone(), score(10)), seed));
    let ucb1 = mean(&|seed| points(&mut Ucb1::new(judge.clone(), score(40)), seed));
    let uct = mean(&|seed| points(&mut Uct::new(judge.clone(), score(40)), seed));
    assert!(flat > 6000 && ucb1 > 6000 && uct > 6000, "flat {flat}, ucb1 {ucb1}, uct {uct}");
}

#[test]
fn the_presets_of_the_course_play_as_their_specs_written_out() {
    let start = Twenty48::new(Variant::default()).expect("four by four");
    let of = |recipes: Vec<plyground_core::Recipe<Twenty48>>, id: &str, text: &str| {
        let recipe = recipes.into_iter().find(|recipe| recipe.id == id).expect("a player of this name");
        let settings = Settings::read(text, &recipe.parameters, id).expect("good settings");
        match recipe.make {
            Make::Thinker(make) => points(make(&settings, &start).expect("a player").as_mut(), 5),
            Make::Pathfinder(_) => unreachable!("sampling players think"),
        }
    };
    let mcts = of(sampling::course_recipes(), "mcts", "");
    assert_eq!(mcts, of(sampling::recipes(), "flat", "simulations=8,moves=8,grow=200,value=along"));
    let ucb = of(sampling::course_recipes(), "ucb", "");
    let written = "simulations=20,moves=10,grow=300,exploration=1e9,penalty=1e9,value=along,scale=raw,choose=sum,arms=all";
    assert_eq!(ucb, of(sampling::recipes(), "ucb1", written));
    assert!(mcts > 3000 && ucb > 2000, "mcts {mcts}, ucb {ucb}");
}
