//! The three-move ballots are legal openings, all different, and as many as there should be.

use plyground_core::{Playable, Player};
use plyground_games::checkers::ballots::{Class, ballots, playable};
use plyground_games::checkers::{Checkers, Compulsory, Optional};
use std::collections::HashSet;

#[test]
fn there_are_144_over_the_board_12_by_mail_and_18_barred() {
    let count = |class| ballots().filter(|ballot| ballot.class == class).count();
    assert_eq!([Class::Crossboard, Class::Mail, Class::Barred].map(count), [144, 12, 18]);
    assert_eq!((ballots().count(), playable().count()), (174, 156));
    assert!(ballots().map(|ballot| usize::from(ballot.number)).eq(1..=174));
}

#[test]
fn every_ballot_replays_legally_and_leaves_white_to_move() {
    let mut seen = HashSet::new();
    for ballot in ballots() {
        let mut position = Checkers::<Compulsory>::new();
        for (text, (from, to)) in ballot.to_string().split(' ').zip(ballot.squares) {
            let action = position.read_action(text).unwrap_or_else(|complaint| panic!("{ballot}: {complaint}"));
            assert_eq!((action.from(), action.to()), (from, to), "{ballot}");
            position = plyground_core::Game::after(&position, &action);
        }
        assert_eq!(position.mover(), Player::Two);
        assert_eq!(ballot.position::<Compulsory>(), position);
        assert_eq!(ballot.position::<Optional>(), position.under::<Optional>());
        assert!(seen.insert(ballot.squares), "{ballot} is there twice");
    }
}

#[test]
fn names_belong_to_the_openings_that_players_know_by_them() {
    let named = |number: usize| ballots().nth(number - 1).map(|ballot| (ballot.to_string(), ballot.name, ballot.class)).unwrap();
    assert_eq!(named(46), ("9-14 23-18 14x23".into(), Some("Double Cross"), Class::Crossboard));
    assert_eq!(named(68), ("10-14 22-18 12-16".into(), Some("White Doctor"), Class::Crossboard));
    assert_eq!(named(153), ("11-16 23-19 16x23".into(), Some("Black Widow"), Class::Mail));
    assert_eq!(named(1).1, None);
}
