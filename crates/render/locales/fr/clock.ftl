# Pendules : le formulaire d’une nouvelle table, la salle d’attente, les places.
clock-title = Pendule
clock-none = Aucune
clock-live = En direct
clock-days = Jours par coup
clock-minutes-field = Temps pour la partie
clock-minutes-value = { $n } min
clock-increment-field = Temps ajouté à chaque coup
clock-increment-value = { $n } s
clock-days-field = Temps par coup
clock-days-value = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-level-field = Prend le relais quand le temps est écoulé
clock-fact-live = { $minutes } min + { $increment } s par coup
clock-fact-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-left = Temps restant
clock-days-left = { $days } j { $hours } h
clock-still = il reste { $time }
clock-30 = Il te reste 30 secondes.
clock-10 = Il te reste 10 secondes.
clock-error = Ce réglage de pendule n’existe pas.
