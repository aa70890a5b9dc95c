//! Tests read from text and written again.

use plyground_stats::{Model, Sprt};

#[test]
fn a_test_is_read_with_its_defaults() {
    let wanted = Sprt { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.05, model: Model::Logistic };
    assert_eq!("elo0=0,elo1=5".parse(), Ok(wanted));
    assert_eq!("elo1=5, elo0=0".parse(), Ok(wanted));
}

#[test]
fn everything_can_be_said_and_comes_back() {
    let written = "elo0=-1.75,elo1=0.25,alpha=0.01,beta=0.1,model=normalised";
    let test: Sprt = written.parse().unwrap();
    assert_eq!(test, Sprt { elo0: -1.75, elo1: 0.25, alpha: 0.01, beta: 0.1, model: Model::Normalised });
    assert_eq!(test.to_string(), written);
    assert_eq!("elo0=0,elo1=5,model=normalized".parse::<Sprt>().unwrap().model, Model::Normalised);
}

#[test]
fn errors_name_the_fault_and_what_would_be_right() {
    let table = [
        ("", "'' is not key=value: a test looks like elo0=0,elo1=5"),
        ("elo0=0,", "'' is not key=value: a test looks like elo0=0,elo1=5"),
        ("elo0", "'elo0' is not key=value: a test looks like elo0=0,elo1=5"),
        ("elo0=0", "elo1 is missing: a test looks like elo0=0,elo1=5"),
        ("elo1=0", "elo0 is missing: a test looks like elo0=0,elo1=5"),
        ("elo0=a,elo1=5", "elo0=a is not a number: elo0=0.05 would be one"),
        ("elo0=nan,elo1=5", "elo0=nan is not a number: elo0=0.05 would be one"),
        ("elo0=0,elo1=inf", "elo1=inf is not a number: elo1=0.05 would be one"),
        ("elo0=0,elo0=1,elo1=5", "elo0 is given twice: give it once"),
        ("elo0=0,elo1=5,gamma=1", "'gamma' is not known: there are elo0, elo1, alpha, beta and model"),
        ("elo0=5,elo1=0", "elo0=5 is not below elo1=0: elo0 must be the smaller one"),
        ("elo0=0,elo1=0", "elo0=0 is not below elo1=0: elo0 must be the smaller one"),
        ("elo0=0,elo1=5000", "elo1=5000 is out of range: it must be from -1000 to 1000"),
        ("elo0=0,elo1=5,alpha=0", "alpha=0 is out of range: it must be above 0 and below 0.5, such as 0.05"),
        ("elo0=0,elo1=5,beta=0.7", "beta=0.7 is out of range: it must be above 0 and below 0.5, such as 0.05"),
        ("elo0=0,elo1=5,model=bayesian", "model=bayesian is not known: there are logistic and normalised"),
    ];
    for (text, wanted) in table {
        assert_eq!(text.parse::<Sprt>(), Err(wanted.to_owned()), "{text}");
    }
}
