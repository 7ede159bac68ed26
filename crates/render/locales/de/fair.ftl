# Faire Ziehungen: die Seite /fair, die Seite eines Tisches, der Warteraum.
fair-title = Faire Ziehungen
fair-page-title = Faire Ziehungen · Tessera
fair-table = Faire Ziehungen
fair-how = So funktioniert es
fair-back = Zurück zum Tisch
fair-lead = Hier kommen Fliesen aus Beuteln und Karten von Stapeln, und niemand sieht eine Hand im Beutel. Deshalb wird so gezogen, dass du hinterher prüfen kannst, dass niemand die Ziehungen ausgesucht hat: weder wir noch jemand am Tisch.
fair-before = Vor der Partie
fair-before-text = Wenn ein Tisch eröffnet wird, zieht der Server eine lange geheime Zahl, den Startwert. Ihren Fingerabdruck, den Hash, zeigt er dir sofort. Aus dem Hash kann niemand den Startwert errechnen, und kein anderer Startwert hat denselben Hash. Der Startwert lässt sich also nicht mehr ändern, obwohl ihn niemand kennt. Im Warteraum kannst du einen eigenen Text hinzufügen, irgendeinen: Dann konnte nicht einmal der Server vorher wissen, was gezogen wird. Ein Tisch ohne freie Plätze beginnt sofort; willst du auch dort einen Text hinzufügen, lass ihn beim Eröffnen auf dein Zeichen warten.
fair-during = Während der Partie
fair-during-text = Jede Ziehung folgt nach einer festen Rechnung aus dem Startwert, dem Tisch, den Texten der Spielenden und der Nummer des Zuges. Auszusuchen gibt es nichts mehr. Der Startwert bleibt bis zum Ende auf dem Server, also kann niemand vorausrechnen.
fair-after = Nach der Partie
fair-after-text = Der Startwert und die Texte werden aufgedeckt. Der Knopf „Ziehungen prüfen“ auf der Seite des Tisches und in der Wiederholung macht jede Ziehung noch einmal und vergleicht. Wenn du uns nicht glauben willst, lade die Partie herunter und prüfe sie auf deinem eigenen Rechner; vergleiche den Hash mit dem, den du vor der Partie gesehen hast:
fair-undo = Zurücknehmen
fair-undo-text = Wird ein Zug zurückgenommen, so wird alles danach mit neuen Nummern neu gezogen. Was du gesehen hast, verrät dir nichts über das, was kommt.
fair-limits = Was es nicht zeigt
fair-limits-text = Die Prüfung zeigt, dass keine Ziehung ausgesucht wurde, nachdem der Hash zu sehen war. Sie kann nicht zeigen, dass der Server den Startwert niemandem verraten hat. Ob ein Server darin ehrlich ist, hängt davon ab, wer ihn betreibt.
fair-formula = Die Rechnung
fair-formula-text = Für alle, die es selbst nachrechnen wollen: Der Startwert hat 32 Bytes, n ist die Nummer des Eintrags in der Aufzeichnung, von 0 an gezählt, und für jeden Platz, der einen Text hinzugefügt hat, geht eine Zeile ein, in der Reihenfolge der Plätze.
fair-paste = Eine Partie prüfen
fair-paste-how = Füge den Text einer heruntergeladenen Partie ein
fair-check = Ziehungen prüfen
fair-download = Partie herunterladen
fair-hash = Der Hash
fair-hash-how = Er stand vor der ersten Ziehung fest. Schreib ihn auf, wenn du ganz sicher sein willst.
fair-seed = Der Startwert
fair-seed-later = Geheim, bis die Partie zu Ende ist.
fair-texts = Texte der Spielenden
fair-texts-none = Niemand hat einen Text hinzugefügt.
fair-texts-later = hat einen Text hinzugefügt
fair-room = Alle Ziehungen an diesem Tisch folgen aus einem geheimen Startwert. Das ist sein Hash; nach der Partie kannst du prüfen, dass der Startwert nicht geändert wurde.
fair-text = Ein eigener Text für die Ziehungen (freiwillig)
fair-text-example = beliebige Wörter
fair-add = Hinzufügen
fair-wait = Auf mein Zeichen warten: Zuerst füge ich den Ziehungen einen Text hinzu
fair-good = { $n ->
    [one] Die eine Ziehung folgt aus dem Startwert. Niemand hat sie ausgesucht.
   *[other] Alle { $n } Ziehungen folgen aus dem Startwert. Niemand hat sie ausgesucht.
}
fair-good-part = { $n ->
    [one] Die eine Ziehung bisher folgt aus dem Startwert, aber der Text endet vor dem Ende der Partie.
   *[other] Alle { $n } Ziehungen bisher folgen aus dem Startwert, aber der Text endet vor dem Ende der Partie.
}
fair-compare = Vergleiche das mit dem Hash, den du vor der Partie gesehen hast:
fair-bad-missing = Die Zeile „# { $word }“ fehlt. Nur die Aufzeichnung einer beendeten Partie hat sie.
fair-bad-line = Zeile { $line } ist nicht lesbar, oder die Regeln verbieten, was dort steht. Die Aufzeichnung wurde verändert.
fair-bad-hash = Der Hash gehört nicht zum Startwert. Einer von beiden wurde verändert.
fair-bad-draw = Zeile { $line } passt nicht: Eingetragen ist { $found }, aber der Startwert zieht { $expected }.
fair-error-long = Ein Text für die Ziehungen hat höchstens { $max } Zeichen.
fair-error-characters = Ein Text für die Ziehungen ist eine Zeile aus gewöhnlichen Zeichen.
