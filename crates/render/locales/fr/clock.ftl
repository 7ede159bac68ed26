# Pendules : le formulaire d’une nouvelle table, la salle d’attente, les places.
clock-title = Pendule
clock-none = Aucune
clock-live = En direct
clock-days = En jours
clock-minutes-field = Temps pour la partie
clock-minutes-value = { $n } min
clock-increment-field = Ajout à chaque tour
clock-increment-value = { $n } s
clock-days-field = Temps pour chaque coup
clock-days-value = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-level-field = Continue quand le temps est écoulé
clock-fact-live = { $minutes } min + { $increment } s par tour
clock-fact-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-left = Temps restant
clock-days-left = { $days } j { $hours } h
clock-still = reste { $time }
clock-30 = Il te reste 30 secondes.
clock-10 = Il te reste 10 secondes.
clock-error = Cette pendule n’existe pas.
