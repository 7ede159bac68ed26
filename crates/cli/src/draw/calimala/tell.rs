//! What happens in Calimala, in words.

use tessera_engine::Seat;
use tessera_engine::calimala::{Event, Points};

use super::super::{BOLD, MAX_COLUMNS, does, name, paint, visible_width};
use super::words;

/// A line for each disc and what it does, one for each scoring.
pub(super) fn tell(events: &[Event], you: Option<Seat>) -> Vec<String> {
    let mut story = Story {
        you,
        is_single: events.len() == 1,
        actor: None,
        lines: Vec::new(),
    };
    for event in events {
        story.tell(*event);
    }
    story.lines
}

struct Story {
    you: Option<Seat>,
    /// Where tiles come and who gets cards is told only by itself: the board says it better.
    is_single: bool,
    /// Whose disc the last line is about.
    actor: Option<Seat>,
    lines: Vec<String>,
}

impl Story {
    fn tell(&mut self, event: Event) {
        let you = self.you;
        match event {
            Event::Started { starter } => {
                self.say(paint(BOLD, format!("{}.", does(starter, "start", you))));
            }
            Event::CellLaid { cell, act } => self.say_alone(format!("Cell {cell} gets {act}.")),
            Event::TileLaid { space, tile } => {
                self.say_alone(format!("Space {space} of the council gets {tile}."));
            }
            Event::Dealt { seat } => {
                self.say_alone(format!("{} a final scoring card.", does(seat, "get", you)));
            }
            Event::Opened { card } => self.say(format!("The final scoring card {card} lies open.")),
            Event::Kept { seat } => {
                self.say(format!("{} a final scoring card.", does(seat, "keep", you)));
            }
            Event::Took { seat, act } => {
                self.say(format!("{} the start card {act}.", does(seat, "take", you)));
            }
            Event::Placed {
                seat,
                street,
                white,
            } => {
                let disc = if white { "a white disc" } else { "a disc" };
                let puts = does(seat, "put", you);
                self.act(seat, format!("{puts} {disc} on street {street}"));
            }
            Event::Activated { seat, height } => {
                self.act(
                    seat,
                    format!(
                        "{} with the disc at height {height}",
                        does(seat, "act", you)
                    ),
                );
            }
            Event::Did { seat, deed } => self.add(seat, &words::deed(deed)),
            Event::Played { seat, deed } => {
                self.add(seat, &format!("by card {}", words::deed(deed)));
            }
            Event::DrawsInstead { seat, act } => {
                self.add(seat, &format!("a card instead of {act}"));
            }
            Event::Skipped { seat, act } => self.add(seat, &format!("without {act}")),
            Event::NoCard { seat } => self.add(seat, "but there is no card"),
            Event::Drew { seat } => {
                // The line that says for what it was drawn is enough.
                if self.actor != Some(seat) {
                    self.say(format!("{} a card.", does(seat, "draw", you)));
                }
            }
            Event::Reshuffled { n_cards } => {
                self.say(format!(
                    "The discard pile becomes the deck: {n_cards} cards."
                ));
            }
            Event::Seated { seat, space } => {
                self.say(format!(
                    "{} a seat on space {space}.",
                    does(seat, "get", you)
                ));
            }
            Event::WhiteKept { seat } => {
                self.say(format!(
                    "{} the white disc into the reserve.",
                    does(seat, "take", you)
                ));
            }
            Event::WhiteMoved { street, height } => self.say(format!(
                "The disc at height {height} of street {street} is exchanged for the white one."
            )),
            Event::DiscGone { seat } => {
                let whose = seat.map_or("A white disc".to_owned(), |seat| {
                    format!("A disc of seat {seat}")
                });
                self.say(format!("{whose} leaves the game."));
            }
            Event::Scored { tile, points, .. } => {
                let points = self.points(&points);
                self.say(format!(
                    "{} {points}",
                    paint(BOLD, format!("{tile} is scored:"))
                ));
            }
            Event::CardScored {
                card,
                keeper,
                points,
            } => {
                let from = keeper.map_or("open".to_owned(), |seat| format!("of seat {seat}"));
                let points = self.points(&points);
                let heading = paint(BOLD, format!("Final scoring card {card} ({from}):"));
                self.say(format!("{heading} {points}"));
            }
        }
    }

    fn points(&self, points: &Points) -> String {
        let seats = Seat::all(points.by_seat().len() as u8).zip(points.by_seat());
        let parts: Vec<String> = seats
            .filter(|(_, points)| **points > 0)
            .map(|(seat, points)| format!("{} +{points}", name(seat, self.you)))
            .collect();
        match parts.is_empty() {
            true => "nobody gets points".to_owned(),
            false => parts.join(" · "),
        }
    }

    fn say(&mut self, line: String) {
        self.actor = None;
        self.lines.push(line);
    }

    fn say_alone(&mut self, line: String) {
        if self.is_single {
            self.say(line);
        }
    }

    fn act(&mut self, seat: Seat, line: String) {
        self.say(line);
        self.actor = Some(seat);
    }

    fn add(&mut self, seat: Seat, what: &str) {
        let addition = format!(" · {what}");
        let line = self.lines.last_mut().filter(|_| self.actor == Some(seat));
        match line {
            Some(line) if visible_width(line) + visible_width(&addition) <= MAX_COLUMNS => {
                line.push_str(&addition);
            }
            _ => self.act(seat, format!("{}: {what}", name(seat, self.you))),
        }
    }
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use tessera_engine::Game;
    use tessera_engine::calimala::Calimala;

    use super::*;

    #[test]
    fn a_disc_is_one_line() {
        let mut position = Calimala::new(
            &"seats=3 layout=first".parse().unwrap(),
            Calimala::RULES_VERSION,
        );
        let mut list = Vec::new();
        position.apply("start0".parse().unwrap(), &mut ());
        // Whatever comes first, until everybody has a start card.
        while !position.is_legal("place:l".parse().unwrap()) {
            position.legal_actions(&mut list);
            position.apply(list[0], &mut ());
        }
        let mut events = Vec::new();
        for action in "place:l draw:contribute card:ship wood done place:l wood".split(' ') {
            assert!(position.is_legal(action.parse().unwrap()), "{action}");
            position.apply(action.parse().unwrap(), &mut events);
        }
        let told = tell(&events, Some(Seat::new(0))).join("\n");
        let expected = "You put a disc on street l · a card instead of contribute · 1 wood\n\
            Seat 1 puts a disc on street l · 1 wood";
        assert_eq!(strip_str(&told).to_string(), expected);
    }
}
