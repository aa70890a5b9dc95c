//! An experiment as a client wants it: read strictly, checked field by field, kept under the ceilings.
//!
//! What is wrong is said with the field it is about (`players.2`, `positions.0`, `sprt`), so that a screen can
//! say it there.

use crate::api::games::check_seed;
use crate::ceilings::Ceilings;
use crate::jobs::Bounded;
use crate::problem::{Answered, Problem};
use http::StatusCode;
use plyground_lab::experiment::{self, Experiment, Part, Schedule};
use plyground_lab::{Complaint, Entry, Kind, Session, Spec, catalogue};
use serde_json::{Map, Value};

/// What a client wants to have played.
#[derive(Debug)]
pub(crate) struct Wanted {
    /// The experiment.
    pub experiment: Experiment,
    /// Games at once.
    pub threads: Option<usize>,
    /// Goes on with the last run of the same.
    pub resume: bool,
    /// The file it was read from, where it came as one.
    text: Option<String>,
}

impl Wanted {
    /// Reads the fields of a request: those of an experiment, or `file`, the text of one.
    pub fn read(mut fields: Map<String, Value>) -> Answered<Self> {
        let threads = fields.remove("threads").filter(|value| !value.is_null());
        let threads = threads.map(|value| value.as_u64().filter(|threads| *threads > 0).ok_or_else(|| bad("threads", &"a number above 0")));
        let resume = fields.remove("resume").map(|value| value.as_bool().ok_or_else(|| bad("resume", &"true or false")));
        let (threads, resume) = (threads.transpose()?.map(|threads| threads as usize), resume.transpose()?.unwrap_or(false));
        let Some(file) = fields.remove("file") else {
            fields.entry("title").or_insert_with(|| "".into());
            let experiment = serde_json::from_value(fields.clone().into()).map_err(|error| bad(&guilty(&fields), &error))?;
            return Ok(Self { experiment, threads, resume, text: None });
        };
        let text = file.as_str().ok_or_else(|| bad("file", &"the text of an experiment's file"))?.to_string();
        if let Some(other) = fields.keys().next() {
            return Err(bad(other, &"the file says everything; leave out the other fields"));
        }
        let experiment = experiment::read(&text).map_err(|complaint| about("file", complaint))?;
        Ok(Self { experiment, threads, resume, text: Some(text) })
    }

    /// Checks the experiment and spells it out; answers the game and what is to be played.
    pub fn check(&mut self, ceilings: &Ceilings) -> Answered<(&'static Entry, Schedule)> {
        checked(&mut self.experiment, ceilings).map_err(|problem| match &self.text {
            Some(text) => in_text(text, problem),
            None => problem,
        })
    }
}

/// The problem with the line of the file that it is about.
fn in_text(text: &str, problem: Problem) -> Problem {
    let Problem { status, code, message, arguments, at, allow } = problem;
    let Complaint { code, message, arguments, at } = experiment::in_text(text, Complaint { code, message, arguments, at });
    Problem { status, code, message, arguments, at, allow }
}

fn bad(field: &str, why: &dyn std::fmt::Display) -> Problem {
    let at = if field.is_empty() { String::new() } else { format!("{field}: ") };
    let message = format!("the body is not an experiment: {at}{why}");
    Problem::new(StatusCode::BAD_REQUEST, "bad-request", message).with("why", format!("{at}{why}")).with("field", field)
}

/// The field that cannot be read, as far as one alone is to blame.
fn guilty(fields: &Map<String, Value>) -> String {
    let alone = |key: &String, value: &Value| {
        let mut least = Map::from_iter([("title".to_string(), "".into()), ("game".to_string(), "".into())]);
        least.insert(key.clone(), value.clone());
        serde_json::from_value::<Experiment>(least.into()).is_err()
    };
    fields.iter().find(|(key, value)| alone(key, value)).map_or_else(String::new, |(key, _)| key.clone())
}

/// Checks an experiment and spells it out; answers the game and what is to be played.
fn checked(experiment: &mut Experiment, ceilings: &Ceilings) -> Answered<(&'static Entry, Schedule)> {
    let entry = catalogue::find(&experiment.game).map_err(|complaint| about("game", complaint))?;
    check_seed(experiment.seed).map_err(|problem| problem.with("field", "seed"))?;
    check_counts(experiment, ceilings)?;
    // Players are kept under the ceilings before anything makes one.
    fit_players(experiment, entry, ceilings)?;
    let (entry, schedule) = experiment.check().map_err(unprocessable)?;
    check_games(&schedule, ceilings)?;
    if experiment.title.trim().is_empty() {
        experiment.title = experiment.usual_title();
    }
    Ok((entry, schedule))
}

fn fit_players(experiment: &mut Experiment, entry: &'static Entry, ceilings: &Ceilings) -> Answered<()> {
    let variant = experiment.variants.first().map_or("", String::as_str);
    let start = entry.open(variant, None).map_err(|complaint| about("variants.0", complaint))?;
    let players = experiment.players.iter_mut().enumerate().map(|(at, player)| (format!("players.{at}"), &mut player.spec));
    let pairings = experiment.pairings.iter_mut().enumerate();
    let paired = pairings
        .flat_map(|(at, pairing)| [(format!("pairings.{at}.one"), &mut pairing.one), (format!("pairings.{at}.two"), &mut pairing.two)]);
    let reference = experiment.reference.iter_mut().map(|spec| ("reference".to_string(), spec));
    for (field, spec) in players.chain(paired).chain(reference) {
        *spec = fitted(start.as_ref(), spec, ceilings).map_err(|complaint| about(&field, complaint))?;
    }
    Ok(())
}

/// The complaint and the field it is about.
fn about(field: &str, complaint: Complaint) -> Problem {
    unprocessable(complaint.with("field", field))
}

/// The address is right: it is the body that names something unknown.
fn unprocessable(complaint: Complaint) -> Problem {
    let problem = Problem::from(complaint);
    let status = if problem.status == StatusCode::NOT_FOUND { StatusCode::UNPROCESSABLE_ENTITY } else { problem.status };
    Problem { status, ..problem }
}

/// Complains about more variants or players than a server takes.
fn check_counts(experiment: &Experiment, ceilings: &Ceilings) -> Answered<()> {
    let most = ceilings.experiment_players;
    for (field, count) in
        [("players", experiment.players.len()), ("pairings", experiment.pairings.len()), ("variants", experiment.variants.len())]
    {
        if count > most {
            let message = format!("there are {count} {field}; this server takes {most}");
            let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "experiment-too-large", message);
            return Err(problem.with("what", field).with("most", most).with("field", field));
        }
    }
    Ok(())
}

/// Complains about more games than a server plays.
fn check_games(schedule: &Schedule, ceilings: &Ceilings) -> Answered<()> {
    let (games, most) = (schedule.games.saturating_mul(schedule.matches.len()), ceilings.experiment_games);
    if games <= most {
        return Ok(());
    }
    let message = format!("these are {games} games; this server plays {most} in one experiment, the command line any number");
    let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "experiment-too-large", message);
    Err(problem.with("what", "games").with("most", most).with("field", "games"))
}

/// A spec that stays under the ceilings. It is the client's own where that stays under them; where a default
/// does not, the spec says what is played instead.
fn fitted(session: &dyn Session, text: &str, ceilings: &Ceilings) -> Result<String, Complaint> {
    if text == "human" {
        return Err(Complaint::new("unknown-player", "a person cannot play in an experiment; choose a program").with("player", text));
    }
    let bounded = Bounded::read(session.entry(), text, ceilings)?;
    let Spec { id, settings } = &bounded.wanted;
    bounded.make(session, 0, ceilings)?;
    let is_beyond = session.entry().player(id)?.parameters.iter().any(|parameter| match parameter.kind {
        Kind::Size => settings.size(parameter.key).is_some_and(|bytes| bytes > ceilings.memory_bytes),
        Kind::Whole(..) if parameter.key == "threads" => settings.whole("threads").is_none_or(|threads| threads > ceilings.threads as u64),
        _ => false,
    });
    Ok(if is_beyond { bounded.spec.to_string() } else { bounded.wanted.to_string() })
}

/// How many games run at once: as many as wanted, as far as cores and memory go.
pub(super) fn threads(experiment: &Experiment, wanted: Option<usize>, ceilings: &Ceilings) -> Answered<usize> {
    let entry = catalogue::find(&experiment.game)?;
    let memory = |spec: &String| Bounded::read(entry, spec, ceilings).map_or(ceilings.memory_bytes, |bounded| bounded.memory);
    let pairings = experiment.pairings.iter().flat_map(|pairing| [&pairing.one, &pairing.two]);
    let mut players: Vec<usize> = experiment.players.iter().map(|player| &player.spec).chain(pairings).map(memory).collect();
    players.sort_unstable_by(|one, two| two.cmp(one));
    let game: usize = players.iter().take(entry.about.seats.len()).chain(experiment.reference.as_ref().map(memory).iter()).sum();
    let fitting = ceilings.memory_bytes_together / game.max(1);
    Ok(wanted.unwrap_or(ceilings.threads).clamp(1, ceilings.threads.max(1)).min(fitting.max(1)))
}

/// How many games a schedule has.
pub(super) fn games(schedule: &Schedule) -> usize {
    schedule.games_in(Part::WHOLE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn ceilings() -> Ceilings {
        Ceilings { threads: 2, memory_bytes: 256 << 20, ..Ceilings::default() }
    }

    fn wanted(value: Value) -> Answered<Wanted> {
        let Value::Object(fields) = value else { panic!("an object") };
        Wanted::read(fields)
    }

    fn field(problem: &Problem) -> &str {
        problem.arguments.iter().find(|(name, _)| *name == "field").map_or("", |(_, field)| field)
    }

    #[test]
    fn a_field_that_cannot_be_read_is_named() {
        for (key, value) in
            [("games", json!("many")), ("opening", json!("closed")), ("players", json!([7])), ("colour", json!(1)), ("threads", json!(0))]
        {
            let mut body = json!({ "game": "connect4", "players": ["random", "first"] });
            body[key] = value;
            let problem = wanted(body).unwrap_err();
            assert_eq!((problem.status, field(&problem)), (StatusCode::BAD_REQUEST, key));
        }
    }

    #[test]
    fn what_makes_no_sense_is_said_at_its_field() {
        let cases = [
            (json!({ "game": "chess" }), "game", "unknown-game"),
            (json!({ "players": ["random", "wizard"] }), "players.1", "unknown-player"),
            (json!({ "players": ["random", "human"] }), "players.1", "unknown-player"),
            (json!({ "players": ["random", "minimax:depth=4", "minimax"] }), "players.2", "player-twice"),
            (json!({ "game": "redswapblue", "players": ["bfs", "random"] }), "players.1", "not-a-solver"),
            (json!({ "players": ["random"] }), "players", "too-few-players"),
            (json!({ "players": [] }), "players", "empty-experiment"),
            (json!({ "reference": "minimax:width=1" }), "reference", "unknown-key"),
            (json!({ "variants": ["columns=99"] }), "variants.0", "bad-value"),
            (json!({ "variants": [] }), "variants", "empty-experiment"),
            (json!({ "positions": ["44", "nonsense"] }), "positions.1", "bad-cell"),
            (json!({ "positions": ["11223344"] }), "positions.0", "game-over"),
            (json!({ "opening": "book" }), "opening", "no-openings"),
            (json!({ "sprt": "elo0=0" }), "sprt", "bad-sprt"),
            (json!({ "games": 0 }), "games", "empty-experiment"),
            (json!({ "games": 100_001 }), "games", "experiment-too-large"),
            (json!({ "seed": 9_007_199_254_740_993_u64 }), "seed", "seed-too-large"),
            (json!({ "clip": -1 }), "clip", "bad-experiment"),
            (json!({ "players": [], "pairings": [{ "one": "random", "two": "wizard" }] }), "pairings.0.two", "unknown-player"),
        ];
        for (change, expected, code) in cases {
            let mut body = json!({ "game": "connect4", "players": ["random", "first"], "games": 2 });
            for (key, value) in change.as_object().unwrap() {
                body[key] = value.clone();
            }
            let mut experiment = wanted(body.clone()).unwrap().experiment;
            let problem = checked(&mut experiment, &ceilings()).map(drop).unwrap_err();
            assert_eq!((problem.status.as_u16(), problem.code, field(&problem)), (422, code, expected), "{body}: {}", problem.message);
        }
    }

    #[test]
    fn a_file_is_read_as_the_command_line_reads_it_and_its_mistakes_have_lines() {
        let text = "title = \"T\"\ngame = \"connect4\"\ngames = 2\nplayers = [\"random\", \"first\"]\n";
        let mut read = wanted(json!({ "file": text, "threads": 1 })).unwrap();
        assert_eq!((read.check(&ceilings()).unwrap().1.matches.len(), read.threads), (1, Some(1)));
        let line = |problem: &Problem| problem.arguments.iter().find(|(name, _)| *name == "line").map(|(_, line)| line.clone());
        let problem = wanted(json!({ "file": "title = \"T\"\ngame = [" })).unwrap_err();
        assert_eq!((problem.status.as_u16(), problem.code, line(&problem).as_deref()), (422, "bad-experiment", Some("2")));
        for (from, to, expected) in [("first", "wizard", "4"), ("games = 2", "games = 100001", "3")] {
            let problem = wanted(json!({ "file": text.replace(from, to) })).unwrap().check(&ceilings()).map(drop).unwrap_err();
            assert_eq!((problem.status.as_u16(), line(&problem).as_deref()), (422, Some(expected)), "{}", problem.message);
        }
        for body in [json!({ "file": 7 }), json!({ "file": text, "games": 2 })] {
            assert_eq!(wanted(body).unwrap_err().status, StatusCode::BAD_REQUEST);
        }
    }

    #[test]
    fn a_default_beyond_the_ceiling_is_spelt_out_and_what_stays_under_it_is_left_alone() {
        let mut puzzle = wanted(json!({ "game": "redswapblue", "players": ["bfs", "beam:memory=1MiB"] })).unwrap().experiment;
        checked(&mut puzzle, &ceilings()).unwrap();
        assert_eq!((puzzle.players[0].spec.as_str(), puzzle.players[1].spec.as_str()), ("bfs:memory=256MiB", "beam:memory=1MiB"));
        let mut game =
            wanted(json!({ "game": "connect4", "players": ["alphabeta:depth=3", "champion:threads=99,nodes=9"] })).unwrap().experiment;
        checked(&mut game, &ceilings()).unwrap();
        assert_eq!(game.players[0].spec, "alphabeta:depth=3");
        assert!(game.players[1].spec.contains("threads=2"), "{}", game.players[1].spec);
        assert!(game.title.starts_with("Connect Four: alphabeta:depth=3, "));
    }

    #[test]
    fn games_at_once_fit_cores_and_memory() {
        let experiment = Experiment::new("connect4", &["uct", "alphabeta", "random"], 2);
        let at_once = |threads, wanted, together| {
            super::threads(&experiment, wanted, &Ceilings { threads, memory_bytes_together: together, ..ceilings() }).unwrap()
        };
        assert_eq!(at_once(8, None, 1 << 30), 3, "320 MiB for the two largest");
        assert_eq!(at_once(8, Some(2), 1 << 30), 2);
        assert_eq!(at_once(2, Some(99), 1 << 30), 2);
        assert_eq!(at_once(8, None, 1), 1);
    }
}
