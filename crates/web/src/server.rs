//! Listening, serving, and ending well.
//!
//! Connections are bounded in number, and a client that takes too long to say what it wants, or to take
//! its answer, is let go. When the server ends, searches stop, every tab hears a goodbye, and whatever is under way gets
//! a moment to finish.

use crate::door::{Door, router};
use crate::refusal::Refusals;
use crate::write_timeout::WriteTimeout;
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use plyground_app::Ceilings;
use plyground_lab::Complaint;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

/// What to serve, and where.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address or name to listen at.
    pub host: String,
    /// The port; the next ones are tried when it is taken. 0 is any free one.
    pub port: u16,
    /// Opens the browser.
    pub open: bool,
    /// The library; the usual place in the user's data folder if not given.
    pub library: Option<PathBuf>,
    /// How much of everything is allowed.
    pub ceilings: Ceilings,
}

/// Ports that are tried after the first.
const MORE_PORTS: u16 = 50;

/// Threads for what waits besides the work of requests: looking names up, saying goodbye.
const SPARE_THREADS: usize = 8;

/// Bytes of the head of a request, at most.
const HEAD_BYTES: usize = 32 << 10;

/// What is under way when the server ends gets this long.
const FAREWELL: Duration = Duration::from_millis(500);

/// How often the stop flag is looked at.
const LOOK: Duration = Duration::from_millis(100);

/// Serves until the flag is raised. `ready` is called with the address for people once it can be used.
pub fn serve(options: &Options, stop: &Arc<AtomicBool>, ready: impl FnOnce(&str)) -> Result<(), Complaint> {
    let library = plyground_lab::library::Library::open_at(options.library.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(options.ceilings.light_work + options.ceilings.heavy_work + SPARE_THREADS)
        .enable_all()
        .build()
        .map_err(|error| Complaint::new("cannot-start", format!("cannot start the server: {error}")))?;
    let served = runtime.block_on(async {
        let listener = listen(&options.host, options.port).await?;
        let bound = listener.local_addr().map_err(|error| cannot_listen(&options.host, options.port, &error))?;
        let door = Door::new(library, options.ceilings.clone(), &options.host, bound);
        let url = url(&options.host, bound);
        ready(&url);
        if options.open
            && let Err(error) = open::that_detached(&url)
        {
            tracing::warn!("cannot open a browser: {error}; open {url} yourself");
        }
        run(listener, &door, stop).await;
        Ok(())
    });
    runtime.shutdown_timeout(Duration::from_millis(200));
    served
}

/// The address for people: one that can be typed into a browser on this machine.
fn url(host: &str, bound: SocketAddr) -> String {
    let name = if bound.ip().is_unspecified() { "127.0.0.1".to_string() } else { host.to_string() };
    let name = if name.contains(':') { format!("[{name}]") } else { name };
    format!("http://{name}:{}/", bound.port())
}

/// Listens at the port, or at one of the next if it is taken.
async fn listen(host: &str, port: u16) -> Result<TcpListener, Complaint> {
    let last = if port == 0 { 0 } else { port.saturating_add(MORE_PORTS) };
    let mut trouble = None;
    for port in port..=last {
        match TcpListener::bind((host, port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) => {
                let is_taken = error.kind() == std::io::ErrorKind::AddrInUse;
                trouble = Some(cannot_listen(host, port, &error));
                if !is_taken {
                    break;
                }
            }
        }
    }
    Err(trouble.expect("at least one port was tried"))
}

fn cannot_listen(host: &str, port: u16, error: &std::io::Error) -> Complaint {
    Complaint::new("cannot-listen", format!("cannot listen at {host}, port {port}: {error}; choose others with --host and --port"))
        .with("host", host)
        .with("port", port)
}

/// Takes connections until the flag is raised, then says goodbye to all.
async fn run(listener: TcpListener, door: &Arc<Door>, stop: &Arc<AtomicBool>) {
    let router = router(door.clone());
    let places = Arc::new(Semaphore::new(door.app.ceilings.connections));
    let mut refusals = Refusals::new(door.app.ceilings.connections);
    let (end, ending) = watch::channel(false);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = raised(stop) => break,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::warn!("cannot take a connection: {error}");
                tokio::time::sleep(LOOK).await;
                continue;
            }
        };
        let Ok(place) = places.clone().try_acquire_owned() else {
            refusals.refuse(stream);
            continue;
        };
        let (router, ending, head_time) = (router.clone(), ending.clone(), door.app.ceilings.head_time);
        let _ = stream.set_nodelay(true);
        let stream = WriteTimeout::new(stream, door.app.ceilings.write_time);
        tokio::spawn(async move {
            converse(stream, router, head_time, ending).await;
            drop(place);
        });
    }
    drop(ending);
    let closing = door.clone();
    let _ = tokio::task::spawn_blocking(move || closing.close()).await;
    let _ = end.send(true);
    // Every conversation holds a receiver: when all are gone, all are over.
    let _ = tokio::time::timeout(FAREWELL, end.closed()).await;
}

async fn raised(stop: &AtomicBool) {
    while !stop.load(Ordering::SeqCst) {
        tokio::time::sleep(LOOK).await;
    }
}

/// One connection, from its first request to its end.
async fn converse(stream: WriteTimeout, router: Router, head_time: Duration, mut ending: watch::Receiver<bool>) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(head_time).max_buf_size(HEAD_BYTES).half_close(false);
    let connection = builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // A client that goes away in the middle is no news.
        _ = connection.as_mut() => return,
        _ = ending.wait_for(|is_ending| *is_ending) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
