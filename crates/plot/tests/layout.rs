//! What holds for every chart, whatever is in it: nothing overlaps, nothing is cut, every point is in the plot.

mod sample;

use plyground_plot::{
    Axis, BarSeries, Bars, Body, Chart, Digits, Entry, Estimate, Histogram, Ladder, Layout, Lines, Look, Mark, Matrix, Point, Series, Side,
    Stroke, Values,
};
use proptest::prelude::*;
use resvg::usvg::roxmltree::Document;

/// The faults of a layout, in words.
fn faults(layout: &Layout) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, text) in layout.texts.iter().enumerate() {
        let area = text.area;
        if area.left < 0.0 || area.top < 0.0 || area.right > layout.width || area.bottom > layout.height {
            faults.push(format!("{:?} is cut: {area:?} of {} by {}", text.text, layout.width, layout.height));
        }
        for other in &layout.texts[..at] {
            if area.overlaps(&other.area) {
                faults.push(format!("{:?} {area:?} covers {:?} {:?}", text.text, other.text, other.area));
            }
        }
    }
    for &point in &layout.points {
        if !layout.plots.iter().any(|plot| plot.holds(point)) {
            faults.push(format!("{point:?} is outside {:?}", layout.plots));
        }
    }
    for plot in &layout.plots {
        if plot.width() < 60.0 || plot.height() < 24.0 || plot.right > layout.width || plot.bottom > layout.height {
            faults.push(format!("{plot:?} is no place to draw in"));
        }
    }
    match Document::parse(&layout.svg) {
        Err(error) => faults.push(error.to_string()),
        Ok(document) => {
            let numbers = document.descendants().flat_map(|node| node.attributes()).filter(|attribute| attribute.name() != "font-family");
            faults.extend(
                numbers
                    .filter(|attribute| attribute.value().contains("NaN") || attribute.value().contains("inf"))
                    .map(|attribute| format!("{attribute:?} is no number")),
            );
        }
    }
    faults.truncate(5);
    faults
}

#[test]
fn the_samples_have_no_faults() {
    for (name, chart) in sample::all() {
        assert_eq!(faults(&chart.layout()), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn the_same_chart_gives_the_same_svg() {
    for (name, chart) in sample::all() {
        assert_eq!(chart.svg(), chart.clone().svg(), "{name}");
    }
}

#[test]
fn a_picture_says_what_it_is_to_those_who_cannot_see_it() {
    let svg = sample::ladder().svg();
    let document = Document::parse(&svg).unwrap();
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let words: Vec<_> = root
        .children()
        .filter(roxmltree_element)
        .take(2)
        .map(|node| (node.tag_name().name().to_owned(), node.text().unwrap().to_owned()))
        .collect();
    assert_eq!(words[0], ("title".into(), "Reusing the tree makes the strongest player".into()));
    assert_eq!(words[1].0, "desc");
}

fn roxmltree_element(node: &resvg::usvg::roxmltree::Node) -> bool {
    node.is_element()
}

#[test]
fn markup_in_a_name_stays_a_name() {
    let mut chart = sample::ladder();
    chart.title = "a < b & \"c\" > d".into();
    chart.description = "</desc><script>alert(1)</script>\u{0}".into();
    let svg = chart.svg();
    let document = Document::parse(&svg).unwrap();
    assert!(document.descendants().all(|node| node.tag_name().name() != "script"));
    assert!(document.descendants().any(|node| node.text() == Some("a < b & \"c\" > d")));
}

#[test]
fn a_shortened_name_is_whole_in_its_tooltip() {
    let name = "alphabeta:".to_owned() + &"parameter=value,".repeat(30);
    let mut chart = sample::ladder();
    if let Body::Ladder(ladder) = &mut chart.body {
        ladder.entries[0].name.clone_from(&name);
    }
    let svg = chart.svg();
    let document = Document::parse(&svg).unwrap();
    assert!(document.descendants().any(|node| node.tag_name().name() == "title" && node.text() == Some(&name)));
    assert_eq!(faults(&chart.layout()), Vec::<String>::new());
}

#[test]
fn a_hundred_thousand_points_make_a_small_file() {
    let layout = sample::rolling(100_000).layout();
    assert!(layout.svg.len() < 400_000, "{}", layout.svg.len());
}

#[test]
fn numbers_that_are_none_are_skipped_and_counted() {
    assert_eq!(sample::odd().layout().skipped, 1);
}

#[test]
fn a_ladder_is_sorted_best_on_top() {
    let layout = sample::ladder().layout();
    let right: Vec<f64> = layout.points.iter().map(|point| point.0).collect();
    let down: Vec<f64> = layout.points.iter().map(|point| point.1).collect();
    assert!(right.windows(2).all(|pair| pair[0] >= pair[1]) && down.windows(2).all(|pair| pair[0] < pair[1]), "{:?}", layout.points);
}

#[test]
fn axes_keep_running_from_left_to_right_in_arabic() {
    let (latin, arabic) = (sample::bars().layout(), sample::eastern(sample::bars(), Digits::Latin).layout());
    assert_eq!(latin.points, arabic.points);
    let title = |layout: &Layout| layout.texts[0].area;
    assert!(title(&latin).left < 40.0 && title(&arabic).right > 900.0);
}

fn number() -> impl Strategy<Value = f64> {
    prop_oneof![6 => -1000.0..1000f64, 3 => 0.0..1f64, 1 => Just(0.0), 1 => Just(f64::NAN), 1 => Just(f64::INFINITY), 1 => Just(5.0), 1 => any::<f64>(), 2 => (-12.0..12f64).prop_map(|power| 10f64.powf(power))]
}

fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => "[a-z]{1,9}(:[a-z]{1,6}=[0-9]{1,4}(,[a-z]{2,9}=[a-z0-9]{1,9}){0,6})?",
        1 => "[a-zA-Z ]{0,60}",
        1 => "[ابتثجحخدذرزسشصضطظعغفقكلمنهوي ]{0,40}",
        1 => any::<String>(),
        1 => Just("W".repeat(300)),
    ]
}

fn axis() -> impl Strategy<Value = Axis> {
    (name(), any::<bool>(), any::<bool>(), any::<bool>()).prop_map(|(label, log, whole, percent)| Axis { label, log, whole, percent })
}

fn estimate() -> impl Strategy<Value = Estimate> {
    (number(), number(), number()).prop_map(|(value, low, high)| Estimate { value, low: low.min(value), high: high.max(value) })
}

fn lines() -> impl Strategy<Value = Body> {
    let point =
        (number(), number(), proptest::option::of((number(), number()))).prop_map(|(x, y, interval)| Point { x, y, interval, paint: None });
    let stroke = prop_oneof![3 => Just(Stroke::Line), 1 => Just(Stroke::Dots)];
    let series = (name(), prop::collection::vec(point, 0..60), stroke).prop_map(|(name, points, stroke)| Series {
        name,
        points,
        stroke,
        paint: None,
    });
    let mark = (number(), name(), any::<bool>()).prop_map(|(at, label, up)| Mark {
        at,
        label,
        axis: if up { Side::Y } else { Side::X },
        paint: None,
    });
    (axis(), axis(), prop::collection::vec(series, 0..14), prop::collection::vec(mark, 0..4))
        .prop_map(|(x, y, series, marks)| Body::Lines(Lines { x, y, series, marks }))
}

fn histogram() -> impl Strategy<Value = Body> {
    let series = (name(), prop::collection::vec(number(), 0..80)).prop_map(|(name, values)| Values { name, values, paint: None });
    (axis(), name(), prop::collection::vec(series, 0..7))
        .prop_map(|(x, y, series)| Body::Histogram(Histogram { x, y, mean: "mean".into(), series }))
}

fn bars() -> impl Strategy<Value = Body> {
    let series = (name(), prop::collection::vec(proptest::option::of(estimate()), 0..30)).prop_map(|(name, bars)| BarSeries {
        name,
        bars,
        paint: None,
    });
    (prop::collection::vec(name(), 0..30), axis(), prop::collection::vec(series, 0..7))
        .prop_map(|(categories, y, series)| Body::Bars(Bars { categories, y, series }))
}

fn matrix() -> impl Strategy<Value = Body> {
    let cells = prop::collection::vec(prop::collection::vec(proptest::option::of(estimate()), 0..9), 0..9);
    (prop::collection::vec(name(), 0..9), prop::collection::vec(name(), 0..9), cells, any::<bool>(), any::<bool>()).prop_map(
        |(rows, columns, cells, percent, same)| {
            let columns = if same { rows.clone() } else { columns };
            Body::Matrix(Matrix { rows, columns, cells, percent })
        },
    )
}

fn ladder() -> impl Strategy<Value = Body> {
    let entry = (name(), estimate()).prop_map(|(name, estimate)| Entry { name, estimate, paint: None });
    (axis(), prop::collection::vec(entry, 0..30)).prop_map(|(axis, entries)| Body::Ladder(Ladder { axis, entries }))
}

fn look() -> impl Strategy<Value = Look> {
    let digits = prop_oneof![Just(Digits::Latin), Just(Digits::Arabic), Just(Digits::Persian)];
    let size = prop_oneof![3 => Just((960, 600)), 1 => Just((640, 400)), 1 => Just((1600, 900))];
    (any::<bool>(), any::<bool>(), digits, size).prop_map(|(dark, rtl, digits, (width, height))| Look { dark, rtl, digits, width, height })
}

fn check(body: Body, look: Look, words: (String, String, String)) -> Result<(), TestCaseError> {
    let (title, subtitle, footer) = words;
    let chart = Chart { description: title.clone(), title, subtitle, footer, body, look };
    let layout = chart.layout();
    prop_assert_eq!(faults(&layout), Vec::<String>::new());
    prop_assert!(layout.height >= f64::from(look.height) && layout.width == f64::from(look.width));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_curves_have_no_faults(body in lines(), look in look(), words in (name(), name(), name())) {
        check(body, look, words)?;
    }

    #[test]
    fn any_histogram_has_no_faults(body in histogram(), look in look(), words in (name(), name(), name())) {
        check(body, look, words)?;
    }

    #[test]
    fn any_bars_have_no_faults(body in bars(), look in look(), words in (name(), name(), name())) {
        check(body, look, words)?;
    }

    #[test]
    fn any_matrix_has_no_faults(body in matrix(), look in look(), words in (name(), name(), name())) {
        check(body, look, words)?;
    }

    #[test]
    fn any_ladder_has_no_faults(body in ladder(), look in look(), words in (name(), name(), name())) {
        check(body, look, words)?;
    }
}

/// The colours of everything that is drawn in a series' colour.
fn colours(chart: &Chart) -> std::collections::BTreeSet<String> {
    let svg = chart.svg();
    let document = Document::parse(&svg).unwrap();
    let attributes = document.descendants().flat_map(|node| node.attributes());
    let inks = attributes.filter(|attribute| ["fill", "stroke"].contains(&attribute.name())).map(|attribute| attribute.value().to_owned());
    let series = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];
    inks.filter(|ink| series.contains(&ink.as_str())).collect()
}

#[test]
fn what_has_a_paint_has_its_colour_wherever_it_is_drawn() {
    let points: Vec<Point> = (1..9).map(|x| Point::within(f64::from(x), f64::from(x * x), f64::from(x), f64::from(x * x + 2))).collect();
    let one = |stroke: Stroke| Series { name: "b".into(), points: points.clone(), stroke, paint: Some(2) };
    let joint = Series { name: "b".into(), points: points.iter().map(|point| point.painted(2)).collect(), ..Series::default() };
    let mark = Mark { at: 3.0, label: "b".into(), axis: Side::Y, paint: Some(2) };
    let estimate = Estimate::new(2.0, 1.0, 3.0);
    let bodies = [
        Body::Lines(Lines { series: vec![one(Stroke::Line), one(Stroke::Dots)], ..Lines::default() }),
        Body::Lines(Lines { series: vec![joint], marks: vec![mark], ..Lines::default() }),
        Body::Ladder(Ladder { entries: vec![Entry { name: "b".into(), estimate, paint: Some(2) }], ..Ladder::default() }),
        Body::Bars(Bars {
            categories: vec!["x".into()],
            series: vec![BarSeries { name: "b".into(), bars: vec![Some(estimate)], paint: Some(2) }; 2],
            ..Bars::default()
        }),
        Body::Histogram(Histogram {
            series: vec![Values { name: "b".into(), values: vec![1.0, 2.0, 2.0], paint: Some(2) }],
            ..Histogram::default()
        }),
    ];
    for body in bodies {
        let chart = Chart { body, ..sample::odd() };
        assert_eq!(colours(&chart).into_iter().collect::<Vec<_>>(), ["#009e73"], "{:?}", chart.body);
        assert_eq!(faults(&chart.layout()), Vec::<String>::new());
    }
}
