# The table: what is the same in all games.
#
# Terms: IA (AI), coup (move), tour (turn), partie (game), place (seat, rank), hôte (host).

table-title = { $game } · Tessera
table-title-mine = À toi de jouer · { $game }
table-title-over = Partie terminée · { $game }

table-players = Joueurs
table-points-short = pts
table-you = toi
table-you-turn = toi, c’est ton tour
table-program = IA, niveau { $level }
table-program-turn = IA, niveau { $level }, réfléchit
table-person = à la table
table-person-turn = c’est son tour
table-person-away = hors ligne
table-person-left = a quitté la partie
table-person-away-for = hors ligne depuis { $n } min
table-person-stood-in = l’IA joue à sa place
table-person-resigned = abandon, l’IA continue
# Combien d’indices quelqu’un a eus, quand tous les ont acceptés.
table-seat-hints = { $n ->
    [0] indices permis
    [one] 1 indice utilisé
   *[other] { $n } indices utilisés
}
# Who somebody is, then something about the game such as "3 in the council".
table-seat-note = { $who } · { $more }

table-log = Coups
# A line of the log for somebody who does not see whose it is.
table-announce = { $name } : { $text }.
table-announce-points = { $name } : { $text }, { $points }.
table-last-round = Dernière manche
table-recap = Depuis ton coup · { $n ->
    [one] 1 coup
   *[other] { $n } coups
}
table-recap-back = Depuis ton coup : un coup en arrière
table-recap-on = Depuis ton coup : un coup en avant
table-dock = Ton coup
table-choices = Coups possibles
table-hint = Indice
# $way is the words on buttons in their order, such as "3 blue, factory 2 · Place 3 blue on line 3".
table-hint-says = L’IA choisirait : { $way }.
table-undo = Annuler
table-ask-undo = Annuler ?
table-ask-hints = Indices ?
table-ask-hints-how = Si tout le monde est d’accord, chacun a droit aux indices dans cette partie, et on voit combien chacun en a utilisé.
table-confirm = Confirmer
table-again-join = Rejoindre la partie suivante
table-curtain = C’est à { $name }. Passe l’appareil.
table-curtain-open = Afficher mon jeu
table-wait-person = C’est à { $name } de jouer.
table-wait-program = { $name } réfléchit.
table-away = { $n ->
    [0] { $name } n’est pas là.
   *[other] { $name } n’est pas là depuis { $n } min.
}
table-away-left = { $name } a quitté la partie.
table-away-now = Tu peux attendre ou laisser l’IA continuer.
table-away-soon = { $n ->
    [one] Dans une minute, tu pourras laisser l’IA continuer.
   *[other] Dans { $n } minutes, tu pourras laisser l’IA continuer.
}
table-away-clock = À la fin de son temps, l’IA continue.
table-away-ask = Laisser l’IA continuer
# Behind what the table waits for, in the bar.
table-status-away = { $name } n’est pas là
table-status-resigned = Terminée par abandon
table-ai-for-you = L’IA joue pour toi.
table-watching-me = Tu regardes la partie
table-watching-home = Accueil
# More than 20 are not counted.
table-watching = { $n ->
    [one] 1 personne regarde
    [20] 20 personnes ou plus regardent
   *[other] { $n } personnes regardent
}
table-over = La partie est terminée.
table-asks-undo = { $name } demande à annuler le dernier coup.
table-asks-hints = { $name } propose d’autoriser les indices pour tout le monde dans cette partie.
table-asks-replace = { $name } propose que l’IA remplace { $other }.
# The same for who asks, then who has not answered.
table-asked-undo = Tu demandes à annuler ton dernier coup.
table-asked-hints = Tu proposes d’autoriser les indices pour tout le monde.
table-asked-replace = Tu proposes que l’IA remplace { $other }.
table-asked-waiting = Réponse attendue : { $names }.
table-asked-withdraw = Laisser tomber
table-agree = Accepter
table-refuse = Refuser
table-plain-choose = Choisis un coup

table-won = { $name } a gagné
table-shared-win = { $names } se partagent la victoire
table-sheet-source = Points pour
table-sheet-total = Total
table-sheet-place = Place
table-place = { $place ->
    [1] 1re
   *[other] { $place }e
}

table-skip-table = Aller à la table
table-skip-dock = Aller à ton coup
table-nav = Table
table-rules = Règles
table-sound = Son
table-menu = Menu de la table
table-keys = Clavier
table-notify = M’avertir quand c’est à moi
table-record = Télécharger la partie
table-settings = Réglages
table-hand-over = Laisser l’IA jouer pour moi
table-hand-over-sure = L’IA joue à ta place jusqu’à ce que tu la reprennes. Toute la table le saura.
table-hand-over-yes = Oui, qu’elle joue
table-resign = Abandonner
table-resign-two = Abandonner ? La partie s’arrête et compte comme perdue.
table-resign-more = Abandonner ? L’IA continue à ta place, et la partie compte comme perdue pour toi.
table-resign-yes = Oui, j’abandonne
table-take-back = Reprendre ma place
table-replace = Proposer que l’IA remplace { $name }
table-leave = Quitter la partie
table-rail = Joueurs et coups
table-chat = Chat
table-chat-message = Message
table-chat-hint = Un petit mot ?
table-chat-send = Envoyer

# What everyone is told, between the lines of the chat.
table-note-stood-in = L’IA joue maintenant à la place de { $name }.
table-note-took-back = { $name } reprend sa place.
table-note-came-back = { $name } est de retour.
table-note-resigned = { $name } abandonne. L’IA continue.
table-note-declined = { $name } refuse.

# The board in words, for who plays without seeing it.
table-spoken = La partie en mots
table-skip-spoken = Aller à la partie en mots
table-spoken-player = { $own ->
    [yes] { $name } (toi)
   *[no] { $name }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $noted ->
    [yes] , { $note }
   *[no] {""}
}

# What the script of the page says by itself.
table-lost = Connexion perdue. Nouvelle tentative…
table-back = La connexion est rétablie.
table-kept = Ton coup est enregistré et sera renvoyé.
# Dit avant "table-kept" ou "table-check" : personne n’a répondu, ou quelque chose entre nous.
table-unreached = Tessera est injoignable pour le moment.
table-trouble = Quelque chose s’est mal passé en chemin.
table-slow = Ton coup est encore en route.
table-stale = Trop tard : la table a changé entre-temps. Jettes-y un nouveau coup d’œil.
table-check = Regarde si ça a marché. Sinon, réessaie.
table-hint-thinking = On cherche un bon coup…
table-your-turn = C’est à toi de jouer.
table-rule-link = Voir la règle
table-clause = La règle correspondante : { $clause } (s’ouvre dans un nouvel onglet)
table-no-meaning = Ce n’est pas jouable pour l’instant.
table-chat-new = nouveau
table-failed = Ça n’a pas marché. Réessaie.
