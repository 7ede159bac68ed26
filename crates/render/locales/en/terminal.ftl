# The terminal: `tessera play` and `tessera replay`. What is typed stays as it is in all languages:
# commands, options, notation.

# What stands for something else behind a command or an option.
terminal-number = NUMBER
terminal-file = FILE
terminal-clause = CLAUSE

# Behind a question: how it is answered.
terminal-keys = { $n ->
    [1] (1, or { $action }; ? for help)
   *[other] (1 to { $n }, or as { $action }; ? for help)
}
terminal-choices = You can choose from 1 to { $n }.
terminal-unknown = “{ $text }” is neither an action nor a command. Type ? for help.
terminal-line-long = A line can have up to { $max } bytes.
terminal-line-unread = That isn’t UTF-8 text.

terminal-revealed = Something has been revealed since then, and that can’t be undone.
# $entry is a seat and its action in the notation; $n actions of others followed.
terminal-taken-back = { $n ->
    [0] Taken back: { $entry }.
    [one] Taken back: { $entry } and one action of the others.
   *[other] Taken back: { $entry } and { $n } actions of the others.
}
terminal-record-hidden = ? is something you haven’t seen. A saved file contains it, so don’t look inside.
terminal-no-clause = There’s no such rule. “rules” shows them all.

# The help.
terminal-help-notation = An action in its notation:
terminal-help-counting = The marks on the boards and in the notation start at 0. Sentences and rules start at 1, and behind a sentence you’ll find the notation.
terminal-help-commands = Or a command:
terminal-help-choice = the choice with this number
terminal-help-undo = take back your last decision, as long as nothing has been revealed since
terminal-help-hint = what a strong player would do here, and what it expects
terminal-help-chances = show everyone’s chances of winning before your decisions, or stop showing them
terminal-help-board = show the table, or your choices, once more
terminal-help-record = print the game so far, as far as you’ve seen it
terminal-help-save = write the whole game to a file
terminal-help-rules = the rules, or one of them by its number
terminal-help-quit = leave; so does the end of the input

# Files.
terminal-saved = Saved in { $file }.
terminal-saved-copy = Saved a copy in { $file }.
terminal-saved-from-now = Saved in { $file }, from now on after every decision.
terminal-save-where = Say where: save { terminal-file }
# $reason comes from the operating system.
terminal-not-saved = Not saved in { $file }: { $reason }
terminal-not-saved-taken = Not saved in { $file }: there’s already something else by that name, and we left it alone.
terminal-not-saved-name = Not saved: { $file } isn’t a file name.
terminal-kept = The game is in { $file }. Watch it again: tessera replay { $file }
terminal-keep-how = To keep a game: tessera play { $game } --record { terminal-file }
terminal-bye-saved = Saved in { $file }. To carry on: tessera play --resume { $file }
terminal-bye-unsaved = This game isn’t saved. To save it: tessera play { $game } --record { terminal-file }; to carry on with it: tessera play --resume { terminal-file }

# Results.
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-shared-place = shared place
terminal-not-over = The game isn’t over.

# The AI thinks.
terminal-adviser = The adviser
terminal-judge = The judge
terminal-thinking = { $name } is thinking: { $n } iterations …
terminal-thinking-of = { $name } is thinking: { $action }, worth { $value } %, after { $n } iterations …
terminal-hint-only = { $action }: the only thing to do.
terminal-hint = choice { $number }, worth { $value } %, tried in { $share } % of all cases
terminal-hint-then = then perhaps { $actions }
# $chances are names with numbers: "Guest 61 %, Edith 39 %".
terminal-chances = Chances of winning, as far as { $name } can tell: { $chances }
terminal-chances-off = The chances are no longer shown.

# Stepping through a record.
terminal-step-keys = (Enter: next, p: previous, a number, end, q: quit)
terminal-step-end = This is the end. Type q to quit.
terminal-step-beginning = This is the beginning.
terminal-step-most = This game has { $n } entries.
terminal-step-unknown = Type Enter, p, a number, end or q.
