//! A client of a few lines: one request per connection, everything measured.

use serde_json::Value;
use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends a request and reads the whole answer: its status and its body.
pub fn request(address: SocketAddr, method: &str, path: &str, body: Option<&str>) -> io::Result<(u16, String)> {
    let body = body.unwrap_or("");
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    raw(address, &[head.as_bytes(), body.as_bytes()].concat())
}

/// Sends bytes as they are.
pub fn raw(address: SocketAddr, bytes: &[u8]) -> io::Result<(u16, String)> {
    let mut stream = connect(address)?;
    // A server may refuse a large body before it has read all of it; its answer counts.
    let written = stream.write_all(bytes);
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let text = String::from_utf8_lossy(&answer).to_string();
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
    match status {
        Some(status) => Ok((status, text.split_once("\r\n\r\n").map_or_else(String::new, |(_, body)| body.to_string()))),
        None => Err(written.and(read.map(drop)).err().unwrap_or_else(|| io::Error::other("no answer"))),
    }
}

/// A connection that gives up after a while.
pub fn connect(address: SocketAddr) -> io::Result<TcpStream> {
    let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    Ok(stream)
}

/// Sends JSON to an address of the API and reads JSON.
pub fn api(address: SocketAddr, method: &str, path: &str, body: Option<&Value>) -> io::Result<(u16, Value)> {
    let text = body.map(Value::to_string);
    let (status, answer) = request(address, method, &format!("/api/v1{path}"), text.as_deref())?;
    Ok((status, serde_json::from_str(&answer).unwrap_or(Value::Null)))
}
