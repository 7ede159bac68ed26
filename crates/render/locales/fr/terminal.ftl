# The terminal: `tessera play` and `tessera replay`. What is typed stays as it is in all languages:
# commands, options, notation.

# What stands for something else behind a command or an option.
terminal-number = NOMBRE
terminal-file = FICHIER
terminal-clause = RÈGLE

# Behind a question: how it is answered.
terminal-keys = { $n ->
    [1] (1 ou { $action } ; ? pour l’aide)
   *[other] (1 à { $n }, ou par exemple { $action } ; ? pour l’aide)
}
terminal-choices = Les choix vont de 1 à { $n }.
terminal-unknown = « { $text } » n’est ni une action ni une commande. Tape ? pour l’aide.
terminal-line-long = Une ligne a au plus { $max } octets.
terminal-line-unread = Ce n’est pas du texte UTF-8.

terminal-revealed = Quelque chose a été révélé depuis. Ce qui est révélé le reste.
# $entry is a seat and its action in the notation; $n actions of others followed.
terminal-taken-back = { $n ->
    [0] Annulé : { $entry }.
    [one] Annulé : { $entry } et une action des autres.
   *[other] Annulé : { $entry } et { $n } actions des autres.
}
terminal-record-hidden = ? est ce que tu n’as pas vu. Un fichier enregistré le contient : ne regarde pas dedans.
terminal-no-clause = Cette règle n’existe pas. « rules » les montre toutes.

# The help.
terminal-help-notation = Une action dans sa notation :
terminal-help-counting = Sur les plateaux et dans la notation, on compte à partir de 0 ; dans les phrases et les règles, à partir de 1. La notation suit chaque phrase.
terminal-help-commands = Ou une commande :
terminal-help-choice = le choix qui porte ce numéro
terminal-help-undo = annule ta dernière décision, tant que rien n’a été révélé depuis
terminal-help-hint = ce que ferait ici une IA forte, et ce qu’elle en attend
terminal-help-chances = montre les chances de chacun avant tes décisions, ou cesse de le faire
terminal-help-board = montre encore une fois la table, ou les choix
terminal-help-record = affiche la partie jusqu’ici, telle que tu l’as vue
terminal-help-save = écrit toute la partie dans un fichier
terminal-help-rules = les règles, ou une seule, telle qu’un refus la nomme
terminal-help-quit = quitte ; la fin de l’entrée aussi

# Files.
terminal-saved = Enregistré dans { $file }.
terminal-saved-copy = Copie enregistrée dans { $file }.
terminal-saved-from-now = Enregistré dans { $file }, et désormais après chaque décision.
terminal-save-where = Dis où : save { terminal-file }
# $reason comes from the operating system.
terminal-not-saved = Pas enregistré dans { $file } : { $reason }
terminal-not-saved-taken = Pas enregistré dans { $file } : autre chose porte déjà ce nom et reste tel quel.
terminal-not-saved-name = Pas enregistré : { $file } n’est pas un nom de fichier.
terminal-kept = La partie est dans { $file }. Pour la revoir : tessera replay { $file }
terminal-keep-how = Pour garder la partie : tessera play { $game } --record { terminal-file }
terminal-bye-saved = Enregistré dans { $file }. Pour continuer : tessera play --resume { $file }
terminal-bye-unsaved = Cette partie n’est pas enregistrée. Pour enregistrer : tessera play { $game } --record { terminal-file } ; pour continuer : tessera play --resume { terminal-file }

# Results.
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-shared-place = place partagée
terminal-not-over = La partie n’est pas terminée.

# The AI thinks.
terminal-adviser = La conseillère
terminal-judge = L’arbitre
terminal-thinking = { $name } réfléchit : { $n } itérations …
terminal-thinking-of = { $name } réfléchit : { $action }, valeur { $value } %, après { $n } itérations …
terminal-hint-only = { $action } : rien d’autre n’est possible.
terminal-hint = choix { $number }, valeur { $value } %, essayé dans { $share } % des cas
terminal-hint-then = puis peut-être { $actions }
# $chances are names with numbers: "Anonyme 61 %, Slate 39 %".
terminal-chances = Chances de gagner, d’après ce que sait { $name } : { $chances }
terminal-chances-off = Les chances ne sont plus montrées.

# Stepping through a record.
terminal-step-keys = (Entrée : suivant, p : précédent, un nombre, end : fin, q : quitter)
terminal-step-end = C’est la fin ; q quitte.
terminal-step-beginning = C’est le début.
terminal-step-most = La partie a { $n } entrées.
terminal-step-unknown = Tape Entrée, p, un nombre, end ou q.
