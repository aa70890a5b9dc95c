//! Charts that the tests check and the gallery shows: one of each kind, and the hard cases.
#![allow(dead_code, reason = "each test uses some of them")]

use plyground_plot::{
    Axis, BarSeries, Bars, Body, Chart, Digits, Entry, Estimate, Histogram, Ladder, Lines, Look, Mark, Matrix, Point, Series, Side, Stroke,
    Values,
};

/// Long names, as users type them.
pub const LONG: [&str; 4] = [
    "alphabeta:depth=7,eval=material,ordering=none,table=off",
    "alphabeta:depth=7,eval=material,ordering=table,table=on,quiescence=on",
    "uct:simulations=20000,exploration=1.4142,rollout=random,reuse=on,seed=7",
    "minimax:depth=5",
];

/// A seeded sequence of numbers between 0 and 1.
pub fn noise(seed: u64) -> impl FnMut() -> f64 {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as f64 / (1u64 << 53) as f64
    }
}

fn chart(title: &str, subtitle: &str, body: Body) -> Chart {
    Chart {
        title: title.into(),
        subtitle: subtitle.into(),
        footer: "Plyground 0.1.0 · connect4 · 400 games · seed 7 · 95% intervals".into(),
        description: format!("{title}. {subtitle}."),
        body,
        look: Look::default(),
    }
}

/// Nodes by depth, on a logarithmic axis, with intervals.
pub fn growth() -> Chart {
    let curve = |name: &str, rate: f64, depths: u32| Series {
        name: name.into(),
        points: (1..=depths)
            .map(|depth| (f64::from(depth), rate.powi(depth.cast_signed())))
            .map(|(x, y)| Point::within(x, y, y * 0.8, y * 1.25))
            .collect(),
        ..Series::default()
    };
    let series = vec![curve("minimax", 6.8, 8), curve("alphabeta", 4.1, 8), curve("alphabeta, ordered", 3.0, 8), curve("pvs", 2.7, 8)];
    chart(
        "Ordering moves saves nine nodes in ten",
        "Nodes visited per move in Connect Four, mean of 200 positions",
        Body::Lines(Lines { x: Axis::whole("search depth (plies)"), y: Axis::log("nodes per move"), series, marks: vec![] }),
    )
}

/// The same curves under long names.
pub fn long_names() -> Chart {
    let mut chart = growth();
    if let Body::Lines(lines) = &mut chart.body {
        for (series, name) in lines.series.iter_mut().zip(LONG) {
            series.name = name.into();
        }
    }
    chart
}

/// A test's path between its bounds.
pub fn path() -> Chart {
    let mut next = noise(5);
    let mut height = 0.0;
    let mut points = Vec::new();
    for game in 0..=240 {
        points.push(Point::new(f64::from(game), height));
        height += next() * 0.4 - 0.19;
    }
    let mark = |at: f64, label: &str, axis: Side| Mark { at, label: label.into(), axis, paint: None };
    chart(
        "Not decided after 240 games",
        "Log-likelihood ratio of the sequential test, elo0 = 0, elo1 = 10",
        Body::Lines(Lines {
            x: Axis::whole("game"),
            y: Axis::new("log-likelihood ratio"),
            series: vec![Series { name: String::new(), points, stroke: Stroke::Line, paint: None }],
            marks: vec![
                mark(2.94, "accept: stronger by 10", Side::Y),
                mark(-2.94, "reject: no stronger", Side::Y),
                mark(120.0, "half way", Side::X),
                mark(130.0, "opening book changed", Side::X),
            ],
        }),
    )
}

/// Single games as dots with their rolling mean.
pub fn rolling(count: u32) -> Chart {
    let mut next = noise(11);
    let mut mean = 9000.0;
    let (mut games, mut rolling) = (Vec::new(), Vec::new());
    for game in 1..=count {
        let score = 4000.0 + 16000.0 * next() * next() + f64::from(game) * 8000.0 / f64::from(count);
        mean += (score - mean) * 0.02;
        games.push(Point::new(f64::from(game), score));
        rolling.push(Point::within(f64::from(game), mean, mean - 900.0, mean + 900.0));
    }
    let series = vec![
        Series { name: "single games".into(), points: games, stroke: Stroke::Dots, paint: None },
        Series { name: "mean of the last 100".into(), points: rolling, stroke: Stroke::Line, paint: None },
    ];
    chart(
        "The network is still learning",
        "2048: score of every training game",
        Body::Lines(Lines { x: Axis::whole("game"), y: Axis::new("score (points)"), series, marks: vec![] }),
    )
}

/// One point, a zero on a logarithmic axis, numbers that are none.
pub fn odd() -> Chart {
    let series = vec![
        Series {
            name: "reached".into(),
            points: vec![Point::new(3.0, 0.0), Point::new(4.0, 120.0), Point::new(5.0, 4100.0), Point::new(6.0, f64::NAN)],
            ..Series::default()
        },
        Series { name: "one point".into(), points: vec![Point::within(5.0, 900.0, -50.0, 2000.0)], stroke: Stroke::Line, paint: None },
    ];
    chart(
        "A zero stands below the break of a logarithmic axis",
        "Cutoffs by depth",
        Body::Lines(Lines { x: Axis::whole("depth"), y: Axis::log("cutoffs"), series, marks: vec![] }),
    )
}

/// One point alone.
pub fn one_point() -> Chart {
    let series =
        vec![Series { name: "minimax".into(), points: vec![Point::within(4.0, 0.31, 0.22, 0.4)], stroke: Stroke::Line, paint: None }];
    chart(
        "One measurement",
        "Score against random, depth 4",
        Body::Lines(Lines { x: Axis::whole("depth"), y: Axis::percent("score"), series, marks: vec![] }),
    )
}

/// Lengths of games of three players.
pub fn histogram() -> Chart {
    let mut next = noise(3);
    let mut values =
        |middle: f64, spread: f64| (0..400).map(|_| (middle + spread * (next() + next() + next() - 1.5)).round().max(7.0)).collect();
    let series = vec![
        Values { name: "random".into(), values: values(21.0, 12.0), paint: None },
        Values { name: "minimax:depth=4".into(), values: values(27.0, 9.0), paint: None },
        Values { name: LONG[1].into(), values: values(36.0, 7.0), paint: None },
    ];
    chart(
        "Better players play longer games",
        "Plies until the end of a game of Connect Four",
        Body::Histogram(Histogram { x: Axis::whole("plies"), y: "games".into(), mean: "mean".into(), series }),
    )
}

/// Times of moves, on a logarithmic axis.
pub fn times() -> Chart {
    let mut next = noise(9);
    let mut values = |middle: f64| {
        (0..3000).map(|at| if at % 40 == 0 { 0.0 } else { 10f64.powf(middle + 1.3 * (next() + next() + next() - 1.5)) }).collect()
    };
    let series = vec![
        Values { name: "alphabeta".into(), values: values(-2.0), paint: None },
        Values { name: "uct".into(), values: values(-1.0), paint: None },
    ];
    chart(
        "Most moves take less than a tenth of a second",
        "Time per move; moves without a choice take no time",
        Body::Histogram(Histogram { x: Axis::log("time per move (s)"), y: "moves".into(), mean: "mean".into(), series }),
    )
}

/// How often tiles are reached.
pub fn bars() -> Chart {
    let tiles = ["512", "1024", "2048", "4096", "8192"];
    let rates: [(&str, [f64; 5]); 3] = [
        ("greedy", [0.62, 0.21, 0.02, 0.0, 0.0]),
        ("expectimax:depth=3", [1.0, 0.98, 0.86, 0.41, 0.05]),
        ("ntuple", [1.0, 1.0, 0.99, 0.94, 0.71]),
    ];
    let series = rates
        .map(|(name, shares)| BarSeries {
            name: name.into(),
            bars: shares
                .into_iter()
                .map(|share| (share > 0.0).then(|| Estimate::new(share, (share - 0.04f64).max(0.0), (share + 0.04f64).min(1.0))))
                .collect(),
            paint: None,
        })
        .into();
    chart(
        "Only the network gets past 4096",
        "Share of 1000 games that reach a tile, 2048",
        Body::Bars(Bars { categories: tiles.map(String::from).into(), y: Axis::percent("share of games"), series }),
    )
}

/// Mean scores, above and below zero, under long names.
pub fn scores() -> Chart {
    let bars = [310.0, 120.0, -40.0, -390.0].into_iter().map(|value| Some(Estimate::new(value, value - 45.0, value + 52.0))).collect();
    chart(
        "Ordering is worth two levels",
        "Mean margin over the reference player",
        Body::Bars(Bars {
            categories: LONG.map(String::from).into(),
            y: Axis::new("margin (points)"),
            series: vec![BarSeries { name: "margin".into(), bars, paint: None }],
        }),
    )
}

/// A cross-table of `count` players.
pub fn matrix(count: usize, long: bool) -> Chart {
    let names: Vec<String> = (0..count)
        .map(|at| {
            if long {
                LONG[at % 4].replace("depth=7", &format!("depth={}", 2 + at))
            } else {
                ["random", "greedy", "minimax", "alphabeta", "uct"][at % 5].into()
            }
        })
        .collect();
    let share = |row: usize, column: usize| 1.0 / (1.0 + (-(row as f64 - column as f64) * 0.9).exp());
    let cell = |row: usize, column: usize| {
        (row != column).then(|| share(row, column)).map(|share| Estimate::new(share, (share - 0.06).max(0.0), (share + 0.06).min(1.0)))
    };
    let cells = (0..count).map(|row| (0..count).map(|column| cell(row, column)).collect()).collect();
    chart(
        "Everybody beats random",
        "Score of the player in the row against the player in the column",
        Body::Matrix(Matrix { rows: names.clone(), columns: names, cells, percent: true }),
    )
}

/// An Elo ladder.
pub fn ladder() -> Chart {
    let elo = [-412.0, 38.0, 187.0, 260.0, 301.0, -90.0];
    let names = ["random", "uct:simulations=2000", LONG[0], LONG[1], LONG[2], "greedy"];
    let entries = names
        .into_iter()
        .zip(elo)
        .map(|(name, value)| Entry { name: name.into(), estimate: Estimate::new(value, value - 42.0, value + 47.0), paint: None })
        .collect();
    chart(
        "Reusing the tree makes the strongest player",
        "Elo with 95% intervals, round robin of 400 games a pair",
        Body::Ladder(Ladder { axis: Axis::new("Elo"), entries }),
    )
}

/// The first chart in Arabic.
pub fn arabic() -> Chart {
    let mut chart = growth();
    chart.title = "ترتيب الحركات يوفّر تسعة أعشار العقد (مقارنة بخوارزمية minimax)".into();
    chart.subtitle = "عدد العقد المفحوصة لكل حركة في لعبة أربعة في صف، متوسط ٢٠٠ وضعية.".into();
    chart.footer = "البذرة ٧ · الإصدار 0.1.0 · ٤٠٠ مباراة".into();
    chart.look = Look { rtl: true, digits: Digits::Arabic, ..Look::default() };
    if let Body::Lines(lines) = &mut chart.body {
        lines.x.label = "عمق البحث (عدد الحركات)".into();
        lines.y.label = "العقد لكل حركة".into();
        for (series, name) in lines.series.iter_mut().zip(["الحد الأدنى الأعظم", "ألفا-بيتا", "ألفا-بيتا (مع الترتيب)", "pvs"])
        {
            series.name = name.into();
        }
    }
    chart
}

/// Bars in Persian.
pub fn persian() -> Chart {
    let mut chart = bars();
    chart.title = "فقط شبکه از ۴۰۹۶ می‌گذرد".into();
    chart.subtitle = "سهم بازی‌هایی که به هر کاشی می‌رسند، ۱۰۰۰ بازی.".into();
    chart.footer = "دانه ۷ · نسخهٔ ۰٫۱٫۰".into();
    chart.look = Look { rtl: true, digits: Digits::Persian, ..Look::default() };
    if let Body::Bars(bars) = &mut chart.body {
        bars.y.label = "سهم بازی‌ها".into();
        bars.categories = ["۵۱۲", "۱۰۲۴", "۲۰۴۸", "۴۰۹۶", "۸۱۹۲"].map(String::from).into();
        bars.series[0].name = "حریصانه".into();
        bars.series[2].name = "شبکهٔ چندتایی".into();
    }
    chart
}

/// Another chart in the dark.
pub fn dark(mut chart: Chart) -> Chart {
    chart.look.dark = true;
    chart
}

/// Another chart from right to left, with eastern digits.
pub fn eastern(mut chart: Chart, digits: Digits) -> Chart {
    (chart.look.rtl, chart.look.digits) = (true, digits);
    chart
}

/// Every sample under the name of its file.
pub fn all() -> Vec<(&'static str, Chart)> {
    vec![
        ("lines", growth()),
        ("lines-long-names", long_names()),
        ("lines-dark", dark(growth())),
        ("lines-arabic", arabic()),
        ("lines-path", path()),
        ("lines-rolling", rolling(1200)),
        ("lines-many-points", rolling(100_000)),
        ("lines-odd", odd()),
        ("lines-one-point", one_point()),
        ("histogram", histogram()),
        ("histogram-log", times()),
        ("histogram-arabic", eastern(histogram(), Digits::Arabic)),
        ("bars", bars()),
        ("bars-scores", scores()),
        ("bars-persian", persian()),
        ("bars-dark", dark(bars())),
        ("matrix", matrix(5, false)),
        ("matrix-long-names", matrix(4, true)),
        ("matrix-large", matrix(24, true)),
        ("matrix-dark", dark(matrix(5, false))),
        ("matrix-persian", eastern(matrix(5, false), Digits::Persian)),
        ("ladder", ladder()),
        ("ladder-dark", dark(ladder())),
        ("ladder-arabic", eastern(ladder(), Digits::Arabic)),
    ]
}
