//! A game looked back on: what every decision gave away, and what would have been better.
//!
//! A judge, stronger than the players if the review is to be worth anything, values every legal action
//! at every decision. The loss of a decision is how much worse its action is than the best one; what
//! chance did is nobody's fault and is not judged. Losses that matter get the marks of chess books.
//!
//! ```text
//!   judge    4 wins in 1    3 even    7 loses in 2
//!   played                            7               ??  better 4
//! ```
//!
//! Marks measure against the game's clear edge, the value at which a player wins three games of four,
//! as a share of the game: to fall from even to a clear edge for the other costs a quarter of it and is a
//! blunder, half of an edge is a mistake, a quarter of one an inaccuracy. So a point given away in a
//! won game weighs less than in an even one. To let a won game go, or to lose one that could be held, is
//! always a blunder; to win later than possible is none. Where values are estimates with a margin, a
//! loss that may be noise gets no mark. Who plays alone has no share of a game: there it is
//! the part of the best value that counts, and in a puzzle the steps too many.
//!
//! ```
//! use plyground_lab::{catalogue, review::{Mark, review}};
//! let mut session = catalogue::find("connect4")?.open("", None)?;
//! for action in ["4", "1", "4", "1", "4", "2"] {
//!     session.play(action)?;
//! }
//! let mut judge = session.player("alphabeta:depth=4", 0)?;
//! let review = review(session.as_ref(), &mut judge, &Default::default(), &mut |_, _| ());
//! let last = review.decisions.last().expect("six decisions");
//! assert_eq!((last.mark, last.better.as_deref()), (Some(Mark::Blunder), Some("4")));
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

mod json;
mod marks;

pub use json::{JudgementJson, ReviewJson};
pub use marks::Mark;

use crate::experiment::loss;
use plyground_core::{Player as Seat, Stop, Turn, Worth};
use plyground_session::{Answer, Entry, JudgedAction, Player, SearchOptions, Session};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// No value counts for more than so many clear edges: a mean is not to be ruled by one lost win.
const MOST_EDGES: f64 = 4.0;

/// Losses below this are rounding.
const NOTHING: f64 = 1e-9;

/// A game that was looked back on.
#[derive(Clone, Debug)]
pub struct Review {
    /// How many play.
    pub seats: usize,
    /// Who judged.
    pub judge: String,
    /// Every decision, first to last, as far as the judge came.
    pub decisions: Vec<Judgement>,
    /// True when no decision was left out.
    pub is_whole: bool,
}

/// One decision, judged.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// Its number among the decisions, from 1.
    pub number: usize,
    /// Actions before it, what chance did included.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub action: String,
    /// What the position was worth before, from One's view.
    pub before: Worth,
    /// What the action was worth, where the judge can tell.
    pub after: Option<Worth>,
    /// One's share of the game before, where the value says something about it.
    pub share: Option<f64>,
    /// What was given away, in the unit of the judge; `None` where there was no choice or no judgement.
    pub loss: Option<f64>,
    /// The same as a share of the game, where there is one.
    pub lost_share: Option<f64>,
    /// How much of the loss may be noise of the judge's values.
    pub noise: f64,
    /// How bad it was, if it was.
    pub mark: Option<Mark>,
    /// What would have been better.
    pub better: Option<String>,
    /// The play expected after that, beginning with it.
    pub line: Vec<String>,
}

impl Judgement {
    /// True when nothing was given away although something could have been, as far as the judge can tell.
    #[must_use]
    pub fn is_best(&self) -> bool {
        self.loss.is_some_and(|loss| is_nothing(loss, self.noise))
    }

    /// How bad it was, for sorting: larger is worse.
    fn badness(&self) -> (Option<Mark>, f64) {
        (self.mark, self.lost_share.or(self.loss).unwrap_or(0.0))
    }
}

/// What the decisions of one player come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Total {
    /// The player.
    pub seat: Seat,
    /// Decisions made.
    pub decisions: usize,
    /// Those with a choice that could be judged.
    pub judged: usize,
    /// Those of them that gave nothing away, as far as the judge can tell.
    pub best: usize,
    /// What was given away on average, of those judged.
    pub mean_loss: Option<f64>,
    /// How many got each mark, the least bad first.
    pub marks: [usize; 3],
}

/// True for a loss that is rounding, or that may be noise.
fn is_nothing(loss: f64, noise: f64) -> bool {
    loss < noise.max(NOTHING)
}

/// Looks back on what was played in a session. `tell` hears of every decision as it is judged, and how
/// many there are in all. When the stop flag goes up, the review ends with what there is.
pub fn review(session: &dyn Session, judge: &mut Player, stop: &Arc<AtomicBool>, tell: &mut dyn FnMut(&Judgement, usize)) -> Review {
    let history = session.history();
    let all = history.iter().filter(|step| step.by != Turn::Chance).count();
    let entry = session.entry();
    let mut review =
        Review { seats: entry.about.seats.len(), judge: judge.spec.to_string(), decisions: Vec::with_capacity(all), is_whole: false };
    let counts_outcomes = counts_outcomes(entry, judge);
    let mut place = session.fork();
    while place.undo() {}
    let ask = SearchOptions { judge_all: true, most: Some(usize::MAX), stop: Some(stop.clone()), ..SearchOptions::default() };
    for (ply, step) in history.iter().enumerate() {
        if let Turn::Player(seat) = place.turn() {
            let answer = place.think(judge, &ask);
            if answer.stopped == Stop::Cancelled || stop.load(Ordering::SeqCst) {
                return review;
            }
            let number = review.decisions.len() + 1;
            review.decisions.push(judgement(entry, number, ply, seat, &step.action, &answer, counts_outcomes));
            tell(&review.decisions[number - 1], all);
        }
        place.redo();
    }
    review.is_whole = true;
    review
}

/// True when the judge's values are means of won and lost games, 1 and -1, and no points of an evaluator.
fn counts_outcomes(entry: &Entry, judge: &Player) -> bool {
    let is_sampler = entry.player(judge.spec.id).is_ok_and(|player| player.family == "sampling");
    is_sampler && judge.settings.word("value") == Some("outcome") && judge.settings.word("choose") != Some("sum")
}

/// What an answer says about the action that was played.
fn judgement(entry: &Entry, number: usize, ply: usize, seat: Seat, action: &str, answer: &Answer, counts_outcomes: bool) -> Judgement {
    let own = answer.actions.iter().find(|judged| judged.action == action);
    let is_shared = entry.about.seats.len() == 2;
    let clip = if is_shared { MOST_EDGES * answer.edge } else { f64::MAX };
    let loss = loss(answer, action, seat, clip).filter(|loss| loss.is_finite());
    let best = best_of(answer, seat);
    let share = |worth: &Worth| {
        let sampled = counts_outcomes && worth.decided.is_none();
        let share = if sampled { Some(f64::midpoint(worth.value, 1.0)) } else { answer.share(worth) };
        share.filter(|_| is_shared)
    };
    let lost_share = loss.and(best).and_then(|best| share(&best.worth)).zip(own.and_then(|own| share(&own.worth))).map(|(best, own)| {
        let difference = if seat == Seat::One { best - own } else { own - best };
        difference.max(0.0)
    });
    let margin = |judged: Option<&JudgedAction>| judged.and_then(|judged| judged.worth.margin).unwrap_or(0.0);
    let noise = margin(best) + margin(own);
    let mark = loss.zip(own).zip(best).and_then(|((loss, own), best)| marks::mark(entry, seat, &best.worth, &own.worth, loss, lost_share));
    let better = best.filter(|_| mark.is_some() || loss.is_some_and(|loss| !is_nothing(loss, noise)));
    Judgement {
        number,
        ply,
        seat,
        action: action.into(),
        before: answer.worth,
        after: own.map(|own| own.worth),
        share: share(&answer.worth),
        loss,
        lost_share,
        noise,
        mark,
        better: better.map(|best| best.action.clone()),
        line: better.map_or_else(Vec::new, |best| best.line.clone()),
    }
}

/// The best of the judged actions that can be compared; among equals the one the judge would play.
fn best_of(answer: &Answer, seat: Seat) -> Option<&JudgedAction> {
    let sign = if seat == Seat::One { 1.0 } else { -1.0 };
    let merit = |judged: &JudgedAction| (sign * judged.worth.value, answer.best.as_ref() == Some(&judged.action));
    answer.comparable().max_by(|a, b| {
        let ((a, is_first), (b, is_second)) = (merit(a), merit(b));
        a.total_cmp(&b).then(is_first.cmp(&is_second))
    })
}

impl Review {
    /// The decisions that got a mark, the worst first; among equals the earlier.
    #[must_use]
    pub fn worst(&self) -> Vec<&Judgement> {
        let mut marked: Vec<&Judgement> = self.decisions.iter().filter(|decision| decision.mark.is_some()).collect();
        marked.sort_by(|a, b| {
            let ((mark, loss), (other_mark, other_loss)) = (a.badness(), b.badness());
            other_mark.cmp(&mark).then(other_loss.total_cmp(&loss)).then(a.number.cmp(&b.number))
        });
        marked
    }

    /// What the decisions of every player come to, One first.
    #[must_use]
    pub fn totals(&self) -> Vec<Total> {
        [Seat::One, Seat::Two].into_iter().take(self.seats).map(|seat| self.total(seat)).collect()
    }

    fn total(&self, seat: Seat) -> Total {
        let own = || self.decisions.iter().filter(move |decision| decision.seat == seat);
        let losses: Vec<f64> = own().filter_map(|decision| decision.loss).collect();
        let judged = losses.len();
        Total {
            seat,
            decisions: own().count(),
            judged,
            best: own().filter(|decision| decision.is_best()).count(),
            mean_loss: (judged > 0).then(|| losses.iter().sum::<f64>() / judged as f64),
            marks: Mark::ALL.map(|mark| own().filter(|decision| decision.mark == Some(mark)).count()),
        }
    }
}

#[cfg(test)]
mod tests;
