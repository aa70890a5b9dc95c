//! Barjis as people meet it: its page in the catalogue, its variants, its judges.

use super::balanced::{Balanced, FEATURES, TUNED, read_weights};
use super::judge::Judge;
use super::position::{Action, Barjis};
use super::tosses::exact_probability;
use super::variant::Variant;
use super::{editor, gesture, notation, partway, picture, steps};
use plyground_core::{About, Caption, Chance, Choice, Complaint, Editor, Gesture, Picture, Playable, Settings, StepEntry, Thrown, words};

impl Playable for Barjis {
    type Judge = Judge;

    fn about() -> About {
        About {
            id: "barjis",
            name: "Barjis",
            sentence: "Throw six cowries and race four stones around the cross into the kitchen, sending back the opponent's on the way; a Syrian game of the Pachisi family.",
            position_notation: "ONE/TWO/WHO/TOSS: each player's four places in order, 0 waiting to 84 home; 1 or 2 to throw or play; the throws on the table joined by +, or -. The start is 0,0,0,0/0,0,0,0/1/-.",
            action_notation: "The steps in the order played, place:steps each, a khal as k, such as 39:10 0:k 41:3; pass when nothing can be played. A throw is its names joined by +, such as dest+three.",
            seats: &["horses", "domes"],
            variants: Variant::parameters(),
            judges: vec![
                Choice { id: "balanced", sentence: "Progress, stones on X, and stones that may be sent back by the likely throws." },
                Choice { id: "progress", sentence: "Steps made by One's stones minus those of Two's." },
            ],
            features: FEATURES.to_vec(),
            words: words!("en", "ar", "fa"),
            ..About::default()
        }
    }

    fn start(variant: &Settings) -> Result<Option<Self>, Complaint> {
        Self::new(Variant::of(variant)?).map(Some)
    }

    fn judge(&self, id: &str) -> Option<Judge> {
        match id {
            "balanced" => Some(Judge::Balanced(Balanced::new(self.rules(), &TUNED))),
            "progress" => Some(Judge::Progress),
            _ => None,
        }
    }

    fn weighted_judge(&self, id: &str, weights: &str) -> Result<Judge, Complaint> {
        if id == "balanced" {
            return Ok(Judge::Balanced(Balanced::new(self.rules(), &read_weights(weights)?)));
        }
        let message = format!("{id} has no weights to set; leave out weights={weights}, or use eval=balanced");
        Err(Complaint::new("no-weights", message).with("eval", id).with("weights", weights))
    }

    fn read(&self, text: &str) -> Result<Self, Complaint> {
        notation::read(self, text)
    }

    fn write(&self) -> String {
        notation::write(self)
    }

    fn read_action(&self, text: &str) -> Result<Action, Complaint> {
        steps::read_action(self, text)
    }

    fn write_action(&self, action: &Action) -> String {
        steps::write_action(self, action)
    }

    fn picture(&self) -> Picture {
        picture::picture(self)
    }

    fn chance() -> Option<Chance<Self>> {
        Some(Chance { thrown: Thrown::Cowries, thrower: |position| Some(position.mover()), exact_odds })
    }

    fn gesture(&self, action: &Action) -> Gesture {
        gesture::gesture(self, action)
    }

    fn show_action(&self, action: &Action) -> (String, Gesture) {
        gesture::show(self, action)
    }

    fn step_entry() -> Option<StepEntry<Self>> {
        Some(StepEntry { partway: partway::partway })
    }

    fn editor() -> Option<Editor<Self>> {
        Some(Editor { palette: |_| editor::palette(), compose: editor::compose, sketch: editor::sketch })
    }

    /// In 300 games of players who looked one turn ahead by `balanced`, a logistic curve through
    /// the value before a throw and the result passes three quarters at 94 hundred, and for
    /// `progress` at 78 steps: nearly one stone all the way.
    fn clear_edge(judge: &str) -> f64 {
        if judge == "progress" { 78.0 } else { 9400.0 }
    }

    fn caption(&self) -> Option<Caption> {
        Some(Caption::new("barjis", picture::caption(self)))
    }
}

fn exact_odds(position: &Barjis, outcome: &Action) -> Option<String> {
    let Action::Throw(number) = outcome else { return None };
    let rules = position.rules();
    let set = rules.toss_sets.get(usize::from(*number))?;
    Some(exact_probability(rules.variant, &set.counts).to_string())
}
