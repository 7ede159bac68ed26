# Calimala.
#
# Terms: disque (disc), rue (street), conseil (council), siège (seat in the council), tuile de
# décompte (scoring tile), décompte (scoring), carte action (action card), carte de départ (start
# card), carte de décompte final, short: carte finale (final scoring card), pioche (deck), défausse
# (discard pile), étoffe (cloth), atelier (workshop), navire (ship), comptoir (house abroad), entrepôt
# (warehouse), port (port), ville marchande (trade city), église (church), œuvre (artwork), réserve
# (reserve). Actions: bois, brique, marbre, bâtir, œuvre, tisser, expédier, transporter, contribuer.

calimala-name = Calimala
calimala-blurb = Étoffes, navires et églises dans la Florence médiévale : pose ton disque dans une rue, et ceux du dessous agissent aussi.
# On the card of the game.
calimala-pitch = Étoffes, navires et églises : chaque disque que tu poses profite aussi aux autres.

calimala-option-layout = Ville
calimala-option-layout-hint = Les huit tuiles d’action sont posées au hasard, ou dans l’ordre fixe que nous proposons pour une première partie.
calimala-option-layout-random = mélangée
calimala-option-layout-first = comme pour une première partie
calimala-option-centre = Action du centre
calimala-option-centre-hint = Nos sources ne disent pas quelle action est imprimée au centre ; nous avons pris construire. Choisis la tienne si ton plateau diffère.
calimala-option-centre-build = bâtir
calimala-option-centre-wood = bois
calimala-option-centre-brick = brique
calimala-option-centre-marble = marbre
calimala-option-centre-artwork = œuvre
calimala-option-centre-weave = tisser
calimala-option-centre-ship = expédier
calimala-option-centre-transport = transporter
calimala-option-centre-contribute = contribuer

calimala-source-cities = Étoffes à l’étranger
calimala-source-churches = Églises
calimala-source-works = Œuvres et matériaux
calimala-source-final = Cartes de décompte final

calimala-status = Disque { $turn } sur { $n_turns } au plus, { $left ->
    [one] une tuile
   *[other] { $left } tuiles
} à décompter
calimala-status-last = Dernière manche, { $n ->
    [0] dernier tour
    [one] encore un tour
   *[other] encore { $n } tours
}
calimala-status-setup = Avant le premier disque
calimala-status-over = La partie est terminée
calimala-last-round-tiles = C’est la dernière manche : toutes les tuiles sont décomptées.
calimala-last-round-discs = C’est la dernière manche : les derniers disques sont posés.
calimala-note = { $n } au conseil
calimala-note-first = commence, { $n } au conseil

## Words of the game. Other messages refer to them with the same parameters.

calimala-act = { $act ->
    [wood] bois
    [brick] brique
    [marble] marbre
    [build] bâtir
    [artwork] œuvre
    [weave] tisser
    [ship] expédier
    [transport] transporter
    [contribute] contribuer
   *[none] case libre
}
calimala-act-title = { $act ->
    [wood] Bois
    [brick] Brique
    [marble] Marbre
    [build] Bâtir
    [artwork] Œuvre
    [weave] Tisser
    [ship] Expédier
    [transport] Transporter
   *[contribute] Contribuer
}
calimala-first = { $first ->
    [wood] bois
    [brick] brique
    [marble] marbre
    [build] bâtir
    [artwork] œuvre
    [weave] tisser
    [ship] expédier
    [transport] transporter
    [contribute] contribuer
   *[none] libre
}
calimala-second = { $second ->
    [wood] bois
    [brick] brique
    [marble] marbre
    [build] bâtir
    [artwork] œuvre
    [weave] tisser
    [ship] expédier
    [transport] transporter
    [contribute] contribuer
   *[none] libre
}
calimala-first-title = { $first ->
    [wood] Bois
    [brick] Brique
    [marble] Marbre
    [build] Bâtir
    [artwork] Œuvre
    [weave] Tisser
    [ship] Expédier
    [transport] Transporter
    [contribute] Contribuer
   *[none] Libre
}
calimala-street-title = { calimala-first-title }–{ calimala-second }
calimala-street = { calimala-first }–{ calimala-second }
calimala-resource = { $resource ->
    [wood] bois
    [brick] brique
   *[marble] marbre
}
calimala-site = { $site ->
    [barcelona] Barcelone
    [lisbon] Lisbonne
    [london] Londres
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hambourg
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
   *[palazzo] Palazzo Vecchio
}
calimala-tile = { $tile ->
    [barcelona] Barcelone
    [lisbon] Lisbonne
    [london] Londres
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hambourg
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
    [artwork] Œuvres
    [ports] Ports
    [trades] Villes marchandes
    [wood] Bois donné
    [brick] Brique donnée
    [marble] Marbre donné
   *[none] Pas encore de tuile
}
calimala-white = blanc
calimala-you = toi
# Who gets how many points.
calimala-points-of = { $name } { $n }
# A city that cloth goes to, with the number of cloths if there are several.
calimala-load = { $n ->
    [1] { calimala-site }
   *[other] { $n } × { calimala-site }
}

## The boards.

calimala-jump = Zones
calimala-jump-map = Étoffes
calimala-jump-mine = Plateau
calimala-jump-city = Ville
calimala-jump-works = Églises
calimala-jump-council = Conseil

calimala-city = La ville
calimala-starts = { $name } commence chaque manche
calimala-starts-short = commence
calimala-deck = pioche { $n }
calimala-discard = défausse { $n }
calimala-discard-list = { $n ->
    [0] La défausse est vide.
   *[other] Dans la défausse : { $cards }.
}
calimala-cards-of = { $n } × { calimala-act }
calimala-label-tile = { $state ->
    [now] { calimala-act-title }, au choix du disque qui agit{ $n ->
        [1] {""}
       *[other] , { $n } fois
    }
    [done] { calimala-act-title }, déjà fait
   *[other] { calimala-act-title }
}
calimala-times = ×{ $n }
calimala-label-street = { $n ->
    [0] Rue { calimala-street } : vide
    [one] Rue { calimala-street } : un disque, { $discs }
    [3] Rue { calimala-street }, le prochain disque envoie celui du bas au conseil : de haut en bas { $discs }
   *[other] Rue { calimala-street } : de haut en bas { $discs }
}
calimala-acts = { $name } agit rue { $street }
calimala-draw = Piocher
calimala-skip = Renoncer
calimala-start-cards = Cartes de départ
calimala-unseen = Cartes action pas encore vues
calimala-unseen-of = { calimala-act-title } : { $n } sur 5 dans la pioche ou en main

calimala-council = Conseil
calimala-scored = { $n ->
    [one] { $n } décompte sur { $all }
   *[other] { $n } décomptes sur { $all }
}
calimala-next = à suivre
calimala-label-space = { $state ->
    [past] { $seat ->
        [taken] { $space }. { calimala-tile }, décompte fait, siège : { $name }
       *[free] { $space }. { calimala-tile }, décompte fait
    }
    [next] { $space }. { calimala-tile }, décompte suivant
   *[other] { $space }. { calimala-tile }
}
calimala-forecast = Ensuite, en l’état : { calimala-tile }
calimala-forecast-list = { $n ->
    [0] Décompte maintenant, { calimala-tile } : personne n’aurait de point.
   *[other] Décompte maintenant, { calimala-tile } : { $points }.
}
calimala-tiles = Toutes les tuiles de décompte
calimala-tiles-close = Fermer
calimala-tiles-note = Une tuile décomptée montre ses points. Les autres montrent les cubes de chacun et ce qu’ils rapporteraient maintenant.
calimala-tiles-end = { $n ->
    [0] Tous les disques sont posés : les tuiles qui restent sont décomptées à la fin de cette manche.
    [one] La partie se termine avec la manche où la dernière tuile est décomptée, ou quand tous les disques sont posés. Il reste un disque.
   *[other] La partie se termine avec la manche où la dernière tuile est décomptée, ou quand tous les disques sont posés. Il reste { $n } disques.
}
calimala-tile-gave = { $n ->
    [0] aucun point
    [one] un point
   *[other] { $n } points
}
calimala-tile-stands = { $n ->
    [0] aucun cube
    [one] un cube
   *[other] { $n } cubes
}{ $points ->
    [0] {""}
    [one] , soit un point pour l’instant
   *[other] , soit { $points } points pour l’instant
}
# $tile est un lieu, déjà nommé ; $points dit qui y a combien.
calimala-label-given = { $tile } : { $points }
calimala-palazzo = Palazzo
calimala-palazzo-note = départage
calimala-label-palazzo = Palazzo Vecchio, œuvres : { $n ->
    [one] { $n } case remplie sur { $all }
   *[other] { $n } cases remplies sur { $all }
}
calimala-ties = Sièges et œuvres au Palazzo Vecchio, qui départagent les égalités

calimala-works = Églises
calimala-label-row = { calimala-site }, { calimala-act } : { $n ->
    [one] { $n } case remplie sur { $all }
   *[other] { $n } cases remplies sur { $all }
}
calimala-map = Étoffes à l’étranger
calimala-port = port
calimala-label-city = { $kind ->
    [port] { calimala-site }, port
   *[trade] { calimala-site }, ville marchande
} : { $n ->
    [one] { $n } case remplie sur { $all }
   *[other] { $n } cases remplies sur { $all }
}
calimala-sum-placed = { $name } : Santa Maria del Fiore { $maria }, Santa Croce { $croce }, San Miniato { $miniato }, Barcelone { $barcelona }, Lisbonne { $lisbon }, Londres { $london }, Troyes { $troyes }, Bruges { $bruges }, Hambourg { $hamburg }.

calimala-house-own = Ton plateau
calimala-house-of = Plateau : { $name }
calimala-sum-house = { $name } a { $wood } bois, { $brick ->
    [one] { $brick } brique
   *[other] { $brick } briques
}, { $marble ->
    [one] { $marble } marbre
   *[other] { $marble } marbres
}, { $cloth ->
    [one] { $cloth } étoffe
   *[other] { $cloth } étoffes
} dans { $workshops ->
    [one] { $workshops } atelier
   *[other] { $workshops } ateliers
}, { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
}, { $houses ->
    [one] { $houses } comptoir
   *[other] { $houses } comptoirs
}, { $cards ->
    [one] { $cards } carte action
   *[other] { $cards } cartes action
}, { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}, { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}, et { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} en réserve.
calimala-discs = disques
calimala-cubes-left = { $n ->
    [one] { $n } cube en réserve
   *[other] { $n } cubes en réserve
}
calimala-workshops = Ateliers
calimala-empty = vide
calimala-label-workshop = Case pour un atelier
calimala-harbour = Port
calimala-label-harbour = Case pour un navire
calimala-warehouses = Entrepôts
calimala-warehouse = { $resource ->
    [wood] Bois : { $n } sur { $all }
    [brick] Brique : { $n } sur { $all }
   *[marble] Marbre : { $n } sur { $all }
}
calimala-cards = Cartes
calimala-label-card = { $n ->
    [1] Carte action : { calimala-act }
   *[other] { $n } cartes action : { calimala-act }
}
calimala-open = Carte de décompte final pour tous : { calimala-site }
calimala-open-short = commune
calimala-kept = { $whose ->
    [own] Ta carte de décompte final : { calimala-site }
   *[other] La carte de décompte final gardée ici : { calimala-site }
}
calimala-kept-secret = Une carte de décompte final, gardée secrète
calimala-shown = A la carte « { calimala-act } »
calimala-n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
calimala-n-discs = { $n ->
    [one] { $n } disque
   *[other] { $n } disques
}
calimala-n-white = { $n ->
    [one] { $n } disque blanc
   *[other] { $n } disques blancs
}
calimala-count = { $kind ->
    [cloth] { $n ->
        [one] { $n } étoffe
       *[other] { $n } étoffes
    }
    [workshop] { $n ->
        [one] { $n } atelier
       *[other] { $n } ateliers
    }
    [ship] { $n ->
        [one] { $n } navire
       *[other] { $n } navires
    }
    [houses] { $n ->
        [one] { $n } comptoir
       *[other] { $n } comptoirs
    }
    [wood] { $n } bois
    [brick] { $n ->
        [one] { $n } brique
       *[other] { $n } briques
    }
   *[marble] { $n ->
        [one] { $n } marbre
       *[other] { $n } marbres
    }
}

## The steps of a move.

calimala-step-keep = Carte finale
calimala-ask-keep = Garde une carte de décompte final. Les autres retournent dans la boîte sans être montrées.
calimala-label-keep = Garder { calimala-site } : 5, 3 et 1 points à la fin pour les joueurs qui y ont le plus de cubes
calimala-why-keep = { $site ->
    [palazzo] À la fin, elle donne 5, 3 et 1 points aux trois joueurs qui ont le plus de sièges au conseil et d’œuvres au Palazzo Vecchio, additionnés.
   *[other] À la fin, elle donne 5, 3 et 1 points aux trois joueurs qui ont le plus de cubes à { calimala-site }, que tu en fasses partie ou non.
}
calimala-confirm-keep = Garder { calimala-site }

calimala-step-take = Départ
calimala-ask-take = Prends une des cartes de départ.
calimala-label-take = Prendre la carte « { calimala-act } »
calimala-confirm-take = Prendre « { calimala-act } »

calimala-step-place = Rue
calimala-ask-place = Pose un disque dans une rue.
calimala-why-street = { $n ->
    [0] Personne n’agit après toi.
    [one] { $whose ->
        [own] Ensuite ton disque du dessous agit.
       *[other] Ensuite, c’est à { $names } d’agir.
    }
   *[other] Ensuite, c’est à { $names } d’agir.
}{ $bottom ->
    [own] {" "}Ton disque du bas te donne un siège au conseil, et la tuile suivante est décomptée : { calimala-tile }.
    [other] {" "}Le disque du bas donne à { $name } un siège au conseil, et la tuile suivante est décomptée : { calimala-tile }.
    [white] {" "}Le disque du bas est blanc : le siège au conseil est pour toi, et la tuile suivante est décomptée : { calimala-tile }.
   *[none] {""}
}
calimala-why-score = { $n ->
    [0] Pour l’instant, personne n’a de points pour { calimala-tile }.
   *[other] { calimala-tile }, pour l’instant : { $points }.
}
calimala-step-disc = Disque
calimala-ask-disc = Quel disque ?
calimala-label-disc = { $kind ->
    [white] Disque blanc : fait chaque action deux fois ; { $n } en réserve
   *[own] Disque de couleur : agit maintenant, puis de nouveau quand il est recouvert ; { $n } en réserve
}
calimala-short-disc = { $kind ->
    [white] Blanc ({ $n })
   *[own] Couleur ({ $n })
}
calimala-why-disc = { $kind ->
    [white] Un disque blanc fait les deux actions deux fois maintenant, et plus rien une fois recouvert.
   *[own] Un disque de ta couleur fait les deux actions une fois maintenant, et de nouveau plus tard, tant qu’il est parmi les trois du haut.
}
calimala-confirm-place = { $kind ->
    [white] Disque blanc, { calimala-street }
   *[own] Disque, { calimala-street }
}

calimala-step-promote = Conseil
calimala-ask-promote = Choisis un de tes disques pour le conseil.
calimala-label-promote = Disque { $height } à partir du bas, rue { $street } : il va au conseil, et le disque blanc vient ici
calimala-confirm-promote = Envoyer au conseil
calimala-step-height = Disque
calimala-ask-height = Lequel de tes disques dans cette rue ?
calimala-short-height = { $height ->
    [1] Du bas
    [2] Deuxième
   *[other] Troisième
}

calimala-step-act = Action
calimala-ask-act = { $whose ->
    [other] { $name } a joué : ton disque, dessous, agit rue { $street }.
   *[own] Ton disque agit rue { $street }.
}
calimala-ask-cards = Joue une autre carte, ou dis que tu as fini.
calimala-effect = { $act ->
    [wood] prendre un bois
    [brick] prendre une brique
    [marble] prendre un marbre
    [build] bâtir un navire, un comptoir ou un atelier
    [artwork] faire une œuvre avec un marbre
    [weave] tisser une étoffe dans chaque atelier qui a de la place
    [ship] expédier des étoffes vers les ports
    [transport] apporter des étoffes à tes comptoirs
   *[contribute] donner un cube à une église
}
calimala-label-act = { $by ->
    [card] Jouer la carte « { calimala-act } » : { calimala-effect }
   *[street] { calimala-act-title } : { calimala-effect }
}
calimala-short-act = { $by ->
    [card] Carte : { calimala-act }
   *[street] { calimala-act-title }
}
calimala-label-draw = Piocher une carte au lieu { $act ->
    [artwork] d’« œuvre »
    [ship] d’« expédier »
   *[other] de « { calimala-act } »
}, impossible maintenant
calimala-short-draw = Carte au lieu { $act ->
    [artwork] d’« œuvre »
    [ship] d’« expédier »
   *[other] de « { calimala-act } »
}
calimala-confirm-draw = Piocher
calimala-label-skip = Renoncer à « { calimala-act } »
calimala-short-skip = Renoncer : { calimala-act }
calimala-confirm-skip = Renoncer
calimala-label-done = Ne plus jouer de carte
calimala-short-done = Fini
calimala-confirm-done = Fini

calimala-ask-where = { $act ->
    [build] Que bâtir ?
    [artwork] Où va l’œuvre ?
   *[contribute] Choisis une rangée d’une église.
}
calimala-ask-load = { $act ->
    [ship] Navire { $n } sur { $most }. Choisis un port.
   *[transport] Étoffe { $n } sur { $most }. Choisis une ville.
}
calimala-label-load = { $act ->
    [ship] Expédier une étoffe vers { calimala-site }, { $filled ->
        [one] { $filled } case remplie sur 12
       *[other] { $filled } cases remplies sur 12
    }
   *[transport] Apporter une étoffe à { calimala-site }, { $filled ->
        [one] { $filled } case remplie sur 12
       *[other] { $filled } cases remplies sur 12
    }
}{ $points ->
    [0] {""}
    [one] {" "}; { calimala-tile } : place { $place }, { $points } point
   *[other] {" "}; { calimala-tile } : place { $place }, { $points } points
}
calimala-label-effect = { $points ->
    [0] { $what }
    [one] { $what } ; { calimala-tile } : place { $place }, { $points } point
   *[other] { $what } ; { calimala-tile } : place { $place }, { $points } points
}
calimala-why-tile = { $ahead ->
    [0] Tuile suivante, { calimala-tile } : tu en aurais { $count }{ $points ->
        [0] {""}
        [one] , soit { $points } point en l’état
       *[other] , soit { $points } points en l’état
    }.
   *[other] Tuile { $space }, { calimala-tile } : tu en aurais { $count }{ $points ->
        [0] {""}
        [one] , soit { $points } point en l’état
       *[other] , soit { $points } points en l’état
    }.
}
calimala-label-stop = C’est tout : ne plus rien expédier
calimala-short-stop = Stop
calimala-short-ship = Navire
calimala-short-workshop = Atelier
calimala-short-house = Comptoir à { calimala-site }
calimala-short-row = { $site ->
    [maria] { calimala-resource } → S. Maria
    [croce] { calimala-resource } → S. Croce
   *[miniato] { calimala-resource } → S. Miniato
}

calimala-confirm-gain = { $resource ->
    [wood] Prendre 1 bois
    [brick] Prendre 1 brique
   *[marble] Prendre 1 marbre
}
calimala-confirm-build-ship = Bâtir un navire
calimala-confirm-build-workshop = Bâtir un atelier
calimala-confirm-build-house = Comptoir à { calimala-site }
calimala-confirm-artwork = { $site ->
    [palazzo] Œuvre au { calimala-site }
   *[other] Œuvre à { calimala-site }
}
calimala-confirm-weave = Tisser
calimala-confirm-ship = Expédier : { $cities }
calimala-confirm-transport = Apporter : { $cities }
calimala-confirm-contribute = { $resource ->
    [wood] Bois pour { calimala-site }
    [brick] Brique pour { calimala-site }
   *[marble] Marbre pour { calimala-site }
}

## The log.

calimala-tell-start = Commence
calimala-tell-open = Carte de décompte final pour tous : { calimala-site }
calimala-tell-keep = { $site ->
    [none] Garde une carte de décompte final
   *[other] Garde { calimala-site } en secret
}
calimala-tell-take = Prend la carte « { calimala-act } »
calimala-tell-place = { $n ->
    [0] { $kind ->
        [white] Disque blanc rue { calimala-street }
       *[own] Disque rue { calimala-street }
    }
   *[other] { $kind ->
        [white] Disque blanc rue { calimala-street }, par-dessus { $discs }
       *[own] Disque rue { calimala-street }, par-dessus { $discs }
    }
}
calimala-tell-gain = { $by ->
    [card] Joue une carte : prend 1 { calimala-resource }
   *[street] Prend 1 { calimala-resource }
}
calimala-tell-build-ship = { $by ->
    [card] Joue une carte : bâtit un navire
   *[street] Bâtit un navire
}
calimala-tell-build-workshop = { $by ->
    [card] Joue une carte : bâtit un atelier
   *[street] Bâtit un atelier
}
calimala-tell-build-house = { $by ->
    [card] Joue une carte : bâtit un comptoir à { calimala-site }
   *[street] Bâtit un comptoir à { calimala-site }
}
calimala-tell-artwork = { $by ->
    [card] Joue une carte : œuvre { $site ->
        [palazzo] au { calimala-site }
       *[other] à { calimala-site }
    }
   *[street] Œuvre { $site ->
        [palazzo] au { calimala-site }
       *[other] à { calimala-site }
    }
}
calimala-tell-weave = { $by ->
    [card] Joue une carte : tisse
   *[street] Tisse
}
calimala-tell-ship = { $by ->
    [card] Joue une carte : expédie de l’étoffe vers { $cities }
   *[street] Expédie de l’étoffe vers { $cities }
}
calimala-tell-transport = { $by ->
    [card] Joue une carte : apporte de l’étoffe à { $cities }
   *[street] Apporte de l’étoffe à { $cities }
}
calimala-tell-contribute = { $by ->
    [card] Joue une carte : donne 1 { calimala-resource } à { calimala-site }
   *[street] Donne 1 { calimala-resource } à { calimala-site }
}
calimala-tell-draw = Pioche une carte au lieu { $act ->
    [artwork] d’« œuvre »
    [ship] d’« expédier »
   *[other] de « { calimala-act } »
}
calimala-tell-no-card = Piocherait une carte au lieu { $act ->
    [artwork] d’« œuvre »
    [ship] d’« expédier »
   *[other] de « { calimala-act } »
}, mais il n’y en a plus
calimala-tell-card = Pioche la carte « { calimala-act } »
calimala-tell-reshuffle = { $n ->
    [one] La défausse devient la pioche : { $n } carte
   *[other] La défausse devient la pioche : { $n } cartes
}
calimala-tell-skip = Renonce à « { calimala-act } »
calimala-tell-seat = { $how ->
    [reserve] Prend le siège { $seat } du conseil à la place d’un disque blanc
    [street] Prend le siège { $seat } du conseil depuis la rue { $street } ; le disque blanc y va
   *[tower] Prend le siège { $seat } du conseil
}
calimala-tell-gone = Un disque quitte la partie
calimala-tell-tile = { $n ->
    [0] Décompte, { calimala-tile } : personne ne marque
   *[other] Décompte, { calimala-tile } : { $points }
}
calimala-tell-final = { $whose ->
    [open] { $n ->
        [0] Carte finale pour tous, { calimala-site } : personne ne marque
       *[other] Carte finale pour tous, { calimala-site } : { $points }
    }
   *[kept] { $n ->
        [0] { $keeper } a gardé { calimala-site } : personne ne marque
       *[other] { $keeper } a gardé { calimala-site } : { $points }
    }
}

## Why something may not be done.

calimala-action = { $action ->
    [wood] bois
    [brick] brique
    [marble] marbre
    [build] bâtir
    [artwork] œuvre
    [weave] tisser
    [ship] expédier
    [transport] transporter
   *[contribute] contribuer
}
calimala-in-city = { $city ->
    [barcelona] Barcelone
    [lisbon] Lisbonne
    [london] Londres
    [troyes] Troyes
    [bruges] Bruges
   *[hamburg] Hambourg
}
calimala-building = { $building ->
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
   *[palazzo] Palazzo Vecchio
}
calimala-refusal-over = La partie est terminée.
calimala-refusal-wait-for-chance = Un instant : on pose, on distribue ou on pioche.
calimala-refusal-not-your-turn = Ce n’est pas ton tour.
calimala-refusal-must-place = Un tour commence par un disque : poses-en un dans une rue.
calimala-refusal-must-promote = Choisis d’abord un de tes disques pour le conseil.
calimala-refusal-no-start-player = D’abord, le premier joueur est tiré au sort.
calimala-refusal-cell-next = D’abord, les tuiles action sont posées.
calimala-refusal-space-next = D’abord, les tuiles de décompte sont posées.
calimala-refusal-card-next = D’abord, une carte est piochée.
calimala-refusal-keep-one = Garde une des cartes de décompte final que tu as reçues.
calimala-refusal-take-one = Prends une des cartes de départ encore là.
calimala-refusal-final-card-next = D’abord, les cartes de décompte final sont distribuées.
calimala-refusal-no-disc = Tu n’as plus de disque de cette sorte.
calimala-refusal-cannot-act = Dans cette rue, tu ne pourrais faire ni « { calimala-first } » ni « { calimala-second } », même avec tes cartes.
calimala-refusal-can-be-done = L’action « { calimala-action } » est possible : tu ne peux pas piocher à la place.
calimala-refusal-actions-left = Fais d’abord les actions qui restent, ou renonces-y.
calimala-refusal-act-first = C’est d’abord à ton disque d’agir.
calimala-refusal-not-pending = Le disque qui agit ne peut pas { $action ->
    [wood] prendre de bois
    [brick] prendre de brique
    [marble] prendre de marbre
    [artwork] faire d’œuvre
    [build] bâtir
    [weave] tisser
    [ship] expédier
    [transport] transporter
   *[contribute] contribuer
} maintenant : cette action n’est pas au bord de sa rue, ou elle est déjà faite.
calimala-refusal-no-such-card = Tu n’as pas de carte « { calimala-action } ».
calimala-refusal-not-your-disc = Il n’y a pas de disque à toi ici.
calimala-refusal-other-street = Le disque doit venir d’une autre rue.
calimala-refusal-warehouse-full = Ton entrepôt de { calimala-resource } est plein.
calimala-refusal-workshops-full = Tes ateliers sont pleins.
calimala-refusal-no-cubes = Tu n’as plus de cube en réserve.
calimala-refusal-no-ship-left = Tous tes navires sont bâtis.
calimala-refusal-house-there = Tu as déjà un comptoir à { calimala-in-city }.
calimala-refusal-no-workshop-left = Tous tes ateliers sont bâtis.
calimala-refusal-goods-lacking = { $number ->
    [1] Il te faut pour cela un cube de chaque matériau demandé.
   *[other] Il te faut pour cela { $number } cubes du matériau demandé.
}
calimala-refusal-no-space-for-art = { $building ->
    [palazzo] Il n’y a plus de case pour une œuvre au { calimala-building }.
   *[other] Il n’y a plus de case pour une œuvre à { calimala-building }.
}
calimala-refusal-too-many-cloths = { $number ->
    [0] Tu ne peux rien envoyer : il faut un navire et une étoffe.
   *[other] Avec tes navires et tes étoffes, tu peux en envoyer { $number } au plus.
}
calimala-refusal-city-full = Il n’y a pas de place pour autant d’étoffes à { calimala-in-city }.
calimala-refusal-no-house = Tu n’as pas de comptoir à { calimala-in-city }.
calimala-refusal-too-little-cloth = { $number ->
    [0] Tu n’as pas d’étoffe.
    [1] Tu n’as qu’une étoffe.
   *[other] Tu n’as que { $number } étoffes.
}
calimala-refusal-no-goods = Tu n’as pas de { calimala-resource }.
calimala-refusal-row-full = Il n’y a plus de place pour { $resource ->
    [wood] du bois
    [brick] une brique
   *[marble] du marbre
} à { calimala-building }.
calimala-refusal-must-act = Ton nouveau disque doit faire au moins une action de sa rue ; après cela, il ne le pourrait plus.

## The terminal: what is behind an example of the notation, above choices and on boards.

calimala-terminal-place = pose un disque de couleur ou un disque blanc dans la rue a
calimala-terminal-do = fait une action
calimala-terminal-do-where = bâtit un comptoir à Troyes ; de même pour les œuvres et les dons
calimala-terminal-send = envoie des étoffes : b Barcelone, l Lisbonne, o Londres, t Troyes, g Bruges, h Hambourg
calimala-terminal-play = joue une carte
calimala-terminal-draw = pioche une carte au lieu d’une action
calimala-terminal-skip = renonce à une action
calimala-terminal-done = ne joue plus de cartes
calimala-terminal-promote = envoie au conseil le disque le plus bas de la rue a
calimala-terminal-keep = garde une carte de décompte final
calimala-terminal-start = prend une carte de départ
calimala-terminal-street = dans la rue
calimala-terminal-choice = au choix
calimala-terminal-city = Ville : les rues et leurs disques, le plus bas d’abord
calimala-terminal-starter = Commence : { $name }
# $street is a letter, $acts what is left to do there.
calimala-terminal-acts = { $must ->
    [yes] { $name } agit dans la rue { $street } : { $acts } (au moins une action)
   *[no] { $name } agit dans la rue { $street } : { $acts }
}
calimala-terminal-only-cards = seulement des cartes
# Columns of a table; short.
calimala-terminal-heading = { $column ->
    [points] points
    [discs] disques
    [white] blancs
    [cubes] cubes
    [wood] bois
    [brick] brique
    [marble] marbre
    [ships] navires
    [seats] sièges
    [cards] cartes
    [cloth] étoffe
   *[houses] comptoirs
}
calimala-terminal-free = libre
# What a scoring tile is called where room is short: 13 letters at most.
calimala-terminal-tile = { $tile ->
    [barcelona] Barcelone
    [lisbon] Lisbonne
    [london] Londres
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hambourg
    [maria] S. Maria
    [croce] S. Croce
    [miniato] S. Miniato
    [artwork] œuvres
    [ports] ports
    [trades] v. marchandes
    [wood] bois
    [brick] brique
    [marble] marbre
   *[none] ?
}
calimala-terminal-dealt = a reçu { $cards }
calimala-terminal-tie = devant par le conseil

# The board in words.
calimala-spoken-grid = Rangée { $row } de la ville : { $acts }
calimala-spoken-pending = { $n ->
    [0] Plus aucune action
   *[other] Encore possible : { $acts }
}
calimala-spoken-workshops = Étoffes par atelier : { $cloths }
calimala-spoken-houses-in = Comptoirs : { $sites }
calimala-spoken-houses = Comptoirs de { $names }
