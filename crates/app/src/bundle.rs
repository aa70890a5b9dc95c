//! Modules of the pages as one script, for a page that stands alone.
//!
//! Every module becomes a function that runs once, after those it imports:
//!
//! ```text
//!   import { t } from "./i18n.js";               modules["i18n.js"] = (() => { … return { t }; })();
//!   export const title = () => t("title");   ─►  modules["title.js"] = (() => {
//!                                                const { t } = modules["i18n.js"];
//!                                                const title = () => t("title");
//!                                                return { title }; })();
//! ```
//!
//! It reads the forms that the pages use and no others: imports and exports by name, each at the
//! beginning of a line. A test bundles what is bundled, and a browser runs it.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The modules that `entry` needs, and itself, as one script. `read` gives the source of a module
/// by its path. Complains about a module that is not there or imports itself by way of others.
pub(crate) fn bundle(entry: &str, read: &dyn Fn(&str) -> Option<String>) -> Result<String, String> {
    let mut script = String::from("\"use strict\";\n(() => {\nconst modules = {};\n");
    Bundler { read, done: BTreeSet::new(), path: Vec::new() }.add(entry, &mut script)?;
    script.push_str("})();\n");
    // The script stands inside a page, where this would end it.
    Ok(script.replace("</script", "<\\/script").replace("<!--", "<\\!--"))
}

struct Bundler<'a> {
    read: &'a dyn Fn(&str) -> Option<String>,
    done: BTreeSet<String>,
    path: Vec<String>,
}

impl Bundler<'_> {
    fn add(&mut self, name: &str, script: &mut String) -> Result<(), String> {
        if self.done.contains(name) {
            return Ok(());
        }
        if self.path.iter().any(|above| above == name) {
            return Err(format!("{} imports itself: {}", name, self.path.join(" → ")));
        }
        let source = (self.read)(name).ok_or_else(|| format!("there is no module {name}"))?;
        self.path.push(name.to_string());
        let (mut body, mut exports) = (String::new(), Vec::new());
        for statement in statements(&source) {
            match read_statement(&statement)? {
                Statement::Import(names, from) => {
                    let from = resolve(name, from);
                    self.add(&from, script)?;
                    let _ = writeln!(body, "const {{ {} }} = modules[\"{from}\"];", names.replace(" as ", ": "));
                }
                Statement::Export(name, rest) => {
                    exports.push(name.to_string());
                    let _ = writeln!(body, "{rest}");
                }
                Statement::Other(text) => {
                    let _ = writeln!(body, "{text}");
                }
                Statement::Nothing => {}
            }
        }
        let _ = write!(script, "modules[\"{name}\"] = (() => {{\n{body}return {{ {} }};\n}})();\n", exports.join(", "));
        self.path.pop();
        self.done.insert(name.to_string());
        Ok(())
    }
}

enum Statement<'a> {
    /// The names, and the module they come from.
    Import(&'a str, &'a str),
    /// The name, and the line without the word `export`.
    Export(&'a str, &'a str),
    Other(&'a str),
    /// A comment.
    Nothing,
}

/// The lines of a module; an import is one line even when it is written on several.
fn statements(source: &str) -> Vec<String> {
    let (mut found, mut lines, mut is_comment) = (Vec::new(), source.lines(), false);
    while let Some(line) = lines.next() {
        let mut statement = line.to_string();
        let start = line.trim_start();
        is_comment |= start.starts_with("/*");
        if is_comment {
            let after = line.split_once("*/").map(|(_, after)| after);
            is_comment = after.is_none();
            statement = after.unwrap_or("").to_string();
        } else if start.starts_with("//") {
            statement = String::new();
        } else if line.starts_with("import ") {
            while !statement.trim_end().ends_with(';') {
                let Some(more) = lines.next() else { break };
                statement = format!("{statement} {}", more.trim());
            }
        }
        found.push(statement);
    }
    found
}

fn read_statement(line: &str) -> Result<Statement<'_>, String> {
    let unread = || format!("this form is not bundled: {line}");
    if line.trim().is_empty() {
        return Ok(Statement::Nothing);
    }
    if let Some(rest) = line.strip_prefix("import ") {
        let (names, from) = rest.split_once(" from ").ok_or_else(unread)?;
        let names = names.trim().strip_prefix('{').and_then(|names| names.strip_suffix('}')).ok_or_else(unread)?;
        return Ok(Statement::Import(names.trim().trim_end_matches(','), from.trim_end_matches(';').trim_matches('"')));
    }
    let Some(rest) = line.strip_prefix("export ") else { return Ok(Statement::Other(line)) };
    let kinds = ["async function ", "function ", "function* ", "class ", "const "];
    let named = kinds.iter().find_map(|kind| rest.strip_prefix(kind)).ok_or_else(unread)?;
    let end = named.find(|character: char| !(character.is_alphanumeric() || character == '_')).unwrap_or(named.len());
    if end == 0 { Err(unread()) } else { Ok(Statement::Export(&named[..end], rest)) }
}

/// The path of a module that another one imports.
fn resolve(importer: &str, from: &str) -> String {
    let mut parts: Vec<&str> = importer.split('/').collect();
    parts.pop();
    for part in from.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundled(files: &[(&str, &str)]) -> Result<String, String> {
        bundle(files[0].0, &|name| files.iter().find(|(own, _)| *own == name).map(|(_, source)| (*source).to_string()))
    }

    #[test]
    fn modules_come_after_those_they_import_and_once() {
        let script = bundled(&[
            ("a/main.js", "import { b } from \"./b.js\";\nimport {\n  c,\n  d as e,\n} from \"../c.js\";\nb(c, e);"),
            ("a/b.js", "/**\n * export const no = 1;\n */\nimport { c } from \"../c.js\";\nexport const b = (x) => c + x;"),
            ("c.js", "// export let no;\n/** no */ let x = 2;\nexport const c = 1;\nexport async function d() {}\nexport class E {}\n"),
        ])
        .unwrap();
        let at = |text: &str| script.find(text).unwrap_or_else(|| panic!("{text} is missing in {script}"));
        assert!(at("modules[\"c.js\"] =") < at("modules[\"a/b.js\"] =") && at("modules[\"a/b.js\"] =") < at("modules[\"a/main.js\"] ="));
        assert_eq!(script.matches("modules[\"c.js\"] =").count(), 1);
        at("const { c, d: e } = modules[\"c.js\"];");
        at("return { c, d, E };");
        at(" let x = 2;");
        assert!(!script.contains("export ") && !script.contains("import ") && !script.contains(" no"), "{script}");
    }

    #[test]
    fn what_cannot_be_bundled_is_told() {
        let missing = bundled(&[("a.js", "import { b } from \"./b.js\";")]).unwrap_err();
        assert!(missing.contains("b.js"), "{missing}");
        let circle = bundled(&[("a.js", "import { b } from \"./b.js\";"), ("b.js", "import { a } from \"./a.js\";")]).unwrap_err();
        assert!(circle.contains("a.js → b.js"), "{circle}");
        for form in ["import x from \"./b.js\";", "export default 1;", "export { a };", "export let a = 1;", "export * from \"./b.js\";"] {
            assert!(bundled(&[("a.js", form), ("b.js", "")]).is_err(), "{form}");
        }
    }

    #[test]
    fn nothing_ends_the_script_early() {
        let script = bundled(&[("a.js", "export const end = \"</script><!--\";")]).unwrap();
        assert!(!script.contains("</script") && !script.contains("<!--"));
    }
}
