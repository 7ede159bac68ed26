//! The action that a person means by their clicks, legal or not.

use tessera_engine::Seat;
use tessera_engine::calcada::material::{Colour, Motif, N_SPACES, SIDE};
use tessera_engine::calcada::{Action, PhaseView, View};

use super::super::outlook::Outlook;
use super::Deed;

pub(in super::super) fn attempt(view: &View, path: &[&str]) -> Option<Action> {
    let spots: Vec<Spot> = path
        .iter()
        .map(|spot| Spot::parse(spot))
        .collect::<Option<_>>()?;
    let first = *spots.first()?;
    match view.phase {
        PhaseView::Declare { seat } => before_declaring(view, seat, &spots),
        PhaseView::Place {
            seat,
            colour,
            number,
        } => after_declaring(view, seat, (colour, number), &spots),
        _ => Some(first.anything()),
    }
}

/// Something that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Space(u8),
    Stone(u8, Colour),
    Bonus,
    Tile(Colour, Motif),
    Stack(Colour),
    Square(u8, u8),
}

impl Spot {
    fn parse(spot: &str) -> Option<Spot> {
        let mut parts = spot.split('-');
        let spot = match parts.next()? {
            "space" => Spot::Space(number(parts.next(), N_SPACES)?),
            "stone" => Spot::Stone(number(parts.next(), N_SPACES)?, colour(parts.next())?),
            "bonus" => Spot::Bonus,
            "tile" => Spot::Tile(colour(parts.next())?, motif(parts.next())?),
            "stack" => Spot::Stack(colour(parts.next())?),
            "sq" => Spot::Square(number(parts.next(), SIDE)?, number(parts.next(), SIDE)?),
            _ => return None,
        };
        parts.next().is_none().then_some(spot)
    }

    /// An action with this thing, for a moment in which every action is forbidden.
    fn anything(self) -> Action {
        match self {
            Spot::Space(space) => Deed::Declare.action(space, Colour::Blue),
            Spot::Stone(space, colour) => Deed::Declare.action(space, colour),
            Spot::Bonus => Deed::Move.action(0, Colour::Blue),
            Spot::Tile(_, motif) => Action::Place {
                motif,
                row: 0,
                column: 0,
            },
            Spot::Stack(_) => Action::Refresh,
            Spot::Square(row, column) => Action::Place {
                motif: Motif::Bonus,
                row,
                column,
            },
        }
    }
}

fn before_declaring(view: &View, seat: Seat, spots: &[Spot]) -> Option<Action> {
    match *spots {
        [Spot::Bonus] => {
            let is_refused = view.boards[seat.index()].bonus_tiles == 0;
            is_refused.then(|| Spot::Bonus.anything())
        }
        [Spot::Bonus, ref rest @ ..] => stone(view, seat, Deed::Move, rest),
        [Spot::Space(_) | Spot::Stone(..), ..] => {
            let deed = if Outlook::new(view, seat).can_declare() {
                Deed::Declare
            } else {
                Deed::Empty
            };
            stone(view, seat, deed, spots)
        }
        [spot, ..] => Some(spot.anything()),
        [] => None,
    }
}

/// A space with stones of one colour needs no second click. A space without any stone that
/// could be declared is refused at once; whose stone is meant does not matter much.
fn stone(view: &View, seat: Seat, deed: Deed, spots: &[Spot]) -> Option<Action> {
    match *spots {
        [Spot::Space(_), Spot::Stone(space, colour)] | [Spot::Stone(space, colour)] => {
            Some(deed.action(space, colour))
        }
        [Spot::Space(space)] => {
            let stones = view.ring[space as usize];
            let colours: Vec<Colour> = stones.kinds().collect();
            match colours[..] {
                [] => Some(deed.action(space, Colour::Blue)),
                [colour] => Some(deed.action(space, colour)),
                [first, ..] => {
                    let outlook = Outlook::new(view, seat);
                    let fits = |&colour: &Colour| outlook.squares_for(colour, stones.total()) != 0;
                    let is_refused = deed == Deed::Declare && !colours.iter().any(fits);
                    is_refused.then(|| deed.action(space, first))
                }
            }
        }
        _ => None,
    }
}

fn after_declaring(
    view: &View,
    seat: Seat,
    (declared, number): (Colour, u8),
    spots: &[Spot],
) -> Option<Action> {
    let place = |motif, row, column| Some(Action::Place { motif, row, column });
    match *spots {
        [Spot::Tile(colour, motif), Spot::Square(row, column)] if colour == declared => {
            place(motif, row, column)
        }
        [Spot::Tile(colour, _)] if colour == declared => None,
        [Spot::Stack(colour)] if colour == declared => Some(Action::Refresh),
        [Spot::Square(row, column)] => {
            let squares = Outlook::new(view, seat).squares_for(declared, number);
            let is_refused = squares >> (row * SIDE + column) & 1 == 0;
            let motif = *view.supplies[declared.index()].open.first()?;
            is_refused.then_some(Action::Place { motif, row, column })
        }
        // Another colour, or a stone: a declaration stands for all of them.
        [_, ..] => Some(Deed::Declare.action(0, declared)),
        [] => None,
    }
}

fn number(text: Option<&str>, end: u8) -> Option<u8> {
    text?.parse().ok().filter(|&number| number < end)
}

fn colour(text: Option<&str>) -> Option<Colour> {
    let text = text?;
    Colour::ALL.into_iter().find(|colour| colour.name() == text)
}

fn motif(text: Option<&str>) -> Option<Motif> {
    let text = text?;
    Motif::ALL.into_iter().find(|motif| motif.name() == text)
}
