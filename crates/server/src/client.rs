//! A small browser without eyes: what tests and `tessera load` use. It keeps cookies, posts forms
//! and holds a page's connection.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Anything that can go wrong on the way.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// One person's browser.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    connection: Option<SendRequest<Full<Bytes>>>,
    cookies: Vec<(String, String)>,
    /// Headers that are sent beside those of a script of the page.
    pub extra: Vec<(&'static str, String)>,
}

/// What was answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// Where it leads, if it is a redirect.
    pub location: Option<String>,
    /// All headers.
    pub headers: header::HeaderMap,
    /// The body.
    pub text: String,
    /// The body as it came.
    pub bytes: Vec<u8>,
}

/// The connection of an open page.
#[derive(Debug)]
pub struct Live {
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    /// A browser that has never been there.
    #[must_use]
    pub fn new(address: SocketAddr) -> Client {
        Client {
            address,
            connection: None,
            cookies: Vec::new(),
            extra: Vec::new(),
        }
    }

    /// The same browser, with its cookies, at another address.
    #[must_use]
    pub fn at(mut self, address: SocketAddr) -> Client {
        self.address = address;
        self.connection = None;
        self
    }

    /// Loads a page.
    ///
    /// # Errors
    /// When nothing answers.
    pub async fn get(&mut self, path: &str) -> Result<Answer, Failure> {
        self.send(Method::GET, path, String::new()).await
    }

    /// Sends a form as the script of a page does. `form` is already encoded.
    ///
    /// # Errors
    /// When nothing answers.
    pub async fn post(&mut self, path: &str, form: &str) -> Result<Answer, Failure> {
        self.send(Method::POST, path, form.to_owned()).await
    }

    /// Opens the connection of a table's page.
    ///
    /// # Errors
    /// When it is not accepted.
    pub async fn live(&self, table: &str, seq: usize) -> Result<Live, Failure> {
        let url = format!("ws://{}{table}/live?seq={seq}", self.address);
        let mut request = url.into_client_request()?;
        if let Some(cookies) = self.cookie_header() {
            request
                .headers_mut()
                .insert(header::COOKIE, cookies.parse()?);
        }
        for (name, value) in &self.extra {
            request.headers_mut().insert(*name, value.parse()?);
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        // Thousands of these must fit beside the server that is measured.
        let config = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Live { socket })
    }

    async fn send(&mut self, method: Method, path: &str, body: String) -> Result<Answer, Failure> {
        let mut request = Request::builder()
            .method(&method)
            .uri(path)
            .header(header::HOST, self.address.to_string());
        if method == Method::POST {
            request = request
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .header(header::ACCEPT, "application/json");
        }
        if let Some(cookies) = self.cookie_header() {
            request = request.header(header::COOKIE, cookies);
        }
        let mut request = request.body(Full::new(Bytes::from(body)))?;
        for (name, value) in &self.extra {
            request.headers_mut().insert(*name, value.parse()?);
        }
        let mut response = match self.connection().await?.send_request(request).await {
            Ok(response) => response,
            Err(error) => {
                self.connection = None;
                return Err(error.into());
            }
        };
        self.keep_cookies(response.headers());
        let mut bytes = Vec::new();
        while let Some(frame) = response.body_mut().frame().await {
            if let Ok(data) = frame?.into_data() {
                bytes.extend_from_slice(&data);
            }
        }
        let headers = response.headers().clone();
        let location = headers.get(header::LOCATION);
        Ok(Answer {
            status: response.status(),
            location: location.and_then(|text| Some(text.to_str().ok()?.to_owned())),
            headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
            bytes,
        })
    }

    async fn connection(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, Failure> {
        if self.connection.as_ref().is_none_or(SendRequest::is_closed) {
            let stream = TcpStream::connect(self.address).await?;
            stream.set_nodelay(true)?;
            let (mut sender, connection) = handshake(TokioIo::new(stream)).await?;
            tokio::spawn(connection);
            sender.ready().await?;
            self.connection = Some(sender);
        }
        let sender = self.connection.as_mut().expect("just made");
        sender.ready().await?;
        Ok(sender)
    }

    fn cookie_header(&self) -> Option<String> {
        let pairs: Vec<String> = self
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }

    fn keep_cookies(&mut self, headers: &header::HeaderMap) {
        for cookie in headers.get_all(header::SET_COOKIE) {
            let text = cookie.to_str().unwrap_or_default();
            let pair = text.split(';').next().unwrap_or_default();
            if let Some((name, value)) = pair.split_once('=') {
                self.cookies.retain(|(kept, _)| kept != name);
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
    }
}

impl Answer {
    /// The body as JSON; null when it is none.
    #[must_use]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

impl Live {
    /// The next message as text.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn next_text(&mut self) -> Result<String, Failure> {
        loop {
            let message = self.socket.next().await;
            match message.ok_or_else(|| io::Error::from(io::ErrorKind::UnexpectedEof))?? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(frame) => {
                    let code = frame.map_or(0, |frame| u16::from(frame.code));
                    let reason = format!("closed with code {code}");
                    return Err(io::Error::new(io::ErrorKind::UnexpectedEof, reason).into());
                }
                _ => {}
            }
        }
    }

    /// The next message as JSON.
    ///
    /// # Errors
    /// When the connection ends.
    pub async fn next(&mut self) -> Result<serde_json::Value, Failure> {
        Ok(serde_json::from_str(&self.next_text().await?)?)
    }

    /// Sends a message.
    ///
    /// # Errors
    /// When the connection has ended.
    pub async fn say(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(text)).await?)
    }
}
