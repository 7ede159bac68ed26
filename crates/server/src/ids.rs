//! Names that nobody can guess.

use rand::RngExt;

/// Letters and digits that are not taken for each other when read aloud or copied by hand.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// The id of a table in its address: 10 of 31 signs, about 49 bits.
pub(crate) fn table_id() -> String {
    random(10)
}

/// The id of a board that a person has drawn, which whoever has its address knows.
pub(crate) fn own_board_id() -> String {
    random(12)
}

/// The id of a person.
pub(crate) fn person_id() -> String {
    random(16)
}

/// What proves to be a person: about 158 bits.
pub(crate) fn token() -> String {
    random(32)
}

fn random(n_signs: usize) -> String {
    let mut rng = rand::rng();
    (0..n_signs)
        .map(|_| char::from(ALPHABET[rng.random_range(0..ALPHABET.len())]))
        .collect()
}
