# Boards of Calçada that people draw themselves: /boards.
own-boards = Deine Calçada-Tableaus
own-boards-how = Du besitzt das Spiel? Gib deine Tableaus so ein, wie sie gedruckt sind, und spiel hier darauf, allein oder mit Freunden.
own-boards-none = Du hast noch kein Tableau eingegeben.
own-board-title = Dein eigenes Calçada-Tableau
own-board-new = Mit leerem Tableau beginnen
own-board-from-a = Mit Seite A beginnen
own-board-from-b = Mit Seite B beginnen
own-board-lede = Dein eigenes Exemplar von
own-board-name = Name des Tableaus
own-board-name-usual = Mein Tableau
own-board-script = Zum Zeichnen braucht es JavaScript. Ansehen kannst du das Tableau trotzdem.
own-board-numbers = Zahlen
own-board-numbers-how = Wähle einen Platz, dann seine Zahl. Unter jeder Zahl steht, auf wie vielen Plätzen sie schon ist.
own-board-number = Zahl { $number }, bisher auf { $n ->
    [one] einem Platz
   *[other] { $n } Plätzen
 }
own-board-clear = Keine Zahl
own-board-rows = Zeilen der Wertungstafel
own-board-rows-how = Von der obersten Zeile abwärts, für alle Farben gleich.
own-board-seats = { $n } Spieler
own-board-row = { $n } Spieler, Zeile { $row }
own-board-row-none = entfernen
own-board-row-add = { $n } Spieler: Zeile hinzufügen
own-board-board = Das Tableau
own-board-tool = Was ein Klick bewirkt
own-board-tool-both = Zahlen und Grenzen
own-board-tool-numbers = Zahlen
own-board-tool-borders = Grenzen
own-board-keys = Tasten: Pfeile bewegen, 1 bis 5 setzen die Zahl, 0 löscht sie, Umschalt + Pfeil zeichnet oder entfernt eine Grenze.
own-board-square = { $square }: { $number ->
    [0] noch keine Zahl
   *[other] Zahl { $number }
 }, Bezirk { $district }
own-board-border = Grenze zwischen { $one } und { $other }
own-board-next = Nächster Schritt
own-board-undo = Rückgängig
own-board-save = Speichern
own-board-saved = Gespeichert.
own-board-unsaved = Noch nicht gespeichert. Bis dahin bleiben deine Änderungen auf diesem Gerät erhalten.
own-board-unreached = Der Server ist nicht erreichbar. Deine Änderungen bleiben auf diesem Gerät erhalten; versuch es gleich noch einmal.
own-board-step-numbers = { $n } von 25 Zahlen
own-board-step-borders = Grenzen
own-board-todo = { $n ->
    [0] Dein Tableau ist spielbereit.
    [one] Noch eine Sache, dann kannst du spielen.
   *[other] Noch { $n } Dinge, dann kannst du spielen.
 }
own-board-districts = Bezirke
own-board-districts-how = je 2 bis 5 Plätze
own-board-size = { $n ->
    [one] ein Platz
   *[other] { $n } Plätze
 }
own-board-mend = Noch zu ändern
own-board-fine = Nichts. Zahlen, Bezirke und Wertungstafeln sind in Ordnung.
own-board-large = { $district } hat { $n } Plätze, erlaubt sind höchstens fünf.
own-board-large-how = Klick auf die Kanten zwischen den Plätzen, um Grenzen zu zeichnen.
own-board-cut = Eine Grenze zwischen { $one } und { $other } teilt ihn.
own-board-draw = Zeichnen
own-board-small = { $district } ist ein einzelner Platz, nötig sind mindestens zwei.
own-board-small-how = Entferne eine Grenze daneben.
own-board-join = Ohne die Grenze zwischen { $one } und { $other } gehört er zum Nachbarn.
own-board-remove = Entfernen
own-board-open = Eine Linie endet im Nichts.
own-board-open-how = { $one } und { $other } liegen im selben Bezirk.
own-board-empty = { $square } hat keine Zahl.
own-board-empties = { $n } Plätze haben keine Zahl.
own-board-empties-how = Wähle einen Platz, dann eine Zahl von 1 bis 5.
own-board-likely = Alle anderen Zahlen stehen auf fünf Plätzen, also ist es wohl eine { $number }.
own-board-put = { $number } setzen
own-board-share = Teilen
own-board-link = Link zu diesem Tableau
own-board-share-how = Wer diesen Link hat, kann das Tableau ansehen, darauf spielen und eine Kopie behalten. Ändern kannst nur du es.
own-board-share-first = Speichere das Tableau, dann bekommst du einen Link für deine Freunde.
own-board-shared = Ein Calçada-Tableau, das jemand mit dir teilt
own-board-unfinished = Noch nicht fertig, darum kann man nicht darauf spielen.
own-board-keep = Kopie behalten
own-board-play = Darauf spielen
own-board-edit = Ändern
own-board-more = Umbenennen oder löschen
own-board-rename = Umbenennen
own-board-sure = Ja, endgültig löschen
own-board-delete = Löschen
own-board-link-new = Eigenes Tableau eingeben
own-board-print = Zahlen Zeile für Zeile: { $numbers }. Bezirke: { $districts }.
own-board-error-missing = Dieses Tableau gibt es nicht. Vielleicht wurde es gelöscht.
own-board-error-foreign = Dieses Tableau gehört dir nicht. Behalte eine Kopie, um es zu ändern.
own-board-error-text = Das ist kein Tableau: Es braucht 25 Zahlen, ihre Grenzen und Wertungstafeln mit einer bis sechs Zeilen.
own-board-error-stale = Du hast dieses Tableau in einem anderen Fenster geändert. Lade die Seite neu, um dort weiterzumachen.
own-board-error-unfinished = Dieses Tableau ist noch nicht fertig. Ändere, was im Editor aufgelistet ist, und eröffne dann den Tisch.
own-board-error-many = Du kannst bis zu { $max } Tableaus behalten. Lösch zuerst eins.
own-board-error-name = Gib dem Tableau einen Namen.
own-board-error-name-long = Der Name darf höchstens { $max } Zeichen haben.
