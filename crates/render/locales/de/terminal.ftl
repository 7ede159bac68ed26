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

# Azul. Was hinter einem Beispiel der Notation steht.
terminal-azul-take = nimmt die blauen Fliesen von Manufaktur 2 in Musterreihe 3
terminal-azul-drop = nimmt die schwarzen Fliesen aus der Tischmitte in die Bodenreihe
terminal-azul-lay = legt die Fliese der vollen Musterreihe 1 in Spalte 3 der Wand; nur bei der grauen Wand
terminal-azul-letters = Farben: b Blau, y Gelb, r Rot, k Schwarz, w Weiß; m ist der Startmarker.
# Über der Auswahl.
terminal-azul-line = in Reihe
terminal-azul-column = in Spalte
terminal-azul-tie = mehr vollständige Reihen

# Calçada.
terminal-calcada-declare = sagt einen gelben Stein auf Feld 3 an, der dann ein Feld weiterzieht
terminal-calcada-move = zahlt vor dem Ansagen ein Bonus-Plättchen und zieht diesen Stein weiter
terminal-calcada-empty = zieht nur diesen Stein weiter, wenn sich nichts ansagen lässt
terminal-calcada-refresh = zahlt ein Bonus-Plättchen für eine neue Auslage der angesagten Farbe
terminal-calcada-place = legt eine offene Tram der angesagten Farbe in Reihe 1, Spalte 3
terminal-calcada-letters = Farben: b Blau, y Gelb, r Rot, g Grün, k Schwarz. Plättchen: T Tram, S Sardine, C Karavelle, G Gitarre, R Hahn, B Bonus-Symbol.
terminal-calcada-stone = Stein
terminal-calcada-square = Platz
terminal-calcada-tiles = { $n } Plättchen
# Auf einem Tableau, höchstens 16 Buchstaben.
terminal-calcada-bonus = { $n } Bonus

# Saluti dalla Piazza.
terminal-piazza-lay = legt die blaue Karte mit Symbol 4 in Spalte 1, Reihe -2
terminal-piazza-end = beendet deinen Zug nach der ersten Karte
terminal-piazza-pass = wenn sich keine deiner Karten legen lässt
terminal-piazza-letters = Farben: r Rot, g Grün, b Blau, y Gelb. Symbole: 1 Glockenturm, 2 Brunnen, 3 Fahrrad, 4 Kaffeetasse, 5 Zitrone, 6 Taube. Spalten und Reihen zählen von der ersten Startkarte aus.
terminal-piazza-cell = Reihe, Spalte
terminal-piazza-left = fehlen
terminal-piazza-neutral = { $n } neutral
terminal-piazza-tie = früher fertig

# Calimala.
terminal-calimala-place = legt eine farbige oder eine weiße Scheibe auf Straße a
terminal-calimala-do = führt eine Aktion aus
terminal-calimala-do-where = baut ein Haus in Troyes; Kunstwerke und Spenden ebenso
terminal-calimala-send = bringt Tuch: b Barcelona, l Lissabon, o London, t Troyes, g Brügge, h Hamburg
terminal-calimala-play = spielt eine Karte
terminal-calimala-draw = zieht statt einer Aktion eine Karte
terminal-calimala-skip = lässt eine Aktion aus
terminal-calimala-done = spielt keine Karten mehr
terminal-calimala-promote = schickt die unterste Scheibe von Straße a in den Rat
terminal-calimala-keep = behält eine Schlusswertungskarte
terminal-calimala-start = nimmt eine Startkarte
terminal-calimala-street = auf Straße
terminal-calimala-choice = zur Wahl
terminal-calimala-city = Stadt: Straßen mit ihren Scheiben, die unterste zuerst
terminal-calimala-starter = Beginnt: { $name }
# $street ist ein Buchstabe, $acts was dort noch zu tun ist.
terminal-calimala-acts = { $must ->
    [yes] { $name } handelt auf Straße { $street }: { $acts } (mindestens eines)
   *[no] { $name } handelt auf Straße { $street }: { $acts }
}
terminal-calimala-only-cards = nur Karten
# Spalten einer Tabelle; kurz.
terminal-calimala-heading = { $column ->
    [points] Punkte
    [discs] Scheiben
    [white] weiß
    [cubes] Klötze
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
    [ships] Schiffe
    [seats] Sitze
    [cards] Karten
    [cloth] Tuch
   *[houses] Häuser
}
terminal-calimala-free = frei
# Wie ein Wertungsplättchen heißt, wo wenig Platz ist: höchstens 13 Buchstaben.
terminal-calimala-tile = { $tile ->
    [barcelona] Barcelona
    [lisbon] Lissabon
    [london] London
    [troyes] Troyes
    [bruges] Brügge
    [hamburg] Hamburg
    [maria] S. Maria
    [croce] S. Croce
    [miniato] S. Miniato
    [artwork] Kunstwerke
    [ports] Häfen
    [trades] Handelsstädte
    [wood] Holz
    [brick] Ziegel
    [marble] Marmor
   *[none] ?
}
terminal-calimala-dealt = bekam { $cards }
terminal-calimala-tie = Vorrang im Rat
