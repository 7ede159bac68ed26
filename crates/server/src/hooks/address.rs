//! Where a hook may lead.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use url::{Host, Url};

use crate::config::Config;
use crate::fault::Fault;

/// The longest address.
const MAX_URL_BYTES: usize = tessera_render::constants::MAX_HOOK_CHARS;

/// An address that a person gives: `http` or `https`, nobody's password, no machine of a network.
/// What a name leads to is looked up when it is called.
pub(crate) fn check_url(text: &str, config: &Config) -> Result<String, Fault> {
    let bad = || Fault::unfit("hook-error-url");
    if text.len() > MAX_URL_BYTES {
        return Err(bad());
    }
    let url = Url::parse(text.trim()).map_err(|_| bad())?;
    let is_web = matches!(url.scheme(), "http" | "https");
    if !is_web || !url.username().is_empty() || url.password().is_some() {
        return Err(bad());
    }
    let is_private = match url.host().ok_or_else(bad)? {
        Host::Domain(name) => is_local_name(name) || is_own_name(name, config),
        Host::Ipv4(ip) => !is_public(IpAddr::V4(ip)),
        Host::Ipv6(ip) => !is_public(IpAddr::V6(ip)),
    };
    match is_private && !config.allows_private_hooks {
        true => Err(Fault::unfit("hook-error-private")),
        false => Ok(url.into()),
    }
}

/// A name without a dot, or one that is never anywhere else.
pub(crate) fn is_local_name(name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let ends = [".localhost", ".local", ".internal", ".lan", ".home.arpa"];
    !name.contains('.') || ends.iter().any(|end| name.ends_with(end))
}

/// Whether a name is our own.
fn is_own_name(name: &str, config: &Config) -> bool {
    let name = name.trim_end_matches('.');
    let own = config
        .public_url
        .as_deref()
        .and_then(|url| Url::parse(url).ok());
    let own = own.as_ref().and_then(Url::host_str);
    let others = config.host_names.iter().map(String::as_str);
    own.into_iter()
        .chain(others)
        .any(|own| own.eq_ignore_ascii_case(name))
}

/// Whether an address is one of the whole internet, for all we know.
pub(crate) fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let is_special = ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || matches!(
            (a, b, c),
            (0 | 224.., ..) | (100, 64..=127, _) | (198, 18..=19, _)
        )
        || matches!((a, b, c), (192, 0, 0) | (192, 88, 99))
        // What a cloud tells its machines, at an address that looks like any other.
        || ip == Ipv4Addr::new(168, 63, 129, 16);
    !is_special
}

/// Only what is given out to the world; all that leads back into IPv4 is left out, too.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    let is_global = a & 0xe000 == 0x2000;
    let is_special = matches!(
        (a, b),
        (0x2001, 0..=0x1ff | 0xdb8) | (0x2002, _) | (0x3fff, _)
    );
    is_global && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_told_apart() {
        let check = |ips: &str, expected: bool| {
            for ip in ips.split_whitespace() {
                assert_eq!(is_public(ip.parse().expect(ip)), expected, "{ip}");
            }
        };
        check(
            "8.8.8.8 1.1.1.1 193.99.144.80 2606:4700:4700::1111 2a00:1450::1",
            true,
        );
        check(
            "127.0.0.1 127.9.9.9 10.1.2.3 172.16.0.1 172.31.255.255 192.168.0.1",
            false,
        );
        check(
            "169.254.169.254 0.0.0.0 100.64.0.1 224.0.0.1 255.255.255.255 198.18.0.1",
            false,
        );
        check(
            "192.0.0.1 192.0.2.1 198.51.100.1 203.0.113.1 240.0.0.1",
            false,
        );
        // Where clouds tell their machines secrets.
        check(
            "168.63.129.16 100.100.100.200 192.0.0.192 169.254.169.254 169.254.170.2 fd00:ec2::254",
            false,
        );
        check(
            ":: ::1 fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8",
            false,
        );
        check(
            "::127.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001::1 2001:db8::1",
            false,
        );
    }

    #[test]
    fn only_addresses_of_the_web_are_taken() {
        let config = Config {
            public_url: Some("https://play.example.net".to_owned()),
            ..Config::default()
        };
        let check = |text: &str, word: &str| {
            let answer = check_url(text, &config);
            let found = answer.as_ref().map_or_else(Fault::word, |_| "good");
            assert_eq!(found, word, "{text}");
        };
        check("https://example.org/hook?x=1", "good");
        check(" http://example.org:8080 ", "good");
        check("https://8.8.8.8/", "good");
        for text in [
            "",
            "example.org",
            "ftp://example.org",
            "file:///etc/passwd",
            "http://",
        ] {
            check(text, "hook-error-url");
        }
        check("https://me:secret@example.org/", "hook-error-url");
        check(
            &format!("https://example.org/{}", "x".repeat(MAX_URL_BYTES)),
            "hook-error-url",
        );
        for text in [
            "localhost",
            "router",
            "127.0.0.1",
            "2130706433",
            "0x7f.1",
            "[::1]",
        ] {
            check(&format!("http://{text}/"), "hook-error-private");
        }
        check(
            "http://169.254.169.254/latest/meta-data",
            "hook-error-private",
        );
        check("http://db.internal/", "hook-error-private");
        check("https://Play.Example.Net:8443/", "hook-error-private");
    }
}
