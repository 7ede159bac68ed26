//! Draws can be done again, and nobody can change one.

use rand::RngExt;
use tessera_engine::{Actor, Game, GameName, Seat, Table, Turn, with_game};
use tessera_server::fair::{
    EpochKey, EpochSecret, Key, Proof, SCHEME, TableEpochs, VerifyError, seal, verify,
};
use tessera_server::store::Seed;

use crate::stage::rng;

const TABLE: &str = "k7wm2xq4hp";
const TEXT: &str = "two words 000102030405060708090a0b0c0d0e0f";

/// How many decisions there were when the server was restarted.
const RESTARTS: [usize; 2] = [5, 25];

fn epoch(number: u8) -> EpochSecret {
    EpochKey([number; 32]).of_table(TABLE)
}

/// The record of a whole random game with its proof, the third move taken back once, and the server
/// restarted twice. The text of seat 0 is withheld.
fn finished<G: Game>(seed: u64) -> String {
    let mut proof = Proof {
        scheme: SCHEME,
        table: TABLE.to_owned(),
        seed: Seed([seed as u8; 32]),
        start: None,
        n_given: 0,
        epochs: Vec::new(),
        contributions: vec![String::new(), TEXT.to_owned()],
        seals: vec![seal("nobody knows"), seal(TEXT)],
    };
    let mut epochs = TableEpochs::new([], epoch(1));
    let mut table = Table::<G>::new(G::setups().swap_remove(0));
    let mut rng = rng(seed);
    let (mut actions, mut n_decisions) = (Vec::new(), 0);
    loop {
        let from = table.seq();
        match table.position().turn() {
            Turn::Over(_) => {
                proof.epochs = epochs.stretches().to_vec();
                return format!("{proof}{}", table.record());
            }
            Turn::Chance => {
                let (texts, epoch) = (&proof.contributions, Some(epochs.current()));
                let key = Key::new(SCHEME, &proof.seed, TABLE, texts, epoch);
                let key = key.expect("a known scheme");
                table.chance(&mut &key, &mut ()).expect("a draw");
            }
            Turn::Decision(_) if n_decisions == 3 => {
                let mut seats = Seat::all(table.position().n_seats());
                let seat = seats.find(|seat| table.has_decided(*seat));
                let seat = seat.expect("a seat has decided");
                table.undo_agreed(table.seq(), seat).expect("taken back");
                n_decisions += 1;
            }
            Turn::Decision(seat) => {
                if let Some(number) = RESTARTS.iter().position(|at| *at == n_decisions) {
                    let stretches = epochs.stretches().to_vec();
                    epochs = TableEpochs::new(stretches, epoch(number as u8 + 2));
                }
                table.position().legal_actions(&mut actions);
                let action = actions[rng.random_range(0..actions.len())];
                let played = table.play(Actor::Seat(seat), action, &mut ());
                played.expect("legal");
                n_decisions += 1;
            }
        }
        epochs.entered(from);
    }
}

/// An honest game is good; another table, text, seed, epoch, hash or draw is found out.
fn check<G: Game>() {
    for seed in 1..4 {
        let text = finished::<G>(seed);
        let verified = verify(&text).unwrap_or_else(|flaw| panic!("{flaw}\n{text}"));
        let n_draws = text.lines().filter(|line| line.starts_with("* ")).count();
        let n_undone = text.lines().filter(|line| *line == "* undo").count();
        assert_eq!(verified.n_draws, n_draws - n_undone);
        assert!(verified.is_over && verified.n_draws > 5);
        assert_eq!(verified.texts, [Seat::new(1)]);
        assert_eq!(verified.withheld, [Seat::new(0)]);
        assert_eq!((verified.n_given, verified.start), (0, None));
        let epochs = verified.epochs.iter();
        let hashes: Vec<&str> = epochs.map(|(_, hash)| hash.as_str()).collect();
        assert_eq!(hashes, [1, 2, 3].map(|number| epoch(number).commitment()));
        let restarts: Vec<usize> = verified.epochs.iter().map(|(from, _)| *from).collect();
        assert_eq!(restarts[0], 0);
        check_forged_draws::<G>(&text);
        check_forged_keys(&text, &restarts);

        let other = format!("# seed {:02x}", seed + 1);
        let forged = text.replacen(&format!("# seed {seed:02x}"), &other, 1);
        assert!(matches!(verify(&forged), Err(VerifyError::Hash(_))));
        let forged = text.replacen("# hash ", "# hash 0", 1);
        assert!(matches!(verify(&forged), Err(VerifyError::Hash(_))));
        for word in ["scheme", "table", "hash", "seed", "epoch"] {
            let is_other = |line: &&str| !line.starts_with(&format!("# {word} "));
            let forged: Vec<&str> = text.lines().filter(is_other).collect();
            assert_eq!(verify(&forged.join("\n")), Err(VerifyError::Missing(word)));
        }
    }
}

/// What draws follow from is changed in a way that fits together: the draws do not fit.
fn check_forged_keys(text: &str, restarts: &[usize]) {
    let line_of = |entry: usize| {
        let header = text.lines().position(|line| !line.starts_with('#'));
        header.expect("a header") + entry + 2
    };
    let other = "too words 000102030405060708090a0b0c0d0e0f";
    let told = |seat: u8, text: &str| {
        format!(
            "# seal {seat} {}\n# contribution {seat} {text}\n",
            seal(text)
        )
    };
    let epoch_line = |from: usize, number: u8| {
        let secret = epoch(number);
        let bytes: String = secret.0.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("# epoch {from} {} {bytes}\n", secret.commitment())
    };
    let second = epoch_line(restarts[1], 2);
    for (honest, forged, from) in [
        (
            format!("# table {TABLE}\n"),
            "# table k7wm2xq4hq\n".to_owned(),
            0,
        ),
        (told(1, TEXT), told(1, other), 0),
        (told(1, TEXT), format!("# withheld 1 {}\n", seal(TEXT)), 0),
        (
            format!("# withheld 0 {}\n", seal("nobody knows")),
            told(0, other),
            0,
        ),
        (epoch_line(0, 1), epoch_line(0, 7), 0),
        (second.clone(), epoch_line(restarts[1], 7), restarts[1]),
        // From the restart on the first secret would know every draw.
        (second.clone(), String::new(), restarts[1]),
    ] {
        assert!(text.contains(&honest), "{honest}");
        let n_lines = |text: &str| text.lines().count();
        let first = line_of(from) + n_lines(&forged) - n_lines(&honest);
        let flaw = verify(&text.replacen(&honest, &forged, 1)).expect_err("it was forged");
        // One draw may happen to be the same, hardly many.
        match flaw {
            VerifyError::Draw { line, .. } => {
                assert!(line >= first && line < first + 60, "{line} {first}");
            }
            flaw => panic!("{flaw}"),
        }
    }
}

/// Every draw is changed for another legal one, in turn: it is the first thing that is found.
fn check_forged_draws<G: Game>(text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    let mut n_forged = 0;
    for (place, line) in lines.iter().enumerate().step_by(7) {
        let Some(drawn) = line.strip_prefix("* ").filter(|drawn| *drawn != "undo") else {
            continue;
        };
        let before = Table::<G>::load(&lines[..place].join("\n")).expect("an honest beginning");
        let mut rng = rng(5);
        let others = (0..50).map(|_| before.position().sample_chance(&mut rng).to_string());
        let Some(other) = others.into_iter().find(|other| other != drawn) else {
            continue;
        };
        let mut forged: Vec<&str> = lines.clone();
        let entry = format!("* {other}");
        forged[place] = &entry;
        let expected = VerifyError::Draw {
            line: place + 1,
            found: other.clone(),
            expected: drawn.to_owned(),
        };
        assert_eq!(verify(&forged.join("\n")), Err(expected));
        n_forged += 1;
    }
    assert!(n_forged > 0, "something was forged");
}

#[test]
fn forged_draws_are_found() {
    for game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}

/// Games of the past stay good: nothing that draws depend on has changed. `TESSERA_BLESS=1` writes
/// those of the newest scheme anew, which only a new scheme may.
#[test]
fn old_proofs_stay_good() {
    for (scheme, n_texts, n_epochs) in [(0, 0, 0), (1, 1, 0), (2, 1, 3)] {
        for game in GameName::ALL {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/fair");
            let path = format!("{folder}/scheme-{scheme}/{game}.record");
            if scheme == SCHEME && std::env::var_os("TESSERA_BLESS").is_some() {
                let text = with_game!(game, G => finished::<G>(9));
                std::fs::write(&path, text).expect("written");
            }
            let text = std::fs::read_to_string(&path).expect("a record");
            let verified = verify(&text).unwrap_or_else(|flaw| panic!("{game}: {flaw}"));
            assert!(verified.is_over, "{game}");
            assert_eq!(verified.scheme, scheme, "{game}");
            assert_eq!(verified.texts.len(), n_texts, "{game}");
            assert_eq!(verified.epochs.len(), n_epochs, "{game}");
        }
    }
}

#[test]
fn illegal_lines_are_found() {
    let text = finished::<tessera_engine::azul::Azul>(1);
    let lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|line| line.starts_with("0 "));
    let place = place.expect("a decision");
    for bad in ["0 9z9", "1 pass", "nonsense"] {
        let mut forged = lines.clone();
        forged[place] = bad;
        match verify(&forged.join("\n")) {
            Err(VerifyError::Record(error)) => assert_eq!(error.line, place + 1, "{bad}"),
            other => panic!("{bad}: {other:?}"),
        }
    }
}
