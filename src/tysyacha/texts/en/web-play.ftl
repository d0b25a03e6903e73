# What is said of tables wherever they are shown or opened: players, seats, bots, clocks, ratings.

# Names of bots, one a seat, and then one a seat for where a person bears the first.
bot-names = Vera, Boris, Anna, Gleb, Zoya, Roman, Nina, Oleg
bot-novice = Novice
bot-amateur = Amateur
bot-strong = Strong player
bot-steady = Steady hand

players-at-table = Players
players-count = { $count ->
    [2] two
    [3] three
   *[4] four
}
rules-of-table = Rules
clock = Clock
clock-none = no clock
clock-moves = { $move } s a move
clock-seconds = { $move } s a move + { $bank } s
clock-minutes = { $move } s a move + { $bank } min

seat-open = free seat
seat-kept = kept for a friend

table-rated = Rated
table-friendly = Friendly
table-running = under way
table-private = private
table-changes = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
table-go-on = Go on
table-back = Back to the table
table-join = Sit down
table-look = Look on
table-shut = no onlookers

rated-help = The result counts for everyone's rating; nobody may leave.
rated-stranger = Rated games need an account.
get-account = Create an account
back = Back

# How a table's rules differ from those the reader is used to.
differences-none = Just what you are used to: { $usual }.
differences-some = { $count ->
    [one] One thing is not as you are used to ({ $usual }):
   *[other] { $count } things are not as you are used to ({ $usual }):
}
differences-usual = yours: { $value }
differences-more = { $count } more

# The rules of a table in words.
text-which = How long a text
text-brief = In a minute
text-full = In full
text-none = As soon as the agreements go together, their text stands here.
