//! Stepping through a record.

use std::io::{self, BufRead, Write};

use tessera_engine::Table;
use tessera_render::{Words, say};

use super::show;
use crate::draw::{ACCENT, DIM, TROUBLE, Terminal, paint};
use crate::input::{Line, read_line};
use crate::play::MAX_LINE_BYTES;
use crate::scene::Scene;

/// Shows one position after the other, until the reader quits or the input ends.
pub(super) fn step<G: Terminal>(
    table: &Table<G>,
    scene: &Scene,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let (last, words) = (table.seq(), scene.words);
    let mut place = 0;
    let mut is_shown = false;
    loop {
        if !is_shown {
            show(table, scene, place, output)?;
        }
        let position = say!(words, "replay-step", step = place, last = last);
        let (position, keys) = (paint(ACCENT, position), words.say("terminal-step-keys"));
        write!(
            output,
            "{position} {} {} ",
            paint(DIM, keys),
            paint(ACCENT, "›")
        )?;
        output.flush()?;
        let wish = match read_line(input, MAX_LINE_BYTES)? {
            Line::End => return writeln!(output),
            Line::Text(line) => wish(words, line.trim(), place, last),
            Line::TooLong => Err(say!(words, "terminal-line-long", max = MAX_LINE_BYTES)),
            Line::NotText => Err(words.say("terminal-line-unread")),
        };
        is_shown = wish.is_err();
        match wish {
            Ok(Wish::Go(goal)) => {
                place = goal;
                writeln!(output)?;
            }
            Ok(Wish::Quit) => return Ok(()),
            Err(trouble) => writeln!(output, "{}", paint(TROUBLE, trouble))?,
        }
    }
}

/// What a reader asks for.
enum Wish {
    /// The position after this many entries.
    Go(usize),
    Quit,
}

fn wish(words: &Words, line: &str, place: usize, last: usize) -> Result<Wish, String> {
    match line {
        "" | "n" | "next" if place == last => Err(words.say("terminal-step-end")),
        "" | "n" | "next" => Ok(Wish::Go(place + 1)),
        "p" | "previous" if place == 0 => Err(words.say("terminal-step-beginning")),
        "p" | "previous" => Ok(Wish::Go(place - 1)),
        "end" => Ok(Wish::Go(last)),
        "q" | "quit" | "exit" => Ok(Wish::Quit),
        _ => match line.parse() {
            Ok(goal) if goal <= last => Ok(Wish::Go(goal)),
            Ok(_) => Err(say!(words, "terminal-step-most", n = last)),
            Err(_) => Err(words.say("terminal-step-unknown")),
        },
    }
}
