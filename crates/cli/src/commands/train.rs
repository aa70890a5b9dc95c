//! `plyground train`: a program that learns a game by playing it.

mod tell;

use self::tell::{Names, Reporter, mean, shares, summary};
use super::check_writable;
use crate::args::TrainArgs;
use crate::output::{Done, Failure, Out};
use crate::stop;
use plyground_lab::training::catalogue::{self, Subject, Trainer};
use plyground_lab::training::{Method, Plan, Stretch, usual_folder};
use plyground_lab::{Complaint, Kind, Parameter, Settings, with_thousands};
use serde_json::{Map, json};
use std::fs::create_dir_all;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Classes that have names: exponents of tiles.
const CLASSES: u32 = 32;

/// Trains a network, or plays with it, or packs it.
pub fn run(args: &TrainArgs, out: &mut Out) -> Done {
    plyground_lab::catalogue::find(&args.game)?;
    let file = file(args)?;
    if let Some(games) = args.play {
        return play(args, games, &file, out);
    }
    if let Some(source) = &args.pack {
        return pack(args, source, &file, out);
    }
    check_writable(&file)?;
    let mut trainer = open(args, &file)?;
    let plan = Plan {
        games: args.games,
        time: time("time", args.time.as_deref())?,
        threads: args.threads,
        out: Some(file.clone()),
        every: time("every", Some(&args.every))?.unwrap_or_default(),
    };
    let before = trainer.head().history.games;
    let mut reporter = Reporter::new();
    let names = class_names(trainer.as_ref());
    let progress = stop::interruptible(|flag| trainer.run(&plan, &flag, &mut |progress| reporter.tell(progress, &names)))?;
    reporter.end();
    let stretch = progress.history.latest();
    if args.json {
        let mut fields = about(trainer.as_ref(), stretch);
        fields.insert("games".into(), progress.history.games.into());
        fields.insert("decisions".into(), progress.history.decisions.into());
        fields.insert("seconds".into(), progress.history.seconds.into());
        fields.insert("moves_per_second".into(), progress.speed.into());
        fields.insert("file".into(), file.display().to_string().into());
        out.json(fields)?;
        return if stop::is_raised() { Err(Failure::Interrupted) } else { Ok(()) };
    }
    writeln!(out, "{}", summary(&progress, &names))?;
    if progress.history.games == before && !stop::is_raised() {
        writeln!(out, "nothing to do: the network has played that many games already")?;
    }
    writeln!(out, "written to {}", file.display())?;
    if stop::is_raised() { Err(Failure::Interrupted) } else { Ok(()) }
}

/// The training that the options describe.
fn open(args: &TrainArgs, file: &Path) -> Result<Box<dyn Trainer>, Complaint> {
    let usual = catalogue::usual_method(&args.game);
    let rate = args.rate.unwrap_or(if args.one_rate { 0.1 } else { usual.rate });
    let method = Method { rate, lambda: args.lambda, exploration: args.explore.unwrap_or(usual.exploration), ..usual };
    for (name, number) in [("rate", rate), ("lambda", method.lambda), ("explore", method.exploration as f32)] {
        if !(0.0..=1.0).contains(&number) {
            return Err(Complaint::new("bad-value", format!("--{name} is a number from 0 to 1, not {number}")).with("key", name));
        }
    }
    if args.resume && file.exists() {
        let trainer = catalogue::resume(file, method)?;
        return same_game(args, file, trainer);
    }
    if file.exists() {
        let message = format!("{} is there already; add --resume to go on with it, or name another file with --out", file.display());
        return Err(Complaint::new("file-exists", message).with("file", file.display()));
    }
    let subject = Subject {
        game: args.game.clone(),
        variant: args.variant.clone().unwrap_or_default(),
        network: args.network.clone().unwrap_or_default(),
        base: args.start,
        is_coherent: !args.one_rate,
        seed: args.seed,
    };
    catalogue::begin(&subject, method)
}

/// Refuses a file of another game, variant or network than the one asked for.
fn same_game(args: &TrainArgs, file: &Path, trainer: Box<dyn Trainer>) -> Result<Box<dyn Trainer>, Complaint> {
    let head = trainer.head();
    let asked = [(Some(&args.game), &head.game), (args.variant.as_ref(), &head.variant), (args.network.as_ref(), &head.network)];
    let other = asked.into_iter().find_map(|(asked, there)| asked.filter(|asked| *asked != there).map(|asked| (asked, there.clone())));
    let Some((asked, there)) = other else { return Ok(trainer) };
    let message = format!("{} is a network of {there}, not of {asked}", file.display());
    Err(Complaint::new("other-network", message).with("file", file.display()).with("asked", asked).with("found", there))
}

/// Where the network is or will be.
fn file(args: &TrainArgs) -> Result<PathBuf, Failure> {
    if let Some(file) = &args.out {
        return Ok(file.clone());
    }
    let folder = usual_folder()?;
    create_dir_all(&folder)?;
    let name = args.network.as_deref().map_or(args.game.clone(), |network| format!("{}-{network}", args.game));
    Ok(folder.join(format!("{name}.network")))
}

fn time(key: &'static str, text: Option<&str>) -> Result<Option<Duration>, Complaint> {
    let Some(text) = text else { return Ok(None) };
    let parameter = Parameter { key, kind: Kind::Time, default: "none", sentence: "" };
    Ok(Settings::read(&format!("{key}={text}"), &[parameter], "train")?.time(key))
}

/// Plays without learning.
fn play(args: &TrainArgs, games: u64, file: &Path, out: &mut Out) -> Done {
    let trainer = same_game(args, file, catalogue::read(file, Method::default())?)?;
    let began = Instant::now();
    let stretch = stop::interruptible(|flag| trainer.play(games, args.seed, &flag));
    let names = class_names(trainer.as_ref());
    if args.json {
        let mut fields = about(trainer.as_ref(), &stretch);
        fields.insert("games".into(), stretch.games.into());
        fields.insert("decisions".into(), stretch.decisions.into());
        fields.insert("margin".into(), stretch.margin().into());
        fields.insert("seconds".into(), began.elapsed().as_secs_f64().into());
        return Ok(out.json(fields)?);
    }
    let (games, margin) = (with_thousands(stretch.games), with_thousands(stretch.margin().round() as u64));
    writeln!(out, "{games} games, mean {} ± {margin}{}", mean(&stretch), shares(&stretch, &names))?;
    Ok(())
}

/// Packs a network.
fn pack(args: &TrainArgs, source: &Path, file: &Path, out: &mut Out) -> Done {
    check_writable(file)?;
    let parameters = [Parameter { key: "size", kind: Kind::Size, default: "8MiB", sentence: "" }];
    let most = Settings::read(&format!("size={}", args.size), &parameters, "train")?.size("size").unwrap_or(usize::MAX);
    let packed = same_game(args, source, catalogue::resume(source, Method::default())?)?.pack(file, most)?;
    if args.json {
        let fields = json!({ "weights": packed.changed, "kept": packed.kept, "step": packed.step, "bytes": packed.bytes,
            "file": file.display().to_string() });
        return Ok(out.json(fields.as_object().cloned().unwrap_or_default())?);
    }
    let (kept, changed) = (with_thousands(packed.kept as u64), with_thousands(packed.changed as u64));
    writeln!(out, "{kept} of {changed} weights in {} bytes", with_thousands(packed.bytes))?;
    writeln!(out, "written to {}", file.display())?;
    Ok(())
}

/// The names of the classes of games.
fn class_names(trainer: &dyn Trainer) -> Names {
    (0..CLASSES).map(|class| trainer.class_name(class)).collect()
}

/// What programs are told of a network and how well it played.
fn about(trainer: &dyn Trainer, stretch: &Stretch) -> Map<String, serde_json::Value> {
    let head = trainer.head();
    let classes: Map<_, _> =
        stretch.classes.iter().filter_map(|(class, count)| Some((trainer.class_name(*class)?, json!(count)))).collect();
    let mut fields = Map::new();
    fields.insert("game".into(), head.game.clone().into());
    fields.insert("variant".into(), head.variant.clone().into());
    fields.insert("network".into(), head.network.clone().into());
    fields.insert("mean".into(), stretch.mean().into());
    fields.insert("largest".into(), classes.into());
    fields
}
