//! From the text of the rules to a page: anchors, links between clauses, nothing raw.

use std::collections::BTreeSet;

use maud::html;
use pulldown_cmark::{
    Alignment, CowStr, Event, Options, Parser, Tag, TagEnd, TextMergeStream, html as write,
};

/// A page of rules.
pub(super) struct RulesText {
    /// Id and title of every section.
    pub(super) sections: Vec<(String, String)>,
    /// What the game is about, in a sentence.
    pub(super) lead: String,
    /// The overview and the clauses.
    pub(super) html: String,
}

/// Where the line at the foot explains what [`OURS`] means.
pub(super) const OURS_ID: &str = "ours";

/// What stands behind the number of a clause that is, at least in part, a ruling of ours.
pub(super) const OURS: &str = "*";

impl RulesText {
    /// Reads a page of `docs/rules/<language>`: clauses are the rows of tables, their id the
    /// first cell, with [`OURS`] behind it if they are rulings; other tables are facts. A section
    /// begins with its id or has it behind its title: `{#brief}`. The page begins with its title,
    /// which the site writes itself, and a sentence about the game. A screen reader says `ours`
    /// for the sign of a ruling.
    pub(super) fn read(markdown: &str, ours: &str) -> RulesText {
        let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
        let events: Vec<Event<'_>> =
            TextMergeStream::new(Parser::new_ext(markdown, options)).collect();
        let (head, events) = events.split_at(head_length(&events));
        let ids = ids(events);
        let mut sections = Vec::new();
        let mut out = Vec::with_capacity(events.len());
        let mut row = Row::default();
        let mut is_facts = false;
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::Start(Tag::Heading { level, .. }) if *level as u8 == 2 => {
                    let section = section(&events[at..]);
                    let mut heading = event.clone();
                    if let Event::Start(Tag::Heading { id, .. }) = &mut heading {
                        *id = Some(section.0.clone().into());
                    }
                    out.push(heading);
                    sections.push(section);
                }
                Event::Start(Tag::Table(alignments)) => {
                    // An alignment would become a style attribute.
                    let plain = vec![Alignment::None; alignments.len()];
                    is_facts = !has_clauses(&events[at..]);
                    if is_facts {
                        out.push(Event::Html("<div class=\"facts\">".into()));
                    }
                    out.push(Event::Start(Tag::Table(plain)));
                }
                Event::End(TagEnd::Table) if is_facts => {
                    out.push(event.clone());
                    out.push(Event::Html("</div>".into()));
                }
                // A link into the source code leads nowhere on the site; its text stays.
                Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link) => {}
                // Raw HTML is shown as what it is: text.
                Event::Html(raw) | Event::InlineHtml(raw) => out.push(Event::Text(raw.clone())),
                Event::Text(text) if row.is_first_cell() && ids.contains(split_mark(text).0) => {
                    out.push(Event::InlineHtml(anchor(text, ours).into()));
                }
                Event::Text(text) => push_text(text, &row, &ids, &mut out),
                _ => out.push(event.clone()),
            }
            row.follow(event);
        }
        let mut html = String::new();
        write::push_html(&mut html, out.into_iter());
        RulesText {
            sections,
            lead: lead(head),
            html,
        }
    }
}

/// The events of the first title and the paragraph behind it.
fn head_length(events: &[Event<'_>]) -> usize {
    match events.first() {
        Some(Event::Start(Tag::Heading { .. })) => {
            let end = |event: &Event<'_>| *event == Event::End(TagEnd::Paragraph);
            events.iter().position(end).map_or(0, |at| at + 1)
        }
        _ => 0,
    }
}

/// The text of the paragraph at the end of the head.
fn lead(head: &[Event<'_>]) -> String {
    let is_start = |event: &Event<'_>| *event == Event::Start(Tag::Paragraph);
    let start = head.iter().rposition(is_start).unwrap_or(head.len());
    let text = head[start..].iter().filter_map(|event| match event {
        Event::Text(text) => Some(&**text),
        Event::SoftBreak => Some(" "),
        _ => None,
    });
    text.collect()
}

/// Where in a table the text stands.
#[derive(Default)]
struct Row {
    /// Inside the body of a table.
    is_body: bool,
    /// The cells of this row that have begun.
    n_cells: usize,
    /// Inside a block of code or a heading, where nothing is linked.
    is_plain: bool,
}

impl Row {
    fn follow(&mut self, event: &Event<'_>) {
        match event {
            Event::Start(Tag::TableRow) => (self.is_body, self.n_cells) = (true, 0),
            Event::End(TagEnd::TableRow) => self.is_body = false,
            Event::Start(Tag::TableCell) => self.n_cells += 1,
            Event::Start(Tag::CodeBlock(_) | Tag::Heading { .. }) => self.is_plain = true,
            Event::End(TagEnd::CodeBlock | TagEnd::Heading(_)) => self.is_plain = false,
            _ => {}
        }
    }

    fn is_first_cell(&self) -> bool {
        self.is_body && self.n_cells == 1
    }
}

/// What can be linked to: clauses `AZ-4.2` and rulings `A-4`, the first cells of rows, and
/// sections `AZ-4`.
fn ids(events: &[Event<'_>]) -> BTreeSet<String> {
    let mut row = Row::default();
    let mut ids = BTreeSet::new();
    for (at, event) in events.iter().enumerate() {
        match event {
            Event::Text(text) if row.is_first_cell() && is_id(split_mark(text).0) => {
                ids.insert(split_mark(text).0.to_owned());
            }
            Event::Start(Tag::Heading { .. }) => {
                let (id, _) = section(&events[at..]);
                ids.extend(is_id(&id).then_some(id));
            }
            _ => {}
        }
        row.follow(event);
    }
    ids
}

fn is_id(text: &str) -> bool {
    let Some((letters, numbers)) = text.split_once('-') else {
        return false;
    };
    let is_letters = !letters.is_empty() && letters.bytes().all(|b| b.is_ascii_uppercase());
    is_letters && numbers.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether the table that begins here has clauses.
fn has_clauses(events: &[Event<'_>]) -> bool {
    let is_row = |event: &&Event<'_>| **event != Event::Start(Tag::TableRow);
    let first = events
        .iter()
        .skip_while(is_row)
        .find_map(|event| match event {
            Event::Text(text) => Some(is_id(split_mark(text).0)),
            _ => None,
        });
    first.unwrap_or(false)
}

/// The first cell of a clause: its id, and whether it is a ruling.
fn split_mark(cell: &str) -> (&str, bool) {
    match cell.strip_suffix(OURS) {
        Some(id) => (id.trim_end(), true),
        None => (cell, false),
    }
}

/// The first cell of a clause is its anchor, with a sign behind it if it is a ruling.
fn anchor(cell: &str, ours: &str) -> String {
    let (id, is_ours) = split_mark(cell);
    let anchor = html! {
        a id=(id) href={ "#" (id) } { (id) }
        @if is_ours { a.ours href={ "#" (OURS_ID) } aria-label=(ours) title=(ours) { (OURS) } }
    };
    anchor.into_string()
}

/// The id of the section whose heading begins here, and its title without it.
fn section(events: &[Event<'_>]) -> (String, String) {
    let title: String = events
        .iter()
        .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))))
        .filter_map(|event| match event {
            Event::Text(text) | Event::Code(text) => Some(&**text),
            _ => None,
        })
        .collect();
    match (&events[0], title.split_once(' ')) {
        (Event::Start(Tag::Heading { id: Some(id), .. }), _) => (id.to_string(), title),
        (_, Some((id, title))) if is_id(id) => (id.to_owned(), title.to_owned()),
        _ => (title.to_lowercase().replace(' ', "-"), title),
    }
}

/// Whoever mentions a row links to it.
fn push_text<'a>(text: &CowStr<'a>, row: &Row, ids: &BTreeSet<String>, out: &mut Vec<Event<'a>>) {
    if row.is_plain {
        out.push(Event::Text(text.clone()));
        return;
    }
    let is_id_char = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
    for part in text.split_inclusive(|c: char| !is_id_char(c)) {
        // A full stop may follow an id; it is no part of it.
        let id = part.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        if ids.contains(id) {
            let link = format!("<a href=\"#{id}\">{id}</a>");
            out.push(Event::InlineHtml(link.into()));
            out.push(Event::Text(part[id.len()..].to_owned().into()));
        } else {
            out.push(Event::Text(part.to_owned().into()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::RulesText;

    fn check(markdown: &str, html: &str) {
        let found = RulesText::read(markdown, "A ruling").html.replace('\n', "");
        assert!(found.contains(html), "{found}");
        for forbidden in ["<script", "<img", "style=", "javascript:"] {
            assert!(!found.contains(forbidden), "{found}");
        }
    }

    #[test]
    fn nothing_raw_passes() {
        check("<script>x</script>", "&lt;script&gt;x");
        check("a <img src=x> b", "a &lt;img src=x&gt; b");
        check("[x](javascript:y)", "<p>x</p>");
        check("|a|b|\n|:--|--:|\n|c|d|", "<td>c</td><td>d</td>");
    }

    #[test]
    fn clauses_are_linked() {
        let table = "# Title\n\nHead.\n\n## XX-1 Box\n\n|c|r|\n|--|--|\n| XX-1.1 | see XX-1.2, XX-1, XX-9.9. |\n| XX-1.2 | and XX-1.1. |";
        assert!(!RulesText::read(table, "").html.contains("Head"));
        assert_eq!(RulesText::read(table, "").lead, "Head.");
        check(table, "<h2 id=\"XX-1\">XX-1 Box</h2>");
        check(
            table,
            "<td><a id=\"XX-1.1\" href=\"#XX-1.1\">XX-1.1</a></td>",
        );
        check(
            table,
            "<td>see <a href=\"#XX-1.2\">XX-1.2</a>, <a href=\"#XX-1\">XX-1</a>, XX-9.9.</td>",
        );
        check(table, "<td>and <a href=\"#XX-1.1\">XX-1.1</a>.</td>");
    }

    #[test]
    fn rulings_are_marked() {
        let table = "|c|r|\n|--|--|\n| XX-1.1 * | all. |\n| XX-1.2 | as XX-1.1. |";
        check(
            table,
            "<td><a id=\"XX-1.1\" href=\"#XX-1.1\">XX-1.1</a>\
             <a class=\"ours\" href=\"#ours\" aria-label=\"A ruling\" title=\"A ruling\">*</a></td>",
        );
        check(table, "XX-1.2</a></td>");
        check(table, "as <a href=\"#XX-1.1\">XX-1.1</a>.");
    }

    #[test]
    fn other_tables_are_facts() {
        let facts = "# T\n\nHead.\n\n## Brief {#brief}\n\n|n|2|\n|--|--|\n| * | 5 |\n\nText.";
        check(
            facts,
            "<h2 id=\"brief\">Brief</h2><div class=\"facts\"><table>",
        );
        check(
            facts,
            "<td>*</td><td>5</td></tr></tbody></table></div><p>Text.</p>",
        );
        assert_eq!(
            RulesText::read(facts, "").sections,
            [("brief".to_owned(), "Brief".to_owned())]
        );
        let clauses = "|c|r|\n|--|--|\n| XX-1.1 | all. |";
        assert!(!RulesText::read(clauses, "").html.contains("facts"));
    }
}
