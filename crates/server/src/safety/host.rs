//! By which names we answer. A page of a stranger whose name leads to this machine for a moment
//! (DNS rebinding) could otherwise read what only this network may read.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use url::Url;

use crate::App;
use crate::config::Config;
use crate::hooks::{is_local_name, is_public};

/// For the figures, which are in no language.
pub(crate) async fn own_host(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    match is_own_host(&app.config, address.ip(), request.headers()) {
        true => next.run(request).await,
        false => (StatusCode::MISDIRECTED_REQUEST, "not known by that name\n").into_response(),
    }
}

/// Whether a request asks for us by a name of ours. A browser on the open internet gains
/// nothing by another name; one on this machine or in its network may have been led here.
pub(crate) fn is_own_host(config: &Config, peer: IpAddr, headers: &HeaderMap) -> bool {
    // No browser leaves it out.
    let Some(host) = headers.get(header::HOST) else {
        return true;
    };
    if is_public(peer.to_canonical()) {
        return true;
    }
    let Ok(host) = host.to_str() else {
        return false;
    };
    let name = name_of(host);
    let public = config.public_url.as_deref().and_then(public_name);
    is_ip(name)
        // Such names lead nowhere in the internet, so no stranger has one.
        || is_local_name(name)
        || public.is_some_and(|public| public.eq_ignore_ascii_case(name))
        || config.host_names.iter().any(|own| own.eq_ignore_ascii_case(name))
}

/// A host without its port.
fn name_of(host: &str) -> &str {
    let end = match host.strip_prefix('[') {
        Some(rest) => rest.find(']').map(|end| end + 2),
        None => host.rfind(':'),
    };
    let name = &host[..end.unwrap_or(host.len())];
    name.strip_suffix('.').unwrap_or(name)
}

fn public_name(url: &str) -> Option<String> {
    Url::parse(url).ok()?.host_str().map(str::to_owned)
}

fn is_ip(name: &str) -> bool {
    let inner = name
        .strip_prefix('[')
        .and_then(|name| name.strip_suffix(']'));
    match inner {
        Some(inner) => inner.parse::<Ipv6Addr>().is_ok(),
        None => name.parse::<IpAddr>().is_ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_names_are_told_apart() {
        let config = Config {
            public_url: Some("https://play.example.org".to_owned()),
            host_names: vec!["pi.fritz.box".to_owned()],
            ..Config::default()
        };
        let check = |peer: &str, host: &str, expected: bool| {
            let headers = HeaderMap::from_iter([(header::HOST, host.parse().expect("a value"))]);
            let peer = peer.parse().expect("an address");
            assert_eq!(
                is_own_host(&config, peer, &headers),
                expected,
                "{peer} {host}"
            );
        };
        for host in [
            "127.0.0.1:8080",
            "192.168.1.5",
            "[::1]:8080",
            "[2001:db8::1]",
            "localhost:8080",
            "LOCALHOST",
            "tessera.localhost",
            "raspberrypi:8080",
            "raspberrypi.local",
            "play.example.org",
            "Play.Example.Org:443",
            "play.example.org.",
            "pi.fritz.box:8080",
        ] {
            check("127.0.0.1", host, true);
        }
        for host in [
            "evil.example",
            "evil.example:8080",
            "play.example.org.evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "example.org",
            "[evil.example]",
        ] {
            for peer in [
                "127.0.0.1",
                "::1",
                "192.168.1.9",
                "::ffff:10.0.0.1",
                "fe80::1",
            ] {
                check(peer, host, false);
            }
            check("8.8.8.8", host, true);
        }
    }
}
