# The first game; the record is crates/render/src/learn/calimala.record.

learn-calimala-1 = Punkte bekommt, wer in den Städten, an den Kirchen und bei den Kunstwerken am meisten hat. Eine geheime Schlusswertungskarte hast du schon behalten: Barcelona. Nimm jetzt die Startkarte „Bauen“: Du darfst sie spielen, sooft eine deiner Scheiben wirkt.
learn-calimala-2 = Ein Zug beginnt mit einer Scheibe auf einer Straße zwischen zwei Aktionen: Sie darf beide ausführen. Lege eine farbige Scheibe zwischen Weben und Holz.
learn-calimala-3 = Zuerst Weben: Ein Tuch kommt in deine Werkstatt.
learn-calimala-4 = Dann Holz: Ein Klötzchen kommt in dein Lager. Ein Schiff kostet zwei.
learn-calimala-5 = Beide Aktionen sind getan. Du könntest noch deine Karte spielen, aber für ein Holz gibt es nichts zu bauen. Sag, dass du fertig bist.
learn-calimala-6 = Jemand hat eine Scheibe auf deine gelegt. Ein Turm wirkt von oben nach unten, also wirkt deine Scheibe noch einmal, im Zug einer anderen Person. Webe.
learn-calimala-7 = Und nimm dein zweites Holz.
learn-calimala-8 = Jetzt lohnt sich deine Karte: Spiel sie und baue für zwei Holz ein Schiff.
learn-calimala-9 = Schiffe bringen Tuch in die Hafenstädte. Lege eine farbige Scheibe auf die Straße zwischen Verschiffen und Bauen.
learn-calimala-10 = Verschiffe ein Tuch nach Barcelona. Es zählt für diese Stadt, für die Hafenstädte und für deine geheime Karte.
learn-calimala-end = In Barcelona liegst du vorn. Kommt auf eine Straße eine vierte Scheibe, geht die unterste in den Rat, und ein Plättchen wird gewertet: 3, 2 und 1 Punkte für die, die dort am meisten haben. Spiel jetzt ein ganzes Spiel.

# The pictures of the rules.
site-picture-calimala-1 = Die Stadt im ersten Spiel: neun Aktionen und dazwischen zwölf Straßen.
site-picture-calimala-2 = Zwei Scheiben auf einer Straße: Zuerst wirkt die obere, dann die untere.
site-picture-calimala-3 = Ein Schiff hat ein Tuch nach Barcelona gebracht.
