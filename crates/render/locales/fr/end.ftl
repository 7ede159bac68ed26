# La fin d’une partie : qui a gagné et comment, et la suite.

end-win = Gagné !
end-draw = Match nul.
end-won = { $name } a gagné.
# Plusieurs autres ont gagné ensemble.
end-shared = { $names } se partagent la victoire.
end-resigned-own = Tu as abandonné.
end-resigned = { $name } abandonne.
end-resigned-win = La partie est à toi.
end-resigned-loss = Cela compte comme une défaite. Voici les points.
end-resigned-watched = La partie s’est arrêtée là.
end-ahead = { $n ->
    [one] Un point
   *[other] { $n } points
} d’avance sur { $name }.
end-behind = { $n ->
    [one] Un point
   *[other] { $n } points
} de retard sur { $name }.
end-tie-break = À égalité de points avec { $name } ; le départage décide.
end-draw-with = Tu partages la victoire avec { $names }.
# Là où l’écart est le plus grand : la source, puis tes points et ceux de l’autre.
end-decided = Ce qui a fait la différence : { $source }, { $own } à { $other }.
# $level a gagné $n fois de suite ; $easier est le niveau du dessous.
end-easier-tip = { $n } défaites de suite contre « { $level } ». « { $easier } » est un cran plus facile.
end-board = Le plateau final
end-course = Les points au fil de la partie
end-sources = Score final en détail
end-next = Et maintenant ?
end-again = Rejouer
end-again-easier = Plus facile
end-again-same = Rejouer
end-again-harder = Plus dur
# En petit sous « Rejouer » : quelqu’un d’autre commence.
end-swapped = la place suivante commence
end-change = Changer la table
end-replay = Revoir
end-share = Partager l’image
# Pour qui ne voit pas la page ; $scores : les noms avec leurs points.
end-said = La partie est terminée. { $result } { $scores }.
