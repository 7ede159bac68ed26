//! A board of one's own while it is drawn (CA-1.7).

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::calcada::{BoardSide, Border, Draft, Flaw, Setup};

#[test]
fn printed_boards_are_drawn_without_flaw() {
    for side in [BoardSide::A, BoardSide::B] {
        let draft = Draft::of_side(&side);
        assert_eq!(draft.flaws(), []);
        let n_districts = usize::from(side.layout().n_districts());
        assert_eq!(draft.districts().len(), n_districts);
        for seats in 2..=4 {
            let setup = draft.setup(seats).unwrap();
            assert_eq!(setup.board.layout(), side.layout());
            assert_eq!((setup.seats, setup.rows), (seats, None), "the usual rows");
        }
        assert_eq!(draft.to_string().parse(), Ok(draft));
    }
}

#[test]
fn a_blank_board_lacks_everything() {
    let flaws = Draft::blank().flaws();
    let size = Flaw::Size {
        district: 0,
        size: 25,
    };
    assert_eq!(flaws[0], size);
    assert_eq!(flaws[1..].len(), 25);
    assert_eq!(flaws[25], Flaw::NoNumber { square: 24 });
}

#[test]
fn a_line_that_ends_in_the_open_is_a_flaw() {
    let side = Draft::of_side(&BoardSide::A);
    let parts_nothing = |border: &Border| {
        let mut draft = side.clone();
        *draft.line(*border) = true;
        draft != side && draft.districts() == side.districts()
    };
    let border = Border::all().find(parts_nothing).unwrap();
    let mut draft = side.clone();
    *draft.line(border) = true;
    assert_eq!(draft.flaws(), [Flaw::OpenLine { border }]);
}

#[test]
fn rows_of_ones_own_are_part_of_the_setup() {
    let text = Draft::of_side(&BoardSide::B).to_string();
    let text = text.replace("rows3=3-3-2-1", "rows3=9-1");
    let draft: Draft = text.parse().unwrap();
    let rows = |seats| draft.setup(seats).unwrap().rows.map(|rows| rows.to_vec());
    assert_eq!([rows(2), rows(3), rows(4)], [None, Some(vec![9, 1]), None]);
    let setup = draft.setup(3).unwrap();
    assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
}

/// The list of flaws and the check of the setup never disagree, but for lines that part nothing.
#[test]
fn what_has_no_flaw_is_a_setup() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let (mut n_good, mut n_bad) = (0, 0);
    for _ in 0..4000 {
        let mut draft = Draft::of_side(&BoardSide::A);
        for border in Border::all() {
            if rng.random_bool(0.04) {
                *draft.line(border) ^= true;
            }
        }
        if rng.random_bool(0.2) {
            draft.numbers[rng.random_range(0..25)] = 0;
        }
        let flaws = draft.flaws();
        let is_line = |flaw: &Flaw| matches!(flaw, Flaw::OpenLine { .. });
        let is_good = flaws.iter().all(is_line);
        assert_eq!(draft.setup(2).is_ok(), is_good, "{draft}");
        assert_eq!(draft.to_string().parse(), Ok(draft));
        *(if is_good { &mut n_good } else { &mut n_bad }) += 1;
    }
    assert!(n_good > 100 && n_bad > 100, "{n_good} {n_bad}");
}

#[test]
fn other_text_is_no_draft() {
    let text = Draft::of_side(&BoardSide::A).to_string();
    for (from, to) in [
        ("numbers=1", "numbers=6"),
        ("numbers=1", "numbers=11"),
        ("numbers=1", "numbers=é"),
        ("across=", "across=2"),
        (" down=", " below="),
        ("rows2=3-2-1", ""),
        ("rows2=3-2-1", "rows2="),
        ("rows2=3-2-1", "rows2=3-2-0"),
        ("rows2=3-2-1", "rows2=1-1-1-1-1-1-1"),
        ("rows2=3-2-1", "rows2=1 rows2=1"),
    ] {
        let wrong = text.replacen(from, to, 1);
        assert_ne!(wrong, text);
        assert!(wrong.parse::<Draft>().is_err(), "{wrong}");
    }
}
