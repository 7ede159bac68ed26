//! How a game ended.

use tessera_engine::{Outcome, Seat};
use tessera_render::say;

use super::{ACCENT, BOLD, Terminal, pad_left, pad_right, paint};
use crate::scene::Scene;

/// The places, best first, and who has won.
pub(crate) fn results<G: Terminal>(outcome: &Outcome, scene: &Scene) -> Vec<String> {
    const NAME_WIDTH: usize = 12;
    let (scores, ranks, words) = (outcome.scores(), outcome.ranks(), scene.words);
    let mut seats: Vec<Seat> = Seat::all(ranks.len() as u8).collect();
    seats.sort_by_key(|seat| ranks[seat.index()]);
    let mut lines = vec![paint(BOLD, words.say("table-over"))];
    for &seat in &seats {
        let (rank, score) = (ranks[seat.index()], scores[seat.index()]);
        let equals = || seats.iter().filter(|other| scores[other.index()] == score);
        let is_shared = equals().any(|&other| other != seat && ranks[other.index()] == rank);
        let is_ahead = equals().any(|other| ranks[other.index()] > rank);
        let name = pad_right(&scene.name(seat), NAME_WIDTH);
        let points = pad_left(&say!(words, "terminal-points", n = score), 11);
        let mut line = format!("  {rank}.  {name}{points}");
        if is_shared {
            line += &format!("  {}", words.say("terminal-shared-place"));
        }
        if let Some(tie_break) = G::TIE_BREAK.filter(|_| is_ahead) {
            line += &format!("  {}", words.say(tie_break));
        }
        lines.push(line);
    }
    let winners = seats.iter().filter(|seat| ranks[seat.index()] == 1);
    let names: Vec<&str> = winners
        .map(|seat| scene.sitters[seat.index()].name.as_str())
        .collect();
    let victory = match names[..] {
        [name] => say!(words, "table-won", name = name),
        _ => say!(words, "table-shared-win", names = words.list(&names)),
    };
    lines.push(paint(ACCENT, format!("{victory}.")));
    lines
}

#[cfg(test)]
mod tests {
    use tessera_engine::azul::Azul;
    use tessera_render::Language;

    use super::*;

    #[test]
    fn ties_are_said() {
        check([30, 41], [0, 0], "Clyde wins.", 0);
        check([41, 30], [0, 0], "Ada wins.", 0);
        check([41, 41], [1, 2], "Clyde wins.", 1);
        check([41, 41], [1, 1], "Ada and Clyde share the victory.", 0);
    }

    fn check(scores: [i16; 2], rows: [u8; 2], winner: &str, n_ahead: usize) {
        let score = |seat: Seat| scores[seat.index()];
        let outcome = Outcome::new(2, score, |seat| rows[seat.index()]);
        let scene = Scene::of_record(Language::English, 2);
        let lines = results::<Azul>(&outcome, &scene).join("\n");
        let text = anstream::adapter::strip_str(&lines).to_string();
        assert!(text.ends_with(winner), "{text}");
        let found = text.matches("ahead with more complete rows").count();
        assert_eq!(found, n_ahead, "{text}");
    }
}
