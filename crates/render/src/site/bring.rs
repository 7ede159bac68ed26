//! The page where a person brings a record of their own.

use maud::html;

use super::SitePage;
use super::parts::error_notice;
use crate::Words;

/// `GET /replay`, and the same with an error.
///
/// Form: `POST /replay` as `multipart/form-data`: `record`, the text; `file`, a file instead of
/// it. The answer is 303 to `/t/{id}/replay`, or this page with what is wrong.
#[must_use]
pub fn bring(words: &Words, text: &str, error: Option<&str>) -> SitePage {
    let main = html! {
        main #main .site.narrow {
            h1 { (words.say("replay-bring")) }
            p { (words.say("replay-bring-how")) }
            (error_notice(error))
            form.panel.sheet.bring method="post" action="/replay" enctype="multipart/form-data" {
                label.field {
                    span { (words.say("replay-bring-text")) }
                    textarea name="record" rows="12" spellcheck="false" autocapitalize="none"
                        placeholder="azul/1 seats=2 wall=coloured\n* start0\n…" { (text) }
                }
                label.field {
                    span { (words.say("replay-bring-file")) }
                    input type="file" name="file" accept=".record,.txt,text/plain";
                }
                button.btn.primary { (words.say("replay-bring-button")) }
            }
        }
    };
    SitePage {
        title: words.say("replay-bring-title"),
        class: "bringp",
        main,
    }
}
