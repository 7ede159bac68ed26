//! The settings of a person: as text, and where they are kept.

use axum_extra::extract::cookie::SignedCookieJar;
use tessera_render::Theme;
use tessera_render::site::{Confirm, Motion, Settings};

use crate::App;
use crate::fault::Fault;
use crate::identity::Visit;
use crate::store::PersonRow;

impl App {
    /// Keeps settings: with the person, or in a cookie while nobody knows who asks.
    pub(crate) async fn keep_settings(
        &self,
        visit: &Visit,
        settings: Settings,
    ) -> Result<Option<SignedCookieJar>, Fault> {
        let settings = write_settings(settings);
        match &visit.person {
            Some(person) => {
                let change = |person: &mut PersonRow| person.settings.clone_from(&settings);
                self.change_person(person, change).await?;
                Ok(None)
            }
            None => Ok(Some(self.settings_cookie(settings))),
        }
    }
}

/// Settings as the text that is kept.
pub(crate) fn write_settings(settings: Settings) -> String {
    format!(
        "language={} theme={} sound={} confirm={} motion={} letters={} spoken={}",
        settings.language.tag(),
        settings.theme.as_str(),
        u8::from(settings.sound),
        settings.confirm.as_str(),
        settings.motion.as_str(),
        u8::from(settings.letters),
        u8::from(settings.spoken),
    )
}

/// Reads that text; what cannot be read is as `usual`.
pub(crate) fn read_settings(text: &str, usual: Settings) -> Settings {
    let mut settings = usual;
    for (key, value) in text.split(' ').filter_map(|part| part.split_once('=')) {
        change_setting(&mut settings, key, value);
    }
    settings
}

/// Sets one setting, named as in forms and in the store. Returns whether there is such a one.
pub(crate) fn change_setting(settings: &mut Settings, key: &str, value: &str) -> bool {
    match key {
        "language" => value.parse().map(|value| settings.language = value).is_ok(),
        "theme" => Theme::named(value)
            .map(|value| settings.theme = value)
            .is_some(),
        "confirm" => Confirm::named(value)
            .map(|value| settings.confirm = value)
            .is_some(),
        "motion" => Motion::named(value)
            .map(|value| settings.motion = value)
            .is_some(),
        "sound" => {
            settings.sound = value == "1";
            true
        }
        "letters" => {
            settings.letters = value == "1";
            true
        }
        "spoken" => {
            settings.spoken = value == "1";
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use tessera_render::Language;

    use super::*;

    #[test]
    fn settings_are_read_as_they_were_written() {
        let settings = Settings {
            language: Language::Hungarian,
            theme: Theme::Dark,
            sound: true,
            confirm: Confirm::Never,
            motion: Motion::Reduced,
            letters: true,
            spoken: true,
        };
        let text = write_settings(settings);
        assert_eq!(read_settings(&text, Settings::default()), settings);
        let usual = Settings {
            language: Language::French,
            ..Settings::default()
        };
        for text in ["", "language=xx theme sound=", "x=1 =2 ="] {
            assert_eq!(read_settings(text, usual), usual, "{text}");
        }
    }
}
