//! The single figures.
//!
//! A player has the same colour and marker in all of them: those of its place in the schedule.

use super::words::Word;
use super::{Painter, axis};
use crate::experiment::Standing;
use plyground_core::printable;
use plyground_plot::{
    Axis, BarSeries, Bars, Body, Chart, Entry, Estimate, Histogram, Ladder, Lines, Mark, Matrix, Point, Series, Side, Stroke, Values,
    verbatim,
};
use plyground_session::with_thousands;
use plyground_stats::Interval;
use std::collections::BTreeMap;

/// Something measured of every player.
pub(super) struct Measure {
    title: Word,
    label: Word,
    log: bool,
    percent: bool,
    of: fn(&Standing) -> Option<Interval>,
}

impl Measure {
    pub(super) fn new(title: Word, label: Word, of: fn(&Standing) -> Option<Interval>) -> Self {
        Self { title, label, log: false, percent: false, of }
    }

    /// One that grows by orders of magnitude.
    pub(super) fn log(title: Word, label: Word, of: fn(&Standing) -> Option<Interval>) -> Self {
        Self { log: true, ..Self::new(title, label, of) }
    }

    /// A share.
    pub(super) fn percent(title: Word, label: Word, of: fn(&Standing) -> Option<Interval>) -> Self {
        Self { percent: true, ..Self::new(title, label, of) }
    }
}

/// Rows of a ladder and what stands around them, in units of a figure.
const ROW: u32 = 66;
const AROUND: u32 = 190;

/// Players beside the curves that a figure shows as lines across, at most.
const BESIDE: usize = 3;

/// A measure that cannot be below nothing, whatever its error says; and one of a single game has no error to show.
fn from_zero(interval: Interval) -> Interval {
    let Interval { value, low, high } = interval;
    if low.is_finite() && high.is_finite() {
        Interval { value, low: low.max(0.0), high }
    } else {
        Interval { value, low: value, high: value }
    }
}

/// A player on a ladder.
fn entry(line: &Standing, interval: Interval) -> Entry {
    Entry { name: name_of(line), estimate: estimate(interval), paint: Some(line.player) }
}

/// What a player is called, without what would turn the direction of the text around it.
fn name_of(line: &Standing) -> String {
    printable(&line.name).into_owned()
}

/// A player's own curve.
fn curve(line: &Standing, points: Vec<Point>) -> Series {
    Series { name: name_of(line), points, stroke: Stroke::Line, paint: Some(line.player) }
}

fn estimate(interval: Interval) -> Estimate {
    Estimate::new(interval.value, interval.low, interval.high)
}

/// Curves of time along the game, at most.
const MOST_CURVES: usize = 8;

/// Players whose single games are shown behind their mean, at most.
const MOST_WITH_DOTS: usize = 3;

/// Points of a curve of time along the game, at most.
const STRETCHES: usize = 60;

impl Painter<'_> {
    fn chart(&self, title: Word, body: Body) -> Chart {
        let experiment = self.experiment();
        let variant = if self.group.variant.is_empty() { String::new() } else { format!(" · {}", self.name(&self.group.variant)) };
        let games = self.group.players.iter().map(|line| line.games).sum::<usize>() / self.entry.about.seats.len().max(1);
        // The numbers are the reader's; the id and the version are copied, and stay as they are.
        let footer = format!(
            "{} {} · {} {} · {} · {}",
            self.word(Word::Seed),
            self.number(&experiment.seed.to_string()),
            self.word(Word::Games),
            self.number(&with_thousands(games as u64)),
            self.name(&self.kept.id),
            self.name(&format!("Plyground {}", self.kept.version))
        );
        let (title, subtitle) = (self.word(title), format!("{}{variant}", printable(&experiment.title)));
        let description = format!("{title}. {subtitle}.");
        let mut look = self.style.look();
        if let Body::Ladder(ladder) = &body {
            look.height = look.height.min(AROUND + ROW * ladder.entries.len() as u32);
        }
        Chart { title, subtitle, footer, description, body, look }
    }

    /// A name that runs from left to right also in a footer that does not.
    fn name(&self, name: &str) -> String {
        let name = printable(name);
        if self.style.look().rtl { verbatim(&name) } else { name.into_owned() }
    }

    fn axis(&self, measure: &Measure) -> Axis {
        Axis { label: self.word(measure.label), log: measure.log, percent: measure.percent, ..Axis::default() }
    }

    /// Curves over a parameter, or a ladder of the players; nothing where nothing was measured.
    pub(super) fn measured(&self, measure: &Measure, key: Option<&str>) -> Option<Chart> {
        let lines = &self.group.players;
        let measured: Vec<(&Standing, Interval)> = lines.iter().filter_map(|line| Some((line, from_zero((measure.of)(line)?)))).collect();
        // A search without structures of its own takes no memory worth a figure.
        if measured.len() < 2 || measured.iter().all(|(_, interval)| interval.value == 0.0) {
            return None;
        }
        let curves = key.and_then(|key| self.curves(&measured, key).map(|curves| (key, curves)));
        let body = if let Some((key, (series, marks))) = curves {
            let x = Axis { label: printable(key).into_owned(), whole: true, ..Axis::default() };
            Body::Lines(Lines { x, y: self.axis(measure), series, marks })
        } else {
            let entries = measured.iter().map(|(line, interval)| entry(line, *interval));
            Body::Ladder(Ladder { axis: self.axis(measure), entries: entries.collect() })
        };
        Some(self.chart(measure.title, body))
    }

    /// The players as curves over a parameter; the few that have no such parameter are lines across.
    fn curves(&self, measured: &[(&Standing, Interval)], key: &str) -> Option<(Vec<Series>, Vec<Mark>)> {
        let mut curves: BTreeMap<String, Vec<Point>> = BTreeMap::new();
        let mut marks = Vec::new();
        for (line, interval) in measured {
            if let Some((x, curve)) = axis::place(self.entry, &line.spec, key) {
                let points = curves.entry(curve).or_default();
                points.push(Point::within(x, interval.value, interval.low, interval.high).painted(line.player));
            } else {
                marks.push(Mark { at: interval.value, label: name_of(line), axis: Side::Y, paint: Some(line.player) });
            }
        }
        let is_telling = curves.values().any(|points| points.len() > 2) && marks.len() <= BESIDE;
        let series = curves.into_iter().map(|(name, mut points)| {
            points.sort_by(|one, two| one.x.total_cmp(&two.x));
            Series { name, points, ..Series::default() }
        });
        is_telling.then(|| (series.collect(), marks))
    }

    /// The strengths.
    pub(super) fn elo(&self) -> Option<Chart> {
        let lines = &self.group.players;
        let entries: Vec<Entry> = lines.iter().filter_map(|line| Some(entry(line, line.elo?))).collect();
        (entries.len() > 1).then(|| self.chart(Word::EloTitle, Body::Ladder(Ladder { axis: Axis::new(self.word(Word::Elo)), entries })))
    }

    /// Who beats whom.
    pub(super) fn matrix(&self) -> Option<Chart> {
        let met = self.group.cross.iter().flatten().flatten().count();
        // Where only one player meets the others, what it scored is all there is to see.
        if self.group.cross.len() < 3 || 2 * met < self.group.cross.len().pow(2) - self.group.cross.len() {
            return None;
        }
        let names: Vec<String> = self.group.players.iter().map(name_of).collect();
        let cells = self.group.cross.iter().map(|row| row.iter().map(|cell| cell.map(estimate)).collect()).collect();
        Some(self.chart(Word::MatrixTitle, Body::Matrix(Matrix { rows: names.clone(), columns: names, cells, percent: true })))
    }

    /// The path of a test between its bounds.
    pub(super) fn test(&self) -> Option<Chart> {
        let sequential = self.results.sequential.as_ref().filter(|sequential| !sequential.path().is_empty())?;
        let (low, high) = sequential.test().bounds();
        let points = sequential.path().iter().enumerate().map(|(pair, ratio)| Point::new((pair + 1) as f64, *ratio)).collect();
        let mark = |at: f64, word: Word| Mark { at, label: self.word(word), axis: Side::Y, paint: None };
        let body = Lines {
            x: Axis::whole(self.word(Word::Pairs)),
            y: Axis::new(self.word(Word::Ratio)),
            series: vec![Series { points, ..Series::default() }],
            marks: vec![mark(low, Word::NotStronger), mark(high, Word::Stronger)],
        };
        Some(self.chart(Word::TestTitle, Body::Lines(body)))
    }

    /// The points of every game of a player, in the order of the games.
    fn points(&self, line: &Standing) -> Vec<f64> {
        let games = self.results.games.iter().filter(|game| game.variant == self.number);
        games.filter(|game| game.sides[0].player == line.player).filter_map(|game| game.score_of(0)).collect()
    }

    /// How the points are spread.
    pub(super) fn spread(&self) -> Option<Chart> {
        let values = |line: &Standing| Values { name: name_of(line), values: self.points(line), paint: Some(line.player) };
        let series: Vec<Values> = self.group.players.iter().map(values).collect();
        if series.iter().all(|values| values.values.len() < 5) {
            return None;
        }
        let x = Axis::new(self.word(Word::Points));
        Some(
            self.chart(Word::SpreadTitle, Body::Histogram(Histogram { x, y: self.word(Word::Games), mean: self.word(Word::Mean), series })),
        )
    }

    /// Points game by game, with a running mean.
    pub(super) fn game_by_game(&self) -> Option<Chart> {
        let lines = &self.group.players;
        let played: Vec<Vec<f64>> = lines.iter().map(|line| self.points(line)).collect();
        // The same number of games for all, also while some are still being played: a figure says it once.
        let fewest = played.iter().map(Vec::len).min().filter(|fewest| *fewest >= 5)?;
        let window = (fewest / 10).clamp(3, 50);
        let has_dots = lines.len() <= MOST_WITH_DOTS;
        let at = |game: usize, points: f64| Point::new((game + 1) as f64, points);
        let mut series = Vec::new();
        for (line, points) in lines.iter().zip(&played) {
            let mean = |game: usize| {
                let recent = &points[(game + 1).saturating_sub(window)..=game];
                recent.iter().sum::<f64>() / recent.len() as f64
            };
            series.push(curve(line, (0..points.len()).map(|game| at(game, mean(game))).collect()));
            if has_dots {
                let dots = points.iter().enumerate().map(|(game, points)| at(game, *points)).collect();
                series.push(Series { points: dots, stroke: Stroke::Dots, paint: Some(line.player), ..Series::default() });
            }
        }
        let body = Lines { x: Axis::whole(self.word(Word::Game)), y: Axis::new(self.word(Word::Points)), series, marks: Vec::new() };
        let mut chart = self.chart(Word::SeriesTitle, Body::Lines(body));
        let key = if has_dots { Word::MeanAndGames } else { Word::MeanAlone };
        let key = self.word(key).replace("{n}", &chart.look.digits.whole(window as u64));
        chart.subtitle = format!("{} · {key}", chart.subtitle);
        chart.description = format!("{}. {}.", chart.title, chart.subtitle);
        Some(chart)
    }

    /// How often each tile was reached.
    pub(super) fn tiles(&self) -> Option<Chart> {
        let lines = &self.group.players;
        let mut tiles: Vec<u64> = lines.iter().flat_map(|line| line.tiles.iter().map(|tile| tile.tile)).collect();
        tiles.sort_unstable();
        tiles.dedup();
        // Tiles that every game of everybody has reached say nothing; the last ones are the story.
        let kept = tiles.split_off(tiles.len().saturating_sub(7));
        if kept.is_empty() {
            return None;
        }
        let bar = |line: &Standing, tile: u64| {
            let reached = line.tiles.iter().filter(|reached| reached.tile >= tile).max_by_key(|reached| std::cmp::Reverse(reached.tile));
            reached.map(|reached| estimate(reached.reached)).or(Some(Estimate::exact(0.0)))
        };
        let series = lines.iter().map(|line| {
            let bars = kept.iter().map(|tile| bar(line, *tile)).collect();
            BarSeries { name: name_of(line), bars, paint: Some(line.player) }
        });
        let body = Bars {
            categories: kept.iter().map(|tile| self.number(&tile.to_string())).collect(),
            y: Axis::percent(self.word(Word::Reached)),
            series: series.collect(),
        };
        Some(self.chart(Word::TilesTitle, Body::Bars(body)))
    }

    /// How long decisions take along the game.
    pub(super) fn along(&self) -> Option<Chart> {
        let mut series = Vec::new();
        for line in &self.group.players {
            let along = &self.group.along[line.player];
            let stretch = along.len().div_ceil(STRETCHES).max(1);
            let stretches = along
                .chunks(stretch)
                .map(|chunk| chunk.iter().fold((0.0, 0), |(seconds, count), decision| (seconds + decision.0, count + decision.1)));
            let place = |at: usize| (at * stretch) as f64 + f64::midpoint(1.0, stretch as f64);
            let points = stretches.enumerate().map(|(at, (seconds, count))| Point::new(place(at), 1000.0 * seconds / count as f64));
            series.push(curve(line, points.collect()));
        }
        series.retain(|series| series.points.len() > 1);
        // More curves than that nobody can follow.
        if series.is_empty() || series.len() > MOST_CURVES {
            return None;
        }
        let body = Lines { x: Axis::whole(self.word(Word::Decision)), y: Axis::log(self.word(Word::Time)), series, marks: Vec::new() };
        Some(self.chart(Word::AlongTitle, Body::Lines(body)))
    }
}
