//! What is written reads back, and is written in one way.

use crate::{chance, plain, random_text};
use plyground_core::{Game, Outcome, Playable, Player, Rng, Settings, Turn};
use plyground_games::tree::{ChanceTree, PlainTree};

fn exact_odds<G: Playable>(position: &G, outcome: &G::Action) -> Option<String> {
    (G::chance()?.exact_odds)(position, outcome)
}

#[test]
fn every_form_of_a_tree_is_written_in_one_way() {
    for (text, written) in [
        ("3", "3"),
        ("  −7 ", "-7"),
        ("max[3,12 , 8]", "max[3 12 8]"),
        ("MAX [ B=MIN[3]\n C=min[ 007 ] ]", "max[B=min[3] C=min[7]]"),
        ("max~-5[1 2]", "max~-5[1 2]"),
        ("chance[0.5*3 1/2*-2]", "chance[3 -2]"),
        ("chance[.9*3 x=1/10*-2]", "chance[0.9*3 x=0.1*-2]"),
        ("chance[2/6*3 2/3*max[1]]", "chance[1/3*3 2/3*max[1]]"),
        ("chance[1*3]", "chance[3]"),
        ("max[max=min[1] min=2]", "max[max=min[1] min=2]"),
    ] {
        assert_eq!(chance(text).write(), written, "{text}");
        assert_eq!(chance(written), chance(text), "{text}");
    }
}

#[test]
fn random_trees_and_all_their_subtrees_read_back() {
    for seed in 0..300 {
        let mut rng = Rng::stream(3, seed);
        let mut position = chance(&random_text(&mut rng, 6, true));
        loop {
            let text = position.write();
            assert_eq!(chance(&text), position, "seed {seed}");
            assert_eq!(chance(&text).write(), text, "seed {seed}");
            if position.turn().is_over() {
                break;
            }
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
}

#[test]
fn actions_have_the_names_of_edges_or_their_numbers() {
    let tree = plain("max[min[1] B=2 3]");
    let names: Vec<String> = tree.actions().iter().map(|action| tree.write_action(action)).collect();
    assert_eq!(names, ["1", "B", "3"]);
    assert_eq!(tree.after(&tree.read_action("B").unwrap()).turn(), Turn::Over(Outcome::Scored(2)));
    assert_eq!(tree.read_action("2").unwrap_err().message, "there is no way `2` down from here; there are 1, B, 3");
    assert_eq!(plain("7").read_action("1").unwrap_err().code, "game-over");
}

#[test]
fn nodes_belong_to_those_who_are_named() {
    assert_eq!(plain("max[1]").turn(), Turn::Player(Player::One));
    assert_eq!(plain("min[1]").turn(), Turn::Player(Player::Two));
    assert_eq!(chance("chance[1]").turn(), Turn::Chance);
    assert_eq!(plain("-1000000").turn(), Turn::Over(Outcome::Scored(-1_000_000)));
    let odds: Vec<(u16, f64)> = chance("chance[1/4*3 0.75*4]").odds().collect();
    assert_eq!(odds, [(0, 0.25), (1, 0.75)]);
    assert_eq!(exact_odds(&chance("chance[1 2 3]"), &2).as_deref(), Some("1/3"));
}

fn start<G: Playable>(variant: &str) -> Result<G, plyground_core::Complaint> {
    let settings = Settings::read(variant, &G::about().variants, "tree")?;
    Ok(G::start(&settings)?.expect("one type serves every variant"))
}

#[test]
fn bounds_are_those_of_the_variant_or_of_the_numbers() {
    assert_eq!(plain("max[3 min~20[-4 5]]").bounds(), (-4, 20));
    let tree: PlainTree = start("low=-2").unwrap();
    assert_eq!(tree.bounds(), (-2, 14));
    assert_eq!(tree.read("max[1 2]").unwrap().bounds(), (-2, 2));
    // The tree of the start has larger leaves: these bounds bring their own.
    let tree: ChanceTree = start("low=-2,high=2").unwrap();
    assert_eq!(tree.write(), "max[-2 2]");
    let complaint = tree.read("max[1 min[-2 3]]").unwrap_err();
    assert_eq!((complaint.code, complaint.at), ("tree-outside-bounds", Some(13)));
    assert_eq!(complaint.message, "3 lies outside of low=-2, high=2; change it or the variant");
    for bad in ["low=3,high=2", "low=0.5"] {
        assert_eq!(start::<PlainTree>(bad).unwrap_err().code, "tree-bounds", "{bad}");
    }
}

#[test]
fn a_child_keeps_the_bounds_of_the_whole_tree() {
    let tree = plain("max[min[1 2] 50]");
    assert_eq!(tree.after(&0).bounds(), (1, 50));
}
