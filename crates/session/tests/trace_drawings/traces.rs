//! Traces made by small searches of their own, so that the drawings are tested with every kind
//! of node and any size, whatever games there are.

use plyground_session::trace::{Trace, TraceEvent, Window};

pub fn trace(events: Vec<TraceEvent>) -> Trace {
    let nodes = events.iter().filter(|event| matches!(event, TraceEvent::Enter { .. } | TraceEvent::Open { .. })).count() as u64;
    Trace {
        format: Trace::FORMAT,
        game: "toy".into(),
        variant: "width=7,height=6".into(),
        position: "some position".into(),
        player: "alphabeta:depth=3".into(),
        nodes,
        nodes_recorded: nodes,
        whole: None,
        levels: None,
        idle: Vec::new(),
        told: None,
        events,
    }
}

/// Alpha-beta with a full-width tree whose leaves have values from a simple generator.
pub struct Teller {
    pub events: Vec<TraceEvent>,
    pub branches: u32,
    pub nodes: u64,
    pub state: u64,
}

impl Teller {
    pub fn new(branches: u32, seed: u64) -> Self {
        Self { events: Vec::new(), branches, nodes: 0, state: seed }
    }

    fn next(&mut self, below: u64) -> u64 {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) % below
    }

    /// Searches and returns the value of the node and its number.
    pub fn alphabeta(&mut self, way: Option<(u64, String)>, depth: u32, mut window: Window) -> f64 {
        self.nodes += 1;
        let (n, is_max) = (self.nodes, depth % 2 == 1);
        let (p, action) = way.map(|(p, action)| (p, action.into())).unzip();
        let kind = if is_max { "max" } else { "min" }.into();
        self.events.push(TraceEvent::Enter { n, p, action, kind, depth, window: Some(window), probability: None });
        if depth == 0 {
            let value = self.next(20) as f64 - 10.0;
            let (bound, source) = ("exact".into(), if self.next(4) == 0 { "table" } else { "evaluator" }.into());
            self.events.push(TraceEvent::Leave { n, value, bound, source });
            return value;
        }
        let (mut best, mut was_best) = (if is_max { f64::NEG_INFINITY } else { f64::INFINITY }, None);
        let (entered, mut bound) = (window, "exact");
        for branch in 0..self.branches {
            let action = format!("r{}c{} left", branch + 1, depth);
            let value = self.alphabeta(Some((n, action.clone())), depth - 1, window);
            best = if is_max { best.max(value) } else { best.min(value) };
            let was_window = Some(window);
            if is_max {
                window.alpha = window.alpha.max(best);
            } else {
                window.beta = window.beta.min(best);
            }
            self.events.push(TraceEvent::Child {
                n,
                action: action.as_str().into(),
                value,
                best,
                was_best,
                window: Some(window),
                was_window,
            });
            was_best = Some(best);
            let skipped = (self.branches - branch - 1) as usize;
            if window.alpha >= window.beta {
                bound = if is_max { "lower" } else { "upper" };
                if skipped > 0 {
                    let limit = if is_max { entered.beta } else { entered.alpha };
                    self.events.push(TraceEvent::Cut { n, action: action.into(), value, limit, skipped });
                }
                break;
            }
        }
        self.events.push(TraceEvent::Leave { n, value: best, bound: bound.into(), source: "children".into() });
        best
    }
}

pub const OPEN_WINDOW: Window = Window { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

/// Rounds of deepening, up to this depth.
pub fn rounds(branches: u32, depth: u32, seed: u64) -> Trace {
    let mut teller = Teller::new(branches, seed);
    for bound in 1..=depth {
        teller.events.push(TraceEvent::Iteration { bound, was: (bound > 1).then_some(bound - 1) });
        teller.alphabeta(None, bound, OPEN_WINDOW);
    }
    trace(teller.events)
}

pub fn one_round(branches: u32, depth: u32, seed: u64) -> Trace {
    let mut teller = Teller::new(branches, seed);
    teller.alphabeta(None, depth, OPEN_WINDOW);
    trace(teller.events)
}

/// A throw of two coins, then a choice; one outcome ends the game.
pub fn chance() -> Trace {
    let enter = |n, p: u64, action: &str, kind: &'static str, probability| {
        let (p, action) = if p == 0 { (None, None) } else { (Some(p), Some(action.into())) };
        TraceEvent::Enter { n, p, action, kind: kind.into(), depth: 1, window: None, probability }
    };
    let leave = |n, value, source: &'static str| TraceEvent::Leave { n, value, bound: "exact".into(), source: source.into() };
    let child = |n, action: &str, value, best| TraceEvent::Child {
        n,
        action: action.into(),
        value,
        best,
        was_best: None,
        window: None,
        was_window: None,
    };
    trace(vec![
        enter(1, 0, "", "chance", None),
        enter(2, 1, "two heads", "max", Some(0.25)),
        enter(3, 2, "stay", "min", None),
        leave(3, 999_999_995.0, "rules"),
        child(2, "stay", 999_999_995.0, 999_999_995.0),
        leave(2, 999_999_995.0, "children"),
        child(1, "two heads", 4.0, 1.0),
        enter(4, 1, "one head", "min", Some(0.5)),
        leave(4, -2.5, "stopped"),
        child(1, "one head", -2.5, -0.25),
        enter(5, 1, "no head", "over", Some(0.25)),
        leave(5, -999_999_999.0, "rules"),
        child(1, "no head", -1.0, -0.5),
        leave(1, -0.5, "children"),
    ])
}

/// A small A*: a start, two ways, a cheaper one found later, a successor not kept, a goal.
pub fn puzzle() -> Trace {
    let open = |n, p: u64, action: &str, g, h, from_goal| TraceEvent::Open {
        n,
        p: (p > 0).then_some(p),
        action: (p > 0).then(|| action.into()),
        g,
        h: Some(h),
        from_goal,
        position: None,
    };
    trace(vec![
        open(1, 0, "", 0, 2, false),
        TraceEvent::Expand { n: 1 },
        open(2, 1, "r1c1 right", 1, 1, false),
        open(3, 1, "r2c2 jumps up-left", 3, 1, false),
        TraceEvent::Expand { n: 2 },
        TraceEvent::Reject { p: 2, action: "r1c2 left".into(), reason: "known".into() },
        TraceEvent::Reroute {
            n: 3,
            p: Some(2),
            action: "r2c2 up".into(),
            g: 2,
            was_p: Some(1),
            was_action: Some("r2c2 jumps up-left".into()),
            was_g: 3,
        },
        open(4, 2, "r3c3 left", 2, 0, false),
        TraceEvent::Expand { n: 3 },
        TraceEvent::Goal { n: 4, cost: 2 },
    ])
}
