# The lobby: starting a game, tables, people, talk.

hero-title = Cards on the table?
hero-text = You and two bots. No sign-up: they are dealing already.
hero-play = Play now
hero-against = Against
hero-rules = Rules:

mine-title = Your unfinished games

quick-title = Play with people
quick-text = We find you a table. Bots take the seats that stay empty.
quick-more = Clock, bots, rating
quick-wait = Bots join
quick-waits = { $seconds ->
    [0] at once
    [20] after 20 s
    [60] after a minute
   *[other] after 5 minutes
}
quick-bot = Which bots
quick-find = Find a table
quick-own = A table of my own

news-title = News for you
news-friend = { $name } would like to be friends.
news-accept = Accept
news-decline = Not now
lobby-friend-asks = { $name } would like to be friends.
lobby-friend-now = You and { $name } are friends now.

tables-title = Tables
tables-filter = Filter
tables-narrowed = (not all tables are shown)
filter-stage = Which tables
filter-stage-gathering = Waiting
filter-stage-running = Playing
filter-stage-all = All
filter-any = any
filter-rated = Kind of game
filter-clock-with = with a clock
filter-clock-without = without
tables-more = Show { $count } more
tables-none-gathering = No free table right now
    .more = Open one: whoever comes next will find you here. Or play with bots while you wait.
tables-none-running = No games under way
    .more = As soon as a public game begins, you can look on here.
tables-none-all = Nobody has opened a table yet
    .more = Be the first: others see your table at once.
tables-none-such = No table like this
    .more = There may be others with different rules.
tables-widen = Show all
tables-open = Open a table

people-title = People
people-here = Here: { $count }
people-friends = Friends
people-search = Search
people-wanted = Name
people-find = Search by name
people-search-help = Players with an account are found by any part of the name.
people-nobody = Nobody of that name. Check the spelling, or ask your friend whether he has an account.
people-alone = You are the first here. Send the address to your friends!
people-alone-stranger = Nobody is in the lobby just now. Bots are always up for a game.
people-no-friends = No friends here yet. Find someone by name, or ask those you played with.
people-apart = Muted and blocked: { $count }
people-asked = asked
people-friend = friend
people-guest = guest
people-is-here = here
people-is-away = not here
people-more = { $count } more

person-profile = Profile
person-invite-to = Ask to my table “{ $table }”
person-invite-new = Open a table together
person-befriend = Offer friendship
person-accept = Accept friendship
person-unfriend = End the friendship
person-unask = Take the offer back
person-mute = Mute
    .more = You no longer see what this player says.
person-unmute = Listen again
person-block = Block
    .more = You will not be seated together.
person-unblock = Unblock
person-report = Report…
person-invited = { $name } has been invited.
person-reported = Thank you, we shall look into it.
person-done-friend = { $on ->
    [yes] { $name } has your offer of friendship.
   *[no] You and { $name } are not friends any more.
}
person-done-muted = { $on ->
    [yes] You no longer hear { $name }.
   *[no] You hear { $name } again.
}
person-done-blocked = { $on ->
    [yes] { $name } is blocked.
   *[no] { $name } is no longer blocked.
}
report-reason = What is wrong
report-insult = insults
report-cheating = cheating
report-leaving = leaves games
report-name = an offensive name
report-spam = spam
report-other = something else
report-note = In your words
report-help = A sentence helps us to understand.
report-send = Send the report

talk-title = Talk
talk-said = What was said
talk-silence = Quiet so far. Say hello!
talk-say = Say something…
talk-send = Say it
talk-stranger = Only those with an account talk here.
