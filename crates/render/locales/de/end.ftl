# Das Ende einer Partie: wer gewonnen hat und wodurch, und was jetzt kommt.

end-win = Gewonnen!
end-draw = Unentschieden.
end-won = { $name } gewinnt.
# Mehrere andere haben gemeinsam gewonnen.
end-shared = { $names } teilen sich den Sieg.
end-resigned-own = Du hast aufgegeben.
end-resigned = { $name } hat aufgegeben.
end-resigned-win = Die Partie gehört dir.
end-resigned-loss = Das zählt als Niederlage. So stand es.
end-resigned-watched = Damit war die Partie zu Ende.
end-ahead = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
} vor { $name }.
end-behind = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
} hinter { $name }.
end-tie-break = Gleich viele Punkte wie { $name }; der Gleichstand ist nach den Regeln entschieden.
end-draw-with = Du teilst dir den Sieg mit { $names }.
# Wo der Unterschied am größten war: die Quelle, dann die eigenen Punkte und die der anderen Seite.
end-decided = Das gab den Ausschlag: { $source }, { $own } zu { $other }.
# $level hat $n-mal hintereinander gewonnen; $easier ist eine Stufe darunter.
end-easier-tip = { $n } Niederlagen hintereinander gegen „{ $level }“. „{ $easier }“ ist eine Stufe leichter.
end-board = Der fertige Spielplan
end-course = Punkteverlauf
end-sources = Endstand im Einzelnen
end-next = Wie geht’s weiter?
end-again = Noch einmal
end-again-easier = Leichter
end-again-same = Noch einmal
end-again-harder = Schwerer
# Klein unter „Noch einmal“: diesmal beginnt jemand anderes.
end-swapped = diesmal beginnt der nächste Platz
end-change = Tisch ändern
end-replay = Nachspielen
end-share = Bild teilen
# Für alle, die die Seite nicht sehen; $scores sind Namen mit Punkten.
end-said = Die Partie ist zu Ende. { $result } { $scores }.
