//! A stream that remembers when something came or went.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Instant;

use super::guests::Guest;

/// When something came or went last.
pub(super) struct Progress {
    begin: Instant,
    millis: AtomicU64,
}

impl Progress {
    pub(super) fn new() -> Progress {
        Progress {
            begin: Instant::now(),
            millis: AtomicU64::new(0),
        }
    }

    /// Waits until nothing has come or gone for this long.
    pub(super) async fn stalls(&self, patience: Duration) {
        loop {
            let last = Duration::from_millis(self.millis.load(Ordering::Relaxed));
            let due = self.begin + last + patience;
            if Instant::now() >= due {
                return;
            }
            tokio::time::sleep_until(due).await;
        }
    }

    fn mark(&self) {
        let millis = self.begin.elapsed().as_millis() as u64;
        self.millis.store(millis, Ordering::Relaxed);
    }
}

/// A connection with its place among the others.
pub(super) struct Watched {
    stream: TcpStream,
    progress: Arc<Progress>,
    /// Counted as long as the stream is open, whichever task holds it.
    _guest: Arc<Guest>,
}

impl Watched {
    pub(super) fn new(stream: TcpStream, progress: Arc<Progress>, guest: Arc<Guest>) -> Watched {
        Watched {
            stream,
            progress,
            _guest: guest,
        }
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = ready!(Pin::new(&mut self.stream).poll_read(context, buffer));
        if buffer.filled().len() > before {
            self.progress.mark();
        }
        Poll::Ready(read)
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write(context, bytes));
        self.progress.mark();
        Poll::Ready(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write_vectored(context, slices));
        self.progress.mark();
        Poll::Ready(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
