//! Which rule forbids what may not happen.

use super::action::Action;
use super::layout::district_letter;
use super::material::{Colour, FREE_NUMBER, Motif, SIDE, Stones};
use super::{Calcada, Phase};
use crate::{Actor, Refusal, Seat};

/// Which rule forbids the action; the order of the checks is the order of the clauses.
pub(super) fn refusal(game: &Calcada, actor: Actor, action: Action) -> Option<Refusal> {
    match game.phase {
        Phase::Over => Some(Refusal::new("CA-7.1", "over", "The game is over.")),
        Phase::Start | Phase::Ring { .. } | Phase::TurnUp { .. } if actor != Actor::Chance => {
            Some(game.refuse_waiting())
        }
        Phase::Start => game.refuse_start(action),
        Phase::Ring { space } => game.refuse_ring(space, action),
        Phase::TurnUp { colour, .. } => game.refuse_turn_up(colour, action),
        Phase::Declare { seat } | Phase::Place { seat, .. } if actor != Actor::Seat(seat) => {
            let refusal = Refusal::new("CA-3.1", "not-your-turn", "It is seat {seat}'s turn.");
            Some(refusal.with("seat", seat))
        }
        Phase::Declare { seat } => game.refuse_before_declaring(seat, action),
        Phase::Place {
            seat,
            colour,
            number,
        } => game.refuse_after_declaring(seat, colour, number, action),
    }
}

impl Calcada {
    fn refuse_waiting(&self) -> Refusal {
        match self.phase {
            Phase::Start | Phase::Ring { .. } => Refusal::new(
                "CA-2.3",
                "not-laid-out",
                "Wait until the start player is drawn and the stones are laid out.",
            ),
            _ => Refusal::new(
                "CA-2.5",
                "not-turned-up",
                "Wait until the tiles are turned up.",
            ),
        }
    }

    fn refuse_start(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Start(seat) if seat.number() < self.n_seats => None,
            Action::Start(seat) => Some(
                Refusal::new("CA-2.2", "no-such-seat", "There is no seat {seat}.")
                    .with("seat", seat),
            ),
            _ => Some(Refusal::new(
                "CA-2.2",
                "no-start-player",
                "First the start player must be drawn.",
            )),
        }
    }

    fn refuse_ring(&self, space: u8, action: Action) -> Option<Refusal> {
        let Action::Ring { space: to, stones } = action else {
            return Some(ring_next(space));
        };
        if to != space {
            return Some(ring_next(space));
        }
        if stones.total() != space + 1 {
            let refusal = Refusal::new("CA-2.3", "ring-number", "This space gets {number} stones.");
            return Some(refusal.with("number", space + 1));
        }
        (!self.loose_stones().contains(stones)).then(|| {
            Refusal::new(
                "CA-1.6",
                "no-such-stones",
                "There are only three stones of a colour for the ring.",
            )
        })
    }

    fn refuse_turn_up(&self, colour: Colour, action: Action) -> Option<Refusal> {
        match action {
            Action::TurnUp {
                colour: from,
                motif,
            } if from == colour => {
                let unseen = self.supplies[colour.index()].unseen;
                (unseen.count(motif) == 0).then(|| {
                    Refusal::new(
                        "CA-6.5",
                        "not-in-stack",
                        "No unseen {colour} tile has this on it: {motif}.",
                    )
                    .with("colour", colour.name())
                    .with("motif", motif.name())
                })
            }
            _ => Some(
                Refusal::new(
                    "CA-2.5",
                    "turn-up-next",
                    "A {colour} tile is turned up next.",
                )
                .with("colour", colour.name()),
            ),
        }
    }

    fn refuse_before_declaring(&self, seat: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Declare { space, colour } => self
                .refuse_stone(space, colour)
                .or_else(|| self.refuse_declaration(seat, space, colour)),
            Action::Empty { space, colour } => self
                .refuse_stone(space, colour)
                .or_else(|| self.refuse_empty_step(seat)),
            Action::Move { space, colour } => self
                .refuse_bonus("CA-6.1", seat)
                .or_else(|| self.refuse_stone(space, colour)),
            _ => Some(Refusal::new(
                "CA-3.1",
                "declare-first",
                "First declare and move a stone.",
            )),
        }
    }

    fn refuse_stone(&self, space: u8, colour: Colour) -> Option<Refusal> {
        let stones: Stones = self.ring[space as usize];
        (stones.count(colour) == 0).then(|| {
            Refusal::new(
                "CA-3.2",
                "not-on-space",
                "There is no {colour} stone on space {space}.",
            )
            .with("colour", colour.name())
            .with("space", space)
        })
    }

    fn refuse_declaration(&self, seat: Seat, space: u8, colour: Colour) -> Option<Refusal> {
        if self.can_place_after(seat, space, colour) {
            return None;
        }
        let refusal = if self.is_closed(colour) {
            Refusal::new("CA-3.5", "colour-closed", "The colour {colour} is closed.")
        } else if self.supplies[colour.index()].display.is_empty() {
            Refusal::new("CA-3.6", "no-open-tile", "There is no open {colour} tile.")
        } else {
            Refusal::new(
                "CA-3.4",
                "no-square",
                "Your board has no square for {colour} with {number} stones.",
            )
            .with("number", self.ring[space as usize].total())
        };
        Some(refusal.with("colour", colour.name()))
    }

    fn refuse_empty_step(&self, seat: Seat) -> Option<Refusal> {
        self.can_declare(seat).then(|| {
            Refusal::new(
                "CA-3.7",
                "can-declare",
                "You can declare a stone and place a tile, so you must.",
            )
        })
    }

    fn refuse_bonus(&self, clause: &'static str, seat: Seat) -> Option<Refusal> {
        (self.boards[seat.index()].n_bonus_tiles == 0)
            .then(|| Refusal::new(clause, "no-bonus-tile", "You have no bonus tile."))
    }

    fn refuse_after_declaring(
        &self,
        seat: Seat,
        colour: Colour,
        number: u8,
        action: Action,
    ) -> Option<Refusal> {
        match action {
            Action::Place { motif, row, column } => self
                .refuse_tile(colour, motif)
                .or_else(|| self.refuse_square(seat, colour, number, (row, column))),
            Action::Refresh => self.refuse_refresh(seat, colour),
            _ => Some(
                Refusal::new(
                    "CA-3.1",
                    "already-declared",
                    "You have declared {colour}; now place a tile.",
                )
                .with("colour", colour.name()),
            ),
        }
    }

    fn refuse_refresh(&self, seat: Seat, colour: Colour) -> Option<Refusal> {
        if let Some(refusal) = self.refuse_bonus("CA-6.2", seat) {
            return Some(refusal);
        }
        (!self.refresh_changes(colour)).then(|| {
            Refusal::new(
                "CA-6.4",
                "stack-empty",
                "The stack of {colour} tiles is empty.",
            )
            .with("colour", colour.name())
        })
    }

    fn refuse_tile(&self, colour: Colour, motif: Motif) -> Option<Refusal> {
        (!self.supplies[colour.index()].display.contains(motif)).then(|| {
            Refusal::new(
                "CA-4.1",
                "not-in-display",
                "No open {colour} tile has this on it: {motif}.",
            )
            .with("colour", colour.name())
            .with("motif", motif.name())
        })
    }

    fn refuse_square(
        &self,
        seat: Seat,
        colour: Colour,
        number: u8,
        (row, column): (u8, u8),
    ) -> Option<Refusal> {
        let board = &self.boards[seat.index()];
        let square = (row * SIDE + column) as usize;
        let (printed, district) = (self.layout.number(square), self.layout.district(square));
        let refusal = if board.at(square).is_some() {
            Refusal::new(
                "CA-4.1",
                "square-taken",
                "There is already a tile on row {row}, column {column}.",
            )
        } else if number < FREE_NUMBER && printed != number {
            Refusal::new(
                "CA-4.2",
                "square-number",
                "Row {row}, column {column} has the number {printed}, not {number}.",
            )
            .with("printed", printed)
            .with("number", number)
        } else {
            let held = board.district_colour(&self.layout, district)?;
            if held == colour {
                return None;
            }
            Refusal::new(
                "CA-4.4",
                "district-colour",
                "District {district} on row {row}, column {column} is {held} and takes no {colour}.",
            )
            .with("district", DISTRICT_LETTERS[district as usize])
            .with("held", held.name())
            .with("colour", colour.name())
        };
        Some(refusal.with("row", row).with("column", column))
    }
}

fn ring_next(space: u8) -> Refusal {
    let refusal = Refusal::new("CA-2.3", "ring-next", "Space {space} gets its stones next.");
    refusal.with("space", space)
}

/// A refusal's words are static text.
const DISTRICT_LETTERS: [&str; 12] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
const _: () = assert!(district_letter(11) == 'L');
