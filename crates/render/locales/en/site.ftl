# The site: everything that is not a table.

# Names one after another; all but the last are already joined by commas.
site-list = { $before } and { $last }

# The program as somebody who sits at a table.
site-program = AI { $level }
# The levels, as they are chosen.
site-level = { $level ->
    [1] AI 1, beginner
    [2] AI 2, learner
    [3] AI 3, casual
    [4] AI 4, seasoned
    [5] AI 5, expert
   *[6] AI 6, master
}
# The same behind a name that already says which level it is.
site-level-name = { $level ->
    [1] beginner
    [2] learner
    [3] casual
    [4] seasoned
    [5] expert
   *[6] master
}
# Seats are counted from 1.
site-seat = Seat { $n }

# Titles of documents.
site-title-home = Tessera: four tile games, one quiet table
# It is the person's turn at $n tables; $game is the first one.
site-title-turn = { $n ->
    [one] Your turn in { $game }
   *[other] Your turn at { $n } tables
} · Tessera
site-title-new = New table · Tessera
site-title-waiting = Waiting for players · { $game }
site-title-rules = Rules · { $game }
site-title-me = You · Tessera
site-title-return = Private link · Tessera
site-title-trouble = Not quite · Tessera

# Home.
site-hero-games = Four tile games.
site-hero-table = One quiet table.
site-hero-how = Play at once, with friends by a link or against an AI that can really play. No account.
site-join-label = Have a link or a code?
site-join-example = e.g. k7wm2xq4hp
site-join = Join
# $others are names one after another.
site-your-turn-with = Your turn in { $game } with { $others }
site-your-turn-alone = Your turn in { $game }
site-card-meta = { $min }–{ $max } players · { $minutes } min
site-card-rules = { $game }: read the rules
site-card-play = { $game }: play the AI
site-card-invite = { $game }: play with friends
site-play-program = Play the AI
site-friends = Friends
site-mine = Your tables
site-mine-with = with { $others }
site-mine-turn = Your turn
site-mine-other = { $name } is choosing
site-mine-seats = Waiting for players
site-mine-start = Ready to start
# $state is one of those above.
site-mine-open = { $game }: { $state }
site-mine-play = Play
site-mine-look = Open
site-open = Open tables
site-open-how = Take a free seat; the game starts when the last one is filled.
site-open-none = No open tables. Open one and send the link to a friend, or let others find it here.
site-open-new = New table
# $names are those who sit there already.
site-open-who = { $names } · { $n } players
site-open-nobody = Nobody yet · { $n } players
site-open-sit-with = Sit down at the { $game } table of { $names }
site-open-sit-first = Sit down first at the { $game } table
site-sit = Sit down

# A new table.
site-new = New table
site-new-who = Who plays
site-new-how = How you play
site-new-seats = Players
site-new-me = Me
site-new-friend = Open for a friend
site-new-here = Someone at this screen
# Names for the player in seat $n who shares the screen.
site-new-here-name = Name in seat { $n }
site-new-programs = The AI
site-new-start = Who starts
site-new-start-random = Drawn at random
site-new-public = Who may join
site-new-public-0 = Who has the link
site-new-public-1 = Everybody
site-new-open = Open the table
site-new-hint = If no seat is open, the game starts at once.
site-name = Your name
site-name-example = e.g. Ana
# Somebody who has not said a name.
site-guest = Guest

# The waiting room.
site-waiting-seats = At the table
site-waiting-public = In the list of open tables
site-waiting-private = Only by link
site-waiting-rules = Rules
site-waiting-open = Free seat
site-waiting-me = you
site-waiting-same-screen = at this screen
site-waiting-here = at the table
site-waiting-away = away
site-waiting-sit-here = Sit here
site-waiting-sit-at = Sit down in seat { $n }
site-waiting-add = Add AI
site-waiting-add-at = Give seat { $n } to the AI
site-waiting-free = Remove
site-waiting-free-at = Remove from seat { $n }
site-waiting-next = { $n ->
    [0] All seats are taken. The game starts when the host starts it.
    [one] One seat is free. The game starts when it is filled, or when the host starts it.
   *[other] { $n } seats are free. The game starts when the last one is filled, or when the host starts it.
}
# For the host.
site-waiting-next-host = { $n ->
    [0] All seats are taken. Add a text to the draws if you like, then start.
    [one] One seat is free. The game starts when it is filled, or when you start it.
   *[other] { $n } seats are free. The game starts when the last one is filled, or when you start it.
}
site-waiting-fill = { $n ->
    [one] The free seat goes to
   *[other] The { $n } free seats go to
}
site-waiting-start = Start now
site-waiting-leave = Get up
site-waiting-invite = Bring a friend
site-waiting-invite-how = Send this link. Whoever opens it can take a seat, or watch.
site-waiting-link = The link to this table
site-waiting-qr = The link to this table as a QR code
site-waiting-qr-how = Point a phone's camera at it.
site-waiting-reload = Look again who has come
site-cut-off = The connection is lost. We keep trying; until then this page may be out of date.
site-copy = Copy
site-copied = Copied

# Rules.
site-rules = { $game }: the rules
site-rules-intro = In our own words, clause by clause. When a move is refused, the table names the clause that forbids it.
site-rules-contents = Contents
site-rules-play = Play it

# A person's page.
site-me = You
site-me-saved = Saved.
site-me-theme = Colours
site-me-theme-system = As the system
site-me-theme-light = Light
site-me-theme-dark = Dark
site-me-confirm = Confirm a move
site-me-confirm-smart = When it matters
site-me-confirm-always = Always
site-me-confirm-never = Never
site-me-motion = Motion
site-me-motion-system = As the system
site-me-motion-reduced = Still
site-me-sound = Sounds of tiles, stones and cards
site-me-letters = A letter on every tile, stone, card and disc
site-me-save = Save
site-me-return = Play on another device
site-me-return-how = This private link makes another phone or computer yours as well. Give it to nobody: whoever has it is you.
site-me-return-link = Your private link
site-me-return-qr = Your private link as a QR code
site-me-return-new = Make a new link
site-me-return-new-how = If somebody else may have seen the link, make a new one. The old one stops working at once, and all your other devices are signed out.
site-me-sessions = Signed in
site-me-sign-out-others-how = Did you use your private link on a device that isn’t yours, or have you lost one? This device stays yours; everywhere else you’re signed out at once.
site-me-sign-out-others = Sign out everywhere else
site-me-sign-out-how = Signing out here leaves your games and seats as they are, but only your private link brings you back. Save it first.
site-me-sign-out = Sign out on this device
site-me-delete = Delete me
site-me-delete-how = Your name, your settings and your private link are deleted. Your seats in running games go to the AI; at tables that are over you are called Nemo. This cannot be undone.
site-me-delete-sure = Yes, delete me
site-me-delete-now = Delete now

site-return = A private link
site-return-whose = This is the private link of { $name }.
site-return-whose-guest = This is the private link of somebody who hasn’t said their name yet.
site-return-go = Continue here as { $name }
site-return-go-guest = Continue here as this person
site-return-other = Right now this device is { $name }’s. If you continue, it won’t be any more: all games and seats of { $name } stay, but only their own private link leads back to them.
site-return-other-guest = Right now somebody without a name is playing on this device. If you continue, they won’t be any more: their games and seats stay, but only their own private link leads back to them.
site-return-keep = Look up that link first
site-return-same = You’re already this person on this device.
site-return-not = No, leave everything as it is

# Games that are over.
site-lost = Games that can’t be opened
site-lost-game = A game that this server doesn’t have
site-lost-newer = A newer version of Tessera wrote this game. It’s kept as it is and opens again once this server is updated.
site-lost-damaged = Part of this game can’t be read. Everything that’s left of it is kept; please tell whoever runs this server.
site-lost-scores = Final score: { $scores }.
site-done = Finished games
site-done-result = { $place ->
    [1] { $points ->
        [one] Won with 1 point
       *[other] Won with { $points } points
    }
   *[other] { $points ->
        [one] Place { $place } of { $n } with 1 point
       *[other] Place { $place } of { $n } with { $points } points
    }
}

# Without a connection.
site-title-offline = No connection · Tessera
site-offline = No connection
site-offline-text = Tessera cannot be reached right now. Your tables are safe on the server: as soon as you are online again, everything is as you left it.
site-offline-again = Try again

# Keys at a table.
site-help-title = Keys
site-help-move = Move on a board
site-help-tab = Go to the next thing you may choose
site-help-choose = Choose; on the last step, confirm
site-help-back = Go back one step
site-help-hint = Ask for a hint
site-help-undo = Take back
site-help-recap-back = Step back through the moves since your turn
site-help-recap-on = Step forward through the moves since your turn
site-help-chat = Open the chat
site-help-help = Show this list
site-help-pointer = Or click: the first click selects, the last one confirms. Pieces can be dragged, too.
site-help-close = Close

# Pages about trouble: a heading, then a sentence.
site-trouble-403 = Not your seat
site-trouble-403-text = This belongs to somebody else at the table.
site-trouble-404 = Nothing lies here
site-trouble-404-text = The address leads nowhere. Perhaps a letter is missing from the link.
site-trouble-409 = Somebody was faster
site-trouble-409-text = The table has changed in the meantime. Have another look.
site-trouble-422 = That does not fit
site-trouble-422-text = Something in the form cannot be as it is.
site-trouble-429 = One at a time
site-trouble-429-text = That was a lot at once. Wait a moment and try again.
site-trouble-500 = A tile broke
site-trouble-500-text = The mistake is ours. Your game is kept; try again in a moment.
site-trouble-501 = This game can’t be opened here
site-trouble-501-text = It’s kept as it is.
site-trouble-503 = One moment
site-trouble-503-text = That can’t be stored right now. Nothing is lost: try again in a moment.
site-trouble-home = To the games
site-trouble-back = Back to the table

# What a request can get wrong, one sentence each.
site-error-unknown = We do not know you yet: there is nothing to change or delete.
site-error-sure = Tick the box first, so that nobody is deleted by mistake.
site-error-name-empty = Tell us a name, so that the others know who you are.
site-error-name-long = A name has at most { $max } characters.
site-error-name-characters = A name is made of letters, digits, spaces and ordinary signs.
site-error-chat-empty = There is nothing to say yet.
site-error-chat-long = A message has at most { $max } characters.
site-error-no-table = There is no such table. Perhaps a letter is missing from the link.
site-error-no-game = We do not have this game.
site-error-setup = These options do not go together.
site-error-seats = This game is not for that number of players.
site-error-nobody = At least one seat must be for a person.
site-error-level = The AI has levels 1 to { $max }.
site-error-table-full = All seats are taken. You can watch.
site-error-seat-taken = Somebody has just taken this seat. Choose another one.
site-error-no-seat = There is no such seat at this table.
site-error-seated = You already have a seat at this table.
site-error-not-your-seat = This is not your seat.
site-error-not-seated = Only those who sit at the table can do this.
site-error-not-host = Only the host of the table can do this.
site-error-not-your-turn = It is not your turn.
site-error-started = The game has already begun.
site-error-not-started = The game has not begun yet.
site-error-over = The game is over.
site-error-not-over = The game is not over yet.
site-error-stale = The table has changed in the meantime. Have another look.
site-error-not-an-action = This is no move that we understand.
site-error-nothing-to-undo = There is nothing to take back.
site-error-undo-seen = Others have seen what followed. Ask them, and you may take it back.
site-error-nothing-asked = Nobody has asked anything.
site-error-asked = Another question is still open.
site-error-still-here = They are still here.
site-error-not-gone = The AI can play for them when it's their turn and they've been away for { $max ->
        [one] a minute
       *[other] { $max } minutes
    }.
site-error-has-clock = Their clock is running. When their time is up, the AI plays for them.
site-error-time-up = Your time is up, so the AI makes this move. You can take your seat back after it.
site-error-cannot-agree = Everybody who plays here has to agree, and not all of them are here.
site-error-hints-off = Other people play here. Hints are for all of you or for nobody: ask the others first.
site-error-hints-on = Hints are on already.
site-error-no-hint = There is nothing to advise right now.
site-error-return = This private link is not known here.
site-error-too-many = That was a lot at once. Wait a moment and try again.
site-error-hints-wait = You’ve already asked for several hints. Wait for the answer, then ask again.
site-error-host = This server isn’t known by that name. If it’s yours, start it with --public-url or --host.
site-error-too-large = That was too much text.
site-error-form = Something in the form is missing or cannot be read.
site-error-origin = This request came from another site, so we did not follow it.
site-error-method = This address cannot be used in that way.
site-error-server = The mistake is ours. Your game is kept; try again in a moment.
site-error-unstored = That can’t be stored right now, but nothing is lost.

site-skip = Skip to the page
site-nav = Site
site-nav-games = Games
site-nav-tables = Tables
site-nav-me = Me
site-home = Tessera, home
site-language = Language
site-theme-system = Colours as the system has them
site-theme-light = Light colours
site-theme-dark = Dark colours
site-independent = Tessera is an independent implementation. It is not affiliated with the publishers of these games.

# A day. $year is text, so that its digits are not grouped.
site-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

# The letter on a piece, for those who want one. All differ.
site-letter = { $colour ->
    [blue] B
    [yellow] Y
    [red] R
    [black] K
    [white] W
    [green] G
   *[purple] P
}
