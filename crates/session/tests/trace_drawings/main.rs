//! Drawings of recorded searches: DOT, SVG and HTML.

mod real;
mod traces;
mod xml;

use plyground_session::trace::{Replay, State, Trace, TraceEvent, dot, html, outline, svg};
use std::collections::HashSet;
use traces::{chance, one_round, puzzle, rounds, trace};
use xml::{Element, elements};

fn all_traces() -> Vec<(&'static str, Trace)> {
    vec![
        ("empty", trace(Vec::new())),
        ("one node", one_round(0, 0, 1)),
        ("alphabeta", one_round(3, 3, 7)),
        ("rounds", rounds(3, 4, 11)),
        ("wide", one_round(30, 2, 5)),
        ("chance", chance()),
        ("puzzle", puzzle()),
    ]
}

/// Numbers of the nodes drawn, in the order in which they stand there.
fn drawn(elements: &[Element]) -> Vec<u64> {
    let nodes = elements.iter().filter(|element| element.has_class("node"));
    nodes.map(|node| node.get("id").and_then(|id| id.strip_prefix('n')).expect("a node has a number").parse().expect("a number")).collect()
}

fn nodes_of(state: &State) -> HashSet<u64> {
    state.nodes.keys().copied().collect()
}

#[test]
fn the_picture_is_well_formed_and_has_title_description_and_size() {
    for (name, trace) in all_traces() {
        for most in [0, 1, 5, 1000] {
            let elements = elements(&svg(&trace, most));
            let root = &elements[0];
            assert_eq!((root.name.as_str(), root.get("role")), ("svg", Some("img")), "{name}");
            assert_eq!(root.get("viewBox"), Some(format!("0 0 {} {}", root.number("width"), root.number("height")).as_str()), "{name}");
            assert_eq!((elements[1].name.as_str(), elements[2].name.as_str()), ("title", "desc"), "{name}");
            let ids: Vec<&str> = elements.iter().filter_map(|element| element.get("id")).collect();
            assert_eq!(ids.len(), ids.iter().collect::<HashSet<_>>().len(), "{name}: an id stands twice");
        }
    }
}

#[test]
fn every_node_is_drawn_once_when_there_is_room() {
    for (name, trace) in all_traces() {
        let state = Replay::end(&trace);
        let drawn = drawn(&elements(&svg(&trace, 10_000)));
        assert_eq!(drawn.len(), state.nodes.len(), "{name}");
        assert_eq!(drawn.into_iter().collect::<HashSet<_>>(), nodes_of(&state), "{name}");
        let graph = dot(&trace, 10_000);
        for node in state.nodes.keys() {
            assert_eq!(graph.matches(&format!("  n{node} [label=")).count(), 1, "{name}: node {node}");
        }
    }
}

#[test]
fn no_two_cells_overlap_and_all_lie_inside_the_picture() {
    for (name, trace) in all_traces() {
        for most in [7, 60, 10_000] {
            let elements = elements(&svg(&trace, most));
            let boxes: Vec<[f64; 4]> = elements
                .iter()
                .filter(|element| element.has_class("cell"))
                .map(|cell| ["x", "y", "width", "height"].map(|side| cell.number(side)))
                .collect();
            let (width, height) = (elements[0].number("width"), elements[0].number("height"));
            for (index, a) in boxes.iter().enumerate() {
                assert!(a[0] >= -0.1 && a[1] >= -0.1 && a[0] + a[2] <= width && a[1] + a[3] <= height, "{name}: {a:?} sticks out");
                for b in &boxes[..index] {
                    let is_apart = a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
                    assert!(is_apart, "{name}, {most} nodes: {a:?} and {b:?} overlap");
                }
            }
        }
    }
}

#[test]
fn what_is_not_drawn_is_counted_and_hangs_where_it_belongs() {
    for (name, trace) in all_traces() {
        let count = trace.nodes;
        for most in [1, 4, 20, 50] {
            let text = svg(&trace, most);
            let drawn = drawn(&elements(&text)).len() as u64;
            assert_eq!(drawn, count.min(most as u64), "{name}");
            let note = format!("{} of {} node", count - drawn, count);
            assert_eq!(text.contains(&note), drawn < count, "{name}: {note}");
            assert_eq!(dot(&trace, most).contains(&note), drawn < count, "{name}: {note}");
            assert_eq!(html(&trace, most).contains(&note), drawn < count, "{name}: {note}");
            let hanging: u64 = numbers_after(&text, "\">+");
            let roots = Replay::end(&trace).roots.len();
            assert!(drawn + hanging <= count && (roots > 1 || drawn + hanging == count), "{name}: {drawn} + {hanging} of {count}");
        }
    }
    let mut trace = one_round(3, 3, 7);
    let recorded = trace.nodes;
    trace.nodes = 1_234_567;
    assert!(
        svg(&trace, 1000).contains(&format!("{} of 1,234,567 nodes not drawn", plyground_session::with_thousands(1_234_567 - recorded)))
    );
}

/// The sum of the numbers that follow a sign.
fn numbers_after(text: &str, sign: &str) -> u64 {
    let digits = |rest: &str| {
        rest.chars().take_while(|letter| letter.is_ascii_digit() || *letter == ',').filter(char::is_ascii_digit).collect::<String>()
    };
    text.split(sign).skip(1).filter_map(|rest| digits(rest).parse::<u64>().ok()).sum()
}

#[test]
fn a_drawn_node_has_its_parent_and_the_principal_line_is_always_there() {
    let trace = one_round(4, 5, 3);
    let state = Replay::end(&trace);
    for most in [6, 10, 40, 10_000] {
        let elements = elements(&svg(&trace, most));
        let drawn: HashSet<u64> = drawn(&elements).into_iter().collect();
        assert!(drawn.iter().all(|node| state.nodes[node].parent.is_none_or(|parent| drawn.contains(&parent))));
        let line: Vec<u64> = elements
            .iter()
            .filter(|element| element.has_class("node") && element.has_class("principal"))
            .map(|element| element.get("id").expect("an id")[1..].parse().expect("a number"))
            .collect();
        assert_eq!(line.len(), 6, "the root and five decisions");
        let value = |node: &u64| state.nodes[node].returned.as_ref().expect("every node returned").value;
        for pair in line.windows(2) {
            assert_eq!(state.nodes[&pair[1]].parent, Some(pair[0]));
            assert!((value(&pair[0]) - value(&pair[1])).abs() < 1e-9, "the value comes from below");
        }
        assert_eq!(elements.iter().filter(|element| element.has_class("edge") && element.has_class("principal")).count(), 5);
        assert_eq!(dot(&trace, most).matches("penwidth=4").count(), 5);
    }
}

#[test]
fn of_equal_actions_the_principal_line_takes_the_one_the_search_chose() {
    let enter = |n, p, action: Option<&str>, depth| TraceEvent::Enter {
        n,
        p,
        action: action.map(Into::into),
        kind: "max".into(),
        depth,
        window: None,
        probability: None,
    };
    let leave = |n, source: &'static str| TraceEvent::Leave { n, value: 5.0, bound: "exact".into(), source: source.into() };
    let child = |action: &str| TraceEvent::Child {
        n: 1,
        action: action.into(),
        value: 5.0,
        best: 5.0,
        was_best: None,
        window: None,
        was_window: None,
    };
    let mut events = vec![enter(1, None, None, 1)];
    for (n, action) in [(2, "a"), (3, "b")] {
        events.extend([enter(n, Some(1), Some(action), 0), leave(n, "evaluator"), child(action)]);
    }
    events.push(leave(1, "children"));
    let is_thick = |events: &[TraceEvent], node: u64| {
        svg(&trace(events.to_vec()), 9).contains(&format!("<g id=\"n{node}\" class=\"node leaf principal\""))
    };
    assert!(is_thick(&events, 2) && !is_thick(&events, 3));
    events.push(TraceEvent::Best { action: "b".into(), value: 5.0, was: None });
    assert!(is_thick(&events, 3) && !is_thick(&events, 2));
}

#[test]
fn cut_offs_are_told_with_the_same_words_everywhere() {
    let trace = one_round(4, 3, 7);
    let text = outline(&trace, usize::MAX);
    let reasons: Vec<&str> = text.lines().filter_map(|line| line.trim().strip_prefix("✂ ")).collect();
    assert!(!reasons.is_empty());
    let (picture, graph, page) = (svg(&trace, 1000), dot(&trace, 1000), html(&trace, 1000));
    for reason in reasons {
        assert!(picture.contains(reason) && graph.contains(reason) && page.contains(reason), "{reason}");
    }
    let cuts = Replay::end(&trace).counts.cutoffs as usize;
    assert_eq!(picture.matches("class=\"edge cut\"").count(), cuts);
    assert_eq!(graph.matches("style=dashed]").count(), cuts);
}

#[test]
fn puzzles_show_costs_ways_and_what_was_not_kept() {
    let text = svg(&puzzle(), 100);
    for wanted in [">1 + 1 = 2<", ">★ 2 + 0 = 2<", "class=\"node goal principal\"", "r1c2 left: known already", "✂ 1", "r2c2 up"] {
        assert!(text.contains(wanted), "{wanted} is missing in {text}");
    }
    let page = html(&puzzle(), 100);
    for wanted in [
        "A cheaper way, by r2c2 up after r1c1 right",
        "★ Goal reached by r3c3 left: the solution costs 2.",
        "Expand the start: g + h is 0 + 2 = 2.",
    ] {
        assert!(page.contains(wanted), "{wanted} is missing");
    }
}

#[test]
fn chance_shows_probabilities_and_decided_values_in_words() {
    let text = svg(&chance(), 100);
    for wanted in ["p = 0.2500", "wins in 5", "class=\"node chance principal\"", "class=\"node stopped\"", ">-0.5000<"] {
        assert!(text.contains(wanted), "{wanted} is missing in {text}");
    }
}

#[test]
fn several_roots_have_headings() {
    let text = svg(&rounds(2, 3, 1), 1000);
    assert_eq!((1..=3).map(|round| text.matches(&format!(">round {round}<")).count()).sum::<usize>(), 3);
    let mut two_ends = puzzle();
    two_ends.events.push(TraceEvent::Open { n: 9, p: None, action: None, g: 0, h: None, from_goal: true, position: None });
    let text = svg(&two_ends, 1000);
    assert!(text.contains(">from the start<") && text.contains(">from the goal<"));
}

#[test]
fn texts_are_escaped_everywhere() {
    let mut trace = one_round(2, 1, 1);
    let nasty = "</script><b>&\"'\\\u{1}";
    (trace.game, trace.position, trace.player) = (nasty.into(), nasty.into(), nasty.into());
    for event in &mut trace.events {
        if let TraceEvent::Enter { action: Some(action), .. } | TraceEvent::Child { action, .. } = event {
            *action = nasty.into();
        }
    }
    let picture = svg(&trace, 100);
    elements(&picture);
    assert!(picture.contains("&lt;/script&gt;&lt;b&gt;&amp;&quot;&#39;\\\u{fffd}"));
    let page = html(&trace, 100);
    assert_eq!(page.matches("</script>").count(), 2, "only the page's own scripts end");
    assert!(!page.contains("<b>&") && page.contains("\\u003c/script>"));
    let graph = dot(&trace, 100);
    assert!(graph.contains("</script><b>&amp;\\\"'\\\\\u{fffd}"), "{graph}");
}

#[test]
fn the_page_needs_nothing_but_itself() {
    for (name, trace) in all_traces() {
        let page = html(&trace, 100);
        let rest = page.replace("http://www.w3.org/2000/svg", "");
        for sign in ["http://", "https://", "src=", "@import", "url(", "<link"] {
            assert!(!rest.contains(sign), "{name} has {sign}");
        }
        assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">") && page.contains("name=\"viewport\""), "{name}");
        assert!(page.len() < 400_000, "{name} has {} bytes", page.len());
    }
}

#[test]
fn the_page_tells_every_event_and_says_so_when_there_are_too_many() {
    let steps = |page: &str| -> Vec<serde_json::Value> {
        let data = page.split("id=\"steps\">").nth(1).and_then(|rest| rest.split("</script>").next()).expect("the steps are there");
        serde_json::from_str(data).expect("the steps are JSON")
    };
    for (name, trace) in all_traces() {
        let told = steps(&html(&trace, 10));
        assert_eq!(told.len(), trace.events.len(), "{name}");
        for (step, event) in told.iter().zip(&trace.events) {
            assert_eq!(step[0].as_u64(), event.node(), "{name}");
            assert!(step[3].as_str().is_some_and(|sentence| sentence.ends_with('.')), "{name}: {step}");
        }
    }
    let long = one_round(12, 5, 3);
    assert!(long.events.len() > 20_000);
    let page = html(&long, 50);
    assert_eq!(steps(&page).len(), 20_000);
    assert!(page.contains("The page tells the first 20,000 steps"));
}

#[test]
fn a_very_long_line_is_drawn_without_trouble() {
    let open = |n: u64| TraceEvent::Open {
        n,
        p: (n > 1).then(|| n - 1),
        action: (n > 1).then(|| "on".into()),
        g: n as u32,
        h: None,
        from_goal: false,
        position: None,
    };
    let mut events: Vec<TraceEvent> = (1..=20_000).map(open).collect();
    events.push(TraceEvent::Goal { n: 20_000, cost: 20_000 });
    let trace = trace(events);
    assert_eq!(drawn(&elements(&svg(&trace, 30_000))).len(), 20_000);
    assert!(dot(&trace, 100).contains("+19,900 more"));
    assert!(html(&trace, 500).contains("level 499"));
}
