//! A small strict reader of XML: enough to see whether a picture is well formed.

/// One element: its name, its attributes, and how deep it is.
pub struct Element {
    pub name: String,
    pub attributes: Vec<(String, String)>,
}

impl Element {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub fn number(&self, name: &str) -> f64 {
        self.get(name).and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{} has no number {name}", self.name))
    }

    pub fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|classes| classes.split(' ').any(|word| word == class))
    }
}

/// All elements in order; panics with the place where the text is not well formed.
pub fn elements(text: &str) -> Vec<Element> {
    let (mut elements, mut open, mut rest): (Vec<Element>, Vec<String>, &str) = (Vec::new(), Vec::new(), text);
    while let Some(start) = rest.find('<') {
        check_text(&rest[..start]);
        assert!(!open.is_empty() || rest[..start].trim().is_empty(), "text outside the root: {:?}", &rest[..start]);
        let end = start + rest[start..].find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "closed in the wrong order");
            continue;
        }
        let (tag, is_empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(!open.is_empty() || elements.is_empty(), "a second root: {name}");
        elements.push(Element { name: name.into(), attributes: read_attributes(attributes) });
        if !is_empty {
            open.push(name.into());
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
    elements
}

fn read_attributes(mut text: &str) -> Vec<(String, String)> {
    let mut attributes: Vec<(String, String)> = Vec::new();
    while let Some((name, after)) = text.split_once("=\"") {
        let (value, after) = after.split_once('"').expect("an attribute ends with a quote");
        let name = name.trim();
        assert!(name.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '-'), "attribute {name:?}");
        assert!(attributes.iter().all(|(known, _)| known != name), "attribute {name} twice");
        check_text(value);
        attributes.push((name.into(), value.into()));
        text = after;
    }
    assert!(text.trim().is_empty(), "left over in a tag: {text:?}");
    attributes
}

fn check_text(text: &str) {
    assert!(!text.contains(['<', '\0']) && !text.contains("]]>"), "raw text {text:?}");
    for after in text.split('&').skip(1) {
        let entity = after.split(';').next().unwrap_or_default();
        assert!(["amp", "lt", "gt", "quot", "#39"].contains(&entity), "entity &{entity}");
    }
}
