//! All that a viewer knows: the table, and of the hands only the own.

use serde::{Serialize, Serializer};

use super::action::Action;
use super::cell::Cell;
use super::material::{Card, Cards};
use super::setup::Setup;
use super::{Phase, Piazza};
use crate::{Seat, Viewer};

/// A position as a viewer sees it. `docs/referee.md` describes its JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Seats.
    pub setup: Setup,
    /// What the table waits for.
    #[serde(flatten)]
    pub phase: PhaseView,
    /// The seat that takes or took the first turn, once it is drawn.
    pub starter: Option<Seat>,
    /// How many turns in a row were passes.
    pub n_passes: u8,
    /// All cards on the table, row by row, each from the left. In JSON `["r1:0:0", …]`.
    #[serde(serialize_with = "laid_as_text")]
    pub cards: Vec<(Card, Cell)>,
    /// The columns and rows that cards may still come to (PI-3.6).
    pub field: FieldView,
    /// The players by seat.
    pub players: Vec<PlayerView>,
}

/// The columns and rows that cards may still come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FieldView {
    /// The first column.
    pub left: i8,
    /// The last column.
    pub right: i8,
    /// The first row.
    pub top: i8,
    /// The last row.
    pub bottom: i8,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum PhaseView {
    /// The draw of the start player.
    Start,
    /// A start card.
    Open {
        /// Where it will lie.
        cell: Cell,
    },
    /// A card for a first hand.
    Deal {
        /// Whose.
        seat: Seat,
    },
    /// The first card of a turn, or a pass.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// The second card of a turn, or its end.
    Second {
        /// Whose.
        seat: Seat,
        /// The first card.
        card: Card,
        /// Where it lies.
        cell: Cell,
    },
    /// A card for a hand after a turn.
    Refill {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// Final points by seat.
        scores: Vec<i16>,
        /// Places by seat, 1 for a winner.
        ranks: Vec<u8>,
    },
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Points so far.
    pub score: u16,
    /// The cards in hand, if the viewer knows them.
    pub hand: Option<Cards>,
    /// How many cards are in the hand.
    pub n_hand: u8,
    /// How many cards are in the pile.
    pub n_pile: u8,
    /// How many neutral cards are in hand and pile together; only when three play.
    pub n_neutral: u8,
    /// Kinds of card that the hand cannot hold, since the player passed (PI-7.4).
    pub cannot_hold: Cards,
    /// 1 for the first player who laid all cards.
    pub finished: Option<u8>,
}

impl View {
    pub(super) fn of(piazza: &Piazza, viewer: Viewer) -> View {
        let seats = Seat::all(piazza.n_seats);
        let cards = piazza.board.cards().map(|(cell, card)| (card, cell));
        View {
            viewer,
            setup: Setup {
                seats: piazza.n_seats,
            },
            phase: PhaseView::of(piazza),
            starter: (piazza.phase != Phase::Start).then_some(piazza.starter),
            n_passes: piazza.n_passes,
            cards: cards.collect(),
            field: piazza.board.field_view(),
            players: seats
                .map(|seat| PlayerView::of(piazza, seat, viewer))
                .collect(),
        }
    }
}

/// A drawn card is seen by the seat that draws it, all else by every viewer (PI-7.1).
#[inline]
pub(super) fn sees(viewer: Viewer, action: Action) -> bool {
    match action {
        Action::Draw { seat, .. } => match viewer {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Referee => true,
        },
        Action::Start(_) | Action::Open(_) | Action::Lay { .. } | Action::End | Action::Pass => {
            true
        }
    }
}

impl PhaseView {
    fn of(piazza: &Piazza) -> PhaseView {
        match piazza.phase {
            Phase::Start => PhaseView::Start,
            Phase::Open { place } => PhaseView::Open {
                cell: super::material::start_cards(piazza.n_seats)[usize::from(place)].1,
            },
            Phase::Deal { seat } => PhaseView::Deal { seat },
            Phase::Turn { seat } => PhaseView::Turn { seat },
            Phase::Second { seat, first, cell } => PhaseView::Second {
                seat,
                card: first,
                cell,
            },
            Phase::Refill { seat } => PhaseView::Refill { seat },
            Phase::Over => {
                let outcome = piazza.outcome();
                PhaseView::Over {
                    scores: outcome.scores().to_vec(),
                    ranks: outcome.ranks().to_vec(),
                }
            }
        }
    }
}

impl PlayerView {
    fn of(piazza: &Piazza, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = piazza.player(seat);
        let knows_hand = match viewer {
            Viewer::Referee => true,
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
        };
        PlayerView {
            score: player.score,
            hand: knows_hand.then_some(player.hand),
            n_hand: player.hand.total(),
            n_pile: piazza.pile(seat).total(),
            n_neutral: piazza.n_neutral_unlaid(seat),
            cannot_hold: player.cannot_hold,
            finished: player.finished,
        }
    }
}

fn laid_as_text<S: Serializer>(cards: &[(Card, Cell)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.iter().map(|(card, cell)| format!("{card}:{cell}")))
}
