//! Players against each other, and programs that do not behave.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

const TESSERA: &str = env!("CARGO_BIN_EXE_tessera");
const SEATS: [(&str, [usize; 3]); 4] = [
    ("azul", [2, 3, 4]),
    ("calcada", [2, 3, 4]),
    ("piazza", [2, 3, 4]),
    ("calimala", [3, 4, 5]),
];

/// Runs an arena and returns its JSON.
#[track_caller]
fn arena(game: &str, players: &str, args: &[&str]) -> Value {
    let output = Command::new(TESSERA)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .args(["arena", game, "--players", players, "--json"])
        .args(args)
        .output()
        .expect("the command runs");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{game} {players}: {told}");
    serde_json::from_slice(&output.stdout).expect("a JSON object")
}

fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("{value} is a number"))
}

fn players(report: &Value) -> &Vec<Value> {
    report["players"].as_array().expect("a list")
}

/// All of a report but the time that it took.
fn timeless(mut report: Value) -> Value {
    for player in report["players"].as_array_mut().expect("a list") {
        player["ms_per_decision"].take();
    }
    report
}

#[test]
fn every_game_is_played_at_every_seat_count() {
    for (game, seats) in SEATS {
        for n_seats in seats {
            let lineup = vec!["random"; n_seats].join(",");
            let report = arena(game, &lineup, &["--games", &(2 * n_seats).to_string()]);
            assert_eq!(report["game"], game);
            assert_eq!(report["games"], 2 * n_seats);
            assert_eq!(players(&report).len(), n_seats);
            let sum: f64 = players(&report).iter().map(|it| number(&it["share"])).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{report}");
            assert_eq!(report["failures"].as_array().map(Vec::len), Some(0));
        }
    }
}

/// The fields that others read.
#[test]
fn the_report_has_what_it_promises() {
    let report = arena("azul", "greedy,random", &["--games", "6", "--seed", "5"]);
    assert_eq!(report["setup"], "seats=2 wall=coloured");
    assert_eq!(
        (&report["seed"], &report["unit"]),
        (&5.into(), &"deal".into())
    );
    assert!(report["sprt"].is_null());
    for (player, name) in players(&report).iter().zip(["greedy", "random"]) {
        assert_eq!(player["name"], name);
        let fields = [
            "share",
            "wins",
            "ties",
            "mean_score",
            "elo",
            "ms_per_decision",
        ];
        for field in fields {
            number(&player[field]);
        }
        let (low, high) = (&player["interval"][0], &player["interval"][1]);
        assert!(number(low) <= number(&player["elo"]), "{player}");
        assert!(number(&player["elo"]) <= number(high), "{player}");
    }
    let strong = &players(&report)[0];
    assert!(number(&strong["share"]) > 0.8, "{report}");
    assert!(number(&strong["elo"]) > 0.0);
}

#[test]
fn neither_threads_nor_time_change_the_result() {
    for (game, lineup) in [
        ("azul", "random,greedy"),
        ("piazza", "mcts:iterations=20,random"),
        ("calimala", "random,random,level1"),
    ] {
        let run = |args: &[&str]| timeless(arena(game, lineup, args));
        let one = run(&["--games", "7", "--seed", "3", "--threads", "1"]);
        assert_eq!(one, run(&["--games", "7", "--seed", "3", "--threads", "2"]));
        assert_ne!(one, run(&["--games", "7", "--seed", "4", "--threads", "2"]));
        assert_eq!(one["unit"], "game", "not all deals were played out");
    }
}

/// Two players that do the same must share every deal, whoever sits where.
#[test]
fn the_same_deal_is_played_from_every_seat() {
    let report = arena("azul", "level2,level2", &["--games", "12"]);
    for player in players(&report) {
        assert_eq!(number(&player["share"]), 0.5, "{report}");
    }
    assert_eq!(
        players(&report)[0]["mean_score"],
        players(&report)[1]["mean_score"]
    );
}

#[test]
fn the_sequential_test_stops_when_it_knows() {
    let test = |lineup, threads| {
        let args = [
            "--games",
            "400",
            "--sprt",
            "--elo1",
            "200",
            "--threads",
            threads,
        ];
        timeless(arena("azul", lineup, &args))
    };
    let strong = test("greedy,random", "1");
    assert_eq!(strong["sprt"]["result"], "elo1", "{strong}");
    assert!(number(&strong["games"]) < 100.0, "{strong}");
    assert_eq!(strong, test("greedy,random", "2"));
    assert_eq!(test("random,greedy", "1")["sprt"]["result"], "elo0");
}

#[test]
fn the_example_bot_plays_every_game() {
    for (game, seats) in SEATS {
        let lineup = format!(
            "external:python3 examples/bot.py{}",
            ",random".repeat(seats[0] - 1)
        );
        let report = arena(game, &lineup, &["--games", "2"]);
        assert_eq!(report["failures"].to_string(), "[]", "{game}");
        assert!(number(&players(&report)[0]["decisions"]) > 5.0, "{report}");
    }
}

/// The bot loses its two games for this reason, and the other wins them.
#[track_caller]
fn check_loses(command: &str, reason: &str) {
    let lineup = format!("external:{command},random");
    let report = arena("azul", &lineup, &["--games", "2", "--bot-time", "2s"]);
    assert_loses(&report, reason);
}

#[track_caller]
fn assert_loses(report: &Value, reason: &str) {
    assert_eq!(players(report)[0]["share"], 0.0, "{report}");
    assert_eq!(players(report)[1]["wins"], 2, "{report}");
    assert!(players(report)[0]["mean_score"].is_null());
    let failures = report["failures"].as_array().expect("a list");
    assert_eq!(failures.len(), 2, "{report}");
    for (failure, number) in failures.iter().zip(1..) {
        assert_eq!(failure["game"], number);
        let told = failure["reason"].as_str().expect("a text");
        assert!(told.contains(reason), "{told}");
    }
}

#[cfg(unix)]
#[test]
fn bad_bots_lose_with_a_reason() {
    check_loses("echo hello; sleep 60", "not like {\"action\":\"…\"}: hello");
    check_loses("printf '\\033[2J\\n'; sleep 60", "\\u{1b}[2J");
    check_loses(
        "echo '{\"move\":\"0b1\"}'; cat >/dev/null",
        "{\"move\":\"0b1\"}",
    );
    check_loses("echo '[\"0b1\"]'; cat >/dev/null", "[\"0b1\"]");
    check_loses("printf '\\377\\n'; sleep 60", "not UTF-8");
    check_loses("echo '{\"action\":\"dance\"}'; sleep 60", "no action: ");
    check_loses(
        "echo '{\"action\":\"start0\"}'; sleep 60",
        "start0 is illegal: ",
    );
    check_loses("echo '{\"action\":\"cb0\"}'; sleep 60", "(AZ-3.3)");
    check_loses("true", "ended before it decided (exit status: 0)");
    check_loses(
        "echo no luck >&2; exit 3",
        "(exit status: 3); it last said: no luck",
    );
    check_loses("exec >&-; sleep 60", "closed its output");
    check_loses("/nowhere/bot", "/nowhere/bot: not found");
    check_loses("cat /dev/zero", "longer than 65536 bytes");
    check_loses("yes | tr -d '\\n'", "longer than 65536 bytes");
    check_loses("kill -9 $$", "signal: 9");
}

#[cfg(unix)]
#[test]
fn who_is_late_loses() {
    for command in ["sleep 60", "sleep 60 & sleep 60", "cat >/dev/null"] {
        let lineup = format!("external:{command},random");
        let report = arena("azul", &lineup, &["--games", "2", "--bot-time", "50ms"]);
        assert_loses(&report, "did not answer within 50ms");
    }
}

/// A bot that answers a few times and then leaves; the game is still lost.
#[cfg(unix)]
#[test]
fn who_leaves_in_the_middle_loses() {
    let folder = folder("leaves");
    let file = folder.join("bot.py");
    let bot = "import json, sys
input()
for _ in range(3):
    print(json.dumps({'action': json.loads(input())['legal'][0]}), flush=True)
sys.exit('enough')
";
    std::fs::write(&file, bot).expect("the bot");
    let lineup = format!("external:python3 {},random", file.display());
    let report = arena("azul", &lineup, &["--games", "2"]);
    assert_loses(&report, "(exit status: 1); it last said: enough");
    assert_eq!(players(&report)[0]["decisions"], 2 * 4);
    std::fs::remove_dir_all(folder).expect("the folder goes");
}

/// Nothing that a bot has started outlives the arena.
#[cfg(unix)]
#[test]
fn no_process_is_left_behind() {
    let folder = folder("left");
    let pids = folder.join("pids");
    let bot = format!("sleep 300 & echo $! >> {}; wait", pids.display());
    let lineup = format!("external:{bot},random");
    arena("azul", &lineup, &["--games", "2", "--bot-time", "50ms"]);
    let pids = std::fs::read_to_string(pids).expect("the numbers");
    assert_eq!(pids.lines().count(), 2);
    for pid in pids.lines() {
        // A killed process may wait as a zombie for whoever has inherited it.
        let state = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        assert!(state.is_empty() || state.contains(") Z "), "{state}");
    }
    std::fs::remove_dir_all(folder).expect("the folder goes");
}

/// A bot is sent the view and the record of its own seat, and nothing else.
#[cfg(unix)]
#[test]
fn a_bot_sees_its_own_hand_only() {
    let folder = folder("view");
    let file = folder.join("sent");
    let bot = format!("tee -a {} | python3 examples/bot.py", file.display());
    let report = arena(
        "piazza",
        &format!("external:{bot},random"),
        &["--games", "1"],
    );
    assert_eq!(report["failures"].to_string(), "[]");
    let sent = std::fs::read_to_string(&file).expect("what was sent");
    let messages: Vec<Value> = sent
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let kinds = |kind: &str| messages.iter().filter(|it| it["type"] == kind).count();
    assert_eq!((kinds("new_game"), kinds("game_over")), (1, 1));
    assert_eq!(messages[0]["type"], "new_game");
    assert_eq!(kinds("decide"), messages.len() - 2);
    for message in messages.iter().filter(|it| it["type"] == "decide") {
        assert_eq!(
            (&message["protocol"], &message["seat"]),
            (&1.into(), &0.into())
        );
        let (view, record) = (&message["view"], message["record"].as_str().expect("text"));
        assert_eq!(
            (&view["game"], &view["viewer"]),
            (&"piazza".into(), &"0".into())
        );
        assert!(view["players"][0]["hand"].is_string(), "{view}");
        assert!(view["players"][1]["hand"].is_null(), "{view}");
        assert!(record.starts_with("piazza/1 seats=2\n"), "{record}");
        assert!(record.contains("* ?\n"), "{record}");
        assert!(!record.contains("draw1:"), "{record}");
    }
    std::fs::remove_dir_all(folder).expect("the folder goes");
}

fn folder(name: &str) -> PathBuf {
    let name = format!("tessera-arena-{name}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[track_caller]
fn check_refused(args: &[&str], expected: &str) {
    let output = Command::new(TESSERA).arg("arena").args(args).output();
    let output = output.expect("the command runs");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "{args:?} succeeds");
    assert!(told.contains(expected), "{args:?}: {told}");
}

#[test]
fn what_cannot_be_played_is_told() {
    check_refused(&["azul"], "--players");
    check_refused(&["azul", "--players", "random"], "seats is 2, 3 or 4");
    check_refused(
        &["calimala", "--players", "random,random"],
        "seats is 3, 4 or 5",
    );
    let three = ["azul", "--seats", "3", "--players", "random,random"];
    check_refused(&three, "2 players were named for 3 seats");
    check_refused(&["azul", "--players", "random,human"], "found \"human\"");
    check_refused(
        &["azul", "--players", "random,external:"],
        "needs a command",
    );
    let missing = "random,mcts:iterations=9,weights=/nowhere/weights";
    check_refused(&["azul", "--players", missing], "/nowhere/weights: ");
    let two = ["azul", "--players", "random,random"];
    let with = |more: &[&'static str]| [&two[..], more].concat();
    check_refused(&with(&["--games", "0"]), "0 is not in 1..");
    check_refused(&with(&["--bot-time", "10"]), "a time is written");
    check_refused(&with(&["--sprt", "--elo0", "30"]), "--elo0 must be less");
    check_refused(&with(&["--sprt", "--alpha", "0.9"]), "between 0 and 0.5");
    check_refused(&with(&["wall=blue"]), "wall is coloured or grey");
}

/// Weights and a net that a few games taught can be played with at once.
#[test]
fn what_was_tuned_can_be_played() {
    let folder = std::env::temp_dir().join(format!("tessera-tune-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str| folder.join(name).display().to_string();
    let (weights, net) = (file("weights.txt"), file("net.txt"));
    let tune = |args: &[&str]| {
        let mut command = Command::new(TESSERA);
        command.args([
            "tune",
            "piazza",
            "--seats",
            "2",
            "--games",
            "10",
            "--iterations",
            "4",
        ]);
        command.args(args).output().expect("the command runs")
    };
    let output = tune(&["--net-out", &net, "--out", &weights]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("by the new net"), "{told}");
    let tuned = format!("mcts:iterations=8,weights={weights},net={net}");
    let report = arena("piazza", &format!("{tuned},random"), &["--games", "2"]);
    assert_eq!(players(&report)[0]["name"], tuned);
    let output = tune(&["--net", &weights, "--out", &weights]);
    assert!(!output.status.success(), "weights are no net");
    std::fs::remove_dir_all(&folder).expect("it is there");
}
