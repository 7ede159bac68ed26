//! Boards of all games: they say what was asked for, and tell the same whoever looked when.

use tessera_engine::GameName;
use tessera_render::Words;

use super::*;
use crate::store::Seed;

/// What a row of the database says is what is played, or nothing is.
#[test]
fn a_board_has_the_rules_that_are_asked_for() {
    for game in GameName::ALL {
        let newest = game.rules_version();
        for rules in 1..=newest {
            let board = new_board(game, rules, "").expect("known rules");
            let header = format!("{game}/{rules} ");
            assert!(board.record(Viewer::Referee).starts_with(&header));
        }
        for rules in [0, newest + 1] {
            let error = new_board(game, rules, "").err().expect("unknown rules");
            let found = format!("found \"{game}/{rules}\"");
            assert!(error.to_string().ends_with(&found), "{error}");
        }
    }
}

/// A viewer who looks after every step, one who looks now and then, and one who has never looked
/// before see the same, also after something was taken back.
#[test]
fn a_narration_does_not_depend_on_who_looked_when() {
    let mut n_undone = 0;
    for game in GameName::ALL {
        let key = Key::new(0, &Seed([7; 32]), "", &[], None).expect("a known scheme");
        let empty = new_board(game, game.rules_version(), "").expect("known rules");
        let mut board = empty.begin(Some(Seat::new(0)), &key).next;
        for n_steps in 0..60 {
            let Turn::Decision(seat) = board.turn() else {
                break;
            };
            let is_undo = n_steps % 7 == 6 && board.undoable(seat) != Undo::Nothing;
            let step = match is_undo {
                true => board
                    .undo_agreed(board.seq(), seat)
                    .expect("it has decided"),
                false => {
                    (board.act(board.seq(), seat, &board.any_action(), &key)).expect("it is legal")
                }
            };
            assert_eq!(step.has_acted, !is_undo);
            n_undone += usize::from(is_undo);
            board = step.next;
            see(&*board, Viewer::Spectator);
            if n_steps % 5 == 0 {
                see(&*board, Viewer::Seat(Seat::new(0)));
            }
        }
        let record = board.record(Viewer::Referee);
        let entries = record.lines().skip(1);
        let anew = load_board(game, game.rules_version(), "", entries).expect("its own log");
        for viewer in [
            Viewer::Spectator,
            Viewer::Seat(Seat::new(0)),
            Viewer::Seat(Seat::new(1)),
        ] {
            assert_eq!(see(&*board, viewer), see(&*anew, viewer), "{game} {viewer}");
        }
    }
    assert!(n_undone > 20, "{n_undone}");
}

/// The whole page of a viewer, with everything that has happened in words.
fn see(board: &dyn Board, viewer: Viewer) -> Frame {
    let key = FrameKey {
        viewer,
        hero: Seat::new(0),
        wait: Wait::Over,
        undo: Undo::Nothing,
        hints: Hints::Free,
        ask: None,
        language: Language::English,
    };
    let record = board.record(Viewer::Spectator);
    let (_, seats) = record.split_once("seats=").expect("a setup");
    let n_seats = seats.as_bytes()[0] - b'0';
    let sitters: Vec<Sitter> = Seat::all(n_seats)
        .map(|seat| Sitter::unknown(Words::of(Language::English), seat))
        .collect();
    let people = People {
        sitters: &sitters,
        chat: &[],
        next: None,
        end: tessera_render::End {
            id: "table",
            level: None,
            n_defeats: 0,
            resigned: &[],
            course: &[],
        },
        clocks: &[],
    };
    board.frame(&key, &people, board.seq())
}

/// A step that is not taken leaves no trace, nor does one that is: whoever still looks at the board
/// before it sees that board.
#[test]
fn a_board_never_changes() {
    for game in GameName::ALL {
        let key = Key::new(0, &Seed([1; 32]), "", &[], None).expect("a known scheme");
        let empty = new_board(game, game.rules_version(), "").expect("known rules");
        let board = empty.begin(None, &key).next;
        assert_eq!(empty.seq(), 0);
        let next = check_unchanged(&*board, |board, seat| {
            let step = board.act(board.seq(), seat, &board.any_action(), &key);
            step.expect("it is legal").next
        });
        let Turn::Decision(decided) = board.turn() else {
            panic!("{:?}", board.turn());
        };
        let back = check_unchanged(&*next, |board, _| {
            let step = board.undo_agreed(board.seq(), decided);
            step.expect("it has decided").next
        });
        assert_eq!(back.n_standing(), board.n_standing(), "{game}");
    }
}

/// Takes a step from a board, and looks at both for longer.
fn check_unchanged(
    board: &dyn Board,
    step: impl Fn(&dyn Board, Seat) -> Arc<dyn Board>,
) -> Arc<dyn Board> {
    let Turn::Decision(seat) = board.turn() else {
        panic!("{:?}", board.turn());
    };
    let look = |board: &dyn Board| {
        let frames = [Viewer::Spectator, Viewer::Seat(seat)].map(|viewer| see(board, viewer));
        (board.record(Viewer::Referee), board.turn(), frames)
    };
    let before = look(board);
    let not_taken = step(board, seat);
    look(&*not_taken);
    let next = step(board, seat);
    assert!(next.seq() > board.seq());
    assert_ne!(look(&*next).2, before.2);
    assert_eq!(look(board), before);
    next
}
