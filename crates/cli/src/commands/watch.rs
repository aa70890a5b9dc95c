//! `plyground watch`: the search microscope in the terminal, forwards and backwards.

mod draw;
mod screen;

use crate::args::WatchArgs;
use crate::commands::{check_trace_file, read_file, write_trace};
use crate::output::{Done, Failure, Out};
use crate::stop;
use plyground_lab::pseudocode::CodeLine;
use plyground_lab::trace::{Tour, Trace};
use plyground_lab::{Complaint, SearchOptions, Session, Stop, catalogue, with_thousands};
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use screen::{Flow, Screen};
use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// Records a search, or loads one, and steps through it.
pub fn run(args: &WatchArgs, out: &mut Out) -> Done {
    if let Some(file) = &args.trace {
        check_trace_file(file)?;
    }
    let (trace, is_cancelled) = match &args.load {
        Some(file) => (load(args, &read_file(file)?)?, false),
        None => record(args)?,
    };
    let entry = catalogue::find(&trace.game)?;
    let session = entry.open(&trace.variant, Some(&trace.position))?;
    let is_told = !args.json && (args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal());
    // What cannot be told is not written either.
    if is_told {
        check_step(args, &trace)?;
    }
    if let Some(file) = &args.trace {
        write_trace(&trace, file)?;
    }
    let id = trace.player.split(':').next().unwrap_or_default();
    let code: &[CodeLine] = entry.player(id).map_or(&[], |player| &player.pseudocode);
    if args.json {
        out.json(&trace)?;
    } else if is_told {
        tell(args, &trace, code, out)?;
    } else {
        step_through(&trace, code, session.as_ref())?;
    }
    if is_cancelled { Err(Failure::Interrupted) } else { Ok(()) }
}

fn load(args: &WatchArgs, bytes: &[u8]) -> Result<Trace, Complaint> {
    let text = std::str::from_utf8(bytes).map_err(|error| Complaint::new("bad-trace", format!("not a trace: {error}")))?;
    let trace = Trace::from_json(text)?;
    match &args.game {
        Some(game) if *game != trace.game => {
            Err(Complaint::new("other-game", format!("the file holds a search in {}, not in {game}", trace.game)).with("game", game))
        }
        _ => Ok(trace),
    }
}

/// Runs the search; true when it was stopped by Ctrl-C.
fn record(args: &WatchArgs) -> Result<(Trace, bool), Failure> {
    let entry = catalogue::find(args.game.as_deref().unwrap_or_default())?;
    let session = entry.open(args.variant.as_deref().unwrap_or_default(), args.position.as_deref())?;
    let mut player = session.player(args.player.as_deref().unwrap_or(entry.default_player), args.seed)?;
    let ask = |stop| SearchOptions { trace: Some(args.events), stop: Some(stop), ..SearchOptions::default() };
    let (trace, stopped) = stop::interruptible(|flag| {
        let ask = ask(flag);
        if let Some(journey) = session.solve(&mut player, &ask) {
            return (journey.trace, journey.stopped);
        }
        let answer = session.think(&mut player, &ask);
        (answer.trace, answer.stopped)
    });
    let trace = trace.ok_or_else(|| Failure::CouldNot("nothing was recorded".into()))?;
    if trace.events.is_empty() {
        return Err(Failure::CouldNot("the game is over: there is nothing to search".into()));
    }
    Ok((trace, stopped == Stop::Cancelled))
}

/// Complains when the first step that is to be told is none.
fn check_step(args: &WatchArgs, trace: &Trace) -> Result<(), Complaint> {
    let (first, length) = (args.from.max(1), trace.events.len());
    if first <= length {
        return Ok(());
    }
    let message = format!("there is no step {first}; the search has {}", with_thousands(length as u64));
    Err(Complaint::new("no-such-step", message).with("step", first))
}

/// The story line by line, for pipes and screen readers.
fn tell(args: &WatchArgs, trace: &Trace, code: &[CodeLine], out: &mut Out) -> Done {
    let mut tour = Tour::new(trace, code);
    let first = args.from.max(1);
    let last = first.saturating_add(args.steps).saturating_sub(1).min(tour.length());
    let width = last.to_string().len();
    for place in first..=last {
        tour.go(place);
        writeln!(out, "{place:>width$}  {}", tour.sentence())?;
    }
    if last < tour.length() {
        let rest = with_thousands((tour.length() - last) as u64);
        writeln!(out, "… {rest} more steps (--from {} goes on, --steps N tells more)", last + 1)?;
    }
    if let Some(note) = screen::not_shown(trace) {
        writeln!(out, "{note}")?;
    }
    writeln!(out, "{}", screen::counters(trace, tour.state()))?;
    Ok(())
}

/// The full screen.
fn step_through(trace: &Trace, code: &[CodeLine], session: &dyn Session) -> Done {
    let mut screen = Screen::new(trace, code, session);
    let mut terminal = ratatui::try_init()?;
    let ended = (|| -> io::Result<()> {
        let mut shown = Instant::now();
        loop {
            terminal.draw(|frame| draw::draw(&screen, frame))?;
            let patience = screen.pause().map_or(Duration::from_secs(3600), |pause| pause.saturating_sub(shown.elapsed()));
            if event::poll(patience)? {
                if let Event::Key(key) = event::read()?
                    && key.kind != KeyEventKind::Release
                    && screen.press(key) == Flow::Leave
                {
                    return Ok(());
                }
            } else {
                shown = Instant::now();
                screen.tick();
            }
        }
    })();
    ratatui::try_restore()?;
    Ok(ended?)
}
