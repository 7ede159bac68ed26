# Das Terminal: `tessera play` und `tessera replay`. Was man tippt, bleibt in allen Sprachen gleich:
# Befehle, Optionen, Notation.

# Was hinter einem Befehl oder einer Option für etwas anderes steht.
terminal-number = ZAHL
terminal-file = DATEI
terminal-clause = REGEL

# Hinter einer Frage: wie man antwortet.
terminal-keys = { $n ->
    [1] (1 oder { $action }; ? für Hilfe)
   *[other] (1 bis { $n } oder etwa { $action }; ? für Hilfe)
}
terminal-choices = Zur Wahl steht 1 bis { $n }.
terminal-unknown = „{ $text }“ ist weder eine Aktion noch ein Befehl. Mit ? bekommst du Hilfe.
terminal-line-long = Eine Zeile hat höchstens { $max } Bytes.
terminal-line-unread = Das ist kein UTF-8-Text.

terminal-revealed = Seitdem wurde etwas aufgedeckt. Was aufgedeckt ist, bleibt.
# $entry ist ein Platz und seine Aktion in der Notation; danach kamen $n Aktionen der anderen.
terminal-taken-back = { $n ->
    [0] Zurückgenommen: { $entry }.
    [one] Zurückgenommen: { $entry } und eine Aktion der anderen.
   *[other] Zurückgenommen: { $entry } und { $n } Aktionen der anderen.
}
terminal-record-hidden = ? ist, was du nicht gesehen hast. In einer gespeicherten Datei steht es: Schau nicht hinein.
terminal-no-clause = Diese Regel gibt es nicht. „rules“ zeigt alle.

# Die Hilfe.
terminal-help-notation = Eine Aktion in ihrer Notation:
terminal-help-counting = Auf den Tableaus und in der Notation wird ab 0 gezählt, in Sätzen und Regeln ab 1. Hinter einem Satz steht die Notation.
terminal-help-commands = Oder ein Befehl:
terminal-help-choice = die Wahl mit dieser Nummer
terminal-help-undo = nimmt deine letzte Entscheidung zurück, solange nichts aufgedeckt wurde
terminal-help-hint = was eine starke KI hier täte, und was sie erwartet
terminal-help-chances = zeigt vor deinen Entscheidungen, wie die Chancen stehen, oder nicht mehr
terminal-help-board = zeigt den Tisch oder die Auswahl noch einmal
terminal-help-record = zeigt die Partie bis hierher, soweit du sie gesehen hast
terminal-help-save = schreibt die ganze Partie in eine Datei
terminal-help-rules = alle Regeln oder eine, wie eine Ablehnung sie nennt
terminal-help-quit = beendet; das Ende der Eingabe ebenso

# Dateien.
terminal-saved = Gespeichert in { $file }.
terminal-saved-copy = Als Kopie gespeichert in { $file }.
terminal-saved-from-now = Gespeichert in { $file }, von jetzt an nach jeder Entscheidung.
terminal-save-where = Sag, wohin: save { terminal-file }
# $reason kommt vom Betriebssystem.
terminal-not-saved = Nicht gespeichert in { $file }: { $reason }
terminal-not-saved-taken = Nicht gespeichert in { $file }: Unter diesem Namen gibt es schon etwas anderes, und das bleibt, wie es ist.
terminal-not-saved-name = Nicht gespeichert: { $file } ist kein Dateiname.
terminal-kept = Die Partie ist in { $file }. Noch einmal ansehen: tessera replay { $file }
terminal-keep-how = So behältst du eine Partie: tessera play { $game } --record { terminal-file }
terminal-bye-saved = Gespeichert in { $file }. Weiterspielen: tessera play --resume { $file }
terminal-bye-unsaved = Diese Partie ist nicht gespeichert. Speichern: tessera play { $game } --record { terminal-file }; weiterspielen: tessera play --resume { terminal-file }

# Ergebnisse.
terminal-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
terminal-shared-place = geteilter Platz
terminal-not-over = Die Partie ist noch nicht zu Ende.

# Die KI überlegt.
terminal-adviser = Die Beraterin
terminal-judge = Die Schiedsrichterin
terminal-thinking = { $name } überlegt: { $n } Durchläufe …
terminal-thinking-of = { $name } überlegt: { $action }, Wert { $value } %, nach { $n } Durchläufen …
terminal-hint-only = { $action }: etwas anderes geht nicht.
terminal-hint = Wahl { $number }, Wert { $value } %, in { $share } % aller Fälle versucht
terminal-hint-then = dann vielleicht { $actions }
# $chances sind Namen mit Zahlen: „Gast 61 %, Slate 39 %“.
terminal-chances = Siegchancen, soweit { $name } sie kennen kann: { $chances }
terminal-chances-off = Die Chancen werden nicht mehr gezeigt.

# Schritt für Schritt durch eine Partie.
terminal-step-keys = (Enter: weiter, p: zurück, eine Zahl, end: zum Ende, q: beenden)
terminal-step-end = Das ist das Ende; q beendet.
terminal-step-beginning = Das ist der Anfang.
terminal-step-most = Die Partie hat { $n } Einträge.
terminal-step-unknown = Tippe Enter, p, eine Zahl, end oder q.
