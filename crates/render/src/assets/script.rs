//! The modules of the script. They import each other by relative addresses; what is served carries
//! the versions of what it imports, so that a browser may keep all of them for ever.

use super::{Asset, SCRIPT};
use crate::constants;

macro_rules! modules {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!("../../assets/script/", $name)))),+]
    };
}

/// Every module stands after those that it imports.
const MODULES: &[(&str, &str)] = modules! {
    "page.js" "timers.js" "link.js" "status.js" "question.js" "sound.js" "template.js" "dock.js"
    "spots.js" "motion.js" "request.js" "chat.js" "frame.js" "refusal.js" "move.js" "choose.js"
    "ask.js" "buttons.js" "keys.js" "drag.js" "digits.js" "clock.js" "table.js"
    "replay.js"
    "sha256.js" "seal.js" "site.js"
};

/// What stands before the address of a module. An import ends with a semicolon, and not the types
/// that a comment imports.
const FROM: &str = " from \"./";

/// The modules as they are served.
pub(super) fn modules() -> Vec<Asset> {
    let mut modules = vec![Asset::new("constants.js", SCRIPT, constants::module())];
    for &(name, source) in MODULES {
        let module = link(name, source, &modules);
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
        content.push_str(before);
        content.push_str(FROM);
        content.push_str(file);
        if after.starts_with(';') {
            let found = earlier.iter().find(|module| module.name == file);
            let found = found
                .unwrap_or_else(|| panic!("{name} imports {file}, which does not stand before"));
            imports.extend(found.imports.iter().copied().chain([found.name]));
            content.push_str("?v=");
            content.push_str(&found.version);
        }
        content.push('"');
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

#[cfg(test)]
mod tests {
    use super::*;

    fn find(name: &str) -> Asset {
        let mut modules = modules().into_iter();
        modules.find(|module| module.name == name).expect(name)
    }

    /// A module without a version would be asked for again and again, or be an old one.
    #[test]
    fn imports_carry_versions() {
        for module in modules() {
            for line in module.content.lines() {
                let is_import = line.ends_with("\";") && line.contains("from \"");
                assert!(
                    !is_import || line.contains("?v="),
                    "{}: {line}",
                    module.name
                );
                assert!(!line.starts_with("import \""), "{}: {line}", module.name);
            }
        }
        let request = find("request.js");
        let import = format!("from \"./request.js?v={}\";", request.version);
        assert!(find("chat.js").content.contains(&import));
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
                "timers.js"
            ]
        );
        let entries = ["table.js", "replay.js", "site.js"];
        let needed: Vec<&str> = entries.iter().flat_map(|name| find(name).imports).collect();
        for module in modules() {
            let is_needed = entries.contains(&module.name) || needed.contains(&module.name);
            assert!(is_needed, "nobody imports {}", module.name);
        }
    }
}
