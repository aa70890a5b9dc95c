//! Why an action was chosen: "best" is said only where nothing that was judged is better.

use plyground_session::{
    Answer, Bound, Chosen, Counters, Entry, JudgedAction, Measure, PlayerInfo, Reason, Rng, SearchOptions, Seat, Session, Standing, Stop,
    Turn, Worth, catalogue,
};
use std::collections::BTreeMap;
use std::time::Duration;

fn judged((action, value, bound, depth): (&str, f64, Bound, u32)) -> JudgedAction {
    JudgedAction { action: action.into(), worth: Worth::expected(value, bound), nodes: 1, depth, line: vec![action.into()], gesture: None }
}

fn answer(root: f64, actions: &[(&str, f64, Bound, u32)]) -> Answer {
    Answer {
        chosen: Chosen::default(),
        best: Some("a".into()),
        worth: Worth::expected(root, Bound::Exact),
        left_out: 0,
        actions: actions.iter().copied().map(judged).collect(),
        line: vec!["a".into()],
        counters: Counters::default(),
        stopped: Stop::Complete,
        elapsed: Duration::ZERO,
        edge: 1.0,
        measure: Measure::Value,
        trace: None,
    }
}

/// How `a` stands, and the rival's name.
fn standing(mover: Seat, legal: usize, root: f64, actions: &[(&str, f64, Bound, u32)]) -> (Standing, String) {
    let reason = Reason::of(&answer(root, actions), mover, legal).unwrap();
    (reason.standing, reason.rival.map_or(String::new(), |rival| rival.action))
}

use Bound::{Estimate, Exact, Lower, Upper};
use Seat::{One, Two};

#[test]
fn best_is_said_only_where_no_other_action_is_better_for_the_mover() {
    let two = [("a", 14.0, Exact, 2), ("b", 10.0, Exact, 2)];
    assert_eq!(standing(One, 2, 14.0, &two), (Standing::Best, "b".into()));
    assert_eq!(standing(Two, 2, 10.0, &two), (Standing::Below, "b".into()), "small values are good for Player Two");
    assert_eq!(standing(One, 2, 5.0, &[("a", 5.0, Exact, 2), ("b", 5.0, Exact, 2)]).0, Standing::Tied);
    assert_eq!(standing(One, 1, 5.0, &[("a", 5.0, Exact, 2)]).0, Standing::Only);
    assert_eq!(standing(One, 3, 5.0, &[]).0, Standing::Unjudged);
}

#[test]
fn a_bound_proves_only_what_it_says() {
    let refuted = [("a", 5.0, Exact, 2), ("b", 5.0, Upper, 2)];
    assert_eq!(standing(One, 2, 5.0, &refuted).0, Standing::Best, "at most as good is no tie");
    let open = [("a", 5.0, Exact, 2), ("b", 5.0, Lower, 2)];
    assert_eq!(standing(One, 2, 5.0, &open).0, Standing::Leading, "at least as good may be better");
    assert_eq!(standing(One, 2, 7.0, &[("a", 5.0, Exact, 2), ("b", 7.0, Lower, 2)]).0, Standing::Below);
    assert_eq!(standing(One, 2, 7.0, &[("a", 5.0, Lower, 2), ("b", 7.0, Exact, 2)]).0, Standing::Leading);
    assert_eq!(standing(One, 2, 7.0, &[("a", 5.0, Upper, 2), ("b", 3.0, Exact, 2)]).0, Standing::Leading);
    let mirrored = [("a", 5.0, Exact, 2), ("b", 5.0, Lower, 2)];
    assert_eq!(standing(Two, 2, 5.0, &mirrored).0, Standing::Best, "at least this much is at most as good for Player Two");
}

#[test]
fn what_was_not_judged_or_less_deep_is_not_compared() {
    assert_eq!(standing(One, 3, 9.0, &[("a", 5.0, Exact, 2), ("b", 3.0, Exact, 2)]).0, Standing::Leading);
    assert_eq!(standing(One, 3, 5.0, &[("a", 5.0, Exact, 2)]).0, Standing::Best, "the position is worth no more than that");
    let outdated = [("a", 5.0, Exact, 3), ("b", 9.0, Estimate, 2)];
    assert_eq!(standing(One, 2, 9.0, &outdated), (Standing::Leading, String::new()));
    let guesses = [("a", 5.0, Estimate, 1), ("b", 9.0, Estimate, 1)];
    assert_eq!(standing(One, 2, 9.0, &guesses), (Standing::Below, "b".into()));
}

#[test]
fn within_the_margins_nothing_is_told_apart() {
    let with_margins = |margins: [Option<f64>; 2], measure| {
        let mut answer = answer(0.5, &[("a", 0.5, Estimate, 1), ("b", 0.3, Estimate, 4)]);
        for (judged, margin) in answer.actions.iter_mut().zip(margins) {
            judged.worth.margin = margin;
        }
        answer.measure = measure;
        Reason::of(&answer, One, 2).unwrap().standing
    };
    assert_eq!(with_margins([Some(0.05), Some(0.1)], Measure::Mean), Standing::Best);
    assert_eq!(with_margins([Some(0.1), Some(0.15)], Measure::Mean), Standing::Close);
    assert_eq!(with_margins([Some(0.05), None], Measure::Mean), Standing::Close, "one game has no margin");
    assert_eq!(with_margins([Some(0.1), Some(0.15)], Measure::Value), Standing::Close);
    assert_eq!(with_margins([None, None], Measure::Value), Standing::Best);
}

#[test]
fn what_is_too_close_is_told_from_the_action_that_may_be_worth_most() {
    let mut answer = answer(0.5, &[("a", 0.5, Estimate, 1), ("b", 0.4, Estimate, 1), ("c", 0.3, Estimate, 1), ("d", 0.2, Estimate, 1)]);
    answer.measure = Measure::Mean;
    for (judged, margin) in answer.actions.iter_mut().zip([0.02, 0.03, 0.25, 0.1]) {
        judged.worth.margin = Some(margin);
    }
    let reason = Reason::of(&answer, One, 4).unwrap();
    assert_eq!((reason.standing, reason.rival.unwrap().action.as_str()), (Standing::Close, "c"), "b is clearly worse");
}

#[test]
fn equal_means_are_no_tie_of_what_the_actions_are_worth() {
    let of = |margin: Option<f64>, measure: Measure| {
        let mut answer = answer(0.5, &[("a", 0.5, Estimate, 1), ("b", 0.5, Estimate, 1)]);
        answer.measure = measure;
        answer.actions.iter_mut().for_each(|judged| judged.worth.margin = margin);
        Reason::of(&answer, One, 2).unwrap().standing
    };
    assert_eq!(of(Some(0.1), Measure::Mean), Standing::Close);
    assert_eq!(of(None, Measure::Mean), Standing::Close, "one game has no margin");
    assert_eq!(of(Some(0.0), Measure::Mean), Standing::Tied);
    assert_eq!(of(None, Measure::Value), Standing::Tied);
}

/// Small searches of a player, with settings that change how it chooses.
fn specs(entry: &Entry, player: &PlayerInfo) -> Vec<String> {
    let has = |key: &str| player.parameters.iter().any(|parameter| parameter.key == key);
    let depth = if entry.has_chance { 1 } else { 3 };
    let mut all = Vec::new();
    if has("level") {
        all.extend((1..=9).map(|level| format!("level={level}")));
        all.push("nodes=3000".into());
    }
    if has("depth") && !entry.is_puzzle {
        all.extend([format!("depth={depth},nodes=30000"), "nodes=60".into(), "nodes=700".into()]);
    }
    if has("ties") {
        all.push(format!("depth={depth},ties=last,nodes=30000"));
    }
    if has("cover") {
        all.push("depth=2,cover=0.7,nodes=3000".into());
    }
    if has("choose") {
        let more = if player.id == "flat" || player.id == "mcts" { "nodes=2000" } else { "simulations=60,nodes=20000" };
        all.extend(["mean", "sum"].map(|choose| format!("choose={choose},{more}")));
        all.extend((player.id.starts_with('u')).then(|| format!("choose=visits,{more}")));
        all.push("simulations=1,nodes=30".into());
    }
    if all.is_empty() {
        all.push(if has("nodes") { "nodes=3000".into() } else { String::new() });
    }
    if player.id == "rollout" {
        all = vec!["games=4,threads=1".into()];
    }
    all.into_iter().map(|settings| if settings.is_empty() { player.id.into() } else { format!("{}:{settings}", player.id) }).collect()
}

/// Some points of a game at which a player is to move, another for every seed.
fn points(entry: &'static Entry) -> Vec<Box<dyn Session>> {
    let variant = if entry.about.id == "redswapblue" { "n=2" } else { "" };
    let mut points = Vec::new();
    for seed in 0..6 {
        let mut session = entry.open(variant, None).unwrap();
        let mut dice = Rng::new(seed);
        for _ in 0..seed * 3 {
            session.roll(&mut dice);
        }
        while session.turn() == Turn::Chance {
            session.roll(&mut dice);
        }
        points.extend(matches!(session.turn(), Turn::Player(_)).then_some(session));
    }
    points
}

/// Complains when a reason claims more than the values of its answer say.
fn check(what: &str, reason: &Reason, answer: &Answer, mover: Seat) {
    let sign = if mover == Seat::One { 1.0 } else { -1.0 };
    let best = answer.best.as_deref().unwrap();
    let value_of = |action: &str| answer.actions.iter().find(|judged| judged.action == action).map(|judged| sign * judged.worth.value);
    let own = value_of(best);
    let refuted = if mover == Seat::One { Bound::Upper } else { Bound::Lower };
    let better: Vec<&JudgedAction> = answer
        .actions
        .iter()
        .filter(|judged| judged.worth.bound != refuted && own.is_some_and(|own| sign * judged.worth.value > own))
        .collect();
    match reason.standing {
        Standing::Best | Standing::Tied | Standing::Close => {
            assert!(better.is_empty(), "{what}: {best} is called {:?}, but {better:?} is better", reason.standing);
            assert!(own.is_some(), "{what}: {best} is called {:?} and was not judged", reason.standing);
        }
        Standing::Below => {
            let rival = reason.rival.as_ref().and_then(|rival| value_of(&rival.action));
            assert!(rival > own && !better.is_empty(), "{what}: nothing is better than {best}");
        }
        Standing::Unjudged => assert!(own.is_none(), "{what}"),
        Standing::Only => assert_eq!(reason.legal, 1, "{what}"),
        Standing::Leading => {}
    }
    let is_tied = answer.actions.iter().any(|judged| judged.action != best && Some(sign * judged.worth.value) == own);
    assert!(reason.standing != Standing::Tied || is_tied, "{what}: nothing is as good as {best}");
    let is_most =
        answer.actions.iter().all(|judged| judged.action == best || own.is_some() && judged.nodes < reason.chosen.as_ref().unwrap().nodes);
    assert!(!reason.is_looked_at_most || is_most, "{what}");
}

/// What the exact values of a search that is asked for all of them say about what it chose when asked for one.
fn check_exactly(what: &str, reason: &Reason, chosen: &str, all: &Answer, mover: Seat) {
    let sign = if mover == Seat::One { 1.0 } else { -1.0 };
    let value_of = |judged: &JudgedAction| sign * judged.worth.value;
    let Some(own) = all.actions.iter().find(|judged| judged.action == chosen).map(value_of) else { return };
    let most = all.actions.iter().map(value_of).fold(f64::NEG_INFINITY, f64::max);
    if matches!(reason.standing, Standing::Best | Standing::Tied) {
        assert!(own >= most, "{what}: {chosen} is called {:?} and gives {own} where {most} can be had", reason.standing);
    }
}

#[test]
fn no_player_of_any_game_is_said_to_play_the_best_where_it_does_not() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for entry in catalogue::games().iter().chain(catalogue::sandboxes()) {
        for (seed, session) in points(entry).iter().enumerate() {
            let Turn::Player(mover) = session.turn() else { continue };
            let legal = session.options(0).total;
            for player in &entry.players {
                for spec in specs(entry, player) {
                    let what = format!("{} {} {spec} seed {seed}", entry.about.id, session.position());
                    let mut made = session.player(&spec, seed as u64).unwrap_or_else(|complaint| panic!("{what}: {complaint}"));
                    let answer = session.think(&mut made, &SearchOptions::default());
                    let Some(reason) = Reason::of(&answer, mover, legal) else { continue };
                    check(&what, &reason, &answer, mover);
                    *seen.entry(format!("{:?}", reason.standing)).or_default() += 1;
                    let is_repeatable = spec.contains("depth=") && player.id != "champion" && !spec.contains("cover");
                    if is_repeatable && answer.stopped != Stop::Nodes {
                        let mut again = session.player(&spec.replace(",nodes=30000", ""), seed as u64).unwrap();
                        let all = session.think(&mut again, &SearchOptions { judge_all: true, ..SearchOptions::default() });
                        check_exactly(&what, &reason, answer.best.as_deref().unwrap(), &all, mover);
                    }
                }
            }
        }
    }
    // The samples are worth something only if every case is among them.
    for standing in ["Only", "Unjudged", "Below", "Best", "Tied", "Close", "Leading"] {
        assert!(seen.contains_key(standing), "no sample is {standing}: {seen:?}");
    }
}

#[test]
fn a_trace_tells_how_the_chosen_action_compares() {
    let session = catalogue::find("connect4").unwrap().open("", Some("11223")).unwrap();
    let told = |spec: &str| {
        let mut player = session.player(spec, 0).unwrap();
        let answer = session.think(&mut player, &SearchOptions { trace: Some(1000), ..SearchOptions::default() });
        answer.trace.unwrap().told.unwrap().reason.unwrap()
    };
    assert_eq!(told("random").standing, Standing::Unjudged);
    assert_eq!(told("minimax:depth=4").standing, Standing::Best);
    let careless = (0..40).map(|seed| told(&format!("perfect:level=1,seed={seed}")).standing);
    assert!(careless.into_iter().any(|standing| standing == Standing::Below), "the lowest level errs");
    assert_eq!(told("perfect").standing, Standing::Best, "what is solved is known to be best");
}
