//! Saluti dalla Piazza in a terminal: the piazza, and beside it what everybody has.

mod card;
mod table;
mod tell;

use tessera_engine::Seat;
use tessera_engine::piazza::material::Card;
use tessera_engine::piazza::{Action, Cell, Event, PhaseView, Piazza, View};

use super::{BOLD, Menu, MenuRow, Terminal, pad_left, pad_right, paint, side_by_side};
use table::{board, extent, players, unlaid};

impl Terminal for Piazza {
    const TITLE: &'static str = "Saluti dalla Piazza";
    const NOTATION: &'static str = "\
b4:1:-2  lays the blue card with symbol 4 in column 1, row -2
end      ends your turn after the first card
pass     when none of your cards can be laid
Colours: r red, g green, b blue, y yellow. Columns and rows count from the first start card.";
    const RULES: &'static str = include_str!("../../../../docs/rules/piazza.md");
    const TIE_BREAK: &'static str = "finishing earlier";
    const REVEALED: &'static str = "Cards have been drawn";

    fn draw(view: &View, you: Option<Seat>) -> String {
        const GAP: usize = 4;
        // As wide as the piazza can ever be drawn, so that what stands beside it does not move.
        const BOARD_WIDTH: usize = 40;
        let mut drawn = board(view);
        drawn[0] = pad_right(&drawn[0], BOARD_WIDTH);
        let mut beside = players(view, you);
        beside.extend(unlaid(view));
        let mut lines = vec![title(view, you)];
        lines.extend(side_by_side(&[drawn, beside], GAP));
        lines.join("\n")
    }

    fn menu(view: &View, actions: &[Action]) -> Menu {
        let lays = actions.iter().filter_map(|action| match *action {
            Action::Lay { card, cell } => Some((card, cell)),
            _ => None,
        });
        let lays: Vec<(Card, Cell)> = lays.collect();
        let (columns, rows) = extent(view);
        let columns: Vec<i8> = match lays.is_empty() {
            true => vec![0],
            false => columns.collect(),
        };
        let mut menu = Menu {
            corner: match lays.is_empty() {
                true => String::new(),
                false => "row, column".to_owned(),
            },
            columns: columns.iter().map(ToString::to_string).collect(),
            rows: Vec::new(),
        };
        if lays.is_empty() {
            menu.columns = vec![String::new()];
        }
        let mut kinds: Vec<Card> = lays.iter().map(|(card, _)| *card).collect();
        kinds.dedup();
        for card in kinds {
            menu.rows.extend(rows.clone().filter_map(|y| {
                let heading = pad_left(&paint(BOLD, y), 2);
                let row = MenuRow {
                    heading: format!("{} {heading}", card::card(card)),
                    choices: (columns.iter().map(|&x| place_of(actions, card, x, y))).collect(),
                };
                row.choices.iter().any(Option::is_some).then_some(row)
            }));
        }
        for (place, action) in actions.iter().enumerate() {
            if matches!(action, Action::End | Action::Pass) {
                let mut choices = vec![None; columns.len()];
                choices[0] = Some(place);
                menu.rows.push(MenuRow {
                    heading: paint(BOLD, action),
                    choices,
                });
            }
        }
        menu
    }

    fn tell(events: &[Event], you: Option<Seat>) -> Vec<String> {
        tell::tell(events, you)
    }
}

/// Where in the list the card is laid on this cell.
fn place_of(actions: &[Action], card: Card, x: i8, y: i8) -> Option<usize> {
    let cell = Cell::checked(x, y)?;
    let lay = Action::Lay { card, cell };
    actions.iter().position(|action| *action == lay)
}

fn title(view: &View, you: Option<Seat>) -> String {
    let does = |seat: Seat, verb: &str| super::does(seat, verb, you);
    let waits_for = match &view.phase {
        PhaseView::Start => "The start player is drawn".to_owned(),
        PhaseView::Open { cell } => format!("The start card at {cell} is laid next"),
        PhaseView::Deal { seat } | PhaseView::Refill { seat } => {
            format!("{} a card", does(*seat, "draw"))
        }
        PhaseView::Turn { seat } => format!("{} one or two cards", does(*seat, "lay")),
        PhaseView::Second { seat, card, .. } => {
            let (lays, colour) = (does(*seat, "lay"), card.colour().name());
            let end = if you == Some(*seat) { "end" } else { "ends" };
            format!("{lays} a second {colour} card or {end} the turn")
        }
        PhaseView::Over { .. } => "The game is over".to_owned(),
    };
    paint(BOLD, format!("{waits_for}."))
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use rand::SeedableRng;
    use rand_pcg::Pcg64;
    use tessera_engine::{Game, Viewer};

    use super::super::checks::{check_drawings, check_game};
    use super::*;

    #[test]
    fn nothing_is_too_wide() {
        check_drawings::<Piazza>();
        for setup in Piazza::setups() {
            check_game(Piazza::new(&setup, Piazza::RULES_VERSION), 9, check_cards);
        }
    }

    /// Every card on the table and in a hand is drawn.
    fn check_cards(view: &View, drawing: &str) {
        let text = strip_str(drawing).to_string();
        let n_drawn = text.matches(['[', '<']).count();
        let n_hands: u8 = view.players.iter().map(|player| player.n_hand).sum();
        assert_eq!(n_drawn, view.cards.len() + usize::from(n_hands), "{text}");
    }

    /// What a seat may not see is not drawn.
    #[test]
    fn hands_of_others_are_covered() {
        let mut position = Piazza::new(&Piazza::setups()[0], Piazza::RULES_VERSION);
        let mut rng = Pcg64::seed_from_u64(1);
        tessera_engine::advance_chance(&mut position, &mut rng, &mut ());
        let seat = Seat::new(0);
        let drawing = Piazza::draw(&position.view(Viewer::Seat(seat)), Some(seat));
        assert_eq!(strip_str(&drawing).to_string().matches("[??]").count(), 3);
    }
}
