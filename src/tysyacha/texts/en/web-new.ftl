# Opening a table.

new-lead = Choose what matters to you; the rest is as usual.
new-seats = Who plays
new-you = You
    .more = you sit here
new-seat = Seat { $number }
new-seat-open = Open
    .more = For whoever comes first.
new-seat-kept = Friend
new-seat-bot = Bot
new-bot = Which bot
new-friend = Kept for
new-friend-link = whoever has the link
new-fill = If seats stay empty
new-fills = { $seconds ->
    [-1] wait for people
    [20] bots after 20 s
    [60] bots after a minute
   *[other] bots after 5 minutes
}
new-alone-help = Against bots alone you may take moves back and ask for hints.

new-agreements = Change agreements
new-agreements-hide = Hide agreements
new-words = Read in words
new-words-hide = Hide the text

new-game = The game
new-kind = What it counts for
new-rated-help = Counts for the rating. The table is open to all, no seat is kept, and leaving means the last place.
new-friendly-help = Counts for nothing but the pleasure. Whoever leaves has a bot to stand in.
new-who = Who may come
new-public = Everybody
    .more = The table stands in the lobby.
new-private = By invitation
    .more = Only those with your link or the password come in.
new-password = Password, if you like
new-password-help = For those who know the table but have no link.
new-password-short = At least { $least } characters.
new-clock-own = a clock of my own
new-clock-move = Seconds a move
new-clock-bank = Seconds in the bank
new-clock-help = Longer thought is taken from the bank; when it is empty, a bot stands in.
new-clock-none-help = Nobody is hurried; after ten minutes of silence a bot stands in.
new-spectators = Onlookers
    .more = They see what is on the table, never the hands.

new-players = { $count } players
new-told-friendly = friendly
new-told-rated = rated
new-told-public = open to everybody
new-told-private = by invitation
new-alone = with bots
new-open = Open the table
new-play = Begin
