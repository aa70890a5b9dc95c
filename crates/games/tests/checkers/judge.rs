//! The evaluators: values, bounds, promises, and which positions are loud.

use crate::{read, read_free, texts};
use plyground_core::{Evaluator, Game, Playable, Player, Quiescence, Rng, Value};
use plyground_games::checkers::{CaptureRule, Checkers, Compulsory, Judge, Material, Optional};

/// The course's formula by counting letters in the text: White's view, in men.
fn plain_material(text: &str) -> f64 {
    let section = |colour: &str| text.split(':').skip(1).find(|section| section.starts_with(colour)).expect("both are listed").to_string();
    let count = |colour: &str| {
        let section = section(colour);
        let pieces = section[1..].split(',').filter(|square| !square.is_empty()).count() as f64;
        (pieces, section.matches('K').count() as f64)
    };
    let ((white, white_kings), (red, red_kings)) = (count("W"), count("B"));
    white - red + 0.5 * (white_kings - red_kings)
}

fn check_games<R: CaptureRule>() {
    let start = Checkers::<R>::new();
    let judge = start.judge("material").expect("the game lists it");
    let (least, most) = Evaluator::<Checkers<R>>::bounds(&judge);
    assert_eq!((least, most), (Value(-1800), Value(1800)));
    for game in 0..60 {
        let mut rng = Rng::stream(12, game);
        let mut position = start;
        for _ in 0..120 {
            if position.turn().is_over() {
                break;
            }
            let value = judge.evaluate(&position);
            assert_eq!(f64::from(value), -100.0 * plain_material(&position.write()), "{position:?}");
            assert_eq!(judge.evaluate(&position.mirrored()), -value, "{position:?}");
            assert!((least..=most).contains(&value), "{position:?}");
            for action in position.actions() {
                let gain = Value(judge.evaluate(&position.after(&action)).0 - value.0).pov(position.mover());
                assert_eq!(judge.promise(&position, &action), gain.0, "{action} in {position:?}");
            }
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
}

#[test]
fn material_is_the_formula_of_the_course_in_hundredths_from_blacks_side() {
    check_games::<Compulsory>();
    check_games::<Optional>();
    assert_eq!(Material.evaluate(&read("B:W21,K22:B1,2,K3")), Value(350 - 250));
    assert_eq!(Material.evaluate(&read("B:WK1:BK2")), Value(0));
}

#[test]
fn a_position_with_a_capture_is_loud() {
    let quiet = Checkers::<Compulsory>::new();
    assert_eq!(Material.quiescence(&quiet), Quiescence::Quiet);
    let loud = read("B:W14,32:B1,9");
    assert_eq!(Material.quiescence(&loud), Quiescence::Loud { actions: loud.actions(), may_decline: false });
    let free = read_free("B:W14,32:B1,9");
    let Quiescence::Loud { actions, may_decline: true } = Material.quiescence(&free) else { panic!("a capture is there") };
    assert_eq!(actions.map(|action| action.to_string()).collect::<Vec<_>>(), ["9x18"]);
    assert_eq!(texts(&free).len(), 4);
    // Only the player to move counts: here Black could jump, but White is to move.
    let threatened = read("W:W14,32:B5,9");
    assert!(threatened.has_capture(Player::One) && !threatened.has_capture(Player::Two));
    assert_eq!(Material.quiescence(&threatened), Quiescence::Quiet);
}

#[test]
fn every_listed_evaluator_is_there_and_no_other() {
    let start = Checkers::<Compulsory>::new();
    let judges = Checkers::<Compulsory>::about().judges;
    assert!(judges.iter().any(|judge| judge.id == "material"));
    assert!(judges.iter().all(|judge| start.judge(judge.id).is_some()));
    assert_eq!(start.judge("material"), Some(Judge::Material(Material)));
    assert_eq!(start.judge("materials"), None);
}
