//! Writes the pages of the site, to be looked at without a server:
//!
//! ```text
//! cargo run -p tessera-render --example site_preview -- OUT_DIR
//! python3 -m http.server --directory OUT_DIR 8000
//! ```
//!
//! A second argument `light` or `dark` sets the colours.

use std::path::Path;

use tessera_engine::GameName;
use tessera_render::site::{
    Create, FairRoom, Home, Me, MyTable, MyTableState, OpenTable, Pace, SeatTaken, Settings,
    SiteGame, SitePage, Start, Trouble, Waiting, WaitingSeat, create, help, home, me, rules,
    trouble, waiting,
};
use tessera_render::{Language, Theme, Words, assets};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, rest @ ..] = &args[..] else {
        panic!("site_preview FOLDER [THEME]");
    };
    let theme = rest.first().and_then(|name| Theme::named(name));
    let folder = Path::new(folder);
    std::fs::create_dir_all(folder.join("assets")).expect("a folder");
    for asset in assets::assets() {
        std::fs::write(folder.join("assets").join(asset.name), &asset.content).expect("a file");
    }
    let words = Words::of(Language::English);
    for (name, page) in pages(words) {
        let document = page.document(words, theme.unwrap_or_default(), "/");
        let file = folder.join(format!("{name}.html"));
        std::fs::write(file, document.into_string()).expect("a file");
    }
}

fn pages(words: &Words) -> Vec<(String, SitePage)> {
    let games = GameName::ALL.map(SiteGame::of);
    let mut pages = homes(words, &games);
    for game in &games {
        let form = Create {
            boards: &[],
            board: None,
            games: &games,
            game: Some(game.name),
            name: (game.name != GameName::Azul).then_some("Ana"),
            error: (game.name == GameName::Calcada)
                .then_some("Names can have up to 24 characters."),
        };
        pages.push((format!("new-{}", game.name), create(words, &form)));
        pages.push((format!("rules-{}", game.name), rules(words, game.name)));
    }
    pages.extend(rooms(words));
    for status in [403, 404, 409, 422, 429, 500] {
        let what = Trouble {
            status,
            text: None,
            back: (status == 409).then_some("/t/k7wm2xq4hp"),
        };
        pages.push((format!("trouble-{status}"), trouble(words, &what)));
    }
    let person = Me {
        name: Some("Ana"),
        settings: Settings::default(),
        return_url: Some("https://example.org/me/return/4hpk7wm2xq4hpk7wm2xq"),
        running: &[],
        finished: &[],
        lost: &[],
        is_saved: true,
        error: None,
        hook: None,
    };
    pages.push(("me".to_owned(), me(words, &person)));
    let mut page = me(words, &person);
    // Opened by script on a table; here it is simply open.
    let open = help(words)
        .into_string()
        .replacen("<dialog", "<dialog open", 1);
    page.main = maud::PreEscaped(open);
    pages.push(("help".to_owned(), page));
    pages
}

fn homes(words: &Words, games: &[SiteGame]) -> Vec<(String, SitePage)> {
    let person = |name: &str| SeatTaken::Person {
        name: name.to_owned(),
    };
    let open = [
        OpenTable {
            id: "k7wm2xq4hp".to_owned(),
            game: GameName::Azul,
            seats: vec![person("Inês"), SeatTaken::Open],
            pace: Some(Pace::Live {
                minutes: 15,
                increment: 10,
            }),
        },
        OpenTable {
            id: "k7wm2xq4hq".to_owned(),
            game: GameName::Calcada,
            seats: vec![person("Márton"), person("Léa"), SeatTaken::Open],
            pace: Some(Pace::Days { days: 3 }),
        },
        OpenTable {
            id: "k7wm2xq4hr".to_owned(),
            game: GameName::Calimala,
            seats: vec![
                person("Ute"),
                person("Jonas"),
                SeatTaken::Ai { level: 4 },
                SeatTaken::Open,
            ],
            pace: None,
        },
    ];
    let table = |game, others: &[&str], state| MyTable {
        id: "k7wm2xq4hp".to_owned(),
        game,
        others: others.iter().map(|name| (*name).to_owned()).collect(),
        left: (state == MyTableState::MyTurn).then_some(200_000_000),
        pace: Some(Pace::Days { days: 3 }),
        state,
    };
    let mine = [
        table(
            GameName::Calcada,
            &["Joana", "Marble"],
            MyTableState::MyTurn,
        ),
        table(
            GameName::Piazza,
            &["Béla"],
            MyTableState::Turn("Béla".to_owned()),
        ),
        table(GameName::Azul, &[], MyTableState::Seats),
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
        ("index".to_owned(), home(words, &full)),
        ("home-first".to_owned(), home(words, &first)),
    ]
}

fn rooms(words: &Words) -> Vec<(String, SitePage)> {
    let seat = |taken, is_me, is_here| WaitingSeat {
        taken,
        is_me,
        is_here,
    };
    let person = |name: &str| SeatTaken::Person {
        name: name.to_owned(),
    };
    let host = [
        seat(person("Ana"), true, true),
        seat(person("Emese Nagyszentmiklósi"), false, true),
        seat(SeatTaken::Ai { level: 3 }, false, true),
        seat(SeatTaken::Open, false, false),
    ];
    let guest = [
        seat(person("Ana"), false, false),
        seat(SeatTaken::Open, false, false),
    ];
    let fair = FairRoom {
        hash: "0123456789abcdef".repeat(4),
        epoch: Some("fedcba9876543210".repeat(4)),
        texts: Vec::new(),
        seal: None,
        is_revealing: false,
        is_awaited: false,
        may_go_on: false,
    };
    let room = |seats, is_host, name| Waiting {
        own_board: None,
        id: "k7wm2xq4hp",
        game: GameName::Azul,
        options: &[("wall", "coloured")],
        url: "https://tessera.example.org/t/k7wm2xq4hp",
        seats,
        is_host,
        is_public: is_host,
        name,
        error: None,
        pace: None,
        fair: &fair,
    };
    vec![
        (
            "room-host".to_owned(),
            waiting(words, &room(&host, true, Some("Ana"))),
        ),
        (
            "room-guest".to_owned(),
            waiting(words, &room(&guest, false, None)),
        ),
    ]
}
