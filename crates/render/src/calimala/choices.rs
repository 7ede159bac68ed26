//! What may be clicked: cards before the game, discs on streets, discs for the council. What an
//! activated disc may do is in `act.rs`.

mod promote;

use tessera_engine::Seat;
use tessera_engine::calimala::material::{ACTIVE_DISCS, Tile};
use tessera_engine::calimala::{Action, Calimala, Street};

use super::act as activated;
use super::pieces::{
    act_symbol, disc_class, disc_symbol, discs, scored_next, side_symbol, site_symbol, street_acts,
};
use super::standing;
use super::words::{act_key, act_title, owners, points_list, site_name, street_title};
use crate::words::say;
use crate::{Choice, Choices, Flag, Ghost, Pov, Then};

/// The question of this position; what it is follows from the actions.
pub(super) fn choices(pov: &Pov<'_, Calimala>, actions: &[Action]) -> Choices {
    let words = pov.words;
    match actions.first() {
        Some(Action::Keep(_)) => Choices {
            prompt: words.say("calimala-ask-keep"),
            step: words.say("calimala-step-keep"),
            clause: "KA-2.6",
            usual: None,
            spots: actions
                .iter()
                .filter_map(|&action| keep(pov, action))
                .collect(),
        },
        Some(Action::Take(_)) => Choices {
            prompt: words.say("calimala-ask-take"),
            step: words.say("calimala-step-take"),
            clause: "KA-2.7",
            usual: None,
            spots: actions
                .iter()
                .filter_map(|&action| take(pov, action))
                .collect(),
        },
        Some(Action::Place { .. }) => place(pov, actions),
        Some(Action::Promote { .. }) => promote::choices(pov, actions),
        _ => activated::choices(pov, actions),
    }
}

fn keep(pov: &Pov<'_, Calimala>, action: Action) -> Option<Choice> {
    let Action::Keep(card) = action else {
        return None;
    };
    let words = pov.words;
    let site = card.name();
    Some(Choice {
        why: Some(say!(words, "calimala-why-keep", site = site)),
        icon: Some((site_symbol(card), "")),
        ..done(
            format!("keep-{card}"),
            say!(words, "calimala-label-keep", site = site),
            site_name(words, card),
            action,
            say!(words, "calimala-confirm-keep", site = site),
        )
    })
}

fn take(pov: &Pov<'_, Calimala>, action: Action) -> Option<Choice> {
    let Action::Take(act) = action else {
        return None;
    };
    let words = pov.words;
    Some(Choice {
        icon: Some((act_symbol(act), "")),
        ..done(
            format!("take-{act}"),
            say!(words, "calimala-label-take", act = act.name()),
            act_title(words, act),
            action,
            say!(words, "calimala-confirm-take", act = act.name()),
        )
    })
}

/// First the street, then the disc, unless only one kind of disc is left.
fn place(pov: &Pov<'_, Calimala>, actions: &[Action]) -> Choices {
    let words = pov.words;
    let streets = Street::all().filter_map(|street| place_on(pov, street, actions));
    Choices {
        prompt: words.say("calimala-ask-place"),
        step: words.say("calimala-step-place"),
        clause: "KA-3.1",
        usual: None,
        spots: streets.collect(),
    }
}

fn place_on(pov: &Pov<'_, Calimala>, street: Street, actions: &[Action]) -> Option<Choice> {
    let is_here =
        |action: &&Action| matches!(action, Action::Place { street: to, .. } if *to == street);
    let mut here = actions.iter().filter(is_here).copied();
    let first = here.next()?;
    let words = pov.words;
    let score = scoring(pov, street);
    let warning = score.as_ref().map(|tile| warning(pov, *tile));
    let with_warning = |text: String| match &warning {
        Some(warning) => format!("{text} {warning}"),
        None => text,
    };
    let why = with_warning(street_effect(pov, street));
    let owner = disc_owner(pov, first);
    let choice = |then| Choice {
        spot: format!("street-{street}"),
        label: street_label(pov, street),
        short: street_title(words, pov.view, street),
        icon: None,
        flag: score.map(|tile| Flag {
            text: say!(words, "calimala-terminal-tile", tile = tile.name()),
            minus: false,
        }),
        why: Some(why.clone()),
        ghosts: vec![disc_ghost(pov, street, owner)],
        then,
    };
    let Some(second) = here.next() else {
        return Some(choice(act(first, put_text(pov, first))));
    };
    Some(choice(Then::Ask(Choices {
        prompt: words.say("calimala-ask-disc"),
        step: words.say("calimala-step-disc"),
        clause: "KA-3.2",
        usual: Some("disc-own".to_owned()),
        spots: [first, second]
            .map(|action| disc(pov, street, action))
            .map(|choice| Choice {
                why: choice.why.map(with_warning),
                ..choice
            })
            .into(),
    })))
}

/// One kind of disc for a street.
fn disc(pov: &Pov<'_, Calimala>, street: Street, action: Action) -> Choice {
    let words = pov.words;
    let owner = disc_owner(pov, action);
    let board = &pov.view.boards[pov.hero.index()];
    let (kind, left) = match owner {
        Some(_) => ("own", board.coloured),
        None => ("white", board.white),
    };
    Choice {
        icon: Some((disc_symbol(owner), disc_class(owner))),
        why: Some(say!(words, "calimala-why-disc", kind = kind)),
        ghosts: vec![disc_ghost(pov, street, owner)],
        ..done(
            format!("disc-{kind}"),
            say!(words, "calimala-label-disc", kind = kind, n = left),
            say!(words, "calimala-short-disc", kind = kind, n = left),
            action,
            put_text(pov, action),
        )
    }
}

fn disc_owner(pov: &Pov<'_, Calimala>, action: Action) -> Option<Seat> {
    let is_white = matches!(action, Action::Place { white: true, .. });
    (!is_white).then_some(pov.hero)
}

fn disc_ghost(pov: &Pov<'_, Calimala>, street: Street, owner: Option<Seat>) -> Ghost {
    let height = discs(pov.view, street).count();
    Ghost {
        at: format!("st-{street}-{height}"),
        symbol: side_symbol(owner),
        class: disc_class(owner),
    }
}

/// "Put a disc on wood–ship".
fn put_text(pov: &Pov<'_, Calimala>, action: Action) -> String {
    let Action::Place { white, street } = action else {
        return String::new();
    };
    let [first, second] = street_acts(pov.view, street).map(act_key);
    let kind = if white { "white" } else { "own" };
    say!(
        pov.words,
        "calimala-confirm-place",
        first = first,
        second = second,
        kind = kind
    )
}

/// A street with its actions and the discs on it, from the top.
pub(super) fn street_label(pov: &Pov<'_, Calimala>, street: Street) -> String {
    let [first, second] = street_acts(pov.view, street).map(act_key);
    let on_it = discs(pov.view, street).rev();
    say!(
        pov.words,
        "calimala-label-street",
        first = first,
        second = second,
        n = on_it.clone().count(),
        discs = owners(pov, on_it)
    )
}

/// The tile that a disc on this street brings to a scoring, because it is the fourth.
fn scoring(pov: &Pov<'_, Calimala>, street: Street) -> Option<Tile> {
    let is_full = discs(pov.view, street).count() == ACTIVE_DISCS as usize;
    scored_next(pov.view).filter(|_| is_full)
}

/// What that scoring gives as it stands.
fn warning(pov: &Pov<'_, Calimala>, tile: Tile) -> String {
    let points = points_list(pov, &standing::points(pov.view, tile));
    say!(
        pov.words,
        "calimala-why-score",
        tile = tile.name(),
        n = usize::from(points.is_some()),
        points = points.unwrap_or_default()
    )
}

/// Who acts after a disc on this street, and whether the council gets one.
fn street_effect(pov: &Pov<'_, Calimala>, street: Street) -> String {
    let words = pov.words;
    let view = pov.view;
    let on_it = discs(view, street).rev();
    // The new disc acts first (KA-3.5).
    let below = on_it.take(ACTIVE_DISCS as usize - 1).flatten();
    let you = words.say("calimala-you");
    let name = |owner| match owner == pov.hero {
        true => you.as_str(),
        false => pov.name(owner),
    };
    let names: Vec<&str> = below.clone().map(name).collect();
    let is_own = below.clone().eq([pov.hero]);
    let tile = scoring(pov, street);
    let (bottom, name) = match discs(view, street).next().flatten() {
        Some(owner) if owner == pov.hero => ("own", ""),
        Some(owner) => ("other", pov.name(owner)),
        None => ("white", ""),
    };
    say!(
        words,
        "calimala-why-street",
        n = below.count(),
        names = words.list(&names),
        whose = if is_own { "own" } else { "other" },
        bottom = if tile.is_some() { bottom } else { "none" },
        name = name,
        tile = tile.map_or("none", |tile| tile.name())
    )
}

/// A choice that completes a move.
pub(super) fn done(
    spot: String,
    label: String,
    short: String,
    action: Action,
    confirm: String,
) -> Choice {
    Choice {
        spot,
        label,
        short,
        icon: None,
        flag: None,
        why: None,
        ghosts: Vec::new(),
        then: act(action, confirm),
    }
}

fn act(action: Action, confirm: String) -> Then {
    Then::Act {
        action: action.to_string(),
        confirm,
    }
}
