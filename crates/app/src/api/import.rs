//! Games from text: our own record, exported JSON, the format of the game's own world, a list of
//! actions, or just a position.
//!
//! ```text
//!   "plyground game 1…"  our record          "4453"                as a position; as actions, if they
//!   "{…"                 exported JSON                             lead to the same one
//!   "[Event …"           PDN, for checkers   "11-15 23-19"         actions from the start
//! ```
//!
//! A game with a mistake in it is refused with the move that stops it (`game`, `played`, `move`), and its beginning is opened on
//! request.

use crate::api::games::check_seed;
use crate::api::sessions::seated;
use crate::app::Shared;
use crate::call::Call;
use crate::host::draw_seed;
use crate::problem::{Answered, Problem};
use crate::reply::created;
use crate::sessions::Game;
use crate::task::Task;
use http::StatusCode;
use plyground_lab::{Complaint, Dice, Entry, Exported, GameTree, Participant, Record, Session, archive, catalogue, halted};
use serde::Deserialize;
use std::path::PathBuf;

/// Brackets of an exported game that are no points of it: of its other lists, of its texts.
const SURROUNDINGS: usize = 1000;

/// A game as text: our record, exported JSON, PDN, actions, or a position. `name` is the file's name. `beginning` asks for what can be played
/// before the first mistake; a problem that names one has the arguments `game`, `played` (actions before it) and `move`.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ImportRequest {
    text: String,
    name: Option<String>,
    /// Whether to take what can be played before a mistake.
    #[serde(default)]
    beginning: bool,
}

/// Begins a session with the game in a text.
pub(crate) fn import(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let given: ImportRequest = call.json()?;
    Ok(Task::heavy(move |app| {
        let entry = catalogue::find(&id)?;
        let game = read(app, entry, &given)?;
        app.add(game).map(|shown| created(&shown))
    }))
}

fn read(app: &Shared, entry: &'static Entry, given: &ImportRequest) -> Answered<Game> {
    let (whole, text, beginning) = (given.text.as_str(), given.text.trim(), given.beginning);
    let own = entry.about.archive.map(|format| format.extension);
    let archived = |extension: &str| {
        // With the spaces around it: lines are counted as they were sent.
        let read = if beginning { archive::read_beginning } else { archive::read_game };
        let record = read(whole.as_bytes(), &PathBuf::from(format!("game.{extension}")), Some(entry.about.id))?;
        recorded(app, entry, record, false)
    };
    let is_named = |extension: &&str| given.name.as_ref().is_some_and(|name| name.to_ascii_lowercase().ends_with(&format!(".{extension}")));
    if let Some(extension) = own.filter(|extension| is_named(extension) || text.starts_with('[')) {
        return archived(extension);
    }
    if text.starts_with('{') {
        return exported(app, entry, text, beginning);
    }
    if text.starts_with("plyground game") {
        return recorded(app, entry, Record::read(text)?, beginning);
    }
    let halt = match typed(entry, text, app.ceilings.nodes_of_a_game) {
        Ok(session) => return Ok(begun(app, GameTree::new(session))),
        Err(halt) => halt,
    };
    // Moves that cannot be played are a matter of the game they stand in; what holds no moves was meant as a position.
    match own.map(archived) {
        Some(Err(problem)) if problem.code == "no-games" => {}
        Some(answer) => return answer,
        None => {}
    }
    if let Some(session) = halt.session.filter(|_| beginning) {
        return Ok(begun(app, GameTree::new(session)));
    }
    let skipped = whole.chars().take_while(|c| c.is_whitespace()).count();
    Err(Complaint { at: halt.complaint.at.map(|at| at + skipped), ..halt.complaint }.into())
}

/// A game between people, with a seed that nobody chose.
fn begun(app: &Shared, tree: GameTree) -> Game {
    let people = vec![Participant::Human; tree.session().entry().about.seats.len()];
    Game::new(tree, people, draw_seed(app.host.as_ref()), Dice::Program)
}

fn recorded(app: &Shared, entry: &Entry, record: Record, beginning: bool) -> Answered<Game> {
    check_game(entry, &record.game)?;
    check_length(record.actions.len(), app.ceilings.nodes_of_a_game)?;
    check_seed(record.seed)?;
    let record = if beginning { record.beginning() } else { record };
    let mut game = begun(app, GameTree::new(record.open()?));
    if !record.players.is_empty() {
        game.players = seated(app, game.tree.session(), &record.players.iter().map(|name| name.as_str().into()).collect::<Vec<_>>())?;
    }
    game.seed = record.seed;
    Ok(game)
}

fn exported(app: &Shared, entry: &Entry, text: &str, beginning: bool) -> Answered<Game> {
    // Read things are several times as large as their text: counted before any memory is taken. Every point of a game is a list.
    check_length(text.matches('[').count().saturating_sub(SURROUNDINGS), app.ceilings.nodes_of_a_game)?;
    let exported = Exported::read(text)?;
    check_game(entry, &exported.tree.game)?;
    check_length(exported.tree.nodes.len(), app.ceilings.nodes_of_a_game)?;
    check_seed(exported.seed)?;
    let stored = if beginning { exported.tree.beginning() } else { exported.tree };
    let tree = GameTree::from_stored(&stored)?;
    let players = seated(app, tree.session(), &exported.players)?;
    Ok(Game::new(tree, players, exported.seed, exported.dice))
}

fn check_game(entry: &Entry, game: &str) -> Answered<()> {
    if entry.about.id == game {
        return Ok(());
    }
    let message = format!("the text holds a game of {game}, not of {}", entry.about.id);
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "other-game", message).with("game", game))
}

fn check_length(actions: usize, most: usize) -> Answered<()> {
    if actions < most {
        return Ok(());
    }
    let message = format!("the game has {actions} actions; a session holds fewer than {most}");
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "game-too-long", message).with("most", most))
}

/// Where a typed game stops: what is wrong there, and the session so far, if a move was played.
struct Halt {
    complaint: Complaint,
    session: Option<Box<dyn Session>>,
    played: usize,
}

/// A game that somebody typed: a position, or actions from the start.
fn typed(entry: &'static Entry, text: &str, most: usize) -> Result<Box<dyn Session>, Halt> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let words: Vec<&str> = text.split([' ', ',', ';', '\t', '\n', '\r']).filter(|word| !word.is_empty()).collect();
    let letters: Vec<&str> = text.char_indices().map(|(at, c)| &text[at..at + c.len_utf8()]).collect();
    let complaint = match entry.open("", Some(text)) {
        Ok(position) => {
            let same = played(entry, &letters, most).ok().filter(|session| session.position() == position.position());
            return Ok(same.unwrap_or(position));
        }
        Err(complaint) => complaint,
    };
    let mut farthest = Halt { complaint: complaint.clone(), session: None, played: 0 };
    for actions in [&lines, &words] {
        match played(entry, actions, most) {
            Ok(session) => return Ok(session),
            Err(Some(halt)) if halt.played > farthest.played => farthest = halt,
            Err(_) => {}
        }
    }
    // One word of letters is a position as well as moves: it is refused as the one, and can be played on as the other.
    if let [_] = words[..]
        && let Err(Some(Halt { session, played, .. })) = played(entry, &letters, most)
        && played > farthest.played
    {
        farthest = Halt { complaint: halted(complaint, entry.about.id, played, letters[played]), session, played };
    }
    Err(farthest)
}

/// The session after these actions, or how far they can be played; nothing where there are none, or too many.
fn played(entry: &'static Entry, actions: &[&str], most: usize) -> Result<Box<dyn Session>, Option<Halt>> {
    if actions.is_empty() || actions.len() >= most {
        return Err(None);
    }
    let mut session = entry.open("", None).map_err(|_| None)?;
    for (played, action) in actions.iter().enumerate() {
        if let Err(complaint) = session.play(action) {
            // Its place is one in the action, not in the text.
            let complaint = Complaint { at: None, ..halted(complaint, entry.about.id, played, action) };
            return Err(Some(Halt { complaint, session: (played > 0).then_some(session), played }));
        }
    }
    Ok(session)
}
