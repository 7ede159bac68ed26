# The end of a game: who won and by what, and what next.

end-win = You win!
end-draw = A draw.
end-won = { $name } wins.
# Several others have won together.
end-shared = { $names } share the win.
end-resigned-own = You resigned.
end-resigned = { $name } resigned.
end-resigned-win = The game is yours.
end-resigned-loss = It counts as a defeat. These were the points.
end-resigned-watched = That ended the game.
end-ahead = { $n ->
    [one] One point
   *[other] { $n } points
} ahead of { $name }.
end-behind = { $n ->
    [one] One point
   *[other] { $n } points
} behind { $name }.
end-tie-break = As many points as { $name }; the tie-break decides.
end-draw-with = You share the win with { $names }.
# Where the winner gained most: the source, then the own points and those of the other.
end-decided = What made the difference: { $source }, { $own } to { $other }.
# $level has won $n times in a row; $easier is the level below.
end-easier-tip = { $level } has won { $n } times in a row. { $easier } is one step easier.
end-board = The finished board
end-course = Points through the game
end-sources = Final scores by source
end-next = What next
end-again = Play again
end-again-easier = Easier
end-again-same = Same again
end-again-harder = Harder
# Small, below "Play again": another player starts than last time.
end-swapped = the next player starts
end-change = Change the table
end-replay = Replay
end-share = Share picture
# For those who do not see the page; $scores are names with points.
end-said = The game is over. { $result } { $scores }.
