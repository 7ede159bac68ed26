//! Players as they are told to be.

use tessera_engine::Game;
use tessera_engine::azul::Azul;
use tessera_engine::calcada::Calcada;
use tessera_engine::calimala::Calimala;
use tessera_engine::piazza::Piazza;
use tessera_search::{Knowledge, Learned, Options, Player, PlayerError, PlayerSpec};

use crate::scene::{Scene, for_every_game, player, scene};

for_every_game! {
    the_options_of_a_game_go_together => check_options;
    a_player_begins_anew_in_another_game => check_for_game;
}

fn check_options<G: Knowledge>() {
    G::options().check().expect(G::NAME);
    for level in 1..=6 {
        let n_seats = G::new(&G::setups()[0], G::RULES_VERSION).n_seats();
        let _: Player<G> = Player::level(level, n_seats, 0);
    }
}

/// What it thought in the first game does not count in the second.
fn check_for_game<G: Knowledge>() {
    let scene = scene::<G>(&G::setups()[0], 3, 9);
    let choose = |player: &mut Player<G>| {
        let history = scene.histories.of(scene.seat);
        player.choose(&scene.position, scene.seat, history, &())
    };
    let mut first = player::<G>("uct:iterations=60", scene.position.n_seats(), 5);
    let choice = choose(&mut first);
    assert_eq!(choose(&mut first.for_game(5)), choice);
    assert_ne!(choose(&mut first.for_game(6)), choice);

    // Nor does what it drew.
    let draw = |mut player: Player<G>| [(); 20].map(|()| choose(&mut player).action);
    let mut first = player::<G>("random", scene.position.n_seats(), 5);
    let drawn = draw(first.clone());
    choose(&mut first);
    assert_eq!(draw(first.for_game(5)), drawn);
    assert_ne!(draw(first.for_game(6)), drawn);
}

/// Points and judged leaves are two scales.
#[test]
fn options_that_contradict_each_other_are_refused() {
    check_refused::<Azul>("objective=5");
    check_refused::<Azul>("objective=5,leaf=mixed");
    check_refused::<Azul>("objective=5,leaf=mixed,share=1,cross=no");
    check_refused::<Calcada>("objective=5,leaf=end");
    check_refused::<Calimala>("leaf=here");
    check_refused::<Calimala>("share=0.5");
    player::<Azul>("mcts:iterations=9,objective=5,leaf=mixed,share=1", 2, 0);
    player::<Calcada>("mcts:iterations=9,objective=5,leaf=end,cross=yes", 2, 0);
    player::<Calimala>("mcts:iterations=9,leaf=here,objective=places", 3, 0);
    player::<Piazza>("uct:iterations=9,objective=5", 2, 0);
}

fn check_refused<G: Knowledge>(settings: &str) {
    let spec: PlayerSpec = format!("mcts:iterations=9,{settings}")
        .parse()
        .expect(settings);
    let evaluation = Learned::<G>::tuned(3);
    let error = Player::with_evaluation(&spec, evaluation, 0).expect_err(settings);
    let message = "an objective of points needs leaves that are rollouts alone: leaf=end or \
                   leaf=mixed,share=1, and cross=yes";
    assert!(error.to_string().starts_with(message), "{error}");
}

/// The text of options says all of them.
#[test]
fn options_come_back_from_their_text() {
    let changed = "select=uct,c=1.5,fpu=0.25,virtual=3,objective=2.5,leaf=end,share=0.75,tries=7,\
                   cross=yes,priors=no,trees=5,memory=9";
    let mut options = Options::default();
    set_all(&mut options, changed);
    assert_eq!(options.to_string(), changed);
    for options in [Options::default(), Options::plain(), Azul::options()] {
        let mut again = options.clone();
        set_all(&mut again, changed);
        assert_ne!(again, options);
        set_all(&mut again, &options.to_string());
        assert_eq!(again, options);
    }
}

fn set_all(options: &mut Options, text: &str) {
    for setting in text.split(',') {
        let (name, value) = setting.split_once('=').expect(setting);
        options.set(name, value).expect(setting);
    }
}

/// A search judges by the net of its game unless it is told otherwise, and weights of a file are
/// tried without it.
#[test]
fn a_search_judges_by_what_it_is_told() {
    let Scene {
        position,
        seat,
        histories,
    } = scene::<Piazza>(&Piazza::setups()[0], 3, 9);
    assert_eq!(position.n_seats(), 2);
    let make = |settings: &str| {
        let spec: PlayerSpec = format!("mcts:iterations=60{settings}")
            .parse()
            .expect(settings);
        Player::<Piazza>::new(&spec, 2, 5, read)
    };
    let chances = |settings: &str| {
        let mut player = make(settings).expect(settings);
        let choice = player.choose(&position, seat, histories.of(seat), &());
        choice.analysis.expect("it searched").chances
    };
    let (net, weights) = (chances(""), chances(",net=no"));
    assert_ne!(net, weights);
    assert_eq!(chances(",net=the net"), net);
    assert_eq!(chances(",weights=the weights"), weights);
    assert_eq!(chances(",weights=the weights,net=the net"), net);
    let error = make(",net=the weights").expect_err("no net");
    assert!(matches!(error, PlayerError::Weights(..)));
    let expected = "the weights: line 1: own points: should stand here";
    assert_eq!(error.to_string(), expected);
    let error = make(",weights=nothing").expect_err("no file");
    assert!(matches!(error, PlayerError::File(..)));
    assert_eq!(error.to_string(), "nothing: entity not found");
}

/// Reads files that do not exist.
fn read(name: &str) -> std::io::Result<String> {
    match name {
        "the net" => Ok(Piazza::NETS[0].1.to_owned()),
        "the weights" => Ok(Piazza::WEIGHTS[0].1.to_owned()),
        _ => Err(std::io::ErrorKind::NotFound.into()),
    }
}
