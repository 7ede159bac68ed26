//! `tessera verify`.

use super::{check_fails, root, stdout};

#[test]
fn draws_are_done_again() {
    let folder = root().join("crates/server/tests/data/fair");
    for (scheme, said) in [
        (0, "No player added a text"),
        (1, "Texts of seat 1 went in. They were not sealed"),
        (2, "Sealed texts of seat 1 went in"),
    ] {
        let path = folder.join(format!("scheme-{scheme}/azul.record"));
        let record = std::fs::read_to_string(&path).expect("a record");
        let told = stdout(&["verify", path.to_str().expect("UTF-8")], "");
        assert!(told.starts_with("All "), "{told}");
        assert!(told.contains("\nhash "), "{told}");
        assert!(told.contains(said), "{told}");
        assert_eq!(stdout(&["verify", "-"], &record), told);
        let cut = record.lines().take(60).collect::<Vec<_>>().join("\n");
        let told = stdout(&["verify", "-"], &cut);
        assert!(told.contains("ends before the game does"), "{told}");
    }
    check_fails(&["verify", "-"], "azul/1 seats=2\n", "# scheme");
    let path = folder.join("scheme-1/azul.record");
    let record = std::fs::read_to_string(path).expect("a record");
    let forged = record.replacen("two words", "too words", 1);
    check_fails(&["verify", "-"], &forged, "but the seed draws");
}

/// What a proof does not prove is said, and a proof of nothing is refused.
#[test]
fn what_is_not_proved_is_said() {
    let path = root().join("crates/server/tests/data/fair/scheme-2/azul.record");
    let record = std::fs::read_to_string(path).expect("a record");
    let told = stdout(&["verify", "-"], &record);
    for said in [
        "sealed and not opened by seat 0",
        "restarted 2 times",
        "on the draws follow from another secret",
        "\nepoch 0 ",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let given = record.replacen("azul/1", "# given 3\nazul/1", 1);
    let told = stdout(&["verify", "-"], &given);
    assert!(told.contains("3 draws were taken over from another game and aren't proved"));
    let start = u8::from(record.contains("\n* start1\n"));
    let chosen = record.replacen("azul/1", &format!("# start {start}\nazul/1"), 1);
    let told = stdout(&["verify", "-"], &chosen);
    assert!(
        told.contains(&format!("chosen and not drawn: seat {start}")),
        "{told}"
    );
    let nothing = record.replacen("azul/1", "# given 9999\nazul/1", 1);
    check_fails(&["verify", "-"], &nothing, "has not so many entries");
}
