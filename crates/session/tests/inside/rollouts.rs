//! Rollouts whose time is up.

use crate::rollout;
use crate::roster::Roster;
use plyground_core::{
    Bound, Counters, Family, Game, Limits, Make, Parameter, Recipe, Root, Settings, Stop, Thinker, Verdict, Watcher, Worth,
};
use plyground_games::tree::PlainTree;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Players made, and the time each thought was given.
static MADE: AtomicU64 = AtomicU64::new(0);
static THOUGHTS: Mutex<Vec<Option<Duration>>> = Mutex::new(Vec::new());

/// Raises the flag of the search that asks it, and takes the last action.
struct Stopper;

type Action = <PlainTree as Game>::Action;

impl Thinker<PlainTree> for Stopper {
    fn think(&mut self, root: &Root<'_, PlainTree>, limits: &Limits, _: Option<Watcher<'_, PlainTree>>) -> Verdict<Action> {
        THOUGHTS.lock().unwrap().push(limits.time);
        if let Some(flag) = &limits.stop {
            flag.store(true, Ordering::Relaxed);
        }
        let best = root.position.actions().into_iter().last();
        let worth = Worth::expected(0.0, Bound::Estimate);
        let (line, counters, elapsed) = (Vec::new(), Counters::default(), Duration::ZERO);
        Verdict { best, worth, actions: Vec::new(), line, counters, stopped: Stop::Complete, elapsed }
    }
}

struct Stoppers;

impl Roster<PlainTree> for Stoppers {
    const DEFAULT_PLAYER: &'static str = "stopper";

    fn levels() -> &'static [&'static str] {
        &[]
    }

    fn general() -> Vec<Recipe<PlainTree>> {
        let make = Make::Thinker(|_, _| {
            MADE.fetch_add(1, Ordering::Relaxed);
            Ok(Box::new(Stopper))
        });
        vec![Recipe {
            id: "stopper",
            sentence: "",
            family: Family::named("test"),
            pseudocode: "",
            parameters: vec![Parameter::time()],
            make,
        }]
    }
}

#[test]
fn nothing_is_begun_when_the_time_is_up() {
    let root = PlainTree::typed("max[max[1 2] max[3 4] max[5 6]]").unwrap();
    let last = root.actions().into_iter().last();
    let recipe = rollout::recipe::<PlainTree, Stoppers>();
    let settings = Settings::read(r#"player="stopper:time=5s",games=4,threads=1,seed=1"#, &recipe.parameters, "rollout").unwrap();
    let Make::Thinker(make) = recipe.make else { panic!("a rollout is a thinker") };
    let mut rollout = make(&settings, &root).unwrap();
    assert_eq!(MADE.swap(0, Ordering::Relaxed), 1, "made once, so that a mistake is told before any game");

    // The flag goes up in the first thought of the first game: no other game is begun, nobody is asked again.
    let flagged = Limits { stop: Some(Arc::new(AtomicBool::new(false))), ..Limits::default() };
    let verdict = rollout.think(&Root::new(&root), &flagged, None);
    assert_eq!((verdict.best, verdict.stopped), (last, Stop::Cancelled));
    assert_eq!(MADE.swap(0, Ordering::Relaxed), 2, "players of one game");
    assert_eq!(std::mem::take(&mut *THOUGHTS.lock().unwrap()), [Some(Duration::from_secs(5))]);

    // No time from the start: the one thought gets what is left, which is nothing.
    let no_time = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    let verdict = rollout.think(&Root::new(&root), &no_time, None);
    assert_eq!((verdict.best, verdict.stopped), (last, Stop::Time));
    assert_eq!(std::mem::take(&mut *THOUGHTS.lock().unwrap()), [Some(Duration::ZERO)]);
}
