# The table: what is the same in all games.

table-title = { $game } · Tessera
table-title-mine = Your turn · { $game }
table-title-over = Game over · { $game }

table-players = Players
table-points-short = pts
table-you = you
table-you-turn = you, your turn
table-program = AI, level { $level }
table-program-turn = AI, level { $level }, thinking
table-person = at the table
table-person-turn = choosing
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
table-choices = Legal choices
table-hint = Hint
# $move is the words on a button, such as "Place 3 blue".
table-hint-says = The AI would choose: { $move }
table-undo = Undo
table-ask-undo = Ask to undo
table-ask-hints = Hints?
table-ask-hints-how = If everybody agrees, all of you get hints in this game, and everybody sees how many.
table-confirm = Confirm
table-again = Again
table-again-join = To the next game
table-curtain = { $name } is next. Pass the screen on.
table-curtain-open = Show my side
table-wait-person = { $name } is choosing.
table-wait-program = { $name } is thinking.
table-over = The game is over.
table-result-won-two = The game is over. You win, { $own } to { $other }.
table-result-lost-two = The game is over. { $name } wins, { $own } to { $other }.
table-result-won = The game is over. You win with { $points } points.
table-result-lost = The game is over. { $name } wins with { $points } points.
table-result-shared = The game is over. { $names } share the win with { $points } points each.
table-asks-undo = { $name } asks to take back the last move.
table-asks-hints = { $name } asks to turn on hints for everybody in this game.
table-asks-replace = { $name } asks that the AI plays for { $other }.
table-agree = Agree
table-refuse = Refuse
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
table-notify = Tell me when it is my turn
table-record = Download the record
table-settings = Settings
table-hand-over = Let the AI play for me
table-take-back = Take my seat back
table-replace = Ask that the AI plays for { $name }
table-leave = Leave the game
table-rail = Players and moves
table-chat = Chat
table-chat-message = Message
table-chat-hint = Say something kind
table-chat-send = Send

# What the script of the page says by itself.
table-lost = The connection is lost. Trying again.
table-back = You are connected again.
table-kept = Your move is kept and will be sent again.
# Said before "table-kept" or "table-check": nobody has answered, or something between us has.
table-unreached = Tessera can’t be reached right now.
table-trouble = Something went wrong on the way.
table-slow = Your move is still on its way.
table-stale = Too late: the table has changed in the meantime. Have another look.
table-check = Have a look whether it worked. If it didn’t, try again.
table-hint-thinking = Looking for a good move.
table-your-turn = It is your turn.
table-rule-link = Show the rule
table-clause = The rule behind this question: { $clause } (opens in a new tab)
table-no-meaning = That does not belong to a move now.
table-chat-new = new
table-failed = That did not work. Try again.
