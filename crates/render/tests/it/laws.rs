//! Laws of showing, over whole random games of every game, seat count and variant.

use std::collections::{BTreeMap, BTreeSet};

use tessera_render::constants::MAX_DOCK_CHOICES;
use tessera_render::{Show, Then};

use crate::stage::{Moment, NAMES, play};

fn check<G: Show>() {
    let rules = rules::<G>();
    for (seed, setup) in G::setups().into_iter().enumerate() {
        let (events, outcome) = play::<G>(&setup, seed as u64, |moment| {
            paths_are_the_legal_actions(moment);
            spots_are_on_the_page(moment, &rules);
            texts_are_said(moment);
            page_keeps_the_policy(moment);
            travels_touch_the_page(moment);
        });
        let mut sums = vec![0; outcome.scores().len()];
        let mut points = Vec::new();
        for event in &events {
            points.clear();
            G::points(event, &mut points);
            for &(seat, key, n_points) in &points {
                assert!(
                    G::SOURCES.iter().any(|source| source.key == key),
                    "{key} is no source"
                );
                sums[seat.index()] += n_points;
            }
        }
        assert_eq!(sums, outcome.scores(), "the sources of {setup}");
    }
}

/// Every action is reached, and every path means its action. Only the order of the clicks may
/// differ between paths to the same action.
fn paths_are_the_legal_actions<G: Show>(moment: &Moment<'_, G>) {
    let Some(choices) = moment.choices else {
        return;
    };
    let mut reached = BTreeMap::new();
    choices.each_path(&mut |path, action| {
        let spots: Vec<&str> = path.iter().map(|choice| choice.spot.as_str()).collect();
        let meant = G::attempt(moment.view, &spots).map(|action| action.to_string());
        assert_eq!(meant.as_deref(), Some(action), "{spots:?}");
        let mut clicks = spots.clone();
        clicks.sort_unstable();
        let before = reached.insert(action.to_owned(), clicks.clone());
        assert!(
            before.is_none_or(|before| before == clicks),
            "{action} in two ways"
        );
    });
    let legal: BTreeSet<String> = moment.actions.iter().map(ToString::to_string).collect();
    assert_eq!(reached.into_keys().collect::<BTreeSet<_>>(), legal);
}

/// Whatever is to be clicked is on the page, or few enough for the dock.
fn spots_are_on_the_page<G: Show>(moment: &Moment<'_, G>, rules: &str) {
    let Some(choices) = moment.choices else {
        return;
    };
    let mut steps = vec![choices];
    while let Some(step) = steps.pop() {
        assert!(!step.prompt.is_empty() && !step.step.is_empty());
        let clause = format!("| {} |", step.clause);
        assert!(rules.contains(&clause), "{clause} is not written");
        for choice in &step.spots {
            let spot = format!("data-spot=\"{}\"", choice.spot);
            assert!(
                moment.html.contains(&spot) || step.spots.len() <= MAX_DOCK_CHOICES,
                "{spot} is not on the page"
            );
            let unique = step.spots.iter().filter(|other| other.spot == choice.spot);
            assert_eq!(unique.count(), 1, "{} twice in a step", choice.spot);
            if let Then::Ask(next) = &choice.then {
                steps.push(next);
            }
        }
    }
}

/// The rules that the code cites.
fn rules<G: Show>() -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");
    std::fs::read_to_string(format!("{root}/{}.md", G::NAME)).expect("the rules")
}

/// No text is empty and none is the name of a message.
fn texts_are_said<G: Show>(moment: &Moment<'_, G>) {
    let raw = format!("{}-", G::NAME);
    let said = |text: &str| {
        assert!(!text.is_empty());
        assert!(!text.contains(&raw) && !text.contains("table-"), "{text}");
    };
    for line in moment.lines {
        said(&line.text);
        // The announcement says who, and ends the sentence.
        let names_twice =
            line.seat.is_some() && NAMES.iter().any(|name| line.text.starts_with(name));
        assert!(!names_twice, "{}", line.text);
        assert!(
            line.seat.is_none() || !line.text.ends_with('.'),
            "{}",
            line.text
        );
    }
    if let Some(choices) = moment.choices {
        choices.each_path(&mut |path, _| {
            for choice in path {
                said(&choice.label);
                said(&choice.short);
                if let Some(why) = &choice.why {
                    said(why);
                }
                match &choice.then {
                    Then::Ask(next) => said(&next.prompt),
                    Then::Act { confirm, .. } => said(confirm),
                }
            }
        });
    }
    assert!(!moment.html.contains(&raw), "{}", moment.html);
    assert!(!moment.html.contains(">table-") && !moment.html.contains("\"table-"));
}

/// No inline style or script, and every button has a name.
fn page_keeps_the_policy<G: Show>(moment: &Moment<'_, G>) {
    for forbidden in [" style=", "<script", " onclick="] {
        assert!(!moment.html.contains(forbidden), "{forbidden}");
    }
    for button in moment.html.split("<button").skip(1) {
        let (tag, rest) = button.split_once('>').expect("a whole tag");
        let has_text = !rest.starts_with('<') || rest.contains("<span>");
        let is_hidden = tag.contains("aria-hidden=\"true\"");
        assert!(
            tag.contains("aria-label=\"") || has_text || is_hidden,
            "<button{tag}>"
        );
        assert_eq!(tag.matches("class=\"").count(), 1, "<button{tag}>");
        assert!(!tag.contains("aria-label=\"\""), "<button{tag}>");
    }
}

/// What travels comes from the page before, or from where it has just arrived, or it arrives on the
/// page now.
fn travels_touch_the_page<G: Show>(moment: &Moment<'_, G>) {
    if moment.html_before.is_empty() {
        return;
    }
    for (place, travel) in moment.travels.iter().enumerate() {
        let has_arrived = moment.travels[..place]
            .iter()
            .any(|earlier| earlier.to == travel.from);
        let from = format!("data-at=\"{}\"", travel.from);
        let to = format!("data-at=\"{}\"", travel.to);
        assert!(
            has_arrived || moment.html_before.contains(&from) || moment.html.contains(&to),
            "{travel:?}"
        );
    }
}

macro_rules! laws {
    ([$($Position:ident in $module:ident),+ $(,)?]) => {
        $(#[test]
        fn $module() {
            check::<tessera_engine::$module::$Position>();
        })+
    };
}

tessera_engine::for_each_game!(laws);
