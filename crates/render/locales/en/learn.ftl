# A first game: ten guided moves. The texts follow the records in crates/render/src/learn.

learn-title = First game
learn-page = First game · { $game }
learn-link = First game, step by step
learn-step = Move { $n } of { $total }
learn-done = Well played
learn-progress = How far you are
learn-back = One step back
learn-rules = Read the rules
learn-happened = What happened
learn-other = That would be allowed, but this time try the one that is lit.
learn-hint = This is the move: confirm it.
learn-no-step = A first game has ten moves, and there is no such step.
