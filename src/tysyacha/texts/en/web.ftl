# The page around every screen: navigation, name, connection, and what all screens share.

brand = Thousand
skip = Skip to the page
nav = Main menu
nav-play = Play
nav-rules = Rules
nav-sheet = Sheet
nav-top = Ratings
nav-me = Me
nav-replay = Replay a game
nav-verify = Check a deal
nav-words = Glossary
nav-about = About
language-en = English
language-ru = Русский
theme-to-light = Light colours
theme-to-dark = Dark colours

title-lobby = Tables
title-new = New table
title-table = Table
title-game = Finished game
title-replay = Replay
title-sheet = Score sheet
title-rules = Rules of the table
title-me = My profile
title-profile = Player
title-top = Ratings
title-verify = Check a deal
title-words = Glossary
title-about = About

attention-move = Your move

close = Close
try-again = Try again
to-lobby = To the tables
trouble-unknown = There is no such page
    .more = The address may be mistyped, or the page is gone.
trouble-unloaded = This page did not arrive
    .more = The connection broke off, or there is a newer version of the program. Loading the page again helps in both cases.

line-held = Connected
line-lost = No answer
line-offline = Offline
line-restarting = Service restarts
line-joining = Connecting
line-cut = No connection to the service. What you see may be old; it goes on by itself when the line is back.
error-line = The service cannot be reached; check the connection and try again.
service-away = The service does not answer properly ({ $status }); try again in a minute.
error-here = Something went wrong on this page; load it again.

name-title = What shall we call you?
name-label = Your name at the table
name-help = Others at the table see it. You can change it later.
name-play = Play
name-another = Another name
name-account = No account is needed.
name-sign-in = I have one
# Names to begin with, with commas between.
guest-names = Fox, Otter, Heron, Badger, Lynx, Magpie, Beaver, Owl, Hare, Raven, Marten, Swift, Stork, Moose, Hedgehog, Kestrel, Squirrel, Crane

# A card as one says it. The nine is what is left over: a number would match no letter of a card.
card-spoken = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [T] ten
    [A] ace
   *[9] nine
} of { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
}

standing-seats = Number of players
standing-seats-many = { $players ->
    [2] Two players
    [3] Three players
   *[4] Four players
}

# Invitations, in the lobby and on every other screen.
invited = { $name } asks you to a table.
invited-look = See the table
