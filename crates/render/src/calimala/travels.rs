//! Pieces on their way.

use tessera_engine::Seat;
use tessera_engine::calimala::material::{Act, N_PORTS};
use tessera_engine::calimala::{Action, BoardView, Deed, Event, Kind, Street, View, building_site};

use super::pieces::{acting, city, discs, hero, woven};
use super::words::cloths;
use crate::Travel;

/// Follows the pieces of one entry, fact by fact: where each was and is.
pub(super) struct Travels<'a> {
    before: &'a View,
    action: Option<Action>,
    white_kept: bool,
    from_street: Option<(Street, u8)>,
}

impl Travels<'_> {
    pub(super) fn new(before: &View, action: Option<Action>) -> Travels<'_> {
        Travels {
            before,
            action,
            white_kept: false,
            from_street: None,
        }
    }

    pub(super) fn follow(&mut self, event: Event) -> Vec<Travel> {
        let before = self.before;
        let mut out = Vec::new();
        match event {
            Event::Took { seat, act } => {
                let to = card_at(before, seat, Some(act));
                out.push(Travel::new(format!("take-{act}"), to));
            }
            Event::Placed {
                seat,
                street,
                white,
            } => {
                let kind = if white { "white" } else { "disc" };
                let height = discs(before, street).count();
                let to = format!("st-{street}-{height}");
                out.push(Travel::new(format!("{kind}-{}", seat.number()), to));
            }
            Event::Did { seat, deed } => carry(before, seat, deed, &mut out),
            Event::Played { seat, deed } => {
                let card = card_at(before, seat, Some(deed.act()));
                out.push(Travel::new(card, "discard"));
                carry(before, seat, deed, &mut out);
            }
            Event::Drew { seat } => {
                let act = match self.action {
                    Some(Action::Card(act)) => Some(act),
                    _ => None,
                };
                out.push(Travel::new("deck", card_at(before, seat, act)));
            }
            Event::WhiteKept { .. } => self.white_kept = true,
            Event::WhiteMoved { street, height } => self.from_street = Some((street, height)),
            Event::Seated { seat, space } => {
                let to = format!("co-{space}");
                let (white_kept, from) = (self.white_kept, self.from_street);
                seated(before, seat, to, white_kept, from, &mut out);
            }
            _ => {}
        }
        out
    }
}

/// A disc becomes a seat, and the others sink (KA-5.7, KA-5.8).
fn seated(
    before: &View,
    seat: Seat,
    to: String,
    white_kept: bool,
    from_street: Option<(Street, u8)>,
    out: &mut Vec<Travel>,
) {
    if let Some((street, height)) = from_street {
        out.push(Travel::new(format!("st-{street}-{height}"), to));
        sink(before, street, height as usize, out);
        return;
    }
    let Some(street) = acting(before).map(|acting| acting.street) else {
        return;
    };
    let bottom = format!("st-{street}-0");
    if white_kept {
        let number = seat.number();
        out.push(Travel::new(bottom, format!("white-{number}")));
        out.push(Travel::new(format!("disc-{number}"), to));
    } else {
        out.push(Travel::new(bottom, to));
    }
    sink(before, street, 0, out);
}

/// The discs above a gap come down by one.
fn sink(before: &View, street: Street, gap: usize, out: &mut Vec<Travel>) {
    for height in gap + 1..discs(before, street).count() {
        let from = format!("st-{street}-{height}");
        out.push(Travel::new(from, format!("st-{street}-{}", height - 1)));
    }
}

/// What a deed moves.
fn carry(before: &View, seat: Seat, deed: Deed, out: &mut Vec<Travel>) {
    let board = &before.boards[seat.index()];
    let number = seat.number();
    let stock = |kind: &str, at: u8| stock_at(before, seat, kind, at);
    let good = |resource: usize| {
        let last = board.goods[resource].saturating_sub(1);
        stock(Act::ALL[resource].name(), last)
    };
    let reserve = format!("reserve-{number}");
    match deed.kind() {
        Kind::Gain(resource) => {
            let to = stock(Act::ALL[resource].name(), board.goods[resource]);
            out.push(Travel::new(reserve, to));
        }
        Kind::BuildShip => out.push(Travel::new(good(0), stock("ship", board.ships))),
        Kind::BuildHouse(at) => {
            let to = format!("house-{}-{number}", city(N_PORTS + at));
            out.push(Travel::new(good(1), to));
        }
        Kind::BuildWorkshop => {
            let to = stock("workshop", board.workshops.len() as u8);
            out.push(Travel::new(good(0), to));
        }
        Kind::Weave => {
            let cloths = woven(board, number).map(|cloth| match hero(before) == seat {
                true => cloth,
                false => format!("cloth-{number}"),
            });
            out.extend(cloths.map(|to| Travel::new(reserve.clone(), to)));
        }
        Kind::Artwork(building) => {
            let n_there = board.artworks[building];
            let to = format!("art-{}-{number}-{n_there}", building_site(building));
            out.push(Travel::new(good(Act::Marble.index()), to));
        }
        Kind::Contribute { resource, church } => {
            let n_there = board.contributions[church][resource];
            let (site, name) = (building_site(church), Act::ALL[resource]);
            let to = format!("row-{site}-{name}-{number}-{n_there}");
            out.push(Travel::new(good(resource), to));
        }
        Kind::Ship(_) | Kind::Transport(_) => send(before, seat, board, deed, out),
    }
}

/// Cloth leaves the fullest workshop, the leftmost of equals (KA-4.7).
fn send(before: &View, seat: Seat, board: &BoardView, deed: Deed, out: &mut Vec<Travel>) {
    let number = seat.number();
    let mut workshops = board.workshops.clone();
    for (at, n_cloths) in cloths(deed).into_iter().enumerate() {
        for n_sent in 0..n_cloths {
            let most = workshops.iter().copied().max().unwrap_or(0);
            let fullest = workshops.iter().position(|&n| n == most).unwrap_or(0);
            workshops[fullest] = most.saturating_sub(1);
            let from = match hero(before) == seat {
                true => format!("cloth-{number}-{fullest}-{}", workshops[fullest]),
                false => format!("cloth-{number}"),
            };
            let n_there = board.cities[at] + n_sent;
            out.push(Travel::new(
                from,
                format!("city-{}-{number}-{n_there}", city(at)),
            ));
        }
    }
}

/// A piece in front of a player: the piece itself on the large board, else its counter.
fn stock_at(view: &View, seat: Seat, kind: &str, at: u8) -> String {
    let number = seat.number();
    match hero(view) == seat {
        true => format!("{kind}-{number}-{at}"),
        false => format!("{kind}-{number}"),
    }
}

/// A card in a hand: by its action if the viewer knows it, else the whole hand.
fn card_at(view: &View, seat: Seat, act: Option<Act>) -> String {
    match act {
        Some(act) if view.boards[seat.index()].hand.is_some() => format!("card-{act}"),
        _ => format!("hand-{}", seat.number()),
    }
}
