//! Every page that is not a table, in every state that it can have.

use tessera_engine::{GameName, Seat};
use tessera_render::site::{
    ComeBack, Create, FairEpoch, FairRoom, FairTable, FairText, FinishedTable, Here, Home, Hook,
    LostTable, Me, MyTable, MyTableState, OpenTable, Pace, Proved, SeatTaken, Settings, SiteGame,
    SitePage, Start, StartNote, TextState, Trouble, Verdict, Waiting, WaitingSeat, WhyLost, bring,
    come_back, create, fair, fair_table, help, home, me, offline, rules, start, trouble, waiting,
    waiting_regions,
};
use tessera_render::{Language, Theme, Words};

/// A name that does harm wherever it is not escaped.
const NAME: &str = "<b>\"x\" onload='y'&";

/// All of them, by name.
pub(super) fn all_pages(language: Language) -> Vec<(String, String)> {
    let words = Words::of(language);
    let games = GameName::ALL.map(SiteGame::of);
    assert_eq!(games[0].seats, 2..=4);
    let mut pages = homes(words, &games);
    for game in &games {
        let form = Create {
            boards: &[],
            board: None,
            games: &games,
            game: Some(game.name),
            name: Some(NAME),
            error: Some(NAME),
        };
        pages.push((format!("new-{}", game.name), create(words, &form)));
        pages.push((format!("rules-{}", game.name), rules(words, game.name)));
        let chosen = Start {
            n_seats: *game.seats.end(),
            level: 4,
            note: Some(StartNote::Easier),
        };
        pages.push((format!("play-{}", game.name), start(words, game, &chosen)));
    }
    for status in [403, 404, 409, 422, 429, 500, 501] {
        let what = Trouble {
            status,
            text: (status == 422).then_some(NAME),
            back: (status == 409).then_some("/t/k7wm2xq4hp"),
        };
        pages.push((format!("trouble-{status}"), trouble(words, &what)));
    }
    pages.push(("bring".to_owned(), bring(words, NAME, Some(NAME))));
    pages.push(("offline".to_owned(), offline(words)));
    let running = [MyTable {
        id: "k7wm2xq4hp".to_owned(),
        game: GameName::Piazza,
        others: vec![NAME.to_owned()],
        state: MyTableState::MyTurn,
        pace: None,
        left: None,
    }];
    let finished = [1, 3].map(|place| FinishedTable {
        id: "k7wm2xq4hp".to_owned(),
        game: GameName::Azul,
        others: vec![NAME.to_owned()],
        place,
        n_seats: 3,
        points: 1,
        ended: 0,
    });
    let lost = [
        (Some(GameName::Calimala), WhyLost::Newer, Some((2, 3, 41))),
        (None, WhyLost::Damaged, None),
    ];
    let lost = lost.map(|(game, why, result)| LostTable {
        id: "k7wm2xq4hp".to_owned(),
        game,
        others: vec![NAME.to_owned()],
        why,
        result,
    });
    let person = Me {
        name: Some(NAME),
        settings: Settings::default(),
        return_url: Some("https://example.org/me/return/k7wm2xq4hpk7wm2xq4hp"),
        running: &running,
        finished: &finished,
        lost: &lost,
        is_saved: true,
        error: Some(NAME),
        hook: Some(Hook {
            url: "https://example.org/",
            secret: NAME,
        }),
    };
    pages.push(("me".to_owned(), me(words, &person)));
    for (name, here) in [
        (Some(NAME), Here::Nobody),
        (None, Here::Same),
        (None, Here::Other(None)),
        (Some("Ana"), Here::Other(Some(NAME))),
    ] {
        let token = "k7wm2xq4hpk7wm2xq4hp";
        let page = come_back(words, &ComeBack { token, name, here });
        pages.push((format!("come back {here:?}"), page));
    }
    pages.extend(fair_pages(words));
    let (rooms, regions) = rooms(words);
    pages.extend(rooms);
    let document = |(name, page): (String, SitePage)| {
        let html = page
            .document(words, Theme::Dark, "/new?game=azul")
            .into_string();
        (name, html)
    };
    let mut pages: Vec<_> = pages.into_iter().map(document).collect();
    pages.extend(regions);
    pages.push(("help".to_owned(), help(words).into_string()));
    pages
}

type Pages = Vec<(String, SitePage)>;

fn homes(words: &Words, games: &[SiteGame]) -> Pages {
    let table = |state| MyTable {
        id: "k7wm2xq4hp".to_owned(),
        game: GameName::Calcada,
        others: vec![NAME.to_owned(), "Ana".to_owned()],
        state,
        pace: Some(Pace::Days { days: 1 }),
        left: Some(90_000_000),
    };
    let mine = [
        table(MyTableState::MyTurn),
        table(MyTableState::Turn(NAME.to_owned())),
        table(MyTableState::Seats),
        table(MyTableState::Start),
    ];
    let open = [
        OpenTable {
            id: "k7wm2xq4hp".to_owned(),
            game: GameName::Azul,
            seats: vec![person(), SeatTaken::Ai { level: 2 }, SeatTaken::Open],
            pace: Some(Pace::Days { days: 3 }),
        },
        OpenTable {
            id: "k7wm2xq4hp".to_owned(),
            game: GameName::Piazza,
            seats: vec![SeatTaken::Open, SeatTaken::Open],
            pace: None,
        },
    ];
    let starts: Vec<Start> = games.iter().map(Start::first).collect();
    let full = Home {
        games,
        starts: &starts,
        open: &open,
        mine: &mine,
        lost: &[],
    };
    let first = Home {
        games,
        starts: &starts,
        open: &[],
        mine: &[],
        lost: &[],
    };
    vec![
        ("home".to_owned(), home(words, &full)),
        ("home-first".to_owned(), home(words, &first)),
    ]
}

fn fair_pages(words: &Words) -> Pages {
    let good = |n: usize, is_sealed| {
        Verdict::Good(Box::new(Proved {
            hash: "0123".to_owned(),
            n_draws: n,
            n_given: n - 1,
            start: (n > 1).then_some(Seat::new(1)),
            epochs: (0..n).map(|from| (from, "4567".to_owned())).collect(),
            n_texts: n - 1,
            n_withheld: n - 1,
            is_sealed,
            is_over: n > 1,
        }))
    };
    let draw = Verdict::Draw {
        line: 3,
        found: NAME.to_owned(),
        expected: "deal".to_owned(),
    };
    let verdicts = [
        good(1, true),
        good(2, true),
        good(3, true),
        good(2, false),
        good(3, false),
        Verdict::Missing("seed"),
        Verdict::Line(7),
        Verdict::Twice(7),
        Verdict::Scheme,
        Verdict::Hash(7),
        Verdict::Claim,
        Verdict::Nothing(0),
        Verdict::Nothing(1),
        Verdict::Nothing(2),
        draw,
    ];
    let mut pages = vec![("fair".to_owned(), fair(words, None))];
    for (number, verdict) in verdicts.into_iter().enumerate() {
        pages.push((format!("fair-{number}"), fair(words, Some(&verdict))));
        let has_seed = number > 2;
        let table = FairTable {
            id: "k7wm2xq4hp".to_owned(),
            game: GameName::Azul,
            hash: "0123".to_owned(),
            seed: has_seed.then(|| "4567".to_owned()),
            epochs: vec![FairEpoch {
                from: 0,
                hash: "89ab".to_owned(),
                secret: has_seed.then(|| "cdef".to_owned()),
            }],
            texts: fair_texts(),
            verdict: Some(verdict),
        };
        pages.push((format!("table-fair-{number}"), fair_table(words, &table)));
    }
    pages
}

fn fair_texts() -> Vec<FairText> {
    let states = [
        TextState::Sealed,
        TextState::Awaited,
        TextState::Revealed,
        TextState::Withheld,
        TextState::Told(NAME.to_owned()),
    ];
    let text = |(seat, state)| FairText {
        seat,
        name: NAME.to_owned(),
        seal: Some("0123".to_owned()),
        state,
    };
    Seat::all(5).zip(states).map(text).collect()
}

fn rooms(words: &Words) -> (Pages, Vec<(String, String)>) {
    let seat = |taken, is_me| WaitingSeat {
        taken,
        is_me,
        is_here: is_me,
    };
    let host = [
        seat(person(), true),
        seat(person(), false),
        seat(SeatTaken::Ai { level: 6 }, false),
        seat(SeatTaken::Open, false),
    ];
    let guest = [seat(person(), false), seat(SeatTaken::Open, false)];
    let mut pages = Vec::new();
    let mut regions = Vec::new();
    for (name, seats, is_host) in [
        ("host", &host[..], true),
        ("guest", &guest[..], false),
        ("revealing", &host[..], true),
    ] {
        let is_revealing = name == "revealing";
        let fair = FairRoom {
            hash: "0123456789abcdef".to_owned(),
            epoch: Some("0123".to_owned()),
            texts: fair_texts(),
            seal: is_host.then(|| "4567".to_owned()),
            is_revealing,
            is_awaited: is_revealing,
            may_go_on: is_revealing,
        };
        let room = Waiting {
            own_board: None,
            id: "k7wm2xq4hp",
            game: GameName::Azul,
            options: &[("wall", "grey")],
            url: "https://example.org/t/k7wm2xq4hp",
            seats,
            is_host,
            is_public: is_host,
            name: Some(NAME),
            error: None,
            pace: Some(Pace::Live {
                minutes: 15,
                increment: 10,
            }),
            fair: &fair,
        };
        pages.push((format!("room-{name}"), waiting(words, &room)));
        let html = waiting_regions(words, &room)
            .into_iter()
            .map(|region| region.html);
        regions.push((format!("region-{name}"), html.collect()));
    }
    (pages, regions)
}

fn person() -> SeatTaken {
    SeatTaken::Person {
        name: NAME.to_owned(),
    }
}
