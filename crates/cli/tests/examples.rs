//! Every command shown in the README and in the pages of docs/ is run, and prints what is shown.

#[test]
fn examples_in_the_documentation_are_true() {
    trycmd::TestCases::new().case("../../README.md").case("../../docs/*.md");
}
