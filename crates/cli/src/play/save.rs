//! Records on the disk. A record is replaced as a whole, so that a kill never leaves half of one,
//! and only a record of the same game is replaced, so that nobody's file is lost.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use tessera_engine::{Game, MAX_RECORD_BYTES, Table};
use tessera_render::say;

use super::Session;
use crate::draw::{TROUBLE, Terminal, paint};

impl<G: Terminal, W: Write> Session<'_, G, W> {
    /// The save after a decision. Trouble is told, and the game goes on.
    pub(super) fn save_when_changed(&mut self) -> io::Result<()> {
        let is_changed = self.n_saved != Some(self.table.seq());
        if let Some(path) = self.record.clone().filter(|_| is_changed) {
            self.save_or_tell(&path)?;
        }
        Ok(())
    }

    /// `save`
    pub(super) fn save_here(&mut self) -> io::Result<()> {
        match self.record.clone() {
            Some(path) if self.save_or_tell(&path)? => self.tell_file("terminal-saved", &path),
            Some(_) => Ok(()),
            None => writeln!(
                self.output,
                "{}",
                self.scene.words.say("terminal-save-where")
            ),
        }
    }

    /// `save FILE`: a copy, or from now on the record if there was none.
    pub(super) fn save_to(&mut self, path: &Path) -> io::Result<()> {
        if self.record.as_deref() == Some(path) {
            return self.save_here();
        }
        if let Err(error) = check_free(&self.table, path).and_then(|()| save(&self.table, path)) {
            return self.tell_trouble(path, &error);
        }
        if self.record.is_some() {
            return self.tell_file("terminal-saved-copy", path);
        }
        self.record = Some(path.to_owned());
        self.n_saved = Some(self.table.seq());
        self.tell_file("terminal-saved-from-now", path)
    }

    fn tell_file(&mut self, id: &str, path: &Path) -> io::Result<()> {
        let file = path.display().to_string();
        writeln!(self.output, "{}", say!(self.scene.words, id, file = file))
    }

    fn save_or_tell(&mut self, path: &Path) -> io::Result<bool> {
        match save(&self.table, path) {
            Ok(()) => {
                self.n_saved = Some(self.table.seq());
                Ok(true)
            }
            Err(error) => {
                self.n_saved = None;
                self.tell_trouble(path, &error).map(|()| false)
            }
        }
    }

    fn tell_trouble(&mut self, path: &Path, error: &io::Error) -> io::Result<()> {
        let (words, file) = (self.scene.words, path.display().to_string());
        let trouble = match error.kind() {
            ErrorKind::AlreadyExists => say!(words, "terminal-not-saved-taken", file = file),
            ErrorKind::InvalidInput => say!(words, "terminal-not-saved-name", file = file),
            _ => {
                let reason = error.to_string();
                say!(words, "terminal-not-saved", file = file, reason = reason)
            }
        };
        writeln!(self.output, "{}", paint(TROUBLE, trouble))
    }
}

/// Whether the file may be written: there is none, it is empty, or it holds this game up to some
/// earlier point.
pub(super) fn check_free<G: Game>(table: &Table<G>, path: &Path) -> io::Result<()> {
    let about = match fs::metadata(path) {
        Ok(about) => about,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let is_earlier = |text: String| {
        text.trim().is_empty()
            || Table::<G>::load(&text).is_ok_and(|saved| {
                saved.anew() == table.anew() && table.log().starts_with(saved.log())
            })
    };
    // A device or a pipe must not be replaced by a file, and may have no end.
    let may_be_record = about.is_file() && about.len() <= MAX_RECORD_BYTES as u64;
    if may_be_record && fs::read_to_string(path).is_ok_and(is_earlier) {
        Ok(())
    } else {
        let message = "there is something else of that name; it is left as it is";
        Err(io::Error::new(ErrorKind::AlreadyExists, message))
    }
}

/// Writes a file beside the record and then puts it in its place.
fn save<G: Game>(table: &Table<G>, path: &Path) -> io::Result<()> {
    // A link stays a link: what it leads to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(
            ErrorKind::InvalidInput,
            "that is no file name",
        ));
    };
    let mut beside = OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(beside);
    let written = write_and_rename(&table.record(), &beside, &path);
    if written.is_err() {
        // The first error is the one to tell; a file left behind does no harm.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn write_and_rename(record: &str, beside: &Path, path: &Path) -> io::Result<()> {
    let mut file = File::create(beside)?;
    file.write_all(record.as_bytes())?;
    file.sync_all()?;
    fs::rename(beside, path)
}
