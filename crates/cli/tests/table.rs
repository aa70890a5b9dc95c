//! At the table: choosing from a list, ending a game by word, and what commands understand.

mod support;

use serde_json::{Value, json};
use support::{Ran, run, run_with};

/// The object that `--json` prints, and what was shown to people meanwhile.
fn played(line: &str, input: &str) -> (Value, String) {
    let Ran { code, out, err } = run_with(&format!("{line} --json"), input);
    assert_eq!(code, 0, "{line}: {err}");
    (serde_json::from_str(&out).unwrap(), err)
}

fn actions(game: &Value) -> Vec<&str> {
    game["history"].as_array().unwrap().iter().map(|step| step["action"].as_str().unwrap()).collect()
}

#[test]
fn an_action_is_chosen_by_its_number_in_the_list() {
    let (game, said) = played("play checkers --one human --two human", "moves\n#99\n#0\n#x\n#3\n# 1\nquit\n");
    assert_eq!(actions(&game), ["10-14", "21-17"]);
    for part in [
        "  #1 9-13  #2 9-14  #3 10-14  #4 10-15  #5 11-15  #6 11-16  #7 12-16\nblack to move, 7 actions; type one of them, or its number: #3\n",
        "there is no #99: the list goes from #1 to #7\n",
        "there is no #0: the list goes from #1 to #7\n",
        "`#x` is no number of the list",
    ] {
        assert!(said.contains(part), "{part} is missing in\n{said}");
    }
    assert!(run_with("play checkers", "help\n").out.contains("#3           play number 3 of that list"));
}

#[test]
fn a_plain_number_keeps_the_meaning_the_game_gives_it() {
    // Column 4 is full: the fourth of the list is column 5.
    let (game, _) = played("play connect4 --one human --two human --position 444444", "#4\n6\nquit\n");
    assert_eq!(actions(&game), ["5", "6"]);
    let ran = run_with("play checkers --one human --two human", "3\n");
    assert!(ran.code == 2 && ran.out.contains("`3` is not a move"), "{}", ran.out);
}

#[test]
fn a_single_action_is_said_in_the_singular() {
    let ran = run_with("play checkers --one human --two human --position B:W14:B9", "moves\n#2\n#1\n");
    for part in
        ["black to move, 1 action; type", "its number: #1\n", "there is no #2: the list has only #1", "over after 1 action: black wins."]
    {
        assert!(ran.out.contains(part), "{part} is missing in\n{}", ran.out);
    }
}

#[test]
fn outcomes_of_chance_are_listed_with_their_odds_and_chosen_by_number() {
    let (game, said) = played("play barjis --chance ask --one human --two first", "Moves\n#2\n#1\nquit\n");
    assert_eq!(actions(&game)[0], "duwaq", "{said}");
    for part in [
        "#1 three (5/16)",
        "#2 duwaq (15/64)",
        "chance decides next, 2,431 outcomes, the first 60 of them shown; type one of them, or its number: #3",
    ] {
        assert!(said.contains(part), "{part} is missing in\n{said}");
    }
    let (game, _) = played("play barjis --chance ask --one human --two first", "#2431\n#99999\nHELP\nquit\n");
    assert_eq!(actions(&game).len(), 1, "those that are not shown have numbers too");
}

#[test]
fn commands_are_understood_in_any_case() {
    let ran = run_with("play checkers --one human --two human", "POSITION\nBoard\nMOVES\n11-15\nUndo\nQUIT\n");
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("B:W21,22") && ran.out.contains("#7 12-16"), "{}", ran.out);
    let (game, _) = played("play 2048 --seed 4 --position 2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0", "D\nBY first\nQ\n");
    assert_eq!(game["history"].as_array().unwrap().iter().filter(|step| step["by"] == "one").count(), 2);
}

#[test]
fn moves_may_be_typed_with_spaces_and_with_other_signs() {
    let line = "play checkers --one human --two human --position w:w22,25,32:b18,1";
    for capture in ["25X18", "25:18", "25 x 18", "22X15", "22 : 15"] {
        let position = if capture.starts_with("25") { "w:w25,32:b22,1" } else { "w:w22,32:b18,1" };
        let (game, said) = played(&line.replace("w:w22,25,32:b18,1", position), &format!("{capture}\n1 - 5\nquit\n"));
        assert_eq!(actions(&game), [&capture.replace([' ', 'X', ':'], "x").replace("xxx", "x"), "1-5"], "{said}");
    }
}

#[test]
fn who_resigns_has_lost_and_every_file_says_so() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["game.txt", "game.pdn"] {
        let file = folder.path().join(name);
        let line = format!("play checkers --one human --two first --save '{}'", file.display());
        let (game, said) = played(&line, "11-15\nResign\n");
        assert_eq!((&game["turn"], &game["result"], &game["ended_by"]), (&json!("over"), &json!("two"), &json!("resignation")));
        assert!(said.contains("The game is over after 2 actions: white wins, since black resigned."), "{said}");
        let text = std::fs::read_to_string(&file).unwrap();
        let parts: &[&str] = if name == "game.txt" {
            &["result: two by resignation\n"]
        } else {
            &["[Result \"0-1\"]", "[EndedBy \"resignation\"]", " 0-1\n"]
        };
        assert!(parts.iter().all(|part| text.contains(part)), "{text}");
        // Read back, the end stands until somebody plays on.
        let (again, said) = played(&format!("play --load '{0}' --save '{0}'", file.display()), "quit\n");
        assert_eq!((&again["result"], &again["ended_by"]), (&json!("two"), &json!("resignation")));
        assert!(said.contains("The file says how this game ended: white wins, since black resigned."), "{said}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
        let (again, _) = played(&format!("play --load '{0}' --save '{0}'", file.display()), "#1\nquit\n");
        assert_eq!((&again["turn"], &again["result"], &again["ended_by"]), (&json!("one"), &Value::Null, &Value::Null));
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(!text.contains("esignation") && !text.contains("0-1"), "{text}");
        let (programs, said) = played(&format!("play --load '{}' --one first", file.display()), "");
        assert_ne!(programs["history"], again["history"], "{said}");
    }
}

#[test]
fn a_draw_is_agreed_when_the_other_person_says_yes() {
    let (game, said) = played("play checkers --one human --two human", "draw\nno\ndraw\nperhaps\nY\n");
    assert_eq!((&game["turn"], &game["result"], &game["ended_by"]), (&json!("over"), &json!("draw"), &json!("agreement")));
    for part in [
        "black offers a draw; does white accept? (y/n)> ",
        "white declines the draw",
        "type y or n",
        "after 0 actions: a draw by agreement.",
    ] {
        assert!(said.contains(part), "{part} is missing in\n{said}");
    }
    let ran = run_with("play checkers --one human --two human", "draw\n");
    assert_eq!(ran.code, 0, "the input may end at any question: {}", ran.err);
}

#[test]
fn a_program_agrees_to_a_draw_only_when_it_is_not_better() {
    for (position, spec, is_agreed) in [
        ("B:WK32:BK1", "alphabeta:depth=4,eval=material", true),          // even
        ("B:WK32:BK1,K9", "alphabeta:depth=4,eval=material", true),       // the program is worse
        ("B:WK32,K31,K23:BK1", "alphabeta:depth=4,eval=material", false), // the program is better
        ("B:WK32,K31,K23,K24:B1", "uct:simulations=200,seed=1", false),
        ("B:WK32:BK1", "random", true),
    ] {
        let (game, said) = played(&format!("play checkers --one human --two {spec} --position {position}"), "draw\nquit\n");
        assert_eq!(game["result"] == "draw", is_agreed, "{position} {spec}: {said}");
        let told = if is_agreed { "accepts the draw: it finds " } else { "declines the draw: it finds " };
        assert!(said.contains(&format!("white ({spec}")) && said.contains(told), "{position} {spec}: {said}");
    }
    // The same for a program that plays One.
    let line = "play checkers --two human --one alphabeta:depth=4,eval=material --position";
    let (game, said) = played(&format!("{line} W:WK32:BK1,K9,K10"), "draw\nquit\n");
    assert_eq!(game["result"], Value::Null, "{said}");
    let (game, _) = played(&format!("{line} W:WK32,K31:BK1"), "draw\nquit\n");
    assert_eq!(game["result"], "draw");
}

#[test]
fn games_with_dice_or_one_player_are_not_ended_by_word() {
    for (line, name) in [("play barjis --chance ask --two first", "Barjis"), ("play redswapblue --variant n=2", "Red Swap Blue")] {
        let (game, said) = played(line, "resign\ndraw\nquit\n");
        assert_eq!(game["ended_by"], Value::Null);
        for word in ["resign", "draw"] {
            assert!(said.contains(&format!("{word} is for two players without dice; in {name} type quit to leave\n")), "{said}");
        }
    }
}

#[test]
fn moves_and_analyze_tell_whose_turn_it_is() {
    for (line, part) in [
        ("moves checkers", "\nblack to move\n"),
        ("analyze checkers --player first --position W:W22:B18,9", "\nwhite to move\n"),
        ("moves connect4 --position 4", "yellow to move\n"),
        ("moves 2048 --position 2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0+", "\nchance decides next\n"),
    ] {
        let ran = run(line);
        assert!(ran.code == 0 && ran.out.contains(part), "{line}: {}{}", ran.out, ran.err);
    }
}
