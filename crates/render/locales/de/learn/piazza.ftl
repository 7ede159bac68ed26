# The first game; the record is crates/render/src/learn/piazza.record.

learn-piazza-1 = Die roten und die grünen Karten gehören dir. Eine Karte kommt neben eine, die schon liegt, und unterscheidet sich in Farbe und Symbol von allen neben ihr. Lege die hervorgehobene rote Karte an das rechte Ende der oberen Reihe: Mit der anderen roten bildet sie eine Klammer.
learn-piazza-2 = Eine zweite Karte müsste mit der ersten eine Klammer bilden, und dafür gibt es keinen Platz. Beende also deinen Zug.
learn-piazza-3 = Die Klammer brachte 3 Punkte, einen für jede Karte von einem Ende zum anderen. Jetzt ein Zug mit zwei Karten: Lege die erste unter die gelbe Karte rechts.
learn-piazza-4 = Die zweite kommt an das linke Ende derselben Reihe, damit die beiden eine Klammer bilden. Der leere Platz dazwischen schadet nicht.
learn-piazza-5 = 8 Punkte: je 3 für die beiden Spalten und 2 für die Reihe, denn leere Plätze zählen nicht. Jetzt Grün: Lege die Karte an das rechte Ende der zweiten Reihe, wo sie mit deiner Startkarte eine Klammer bildet.
learn-piazza-6 = Eine zweite grüne Karte kann mit dieser keine Klammer bilden. Beende deinen Zug.
learn-piazza-7 = Zwei grüne Karten in einem Zug: Die erste kommt über die blaue Karte rechts.
learn-piazza-8 = Die zweite kommt über die andere blaue Karte, in dieselbe Reihe.
learn-piazza-9 = Wieder 8 Punkte. Die gelbe Karte deines Gegenübers in deiner Klammer schadet dir nicht. Jetzt die bisher längste Klammer: Lege eine rote Karte an das untere Ende der zweiten Spalte. Für sich allein bringt sie nichts.
learn-piazza-10 = Und die andere rote Karte an das obere Ende derselben Spalte.
learn-piazza-end = Sechs Karten von einem Ende zum anderen: 6 Punkte, zusammen 28. Die Piazza wächst höchstens auf acht mal acht. Liegen alle Karten, gewinnt, wer die meisten Punkte hat. Spiel jetzt eine ganze Partie!

# The pictures of the rules.
site-picture-piazza-1 = Die Startkarten zu zweit.
site-picture-piazza-2 = Rot, Blau, Rot: eine Klammer aus drei Karten in der oberen Reihe.
site-picture-piazza-3 = Zwei neue rote Karten: eine Klammer in jeder Spalte und eine zwischen den beiden.
