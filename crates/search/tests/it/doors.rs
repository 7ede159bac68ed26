//! What the search asks of the system: nothing, but for the places named here. So it runs where
//! there are no files, no clock and no threads, such as in a page.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn files_clock_and_threads_stay_outside() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    list(&root, &mut files);
    let mut found = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("a source file");
        let name = file.strip_prefix(&root).expect("below").display();
        let code = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        for word in ["std::fs", "std::path", "Instant", "std::thread"] {
            if code.clone().any(|line| line.contains(word)) {
                found.push(format!("{name}: {word}"));
            }
        }
    }
    found.sort();
    let expected = [
        // Several trees, or several games to learn from, at a time: only when that is asked for.
        "analyst.rs: std::thread",
        // The clock of those who have one.
        "clock.rs: Instant",
        "tune.rs: std::thread",
    ];
    assert_eq!(found, expected);
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            list(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
}
