# Boards of Calçada that people draw themselves: /boards.
own-boards = Your Calçada boards
own-boards-how = Do you own the game? Enter your boards the way they’re printed and play on them here, alone or with friends.
own-boards-none = You haven’t entered a board yet.
own-board-title = Your own Calçada board
own-board-new = Start with an empty board
own-board-from-a = Start from side A
own-board-from-b = Start from side B
own-board-lede = Your own copy of
own-board-name = Name of the board
own-board-name-usual = My board
own-board-script = Drawing a board needs JavaScript. You can still look at it here.
own-board-numbers = Numbers
own-board-numbers-how = Choose a square, then its number. Below each number you see how many squares have it.
own-board-number = Number { $number }, on { $n ->
    [one] one square
   *[other] { $n } squares
 } so far
own-board-clear = No number
own-board-rows = Scoreboard rows
own-board-rows-how = From the top row down, the same for all colours.
own-board-seats = { $n } players
own-board-row = { $n } players, row { $row }
own-board-row-none = remove
own-board-row-add = { $n } players: add a row
own-board-board = The board
own-board-tool = What a click does
own-board-tool-both = Numbers and borders
own-board-tool-numbers = Numbers
own-board-tool-borders = Borders
own-board-keys = Keys: arrows move, 1 to 5 set the number, 0 clears it, Shift + arrow draws or removes a border.
own-board-square = { $square }: { $number ->
    [0] no number yet
   *[other] number { $number }
 }, district { $district }
own-board-border = Border between { $one } and { $other }
own-board-next = Next step
own-board-undo = Undo
own-board-save = Save
own-board-saved = Saved.
own-board-unsaved = Not saved yet. We keep your changes on this device until you save them.
own-board-unreached = We can’t reach the server. We keep your changes on this device; try again in a moment.
own-board-step-numbers = { $n } of 25 numbers
own-board-step-borders = Borders
own-board-todo = { $n ->
    [0] Your board is ready to play.
    [one] One thing left to mend, then you can play.
   *[other] { $n } things left to mend, then you can play.
 }
own-board-districts = Districts
own-board-districts-how = 2 to 5 squares each
own-board-size = { $n ->
    [one] one square
   *[other] { $n } squares
 }
own-board-mend = Still to mend
own-board-fine = Nothing. Numbers, districts and scoreboards are in order.
own-board-large = { $district } has { $n } squares; five is the most.
own-board-large-how = Click the edges between its squares to draw borders.
own-board-cut = A border between { $one } and { $other } splits it.
own-board-draw = Draw it
own-board-small = { $district } is a single square; two is the fewest.
own-board-small-how = Remove a border beside it.
own-board-join = Without the border between { $one } and { $other } it joins its neighbour.
own-board-remove = Remove it
own-board-open = A line ends in the open.
own-board-open-how = { $one } and { $other } are in the same district.
own-board-empty = { $square } has no number.
own-board-empties = { $n } squares have no number.
own-board-empties-how = Choose a square, then a number from 1 to 5.
own-board-likely = All other numbers are on five squares, so it’s probably a { $number }.
own-board-put = Put a { $number }
own-board-share = Share
own-board-link = Link to this board
own-board-share-how = Anyone with this link can see the board, play on it and keep a copy. Only you can change it.
own-board-share-first = Save the board to get a link for your friends.
own-board-shared = A Calçada board someone has shared with you
own-board-unfinished = Not finished yet, so you can’t play on it.
own-board-keep = Keep a copy
own-board-play = Play on it
own-board-edit = Change
own-board-more = Rename or delete
own-board-rename = Rename
own-board-sure = Yes, delete it for good
own-board-delete = Delete
own-board-link-new = Enter a board of your own
own-board-print = Numbers row by row: { $numbers }. Districts: { $districts }.
own-board-error-missing = There’s no such board. Its owner may have deleted it.
own-board-error-foreign = This board isn’t yours. Keep a copy to change it.
own-board-error-text = That isn’t a board: it needs 25 numbers, its borders and scoreboards of one to six rows.
own-board-error-stale = You’ve changed this board in another window. Load the page again to go on from there.
own-board-error-unfinished = This board isn’t finished. Mend what’s listed in the editor, then open the table.
own-board-error-many = You can keep up to { $max } boards. Delete one first.
own-board-error-name = Give the board a name.
own-board-error-name-long = The name can have up to { $max } characters.
