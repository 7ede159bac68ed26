//! Laws of scenes, over whole random games of every game, seat count and variant.

use tessera_engine::Seat;
use tessera_render::{Scene, Show, joined};

use crate::stage::{Moment, play};

fn check<G: Show>() {
    for (seed, setup) in G::setups().into_iter().enumerate() {
        play::<G>(&setup, seed as u64, |moment| {
            points_are_the_change_of_scores(moment);
            points_come_in_the_order_of_the_events(moment);
            sentences_are_those_of_the_log(moment);
            what_is_shown_has_a_place(moment);
            the_last_round_is_told_when_it_begins(moment);
        });
    }
}

/// Whatever a seat has won or lost with an entry rises somewhere.
fn points_are_the_change_of_scores<G: Show>(moment: &Moment<'_, G>) {
    for seat in Seat::all(moment.sitters.len() as u8) {
        let change = G::score(moment.view, seat) - G::score(moment.before, seat);
        let points = all_points(moment.scenes);
        let sum: i16 = points
            .filter(|(whose, _)| *whose == seat)
            .map(|(_, points)| points)
            .sum();
        assert_eq!(sum, change, "of {seat:?} in {:?}", moment.scenes);
    }
}

/// What a seat gets in a row may rise in several places: it counts as one.
fn points_come_in_the_order_of_the_events<G: Show>(moment: &Moment<'_, G>) {
    let mut points = Vec::new();
    for event in moment.events {
        G::points(event, &mut points);
    }
    let happened = points.into_iter().map(|(seat, _, points)| (seat, points));
    assert_eq!(in_a_row(all_points(moment.scenes)), in_a_row(happened));
}

/// What is played says what stands in the log, word for word and in its order, however scenes are
/// joined.
fn sentences_are_those_of_the_log<G: Show>(moment: &Moment<'_, G>) {
    let (words, sitters) = (moment.words, moment.sitters);
    let played = joined(moment.scenes.iter().cloned());
    let played = played.iter().map(|scene| scene.shown(words, sitters).text);
    let played: Vec<String> = played.filter(|text| !text.is_empty()).collect();
    let told = moment.lines.iter().map(|line| line.spoken(words, sitters));
    assert_eq!(played, told.collect::<Vec<_>>());
    for line in moment.lines {
        // As the page writes it.
        let text = maud::html! { (line.text) }.into_string();
        assert!(moment.html.contains(&text), "{text} is not in the log");
    }
}

/// Points rise at a place of the page before or now, or beside the seat.
fn what_is_shown_has_a_place<G: Show>(moment: &Moment<'_, G>) {
    if moment.html_before.is_empty() {
        return;
    }
    for points in moment
        .scenes
        .iter()
        .flat_map(|scene| &scene.beats)
        .flat_map(|beat| &beat.points)
    {
        let place = format!("data-at=\"{}\"", points.at);
        let is_there = moment.html_before.contains(&place) || moment.html.contains(&place);
        assert!(is_there, "{points:?}");
    }
}

/// The sentence is told when it becomes true, not before and not again.
fn the_last_round_is_told_when_it_begins<G: Show>(moment: &Moment<'_, G>) {
    let last = |view| G::last_round(view, moment.words, moment.sitters);
    let is_new = last(moment.before).is_none() && last(moment.view).is_some();
    let sentence = last(moment.view).unwrap_or_default();
    let told = moment.lines.iter().filter(|line| line.text == sentence);
    assert_eq!(told.count(), usize::from(is_new), "{sentence}");
}

fn all_points(scenes: &[Scene]) -> impl Iterator<Item = (Seat, i16)> {
    let beats = scenes.iter().flat_map(|scene| &scene.beats);
    let points = beats.flat_map(|beat| &beat.points);
    points.map(|points| (points.seat, points.points))
}

fn in_a_row(points: impl Iterator<Item = (Seat, i16)>) -> Vec<(Seat, i16)> {
    let mut rows: Vec<(Seat, i16)> = Vec::new();
    for (seat, points) in points.filter(|(_, points)| *points != 0) {
        match rows.last_mut() {
            Some((last, sum)) if *last == seat => *sum += points,
            _ => rows.push((seat, points)),
        }
    }
    rows
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
