//! Which clause forbids what may not happen in the toy.

use super::{Action, Toy};
use crate::{Actor, Game, Refusal};

pub(super) fn refusal(game: &Toy, actor: Actor, action: Action) -> Option<Refusal> {
    let is_turn = Some(actor) == game.turn().actor();
    match (actor, action) {
        (Actor::Chance, Action::Deal(card)) if is_turn => {
            let is_dealt = !game.undealt().any(|other| other == card);
            is_dealt.then(|| Refusal::new("TO-1.1", "no-card", "There is no such card left."))
        }
        (Actor::Seat(_), Action::Bet(bet)) if is_turn => {
            let [low, high] = game.allowed_bets();
            (bet != low && bet != high).then(|| {
                Refusal::new("TO-1.2", "no-bet", "A bet is {low} or {high}.")
                    .with("low", low)
                    .with("high", high)
            })
        }
        _ => Some(Refusal::new("TO-1.1", "not-now", "Not now.")),
    }
}
