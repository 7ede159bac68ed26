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
# $move is the words on a button, such as "Place 3 blue".
table-hint-says = L’IA choisirait : { $move }
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
table-over = La partie est terminée.
table-asks-undo = { $name } demande à annuler le dernier coup.
table-asks-hints = { $name } propose d’autoriser les indices pour tout le monde dans cette partie.
table-asks-replace = { $name } propose que l’IA remplace { $other }.
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
