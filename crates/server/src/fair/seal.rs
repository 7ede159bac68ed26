//! Sealed texts: a person tells the hash of a text first, and the text when all hashes are told.
//! So nobody can choose a text that goes well with those of the others.

use axum::http::StatusCode;
use tessera_render::constants::NONCE_DIGITS;
use tessera_render::site::MAX_CONTRIBUTION_CHARS;

use super::hash;
use crate::fault::Fault;

/// The longest text that is sealed: what a person has typed, a space, and random digits, so that a
/// short text cannot be guessed from its seal.
pub const MAX_SEALED_CHARS: usize = MAX_CONTRIBUTION_CHARS + 1 + NONCE_DIGITS;

/// The seal of a text: its SHA-256 hash.
#[must_use]
pub fn seal(text: &str) -> String {
    hash(text.as_bytes())
}

/// A seal that a person sends; an empty one takes theirs back.
pub(crate) fn check_seal(seal: &str) -> Result<String, Fault> {
    let is_hex = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let is_seal = seal.len() == 64 && seal.bytes().all(is_hex);
    match is_seal || seal.is_empty() {
        true => Ok(seal.to_owned()),
        false => Err(Fault::unfit("fair-error-seal")),
    }
}

/// A text that a person reveals: one line, not long, and nothing that a reader of proofs might trim.
pub(crate) fn check_sealed(text: &str) -> Result<(), Fault> {
    if text.chars().count() > MAX_SEALED_CHARS {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return Err(Fault::Limit(status, "fair-error-long", MAX_SEALED_CHARS));
    }
    let is_plain = !text.is_empty() && text.trim() == text && !text.chars().any(char::is_control);
    match is_plain {
        true => Ok(()),
        false => Err(Fault::unfit("fair-error-characters")),
    }
}
