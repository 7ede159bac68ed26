# Fair draws: the page /fair, the page of one table, the waiting room.
fair-title = Fair draws
fair-page-title = Fair draws · Tessera
fair-table = Fair draws
fair-how = How this works
fair-back = Back to the table
fair-lead = Tiles come out of bags and cards off decks here, and nobody sees a hand in the bag. So the draws are made in such a way that you can check afterwards that nobody chose them: not we, and not another player.
fair-before = Before the game
fair-before-text = When a table is opened, the server draws a long secret number, the seed. It shows you its fingerprint, the hash, at once. From the hash nobody can work out the seed, and no other seed has the same hash. So the seed can no longer be changed, although nobody knows it. In the waiting room you may add a text of your own, any text: then not even the server could have known before what would be drawn. A table without free seats starts at once; if you want to add a text there, too, let it wait for your signal when you open it.
fair-during = During the game
fair-during-text = Every draw follows from the seed, the table, the texts of the players and the number of the move, by a fixed calculation. There is nothing left to choose. The seed stays on the server until the end, so nobody can calculate ahead.
fair-after = After the game
fair-after-text = The seed and the texts are revealed. The button “Check the draws” on the page of the table and in the replay does every draw again and compares. If you would rather not take our word for it, download the record and check it on your own computer; compare the hash with the one that you saw before the game:
fair-undo = Taking back
fair-undo-text = When a move is taken back, everything after it is drawn anew with new numbers. What you have seen tells you nothing about what will come.
fair-limits = What it does not show
fair-limits-text = The check shows that no draw was chosen after the hash was shown. It cannot show that the server told nobody the seed. Whether a server is honest in that is a matter of who runs it.
fair-formula = The calculation
fair-formula-text = For those who want to do it themselves: the seed has 32 bytes, n is the number of the entry in the record, counted from 0, and a line of text goes in for every seat that has added one, in the order of the seats.
fair-paste = Check a record
fair-paste-how = Paste the text of a downloaded record
fair-check = Check the draws
fair-download = Download the record
fair-hash = The hash
fair-hash-how = It was there before the first draw. Write it down if you want to be quite sure.
fair-seed = The seed
fair-seed-later = Secret until the game is over.
fair-texts = Texts of the players
fair-texts-none = Nobody has added a text.
fair-texts-later = has added a text
fair-room = All draws at this table will follow from a secret seed. This is its hash; after the game you can check that the seed was not changed.
fair-text = A text of your own for the draws (optional)
fair-text-example = any words you like
fair-add = Add
fair-wait = Wait for my signal: first I add a text to the draws
fair-good = { $n ->
    [one] The one draw follows from the seed. Nobody chose it.
   *[other] All { $n } draws follow from the seed. Nobody chose them.
}
fair-good-part = { $n ->
    [one] The one draw so far follows from the seed, but the record ends before the game does.
   *[other] All { $n } draws so far follow from the seed, but the record ends before the game does.
}
fair-compare = Compare this with the hash that you saw before the game:
fair-bad-missing = The line “# { $word }” is missing. Only the record of a finished table has it.
fair-bad-line = Line { $line } cannot be read, or the rules forbid what stands there. The record has been changed.
fair-bad-hash = The hash does not belong to the seed. One of them has been changed.
fair-bad-draw = Line { $line } does not fit: { $found } was entered, but the seed draws { $expected }.
fair-error-long = A text for the draws has at most { $max } characters.
fair-error-characters = A text for the draws is one line of ordinary characters.
