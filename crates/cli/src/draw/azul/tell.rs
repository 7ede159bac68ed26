//! What happens in Azul, in words.

use tessera_engine::Seat;
use tessera_engine::azul::Event;
use tessera_engine::azul::material::{COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS};

use super::super::{BOLD, count, does, name, paint};
use super::tile::{heap, tile};

/// One line for a take, one for what a board brings and costs its seat.
pub(super) fn tell(events: &[Event], you: Option<Seat>) -> Vec<String> {
    let n_deals = events
        .iter()
        .filter(|event| matches!(event, Event::Dealt { .. }))
        .count();
    let mut story = Story {
        you,
        tells_deals: n_deals == 1,
        topic: None,
        lines: Vec::new(),
    };
    for event in events {
        story.tell(*event);
    }
    story.lines
}

struct Story {
    you: Option<Seat>,
    /// After several deals the board is shown, which says it better.
    tells_deals: bool,
    /// What the last line is about. The next event of the same topic is added to it.
    topic: Option<Topic>,
    lines: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    /// Tiles in somebody's hand.
    Take,
    /// Tiles on a pattern line.
    Line,
    Board(Seat),
}

impl Story {
    fn tell(&mut self, event: Event) {
        match event {
            Event::RoundBegan { round, starter } => {
                let start = format!("Round {round}. {}.", does(starter, "start", self.you));
                self.say(None, paint(BOLD, start));
            }
            Event::LidIntoBag { n_tiles } => {
                let tiles = count(n_tiles, "tile");
                self.say(
                    None,
                    format!("The bag is empty: {tiles} from the lid go into it."),
                );
            }
            Event::Dealt { factory, tiles } => {
                if self.tells_deals {
                    self.say(None, format!("Factory {factory} gets {}", heap(tiles)));
                }
            }
            Event::Took {
                seat,
                source,
                colour,
                n_tiles,
            } => {
                let from = match source.as_factory() {
                    Some(factory) => format!("factory {factory}"),
                    None => "the centre".to_owned(),
                };
                let takes = does(seat, "take", self.you);
                let took = format!("{takes} {n_tiles} {} from {from}", colour.name());
                self.say(Some(Topic::Take), took);
            }
            Event::TookMarker { .. } => self.append(" with the marker"),
            Event::Lined { row, .. } => {
                self.topic = Some(Topic::Line);
                self.append(&format!(" → line {row}"));
            }
            Event::Fell { n_floor, n_lid, .. } => self.fell(n_floor, n_lid),
            Event::Tiled {
                seat,
                row,
                column,
                colour,
                points,
            } => {
                let tile = tile(colour);
                self.add_to_board(seat, &format!("{tile} w{row}{column} +{points}"));
            }
            Event::Blocked { seat, row, colour } => {
                let tile = tile(colour);
                self.add_to_board(seat, &format!("{tile} of line {row} has no place"));
            }
            Event::PaidFloor {
                seat,
                penalty,
                lost,
            } => {
                let paid = match penalty == lost {
                    true => format!("floor −{lost}"),
                    false => format!("floor −{lost} (of {penalty})"),
                };
                self.add_to_board(seat, &paid);
            }
            Event::Bonus {
                seat,
                rows,
                columns,
                colours,
                points,
            } => {
                let parts = [
                    (rows, "row", ROW_BONUS),
                    (columns, "column", COLUMN_BONUS),
                    (colours, "colour", COLOUR_BONUS),
                ];
                let name = name(seat, self.you);
                self.say(None, format!("{name}: {}", bonus(parts, points)));
            }
        }
    }

    fn fell(&mut self, n_floor: u8, n_lid: u8) {
        let n_fallen = n_floor + n_lid;
        let mut fall = match (self.topic, n_fallen) {
            (Some(Topic::Take), _) => " → floor".to_owned(),
            (_, 1) => " (1 falls)".to_owned(),
            _ => format!(" ({n_fallen} fall)"),
        };
        if n_lid > 0 {
            fall += &format!(", {n_lid} into the lid");
        }
        self.append(&fall);
    }

    fn add_to_board(&mut self, seat: Seat, what: &str) {
        let topic = Some(Topic::Board(seat));
        if self.topic == topic {
            self.append(&format!(" · {what}"));
        } else {
            self.say(topic, format!("{}: {what}", name(seat, self.you)));
        }
    }

    fn say(&mut self, topic: Option<Topic>, line: String) {
        self.topic = topic;
        self.lines.push(line);
    }

    fn append(&mut self, text: &str) {
        if let Some(line) = self.lines.last_mut() {
            line.push_str(text);
        }
    }
}

fn bonus(parts: [(u8, &str, u8); 3], points: u8) -> String {
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(n, _, _)| *n > 0)
        .map(|(n, thing, each)| format!("{} +{}", count(n, &format!("complete {thing}")), n * each))
        .collect();
    match parts.len() {
        0 => "no bonus".to_owned(),
        1 => format!("bonus for {}", parts[0]),
        _ => format!("bonus for {} = +{points}", parts.join(" · ")),
    }
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use tessera_engine::azul::Azul;
    use tessera_engine::{Game, Turn};

    use super::*;

    #[test]
    fn takes_are_one_line() {
        check("0r1", &["You take 2 red from factory 0 → line 1"]);
        check("0r0", &["You take 2 red from factory 0 → line 0 (1 falls)"]);
        check("0rf", &["You take 2 red from factory 0 → floor"]);
        check(
            "0b1 cr3",
            &[
                "You take 1 blue from factory 0 → line 1",
                "Seat 1 takes 2 red from the centre with the marker → line 3",
            ],
        );
    }

    #[test]
    fn a_round_ends_with_one_line_for_each_board() {
        check(
            "0b0 cr1 cy1 1bf 2bf 3bf 4yf",
            &[
                "You take 1 blue from factory 0 → line 0",
                "Seat 1 takes 2 red from the centre with the marker → line 1",
                "You take 1 yellow from the centre → line 1",
                "Seat 1 takes 4 blue from factory 1 → floor",
                "You take 4 blue from factory 2 → floor",
                "Seat 1 takes 4 blue from factory 3 → floor, 2 into the lid",
                "You take 4 yellow from factory 4 → floor, 1 into the lid",
                "You: [b] w00 +1 · floor −1 (of 14)",
                "Seat 1: [r] w13 +1 · floor −1 (of 14)",
                "Round 2. Seat 1 starts.",
            ],
        );
    }

    fn check(actions: &str, lines: &[&str]) {
        let mut position = Azul::new(&Azul::setups()[0], Azul::RULES_VERSION);
        for action in "start0 deal0:byrr deal1:bbbb deal2:bbbb deal3:bbbb deal4:yyyy".split(' ') {
            position.apply(action.parse().unwrap(), &mut ());
        }
        assert_eq!(position.turn(), Turn::Decision(Seat::new(0)));
        let mut events = Vec::new();
        for action in actions.split(' ') {
            position.apply(action.parse().unwrap(), &mut events);
        }
        let told = tell(&events, Some(Seat::new(0))).join("\n");
        assert_eq!(strip_str(&told).to_string(), lines.join("\n"));
    }
}
