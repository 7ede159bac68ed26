//! What the scenes of all games' tests have in common: facts as text, and playing on from them.

use crate::{Actor, Game};

/// The facts of a text: `turn 0; factories kkyw yrrr`, apart by semicolons or lines.
pub(crate) fn facts(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(['\n', ';'])
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .map(|line| line.split_once(' ').unwrap_or((line, "")))
        .map(|(key, value)| (key, value.trim()))
}

/// Everything that may happen, as text.
pub(crate) fn legal<G: Game>(game: &G) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Plays the actions, whoever's turn it is. Each must be listed and not refused. Some cases lose
/// pieces on purpose and do not check the invariants.
#[track_caller]
pub(crate) fn play<G: Game>(
    game: &mut G,
    actions: &str,
    events: &mut Vec<G::Event>,
    checks_invariants: bool,
) {
    for text in actions.split_whitespace() {
        let action: G::Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let actor = game.turn().actor().expect("the game is over");
        if let Some(refusal) = game.refusal(actor, action) {
            panic!("{text}: {refusal}; legal {:?}", legal(game));
        }
        let listed = legal(game).contains(&text.to_string());
        assert!(listed, "{text} is not listed");
        game.apply(action, events);
        if checks_invariants {
            game.check_invariants();
        }
    }
}

/// Expects that `0 2b3` is refused, and not listed; returns the clause and the code.
#[track_caller]
pub(crate) fn refused<G: Game>(game: &G, actor_and_action: &str) -> (&'static str, &'static str) {
    let (actor, action) = actor_and_action.split_once(' ').expect("actor and action");
    let actor: Actor = actor.parse().expect("an actor");
    let action: G::Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
    let refusal = game.refusal(actor, action);
    let refusal = refusal.unwrap_or_else(|| panic!("{actor} {action} is not refused"));
    if game.turn().actor() == Some(actor) {
        assert!(
            !legal(game).contains(&action.to_string()),
            "{action} is listed"
        );
    }
    (refusal.clause(), refusal.code())
}
