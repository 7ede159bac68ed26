# Wiederholungen: eine Partie Zug für Zug ansehen.

replay-title = Wiederholung · { $game }
replay-undo = Nimmt den letzten Zug zurück
replay-start = Vor dem ersten Zug
replay-dock = Wiederholung
replay-step = Zug { $step } von { $last }
replay-slider = Zu einem Zug springen
replay-go = Los
replay-first = Anfang
replay-previous = Zurück
replay-next = Weiter
replay-last = Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-value = { $speed ->
    [slow] langsam
    [fast] schnell
   *[usual] normal
}
replay-failed = Dieser Zug konnte nicht geladen werden. Versuch es noch einmal.
replay-side = Aus der Sicht von { $name }
replay-to-table = Zum Tisch
replay-record = Partie herunterladen
replay-copy = Link kopieren
replay-copied = Der Link ist kopiert.
replay-watch = Wiederholung

replay-fork = Ab hier spielen
replay-fork-how = Ein neuer Tisch beginnt mit dieser Stellung.
replay-fork-seat = Ich spiele als
replay-fork-others = Die anderen
replay-fork-others-ai = übernimmt KI 3
replay-fork-others-open = sind Freunde mit dem Link
replay-fork-begin = Starten

replay-bring-title = Partie nachspielen · Tessera
replay-bring = Partie nachspielen
replay-bring-how = Füge den Text einer Partie ein oder wähle ihre Datei. An jedem Tisch kannst du sie über das Menü herunterladen.
replay-bring-text = Die Partie als Text
replay-bring-file = Oder eine Datei
replay-bring-button = Nachspielen
replay-bring-empty = Füge zuerst eine Partie ein oder wähle eine Datei.
replay-bring-long = Eine Partie darf höchstens { $max } Bytes groß sein.
replay-bring-unread = Diese Datei enthält keinen Text.
replay-bring-forbidden = Zeile { $line }: { $reason }
replay-bring-line = Zeile { $line } ist nicht lesbar: „{ $text }“.
replay-bring-header = Zeile { $line } sollte das Spiel und seinen Aufbau nennen, etwa azul/1 seats=2: „{ $text }“.
replay-bring-newer = Zeile { $line }: Diese Partie wurde nach neueren Regeln gespielt, die dieser Server noch nicht kennt: „{ $text }“.

site-error-no-step = Diesen Zug gibt es in dieser Partie nicht.
site-error-fork-secret = Solange diese Partie läuft, kennen nur die Spielenden ihre Karten. Spiel ab hier, wenn sie zu Ende ist.
site-error-fork-running = Solange Menschen an dieser Partie spielen, kann niemand sie anderswo fortsetzen. Danach geht es.
site-error-fork-over = Hier ist die Partie zu Ende. Geh einen Zug zurück und spiel von dort weiter.
