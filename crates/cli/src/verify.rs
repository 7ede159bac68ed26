//! What a check of the draws of a record says: what is proved, and what is not.

use std::io::{self, Write};

use tessera_engine::Seat;
use tessera_server::fair::Verified;

/// Tells all that the page of the server tells.
pub(crate) fn print(verified: &Verified, out: &mut impl Write) -> io::Result<()> {
    let n_draws = verified.n_draws;
    writeln!(out, "All {n_draws} draws follow from the seed.")?;
    if !verified.is_over {
        writeln!(out, "But the record ends before the game does.")?;
    }
    match (verified.texts.len(), verified.scheme) {
        (0, _) => writeln!(
            out,
            "No player added a text: the server could have picked a seed that it liked before the \
             table was opened."
        )?,
        (_, 0 | 1) => writeln!(
            out,
            "Texts of {} went in. They were not sealed: whoever added one last could choose it to \
             fit.",
            seats(&verified.texts)
        )?,
        _ => writeln!(
            out,
            "Sealed texts of {} went in: nobody could pick the draws, unless all of these players \
             and the server did it together.",
            seats(&verified.texts)
        )?,
    }
    if !verified.withheld.is_empty() {
        let who = seats(&verified.withheld);
        writeln!(
            out,
            "A text was sealed and not opened by {who}: it did not go in."
        )?;
    }
    if let Some(seat) = verified.start {
        writeln!(out, "Who starts was chosen and not drawn: seat {seat}.")?;
    }
    match verified.n_given {
        0 => {}
        1 => writeln!(
            out,
            "1 draw was taken over from another game and isn't proved."
        )?,
        n => writeln!(
            out,
            "{n} draws were taken over from another game and aren't proved."
        )?,
    }
    if let Some((_, restarts)) = verified.epochs.split_first()
        && !restarts.is_empty()
    {
        let times = match restarts.len() {
            1 => "once".to_owned(),
            n => format!("{n} times"),
        };
        writeln!(out, "The server was restarted {times} during this game:")?;
        for (from, _) in restarts {
            writeln!(
                out,
                "from entry {from} on the draws follow from another secret, whose hash was shown \
                 from then on."
            )?;
        }
    }
    writeln!(out, "Compare with what the table showed:")?;
    writeln!(out, "hash {}", verified.hash)?;
    for (from, hash) in &verified.epochs {
        writeln!(out, "epoch {from} {hash}")?;
    }
    Ok(())
}

fn seats(seats: &[Seat]) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| format!("seat {seat}")).collect();
    seats.join(", ")
}
