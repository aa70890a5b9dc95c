//! Everything that can be wrong with a tree, in one clear line with its place.

use plyground_games::tree::{ChanceTree, PlainTree};

#[test]
fn every_mistake_is_named_with_its_place() {
    for (text, code, at, message) in [
        ("", "unexpected-text", 0, "found the end of the text where max, min, chance or a number is expected"),
        ("max", "unexpected-text", 3, "found the end of the text where `[` before the children is expected"),
        ("max[B=min[3 4] C=min[1", "tree-open-bracket", 20, "this `[` is never closed; write `]` behind its last child"),
        ("max[", "tree-open-bracket", 3, "this `[` is never closed; write `]` behind its last child"),
        ("max[1,", "tree-open-bracket", 3, "this `[` is never closed; write `]` behind its last child"),
        ("max[]", "unexpected-text", 4, "found `]` where max, min, chance or a number is expected"),
        ("max[1,,2]", "unexpected-text", 6, "found `,` where a child is expected"),
        ("max[1,]", "unexpected-text", 6, "found `]` where a child is expected"),
        ("max[1]]", "unexpected-text", 6, "found `]` where the end of the tree is expected"),
        ("max[1 2] 3", "unexpected-text", 9, "found `3` where the end of the tree is expected"),
        ("max[1min[2]]", "unexpected-text", 5, "found `min` where a space, a comma or `]` is expected"),
        ("max[mix[1]]", "unexpected-text", 4, "found `mix` where max, min, chance or a number is expected"),
        ("max[B= 3]", "unexpected-text", 6, "found ` ` where max, min, chance or a number is expected"),
        ("max[2.5]", "tree-number", 4, "`2.5` is not a leaf; write a whole number from -1000000 to 1000000"),
        ("max[1000001]", "tree-number", 4, "`1000001` is not a leaf; write a whole number from -1000000 to 1000000"),
        ("max[-]", "tree-number", 4, "`-` is not a leaf; write a whole number from -1000000 to 1000000"),
        ("max[1-2]", "tree-number", 4, "`1-2` is not a leaf; write a whole number from -1000000 to 1000000"),
        ("max~[1]", "tree-number", 4, "`` is not an estimate; write a whole number from -1000000 to 1000000"),
        ("max[a=1 b=2 a=3]", "tree-name-twice", 12, "two children of one node are called `a`; rename one of them"),
        ("chance[0.5*1 2]", "tree-odds-missing", 6, "only 1 of the 2 outcomes in these brackets have a probability; give all or none"),
        ("chance[0.5*1 0.4*2]", "tree-odds", 6, "the probabilities in these brackets sum to 0.9; they must sum to 1"),
        (
            "max[0.5*1 0.5*2]",
            "tree-odds-outside",
            4,
            "the probability 0.5 stands below a node of a player; only outcomes of chance have one",
        ),
        (
            "chance[3/2*1]",
            "tree-probability",
            7,
            "`3/2` is no probability; write a decimal or a fraction above 0 and up to 1, such as 0.25 or 1/4",
        ),
        (
            "chance[0*1 1*2]",
            "tree-probability",
            7,
            "`0` is no probability; write a decimal or a fraction above 0 and up to 1, such as 0.25 or 1/4",
        ),
    ] {
        let complaint = ChanceTree::typed(text).expect_err(text);
        assert_eq!((complaint.code, complaint.at, complaint.message.as_str()), (code, Some(at), message), "{text}");
    }
}

#[test]
fn offsets_count_characters_and_not_bytes() {
    let complaint = PlainTree::typed("max[شجرة=min[−3 ?]]").unwrap_err();
    assert_eq!((complaint.code, complaint.at), ("unexpected-text", Some(16)));
}

#[test]
fn a_tree_without_chance_has_none() {
    let complaint = PlainTree::typed("max[1 chance[1 2]]").unwrap_err();
    assert_eq!((complaint.code, complaint.at), ("tree-no-chance", Some(6)));
    assert!(complaint.message.contains("chance-tree"), "{complaint}");
}

#[test]
fn trees_that_are_too_large_or_too_deep_are_refused() {
    let wide = |leaves: usize| format!("max[{}]", vec!["1"; leaves].join(" "));
    assert!(PlainTree::typed(&wide(1999)).is_ok());
    assert_eq!(PlainTree::typed(&wide(2001)).unwrap_err().code, "tree-too-large");
    let deep = |levels: usize| format!("{}1{}", "max[".repeat(levels), "]".repeat(levels));
    assert!(PlainTree::typed(&deep(60)).is_ok());
    assert_eq!(PlainTree::typed(&deep(61)).unwrap_err().code, "tree-too-deep");
    assert_eq!(PlainTree::typed(&deep(100_000)).unwrap_err().code, "tree-too-deep");
    let name = "n".repeat(41);
    assert_eq!(PlainTree::typed(&format!("max[{name}=1]")).unwrap_err().code, "tree-long-name");
}

#[test]
fn nothing_anybody_types_makes_it_panic() {
    let signs: Vec<char> = "max[]min~chance=*,/.- −0159ش\n".chars().collect();
    for seed in 0..20_000 {
        let mut rng = plyground_core::Rng::stream(5, seed);
        let length = 1 + rng.below(12);
        let text: String = (0..length).map(|_| *rng.pick(&signs).unwrap()).collect();
        let whole = format!("max[3 {text} 4]");
        for text in [&text, &whole] {
            if let Err(complaint) = ChanceTree::typed(text) {
                assert!(complaint.at.is_some_and(|at| at <= text.chars().count()), "{text}: {complaint:?}");
            }
        }
    }
}
