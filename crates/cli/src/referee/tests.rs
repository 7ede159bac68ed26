//! Conversations with the referee.

use serde_json::Value;

use super::run;

/// Sends the lines and returns the answers.
fn talk(lines: &str) -> Vec<Value> {
    talk_bytes(lines.as_bytes())
}

fn talk_bytes(mut input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    run(&mut input, &mut output).expect("memory does not fail");
    let text = String::from_utf8(output).expect("JSON is UTF-8");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a line is a JSON object"))
        .collect()
}

fn last(lines: &str) -> Value {
    talk(lines).pop().expect("an answer")
}

#[track_caller]
fn check_error(lines: &str, code: &str) {
    let answer = last(lines);
    assert_eq!(answer["error"], code, "{answer}");
    assert!(
        answer["message"]
            .as_str()
            .is_some_and(|message| message.len() > 5)
    );
}

const DEALT: &str = "new azul seats=2 wall=coloured seed=1
play * start1
play * deal0:bbyr
play * deal1:yyyy
play * deal2:rrrr
play * deal3:kkkk
play * deal4:wwww
";

#[test]
fn a_game_begins() {
    let answers = talk("new azul seats=3 wall=grey seed=9\nlegal\nchance\nquit\nlegal\n");
    assert_eq!(answers.len(), 4, "nothing is answered after quit");
    assert_eq!(
        answers[0].to_string(),
        r#"{"ok":"new","seq":0,"turn":"*","game":"azul","setup":"seats=3 wall=grey","seats":3,"seed":9}"#
    );
    assert_eq!(
        answers[1]["actions"].to_string(),
        r#"["start0","start1","start2"]"#
    );
    assert_eq!(answers[2]["ok"], "chance");
    assert!(
        answers[2]["action"]
            .as_str()
            .is_some_and(|action| action.starts_with("start"))
    );
    assert_eq!(answers[2]["events"][0]["event"], "round-began");
    assert_eq!(answers[3]["ok"], "quit");
}

#[test]
fn an_action_is_played_and_told() {
    let answer = last(&format!("{DEALT}play 1 0b0\n"));
    assert_eq!((&answer["seq"], &answer["turn"]), (&7.into(), &"0".into()));
    let events: Vec<_> = answer["events"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|event| &event["event"])
        .collect();
    assert_eq!(events, ["took", "lined", "fell"]);
}

#[test]
fn the_view_is_as_documented() {
    let answer = last(&format!("{DEALT}play 1 0b0\nview 1\n"));
    let view = &answer["view"];
    assert_eq!(view["game"], "azul");
    assert_eq!(view["viewer"], "1");
    assert_eq!(
        (&view["phase"], &view["seat"]),
        (&"offer".into(), &0.into())
    );
    assert_eq!(
        view["factories"].to_string(),
        r#"["","yyyy","rrrr","kkkk","wwww"]"#
    );
    assert_eq!(view["centre"], "yr");
    assert_eq!(view["marker_in_centre"], true);
    let board = &view["boards"][1];
    assert_eq!(
        board["lines"].to_string(),
        r#"["b","..","...","....","....."]"#
    );
    assert_eq!(board["wall"][0], ".....");
    assert_eq!((&board["floor"], &board["score"]), (&"b".into(), &0.into()));
    let state = last(&format!("{DEALT}state\n"));
    assert_eq!(state["state"]["viewer"], "referee");
    assert_eq!(state["state"]["bag"].as_str().map(str::len), Some(80));
}

#[test]
fn a_whole_game_ends_with_scores_and_loads_again() {
    let mut lines = String::from("new azul seats=2 wall=grey seed=4\n");
    let answers = loop {
        let answers = talk(&format!("{lines}legal\n"));
        let legal = &answers[answers.len() - 1];
        match legal["turn"].as_str() {
            None => break answers,
            Some("*") => lines.push_str("chance\n"),
            Some(seat) => {
                let action = legal["actions"][0].as_str().expect("an action");
                lines.push_str(&format!("play {seat} {action}\n"));
            }
        }
    };
    let end = &answers[answers.len() - 2];
    assert_eq!(end["scores"].as_array().map(Vec::len), Some(2));
    assert_eq!(end["ranks"].as_array().map(Vec::len), Some(2));
    let record = last(&format!("{lines}record\n"));
    let record = record["record"].as_str().expect("a text");
    let loaded = last(&format!("load\n{record}.\n"));
    assert_eq!(
        (&loaded["ok"], &loaded["seq"]),
        (&"load".into(), &end["seq"])
    );
    assert_eq!(loaded["scores"], end["scores"]);
}

#[test]
fn a_record_for_a_viewer_has_gaps() {
    let record = |viewer: &str| {
        let chance = "chance\n".repeat(40);
        let answer = last(&format!(
            "new piazza seats=2 seed=1\n{chance}record{viewer}\n"
        ));
        answer["record"].as_str().expect("a text").to_owned()
    };
    let check = |viewer: &str, seen: [bool; 3]| {
        let text = record(viewer);
        let found = ["* draw0:", "* draw1:", "* ?\n"].map(|line| text.contains(line));
        assert_eq!(found, seen, "{viewer}\n{text}");
    };
    check("", [true, true, false]);
    check(" 0", [true, false, true]);
    check(" 1", [false, true, true]);
    check(" spectator", [false, false, true]);
}

#[test]
fn the_same_seed_gives_the_same_draws() {
    let draws = |seed: u32| talk(&format!("new azul seed={seed}\nchance\nchance\nchance\n"));
    assert_eq!(draws(5), draws(5));
    assert_ne!(draws(5), draws(6));
    let fresh = || last("new azul\n")["seed"].clone();
    assert_ne!(fresh(), fresh());
}

#[test]
fn undo_takes_back_one_action_of_anybody() {
    let answers = talk(&format!("{DEALT}state\nplay 1 0b0\nundo\nstate\nundo\n"));
    assert_eq!(answers[9]["undone"], "1 0b0");
    assert_eq!(answers[10], answers[7]);
    assert_eq!(answers[11]["undone"], "* deal4:wwww");
}

#[test]
fn errors_have_codes_and_change_nothing() {
    check_error("legal\n", "no-game");
    check_error("\n", "unknown-command");
    check_error("dance\n", "unknown-command");
    check_error("new\n", "usage");
    check_error("new chess\n", "unknown-game");
    check_error("new azul seats=9\n", "bad-setup");
    check_error("new azul size=9\n", "bad-setup");
    check_error("new azul seed=-1\n", "bad-seed");
    check_error("new azul\nplay 0\n", "usage");
    check_error("new azul\nplay x start0\n", "bad-actor");
    check_error("new azul\nplay * hello\n", "bad-action");
    check_error("new azul\nplay 0 start0\n", "refused");
    check_error("new azul\nview 2\n", "no-such-seat");
    check_error("new azul\nview 9\n", "bad-viewer");
    check_error("new azul\nview referee\n", "usage");
    check_error("new azul\nrecord 2\n", "no-such-seat");
    check_error("new azul\nrecord 9\n", "bad-viewer");
    check_error("new azul\nrecord referee\n", "usage");
    check_error("new azul\nundo\n", "nothing-to-undo");
    check_error("load\nazul/1 seats=2\n0 0b0\n.\n", "bad-record");
    check_error("load\nazul/1 seats=2\n", "bad-record");
    check_error("load now\n", "usage");
    check_error(&format!("{DEALT}chance\n"), "not-chance");

    let answers = talk(&format!(
        "{DEALT}state\nplay 1 0w0\nplay 0 0b0\nchance\nload\nx\n.\nstate\n"
    ));
    assert_eq!(answers.len(), 13);
    assert_eq!(answers[12], answers[7]);
    let refusal = &answers[8]["refusal"];
    assert_eq!(
        (&refusal["clause"], &refusal["code"]),
        (&"AZ-3.2".into(), &"not-in-factory".into())
    );
    assert_eq!(
        refusal["params"].to_string(),
        r#"{"colour":"white","factory":0}"#
    );
}

#[test]
fn no_input_is_too_long_or_too_strange() {
    let long = format!("new azul {}\nlegal\n", "x".repeat(1 << 20));
    let codes: Vec<_> = talk(&long)
        .iter()
        .map(|answer| answer["error"].clone())
        .collect();
    assert_eq!(codes, ["too-long", "no-game"]);
    let strange = talk_bytes(b"\xff\xfe\nlegal\n");
    assert_eq!(strange[0]["error"], "not-utf8");
    let block = format!("load\n{}.\nlegal\n", "* start0\n".repeat(200_000));
    let codes: Vec<_> = talk(&block)
        .iter()
        .map(|answer| answer["error"].clone())
        .collect();
    assert_eq!(codes, ["too-long", "no-game"]);
}
