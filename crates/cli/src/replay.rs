//! A record seen again: printed move by move in words, or stepped through.

mod step;

use std::io::{self, BufRead, Write};

use serde_json::json;
use tessera_engine::{Actor, Entered, Entry, Game, Table, Turn, Viewer};
use tessera_render::{Language, Line};

use crate::draw::{BOLD, DIM, Terminal, paint, results};
use crate::scene::Scene;

/// A reader who has the record knows all of it.
const VIEWER: Viewer = Viewer::Referee;

/// How a record is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Every entry in words, and the result.
    Print,
    /// The position after this many entries.
    At(usize),
    /// One entry after the other, as the reader asks for them.
    Step,
}

/// Shows the game of a table. Only [`Mode::Step`] reads `input`.
///
/// # Errors
/// When the terminal cannot be read or written, or the record has fewer entries than asked for.
pub(crate) fn run<G: Terminal>(
    table: &Table<G>,
    mode: Mode,
    language: Language,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let scene = Scene::of_record(language, table.position().n_seats());
    match mode {
        Mode::Print => print(table, &scene, output),
        Mode::At(place) if place <= table.seq() => show(table, &scene, place, output),
        Mode::At(_) => {
            let message = format!("the record has {} entries", table.seq());
            Err(io::Error::new(io::ErrorKind::InvalidInput, message))
        }
        Mode::Step => step::step(table, &scene, input, output),
    }
}

/// One JSON object for each entry, for programs.
pub(crate) fn print_json<G: Game>(table: &Table<G>, output: &mut impl Write) -> io::Result<()> {
    for entered in table.walk() {
        let (actor, action) = match entered.entry {
            Entry::Act { actor, action } => (actor, action.to_string()),
            Entry::Undo { actor } => (actor, "undo".to_owned()),
        };
        let turn = entered.after.turn();
        let line = json!({
            "seq": entered.seq + 1,
            "actor": actor.to_string(),
            "action": action,
            "events": entered.events,
            "turn": turn.actor().map(|actor| actor.to_string()),
        });
        writeln!(output, "{line}")?;
    }
    Ok(())
}

fn print<G: Terminal>(table: &Table<G>, scene: &Scene, output: &mut impl Write) -> io::Result<()> {
    let title = scene.words.say(&format!("{}-name", G::NAME));
    writeln!(output, "{} {}", paint(BOLD, title), table.setup())?;
    let place_width = table.seq().to_string().len();
    let entries = table.log().iter().map(ToString::to_string);
    let entry_width = entries.map(|entry| entry.len()).max().unwrap_or(0);
    for entered in table.walk() {
        let (place, entry) = (entered.seq + 1, entered.entry.to_string());
        let margin = format!("{place:>place_width$}  {entry:<entry_width$}");
        let lines = told(scene, &entered);
        if lines.is_empty() {
            writeln!(output, "{}", paint(DIM, margin.trim_end()))?;
        }
        let mut margin = paint(DIM, margin);
        for line in lines {
            writeln!(output, "{margin}  {line}")?;
            margin = " ".repeat(place_width + 2 + entry_width);
        }
    }
    match table.position().turn() {
        Turn::Over(_) => show_result(table.position(), scene, output),
        _ => writeln!(output, "{}", scene.words.say("terminal-not-over")),
    }
}

/// The position after this many entries, and what the last of them did.
fn show<G: Terminal>(
    table: &Table<G>,
    scene: &Scene,
    place: usize,
    output: &mut impl Write,
) -> io::Result<()> {
    let entered = place.checked_sub(1).and_then(|last| table.walk().nth(last));
    for line in entered.iter().flat_map(|entered| told(scene, entered)) {
        writeln!(output, "{line}")?;
    }
    let (position, _) = table.position_at(place);
    let view = position.view(VIEWER);
    let drawing = G::draw(&scene.pov(&view, VIEWER, None));
    writeln!(output, "{drawing}")?;
    show_result(&position, scene, output)
}

/// What an entry did, in words.
fn told<G: Terminal>(scene: &Scene, entered: &Entered<G>) -> Vec<String> {
    let Entered { before, events, .. } = entered;
    match entered.entry {
        Entry::Act { actor, action } => scene.tell(before, VIEWER, actor, action, events),
        Entry::Undo { actor } => {
            let seat = match actor {
                Actor::Seat(seat) => Some(seat),
                Actor::Chance => None,
            };
            scene.written(&[Line::new(seat, scene.words.say("replay-undo"))])
        }
    }
}

/// Who has won, if the game is over.
fn show_result<G: Terminal>(
    position: &G,
    scene: &Scene,
    output: &mut impl Write,
) -> io::Result<()> {
    if let Turn::Over(outcome) = position.turn() {
        for line in results::<G>(&outcome, scene) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use tessera_engine::azul::Azul;

    use super::*;

    /// The second take is taken back and made otherwise.
    const RECORD: &str = "azul/1 seats=2 wall=coloured\n* start0\n* deal0:byrr\n* deal1:bbyy\n\
                          * deal2:kkkk\n* deal3:wwww\n* deal4:rrrr\n0 0r1\n1 1b1\n1 undo\n1 1y1\n";

    #[test]
    fn prints_every_entry() {
        let text = shown(Mode::Print, Language::English, "");
        for line in [
            " 2  * deal0:byrr",
            " 7  0 0r1         Ada · 2 red from factory 1 to line 2",
            " 9  1 undo        Clyde · Takes back the last move",
            "10  1 1y1         Clyde · 2 yellow from factory 2 to line 2",
            "The game isn’t over.",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }

    #[test]
    fn speaks_german() {
        let text = shown(Mode::Print, Language::German, "");
        for line in [
            " 7  0 0r1         Frieda · 2 rote von Manufaktur 1 in Musterreihe 2",
            " 9  1 undo        Gustav · Nimmt den letzten Zug zurück",
            "Die Partie ist noch nicht zu Ende.",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }

    #[test]
    fn shows_one_position() {
        let text = shown(Mode::At(7), Language::English, "");
        assert!(text.contains("▸ 1 Clyde"), "{text}");
        assert_eq!(
            shown(Mode::At(9), Language::English, "")
                .split_once('\n')
                .unwrap()
                .1,
            text.split_once('\n').unwrap().1
        );
        let table = Table::<Azul>::load(RECORD).unwrap();
        let (mut input, mut output) = (&b""[..], Vec::new());
        let beyond = run(
            &table,
            Mode::At(11),
            Language::English,
            &mut input,
            &mut output,
        );
        assert!(beyond.is_err());
    }

    #[test]
    fn steps_forth_and_back() {
        let input = "p\n\nn\np\n7\nend\n\n99\n-1\nhuh\nq\n8\n";
        let text = shown(Mode::Step, Language::English, input);
        let places: Vec<&str> = text
            .lines()
            .filter_map(|line| line.split_once(" of 10 (").map(|(place, _)| place))
            .collect();
        let expected = [0, 0, 1, 2, 1, 7, 10, 10, 10, 10, 10];
        assert_eq!(places, expected.map(|place| format!("Move {place}")));
    }

    fn shown(mode: Mode, language: Language, input: &str) -> String {
        let table = Table::<Azul>::load(RECORD).unwrap();
        let (mut input, mut output) = (input.as_bytes(), Vec::new());
        run(&table, mode, language, &mut input, &mut output).unwrap();
        strip_str(&String::from_utf8(output).unwrap()).to_string()
    }
}
