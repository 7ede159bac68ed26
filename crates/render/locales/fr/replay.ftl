# Relectures : revoir une partie coup par coup.

replay-title = Relecture · { $game }
replay-undo = Annule le dernier coup
replay-start = Avant le premier coup
replay-dock = Relecture
replay-step = Coup { $step } sur { $last }
replay-slider = Aller au coup
replay-go = Y aller
replay-first = Début
replay-previous = Précédent
replay-next = Suivant
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-value = { $speed ->
    [slow] lente
    [fast] rapide
   *[usual] normale
}
replay-failed = Ce coup n’a pas pu être chargé. Réessaie.
replay-side = Point de vue : { $name }
replay-to-table = Vers la table
replay-record = Télécharger la partie
replay-copy = Copier le lien
replay-copied = Le lien est copié.
replay-watch = Relecture

replay-fork = Jouer à partir d’ici
replay-fork-how = Une nouvelle table commence dans cette position.
replay-fork-seat = Ma place
replay-fork-others = Les autres
replay-fork-others-ai = Joués par l’IA 3
replay-fork-others-open = Des amis, avec le lien
replay-fork-begin = Commencer

replay-bring-title = Revoir une partie · Tessera
replay-bring = Revoir une partie
replay-bring-how = Colle le texte d’une partie ou choisis son fichier. Chaque table permet de le télécharger depuis son menu.
replay-bring-text = Le texte de la partie
replay-bring-file = Ou un fichier
replay-bring-button = Revoir
replay-bring-empty = Colle d’abord une partie ou choisis un fichier.
replay-bring-long = Une partie compte au plus { $max } octets.
replay-bring-unread = Ce fichier n’est pas du texte.
replay-bring-forbidden = Ligne { $line } : { $reason }
replay-bring-line = La ligne { $line } est illisible : « { $text } ».
replay-bring-header = La ligne { $line } devrait nommer le jeu et sa mise en place, par exemple azul/1 seats=2 : « { $text } ».
replay-bring-newer = Ligne { $line } : cette partie a été jouée avec des règles plus récentes que celles de ce serveur : « { $text } ».

site-error-no-step = Ce coup n’existe pas dans cette partie.
site-error-fork-secret = Tant que cette partie dure, seuls ses joueurs connaissent leurs cartes. Tu pourras jouer à partir d’ici quand elle sera terminée.
site-error-fork-running = Tant que des gens jouent cette partie, personne ne peut la continuer ailleurs. Ce sera possible quand elle sera terminée.
site-error-fork-over = Ici, la partie est terminée. Recule d’un coup et joue à partir de là.
