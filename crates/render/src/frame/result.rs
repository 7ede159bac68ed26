//! How a game ended, in a sentence.

use tessera_engine::Seat;

use super::TablePov;
use crate::Show;
use crate::words::say;

/// "The game is over. You win, 72 to 59." None while the game goes on.
pub(crate) fn result<G: Show>(table: &TablePov<'_, G>) -> Option<String> {
    let (sheet, pov) = (table.sheet?, &table.pov);
    let words = pov.words;
    let n_seats = pov.sitters.len() as u8;
    let winners: Vec<Seat> = Seat::all(n_seats)
        .filter(|seat| sheet.ranks[seat.index()] == 1)
        .collect();
    let points = |seat: Seat| sheet.scores[seat.index()];
    let &[winner] = &winners[..] else {
        let names: Vec<&str> = winners.iter().map(|&seat| pov.name(seat)).collect();
        let best = winners.first().copied().map_or(0, points);
        let names = words.list(&names);
        return Some(say!(
            words,
            "table-result-shared",
            names = names,
            points = best
        ));
    };
    let (own, name) = (points(winner), pov.name(winner));
    let is_own = pov.is_own && winner == pov.hero;
    let others: Vec<Seat> = Seat::all(n_seats).filter(|&seat| seat != winner).collect();
    Some(match others[..] {
        [other] => {
            let id = match is_own {
                true => "table-result-won-two",
                false => "table-result-lost-two",
            };
            say!(words, id, name = name, own = own, other = points(other))
        }
        _ => {
            let id = match is_own {
                true => "table-result-won",
                false => "table-result-lost",
            };
            say!(words, id, name = name, points = own)
        }
    })
}
