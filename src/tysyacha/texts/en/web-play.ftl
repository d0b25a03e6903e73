# What is said of tables wherever they are shown or opened: players, seats, bots, clocks, ratings.

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
