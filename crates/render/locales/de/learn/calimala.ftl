# The first game; the record is crates/render/src/learn/calimala.record.

learn-calimala-1 = Punkte gibt es für die meisten Klötzchen in den Städten, an den Kirchen und bei den Kunstwerken. Eine geheime Schlusswertungskarte hast du schon behalten: Barcelona. Nimm jetzt die Startkarte „Bauen“: Du darfst sie einmal spielen, während eine deiner Scheiben an der Reihe ist.
learn-calimala-2 = Ein Zug beginnt mit einer Scheibe auf einer Straße zwischen zwei Aktionen: Du darfst beide ausführen. Lege eine farbige Scheibe zwischen „Weben“ und „Holz“.
learn-calimala-3 = Zuerst „Weben“: Ein Tuch kommt in deine Werkstatt.
learn-calimala-4 = Dann „Holz“: Ein Klötzchen kommt in dein Lager. Ein Schiff kostet zwei.
learn-calimala-5 = Beide Aktionen sind ausgeführt. Du könntest noch deine Karte spielen, aber mit einem Holz lässt sich nichts bauen. Sag, dass du fertig bist.
learn-calimala-6 = Jemand hat eine Scheibe auf deine gelegt. Ein Turm wird von oben nach unten aktiviert, also ist deine Scheibe noch einmal an der Reihe, und das im Zug einer anderen Person. Webe ein Tuch.
learn-calimala-7 = Und nimm dein zweites Holz.
learn-calimala-8 = Jetzt lohnt sich deine Karte: Spiel sie und bau für zwei Holz ein Schiff.
learn-calimala-9 = Schiffe bringen Tuch in die Hafenstädte. Lege eine farbige Scheibe auf die Straße zwischen „Verschiffen“ und „Bauen“.
learn-calimala-10 = Verschiffe ein Tuch nach Barcelona. Es zählt für diese Stadt, für die Hafenstädte und für deine geheime Karte.
learn-calimala-end = In Barcelona liegst du vorn. Kommt auf eine Straße eine vierte Scheibe, geht die unterste in den Rat, und ein Plättchen wird gewertet: 3, 2 und 1 Punkte für die drei, die dort die meisten Klötzchen haben. Spiel jetzt eine ganze Partie!

# The pictures of the rules.
site-picture-calimala-1 = Die Stadt für die erste Partie: neun Aktionen und dazwischen zwölf Straßen.
site-picture-calimala-2 = Zwei Scheiben auf einer Straße: Zuerst ist die obere an der Reihe, dann die untere.
site-picture-calimala-3 = Ein Schiff hat ein Tuch nach Barcelona gebracht.
