# Faire Ziehungen: die Seite /fair, die Seite eines Tisches, der Warteraum.
fair-title = Faire Ziehungen
fair-page-title = Faire Ziehungen · Tessera
fair-table = Faire Ziehungen
fair-how = So funktioniert es
fair-back = Zurück zum Tisch
fair-lead = Hier kommen Fliesen aus Beuteln und Karten von Stapeln, und du siehst nicht, wer in den Beutel greift. Deshalb kannst du nach der Partie jede Ziehung prüfen. Auf dieser Seite steht, was die Prüfung zeigt und was nicht.
fair-before = Vor der Partie
fair-before-text = Wenn ein Tisch eröffnet wird, zieht der Server eine lange geheime Zahl, den Startwert, und zeigt dir ihren Fingerabdruck, den Hash. Aus dem Hash kann niemand den Startwert errechnen, und niemand kann einen zweiten Startwert mit demselben Hash finden. Von da an lässt sich der Startwert also nicht mehr ändern. Der Server könnte aber vorher viele Startwerte ausprobiert und sich einen passenden ausgesucht haben. Wenn du ihm so weit nicht traust, füge einen eigenen Text hinzu.
fair-texts = Texte der Spielenden
fair-texts-text = Im Warteraum kannst du irgendeinen Text hinzufügen. Dein Browser hängt zufällige Zeichen an und schickt nur den Hash, das Siegel. Sind alle Plätze besetzt, werden die Texte gemeinsam geöffnet, und erst dann wird zum ersten Mal gezogen. So konnte niemand einen Startwert oder einen Text passend zu deinem aussuchen, und niemand kannte die Ziehungen vorher. Wird ein Text nicht geöffnet, kann die Partie ohne ihn beginnen, und hinterher können das alle sehen. Ein Tisch ohne freie Plätze beginnt sofort; willst du auch dort einen Text hinzufügen, lass ihn beim Eröffnen auf dein Zeichen warten.
fair-during = Während der Partie
fair-during-text = Jede Ziehung folgt nach einer festen Rechnung aus dem Startwert, dem Tisch, den Texten, einem Geheimnis des laufenden Servers und der Nummer des Eintrags. Auszusuchen gibt es nichts mehr. Startwert und Geheimnis bleiben bis zum Ende auf dem Server, also kann niemand am Tisch vorausrechnen.
fair-restart = Wenn der Server neu startet
fair-restart-text = Jeder Start des Servers beginnt eine neue Epoche mit einem neuen Geheimnis, dessen Hash von da an an jedem Tisch steht. So bleiben Ziehungen auch dann unbekannt, wenn ein Stromausfall oder eine alte Sicherung eine Partie zurückbringt, deren Startwert schon bekannt war. Wer den Server betreibt, könnte ihn neu starten, um andere Ziehungen zu bekommen. Das würdest du sehen: Der Nachweis nennt jede Epoche und den Eintrag, mit dem sie begann.
fair-after = Nach der Partie
fair-after-text = Startwert, Geheimnisse und Texte werden aufgedeckt. „Ziehungen prüfen“ auf der Seite des Tisches und in der Wiederholung macht jede Ziehung noch einmal und vergleicht. Wenn du uns nicht einfach glauben willst, lade die Partie herunter, prüfe sie auf deinem eigenen Rechner und vergleiche die Hashes mit denen, die du am Tisch gesehen hast:
fair-named = Die Prüfung nennt auch, was nicht hier gezogen wurde und deshalb nicht bewiesen ist:
fair-named-given = Ziehungen, die übernommen wurden, wenn eine Partie von einer Stellung einer anderen aus weitergeht.
fair-named-start = Wer beginnt, falls das jemand ausgesucht hat.
fair-named-withheld = Texte, die versiegelt und nicht geöffnet wurden. Wer einen Text mit Absicht zurückhält, hat eine kleine Wahl: mit ihm oder ohne ihn.
fair-undo = Zurücknehmen
fair-undo-text = Wird ein Zug zurückgenommen, so wird alles danach mit neuen Nummern neu gezogen. Was du gesehen hast, verrät dir nichts über das, was kommt.
fair-limits = Was es nicht zeigt
fair-limits-text = Mit einem Text von dir zeigt die Prüfung, dass niemand die Ziehungen ausgesucht hat, solange die Hashes die sind, die du vorher gesehen hast. Ohne Text zeigt sie, dass sie nicht geändert wurden, nachdem der Hash zu sehen war. Sie kann nicht zeigen, dass der Server den Startwert niemandem verraten hat: Ob du das glaubst, hängt davon ab, wer ihn betreibt.
fair-formula = Die Rechnung
fair-formula-text = Für alle, die es selbst nachrechnen wollen: Startwert und Geheimnis haben 32 Bytes, n ist die Nummer des Eintrags in der Aufzeichnung, von 0 an gezählt, und das Geheimnis ist das der Epoche dieses Eintrags. Für jeden Platz, dessen Text geöffnet wurde, geht eine Zeile ein, in der Reihenfolge der Plätze, mit den zufälligen Zeichen am Ende.
fair-paste = Eine Partie prüfen
fair-paste-how = Füge den Text einer heruntergeladenen Partie ein
fair-check = Ziehungen prüfen
fair-download = Partie herunterladen
fair-hash = Hash des Startwerts
fair-hash-how = Er stand vor der ersten Ziehung fest. Notier ihn dir, wenn du ganz sicher sein willst.
fair-seed = Der Startwert
fair-seed-later = Geheim, bis die Partie zu Ende ist.
fair-epochs = Geheimnisse des Servers
fair-epochs-how = Auch der Server hat ein Geheimnis für diesen Tisch, und nach jedem Neustart ein neues. Seinen Hash siehst du von Anfang an, das Geheimnis selbst, wenn die Partie zu Ende ist.
fair-epoch = Ab Eintrag { $n }
fair-epoch-secret = Das Geheimnis:
fair-players = Texte der Spielenden
fair-texts-none = Niemand hat einen Text hinzugefügt.
fair-text-sealed = hat einen Text versiegelt
fair-text-awaited = hat den Text noch nicht geöffnet
fair-text-revealed = hat einen Text hinzugefügt
fair-text-withheld = hat den Text nicht geöffnet, er ging nicht ein
fair-room = Alle Ziehungen an diesem Tisch folgen aus einem geheimen Startwert und einem Geheimnis des Servers. Das sind ihre Hashes; nach der Partie kannst du prüfen, dass nichts geändert wurde.
fair-room-epoch = Hash des Servergeheimnisses
fair-text = Ein eigener Text für die Ziehungen (freiwillig)
fair-text-example = beliebige Wörter
fair-add = Versiegeln
fair-no-script = Für einen eigenen Text ist JavaScript nötig: Dein Browser versiegelt ihn, bevor etwas gesendet wird.
fair-revealing = Die versiegelten Texte werden geöffnet, dann beginnt die Partie.
fair-awaited = Es fehlt noch der Text von { $names }.
fair-reveal-own = Diese Seite öffnet deinen Text. Geschieht das nicht, öffne den Tisch in dem Browser, in dem du den Text eingegeben hast.
fair-go-on = Ohne die fehlenden Texte beginnen
fair-go-on-how = Hat jemand die Seite geschlossen? Du kannst warten oder ohne diesen Text beginnen. Im Nachweis wird das stehen.
fair-wait = Auf mein Zeichen warten: Ich möchte zuerst einen Text für die Ziehungen hinzufügen
fair-good = { $n ->
    [one] Die eine Ziehung folgt aus dem Startwert.
   *[other] Alle { $n } Ziehungen folgen aus dem Startwert.
}
fair-good-part = { $n ->
    [one] Die eine Ziehung bisher folgt aus dem Startwert, aber der Text endet vor dem Ende der Partie.
   *[other] Alle { $n } Ziehungen bisher folgen aus dem Startwert, aber der Text endet vor dem Ende der Partie.
}
fair-note-no-texts = Niemand am Tisch hat einen Text hinzugefügt. Die Ziehungen hat also niemand geändert, aber der Server könnte vor dem Eröffnen einen Startwert ausgesucht haben, der ihm gefiel.
fair-note-texts = { $n ->
    [one] Der versiegelte Text einer Person ging ein. Ist es deiner, konnte niemand die Ziehungen aussuchen.
   *[other] Die versiegelten Texte von { $n } Personen gingen ein. Ist einer davon deiner, konnte niemand die Ziehungen aussuchen.
}
fair-note-unsealed = { $n ->
    [one] Der Text einer Person ging ein. Er war nicht versiegelt, denn dies ist ein älterer Tisch: Wer zuletzt einen Text hinzufügte, konnte ihn passend aussuchen.
   *[other] Die Texte von { $n } Personen gingen ein. Sie waren nicht versiegelt, denn dies ist ein älterer Tisch: Wer zuletzt einen Text hinzufügte, konnte ihn passend aussuchen.
}
fair-note-withheld = { $n ->
    [one] Eine Person hat einen Text versiegelt und nicht geöffnet; er ging nicht ein.
   *[other] { $n } Personen haben einen Text versiegelt und nicht geöffnet; diese Texte gingen nicht ein.
}
fair-note-start = Wer beginnt, wurde ausgesucht und nicht gezogen: Platz { $n }.
fair-note-given = { $n ->
    [one] Eine Ziehung wurde aus einer anderen Partie übernommen und ist nicht bewiesen.
   *[other] { $n } Ziehungen wurden aus einer anderen Partie übernommen und sind nicht bewiesen.
}
fair-note-restarts = { $n ->
    [one] Der Server wurde während dieser Partie einmal neu gestartet. Ab da folgen die Ziehungen aus einem anderen Geheimnis, dessen Hash von da an zu sehen war.
   *[other] Der Server wurde während dieser Partie { $n }-mal neu gestartet. Jedes Mal folgen die Ziehungen ab da aus einem anderen Geheimnis, dessen Hash von da an zu sehen war.
}
fair-compare = Vergleiche das mit dem, was du am Tisch gesehen hast:
fair-bad-missing = Die Zeile „# { $word }“ fehlt. Nur die Aufzeichnung einer beendeten Partie hat sie.
fair-bad-line = Zeile { $line } ist nicht lesbar, oder die Regeln verbieten, was dort steht. Die Aufzeichnung wurde verändert.
fair-bad-twice = Zeile { $line } wiederholt etwas oder steht an der falschen Stelle. Die Aufzeichnung wurde verändert.
fair-bad-scheme = Diese Ziehungen wurden auf eine Art gemacht, die dieser Server nicht kennt. Ein neuerer vielleicht schon.
fair-bad-hash = Der Hash in Zeile { $line } gehört nicht zum Startwert, zum Geheimnis oder zum Text. Etwas davon wurde verändert.
fair-bad-claim = Der Nachweis spricht von Plätzen oder Einträgen, die es in dieser Partie nicht gibt. Die Aufzeichnung wurde verändert.
fair-bad-nothing = { $n ->
    [0] Dieser Nachweis beweist nichts: In der Aufzeichnung gibt es keine Ziehungen.
    [one] Dieser Nachweis beweist nichts: Die eine Ziehung wurde aus einer anderen Partie übernommen.
   *[other] Dieser Nachweis beweist nichts: Alle { $n } Ziehungen wurden aus einer anderen Partie übernommen.
}
fair-bad-draw = Zeile { $line } passt nicht: Eingetragen ist { $found }, aber der Startwert zieht { $expected }.
fair-error-long = Ein versiegelter Text darf höchstens { $max } Zeichen lang sein.
fair-error-characters = Ein versiegelter Text besteht aus einer Zeile mit gewöhnlichen Zeichen.
fair-error-seal = Das ist nicht der Text, der hier versiegelt wurde.
fair-error-revealing = Die versiegelten Texte werden gerade geöffnet, ändern lässt sich nichts mehr. Gleich beginnt die Partie.
