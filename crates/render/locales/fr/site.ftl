# The site: everything that is not a table.
#
# Terms: IA (AI), table (table), place (seat), hôte (host), lien (link), manche (round),
# clause (clause of the rules), coup (move).

# Names one after another; all but the last are already joined by commas.
site-list = { $before } et { $last }

# The program as somebody who sits at a table.
site-program = IA { $level }
# The levels, as they are chosen.
site-level = { $level ->
    [1] IA 1, débutant
    [2] IA 2, apprenti
    [3] IA 3, amateur
    [4] IA 4, confirmé
    [5] IA 5, expert
   *[6] IA 6, maître
}
# The same behind a name that already says which level it is.
site-level-name = { $level ->
    [1] débutant
    [2] apprenti
    [3] amateur
    [4] confirmé
    [5] expert
   *[6] maître
}
# Seats are counted from 1.
site-seat = Place { $n }

# Titles of documents.
site-title-home = Tessera : quatre jeux de tuiles, une table au calme
# C’est à toi à $n tables ; $game est la première.
site-title-turn = { $n ->
    [one] À toi de jouer : { $game }
   *[other] À toi de jouer à { $n } tables
} · Tessera
site-title-new = Nouvelle table · Tessera
site-title-waiting = En attente de joueurs · { $game }
site-title-rules = Règles · { $game }
site-title-me = Toi · Tessera
site-title-return = Lien privé · Tessera
site-title-trouble = Pas tout à fait · Tessera

# Home.
site-hero-games = Quatre jeux de tuiles.
site-hero-table = Une table au calme.
site-hero-how = Joue tout de suite, entre amis par un simple lien ou contre une IA qui sait vraiment jouer. Sans compte.
site-join-label = Un lien ou un code ?
site-join-example = p. ex. k7wm2xq4hp
site-join = Entrer
# $others are names one after another.
site-your-turn-with = À toi de jouer : { $game } avec { $others }
site-your-turn-alone = À toi de jouer : { $game }
site-card-meta = { $min }–{ $max } joueurs · { $minutes } min
site-card-rules = { $game } : lire les règles
site-card-play = { $game } : jouer contre l’IA
site-card-invite = { $game } : jouer entre amis
site-play-program = Contre l’IA
site-friends = Entre amis
site-mine = Tes tables
site-mine-with = avec { $others }
site-mine-turn = À toi de jouer
site-mine-other = { $name } choisit
site-mine-seats = En attente de joueurs
site-mine-start = Prête à commencer
# $state is one of those above.
site-mine-open = { $game } : { $state }
site-mine-play = Jouer
site-mine-look = Voir
site-open = Tables ouvertes
site-open-how = Prends une place libre ; la partie commence dès que la dernière est prise.
site-open-none = Aucune table ouverte. Ouvres-en une et envoie le lien à un ami, ou laisse les autres la trouver ici.
site-open-new = Nouvelle table
# $names are those who sit there already.
site-open-who = { $n ->
    [one] { $names } · { $n } joueur
   *[other] { $names } · { $n } joueurs
}
site-open-nobody = { $n ->
    [one] Encore personne · { $n } joueur
   *[other] Encore personne · { $n } joueurs
}
site-open-sit-with = Prendre place à la table { $game } avec { $names }
site-open-sit-first = Être la première personne à la table { $game }
site-sit = S’asseoir

# A new table.
site-new = Nouvelle table
site-new-who = Qui joue
site-new-how = Comment jouer
site-new-seats = Joueurs
site-new-me = Moi
site-new-friend = Libre pour un ami
site-new-here = Quelqu’un à cet écran
# Names for the player in seat $n who shares the screen.
site-new-here-name = Nom à la place { $n }
site-new-programs = L’IA
site-new-start = Qui commence
site-new-start-random = Tiré au sort
site-new-public = Qui peut venir
site-new-public-0 = Qui a le lien
site-new-public-1 = Tous
site-new-open = Ouvrir la table
site-new-hint = S’il ne reste pas de place libre, la partie commence tout de suite.
site-name = Ton nom
site-name-example = p. ex. Ana
# Somebody who has not said a name.
site-guest = Anonyme

# The waiting room.
site-waiting-seats = À la table
site-waiting-public = Dans la liste des tables ouvertes
site-waiting-private = Par lien seulement
site-waiting-rules = Règles
site-waiting-open = Place libre
site-waiting-me = toi
site-waiting-same-screen = à cet écran
site-waiting-here = à la table
site-waiting-away = pas là
site-waiting-sit-here = S’asseoir
site-waiting-sit-at = Prendre la place { $n }
site-waiting-add = Une IA
site-waiting-add-at = Donner la place { $n } à l’IA
site-waiting-free = Libérer
site-waiting-free-at = Libérer la place { $n }
site-waiting-next = { $n ->
    [0] Toutes les places sont prises. La partie commence quand l’hôte la lance.
    [one] Une place est libre. La partie commence dès qu’elle est prise, ou quand l’hôte la lance.
   *[other] { $n } places sont libres. La partie commence dès que la dernière est prise, ou quand l’hôte la lance.
}
# For the host.
site-waiting-next-host = { $n ->
    [0] Toutes les places sont prises. Ajoute un texte aux tirages si tu veux, puis lance la partie.
    [one] Une place est libre. La partie commence dès qu’elle est prise, ou quand tu la lances.
   *[other] { $n } places sont libres. La partie commence dès que la dernière est prise, ou quand tu la lances.
}
site-waiting-fill = { $n ->
    [one] La place libre va à
   *[other] Les { $n } places libres vont à
}
site-waiting-start = Commencer
site-waiting-leave = Se lever
site-waiting-invite = Invite un ami
site-waiting-invite-how = Envoie ce lien. Qui l’ouvre peut prendre une place, ou regarder.
site-waiting-link = Le lien vers cette table
site-waiting-qr = Le lien vers cette table en code QR
site-waiting-qr-how = Vise-le avec l’appareil photo d’un téléphone.
site-waiting-reload = Voir qui est arrivé
site-cut-off = La connexion est coupée. Nous continuons d’essayer ; d’ici là, cette page n’est peut-être plus à jour.
site-copy = Copier
site-copied = Copié

# Rules.
site-rules = { $game } : les règles
site-rules-intro = Avec nos mots, clause par clause. Quand un coup est refusé, la table cite la clause.
site-rules-contents = Sommaire
site-rules-play = Jouer

# A person’s page.
site-me = Toi
site-me-saved = C’est enregistré.
site-me-theme = Couleurs
site-me-theme-system = Comme le système
site-me-theme-light = Claires
site-me-theme-dark = Sombres
site-me-confirm = Confirmer un coup
site-me-confirm-smart = Quand ça compte
site-me-confirm-always = Toujours
site-me-confirm-never = Jamais
site-me-motion = Animations
site-me-motion-system = Comme le système
site-me-motion-reduced = Aucune
site-me-sound = Bruits des tuiles, des pavés et des cartes
site-me-letters = Une lettre sur chaque tuile, pavé, carte et disque
site-me-save = Valider
site-me-return = Jouer sur un autre appareil
site-me-return-how = Avec ce lien privé, un autre téléphone ou ordinateur devient aussi le tien. Ne le donne à personne : qui l’a, c’est toi.
site-me-return-link = Ton lien privé
site-me-return-qr = Ton lien privé en code QR
site-me-return-new = Créer un nouveau lien
site-me-return-new-how = Si quelqu’un d’autre a pu voir ce lien, crée-en un nouveau. L’ancien cesse aussitôt de fonctionner, et tes autres appareils sont déconnectés.
site-me-sessions = Appareils connectés
site-me-sign-out-others-how = Tu as utilisé ton lien privé sur un appareil qui n’est pas le tien, ou tu en as perdu un ? Cet appareil reste le tien ; partout ailleurs, tu es aussitôt déconnecté.
site-me-sign-out-others = Me déconnecter partout ailleurs
site-me-sign-out-how = Si tu te déconnectes ici, tes parties et tes places restent comme elles sont, mais seul ton lien privé te ramène. Garde-le d’abord.
site-me-sign-out = Me déconnecter de cet appareil
site-me-delete = Me supprimer
site-me-delete-how = Ton nom, tes réglages et ton lien privé sont supprimés. L’IA reprend tes places dans les parties en cours ; aux tables terminées, tu t’appelles Nemo. C’est définitif.
site-me-delete-sure = Oui, supprime-moi
site-me-delete-now = Supprimer maintenant

site-return = Un lien privé
site-return-whose = C’est le lien privé de { $name }.
site-return-whose-guest = C’est le lien privé de quelqu’un qui n’a pas encore dit son nom.
site-return-go = Continuer ici en tant que { $name }
site-return-go-guest = Continuer ici en tant que cette personne
site-return-other = Pour l’instant, cet appareil est celui de { $name }. Si tu continues, il ne le sera plus : les parties et les places de { $name } restent, mais seul son propre lien privé y ramène.
site-return-other-guest = Pour l’instant, quelqu’un sans nom joue sur cet appareil. Si tu continues, ce sera fini : ses parties et ses places restent, mais seul son propre lien privé y ramène.
site-return-keep = Voir d’abord ce lien
site-return-same = Sur cet appareil, c’est déjà toi.
site-return-not = Non, ne rien changer

# Parties terminées.
site-lost = Parties qui ne s’ouvrent pas
site-lost-game = Un jeu que ce serveur n’a pas
site-lost-newer = Cette partie vient d’une version plus récente de Tessera. Elle reste telle quelle et s’ouvrira de nouveau dès que le serveur sera à jour.
site-lost-damaged = Une partie des données de ce jeu est illisible. Tout le reste est conservé ; préviens la personne qui gère ce serveur.
site-lost-scores = Score final : { $scores }.
site-done = Parties terminées
site-done-result = { $place ->
    [1] { $points ->
        [one] Victoire avec { $points } point
       *[other] Victoire avec { $points } points
    }
   *[other] { $points ->
        [one] Place { $place } sur { $n } avec { $points } point
       *[other] Place { $place } sur { $n } avec { $points } points
    }
}

# Sans connexion.
site-title-offline = Pas de connexion · Tessera
site-offline = Pas de connexion
site-offline-text = Tessera est injoignable pour le moment. Tes tables sont en sécurité sur le serveur : dès que tu seras de nouveau en ligne, tu retrouveras tout comme tu l’as laissé.
site-offline-again = Réessayer

# Keys at a table.
site-help-title = Touches
site-help-move = Se déplacer sur un plateau
site-help-tab = Aller au choix suivant
site-help-choose = Choisir ; à la dernière étape, confirmer
site-help-back = Revenir d’une étape
site-help-hint = Demander un indice
site-help-undo = Reprendre un coup
site-help-recap-back = Coups depuis ton tour : reculer d’un
site-help-recap-on = Coups depuis ton tour : avancer d’un
site-help-chat = Ouvrir le chat
site-help-help = Afficher cette liste
site-help-pointer = Ou clique : le premier clic choisit, le dernier confirme. Les pièces se glissent aussi.
site-help-close = Fermer

# Pages about trouble: a heading, then a sentence.
site-trouble-403 = Pas ta place
site-trouble-403-text = Ceci appartient à quelqu’un d’autre à la table.
site-trouble-404 = Il n’y a rien ici
site-trouble-404-text = Cette adresse ne mène nulle part. Il manque peut-être une lettre au lien.
site-trouble-409 = Quelqu’un a été plus rapide
site-trouble-409-text = La table a changé entre-temps. Regarde de nouveau.
site-trouble-422 = Ça ne va pas
site-trouble-422-text = Quelque chose dans le formulaire ne peut pas rester ainsi.
site-trouble-429 = Une chose à la fois
site-trouble-429-text = Ça fait beaucoup d’un coup. Attends un instant et réessaie.
site-trouble-500 = Une tuile s’est cassée
site-trouble-500-text = L’erreur vient de nous. Ta partie est gardée ; réessaie dans un instant.
site-trouble-501 = Cette partie ne s’ouvre pas ici
site-trouble-501-text = Elle est conservée telle quelle.
site-trouble-503 = Un instant
site-trouble-503-text = Impossible d’enregistrer cela pour le moment. Rien n’est perdu : réessaie dans un instant.
site-trouble-home = Vers les jeux
site-trouble-back = Retour à la table

# What a request can get wrong, one sentence each.
site-error-unknown = Nous ne te connaissons pas encore : il n’y a rien à changer ni à supprimer.
site-error-sure = Coche d’abord la case, pour que personne ne soit supprimé par erreur.
site-error-name-empty = Donne un nom, pour que les autres sachent qui tu es.
site-error-name-long = Un nom a au plus { $max } caractères.
site-error-name-characters = Un nom se compose de lettres, de chiffres, d’espaces et de signes courants.
site-error-chat-empty = Il n’y a encore rien à dire.
site-error-chat-long = Un message a au plus { $max } caractères.
site-error-no-table = Cette table n’existe pas. Il manque peut-être une lettre au lien.
site-error-no-game = Nous n’avons pas ce jeu.
site-error-setup = Ces options ne vont pas ensemble.
site-error-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
site-error-nobody = Il faut au moins une place pour une vraie personne.
site-error-level = L’IA a les niveaux 1 à { $max }.
site-error-table-full = Toutes les places sont prises. Tu peux regarder.
site-error-seat-taken = Quelqu’un vient de prendre cette place. Choisis-en une autre.
site-error-no-seat = Cette place n’existe pas à cette table.
site-error-seated = Tu as déjà une place à cette table.
site-error-not-your-seat = Ce n’est pas ta place.
site-error-not-seated = C’est réservé aux personnes assises à la table.
site-error-not-host = C’est réservé à l’hôte de la table.
site-error-not-your-turn = Ce n’est pas ton tour.
site-error-started = La partie a déjà commencé.
site-error-not-started = La partie n’a pas encore commencé.
site-error-over = La partie est finie.
site-error-not-over = La partie n’est pas encore finie.
site-error-stale = La table a changé entre-temps. Regarde de nouveau.
site-error-not-an-action = Nous ne comprenons pas ce coup.
site-error-nothing-to-undo = Il n’y a rien à reprendre.
site-error-undo-seen = Les autres ont vu la suite. Demande-leur avant de reprendre ton coup.
site-error-nothing-asked = Personne n’a rien demandé.
site-error-asked = Une autre demande attend encore sa réponse.
site-error-still-here = Cette personne est encore là.
site-error-not-gone = L’IA peut jouer pour cette personne quand c’est son tour et qu’elle n’est pas là depuis { $max ->
        [one] une minute
       *[other] { $max } minutes
    }.
site-error-has-clock = Sa pendule tourne. Quand son temps sera écoulé, l’IA jouera pour elle.
site-error-time-up = Ton temps est écoulé : l’IA joue ce coup. Tu pourras reprendre ta place ensuite.
site-error-cannot-agree = Tous ceux qui jouent ici doivent être d’accord, et ils ne sont pas tous là.
site-error-hints-off = D’autres personnes jouent ici. Les indices sont pour tous ou pour personne : demande d’abord aux autres.
site-error-hints-on = Les indices sont déjà permis.
site-error-no-hint = Il n’y a rien à conseiller pour l’instant.
site-error-return = Ce lien privé est inconnu ici.
site-error-too-many = Ça fait beaucoup d’un coup. Attends un instant et réessaie.
site-error-hints-wait = Tu as déjà demandé plusieurs indices. Attends la réponse, puis redemande.
site-error-host = Ce serveur n’est pas connu sous ce nom. S’il est à toi, démarre-le avec --public-url ou --host.
site-error-too-large = C’était trop de texte.
site-error-form = Quelque chose manque dans le formulaire, ou ne se lit pas.
site-error-origin = Cette demande venait d’un autre site, nous ne l’avons donc pas suivie.
site-error-method = Cette adresse ne s’utilise pas ainsi.
site-error-server = L’erreur vient de nous. Ta partie est gardée ; réessaie dans un instant.
site-error-unstored = Impossible d’enregistrer cela pour le moment, mais rien n’est perdu.

site-skip = Aller au contenu
site-nav = Site
site-nav-games = Jeux
site-nav-tables = Tables
site-nav-me = Moi
site-home = Tessera, accueil
site-language = Langue
site-theme-system = Couleurs du système
site-theme-light = Couleurs claires
site-theme-dark = Couleurs sombres
site-independent = Tessera est une réalisation indépendante, sans lien avec les éditeurs de ces jeux.

# Un jour. $year est un texte, pour que ses chiffres ne soient pas groupés.
site-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

# La lettre sur une pièce, pour qui en veut une. Toutes diffèrent.
site-letter = { $colour ->
    [blue] B
    [yellow] J
    [red] R
    [black] N
    [white] C
    [green] V
   *[purple] L
}
