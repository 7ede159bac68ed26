# The first game; the record is crates/render/src/learn/calcada.record.

learn-calcada-1 = Zuerst wählst du einen Pflasterstein. Seine Farbe und die Anzahl der Steine auf seinem Feld bestimmen, was du legen darfst und wohin. Wähle den blauen Stein, der allein auf Feld 1 liegt: Blau, Zahl 1. Danach rückt er ein Feld weiter.
learn-calcada-2 = Lege jetzt eines der offenen blauen Plättchen auf einen Platz mit der Zahl 1: die Tram, ganz oben links.
learn-calcada-3 = Alle Plättchen eines Bezirks haben dieselbe Farbe, und deinem Bezirk fehlt nur noch die 3 neben der Tram. Auf Feld 2 liegen jetzt drei Steine: Sag „Blau 3“ an.
learn-calcada-4 = Lege die Sardine auf die 3 neben deiner Tram: Der Bezirk ist vollständig.
learn-calcada-5 = 2 Plätze mal 3: 6 Punkte. Der blaue Stein auf der Wertungstafel ist nach unten gerückt, der nächste blaue Bezirk bringt also weniger, und zwar allen. Auf Feld 5 liegen sechs Steine: Ab sechs passt jede Zahl. Sag Schwarz an.
learn-calcada-6 = Nimm das Plättchen mit dem Bonus-Symbol und lege es auf den zweiten Platz der zweiten Reihe. Es bringt dir zwei Bonus-Plättchen.
learn-calcada-7 = Dem Bezirk deines schwarzen Plättchens fehlt die 5, aber auf Feld 5 liegen nur vier Steine. Gib ein Bonus-Plättchen ab und schiebe den blauen Stein von Feld 4 dorthin: Dann sind es fünf.
learn-calcada-8 = Sag jetzt „Schwarz 5“ an.
learn-calcada-9 = Nur ein schwarzes Plättchen liegt offen, eine Gitarre. Für noch ein Bonus-Plättchen darfst du die Auslage erneuern, bevor du legst.
learn-calcada-10 = Eine Tram! Lege sie auf die 5: Der Bezirk ist vollständig. Deine blaue Tram liegt genau darüber, und gleiche Motive nebeneinander bringen am Ende Punkte.
learn-calcada-end = Zwei Bezirke, 12 Punkte. Haben zwei Farben die Wertungstafel verlassen, spielt ihr die Runde zu Ende; dann zählen Gruppen von Motiven, Plättchen in unfertigen Bezirken und Bonus-Plättchen. Spiel jetzt eine ganze Partie!

# The pictures of the rules.
site-picture-calcada-1 = Auf Feld 1 liegt ein Stein, auf Feld 2 liegen zwei und so weiter. Mit dem blauen Stein auf Feld 1 sagst du „Blau 1“ an.
site-picture-calcada-2 = Der Bezirk oben links ist vollständig: 2 Plätze mal 3.
site-picture-calcada-3 = Die blaue und die schwarze Tram hängen zusammen: eine Gruppe von zwei.
