//! The toy on the page: the least that a game can show. Only in a test build.
//!
//! Spots: `bet-2`. Places: `deck`, and of seat 0 `card-0` and `bet-0`.

mod board;

use maud::{Markup, html};
use tessera_engine::toy::{Action, Event, Toy, View};
use tessera_engine::{Actor, Seat};

use crate::files::game_files;
use crate::picture::{BOARD, Canvas};
use crate::scene::Scenes;
use crate::site::RulesPicture;
use crate::words::say;
use crate::{
    Beat, Choice, Choices, GameFiles, Line, PointSource, Pov, Scene, SetupOption, Show, Sitter,
    Then, Travel, Words,
};

impl Show for Toy {
    const FILES: GameFiles = game_files!("toy", style: "layout");
    const PICTURES: &'static [RulesPicture] = &[RulesPicture::mine("TO-1.2", 2)];
    const MINUTES: u8 = 1;
    const OPTIONS: &'static [SetupOption] = &[];
    const SOURCES: &'static [PointSource] = &[PointSource {
        key: "bets",
        clause: "TO-1.3",
    }];
    const FRIEZE: &'static [(&'static str, &'static str)] = &[];

    fn card_art() -> Markup {
        html! {
            rect width="320" height="220" fill="#DCE3EE" {}
            rect x="70" y="50" width="80" height="120" rx="8" fill="#2B57A6" {}
            rect x="170" y="50" width="80" height="120" rx="8" fill="#C0502D" {}
        }
    }

    fn emblem() -> Markup {
        html! {
            svg.ti viewBox="0 0 64 64" aria-hidden="true" {
                rect x="14" y="6" width="36" height="52" rx="5" fill="#2B57A6" {}
            }
        }
    }

    fn choices(pov: &Pov<'_, Toy>, actions: &[Action]) -> Choices {
        let words = pov.words;
        let spots = actions.iter().filter_map(|&action| bet(words, action));
        Choices {
            prompt: words.say("toy-prompt-bet"),
            step: words.say("toy-step-bet"),
            clause: "TO-1.2",
            usual: None,
            spots: spots.collect(),
        }
    }

    fn attempt(_: &View, path: &[&str]) -> Option<Action> {
        match *path {
            [spot] => spot.strip_prefix("bet-")?.parse().ok().map(Action::Bet),
            _ => None,
        }
    }

    fn status(view: &View, words: &Words) -> String {
        words.say(match (view.bets, view.cards) {
            ([Some(_), Some(_)], _) => "toy-status-over",
            (_, [None, None]) => "toy-status-deal",
            _ => "toy-status-bet",
        })
    }

    fn shared(pov: &Pov<'_, Toy>) -> Markup {
        board::shared(pov)
    }

    fn mine(pov: &Pov<'_, Toy>) -> Markup {
        board::mine(pov)
    }

    fn other(pov: &Pov<'_, Toy>, seat: Seat) -> Markup {
        board::other(pov, seat)
    }

    fn hand(_: &Pov<'_, Toy>) -> Option<Markup> {
        None
    }

    fn is_mine_first(_: &View) -> bool {
        true
    }

    fn picture(view: &View, canvas: &mut Canvas) {
        let [left, top, _, height] = BOARD;
        for (place, card) in view.cards.into_iter().enumerate() {
            let x = left + 300.0 * place as f32;
            canvas.rect([x, top, 260.0, height], 16.0, "sheet", "line");
            if let Some(card) = card {
                canvas.number(card.into(), x + 170.0, top + 200.0, 120.0, "ink");
            }
        }
    }

    fn score(view: &View, seat: Seat) -> i16 {
        view.scores[seat.index()]
    }

    fn note(_: &View, _: Seat, _: &Words) -> Option<String> {
        None
    }

    fn last_round(_: &View, _: &Words, _: &[Sitter]) -> Option<String> {
        None
    }

    fn scenes(
        before: &Pov<'_, Toy>,
        actor: Actor,
        _: Option<Action>,
        events: &[Event],
    ) -> Vec<Scene> {
        let words = before.words;
        let mut scenes = Scenes::new(actor);
        for &event in events {
            match event {
                Event::Dealt { seat } => {
                    let travel = Travel::new("deck", format!("card-{seat}"));
                    scenes.beat(Beat::of(vec![travel]));
                }
                Event::Bet { seat, bet } => {
                    let text = say!(words, "toy-tell-bet", n = bet);
                    scenes.tell(Some(Line::new(Some(seat), text)));
                    let travel = Travel::new("bets", format!("bet-{seat}"));
                    scenes.beat(Beat::of(vec![travel]));
                }
                Event::Revealed { seat, card } => {
                    let text = say!(words, "toy-tell-card", card = card);
                    scenes.tell(Some(Line::new(Some(seat), text)));
                }
                Event::Won { seat, points } => {
                    let line = Line::new(Some(seat), words.say("toy-tell-won"));
                    scenes.tell(Some(line.with_points(points.into())));
                    scenes.beat(Beat::scored(seat, format!("card-{seat}"), points));
                }
            }
        }
        scenes.done()
    }

    fn points(event: &Event, out: &mut Vec<(Seat, &'static str, i16)>) {
        if let Event::Won { seat, points } = *event {
            out.push((seat, "bets", points.into()));
        }
    }
}

fn bet(words: &Words, action: Action) -> Option<Choice> {
    let Action::Bet(bet) = action else {
        return None;
    };
    let label = say!(words, "toy-bet", n = bet);
    Some(Choice {
        spot: format!("bet-{bet}"),
        short: label.clone(),
        icon: None,
        flag: None,
        why: None,
        ghosts: Vec::new(),
        then: Then::Act {
            action: action.to_string(),
            confirm: label.clone(),
        },
        label,
    })
}
