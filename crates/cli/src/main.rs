//! The command line of Plyground.

mod args;
mod commands;
mod describe;
mod output;
mod stop;

use args::{Cli, Command, ServeArgs};
use clap::Parser;
use output::{Failure, Out};
use plyground_lab::Complaint;
use std::io::{IsTerminal as _, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    stop::listen();
    plyground_lab::tables::look_in_usual_folder();
    let wants_json = std::env::args_os().any(|argument| argument == "--json");
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            let written = error.print().and_then(|()| std::io::stdout().flush());
            return written.map_or_else(|error| ExitCode::from(output::report(&Failure::Io(error), false)), |()| ExitCode::SUCCESS);
        }
        Err(error) => return ExitCode::from(output::report(&Failure::Bad(clap_complaint(&error)), wants_json)),
    };
    let mut out = Out::new();
    let done = run(cli, &mut out).and_then(|()| out.flush().map_err(Failure::Io));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = out.flush();
            drop(out);
            ExitCode::from(output::report(&failure, wants_json))
        }
    }
}

fn run(cli: Cli, out: &mut Out) -> output::Done {
    match cli.command {
        None if is_at_a_terminal() => commands::serve::run(&ServeArgs::default(), out),
        None | Some(Command::Tour) => commands::tour::run(out),
        Some(Command::Serve(args)) => commands::serve::run(&args, out),
        Some(Command::Games(args)) => commands::games::run(&args, out),
        Some(Command::Play(args)) => commands::play::run(&args, out),
        Some(Command::Moves(args)) => commands::moves::run(&args, out),
        Some(Command::Analyze(args)) => commands::analyze::run(&args, out),
        Some(Command::Review(args)) => commands::review::run(&args, out),
        Some(Command::Solve(args)) => commands::solve::run(&args, out),
        Some(Command::Watch(args)) => commands::watch::run(&args, out),
        Some(Command::Perft(args)) => commands::perft::run(&args, out),
        Some(Command::Compare(args)) => commands::compare::run(&args, out),
        Some(Command::Experiment(args)) => commands::experiment::run(&args, out),
        Some(Command::Plot(args)) => commands::plot::run(&args, out),
        Some(Command::Report(args)) => commands::plot::report(&args, out),
        Some(Command::Library(args)) => commands::library::run(&args, out),
        Some(Command::Import(args)) => commands::import::run(&args, out),
        Some(Command::Tables(args)) => commands::tables::run(&args, out),
        Some(Command::Train(args)) => commands::train::run(&args, out),
        Some(Command::Bench(args)) => commands::bench::run(&args, out),
        Some(Command::Completions(args)) => commands::shell::completions(&args, out),
        Some(Command::Man(args)) => commands::shell::man(&args, out),
    }
}

/// True when a person is there: a server that nobody sees would only keep a pipe waiting.
fn is_at_a_terminal() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// The heart of an error about the command line, in one line.
fn clap_complaint(error: &clap::Error) -> Complaint {
    let text = error.render().to_string();
    let paragraph: Vec<&str> = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    let message = paragraph.join(" ");
    let message = message.strip_prefix("error: ").unwrap_or(&message);
    let tip = text.lines().find_map(|line| line.trim().strip_prefix("tip: ")).map_or(String::new(), |tip| format!("; {tip}"));
    Complaint::new("command-line", format!("{message}{tip} (--help tells more)"))
}
