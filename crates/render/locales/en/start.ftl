# Playing the AI: how many play, and how well it plays.

start-title = Play the AI · { $game }
start-skip = Skip to the games
# Stands small behind the name of the game.
start-against = against the AI
start-players = Players
start-players-n = { $n } players: you and { $others ->
    [one] one opponent
   *[other] { $others } opponents
}
start-level = How well should it play?
# Why a level is chosen already.
start-as-last = as last time
start-easier = one easier after two defeats
start-go = Start
start-close = Close

# Joining a friend’s table.
start-sit-as = Sit down as { $name }
start-more = More
start-seat = Which seat
start-seat-any = The first free one
