//! What happens in Calçada, in words.

use tessera_engine::Seat;
use tessera_engine::calcada::Event;
use tessera_engine::calcada::material::N_SPACES;

use super::super::{BOLD, count, does, name, paint};
use super::tile::{colour_name, stone, stones, tile};

/// One line for a turn, one for what a completed district brings.
pub(super) fn tell(events: &[Event], you: Option<Seat>) -> Vec<String> {
    let n_laid = events
        .iter()
        .filter(|event| matches!(event, Event::Laid { .. }))
        .count();
    let mut story = Story {
        you,
        tells_stones: n_laid == 1,
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
    /// After several heaps of stones the ring is shown, which says it better.
    tells_stones: bool,
    /// What the last line is about. The next event of the same topic is added to it.
    topic: Option<Topic>,
    lines: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    Turn,
    TurnedUp,
}

impl Story {
    fn tell(&mut self, event: Event) {
        match event {
            Event::Started { seat } => {
                self.say(None, format!("{}.", does(seat, "start", self.you)));
            }
            Event::Laid {
                space,
                stones: laid,
            } => {
                if self.tells_stones {
                    self.say(None, format!("Space {space} gets {}", stones(laid)));
                }
            }
            Event::TurnedUp { colour, motif } => {
                if self.topic != Some(Topic::TurnedUp) {
                    self.say(Some(Topic::TurnedUp), "Turned up: ".to_owned());
                }
                self.append(&tile(colour, motif));
            }
            Event::RoundBegan { round, .. } => {
                self.say(None, paint(BOLD, format!("Round {round}.")));
            }
            Event::Moved {
                seat,
                space,
                colour,
            } => {
                let (pays, next) = (does(seat, "pay", self.you), (space + 1) % N_SPACES);
                let stone = stone(colour);
                self.say(
                    None,
                    format!("{pays} a bonus tile: {stone} goes from {space} to {next}"),
                );
            }
            Event::MovedOnly {
                seat,
                space,
                colour,
            } => {
                let (name, next) = (name(seat, self.you), (space + 1) % N_SPACES);
                let stone = stone(colour);
                let line =
                    format!("{name} can declare nothing: {stone} goes from {space} to {next}");
                self.say(None, line);
            }
            Event::Declared {
                seat,
                space,
                colour,
                number,
            } => {
                let (declares, colour) = (does(seat, "declare", self.you), colour_name(colour));
                self.say(
                    Some(Topic::Turn),
                    format!("{declares} {colour} {number} on space {space}"),
                );
            }
            Event::Refreshed { seat, colour, .. } => {
                let (pays, colour) = (does(seat, "pay", self.you), colour_name(colour));
                self.say(None, format!("{pays} a bonus tile for new {colour} tiles"));
            }
            Event::Placed {
                seat,
                colour,
                motif,
                row,
                column,
            } => {
                let placed = format!("{} on {row}{column}", tile(colour, motif));
                match self.topic {
                    Some(Topic::Turn) => self.append(&format!(" → {placed}")),
                    _ => self.say(
                        Some(Topic::Turn),
                        format!("{} {placed}", does(seat, "place", self.you)),
                    ),
                }
            }
            Event::GainedBonusTiles { n_tiles, .. } => {
                self.append(&format!(", +{}", count(n_tiles, "bonus tile")));
            }
            scored => self.tell_points(scored),
        }
    }

    fn tell_points(&mut self, event: Event) {
        match event {
            Event::Completed {
                seat,
                district,
                n_tiles,
                multiplier,
                points,
                ..
            } => {
                let completes = does(seat, "complete", self.you);
                let sum = format!("{n_tiles} × {multiplier} = +{points}");
                self.say(None, format!("{completes} district {district}: {sum}"));
            }
            Event::Closed { colour, points, .. } => {
                self.append(&format!(" · {} is closed: +{points}", colour_name(colour)));
            }
            Event::FinalScore {
                seat,
                motifs,
                incomplete,
                bonus,
                score,
            } => {
                let name = name(seat, self.you);
                self.say(
                    None,
                    format!(
                        "{name}: motifs +{motifs} · incomplete districts +{incomplete} \
                         · bonus tiles +{bonus} = {score}"
                    ),
                );
            }
            other => unreachable!("{other:?} gives no points"),
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

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use tessera_engine::calcada::Calcada;
    use tessera_engine::{Game, Turn};

    use super::*;

    const SETUP: &str = "start0 ring0:b ring1:by ring2:byr ring3:yrgk ring4:rggkk \
        up:bT up:bS up:bB up:yT up:yS up:yC up:rT up:rS up:rC up:gT up:gS up:gC up:kT up:kS up:kC";

    #[test]
    fn a_turn_is_one_line() {
        check("d3y T22", &["You declare yellow 4 on space 3 → [yT] on 22"]);
        check(
            "d0b B00 m1b d1y S12",
            &[
                "You declare blue 1 on space 0 → [bB] on 00, +2 bonus tiles",
                "Seat 1 pays a bonus tile: ●b goes from 1 to 2",
                "Seat 1 declares yellow 2 on space 1 → [yS] on 12",
                "Round 2.",
            ],
        );
        check(
            "d3y refresh up:yG up:yG up:yB G22",
            &[
                "You declare yellow 4 on space 3",
                "You pay a bonus tile for new yellow tiles",
                "Turned up: [yG][yG][yB]",
                "You place [yG] on 22",
            ],
        );
    }

    #[test]
    fn a_completed_district_has_a_line_of_its_own() {
        check(
            "d0b B00 d4g T33 d2b S01",
            &[
                "You declare blue 1 on space 0 → [bB] on 00, +2 bonus tiles",
                "Seat 1 declares green 5 on space 4 → [gT] on 33",
                "Round 2.",
                "You declare blue 3 on space 2 → [bS] on 01",
                "You complete district A: 2 × 3 = +6",
            ],
        );
    }

    fn check(actions: &str, lines: &[&str]) {
        let mut position = Calcada::new(&Calcada::setups()[0], Calcada::RULES_VERSION);
        for action in SETUP.split_whitespace() {
            position.apply(action.parse().unwrap(), &mut ());
        }
        assert_eq!(position.turn(), Turn::Decision(Seat::new(0)));
        let mut events = Vec::new();
        for action in actions.split(' ') {
            let action = action.parse().unwrap();
            assert!(position.is_legal(action), "{action}");
            position.apply(action, &mut events);
        }
        let told = tell(&events, Some(Seat::new(0))).join("\n");
        assert_eq!(strip_str(&told).to_string(), lines.join("\n"));
    }
}
