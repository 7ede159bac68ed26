//! What must hold for every page that is not a table.

use tessera_engine::GameName;
use tessera_engine::Seat;
use tessera_render::site::{
    ComeBack, Create, FairEpoch, FairRoom, FairTable, FairText, FinishedTable, Here, Home, Hook,
    LostTable, Me, MyTable, MyTableState, OpenTable, Pace, Proved, SeatTaken, Settings, SiteGame,
    Start, StartNote, TextState, Trouble, Verdict, Waiting, WaitingSeat, WhyLost, bring, come_back,
    create, fair, fair_table, help, home, me, offline, rules, start, trouble, waiting,
    waiting_regions,
};
use tessera_render::{Language, Theme, Words};

/// A name that does harm wherever it is not escaped.
const NAME: &str = "<b>\"x\" onload='y'&";

/// Where links and forms may lead; `*` is any one part of a path.
const ROUTES: &[&str] = &[
    "/",
    "/new",
    "/play/*",
    "/join",
    "/tables",
    "/t/*",
    "/fair",
    "/t/*/fair",
    "/t/*/replay",
    "/t/*/record",
    "/t/*/contribute",
    "/t/*/go-on",
    "/t/*/sit",
    "/t/*/leave",
    "/t/*/seat",
    "/t/*/start",
    "/replay",
    "/me",
    "/me/link",
    "/me/delete",
    "/me/sign-out",
    "/me/sign-out-others",
    "/me/return/*",
    "/manifest.webmanifest",
    "/icon-192.png",
    "/me/hook",
    "/language",
    "/theme",
    "/rules/*",
    "/learn/*",
    "/assets/*",
];

#[test]
fn pages_keep_the_policy() {
    each_page(|name, page| {
        for (attribute, value) in attributes(page) {
            assert!(attribute != "style", "{name}: style={value}");
            assert!(!attribute.starts_with("on"), "{name}: {attribute}={value}");
        }
        for script in page.split("<script").skip(1) {
            assert!(script.contains(" src=\"/assets/"), "{name}: inline script");
            assert!(script.contains("></script>"), "{name}: inline script");
        }
    });
}

#[test]
fn links_lead_somewhere() {
    each_page(|name, page| {
        for (attribute, value) in attributes(page) {
            if !matches!(attribute, "href" | "action" | "src") {
                continue;
            }
            let path = value.split(['?', '#']).next().unwrap_or_default();
            let is_here = value.starts_with('#') && has_id(page, &value[1..]);
            let is_route = ROUTES.iter().any(|route| matches_route(route, path));
            assert!(is_here || is_route, "{name}: {value}");
        }
    });
}

#[test]
fn names_are_escaped() {
    let with_names = [
        "home",
        "new-azul",
        "trouble-422",
        "bring",
        "me",
        "room-host",
        "room-guest",
        "region-host",
        "region-guest",
    ];
    each_page(|name, page| {
        assert!(!page.contains("<b>\"x\""), "{name}");
        let is_named = page.contains("&lt;b&gt;&quot;x&quot; onload='y'&amp;");
        assert!(is_named || !with_names.contains(&name), "{name}");
    });
}

#[test]
fn texts_are_said() {
    each_page(|name, page| {
        let options = GameName::ALL.map(|game| format!("{game}-option"));
        for raw in ["site-", "table-"]
            .into_iter()
            .chain(options.iter().map(String::as_str))
        {
            for start in [">", "\"", "> ", " "] {
                let raw = format!("{start}{raw}");
                assert!(!page.contains(&raw), "{name}: {raw}");
            }
        }
        for (attribute, value) in attributes(page) {
            let is_text = matches!(attribute, "aria-label" | "placeholder" | "label");
            assert!(!is_text || !value.is_empty(), "{name}: {attribute}");
        }
    });
}

/// Whatever an attribute refers to is there, and only once.
#[test]
fn references_are_found() {
    each_page(|name, page| {
        for (attribute, value) in attributes(page) {
            let is_reference =
                matches!(attribute, "for" | "form" | "aria-labelledby" | "data-copy");
            // A region of the waiting room refers to the form that stays outside of it.
            if is_reference && !name.starts_with("region") {
                assert!(has_id(page, value), "{name}: {attribute}={value}");
            }
            if attribute == "id" {
                let id = format!(" id=\"{value}\"");
                assert_eq!(page.matches(&id).count(), 1, "{name}: {id}");
            }
        }
    });
}

/// What the server reads: action and field names of every form, in their order.
#[test]
fn forms_have_the_fields_that_are_promised() {
    let check = |page: &str, action: &str, fields: &str| {
        let forms = all_pages(Language::English);
        let (_, page) = forms.iter().find(|(name, _)| name == page).expect("a page");
        let (_, form) = page
            .split_once(&format!(" action=\"{action}\""))
            .unwrap_or_else(|| panic!("no form to {action}"));
        let (form, _) = form.split_once("</form>").expect("a whole form");
        let mut found: Vec<&str> = attributes(form)
            .filter(|(attribute, _)| *attribute == "name")
            .map(|(_, value)| value)
            .collect();
        found.dedup();
        assert_eq!(found.join(" "), fields, "{action}");
    };
    check("home", "/join", "code");
    check("home", "/tables", "game seat-0 start public seats level");
    check(
        "play-azul",
        "/tables",
        "game seat-0 start public seats level",
    );
    check(
        "new-azul",
        "/tables",
        "game seats seat-0 name-0 seat-1 name-1 seat-2 name-2 seat-3 name-3 option-wall start clock clock-minutes clock-increment clock-days clock-level public name wait",
    );
    check("room-guest", "/t/k7wm2xq4hp/sit", "name seat seal");
    check("room-host", "/t/k7wm2xq4hp/contribute", "seal");
    check("room-revealing", "/t/k7wm2xq4hp/go-on", "");
    check("me", "/me/hook", "url");
    check("fair", "/fair", "record");
    check("room-host", "/t/k7wm2xq4hp/seat", "seat to");
    check("room-host", "/t/k7wm2xq4hp/start", "level");
    check("room-host", "/t/k7wm2xq4hp/leave", "");
    check(
        "me",
        "/me",
        "name language theme confirm motion sound letters",
    );
    check("me", "/me/delete", "sure");
}

/// The form for playing the AI opens with what was chosen last, and says so.
#[test]
fn the_form_opens_with_what_was_chosen() {
    let words = Words::of(Language::English);
    let game = SiteGame::of(GameName::Calimala);
    let form = |start_with: Start| start(words, &game, &start_with).main.into_string();
    let checked = |page: &str, name: &str| {
        let mut inputs = page
            .split("<input")
            .filter(|input| input.contains(" checked"));
        let input = inputs.find(|input| input.contains(&format!("name=\"{name}\"")));
        let value = input.and_then(|input| input.split("value=\"").nth(1));
        value
            .and_then(|value| value.split('"').next())
            .map(str::to_owned)
    };
    let first = form(Start::first(&game));
    assert_eq!(checked(&first, "seats").as_deref(), Some("3"));
    assert_eq!(checked(&first, "level").as_deref(), Some("2"));
    assert!(!first.contains("as last time") && !first.contains("easier"));
    let chosen = Start {
        n_seats: 5,
        level: 6,
        note: Some(StartNote::AsLast),
    };
    let last = form(chosen);
    assert_eq!(checked(&last, "seats").as_deref(), Some("5"));
    assert_eq!(checked(&last, "level").as_deref(), Some("6"));
    assert!(last.contains("as last time"));
    let note = Some(StartNote::Easier);
    assert!(form(Start { note, ..chosen }).contains("one easier"));
}

/// Levels have names wherever they are met, and no numbers.
#[test]
fn levels_have_names() {
    for (name, page) in all_pages(Language::English) {
        for raw in [
            "AI 1", "AI 2", "AI 3", "level 1", "level 2", "level 3", "level-",
        ] {
            assert!(!page.contains(&format!(">{raw}")), "{name}: {raw}");
        }
        if name.starts_with("new-") || name.starts_with("play-") {
            for level in ["Beginner", "Casual", "Club", "Strong", "Expert", "Master"] {
                assert!(page.contains(level), "{name}: {level}");
            }
        }
    }
}

/// In every language every clause of the rules can be linked to, in the order of the rules that
/// the code cites, and so can every section.
#[test]
fn clauses_have_anchors() {
    for language in Language::ALL {
        for game in GameName::ALL {
            let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");
            let markdown = std::fs::read_to_string(format!("{root}/{game}.md")).expect("the rules");
            let page = rules(Words::of(language), game);
            let page = page.main.into_string();
            let anchors = page.split("<td><a id=\"").skip(1);
            let anchors: Vec<&str> = anchors
                .map(|rest| rest.split('"').next().unwrap_or_default())
                .collect();
            let clauses: Vec<&str> = markdown.lines().filter_map(clause).collect();
            let n_least = if game.as_str() == "toy" { 3 } else { 31 };
            assert!(
                clauses.len() >= n_least,
                "{game}: {} clauses",
                clauses.len()
            );
            assert_eq!(anchors, clauses, "{game} in {language}");
            for section in markdown.lines().filter_map(|line| line.strip_prefix("## ")) {
                let id = section.split(' ').next().expect("a title");
                let is_there = has_id(&page, id) && page.contains(&format!("<a href=\"#{id}\">"));
                assert!(is_there || !id.contains('-'), "{id} in {language}");
            }
        }
    }
}

/// The clause that a line of the rules says: `| AZ-1.2 | … |`.
fn clause(line: &str) -> Option<&str> {
    let id = line.strip_prefix("| ")?.split(' ').next()?;
    let (letters, _) = id.split_once('-')?;
    (letters.len() == 2 && letters.bytes().all(|b| b.is_ascii_uppercase())).then_some(id)
}

/// Whether somebody with a seat is offered another one, and a guest the host's buttons.
#[test]
fn a_waiting_room_offers_what_its_person_may_do() {
    let check = |page: &str, offered: &[&str], not_offered: &[&str]| {
        let pages = all_pages(Language::English);
        let (_, page) = pages.iter().find(|(name, _)| name == page).expect("a page");
        for action in offered {
            assert!(
                page.contains(&format!("/t/k7wm2xq4hp/{action}\"")),
                "{action}"
            );
        }
        for action in not_offered {
            assert!(
                !page.contains(&format!("/t/k7wm2xq4hp/{action}\"")),
                "{action}"
            );
        }
    };
    check("room-host", &["seat", "start", "leave"], &["sit"]);
    check("room-guest", &["sit"], &["seat", "start", "leave"]);
}

fn each_page(mut check: impl FnMut(&str, &str)) {
    for language in Language::ALL {
        for (name, page) in all_pages(language) {
            check(&name, &page);
        }
    }
}

fn all_pages(language: Language) -> Vec<(String, String)> {
    let words = Words::of(language);
    let games = GameName::ALL.map(SiteGame::of);
    assert_eq!(games[0].seats, 2..=4);
    let mut pages = homes(words, &games);
    for game in &games {
        let form = Create {
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
    let document = |(name, page): (String, tessera_render::site::SitePage)| {
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

type Pages = Vec<(String, tessera_render::site::SitePage)>;

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

/// All attributes with a value; our pages write them in double quotes.
fn attributes(page: &str) -> impl Iterator<Item = (&str, &str)> {
    page.split('<').skip(1).flat_map(|tag| {
        let mut rest = tag;
        std::iter::from_fn(move || {
            let (before, after) = rest.split_once("=\"")?;
            let (value, after) = after.split_once('"')?;
            let in_tag = !before.contains('>');
            let name = before.rsplit(' ').next().unwrap_or_default();
            rest = after;
            in_tag.then_some((name, value))
        })
    })
}

fn has_id(page: &str, id: &str) -> bool {
    page.contains(&format!(" id=\"{id}\""))
}

fn matches_route(route: &str, path: &str) -> bool {
    let (mut route, mut path) = (route.split('/'), path.split('/'));
    loop {
        match (route.next(), path.next()) {
            (None, None) => return true,
            (Some("*"), Some(part)) if !part.is_empty() => {}
            (Some(expected), Some(part)) if expected == part => {}
            _ => return false,
        }
    }
}
