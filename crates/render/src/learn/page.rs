//! A lesson as a page: the board of a table, with an explanation in place of log and chat.

use maud::{Markup, PreEscaped, html};

use super::{LEARNER, Moment};
use crate::frame::{Region, regions, templates};
use crate::html::icon;
use crate::page::{brand, choices_json, document, languages, script_words, theme_switch};
use crate::site::play_link;
use crate::words::say;
use crate::{Frame, Hints, Shell, Show, TablePov, Undo, Wait};

/// What the page of a lesson needs beside the lesson.
#[derive(Clone, Debug)]
pub struct LearnPage<'a> {
    /// The common part; its title, class, styles and scripts are set here.
    pub shell: Shell<'a>,
}

impl<G: Show> Moment<'_, G> {
    pub(super) fn page(&self, page: &LearnPage<'_>) -> Markup {
        let words = self.words;
        let table = self.table();
        let regions = regions(&table);
        let region = |id: &str| {
            let found = regions.iter().find(|region: &&Region| region.id == id);
            PreEscaped(found.expect("a region").html.clone())
        };
        let name = words.game(self.game);
        let mine_first = if G::is_mine_first(&self.view) {
            " mine-first"
        } else {
            ""
        };
        let body = html! {
            body class={ "game learn game-" (G::NAME) (mine_first) } data-here={ "/learn/" (G::NAME) }
                data-seq=(self.step) data-confirm="smart" data-sound="false" data-motion="true" data-name=(name) {
                a.skip href="#main" { (words.say("table-skip-table")) }
                a.skip href="#dock" { (words.say("table-skip-dock")) }
                header.bar {
                    (brand(words))
                    h1.bar-t { b { (name) } span { (words.say("learn-title")) } }
                    nav.bar-n aria-label=(words.say("table-nav")) {
                        a.ib href={ "/rules/" (G::NAME) } target="_blank" aria-label=(words.say("table-rules")) { (icon("i-book")) }
                        details.menu {
                            summary.ib aria-label=(words.say("table-menu")) { (icon("i-menu")) }
                            div.menu-b.sheet { div.menu-s { (languages(&page.shell)) (theme_switch(&page.shell)) } }
                        }
                    }
                }
                div #notice .notice.warn role="status" hidden { span {} }
                main #main .table {
                    (self.lesson())
                    (region("shared"))
                    (region("mine"))
                    (self.dock())
                    aside.rail aria-label=(words.say("table-rail")) {
                        (region("seats"))
                        (region("others"))
                        section.log.sheet aria-labelledby="log-title" {
                            h2 #log-title { (words.say("learn-happened")) }
                            (region("log"))
                        }
                    }
                }
                div #announce .sr role="log" aria-live="polite" {}
                p #alarm .sr role="alert" {}
                (templates())
                script type="application/json" #choices-data { (PreEscaped(choices_json(&table))) }
                script type="application/json" #words-data { (PreEscaped(script_words(&table))) }
            }
        };
        let styles = [G::FILES.style_name];
        let shell = Shell {
            title: &self.title(),
            styles: &styles,
            scripts: &["table.js"],
            ..page.shell.clone()
        };
        document(&shell, &body)
    }

    pub(super) fn frame(&self) -> Frame {
        let scenes = self.scenes.iter();
        let scenes = scenes.map(|scene| scene.shown(self.words, &self.sitters));
        let lines = self.lines.iter().filter(|line| line.seat != Some(LEARNER));
        let mut announce: Vec<String> = lines
            .map(|line| line.spoken(self.words, &self.sitters))
            .collect();
        announce.push(self.text());
        let mut frame = Frame::new(&self.table(), scenes.collect(), announce);
        frame.regions.push(Region {
            id: "lesson",
            html: self.lesson().into_string(),
        });
        for region in &mut frame.regions {
            if region.id == "dock" {
                region.html = self.dock().into_string();
            }
        }
        frame.title = self.title();
        frame.is_over = false;
        frame
    }

    /// Where the move is made; after the last one there is none.
    fn dock(&self) -> Markup {
        let dock = regions(&self.table())
            .into_iter()
            .find(|region| region.id == "dock");
        match &self.choices {
            Some(_) => html! { (PreEscaped(dock.expect("a region").html)) },
            None => html! { section #dock hidden data-seq=(self.step) {} },
        }
    }

    fn table(&self) -> TablePov<'_, G> {
        TablePov {
            pov: self.pov(),
            seq: self.step,
            // After the last step the board is only looked at.
            wait: match self.choices {
                Some(_) => Wait::Mine,
                None => Wait::Over,
            },
            undo: Undo::Nothing,
            hints: Hints::Free,
            lines: &self.lines,
            recap: &[],
            chat: &[],
            sheet: None,
            end: None,
            ask: None,
            // The way on stands in the lesson.
            next: None,
            clocks: &[],
        }
    }

    /// What there is to know now, and how far it is.
    fn lesson(&self) -> Markup {
        let words = self.words;
        let game = self.game;
        html! {
            section #lesson .lesson.sheet aria-labelledby="lesson-title" {
                div.lesson-h {
                    h2 #lesson-title {
                        @if self.step < self.n_steps {
                            (say!(words, "learn-step", n = self.step + 1, total = self.n_steps))
                        } @else { (words.say("learn-done")) }
                    }
                    progress max=(self.n_steps) value=(self.step) aria-label=(words.say("learn-progress")) {}
                    @if self.step > 0 {
                        @let back = format!("/learn/{game}?step={}", self.step - 1);
                        a.ib href=(back) aria-label=(words.say("learn-back")) { (icon("i-undo")) }
                    }
                }
                p { (self.text()) }
                @if self.step >= self.n_steps {
                    div.lesson-b {
                        (play_link(words, game))
                        a.btn href={ "/rules/" (game) } { (words.say("learn-rules")) }
                    }
                }
            }
        }
    }

    fn text(&self) -> String {
        let name = self.game.as_str();
        if self.step < self.n_steps {
            self.words.say(&format!("learn-{name}-{}", self.step + 1))
        } else {
            self.words.say(&format!("learn-{name}-end"))
        }
    }

    fn title(&self) -> String {
        let game = self.words.game(self.game);
        say!(self.words, "learn-page", game = game)
    }
}
