# Tirages équitables : la page /fair, la page d’une table, la salle d’attente.
fair-title = Tirages équitables
fair-page-title = Tirages équitables · Tessera
fair-table = Tirages équitables
fair-how = Comment ça marche
fair-back = Retour à la table
fair-lead = Ici, des tuiles sortent de sacs et des cartes de pioches, et personne ne voit de main dans le sac. Les tirages se font donc de telle façon que tu peux vérifier après coup que personne ne les a choisis : ni nous, ni quelqu’un d’autre à la table.
fair-before = Avant la partie
fair-before-text = Quand une table s’ouvre, le serveur tire un long nombre secret, la graine. Il t’en montre tout de suite l’empreinte. Personne ne peut retrouver la graine à partir de l’empreinte, et aucune autre graine n’a la même. La graine ne peut donc plus changer, bien que personne ne la connaisse. Dans la salle d’attente, tu peux ajouter un texte à toi, n’importe lequel : alors même le serveur ne pouvait pas savoir d’avance ce qui serait tiré. Une table sans place libre commence tout de suite ; si tu veux y ajouter un texte aussi, fais-la attendre ton signal quand tu l’ouvres.
fair-during = Pendant la partie
fair-during-text = Chaque tirage découle de la graine, de la table, des textes des joueurs et du numéro du coup, par un calcul fixe. Il n’y a plus rien à choisir. La graine reste sur le serveur jusqu’à la fin, personne ne peut donc calculer d’avance.
fair-after = Après la partie
fair-after-text = La graine et les textes sont dévoilés. Le bouton « Vérifier les tirages » de la page de la table et de la relecture refait chaque tirage et compare. Si tu préfères ne pas nous croire sur parole, télécharge la partie et vérifie-la sur ton propre ordinateur ; compare l’empreinte avec celle que tu as vue avant la partie :
fair-undo = Reprendre un coup
fair-undo-text = Quand un coup est repris, tout ce qui suit est tiré de nouveau avec de nouveaux numéros. Ce que tu as vu ne te dit rien de ce qui viendra.
fair-limits = Ce que cela ne montre pas
fair-limits-text = La vérification montre qu’aucun tirage n’a été choisi après l’affichage de l’empreinte. Elle ne peut pas montrer que le serveur n’a confié la graine à personne. Sur ce point, tout dépend de qui fait tourner le serveur.
fair-formula = Le calcul
fair-formula-text = Pour celles et ceux qui veulent le refaire : la graine a 32 octets, n est le numéro de l’entrée dans la partie enregistrée, compté à partir de 0, et une ligne entre dans le calcul pour chaque place qui a ajouté un texte, dans l’ordre des places.
fair-paste = Vérifier une partie
fair-paste-how = Colle le texte d’une partie téléchargée
fair-check = Vérifier les tirages
fair-download = Télécharger la partie
fair-hash = L’empreinte
fair-hash-how = Elle était là avant le premier tirage. Note-la si tu veux en avoir le cœur net.
fair-seed = La graine
fair-seed-later = Secrète jusqu’à la fin de la partie.
fair-texts = Textes des joueurs
fair-texts-none = Personne n’a ajouté de texte.
fair-texts-later = a ajouté un texte
fair-room = Tous les tirages à cette table découleront d’une graine secrète. Voici son empreinte ; après la partie, tu pourras vérifier que la graine n’a pas changé.
fair-text = Un texte à toi pour les tirages (facultatif)
fair-text-example = les mots de ton choix
fair-add = Ajouter
fair-wait = Attendre mon signal : j’ajoute d’abord un texte aux tirages
fair-good = { $n ->
    [one] Le seul tirage découle de la graine. Personne ne l’a choisi.
   *[other] Les { $n } tirages découlent de la graine. Personne ne les a choisis.
}
fair-good-part = { $n ->
    [one] Le seul tirage jusqu’ici découle de la graine, mais le texte s’arrête avant la fin de la partie.
   *[other] Les { $n } tirages jusqu’ici découlent de la graine, mais le texte s’arrête avant la fin de la partie.
}
fair-compare = Compare avec l’empreinte que tu as vue avant la partie :
fair-bad-missing = La ligne « # { $word } » manque. Seule une partie terminée la contient.
fair-bad-line = La ligne { $line } est illisible, ou les règles interdisent ce qui s’y trouve. Le texte a été modifié.
fair-bad-hash = L’empreinte n’est pas celle de la graine. L’une des deux a été modifiée.
fair-bad-draw = La ligne { $line } ne correspond pas : on y lit { $found }, mais la graine donne { $expected }.
fair-error-long = Un texte pour les tirages a { $max } caractères au plus.
fair-error-characters = Un texte pour les tirages tient sur une ligne de caractères ordinaires.
