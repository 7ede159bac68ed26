# The first game; the record is crates/render/src/learn/azul.record.

learn-azul-1 = In deinem Zug nimmst du alle Fliesen einer Farbe von einer Manufaktur. Nimm die zwei blauen von Manufaktur 1 und lege sie in Reihe 2: Sie hat zwei Felder und ist damit sofort voll.
learn-azul-2 = Die anderen Fliesen deiner Manufaktur liegen jetzt in der Tischmitte; von dort dürfen alle sie später nehmen. Nimm die zwei schwarzen von Manufaktur 3 und lege sie in Reihe 4. Sie braucht vier von einer Farbe; der Rest darf später kommen.
learn-azul-3 = In der Tischmitte liegen zwei schwarze Fliesen: genau, was Reihe 4 fehlt. Wer in einer Runde als Erstes aus der Mitte nimmt, bekommt auch den Startmarker. Er kostet in der Bodenreihe einen Punkt, aber du beginnst die nächste Runde.
learn-azul-4 = Reihe 1 braucht nur eine Fliese. Nimm die gelbe von Manufaktur 5: An der Wand liegt sie genau über der blauen aus Reihe 2, und Nachbarn bringen mehr Punkte.
learn-azul-5 = Nimm die weiße Fliese aus der Mitte und lege sie in Reihe 3. In dieser Runde wird die Reihe nicht voll, aber die Fliese bleibt für die nächste liegen.
learn-azul-6 = Die Runde ist vorbei: Aus jeder vollen Reihe ist eine Fliese an die Wand gekommen. Gelb gab 1 Punkt, Blau mit seiner Nachbarin 2, Schwarz 1, und der Startmarker kostete 1: Du hast 3 Punkte. Du beginnst die neue Runde. Zwei weiße Fliesen von Manufaktur 1 füllen Reihe 3.
learn-azul-7 = Schau auf die Wand: In der zweiten Reihe liegt Gelb gleich neben deiner blauen Fliese. Nimm die zwei gelben von Manufaktur 4 und lege sie in Reihe 2.
learn-azul-8 = Die langen Reihen brauchen Zeit, also fang früh an: Nimm die drei schwarzen Fliesen von Manufaktur 5 und lege sie in Reihe 5.
learn-azul-9 = Diesmal hat dein Gegenüber als Erstes aus der Mitte genommen: den Startmarker und eine weiße Fliese zu viel; sie ist in die Bodenreihe gefallen und kostet Punkte. Zwei schwarze Fliesen aus der Mitte füllen deine Reihe 5.
learn-azul-10 = Noch eine Reihe: Nimm die blaue Fliese aus der Mitte und lege sie in Reihe 1. An der Wand kommt sie neben Gelb.
learn-azul-end = Diese Runde hat dir 9 Punkte gebracht: Allein die weiße Fliese hat sich in ihrer Spalte an drei andere angeschlossen und 4 gegeben. Die Partie endet mit der Runde, in der jemand eine Reihe mit fünf Fliesen vollendet; dann bringen volle Reihen 2, Spalten 7 und alle fünf Fliesen einer Farbe 10 Punkte. Spiel jetzt eine ganze Partie!

# The pictures of the rules.
site-picture-azul-1 = Zu zweit: fünf Manufakturen mit je vier Fliesen. Du nimmst alle Fliesen einer Farbe von einer davon.
site-picture-azul-2 = Die Reihen 1, 2 und 4 sind voll. Am Ende der Runde kommt aus jeder eine Fliese an die Wand.
site-picture-azul-3 = Nach der zweiten Runde: Blau und Gelb bringen Punkte für ihre Reihen, die weiße Fliese für eine Spalte mit vier Fliesen.
