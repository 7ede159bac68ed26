# The site: everything that is not a table.
#
# Terms: IA (AI), table (table), place (seat), hôte (host), lien (link), manche (round),
# clause (clause of the rules), coup (move).

# Names one after another; all but the last are already joined by commas.
site-list = { $before } et { $last }

# What the AI is called, by seat from 1. No name is a word of a game.
site-ai-name = { $seat ->
    [1] Colette
    [2] Firmin
    [3] Gaston
    [4] Léonie
   *[5] Marcel
}
# The same where nothing else says that it is no person.
site-ai-named = { $name } (IA)
# Les niveaux de l’IA par leur nom, jamais par un numéro ; une ligne courte dit comment elle joue.
level-1 = Débutant
level-1-line = Pour débuter. Pardonne beaucoup.
level-2 = Loisir
level-2-line = Joue à l’instinct, sans plan.
level-3 = Club
level-3-line = Anticipe. Un match équilibré.
level-4 = Confirmé
level-4-line = Voit loin. Punit les erreurs.
level-5 = Expert
level-5-line = Devine ton meilleur coup.
level-6 = Maître
level-6-line = Ne te fait aucun cadeau.
# Seats are counted from 1.
site-seat = Place { $n }

# Titles of documents.
site-title-home = Tessera : quatre jeux de société, une table au calme
# C’est à toi à $n tables ; $game est la première.
site-title-turn = { $n ->
    [one] À toi de jouer : { $game }
   *[other] À toi de jouer à { $n } tables
} · Tessera
site-title-new = Nouvelle table · Tessera
site-title-waiting = En attente de joueurs · { $game }
site-title-rules = Règles · { $game }
site-title-me = Ton profil · Tessera
site-title-return = Lien privé · Tessera
site-title-trouble = Un problème est survenu · Tessera

# Home.
site-hero-games = Quatre jeux de société.
site-hero-table = Une table au calme.
site-hero-how = Joue tout de suite : invite tes amis avec un lien, ou mesure-toi à une IA qui sait vraiment jouer. Sans compte.
site-join-label = Tu as un lien ou un code ?
site-join-example = p. ex. k7wm2xq4hp
site-join = Rejoindre
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
site-mine-other = C’est à { $name }
site-mine-seats = En attente de joueurs
site-mine-start = Prête à commencer
# $state is one of those above.
site-mine-open = { $game } : { $state }
site-mine-play = Jouer
site-mine-look = Voir
site-open = Tables ouvertes
site-open-how = Prends une place libre ; la partie commence dès que la dernière est prise.
site-open-none = Aucune table ouverte pour l’instant. Ouvres-en une et envoie le lien à tes amis, ou attends que quelqu’un la trouve ici.
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
site-open-sit-with = Rejoindre { $names } à la table { $game }
site-open-sit-first = Prendre la première place à la table { $game }
site-sit = Prendre place

# A new table.
site-new = Nouvelle table
site-new-who = Qui joue
site-new-how = Options
site-new-seats = Joueurs
site-new-me = Moi
site-new-friend = Libre pour un ami
site-new-here = Quelqu’un sur cet appareil
# Names for the player in seat $n who shares the screen.
site-new-here-name = Nom pour la place { $n }
site-new-programs = L’IA
site-new-start = Qui commence
site-new-start-random = Au hasard
site-new-public = Qui peut rejoindre la table
site-new-public-0 = Toute personne ayant le lien
site-new-public-1 = Tout le monde
site-new-open = Ouvrir la table
site-new-hint = Si toutes les places sont prises, la partie commence tout de suite.
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
site-waiting-same-screen = sur cet appareil
site-waiting-here = à la table
site-waiting-away = hors ligne
site-waiting-add = Ajouter une IA
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
    [0] Toutes les places sont prises. Tu peux lancer la partie ; avant cela, tu peux glisser quelques mots à toi dans les tirages.
    [one] Une place est libre. La partie commence dès qu’elle est prise, ou quand tu la lances.
   *[other] { $n } places sont libres. La partie commence dès que la dernière est prise, ou quand tu la lances.
}
site-waiting-fill = { $n ->
    [one] La place libre va à
   *[other] Les { $n } places libres vont à
}
site-waiting-start = Commencer
site-waiting-leave = Quitter la table
site-waiting-invite = Inviter des amis
site-waiting-invite-how = Envoie ce lien. Toute personne qui l’ouvre peut prendre place ou regarder.
site-waiting-link = Le lien vers cette table
site-waiting-qr = Le lien vers cette table en code QR
site-waiting-qr-how = Scanne-le avec l’appareil photo d’un téléphone.
site-waiting-reload = Voir qui est arrivé
site-cut-off = La connexion est coupée. Nous continuons d’essayer ; d’ici là, cette page n’est peut-être plus à jour.
site-copy = Copier
site-copied = Copié

# Rules.
site-rules = { $game } : les règles
site-rules-intro = Avec nos mots, règle par règle. Si un coup n’est pas permis, la table indique la règle concernée.
# Behind the number of a rule, as a sign; and the line at the foot of the page that explains it.
site-rules-ours = Notre choix
site-rules-ours-foot = Ici, le livret de règles ne dit rien, ne montre qu’une image, ou ses traductions se contredisent : cette règle est, en tout ou en partie, notre choix.
site-rules-contents = Sommaire
site-rules-play = Jouer maintenant

# A person’s page.
site-me = Ton profil
site-me-saved = C’est enregistré.
site-me-theme = Couleurs
site-me-theme-system = Comme le système
site-me-theme-light = Claires
site-me-theme-dark = Sombres
site-me-confirm = Confirmer les coups
site-me-confirm-smart = Quand c’est important
site-me-confirm-always = Toujours
site-me-confirm-never = Jamais
site-me-motion = Animations
site-me-motion-system = Comme le système
site-me-motion-reduced = Réduites
site-me-sound = Bruits des tuiles, des pavés et des cartes
site-me-letters = Afficher une lettre sur chaque tuile, pavé, carte et disque (utile si tu distingues mal les couleurs)
site-me-save = Enregistrer
site-me-return = Jouer sur un autre appareil
site-me-return-how = Ouvre ce lien privé sur un autre téléphone ou ordinateur pour y continuer. Garde-le pour toi : quiconque l’a peut jouer à ta place.
site-me-return-link = Ton lien privé
site-me-return-qr = Ton lien privé en code QR
site-me-return-new = Créer un nouveau lien
site-me-return-new-how = Si quelqu’un d’autre a pu voir ce lien, crée-en un nouveau. L’ancien cesse aussitôt de fonctionner, et tes autres appareils sont déconnectés.
site-me-sessions = Appareils connectés
site-me-sign-out-others-how = Tu as utilisé ton lien privé sur un appareil qui n’est pas à toi, ou tu en as perdu un ? Cet appareil reste le tien ; la connexion est coupée aussitôt partout ailleurs.
site-me-sign-out-others = Me déconnecter partout ailleurs
site-me-sign-out-how = Si tu te déconnectes ici, tes parties et tes places restent comme elles sont, mais seul ton lien privé t’y ramène. Note-le d’abord.
site-me-sign-out = Me déconnecter de cet appareil
site-me-delete = Supprimer mon profil
site-me-delete-how = Ton nom, tes réglages et ton lien privé seront supprimés. L’IA reprendra tes places dans les parties en cours ; dans les parties terminées, tu apparaîtras sous le nom de Nemo. C’est définitif.
site-me-delete-sure = Oui, supprimer mon profil
site-me-delete-now = Supprimer maintenant

site-return = Un lien privé
site-return-whose = Ce lien privé appartient à { $name }.
site-return-whose-guest = C’est le lien privé de quelqu’un qui n’a pas encore donné de nom.
site-return-go = Continuer ici avec le profil { $name }
site-return-go-guest = Continuer ici en tant que cette personne
site-return-other = Pour l’instant, cet appareil appartient à { $name }. Si tu continues, il changera de mains : ses parties et ses places restent, mais seul son propre lien privé y ramène.
site-return-other-guest = Pour l’instant, quelqu’un sans nom joue sur cet appareil. Si tu continues, ce sera fini : ses parties et ses places restent, mais seul son propre lien privé y ramène.
site-return-keep = Voir d’abord ce lien privé
site-return-same = Sur cet appareil, tu joues déjà sous ce nom.
site-return-not = Non, ne rien changer

# Parties terminées.
site-lost = Parties qui ne s’ouvrent pas
site-lost-game = Un jeu que ce serveur ne connaît pas
site-lost-newer = Cette partie vient d’une version plus récente de Tessera. Elle reste telle quelle et s’ouvrira de nouveau dès que le serveur sera à jour.
site-lost-damaged = Une partie des données est illisible. Tout le reste est conservé ; préviens la personne qui gère ce serveur.
site-lost-scores = Score final : { $scores }.
site-done = Parties terminées
site-done-result = { $place ->
    [1] { $points ->
        [one] Victoire avec { $points } point
       *[other] Victoire avec { $points } points
    }
   *[other] { $points ->
        [one] { $place }e sur { $n } avec { $points } point
       *[other] { $place }e sur { $n } avec { $points } points
    }
}

# Sans connexion.
site-title-offline = Pas de connexion · Tessera
site-offline = Pas de connexion
site-offline-text = Tessera est injoignable pour le moment. Tes tables sont en sécurité sur le serveur : dès que tu seras de nouveau en ligne, tu retrouveras tout comme tu l’as laissé.
site-offline-again = Réessayer

# Keys at a table.
# What is written on the keys.
site-key-tab = Tab
site-key-enter = Entrée
site-key-escape = Échap
site-help-title = Raccourcis clavier
site-help-move = Se déplacer sur le plateau
site-help-tab = Aller au choix suivant
site-help-choose = Choisir ; à la dernière étape, confirmer
site-help-back = Revenir d’une étape
site-help-hint = Demander un indice
site-help-undo = Annuler un coup
site-help-recap-back = Depuis ton coup : un coup en arrière
site-help-recap-on = Depuis ton coup : un coup en avant
site-help-chat = Ouvrir le chat
site-help-help = Afficher cette liste
site-help-pointer = Ou clique : le premier clic choisit, le dernier confirme. On peut aussi glisser les pièces.
site-help-close = Fermer

# Pages about trouble: a heading, then a sentence.
site-trouble-403 = Ce n’est pas ta place
site-trouble-403-text = Ceci appartient à quelqu’un d’autre à la table.
site-trouble-404 = Il n’y a rien ici
site-trouble-404-text = Cette adresse ne mène nulle part. Il manque peut-être une lettre au lien.
site-trouble-409 = Quelqu’un a été plus rapide
site-trouble-409-text = La table a changé entre-temps. Jettes-y un nouveau coup d’œil.
site-trouble-422 = Quelque chose cloche
site-trouble-422-text = Quelque chose ne va pas dans le formulaire.
site-trouble-429 = Une chose à la fois
site-trouble-429-text = Ça fait beaucoup d’un coup. Attends un instant et réessaie.
site-trouble-500 = Une tuile s’est cassée
site-trouble-500-text = L’erreur vient de chez nous. Ta partie est enregistrée ; réessaie dans un instant.
site-trouble-501 = Cette partie ne s’ouvre pas ici
site-trouble-501-text = Elle est conservée telle quelle.
site-trouble-503 = Un instant
site-trouble-503-text = Impossible d’enregistrer pour le moment. Rien n’est perdu : réessaie dans un instant.
site-trouble-home = Vers les jeux
site-trouble-back = Retour à la table

# What a request can get wrong, one sentence each.
site-error-unknown = Tu n’as pas encore de profil : il n’y a rien à changer ni à supprimer.
site-error-sure = Coche d’abord la case, pour éviter toute suppression par erreur.
site-error-name-empty = Indique un nom, pour que les autres sachent qui tu es.
site-error-name-long = Un nom compte au plus { $max } caractères.
site-error-name-characters = Un nom peut contenir des lettres, des chiffres, des espaces et la ponctuation courante.
site-error-chat-empty = Écris d’abord un message.
site-error-chat-long = Un message compte au plus { $max } caractères.
site-error-no-table = Cette table n’existe pas. Il manque peut-être une lettre au lien.
site-error-no-game = Nous n’avons pas ce jeu.
site-error-setup = Ces options ne vont pas ensemble.
site-error-seats = On ne peut pas jouer à ce jeu à ce nombre de joueurs.
site-error-nobody = Il faut au moins une place pour une vraie personne.
site-error-resigned = Tu as abandonné cette partie.
site-error-level = Ce niveau n’existe pas.
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
site-error-over = La partie est terminée.
site-error-not-over = La partie n’est pas encore terminée.
site-error-stale = La table a changé entre-temps. Jettes-y un nouveau coup d’œil.
site-error-not-an-action = Nous ne reconnaissons pas ce coup.
site-error-nothing-to-undo = Il n’y a rien à annuler.
site-error-undo-seen = Les autres ont déjà vu la suite. Tu peux leur demander la permission d’annuler ton coup.
site-error-nothing-asked = Aucune demande n’attend de réponse.
site-error-asked = Une autre demande attend encore sa réponse.
site-error-still-here = Cette personne est encore là.
site-error-not-gone = L’IA peut jouer pour cette personne quand c’est son tour et qu’elle n’est pas là depuis { $max ->
        [one] une minute
       *[other] { $max } minutes
    }.
site-error-has-clock = Une pendule tourne ici. Quand le temps de cette personne sera écoulé, l’IA jouera pour elle.
site-error-time-up = Ton temps est écoulé : l’IA joue ce coup. Tu pourras reprendre ta place ensuite.
site-error-cannot-agree = Tout le monde doit être d’accord, et certaines personnes ne sont pas là.
site-error-hints-off = D’autres personnes jouent ici. Les indices sont pour tout le monde ou pour personne : demande d’abord aux autres.
site-error-hints-on = Les indices sont déjà permis.
site-error-no-hint = Pas d’indice pour l’instant.
site-error-return = Nous ne connaissons pas ce lien privé.
site-error-too-many = Ça fait beaucoup d’un coup. Attends un instant et réessaie.
site-error-hints-wait = Tu as déjà demandé plusieurs indices. Attends la réponse, puis redemande.
site-error-host = Ce serveur n’est pas connu sous ce nom. S’il est à toi, démarre-le avec --public-url ou --host.
site-error-too-large = Ce texte est trop long.
site-error-form = Il manque quelque chose dans le formulaire, ou quelque chose est illisible.
site-error-origin = Cette demande venait d’un autre site, nous l’avons donc ignorée.
site-error-method = Cette adresse ne s’utilise pas ainsi.
site-error-server = L’erreur vient de chez nous. Ta partie est enregistrée ; réessaie dans un instant.
site-error-unstored = Impossible d’enregistrer pour le moment, mais rien n’est perdu.

site-skip = Aller au contenu
site-nav = Menu principal
site-nav-games = Jeux
site-nav-tables = Tables
site-nav-me = Profil
site-home = Tessera, accueil
site-language = Langue
site-theme-system = Couleurs du système
site-theme-light = Couleurs claires
site-theme-dark = Couleurs sombres
site-independent = Tessera est une adaptation indépendante, sans lien avec les éditeurs de ces jeux.

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
