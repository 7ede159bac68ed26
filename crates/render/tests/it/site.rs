//! What must hold for every page that is not a table.

mod pages;

use tessera_engine::GameName;
use tessera_render::site::{SiteGame, Start, StartNote, start};
use tessera_render::{Language, Words};

use pages::all_pages;

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
    "/boards",
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
    check("room-guest", "/t/k7wm2xq4hp/sit", "name seal");
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
        "name language theme confirm motion sound letters spoken",
    );
    check("me", "/me/delete", "sure");
}

/// A person with a seat is not offered another one, nor a guest the host's buttons.
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

fn each_page(mut check: impl FnMut(&str, &str)) {
    for language in Language::ALL {
        for (name, page) in all_pages(language) {
            check(&name, &page);
        }
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
