mod bench;
mod clock;
mod progress;
fn main() {
    use tessera_engine::*;
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    bench::run::<azul::Azul>(
        &"seats=2 wall=coloured".parse().unwrap(),
        bench::Amount::Games(n),
        1,
        true,
        &mut std::io::stdout(),
    )
    .unwrap();
}
