//! The game under simulation so far, for draws by its course.
//!
//! A position knows nothing of its past, so a simulation keeps the keys of the positions since the
//! last lasting action: those played before the root, those on the way through the tree, and those
//! that dice have come to. Unlike a search that takes both sides' best play for granted, dice may
//! go round in circles, so only the rules themselves end a simulated game:
//!
//! ```text
//!   played so far │ root  tree  tree │ dice  dice  dice …
//!   x   y         │ x     y          │ x: for the third time, drawn
//! ```
//!
//! Games whose course does not matter pay nothing for it.

use plyground_core::{Course, Game, Outcome, Root, Turn};

/// How the present simulation came to where it is.
#[derive(Debug)]
pub(super) struct Progress {
    /// The game as it came to the root; nothing where the course does not matter.
    root: Option<Course>,
    now: Option<Course>,
    is_drawn: bool,
}

impl Progress {
    /// A simulation that stands at the root. The root itself counts as a game that goes on: somebody
    /// wants to know what to do there.
    pub fn new<G: Game>(root: &Root<'_, G>) -> Self {
        let course = G::DRAWS.map(|_| {
            let mut keys = root.past.iter().copied().chain([root.position.key()]);
            let first = keys.next().expect("the root is one of them");
            keys.fold(Course::new(first), |mut course, key| {
                course.play(key, false);
                course
            })
        });
        Self { now: course.clone(), root: course, is_drawn: false }
    }

    /// Goes back to the root.
    #[inline]
    pub fn begin(&mut self) {
        if let Some(root) = &self.root {
            self.now = Some(root.clone());
            self.is_drawn = false;
        }
    }

    /// Plays an action or an outcome.
    #[inline(always)]
    pub fn play<G: Game>(&mut self, position: &mut G, action: &G::Action) {
        let Some(rules) = G::DRAWS else { return position.apply(action) };
        let is_lasting = position.is_lasting(action);
        position.apply(action);
        let course = self.now.as_mut().expect("a game with draws by its course has one");
        course.play(position.key(), is_lasting);
        self.is_drawn = !is_lasting && course.is_drawn(rules);
    }

    /// Who acts in the position where the simulation stands. The rules speak first, then the
    /// course of the game.
    #[inline(always)]
    pub fn turn<G: Game>(&self, position: &G) -> Turn {
        let turn = position.turn();
        if G::DRAWS.is_some() && self.is_drawn && !turn.is_over() { Turn::Over(Outcome::Drawn) } else { turn }
    }
}
