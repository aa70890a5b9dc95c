//! The commands, as a user or a program runs them.

mod support;

use serde_json::json;
use support::{json, run, run_with};

#[test]
fn perft_of_connect_four_gives_the_published_counts() {
    let answer = json("perft connect4 --depth 8");
    assert_eq!(answer["counts"], json!([7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234]));
    assert_eq!(answer["depth"], 8);
    let divided = json("perft connect4 --depth 5 --divide");
    let sum: u64 = divided["divide"].as_array().unwrap().iter().map(|row| row["count"].as_u64().unwrap()).sum();
    assert_eq!(sum, 16807);
}

#[test]
fn every_optimal_solver_agrees_on_the_levels_it_can_reach() {
    for player in ["bfs", "ucs", "astar", "bidirectional", "iddfs", "idastar"] {
        let answer = json(&format!("solve redswapblue --variant n=2 --player {player}"));
        assert_eq!((&answer["cost"], &answer["optimal"]), (&json!(15), &json!(true)), "{player}");
    }
    for player in ["bfs", "ucs", "astar", "bidirectional"] {
        let answer = json(&format!("solve redswapblue --variant n=3 --player {player}"));
        assert_eq!((&answer["cost"], &answer["optimal"]), (&json!(46), &json!(true)), "{player}");
        assert_eq!(answer["steps"].as_array().unwrap().len(), 46, "{player}");
    }
}

#[test]
fn steps_of_a_solution_can_be_played_one_by_one() {
    let answer = json("solve redswapblue --variant n=3 --player astar");
    let steps: Vec<&str> = answer["steps"].as_array().unwrap().iter().map(|step| step.as_str().unwrap()).collect();
    let ran = run_with("play redswapblue --variant n=3 --one human --json", &(steps.join("\n") + "\n"));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let played: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&played["turn"], &played["result"]), (&json!("over"), &json!("one")));
    assert_eq!(played["history"].as_array().unwrap().len(), 46);
}

#[test]
fn a_solved_start_takes_no_steps() {
    let answer = json("solve redswapblue --variant n=2 --position bb-/b.r/-rr");
    assert_eq!((&answer["cost"], &answer["steps"]), (&json!(0), &json!([])));
}

#[test]
fn solve_waits_for_the_proof_when_nobody_is_named_and_the_usual_player_answers_on_boards_of_any_size() {
    let answer = json("solve redswapblue --variant n=3");
    assert_eq!((&answer["player"], &answer["cost"], &answer["optimal"]), (&json!("champion"), &json!(46), &json!(true)));
    for n in [2, 3, 5, 8] {
        let ran = run_with(&format!("play redswapblue --variant n={n} --one human"), "hint\nquit\n");
        assert!(ran.code == 0 && ran.out.contains(" — ") && !ran.out.contains("no hint"), "n = {n}: {}", ran.out);
    }
    // What was answered in a hurry is proven when it is asked for again; what is proven needs no second question.
    let ran = run_with("play redswapblue --variant n=4 --one human", "hint\nhint\nquit\n");
    let is_hurried = ran.out.contains("at most");
    assert!(ran.out.contains("115 steps to the goal"), "{}", ran.out);
    assert_eq!(ran.out.contains("Ask again"), is_hurried, "{}", ran.out);
    let ran = run("solve redswapblue --variant n=5 --player quick:width=300");
    assert!(ran.out.contains("; a shorter way may exist."), "{}", ran.out);
}

#[test]
fn a_puzzle_is_solved_from_here_step_by_step() {
    let ran = run_with("play redswapblue --variant n=2 --one human", "r1c2 down\nsolve\nquit\n");
    let steps = ran.out.lines().find(|line| line.matches(", ").count() > 5).expect("a line of steps");
    let played: Vec<&str> = std::iter::once("r1c2 down").chain(steps.split(", ")).collect();
    let ran = run_with("play redswapblue --variant n=2 --one human", &(played.join("\n") + "\n"));
    assert!(ran.out.contains("solved"), "{}", ran.out);
    assert!(run_with("play connect4 --one human --two human", "solve\nquit\n").out.contains("is not a column"));
}

#[test]
fn values_stay_on_in_the_terminal_until_they_are_turned_off() {
    let shown = |typed: &str| run_with("play connect4 --one human --two human", typed).out.matches(" action  worth").count();
    assert_eq!([shown("4\n4\nquit\n"), shown("values\nboard\n4\n4\nquit\n"), shown("values\n4\nvalues\n4\nquit\n")], [0, 3, 2]);
    let ran = run_with("play connect4 --one human --two human", "values\nquit\n");
    assert!(ran.out.contains("*4      red wins in 41"), "{}", ran.out);
}

#[test]
fn tables_of_distances_hold_the_published_numbers() {
    for (variant, positions, shortest, solutions, farthest, how_many) in [
        ("n=2", 140, 15, 52, 15, 3),
        ("n=2,jump=other,diagonal=jumps", 140, 11, 16, 11, 7),
        ("n=3", 218_790, 46, 102_516, 47, 2),
        ("n=3,jump=other", 218_790, 46, 9904, 48, 2),
    ] {
        let answer = json(&format!("tables redswapblue --variant {variant} --distances --threads 1"));
        assert_eq!((&answer["positions"], &answer["shortest"]), (&json!(positions), &json!(shortest)), "{variant}");
        assert_eq!((&answer["solutions"], &answer["file"]), (&json!(solutions), &json!(null)), "{variant}");
        let distances = answer["distances"].as_array().unwrap();
        assert_eq!((distances.len(), distances.last()), (farthest + 1, Some(&json!(how_many))), "{variant}");
        let position = answer["farthest"][0].as_str().unwrap();
        let solved = json(&format!("solve redswapblue --variant {variant} --position {position}"));
        assert_eq!(solved["cost"], farthest, "{variant} from {position}");
    }
}

#[test]
fn tables_are_written_where_they_are_wanted_and_refused_where_there_are_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("n2.distances");
    let ran = run(&format!("tables redswapblue --variant n=2 --out '{}'", file.display()));
    assert!(ran.code == 0 && ran.out.contains("140 positions") && ran.out.contains("written to"), "{}{}", ran.out, ran.err);
    assert!(std::fs::read(&file).unwrap().starts_with(b"plyground rsb 1\n"));
    for (line, code) in [
        ("tables checkers", "no-tables"),
        ("tables redswapblue --variant n=5", "no-distances"),
        ("tables redswapblue --variant n=4 --memory 100MiB", "not-enough-memory"),
        ("tables redswapblue --memory much", "bad-value"),
        ("tables redswapblue --out /nowhere/at/all", "cannot-write"),
    ] {
        let ran = run(&format!("{line} --json"));
        let answer: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!((ran.code, &answer["error"]["code"]), (2, &json!(code)), "{line}: {}", ran.err);
    }
}

#[test]
fn moves_lists_actions_and_where_they_lead() {
    let answer = json("moves connect4 --position 444444");
    let actions: Vec<&str> = answer["actions"].as_array().unwrap().iter().map(|row| row["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["1", "2", "3", "5", "6", "7"]);
    let next = answer["actions"][0]["position"].as_str().unwrap();
    assert_eq!(json(&format!("moves connect4 --position {next}"))["turn"], "two");
    let over = json("moves connect4 --position 1212121");
    assert_eq!((&over["turn"], &over["result"], &over["actions"]), (&json!("over"), &json!("one"), &json!([])));
}

#[test]
fn analyze_judges_every_action_exactly() {
    // Red has three in the bottom row: 4 wins at once, and everything else loses the chance.
    let plain = json("analyze connect4 --position 112233 --player minimax:depth=4");
    let pruned = json("analyze connect4 --position 112233 --player alphabeta:depth=4");
    assert_eq!(plain["best"], "4");
    assert_eq!(plain["value_detail"]["win_in"], 1);
    for (a, b) in plain["actions"].as_array().unwrap().iter().zip(pruned["actions"].as_array().unwrap()) {
        assert_eq!((&a["action"], &a["value"]), (&b["action"], &b["value"]));
        for judged in [a, b] {
            assert_eq!(judged["line"][0], judged["action"]);
        }
        assert_eq!(a["depth"], 4);
    }
    for answer in [&plain, &pruned] {
        let best = answer["actions"].as_array().unwrap().iter().find(|judged| judged["action"] == answer["best"]).unwrap();
        assert_eq!((&best["line"], &best["depth"]), (&answer["line"], &answer["depth"]));
    }
    assert!(pruned["nodes"].as_u64() < plain["nodes"].as_u64());
}

#[test]
fn minimax_counts_every_position_it_looks_at() {
    let answer = json("analyze connect4 --player minimax:depth=4");
    assert_eq!((&answer["nodes"], &answer["leaves"], &answer["stopped"]), (&json!(1 + 7 + 49 + 343 + 2401), &json!(2401), &json!("depth")));
}

#[test]
fn the_tree_is_printed_up_to_the_limit() {
    let ran = run("analyze connect4 --player alphabeta:depth=3 --explain tree --explain-limit 20");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("▲ MAX root"), "{}", ran.out);
    assert!(ran.out.contains("nodes not shown"), "{}", ran.out);
}

#[test]
fn a_trace_is_written_in_every_kind() {
    let folder = tempfile::tempdir().unwrap();
    for (kind, part) in [("json", "\"events\""), ("dot", "digraph"), ("svg", "<svg"), ("html", "<!DOCTYPE html>")] {
        let file = folder.path().join(format!("trace.{kind}"));
        let ran = run(&format!("analyze connect4 --player alphabeta:depth=3 --trace '{}'", file.display()));
        assert_eq!(ran.code, 0, "{}", ran.err);
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains(part), "{kind}");
    }
}

#[test]
fn games_tells_everything_there_is() {
    let all = json("games");
    let ids: Vec<&str> = all["games"].as_array().unwrap().iter().map(|game| game["game"].as_str().unwrap()).collect();
    assert!(ids.contains(&"connect4") && ids.contains(&"redswapblue"));
    for id in ids {
        let ran = run(&format!("games {id}"));
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("Who can play"), "{}", ran.out);
    }
}

#[test]
fn a_person_plays_with_help_undo_hint_and_board() {
    let input = "help\n4\nundo\nundo\nredo\n9\nhint\nmoves\nboard\nposition\n3\nquit\n";
    let ran = run_with("play connect4 --two first --seed 1", input);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for part in [
        "take your last action back",
        "there is nothing to take back",
        "columns",
        "  #1 1  #2 2  #3 3  #4 4  #5 5  #6 6  #7 7\n",
        "plays 1",
    ] {
        assert!(ran.out.contains(part), "{part} is missing in\n{}", ran.out);
    }
}

#[test]
fn numbers_of_squares_are_shown_when_asked_for() {
    let ran = run_with("play checkers --two first --seed 1", "numbers\nnumbers\nquit\n");
    assert_eq!(ran.out.matches(" 13    14    15    16\n").count(), 1, "{}", ran.out);
    assert_eq!(ran.out.matches(" .   .   .   .\n").count(), 4, "{}", ran.out);
    for line in ["moves checkers --numbers", "analyze checkers --player first --numbers"] {
        assert!(run(line).out.contains(" 13    14    15    16\n"), "{line}");
    }
    let ran = run_with("play connect4 --two first", "numbers\nquit\n");
    assert!(ran.out.contains("have no numbers"), "{}", ran.out);
}

#[test]
fn two_programs_play_to_the_end_and_the_same_seed_repeats_the_game() {
    let line = "play connect4 --one random --two random --seed 11";
    let (first, second) = (run(line), run(line));
    assert_eq!((first.code, &first.out), (0, &second.out));
    assert!(first.out.contains("The game is over"), "{}", first.out);
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let ran = run_with(&format!("play connect4 --two first --save '{}'", file.display()), "4\n4\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let ran = run_with(&format!("play --load '{}' --json", file.display()), "4\nquit\n");
    let played: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let actions: Vec<&str> = played["history"].as_array().unwrap().iter().map(|step| step["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["4", "1", "4", "1", "4", "1"]);
}

#[test]
fn explaining_while_playing_tells_nodes_and_value() {
    let ran = run_with("play connect4 --two minimax:depth=2 --explain summary", "4\nquit\n");
    assert!(ran.out.contains("57 nodes, 49 leaves"), "{}", ran.out);
    let ran = run_with("play connect4 --two minimax:depth=2 --explain tree", "4\nquit\n");
    assert!(ran.out.contains("▼ MIN root"), "{}", ran.out);
}

#[test]
fn bench_ends_with_its_signature() {
    // The suites themselves are long; their list and their checks are not.
    let ran = run("bench nosuchsuite");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("connect4"), "{}", ran.err);
}

#[test]
fn a_book_of_openings_is_made_told_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.book");
    let command = format!("tables connect4 --variant columns=5,rows=4 --plies 3 --memory 1MiB --out '{}'", file.display());
    let made = run(&format!("{command} --json --check 20"));
    let told: serde_json::Value = serde_json::from_str(&made.out).unwrap_or_else(|error| panic!("{error}: {}{}", made.out, made.err));
    assert_eq!((told["plies"].as_u64(), told["checked"].as_u64()), (Some(3), Some(20)));
    assert_eq!(told["outcomes"][0], serde_json::json!({ "won": 0, "drawn": 1, "lost": 0 }));
    let again = run(&command);
    assert!(again.code == 0 && again.out.contains("drawn"), "{}{}", again.out, again.err);
    // A book of another board is not taken for this one, and a broken one is refused.
    for (words, part) in [
        (command.replace("rows=4", "rows=5"), "another board"),
        (command.replace("--plies 3", "--plies 4"), "fewer plies"),
        ("tables connect4".into(), "--out"),
        ("tables connect4 --plies 43 --out x.book".into(), "fewer plies"),
        ("tables connect4 --variant columns=99 --out x.book".into(), "columns"),
    ] {
        let ran = run(&words);
        assert!(ran.code == 2 && ran.err.contains(part) && ran.err.lines().count() == 1, "{words}: {}", ran.err);
    }
    std::fs::write(&file, "PLYBOOK1").unwrap();
    assert!(run(&command).err.contains("not a whole book"));
}

#[test]
fn a_book_that_is_kept_gives_way_to_a_deeper_one() {
    let plies = |plies: u8| json(&format!("tables connect4 --variant columns=4,rows=4 --plies {plies} --memory 1MiB --keep"));
    for (asked, kept) in [(2, 2), (3, 3), (2, 3)] {
        assert_eq!(plies(asked)["plies"], json!(kept));
    }
    std::fs::remove_file(plies(2)["file"].as_str().unwrap()).unwrap();
}

#[test]
fn sets_of_connect_four_are_made_solved_and_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().display();
    for kind in ["end-easy", "middle-easy"] {
        let ran = run(&format!("bench connect4 --make-sets '{path}' --kind {kind} --positions 20 --memory 1MiB"));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    }
    let ran = run(&format!("bench connect4 --sets '{path}' --memory 1MiB --json"));
    let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    for set in told["sets"].as_array().unwrap() {
        assert_eq!((set["positions"].as_u64(), set["wrong"].as_array().map(Vec::len)), (Some(20), Some(0)), "{set}");
    }
    assert_eq!((ran.code, told["sets"].as_array().map(Vec::len)), (0, Some(2)));
    // A wrong value is found, and broken sets are refused in one line.
    let file = folder.path().join("end-easy.txt");
    let first = std::fs::read_to_string(&file).unwrap().lines().next().unwrap().to_string();
    let moves = first.split(' ').next().unwrap();
    std::fs::write(&file, format!("{moves} 19\n")).unwrap();
    let ran = run(&format!("bench connect4 --sets '{path}' --memory 1MiB"));
    assert!(ran.code == 1 && ran.err.contains(moves) && ran.out.contains("end-easy.txt"), "{}{}", ran.out, ran.err);
    for (text, part) in [("44444444 1", "line 1"), ("4 x", "moves value"), ("", "no positions"), ("1212121 3", "over")] {
        let file = folder.path().join("broken");
        std::fs::write(&file, text).unwrap();
        let ran = run(&format!("bench connect4 --sets '{}'", file.display()));
        assert!(ran.code == 2 && ran.err.contains(part) && ran.err.lines().count() == 1, "{text}: {}", ran.err);
    }
    for (words, part) in [("bench 2048 --sets x", "only connect4"), ("bench connect4 --make-sets x --kind nice", "end-easy")] {
        let ran = run(words);
        assert!(ran.code == 2 && ran.err.contains(part), "{words}: {}", ran.err);
    }
}

#[test]
fn completions_and_manual_pages_are_made() {
    for shell in ["bash", "zsh", "fish"] {
        let ran = run(&format!("completions {shell}"));
        assert!(ran.code == 0 && ran.out.contains("analyze"), "{shell}");
    }
    let folder = tempfile::tempdir().unwrap();
    let ran = run(&format!("man '{}'", folder.path().display()));
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(std::fs::read_to_string(folder.path().join("plyground-analyze.1")).unwrap().contains(".TH"));
}

#[test]
fn what_a_player_chooses_is_called_the_best_only_where_it_is() {
    let careless = run("analyze connect4 --position 4455 --player perfect:level=1,seed=3 --explain none").out;
    assert!(careless.contains("plays 1 — +3 for yellow; below its strength: 4 was worth +7 for red\n"), "{careless}");
    let unthinking = run("analyze connect4 --player first --explain none").out;
    assert!(unthinking.contains("plays 1 — the actions were not compared\n"), "{unthinking}");
    let played = run("play connect4 --one perfect:level=1,seed=3 --two first --position 4455 --explain summary").out;
    assert!(played.contains("perfect:level=1,seed=3: +3 for yellow; below its strength: 4 was worth +7 for red; 8 nodes"), "{played}");
    let sound = run("analyze connect4 --position 112233 --player minimax:depth=4 --explain none").out;
    assert!(sound.contains("best  4 — red wins in 1\n"), "{sound}");
    assert_eq!(json("analyze connect4 --position 4455 --player perfect:level=1,seed=3")["reason"]["standing"], "below");
}

#[test]
fn plyground_alone_gives_a_tour() {
    let ran = run("");
    assert!(ran.code == 0 && ran.out.contains("Things to try"), "{}", ran.out);
}

#[test]
fn compare_prints_a_table_and_the_same_json_for_the_same_seed() {
    let ran = run("compare connect4 alphabeta:depth=3 random --games 10 --seed 5");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for part in ["player", "score", "Elo", "sides swapped", "seed 5"] {
        assert!(ran.out.contains(part), "{part} is missing in\n{}", ran.out);
    }
    let line = "compare connect4 alphabeta:depth=3 random --games 10 --seed 5";
    let (one, two) = (json(&format!("{line} --threads 1")), json(&format!("{line} --threads 2")));
    assert_eq!(one["games"], two["games"]);
    assert_eq!(one["players"][0]["nodes_per_action"], two["players"][0]["nodes_per_action"]);
    assert_eq!(one["games"].as_array().unwrap().len(), 10);
}

#[test]
fn the_keys_of_the_course_play_2048() {
    let ran = run_with(
        "play 2048 --seed 4 --position 2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0 --json",
        "d\ns\ne\nm\nu\nby random\nby nobody\nhelp\nquit\n",
    );
    let played: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let moves: Vec<&str> = played["history"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|step| step["by"] == "one")
        .map(|step| step["action"].as_str().unwrap())
        .collect();
    assert_eq!(moves.len(), 6, "{}", ran.err);
    assert_eq!(moves[..2], ["right", "down"]);
    assert!(ran.err.contains("expectimax:eval=course,grow=400 plays") && ran.err.contains("ucb:eval=course plays"), "{}", ran.err);
}

/// A turn of Barjis with 22,640 results.
const LONG_TURN: &str = "1,25,29,79/24,32,61,68/1/shakka+shakka+shakka+shakka+dest+dest+dest+dest+bunj+bara";

#[test]
fn of_very_many_actions_the_first_are_listed_and_the_best_are_judged_and_the_rest_are_counted() {
    let answer = json(&format!("moves barjis --position {LONG_TURN}"));
    assert_eq!((answer["actions"].as_array().unwrap().len(), &answer["total"]), (2500, &json!(22_640)));
    let ran = run(&format!("moves barjis --position {LONG_TURN}"));
    assert!(ran.out.ends_with("These are the first 2,500 of 22,640; --all lists every one.\n"), "{}", ran.err);
    let ran = run(&format!("moves barjis --variant play=voluntary --position {LONG_TURN}"));
    assert!(ran.out.contains("These are the first 2,500 of more than 100,"), "{}", ran.err);
    let few = json("moves connect4");
    assert!(few.get("total").is_none() && few["actions"].as_array().unwrap().len() == 7);

    let answer = json(&format!("analyze barjis --position {LONG_TURN} --player expectiminimax:depth=1"));
    assert_eq!((answer["actions"].as_array().unwrap().len(), &answer["actions_left_out"]), (2500, &json!(20_140)));
    let ran = run(&format!("analyze barjis --position {LONG_TURN} --player expectiminimax:depth=1"));
    assert!(ran.out.contains("These are the best 2,500; 20,140 more were judged, none of them better."), "{}", ran.err);

    let ran = run_with(&format!("play barjis --one human --two human --position {LONG_TURN}"), "moves\n#22640\nquit\n");
    assert!(ran.out.contains("22,640 actions, the first 60 of them shown"), "{}", ran.out);
    assert!(ran.out.contains("/2/-") || ran.out.contains("domes"), "the last of the list was not played: {}", ran.out);
}
