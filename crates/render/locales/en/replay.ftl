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
   *[usual] usual
}
replay-failed = This move could not be loaded. Try again.
replay-side = See it as { $name }
replay-to-table = To the table
replay-record = Download the record
replay-copy = Copy the link
replay-copied = The link is copied.
replay-watch = Replay

# A new table from a position.
replay-fork = Play from here
replay-fork-how = A new table begins with this position.
replay-fork-seat = I play as
replay-fork-others = The others
replay-fork-others-ai = AI 3 plays them
replay-fork-others-open = Friends, by a link
replay-fork-begin = Begin

# Bringing a record.
replay-bring-title = Replay a record · Tessera
replay-bring = Replay a record
replay-bring-how = Paste the text of a game, or choose its file. Every table offers it in its menu.
replay-bring-text = The record
replay-bring-file = Or a file
replay-bring-button = Replay
replay-bring-empty = Paste a record or choose a file first.
replay-bring-long = A record has at most { $max } bytes.
replay-bring-unread = The file is not text.
replay-bring-forbidden = Line { $line }: { $reason }
# $text is the line as it stands in the record.
replay-bring-line = Line { $line } cannot be read: “{ $text }”.
replay-bring-header = Line { $line } should name the game and its setup, such as azul/1 seats=2: “{ $text }”.
replay-bring-newer = Line { $line }: this game was played by newer rules than this server knows: “{ $text }”.

site-error-no-step = The game has no such move.
site-error-fork-secret = While this game goes on, only its players know their cards. Play from here once it is over.
site-error-fork-running = While people play this game, nobody can play on from it elsewhere. You can once it is over.
site-error-fork-over = The game is over here. Go back a move, then play from there.
