//! Numbers and dates as each language writes them.

use fluent_bundle::FluentValue;

use super::{Language, Words, say};

/// Between groups of three digits, where a language has no sign of its own for it: a narrow space
/// that no line ends at.
const THIN: char = '\u{202f}';
const MINUS: char = '\u{2212}';
const SECONDS_OF_A_DAY: i64 = 86_400;

impl Words {
    /// A day, from seconds since 1970 in UTC: "16 November 2026".
    #[must_use]
    pub fn date(&self, seconds: i64) -> String {
        let (year, month, day) = civil(seconds.div_euclid(SECONDS_OF_A_DAY));
        // As text: a year is not a quantity, and its digits are not grouped.
        let year = year.to_string();
        say!(self, "site-date", day = day, month = month, year = year)
    }

    /// A whole number.
    #[must_use]
    pub fn number(&self, number: i64) -> String {
        number_text(self.language, number)
    }
}

/// How a number in a message is written; everything else is left to Fluent.
pub(super) fn format_english(value: &FluentValue<'_>) -> Option<String> {
    Some(number_text(Language::English, whole(value)?))
}

/// The same for the languages of the continent, which agree.
pub(super) fn format_continental(value: &FluentValue<'_>) -> Option<String> {
    Some(number_text(Language::German, whole(value)?))
}

fn whole(value: &FluentValue<'_>) -> Option<i64> {
    match value {
        FluentValue::Number(number) if number.value.fract() == 0.0 => Some(number.value as i64),
        _ => None,
    }
}

/// English groups with commas from a thousand on, the others with thin spaces from ten thousand.
fn number_text(language: Language, number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let (separator, is_grouped) = match language {
        Language::English => (',', digits.len() > 3),
        Language::German | Language::French | Language::Hungarian => (THIN, digits.len() > 4),
    };
    let mut text = String::new();
    if number < 0 {
        text.push(MINUS);
    }
    for (place, digit) in digits.chars().enumerate() {
        if is_grouped && place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// Year, month and day of a day counted from 1 January 1970, in the Gregorian calendar. The year
/// begins with March here, so that the leap day is its last.
fn civil(days: i64) -> (i64, i64, i64) {
    const DAYS_TO_1970: i64 = 719_468;
    const DAYS_OF_400_YEARS: i64 = 146_097;
    let days = days + DAYS_TO_1970;
    let era = days.div_euclid(DAYS_OF_400_YEARS);
    let day_of_era = days.rem_euclid(DAYS_OF_400_YEARS);
    let n_leap_days = day_of_era / 1460 - day_of_era / 36_524 + day_of_era / 146_096;
    let year_of_era = (day_of_era - n_leap_days) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(what: impl Fn(&Words) -> String, expected: [&str; 4]) {
        let said = Language::ALL.map(|language| what(Words::of(language)));
        assert_eq!(said, expected);
    }

    #[test]
    fn days_have_their_date() {
        for (seconds, expected) in [
            (
                0,
                [
                    "1 January 1970",
                    "1. Januar 1970",
                    "1er janvier 1970",
                    "1970. január 1.",
                ],
            ),
            (
                951_782_400,
                [
                    "29 February 2000",
                    "29. Februar 2000",
                    "29 février 2000",
                    "2000. február 29.",
                ],
            ),
            (
                1_794_787_199,
                [
                    "15 November 2026",
                    "15. November 2026",
                    "15 novembre 2026",
                    "2026. november 15.",
                ],
            ),
            (
                1_794_787_200,
                [
                    "16 November 2026",
                    "16. November 2026",
                    "16 novembre 2026",
                    "2026. november 16.",
                ],
            ),
            (
                -1,
                [
                    "31 December 1969",
                    "31. Dezember 1969",
                    "31 décembre 1969",
                    "1969. december 31.",
                ],
            ),
        ] {
            check(|words| words.date(seconds), expected);
        }
    }

    #[test]
    fn numbers_are_grouped_and_have_a_real_minus() {
        for (number, english, others) in [
            (0, "0", "0"),
            (-14, "−14", "−14"),
            (240, "240", "240"),
            (1234, "1,234", "1234"),
            (-12345, "−12,345", "−12\u{202f}345"),
            (1_234_567, "1,234,567", "1\u{202f}234\u{202f}567"),
        ] {
            check(
                |words| words.number(number),
                [english, others, others, others],
            );
        }
    }

    /// Whatever message a number stands in.
    #[test]
    fn messages_write_numbers_the_same_way() {
        check(
            |words| say!(words, "site-seat", n = -12345),
            [
                "Seat −12,345",
                "Platz −12\u{202f}345",
                "Place −12\u{202f}345",
                "−12\u{202f}345. hely",
            ],
        );
    }
}
