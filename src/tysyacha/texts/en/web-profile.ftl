# How a player stands: statistics and the rating curve.

profile-kind = { $kind ->
    [bot] Computer player
    [account] Player with an account
   *[other] Guest
}
profile-since = here since { $since }
profile-none = Nothing to tell yet
    .mine = After your first finished game your statistics stand here.
    .other = No finished game so far.
profile-rating = Rating
profile-rated = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
profile-unsure = Not firm yet: a few more games will tell.
profile-unrated = No rated game at such a table so far.
profile-curve = The rating over { $games } games, from { $from } to { $to }
profile-share = { $share } %
profile-games = Games
profile-won = Won
profile-deals = Deals
profile-contracts = Contracts played
profile-made = Contracts made
profile-mean = Mean contract
profile-marriages = Marriages declared
profile-bolts = Bolts
profile-falls = Falls from the barrel
profile-best = Best deal
profile-friend-ask = Be friends
profile-friend-yes = Accept friendship
profile-friend-back = Take the offer back
profile-friend-end = End friendship
profile-mute = Mute
profile-unmute = Hear again
profile-block = Block
profile-unblock = Unblock
