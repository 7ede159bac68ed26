# Replays: looking at a game step by step.

# $game is the name of the game.
replay-title = Replay · { $game }
# A line of the log.
replay-undo = Takes back the last move
replay-start = Before the first move
replay-dock = Replay
replay-step = Move { $step } of { $last }
replay-slider = Go to move
replay-go = Go
replay-first = First
replay-previous = Previous
replay-next = Next
replay-last = Last
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-value = { $speed ->
    [slow] slow
    [fast] fast
   *[usual] normal
}
replay-failed = We couldn’t load this move. Try again.
replay-side = View as { $name }
replay-to-table = Back to the table
replay-record = Download this game
replay-copy = Copy link
replay-copied = Link copied.
replay-watch = Replay

# A new table from a position.
replay-fork = Play from here
replay-fork-how = A new table starts from this position.
replay-fork-seat = I play as
replay-fork-others = The others
replay-fork-others-ai = Played by AI 3
replay-fork-others-open = Friends, via a link
replay-fork-begin = Begin

# Bringing a record.
replay-bring-title = Replay a game · Tessera
replay-bring = Replay a game
replay-bring-how = Paste the text of a game, or choose its file. You can download it from the menu of any table.
replay-bring-text = The game
replay-bring-file = Or a file
replay-bring-button = Replay
replay-bring-empty = Paste a game or choose a file first.
replay-bring-long = A game can have up to { $max } bytes.
replay-bring-unread = That file isn’t text.
replay-bring-forbidden = Line { $line }: { $reason }
# $text is the line as it stands in the record.
replay-bring-line = Line { $line } can’t be read: “{ $text }”.
replay-bring-header = Line { $line } should name the game and its setup, such as azul/1 seats=2: “{ $text }”.
replay-bring-newer = Line { $line }: this game was played by newer rules than this server knows: “{ $text }”.

site-error-no-step = This game has no such move.
site-error-fork-secret = While this game is running, only its players know their cards. You can play from here once it’s over.
site-error-fork-running = While people are playing this game, nobody can carry on with it elsewhere. You can once it’s over.
site-error-fork-over = The game is over at this point. Go back a move and play from there.
