# Fair draws: the page /fair, the page of one table, the waiting room.
fair-title = Fair draws
fair-page-title = Fair draws · Tessera
fair-table = Fair draws
fair-how = How it works
fair-back = Back to the table
fair-lead = Here, tiles come out of bags and cards off decks, and you can’t watch anyone’s hand go into the bag. So you can check every draw after the game. This page tells you what the check shows, and what it doesn’t.
fair-before = Before the game
fair-before-text = When a table opens, the server draws a long secret number, the seed, and shows you its fingerprint, the hash. Nobody can work out the seed from the hash, and nobody can find another seed with the same hash. So from then on the seed can’t be changed, even though you can’t see it yet. But the server could have tried many seeds and kept one it liked. If you don’t trust it that far, add some words of your own.
fair-texts = The players’ own words
fair-texts-text = In the waiting room you can add any words you like. Your browser adds random letters to them and sends only the hash, the seal. Once all the seats are taken, everyone’s words are opened together, and only then is the first draw made. So nobody could pick a seed or words that go well with yours, and nobody could have known in advance what would be drawn. If someone’s words aren’t opened, the game can begin without them, and everyone can see that afterwards. A table without free seats starts right away; if you want to add words there, too, tell it to wait for your signal when you open it.
fair-during = During the game
fair-during-text = Every draw follows from the seed, the table, the players’ words, a secret of the running server and the number of the entry, by a fixed calculation. There’s nothing left to choose. The seed and the secret stay on the server until the end, so no player can calculate ahead.
fair-restart = If the server restarts
fair-restart-text = Every time the server starts, a new epoch begins with a new secret, and its hash is shown at every table from then on. So draws stay unknown even if a power cut or an old backup brings back a game whose seed was already public. Whoever runs the server could restart it to get other draws. You’d see that: the proof lists every epoch and the entry it began with.
fair-after = After the game
fair-after-text = The seed, the secrets and the players’ words are revealed. “Check the draws” on the table’s page and in the replay repeats every draw and compares. If you’d rather not take our word for it, download the game, check it on your own computer, and compare the hashes with the ones you saw at the table:
fair-named = The check also tells you what wasn’t drawn here and so isn’t proved:
fair-named-given = Draws that were taken over because a game goes on from a position of another one.
fair-named-start = The first player, if someone chose who starts.
fair-named-withheld = Words that were sealed and not opened. Anyone who holds back their words on purpose has a little choice: with them or without them.
fair-undo = Undoing a move
fair-undo-text = When a move is undone, everything after it is drawn again with new numbers. What you’ve seen tells you nothing about what’s to come.
fair-limits = What it doesn’t show
fair-limits-text = If you added words of your own, the check shows that nobody picked the draws, as long as the hashes are the ones you saw before. If nobody added any, it shows that the draws weren’t changed after the hash was shown. It can’t show that the server told nobody the seed. Whether you can trust a server on that depends on who runs it.
fair-formula = The calculation
fair-formula-text = If you want to do it yourself: the seed and the secret have 32 bytes, n is the number of the entry in the game’s text, counted from 0, and the secret is the one of that entry’s epoch. For every seat whose words were opened, a line goes in, in seat order, with the random letters at its end.
fair-paste = Check a game
fair-paste-how = Paste the text of a downloaded game
fair-check = Check the draws
fair-download = Download this game
fair-hash = Hash of the seed
fair-hash-how = It was there before the first draw. Write it down if you want to be quite sure.
fair-seed = The seed
fair-seed-later = Secret until the game is over.
fair-epochs = The server’s secrets
fair-epochs-how = The server has a secret for this table, too, and a new one after each restart. You see its hash from the start, and the secret once the game is over.
fair-epoch = From entry { $n } on
fair-epoch-secret = The secret:
fair-players = The players’ own words
fair-texts-none = Nobody has added any words.
fair-text-sealed = has sealed some words
fair-text-awaited = hasn’t opened their words yet
fair-text-revealed = has added some words
fair-text-withheld = didn’t open their words, so they didn’t go in
fair-room = All the draws at this table will follow from a secret seed and a secret of the server. These are their hashes; after the game you can check that they weren’t changed.
fair-room-epoch = Hash of the server’s secret
fair-text = Some words of your own for the draws (optional)
fair-text-example = any words you like
fair-add = Seal
fair-no-script = Adding words of your own needs JavaScript: your browser seals them before anything is sent.
fair-revealing = Everyone’s sealed words are being opened, then the game begins.
fair-awaited = Still waiting for the words of { $names }.
fair-reveal-own = This page opens your words. If that doesn’t happen, open the table in the browser where you typed them.
fair-go-on = Begin without the missing words
fair-go-on-how = Has someone closed their page? You can wait for them, or begin without their words. The proof will say so.
fair-wait = Wait for my signal: I’d like to add some words to the draws first
fair-good = { $n ->
    [one] The only draw follows from the seed.
   *[other] All { $n } draws follow from the seed.
}
fair-good-part = { $n ->
    [one] The only draw so far follows from the seed, but the text ends before the game does.
   *[other] All { $n } draws so far follow from the seed, but the text ends before the game does.
}
fair-note-no-texts = No player added any words. So nobody changed the draws, but the server could have picked a seed it liked before the table opened.
fair-note-texts = { $n ->
    [one] One player’s sealed words went in. If they’re yours, nobody could pick the draws.
   *[other] The sealed words of { $n } players went in. If yours are among them, nobody could pick the draws.
}
fair-note-unsealed = { $n ->
    [one] One player’s words went in. They weren’t sealed, since this is an older table: whoever added words last could choose them to fit.
   *[other] The words of { $n } players went in. They weren’t sealed, since this is an older table: whoever added words last could choose them to fit.
}
fair-note-withheld = { $n ->
    [one] One player sealed some words and didn’t open them, so they didn’t go in.
   *[other] { $n } players sealed some words and didn’t open them, so they didn’t go in.
}
fair-note-start = Seat { $n } started because someone chose it; that wasn’t drawn.
fair-note-given = { $n ->
    [one] One draw was taken over from another game and isn’t proved.
   *[other] { $n } draws were taken over from another game and aren’t proved.
}
fair-note-restarts = { $n ->
    [one] The server was restarted once during this game. After that the draws follow from another secret, whose hash was shown from then on.
   *[other] The server was restarted { $n } times during this game. After each restart the draws follow from another secret, whose hash was shown from then on.
}
fair-compare = Compare this with what you saw at the table:
fair-bad-missing = The line “# { $word }” is missing. Only the text of a finished game has it.
fair-bad-line = Line { $line } can’t be read, or the rules forbid what it says. The text has been changed.
fair-bad-twice = Line { $line } says something a second time, or is where it doesn’t belong. The text has been changed.
fair-bad-scheme = These draws were made in a way this server doesn’t know. A newer one may.
fair-bad-hash = The hash in line { $line } doesn’t match the seed, the secret or the words. One of them has been changed.
fair-bad-claim = The proof mentions seats or entries that this game doesn’t have. The text has been changed.
fair-bad-nothing = { $n ->
    [0] This proof proves nothing: there are no draws in the text.
    [one] This proof proves nothing: the only draw was taken over from another game.
   *[other] This proof proves nothing: all { $n } draws were taken over from another game.
}
fair-bad-draw = Line { $line } doesn’t match: the record says { $found }, but the seed gives { $expected }.
fair-error-long = Sealed words can have up to { $max } characters.
fair-error-characters = Sealed words have to be one line of ordinary characters.
fair-error-seal = Those aren’t the words that were sealed here.
fair-error-revealing = The sealed words are being opened, so nothing can be changed any more. The game begins in a moment.
