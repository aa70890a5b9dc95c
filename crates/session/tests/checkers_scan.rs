//! Scanning pieces from the rear or from the front decides between equal actions, and changes nothing else.

use plyground_session::{Rng, SearchOptions, Seat, Session, Turn, catalogue};

/// Positions of random games in which a player chooses.
fn positions(variant: &str) -> Vec<Box<dyn Session>> {
    let mut positions = Vec::new();
    for game in 0..6 {
        let mut session = catalogue::find("checkers").unwrap().open(variant, None).unwrap();
        let mut rng = Rng::stream(19, game);
        while positions.len() < 40 * (game as usize + 1) && matches!(session.turn(), Turn::Player(_)) {
            let actions = session.options(usize::MAX).listed;
            let action = actions[rng.below(actions.len())].action.clone();
            session.play(&action).unwrap();
            if matches!(session.turn(), Turn::Player(_)) {
                positions.push(session.fork());
            }
        }
    }
    positions
}

/// Rows between a piece and the back row of the player who moves it.
fn advance(mover: Seat, action: &str) -> u32 {
    let from: u32 = action.split(['-', 'x']).next().unwrap().parse().unwrap();
    let row = (from - 1) / 4;
    if mover == Seat::One { row } else { 7 - row }
}

#[test]
fn of_equal_actions_the_one_of_the_rearmost_or_foremost_piece_is_chosen() {
    let mut differing = 0;
    for variant in ["capture=compulsory", "capture=optional"] {
        for session in positions(variant) {
            let Turn::Player(mover) = session.turn() else { continue };
            let mut chosen = Vec::new();
            for scan in ["listed", "rear", "front"] {
                let think = |spec: &str| {
                    let mut player = session.player(&format!("{spec},eval=material,scan={scan}"), 0).unwrap();
                    session.think(&mut player, &SearchOptions::default())
                };
                let answer = think("minimax:depth=2");
                let best = answer.best.clone().unwrap();
                let value = |action: &str| answer.actions.iter().find(|judged| judged.action == action).map(|judged| judged.worth.value);
                let listed = session.options(usize::MAX).listed;
                let equals: Vec<&str> =
                    listed.iter().map(|option| option.action.as_str()).filter(|action| value(action) == Some(answer.worth.value)).collect();
                let rows = equals.iter().map(|action| advance(mover, action));
                let wanted = match scan {
                    "rear" => rows.min(),
                    "front" => rows.max(),
                    _ => rows.take(1).next(),
                };
                let expected = equals.iter().find(|action| Some(advance(mover, action)) == wanted).unwrap();
                assert_eq!(best, **expected, "{} {scan}: {equals:?}", session.position());
                let pruned = think("alphabeta:depth=2,ordering=none,deepening=off,quiescence=off,table=off");
                assert_eq!(pruned.best.unwrap(), best, "{} {scan}", session.position());
                chosen.push((best, answer.worth.value, answer.counters.nodes));
            }
            assert!(chosen.iter().all(|one| (one.1, one.2) == (chosen[0].1, chosen[0].2)), "{}: {chosen:?}", session.position());
            differing += usize::from(chosen[1].0 != chosen[2].0);
        }
    }
    assert!(differing > 50, "{differing} positions in which it matters");
}

#[test]
fn only_games_whose_pieces_have_a_front_can_be_scanned() {
    for entry in catalogue::games() {
        for player in &entry.players {
            let has_scan = player.parameters.iter().any(|parameter| parameter.key == "scan");
            let expected = entry.about.id == "checkers" && ["minimax", "alphabeta"].contains(&player.id);
            assert_eq!(has_scan, expected, "{} {}", entry.about.id, player.id);
        }
    }
}
