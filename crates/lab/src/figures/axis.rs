//! Which parameter of the players a figure has along its axis.

use plyground_session::{Entry, Spec};
use std::collections::{BTreeMap, BTreeSet};

/// The parameters that a spec gives, by name.
fn settings(spec: &str) -> (String, BTreeMap<String, String>) {
    let Ok((id, settings)) = Spec::split(spec) else { return (spec.into(), BTreeMap::new()) };
    let pairs = settings.split(',').filter_map(|pair| pair.split_once('='));
    (id.into(), pairs.map(|(key, value)| (key.trim().into(), value.trim().into())).collect())
}

/// The value a player has for a parameter that its spec does not give.
fn default(entry: &Entry, id: &str, key: &str) -> Option<String> {
    let player = entry.players.iter().find(|player| player.id == id)?;
    player.parameters.iter().find(|parameter| parameter.key == key).map(|parameter| parameter.default.into())
}

/// Where a player stands on the axis of a parameter, and the name of the curve it belongs to: its spec
/// without that parameter.
pub(super) fn place(entry: &Entry, spec: &str, key: &str) -> Option<(f64, String)> {
    let (id, mut settings) = settings(spec);
    let value: f64 = settings.remove(key).or_else(|| default(entry, &id, key))?.parse().ok()?;
    let rest: Vec<String> = settings.into_iter().map(|(key, value)| format!("{key}={value}")).collect();
    Some((value, if rest.is_empty() { id } else { format!("{id}:{}", rest.join(",")) }))
}

/// The parameter by which most players differ, where at least three of them differ by nothing else.
pub(super) fn find<'a>(entry: &Entry, specs: &(impl Iterator<Item = &'a str> + Clone)) -> Option<String> {
    let keys = specs.clone().flat_map(|spec| settings(spec).1.into_keys());
    let mut best: Option<(usize, String)> = None;
    for key in keys.collect::<BTreeSet<_>>() {
        let mut curves: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        for (value, curve) in specs.clone().filter_map(|spec| place(entry, spec, &key)) {
            let values = curves.entry(curve).or_default();
            if !values.contains(&value) {
                values.push(value);
            }
        }
        let longest = curves.values().map(Vec::len).max().unwrap_or(0);
        if longest >= 3 && best.as_ref().is_none_or(|(length, _)| longest > *length) {
            best = Some((longest, key));
        }
    }
    best.map(|(_, key)| key)
}
