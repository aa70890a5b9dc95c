//! `plyground train`: a network is learned, goes on learning, plays, and is packed.

mod support;

use support::{json, run};

#[test]
fn a_network_is_trained_resumed_played_and_packed() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, packed] = ["small.network", "packed.network"].map(|name| folder.path().join(name).display().to_string());
    let trained = json(&format!("train 2048 --network 5x4 --games 300 --seed 1 --out '{whole}'"));
    assert_eq!((&trained["game"], &trained["network"], &trained["games"]), (&"2048".into(), &"5x4".into(), &300.into()));
    assert_eq!(trained["file"], whole);
    let ran = run(&format!("train 2048 --network 5x4 --games 300 --out '{whole}'"));
    assert!(ran.code == 2 && ran.err.contains("is there already; add --resume"), "{}", ran.err);
    let more = json(&format!("train 2048 --games 600 --resume --out '{whole}'"));
    assert_eq!(more["games"], 600);
    assert!(more["mean"].as_f64() > trained["mean"].as_f64(), "{more} after {trained}");
    let done = run(&format!("train 2048 --games 600 --resume --out '{whole}'"));
    assert!(done.out.contains("nothing to do"), "{}", done.out);
    let played = json(&format!("train 2048 --play 50 --out '{whole}'"));
    assert_eq!(played["games"], 50);
    assert!(played["mean"].as_f64() > Some(5000.0), "{played}");
    let small = json(&format!("train 2048 --pack '{whole}' --size 50000 --out '{packed}'"));
    assert!(small["bytes"].as_u64() <= Some(50_000) && small["kept"].as_u64() > Some(1000), "{small}");
    let ran = run(&format!("train 2048 --play 20 --out '{packed}'"));
    assert!(ran.code == 0 && ran.out.starts_with("20 games, mean "), "{}{}", ran.out, ran.err);
    let ran = run(&format!("train 2048 --games 700 --resume --out '{packed}'"));
    assert!(ran.code == 2 && ran.err.contains("is packed and learns no more"), "{}", ran.err);
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let folder = tempfile::tempdir().unwrap();
    let [first, second] = ["first", "second"].map(|name| folder.path().join(name).display().to_string());
    let line = |file: &str| format!("train connect4 --variant columns=4,rows=4 --games 500 --seed 3 --out '{file}'");
    let (one, two) = (json(&line(&first)), json(&line(&second)));
    assert_eq!((&one["mean"], &one["decisions"]), (&two["mean"], &two["decisions"]));
}

#[test]
fn what_cannot_be_trained_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.network").display().to_string();
    for (line, part) in [
        (format!("train checkers --games 1 --out '{file}'"), "checkers cannot be learned yet; these games can: 2048, connect4"),
        (format!("train nothing --out '{file}'"), "nothing"),
        (format!("train 2048 --network 9x9 --out '{file}'"), "there is no network `9x9`; there are: 4x6, 5x6, 8x6, 5x4"),
        (format!("train 2048 --variant size=5 --out '{file}'"), "2048 with size=5 cannot be learned; take another size"),
        (format!("train 2048 --lambda 2 --out '{file}'"), "--lambda is a number from 0 to 1, not 2"),
        (format!("train 2048 --time soon --out '{file}'"), "time"),
        (format!("train 2048 --play 5 --out '{file}'"), "cannot read"),
    ] {
        let ran = run(&line);
        assert!(ran.code == 2 && ran.err.contains(part) && ran.err.lines().count() == 1, "{line}: {}", ran.err);
    }
    std::fs::write(&file, "something else that is long enough to be looked at").unwrap();
    let ran = run(&format!("train 2048 --resume --games 5 --out '{file}'"));
    assert!(ran.code == 2 && ran.err.contains("does not begin as it should"), "{}", ran.err);
}
