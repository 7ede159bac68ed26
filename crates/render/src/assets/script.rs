//! The modules of the script. They import each other by relative addresses; what is served carries
//! the versions of what it imports, so that a browser may keep all of them for ever.

use super::{Asset, SCRIPT, without_comments};
use crate::constants;

macro_rules! modules {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!("../../assets/script/", $name)))),+]
    };
}

/// Every module stands after those that it imports.
const MODULES: &[(&str, &str)] = modules! {
    "page.js" "timers.js" "link.js" "status.js" "question.js" "sound.js" "end.js" "menus.js"
    "template.js" "dock.js" "areas.js" "spots.js" "motion.js" "scenes.js" "view.js" "focus.js"
    "recap.js" "request.js" "chat.js" "frame.js" "refusal.js" "move.js" "choose.js"
    "ask.js" "buttons.js" "keys.js" "drag.js" "digits.js" "clock.js" "table.js"
    "replay.js"
    "sha256.js" "seal.js" "start.js" "site.js"
    "editor.js"
};

/// What stands before the address of a module that is imported.
const FROM: &str = " from \"./";

/// The modules as they are served.
pub(super) fn modules() -> Vec<Asset> {
    let mut modules = vec![Asset::new("constants.js", SCRIPT, constants::module())];
    for &(name, source) in MODULES {
        let module = link(name, &packed(source), &modules);
        modules.push(module);
    }
    modules
}

/// A module with the versions of what it imports.
fn link(name: &'static str, source: &str, earlier: &[Asset]) -> Asset {
    let mut content = String::with_capacity(source.len() + 256);
    let mut imports = Vec::new();
    let mut rest = source;
    while let Some((before, after)) = rest.split_once(FROM) {
        let (file, after) = after.split_once('"').expect("a whole address");
        let module = earlier.iter().find(|module| module.name == file);
        let module = module.unwrap_or_else(|| panic!("{file} does not stand before {name}"));
        imports.extend(module.imports.iter().copied().chain([module.name]));
        for part in [before, FROM, file, "?v=", &module.version, "\""] {
            content.push_str(part);
        }
        rest = after;
    }
    content.push_str(rest);
    imports.sort_unstable();
    imports.dedup();
    Asset {
        imports,
        ..Asset::new(name, SCRIPT, content)
    }
}

/// The same module without comments and indents. Lines stay, and with them what ends a statement.
fn packed(source: &str) -> String {
    let text = without_comments(source);
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
        .flat_map(|line| [line, "\n"])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(name: &str) -> Asset {
        let mut modules = modules().into_iter();
        modules.find(|module| module.name == name).expect(name)
    }

    fn names_file(line: &str) -> bool {
        line.contains(".js\"") || line.contains(".js?")
    }

    /// A module without a version would be asked for again and again, or be an old one.
    #[test]
    fn imports_carry_versions() {
        for module in modules() {
            for line in module.text().lines().filter(|line| names_file(line)) {
                let is_import = line.contains(FROM) && line.contains("?v=");
                assert!(is_import || line.contains("/service-worker.js"), "{line}");
            }
        }
        let request = find("request.js");
        let import = format!("from \"./request.js?v={}\";", request.version);
        assert!(find("chat.js").text().contains(&import));
    }

    /// A change of a module changes the versions of all that need it.
    #[test]
    fn versions_follow_what_is_imported() {
        let source = "import { one } from \"./one.js\";\n";
        let one = |content: &str| Asset::new("one.js", SCRIPT, content.to_owned());
        let before = link("two.js", source, &[one("export const one = 1;")]);
        let after = link("two.js", source, &[one("export const one = 2;")]);
        assert_ne!(before.version, after.version);
        assert_eq!(before.imports, ["one.js"]);
    }

    /// Packing knows no texts: none of them may look like a comment or go over several lines.
    #[test]
    fn packing_keeps_what_counts() {
        let source = "/** One. @import { A } from \"./a.js\" */\nfn(/** @type {any} */ (b), `${c}://d`);\n  // no\n";
        assert_eq!(packed(source), "fn( (b), `${c}://d`);\n");
        for (name, source) in MODULES {
            assert_eq!(
                source.matches("/*").count(),
                source.matches("*/").count(),
                "{name}"
            );
            for line in source.lines() {
                assert_eq!(line.matches('`').count() % 2, 0, "{name}: {line}");
                let text = line.split(['"', '`']).skip(1).step_by(2);
                let is_comment = line.trim_start().starts_with(['/', '*']);
                assert!(
                    is_comment || !text.into_iter().any(|text| text.contains("/*")),
                    "{name}: {line}"
                );
            }
        }
    }

    /// Pages name what their script needs, so that nothing is asked for in a row.
    #[test]
    fn pages_know_all_that_they_need() {
        assert_eq!(
            find("site.js").imports,
            [
                "constants.js",
                "link.js",
                "seal.js",
                "sha256.js",
                "start.js",
                "timers.js"
            ]
        );
        let entries = ["table.js", "replay.js", "site.js", "editor.js"];
        let needed: Vec<&str> = entries.iter().flat_map(|name| find(name).imports).collect();
        for module in modules() {
            let is_needed = entries.contains(&module.name) || needed.contains(&module.name);
            assert!(is_needed, "nobody imports {}", module.name);
        }
    }
}
