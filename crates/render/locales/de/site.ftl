# Die Seite: alles, was kein Tisch ist.
#
# Begriffe: Brettspiel (board game), Partie (one game of it), Tisch (table), Platz (seat), KI (AI), Stufe (level),
# Mitspielende (players), Link, Code, Regeln (rules), Regel (clause).

# Namen hintereinander; alle bis auf den letzten sind schon mit Kommas verbunden.
site-list = { $before } und { $last }

# What the AI is called, by seat from 1. No name is a word of a game.
site-ai-name = { $seat ->
    [1] Frieda
    [2] Gustav
    [3] Hedwig
    [4] Oskar
   *[5] Wilma
}
# The same where nothing else says that it is no person.
site-ai-named = { $name } (KI)
# Die Stufen der KI beim Namen, nie mit Nummer; dazu je eine kurze Zeile, wie sie spielt: sie
# muss in eine schmale Reihe passen.
level-1 = Neuling
level-1-line = Für den Anfang. Verzeiht viel.
level-2 = Hobby
level-2-line = Spielt aus dem Bauch heraus.
level-3 = Verein
level-3-line = Denkt voraus. Ein faires Spiel.
level-4 = Könner
level-4-line = Plant weiter. Bestraft Fehler.
level-5 = Profi
level-5-line = Ahnt deinen besten Zug.
level-6 = Meister
level-6-line = Schenkt dir nichts.
# Plätze zählen ab 1.
site-seat = Platz { $n }

# Titel von Dokumenten.
site-title-home = Tessera: vier Brettspiele, ein ruhiger Tisch
# An $n Tischen ist man dran; $game ist der erste.
site-title-turn = { $n ->
    [one] Du bist dran: { $game }
   *[other] Du bist an { $n } Tischen dran
} · Tessera
site-title-new = Neuer Tisch · Tessera
site-title-waiting = Warten auf Mitspielende · { $game }
site-title-rules = Regeln · { $game }
site-title-me = Dein Profil · Tessera
site-title-return = Privater Link · Tessera
site-title-trouble = Das hat nicht geklappt · Tessera

# Startseite.
site-hero-games = Vier Brettspiele.
site-hero-table = Ein ruhiger Tisch.
site-hero-how = Leg gleich los: Lade Freunde per Link ein oder spiel gegen eine KI, die ihr Handwerk versteht. Ganz ohne Konto.
site-join-label = Hast du einen Link oder Code?
site-join-example = z. B. k7wm2xq4hp
site-join = Beitreten
# $others sind Namen hintereinander.
site-your-turn-with = Du bist dran: { $game } mit { $others }
site-your-turn-alone = Du bist dran: { $game }
site-card-meta = { $min }–{ $max } Personen · { $minutes } Min.
site-card-rules = { $game }: Regeln lesen
site-card-play = { $game }: gegen die KI spielen
site-card-invite = { $game }: mit Freunden spielen
site-play-program = Gegen die KI
site-friends = Mit Freunden
site-mine = Deine Tische
site-mine-with = mit { $others }
site-mine-turn = Du bist dran
site-mine-other = { $name } ist am Zug
site-mine-seats = Wartet auf Mitspielende
site-mine-start = Bereit zum Start
# $state ist eine der Nachrichten darüber.
site-mine-open = { $game }: { $state }
site-mine-play = Spielen
site-mine-look = Öffnen
site-open = Offene Tische
site-open-how = Nimm dir einen freien Platz; die Partie beginnt, sobald der letzte besetzt ist.
site-open-none = Gerade gibt es keine offenen Tische. Eröffne einen und schick den Link weiter, oder warte hier, bis jemand dazukommt.
site-open-new = Neuer Tisch
# $names sind die, die schon dort sitzen.
site-open-who = { $names } · { $n } Plätze
site-open-nobody = Noch niemand · { $n } Plätze
site-open-sit-with = { $game }: bei { $names } mitspielen
site-open-sit-first = { $game }: als Erstes Platz nehmen
site-sit = Platz nehmen

# Ein neuer Tisch.
site-new = Neuer Tisch
site-new-who = Wer spielt
site-new-how = Spieloptionen
site-new-seats = Wie viele
site-new-me = Ich
site-new-friend = Frei für Freunde
site-new-here = Jemand an diesem Gerät
# Name für die Person auf Platz $n, die am selben Bildschirm spielt.
site-new-here-name = Name für Platz { $n }
site-new-programs = Die KI
site-new-start = Wer beginnt
site-new-start-random = Zufällig
site-new-public = Wer mitspielen kann
site-new-public-0 = Alle mit dem Link
site-new-public-1 = Alle
site-new-open = Tisch eröffnen
site-new-hint = Ist kein Platz mehr frei, beginnt die Partie sofort.
site-name = Dein Name
site-name-example = z. B. Ana
# Jemand, der keinen Namen genannt hat.
site-guest = Gast

# Der Warteraum.
site-waiting-seats = Am Tisch
site-waiting-public = In der Liste der offenen Tische
site-waiting-private = Nur per Link
site-waiting-rules = Regeln
site-waiting-open = Freier Platz
site-waiting-me = du
site-waiting-same-screen = an diesem Gerät
site-waiting-here = am Tisch
site-waiting-away = nicht da
site-waiting-add = KI hinzufügen
site-waiting-add-at = KI auf Platz { $n } setzen
site-waiting-free = Entfernen
site-waiting-free-at = Von Platz { $n } entfernen
site-waiting-next = { $n ->
    [0] Alle Plätze sind besetzt. Gestartet wird von der Person, die den Tisch eröffnet hat.
    [one] Ein Platz ist frei. Die Partie beginnt, sobald er besetzt ist. Wer den Tisch eröffnet hat, kann auch früher starten.
   *[other] { $n } Plätze sind frei. Die Partie beginnt, sobald der letzte besetzt ist. Wer den Tisch eröffnet hat, kann auch früher starten.
}
# Für die Person, die den Tisch eröffnet hat.
site-waiting-next-host = { $n ->
    [0] Alle Plätze sind besetzt. Du kannst starten; vorher darfst du noch eigene Wörter in die Auslosung einfließen lassen.
    [one] Ein Platz ist frei. Die Partie beginnt, sobald er besetzt ist oder du sie startest.
   *[other] { $n } Plätze sind frei. Die Partie beginnt, sobald der letzte besetzt ist oder du sie startest.
}
site-waiting-fill = { $n ->
    [one] Den freien Platz bekommt
   *[other] Die { $n } freien Plätze bekommt
}
site-waiting-start = Jetzt starten
site-waiting-leave = Tisch verlassen
site-waiting-invite = Freunde einladen
site-waiting-invite-how = Verschick diesen Link. Wer ihn öffnet, kann mitspielen oder zuschauen.
site-waiting-link = Der Link zu diesem Tisch
site-waiting-qr = Der Link zu diesem Tisch als QR-Code
site-waiting-qr-how = Einfach mit der Handykamera scannen.
site-waiting-reload = Nachsehen, wer da ist
site-cut-off = Die Verbindung ist unterbrochen. Wir versuchen es weiter; bis dahin ist diese Seite vielleicht nicht aktuell.
site-copy = Kopieren
site-copied = Kopiert

# Regeln.
site-rules = { $game }: die Regeln
site-rules-intro = In unseren eigenen Worten, Regel für Regel. Ist ein Zug nicht erlaubt, nennt dir der Tisch die Regel, an der es liegt.
# Behind the number of a rule, as a sign; and the line at the foot of the page that explains it.
site-rules-ours = Unsere Entscheidung
site-rules-ours-foot = Hier schweigt die Spielanleitung, zeigt nur ein Bild, oder ihre Übersetzungen widersprechen sich: Diese Regel haben wir, ganz oder zum Teil, selbst entschieden.
site-rules-contents = Inhalt
site-rules-play = Jetzt spielen

# Die Seite einer Person.
site-me = Dein Profil
site-me-saved = Gespeichert.
site-me-theme = Farben
site-me-theme-system = Wie im System
site-me-theme-light = Hell
site-me-theme-dark = Dunkel
site-me-confirm = Züge bestätigen
site-me-confirm-smart = Wenn es darauf ankommt
site-me-confirm-always = Immer
site-me-confirm-never = Nie
site-me-motion = Animationen
site-me-motion-system = Wie im System
site-me-motion-reduced = Reduziert
site-me-sound = Geräusche von Fliesen, Steinen und Karten
site-me-letters = Buchstaben auf Fliesen, Steinen, Karten und Scheiben zeigen (hilft, wenn Farben schwer zu unterscheiden sind)
site-me-save = Speichern
site-me-return = Auf einem anderen Gerät spielen
site-me-return-how = Öffne diesen privaten Link auf einem anderen Handy oder Computer und spiel dort weiter. Behalte ihn für dich: Wer ihn hat, kann in deinem Namen spielen.
site-me-return-link = Dein privater Link
site-me-return-qr = Dein privater Link als QR-Code
site-me-return-new = Neuen Link erstellen
site-me-return-new-how = Falls jemand anderes den Link gesehen haben könnte, erstelle einen neuen. Der alte gilt dann sofort nicht mehr, und deine anderen Geräte werden abgemeldet.
site-me-sessions = Angemeldet
site-me-sign-out-others-how = Hast du deinen privaten Link auf einem fremden Gerät benutzt oder ein Gerät verloren? Dieses Gerät bleibt deins; überall sonst bist du sofort abgemeldet.
site-me-sign-out-others = Überall sonst abmelden
site-me-sign-out-how = Wenn du dich hier abmeldest, bleiben deine Partien und Plätze, wie sie sind. Zurück kommst du aber nur mit deinem privaten Link: Speichere ihn vorher.
site-me-sign-out = Auf diesem Gerät abmelden
site-me-delete = Mein Profil löschen
site-me-delete-how = Dein Name, deine Einstellungen und dein privater Link werden gelöscht. Deine Plätze in laufenden Partien übernimmt die KI; in beendeten Partien heißt du Nemo. Das lässt sich nicht rückgängig machen.
site-me-delete-sure = Ja, mein Profil löschen
site-me-delete-now = Jetzt löschen

site-return = Ein privater Link
site-return-whose = Das ist der private Link von { $name }.
site-return-whose-guest = Das ist der private Link von jemandem, der noch keinen Namen angegeben hat.
site-return-go = Hier als { $name } weiterspielen
site-return-go-guest = Hier als diese Person weiterspielen
site-return-other = Auf diesem Gerät spielt gerade { $name }. Machst du weiter, ist das vorbei: Alle Partien und Plätze von { $name } bleiben, aber nur der eigene private Link führt dorthin zurück.
site-return-other-guest = Auf diesem Gerät spielt gerade jemand ohne Namen. Machst du weiter, ist das vorbei: Partien und Plätze bleiben, aber nur der eigene private Link führt dorthin zurück.
site-return-keep = Erst den eigenen Link ansehen
site-return-same = Auf diesem Gerät spielst du schon unter diesem Namen.
site-return-not = Nein, alles so lassen

# Beendete Partien.
site-lost = Partien, die sich nicht öffnen lassen
site-lost-game = Ein Spiel, das dieser Server nicht kennt
site-lost-newer = Diese Partie stammt von einer neueren Version von Tessera. Sie bleibt, wie sie ist, und lässt sich wieder öffnen, sobald der Server aktualisiert ist.
site-lost-damaged = Ein Teil dieser Partie ist nicht lesbar. Alles Übrige bleibt erhalten; sag bitte den Leuten Bescheid, die diesen Server betreiben.
site-lost-scores = Endstand: { $scores }.
site-done = Beendete Partien
site-done-result = { $place ->
    [1] { $points ->
        [one] Gewonnen mit 1 Punkt
       *[other] Gewonnen mit { $points } Punkten
    }
   *[other] { $points ->
        [one] Platz { $place } von { $n } mit 1 Punkt
       *[other] Platz { $place } von { $n } mit { $points } Punkten
    }
}

# Ohne Verbindung.
site-title-offline = Keine Verbindung · Tessera
site-offline = Keine Verbindung
site-offline-text = Tessera ist gerade nicht zu erreichen. Deine Tische sind auf dem Server sicher: Sobald du wieder online bist, ist alles so, wie du es verlassen hast.
site-offline-again = Noch einmal versuchen

# Tasten am Tisch.
site-help-title = Tasten
# What is written on the keys.
site-key-tab = Tab
site-key-enter = Enter
site-key-escape = Esc
site-help-move = Auf dem Spielfeld bewegen
site-help-tab = Zur nächsten Auswahlmöglichkeit
site-help-choose = Wählen; beim letzten Schritt bestätigen
site-help-back = Einen Schritt zurück
site-help-hint = Um einen Tipp bitten
site-help-undo = Zug zurücknehmen
site-help-recap-back = Seit deinem Zug: einen Zug zurück
site-help-recap-on = Seit deinem Zug: einen Zug weiter
site-help-chat = Den Chat öffnen
site-help-help = Diese Liste zeigen
site-help-pointer = Oder klicke: Der erste Klick wählt, der letzte bestätigt. Spielsteine lassen sich auch ziehen.
site-help-close = Schließen

# Seiten über Fehler: eine Überschrift, dann ein Satz.
site-trouble-403 = Nicht dein Platz
site-trouble-403-text = Das gehört jemand anderem am Tisch.
site-trouble-404 = Hier ist nichts
site-trouble-404-text = Die Adresse führt nirgendwohin. Vielleicht fehlt im Link ein Buchstabe.
site-trouble-409 = Jemand war schneller
site-trouble-409-text = Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an.
site-trouble-422 = Da stimmt etwas nicht
site-trouble-422-text = Im Formular stimmt etwas nicht.
site-trouble-429 = Eins nach dem anderen
site-trouble-429-text = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
site-trouble-500 = Eine Fliese ist zerbrochen
site-trouble-500-text = Der Fehler liegt bei uns. Deine Partie ist gespeichert; versuch es gleich noch einmal.
site-trouble-501 = Diese Partie lässt sich hier nicht öffnen
site-trouble-501-text = Sie bleibt, wie sie ist.
site-trouble-503 = Einen Moment
site-trouble-503-text = Das lässt sich gerade nicht speichern. Nichts ist verloren: Versuch es gleich noch einmal.
site-trouble-home = Zu den Spielen
site-trouble-back = Zurück zum Tisch

# Was an einer Anfrage falsch sein kann, je ein Satz.
site-error-unknown = Du hast noch kein Profil, also gibt es nichts zu ändern oder zu löschen.
site-error-sure = Setz zuerst das Häkchen, damit niemand sein Profil aus Versehen löscht.
site-error-name-empty = Gib einen Namen ein, damit die anderen wissen, wer du bist.
site-error-name-long = Ein Name darf höchstens { $max } Zeichen lang sein.
site-error-name-characters = Ein Name darf Buchstaben, Ziffern, Leerzeichen und übliche Satzzeichen enthalten.
site-error-chat-empty = Schreib zuerst eine Nachricht.
site-error-chat-long = Eine Nachricht darf höchstens { $max } Zeichen lang sein.
site-error-no-table = Diesen Tisch gibt es nicht. Vielleicht fehlt im Link ein Buchstabe.
site-error-no-game = Dieses Spiel haben wir nicht.
site-error-setup = Diese Einstellungen passen nicht zusammen.
site-error-seats = Mit so vielen Leuten lässt sich dieses Spiel nicht spielen.
site-error-nobody = Mindestens ein Platz muss für einen Menschen sein.
site-error-resigned = Du hast diese Partie aufgegeben.
site-error-level = Diese Stufe gibt es nicht.
site-error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
site-error-seat-taken = Diesen Platz hat gerade jemand genommen. Such dir einen anderen aus.
site-error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
site-error-seated = Du hast an diesem Tisch schon einen Platz.
site-error-not-your-seat = Das ist nicht dein Platz.
site-error-not-seated = Das können nur die, die am Tisch sitzen.
site-error-not-host = Das kann nur die Person, die den Tisch eröffnet hat.
site-error-not-your-turn = Du bist nicht dran.
site-error-started = Die Partie hat schon begonnen.
site-error-not-started = Die Partie hat noch nicht begonnen.
site-error-over = Die Partie ist zu Ende.
site-error-not-over = Die Partie ist noch nicht zu Ende.
site-error-stale = Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an.
site-error-not-an-action = Diesen Zug verstehen wir nicht.
site-error-nothing-to-undo = Es gibt nichts zurückzunehmen.
site-error-undo-seen = Die anderen haben schon gesehen, was danach kam. Du kannst sie fragen, ob du den Zug zurücknehmen darfst.
site-error-nothing-asked = Es gibt gerade keine Anfrage zu beantworten.
site-error-asked = Eine andere Anfrage wartet noch auf Antwort.
site-error-still-here = Diese Person ist noch da.
site-error-not-gone = Die KI kann einspringen, wenn diese Person am Zug ist und { $max ->
        [one] eine Minute
       *[other] { $max } Minuten
    } lang nicht da war.
site-error-has-clock = Hier läuft eine Uhr. Wenn die Zeit dieser Person um ist, spielt die KI für sie.
site-error-time-up = Deine Zeit ist um, deshalb macht die KI diesen Zug. Danach kannst du selbst weiterspielen.
site-error-cannot-agree = Alle, die hier spielen, müssen zustimmen, und nicht alle sind da.
site-error-hints-off = Hier spielen auch andere. Tipps gibt es für alle oder für niemanden: Frag zuerst die anderen.
site-error-hints-on = Tipps sind schon an.
site-error-no-hint = Im Moment gibt es keinen Tipp.
site-error-return = Diesen privaten Link kennen wir nicht.
site-error-too-many = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
site-error-hints-wait = Du hast schon mehrere Tipps angefragt. Warte auf die Antwort und frag dann noch einmal.
site-error-host = Unter diesem Namen ist der Server nicht bekannt. Wenn es deiner ist, starte ihn mit --public-url oder --host.
site-error-too-large = Dieser Text ist zu lang.
site-error-form = Etwas im Formular fehlt oder ist nicht lesbar.
site-error-origin = Diese Anfrage kam von einer anderen Website, darum haben wir sie nicht ausgeführt.
site-error-method = Diese Adresse lässt sich so nicht aufrufen.
site-error-server = Der Fehler liegt bei uns. Deine Partie ist gespeichert; versuch es gleich noch einmal.
site-error-unstored = Das lässt sich gerade nicht speichern, aber nichts ist verloren.

site-skip = Direkt zum Inhalt
site-nav = Hauptmenü
site-nav-games = Spiele
site-nav-tables = Tische
site-nav-me = Profil
site-home = Tessera, Startseite
site-language = Sprache
site-theme-system = Farben wie im System
site-theme-light = Helle Farben
site-theme-dark = Dunkle Farben
site-independent = Tessera ist eine unabhängige Umsetzung und steht in keiner Verbindung zu den Verlagen dieser Spiele.

# Ein Tag. $year ist Text, damit seine Ziffern nicht gruppiert werden.
site-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

# Der Buchstabe auf einer Spielfigur, für alle, die einen wollen. Alle sind verschieden.
site-letter = { $colour ->
    [blue] B
    [yellow] G
    [red] R
    [black] S
    [white] W
    [green] Ü
   *[purple] L
}
