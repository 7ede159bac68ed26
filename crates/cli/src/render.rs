//! A position as a picture.

use std::error::Error;
use std::fs;
use std::path::Path;

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tessera_engine::{Game, GameName, Table, Viewer, with_game};
use tessera_render::{Show, picture};

use crate::Done;
use crate::args::Render;
use crate::commands::{in_file, read_record};

pub(crate) fn run(args: &Render) -> Done {
    let svg = match args.what.parse::<GameName>() {
        Ok(game) => with_game!(game, G => {
            let setup = G::setups().into_iter().next().ok_or("the game has no setup")?;
            let mut table = Table::<G>::new(setup);
            let mut rng = Pcg64Mcg::seed_from_u64(args.seed);
            while table.chance(&mut rng, &mut ()).is_some() {}
            draw(&table, args)
        }),
        Err(_) => {
            let path = Path::new(&args.what);
            let text = read_record(path)?;
            let game = GameName::of_record(&text).map_err(|error| in_file(path, error))?;
            with_game!(game, G => {
                let table = Table::<G>::load(&text).map_err(|error| in_file(path, error))?;
                draw(&table, args)
            })
        }
    }?;
    if let Some(path) = &args.svg {
        fs::write(path, &svg).map_err(|error| in_file(path, error))?;
    }
    if let Some(path) = &args.png {
        fs::write(path, picture::png(&svg)?).map_err(|error| in_file(path, error))?;
    }
    Ok(())
}

fn draw<G: Show>(table: &Table<G>, args: &Render) -> Result<String, Box<dyn Error>> {
    let steps = table.steps();
    let last = steps.len() - 1;
    let step = args.step.unwrap_or(last);
    let missing = || format!("the game has no move {step}; its last one is {last}");
    let &seq = steps.get(step).ok_or_else(missing)?;
    let (position, _) = table.position_at(seq);
    let n_seats = position.n_seats();
    if let Viewer::Seat(seat) = args.seat
        && seat.number() >= n_seats
    {
        return Err(format!("the game has seats 0 to {}", n_seats - 1).into());
    }
    let view = position.view(args.seat);
    Ok(picture::picture::<G>(&view, position.turn(), n_seats))
}
