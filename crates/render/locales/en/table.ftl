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
# Who somebody is, then something about the game such as "3 in the council".
table-seat-note = { $who } · { $more }

table-log = Moves
table-dock = Your move
table-choices = Legal choices
table-hint = Hint
table-undo = Undo
table-ask-undo = Ask to undo
table-confirm = Confirm
table-again = Again
table-curtain = { $name } is next. Pass the screen on.
table-curtain-open = Show my side
table-wait-person = { $name } is choosing.
table-wait-program = { $name } is thinking.
table-over = The game is over.
table-asks-undo = { $name } asks to take back the last move.
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
