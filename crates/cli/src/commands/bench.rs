//! `plyground bench`: fixed suites of work.

use crate::args::BenchArgs;
use crate::commands::{bench_sets, table};
use crate::output::{Done, Failure, Out};
use crate::stop;
use plyground_lab::{Complaint, bench, seconds, with_thousands};
use serde_json::{Map, Value, json};
use std::io::Write as _;
use std::time::Duration;

/// Runs the suites; the last line is the signature, the total of nodes.
pub fn run(args: &BenchArgs, out: &mut Out) -> Done {
    let suites = bench::suites();
    if let Some(suite) = args.suite.as_deref().filter(|suite| !suites.contains(suite)) {
        return Err(Complaint::new("unknown-suite", format!("there is no suite `{suite}`; there are {}", suites.join(", ")))
            .with("suite", suite)
            .into());
    }
    if let Some(path) = args.sets.as_ref().or(args.make_sets.as_ref()) {
        if args.suite.as_deref() != Some("connect4") {
            return Err(
                Complaint::new("no-sets", "only connect4 has sets; try `plyground bench connect4 --sets FOLDER`".to_string()).into()
            );
        }
        return if args.sets.is_some() { bench_sets::run(args, path, out) } else { bench_sets::make(args, path, out) };
    }
    let mut results = Vec::new();
    for task in bench::TASKS.iter().filter(|task| args.suite.as_deref().is_none_or(|suite| suite == task.suite)) {
        let Ok(measured) = stop::interruptible(|flag| task.run(&flag)) else { return Err(Failure::Interrupted) };
        results.push(measured);
    }
    let total: u64 = results.iter().map(|measured| measured.nodes).sum();
    let rate = |nodes: u64, time: Duration| nodes as f64 / time.as_secs_f64().max(1e-9);
    if args.json {
        let tasks: Vec<Value> = results
            .iter()
            .map(|measured| {
                let rate = rate(measured.nodes, measured.elapsed).round();
                json!({ "task": measured.name, "nodes": measured.nodes, "seconds": measured.elapsed.as_secs_f64(), "nodes_per_second": rate })
            })
            .collect();
        let mut fields = Map::new();
        fields.insert("tasks".into(), tasks.into());
        fields.insert("signature".into(), total.into());
        out.json(fields)?;
        return Ok(());
    }
    let mut rows = table(&["task", ">nodes", ">time", ">million nodes/s"]);
    for measured in &results {
        let rate = format!("{:.1}", rate(measured.nodes, measured.elapsed) / 1e6);
        rows.add_row([measured.name.clone(), with_thousands(measured.nodes), seconds(measured.elapsed), rate]);
    }
    writeln!(out, "{}\n\n{total}", rows.trim_fmt())?;
    Ok(())
}
