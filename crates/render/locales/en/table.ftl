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
# $move is the words on a button, such as "Place 3 blue".
table-hint-says = The AI would go for: { $move }
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
table-over = The game is over.
table-asks-undo = { $name } would like to take back the last move.
table-asks-hints = { $name } would like to turn on hints for everyone in this game.
table-asks-replace = { $name } would like the AI to take over for { $other }.
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
