//! One table: two people who do whatever comes first to mind.

use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use tessera_engine::GameName;
use tessera_server::client::{Client, Live};

use super::{LoadError, Plan};

/// How long each move took, from the request until the other one's page had it.
#[derive(Default)]
pub(super) struct Times {
    pub(super) shown: Vec<Duration>,
    pub(super) answered: Vec<Duration>,
    pub(super) n_games: usize,
    pub(super) n_frames: u64,
    pub(super) n_bytes: u64,
}

struct Person {
    client: Client,
    live: Live,
    frame: Value,
}

/// Plays until the deadline, one game after another.
pub(super) async fn play(plan: Plan, game: GameName, seed: u64) -> Result<Times, LoadError> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut times = Times::default();
    let (mut ana, mut bela) = (Client::new(plan.address), Client::new(plan.address));
    while Instant::now() < plan.deadline {
        let path = open(&mut ana, game, "seat-1=open").await?;
        bela.post(&format!("{path}/sit"), "name=Bela&seat=1")
            .await?;
        let [
            (client, live, frame),
            (other_client, other_live, other_frame),
        ] = [enter(ana, &path).await?, enter(bela, &path).await?];
        let mut people = [
            Person {
                client,
                live,
                frame,
            },
            Person {
                client: other_client,
                live: other_live,
                frame: other_frame,
            },
        ];
        play_one(&mut people, &path, &mut rng, plan, &mut times).await?;
        let [one, other] = people;
        (ana, bela) = (one.client, other.client);
        times.n_games += 1;
    }
    Ok(times)
}

async fn enter(client: Client, path: &str) -> Result<(Client, Live, Value), LoadError> {
    let mut live = client.live(path, 0).await?;
    let frame = live.next().await?;
    Ok((client, live, frame))
}

/// Opens a table for two, or for three where two cannot play; the AI has the third seat.
pub(super) async fn open(
    client: &mut Client,
    game: GameName,
    second: &str,
) -> Result<String, LoadError> {
    for seats in [2, 3] {
        let form =
            format!("game={game}&seats={seats}&name=Ana&seat-0=me&{second}&seat-2=ai-1&start=0");
        let answer = client.post("/tables", &form).await?;
        if let Some(path) = answer.location {
            return Ok(path);
        }
        if seats == 3 {
            return Err(format!("no table: {} {}", answer.status, answer.text).into());
        }
    }
    unreachable!("returned")
}

async fn play_one(
    people: &mut [Person; 2],
    path: &str,
    rng: &mut Pcg64Mcg,
    plan: Plan,
    times: &mut Times,
) -> Result<(), LoadError> {
    loop {
        let seq = people[0].seq().max(people[1].seq());
        for person in &mut *people {
            person.update_to(seq, times).await?;
        }
        if people[0].frame["is_over"] == true || Instant::now() >= plan.deadline {
            return Ok(());
        }
        let Some(turn) = people.iter().position(Person::is_my_turn) else {
            // The AI's turn.
            people[0].update_to(seq + 1, times).await?;
            continue;
        };
        if !plan.think.is_zero() {
            // Not all at once: people differ.
            let part = rng.random_range(0.5..1.5);
            tokio::time::sleep(plan.think.mul_f64(part)).await;
        }
        let action = people[turn].any_action(rng).ok_or("no choices")?;
        let form = format!("seq={seq}&action={}", encode(&action));
        let begin = Instant::now();
        let [one, other] = people;
        let (actor, watcher) = if turn == 0 {
            (one, other)
        } else {
            (other, one)
        };
        let actions = format!("{path}/actions");
        let answer = async {
            let answer = actor.client.post(&actions, &form).await?;
            Ok::<_, LoadError>((answer, begin.elapsed()))
        };
        let shown = async {
            watcher.update_to(seq + 1, times).await?;
            Ok::<_, LoadError>(begin.elapsed())
        };
        let ((answer, answered), shown) = tokio::try_join!(answer, shown)?;
        if answer.status != 200 {
            return Err(format!("{action}: {} {}", answer.status, answer.text).into());
        }
        if begin >= plan.begin {
            times.answered.push(answered);
            times.shown.push(shown);
        }
        actor.frame = answer.json()["frame"].clone();
    }
}

impl Person {
    fn seq(&self) -> u64 {
        self.frame["seq"].as_u64().unwrap_or(0)
    }

    fn is_my_turn(&self) -> bool {
        self.frame["is_my_turn"] == true
    }

    async fn update_to(&mut self, seq: u64, times: &mut Times) -> Result<(), LoadError> {
        while self.seq() < seq {
            let text = self.live.next_text().await?;
            times.n_frames += 1;
            times.n_bytes += text.len() as u64;
            let frame: Value = serde_json::from_str(&text)?;
            if frame["seq"].as_u64().unwrap_or(0) >= self.seq() {
                self.frame = frame;
            }
        }
        Ok(())
    }

    fn any_action(&self, rng: &mut Pcg64Mcg) -> Option<String> {
        let mut step = &self.frame["choices"];
        loop {
            let spots = step["spots"].as_array()?;
            let choice = &spots[rng.random_range(0..spots.len())];
            match choice["act"]["action"].as_str() {
                Some(action) => return Some(action.to_owned()),
                None => step = &choice["ask"],
            }
        }
    }
}

fn encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}
