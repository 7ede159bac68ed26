//! Which rule forbids what may not happen.

use super::action::Action;
use super::cell::Cell;
use super::material::{Card, start_cards};
use super::{Phase, Piazza};
use crate::{Actor, Refusal, Seat};

/// Which rule forbids the action; the order of the checks is the order of the clauses.
pub(super) fn refusal(game: &Piazza, actor: Actor, action: Action) -> Option<Refusal> {
    match game.phase {
        Phase::Over => Some(Refusal::new("PI-6.1", "over", "The game is over.")),
        Phase::Start | Phase::Open { .. } | Phase::Deal { .. } | Phase::Refill { .. } => {
            match actor {
                Actor::Chance => game.refuse_chance(action),
                Actor::Seat(_) => Some(Refusal::new(
                    "PI-2.6",
                    "cards-first",
                    "Wait until the cards are laid out and drawn.",
                )),
            }
        }
        Phase::Turn { seat } | Phase::Second { seat, .. } if actor != Actor::Seat(seat) => Some(
            Refusal::new("PI-5.2", "not-your-turn", "It is seat {seat}'s turn.").with("seat", seat),
        ),
        Phase::Turn { seat } => game.refuse_first(seat, action),
        Phase::Second { seat, first, cell } => game.refuse_second(seat, first, cell, action),
    }
}

impl Piazza {
    fn refuse_chance(&self, action: Action) -> Option<Refusal> {
        match (self.phase, action) {
            (Phase::Start, Action::Start(seat)) => (seat.number() >= self.n_seats).then(|| {
                Refusal::new("PI-2.5", "no-such-seat", "There is no seat {seat}.")
                    .with("seat", seat)
            }),
            (Phase::Start, _) => Some(Refusal::new(
                "PI-2.5",
                "no-start-player",
                "First the start player must be drawn.",
            )),
            (Phase::Open { place }, Action::Open(card)) => self.refuse_opening(place, card),
            (Phase::Open { place }, _) => Some(self.open_next(place)),
            (Phase::Deal { seat: next } | Phase::Refill { seat: next }, action) => match action {
                Action::Draw { seat, card } if seat == next => self.refuse_draw(seat, card),
                _ => Some(
                    Refusal::new("PI-5.1", "draw-next", "Seat {seat} draws next.")
                        .with("seat", next),
                ),
            },
            (Phase::Turn { .. } | Phase::Second { .. } | Phase::Over, _) => {
                unreachable!("chance does not act in {:?}", self.phase)
            }
        }
    }

    fn refuse_opening(&self, place: u8, card: Card) -> Option<Refusal> {
        let (colour, _) = start_cards(self.n_seats)[usize::from(place)];
        if card.colour() != colour {
            return Some(self.open_next(place));
        }
        let fits = self.openings(place).any(|possible| possible == card);
        (!fits).then(|| {
            let english = "A start card already shows symbol {symbol}.";
            Refusal::new("PI-2.4", "symbol-opened", english).with("symbol", card.symbol())
        })
    }

    fn open_next(&self, place: u8) -> Refusal {
        let (colour, _) = start_cards(self.n_seats)[usize::from(place)];
        let english = "The {colour} start card is laid next.";
        Refusal::new("PI-2.3", "open-next", english).with("colour", colour.name())
    }

    fn refuse_draw(&self, seat: Seat, card: Card) -> Option<Refusal> {
        (self.pile(seat).possible().count(card) == 0).then(|| {
            let english = "There is no {card} in the pile of seat {seat}.";
            Refusal::new("PI-2.2", "not-in-pile", english)
                .with("card", card.name())
                .with("seat", seat)
        })
    }

    fn refuse_first(&self, seat: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Lay { card, cell } => self.refuse_lay(seat, card, cell),
            Action::Pass => self.can_lay(seat).then(|| {
                let english = "Who can lay a card must not pass.";
                Refusal::new("PI-5.4", "must-lay", english)
            }),
            _ => Some(Refusal::new(
                "PI-3.1",
                "lay-first",
                "A turn begins with a card that is laid.",
            )),
        }
    }

    fn refuse_second(
        &self,
        seat: Seat,
        first: Card,
        first_cell: Cell,
        action: Action,
    ) -> Option<Refusal> {
        match action {
            Action::Lay { card, cell } => self
                .refuse_lay(seat, card, cell)
                .or_else(|| self.refuse_pair(first, first_cell, card, cell)),
            Action::End => None,
            _ => Some(Refusal::new(
                "PI-3.1",
                "lay-or-end",
                "Lay a second card or end the turn.",
            )),
        }
    }

    /// What holds for every card (PI-3.2 to PI-3.6).
    fn refuse_lay(&self, seat: Seat, card: Card, cell: Cell) -> Option<Refusal> {
        if self.player(seat).hand.count(card) == 0 {
            let refusal = Refusal::new("PI-3.2", "not-in-hand", "You have no {card} in hand.");
            return Some(refusal.with("card", card.name()));
        }
        if self.board.places(card).contains(cell) {
            return None;
        }
        if let Some(there) = self.board.card_at(cell) {
            let refusal = Refusal::new("PI-3.2", "cell-taken", "{there} already lies there.");
            return Some(refusal.with("there", there.name()));
        }
        let neighbours = cell.neighbours().into_iter();
        let neighbours = neighbours.filter_map(|cell| self.board.card_at(cell));
        if neighbours.clone().next().is_none() {
            return Some(Refusal::new(
                "PI-3.3",
                "no-neighbour",
                "A card must lie beside another, not only corner to corner.",
            ));
        }
        let beside = |clause, code, english, neighbour: Card| {
            Refusal::new(clause, code, english)
                .with("card", card.name())
                .with("neighbour", neighbour.name())
        };
        let mut same = neighbours.clone();
        if let Some(other) = same.find(|other| other.colour() == card.colour()) {
            let english = "{card} may not lie beside {neighbour}: they have the same colour.";
            return Some(beside("PI-3.4", "same-colour", english, other));
        }
        let mut same = neighbours;
        if let Some(other) = same.find(|other| other.symbol() == card.symbol()) {
            let english = "{card} may not lie beside {neighbour}: they have the same symbol.";
            return Some(beside("PI-3.5", "same-symbol", english, other));
        }
        Some(Refusal::new(
            "PI-3.6",
            "field-left",
            "The piazza would be wider or higher than eight cards.",
        ))
    }

    /// What holds for two cards (PI-3.7, PI-3.8).
    fn refuse_pair(
        &self,
        first: Card,
        first_cell: Cell,
        card: Card,
        cell: Cell,
    ) -> Option<Refusal> {
        if card.colour() != first.colour() {
            let english = "After {first} no {colour} card may be laid in the same turn.";
            let refusal = Refusal::new("PI-3.8", "other-colour", english);
            let refusal = refusal.with("first", first.name());
            return Some(refusal.with("colour", card.colour().name()));
        }
        if self
            .board
            .in_sight(first_cell, first.colour())
            .contains(cell)
        {
            return None;
        }
        let in_line = cell.x() == first_cell.x() || cell.y() == first_cell.y();
        Some(if in_line {
            Refusal::new(
                "PI-3.7",
                "bracket-interrupted",
                "Another {colour} card lies between the two.",
            )
            .with("colour", card.colour().name())
        } else {
            Refusal::new(
                "PI-3.7",
                "not-in-line",
                "Two cards of one turn lie in the same row or column.",
            )
        })
    }
}
