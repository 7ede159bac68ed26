# Das erste Spiel: zehn geführte Züge. Die Texte folgen den Aufzeichnungen in crates/render/src/learn.

learn-title = Das erste Spiel
learn-page = Das erste Spiel · { $game }
learn-link = Erstes Spiel, Schritt für Schritt
learn-you = Du
learn-step = Zug { $n } von { $total }
learn-done = Gut gespielt
learn-progress = Wie weit du bist
learn-back = Einen Schritt zurück
learn-rules = Regeln lesen
learn-happened = Was geschehen ist
learn-other = Das wäre erlaubt, aber nimm diesmal das, was leuchtet.
learn-hint = Das ist der Zug: Bestätige ihn.
learn-no-step = Das erste Spiel hat zehn Züge; diesen Schritt gibt es nicht.

learn-azul-1 = In deinem Zug nimmst du alle Fliesen einer Farbe von einer Manufaktur. Nimm die zwei blauen von Manufaktur 1 und lege sie in Reihe 2: Sie hat zwei Felder und ist damit sofort voll.
learn-azul-2 = Die anderen Fliesen deiner Manufaktur sind in die Tischmitte gekommen; dort können sie später alle nehmen. Nimm jetzt die zwei schwarzen von Manufaktur 3 in Reihe 4. Sie braucht vier einer Farbe; der Rest darf später kommen.
learn-azul-3 = In der Tischmitte liegen zwei schwarze Fliesen: genau, was Reihe 4 fehlt. Wer in einer Runde als Erstes aus der Mitte nimmt, bekommt auch den Startmarker. Er kostet in der Bodenreihe einen Punkt, aber du beginnst die nächste Runde.
learn-azul-4 = Reihe 1 braucht nur eine Fliese. Nimm die gelbe von Manufaktur 5: An der Wand liegt sie genau über der blauen aus Reihe 2, und Nachbarn bringen mehr Punkte.
learn-azul-5 = Nimm die weiße Fliese aus der Mitte in Reihe 3. In dieser Runde wird die Reihe nicht voll, aber sie behält ihre Fliese für die nächste.
learn-azul-6 = Die Runde ist vorbei: Aus jeder vollen Reihe ist eine Fliese an die Wand gekommen. Gelb gab 1 Punkt, Blau mit seiner Nachbarin 2, Schwarz 1, und der Startmarker kostete 1: Du hast 3 Punkte. Du beginnst die neue Runde. Zwei weiße Fliesen von Manufaktur 1 füllen Reihe 3.
learn-azul-7 = Sieh auf die Wand: In der zweiten Reihe liegt Gelb gleich neben deiner blauen Fliese. Nimm die zwei gelben von Manufaktur 4 in Reihe 2.
learn-azul-8 = Die langen Reihen brauchen Zeit, also fang früh an: Nimm die drei schwarzen Fliesen von Manufaktur 5 in Reihe 5.
learn-azul-9 = Diesmal hat dein Gegenüber als Erstes aus der Mitte genommen: den Startmarker und eine weiße Fliese zu viel; sie ist in die Bodenreihe gefallen und kostet Punkte. Zwei schwarze Fliesen aus der Mitte füllen deine Reihe 5.
learn-azul-10 = Noch eine Reihe: Nimm die blaue Fliese aus der Mitte in Reihe 1. An der Wand liegt sie neben Gelb.
learn-azul-end = Diese Runde hat dir 9 Punkte gebracht: Allein die weiße Fliese hat sich in ihrer Spalte an drei andere angeschlossen und 4 gegeben. Das Spiel endet, wenn jemand eine Reihe mit fünf Fliesen vollendet; dann geben volle Reihen 2, Spalten 7 und alle fünf Fliesen einer Farbe 10 Punkte. Spiel jetzt ein ganzes Spiel.

learn-calcada-1 = Zuerst wählst du einen Pflasterstein. Seine Farbe und die Anzahl der Steine auf seinem Feld sagen, was du pflastern darfst. Wähle den blauen Stein, der allein auf Feld 1 liegt: Blau, Zahl 1. Danach rückt er ein Feld weiter.
learn-calcada-2 = Lege jetzt eines der offenen blauen Plättchen auf einen Platz mit der Zahl 1: die Tram, ganz oben links.
learn-calcada-3 = Alle Plättchen eines Bezirks haben dieselbe Farbe, und deinem Bezirk fehlt nur noch die 3 neben der Tram. Auf Feld 2 liegen jetzt drei Steine: Sag Blau 3 an.
learn-calcada-4 = Lege die Sardine auf die 3 neben deiner Tram: Der Bezirk ist vollständig.
learn-calcada-5 = 2 Plätze mal 3: 6 Punkte. Der blaue Stein auf der Wertungstafel ist nach unten gerückt, der nächste blaue Bezirk bringt also weniger, und zwar allen. Auf Feld 5 liegen sechs Steine: Ab sechs passt jede Zahl. Sag Schwarz an.
learn-calcada-6 = Nimm das Plättchen mit dem Bonus-Symbol und lege es auf den zweiten Platz der zweiten Reihe. Es bringt dir zwei Bonus-Plättchen.
learn-calcada-7 = Dem Bezirk deines schwarzen Plättchens fehlt die 5, aber auf Feld 5 liegen nur vier Steine. Zahle ein Bonus-Plättchen und schiebe den blauen Stein von Feld 4 dorthin: Dann sind es fünf.
learn-calcada-8 = Sag jetzt Schwarz 5 an.
learn-calcada-9 = Nur ein schwarzes Plättchen liegt offen, eine Gitarre. Für noch ein Bonus-Plättchen darfst du die Auslage erneuern, bevor du legst.
learn-calcada-10 = Eine Tram! Lege sie auf die 5: Der Bezirk ist vollständig. Deine blaue Tram liegt genau darüber, und gleiche Motive nebeneinander bringen am Ende Punkte.
learn-calcada-end = Zwei Bezirke, 12 Punkte. Haben zwei Farben die Wertungstafel verlassen, spielt ihr die Runde zu Ende; dann zählen Gruppen von Motiven, Plättchen in unfertigen Bezirken und Bonus-Plättchen. Spiel jetzt ein ganzes Spiel.

learn-piazza-1 = Die roten und die grünen Karten gehören dir. Eine Karte kommt neben eine, die schon liegt, und ist in Farbe und Symbol anders als alle neben ihr. Lege die leuchtende rote Karte an das rechte Ende der oberen Reihe: Mit der anderen roten bildet sie eine Klammer.
learn-piazza-2 = Eine zweite Karte müsste mit der ersten eine Klammer bilden, und dafür gibt es keinen Platz. Beende also deinen Zug.
learn-piazza-3 = Die Klammer gab 3 Punkte, einen für jede Karte von Ende zu Ende. Jetzt ein Zug mit zwei Karten: Lege die erste unter die gelbe Karte rechts.
learn-piazza-4 = Die zweite kommt an das linke Ende derselben Reihe, damit die beiden eine Klammer bilden. Der leere Platz dazwischen stört nicht.
learn-piazza-5 = 8 Punkte: je 3 für die beiden Spalten und 2 für die Reihe, denn leere Plätze zählen nicht. Jetzt Grün: Lege die Karte an das rechte Ende der zweiten Reihe, wo sie mit deiner Startkarte eine Klammer bildet.
learn-piazza-6 = Eine zweite grüne Karte kann mit dieser keine Klammer bilden. Beende deinen Zug.
learn-piazza-7 = Zwei grüne Karten in einem Zug: Die erste kommt über die blaue Karte rechts.
learn-piazza-8 = Die zweite kommt über die andere blaue Karte, in dieselbe Reihe.
learn-piazza-9 = Wieder 8 Punkte. Die gelbe Karte deines Gegenübers in deiner Klammer schadet dir nicht. Jetzt die bisher längste Klammer: Lege eine rote Karte an das untere Ende der zweiten Spalte. Für sich allein bringt sie nichts.
learn-piazza-10 = Und die andere rote Karte an das obere Ende derselben Spalte.
learn-piazza-end = Sechs Karten von Ende zu Ende: 6 Punkte, zusammen 28. Die Piazza wächst höchstens auf acht mal acht. Liegen alle Karten, gewinnt, wer die meisten Punkte hat. Spiel jetzt ein ganzes Spiel.

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

# Bilder der Regeln.
site-picture-azul-1 = Zu zweit: fünf Manufakturen mit je vier Fliesen. Du nimmst alle Fliesen einer Farbe von einer davon.
site-picture-azul-2 = Die Reihen 1, 2 und 4 sind voll. Am Ende der Runde kommt aus jeder eine Fliese an die Wand.
site-picture-azul-3 = Nach der zweiten Runde: Blau und Gelb werten ihre Reihen, die weiße Fliese eine Spalte mit vier.
site-picture-calcada-1 = Auf Feld 1 liegt ein Stein, auf Feld 2 liegen zwei und so weiter. Der blaue Stein auf Feld 1 sagt Blau 1 an.
site-picture-calcada-2 = Der Bezirk oben links ist vollständig: 2 Plätze mal 3.
site-picture-calcada-3 = Die blaue und die schwarze Tram hängen zusammen: eine Gruppe von zwei.
site-picture-piazza-1 = Die Startkarten zu zweit.
site-picture-piazza-2 = Rot, Blau, Rot: eine Klammer aus drei Karten in der oberen Reihe.
site-picture-piazza-3 = Zwei neue rote Karten: eine Klammer in jeder Spalte und eine zwischen den beiden.
site-picture-calimala-1 = Die Stadt im ersten Spiel: neun Aktionen und dazwischen zwölf Straßen.
site-picture-calimala-2 = Zwei Scheiben auf einer Straße: Zuerst wirkt die obere, dann die untere.
site-picture-calimala-3 = Ein Schiff hat ein Tuch nach Barcelona gebracht.
