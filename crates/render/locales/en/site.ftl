# The site: everything that is not a table.

# Names one after another; all but the last are already joined by commas.
site-list = { $before } and { $last }

# What the AI is called, by seat from 1. No name is a word of a game.
site-ai-name = { $seat ->
    [1] Ada
    [2] Clyde
    [3] Edith
    [4] Monty
   *[5] Winnie
}
# The same where nothing else says that it is no person.
site-ai-named = { $name } (AI)
# The levels of the AI by name, never by number; each with one line on what it is like, short
# enough for a narrow row.
level-1 = Beginner
level-1-line = First games. Forgives a lot.
level-2 = Casual
level-2-line = Plays by feel, without a plan.
level-3 = Club
level-3-line = Thinks ahead. A fair match.
level-4 = Strong
level-4-line = Plans further. Punishes slips.
level-5 = Expert
level-5-line = Sees your best move coming.
level-6 = Master
level-6-line = Gives nothing away.
# Seats are counted from 1.
site-seat = Seat { $n }

# Titles of documents.
site-title-home = Tessera: four board games, one quiet table
# It is the person's turn at $n tables; $game is the first one.
site-title-turn = { $n ->
    [one] Your turn in { $game }
   *[other] Your turn at { $n } tables
} · Tessera
site-title-new = New table · Tessera
site-title-waiting = Waiting for players · { $game }
site-title-rules = Rules · { $game }
site-title-me = Your profile · Tessera
site-title-return = Private link · Tessera
site-title-trouble = Something went wrong · Tessera

# Home.
site-hero-games = Four board games.
site-hero-table = One quiet table.
site-hero-how = Start playing right away: invite friends with a link, or take on an AI that really knows how to play. No account needed.
site-join-label = Got a link or a code?
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
site-friends = With friends
site-mine = Your tables
site-mine-with = with { $others }
site-mine-turn = Your turn
site-mine-other = { $name }’s turn
site-mine-seats = Waiting for players
site-mine-start = Ready to start
# $state is one of those above.
site-mine-open = { $game }: { $state }
site-mine-play = Play
site-mine-look = Open
site-open = Open tables
site-open-how = Take a free seat. The game starts as soon as the last one is taken.
site-open-none = No open tables right now. Open one and send the link to a friend, or let others find it here.
site-open-new = New table
# $names are those who sit there already.
site-open-who = { $names } · { $n } players
site-open-nobody = Nobody yet · { $n } players
site-open-sit-with = Join { $names } for { $game }
site-open-sit-first = Be the first at the { $game } table
site-sit = Take a seat

# A new table.
site-new = New table
site-new-who = Who’s playing
site-new-how = Game options
site-new-seats = Players
site-new-me = Me
site-new-friend = Open for a friend
site-new-here = Someone on this device
# Names for the player in seat $n who shares the screen.
site-new-here-name = Name for seat { $n }
site-new-programs = The AI
site-new-start = Who starts
site-new-start-random = Random
site-new-public = Who can join
site-new-public-0 = Anyone with the link
site-new-public-1 = Anyone
site-new-open = Open the table
site-new-hint = If every seat is taken, the game starts right away.
site-name = Your name
site-name-example = e.g. Ana
# Somebody who has not said a name.
site-guest = Guest

# The waiting room.
site-waiting-seats = At the table
site-waiting-public = Listed under open tables
site-waiting-private = By link only
site-waiting-rules = Rules
site-waiting-open = Free seat
site-waiting-me = you
site-waiting-same-screen = on this device
site-waiting-here = at the table
site-waiting-away = away
site-waiting-add = Add AI
site-waiting-add-at = Give seat { $n } to the AI
site-waiting-free = Remove
site-waiting-free-at = Remove from seat { $n }
site-waiting-next = { $n ->
    [0] All the seats are taken. The host can start the game.
    [one] One seat is free. The game starts when someone takes it, or when the host starts it.
   *[other] { $n } seats are free. The game starts when the last one is taken, or when the host starts it.
}
# For the host.
site-waiting-next-host = { $n ->
    [0] All the seats are taken. Start whenever you like; you can add some words of your own to the random draws first.
    [one] One seat is free. The game starts when someone takes it, or when you start it.
   *[other] { $n } seats are free. The game starts when the last one is taken, or when you start it.
}
site-waiting-fill = { $n ->
    [one] The free seat goes to
   *[other] The { $n } free seats go to
}
site-waiting-start = Start now
site-waiting-leave = Leave the table
site-waiting-invite = Invite a friend
site-waiting-invite-how = Send this link. Whoever opens it can take a seat or watch.
site-waiting-link = The link to this table
site-waiting-qr = The link to this table as a QR code
site-waiting-qr-how = Point a phone’s camera at it.
site-waiting-reload = Check who has joined
site-cut-off = The connection’s gone. We’ll keep trying; until it’s back, this page may be out of date.
site-copy = Copy
site-copied = Copied

# Rules.
site-rules = { $game }: the rules
site-rules-intro = In our own words, rule by rule. If a move isn’t allowed, the table tells you which rule says so.
# Behind the number of a rule, as a sign; and the line at the foot of the page that explains it.
site-rules-ours = Our ruling
site-rules-ours-foot = The rulebook leaves this open or only shows it in a picture, or its translations disagree. So this rule, or part of it, is how we decided to play it.
site-rules-contents = Contents
site-rules-play = Play now

# A person's page.
site-me = Your profile
site-me-saved = Saved.
site-me-theme = Colours
site-me-theme-system = Same as my device
site-me-theme-light = Light
site-me-theme-dark = Dark
site-me-confirm = Confirm moves
site-me-confirm-smart = When it matters
site-me-confirm-always = Always
site-me-confirm-never = Never
site-me-motion = Animations
site-me-motion-system = Same as my device
site-me-motion-reduced = Reduced
site-me-sound = Sound effects
site-me-letters = Show a letter on every tile, stone, card and disc (helps with colour blindness)
site-me-save = Save
site-me-return = Play on another device
site-me-return-how = Open this private link on another phone or computer to carry on there. Keep it to yourself: anyone who has it can play as you.
site-me-return-link = Your private link
site-me-return-qr = Your private link as a QR code
site-me-return-new = Make a new link
site-me-return-new-how = If someone else may have seen the link, make a new one. The old one stops working at once, and you’re signed out on all your other devices.
site-me-sessions = Signed in
site-me-sign-out-others-how = Did you use your private link on a device that isn’t yours, or have you lost one? You stay signed in here; everywhere else you’re signed out at once.
site-me-sign-out-others = Sign out everywhere else
site-me-sign-out-how = If you sign out here, your games and seats stay as they are, but only your private link brings you back. Save it first.
site-me-sign-out = Sign out on this device
site-me-delete = Delete my profile
site-me-delete-how = Your name, your settings and your private link are deleted. The AI takes over your seats in running games; in finished games you’ll appear as Nemo. You can’t undo this.
site-me-delete-sure = Yes, delete my profile
site-me-delete-now = Delete now

site-return = A private link
site-return-whose = This is { $name }’s private link.
site-return-whose-guest = This is the private link of someone who hasn’t told us their name yet.
site-return-go = Continue here as { $name }
site-return-go-guest = Continue here as this person
site-return-other = Right now this device is { $name }’s. If you continue, it won’t be any more: all of { $name }’s games and seats stay, but only their own private link leads back to them.
site-return-other-guest = Right now someone without a name is playing on this device. If you continue, they won’t be any more: their games and seats stay, but only their own private link leads back to them.
site-return-keep = Get that link first
site-return-same = You’re already this person on this device.
site-return-not = No, leave everything as it is

# Games that are over.
site-lost = Games that can’t be opened
site-lost-game = A game this server doesn’t have
site-lost-newer = This game was saved by a newer version of Tessera. It’s kept as it is and opens again once this server is updated.
site-lost-damaged = Part of this game can’t be read. Everything that’s left of it is kept; please tell whoever runs this server.
site-lost-scores = Final score: { $scores }.
site-done = Finished games
site-done-result = { $place ->
    [1] { $points ->
        [one] Won with 1 point
       *[other] Won with { $points } points
    }
   *[other] { $points ->
        [one] Finished { $place } of { $n }, with 1 point
       *[other] Finished { $place } of { $n }, with { $points } points
    }
}

# Without a connection.
site-title-offline = No connection · Tessera
site-offline = No connection
site-offline-text = We can’t reach Tessera right now. Your tables are safe on the server: as soon as you’re back online, everything’s just as you left it.
site-offline-again = Try again

# Keys at a table.
site-help-title = Keys
# What is written on the keys.
site-key-tab = Tab
site-key-enter = Enter
site-key-escape = Esc
site-help-move = Move around the board
site-help-tab = Go to the next thing you can choose
site-help-choose = Choose; on the last step, confirm
site-help-back = Go back one step
site-help-hint = Ask for a hint
site-help-undo = Undo
site-help-recap-back = Step back through the moves since your turn
site-help-recap-on = Step forward through the moves since your turn
site-help-chat = Open the chat
site-help-help = Show this list
site-help-pointer = Or just click: the first click selects, the last one confirms. You can drag pieces, too.
site-help-close = Close

# Pages about trouble: a heading, then a sentence.
site-trouble-403 = Not your seat
site-trouble-403-text = This belongs to someone else at the table.
site-trouble-404 = Nothing here
site-trouble-404-text = This address doesn’t lead anywhere. Maybe a letter is missing from the link.
site-trouble-409 = Someone was faster
site-trouble-409-text = The table has changed in the meantime. Have another look.
site-trouble-422 = That doesn’t fit
site-trouble-422-text = Something in the form isn’t right.
site-trouble-429 = One at a time
site-trouble-429-text = That was a lot at once. Wait a moment and try again.
site-trouble-500 = A tile broke
site-trouble-500-text = That one’s on us. Your game is saved; try again in a moment.
site-trouble-501 = This game can’t be opened here
site-trouble-501-text = It’s kept as it is.
site-trouble-503 = One moment
site-trouble-503-text = We can’t save that right now. Nothing is lost: try again in a moment.
site-trouble-home = Back to the games
site-trouble-back = Back to the table

# What a request can get wrong, one sentence each.
site-error-unknown = You don’t have a profile yet, so there’s nothing to change or delete.
site-error-sure = Tick the box first, so that nobody gets deleted by mistake.
site-error-name-empty = Enter a name, so that the others know who you are.
site-error-name-long = Names can have up to { $max } characters.
site-error-name-characters = Names can contain letters, digits, spaces and common punctuation.
site-error-chat-empty = Type a message first.
site-error-chat-long = Messages can have up to { $max } characters.
site-error-no-table = There’s no such table. Maybe a letter is missing from the link.
site-error-no-game = We don’t have that game.
site-error-setup = These options don’t go together.
site-error-seats = This game can’t be played with that many players.
site-error-nobody = At least one seat has to be for a person.
site-error-resigned = You’ve resigned this game.
site-error-level = There’s no such level.
site-error-table-full = All the seats are taken, but you can watch.
site-error-seat-taken = Someone has just taken this seat. Choose another one.
site-error-no-seat = There’s no such seat at this table.
site-error-seated = You already have a seat at this table.
site-error-not-your-seat = That isn’t your seat.
site-error-not-seated = Only the players at this table can do that.
site-error-not-host = Only the host of the table can do that.
site-error-not-your-turn = It isn’t your turn.
site-error-started = The game has already begun.
site-error-not-started = The game hasn’t begun yet.
site-error-over = The game is over.
site-error-not-over = The game isn’t over yet.
site-error-stale = The table has changed in the meantime. Have another look.
site-error-not-an-action = We don’t recognise that move.
site-error-nothing-to-undo = There’s nothing to undo.
site-error-undo-seen = The others have already seen what came next. You can ask them to let you take it back.
site-error-nothing-asked = There’s no request to answer.
site-error-asked = Another request is still waiting for an answer.
site-error-still-here = That player is still here.
site-error-not-gone = The AI can play for them when it’s their turn and they’ve been away for { $max ->
        [one] a minute
       *[other] { $max } minutes
    }.
site-error-has-clock = Their clock is running. If they run out of time, the AI plays for them.
site-error-time-up = You’ve run out of time, so the AI makes this move. You can take your seat back after it.
site-error-cannot-agree = Everyone who plays here has to agree, and not everyone is here.
site-error-hints-off = You’re playing with other people here. Hints are for everyone or no one: ask the others first.
site-error-hints-on = Hints are already on.
site-error-no-hint = No hint available right now.
site-error-return = We don’t recognise this private link.
site-error-too-many = That was a lot at once. Wait a moment and try again.
site-error-hints-wait = You’ve already asked for several hints. Wait for the answer, then ask again.
site-error-host = This server doesn’t go by that name. If it’s yours, start it with --public-url or --host.
site-error-too-large = That was too much text.
site-error-form = Something in the form is missing or can’t be read.
site-error-origin = This request came from another site, so we ignored it.
site-error-method = You can’t use this address that way.
site-error-server = That one’s on us. Your game is saved; try again in a moment.
site-error-unstored = We can’t save that right now, but nothing is lost.

site-skip = Skip to content
site-nav = Site
site-nav-games = Games
site-nav-tables = Tables
site-nav-me = Profile
site-home = Tessera, home
site-language = Language
site-theme-system = Colours: same as my device
site-theme-light = Light colours
site-theme-dark = Dark colours
site-independent = Tessera is an independent implementation. It isn’t affiliated with the publishers of these games.

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
