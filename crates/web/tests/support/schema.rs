//! A small checker of JSON against the part of JSON Schema that the description of the API uses.

use super::Answer;
use serde_json::Value;

/// Panics when an answer is not what the description says about this address.
pub fn check(openapi: &Value, method: &str, path: &str, answer: &Answer) {
    let path = path.split('?').next().expect("there is always a first part");
    let Some(operation) = operation(openapi, &method.to_lowercase(), path) else {
        assert!([404, 405].contains(&answer.status), "{method} {path} is not described, and answers {}", answer.status);
        return;
    };
    let responses = &operation["responses"];
    let described = responses.get(answer.status.to_string());
    assert!(described.is_some() || answer.status >= 300, "{method} {path} answers {}, which is not described", answer.status);
    let kind = answer.headers.get("content-type").map_or("", |kind| kind.to_str().expect("a plain kind"));
    let kind = kind.split(';').next().unwrap_or("");
    let content = &described.unwrap_or(&responses["default"])["content"];
    if content.is_null() {
        assert!(answer.text.is_empty(), "{method} {path} answers more than described: {}", answer.text);
    } else if answer.status != 304 {
        let schema = &content[kind]["schema"];
        assert!(!schema.is_null(), "{method} {path} answers {} with {kind:?}, which is not described", answer.status);
        let value = if kind.contains("json") { answer.json.clone() } else { Value::from(answer.text.clone()) };
        if let Err(why) = matches(openapi, schema, &value, "answer") {
            panic!("{method} {path}: {why}");
        }
    }
}

fn operation<'a>(openapi: &'a Value, method: &str, path: &str) -> Option<&'a Value> {
    let fits = |pattern: &str| {
        let (ours, theirs): (Vec<&str>, Vec<&str>) = (pattern.split('/').collect(), path.split('/').collect());
        ours.len() == theirs.len()
            && ours.iter().zip(&theirs).all(|(our, their)| our == their || (our.starts_with('{') && !their.is_empty()))
    };
    openapi["paths"].as_object()?.iter().find(|(pattern, _)| fits(pattern))?.1.get(method)
}

fn matches(openapi: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    if *schema == true {
        return Ok(());
    }
    if let Some(name) = schema["$ref"].as_str() {
        let target = openapi.pointer(name.trim_start_matches('#')).ok_or_else(|| format!("{name} is not described"))?;
        return matches(openapi, target, value, at);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let tries: Vec<Result<(), String>> = choices.iter().map(|choice| matches(openapi, choice, value, at)).collect();
        return match tries.iter().filter(|result| result.is_ok()).count() {
            1 => Ok(()),
            count => Err(format!("{at} fits {count} of the choices: {tries:?}")),
        };
    }
    if let Some(choices) = schema["anyOf"].as_array() {
        let tries: Vec<Result<(), String>> = choices.iter().map(|choice| matches(openapi, choice, value, at)).collect();
        return if tries.iter().any(Result::is_ok) { Ok(()) } else { Err(format!("{at} fits none of the choices: {tries:?}")) };
    }
    let kinds: Vec<&str> = schema["type"]
        .as_array()
        .map_or_else(|| schema["type"].as_str().into_iter().collect(), |kinds| kinds.iter().filter_map(Value::as_str).collect());
    if !kinds.iter().any(|kind| is_kind(kind, value)) {
        return Err(format!("{at} should be {kinds:?}, but is {value}"));
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Err(format!("{at} should be one of {words:?}, but is {value}"));
    }
    if schema.get("const").is_some_and(|word| word != value) {
        return Err(format!("{at} should be {}, but is {value}", schema["const"]));
    }
    if let (Some(places), Some(list)) = (schema["prefixItems"].as_array(), value.as_array()) {
        if places.len() != list.len() {
            return Err(format!("{at} should have {} items, but is {value}", places.len()));
        }
        let mut items = places.iter().zip(list).enumerate();
        return items.try_for_each(|(index, (schema, item))| matches(openapi, schema, item, &format!("{at}[{index}]")));
    }
    if let (Some(items), Some(list)) = (schema.get("items"), value.as_array()) {
        list.iter().enumerate().try_for_each(|(index, item)| matches(openapi, items, item, &format!("{at}[{index}]")))?;
    }
    value.as_object().map_or(Ok(()), |fields| match_fields(openapi, schema, fields, at))
}

fn match_fields(openapi: &Value, schema: &Value, fields: &serde_json::Map<String, Value>, at: &str) -> Result<(), String> {
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if !fields.contains_key(name) {
            return Err(format!("{at}.{name} is missing"));
        }
    }
    for (name, value) in fields {
        let described = schema["properties"].get(name).or_else(|| schema.get("additionalProperties").filter(|more| more.is_object()));
        match described {
            Some(described) => matches(openapi, described, value, &format!("{at}.{name}"))?,
            None if schema["additionalProperties"] == false => return Err(format!("{at}.{name} is not described")),
            None => {}
        }
    }
    Ok(())
}

fn is_kind(kind: &str, value: &Value) -> bool {
    match kind {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "null" => value.is_null(),
        _ => false,
    }
}
