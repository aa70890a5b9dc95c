//! Networks in files: what was written comes back, and nothing else is taken for a network.

mod support;

use plyground_training::catalogue::{Subject, begin, read, resume};
use plyground_training::twenty48::{five_by_four, four_by_six};
use plyground_training::{Method, Network, Plan, Training, load, peek, save};
use std::fs;
use std::sync::atomic::AtomicBool;
use support::{head, signature, start, train};

fn subject() -> Subject {
    Subject { game: "2048".into(), variant: String::new(), network: "5x4".into(), base: 0.0, is_coherent: true, seed: 7 }
}

#[test]
fn what_is_written_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("small.network");
    for is_coherent in [true, false] {
        let network = Network::new(five_by_four(), 5.0, is_coherent).expect("room");
        train(&network, Method { rate: 0.2, ..Method::default() }, 20, 1);
        save(&path, &head(&network, "5x4"), &network).expect("it is written");
        let (found, again) = load(&path, five_by_four()).expect("it is read");
        assert_eq!(found, head(&network, "5x4"));
        assert_eq!(signature(&again), signature(&network));
    }
    let names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("an entry").file_name()).collect();
    assert_eq!(names, ["small.network"], "nothing is left beside it");
}

#[test]
fn what_cannot_be_written_leaves_nothing_behind_and_touches_no_other_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let network = Network::new(five_by_four(), 0.0, false).expect("room");
    let (taken, other) = (folder.path().join("taken"), folder.path().join("taken.new"));
    fs::create_dir(&taken).expect("a folder");
    fs::write(&other, "somebody's").expect("it is written");
    assert_eq!(save(&taken, &head(&network, "5x4"), &network).expect_err("it is a folder").code, "cannot-write");
    let mut names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("an entry").file_name()).collect();
    names.sort();
    assert_eq!(names, ["taken", "taken.new"]);
    assert_eq!(fs::read_to_string(&other).expect("it is there"), "somebody's");
}

#[test]
fn a_network_with_other_tables_is_refused_for_its_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("small.network");
    let network = Network::new(five_by_four(), 0.0, false).expect("room");
    let mut head = head(&network, "5x4");
    head.tables[1] += 1;
    let length = head.tables[1];
    save(&path, &head, &network).expect("it is written");
    let complaint = load(&path, five_by_four()).map(|_| ()).expect_err("other tables");
    assert!(complaint.message.ends_with(&format!("its table 2 has {length} weights, not {}", length - 1)), "{complaint}");
    head.tables.pop();
    save(&path, &head, &network).expect("it is written");
    let complaint = load(&path, five_by_four()).map(|_| ()).expect_err("other tables");
    assert!(complaint.message.contains(" tables, not "), "{complaint}");
}

#[test]
fn broken_and_foreign_files_are_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("small.network");
    let network = Network::new(five_by_four(), 0.0, true).expect("room");
    train(&network, Method::default(), 5, 1);
    save(&path, &head(&network, "5x4"), &network).expect("it is written");
    let whole = fs::read(&path).expect("it is there");
    let refusal = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("it is written");
        let complaint = load(&path, five_by_four()).map(|_| ()).expect_err("it is refused");
        assert_eq!((complaint.code, complaint.message.lines().count()), ("bad-network", 1), "{complaint}");
        complaint.message
    };
    assert!(refusal(b"").contains("too short"));
    assert!(refusal(b"plyground network 2\nsomething of another version").contains("does not begin as it should"));
    assert!(refusal(&whole[..whole.len() / 2]).contains("cut short"));
    assert!(refusal(&whole[..whole.len() - 4]).contains("cut short"));
    for place in [30, whole.len() / 2, whole.len() - 20, whole.len() - 1] {
        let mut changed = whole.clone();
        changed[place] ^= 4;
        refusal(&changed);
    }
    fs::write(&path, &whole).expect("it is written");
    let complaint = load(&path, four_by_six()).map(|_| ()).expect_err("other features");
    assert!(complaint.message.contains("it has the features 0123 4567"), "{complaint}");
}

#[test]
fn a_training_goes_on_where_its_file_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("small.network");
    let stop = AtomicBool::new(false);
    let plan = |games| Plan { games: Some(games), out: Some(path.clone()), ..Plan::default() };
    begin(&subject(), Method::default()).expect("a training").run(&plan(30), &stop, &mut |_| ()).expect("it runs");
    assert_eq!(peek(&path).expect("a head").history.games, 30);
    let mut again = resume(&path, Method::default()).expect("it goes on");
    let progress = again.run(&plan(50), &stop, &mut |_| ()).expect("it runs");
    assert_eq!((progress.history.games, progress.history.begun), (50, 50));
    assert_eq!(peek(&path).expect("a head").history, progress.history);
    // A file that a killed program left half written does no harm.
    fs::write(folder.path().join("small.network.new"), b"half").expect("it is written");
    let progress = resume(&path, Method::default()).expect("it goes on").run(&plan(50), &stop, &mut |_| ()).expect("it runs");
    assert_eq!(progress.history.games, 50, "there was nothing left to do");
}

#[test]
fn one_thread_is_repeatable_and_two_play_as_many_games() {
    let run = |threads| {
        let network = Network::new(five_by_four(), 0.0, true).expect("room");
        let head = head(&network, "5x4");
        let mut training = Training::new(network, head, start(), Method::default());
        let plan = Plan { games: Some(40), threads, ..Plan::default() };
        let progress = training.run(&plan, &AtomicBool::new(false), |_| ()).expect("it runs");
        (progress.history.games, progress.history.decisions, signature(training.network()))
    };
    assert_eq!(run(1), run(1));
    let (games, decisions, _) = run(2);
    assert!(games == 40 && decisions > 40 * 50, "{games} games, {decisions} decisions");
}

#[test]
fn a_packed_network_is_small_and_nearly_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, packed) = (folder.path().join("whole.network"), folder.path().join("packed.network"));
    let stop = AtomicBool::new(false);
    let plan = Plan { games: Some(1000), out: Some(whole.clone()), ..Plan::default() };
    let mut trainer = begin(&subject(), Method::default()).expect("a training");
    trainer.run(&plan, &stop, &mut |_| ()).expect("it runs");
    let report = trainer.pack(&packed, 1 << 20).expect("it is packed");
    assert_eq!(report.kept, report.changed, "there is room for all: {report:?}");
    assert!(report.bytes * 3 < fs::metadata(&whole).expect("a file").len(), "{report:?}");
    let (_, before) = load(&whole, five_by_four()).expect("the whole network");
    let (_, after) = load(&packed, five_by_four()).expect("the packed network");
    for index in 0..before.weights.len() {
        let (before, after) = (before.weights.get(index), after.weights.get(index));
        assert!((before - after).abs() <= report.step * 0.501, "weight {index}: {before} became {after}, step {}", report.step);
    }
    let smaller = trainer.pack(&packed, 20_000).expect("it is packed");
    assert!(smaller.bytes <= 20_000 && smaller.kept < report.kept && smaller.kept > 1000, "{smaller:?}");
    let points = |path| read(path, Method::default()).expect("a network").play(200, 3, &stop).mean();
    let (by_whole, by_packed) = (points(&whole), points(&packed));
    println!("{by_whole:.0} points whole, {by_packed:.0} in {} bytes", smaller.bytes);
    assert!(by_packed > by_whole / 2.0, "{by_whole} points whole, {by_packed} packed");
    let complaint = resume(&packed, Method::default()).map(|_| ()).expect_err("it learns no more");
    assert_eq!(complaint.code, "packed-network");
    let mut bytes = fs::read(&packed).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&packed, bytes).expect("it is written");
    assert!(read(&packed, Method::default()).is_err(), "a changed file is refused");
}
