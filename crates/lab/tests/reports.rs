//! Figures and reports: what is drawn follows from what was played, and says where it comes from.

mod support;

use plyground_lab::experiment::{Experiment, Opening, Results};
use plyground_lab::figures::{Digits, Figure, Language, Style, figures};
use plyground_lab::library::{KeptExperiment, Library};
use plyground_lab::report::Report;
use support::play_all;

/// Plays an experiment and keeps it.
fn kept(experiment: &Experiment) -> (KeptExperiment, Results) {
    let library = Library::in_memory().unwrap();
    let begun = library.begin_experiment(experiment, "plyground compare connect4 minimax:depth=1 minimax:depth=2", false).unwrap();
    let (plays, results) = play_all(experiment);
    assert_eq!(library.keep_plays(&begun.id, &plays).unwrap(), plays.len());
    assert_eq!(library.plays(&begun.id).unwrap(), plays, "what is kept is what was played");
    (library.experiment(&begun.id).unwrap(), results)
}

fn depths() -> Experiment {
    let specs = ["minimax:depth=1", "minimax:depth=2", "minimax:depth=3", "greedy"];
    Experiment {
        title: "Depths & \"greed\"".into(),
        question: "Is it worth it?".into(),
        opening: Opening::Random(4),
        reference: Some("alphabeta:depth=4".into()),
        ..Experiment::new("connect4", &specs, 6)
    }
}

fn names(figures: &[Figure]) -> Vec<&str> {
    figures.iter().map(|figure| figure.name.as_str()).collect()
}

#[test]
fn every_kind_of_experiment_has_its_figures() {
    let (experiment, results) = kept(&depths());
    let drawn = figures(&experiment, &results, Style::default()).unwrap();
    assert_eq!(names(&drawn), ["elo", "score", "loss", "best", "nodes", "time", "memory", "matrix", "along"]);

    let (experiment, results) = kept(&Experiment::new("2048", &["expectimax:depth=1", "random"], 8));
    let drawn = figures(&experiment, &results, Style::default()).unwrap();
    assert_eq!(names(&drawn), ["points", "nodes", "time", "memory", "spread", "games", "tiles", "along"]);

    let puzzle = Experiment {
        variants: vec!["n=2".into(), "n=3".into()],
        opening: Opening::Random(9),
        ..Experiment::new("redswapblue", &["astar", "bfs"], 3)
    };
    let (experiment, results) = kept(&puzzle);
    let drawn = figures(&experiment, &results, Style::default()).unwrap();
    assert_eq!(names(&drawn), ["steps-1", "nodes-1", "time-1", "memory-1", "steps-2", "nodes-2", "time-2", "memory-2"]);

    let test = Experiment { sprt: Some("elo0=0,elo1=100".into()), ..Experiment::new("connect4", &["greedy", "first"], 400) };
    let (experiment, results) = kept(&Experiment { opening: Opening::Random(4), ..test });
    assert!(names(&figures(&experiment, &results, Style::default()).unwrap()).contains(&"test"));
}

#[test]
fn players_that_differ_by_one_number_are_curves_over_it() {
    let curves = Experiment { players: depths().players[..3].to_vec(), ..depths() };
    let (experiment, results) = kept(&curves);
    let drawn = figures(&experiment, &results, Style::default()).unwrap();
    let nodes = drawn.iter().find(|figure| figure.name == "nodes").unwrap().chart.svg();
    assert!(nodes.contains(">depth<"), "the axis is named by the parameter");
    let (experiment, results) = kept(&depths());
    let drawn = figures(&experiment, &results, Style::default()).unwrap();
    let nodes = drawn.iter().find(|figure| figure.name == "nodes").unwrap().chart.svg();
    assert!(nodes.contains(">depth<") && nodes.contains("greedy"), "greedy has no depth: it is a line across");
    let (experiment, results) =
        kept(&Experiment { opening: Opening::Random(4), ..Experiment::new("connect4", &["minimax:depth=1", "greedy", "first"], 4) });
    let drawn = figures(&experiment, &results, Style::default()).unwrap();
    let nodes = drawn.iter().find(|figure| figure.name == "nodes").unwrap().chart.svg();
    assert!(!nodes.contains(">depth<") && nodes.contains("greedy"), "one depth is no curve: all are on a ladder");
}

#[test]
fn what_was_played_once_is_drawn_without_an_error() {
    let once = Experiment { opening: Opening::Random(9), ..Experiment::new("redswapblue", &["astar", "bfs"], 1) };
    let (experiment, results) = kept(&Experiment { variants: vec!["n=2".into()], ..once });
    let markdown = Report::new(&experiment, &results).unwrap().markdown(str::to_string);
    assert!(markdown.contains("do equally well in 1 of 1 games") && !markdown.contains("± 1"), "{markdown}");
    for figure in figures(&experiment, &results, Style::default()).unwrap() {
        let layout = figure.chart.layout();
        assert!(layout.points.len() == 2 && layout.skipped == 0, "{}: {} points", figure.name, layout.points.len());
    }
}

#[test]
fn figures_speak_the_readers_language_and_name_their_source() {
    let (experiment, results) = kept(&depths());
    for (code, word) in [("en", "Strength"), ("ar", "القوة"), ("fa", "قدرت")] {
        let style = Style { language: Language::read(code).unwrap(), ..Style::default() };
        let drawn = figures(&experiment, &results, style).unwrap();
        assert!(drawn[0].chart.title == word && drawn[0].chart.svg().contains(&experiment.id), "{code}");
    }
    assert_eq!(Language::read("xx"), None);
}

/// The texts of a drawing, without the parts that are kept from left to right as they are written.
fn running_texts(svg: &str) -> Vec<String> {
    let texts = svg.split("<text").skip(1).filter_map(|rest| rest.split_once('>')?.1.split_once("</text>"));
    texts
        .map(|(text, _)| {
            let mut kept = String::new();
            let mut rest = text;
            while let Some((before, after)) = rest.split_once('\u{2066}') {
                let (inside, beyond) = after.split_once('\u{2069}').unwrap_or_else(|| panic!("not closed: {text}"));
                kept.push_str(before);
                // A number is isolated too, beside its unit.
                kept.push_str(if inside.chars().any(|letter| letter.is_ascii_alphabetic() || letter == '.') { "" } else { inside });
                rest = beyond;
            }
            kept + rest
        })
        .collect()
}

#[test]
fn a_figure_has_one_kind_of_digits_and_keeps_ids_whole() {
    let tiles = Experiment { seed: 12, ..Experiment::new("2048", &["random", "first"], 5) };
    for experiment in [depths(), tiles] {
        let (experiment, results) = kept(&experiment);
        for code in ["ar", "fa"] {
            let style = Style { language: Language::read(code).unwrap(), ..Style::default() };
            for figure in figures(&experiment, &results, style).unwrap() {
                let svg = figure.chart.svg();
                assert!(svg.contains(&format!("\u{2066}{}\u{2069}", experiment.id)), "{code} {}: the id is torn apart", figure.name);
                for text in running_texts(&svg) {
                    // What is Latin altogether is a spec, or the title of the experiment.
                    let is_latin =
                        text.chars().any(|c| c.is_ascii_alphabetic()) && !text.chars().any(|c| ('\u{600}'..='\u{6ff}').contains(&c));
                    assert!(is_latin || !text.contains(|c: char| c.is_ascii_digit()), "{code} {}: {text:?}", figure.name);
                }
            }
            let latin = Style { digits: Digits::read("latin"), ..style };
            for figure in figures(&experiment, &results, latin).unwrap() {
                let svg = figure.chart.svg();
                assert!(!svg.contains(['٠', '١', '٢', '٥', '۰', '۱', '۲', '۵']), "{code} {}: Latin digits were asked for", figure.name);
            }
        }
    }
    assert_eq!(Digits::read("roman"), None);
}

#[test]
fn what_grows_by_orders_of_magnitude_can_be_drawn_on_a_linear_axis_too() {
    let (experiment, results) = kept(&depths());
    let by_magnitude = figures(&experiment, &results, Style::default()).unwrap();
    let linear = figures(&experiment, &results, Style { linear: true, ..Style::default() }).unwrap();
    assert_eq!(names(&by_magnitude), names(&linear));
    for (one, other) in by_magnitude.iter().zip(&linear) {
        let is_expected = ["nodes", "time", "memory", "along"].contains(&one.name.as_str());
        assert_eq!((one.can_be_log, other.can_be_log), (is_expected, is_expected), "{}", one.name);
        assert_eq!(one.chart.svg() != other.chart.svg(), is_expected, "{}", one.name);
        assert_eq!(other.chart.layout().skipped, 0, "{}", one.name);
    }
}

#[test]
fn a_report_has_the_question_the_tables_the_figures_and_the_way_to_repeat_it() {
    let (experiment, results) = kept(&depths());
    let report = Report::new(&experiment, &results).unwrap();
    let markdown = report.markdown(|name| format!("pictures/{name}.svg"));
    for part in [
        "# Depths & \"greed\"",
        "Is it worth it?",
        "| player | games |",
        "pictures/elo.svg",
        "plyground compare connect4 minimax:depth=1 minimax:depth=2",
        "is stronger than",
        &experiment.id,
    ] {
        assert!(markdown.contains(part), "{part} is missing in\n{markdown}");
    }
    let html = report.html();
    assert!(html.contains("<h1>Depths &amp; &quot;greed&quot;</h1>") && html.contains("<svg") && html.contains("@media print"));
    for outside in ["http://", "https://", "<script", "src="] {
        let found = html.replace("http://www.w3.org/", "").contains(outside);
        assert!(!found, "the page needs nothing from elsewhere, but has {outside}");
    }
    let opened = html.matches("<figure>").count();
    assert!(opened == report.figures.len() && opened == html.matches("</figure>").count());
}

#[test]
fn nothing_is_said_to_be_stronger_that_is_not() {
    let same = Experiment {
        opening: Opening::Random(4),
        ..Experiment::new("connect4", &["alphabeta:depth=2", "alphabeta:depth=2,table=off"], 12)
    };
    let (experiment, results) = kept(&same);
    let markdown = Report::new(&experiment, &results).unwrap().markdown(str::to_string);
    assert!(markdown.contains("is not decided") && !markdown.contains("by about"), "{markdown}");
}

#[test]
fn a_report_promises_to_repeat_only_what_does() {
    let text = |specs: &[&str]| {
        let (experiment, results) = kept(&Experiment { opening: Opening::Random(2), ..Experiment::new("connect4", specs, 2) });
        let report = Report::new(&experiment, &results).unwrap();
        format!("{}{}", report.markdown(|name| format!("{name}.svg")), report.html())
    };
    let promises = ["come out the same;", "repeat exactly"];
    let exact = text(&["minimax:depth=1", "greedy"]);
    assert!(promises.iter().all(|promise| exact.contains(promise)), "{exact}");
    let timed = text(&["minimax:depth=1,time=1s", "greedy"]);
    assert!(promises.iter().all(|promise| !timed.contains(promise)) && timed.contains("similar, not the same"), "{timed}");
}

#[test]
fn one_given_position_is_not_told_as_several() {
    let text = |positions: &[&str]| {
        let positions = positions.iter().map(ToString::to_string).collect();
        let (experiment, results) = kept(&Experiment { positions, ..Experiment::new("connect4", &["first", "greedy"], 2) });
        Report::new(&experiment, &results).unwrap().markdown(|name| format!("{name}.svg"))
    };
    assert!(text(&["44"]).contains("the given position each time"));
    assert!(text(&["44", "45"]).contains("2 given positions in turn"));
}
