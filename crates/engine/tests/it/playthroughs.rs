//! One whole game of each setup, written out with everything the rules say on the way: what was
//! legal, what was played, what happened. Whoever changes a rule sees here what it changes.

use std::fmt::Write;

use tessera_engine::{Entry, Game, Table, Turn, Viewer, for_each_game};

use crate::golden;
use crate::players::{Player, whole_game};

for_each_game!(test_each, check_all);

fn check_all<G: Game>() {
    for setup in G::setups() {
        let name = setup.to_string().replace(' ', "-").replace('=', "");
        golden::check(
            &format!("{}/playthroughs/{name}.txt", G::NAME),
            &written_out::<G>(&setup),
        );
    }
}

fn written_out<G: Game>(setup: &G::Setup) -> String {
    let game = whole_game::<G>(setup, Player::Greedy, 7);
    let mut table: Table<G> = Table::new(setup.clone());
    let mut text = format!("{}/{} {setup}\n", G::NAME, G::RULES_VERSION);
    let mut actions = Vec::new();
    for &entry in game.log() {
        let Entry::Act { actor, action } = entry else {
            panic!("nothing is taken back in {entry}");
        };
        table.position().legal_actions(&mut actions);
        let _ = write!(
            text,
            "\n{}. {actor} {action}\n   of {}:",
            table.seq(),
            actions.len()
        );
        for legal in &actions {
            let _ = write!(text, " {legal}");
        }
        text.push('\n');
        let mut events = Vec::new();
        table
            .play(actor, action, &mut events)
            .expect("played before");
        for event in events {
            let _ = writeln!(
                text,
                "   {}",
                serde_json::to_string(&event).expect("plain data")
            );
        }
    }
    let Turn::Over(outcome) = table.position().turn() else {
        panic!("the game is over");
    };
    let _ = writeln!(
        text,
        "\nscores {:?} ranks {:?}",
        outcome.scores(),
        outcome.ranks()
    );
    let view = table.position().view(Viewer::Spectator);
    let _ = writeln!(
        text,
        "{}",
        serde_json::to_string_pretty(&view).expect("plain data")
    );
    text
}
