//! What happens in Piazza, in words.

use tessera_engine::Seat;
use tessera_engine::piazza::Event;

use super::super::{BOLD, count, does, paint};
use super::card::card;
use super::table::ordinal;

/// One line for a turn with its points, one for the cards that somebody draws.
pub(super) fn tell(events: &[Event], you: Option<Seat>) -> Vec<String> {
    let mut story = Story {
        you,
        topic: None,
        brackets: Vec::new(),
        lines: Vec::new(),
    };
    for event in events {
        story.tell(*event);
    }
    story.lines
}

struct Story {
    you: Option<Seat>,
    /// What the last line is about. The next event of the same topic is added to it.
    topic: Option<Topic>,
    /// The points of the brackets of this turn so far.
    brackets: Vec<String>,
    lines: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    /// The start cards.
    Opening,
    /// A card laid, and perhaps another.
    Laying,
    /// So many cards drawn.
    Drawing { seat: Seat, n_cards: u8 },
}

impl Story {
    fn tell(&mut self, event: Event) {
        match event {
            Event::Started { seat } => {
                let start = format!("{} the game.", does(seat, "start", self.you));
                self.say(None, paint(BOLD, start));
            }
            Event::Opened { card: laid, cell } => {
                let laid = format!(" {} {cell}", card(laid));
                if self.topic != Some(Topic::Opening) {
                    self.say(Some(Topic::Opening), "Start cards:".to_owned());
                }
                self.append(&laid);
            }
            Event::Drew { seat } => self.drew(seat),
            Event::Laid {
                seat,
                card: laid,
                cell,
            } => {
                let laid = format!("{} at {cell}", card(laid));
                if self.topic == Some(Topic::Laying) {
                    self.append(&format!(" and {laid}"));
                } else {
                    let lays = does(seat, "lay", self.you);
                    self.say(Some(Topic::Laying), format!("{lays} {laid}"));
                }
            }
            Event::Bracket { points, .. } => self.brackets.push(points.to_string()),
            Event::Scored { seat, points } => self.scored(seat, points),
            Event::Finished { seat, place } => {
                let finishes = match self.you {
                    Some(you) if you == seat => "You finish".to_owned(),
                    _ => format!("Seat {seat} finishes"),
                };
                self.say(None, format!("{finishes} {}.", ordinal(place)));
            }
            Event::Passed { seat } => {
                let passes = match self.you {
                    Some(you) if you == seat => "You can lay nothing and pass.".to_owned(),
                    _ => format!("Seat {seat} can lay nothing and passes."),
                };
                self.say(None, passes);
            }
            Event::Stuck => {
                let end = "Nobody who has cards can lay one: the game ends.";
                self.say(None, end.to_owned());
            }
        }
    }

    fn drew(&mut self, seat: Seat) {
        let n_cards = match self.topic {
            Some(Topic::Drawing {
                seat: last,
                n_cards,
            }) if last == seat => {
                self.lines.pop();
                n_cards + 1
            }
            _ => 1,
        };
        let draws = does(seat, "draw", self.you);
        let topic = Some(Topic::Drawing { seat, n_cards });
        self.say(topic, format!("{draws} {}", count(n_cards, "card")));
    }

    /// The points stand on the line of the cards, when that is the last one.
    fn scored(&mut self, seat: Seat, points: u8) {
        let brackets = std::mem::take(&mut self.brackets);
        let points = match (points, brackets.len()) {
            (0, _) => "no points".to_owned(),
            (_, 1) => count(points, "point"),
            _ => format!("{} = {}", brackets.join(" + "), count(points, "point")),
        };
        if self.topic == Some(Topic::Laying) {
            self.append(&format!(": {points}"));
        } else {
            let scores = does(seat, "score", self.you);
            self.say(None, format!("{scores} {points}"));
        }
        self.topic = None;
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

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use tessera_engine::Game;
    use tessera_engine::piazza::Piazza;

    use super::*;

    const OPENED: &str = "start0 open:r1 open:b2 open:g3 open:y4";
    const DEALT: &str = "draw0:r5 draw0:r6 draw0:g5 draw1:b1 draw1:b5 draw1:y6";

    #[test]
    fn the_beginning_is_told_in_a_few_lines() {
        check(
            "",
            &format!("{OPENED} {DEALT}"),
            &[
                "You start the game.",
                "Start cards: [r1] 0:0 [b2] 1:0 [g3] 1:1 [y4] 0:1",
                "You draw 3 cards",
                "Seat 1 draws 3 cards",
            ],
        );
    }

    #[test]
    fn a_turn_is_one_line() {
        let dealt = format!("{OPENED} {DEALT}");
        check(
            &dealt,
            "r5:2:0 end draw0:g1 b1:2:1 end draw1:b1 r6:0:2 end",
            &[
                "You lay [r5] at 2:0: 3 points",
                "You draw 1 card",
                "Seat 1 lays [b1] at 2:1: no points",
                "Seat 1 draws 1 card",
                "You lay [r6] at 0:2: 3 points",
            ],
        );
        check(
            &dealt,
            "r5:2:0 r6:0:2",
            &["You lay [r5] at 2:0 and [r6] at 0:2: 3 + 3 = 6 points"],
        );
        check(&dealt, "r5:2:0", &["You lay [r5] at 2:0"]);
        check(&format!("{dealt} r5:2:0"), "end", &["You score 3 points"]);
    }

    fn check(before: &str, actions: &str, lines: &[&str]) {
        let mut position = Piazza::new(&Piazza::setups()[0], Piazza::RULES_VERSION);
        for action in before.split_whitespace() {
            position.apply(action.parse().unwrap(), &mut ());
        }
        let mut events = Vec::new();
        for action in actions.split(' ') {
            position.apply(action.parse().unwrap(), &mut events);
        }
        let told = tell(&events, Some(Seat::new(0))).join("\n");
        assert_eq!(strip_str(&told).to_string(), lines.join("\n"));
    }
}
