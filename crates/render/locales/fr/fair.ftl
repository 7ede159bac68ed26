# Tirages équitables : la page /fair, la page d’une table, la salle d’attente.
fair-title = Tirages équitables
fair-page-title = Tirages équitables · Tessera
fair-table = Tirages équitables
fair-how = Comment ça marche
fair-back = Retour à la table
fair-lead = Ici, des tuiles sortent de sacs et des cartes de pioches, et tu ne vois pas qui plonge la main dans le sac. Tu peux donc vérifier chaque tirage après la partie. Cette page dit ce que la vérification montre, et ce qu’elle ne montre pas.
fair-before = Avant la partie
fair-before-text = Quand une table s’ouvre, le serveur tire un long nombre secret, la graine, et t’en montre l’empreinte. Personne ne peut retrouver la graine à partir de l’empreinte, et personne ne peut en trouver une autre qui ait la même. À partir de là, la graine ne peut donc plus changer. Mais le serveur aurait pu, avant cela, en essayer beaucoup et garder celle qui l’arrange. Si tu ne lui fais pas confiance à ce point, ajoute ton propre texte.
fair-texts = Textes des joueurs
fair-texts-text = Dans la salle d’attente, tu peux ajouter n’importe quel texte. Ton navigateur y joint des caractères au hasard et n’envoie que l’empreinte, le sceau. Quand toutes les places sont prises, les textes sont ouverts ensemble, et le premier tirage n’a lieu qu’ensuite. Ainsi personne n’a pu choisir une graine ou un texte adaptés au tien, et personne ne connaissait les tirages d’avance. Si un texte n’est pas ouvert, la partie peut commencer sans lui, et tout le monde peut le voir après coup. Une table sans place libre commence tout de suite ; si tu veux y ajouter un texte aussi, fais-la attendre ton signal quand tu l’ouvres.
fair-during = Pendant la partie
fair-during-text = Chaque tirage découle de la graine, de la table, des textes, d’un secret du serveur en marche et du numéro de l’entrée, par un calcul fixe. Il n’y a plus rien à choisir. La graine et le secret restent sur le serveur jusqu’à la fin, personne à la table ne peut donc calculer d’avance.
fair-restart = Quand le serveur redémarre
fair-restart-text = Chaque démarrage du serveur ouvre une nouvelle époque avec un nouveau secret, dont l’empreinte est affichée dès lors à chaque table. Les tirages restent donc inconnus même si une coupure de courant ou une vieille sauvegarde ramène une partie dont la graine était déjà publique. La personne qui fait tourner le serveur pourrait le redémarrer pour obtenir d’autres tirages. Tu le verrais : la preuve cite chaque époque et l’entrée où elle commence.
fair-after = Après la partie
fair-after-text = La graine, les secrets et les textes sont dévoilés. « Vérifier les tirages », sur la page de la table et dans la relecture, refait chaque tirage et compare. Si tu préfères ne pas nous croire sur parole, télécharge la partie, vérifie-la sur ton propre ordinateur et compare les empreintes avec celles que tu as vues à la table :
fair-named = La vérification cite aussi ce qui n’a pas été tiré ici, et n’est donc pas prouvé :
fair-named-given = Les tirages repris, quand une partie continue à partir d’une position d’une autre.
fair-named-start = Le premier joueur, si quelqu’un l’a choisi.
fair-named-withheld = Les textes scellés et jamais ouverts. Une personne qui garde exprès son texte pour elle a un petit choix : avec ou sans lui.
fair-undo = Annuler un coup
fair-undo-text = Quand un coup est annulé, tout ce qui suit est tiré de nouveau avec de nouveaux numéros. Ce que tu as vu ne te dit rien de ce qui viendra.
fair-limits = Ce que cela ne montre pas
fair-limits-text = Avec ton propre texte, la vérification montre que personne n’a choisi les tirages, pourvu que les empreintes soient celles que tu as vues avant. Sans texte, elle montre qu’ils n’ont pas changé après l’affichage de l’empreinte. Elle ne peut pas montrer que le serveur n’a confié la graine à personne : à toi de voir si tu fais confiance à la personne qui le gère.
fair-formula = Le calcul
fair-formula-text = Pour celles et ceux qui veulent le refaire : la graine et le secret ont 32 octets, n est le numéro de l’entrée dans la partie enregistrée, compté à partir de 0, et le secret est celui de l’époque de cette entrée. Une ligne entre dans le calcul pour chaque place dont le texte a été ouvert, dans l’ordre des places, avec les caractères au hasard à la fin.
fair-paste = Vérifier une partie
fair-paste-how = Colle le texte d’une partie téléchargée
fair-check = Vérifier les tirages
fair-download = Télécharger la partie
fair-hash = Empreinte de la graine
fair-hash-how = Elle était là avant le premier tirage. Note-la si tu veux en avoir le cœur net.
fair-seed = La graine
fair-seed-later = Secrète jusqu’à la fin de la partie.
fair-epochs = Secrets du serveur
fair-epochs-how = Le serveur a lui aussi un secret pour cette table, et un nouveau après chaque redémarrage. Tu en vois l’empreinte dès le début, et le secret quand la partie est terminée.
fair-epoch = À partir de l’entrée { $n }
fair-epoch-secret = Le secret :
fair-players = Textes des joueurs
fair-texts-none = Personne n’a ajouté de texte.
fair-text-sealed = a scellé un texte
fair-text-awaited = n’a pas encore ouvert le texte
fair-text-revealed = a ajouté un texte
fair-text-withheld = n’a pas ouvert le texte, qui n’a donc pas compté
fair-room = Tous les tirages à cette table découleront d’une graine secrète et d’un secret du serveur. Voici leurs empreintes ; après la partie, tu pourras vérifier que rien n’a changé.
fair-room-epoch = Empreinte du secret du serveur
fair-text = Ton propre texte pour les tirages (facultatif)
fair-text-example = les mots de ton choix
fair-add = Sceller
fair-no-script = Pour ajouter ton propre texte, il faut JavaScript : ton navigateur le scelle avant tout envoi.
fair-revealing = Les textes scellés sont en train d’être ouverts, puis la partie commence.
fair-awaited = Texte encore attendu : { $names }.
fair-reveal-own = Cette page ouvre ton texte. Si rien ne se passe, ouvre la table dans le navigateur où tu l’as écrit.
fair-go-on = Commencer sans les textes manquants
fair-go-on-how = Quelqu’un a fermé sa page ? Tu peux attendre, ou commencer sans son texte. La preuve le dira.
fair-wait = Attendre mon signal : je veux d’abord ajouter un texte aux tirages
fair-good = { $n ->
    [one] Le seul tirage découle de la graine.
   *[other] Les { $n } tirages découlent de la graine.
}
fair-good-part = { $n ->
    [one] Le seul tirage jusqu’ici découle de la graine, mais le texte s’arrête avant la fin de la partie.
   *[other] Les { $n } tirages jusqu’ici découlent de la graine, mais le texte s’arrête avant la fin de la partie.
}
fair-note-no-texts = Personne à la table n’a ajouté de texte. Personne n’a donc changé les tirages, mais le serveur aurait pu choisir une graine qui l’arrange avant l’ouverture de la table.
fair-note-texts = { $n ->
    [one] Le texte scellé d’une personne a compté. Si c’est le tien, personne n’a pu choisir les tirages.
   *[other] Les textes scellés de { $n } personnes ont compté. Si l’un d’eux est le tien, personne n’a pu choisir les tirages.
}
fair-note-unsealed = { $n ->
    [one] Le texte d’une personne a compté. Il n’était pas scellé, car c’est une table plus ancienne : la dernière personne à en ajouter un pouvait le choisir à son avantage.
   *[other] Les textes de { $n } personnes ont compté. Ils n’étaient pas scellés, car c’est une table plus ancienne : la dernière personne à en ajouter un pouvait le choisir à son avantage.
}
fair-note-withheld = { $n ->
    [one] Une personne a scellé un texte sans l’ouvrir ; il n’a pas compté.
   *[other] { $n } personnes ont scellé un texte sans l’ouvrir ; ces textes n’ont pas compté.
}
fair-note-start = Le premier joueur a été choisi et non tiré au sort : place { $n }.
fair-note-given = { $n ->
    [one] Un tirage a été repris d’une autre partie et n’est pas prouvé.
   *[other] { $n } tirages ont été repris d’une autre partie et ne sont pas prouvés.
}
fair-note-restarts = { $n ->
    [one] Le serveur a redémarré une fois pendant cette partie. Dès lors, les tirages découlent d’un autre secret, dont l’empreinte était affichée à partir de ce moment.
   *[other] Le serveur a redémarré { $n } fois pendant cette partie. Chaque fois, les tirages découlent dès lors d’un autre secret, dont l’empreinte était affichée à partir de ce moment.
}
fair-compare = Compare avec ce que tu as vu à la table :
fair-bad-missing = La ligne « # { $word } » manque. Seule une partie terminée la contient.
fair-bad-line = La ligne { $line } est illisible, ou les règles interdisent ce qui s’y trouve. Le texte a été modifié.
fair-bad-twice = La ligne { $line } répète quelque chose, ou n’est pas à sa place. Le texte a été modifié.
fair-bad-scheme = Ces tirages ont été faits d’une façon que ce serveur ne connaît pas. Un plus récent, peut-être.
fair-bad-hash = L’empreinte de la ligne { $line } n’est pas celle de la graine, du secret ou du texte. Quelque chose a été modifié.
fair-bad-claim = La preuve parle de places ou d’entrées que cette partie n’a pas. Le texte a été modifié.
fair-bad-nothing = { $n ->
    [0] Cette preuve ne prouve rien : il n’y a pas de tirage.
    [one] Cette preuve ne prouve rien : le seul tirage a été repris d’une autre partie.
   *[other] Cette preuve ne prouve rien : les { $n } tirages ont été repris d’une autre partie.
}
fair-bad-draw = La ligne { $line } ne correspond pas : on y lit { $found }, mais la graine donne { $expected }.
fair-error-long = Un texte scellé compte au plus { $max } caractères.
fair-error-characters = Un texte scellé tient sur une ligne de caractères ordinaires.
fair-error-seal = Ce n’est pas le texte qui a été scellé ici.
fair-error-revealing = Les textes scellés sont en train d’être ouverts, plus rien ne peut changer. La partie commence dans un instant.
