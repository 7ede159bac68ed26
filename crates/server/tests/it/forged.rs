//! Proofs that say more than they prove: each of them is found out.

use tessera_engine::Seat;
use tessera_server::fair::verify;

/// What is forged, what stands there instead of what, and what is said about it.
type Forgery = (&'static str, &'static str, &'static str, &'static str);

/// For proofs of every scheme.
const ANY: &[Forgery] = &[
    (
        "more given than there is",
        "azul/1",
        "# given 9999\nazul/1",
        "has not so many entries",
    ),
    (
        "one more given than there is",
        "azul/1",
        "# given {n+1}\nazul/1",
        "has not so many entries",
    ),
    (
        "everything is given",
        "azul/1",
        "# given {n}\nazul/1",
        "proves nothing",
    ),
    (
        "given twice",
        "azul/1",
        "# given 1\n# given 2\nazul/1",
        "told twice",
    ),
    (
        "nothing given, and then everything",
        "azul/1",
        "# given 0\n# given 9999\nazul/1",
        "told twice",
    ),
    (
        "given is no number",
        "azul/1",
        "# given some\nazul/1",
        "cannot be read",
    ),
    (
        "given is less than nothing",
        "azul/1",
        "# given -1\nazul/1",
        "cannot be read",
    ),
    (
        "two seeds",
        "# seed",
        "# seed 0101010101010101010101010101010101010101010101010101010101010101\n# seed",
        "told twice",
    ),
    (
        "the same seed twice",
        "azul/1",
        "# seed 0909090909090909090909090909090909090909090909090909090909090909\nazul/1",
        "told twice",
    ),
    (
        "two hashes",
        "# hash",
        "# hash 72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793\n# hash",
        "told twice",
    ),
    (
        "two tables",
        "# table",
        "# table other\n# table",
        "told twice",
    ),
    (
        "two schemes",
        "# table",
        "# scheme 0\n# table",
        "told twice",
    ),
    (
        "two starts",
        "azul/1",
        "# start {start}\n# start {start}\nazul/1",
        "told twice",
    ),
    (
        "a start that did not happen",
        "azul/1",
        "# start {other}\nazul/1",
        "did not start",
    ),
    (
        "a start of nobody",
        "azul/1",
        "# start 3\nazul/1",
        "no such seat",
    ),
    (
        "a text of a seat that no game has",
        "azul/1",
        "# contribution 7 words\nazul/1",
        "cannot be read",
    ),
    (
        "a text without words",
        "azul/1",
        "# contribution 0 \nazul/1",
        "cannot be read",
    ),
    (
        "a word that is not known",
        "azul/1",
        "# sed 0909\nazul/1",
        "cannot be read",
    ),
    (
        "a remark",
        "azul/1",
        "# a fine game\nazul/1",
        "cannot be read",
    ),
    (
        "a remark without a space",
        "azul/1",
        "#seed 09\nazul/1",
        "cannot be read",
    ),
    (
        "a line of blanks, and a seed",
        "azul/1",
        "  \n# seed 09\nazul/1",
        "cannot be read",
    ),
    (
        "a seed among the entries",
        "\n* start",
        "\n# seed 0101\n* start",
        "not at the head",
    ),
    (
        "given among the entries",
        "\n* deal",
        "\n# given 9\n* deal",
        "not at the head",
    ),
    (
        "a scheme that nobody knows",
        "# scheme ",
        "# scheme 9",
        "not known",
    ),
];

/// For proofs before texts were sealed and starts of the server told.
const OLD: &[Forgery] = &[
    (
        "a text of nobody",
        "azul/1",
        "# contribution 3 words\nazul/1",
        "no such seat",
    ),
    (
        "a seal too early",
        "azul/1",
        "# seal 0 1a\nazul/1",
        "do not belong together",
    ),
    (
        "a withheld text too early",
        "azul/1",
        "# withheld 0 1a\nazul/1",
        "do not belong together",
    ),
    (
        "an epoch too early",
        "azul/1",
        "# epoch 0 fd1c68b643888f89f8f40b0282aa41b95d8d51be04ecdd9e99bcfba85db80b9a 0909\nazul/1",
        "cannot be read",
    ),
    (
        "a whole epoch too early",
        "azul/1",
        "# epoch 0 8c0cc17a04942cc4f8e0fe0b302606d3108860c126428ba2ceeb5f9ed41c2b05 0909090909090909090909090909090909090909090909090909090909090909\nazul/1",
        "cannot be read",
    ),
    (
        "a newer scheme",
        "# scheme ",
        "# scheme 2\n# scheme ",
        "told twice",
    ),
];

/// For proofs with epochs and sealed texts.
const NEW: &[Forgery] = &[
    (
        "a text of nobody",
        "azul/1",
        "# seal 3 3a6eb0790f39ac87c94f3856b2dd2c5d110e6811602261a9a923d3bb23adc8b7\n# contribution 3 data\nazul/1",
        "no such seat",
    ),
    (
        "a withheld text of nobody",
        "azul/1",
        "# withheld 2 3a6eb0790f39ac87c94f3856b2dd2c5d110e6811602261a9a923d3bb23adc8b7\nazul/1",
        "no such seat",
    ),
    (
        "a text that was not sealed",
        "# withheld 0",
        "# contribution 0 words\n#withheld 0",
        "do not belong together",
    ),
    (
        "another text than the sealed one",
        "two words",
        "too words",
        "do not belong together",
    ),
    (
        "another seal than the text's",
        "# seal 1 ",
        "# seal 1 0",
        "do not belong together",
    ),
    (
        "a seal without a text",
        "\n# contribution 1",
        "\n#",
        "do not belong together",
    ),
    (
        "a text at another seat",
        "# contribution 1",
        "# contribution 0",
        "do not belong together",
    ),
    (
        "a text that is opened and withheld",
        "# withheld 0",
        "# withheld 1",
        "do not belong together",
    ),
    (
        "two seals",
        "# seal 1",
        "# seal 1 00\n# seal 1",
        "told twice",
    ),
    (
        "two texts",
        "azul/1",
        "# contribution 1 words\nazul/1",
        "told twice",
    ),
    (
        "withheld twice",
        "azul/1",
        "# withheld 0 00\nazul/1",
        "told twice",
    ),
    (
        "an epoch without a secret",
        "azul/1",
        "# epoch 99 00\nazul/1",
        "cannot be read",
    ),
    (
        "another hash of an epoch",
        "# epoch 0 ",
        "# epoch 0 0",
        "not the hash",
    ),
    (
        "an epoch that begins too late",
        "# epoch 0 ",
        "# epoch 1 ",
        "cannot be read",
    ),
    (
        "an epoch that begins too early",
        "# epoch 0 ",
        "# epoch -1 ",
        "cannot be read",
    ),
    (
        "epochs in the wrong order",
        "azul/1",
        "# epoch 1 8c0cc17a04942cc4f8e0fe0b302606d3108860c126428ba2ceeb5f9ed41c2b05 0909090909090909090909090909090909090909090909090909090909090909\nazul/1",
        "cannot be read",
    ),
    (
        "an epoch after the end",
        "azul/1",
        "# epoch {n} 8c0cc17a04942cc4f8e0fe0b302606d3108860c126428ba2ceeb5f9ed41c2b05 0909090909090909090909090909090909090909090909090909090909090909\nazul/1",
        "has not so many entries",
    ),
    (
        "one secret for two epochs",
        "{second}",
        "{second}{second+1}",
        "told twice",
    ),
    (
        "an older scheme",
        "# scheme 2",
        "# scheme 1",
        "cannot be read",
    ),
];

fn check(text: &str, forgeries: &[Forgery]) {
    let is_entry = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let n_entries = text.lines().filter(is_entry).count() - 1;
    let mut missed = Vec::new();
    let mut epochs = text.lines().filter(|line| line.starts_with("# epoch "));
    let second = epochs
        .nth(1)
        .map_or_else(String::new, |line| format!("{line}\n"));
    let from = second
        .split(' ')
        .nth(2)
        .and_then(|from| from.parse::<usize>().ok());
    let from = from.unwrap_or_default();
    let again = second.replacen(&format!(" {from} "), &format!(" {} ", from + 1), 1);
    for (name, honest, forged, flaw) in forgeries {
        let honest = &honest.replace("{second}", &second);
        assert!(text.contains(honest), "{name}: {honest}");
        let forged = forged
            .replace("{second}", &second)
            .replace("{second+1}", &again);
        let start = usize::from(text.contains("\n* start1\n"));
        let forged = forged.replace("{start}", &start.to_string());
        let forged = forged.replace("{other}", &(1 - start).to_string());
        let forged = forged.replace("{n}", &n_entries.to_string());
        let forged = forged.replace("{n+1}", &(n_entries + 1).to_string());
        match verify(&text.replacen(honest, &forged, 1)) {
            Err(found) if found.to_string().contains(flaw) => {}
            other => missed.push(format!("{name}: {other:?}")),
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

fn record(scheme: u8) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/fair");
    let path = format!("{folder}/scheme-{scheme}/azul.record");
    std::fs::read_to_string(&path).expect("a record")
}

#[test]
fn forged_proofs_are_found() {
    for scheme in [0, 1, 2] {
        check(&record(scheme), ANY);
        check(&record(scheme), if scheme < 2 { OLD } else { NEW });
    }
}

/// What is not proved is counted and named.
#[test]
fn what_is_not_proved_is_named() {
    let text = record(2);
    let honest = verify(&text).expect("a good proof");
    let given = text.replacen("azul/1", "# given 4\nazul/1", 1);
    let verified = verify(&given).expect("a good proof of the rest");
    assert_eq!(
        (verified.n_given, verified.n_draws),
        (4, honest.n_draws - 4)
    );
    let start = u8::from(text.contains("\n* start1\n"));
    let chosen = text.replacen("azul/1", &format!("# start {start}\nazul/1"), 1);
    let verified = verify(&chosen).expect("a good proof of the rest");
    assert_eq!(verified.start, Some(Seat::new(start)));
    assert_eq!(verified.n_draws, honest.n_draws - 1);
}
