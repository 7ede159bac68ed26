//! What is told to those who are not people: robots, previews of links, whoever watches the service.

use tessera_server::client::Client;
use tessera_server::{Config, Server};

use crate::stage::{Folder, Person, config};

async fn server(folder: &Folder, open_metrics: bool) -> Server {
    let config = Config {
        public_url: Some("https://play.example.org/".to_owned()),
        open_metrics,
        ..config(&folder.file("data.sqlite"))
    };
    Server::start(config).await.expect("a server")
}

/// The content of a tag for previews.
fn tag<'a>(page: &'a str, name: &str) -> &'a str {
    let start = format!("<meta property=\"{name}\" content=\"");
    let (_, rest) = page.split_once(&start).unwrap_or_else(|| panic!("{name}"));
    rest.split('"').next().expect("a value")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn previews_of_tables_can_be_made() {
    let folder = Folder::new();
    let server = server(&folder, false).await;
    let mut ana = Person::new(Client::new(server.address()));
    let waiting = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=open";
    let waiting = ana.create(waiting).await;
    let playing = "game=azul&seats=2&name=Ana&seat-0=me&seat-1=ai-1&start=0";
    let playing = ana.create(playing).await;
    let replay = format!("{playing}/replay/0");
    let robots = ana.get("/robots.txt").await.text;
    for path in ["/", "/rules/azul", &waiting, &playing, &replay] {
        // As a robot, which is nobody.
        let answer = Client::new(server.address()).get(path).await;
        let answer = answer.expect("a page");
        let is_table = path.starts_with("/t/");
        let index = answer.headers.get("x-robots-tag");
        assert_eq!(
            index.is_some_and(|tag| tag == "noindex"),
            is_table,
            "{path}"
        );
        let refused = robots
            .lines()
            .filter_map(|line| line.strip_prefix("Disallow: "));
        assert!(refused.into_iter().all(|start| !path.starts_with(start)));
        assert_eq!(
            tag(&answer.text, "og:url"),
            format!("https://play.example.org{path}")
        );
        let image = tag(&answer.text, "og:image");
        let image = image
            .strip_prefix("https://play.example.org")
            .expect("our own");
        assert!(image.starts_with(if path == replay || path == playing {
            "/t/"
        } else {
            "/preview.png"
        }));
        let picture = Client::new(server.address()).get(image).await;
        assert_eq!(picture.expect("a picture").status, 200, "{image}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_are_for_this_machine() {
    for (open_metrics, passed_on) in [(false, 403), (true, 200)] {
        let folder = Folder::new();
        let server = server(&folder, open_metrics).await;
        let mut client = Client::new(server.address());
        let own = client.get("/metrics").await.expect("an answer");
        assert_eq!(own.status, 200);
        assert!(own.text.contains("tessera_"), "{}", own.text);
        client.extra = vec![("x-forwarded-for", "192.0.2.7".to_owned())];
        let other = client.get("/metrics").await.expect("an answer");
        assert_eq!(other.status, passed_on, "{}", other.text);
        server.stop().await;
    }
}
