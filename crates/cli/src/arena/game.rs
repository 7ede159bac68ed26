//! One game of the arena.

use std::time::{Duration, Instant};

use tessera_engine::{Actor, Outcome, Seat, Table, Turn};
use tessera_search::{Histories, Knowledge, Player, SystemClock};

use super::external::{Bot, BotFailure};
use super::schedule::Fixture;

/// How a game went, by player.
pub(super) struct Played {
    pub(super) results: Vec<PlayerResult>,
    pub(super) failure: Option<Failed>,
}

/// What a game brought a player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PlayerResult {
    /// The part of the first place: 1 for the only winner, 0.5 for one of two.
    pub(super) share: f64,
    /// None in a game that a bot has lost before its end.
    pub(super) score: Option<i16>,
    /// Decisions among several actions, and the time for them.
    pub(super) n_decisions: u64,
    pub(super) time: Duration,
}

/// A player who takes part in every game.
pub(super) enum Entrant<G: Knowledge> {
    BuiltIn(Box<Player<G>>),
    /// A bot, by the command that starts it.
    External(String),
}

/// A bot that lost the game before its end.
pub(super) struct Failed {
    pub(super) player: usize,
    pub(super) seat: Seat,
    pub(super) reason: String,
}

/// Plays a game to its end, or until a bot fails: then it has lost, and all others share the first
/// place.
pub(super) fn play<G: Knowledge>(
    setup: &G::Setup,
    players: &[Entrant<G>],
    fixture: &Fixture,
    bot_time: Duration,
) -> Played {
    let mut game = Match::<G>::begin(setup, players, fixture, bot_time);
    let end = game.run();
    let (ranks, scores) = match &end {
        End::Regular(outcome) => (outcome.ranks().to_vec(), Some(outcome.scores())),
        End::Failed(seat, _) => (ranks_without(*seat, fixture.by_seat.len()), None),
    };
    let n_first = ranks.iter().filter(|&&rank| rank == 1).count();
    let mut played = Played {
        results: vec![PlayerResult::default(); ranks.len()],
        failure: None,
    };
    for (seat, chair) in game.chairs.into_iter().enumerate() {
        let player = fixture.by_seat[seat];
        played.results[player] = PlayerResult {
            share: if ranks[seat] == 1 {
                1.0 / n_first as f64
            } else {
                0.0
            },
            score: scores.map(|scores| scores[seat]),
            n_decisions: chair.n_decisions,
            time: chair.time,
        };
        match (chair.decider, &end) {
            (Decider::Bot(bot), End::Failed(failed, failure)) if failed.index() == seat => {
                played.failure = Some(Failed {
                    player,
                    seat: *failed,
                    reason: reason(failure, bot.give_up()),
                });
            }
            (Decider::Bot(bot), _) => bot.finish(&ranks, scores),
            (Decider::BuiltIn(_), _) => {}
        }
    }
    played
}

/// All share the first place but this one.
fn ranks_without(loser: Seat, n_seats: usize) -> Vec<u8> {
    let last = n_seats as u8;
    let rank = |seat: usize| if seat == loser.index() { last } else { 1 };
    (0..n_seats).map(rank).collect()
}

fn reason(failure: &BotFailure, last_words: Option<String>) -> String {
    match last_words {
        Some(words) => format!("{failure}; it last said: {words}"),
        None => failure.to_string(),
    }
}

struct Match<'a, G: Knowledge> {
    table: Table<G>,
    fixture: &'a Fixture,
    chairs: Vec<Chair<G>>,
    histories: Histories<G::Action>,
    legal: Vec<G::Action>,
}

/// Who sits in a seat, and for how long he has thought.
struct Chair<G: Knowledge> {
    decider: Decider<G>,
    n_decisions: u64,
    time: Duration,
}

enum Decider<G: Knowledge> {
    BuiltIn(Box<Player<G>>),
    Bot(Bot),
}

enum End {
    Regular(Outcome),
    Failed(Seat, BotFailure),
}

impl<'a, G: Knowledge> Match<'a, G> {
    fn begin(
        setup: &G::Setup,
        players: &[Entrant<G>],
        fixture: &'a Fixture,
        bot_time: Duration,
    ) -> Match<'a, G> {
        let table = Table::<G>::new(setup.clone());
        let n_seats = table.position().n_seats();
        let sit = |(seat, &player): (Seat, &usize)| {
            let decider = match &players[player] {
                Entrant::BuiltIn(built_in) => {
                    let player = built_in.for_game(fixture.seeds[player]);
                    Decider::BuiltIn(Box::new(player))
                }
                Entrant::External(command) => {
                    Decider::Bot(Bot::start(command, &table, seat, bot_time))
                }
            };
            Chair {
                decider,
                n_decisions: 0,
                time: Duration::ZERO,
            }
        };
        Match {
            chairs: Seat::all(n_seats).zip(&fixture.by_seat).map(sit).collect(),
            table,
            fixture,
            histories: Histories::new(n_seats),
            legal: Vec::new(),
        }
    }

    fn run(&mut self) -> End {
        let mut n_draws = 0;
        loop {
            match self.table.position().turn() {
                Turn::Chance => {
                    let mut rng = self.fixture.chance(n_draws);
                    let action = self.table.position().sample_chance(&mut rng);
                    self.enter(Actor::Chance, action);
                    n_draws += 1;
                }
                Turn::Decision(seat) => match self.decide(seat) {
                    Ok(action) => self.enter(Actor::Seat(seat), action),
                    Err(failure) => return End::Failed(seat, failure),
                },
                Turn::Over(outcome) => return End::Regular(outcome),
            }
        }
    }

    /// Nobody is asked when there is nothing to decide.
    fn decide(&mut self, seat: Seat) -> Result<G::Action, BotFailure> {
        let position = self.table.position();
        position.legal_actions(&mut self.legal);
        if let [only] = self.legal[..] {
            return Ok(only);
        }
        let chair = &mut self.chairs[seat.index()];
        let start = Instant::now();
        let action = match &mut chair.decider {
            Decider::BuiltIn(player) => {
                let history = self.histories.of(seat);
                let clock = SystemClock::start();
                Ok(player.choose(position, seat, history, &clock).action)
            }
            Decider::Bot(bot) => bot.decide(&self.table, &self.legal),
        };
        chair.time += start.elapsed();
        chair.n_decisions += 1;
        action
    }

    fn enter(&mut self, actor: Actor, action: G::Action) {
        self.histories.push(self.table.position(), action);
        let entered = self.table.play(actor, action, &mut ());
        entered.expect("bots are checked, players and chance choose from the legal actions");
    }
}
