//! Requests that are wrong, too much, or from somewhere else.

use serde_json::Value;

use crate::stage::{Person, World, encode, rng};

/// A table of Ana, who begins, and Béla.
async fn table(world: &World) -> (Person, Person) {
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open&start=0";
    let (mut ana, path) = world.open(form).await;
    let mut bela = Person::new(world.client());
    bela.sit(&path, "name=Bela").await;
    ana.watch(&path).await;
    bela.watch(&path).await;
    (ana, bela)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_moves_are_refused() {
    let world = World::new().await;
    let (mut ana, mut bela) = table(&world).await;
    let before = ana.record().await;
    let (seq, action) = (ana.seq(), encode(&ana.any_action(&mut rng(1))));
    let mut stranger = Person::new(world.client());
    stranger.table.clone_from(&ana.table);
    let good = format!("seq={seq}&action={action}");

    let answer = stranger.post("actions", &good).await;
    assert_eq!(answer.status, 403, "who has no seat does not act");
    let answer = bela.post("actions", &good).await;
    assert_eq!(answer.status, 422, "whose turn it is not does not act");
    let answer = bela.post("actions", &format!("{good}&as=0")).await;
    assert_eq!(answer.status, 403, "nobody acts for another seat");
    for (form, status, error) in [
        (format!("seq={}&action={action}", seq + 1), 409, "stale"),
        ("seq=0&action=0b0".to_owned(), 409, "stale"),
        (format!("seq={seq}&action=nonsense"), 422, "not-an-action"),
        (
            format!("seq={seq}&action={}", "x".repeat(500)),
            422,
            "not-an-action",
        ),
        (format!("seq={seq}&action=start1"), 422, "refused"),
        (format!("seq={seq}"), 422, "form"),
        (format!("action={action}"), 422, "form"),
        (format!("seq=-1&action={action}"), 422, "form"),
        (format!("seq={seq}&action={action}&as=9"), 422, "no-seat"),
        ("%%%".to_owned(), 422, "form"),
        ("\0\u{7f}".to_owned(), 422, "form"),
        ("x".repeat(17_000), 413, "too-large"),
    ] {
        let answer = ana.post("actions", &form).await;
        let form = &form[..form.len().min(60)];
        assert_eq!(answer.status, status, "{form}: {}", answer.text);
        assert_eq!(answer.json()["error"], error, "{form}");
    }
    assert_eq!(ana.record().await, before, "nothing has happened");
    let answer = ana.post("actions", &good).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_names_the_rule() {
    let world = World::new().await;
    let (mut ana, mut bela) = table(&world).await;
    ana.act(&mut rng(1)).await;
    // Not Ana's turn any more: the rule about turns is cited, with a link to it.
    let form = format!("seq={}&action=0b0", ana.seq());
    let refused = ana.post("actions", &form).await.json();
    let clause = refused["clause"].as_str().expect("a clause").to_owned();
    assert!(clause.starts_with("AZ-"), "{clause}");
    assert_eq!(refused["href"], format!("/rules/azul#{clause}"));
    assert!(
        refused["text"]
            .as_str()
            .is_some_and(|text| !text.contains("azul-"))
    );
    let rules = ana.get("/rules/azul").await.text;
    assert!(rules.contains(&format!("id=\"{clause}\"")));
    // Clicks that mean nothing are answered in words.
    let why = bela.post("why", "path=nothing,at,all").await.json();
    assert!(why["text"].as_str().is_some_and(|text| !text.is_empty()));
    assert_eq!(why["clause"], Value::Null);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sites_are_not_followed() {
    let world = World::new().await;
    let (mut ana, _) = table(&world).await;
    let table = ana.table.clone();
    for (name, value, status) in [
        ("sec-fetch-site", "cross-site", 403),
        ("sec-fetch-site", "same-site", 403),
        ("origin", "http://evil.example", 403),
        ("sec-fetch-site", "same-origin", 200),
    ] {
        ana.client.extra = vec![(name, value.to_owned())];
        let answer = ana.post("chat", "text=hello").await;
        assert_eq!(answer.status, status, "{name}: {value}");
        let live = ana.client.live(&table, 0).await;
        assert_eq!(live.is_ok(), status == 200, "{name}: {value}");
        assert_eq!(ana.get(&table).await.status, 200, "looking is free");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_people_write_is_checked_and_escaped() {
    let world = World::new().await;
    let (mut ana, mut bela) = table(&world).await;
    for (text, status) in [
        ("hello", 200),
        ("", 422),
        ("  ", 422),
        ("a%00b", 422),
        ("a%0Ab", 422),
        ("%E2%80%AEabc", 422),
        ("%3Cscript%3Ealert(1)%3C/script%3E", 200),
    ] {
        let answer = ana.post("chat", &format!("text={text}")).await;
        assert_eq!(answer.status, status, "{text}: {}", answer.text);
    }
    let long = format!("text={}", "x".repeat(281));
    assert_eq!(ana.post("chat", &long).await.status, 422);
    bela.update_until(|frame| frame.to_string().contains("alert(1)"))
        .await;
    let frame = bela.frame.to_string();
    assert!(!frame.contains("<script>alert"), "escaped");
    assert!(frame.contains("&lt;script&gt;alert(1)"));
    let page = bela.get(&bela.table.clone()).await.text;
    assert!(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert(1)"));
    for (form, status) in [
        ("game=azul&name=%3Cb%3E&seat-0=me&seat-1=ai-1", 303),
        ("game=azul&name=&seat-0=me&seat-1=ai-1", 422),
        ("game=azul&name=a%0Ab&seat-0=me&seat-1=ai-1", 422),
        (
            "game=azul&name=aaaaaaaaaaaaaaaaaaaaaaaaa&seat-0=me&seat-1=ai-1",
            422,
        ),
        ("game=chess&name=a&seat-0=me", 422),
        ("game=azul&name=a&seats=9&seat-0=me", 422),
        ("game=azul&name=a&seats=2&seat-0=me&seat-1=ai-7", 422),
        ("game=azul&name=a&seats=2&seat-0=ai-1&seat-1=ai-1", 422),
        ("game=azul&name=a&seats=2&seat-0=me&option-wall=purple", 422),
        ("game=azul&name=a&seats=2&seat-0=me&start=4", 422),
    ] {
        let mut guest = world.client();
        let answer = guest.post("/tables", form).await.expect("an answer");
        assert_eq!(answer.status, status, "{form}: {}", answer.text);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_say_what_is_missing() {
    let world = World::new().await;
    let mut guest = Person::new(world.client());
    for (path, status) in [
        ("/", 200),
        ("/new", 200),
        ("/new?game=azul", 200),
        ("/new?game=chess", 200),
        ("/me", 200),
        ("/rules/azul", 200),
        ("/rules/calimala", 200),
        ("/rules/chess", 404),
        ("/t/nothing", 404),
        ("/t/nothing/record", 404),
        ("/join?code=nothing", 404),
        ("/join", 400),
        ("/nowhere", 404),
        ("/me/return/nobody", 404),
        ("/tables", 405),
        ("/assets/tessera.css", 200),
        ("/assets/secret", 404),
        ("/favicon.svg", 200),
        ("/robots.txt", 200),
        ("/healthz", 200),
        ("/metrics", 200),
    ] {
        let answer = guest.get(path).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.text);
        let header = |name: &str| {
            answer
                .headers
                .get(name)
                .map(|value| value.to_str().expect("text"))
        };
        let policy = header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"));
        assert_eq!(header("x-content-type-options"), Some("nosniff"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_are_compressed_and_kept() {
    let world = World::new().await;
    let home = world.client().get("/").await.expect("a page").text;
    let (_, rest) = home
        .split_once("/assets/tessera.css?v=")
        .expect("a style sheet");
    let version = rest.split('"').next().expect("a version");
    for (encoding, expected) in [
        ("gzip, br", Some("br")),
        ("gzip", Some("gzip")),
        ("x", None),
    ] {
        let mut guest = world.client();
        guest.extra = vec![("accept-encoding", encoding.to_owned())];
        let path = format!("/assets/tessera.css?v={version}");
        let answer = guest.get(&path).await.expect("a file");
        let header = |name: &str| {
            answer
                .headers
                .get(name)
                .map(|value| value.to_str().expect("text"))
        };
        assert_eq!(header("content-encoding"), expected, "{encoding}");
        assert!(
            header("cache-control")
                .expect("a rule")
                .contains("immutable")
        );
        let tag = header("etag").expect("a tag").to_owned();
        guest.extra.push(("if-none-match", tag));
        assert_eq!(guest.get(&path).await.expect("an answer").status, 304);
        let answer = guest
            .get("/assets/tessera.css?v=old")
            .await
            .expect("an answer");
        let rule = answer.headers.get("cache-control").expect("a rule");
        assert_eq!(rule, "no-cache");
    }
}

/// A page names every module that its script needs, all of them are kept for ever, and each imports
/// the others by the very addresses that the page has named.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_script_comes_in_modules() {
    let world = World::new().await;
    let (mut ana, _) = table(&world).await;
    for (path, entry, n_least) in [
        ("/".to_owned(), "site.js", 5),
        (ana.table.clone(), "table.js", 20),
        (format!("{}/replay", ana.table), "replay.js", 3),
    ] {
        let page = ana.get(&path).await.text;
        let named = |before: &str| -> Vec<String> {
            let rest = page.split(before).skip(1);
            rest.map(|rest| rest.split('"').next().expect("an address").to_owned())
                .collect()
        };
        let preloaded = named("<link rel=\"modulepreload\" href=\"");
        let scripts = named("<script type=\"module\" src=\"");
        assert!(preloaded.len() >= n_least, "{path}: {preloaded:?}");
        assert!(matches!(&scripts[..], [one] if one.contains(entry)));
        for address in preloaded.iter().chain(&scripts) {
            let module = ana.get(address).await;
            let header = |name: &str| module.headers[name].to_str().expect("text");
            assert_eq!(module.status, 200, "{address}");
            assert_eq!(header("content-type"), "text/javascript; charset=utf-8");
            assert!(header("cache-control").contains("immutable"), "{address}");
            for import in module.text.split(" from \"./").skip(1) {
                let (import, end) = import.split_once('"').expect("an address");
                let import = format!("/assets/{import}");
                let is_type = !end.starts_with(';');
                assert!(
                    is_type || preloaded.contains(&import),
                    "{address}: {import}"
                );
            }
        }
    }
}

/// The switch of language stands on every page, and comes back to where one was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_language_is_switched_anywhere() {
    let world = World::new().await;
    let form = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0";
    let (mut ana, table) = world.open(form).await;
    let replay = format!("{table}/replay/0");
    for path in [
        "/new?game=calimala",
        "/learn/piazza?step=3",
        &table,
        &replay,
    ] {
        let page = ana.get(path).await.text;
        let (_, form) = page.split_once("action=\"/language\"").expect("a switch");
        let (form, _) = form.split_once("</form>").expect("a whole form");
        assert!(
            form.contains(&format!("name=\"back\" value=\"{path}\"")),
            "{form}"
        );
        let form = format!("language=hu&back={}", encode(path));
        let answer = ana
            .client
            .post("/language", &form)
            .await
            .expect("an answer");
        assert_eq!(answer.location.as_deref(), Some(path));
        let page = ana.get(path).await.text;
        assert!(page.contains("<html lang=\"hu\""), "{path}");
        let back = ana.client.post("/language", "language=en&back=/").await;
        assert_eq!(back.expect("an answer").status, 303);
    }
}
