# Fair draws: the page /fair, the page of one table, the waiting room.
fair-title = Fair draws
fair-page-title = Fair draws · Tessera
fair-table = Fair draws
fair-how = How this works
fair-back = Back to the table
fair-lead = Tiles come out of bags and cards off decks here, and nobody sees a hand in the bag. So you can check every draw after the game. This page says what the check shows, and what it doesn’t.
fair-before = Before the game
fair-before-text = When a table is opened, the server draws a long secret number, the seed, and shows you its fingerprint, the hash. Nobody can work out the seed from the hash, and no other seed has the same one. So from then on the seed can’t be changed. But the server could have tried many seeds and kept one that it liked. If you don’t trust it that far, add a text of your own.
fair-texts = Texts of the players
fair-texts-text = In the waiting room you may add any text. Your browser adds random letters to it and sends only the hash, the seal. When all seats are taken, the texts are opened together, and only then is the first draw made. So nobody could choose a seed or a text that goes well with yours, and nobody knew the draws before. If a text isn’t opened, the game may begin without it, and everybody can see that afterwards. A table without free seats starts at once; if you want to add a text there, too, let it wait for your signal when you open it.
fair-during = During the game
fair-during-text = Every draw follows from the seed, the table, the texts, a secret of the running server and the number of the entry, by a fixed calculation. There is nothing left to choose. The seed and the secret stay on the server until the end, so no player can calculate ahead.
fair-restart = When the server is restarted
fair-restart-text = Each start of the server begins a new epoch with a new secret, whose hash is shown at every table from then on. So draws stay unknown even if a power cut or an old backup brings back a game whose seed was already public. Whoever runs the server could restart it to get other draws. You’d see that: the proof tells every epoch and the entry that it began with.
fair-after = After the game
fair-after-text = Seed, secrets and texts are revealed. “Check the draws” on the page of the table and in the replay does every draw again and compares. If you’d rather not take our word for it, download the record, check it on your own computer, and compare the hashes with those that you saw at the table:
fair-named = The check also names what wasn’t drawn here, and so isn’t proved:
fair-named-given = Draws that were taken over, when a game goes on from a position of another one.
fair-named-start = The first player, if somebody chose who starts.
fair-named-withheld = Texts that were sealed and not opened. Who keeps back a text on purpose has a little choice: with it or without it.
fair-undo = Taking back
fair-undo-text = When a move is taken back, everything after it is drawn anew with new numbers. What you have seen tells you nothing about what will come.
fair-limits = What it doesn’t show
fair-limits-text = With a text of yours the check shows that nobody picked the draws, as long as the hashes are those that you saw before. Without a text it shows that they weren’t changed after the hash was shown. It can’t show that the server told nobody the seed: whether you believe that depends on who runs it.
fair-formula = The calculation
fair-formula-text = For those who want to do it themselves: seed and secret have 32 bytes, n is the number of the entry in the record, counted from 0, and the secret is that of the epoch of this entry. A line of text goes in for every seat whose text was opened, in the order of the seats, with the random letters at its end.
fair-paste = Check a record
fair-paste-how = Paste the text of a downloaded record
fair-check = Check the draws
fair-download = Download the record
fair-hash = Hash of the seed
fair-hash-how = It was there before the first draw. Write it down if you want to be quite sure.
fair-seed = The seed
fair-seed-later = Secret until the game is over.
fair-epochs = Secrets of the server
fair-epochs-how = The server has a secret for this table, too, and a new one after each restart. You see its hash from the beginning, and the secret when the game is over.
fair-epoch = From entry { $n } on
fair-epoch-secret = The secret:
fair-players = Texts of the players
fair-texts-none = Nobody has added a text.
fair-text-sealed = has sealed a text
fair-text-awaited = hasn’t opened the text yet
fair-text-revealed = has added a text
fair-text-withheld = didn’t open the text, so it didn’t go in
fair-room = All draws at this table will follow from a secret seed and a secret of the server. These are their hashes; after the game you can check that they weren’t changed.
fair-room-epoch = Hash of the server’s secret
fair-text = A text of your own for the draws (optional)
fair-text-example = any words you like
fair-add = Seal
fair-no-script = Adding a text of your own needs JavaScript: your browser seals it before anything is sent.
fair-revealing = Everybody’s sealed texts are being opened, then the game begins.
fair-awaited = Still waiting for the text of { $names }.
fair-reveal-own = Your text is opened by this page. If that doesn’t happen, open the table in the browser in which you typed the text.
fair-go-on = Begin without the missing texts
fair-go-on-how = Is somebody’s page closed? You can wait for them, or begin without their text. The proof will say so.
fair-wait = Wait for my signal: first I add a text to the draws
fair-good = { $n ->
    [one] The one draw follows from the seed.
   *[other] All { $n } draws follow from the seed.
}
fair-good-part = { $n ->
    [one] The one draw so far follows from the seed, but the record ends before the game does.
   *[other] All { $n } draws so far follow from the seed, but the record ends before the game does.
}
fair-note-no-texts = No player added a text. So nobody changed the draws, but the server could have picked a seed that it liked before the table was opened.
fair-note-texts = { $n ->
    [one] The sealed text of one player went in. If it’s yours, nobody could pick the draws.
   *[other] The sealed texts of { $n } players went in. If one of them is yours, nobody could pick the draws.
}
fair-note-unsealed = { $n ->
    [one] The text of one player went in. It wasn’t sealed, as this is an older table: whoever added a text last could choose it to fit.
   *[other] The texts of { $n } players went in. They weren’t sealed, as this is an older table: whoever added a text last could choose it to fit.
}
fair-note-withheld = { $n ->
    [one] One player sealed a text and didn’t open it, so it didn’t go in.
   *[other] { $n } players sealed a text and didn’t open it, so these texts didn’t go in.
}
fair-note-start = Who starts was chosen and not drawn: seat { $n }.
fair-note-given = { $n ->
    [one] One draw was taken over from another game and isn’t proved.
   *[other] { $n } draws were taken over from another game and aren’t proved.
}
fair-note-restarts = { $n ->
    [one] The server was restarted once during this game. From then on the draws follow from another secret, whose hash was shown from then on.
   *[other] The server was restarted { $n } times during this game. Each time the draws follow from another secret from then on, whose hash was shown from then on.
}
fair-compare = Compare this with what you saw at the table:
fair-bad-missing = The line “# { $word }” is missing. Only the record of a finished table has it.
fair-bad-line = Line { $line } cannot be read, or the rules forbid what stands there. The record has been changed.
fair-bad-twice = Line { $line } says something a second time, or stands where it doesn’t belong. The record has been changed.
fair-bad-scheme = These draws were made in a way that this server doesn’t know. A newer one may.
fair-bad-hash = The hash in line { $line } doesn’t belong to the seed, the secret or the text. One of them has been changed.
fair-bad-claim = The proof speaks of seats or entries that this game doesn’t have. The record has been changed.
fair-bad-nothing = { $n ->
    [0] This proof proves nothing: there are no draws in the record.
    [one] This proof proves nothing: the one draw was taken over from another game.
   *[other] This proof proves nothing: all { $n } draws were taken over from another game.
}
fair-bad-draw = Line { $line } does not fit: { $found } was entered, but the seed draws { $expected }.
fair-error-long = A sealed text has at most { $max } characters.
fair-error-characters = A sealed text is one line of ordinary characters.
fair-error-seal = That is not the text that was sealed here.
fair-error-revealing = The sealed texts are being opened, nothing can be changed any more. The game begins in a moment.
