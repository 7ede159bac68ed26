//! The end of a game: who won and by what, the finished board, and what next.

use maud::{Markup, html};
use tessera_engine::Seat;

use super::course::course;
use super::sheet::ScoreSheet;
use super::{TablePov, Wait, next};
use crate::Show;
use crate::choice::signed;
use crate::html::{mark, piece, seat_class};
use crate::words::say;

/// What a table knows about its end, beside the scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End<'a> {
    /// The id of the table.
    pub id: &'a str,
    /// The highest level of the AI, where one person plays with nobody else.
    pub level: Option<u8>,
    /// How many games in a row that person had lost against this level before this one.
    pub n_defeats: usize,
    /// Who gave up. Where two play, the game ended with that.
    pub resigned: &'a [Seat],
    /// The points of each seat after each action.
    pub course: &'a [Vec<i16>],
}

impl End<'_> {
    /// The seat that ended the game before its time.
    fn cut_by(&self, sheet: &ScoreSheet) -> Option<&Seat> {
        self.resigned.first().filter(|_| sheet.scores.len() == 2)
    }
}

/// How a game ended for the person who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    Won,
    Lost,
    /// A shared win.
    Drawn,
    /// Somebody else's game.
    Watched,
}

impl Ending {
    pub(super) fn of<G: Show>(table: &TablePov<'_, G>, sheet: &ScoreSheet) -> Ending {
        let n_winners = sheet.ranks.iter().filter(|&&rank| rank == 1).count();
        match (
            table.pov.is_own,
            sheet.ranks[table.pov.hero.index()],
            n_winners,
        ) {
            (false, ..) => Ending::Watched,
            (true, 1, 1) => Ending::Won,
            (true, 1, _) => Ending::Drawn,
            (true, ..) => Ending::Lost,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Ending::Won => "is-win",
            Ending::Lost => "is-loss",
            Ending::Drawn => "is-draw",
            Ending::Watched => "is-watched",
        }
    }
}

/// The region of the page, once the game is over.
pub(super) fn end<G: Show>(table: &TablePov<'_, G>, sheet: &ScoreSheet, end: &End<'_>) -> Markup {
    let pov = &table.pov;
    let words = pov.words;
    let result = Ending::of(table, sheet);
    html! {
        section #sheet .end.(result.class()).many[sheet.scores.len() > 2] aria-labelledby="end-title" {
            article.res.sheet.plate {
                div.frieze aria-hidden="true" {
                    @for number in 0..N_FRIEZE {
                        @if let Some((symbol, class)) = frieze::<G>(number) { (piece(symbol, class)) }
                    }
                }
                div.res-h {
                    h2 #end-title tabindex="-1" { (heading(table, sheet, end)) }
                    p { (margin(table, sheet, end)) }
                }
                (sources(table, sheet))
                @if let Some(tip) = tip(table, sheet, end) { p.tip { (tip) } }
            }
            section.wl.sheet.plate aria-label=(words.say("end-board")) {
                @match G::end_board(pov) {
                    Some(board) => (board),
                    // What everybody sees, as it can be sent to others.
                    None => img.end-pic src={ "/t/" (end.id) "/board.svg" } alt=(words.say("end-board"))
                        width="876" height="558";
                }
            }
            section.ot.sheet aria-label=(words.say("end-course")) {
                @for seat in pov.others() { @if let Some(board) = G::end_other(pov, seat) { (board) } }
                (course(table, end))
            }
            (next::next(table, result, end))
        }
    }
}

const N_FRIEZE: usize = 18;

fn frieze<G: Show>(number: usize) -> Option<(&'static str, &'static str)> {
    G::FRIEZE.get(number % G::FRIEZE.len().max(1)).copied()
}

/// "You win!", in a sentence.
fn heading<G: Show>(table: &TablePov<'_, G>, sheet: &ScoreSheet, end: &End<'_>) -> String {
    let pov = &table.pov;
    let words = pov.words;
    if pov.is_own && end.resigned.contains(&pov.hero) {
        return words.say("end-resigned-own");
    }
    if let Some(&seat) = end.cut_by(sheet) {
        return say!(words, "end-resigned", name = pov.name(seat));
    }
    let winners = winners(sheet).map(|seat| pov.name(seat));
    let winners: Vec<&str> = winners.collect();
    match (Ending::of(table, sheet), &winners[..]) {
        (Ending::Won, _) => words.say("end-win"),
        (Ending::Drawn, _) => words.say("end-draw"),
        (_, [winner]) => say!(words, "end-won", name = *winner),
        (_, winners) => say!(words, "end-shared", names = words.list(winners)),
    }
}

/// By how much, against whom.
fn margin<G: Show>(table: &TablePov<'_, G>, sheet: &ScoreSheet, end: &End<'_>) -> String {
    let pov = &table.pov;
    let words = pov.words;
    let Some(rival) = rival(table, sheet) else {
        return String::new();
    };
    let (own, other) = (sheet.scores[pov.hero.index()], sheet.scores[rival.index()]);
    let (n, name) = ((own - other).unsigned_abs(), pov.name(rival));
    if end.cut_by(sheet).is_some() {
        return words.say(match (Ending::of(table, sheet), pov.is_own) {
            (Ending::Won, true) => "end-resigned-win",
            (_, true) => "end-resigned-loss",
            (_, false) => "end-resigned-watched",
        });
    }
    match Ending::of(table, sheet) {
        Ending::Won if n == 0 => say!(words, "end-tie-break", name = name),
        Ending::Lost if n == 0 => say!(words, "end-tie-break", name = name),
        Ending::Won => say!(words, "end-ahead", n = n, name = name),
        Ending::Lost => say!(words, "end-behind", n = n, name = name),
        Ending::Drawn => {
            let others = winners(sheet).filter(|&seat| seat != pov.hero);
            let others: Vec<&str> = others.map(|seat| pov.name(seat)).collect();
            say!(words, "end-draw-with", names = words.list(&others))
        }
        Ending::Watched => String::new(),
    }
}

/// Whom the own result is compared with: the best of the others.
fn rival<G: Show>(table: &TablePov<'_, G>, sheet: &ScoreSheet) -> Option<Seat> {
    let others = table.pov.others();
    others.min_by_key(|seat| (sheet.ranks[seat.index()], -sheet.scores[seat.index()]))
}

fn winners(sheet: &ScoreSheet) -> impl Iterator<Item = Seat> + '_ {
    let seats = Seat::all(sheet.ranks.len() as u8);
    seats.filter(|seat| sheet.ranks[seat.index()] == 1)
}

/// A sentence that helps: an easier level after two defeats, or where the points were won.
fn tip<G: Show>(table: &TablePov<'_, G>, sheet: &ScoreSheet, end: &End<'_>) -> Option<String> {
    let words = table.pov.words;
    let result = Ending::of(table, sheet);
    if let Some(level) = end.level.filter(|&level| level > 1)
        && result == Ending::Lost
        && end.n_defeats > 0
    {
        let (this, easier) = (words.level(level), words.level(level - 1));
        let n = end.n_defeats + 1;
        return Some(say!(
            words,
            "end-easier-tip",
            n = n,
            level = this,
            easier = easier
        ));
    }
    let is_own = matches!(result, Ending::Won | Ending::Lost) && end.resigned.is_empty();
    let (own, rival) = (table.pov.hero, rival(table, sheet).filter(|_| is_own)?);
    let sign = if result == Ending::Won { 1 } else { -1 };
    let lead = |points: &[i16]| sign * (points[own.index()] - points[rival.index()]);
    let (source, points) = sheet.rows.iter().max_by_key(|(_, points)| lead(points))?;
    let is_telling = lead(points) > 0;
    is_telling.then(|| {
        say!(
            words,
            "end-decided",
            source = words.say(&format!("{}-source-{}", G::NAME, source.key)),
            own = signed(points[own.index()]),
            other = signed(points[rival.index()]),
        )
    })
}

/// The points by source, with a bar for each where only two play.
fn sources<G: Show>(table: &TablePov<'_, G>, sheet: &ScoreSheet) -> Markup {
    let pov = &table.pov;
    let words = pov.words;
    // The own column comes first.
    let seats = || std::iter::once(pov.hero).chain(pov.others());
    let rows = sheet.rows.iter();
    let rows = rows.filter(|(_, points)| points.iter().any(|&points| points != 0));
    let most = rows.clone().flat_map(|(_, points)| points);
    let most = most.map(|points| points.unsigned_abs()).max().unwrap_or(1);
    html! {
        div.src-w tabindex="0" role="group" aria-label=(words.say("end-sources")) {
        table.src {
            caption.sr { (words.say("end-sources")) }
            thead { tr {
                td {}
                @for seat in seats() {
                    th scope="col" { (mark(seat)) span { (pov.name(seat)) } @if let Some(who) = who(table, seat) { " " small { (who) } } }
                }
            } }
            tbody {
                @for (number, (source, points)) in rows.enumerate() {
                    tr class={ "s" (number.min(MAX_DELAYED)) } {
                        th scope="row" {
                            a href={ "/rules/" (G::NAME) "#" (source.clause) } {
                                (words.say(&format!("{}-source-{}", G::NAME, source.key)))
                            }
                        }
                        @for seat in seats() {
                            @let points = points[seat.index()];
                            td.neg[points < 0].zero[points == 0] {
                                b { (signed(points)) }
                                (bar(seat, points, most))
                            }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.say("table-sheet-total")) }
                    @for seat in seats() {
                        @let (score, rank) = (sheet.scores[seat.index()], sheet.ranks[seat.index()]);
                        td.won[rank == 1].lost[rank != 1] {
                            b.end-t data-count=(score) { (words.number(i64::from(score))) }
                            @if sheet.scores.len() > 2 { " " small { (say!(words, "table-place", place = rank)) } }
                        }
                    }
                }
            }
        }
        }
    }
}

/// The last row whose points come one after the other.
const MAX_DELAYED: usize = 8;

/// The points as a length, for those who look.
fn bar(seat: Seat, points: i16, most: u16) -> Markup {
    let width = u32::from(points.unsigned_abs()) * 100 / u32::from(most);
    html! {
        @if width > 0 {
            svg.bar2.m[points < 0].(seat_class(seat)) viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                rect x="0" y="0" width=(width) height="10" {}
            }
        }
    }
}

/// Who this is: "you", or the name of the level.
fn who<G: Show>(table: &TablePov<'_, G>, seat: Seat) -> Option<String> {
    let pov = &table.pov;
    if pov.is_own && seat == pov.hero {
        return Some(pov.words.say("table-you"));
    }
    let level = pov.sitters[seat.index()].level?;
    Some(pov.words.level(level))
}

/// The end in one sentence, for those who do not see it.
pub(super) fn spoken<G: Show>(table: &TablePov<'_, G>) -> Option<String> {
    let (sheet, end) = (table.sheet?, table.end?);
    if table.wait != Wait::Over {
        return None;
    }
    let pov = &table.pov;
    let scores = std::iter::once(pov.hero).chain(pov.others());
    let scores = scores.map(|seat| format!("{} {}", pov.name(seat), sheet.scores[seat.index()]));
    let scores: Vec<String> = scores.collect();
    let scores: Vec<&str> = scores.iter().map(String::as_str).collect();
    let result = heading(table, sheet, end);
    Some(say!(
        pov.words,
        "end-said",
        result = result,
        scores = pov.words.list(&scores)
    ))
}
