//! Files of expected text. `TESSERA_BLESS=1 cargo test` writes them anew; look at the difference
//! before committing it.

use std::fs;
use std::path::Path;

/// Expects that the file holds exactly this text.
#[track_caller]
pub(crate) fn check(path: &str, actual: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = file.join("tests/data").join(path);
    if std::env::var_os("TESSERA_BLESS").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("folder made");
        fs::write(&file, actual).expect("file written");
        return;
    }
    let expected = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut lines = (1..).zip(expected.lines().zip(actual.lines()));
    if let Some((number, (expected, actual))) = lines.find(|(_, (one, other))| one != other) {
        panic!("{path}, line {number}\n expected {expected}\n   actual {actual}");
    }
    assert_eq!(expected.len(), actual.len(), "{path} has another length");
}
