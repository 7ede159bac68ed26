# A first game: ten guided moves. The texts follow the records in crates/render/src/learn.

learn-title = First game
learn-page = First game · { $game }
learn-link = First game, step by step
learn-step = Move { $n } of { $total }
learn-done = Well played
learn-progress = Your progress
learn-back = One step back
learn-rules = Read the rules
learn-happened = What happened
learn-other = That would be allowed, but this time go for the highlighted one.
learn-hint = This is the move. Go ahead and confirm it.
learn-no-step = There’s no such step: the first game has ten moves.
