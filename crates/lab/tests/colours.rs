//! A player has one colour and one marker in all figures of an experiment.

mod support;

use plyground_lab::experiment::{Experiment, Opening, Results};
use plyground_lab::figures::{Figure, Language, Style, figures};
use plyground_lab::library::{KeptExperiment, Library};
use plyground_plot::{Body, Stroke};
use std::collections::BTreeMap;
use support::play_all;

fn kept(experiment: &Experiment) -> (KeptExperiment, Results) {
    let library = Library::in_memory().unwrap();
    let begun = library.begin_experiment(experiment, "plyground compare …", false).unwrap();
    let (plays, results) = play_all(experiment);
    library.keep_plays(&begun.id, &plays).unwrap();
    (library.experiment(&begun.id).unwrap(), results)
}

/// What is painted in a figure: names with the number of their colour and marker.
fn painted(figure: &Figure) -> Vec<(String, Option<usize>)> {
    match &figure.chart.body {
        // Points of a curve over a parameter are players; their names are told by the axis.
        Body::Lines(lines) if lines.series.iter().any(|series| series.points.iter().any(|point| point.paint.is_some())) => {
            let across = lines.marks.iter().map(|mark| (mark.label.clone(), mark.paint));
            let along = lines.series.iter().flat_map(|series| {
                series.points.iter().map(|point| (format!("{}:{}={}", series.name, lines.x.label, point.x), point.paint))
            });
            along.chain(across).collect()
        }
        Body::Lines(lines) => {
            let named = lines.series.iter().filter(|series| !series.name.is_empty());
            named.map(|series| (series.name.clone(), series.paint)).collect()
        }
        Body::Ladder(ladder) => ladder.entries.iter().map(|entry| (entry.name.clone(), entry.paint)).collect(),
        Body::Bars(bars) => bars.series.iter().map(|series| (series.name.clone(), series.paint)).collect(),
        Body::Histogram(histogram) => histogram.series.iter().map(|series| (series.name.clone(), series.paint)).collect(),
        Body::Matrix(_) => Vec::new(),
    }
}

fn check(experiment: &Experiment, players: &[&str]) {
    let (kept, results) = kept(experiment);
    let drawn = figures(&kept, &results, Style::default()).unwrap();
    let mut seen: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for figure in &drawn {
        for (name, paint) in painted(figure) {
            let place = players.iter().position(|player| *player == name);
            assert!(place.is_some(), "{name} in {}", figure.name);
            assert_eq!(paint, place, "{name} in {}", figure.name);
            seen.entry(name).or_default().push(&figure.name);
        }
    }
    assert!(players.iter().all(|player| seen.get(*player).is_some_and(|figures| figures.len() > 2)), "{seen:?}");
}

#[test]
fn a_player_has_the_same_colour_in_all_figures() {
    // Flat has no curve of time worth drawing where others have one; the first of three is last by name.
    let players = ["random", "expectimax:depth=1", "first"];
    check(&Experiment::new("2048", &players, 6), &players);
}

#[test]
fn players_along_a_parameter_keep_their_colours() {
    let players = ["greedy", "minimax:depth=3", "minimax:depth=1", "minimax:depth=2"];
    check(&Experiment { opening: Opening::Random(4), ..Experiment::new("connect4", &players, 6) }, &players);
}

#[test]
fn single_games_have_the_colour_of_their_line_and_the_figure_says_what_the_line_is() {
    let (kept, results) = kept(&Experiment::new("2048", &["random", "first"], 40));
    for (language, said) in [
        (Language::English, "running mean of the last 4 games"),
        (Language::Arabic, "المتوسط المتحرك لآخر المباريات، وعددها ٤"),
        (Language::Persian, "میانگین متحرک ۴ بازی آخر"),
    ] {
        let drawn = figures(&kept, &results, Style { language, ..Style::default() }).unwrap();
        let games = drawn.iter().find(|figure| figure.name == "games").unwrap();
        assert!(games.chart.subtitle.contains(said), "{}", games.chart.subtitle);
        assert!(games.chart.description.contains(said), "{}", games.chart.description);
        let Body::Lines(lines) = &games.chart.body else { panic!("{:?}", games.chart.body) };
        let strokes: Vec<_> = lines.series.iter().map(|series| (series.stroke, series.paint)).collect();
        assert_eq!(
            strokes,
            [(Stroke::Line, Some(0)), (Stroke::Dots, Some(0)), (Stroke::Line, Some(1)), (Stroke::Dots, Some(1))],
            "{language:?}"
        );
    }
}
