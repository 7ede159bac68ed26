# The table: what is the same in all games.

table-title = { $game } · Tessera
table-title-mine = Your turn · { $game }
table-title-over = Game over · { $game }

table-players = Players
table-points-short = pts
table-you = you
table-you-turn = you, your turn
table-program = AI, { $level }
table-program-turn = AI, { $level }, thinking
table-person = at the table
table-person-turn = their turn
table-person-away = away
table-person-left = has left the game
table-person-away-for = away for { $n } min
table-person-stood-in = the AI is playing
table-person-resigned = resigned, the AI plays on
# How many hints somebody has had, in a game where all have agreed to them.
table-seat-hints = { $n ->
    [0] hints are on
    [one] 1 hint used
   *[other] { $n } hints used
}
# Who somebody is, then something about the game such as "3 in the council".
table-seat-note = { $who } · { $more }

table-log = Moves
# A line of the log for somebody who does not see whose it is.
table-announce = { $name }: { $text }.
table-announce-points = { $name }: { $text }, { $points }.
table-last-round = Last round
table-recap = Since your turn · { $n } moves
table-recap-back = One move back, since your turn
table-recap-on = Next move since your turn
table-dock = Your move
table-choices = Available moves
table-hint = Hint
# $way is the words on buttons in their order, such as "3 blue, factory 2 · Place 3 blue on line 3".
table-hint-says = The AI would go for: { $way }.
table-undo = Undo
table-ask-undo = Ask to undo
table-ask-hints = Hints?
table-ask-hints-how = If everyone agrees, you all get hints in this game, and everyone sees how many.
table-confirm = Confirm
table-again-join = Join the next game
table-curtain = { $name } is up next. Pass the device.
table-curtain-open = Show my view
table-wait-person = Waiting for { $name }.
table-wait-program = { $name } is thinking.
table-away = { $n ->
    [0] { $name } is away.
   *[other] { $name } has been away for { $n } min.
}
table-away-left = { $name } has left the game.
table-away-now = You can wait, or have the AI play on.
table-away-soon = { $n ->
    [one] In a minute you can have the AI play on.
   *[other] In { $n } minutes you can have the AI play on.
}
table-away-clock = When their time is up, the AI plays on.
table-away-ask = Have the AI play on
# Behind what the table waits for, in the bar.
table-status-away = { $name } is away
table-status-resigned = Ended by resignation
table-ai-for-you = The AI is playing for you.
table-watching-me = You’re watching
table-watching-home = Home
# More than 20 are not counted.
table-watching = { $n ->
    [one] 1 watching
    [20] 20 or more watching
   *[other] { $n } watching
}
table-over = The game is over.
table-asks-undo = { $name } would like to take back the last move.
table-asks-hints = { $name } would like to turn on hints for everyone in this game.
table-asks-replace = { $name } would like the AI to take over for { $other }.
# The same for who asks, then who has not answered.
table-asked-undo = You asked to take back your last move.
table-asked-hints = You asked to turn on hints for everyone.
table-asked-replace = You asked to have the AI take over for { $other }.
table-asked-waiting = Waiting for { $names }.
table-asked-withdraw = Never mind
table-agree = Agree
table-refuse = Decline
table-plain-choose = Choose a move

table-won = { $name } wins
table-shared-win = { $names } share the victory
table-sheet-source = Points for
table-sheet-total = Total
table-sheet-place = Place
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

table-skip-table = Skip to the table
table-skip-dock = Skip to your move
table-nav = Table
table-rules = Rules
table-sound = Sound
table-menu = Table menu
table-keys = Keyboard
table-notify = Tell me when it’s my turn
table-record = Download this game
table-settings = Settings
table-hand-over = Let the AI play for me
table-hand-over-sure = The AI plays in your seat until you take it back. Everyone at the table is told.
table-hand-over-yes = Yes, let it play
table-resign = Resign
table-resign-two = Resign? The game ends and counts as lost.
table-resign-more = Resign? The AI plays on in your seat, and the game counts as lost for you.
table-resign-yes = Yes, resign
table-take-back = Take my seat back
table-replace = Ask to have the AI take over for { $name }
table-leave = Leave the game
table-rail = Players and moves
table-chat = Chat
table-chat-message = Message
table-chat-hint = Say something kind
table-chat-send = Send

# What everyone is told, between the lines of the chat.
table-note-stood-in = The AI is now playing for { $name }.
table-note-took-back = { $name } is playing again.
table-note-came-back = { $name } is back.
table-note-resigned = { $name } resigned. The AI plays on.
table-note-declined = { $name } said no.

# The board in words, for who plays without seeing it.
table-spoken = The board in words
table-skip-spoken = Skip to the board in words
table-spoken-player = { $own ->
    [yes] { $name } (you)
   *[no] { $name }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $noted ->
    [yes] , { $note }
   *[no] {""}
}

# What the script of the page says by itself.
table-lost = Connection lost. Reconnecting…
table-back = You’re connected again.
table-kept = Your move is saved and will be sent again.
# Said before "table-kept" or "table-check": nobody has answered, or something between us has.
table-unreached = We can’t reach Tessera right now.
table-trouble = Something went wrong on the way.
table-slow = Your move is still on its way.
table-stale = Too late: the table has changed in the meantime. Have another look.
table-check = Check whether it worked. If it didn’t, try again.
table-hint-thinking = Looking for a good move…
table-your-turn = It’s your turn.
table-rule-link = Show the rule
table-clause = The rule behind this question: { $clause } (opens in a new tab)
table-no-meaning = You can’t use that right now.
table-chat-new = new
table-failed = That didn’t work. Try again.
