//! `plyground serve`: the address first, and a good end.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

fn start(library: &std::path::Path, more: &[&str]) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plyground"))
        .args(["serve", "--port", "0", "--no-open", "--library"])
        .arg(library)
        .args(more)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("its output was asked for")).read_line(&mut line).expect("it prints a line");
    (child, line.trim().to_string())
}

#[test]
fn serve_prints_its_address_first_answers_and_ends_well_on_ctrl_c() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite");
    let (mut child, url) = start(&library, &[]);
    let address = url.trim_start_matches("http://").trim_end_matches('/').to_string();
    let mut stream = TcpStream::connect(&address).unwrap_or_else(|error| panic!("{url}: {error}"));
    write!(stream, "GET /api/v1/meta HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("connect4"), "{}", &answer[..200]);
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let status = child.wait().unwrap();
    assert_eq!(status.code(), Some(0));
    assert!(library.exists());
}

#[test]
fn serve_tells_its_address_as_json_if_asked() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, line) = start(&folder.path().join("library.sqlite"), &["--json"]);
    let _ = child.kill();
    let _ = child.wait();
    let told: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert!(told["url"].as_str().unwrap().starts_with("http://127.0.0.1:"), "{line}");
}

#[test]
fn serve_says_when_its_port_is_taken_and_opens_at_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let mut child = Command::new(env!("CARGO_BIN_EXE_plyground"))
        .args(["serve", "--no-open", "--port", &port, "--library"])
        .arg(folder.path().join("library.sqlite"))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stderr.as_mut().expect("it was asked for")).read_line(&mut line).expect("it prints a line");
    let _ = child.kill();
    let _ = child.wait();
    assert!(line.starts_with(&format!("port {port} is taken; Plyground is open at ")), "{line}");
}

#[test]
fn a_library_that_is_none_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "just some notes, long enough to be taken for a database header by mistake".repeat(9)).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_plyground")).args(["serve", "--no-open", "--library"]).arg(&file).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), error.lines().count()), (Some(2), 1), "{error}");
    assert!(error.contains("cannot open the library"), "{error}");
}
