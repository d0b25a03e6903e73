# Going through a game that was played: a record, a link, one's own games.

replay-about = A record is the whole game in one file. Look at any deal again: step by step, with all cards or through the eyes of one player. Nothing of it is stored.
replay-drop = Drop the file of a record here
replay-choose = Choose a file
replay-paste = Or paste the record as text
replay-open = Open
replay-another = Another record
replay-no-record = This is no record: the text breaks off, or it is something else. Copy all of it, or choose the file.
replay-too-large = This file is larger than 2 MB, and no record is; choose another one.
replay-coming = The game is on its way…
replay-no-game = There is no such game
    .more = The link may be mistyped. A game without a link is shown only to those who played it.

replay-changed = { $count ->
    [one] { $count } agreement changed
   *[other] { $count } agreements changed
}
replay-won = { $name } won
replay-deal = Deal
replay-eyes = Cards
replay-eyes-all = All hands open
replay-eyes-one = As { $name } saw it
replay-real-cards = Played with real cards: only the outcome of this deal is known
replay-beside = Beside the table
replay-course = Course of the deal
replay-sheet = Sheet

replay-controls = Going through the deal
replay-place = Place in the deal
replay-step = Step { $at } of { $of }
replay-back = A step back
replay-on = A step on
replay-trick-back = A trick back
replay-trick-on = A trick on
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $speed }

replay-points = { $points } pts
replay-dealer = deals
replay-sitter = sits out
replay-hand = Cards of { $name }
replay-closed = { $name } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
replay-cut = { $name } lifts { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
replay-settled = The deal is over: { $contract }.

replay-share = Link to this moment
replay-link-copied = The link is copied.
replay-link-here = The link: { $link }
replay-record = Record
