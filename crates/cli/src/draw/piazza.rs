//! Saluti dalla Piazza in a terminal: the piazza, and beside it what every player has.

mod card;
mod table;

use tessera_engine::piazza::material::Card;
use tessera_engine::piazza::{Action, Cell, Piazza};
use tessera_render::Pov;

use super::{BOLD, Menu, MenuRow, Terminal, pad_left, pad_right, paint, side_by_side, title};
use table::{board, extent, players, unlaid};

impl Terminal for Piazza {
    const NOTATION: &'static [(&'static str, &'static str)] = &[
        ("b4:1:-2", "piazza-terminal-lay"),
        ("end", "piazza-terminal-end"),
        ("pass", "piazza-terminal-pass"),
        ("", "piazza-terminal-letters"),
    ];
    const TIE_BREAK: Option<&'static str> = Some("piazza-terminal-tie");

    fn draw(pov: &Pov<'_, Piazza>) -> String {
        const GAP: usize = 4;
        // As wide as the piazza can ever be drawn, so that what stands beside it does not move.
        const BOARD_WIDTH: usize = 40;
        let mut drawn = board(pov.view);
        drawn[0] = pad_right(&drawn[0], BOARD_WIDTH);
        let mut beside = players(pov);
        beside.extend(unlaid(pov));
        let mut lines = vec![title(pov, None)];
        lines.extend(side_by_side(&[drawn, beside], GAP));
        lines.join("\n")
    }

    fn menu(pov: &Pov<'_, Piazza>, actions: &[Action]) -> Menu {
        let lays = actions.iter().filter_map(|action| match *action {
            Action::Lay { card, cell } => Some((card, cell)),
            _ => None,
        });
        let lays: Vec<(Card, Cell)> = lays.collect();
        let (columns, rows) = extent(pov.view);
        let columns: Vec<i8> = match lays.is_empty() {
            true => vec![0],
            false => columns.collect(),
        };
        let mut menu = Menu {
            corner: match lays.is_empty() {
                true => String::new(),
                false => pov.words.say("piazza-terminal-cell"),
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
}

/// Where in the list the card is laid on this cell.
fn place_of(actions: &[Action], card: Card, x: i8, y: i8) -> Option<usize> {
    let cell = Cell::checked(x, y)?;
    let lay = Action::Lay { card, cell };
    actions.iter().position(|action| *action == lay)
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use rand::SeedableRng;
    use rand_pcg::Pcg64;
    use tessera_engine::piazza::View;
    use tessera_engine::{Game, Seat, Viewer};
    use tessera_render::Language;

    use super::super::checks::check_game;
    use super::*;
    use crate::scene::Scene;

    #[test]
    fn every_card_is_drawn() {
        for setup in Piazza::setups() {
            let position = Piazza::new(&setup, Piazza::RULES_VERSION);
            check_game(position, 9, Language::English, check_cards);
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
        let scene = Scene::of_record(Language::English, 2);
        let viewer = Viewer::Seat(Seat::new(0));
        let view = position.view(viewer);
        let drawing = Piazza::draw(&scene.pov(&view, viewer, None));
        assert_eq!(strip_str(&drawing).to_string().matches("[??]").count(), 3);
    }
}
