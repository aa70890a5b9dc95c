//! What people type about a game: variants, positions, actions, players. A new game of the catalogue is tried without a word here.

use crate::edit::{Choice, edited, fuzz, sample};
use plyground_lab::{Complaint, Entry, Kind, Rng, Session, Settings, catalogue};

fn entries() -> impl Iterator<Item = &'static Entry> {
    catalogue::games().iter().chain(catalogue::sandboxes())
}

/// The variants that differ from the usual one in a single setting.
fn variants(entry: &Entry) -> Vec<String> {
    let mut variants = vec![String::new()];
    for parameter in &entry.about.variants {
        let values = match &parameter.kind {
            Kind::Whole(least, most) => vec![least.to_string(), (least + 1).min(*most).to_string(), most.to_string()],
            Kind::Real(least, most) => vec![least.to_string(), ((least + most) / 2.0).to_string()],
            Kind::Choice(words) => words.iter().map(ToString::to_string).collect(),
            Kind::Time | Kind::Size | Kind::Text => vec![parameter.default.to_string()],
        };
        variants.extend(values.iter().map(|value| format!("{}={value}", parameter.key)));
    }
    variants
}

/// A game in progress: what was played at random from the start of a variant.
struct Sample {
    game: &'static str,
    variant: String,
    position: String,
    action: Option<String>,
}

impl Sample {
    fn open(&self) -> Box<dyn Session> {
        let entry = catalogue::find(self.game).expect("it is in the catalogue");
        entry.open(&self.variant, Some(&self.position)).expect("a position that was written can be read")
    }
}

/// Positions of random games in every variant of every game.
fn samples() -> Vec<Sample> {
    let mut dice = Rng::new(20);
    let mut samples = Vec::new();
    for entry in entries() {
        let of = |variant: &str, position: String, action| Sample { game: entry.about.id, variant: variant.into(), position, action };
        for example in entry.about.examples {
            samples.push(of(example.variant, example.text.into(), None));
        }
        for variant in variants(entry) {
            // Some values of one setting need another setting too.
            let Ok(mut session) = entry.open(&variant, None) else { continue };
            for ply in 0..24 {
                let action = session.sample(&mut dice);
                if ply % 4 < 2 {
                    samples.push(of(&variant, session.position(), action));
                }
                if !session.roll(&mut dice) {
                    break;
                }
            }
        }
    }
    samples
}

fn written(settings: &Settings) -> String {
    settings.to_string()
}

#[test]
fn variants_read_back() {
    let samples: Vec<(&str, String)> = entries().flat_map(|entry| variants(entry).into_iter().map(|text| (entry.about.id, text))).collect();
    fuzz!(6000, |choice: &Choice| {
        let (game, text) = &samples[sample(&samples, choice)];
        let entry = catalogue::find(game).expect("it is in the catalogue");
        let text = edited(text, choice);
        let Ok(settings) = entry.variant(&text) else { return };
        let again = written(&settings);
        assert_eq!(entry.variant(&again).as_ref().map(written), Ok(again), "{game} {text:?}");
        if let Ok(session) = entry.open(&text, None) {
            assert_eq!(reopened(&*session), Ok(session.position()), "{game} {text:?}");
        }
    });
}

/// The position of a session after its variant and its position went through text.
fn reopened(session: &dyn Session) -> Result<String, Complaint> {
    let again = session.entry().open(&written(session.variant()), Some(&session.position()))?;
    assert_eq!(again.turn(), session.turn());
    Ok(again.position())
}

#[test]
fn positions_read_back() {
    let samples = samples();
    fuzz!(4000, |choice: &Choice| {
        let sample = &samples[sample(&samples, choice)];
        let mut session = sample.open();
        let before = session.position();
        let text = edited(&sample.position, choice);
        let at = || format!("{} {} {text:?}", sample.game, sample.variant);
        if session.set_position(&text).is_err() {
            assert_eq!(session.position(), before, "{}", at());
            return;
        }
        assert_eq!(reopened(&*session), Ok(session.position()), "{}", at());
        let (_, options) = (session.picture(), session.options(8));
        assert_eq!(session.turn().is_over(), options.listed.is_empty(), "{}", at());
        if session.palette().is_some() {
            session.compose(&session.sketch()).unwrap_or_else(|complaint| panic!("{}: {complaint}", at()));
        }
    });
}

#[test]
fn actions_read_back() {
    let samples: Vec<Sample> = samples().into_iter().filter(|sample| sample.action.is_some()).collect();
    fuzz!(4000, |choice: &Choice| {
        let sample = &samples[sample(&samples, choice)];
        let mut session = sample.open();
        let before = session.position();
        let text = edited(sample.action.as_deref().unwrap_or_default(), choice);
        let at = || format!("{} {} {before} {text:?}", sample.game, sample.variant);
        let _ = session.partway(&text);
        let Ok(action) = session.play(&text) else {
            assert_eq!((session.position(), session.history().len()), (before.clone(), 0), "{}", at());
            return;
        };
        let mut again = sample.open();
        assert_eq!(again.play(&action).as_ref(), Ok(&action), "{}", at());
        assert_eq!(again.position(), session.position(), "{}", at());
        assert!(again.undo() && again.position() == before, "{}", at());
    });
}

/// Specs of every player with each of its parameters.
fn specs(entry: &Entry) -> Vec<String> {
    let mut specs: Vec<String> = entry.levels.iter().map(ToString::to_string).collect();
    for player in &entry.players {
        let one_by_one = player.parameters.iter().map(|parameter| format!("{}:{}={}", player.id, parameter.key, parameter.default));
        specs.extend(one_by_one);
    }
    specs
}

#[test]
fn players_read_back() {
    let samples: Vec<(&str, String)> = entries().flat_map(|entry| specs(entry).into_iter().map(|spec| (entry.about.id, spec))).collect();
    fuzz!(8000, |choice: &Choice| {
        let (game, text) = &samples[sample(&samples, choice)];
        let text = edited(text, choice);
        let entry = catalogue::find(game).expect("it is in the catalogue");
        let Ok(spec) = entry.spec(&text) else { return };
        let again = entry.spec(&spec.to_string()).map(|spec| spec.to_string());
        assert_eq!(again, Ok(spec.to_string()), "{game} {text:?}");
    });
}
