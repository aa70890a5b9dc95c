//! What an engine tells whoever watches: how much it swept, and the way it found, step by step.
//!
//! ```text
//!   layer 1, layer 2, …      one line each; too many positions to tell one by one
//!   start ──► · ──► · ──► goal
//! ```

use plyground_core::{Counters, Event, Game, Observer};
use plyground_games::redswapblue::{Action, Bits, RedSwapBlue};

/// Tells what was counted so far, and walks the way, which is counted as well.
pub fn tell_way<B: Bits, O: Observer<RedSwapBlue<B>>>(start: &RedSwapBlue<B>, way: &[Action], counters: &mut Counters, observer: &mut O) {
    tell_swept(counters, observer);
    let mut position = *start;
    observer.see(Event::Open {
        node: 1,
        parent: None,
        action: None,
        position: &position,
        g: 0,
        h: Some(way.len() as u32),
        from_goal: false,
    });
    for (node, action) in (1..).zip(way) {
        observer.see(Event::Expand { node });
        position.apply(action);
        let (g, h) = (node as u32, Some((way.len() - node as usize) as u32));
        observer.see(Event::Open { node: node + 1, parent: Some(node), action: Some(action), position: &position, g, h, from_goal: false });
    }
    let steps = way.len() as u64;
    observer.see(Event::Goal { node: steps + 1, cost: steps as u32 });
    counters.nodes += steps + 1;
    counters.expanded += steps;
    counters.generated += steps;
}

/// Tells what was counted so far.
pub fn tell_swept<B: Bits, O: Observer<RedSwapBlue<B>>>(counters: &Counters, observer: &mut O) {
    observer.see(Event::Swept { nodes: counters.nodes, expanded: counters.expanded, generated: counters.generated });
}
