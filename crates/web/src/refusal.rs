//! Connections that find no place: each gets a short answer instead of silence, and the log a line now and then.

use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::AsyncWrite as _;
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

/// What a refused client reads.
const ANSWER: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// Clients that are told no at the same time; more are just let go.
const AT_ONCE: usize = 64;

/// A refused client has this long to hear it.
const HEARING: Duration = Duration::from_secs(1);

/// Two lines in the log are at least so far apart.
const QUIET: Duration = Duration::from_secs(1);

/// Tells clients that there is no place for them.
pub(crate) struct Refusals {
    connections: usize,
    places: Arc<Semaphore>,
    told: Option<Instant>,
    /// Refused since the last line in the log.
    count: usize,
}

impl Refusals {
    /// Of a server that takes so many connections.
    pub fn new(connections: usize) -> Self {
        Self { connections, places: Arc::new(Semaphore::new(AT_ONCE)), told: None, count: 0 }
    }

    /// Refuses one.
    pub fn refuse(&mut self, stream: TcpStream) {
        self.count += 1;
        if self.told.is_none_or(|told| told.elapsed() >= QUIET) {
            tracing::warn!("refused since the last such line: {} connections; there are {} already", self.count, self.connections);
            (self.told, self.count) = (Some(Instant::now()), 0);
        }
        if let Ok(place) = self.places.clone().try_acquire_owned() {
            tokio::spawn(async move {
                // Whether a client that may not come in hears why is its own affair.
                let _ = tokio::time::timeout(HEARING, say_no(stream)).await;
                drop(place);
            });
        }
    }
}

/// Answers and waits until the client has closed: whoever closes on unread bytes takes the answer back.
async fn say_no(mut stream: TcpStream) -> std::io::Result<()> {
    stream.writable().await?;
    // It is short, and nothing else is under way: it fits.
    stream.try_write(ANSWER)?;
    std::future::poll_fn(|context| Pin::new(&mut stream).poll_shutdown(context)).await?;
    let mut bytes = [0; 1024];
    loop {
        stream.readable().await?;
        match stream.try_read(&mut bytes) {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
}
